"""Copies of a table's zones share what neither of them has changed: nobody may notice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from tests.core.test_zones import DECK, DISCARD, HAND, table
from turnwright.core.codec import encode_cards
from turnwright.core.json_types import JsonDict
from turnwright.core.rng import Rng
from turnwright.core.seats import EVERYONE, NOBODY, WATCHER, only
from turnwright.core.zones import Cards

STEPS = 150
MOST = 12
"""Tables at the same time."""
COPIES: list[Callable[[Cards], Cards]] = [
    lambda cards: cards.copy(),
    lambda cards: cards.copy(),
    lambda cards: cards.clone(),
    lambda cards: cards.redacted(0),
    lambda cards: cards.redacted(WATCHER),
]

REDACTING = 3
"""From here on, copies are views, which are not played on."""


def changes(cards: Cards, rng: Rng) -> Sequence[Callable[[], None]]:
    """Return everything that can happen to a table now."""
    hand, audience = HAND + rng.below(2), [NOBODY, EVERYONE, only(0)][rng.below(3)]
    held, deck = cards.zones[hand].layers[0], cards.zones[DECK]
    found = [partial(cards.show, hand, audience), partial(cards.shuffle_under, DISCARD, DECK)]
    found += [partial(cards.shuffle_in, DECK, [0, 3]), partial(cards.take_up, hand, rng.below(4))]
    if not any(card < 2 for card in held):
        found.append(partial(cards.show_lack, hand, 0b11))
    if held:
        card = held[rng.below(len(held))]
        ways = (cards.put_under, cards.put_on_top)
        found += [partial(way, hand, DECK, card, audience) for way in ways]
        found += [partial(cards.move, hand, DISCARD, card), partial(cards.lay_open, hand, card)]
    if deck.layers:
        found += [partial(cards.move, DECK, hand, deck.layers[0][0], audience)] * 3
        found.append(partial(cards.put_on_top, DECK, DECK, deck.layers[0][0], audience))
    if rng.below(20) == 0:
        found.append(partial(cards.open_to, hand, only(1)))
    return found


def written(cards: Cards) -> JsonDict:
    """Return everything about a table."""
    data = encode_cards(cards)
    data["audiences"] = [zone.audience for zone in cards.zones]
    return data


@pytest.mark.parametrize("seed", range(40))
def test_what_happens_to_one_copy_happens_to_no_other(seed: int) -> None:
    """In whatever order tables are copied, redacted, dealt and changed."""
    rng = Rng(seed)
    tables = [table([0, 0, 1, 1, 2, 2, 3, 3])]
    before = [written(tables[0])]
    playable = [True]
    for _step in range(STEPS):
        n = rng.below(len(tables))
        if rng.below(3) == 0 and len(tables) < MOST:
            way = rng.below(len(COPIES))
            tables.append(COPIES[way](tables[n]))
            before.append(written(tables[-1]))
            playable.append(playable[n] and way < REDACTING)
        elif playable[n]:
            happening = changes(tables[n], rng)
            happening[rng.below(len(happening))]()
            before[n] = written(tables[n])
        assert before == [written(cards) for cards in tables]


def test_what_does_not_change_is_not_copied() -> None:
    """A card drawn into a hand: the other zones are still shared, and so is what is known if no card moves."""
    one = table([0, 1, 2, 3])
    other = one.copy()
    assert [here is there for here, there in zip(one.zones, other.zones, strict=True)] == [True] * 4
    other.move(DECK, HAND, 2)
    assert [here is there for here, there in zip(one.zones, other.zones, strict=True)] == [False, True, False, True]
    shown = one.redacted(0)
    assert shown.known(0) is one.known(0)
