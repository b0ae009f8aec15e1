"""Group commit on SQLite: writes that arrive while a transaction runs are committed together in the next one.

Each write of a group has a savepoint of its own, so one that fails undoes nothing of the others. Nobody is told before
the commit, not even of a refusal: later writes of a group have seen what earlier ones wrote. If the transaction fails,
its writes are tried one by one, so that each gets the answer that it would have got alone.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Any, Final, Generic, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from turnwright.server.storage.direct import run
from turnwright.server.storage.outages import NO_ANSWER, Unavailable

T = TypeVar("T")

Work = Callable[[Connection], T]

MOST: Final = 64
"""How many writes are committed together at most: the first of a group waits for the last."""


class Outcome(NamedTuple):
    """What has come of a write: its result, or the exception that undid it."""

    result: Any = None
    problem: Exception | None = None


class Write(Generic[T]):
    """A write that waits for the writing thread."""

    __slots__ = ("_begun", "_claimed", "done", "work")

    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._claimed = Lock()
        self._begun = False

    def begin(self) -> bool:
        """Tell the writing thread whether to run the write; once it has begun, it may run again."""
        self._begun = self._begun or self._claimed.acquire(blocking=False)
        return self._begun

    def withdraw(self) -> bool:
        """Keep the write from running; return False if it has begun."""
        return self._claimed.acquire(blocking=False)

    def give_up(self) -> None:
        """Withdraw the write, unless it has begun, and tell its sender that the database does not answer."""
        if self.withdraw():
            self.tell(Outcome(None, Unavailable(NO_ANSWER)))

    def tell(self, outcome: Outcome) -> None:
        """Hand ``outcome`` to the sender, unless it no longer waits."""
        if self.done.done():
            return
        if outcome.problem is None:
            self.done.set_result(outcome.result)
        else:
            self.done.set_exception(outcome.problem)


class Groups:
    """The writes that wait for the one thread that writes."""

    def __init__(self, thread: ThreadPoolExecutor, commit: Callable[[list[Write[Any]]], list[Outcome]]) -> None:
        """Have ``commit`` run in ``thread`` with each group."""
        self._thread = thread
        self._commit = commit
        self._waiting: deque[Write[Any]] = deque()
        self._lock = Lock()
        self._busy = False

    async def write(self, work: Work[T], patience: float) -> T:
        """Have ``work`` done and committed with the next group; it must begin within ``patience`` seconds."""
        write = Write(work)
        self._add(write)
        alarm = asyncio.get_running_loop().call_later(patience, write.give_up)
        try:
            return await write.done
        except asyncio.CancelledError:
            write.withdraw()
            raise
        finally:
            alarm.cancel()
            del write  # break the reference cycle between this frame and an exception

    def _add(self, write: Write[Any]) -> None:
        with self._lock:
            self._waiting.append(write)
            begin, self._busy = not self._busy, True
        if begin:
            self._thread.submit(self._run)

    def _run(self) -> None:
        """Commit what waits; writes that have come since take their turn among the other tasks of the thread."""
        with self._lock:
            group = [self._waiting.popleft() for _n in range(min(MOST, len(self._waiting)))]
        try:
            outcomes = self._commit(group)
        except Exception as problem:
            outcomes = [Outcome(None, problem) for _write in group]
        _tell(group, outcomes)
        with self._lock:
            again = self._busy = bool(self._waiting)
        if again:
            try:
                self._thread.submit(self._run)
            except RuntimeError:  # the server is stopping: they are written now
                self._run()


def _tell(group: list[Write[Any]], outcomes: list[Outcome]) -> None:
    """Tell each sender in its own event loop, in the order of the writes."""
    for loop in dict.fromkeys([write.done.get_loop() for write in group]):
        told = [pair for pair in zip(group, outcomes, strict=True) if pair[0].done.get_loop() is loop]
        with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            loop.call_soon_threadsafe(_tell_here, told)


def _tell_here(told: list[tuple[Write[Any], Outcome]]) -> None:
    for write, outcome in told:
        write.tell(outcome)


def committed_together(engine: Engine, group: Sequence[Write[Any]]) -> list[Outcome] | None:
    """Return what has come of a group in one transaction, or None if nothing of it is stored.

    Raises what keeps the transaction from beginning.
    """
    with engine.connect() as sql:
        transaction = sql.begin()
        try:
            with transaction:
                return [_in_savepoint(sql, write) for write in group]
        except DBAPIError:
            return None


def _in_savepoint(sql: Connection, write: Write[Any]) -> Outcome:
    """Run a write, and undo it if it raises. Raises if the whole transaction is in danger."""
    if not write.begin():
        return Outcome()
    run(sql, "SAVEPOINT one")
    try:
        outcome = Outcome(write.work(sql))
    except Exception as problem:
        if isinstance(problem, DBAPIError) and not isinstance(problem, IntegrityError):
            raise
        run(sql, "ROLLBACK TO one")
        run(sql, "RELEASE one")
        return Outcome(None, problem)
    run(sql, "RELEASE one")
    return outcome
