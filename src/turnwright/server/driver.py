"""What a table does by itself: bots decide, clocks run out, unanswered requests lapse."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec

from turnwright.server import clocks, hands, votes
from turnwright.server.journals import other_hands
from turnwright.server.store import SYSTEM, Meta
from turnwright.server.thinkers import job_for, thinking_time

if TYPE_CHECKING:
    from turnwright.server.table import LiveTable

log = logging.getLogger(__name__)

PATIENCE: Final = 1.0
"""Seconds until a time that is over is looked at again, where another process should have acted."""


class Driver:
    """Acts for one table, as long as this process holds its lease."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._thinking: asyncio.Task[None] | None = None
        self._about = -1
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being decided; a clock that runs is no reason to stay, it is stored when it ends."""
        tasks = (self._thinking, self._ringing)
        return any(task is not None and not task.done() for task in tasks)

    def stop(self) -> None:
        """Act no more."""
        self._set_alarm(None)
        for task in (self._thinking, self._ringing):
            if task is not None:
                task.cancel()

    def look(self) -> None:
        """See what there is to do; called after every change, and now and then."""
        meta = self.table.meta
        self._set_alarm(_next_alarm(meta))
        if meta.state != "running" or meta.asked is None or meta.seating[meta.asked].kind != "bot":
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

    async def _think(self, meta: Meta) -> None:
        """Let the bot of the asked seat decide."""
        hub, seat = self.table.hub, meta.asked
        assert seat is not None
        sitting = meta.seating[seat]
        try:
            if not await hub.leases.take(self.table.id):
                return
            seconds = hub.settings.bot_seconds if sitting.seconds is None else sitting.seconds
            await self._decide(meta, sitting.bot or "greedy", seconds)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot at table %s", self.table.id)

    async def _decide(self, meta: Meta, kind: str, seconds: float) -> None:
        """Have a bot of ``kind`` answer the question that was open at ``meta``, if it still is: at a moment that does
        not depend on what it had to think about.
        """
        table, seat = self.table, meta.asked
        pace, settings = table.hub.pace, table.hub.settings
        begun = pace.now()
        position = table.position
        if position is None or position.seq != meta.seq or seat is None:
            return
        choice = await table.hub.thinkers.choose(job_for(position, seat, kind, seconds), meta.owner)
        await pace.wait(begun, settings.bot_pause + thinking_time(kind, seconds))

        async def answer() -> None:
            open_still = table.meta.seq == meta.seq and table.meta.asked == seat and not other_hands(meta, table.meta)
            if open_still and table.position is not None:
                table.position.choose(choice, seat)
                await table.save(table.meta, f"bot:{kind}")

        await asyncio.shield(table.run(answer))

    async def _late(self) -> None:
        """A time is over: a request lapses, or the asked person's clock has run out."""
        try:
            await self.table.run(self._lapse)
            meta = self.table.meta
            if clocks.ran_out(meta, time.time()) and await self.table.hub.leases.take(self.table.id):
                await self._out_of_time(meta)
        except Exception:
            log.exception("clock of table %s", self.table.id)
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


def _next_alarm(meta: Meta) -> float | None:
    """Return when a clock runs out or a request lapses; bots need no alarm."""
    times = [asking.deadline for asking in (meta.undo, meta.handover) if asking is not None]
    asked = meta.asked if meta.state == "running" else None
    if meta.due is not None and asked is not None and meta.seating[asked].kind == "person":
        times.append(meta.due)
    return min(times, default=None)
