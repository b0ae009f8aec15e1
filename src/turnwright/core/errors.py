"""Everything that can go wrong through a user's doing.

    GameError(ValueError)
      +-- UnknownGame        no game of that name
      +-- BadOption          a table option has a value that is not allowed
      +-- UnknownChoice      the vocabulary has no such name
      +-- IllegalChoice      the choice exists, but is not on offer now
      +-- NotYourDecision    another seat is asked
      +-- StalePly           the sender saw an older position
      +-- GameOver           nothing is asked any more
      +-- UndoRefused        the knowledge of another seat has changed since
      +-- CannotLeave        the others could not go on without the seat
      +-- BadRecord          a record cannot be read or replayed (has .line)
      +-- BadState           an encoded state cannot be read
      +-- RedactedState      a view was to be played on

Our own bugs are ``assert``s and never reach these classes.
"""

from __future__ import annotations

from typing import Final

LONGEST: Final = 40
"""Characters of a user's value that an error repeats."""


def brief(value: object) -> str:
    """Return ``value`` as an error repeats it: in quotes, on one line, cut short."""
    text = repr(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class GameError(ValueError):
    """Base class: the message is one line, fit to be shown to a person."""


class UnknownGame(GameError):
    """No game of that name."""


class BadOption(GameError):
    """A table option has a value that is not allowed."""


class UnknownChoice(GameError):
    """The game's vocabulary has no such name."""


class IllegalChoice(GameError):
    """The choice exists, but is not on offer now; ``rule`` is the ledger id that forbids it."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class NotYourDecision(GameError):
    """Another seat is asked."""


class StalePly(GameError):
    """The sender saw an older position."""


class GameOver(GameError):
    """Nothing is asked any more."""


class UndoRefused(GameError):
    """Undoing would take back what another seat has learned or answered."""


class CannotLeave(GameError):
    """The others could not go on without the seat, or it has left already."""


class BadRecord(GameError):
    """A record cannot be read or replayed; ``line`` counts from 1, 0 where no line is to blame."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class BadState(GameError):
    """An encoded state cannot be read."""


class RedactedState(GameError):
    """A state as one viewer sees it was to be played on; what is hidden there cannot be known."""
