"""Bots that the operator adds to a server: the processes in which they think, and what happens when they fail.

Such a bot has a process to itself while it thinks. The process is ended whenever the bot fails or takes too long, with
all processes that it has started; its memory is limited, and what it prints goes nowhere.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from turnwright.bots.kinds import BotKind
from turnwright.core.errors import GameError
from turnwright.server.config import Limits
from turnwright.server.logs import trouble
from turnwright.server.workers.processes import CompiledRules, Died, Processes
from turnwright.server.workers.turns import Turns

log = logging.getLogger(__name__)

FAILURES: Final = 5
"""Failures in a row after which a bot is set aside."""
SET_ASIDE: Final = 600.0
"""Seconds for which it is."""


class OwnBots:
    """The bots that the operator has added, and the processes in which they think, each with one worker."""

    def __init__(
        self,
        kinds: dict[str, BotKind],
        workers: int,
        limits: Limits,
        compiled: CompiledRules,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.kinds = kinds
        self.turns = Turns(workers, limits.thoughts_waiting, limits.thoughts_each)
        self._patience = limits.own_bot_seconds
        self._megabytes = limits.own_bot_mb
        self._compiled = compiled
        self._now = now
        self._idle: list[Processes] = []
        self._busy: list[Processes] = []
        self._failed: dict[str, int] = {}
        self._aside: dict[str, float] = {}

    async def choose(self, kind: str, seconds: float, work: Callable[[bytes], str], job: bytes) -> str:
        """Return what ``work`` makes of a job for a bot of ``kind``, or "" if that fails; the log says why."""
        if kind not in self.kinds:
            trouble(log, "the bot %s is not one of this server: a casual bot answers for it", kind)
            return ""
        if self._now() < self._aside.get(kind, 0.0):
            return ""
        try:
            choice = await self._run(seconds + self._patience, work, job)
        except TimeoutError:
            self._note(kind, f"it did not answer within {seconds + self._patience:g} s")
        except Died:
            self._note(kind, "its process died: it ended it, or needed too much memory")
        except GameError as problem:
            self._note(kind, str(problem))
        else:
            self._failed.pop(kind, None)
            return choice
        return ""

    async def close(self) -> None:
        """Stop the workers at once; their work is lost."""
        for processes in [*self._idle, *self._busy]:
            await processes.close()

    async def _run(self, seconds: float, work: Callable[[bytes], str], job: bytes) -> str:
        """Run ``work`` in a worker that does nothing else; unless it succeeds within ``seconds``, end the worker."""
        processes = self._idle.pop() if self._idle else Processes(1, self._compiled, tries=1, megabytes=self._megabytes)
        self._busy.append(processes)
        try:
            async with asyncio.timeout(seconds):
                return await processes.run(work, job)
        except BaseException:
            processes.end()
            raise
        finally:
            self._busy.remove(processes)
            self._idle.append(processes)

    def _note(self, kind: str, why: str) -> None:
        """Log a failure, at most once a minute for each bot; set the bot aside after too many in a row."""
        failed = self._failed[kind] = self._failed.get(kind, 0) + 1
        each = kind.replace("%", "%%")
        trouble(log, f"the bot {each} could not decide, so a casual bot did: %s", why)
        if failed >= FAILURES:
            self._aside[kind] = self._now() + SET_ASIDE
            told = f"the bot {each} is set aside for %d minutes after %d failures in a row: casual bots play for it"
            trouble(log, told, SET_ASIDE // 60, failed)
