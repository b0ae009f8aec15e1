"""Text from outside on a terminal or in a log: nothing in it may steer the terminal or reorder what is read."""

from __future__ import annotations

import re
from typing import Final

_STEERING: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters, except tab and new line
    "\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"  # direction of writing, line and paragraph separators
    "\ud800-\udfff]"  # halves of pairs
)


def printable(text: str) -> str:
    r"""Return ``text`` with every character that steers a terminal written as ``\u001b``: also inside JSON the same."""
    return _STEERING.sub(_escaped, text)


def one_line(text: str) -> str:
    """Return ``text`` as one line that does the same."""
    return printable(" ".join(text.split()))


def _escaped(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"
