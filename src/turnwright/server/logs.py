"""Logs: each record is one line without control characters; an outage is logged once a minute, not for each request."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, Final

from turnwright.core.printable import one_line, printable
from turnwright.server.errors import Refused

QUIET_SECONDS: Final = 60.0
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class OneLine(logging.Formatter):
    """Writes each message on one line, so that nobody outside can forge a log line; a traceback may follow."""

    def __init__(self) -> None:
        super().__init__(FORMAT)

    def formatMessage(self, record: logging.LogRecord) -> str:
        """Return the line."""
        return one_line(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:
        """Return the traceback."""
        return printable(super().formatException(ei))


class Throttle:
    """Lets one line of each kind through per minute and counts the others."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._told: dict[object, float] = {}
        self._kept_back: dict[object, int] = {}

    def passes(self, kind: object) -> bool:
        """Tell whether a line of ``kind`` may be written now."""
        now = self.clock()
        if now - self._told.get(kind, float("-inf")) < QUIET_SECONDS:
            self._kept_back[kind] = self._kept_back.get(kind, 0) + 1
            return False
        self._told[kind] = now
        return True

    def kept_back(self, kind: object) -> int:
        """Return how many lines of ``kind`` were suppressed since the last one that was written."""
        return self._kept_back.pop(kind, 0)


throttle = Throttle()


def trouble(log: logging.Logger, message: str, *args: object, problem: BaseException | None = None) -> None:
    """Log a failure, at most once a minute for each ``message`` and place of ``problem``.

    The next line that is written says how many were suppressed. ``outages`` logs failures of the database itself.
    """
    if isinstance(problem, Refused) and problem.problem.code == "unavailable":
        return
    kind = (log.name, message, type(problem), _place(problem))
    if not throttle.passes(kind):
        return
    left_out = throttle.kept_back(kind)
    more = f" ({left_out} more like this in the meantime)" if left_out else ""
    log.error(message + more, *args, exc_info=problem)


def seldom(record: logging.LogRecord) -> bool:
    """Return whether to log a record of the web server: a warning, which clients can cause, at most once a minute."""
    kind = (record.name, record.msg)
    if record.levelno != logging.WARNING or throttle.passes(kind):
        left_out = throttle.kept_back(kind)
        record.msg = f"{record.msg} ({left_out} more like this in the meantime)" if left_out else record.msg
        return True
    return False


def _place(problem: BaseException | None) -> tuple[str, int]:
    """Return where ``problem`` was raised."""
    trace = problem.__traceback__ if problem is not None else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else ("", 0)
