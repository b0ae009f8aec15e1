"""What a table does by itself: bots decide, clocks run out, unanswered requests lapse."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec

from turnwright.server import clocks, hands, votes
from turnwright.server.journals import other_hands
from turnwright.server.logs import trouble
from turnwright.server.store import SYSTEM, Meta
from turnwright.server.thinkers import job_for, thinking_time
from turnwright.server.turns import Full, Share
from turnwright.server.wire_socket import Queued

if TYPE_CHECKING:
    from turnwright.server.table import LiveTable

log = logging.getLogger(__name__)

PATIENCE: Final = 1.0
"""Seconds until a time that is over is looked at again, where another process should have acted."""
QUEUE_TOLD_AFTER: Final = 1.0
"""Seconds that a bot waits for its turn to think before the followers are told."""


class Driver:
    """Acts for one table, as long as this process holds its lease."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._thinking: asyncio.Task[None] | None = None
        self._about = -1
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._telling: asyncio.TimerHandle | None = None
        self.queued = False

    @property
    def busy(self) -> bool:
        """Whether something is being decided; a clock that runs is no reason to stay, it is stored when it ends."""
        tasks = (self._thinking, self._ringing)
        return any(task is not None and not task.done() for task in tasks)

    def stop(self) -> None:
        """Act no more."""
        self._set_alarm(None)
        self._queue_left()
        for task in (self._thinking, self._ringing):
            if task is not None:
                task.cancel()

    def look(self) -> None:
        """See what there is to do; called after every change, and now and then."""
        meta = self.table.meta
        self._set_alarm(_next_alarm(meta))
        if meta.state != "running" or meta.asked is None or meta.seating[meta.asked].kind != "bot":
            return
        if bots_alone(meta) and not self.table.attended:
            self._pause()
            return
        if self._thinking is None or self._thinking.done() or self._about != meta.seq:
            if self._thinking is not None:
                self._thinking.cancel()
            self._about = meta.seq
            self._thinking = asyncio.create_task(self._think(meta))

    def _set_alarm(self, at: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if at is not None:
            delay = max(0.0, at - time.time())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._ringing is None or self._ringing.done():
            self._ringing = asyncio.create_task(self._late())

    def _pause(self) -> None:
        """Leave a table of bots alone that nobody looks at here to the process where somebody does."""
        leases = self.table.hub.leases
        if not self.busy and leases.held(self.table.id):
            self.table.hub.keep(leases.release([self.table.id]))

    async def _think(self, meta: Meta) -> None:
        """Let the bot of the asked seat decide."""
        hub, seat = self.table.hub, meta.asked
        assert seat is not None
        sitting = meta.seating[seat]
        try:
            if not await hub.leases.take(self.table.id):
                return
            seconds = hub.settings.bot_seconds if sitting.seconds is None else sitting.seconds
            if bots_alone(meta):
                seconds = min(seconds, hub.settings.bot_seconds)
            await self._decide(meta, sitting.bot or "greedy", seconds)
        except asyncio.CancelledError:
            raise
        except Full:
            self._tell_queue(True)
        except Exception as problem:
            trouble(log, "bot at table %s", self.table.id, problem=problem)

    async def _decide(self, meta: Meta, kind: str, seconds: float) -> None:
        """Have a bot of ``kind`` answer the question that was open at ``meta``, if it still is: at a moment that does
        not depend on what it had to think about. Full: so many wait for their turn that it has to be tried again.
        """
        table, seat = self.table, meta.asked
        pace, settings, thinkers = table.hub.pace, table.hub.settings, table.hub.thinkers
        share = Share(meta.owner, table.hub.origins.of(meta.owner), bots_alone(meta))
        try:
            async with thinkers.place(kind, share, seconds, self._queue_joined):
                self._queue_left()
                begun, position = pace.now(), table.position
                if position is None or position.seq != meta.seq or seat is None:
                    return
                choice = await thinkers.choose(job_for(position, seat, kind, seconds))
                await pace.hold(begun, thinking_time(kind, seconds))
        except asyncio.CancelledError:
            self._queue_left()
            raise
        await pace.wait(begun, settings.bot_pause + thinking_time(kind, seconds))

        async def answer() -> None:
            open_still = table.meta.seq == meta.seq and table.meta.asked == seat and not other_hands(meta, table.meta)
            if open_still and table.position is not None:
                table.position.choose(choice, seat)
                await table.save(table.meta, f"bot:{kind}")

        await asyncio.shield(table.run(answer))

    def _queue_joined(self) -> None:
        if self._telling is None and not self.queued:
            self._telling = asyncio.get_running_loop().call_later(QUEUE_TOLD_AFTER, self._tell_queue, True)

    def _queue_left(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self._tell_queue(False)

    def _tell_queue(self, waits: bool) -> None:
        """Tell the followers whether the bot still waits for its turn, if that is news."""
        if waits != self.queued:
            self.queued = waits
            self.table.broadcast(Queued(table=self.table.id, waits=waits))

    async def _late(self) -> None:
        """A time is over: a request lapses, or the asked person's clock has run out."""
        try:
            await self.table.run(self._lapse)
            meta = self.table.meta
            if clocks.ran_out(meta, time.time()) and await self.table.hub.leases.take(self.table.id):
                await self._out_of_time(meta)
        except Full:
            pass  # tried again with the next alarm
        except Exception as problem:
            trouble(log, "clock of table %s", self.table.id, problem=problem)
        again = _next_alarm(self.table.meta)
        if self._alarm is None and again is not None:
            self._set_alarm(max(again, time.time() + PATIENCE))

    async def _lapse(self) -> None:
        meta, asking = self.table.meta, self.table.meta.handover
        if votes.lapsed(meta.undo):
            await self.table.save(msgspec.structs.replace(meta, undo=None))
        if asking is not None and votes.lapsed(asking):
            told = hands.told(meta, "seat-unanswered", asking.name, asking.seat, asking.to.kind)
            await self.table.save(msgspec.structs.replace(self.table.meta, handover=None), told=[told])

    async def _out_of_time(self, meta: Meta) -> None:
        """Do what the table decided at its creation for this case."""
        now, clock = time.time(), meta.clock
        assert clock is not None
        assert meta.due is not None
        if now - meta.due > 3 * self.table.hub.settings.lease_seconds:
            await self.table.run(lambda: self._grant(meta, now))
        elif clock.timeout == "seat":
            await self.table.run(lambda: self._take_seat(meta, clock.bot))
        else:
            await self._decide(meta, clock.bot, 0.0)

    async def _grant(self, meta: Meta, now: float) -> None:
        """Give time to a person whose clock ran out while no server was there."""
        if self.table.meta.rev == meta.rev:
            await self.table.save(msgspec.structs.replace(meta, due=now + clocks.GRACE))

    async def _take_seat(self, meta: Meta, kind: str) -> None:
        seat = meta.asked
        if self.table.meta.rev == meta.rev and seat is not None:
            was = meta.seating[seat]
            new = hands.handed(meta, seat, hands.stand_in(was, kind), SYSTEM)
            await self.table.save(new, told=[hands.told(meta, "seat-late", was.name, seat, "bot")])


def bots_alone(meta: Meta) -> bool:
    """Tell whether no person has a seat, so that nobody waits for a move."""
    return all(sitting.kind != "person" for sitting in meta.seating)


def _next_alarm(meta: Meta) -> float | None:
    """Return when a clock runs out or a request lapses; bots need no alarm."""
    times = [asking.deadline for asking in (meta.undo, meta.handover) if asking is not None]
    asked = meta.asked if meta.state == "running" else None
    if meta.due is not None and asked is not None and meta.seating[asked].kind == "person":
        times.append(meta.due)
    return min(times, default=None)
