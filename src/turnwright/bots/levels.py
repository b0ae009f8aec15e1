"""Opponents as people choose them: levels of play in words, and the names that bots go by.

How strong the levels are was measured: see docs/bots.md.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from turnwright.bots.kinds import OURS, known


class Level(NamedTuple):
    """How well opponents play: a kind of bot, and the seconds it takes for a choice (0: almost none)."""

    name: str
    bot: str
    seconds: float = 0.0


LEVELS: Final = tuple(
    [Level(name, kind.name, seconds) for kind in OURS.values() for name, seconds in kind.levels.items()]
)
USUAL: Final = "casual"
"""For a person who knows the rules but has not played much."""

CASUAL: Final = next(level.bot for level in LEVELS if level.name == USUAL)
"""The bot that plays for those who chose none, and for a bot of one's own that cannot answer at a server."""


def level_of(bot: str, seconds: float | None) -> str:
    """Return the highest level whose thinking time is within ``seconds``."""
    levels = [level for level in LEVELS if level.bot == bot]
    reached = [level.name for level in levels if seconds is not None and level.seconds <= seconds]
    return reached[-1] if reached else levels[0].name if levels else ""


def character_of(bot: str, name: str) -> str:
    """Return the id of the character that a bot of this kind and name has, or "" for a name that is not one of ours."""
    return name.lower() if bot in OURS and name in OURS[bot].names else ""


def name_for(bot: str, taken: list[str]) -> str:
    """Return a name for a bot that is not in ``taken``, as long as there are any."""
    kind = known(bot)
    names = kind.names if kind is not None else (bot.title(),)
    return next((name for name in names if name not in taken), names[0])
