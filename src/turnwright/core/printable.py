"""Make text from outside safe to print: without control characters or changes of writing direction."""

from __future__ import annotations

import re
from typing import Final

_STEERING: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters, except tab and new line
    "\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"  # direction of writing, line and paragraph separators
    "\ud800-\udfff]"  # lone surrogates
)


def printable(text: str) -> str:
    r"""Return ``text`` with every control character written as ``\u001b``, which is also its form inside JSON."""
    return _STEERING.sub(_escaped, text)


def one_line(text: str) -> str:
    """Return ``text`` as one printable line."""
    return printable(" ".join(text.split()))


def _escaped(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"
