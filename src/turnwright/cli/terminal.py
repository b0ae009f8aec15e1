"""Standard output and error of the command, protected from control sequences in printed data."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

from turnwright.core.printable import printable

BOLD, PLAIN = "\033[1m", "\033[0m"
"""The only control sequences that pass; they are harmless in text from outside."""


class Guarded:
    """A stream that shows control characters instead of sending them; ``below`` is the underlying stream."""

    def __init__(self, below: TextIO) -> None:
        self.below = below

    def write(self, text: str) -> int:
        """Write ``text`` with control characters made visible."""
        lines = [PLAIN.join(map(printable, part.split(PLAIN))) for part in text.split(BOLD)]
        self.below.write(BOLD.join(lines))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.below, name)


@contextmanager
def guarded() -> Iterator[None]:
    """Guard standard output and error."""
    streams = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = [cast("TextIO", Guarded(stream)) for stream in streams]
    try:
        yield
    finally:
        sys.stdout, sys.stderr = streams


def unguarded(stream: TextIO) -> TextIO:
    """Return the underlying stream, for text that contains only our own characters."""
    return stream.below if isinstance(stream, Guarded) else stream
