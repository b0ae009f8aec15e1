"""What a form for a new table needs to know about a game's options, found by trying them."""

from __future__ import annotations

from typing import Final

from turnwright.core.errors import GameError
from turnwright.core.frames import State
from turnwright.core.game import Game, Json, JsonDict
from turnwright.core.options import Option

SETTING_UP: Final = ("setup", "component")
"""Kinds of rules about the setup."""


def is_house_rule(game: Game[State], option: Option) -> bool:
    """Tell whether an option changes how a rule of play is read, rather than the setup."""
    if not option.rule:
        return False
    rule = game.rulebook.rule(game.rulebook.number(option.rule))
    return bool(rule.ruling) and rule.kind not in SETTING_UP


def ruled_out(game: Game[State], option: Option) -> dict[int, list[Json]]:
    """Return, by number of seats, the values that are refused with all other options at their defaults.

    Switches are never ruled out: trying each of them would take long, and a refused table names its option.
    """
    if all(isinstance(value, bool) for value in option.values):
        return {}
    found = {
        seats: [value for value in option.values if not _accepted(game, seats, {option.name: value})]
        for seats in game.seat_counts
    }
    return {seats: values for seats, values in found.items() if values}


def to_blame(game: Game[State], seats: int, options: JsonDict) -> str:
    """Return the first of the ``options`` without which the table would be accepted, or "" if there is none."""
    for name in options:
        if _accepted(game, seats, {other: value for other, value in options.items() if other != name}):
            return name
    return ""


def _accepted(game: Game[State], seats: int, options: JsonDict) -> bool:
    try:
        game.start(seats, game.check_options(options))
    except GameError:
        return False
    return True
