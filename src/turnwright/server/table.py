"""A live table: one position, its followers, and one task that does everything in order.

Commands run one after another. Each applies to the position in memory, is committed, and only then told. Whatever
fails on the way leaves the database as it was, and the position is read anew from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from turnwright.core.errors import GameError
from turnwright.core.frames import State
from turnwright.core.game import Game, find
from turnwright.core.journal import CHOICE, DEALT, UNDO
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER
from turnwright.server import clocks, hands, journals, orders, views
from turnwright.server.driver import Driver
from turnwright.server.errors import NoTable, Refused, refusal
from turnwright.server.followers import Follower
from turnwright.server.logs import trouble
from turnwright.server.store import SYSTEM, Conflict, Meta, Written
from turnwright.server.wire import ChatLine, Words
from turnwright.server.wire_socket import ChatMessage, Presence, Queued

if TYPE_CHECKING:
    from turnwright.server.hub import Hub

T = TypeVar("T")

ATTENTION: Final = 30.0
"""Seconds for which a table counts as looked at after somebody has asked for it without following it."""
TRIES: Final = 8
"""How often a command is tried again after another process was faster."""

log = logging.getLogger(__name__)


class LiveTable:
    """One table in this process."""

    def __init__(self, id: str, hub: Hub) -> None:
        self.id = id
        self.hub = hub
        self.followers: set[Follower] = set()
        self.keys: dict[tuple[str, str], int] = {}
        self.heard: dict[str, float] = {}
        self.used = time.monotonic()
        self._visited = -ATTENTION
        self.driver = Driver(self)
        self._meta: Meta | None = None
        self.position: Position | None = None
        self._stale = True
        self._seen: dict[views.Eyes, views.Seen] = {}
        self._views = views.Views()
        self._promised: set[asyncio.Future[Any]] = set()
        self._todo: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())

    @property
    def meta(self) -> Meta:
        """The table as it is stored; there is one inside every command."""
        assert self._meta is not None
        return self._meta

    @property
    def loaded(self) -> bool:
        """Whether the table has been read."""
        return self._meta is not None

    @property
    def game(self) -> Game[State]:
        """The game that is played."""
        return find(self.meta.game)

    @property
    def idle(self) -> bool:
        """Whether nothing would be missed if this table were read again when it is next needed."""
        return not self.followers and self._todo.empty() and not self.driver.busy

    @property
    def attended(self) -> bool:
        """Whether somebody follows the table here, or has looked at it just now."""
        return bool(self.followers) or time.monotonic() - self._visited < ATTENTION

    def visit(self) -> None:
        """Somebody looks at the table; bots that played alone until nobody did go on."""
        asleep = not self.attended
        self._visited = time.monotonic()
        if asleep and self.loaded:
            self.driver.look()

    # Commands.

    async def run(self, command: Callable[[], Awaitable[T]]) -> T:
        """Run ``command`` when those before it are done; it ends even if the caller gives up waiting."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.used = time.monotonic()

        async def work() -> None:
            try:
                result = await self._attempt(command)
            except Exception as problem:
                if not done.done():
                    done.set_exception(problem)
            else:
                if not done.done():
                    done.set_result(result)

        self._todo.put_nowait(work)
        self._promised.add(done)
        done.add_done_callback(self._promised.discard)
        return await done

    async def close(self) -> None:
        """Stop; what is stored stays stored, and whoever waits is told."""
        self.driver.stop()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for done in [each for each in self._promised if not each.done()]:
            done.set_exception(Refused("internal", "the server is stopping: ask again"))

    def missed(self) -> None:
        """Read on before the next command, and now: another process has written."""
        self._stale = True
        self._todo.put_nowait(self._catch_up)

    async def _work(self) -> None:
        while True:
            work = await self._todo.get()
            try:
                await work()
            except Exception as problem:
                trouble(log, "table %s", self.id, problem=problem)

    async def _catch_up(self) -> None:
        if self._stale:
            with contextlib.suppress(NoTable):  # its followers have been told
                await self._ready()

    async def _attempt(self, command: Callable[[], Awaitable[T]]) -> T:
        for _attempt in range(TRIES):
            try:
                await self._ready()
                return await command()
            except Conflict:
                self._stale = True
            except GameError as problem:
                raise refusal(problem) from None
            finally:
                if self.position is not None and (self._meta is None or self.position.seq != self._meta.seq):
                    self._forget()
        raise Refused("conflict", "others were faster: look again", reason="overtaken")

    # Reading.

    def _forget(self) -> None:
        """Throw the position away: it has gone where the journal has not."""
        self.position = None
        self._stale = True

    async def _ready(self) -> None:
        """Make sure that the position is the stored one; if it was not, tell the followers."""
        if not self._stale:
            return
        written = await self._read_on() if self.position is not None else None
        if written is None:
            written = await self._read_all()
        self._remember(written)
        self._name()
        self._stale = False
        await self.tell()
        self.driver.look()

    async def read_again(self) -> None:
        """Take in what another process may have written, inside a command."""
        self._stale = True
        await self._ready()

    async def _read_all(self) -> list[Written]:
        """Make the position anew from the whole journal, brought to the game's present version; return the journal."""
        stored = await self.hub.store.load(self.id)
        if stored is None:
            self._let_go(list(self.followers))
            raise NoTable
        self._meta, written = stored
        self.position, self.keys, self.heard = None, {}, {}
        try:
            if self._meta.version != self.game.version and self._meta.state in ("open", "running"):
                new, written = journals.upgraded(self._meta, written)
                self._meta = await self.hub.store.rewrite(self._meta, new, written)
            self.position = await asyncio.to_thread(journals.rebuilt, self._meta, written)
        except GameError as problem:
            trouble(log, "table %s cannot be read", self.id, problem=problem)
            raise Refused(
                "internal", "this server cannot read the table: its operator should look", reason="unreadable"
            ) from None
        return written

    def _name(self) -> None:
        """Let the record say what the seats are called now."""
        if self.position is not None:
            self.position.names = [sitting.name for sitting in self.meta.seating]

    async def _read_on(self) -> list[Written] | None:
        """Add what another process has written and return it; None if it does not fit and all must be read again."""
        position = self.position
        assert position is not None
        stored = await self.hub.store.load(self.id, position.seq)
        if stored is None or stored[0].version != self.game.version:
            return None
        self._meta, written = stored
        try:
            for line in written:
                position.follow(line.entry)
                if line.entry.kind == DEALT and position.dealer is not None:
                    position.dealer.dealt += 1
        except GameError:
            return None
        return written if position.seq == self._meta.seq else None

    def _remember(self, written: list[Written]) -> None:
        """Note which sendings are in the journal, how long it was after each, and when each person last chose."""
        after = self.meta.seq
        for line in reversed(written):
            if line.key:
                self.keys[line.by, line.key] = after
            if line.entry.kind in (CHOICE, UNDO):
                after = line.entry.seq
                self.heard[line.by] = max(line.at, self.heard.get(line.by, 0.0))

    # Writing.

    async def save(
        self, new: Meta, by: str = SYSTEM, key: str = "", told: Sequence[Words] = (), beside: Meta | None = None
    ) -> None:
        """Let standing orders answer, commit ``new`` and what the journal has gained, then tell everybody.

        ``told`` is what the chat says of it, ``beside`` another table that begins with it.
        """
        old, now = self.meta, time.time()
        if self.position is not None:
            orders.obey(old, new, self.position)
        written = journals.gained(new, self.position, by, key, now)
        if self.position is not None and (written or new.state != old.state):
            others = journals.answered_by_order(written, old.asked)
            new = clocks.turned(old, journals.as_played(new, self.position), now, others)
        elif journals.other_hands(old, new):
            new = msgspec.structs.replace(new, due=clocks.next_due(new, now), turn_since=now)
        self._meta, lines = await self.hub.store.save(old, new, written, told, beside)
        self._remember(written)
        self._name()
        await self.hub.bus.tell("table", self.id)
        await self.tell()
        for line in lines:
            await self.say(line)
        self.hub.saved(old, self.meta, self.online_users())
        self.driver.look()

    # Telling.

    def eyes_of(self, user: str, seat: int | None, theme: str, last: int = WATCHER) -> views.Eyes:
        """Return the eyes a person looks through; a seat that is not theirs (any more) shows what watchers see.

        So does every seat before the start: people still come and go, and a copied game has secrets already.
        """
        meta = self.meta
        mine = meta.seats_of(user) if meta.state != "open" else []
        if seat is None:
            asked = WATCHER if meta.asked is None else meta.asked
            seat = next((s for s in (asked, last, *mine[:1]) if s in mine), WATCHER)
        elif seat not in mine:
            seat = WATCHER
        asks = meta.handover is not None and meta.handover.by == user
        part = asks or meta.owner == user or hands.took_part(meta, user)
        return views.Eyes(seat, theme, user if part else "")

    async def see(self, eyes: views.Eyes) -> views.Seen:
        """Return what ``eyes`` see; static layers it names can be fetched from then on."""
        if self.position is not None:
            await self.hub.easel.begin(self.position, eyes.theme)
        seen = self._views.look(self.hub.easel, self.meta, self.position, eyes, self.online())
        await self.hub.keep_static()
        return seen

    async def tell(self) -> None:
        """Send every follower what is new to them, and let those go who may no longer look."""
        self._let_go([follower for follower in self.followers if not follower.may_stay(self.meta)])
        followers = list(self.followers)
        eyes = {f: self.eyes_of(f.user, f.seat, f.theme, f.eyes.seat if f.eyes else WATCHER) for f in followers}
        fresh = {each: await self.see(each) for each in set(eyes.values())}
        news: dict[views.Eyes, bytes] = {}
        for follower, each in eyes.items():
            if follower not in self.followers:
                continue
            if follower.eyes == each and each in self._seen:
                if each not in news:
                    news[each] = self._news(each, self._seen[each], fresh[each])
                message = news[each]
            else:
                message = self.hub.snapshots.of(each, fresh[each])
            follower.eyes = each
            if message:
                follower.give(message)
        self._seen = fresh

    def _news(self, eyes: views.Eyes, old: views.Seen, new: views.Seen) -> bytes:
        if old == new:
            return b""
        change = views.delta(self.game, old, new)
        return self.hub.snapshots.of(eyes, new) if change is None else msgspec.json.encode(change)

    def broadcast(self, message: msgspec.Struct, seats: list[int] | None = None) -> None:
        """Send ``message`` to all followers, or to those who hold one of ``seats``."""
        data = msgspec.json.encode(message)
        for follower in list(self.followers):
            if seats is None or set(seats) & set(self.meta.seats_of(follower.user)):
                follower.give(data)

    async def say(self, line: ChatLine) -> None:
        """Send a stored line of the chat to all followers, at whichever process."""
        self.broadcast(ChatMessage.of(line))
        await self.hub.bus.tell("chat", f"{self.id} {line.n}")

    # Followers.

    async def follow(self, follower: Follower) -> None:
        """Add a follower, who gets the whole table at once."""
        before = self.online()
        self.visit()
        self.followers.add(follower)
        await self.tell()
        if self.driver.queued:
            follower.give(msgspec.json.encode(Queued(table=self.id, waits=True)))
        self._whereabouts(before)

    def unfollow(self, follower: Follower) -> None:
        """Take a follower off, at once: nobody waits for a table in order to leave it."""
        before = self.online()
        self.followers.discard(follower)
        self._whereabouts(before)

    def _let_go(self, followers: list[Follower]) -> None:
        """Take off followers who have lost the right to look, and tell them."""
        for follower in followers:
            self.unfollow(follower)
            follower.end()

    def online(self) -> list[int]:
        """Return the seats whose people follow the table."""
        users = self.online_users()
        return [
            n for n, sitting in enumerate(self.meta.seating) if sitting.kind == "person" and sitting.user_id in users
        ]

    def online_users(self) -> set[str]:
        """Return who follows the table, at whichever process."""
        return self._users_here() | self.hub.whereabouts.at(self.id)

    def _users_here(self) -> set[str]:
        return {follower.user for follower in self.followers if follower.user}

    def _whereabouts(self, before: list[int]) -> None:
        self.hub.whereabouts.follow(self.id, self._users_here())
        self.presence(before)

    def presence(self, before: list[int]) -> None:
        """Tell followers which seats' people are there, if that has changed."""
        after = self.online()
        if after != before:
            self.broadcast(Presence(table=self.id, seats=after))
