"""Standard output and error of the command: whatever is printed, nothing from outside steers the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

from turnwright.core.printable import printable

BOLD, PLAIN = "\033[1m", "\033[0m"
"""The only sequences of ours that pass; in a text from outside they do no harm."""


class Guarded:
    """A stream that shows control characters instead of sending them; ``below`` is the stream itself."""

    def __init__(self, below: TextIO) -> None:
        self.below = below

    def write(self, text: str) -> int:
        """Write ``text`` so that it can only be read."""
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
    """Return the stream itself, for what is made of our own signs alone."""
    return stream.below if isinstance(stream, Guarded) else stream
