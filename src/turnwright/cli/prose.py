"""The room of a game where its table is put into words, and a stand-in for games that have none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from turnwright.core.frames import State
from turnwright.core.game import GAMES, Game, JsonDict, View
from turnwright.core.messages import Message, Say


class Prose(Protocol):
    """What ``games/<name>/prose`` offers."""

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


class Plain:
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


def prose_of(game: Game[State]) -> Prose:
    """Return the words of ``game``."""
    name = f"turnwright.games.{game.name}.prose"
    if game.name in GAMES and find_spec(name) is not None:
        return cast("Prose", import_module(name))
    return Plain()
