"""Errors that a user can cause.

    GameError(ValueError)
      +-- UnknownGame        no game of that name
      +-- BadRuleBook        a rule book cannot be read, or has no such rule
      +-- BadOption          a table option has a value that is not allowed
      +-- UnknownChoice      the vocabulary has no such name
      +-- UnknownStep        a game has no step of that name
      +-- IllegalChoice      the choice exists, but is not on offer now
      +-- NotYourDecision    another seat is asked
      +-- EndsTurn           the choice ends the turn, and the sender wants to be asked first
      +-- StalePly           the sender saw an older position
      +-- GameOver           the game has ended
      +-- EmptyQuestion      the rules ask a seat and leave it nothing to answer
      +-- UndoRefused        another seat has learned something since
      +-- CannotLeave        the others could not continue without the seat
      +-- BadRecord          a record cannot be read or replayed (has .line)
      +-- BadState           an encoded state cannot be read
      +-- BadNotation        the text of a position cannot be read (has .line and .column)
      +-- Unplayable         the rules cannot continue from a set-up position
      +-- RedactedState      a view cannot be played on

Our own bugs are ``assert``s and never use these classes.
"""

from __future__ import annotations

from typing import Final

LONGEST: Final = 40
"""How many characters of a user's value an error repeats."""


def brief(value: object) -> str:
    """Return ``value`` as an error repeats it: in quotes, on one line, shortened."""
    text = repr(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class GameError(ValueError):
    """Base class; the message is one line that can be shown to a person."""


class UnknownGame(GameError):
    """No game of that name."""


class BadRuleBook(GameError):
    """A rule book cannot be read, or has no such rule."""


class BadOption(GameError):
    """A table option has a value that is not allowed."""


class UnknownChoice(GameError):
    """The game's vocabulary has no such name."""


class UnknownStep(GameError):
    """A game has no step of that name: a mistake in its rules."""


class IllegalChoice(GameError):
    """The choice exists, but is not on offer now; ``rule`` is the ledger id that forbids it, ``why`` the reason."""

    def __init__(self, message: str, rule: str = "", why: str = "") -> None:
        super().__init__(message)
        self.rule = rule
        self.why = why


class NotYourDecision(GameError):
    """Another seat is asked."""


class EndsTurn(GameError):
    """The choice is legal, but ends the turn of its seat, and the sender wants to be asked first."""


class StalePly(GameError):
    """The sender saw an older position."""


class GameOver(GameError):
    """The game has ended."""


class EmptyQuestion(GameError):
    """A question has no answer: a mistake in the rules of a game, which cannot go on."""


class UndoRefused(GameError):
    """Undoing would take back what another seat has learned or answered."""


class CannotLeave(GameError):
    """The others could not continue without the seat, or it has already left."""


class BadRecord(GameError):
    """A record cannot be read or replayed; ``line`` counts from 1, or is 0 if no line is at fault."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class BadState(GameError):
    """An encoded state cannot be read."""


class BadNotation(GameError):
    """The text of a position cannot be read; ``line`` and ``column`` count from 1, or are 0 if no place is at fault."""

    def __init__(self, message: str, line: int = 0, column: int = 0) -> None:
        place = f"line {line}, column {column}: " if column else f"line {line}: " if line else ""
        super().__init__(f"{place}{message}")
        self.line = line
        self.column = column


class Unplayable(GameError):
    """The rules cannot continue from a set-up position, because no game can lead to it."""


class RedactedState(GameError):
    """An attempt to play on a redacted state, whose hidden parts are unknown."""
