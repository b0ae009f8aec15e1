"""Puts messages of Root into words, without the game itself."""

from __future__ import annotations

from functools import cache
from typing import cast

from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.messages import Message
from turnwright.core.text import faults, say


class Texts:
    """All that words need of a game: its catalogue."""

    name = "root"
    package = "turnwright.games.root"
    catalogue = Game.catalogue


@cache
def texts() -> Game[State]:
    """Return the texts of Root as if they were the game."""
    return cast("Game[State]", Texts())


def told(message: Message, lang: str = "en") -> str:
    """Return a message in words."""
    return say(texts(), message, lang)


def fault(message: Message, lang: str) -> str:
    """Return what is wrong with the words of a message, "" if nothing is."""
    text = told(message, lang)
    wrong = faults(texts(), message, lang)
    if any(sign in text for sign in ("{", "}", "@", "$", "  ", " ,", " .", " :", " ;")) or text != text.strip():
        wrong.append(f"{lang}: {text!r}")
    return "; ".join(wrong)
