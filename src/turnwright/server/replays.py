"""What outsiders make the server replay: uploads, and the scores of finished games.

It is done in processes of its own, so that neither tables nor bots wait for it; within a budget of steps; by fair
turns, in a queue that says when it is full; and no longer than somebody waits for the result.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from turnwright.core.budget import OutOfSteps, Stopped, limited
from turnwright.core.errors import GameError
from turnwright.server.config import Settings
from turnwright.server.errors import Problem, Refused, refusal
from turnwright.server.logs import trouble
from turnwright.server.processes import Died, Processes, flagged
from turnwright.server.tasks import Tasks
from turnwright.server.turns import Full, Share, Turns

log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT: Final = 256
"""Results that are remembered; the scores of a long game take some 40 KB."""
RETRY_AFTER: Final = 5.0
"""Seconds after which somebody for whom the queue was too long may try again."""
PATIENCE: Final = 60.0
"""Seconds after which a worker that has not come to an end is ended."""
DOWN: Final = b"\0"
RAISED: Final = b"\1"


class Replays:
    """Work that outsiders ask for."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.steps = limits.replay_steps
        self.turns = Turns(settings.replayers, limits.replays_waiting, limits.replays_each)
        self._processes = Processes(settings.replayers)
        self._places = list(range(settings.replayers))
        self._tasks = Tasks()
        self._known: OrderedDict[tuple[str, ...], Any] = OrderedDict()

    async def run(self, share: Share, work: Callable[..., T], *given: Any) -> T:
        """Return what ``work``, a function of a module, returns; cancelled, it ends within a step of the rules."""
        try:
            await self.turns.enter(share)
        except Full:
            message = f"the server is busy replaying other games: try again in {RETRY_AFTER:g} s"
            raise Refused("busy", message, retry_after=RETRY_AFTER) from None
        place = self._places.pop()
        self._processes.flags[place] = DOWN
        task = self._tasks.started(self._work(share, place, work, *given))
        try:
            result = await asyncio.shield(task)
        except asyncio.CancelledError:
            self._processes.flags[place] = RAISED
            raise
        if isinstance(result, Problem):
            raise Refused.of(result)
        return result

    async def once(self, key: tuple[str, ...], share: Share, work: Callable[..., T], *given: Any) -> T:
        """Return what ``run`` would, remembered under ``key`` as something that never changes."""
        if key not in self._known:
            self._known[key] = await self.run(share, work, *given)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return cast(T, self._known[key])

    async def close(self) -> None:
        """Give up what is under way."""
        await self._processes.close()
        await self._tasks.close()

    async def _work(self, share: Share, place: int, work: Callable[..., T], *given: Any) -> T | Problem:
        """Have it done, and hold the place until the worker is free again, whether or not somebody still waits."""
        try:
            return await self._processes.run(perform, place, self.steps, work, *given)
        except Died:
            return Problem("internal", "this failed on our side; nothing has changed")
        finally:
            self._places.append(place)
            self.turns.leave(share)


def perform(place: int, steps: int, work: Callable[..., T], *given: Any) -> T | Problem:
    """Do ``work`` within a budget of steps; runs in a worker. A mistake of the asker comes back as a value."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    try:
        with limited(steps, lambda: flagged(place)):
            return work(*given)
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
