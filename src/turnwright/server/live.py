"""The tables of this server: what REST and WebSocket call to create, join, play and follow them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from turnwright.core.journal import Record
from turnwright.core.record import write
from turnwright.core.seats import WATCHER
from turnwright.server import hands, opening, playing, seating, views
from turnwright.server.config import Settings
from turnwright.server.db import Database
from turnwright.server.errors import NoTable, Refused
from turnwright.server.finished import finished
from turnwright.server.followers import Follower, Person, Send, may_see
from turnwright.server.house import House
from turnwright.server.hub import Event, Hub
from turnwright.server.infos import table_info, table_row
from turnwright.server.names import one_line
from turnwright.server.store import Meta, Written
from turnwright.server.table import LiveTable
from turnwright.server.turns import Share
from turnwright.server.wire import (
    ChatLine,
    CreateBody,
    Invite,
    MoveBody,
    MoveReply,
    Orders,
    OrdersBody,
    PreviewReply,
    SeatBody,
    Snapshot,
    StaticLayer,
    TableInfo,
    TableRow,
    UndoBody,
    UndoReply,
    WhyReply,
)

__all__ = ["Event", "Follower", "Person", "Send", "Subscription", "Tables"]

T = TypeVar("T")
Subscription = Follower
"""One follower of one table; hand it back to ``Tables.unsubscribe``."""

MOST_ROWS: Final = 200


class Tables:
    """The service. Every method raises ``errors.Refused`` for a person's mistake, and then nothing has changed."""

    def __init__(self, db: Database, settings: Settings) -> None:
        """Make the service on an open database; ``open`` starts its tasks."""
        self.settings = settings
        self.hub = Hub(db, settings)
        self.store = self.hub.store
        self.house = House(self.hub)

    async def open(self) -> None:
        """Start up: listen to other processes, take up tables whose bots and clocks nobody answers for."""
        await self.house.open()

    async def close(self) -> None:
        """Shut down: give leases back, stop thinkers."""
        await self.house.close()

    def listen(self, callback: Callable[[Event], None]) -> None:
        """Have ``callback`` told of events (notices, lobby)."""
        self.hub.listeners.append(callback)

    def counts(self) -> dict[str, int]:
        """Return how many tables are in memory and how many follow them, for metrics."""
        tables = self.house.live.values()
        return {"tables": len(tables), "followers": sum([len(live.followers) for live in tables])}

    # Lists and seats.

    async def create(self, person: Person, body: CreateBody) -> TableInfo:
        """Open a table; one without open seats starts at once."""
        await self._room(person)
        return await self._opened(person, opening.opened(person, body, self.settings), [])

    async def info(self, table: str, person: Person | None, invite: str | None = None) -> TableInfo:
        """Return a table as ``person`` sees it."""

        async def read(live: LiveTable) -> TableInfo:
            return table_info(live.meta, person.id if person else None, live.online())

        return await self._do(table, person, read, invite)

    async def rows(
        self,
        person: Person | None,
        scope: str,
        game: str = "",
        limit: int = 50,
        before: float | None = None,
        own: bool = False,
    ) -> list[TableRow]:
        """List tables: scope ``mine``, ``open``, ``running``, ``finished``; latest change first, ``before`` pages."""
        user = person.id if person else None
        if game and not game.isidentifier():
            return []
        metas = await self.store.listed(user, scope, game, max(1, min(limit, MOST_ROWS)), before, own)
        return [table_row(meta, user) for meta in metas]

    async def join(self, table: str, person: Person, seat: int | None = None, invite: str | None = None) -> TableInfo:
        """Take a seat, or ask those who play for it; with nobody missing any more, the owner may start."""
        return await self._change(table, person, lambda live: seating.join(live, person, seat, invite), invite)

    async def leave(self, table: str, person: Person) -> TableInfo:
        """Give one's seats back before the start."""
        return await self._change(table, person, lambda live: seating.leave(live, person))

    async def set_seat(self, table: str, person: Person, seat: int, body: SeatBody) -> TableInfo:
        """Owner: open a seat or give it to a bot; in a running game with the leave of the others who play."""
        return await self._change(table, person, lambda live: seating.set_seat(live, person, seat, body))

    async def answer_handover(self, table: str, person: Person, accept: bool, request: int | None = None) -> TableInfo:
        """Accept or decline that a seat changes hands, for all one's seats; who asked may withdraw."""
        return await self._change(table, person, lambda live: seating.answer_handover(live, person, accept, request))

    async def invite(self, table: str, person: Person) -> Invite:
        """Owner: make a new invite link; the one before no longer works."""
        return await self._do(table, person, lambda live: seating.invite(live, person))

    async def revoke_invite(self, table: str, person: Person) -> None:
        """Owner: no invite link works any more."""
        await self._do(table, person, lambda live: seating.revoke_invite(live, person))

    async def start(self, table: str, person: Person) -> TableInfo:
        """Owner: begin, once no seat is open."""
        return await self._change(table, person, lambda live: seating.start(live, person))

    async def rematch(self, table: str, person: Person) -> TableInfo:
        """Open a table with the same seats and options; whoever asks second gets the same one, and a seat there."""
        await self._room(person)

        async def offer(live: LiveTable) -> tuple[str, list[int]]:
            meta = live.meta
            sat = [n for n, sitting in enumerate(meta.seating) if sitting.user_id == person.id]
            if not sat and meta.owner != person.id:
                raise Refused("forbidden", "only those who played may ask for a rematch", reason="rematch")
            if meta.state in ("open", "running"):
                raise Refused("conflict", "the game is not over", reason="not-over")
            if meta.rematch is None:
                new = opening.rematch_of(meta, person)
                await live.save(msgspec.structs.replace(meta, rematch=new.id), beside=new)
            assert live.meta.rematch is not None
            return live.meta.rematch, sat

        async def come(live: LiveTable) -> TableInfo:
            came = await seating.sit_again(live, person, sat)
            return await self._begin(live, person, came or live.meta.owner == person.id)

        new, sat = await self._do(table, person, offer)
        return await self._do(new, person, come)

    async def copy(self, table: str, person: Person, ply: int) -> TableInfo:
        """Open a table that plays on from ``ply`` of a finished game."""
        await self._room(person)

        async def fork(live: LiveTable) -> tuple[Meta, list[Written]]:
            if live.meta.state != "finished" or live.position is None:
                raise Refused("conflict", "only finished games can be copied", reason="not-over")
            return opening.copy_of(live.meta, live.position, person, ply)

        meta, written = await self._do(table, person, fork)
        return await self._opened(person, meta, written)

    # Play.

    async def move(self, table: str, person: Person, body: MoveBody) -> MoveReply:
        """Make a choice; it is stored before this returns."""
        return await self._do(table, person, lambda live: playing.move(live, person, body))

    async def undo(self, table: str, person: Person, body: UndoBody) -> UndoReply:
        """Take back the seat's last choice, or ask the other seats."""
        return await self._do(table, person, lambda live: playing.undo(live, person, body))

    async def answer_undo(self, table: str, person: Person, accept: bool, request: int | None = None) -> UndoReply:
        """Accept or decline what another seat asked for, for all one's seats."""
        return await self._do(table, person, lambda live: playing.answer_undo(live, person, accept, request))

    async def orders(self, table: str, person: Person, seat: int | None = None) -> Orders:
        """Return the standing orders of one of a person's seats."""

        async def read(live: LiveTable) -> Orders:
            return playing.orders_of(live, person, seat)

        return await self._do(table, person, read)

    async def set_orders(self, table: str, person: Person, body: OrdersBody) -> Orders:
        """Replace the standing orders of a seat; one that covers the open question answers it before this returns."""
        return await self._do(table, person, lambda live: playing.give_orders(live, person, body))

    async def resign(self, table: str, person: Person, seat: int | None = None) -> TableInfo:
        """Leave a running game: a bot takes the seat (None: all of one's seats)."""
        return await self._change(table, person, lambda live: playing.resign(live, person, seat))

    async def abandon(self, table: str, person: Person, agree: bool) -> TableInfo:
        """Agree (or no longer agree) to end the game without a result; it ends once all people agree."""
        return await self._change(table, person, lambda live: playing.abandon(live, person, agree))

    # What is seen.

    async def snapshot(
        self,
        table: str,
        person: Person | None,
        seat: int | None = None,
        ply: int | None = None,
        theme: str = "light",
        invite: str | None = None,
    ) -> Snapshot:
        """Return all that ``person`` sees, now or after ``ply``; ``seat`` must be theirs, None takes the asked one."""

        async def look(live: LiveTable) -> Snapshot:
            eyes = playing.eyes_for(live, person, seat, theme)
            seen = await live.see(eyes)
            if ply is not None:
                if live.position is None or not 0 <= ply <= live.position.ply:
                    raise Refused("bad_request", f"no ply {ply}: the line of play has {live.meta.ply}")
                seen = views.look_back(self.hub.easel, seen, live.position.at(ply), eyes)
                await self.hub.keep_static()
            return views.snapshot(live.game, seen)

        return await self._do(table, person, look, invite)

    async def why(
        self, table: str, person: Person | None, choice: str, seat: int | None, lang: str, target: str = ""
    ) -> WhyReply:
        """Return why a choice cannot be made now."""

        async def ask(live: LiveTable) -> WhyReply:
            return playing.why(live, person, choice, seat, lang, target)

        return await self._do(table, person, ask)

    async def preview(self, table: str, person: Person, choice: str, seat: int | None) -> PreviewReply:
        """Return what a choice would do."""

        async def foresee(live: LiveTable) -> PreviewReply:
            return playing.preview(live, person, choice, seat)

        return await self._do(table, person, foresee)

    async def static(self, key: str) -> StaticLayer:
        """Return a static layer by its key."""
        layer = await self.hub.static(key)
        if layer is None:
            raise Refused("not_found", "there is no such drawing")
        return layer

    async def subscribe(
        self,
        table: str,
        person: Person | None,
        send: Send,
        seat: int | None = None,
        theme: str = "light",
        invite: str | None = None,
    ) -> Subscription:
        """Follow a table: ``send`` gets the ``table`` message at once, then every change as encoded messages."""
        follower = Follower(table, person, send, seat, theme, invite)

        async def begin(live: LiveTable) -> None:
            playing.eyes_for(live, person, seat, theme)
            await live.follow(follower)

        await self._do(table, person, begin, invite)
        return follower

    async def unsubscribe(self, subscription: Subscription) -> None:
        """Follow no longer."""
        live = self.house.live.get(subscription.table)
        if live is not None:
            live.unfollow(subscription)

    # Talk and records.

    async def chat(self, table: str, person: Person, text: str) -> ChatLine:
        """Say something at the table (people with a seat, or the owner); the rate is limited by the caller."""
        return await self._do(table, person, lambda live: playing.say(live, person, text))

    async def chat_log(self, table: str, person: Person | None, invite: str | None = None) -> list[ChatLine]:
        """Return what was said, the last 200 lines."""
        await self.info(table, person, invite)
        return await self.store.said(table)

    async def record(self, table: str, person: Person | None, invite: str | None = None) -> str:
        """Return the record as JSON Lines; of a running game, as ``person`` may see it."""

        async def redacted(live: LiveTable) -> str:
            if live.position is None:
                raise Refused("not_started", "the game has not begun")
            user = person.id if person else ""
            seat = next(iter(live.meta.seats_of(user)), WATCHER)
            return write(live.position.record_for(live.eyes_of(user, seat, "light").seat))

        return await self._do(table, person, redacted, invite)

    async def keep(
        self,
        person: Person,
        record: str | Record,
        title: str = "",
        public: bool = False,
        share: Share | None = None,
    ) -> TableInfo:
        """Store a finished record as a table that can be replayed and copied; it is checked by replaying it."""
        name = one_line(title, self.settings.limits.title_length)
        game = await self.hub.replays.run(share or Share(person.id), finished, record)
        meta, written = opening.kept(person, game, name, public)
        await self.store.create(meta, written)
        return table_info(meta, person.id)

    async def finished_record(self, table: str, person: Person | None) -> Record:
        """Return the record of a game that is over."""

        async def read(live: LiveTable) -> Record:
            if live.meta.state != "finished" or live.position is None:
                raise Refused("not_found", "this is told when the game is over", reason="not-over")
            return live.position.record

        return await self._do(table, person, read)

    async def rename(self, person: Person) -> None:
        """Show a new name wherever ``person`` sits or asks for a seat."""
        for table in await self.store.rename(person.id, lambda meta: hands.renamed(meta, *person)):
            self.house.hear("table", table)
            await self.hub.bus.tell("table", table)

    # Inside.

    async def _do(
        self,
        table: str,
        person: Person | None,
        command: Callable[[LiveTable], Awaitable[T]],
        invite: str | None = None,
    ) -> T:
        """Run a command at a table that ``person`` may see."""
        live = await self.house.get(table)

        async def work() -> T:
            if not may_see(live.meta, person, invite):
                raise NoTable
            live.visit()
            return await command(live)

        return await live.run(work)

    async def _change(
        self,
        table: str,
        person: Person,
        command: Callable[[LiveTable], Awaitable[None]],
        invite: str | None = None,
    ) -> TableInfo:
        """Run a command and return the table as it is then."""

        async def work(live: LiveTable) -> TableInfo:
            await command(live)
            return table_info(live.meta, person.id, live.online())

        return await self._do(table, person, work, invite)

    async def _room(self, person: Person) -> None:
        if await self.store.owned(person.id) >= self.settings.limits.open_tables:
            raise Refused("conflict", "you have too many unfinished tables", reason="many-tables")

    async def _opened(self, person: Person, meta: Meta, written: list[Written]) -> TableInfo:
        await self.store.create(meta, written)
        live = await self.house.get(meta.id)
        return await live.run(lambda: self._begin(live, person))

    async def _begin(self, live: LiveTable, person: Person, may: bool = True) -> TableInfo:
        """Start the game if nobody is missing and ``person`` may start it."""
        ready = live.meta.state == "open" and all(sitting.kind != "open" for sitting in live.meta.seating)
        if ready and may:
            await seating.start(live, Person(live.meta.owner, ""))
        return table_info(live.meta, person.id, live.online())
