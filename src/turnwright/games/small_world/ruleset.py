"""The rule set of one table: its map, its races and powers, and its readings."""

from __future__ import annotations

from typing import Final

from turnwright.games.small_world.data.tables import BADGES, BANNERS, Board
from turnwright.games.small_world.factions.trait import Power, Race, Trait
from turnwright.games.small_world.readings import Reading
from turnwright.games.small_world.verbs import WorldVerb

KEPT: Final = 64
"""Rule sets that a process keeps; one with a home-made race and power takes some 40,000 bytes."""
_NO_TRAITS: Final[list[Trait]] = []


class Kit:
    """The combined abilities of a race and a power.

    traits   their abilities; those that add choices come last, in the order of their choices
    verbs    the choices they add to the conquests
    The other lists hold the abilities with hooks that are called at every conquest, then those with hooks called
    once per turn: each list is named after its hook.
    """

    def __init__(self, traits: list[Trait]) -> None:
        self.traits = traits
        self.verbs: list[WorldVerb] = [verb for trait in traits for verb in trait.verbs]
        self.waters = answering(traits, "waters")
        self.entries = answering(traits, "entries")
        self.reaches = answering(traits, "reaches", "linked")
        self.cheaper = answering(traits, "cheaper")
        self.bars_attempt = answering(traits, "bars_attempt")
        self.conquered = answering(traits, "conquered")
        self.spares = answering(traits, "spares")
        self.readied = answering(traits, "readied")
        self.reinforce = answering(traits, "reinforce")
        self.trim = answering(traits, "trim")
        self.markers = answering(traits, "markers")
        self.income = answering(traits, "income")
        self.after_scoring = answering(traits, "after_scoring")
        self.rallied = answering(traits, "rallied")


def answering(traits: list[Trait], *hooks: str) -> list[Trait]:
    """Return the abilities that override one of ``hooks``; all lists without any are the same one."""
    found = [trait for trait in traits if any(getattr(type(trait), hook) is not getattr(Trait, hook) for hook in hooks)]
    return found or _NO_TRAITS


class Kits:
    """The kits of all pairs of a race and a power, by ``key``: while the race is active, and what lasts in decline."""

    def __init__(self, active: list[Kit], lasting: list[Kit]) -> None:
        self.active = active
        self.lasting = lasting

    @staticmethod
    def of(races: list[Race], powers: list[Power]) -> Kits:
        """Return the kits of all pairs, including those without a race or without a power."""
        kits = Kits([], [])
        for race in range(-1, BANNERS):
            for power in range(-1, BADGES):
                active = _kit(races, powers, race, power)
                kits.active.append(active)
                kits.lasting.append(_lasting(active))
        return kits

    def replaced(self, races: list[Race], powers: list[Power], pairs: list[tuple[int, int]]) -> Kits:
        """Return these kits with new ones for ``pairs``; all others are shared."""
        kits = Kits(self.active[:], self.lasting[:])
        for race, power in pairs:
            active = _kit(races, powers, race, power)
            kits.active[pair_key(race, power)] = active
            kits.lasting[pair_key(race, power)] = _lasting(active)
        return kits


def _kit(races: list[Race], powers: list[Power], race: int, power: int) -> Kit:
    return Kit(pair_traits(races[race].traits if race >= 0 else [], powers[power].traits if power >= 0 else []))


def _lasting(active: Kit) -> Kit:
    traits = [trait for trait in active.traits if trait.lasts]
    return active if len(traits) == len(active.traits) else Kit(traits)


def pair_key(race: int, power: int) -> int:
    """Return the index of a pair in the tables of kits; -1 stands for none."""
    return (race + 1) * (BADGES + 1) + power + 1


class RuleSet:
    """What never changes during a game; shared by all clones of a table.

    races, powers     by index; the last of each is the blank one, without a number if the table does not use it
    banners, badges   the indices that are in the game
    box               by race: its tokens in the game
    keepers           the abilities that keep a part of the table
    first             the seat that starts, NONE if it is drawn
    open_coins        everybody may see the coins of all
    readings          the rules with optional readings
    agreed            by reading: how this table reads it
    *_kits            the abilities of each pair; tables share those without a blank banner or badge
    """

    def __init__(
        self,
        board: Board,
        races: list[Race],
        powers: list[Power],
        banners: list[int],
        badges: list[int],
        keepers: list[Trait],
        first: int,
        open_coins: bool,
        readings: list[Reading],
        agreed: list[bool],
        kits: Kits,
    ) -> None:
        self.board = board
        self.races = races
        self.powers = powers
        self.banners = banners
        self.badges = badges
        self.box = [race.box if i in banners else 0 for i, race in enumerate(races)]
        self.keepers = keepers
        self.first = first
        self.open_coins = open_coins
        self.readings = readings
        self.agreed = agreed
        self.active_kits = kits.active
        self.lasting_kits = kits.lasting

    def reads(self, reading: Reading) -> bool:
        """Return how the table reads a rule: the value of the option."""
        return self.agreed[reading.place]

    def refused_by_table(self, rule: int) -> bool:
        """Return whether ``rule`` forbids something only because the table does not use the ledger's reading."""
        return rule != 0 and any(r.refuses == rule and self.reads(r) != r.default for r in self.readings)

    def key(self, race: int, power: int) -> int:
        """Return the index of a pair in the tables of kits; -1 stands for none."""
        return pair_key(race, power)

    def tokens(self, race: int, power: int) -> int:
        """Return the tokens that come with a combo (SW-5.9, SW-16.1)."""
        total = self.races[race].banner + self.powers[power].tokens
        for trait in self.active_kits[self.key(race, power)].traits:
            total += trait.extra_tokens()
        return total


def pair_traits(race: list[Trait], power: list[Trait]) -> list[Trait]:
    """Return the combined abilities of a race and a power.

    An ability that both have is included once. Those that add choices come last, in the order of their choices.
    """
    traits = race[:]
    for trait in power:
        if trait not in traits:
            traits.append(trait)
    traits.sort(key=lambda trait: trait.verbs[0].place if trait.verbs else 0)
    return traits
