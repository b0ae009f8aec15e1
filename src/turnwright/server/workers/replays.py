"""Replays that clients cause: uploads, and the scores of finished games.

They run in separate processes, so that neither tables nor bots wait for them. They have a budget of steps, take fair
turns in a bounded queue, and stop when nobody is waiting for the result.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from turnwright.core.budget import OutOfSteps, Stopped, limited
from turnwright.core.errors import GameError
from turnwright.server.config import Settings
from turnwright.server.errors import Problem, Refused, refusal
from turnwright.server.logs import trouble
from turnwright.server.tasks import Tasks
from turnwright.server.workers.processes import NO_BUILD, CompiledRules, Died, Processes, flagged
from turnwright.server.workers.turns import Full, Share, Turns

log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT: Final = 256
"""Results that are cached; the scores of a long game take some 40 KB."""
RETRY_AFTER: Final = 5.0
"""Seconds after which a client for whom the queue was too long may try again."""
PATIENCE: Final = 60.0
"""Seconds after which a worker that has not finished is ended."""
TABLES: Final = Share("", "tables")
"""The share of tables that must be loaded."""
DOWN: Final = b"\0"
RAISED: Final = b"\1"


class Replays:
    """Runs work for clients in worker processes."""

    def __init__(self, settings: Settings, compiled: CompiledRules = NO_BUILD) -> None:
        limits = settings.limits
        self.steps = limits.replay_steps
        self.turns = Turns(settings.replayers, limits.replays_waiting, limits.replays_each)
        self._processes = Processes(settings.replayers, compiled)
        self._places = list(range(settings.replayers))
        self._for_tables = asyncio.Semaphore(settings.replayers)
        self._tasks = Tasks()
        self._known: OrderedDict[tuple[str, ...], Any] = OrderedDict()

    async def run(self, share: Share, work: Callable[..., T], *args: Any) -> T:
        """Run ``work``, a module-level function, and return its result; if cancelled, it stops within a rule step."""
        try:
            await self.turns.enter(share)
        except Full:
            message = f"the server is busy replaying other games: try again in {RETRY_AFTER:g} s"
            raise Refused("busy", message, retry_after=RETRY_AFTER) from None
        return await self._run(share, self.steps, work, *args)

    async def for_a_table(self, work: Callable[..., T], *args: Any) -> T:
        """Run ``work`` because a table must be loaded: it waits for its turn, however many others do, and its steps are
        limited by what a table may store. Tables take turns among themselves.
        """
        async with self._for_tables:
            await self.turns.enter(TABLES, bounded=False)
            return await self._run(TABLES, sys.maxsize, work, *args)

    async def _run(self, share: Share, steps: int, work: Callable[..., T], *args: Any) -> T:
        place = self._places.pop()
        self._processes.flags[place] = DOWN
        task = self._tasks.started(self._work(share, place, steps, work, *args))
        try:
            result = await asyncio.shield(task)
        except asyncio.CancelledError:
            self._processes.flags[place] = RAISED
            raise
        if isinstance(result, Problem):
            raise Refused.of(result)
        return result

    async def once(self, key: tuple[str, ...], share: Share, work: Callable[..., T], *args: Any) -> T:
        """Return the result of ``run``, cached under ``key`` because it never changes."""
        if key not in self._known:
            self._known[key] = await self.run(share, work, *args)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return cast(T, self._known[key])

    async def close(self) -> None:
        """Cancel all running work."""
        await self._processes.close()
        await self._tasks.close()

    async def _work(self, share: Share, place: int, steps: int, work: Callable[..., T], *args: Any) -> T | Problem:
        """Run the work and hold the place until the worker is free again, whether or not anyone is still waiting."""
        try:
            return await self._processes.run(perform, place, steps, work, *args)
        except Died:
            return Problem("internal", "this failed on our side; nothing has changed")
        finally:
            self._places.append(place)
            self.turns.leave(share)


def perform(place: int, steps: int, work: Callable[..., T], *args: Any) -> T | Problem:
    """Run ``work`` in a worker within a budget of steps; errors caused by the client are returned as values."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    try:
        with limited(steps, lambda: flagged(place)):
            return work(*args)
    except OutOfSteps as problem:
        return Refused("too_large", str(problem), reason="record-steps", args={"most": problem.most}).problem
    except Refused as no:
        return no.problem
    except GameError as mistake:
        return refusal(mistake).problem
    except Stopped:
        return Problem("busy", "nobody waited for this any more")
    except Exception as problem:
        trouble(log, "a replay failed", problem=problem)
        return Problem("internal", "this failed on our side; nothing has changed")
    finally:
        faulthandler.cancel_dump_traceback_later()
