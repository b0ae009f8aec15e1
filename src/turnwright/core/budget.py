"""A budget for work that somebody else asks for, counted in answers worked out: the same on every machine.

Whatever is played, replayed or taken back inside ``limited`` is counted by the lines of play themselves, so that no
caller has to hand the budget on. Outside of it nothing is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class OutOfSteps(Exception):
    """The work takes more than ``most`` steps. No GameError: code that forgives mistakes must not go on."""

    def __init__(self, most: int) -> None:
        super().__init__(f"this takes more than {most} steps of the rules, the most that is worked out at a time")
        self.most = most


class Stopped(Exception):
    """Nobody waits for the result any more."""


class Budget:
    """How many steps are left, and whether anybody still waits for the result."""

    def __init__(self, most: int, stopped: Callable[[], bool]) -> None:
        self.most = most
        self.left = most
        self.stopped = stopped

    def spend(self, steps: int) -> None:
        """Take ``steps`` off."""
        self.left -= steps
        if self.left < 0:
            raise OutOfSteps(self.most)
        if self.stopped():
            raise Stopped


_budget: ContextVar[Budget | None] = ContextVar("budget", default=None)


@contextmanager
def limited(most: int, stopped: Callable[[], bool] = lambda: False) -> Iterator[Budget]:
    """Let the work inside take at most ``most`` steps, and end it early once ``stopped`` says so."""
    budget = Budget(most, stopped)
    before = _budget.set(budget)
    try:
        yield budget
    finally:
        _budget.reset(before)


def spend(steps: int = 1) -> None:
    """Count steps against the budget, where there is one."""
    budget = _budget.get()
    if budget is not None:
        budget.spend(steps)
