"""Crafting: which cards can be crafted, and what they give (RT-4.1)."""

from __future__ import annotations

from turnwright.core.decks import insert
from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.games.root.cards import discard
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import (
    AMBUSH,
    CARD_KEYS,
    CARDS,
    CLEARING_SUITS,
    DOMINANCE,
    IMMEDIATE,
    ITEM,
    NONE,
    PERSISTENT,
)
from turnwright.games.root.pieces import Removal, carry_out
from turnwright.games.root.points import CRAFTING, score
from turnwright.games.root.queries import faction_of
from turnwright.games.root.rules import RT_2_1_4, RT_2_1_5, RT_3_2_2, RT_4_1_2_N3, RT_4_1_4, RT_4_1_N1
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import hand


def refuse_card(s: Woods, seat: int, card: int) -> int:
    """Return 0, or the rule that forbids a seat to craft a card in its hand."""
    made = CARDS[card]
    if made.kind == AMBUSH:
        return RT_2_1_4
    if made.kind == DOMINANCE:
        return RT_2_1_5
    if made.kind == ITEM and s.items[made.item] == 0:
        return RT_4_1_2_N3
    if made.kind == PERSISTENT and card in s.areas[seat]:
        return RT_4_1_4
    return faction_of(s, seat).refuse_craft(s, seat, made.cost)


def craftable(s: Woods, seat: int) -> int:
    """Return the cards of a hand that can be crafted, as a mask."""
    found = 0
    last = NONE
    for card in s.cards.zones[hand(seat)].layers[0]:
        if card != last and refuse_card(s, seat, card) == 0:
            found |= 1 << card
        last = card
    return found


def activate(s: Woods, seat: int, cost: list[int]) -> None:
    """Activate crafting pieces for a card, asking which ones pay for symbols of any suit (RT-4.1.1#1, RT-4.1.1#4)."""
    for suit in range(CLEARING_SUITS):
        s.activated[suit] += cost[suit]
    if cost[CLEARING_SUITS]:
        s.push(Frame(FLOW.activate, seat, cost[CLEARING_SUITS]))


def bring(s: Woods, seat: int, card: int) -> None:
    """Apply the effect of a crafted card, which has left the hand (RT-4.1.2#2, RT-2.5.5#1, RT-4.1.3)."""
    made = CARDS[card]
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "card": f"@card-{CARD_KEYS[card]}"}
        s.emit(Message("log-craft", args, RT_4_1_N1))
    if made.kind == PERSISTENT:
        insert(s.areas[seat], card)
    elif made.kind == ITEM:
        s.items[made.item] -= 1
        faction_of(s, seat).gain_item(s, seat, made.item)
        discard(s, card)
        score(s, seat, faction_of(s, seat).item_vp(s, seat, made.vp), CRAFTING, RT_3_2_2)
    elif made.kind == IMMEDIATE:
        sweep(s, seat, card)


def sweep(s: Woods, seat: int, card: int) -> None:
    """Remove all enemy pieces from all clearings of a card's suit, then discard it (RT-C.favor#1, RT-C.favor#2)."""
    s.push(Frame(FLOW.used_up, seat, card))
    removal = Removal()
    for clearing in range(CLEARINGS):
        if s.suits[clearing] == CARDS[card].suit:
            removal.add_all(s, clearing, seat)
    carry_out(s, removal)
