"""Vagabond (RT-9): a pawn that rules nothing, acts by items and makes friends or enemies."""

from __future__ import annotations

from typing import Final

from turnwright.core.fields import ALL, Part, number, numbers
from turnwright.games.root.data.boards import VAGABOND, VAGABOND_2
from turnwright.games.root.factions.faction import Faction

PART: Final = Part(
    "Pack",
    "Who the Vagabond is, where he is, what he carries, and who his friends are.",
    (
        number("character", "the character (NONE: not chosen yet)", "NONE", "8", ALL),
        number("place", "the clearing he is in, or CLEARINGS + the forest (NONE: not placed yet)", "NONE", "40", ALL),
        numbers("ready", "by item: those undamaged and face up", "len(ITEMS)", seen=ALL),
        numbers("exhausted", "by item: those undamaged and face down", "len(ITEMS)", seen=ALL),
        numbers("damaged", "by item: those damaged and face up", "len(ITEMS)", seen=ALL),
        numbers("ruined", "by item: those damaged and face down", "len(ITEMS)", seen=ALL),
        number("explored", "mask of items he has taken from ruins", "0", "(1 << len(ITEMS)) - 1", ALL),
        numbers("friends", "by faction: its space of the chart, HOSTILE", "len(FACTIONS)", "0", "4", ALL),
        numbers("aids", "by faction: Aids of this turn that count for the next space", "len(FACTIONS)", seen=ALL),
        numbers("done", "quests completed, ascending", "None", "0", "len(QUESTS) - 1", ALL),
        number("burnt", "mask of clearings he has laid waste to", "0", "(1 << CLEARINGS) - 1", ALL),
    ),
)


class Vagabond(Faction):
    """A Vagabond; the second one is another of the same kind."""


FACTION: Final[Faction] = Vagabond(VAGABOND, "vagabond")
SECOND: Final[Faction] = Vagabond(VAGABOND_2, "vagabond_2")
