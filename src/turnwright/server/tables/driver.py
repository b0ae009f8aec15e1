"""What a table does on its own: run bots, watch clocks, expire unanswered requests."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from turnwright.bots.levels import CASUAL
from turnwright.server.logs import trouble
from turnwright.server.storage.table_rows import SYSTEM, Meta
from turnwright.server.tables import clocks, leaving, seat_changes, votes
from turnwright.server.tables.journals import other_hands
from turnwright.server.wire.socket import Queued
from turnwright.server.workers.thinkers import job_for, thinking_time
from turnwright.server.workers.turns import Full, Share

if TYPE_CHECKING:
    from turnwright.server.tables.live_table import LiveTable

log = logging.getLogger(__name__)

PATIENCE: Final = 1.0
"""Seconds before a missed deadline is checked again, if another process should have acted on it."""
QUEUE_TOLD_AFTER: Final = 1.0
"""Seconds that a bot may wait for a worker before the followers are told."""


class Driver:
    """Runs the bots and clocks of one table while this process holds its lease."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._thinking: asyncio.Task[None] | None = None
        self._about = -1
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._telling: asyncio.TimerHandle | None = None
        self.queued = False
        self._waits_behind = False
        """Whether a bot waits for a worker behind all others because nobody looked at the table when it was asked."""

    @property
    def busy(self) -> bool:
        """Whether something is being decided. A running clock does not count: its deadline is stored."""
        tasks = (self._thinking, self._ringing)
        return any(task is not None and not task.done() for task in tasks)

    def stop(self) -> None:
        """Stop acting for the table."""
        self._set_alarm(None)
        self._queue_left()
        for task in (self._thinking, self._ringing):
            if task is not None:
                task.cancel()

    def look(self) -> None:
        """Check what there is to do; called after every change, and periodically."""
        meta = self.table.meta
        self._set_alarm(_next_alarm(meta))
        if meta.state != "running" or meta.asked is None or meta.seating[meta.asked].kind != "bot":
            return
        if meta.ply >= self.table.shared.settings.limits.plies:
            return
        if bots_alone(meta) and not self.table.attended:
            self._pause()
            return
        looked_at = self._waits_behind and self.table.awaited
        if self._thinking is None or self._thinking.done() or self._about != meta.seq or looked_at:
            if self._thinking is not None:
                self._thinking.cancel()
            self._about = meta.seq
            self._waits_behind = False
            self._thinking = asyncio.create_task(self._think(meta))

    def _set_alarm(self, after: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if after is not None:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, after), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._ringing is None or self._ringing.done():
            self._ringing = asyncio.create_task(self._late())

    def _pause(self) -> None:
        """Release a table without people that nobody watches here, so that a process where somebody does can run it."""
        leases = self.table.shared.leases
        if not self.busy and leases.held(self.table.id):
            self.table.shared.keep(leases.release([self.table.id]))

    async def _think(self, meta: Meta) -> None:
        """Let the bot of the asked seat decide."""
        shared, seat = self.table.shared, meta.asked
        assert seat is not None
        sitting = meta.seating[seat]
        try:
            if not await shared.leases.take(self.table.id):
                return
            seconds = shared.settings.bot_seconds if sitting.seconds is None else sitting.seconds
            if bots_alone(meta):
                seconds = min(seconds, shared.settings.bot_seconds)
            await self._decide(meta, sitting.bot or CASUAL, seconds)
        except asyncio.CancelledError:
            raise
        except Full:
            self._tell_queue(True)
        except Exception as problem:
            trouble(log, "bot at table %s", self.table.id, problem=problem)

    async def _decide(self, meta: Meta, kind: str, seconds: float) -> None:
        """Let a bot of ``kind`` answer the question that was open at ``meta``, if it still is.

        The moment of the answer does not depend on what the bot had to think about. Where nobody looks, the bot keeps
        its worker until that moment: however many such tables an address has, one of them moves at a time. Raises Full
        if too many bots are waiting; the caller tries again later.
        """
        table, seat = self.table, meta.asked
        pace, settings, thinkers = table.shared.pace, table.shared.settings, table.shared.thinkers
        unwatched = bots_alone(meta) or not table.awaited
        share = Share(meta.owner, table.shared.origins.of(meta.owner), unwatched)
        self._waits_behind = unwatched and not bots_alone(meta)
        try:
            async with thinkers.place(kind, share, seconds, self._queue_joined):
                self._waits_behind = False
                self._queue_left()
                begun, position = pace.now(), table.position
                if position is None or position.seq != meta.seq or seat is None:
                    return
                choice = await thinkers.choose(job_for(position, seat, kind, seconds))
                await pace.hold(begun, max(thinking_time(kind, seconds), settings.bot_pause if unwatched else 0.0))
        except asyncio.CancelledError:
            self._queue_left()
            raise
        await pace.wait(begun, settings.bot_pause + thinking_time(kind, seconds))

        async def answer() -> None:
            open_still = table.meta.seq == meta.seq and table.meta.asked == seat and not other_hands(meta, table.meta)
            if open_still and table.position is not None:
                table.position.choose(choice, seat)
                await table.save(table.meta, f"bot:{kind}")

        answering = asyncio.create_task(table.run(answer))
        answering.add_done_callback(_note_end)
        await asyncio.shield(answering)

    def _queue_joined(self) -> None:
        if self._telling is None and not self.queued:
            self._telling = asyncio.get_running_loop().call_later(QUEUE_TOLD_AFTER, self._tell_queue, True)

    def _queue_left(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self._tell_queue(False)

    def _tell_queue(self, waits: bool) -> None:
        """Tell the followers whether the bot is still waiting for a worker, if that has changed."""
        if waits != self.queued:
            self.queued = waits
            self.table.broadcast(Queued(table=self.table.id, waits=waits))

    async def _late(self) -> None:
        """Handle a deadline that has passed: a request expires, or the asked person's clock has run out."""
        try:
            await self.table.run(self._lapse)
            meta = self.table.meta
            if clocks.ran_out(meta, clocks.steady.now()) and await self.table.shared.leases.take(self.table.id):
                await self._out_of_time(meta)
        except Full:
            pass  # tried again with the next alarm
        except Exception as problem:
            trouble(log, "clock of table %s", self.table.id, problem=problem)
        again = _next_alarm(self.table.meta)
        if self._alarm is None and again is not None:
            self._set_alarm(max(again, PATIENCE))

    async def _lapse(self) -> None:
        meta, asking = self.table.meta, self.table.meta.handover
        if votes.lapsed(meta.undo):
            await self.table.save(msgspec.structs.replace(meta, undo=None))
        if asking is not None and votes.lapsed(asking):
            told = seat_changes.told(meta, "seat-unanswered", asking.name, asking.seat, asking.to.kind)
            await self.table.save(msgspec.structs.replace(self.table.meta, handover=None), told=[told])

    async def _out_of_time(self, meta: Meta) -> None:
        """Do what the table's settings say for this case."""
        now, clock = clocks.steady.now(), meta.clock
        assert clock is not None
        assert meta.due is not None
        if meta.ply >= self.table.shared.settings.limits.plies:
            return
        if now - meta.due > 3 * self.table.shared.settings.lease_seconds:
            await self.table.run(lambda: self._grant(meta, now))
        elif clock.timeout == "seat":
            await self.table.run(lambda: self._leave(meta, clock.bot))
        else:
            await self._decide(meta, clock.bot, 0.0)

    async def _grant(self, meta: Meta, now: float) -> None:
        """Give extra time to a person whose clock ran out while no server was running."""
        if self.table.meta.rev == meta.rev:
            await self.table.save(msgspec.structs.replace(meta, due=now + clocks.GRACE))

    async def _leave(self, meta: Meta, kind: str) -> None:
        """Let a person whose time ran out leave, as if they had resigned."""
        if self.table.meta.rev == meta.rev and meta.asked is not None:
            await leaving.leave(self.table, [meta.asked], SYSTEM, "late", kind)


def _note_end(answering: asyncio.Task[None]) -> None:
    """Note how an answer ended: if the server stops or somebody else has answered, nobody waits for it any more."""
    if not answering.cancelled():
        answering.exception()


def bots_alone(meta: Meta) -> bool:
    """Tell whether no person has a seat, so that nobody is waiting for a move."""
    return all(sitting.kind != "person" for sitting in meta.seating)


def _next_alarm(meta: Meta) -> float | None:
    """Return the seconds until a clock runs out or a request expires, or None; bots need no alarm."""
    times = [asking.deadline - clocks.steady.now() for asking in (meta.undo, meta.handover) if asking is not None]
    asked = meta.asked if meta.state == "running" else None
    if meta.due is not None and asked is not None and meta.seating[asked].kind == "person":
        times.append(meta.due - clocks.steady.now())
    return min(times, default=None)
