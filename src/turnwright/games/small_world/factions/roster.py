"""The roster: all races and powers, in order of their indices."""

from __future__ import annotations

from typing import Final

from turnwright.games.small_world.data.tables import NONE
from turnwright.games.small_world.factions import (
    alchemist,
    amazons,
    berserk,
    bivouacking,
    commando,
    diplomat,
    dragon_master,
    dwarves,
    elves,
    flying,
    forest,
    fortified,
    ghouls,
    giants,
    halflings,
    heroic,
    hill,
    humans,
    merchant,
    mounted,
    orcs,
    pillaging,
    ratmen,
    seafaring,
    skeletons,
    sorcerers,
    spirit,
    stout,
    swamp,
    tritons,
    trolls,
    underworld,
    wealthy,
    wizards,
)
from turnwright.games.small_world.factions.trait import Power, Race, Trait
from turnwright.games.small_world.readings import COMMON, Reading, numbered

RACES: Final[list[Race]] = [
    amazons.RACE,
    dwarves.RACE,
    elves.RACE,
    ghouls.RACE,
    giants.RACE,
    halflings.RACE,
    humans.RACE,
    orcs.RACE,
    ratmen.RACE,
    skeletons.RACE,
    sorcerers.RACE,
    tritons.RACE,
    trolls.RACE,
    wizards.RACE,
]
POWERS: Final[list[Power]] = [
    alchemist.POWER,
    berserk.POWER,
    bivouacking.POWER,
    commando.POWER,
    diplomat.POWER,
    dragon_master.POWER,
    flying.POWER,
    forest.POWER,
    fortified.POWER,
    heroic.POWER,
    hill.POWER,
    merchant.POWER,
    mounted.POWER,
    pillaging.POWER,
    seafaring.POWER,
    spirit.POWER,
    stout.POWER,
    swamp.POWER,
    underworld.POWER,
    wealthy.POWER,
]
TRAITS: Final[dict[str, Trait]] = {
    trait.key: trait
    for traits in [*[race.traits for race in RACES], *[power.traits for power in POWERS]]
    for trait in traits
}
"""Every ability by its key."""
KEEPERS: Final[list[Trait]] = sorted([trait for trait in TRAITS.values() if trait.part != NONE], key=lambda t: t.part)
"""The abilities that keep a part of the table, by its index."""
READINGS: Final[list[Reading]] = numbered(
    [*COMMON, *[reading for trait in TRAITS.values() for reading in trait.readings]]
)
"""The rules with optional readings, in the order of the table options."""
