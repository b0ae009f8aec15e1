"""Open stacks: layers of cards without a hidden order."""

from __future__ import annotations

from turnwright.core.decks import copies, insert, kinds, put_under, shuffle_under, size, take


def test_the_top_layer_is_what_can_be_drawn() -> None:
    """Each different card once, weighed by its copies."""
    stack = [[1, 1, 4], [2]]
    assert ([1, 4], [2, 1], 4) == (kinds(stack), copies(stack), size(stack))
    take(stack, 1)
    assert ([1, 4], [1, 1], 3) == (kinds(stack), copies(stack), size(stack))
    take(stack, 1)
    take(stack, 4)
    assert ([2], [[2]]) == (kinds(stack), stack)
    take(stack, 2)
    assert ([], 0, []) == (kinds(stack), size(stack), stack)


def test_known_cards_keep_their_place() -> None:
    """A shuffled layer is drawn before the card put under it; nothing shuffled in adds no layer."""
    stack: list[list[int]] = []
    shuffle_under(stack, [3, 1])
    shuffle_under(stack, [])
    put_under(stack, 7)
    assert [[1, 3], [7]] == stack


def test_a_card_goes_among_ascending_ones() -> None:
    """Before the first higher one, next to its equals."""
    cards: list[int] = []
    for card in [4, 1, 7, 4, 2]:
        insert(cards, card)
    assert [1, 2, 4, 4, 7] == cards
