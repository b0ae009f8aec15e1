"""Decks: layers of cards without a hidden order."""

from __future__ import annotations

from turnwright.core.decks import Deck
from turnwright.core.seats import EVERYONE


def test_the_top_layer_is_what_can_be_drawn() -> None:
    """Each distinct card once, weighed by its copies."""
    deck = Deck([[1, 1, 4], [2]], [0, EVERYONE])
    assert ([1, 4], [2, 1], 4) == (deck.cards(), deck.weights(), deck.size())
    deck.take(1)
    assert ([1, 4], [1, 1], 3) == (deck.cards(), deck.weights(), deck.size())
    deck.take(1)
    deck.take(4)
    assert ([2], [[2]], [EVERYONE]) == (deck.cards(), deck.layers, deck.seen)
    deck.take(2)
    assert ([], 0) == (deck.cards(), deck.size())


def test_known_cards_keep_their_place() -> None:
    """Above and beneath the rest; a shuffled layer is drawn before the card put under it."""
    deck = Deck([], [])
    deck.shuffle_in([3, 1], 0)
    deck.shuffle_in([], 0)
    deck.put_under(7, 1)
    deck.put_on_top(9, 2)
    assert ([[9], [1, 3], [7]], [2, 0, 1]) == (deck.layers, deck.seen)


def test_looking_fixes_the_top_card() -> None:
    """Whoever looked knows it; for the others it stays in the pool."""
    deck = Deck([[1, 2, 3]], [0])
    deck.fix_top(2, 1 << 0)
    assert ([[2], [1, 3]], [1, 0]) == (deck.layers, deck.seen)
    assert ([1, 3], [1, 2, 3]) == (deck.pool(0), deck.pool(1))


def test_a_clone_is_independent() -> None:
    """Drawing from the copy leaves the deck."""
    deck = Deck([[1, 2]], [0])
    copy = deck.clone()
    copy.take(1)
    copy.put_under(5, 0)
    assert ([[1, 2]], [0]) == (deck.layers, deck.seen)
