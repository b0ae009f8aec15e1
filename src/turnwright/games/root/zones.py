"""Where hidden things of Root lie: the deck, a hand for each seat, the Supporters, the quest deck, items in ruins.

Cards of the shared deck, quests and items are all cards to the zones: quests are numbered behind the cards, and items
behind the quests.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.seats import NOBODY, only
from turnwright.core.zones import Cards, Zone, heap, lay_out, pile
from turnwright.games.root.data.geometry import RUINS
from turnwright.games.root.data.tables import CARD_KINDS, ITEMS, QUESTS

DECK: Final = 0
SUPPORTERS: Final = 1
"""Nobody looks at them until a seat leads those whose they are."""
QUEST_DECK: Final = 2
RUIN_ITEMS: Final = 3
"""Those that lie under ruins into which nobody has looked: which lies where is nobody's knowledge."""
FIRST_RUIN: Final = 4
"""By ruin, in the order of their clearings: items that somebody has seen under it."""
FIRST_HAND: Final = FIRST_RUIN + RUINS

QUEST: Final = CARD_KINDS
"""What the first quest is called in a zone; the others follow."""
RUIN_ITEM: Final = QUEST + len(QUESTS)
"""What the first item is called in a zone; the others follow."""
HIDDEN_KINDS: Final = RUIN_ITEM + len(ITEMS)


def hand(seat: int) -> int:
    """Return the zone of a seat's hand."""
    return FIRST_HAND + seat


def zones(seats: int) -> Cards:
    """Return the zones of a table, empty: its seat alone sees a hand, and nobody a pile (RT-1.2.1#1 to RT-1.2.1#3)."""
    ruins: list[Zone] = [heap(NOBODY) for _ruin in range(RUINS)]
    hands: list[Zone] = [heap(only(seat)) for seat in range(seats)]
    return lay_out([pile(), heap(NOBODY), pile(), pile(), *ruins, *hands])
