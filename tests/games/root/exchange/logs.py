"""Logs for the tests, all made up here: a setup for every faction, and rows put behind it."""

from __future__ import annotations

from turnwright.games.root.exchange.following import read
from turnwright.games.root.exchange.report import CONTRADICTION, FOREIGN, GAP, UNKNOWN, Report

SETUPS = {
    "C": "t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9",
    "E": "b+6w->3/#despot->$",
    "A": "3#->$",
    "V": "#ranger->$/p->4_9_12",
    "G": "#thief->$/p->3_6_11",
    "L": "4w+b_m->2/w->5+6+10/$_o->M",
    "O": "2w->7/w->10+11/3w->$/$_->2",
    "P": "w->2+3+4",
    "D": "2w->4/w->8+9+12",
}
"""The first row of each faction on the autumn map."""


def log_of(factions: str, *rows: str, header: str = "Map: Fall\nDeck: Standard", end: str = "") -> str:
    """Return a log of factions that set up and then play rows; a comma stands for a new line."""
    lines = [*header.split("\n"), *[f"{letter}: Player {letter}" for letter in factions]]
    lines.extend([f"{letter}:{SETUPS[letter]}" for letter in factions])
    return "\n".join([*lines, *rows, *([end] if end else [])]) + "\n"


def follow(factions: str, *rows: str, header: str = "Map: Fall\nDeck: Standard", end: str = "") -> Report:
    """Follow the log that ``log_of`` makes."""
    return read(log_of(factions, *rows, header=header, end=end))


def said(report: Report, kind: str) -> list[str]:
    """Return what is said of a kind, without row and text."""
    return [note.said for note in report.of_kind(kind)]


def contradictions(report: Report) -> list[str]:
    """Return the contradictions as "rule: what is said"."""
    return [f"{note.rule}: {note.said}" for note in report.of_kind(CONTRADICTION)]


def rules(report: Report) -> list[str]:
    """Return the rules that are contradicted."""
    return [note.rule for note in report.of_kind(CONTRADICTION)]


def unknown(report: Report) -> list[str]:
    """Return the texts that could not be read."""
    return [note.text for note in report.of_kind(UNKNOWN)]


def foreign(report: Report) -> list[str]:
    """Return what is not in this game."""
    return said(report, FOREIGN)


def gaps(report: Report) -> list[str]:
    """Return the sorts of gaps."""
    return [note.what for note in report.of_kind(GAP)]


def place(report: Report, clearing: int) -> str:
    """Return what the final board shows of a clearing."""
    found = [line.split(": ", 1)[1] for line in report.board if line.startswith(f"clearing {clearing} (")]
    return found[0] if found else ""


def board(report: Report, letter: str) -> str:
    """Return the final line of a faction."""
    return next(line for line in report.board if line.startswith(f"{letter} "))
