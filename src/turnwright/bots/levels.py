"""Opponents as people choose them: levels of play in words, and the names that bots go by.

How strong the levels are was measured: see docs/bots.md.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """How well opponents play: a kind of bot, and the seconds it takes for a choice (0: almost none)."""

    name: str
    bot: str
    seconds: float = 0.0


LEVELS: Final = (
    Level("beginner", "random"),
    Level("casual", "greedy"),
    Level("strong", "search", 1.0),
    Level("expert", "search", 5.0),
)
USUAL: Final = "casual"
"""For a person who knows the rules but has not played much."""

NAMES: Final = {
    "random": ("Pip", "Nell", "Toby", "Dot", "Jory", "Wren", "Sunny"),
    "greedy": ("Rosa", "Felix", "Ivy", "Hugo", "Tilda", "Bruno", "Marta"),
    "search": ("Vera", "Konrad", "Selma", "Magnus", "Edda", "Viktor", "Ursula"),
}
"""Default names of bots by kind; there are enough for the largest table. Each has a character, which pages tell."""


def level_of(bot: str, seconds: float | None) -> str:
    """Return the highest level whose thinking time is within ``seconds``."""
    levels = [level for level in LEVELS if level.bot == bot]
    reached = [level.name for level in levels if seconds is not None and level.seconds <= seconds]
    return reached[-1] if reached else levels[0].name if levels else ""


def character_of(bot: str, name: str) -> str:
    """Return the id of the character that a bot of this kind and name has, or "" for a name that is not one of ours."""
    return name.lower() if name in NAMES.get(bot, ()) else ""


def name_for(bot: str, taken: list[str]) -> str:
    """Return a name for a bot that is not in ``taken``, as long as there are any."""
    names = NAMES.get(bot, (bot.title(),))
    return next((name for name in names if name not in taken), names[0])
