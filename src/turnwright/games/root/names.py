"""The names of Root's clearings, cards and other things in notations of positions."""

from __future__ import annotations

from typing import Final

from turnwright.core.spelling import Names, numbered
from turnwright.games.root.data.boards import FACTIONS, LEADERS, PIECES
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CARD_KEYS, CLEARING_SUITS, ITEMS, NONE, QUESTS, SUITS

_NOBODY: Final = {NONE: "none"}

CLEARING_NAMES: Final = numbered("clearing", CLEARINGS, 1)
FACTION_NAMES: Final = Names("faction", FACTIONS, _NOBODY)
PIECE_NAMES: Final = Names("piece", PIECES)
ITEM_NAMES: Final = Names("item", ITEMS)
SUIT_NAMES: Final = Names("suit", SUITS[:CLEARING_SUITS], _NOBODY)
CARD_NAMES: Final = Names("card", CARD_KEYS, _NOBODY)
QUEST_NAMES: Final = Names("quest", [quest.key for quest in QUESTS])
LEADER_NAMES: Final = Names("leader", [leader.key for leader in LEADERS], _NOBODY)
HIDDEN_NAMES: Final = Names("card", [*CARD_KEYS, *[quest.key for quest in QUESTS], *[f"ruin_{item}" for item in ITEMS]])
"""Everything that may be in a zone: cards, quests and the items of ruins."""
