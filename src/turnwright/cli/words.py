"""The texts of the command in the reader's language, and their layout on a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from shutil import get_terminal_size
from textwrap import wrap

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message as Entry

from turnwright.cli.terminal import BOLD, PLAIN

LONGEST = 900
"""Maximum length of an argument of a text."""
WIDTH = 110
"""Line width if the terminal does not report one."""
NARROW = 18
"""Minimum width for wrapped text."""


NO_ARGUMENTS: Mapping[str, int | str] = {}
TEXTS = "text"
"""The texts that the command has in every language; errors and help are English where they arise."""


@cache
def bundle(lang: str, topic: str) -> FluentBundle:
    """Return the texts of the command about ``topic`` in ``lang``."""
    texts = FluentBundle([lang], use_isolating=False)
    texts.add_resource(FluentResource(source(lang, topic)))
    return texts


def source(lang: str, topic: str) -> str:
    """Return a catalogue of the command, or "" if there is none in ``lang``."""
    file = files("turnwright.cli").joinpath(f"{topic}.{lang}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def known(lang: str, topic: str = TEXTS) -> frozenset[str]:
    """Return the ids of the texts about ``topic`` in ``lang``."""
    body = FluentResource(source(lang, topic)).body
    return frozenset([entry.id.name for entry in body if isinstance(entry, Entry)])


def word(lang: str, id: str, **args: int | str) -> str:
    """Return the text called ``id``."""
    return worded(lang, TEXTS, id, args)


def worded(lang: str, topic: str, id: str, args: Mapping[str, int | str] = NO_ARGUMENTS) -> str:
    """Return the text called ``id`` about ``topic``; very long arguments are truncated."""
    cut = {
        key: f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg for key, arg in args.items()
    }
    made = bundle(lang, topic)
    pattern = made.get_message(id).value
    assert pattern is not None, id
    text, errors = made.format_pattern(pattern, cut)
    assert not errors, errors
    return str(text)


def bold(text: str) -> str:
    """Return ``text`` in bold, on a terminal that allows it."""
    if sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb":
        return f"{BOLD}{text}{PLAIN}"
    return text


def screen_width() -> int:
    """Return the line width."""
    return get_terminal_size((WIDTH, 24)).columns


def columns(rows: list[list[str]]) -> list[str]:
    """Return rows of cells as lines: aligned if the screen is wide enough, otherwise one paragraph per row.

    The last cell may run over several lines; a row that is shorter than the heading is a note on the row above it.
    """
    heading = rows[0]
    whole = [row for row in rows if len(row) == len(heading)]
    widths = [max([len(row[place]) for row in whole]) for place in range(len(heading) - 1)]
    last = min(max([len(row[-1]) for row in whole]), NARROW)
    wide = screen_width()
    lines: list[str] = []
    for row in rows:
        if len(row) != len(heading):
            lines += indented(" ".join(row).strip(), widths[0] + 2)
        elif sum(widths) + 2 * len(widths) + last <= wide:
            start = "".join([f"{cell:{width}}  " for cell, width in zip(row, widths)])
            lines += wrap(start + row[-1], wide, subsequent_indent=" " * len(start), break_on_hyphens=False)
        elif row is not heading:
            named = [f"{name}: {cell}" for name, cell in zip(heading[1:], row[1:]) if cell]
            lines += wrap(f"{row[0]}: {'; '.join(named)}".lstrip(": "), wide, subsequent_indent="  ")
    return lines


def indented(text: str, by: int) -> list[str]:
    """Return ``text`` as lines indented by ``by`` columns."""
    wide = max(screen_width(), by + NARROW)
    return wrap(text, wide, initial_indent=" " * by, subsequent_indent=" " * by, break_on_hyphens=False)
