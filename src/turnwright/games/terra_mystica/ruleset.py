"""The rule set of one table: its factions, the tiles in its box, its setup."""

from __future__ import annotations

from typing import Final

from turnwright.games.terra_mystica.factions.faction import Faction

STANDARD: Final = 0
COLOURS: Final = 1
INTRODUCTORY: Final = 2
FIXED: Final = 3
"""How factions are assigned: chosen in turn, by dealt colours, as in the first game, as listed."""


class RuleSet:
    """What never changes during a game. Shared by all clones of a table.

    factions        all there are, by index
    fixed_factions  by seat: its faction where the setup fixes it, else -1
    homes           by seat: the hexes of its first dwellings where the setup fixes them, else empty
    scorings, cards, towns  tiles in the box
    fixed_scorings, fixed_cards  those in play where the setup fixes them, else empty
    first           the seat that starts (-1: drawn)
    start_vp        by faction
    pass_order      turn order is the order of passing
    pass_ends_turn  nothing is converted after a pass
    """

    def __init__(
        self,
        factions: list[Faction],
        setup: int,
        fixed_factions: list[int],
        homes: list[list[int]],
        scorings: list[int],
        cards: list[int],
        towns: list[int],
        fixed_scorings: list[int],
        fixed_cards: list[int],
        first: int,
        start_vp: list[int],
        pass_order: bool,
        pass_ends_turn: bool,
    ) -> None:
        self.factions = factions
        self.setup = setup
        self.fixed_factions = fixed_factions
        self.homes = homes
        self.scorings = scorings
        self.cards = cards
        self.towns = towns
        self.fixed_scorings = fixed_scorings
        self.fixed_cards = fixed_cards
        self.first = first
        self.start_vp = start_vp
        self.pass_order = pass_order
        self.pass_ends_turn = pass_ends_turn
