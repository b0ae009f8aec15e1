"""A budget for work that clients cause, counted in computed answers, so that it is the same on every machine.

The lines of play themselves count whatever is played, replayed or undone inside ``limited``, so callers need not pass
the budget on. Outside of it nothing is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class OutOfSteps(Exception):
    """The work takes more than ``most`` steps. Not a GameError: code that handles user errors must not continue."""

    def __init__(self, most: int) -> None:
        super().__init__(f"this takes more than {most} rule steps, which is the limit")
        self.most = most


class Stopped(Exception):
    """Nobody is waiting for the result any more."""


class Budget:
    """How many steps are left, and whether anyone is still waiting for the result."""

    def __init__(self, most: int, stopped: Callable[[], bool]) -> None:
        self.most = most
        self.left = most
        self.stopped = stopped

    def spend(self, steps: int) -> None:
        """Deduct ``steps``."""
        self.left -= steps
        if self.left < 0:
            raise OutOfSteps(self.most)
        if self.stopped():
            raise Stopped


_budget: ContextVar[Budget | None] = ContextVar("budget", default=None)


@contextmanager
def limited(most: int, stopped: Callable[[], bool] = lambda: False) -> Iterator[Budget]:
    """Limit the work inside to ``most`` steps, and end it early once ``stopped`` returns True."""
    budget = Budget(most, stopped)
    before = _budget.set(budget)
    try:
        yield budget
    finally:
        _budget.reset(before)


def spend(steps: int = 1) -> None:
    """Count steps against the budget, if there is one."""
    budget = _budget.get()
    if budget is not None:
        budget.spend(steps)
