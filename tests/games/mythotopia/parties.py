"""Tables for long suites: every seat count with every reading, start choice and end, by chance."""

from __future__ import annotations

from turnwright.core.game import JsonDict
from turnwright.core.rng import Rng
from turnwright.games.mythotopia import GAME

ROUNDS = 50
"""After which a game ends: the book has no limit, and random players may take long."""
TAKEN = ("two_player_provinces", "road_stone", "starting_cards", "start_choice", "remove_from_neutral", "ending")
"""Options that chance decides; the others say who starts and when to stop."""


def options_of(seed: int, rounds: int = ROUNDS) -> tuple[int, JsonDict]:
    """Return the seats and options of one game."""
    rng = Rng(seed)
    seats = GAME.seat_counts[seed % len(GAME.seat_counts)]
    options: JsonDict = {"rounds": rounds}
    for option in GAME.options:
        if option.name in TAKEN and not (option.name == "start_choice" and seats == 2):
            options[option.name] = option.values[rng.below(len(option.values))]
    return seats, options
