"""A live table: one position, its followers, and one task that runs all commands in order.

Each command is applied to the position in memory, committed, and only then sent to followers. If anything fails on the
way, the database stays as it was and the position is read from it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from turnwright.core.errors import GameError
from turnwright.core.frames import State
from turnwright.core.game import Game, find
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER
from turnwright.server import games
from turnwright.server.errors import NoTable, Refused, refusal
from turnwright.server.logs import trouble
from turnwright.server.storage.store import Conflict
from turnwright.server.storage.table_rows import SYSTEM, Meta, Written
from turnwright.server.tables import clocks, deltas, journals, orders, views
from turnwright.server.tables.driver import Driver
from turnwright.server.tables.followers import Follower
from turnwright.server.tasks import cancelled
from turnwright.server.wire.play import ChatLine, Words
from turnwright.server.wire.socket import ChatMessage, Presence, Queued
from turnwright.server.workers.loading import position_after

if TYPE_CHECKING:
    from turnwright.server.tables.shared import TableServices

T = TypeVar("T")

ATTENTION: Final = 30.0
"""Seconds for which a table counts as watched after someone has requested it without following it."""
TRIES: Final = 8
"""How often a command is retried after another process was faster."""

log = logging.getLogger(__name__)


class LiveTable:
    """One table in this process."""

    def __init__(self, id: str, shared: TableServices) -> None:
        self.id = id
        self.shared = shared
        self.followers: set[Follower] = set()
        self.keys: dict[tuple[str, str], int] = {}
        """How long the journal was after the answers with these keys."""
        self.heard: dict[str, float] = {}
        """When each person last chose."""
        self.used = time.monotonic()
        self._visited = -ATTENTION
        self.driver = Driver(self)
        self._meta: Meta | None = None
        self.position: Position | None = None
        self._stale = True
        self._seen: dict[views.Perspective, views.Seen] = {}
        self._views = views.Views(shared.layers)
        self._promised: set[asyncio.Future[Any]] = set()
        self._todo: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())

    @property
    def meta(self) -> Meta:
        """The table as it is stored; set inside every command."""
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
        """Whether this table can be unloaded and read again when it is next needed."""
        return not self.followers and self._todo.empty() and not self.driver.busy

    @property
    def attended(self) -> bool:
        """Whether someone follows the table here or has looked at it just now."""
        return bool(self.followers) or time.monotonic() - self._visited < ATTENTION

    @property
    def awaited(self) -> bool:
        """Whether someone looks at the table here, or a person follows it in another process."""
        return self.attended or bool(self.online_users())

    def visit(self) -> None:
        """Note that someone looks at the table; bots that had paused because nobody watched continue."""
        asleep = not self.attended
        self._visited = time.monotonic()
        if asleep and self.loaded:
            self.driver.look()

    # Commands.

    async def run(self, command: Callable[[], Awaitable[T]]) -> T:
        """Run ``command`` after those before it; it is completed even if the caller stops waiting."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.used = time.monotonic()
        self._todo.put_nowait(partial(self._answer, command, done))
        self._promised.add(done)
        done.add_done_callback(self._promised.discard)
        try:
            return await done
        finally:
            del done  # break the reference cycle between this frame and a refusal, which would keep the request alive

    async def _answer(self, command: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
        """Run ``command`` and set the result of ``done``."""
        try:
            result = await self._attempt(command)
        except Exception as problem:
            if not done.done():
                done.set_exception(problem)
        else:
            if not done.done():
                done.set_result(result)
        finally:
            del done  # as above

    async def close(self) -> None:
        """Stop. What is stored stays stored, and callers that are waiting get an error."""
        self.driver.stop()
        await cancelled(self._task)
        for done in [each for each in self._promised if not each.done()]:
            done.set_exception(Refused("internal", "the server is stopping: ask again"))
        self._forget()  # table and driver refer to each other, so what they keep would stay until a full collection
        self._seen.clear()
        self._views = views.Views(self.shared.layers)
        self.shared.snapshots.drop(self.id)

    def missed(self) -> None:
        """Read on now and before the next command, because another process has written."""
        self._stale = True
        self._todo.put_nowait(self._catch_up)

    async def _work(self) -> None:
        while True:
            work = await self._todo.get()
            try:
                await work()
            except Exception as problem:
                trouble(log, "table %s", self.id, problem=problem)
            del work

    async def _catch_up(self) -> None:
        if self._stale:
            with contextlib.suppress(NoTable):  # its followers have been told
                await self._ready()

    async def _attempt(self, command: Callable[[], Awaitable[T]]) -> T:
        for attempt in range(TRIES):
            try:
                await self._ready()
                return await command()
            except Conflict:
                self._stale = True
            except Refused:
                if attempt or not await self._overtaken():
                    raise
            except GameError as problem:
                raise refusal(problem) from None
            finally:
                if self.position is not None and (self._meta is None or self.position.seq != self._meta.seq):
                    self._forget()
        raise Refused("conflict", "somebody else was faster: reload and try again", reason="overtaken")

    async def _overtaken(self) -> bool:
        """Tell whether another process has written before we heard of it, and read what it wrote."""
        if self._meta is None or not self.shared.bus.shared:
            return False
        known = self._meta.rev
        await self.read_again()
        return self.meta.rev != known

    # Loading.

    def _forget(self) -> None:
        """Drop the position, because it no longer matches the journal."""
        self.position = None
        self._stale = True

    async def _ready(self) -> None:
        """Make sure that the position is the stored one; if it was not, update the followers."""
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
        """Read what another process may have written; call it inside a command."""
        self._stale = True
        await self._ready()

    async def _read_all(self) -> list[Written]:
        """Rebuild the position from the whole journal, upgraded to the game's current version; return the journal."""
        stored = await self.shared.store.load(self.id)
        if stored is None:
            self._let_go(list(self.followers))
            raise NoTable
        await games.load(stored[0].game)
        self._meta, written = stored
        self.position, self.keys, self.heard = None, {}, {}
        try:
            if self._meta.version != self.game.version and self._meta.state in ("open", "running"):
                new, written = journals.upgraded(self._meta, written)
                self._meta = await self.shared.store.rewrite(self._meta, new, written)
            if journals.has_begun(self._meta, written):
                record = journals.record_of(self._meta, written)
                self.position = await position_after(record, self._meta.seed or None, self.shared.replays)
        except GameError as problem:
            trouble(log, "table %s cannot be read", self.id, problem=problem)
            raise Refused(
                "internal", "this server cannot read the table: its operator should look", reason="unreadable"
            ) from None
        return written

    def _name(self) -> None:
        """Update the names of the seats in the record."""
        if self.position is not None:
            self.position.names = [sitting.name for sitting in self.meta.seating]

    async def _read_on(self) -> list[Written] | None:
        """Read and return what another process has written; None if it does not fit and all must be read again."""
        position = self.position
        assert position is not None
        stored = await self.shared.store.load(self.id, position.seq)
        if stored is None or stored[0].version != self.game.version:
            return None
        self._meta, written = stored
        return written if journals.follow(position, written) and position.seq == self._meta.seq else None

    def _remember(self, written: list[Written]) -> None:
        journals.remember(written, self.meta.seq, self.keys, self.heard)

    # Saving.

    async def save(
        self, new: Meta, by: str = SYSTEM, key: str = "", told: Sequence[Words] = (), beside: Meta | None = None
    ) -> None:
        """Let standing orders answer, commit ``new`` and the new journal entries, then tell everyone.

        ``told`` is what the chat reports about it, ``beside`` another table that is stored along with it.
        """
        old, now = self.meta, time.time()
        if self.position is not None:
            orders.obey(old, new, self.position)
        written = journals.gained(new, self.position, by, key, now)
        if self.position is not None and (written or new.state != old.state):
            others = journals.answered_by_order(written, old.asked)
            new = clocks.turned(old, journals.as_played(new, self.position), clocks.steady.now(), others)
        elif journals.other_hands(old, new):
            due = clocks.next_due(new, clocks.steady.now())
            new = msgspec.structs.replace(new, due=due, turn_since=now)
        self._meta, lines = await self.shared.store.save(old, new, written, told, beside)
        self._remember(written)
        self._name()
        self.shared.bus.post("table", self.id)
        await self.tell()
        for line in lines:
            await self.say(line)
        self.shared.saved(old, self.meta, self.online_users())
        self.driver.look()

    # Sending.

    async def see(self, perspective: views.Perspective) -> views.Seen:
        """Return what ``perspective`` sees; from then on the static layers it names can be fetched."""
        if self.position is not None:
            await self.shared.first_drawings.prepare(self.position, perspective.theme)
        seen = self._views.look(self.meta, self.position, perspective, self.online())
        await self.shared.layers.settle()
        return seen

    async def look_back(self, perspective: views.Perspective, ply: int) -> views.Seen:
        """Return what ``perspective`` saw after ``ply`` answers."""
        seen = await self.see(perspective)
        if self.position is None or not 0 <= ply <= self.position.ply:
            raise Refused("bad_request", f"there is no ply {ply}: the line of play has {self.meta.ply} plies")
        past = self._views.look_back(seen, self.position.at(ply), perspective)
        await self.shared.layers.settle()
        return past

    async def tell(self) -> None:
        """Send every follower what is new to them, and remove those who may no longer look."""
        self._let_go([follower for follower in self.followers if not follower.may_stay(self.meta)])
        now = {follower: self._perspective(follower) for follower in self.followers}
        fresh = {each: await self.see(each) for each in set(now.values())}
        messages: dict[tuple[views.Perspective | None, views.Perspective], bytes] = {}
        for follower, perspective in now.items():
            if follower not in self.followers:
                continue
            if follower.known is not None or follower.perspective not in self._seen:
                message = self._first(follower, perspective, fresh[perspective])
            else:
                change = (follower.perspective, perspective)
                if change not in messages:
                    messages[change] = self._news(self._seen[follower.perspective], fresh[perspective])
                message = messages[change]
            follower.perspective = perspective
            if message:
                follower.give(message)
        self._seen = fresh

    def _perspective(self, follower: Follower) -> views.Perspective:
        last = follower.perspective.seat if follower.perspective else WATCHER
        perspective = views.perspective_of(self.meta, follower.user, follower.seat, follower.theme, last)
        return perspective._replace(data=follower.data)

    def _first(self, follower: Follower, perspective: views.Perspective, seen: views.Seen) -> bytes:
        if follower.knows_board(seen):
            return msgspec.json.encode(deltas.without_board(self.game, seen))
        return self.shared.snapshots.of(perspective, seen)

    def _news(self, old: views.Seen, new: views.Seen) -> bytes:
        return b"" if old == new else msgspec.json.encode(deltas.delta(self.game, old, new))

    def broadcast(self, message: msgspec.Struct, seats: list[int] | None = None) -> None:
        """Send ``message`` to all followers, or to those who hold one of ``seats``."""
        data = msgspec.json.encode(message)
        for follower in list(self.followers):
            if seats is None or set(seats) & set(self.meta.seats_of(follower.user)):
                follower.give(data)

    async def say(self, line: ChatLine) -> None:
        """Send a stored chat line to all followers, in every process."""
        self.broadcast(ChatMessage.of(line))
        await self.shared.bus.tell("chat", f"{self.id} {line.n}")

    # Followers.

    async def follow(self, follower: Follower) -> None:
        """Add a follower and send the whole table, or what is missing from the snapshot that the client has."""
        before = self.online()
        self.visit()
        self.followers.add(follower)
        await self.tell()
        if self.driver.queued:
            follower.give(msgspec.json.encode(Queued(table=self.id, waits=True)))
        self._attendance_changed(before)

    def unfollow(self, follower: Follower) -> None:
        """Remove a follower at once, without waiting for running commands."""
        before = self.online()
        self.followers.discard(follower)
        self._attendance_changed(before)

    def _let_go(self, followers: list[Follower]) -> None:
        """Remove followers who have lost the right to look, and tell them."""
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
        """Return who follows the table, in any process."""
        return self._users_here() | self.shared.presence.at(self.id)

    def _users_here(self) -> set[str]:
        return {follower.user for follower in self.followers if follower.user}

    def _attendance_changed(self, before: list[int]) -> None:
        self.shared.presence.follow(self.id, self._users_here())
        self.presence(before)

    def presence(self, before: list[int]) -> None:
        """Tell followers which seats' people are online, if that has changed."""
        after = self.online()
        if after != before:
            self.broadcast(Presence(table=self.id, seats=after))
