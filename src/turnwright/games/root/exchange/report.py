"""The report on a log: notes by row, final scores, the final board."""

from __future__ import annotations

from typing import Final

from turnwright.core.errors import brief

GAP: Final = "gap"
CONTRADICTION: Final = "contradiction"
UNKNOWN: Final = "unknown form"
FOREIGN: Final = "not in this game"
KINDS: Final = [CONTRADICTION, UNKNOWN, FOREIGN, GAP]
"""Kinds of notes: contradictions, unreadable actions, things this game lacks, and gaps in the log."""


class Note:
    """One note about a row. ``what`` is the kind of gap, ``rule`` the id of a contradicted rule."""

    def __init__(self, row: int, kind: str, said: str, text: str = "", what: str = "", rule: str = "") -> None:
        self.row = row
        self.kind = kind
        self.said = said
        self.text = text
        self.what = what
        self.rule = rule

    def __str__(self) -> str:
        parts = [f"row {self.row}", self.kind, self.what, brief(self.text) if self.text else ""]
        rule = f" [{self.rule}]" if self.rule else ""
        return ": ".join([part for part in parts if part] + [self.said]) + rule


class Report:
    """The report on a followed log.

    names      players by faction letter, in the order of their lines
    rows       number of turns, ``equal`` those read in full and without a contradiction
    scores     victory points by faction letter at the end; None where the marker has left the track
    winners    letters of the winners in the log
    trail      after each turn: its row, its faction, and everyone's points
    board      the map at the end, a line for each place with pieces
    """

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self.rows = 0
        self.equal = 0
        self.notes: list[Note] = []
        self.scores: dict[str, int | None] = {}
        self.winners: list[str] = []
        self.trail: list[tuple[int, str, dict[str, int | None]]] = []
        self.board: list[str] = []

    def of_kind(self, kind: str) -> list[Note]:
        """Return the notes of a kind, in order of their rows."""
        return [note for note in self.notes if note.kind == kind]

    @property
    def gaps(self) -> list[Note]:
        """What the game would need and the notation leaves out."""
        return self.of_kind(GAP)

    @property
    def contradictions(self) -> list[Note]:
        """What is impossible with the printed pieces or by the rules."""
        return self.of_kind(CONTRADICTION)

    @property
    def unread(self) -> list[Note]:
        """What was skipped: unknown forms, and things that this game does not have."""
        return [note for note in self.notes if note.kind in (UNKNOWN, FOREIGN)]

    def count_gaps(self) -> dict[str, int]:
        """Return the number of gaps of each kind, by name."""
        counts: dict[str, int] = {}
        for note in self.gaps:
            counts[note.what] = counts.get(note.what, 0) + 1
        return dict(sorted(counts.items()))
