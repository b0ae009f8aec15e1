"""The zones of Root's hidden things: the deck, a hand for each seat, the Supporters, the quest deck, items in ruins.

To the zones, cards of the shared deck, quests and items are all cards: quests are numbered after the cards, and items
after the quests.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.seats import NOBODY, only
from turnwright.core.zones import Cards, Zone, heap, lay_out, pile
from turnwright.games.root.data.geometry import RUINS
from turnwright.games.root.data.tables import CARD_KINDS, ITEMS, QUESTS

DECK: Final = 0
SUPPORTERS: Final = 1
"""Nobody looks at them until a seat leads their faction."""
QUEST_DECK: Final = 2
RUIN_ITEMS: Final = 3
"""Items under ruins that nobody has looked into; nobody knows which is where."""
FIRST_RUIN: Final = 4
"""By ruin, in order of clearings: items that somebody has seen there."""
FIRST_HAND: Final = FIRST_RUIN + RUINS

QUEST: Final = CARD_KINDS
"""The number of the first quest in a zone; the others follow."""
RUIN_ITEM: Final = QUEST + len(QUESTS)
"""The number of the first item in a zone; the others follow."""
HIDDEN_KINDS: Final = RUIN_ITEM + len(ITEMS)


def hand(seat: int) -> int:
    """Return the zone of a seat's hand."""
    return FIRST_HAND + seat


def zones(seats: int) -> Cards:
    """Return the zones of a table, empty: only its seat sees a hand, and nobody sees a pile (RT-1.2.1#1 to
    RT-1.2.1#3).
    """
    ruins: list[Zone] = [heap(NOBODY) for _ruin in range(RUINS)]
    hands: list[Zone] = [heap(only(seat)) for seat in range(seats)]
    return lay_out([pile(), heap(NOBODY), pile(), pile(), *ruins, *hands])
