"""The room of a game where its table is put into words, and a stand-in for games that have none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from turnwright.core.frames import State
from turnwright.core.game import GAMES, Game, JsonDict, View
from turnwright.core.messages import Message, Say
from turnwright.core.places import lines
from turnwright.core.simple import SimpleGame, SimpleState


class TerminalTexts(Protocol):
    """What ``games/<name>/terminal`` offers."""

    SHEETS: Mapping[str, Callable[[View, Say], list[list[str]]]]
    PLACE: str
    EXAMPLE: str

    def summary(self, view: View, say: Say) -> list[str]:
        """Return where the game stands and what the reader holds."""

    def place(self, view: View, say: Say, name: str, lang: str) -> list[str]:
        """Return all about one place, nothing if there is no such place."""

    def note(self, view: View, say: Say, action: int) -> str:
        """Return what should be known of the target of an option."""

    def changes(self, view: View, difference: JsonDict, say: Say) -> list[str]:
        """Return a difference of views in words."""

    def digest(self, told: list[Message]) -> list[Message]:
        """Return what was told, with what belongs together in one message."""


class PlainTexts:
    """Says what can be said of any game."""

    SHEETS: Mapping[str, Callable[[View, Say], list[list[str]]]] = {}
    PLACE = ""
    EXAMPLE = ""

    def summary(self, view: View, say: Say) -> list[str]:
        """Nothing is known of the table."""
        return []

    def place(self, view: View, say: Say, name: str, lang: str) -> list[str]:
        """No place is known."""
        return []

    def note(self, view: View, say: Say, action: int) -> str:
        """No target is known."""
        return ""

    def changes(self, view: View, difference: JsonDict, say: Say) -> list[str]:
        """Show paths and values."""
        return [f"{path}: {pair[0]} → {pair[1]}" for path, pair in difference.items() if isinstance(pair, list)]

    def digest(self, told: list[Message]) -> list[Message]:
        """Everything stands for itself."""
        return told


class PlaceTexts(PlainTexts):
    """Says what lies where, for games that declare their places."""

    def __init__(self, game: SimpleGame[SimpleState]) -> None:
        self.game = game

    def summary(self, view: View, say: Say) -> list[str]:
        """Name each place with what lies there."""
        return lines(self.game.all_places(self.game.shown(view)), say)


def texts_of(game: Game[State]) -> TerminalTexts:
    """Return the words of ``game``."""
    name = f"turnwright.games.{game.name}.terminal"
    if game.name in GAMES and find_spec(name) is not None:
        return cast("TerminalTexts", import_module(name))
    return PlaceTexts(game) if isinstance(game, SimpleGame) else PlainTexts()
