"""Deal cards into slots, some of which bar kinds of cards; every deal that fits is equally likely."""

from __future__ import annotations

from typing import Final

from turnwright.core.rng import Rng

NOTHING: Final = 0
"""A mask that bars no kind of card."""
TRIES: Final = 20
"""Deals that may be rejected before cards are exchanged instead."""
EXCHANGES: Final = 40
"""How many exchanges are then tried for each slot."""


class Group:
    """``count`` slots for cards that go to a place, none of them of a kind in the mask ``barred``."""

    def __init__(self, place: int, count: int, barred: int) -> None:
        self.place = place
        self.count = count
        self.barred = barred
        self.most = 0


def kinds_of(cards: list[int]) -> int:
    """Return the kinds of some cards, as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def deal(cards: list[int], groups: list[Group], rng: Rng) -> list[tuple[Group, list[int]]]:
    """Deal all ``cards``; there must be as many slots, and a deal that fits.

    Slots that few cards fit are filled first, and a deal is accepted with a probability that grows with the number of
    cards that would have fitted. This makes all deals equally likely although bars make some cards scarce. If hardly
    any deal would be accepted, a deal that fits is mixed by random exchanges, which converges to the same distribution.
    """
    groups = _by_scarcity(cards, groups)
    found: list[int] = []
    for _try in range(TRIES):
        found = _try_deal(cards, groups, rng)
        if len(found) == len(cards):
            break
    if len(found) < len(cards):
        found = _stirred(cards, groups, rng)
    dealt: list[tuple[Group, list[int]]] = []
    for group in groups:
        dealt.append((group, found[: group.count]))
        found = found[group.count :]
    return dealt


def _by_scarcity(cards: list[int], groups: list[Group]) -> list[Group]:
    """Sort groups so that those that few cards fit come first, and note how many may still fit when each is filled."""
    for group in groups:
        group.most = _fitting(cards, group.barred)
    ordered = sorted(groups, key=_scarcity)
    for n, group in enumerate(ordered):
        for earlier in ordered[:n]:
            others = _fitting(cards, earlier.barred) - _fitting(cards, earlier.barred | group.barred)
            group.most -= max(0, earlier.count - others)
    return ordered


def _scarcity(group: Group) -> tuple[int, int, int]:
    return group.most, group.barred, group.place


def _fitting(cards: list[int], barred: int) -> int:
    """Return how many cards are of no kind in the mask ``barred``."""
    return sum([barred >> card & 1 == 0 for card in cards])


def _try_deal(cards: list[int], groups: list[Group], rng: Rng) -> list[int]:
    """Return a card for each slot, group by group; some are missing if the attempt is rejected."""
    left = cards[:]
    dealt: list[int] = []
    for group in groups:
        for n in range(group.count):
            if group.barred == NOTHING:
                dealt.append(left.pop(rng.below(len(left))))
                continue
            fitting = [place for place, card in enumerate(left) if group.barred >> card & 1 == 0]
            if not fitting or rng.below(group.most - n) >= len(fitting):
                return dealt
            dealt.append(left.pop(fitting[rng.below(len(fitting))]))
    return dealt


def _stirred(cards: list[int], groups: list[Group], rng: Rng) -> list[int]:
    """Return a card for each slot, group by group: a deal that fits, after many exchanges that keep it fitting."""
    barred: list[int] = []
    for group in groups:
        barred.extend([group.barred] * group.count)
    left = cards[:]
    shuffled = [left.pop(rng.below(len(left))) for _card in cards]
    slot_of = [-1] * len(cards)
    for slot in range(len(barred)):
        seated = _seat(slot, shuffled, barred, slot_of, [False] * len(cards))
        assert seated, "no deal fits"
    dealt = [0] * len(cards)
    for place, slot in enumerate(slot_of):
        dealt[slot] = shuffled[place]
    for _exchange in range(EXCHANGES * len(cards)):
        one, other = rng.below(len(dealt)), rng.below(len(dealt))
        if (barred[one] >> dealt[other] | barred[other] >> dealt[one]) & 1 == 0:
            dealt[one], dealt[other] = dealt[other], dealt[one]
    return dealt


def _seat(slot: int, cards: list[int], barred: list[int], slot_of: list[int], tried: list[bool]) -> bool:
    """Find a card for a slot, moving the cards of other slots if necessary; tell whether there is one."""
    for place, card in enumerate(cards):
        if not tried[place] and barred[slot] >> card & 1 == 0:
            tried[place] = True
            if slot_of[place] < 0 or _seat(slot_of[place], cards, barred, slot_of, tried):
                slot_of[place] = slot
                return True
    return False
