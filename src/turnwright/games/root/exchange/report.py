"""What is told of a log: notes by row, final scores, the final board."""

from __future__ import annotations

from typing import Final

from turnwright.core.errors import brief

GAP: Final = "gap"
CONTRADICTION: Final = "contradiction"
UNKNOWN: Final = "unknown form"
FOREIGN: Final = "not in this game"
KINDS: Final = [CONTRADICTION, UNKNOWN, FOREIGN, GAP]
"""What cannot be; what cannot be read; what our game lacks; what it needs and the row leaves out."""


class Note:
    """One thing that is said about a row. ``what`` is the sort of a gap, ``rule`` the id behind a contradiction."""

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
    """A log that was followed.

    names      players by faction letter, in the order of their lines
    rows       rows that are turns, ``equal`` those of them without a contradiction and read in full
    scores     victory points by faction letter at the end; None where the marker has left the track
    winners    letters of the winners the log names
    trail      after each turn: its row, whose it was, and the points of all
    board      the woodland at the end, a line for each place that holds something
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
        """What the notation leaves out and the game would need."""
        return self.of_kind(GAP)

    @property
    def contradictions(self) -> list[Note]:
        """What cannot be by the pieces printed or by the rules."""
        return self.of_kind(CONTRADICTION)

    @property
    def unread(self) -> list[Note]:
        """What is skipped: forms that the description does not have, and what is not part of this game."""
        return [note for note in self.notes if note.kind in (UNKNOWN, FOREIGN)]

    def count_gaps(self) -> dict[str, int]:
        """Return how many gaps there are of each sort, by name."""
        counts: dict[str, int] = {}
        for note in self.gaps:
            counts[note.what] = counts.get(note.what, 0) + 1
        return dict(sorted(counts.items()))
