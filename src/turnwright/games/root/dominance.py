"""Dominance cards: who may activate one, and who wins with it (RT-3.3)."""

from __future__ import annotations

from turnwright.core.messages import Argument, Message
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRD, CARD_KEYS, DOMINANCE, DOMINANCE_VP, NONE, OF_KIND, SUIT_OF
from turnwright.games.root.layout import PAIR
from turnwright.games.root.queries import faction_of, of_suit, ruled
from turnwright.games.root.rules import RT_3_3_1_N1, RT_3_3_1_N2, RT_3_3_2_N2
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import hand

CLEARINGS_TO_WIN = 3
"""Clearings of the card's suit to rule (RT-3.3.1.I)."""


def refuse_dominance(s: Woods, seat: int, card: int) -> int:
    """Return 0, or the rule that keeps a seat from activating a dominance card (RT-3.3.1#1, RT-3.3.2#2)."""
    if s.dominance[seat] != NONE:
        return RT_3_3_2_N2
    if not s.cards.zones[hand(seat)].holds(card) or s.vp[seat] < DOMINANCE_VP:
        return RT_3_3_1_N1
    return faction_of(s, seat).refuse_dominance(s, seat, card)


def may_still_dominate(s: Woods, seat: int) -> bool:
    """Return whether a seat may activate or take a dominance card, as far as everybody knows."""
    if not s.cards.zones[hand(seat)].layers[0] or s.seats == PAIR:
        return False
    return len(s.available) > 0 or s.vp[seat] >= DOMINANCE_VP


def activate(s: Woods, seat: int, card: int) -> None:
    """Move a dominance card from hand to the play area; its owner no longer scores (RT-3.3.1#2, RT-3.3.2#1)."""
    s.cards.lay_open(hand(seat), card)
    s.dominance[seat] = card
    s.vp[seat] = NONE
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "card": f"@card-{CARD_KEYS[card]}"}
        s.emit(Message("log-dominance", args, RT_3_3_1_N2))


def has_dominance(s: Woods, seat: int) -> bool:
    """Return whether a seat rules what its dominance card requires (RT-3.3.1.I, RT-3.3.1.II, RT-C.dominance)."""
    own = ruled(s, seat)
    suit = SUIT_OF[s.dominance[seat]]
    if suit != BIRD:
        return (own & of_suit(s, suit)).bit_count() >= CLEARINGS_TO_WIN
    opposite = s.rules.map.opposite
    for corner in range(CLEARINGS):
        if opposite[corner] != NONE and own >> corner & 1 and own >> opposite[corner] & 1:
            return True
    return False


def dominance_cards() -> list[int]:
    """Return the dominance cards, ascending."""
    return [card for card in range(len(CARD_KEYS)) if OF_KIND[DOMINANCE] >> card & 1]
