"""Exchange with programs elsewhere: a game may read and write the records of other engines.

``Game.exchange`` returns an ``Exchange``, or None for a game that has no such form.
"""

from __future__ import annotations

from turnwright.core.journal import Record


class Import:
    """A foreign record that was played by our rules.

    names, scores    who sat where, and what each seat has at the end
    rows, equal      states that the file tells, and those that are ours, too
    finals           whether the final scores that the file (or someone beside it) tells are ours; None: nobody tells
    faults           what did not fit or differs, by row
    liberties        what the file does and the rule book forbids, by row; each is one of a closed list
    gaps             what the game would need and the file does not tell, by row
    """

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.scores: list[int] = []
        self.rows = 0
        self.equal = 0
        self.finals: bool | None = None
        self.faults: list[str] = []
        self.liberties: list[str] = []
        self.gaps: list[str] = []

    def record(self) -> Record:
        """Return the game as a record of ours; BadRecord says why there can be none."""
        raise NotImplementedError


class Exchange:
    """The form in which a game is exchanged: how its files end, how they are read and written."""

    suffixes: tuple[str, ...]

    def read(self, text: str, finals: dict[str, int] | None = None) -> Import:
        """Play what ``text`` holds; BadRecord if it is not in this form. ``finals``: scores by name, if known."""
        raise NotImplementedError

    def of_arena(self, text: str) -> bool:
        """Tell whether ``text`` is a game text of Board Game Arena, which is often at hand and cannot be read."""
        return False

    def write(self, record: Record, states: bool = False) -> str:
        """Return a record in this form; ``states``: with what each row leads to."""
        raise NotImplementedError
