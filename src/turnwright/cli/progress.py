"""A progress bar for long tasks, shown only on a terminal."""

from __future__ import annotations

import sys
from types import TracebackType

from turnwright.cli.terminal import unguarded

WIDTH = 30


class Bar:
    """Shows ``done`` of ``total`` on stderr if that is a terminal, and clears the line at the end."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.shown = -1
        self.watched = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Redraw the bar if it has changed."""
        percent = 100 * done // max(self.total, 1)
        if self.watched and percent != self.shown:
            self.shown = percent
            filled = WIDTH * done // max(self.total, 1)
            bar = "#" * filled + "." * (WIDTH - filled)
            print(f"\r{self.what} {bar} {done}/{self.total}", end="", file=unguarded(sys.stderr), flush=True)

    def __enter__(self) -> Bar:
        self.show(0)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.watched:
            print("\r" + " " * (len(self.what) + WIDTH + 30) + "\r", end="", file=unguarded(sys.stderr), flush=True)
