"""Exchange with other programs: a game may read and write their records.

``Game.exchange`` returns an ``Exchange``, or None for a game without one.
"""

from __future__ import annotations

from turnwright.core.journal import Record


class Import:
    """A foreign record that was played by our rules.

    names, scores    who had which seat, and each seat's score at the end
    rows, equal      the number of states in the file, and of those that equal ours
    finals           whether the final scores in the file (or given separately) equal ours; None: there are none
    faults           what did not fit or differs, by row
    deviations       what the file does although the rule book forbids it, by row; each is one of a closed list
    gaps             what the game would need and the file omits, by row
    """

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.scores: list[int] = []
        self.rows = 0
        self.equal = 0
        self.finals: bool | None = None
        self.faults: list[str] = []
        self.deviations: list[str] = []
        self.gaps: list[str] = []

    def record(self) -> Record:
        """Return the game as a record of ours; BadRecord says why this is not possible."""
        raise NotImplementedError


class Exchange:
    """The format in which a game is exchanged: the suffixes of its files, and how to read and write them."""

    suffixes: tuple[str, ...]

    def read(self, text: str, finals: dict[str, int] | None = None) -> Import:
        """Play the game in ``text``; BadRecord if it is not in this format. ``finals``: scores by name, if known."""
        raise NotImplementedError

    def of_arena(self, text: str) -> bool:
        """Tell whether ``text`` is a game text of Board Game Arena: people often have one, but it cannot be read."""
        return False

    def write(self, record: Record, states: bool = False) -> str:
        """Return a record in this format; ``states``: with the state after each row."""
        raise NotImplementedError
