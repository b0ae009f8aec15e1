"""Dealing cards into slots that bar some: every way that fits is as likely as any other, however few there are."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from turnwright.core import dealing
from turnwright.core.dealing import Group, deal
from turnwright.core.rng import Rng

CASES = {
    "no bars": ([0, 1, 2, 3], [(2, 0), (1, 0), (1, 0)]),
    "one lacks a kind": ([0, 1, 2, 3, 4], [(2, 0b1), (3, 0)]),
    "two lack different kinds": ([0, 1, 2, 3, 4], [(2, 0b11), (1, 0b1100), (2, 0)]),
    "copies": ([0, 0, 1, 2, 2], [(2, 0b1), (3, 0)]),
    "a card that lies in one of two hands": ([0, 1, 2, 3, 4], [(3, 0b1), (1, 0), (1, 0)]),
    "one in one of two hands, one of which lacks kinds": ([0, 1, 2, 3, 4], [(2, 0b10001), (2, 0b1), (1, 0b0110)]),
}


def ways(cards: list[int], groups: list[tuple[int, int]]) -> Counter[tuple[tuple[int, ...], ...]]:
    """Return in how many ways the cards can lie so, each card by itself."""
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations(cards):
        rest, lots = list(order), []
        for count, _barred in groups:
            lots.append(tuple(sorted(rest[:count])))
            del rest[:count]
        if not any(barred >> card & 1 for lot, (_n, barred) in zip(lots, groups, strict=True) for card in lot):
            found[tuple(lots)] += 1
    return found


@pytest.mark.plain_only
@pytest.mark.parametrize("stirred", [False, True])
@pytest.mark.parametrize("case", CASES)
def test_every_deal_that_fits_is_as_likely(case: str, stirred: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted against all orders of the cards; by deals that are kept or thrown away, and by exchanges alone."""
    cards, slots = CASES[case]
    if stirred:
        monkeypatch.setattr(dealing, "TRIES", 0)
    expected = ways(cards, slots)
    rng, deals = Rng(7), 300 * len(expected)
    counts: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _deal in range(deals):
        groups = [Group(place, count, barred) for place, (count, barred) in enumerate(slots)]
        lots = {group.place: tuple(sorted(lot)) for group, lot in deal(cards, groups, rng)}
        counts[tuple([lots[place] for place in range(len(slots))])] += 1
    assert set(counts) == set(expected)
    total = sum(expected.values())
    statistic = sum((counts[w] - deals * n / total) ** 2 / (deals * n / total) for w, n in expected.items())
    freedom = len(expected) - 1
    assert (statistic - freedom) / sqrt(2 * freedom) < 4


def test_a_deal_that_hardly_ever_fits_by_chance_is_found() -> None:
    """One order of 24 cards in which each has its own slot."""
    cards = list(range(24))
    everything = (1 << 24) - 1
    groups = [Group(place, 1, everything ^ (1 << place)) for place in cards]
    assert [[place] for place in cards] == [lot for _group, lot in sorted(deal(cards, groups, Rng(1)), key=place_of)]


def place_of(lot: tuple[Group, list[int]]) -> int:
    """Return where a lot goes."""
    return lot[0].place
