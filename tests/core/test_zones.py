"""Zones: who sees which card, who knows what of the others, and deals that fit it."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import sqrt

import pytest

from turnwright.core.rng import Rng
from turnwright.core.seats import EVERYONE, NOBODY, WATCHER, only, viewers
from turnwright.core.zones import UNKNOWN, Cards, heap, lay_out, pile

SEATS = 2
DECK, DISCARD, HAND = 0, 1, 2

Deal = tuple[tuple[int, ...], ...]
"""The cards of every layer of every zone."""


def table(cards: list[int]) -> Cards:
    """Return a deck, a discard pile and two hands, with everybody watching."""
    made = lay_out([pile(), heap(EVERYONE), heap(only(0)), heap(only(1))])
    made.fill(DECK, cards)
    made.watch(SEATS)
    return made


def layers(cards: Cards) -> Deal:
    """Return the cards of every layer."""
    return tuple([tuple(layer) for zone in cards.zones for layer in zone.layers])


def sure(cards: Cards, viewer: int, zone: int) -> list[int]:
    """Return the cards that ``viewer`` knows to be in a heap it cannot look at."""
    return cards.sure(zone, viewer)


def fitting(cards: Cards, viewer: int) -> dict[Deal, Fraction]:
    """Return every deal that fits what ``viewer`` knows with its share of all assignments of physical cards."""
    known = cards.known(viewer)
    ways: dict[Deal, int] = {}

    def fill(pool: int, taken: dict[int, list[int]]) -> None:
        if pool == len(known.pools):
            shown = cards.redacted(viewer)
            for zone in shown.zones:
                for place, layer in enumerate(zone.layers):
                    if UNKNOWN in layer:
                        zone.layers[place] = sorted(taken[zone.marks[place]])
            ways[layers(shown)] = ways.get(layers(shown), 0) + 1
            return
        slots = [(p.layer, s.barred) for p in known.places for s in p.slots if s.pool == pool for _n in range(s.count)]
        for order in permutations(range(len(slots))):
            dealt = [known.pools[pool][n] for n in order]
            if not any(barred >> card & 1 for (_layer, barred), card in zip(slots, dealt, strict=True)):
                held = {layer: row[:] for layer, row in taken.items()}
                for (place, _barred), card in zip(slots, dealt, strict=True):
                    held[place].append(card)
                fill(pool + 1, held)

    fill(0, {place.layer: place.sure[:] for place in known.places})
    return {deal: Fraction(count, sum(ways.values())) for deal, count in ways.items()}


def assert_dealt_evenly(cards: Cards, viewer: int, deals: int = 4000) -> None:
    """Deals are exactly the fitting ones, each as often as it should be."""
    expected = fitting(cards, viewer)
    shown, rng = cards.redacted(viewer), Rng(3)
    counts: dict[Deal, int] = {}
    for _deal in range(deals):
        deal = layers(shown.deal(viewer, rng))
        counts[deal] = counts.get(deal, 0) + 1
    assert set(expected) == set(counts)
    statistic = sum((counts[d] - deals * float(p)) ** 2 / (deals * float(p)) for d, p in expected.items())
    freedom = len(expected) - 1
    assert freedom == 0 or (statistic - freedom) / sqrt(2 * freedom) < 4


def test_a_view_hides_what_its_viewer_may_not_see() -> None:
    """A drawn card is in its owner's view alone; the others see how many there are."""
    cards = table([0, 1, 2, 3])
    cards.move(DECK, HAND, 2)
    assert [2] == cards.redacted(0).zones[HAND].layers[0]
    assert [UNKNOWN] == cards.redacted(1).zones[HAND].layers[0]
    assert [[UNKNOWN] * 3] == cards.redacted(0).zones[DECK].layers
    with pytest.raises(IndexError):
        [10, 20, 30][cards.redacted(1).zones[HAND].layers[0][0]]


def test_a_view_holds_own_and_public_knowledge_only() -> None:
    """What another seat knows is not in a view."""
    shown = table([0, 1]).redacted(0)
    assert [True, False, True] == [known is not None for known in shown.knowledge or []]


def test_playouts_keep_no_knowledge() -> None:
    """A clone knows nothing, a copy everything."""
    cards = table([0, 1])
    assert cards.clone().knowledge is None
    assert fitting(cards, 0) == fitting(cards.copy(), 0)


def test_an_unseen_draw_may_be_any_card() -> None:
    """For those who did not see it, deck and hand are one pool."""
    cards = table([0, 1, 2, 3])
    cards.move(DECK, HAND, 2)
    assert {card: Fraction(1, 4) for card in range(4)} == {
        deal[2][0]: share for deal, share in fitting(cards, 1).items()
    }
    assert 1 == len(fitting(cards, 0))
    assert_dealt_evenly(cards, 1)
    assert_dealt_evenly(cards, WATCHER)


def test_a_card_that_all_saw_stays_known_until_a_copy_leaves() -> None:
    """The known copy is the first to leave."""
    cards = table([0, 0, 1, 2])
    cards.move(DECK, HAND, 0, EVERYONE)
    cards.move(DECK, HAND, 1)
    assert [0] == sure(cards, 1, HAND)
    cards.move(HAND, DISCARD, 0)
    assert [] == sure(cards, 1, HAND)
    assert {0, 1, 2} == {deal[2][0] for deal in fitting(cards, 1)}
    assert_dealt_evenly(cards, 1)


def test_a_shown_hand_is_known_to_whom_it_was_shown() -> None:
    """Seat 1 looks, the watcher does not; a card drawn later is unknown to both."""
    cards = table([0, 1, 2, 3, 4])
    cards.move(DECK, HAND, 1)
    cards.move(DECK, HAND, 3)
    cards.show(HAND, only(1))
    cards.move(DECK, HAND, 4)
    assert [1, 3] == sure(cards, 1, HAND)
    assert [] == sure(cards, WATCHER, HAND)
    assert 3 == len(fitting(cards, 1))
    assert_dealt_evenly(cards, 1)
    assert_dealt_evenly(cards, WATCHER)


def test_a_hand_shown_to_lack_kinds_holds_none_of_them_but_may_draw_some() -> None:
    """Two cards are no foxes (0, 1); the third was drawn after the hand was shown."""
    cards = table([0, 1, 2, 3, 4, 5])
    cards.move(DECK, HAND, 2)
    cards.move(DECK, HAND, 5)
    cards.show_lack(HAND, 0b11)
    cards.move(DECK, HAND, 0)
    hands = {deal[2] for deal in fitting(cards, 1)}
    assert (2, 3, 4) in hands
    assert (0, 2, 3) in hands
    assert (0, 1, 2) not in hands
    assert_dealt_evenly(cards, 1)


def test_hands_that_lack_different_kinds_are_dealt_evenly() -> None:
    """Bars that overlap in part make some cards scarce, and no deal likelier than another."""
    cards = lay_out([pile(), heap(EVERYONE), heap(only(0)), heap(only(1))])
    cards.fill(DECK, [0, 1, 2, 3])
    cards.watch(SEATS)
    cards.move(DECK, HAND, 1)
    cards.move(DECK, HAND + 1, 2)
    cards.show_lack(HAND, 0b0101)
    cards.show_lack(HAND + 1, 0b0011)
    assert 3 == len({deal[2:] for deal in fitting(cards, WATCHER)})
    assert_dealt_evenly(cards, WATCHER)


def test_a_card_that_leaves_unseen_makes_one_pool_of_both_hands() -> None:
    """Seat 0 held a card that all knew; after a hidden gift the watcher cannot tell where it is."""
    cards = table([0, 1, 2, 3])
    cards.move(DECK, HAND, 0, EVERYONE)
    cards.move(DECK, HAND, 1)
    cards.move(HAND, HAND + 1, 1)
    assert [] == sure(cards, WATCHER, HAND)
    known = {(deal[2], deal[3]) for deal in fitting(cards, WATCHER)}
    assert ((0,), (1,)) in known
    assert ((1,), (0,)) in known
    assert ((2,), (0,)) in known
    assert all(0 in hand + other for hand, other in known)
    assert_dealt_evenly(cards, WATCHER)


def test_a_gift_that_must_be_of_some_kind_is_none_of_the_others() -> None:
    """Seat 0 owes a card above 2; the watcher, who does not see which, knows that much of it."""
    cards = table([0, 1, 2, 3, 4, 5])
    for card in (0, 3, 5):
        cards.move(DECK, HAND, card)
    cards.move(HAND, HAND + 1, 3, barred=0b111)
    gifts = {deal[3] for deal in fitting(cards, WATCHER)}
    assert {(3,), (4,), (5,)} == gifts
    assert (0, 1) in {deal[2] for deal in fitting(cards, WATCHER)}
    assert [3] == sure(cards, 0, HAND + 1)
    assert_dealt_evenly(cards, WATCHER)


def test_a_card_that_cannot_be_the_gift_is_still_known_in_the_hand() -> None:
    """Everybody has seen card 0 and card 3 move to the hand: the first stays there, the other may be the gift."""
    cards = table([0, 1, 2, 3, 4, 5])
    for card, audience in ((0, EVERYONE), (3, EVERYONE), (4, NOBODY)):
        cards.move(DECK, HAND, card, audience)
    cards.move(HAND, HAND + 1, 4, barred=0b111)
    assert [0] == sure(cards, WATCHER, HAND)
    assert {(3,), (4,), (5,)} == {deal[3] for deal in fitting(cards, WATCHER)}
    assert_dealt_evenly(cards, WATCHER)


def test_a_gift_out_of_a_hand_whose_known_cards_all_stay_is_one_of_the_others() -> None:
    """Nothing else becomes less certain by it."""
    cards = table([0, 1, 2, 3, 4])
    cards.move(DECK, HAND, 0, EVERYONE)
    cards.move(DECK, HAND, 4)
    cards.move(HAND, HAND + 1, 4, barred=0b1)
    assert {((0,), (card,)) for card in (1, 2, 3, 4)} == {deal[2:] for deal in fitting(cards, WATCHER)}
    assert_dealt_evenly(cards, WATCHER)


def test_cards_that_lie_open_outside_the_zones_are_known_to_all() -> None:
    """A card put face up leaves the others' beliefs; one taken up again is surely held."""
    cards = table([1, 1, 2, 3, 4])
    for card in (1, 2):
        cards.move(DECK, HAND, card)
    cards.lay_open(HAND, 1)
    assert [2] == cards.zones[HAND].layers[0]
    assert_dealt_evenly(cards, 1)
    assert 4 == len(fitting(cards, 1))
    cards.take_up(HAND, 1)
    assert [1, 2] == cards.zones[HAND].layers[0]
    assert [1] == sure(cards, 1, HAND)
    assert_dealt_evenly(cards, 1)
    assert_dealt_evenly(cards, WATCHER)


def test_a_hand_that_is_opened_to_all_stays_open() -> None:
    """Everybody sees what is there, and what is added later."""
    cards = table([1, 2, 3, 4])
    cards.move(DECK, HAND, 2)
    cards.open_to(HAND, EVERYONE)
    cards.move(DECK, HAND, 4)
    for viewer in viewers(SEATS):
        assert [2, 4] == cards.redacted(viewer).zones[HAND].layers[0]
        assert_dealt_evenly(cards, viewer)
    assert 1 == len(fitting(cards, 1))


def test_a_deck_made_of_open_cards_is_drawn_last() -> None:
    """Cards shuffled in are under the rest: everybody knows which they are, nobody knows their order."""
    cards = table([1, 2])
    cards.lay_open(DECK, 1)
    cards.shuffle_in(DECK, [1])
    assert [[2], [1]] == cards.zones[DECK].layers
    cards.move(DECK, HAND, 2)
    assert [2] == sure(cards, 1, HAND)
    cards.shuffle_in(DECK, [])
    assert [[1]] == cards.zones[DECK].layers
    assert_dealt_evenly(cards, 1)


def test_both_hands_know_a_gift_between_them() -> None:
    """Giver and receiver see the card, and the giver still knows that it is there."""
    cards = table([0, 1, 2, 3])
    cards.move(DECK, HAND, 1)
    cards.move(HAND, HAND + 1, 1)
    assert [1] == sure(cards, 0, HAND + 1)
    assert [1] == cards.redacted(1).zones[HAND + 1].layers[0]


def test_cards_of_a_used_up_layer_are_surely_held() -> None:
    """The discard pile makes a new layer; when the old one is used up, all know who holds its last cards."""
    cards = table([0, 1, 2])
    cards.move(DECK, HAND, 0)
    cards.move(HAND, DISCARD, 0)
    cards.shuffle_under(DISCARD, DECK)
    assert [2, 1] == [len(layer) for layer in cards.zones[DECK].layers]
    cards.move(DECK, HAND, 1)
    assert [] == sure(cards, 1, HAND)
    cards.move(DECK, HAND, 2)
    assert [1, 2] == sure(cards, 1, HAND)
    assert 1 == len(fitting(cards, 1))


def test_a_layer_of_a_shuffled_discard_is_drawn_before_nothing_else() -> None:
    """What was shuffled in is known to be there: a hand that drew from above holds none of it."""
    cards = table([0, 1, 2, 3])
    cards.move(DECK, DISCARD, 0)
    cards.shuffle_under(DISCARD, DECK)
    cards.move(DECK, HAND, 1)
    assert {(1,), (2,), (3,)} == {deal[-2] for deal in fitting(cards, 1)}


def test_a_peeked_card_is_known_where_it_goes() -> None:
    """Seat 1 looks at the top card, which seat 0 draws; the watcher knows neither."""
    cards = table([0, 1, 2])
    cards.put_on_top(DECK, DECK, 2, only(1))
    assert [[2], [UNKNOWN, UNKNOWN]] == cards.redacted(1).zones[DECK].layers
    assert [[UNKNOWN], [UNKNOWN, UNKNOWN]] == cards.redacted(0).zones[DECK].layers
    cards.move(DECK, HAND, 2)
    assert [2] == sure(cards, 1, HAND)
    assert 1 == len(fitting(cards, 1))
    assert 3 == len(fitting(cards, WATCHER))


def test_a_card_put_under_a_deck_is_known_to_its_audience() -> None:
    """Both seats saw it; the watcher only knows that the hand is empty again."""
    cards = table([0, 1, 2])
    cards.move(DECK, HAND, 1)
    cards.put_under(HAND, DECK, 1, only(1))
    assert [1] == cards.redacted(1).zones[DECK].layers[-1]
    assert 3 == len(fitting(cards, WATCHER))
    assert_dealt_evenly(cards, WATCHER)
