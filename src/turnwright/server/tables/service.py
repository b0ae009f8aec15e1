"""The tables of this server: what REST and WebSocket call to create, join, play and follow them."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from turnwright.core.journal import Record
from turnwright.core.record import write
from turnwright.core.seats import WATCHER
from turnwright.server import games
from turnwright.server.config import Settings
from turnwright.server.errors import NoTable, Refused
from turnwright.server.people import names
from turnwright.server.people.names import one_line
from turnwright.server.storage.db import Database
from turnwright.server.storage.deletions import delete_owned
from turnwright.server.storage.quotas import UNFINISHED_STATES
from turnwright.server.storage.table_rows import Meta, Written
from turnwright.server.tables import opening, playing, seat_changes, seating, views, waiting
from turnwright.server.tables.driver import bots_alone
from turnwright.server.tables.followers import Follower, Person, Send, may_see
from turnwright.server.tables.infos import table_info, table_row
from turnwright.server.tables.live_table import LiveTable
from turnwright.server.tables.live_tables import LiveTables
from turnwright.server.tables.log_pages import LATEST
from turnwright.server.tables.shared import Event, TableServices
from turnwright.server.wire.play import (
    ChatLine,
    LogPage,
    MoveBody,
    MoveReply,
    Orders,
    OrdersBody,
    PreviewReply,
    Snapshot,
    StaticLayer,
    UndoBody,
    UndoReply,
    WhyReply,
)
from turnwright.server.wire.socket import KnownSnapshot
from turnwright.server.wire.tables import CreateBody, Deleted, Invite, SeatBody, SettingsBody, TableInfo, TableRow
from turnwright.server.workers.finished import finished
from turnwright.server.workers.turns import Share

__all__ = ["Event", "Follower", "Person", "Send", "Subscription", "Tables"]

T = TypeVar("T")
Subscription = Follower
"""One follower of one table; pass it to ``Tables.unsubscribe``."""

MOST_ROWS: Final = 200


class Tables:
    """The table service. If a person makes a mistake, its methods raise ``errors.Refused`` and change nothing."""

    def __init__(self, db: Database, settings: Settings) -> None:
        """Create the service on an open database; ``open`` starts its tasks."""
        self.settings = settings
        self.shared = TableServices(db, settings)
        self.store = self.shared.store
        self.live_tables = LiveTables(self.shared)

    async def open(self) -> None:
        """Start: listen to other processes, and take over tables whose bots and clocks no process runs."""
        await self.live_tables.open()

    async def close(self) -> None:
        """Stop: release leases and stop the bot workers."""
        await self.live_tables.close()

    def listen(self, callback: Callable[[Event], None]) -> None:
        """Call ``callback`` for every event (notices, lobby)."""
        self.shared.listeners.append(callback)

    def counts(self) -> dict[str, int]:
        """Return how many tables are in memory and how many followers they have, for metrics."""
        tables = self.live_tables.live.values()
        return {"tables": len(tables), "followers": sum([len(live.followers) for live in tables])}

    # Lists and seats.

    async def create(self, person: Person, body: CreateBody) -> TableInfo:
        """Create a table; one without open seats starts at once."""
        await games.load(body.game)
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
        """List tables by scope (``mine``, ``open``, ``running``, ``finished``), latest first, paged by ``before``."""
        user = person.id if person else None
        if game and not game.isidentifier():
            return []
        metas = await self.store.listed(user, scope, game, max(1, min(limit, MOST_ROWS)), before, own)
        return [table_row(meta, user) for meta in metas]

    async def join(self, table: str, person: Person, seat: int | None = None, invite: str | None = None) -> TableInfo:
        """Take a seat, or ask the players for it; when no seat is open any more, the owner may start."""
        return await self._change(table, person, lambda live: seating.join(live, person, seat, invite), invite)

    async def leave(self, table: str, person: Person) -> TableInfo:
        """Give up one's seats before the start."""
        return await self._change(table, person, lambda live: seating.leave(live, person))

    async def set_seat(self, table: str, person: Person, seat: int, body: SeatBody) -> TableInfo:
        """Owner: open a seat or give it to a bot; in a running game the other players must agree."""
        return await self._change(table, person, lambda live: seating.set_seat(live, person, seat, body))

    async def answer_handover(self, table: str, person: Person, accept: bool, request: int | None = None) -> TableInfo:
        """Accept or decline a seat change for all one's seats; the person who asked may withdraw the request."""
        return await self._change(table, person, lambda live: seating.answer_handover(live, person, accept, request))

    async def invite(self, table: str, person: Person) -> Invite:
        """Owner: create a new invite link; the previous one stops working."""
        return await self._do(table, person, lambda live: seating.invite(live, person))

    async def revoke_invite(self, table: str, person: Person) -> None:
        """Owner: revoke the invite link."""
        await self._do(table, person, lambda live: seating.revoke_invite(live, person))

    async def start(self, table: str, person: Person) -> TableInfo:
        """Owner: begin the game, once no seat is open."""
        return await self._change(table, person, lambda live: seating.start(live, person))

    async def change(self, table: str, person: Person, body: SettingsBody) -> TableInfo:
        """Owner: replace the settings of a table before the start."""
        return await self._change(table, person, lambda live: waiting.change(live, person, body))

    async def agree(self, table: str, person: Person) -> TableInfo:
        """Agree to settings that the owner has changed."""
        return await self._change(table, person, lambda live: waiting.agree(live, person))

    async def close_table(self, table: str, person: Person) -> TableInfo:
        """Owner: close a table before the start."""
        return await self._change(table, person, lambda live: waiting.close(live, person))

    async def delete(self, table: str, person: Person) -> Deleted:
        """Owner: delete a table that is over; it stays for others who played there, but without an owner."""

        async def drop(live: LiveTable) -> bool:
            seat_changes.owners_only(live.meta, person.id)
            if live.meta.state in UNFINISHED_STATES:
                message = "only a table that is over can be deleted: close it, or finish the game"
                raise Refused("conflict", message, reason="delete-unfinished")
            return await delete_owned(self.store.db, live.meta, seat_changes.others(live.meta, person.id))

        kept = await self._do(table, person, drop)
        await self.live_tables.compare()
        await self.shared.bus.tell("table", table)
        return Deleted(kept=kept)

    async def rematch(self, table: str, person: Person) -> TableInfo:
        """Open a table with the same seats and options; a second request returns the same table and a seat there."""

        async def offer(live: LiveTable) -> tuple[str, list[int]]:
            meta = live.meta
            sat = [n for n, sitting in enumerate(meta.seating) if sitting.user_id == person.id]
            if not sat and meta.owner != person.id:
                raise Refused("forbidden", "only those who played may ask for a rematch", reason="rematch")
            if meta.state not in ("finished", "abandoned"):
                raise Refused("conflict", "the game is not over", reason="not-over")
            if meta.rematch is None or await self.store.closed(meta.rematch):
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
        """Open a table that continues from ``ply`` of a finished game."""

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
        """Undo the seat's last choice, or ask the other seats."""
        return await self._do(table, person, lambda live: playing.undo(live, person, body))

    async def answer_undo(self, table: str, person: Person, accept: bool, request: int | None = None) -> UndoReply:
        """Accept or decline another seat's request to undo, for all one's seats."""
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
        """Agree (or withdraw agreement) to end the game without a result; it ends once all people agree."""
        return await self._change(table, person, lambda live: playing.abandon(live, person, agree))

    # What people see.

    async def snapshot(
        self,
        table: str,
        person: Person | None,
        seat: int | None = None,
        ply: int | None = None,
        theme: str = "light",
        invite: str | None = None,
    ) -> Snapshot:
        """Return what ``person`` sees, now or after ``ply``. ``seat`` must be theirs; None means the asked one."""

        async def look(live: LiveTable) -> Snapshot:
            perspective = playing.perspective_for(live, person, seat, theme)
            seen = await live.see(perspective) if ply is None else await live.look_back(perspective, ply)
            return views.snapshot(live.game, seen)

        return await self._do(table, person, look, invite)

    async def log(
        self,
        table: str,
        person: Person | None,
        seat: int | None = None,
        before: int | None = None,
        most: int = LATEST,
        invite: str | None = None,
    ) -> LogPage:
        """Return the lines of the log before line ``before``, as ``person`` may read it; None means the latest."""

        async def turn_back(live: LiveTable) -> LogPage:
            return playing.log(live, playing.perspective_for(live, person, seat, "light").seat, before, most)

        return await self._do(table, person, turn_back, invite)

    async def picture(self, table: str, person: Person | None, theme: str, invite: str | None = None) -> str:
        """Return the board as watchers see it, as SVG."""

        async def draw(live: LiveTable) -> str:
            if live.position is None:
                raise Refused("not_started", "the game has not begun")
            await self.shared.first_drawings.prepare(live.position, theme)
            drawn = self.shared.boards.picture(table, live.position, theme)
            if not drawn:
                raise Refused("not_found", "this game has no board")
            return drawn

        return await self._do(table, person, draw, invite)

    async def why(
        self, table: str, person: Person | None, choice: str, seat: int | None, lang: str, target: str = ""
    ) -> WhyReply:
        """Return why a choice is not possible now."""

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
        layer = await self.shared.layers.get(key)
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
        known: KnownSnapshot | None = None,
    ) -> Subscription:
        """Follow a table: ``send`` receives the ``table`` message at once, then every change, encoded.

        If ``known`` names the current snapshot, the first message is a delta without the board.
        """
        follower = Follower(table, person, send, seat, theme, invite, known)

        async def begin(live: LiveTable) -> None:
            playing.perspective_for(live, person, seat, theme)
            await live.follow(follower)

        await self._do(table, person, begin, invite)
        return follower

    async def unsubscribe(self, subscription: Subscription) -> None:
        """Stop following a table."""
        live = self.live_tables.live.get(subscription.table)
        if live is not None:
            live.unfollow(subscription)

    # Chat and records.

    async def chat(self, table: str, person: Person, text: str) -> ChatLine:
        """Send a chat line (people with a seat, or the owner); the caller limits the rate."""
        return await self._do(table, person, lambda live: playing.say(live, person, text))

    async def chat_log(self, table: str, person: Person | None, invite: str | None = None) -> list[ChatLine]:
        """Return the last 200 chat lines."""
        await self.info(table, person, invite)
        return await self.store.said(table)

    async def record(self, table: str, person: Person | None, invite: str | None = None) -> str:
        """Return the record as JSON Lines; for a running game, as ``person`` may see it."""

        async def redacted(live: LiveTable) -> str:
            if live.position is None:
                raise Refused("not_started", "the game has not begun")
            user = person.id if person else ""
            seat = next(iter(live.meta.seats_of(user)), WATCHER)
            return write(live.position.record_for(views.perspective_of(live.meta, user, seat, "light").seat))

        return await self._do(table, person, redacted, invite)

    async def keep(
        self,
        person: Person,
        record: str | Record,
        title: str = "",
        public: bool = False,
        share: Share | None = None,
    ) -> TableInfo:
        """Store a finished record as a table that can be replayed and copied, after checking it by replaying it."""
        name = one_line(title, self.settings.limits.title_length)
        game = await self.shared.replays.run(share or Share(person.id), finished, record)
        await games.load(game.header.game)
        meta, written = opening.kept(person, game, name, public)
        await self.store.create(meta, written)
        return table_info(meta, person.id)

    async def finished_record(self, table: str, person: Person | None) -> Record:
        """Return the record of a game that is over."""

        async def read(live: LiveTable) -> Record:
            if live.meta.state != "finished" or live.position is None:
                raise Refused("not_found", "this is revealed when the game is over", reason="not-over")
            return live.position.record

        return await self._do(table, person, read)

    async def rename(self, person: Person) -> None:
        """Update the name of ``person`` wherever they have a seat or ask for one."""
        for table in await self.store.rename(person.id, lambda meta: seat_changes.renamed(meta, *person)):
            self.live_tables.hear("table", table)
            await self.shared.bus.tell("table", table)

    async def leave_all(self, person: Person) -> None:
        """Leave all tables because an account is deleted: close those that wait, stand up, resign; lose the name."""
        for meta in await self.store.unfinished(person.id):
            with contextlib.suppress(Refused):  # somebody else was faster, or the table cannot be read
                if meta.state == "open" and meta.owner == person.id:
                    await self.close_table(meta.id, person)
                elif meta.seats_of(person.id):
                    await (self.leave if meta.state == "open" else self.resign)(meta.id, person)
        name = names.DELETED
        for table in await self.store.forget(
            person.id, name, lambda meta: seat_changes.forgotten(meta, person.id, name)
        ):
            self.live_tables.hear("table", table)
            await self.shared.bus.tell("table", table)

    # Internals.

    async def _do(
        self,
        table: str,
        person: Person | None,
        command: Callable[[LiveTable], Awaitable[T]],
        invite: str | None = None,
    ) -> T:
        """Run a command at a table that ``person`` may see."""
        live = await self.live_tables.get(table)

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
        """Run a command and return the table afterwards."""

        async def work(live: LiveTable) -> TableInfo:
            await command(live)
            return table_info(live.meta, person.id, live.online())

        return await self._do(table, person, work, invite)

    async def _opened(self, person: Person, meta: Meta, written: list[Written]) -> TableInfo:
        await self.store.create(meta, written)
        live = await self.live_tables.get(meta.id)
        if not bots_alone(meta):
            live.visit()
        return await live.run(lambda: self._begin(live, person))

    async def _begin(self, live: LiveTable, person: Person, may: bool = True) -> TableInfo:
        """Start the game if every seat is taken and ``person`` may start it."""
        taken = all(sitting.kind != "open" and not sitting.unconfirmed for sitting in live.meta.seating)
        ready = live.meta.state == "open" and taken
        if ready and may:
            await seating.start(live, Person(live.meta.owner, ""))
        return table_info(live.meta, person.id, live.online())
