"""What the command itself says, in the reader's language, and how it looks on a terminal."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.resources import files
from textwrap import wrap

from fluent.runtime import FluentBundle, FluentResource

LONGEST = 900
"""Letters of the longest argument of a text."""
WIDTH = 100
"""Lines are kept this short where they can be."""


@cache
def bundle(lang: str) -> FluentBundle:
    """Return the texts of the command in ``lang``."""
    found = FluentBundle([lang], use_isolating=False)
    text = files("turnwright.cli").joinpath(f"text.{lang}.ftl").read_text(encoding="utf-8")
    found.add_resource(FluentResource(text))
    return found


def word(lang: str, id: str, **args: int | str) -> str:
    """Return the text called ``id``; what somebody typed without end is cut short."""
    cut = {
        key: f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg for key, arg in args.items()
    }
    made = bundle(lang)
    pattern = made.get_message(id).value
    assert pattern is not None, id
    text, errors = made.format_pattern(pattern, cut)
    assert not errors, errors
    return str(text)


def bold(text: str) -> str:
    """Return ``text`` standing out, on a terminal that did not ask for plain text."""
    if sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb":
        return f"\033[1m{text}\033[0m"
    return text


def columns(rows: list[list[str]]) -> list[str]:
    """Return rows of cells as aligned lines; a row that is shorter than the heading runs on freely, indented."""
    whole = [row for row in rows if len(row) == len(rows[0])]
    widths = [max([len(row[place]) for row in whole]) for place in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        if len(row) == len(rows[0]):
            cells = [cell.ljust(width) for cell, width in zip(row, widths)]
            lines.append("  ".join(cells).rstrip())
        else:
            lines += indented(" ".join(row).strip(), widths[0] + 2)
    return lines


def indented(text: str, by: int) -> list[str]:
    """Return ``text`` as lines that start ``by`` columns in."""
    return wrap(text, WIDTH, initial_indent=" " * by, subsequent_indent=" " * by)
