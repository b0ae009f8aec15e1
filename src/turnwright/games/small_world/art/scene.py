"""A table prepared for drawing and for text: the contents of each region, each seat's area and the column."""

from __future__ import annotations

from functools import cached_property

from turnwright.core.decks import size
from turnwright.core.zones import UNKNOWN
from turnwright.games.small_world.data.tables import BESIDE, DECLINED, SLOTS, TRIBE
from turnwright.games.small_world.state import World

HIDDEN = -1
"""Coins that the viewer may not see."""


class RegionScene:
    """One region as drawn; ``markers`` counts its markers by kind."""

    def __init__(self, s: World, region: int) -> None:
        holder = s.who[region]
        self.seat = holder // SLOTS if holder >= 0 else -1
        self.race = s.race[holder] if holder >= 0 else -1
        self.tokens = s.tokens[region] if holder >= 0 else 0
        self.declined = holder >= 0 and holder % SLOTS != 0
        self.tribe = holder == TRIBE
        self.markers = {keeper.marker: count for keeper in s.keepers if (count := keeper.standing(s, region))}


class ComboScene:
    """One combo of the column."""

    def __init__(self, race: int, power: int, coins: int) -> None:
        self.race = race
        self.power = power
        self.coins = coins


class SeatScene:
    """The area of one seat.

    markers   by kind: markers of its active race that are not on the map
    bound     by ability: mask of the seats whose attacks it restricts
    """

    def __init__(self, s: World, seat: int) -> None:
        force = seat * SLOTS
        self.coins = HIDDEN if s.coins[seat] == UNKNOWN else s.coins[seat]
        self.race = s.race[force]
        self.power = s.power[force]
        self.hand = s.hand[force]
        self.withdrawn = s.withdrawn if s.turn == seat else 0
        self.markers = {trait.marker: trait.in_hand(s) for trait in s.kits[force].traits if trait.marker}
        self.declined_race = s.race[force + DECLINED]
        self.declined_hand = s.hand[force + DECLINED]
        self.beside_race = s.race[force + BESIDE]
        self.beside_hand = s.hand[force + BESIDE]
        self.bound = {trait.key: trait.binds(s) for trait in s.kits[force].traits if trait.binds(s)}


class Scene:
    """Everything one viewer sees of a redacted table."""

    def __init__(self, table: World) -> None:
        self.viewer = table.viewer
        self.table = table
        self.seats = table.seats
        self.round = table.round
        self.rounds = table.board.turns
        self.turn = table.turn
        self.first = table.first
        self.banners_left = size(table.banners)
        self.badges_left = size(table.badges)
        self.discards = len(table.discards)
        self.over = not table.todo

    @cached_property
    def race_names(self) -> list[str]:
        """The names of all races, by number."""
        return [race.name for race in self.table.rules.races]

    @cached_property
    def power_names(self) -> list[str]:
        """The names of all powers, by number."""
        return [power.name for power in self.table.rules.powers]

    @cached_property
    def regions(self) -> list[RegionScene]:
        """The regions of the map."""
        return [RegionScene(self.table, region) for region in range(self.table.board.regions)]

    @cached_property
    def column(self) -> list[ComboScene]:
        """The combos on offer."""
        columns = zip(self.table.column_race, self.table.column_power, self.table.column_coins, strict=True)
        return [ComboScene(race, power, coins) for race, power, coins in columns]

    @cached_property
    def players(self) -> list[SeatScene]:
        """The areas of the seats."""
        return [SeatScene(self.table, owner) for owner in range(self.seats)]
