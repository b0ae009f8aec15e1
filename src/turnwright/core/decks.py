"""Stacks that everyone may look through: layers of cards, top first, each ascending.

The cards of a layer are unordered, so no order can leak: drawing from it is a chance question, and a layer of one card
is a card whose position is known. Hidden cards are in zones (``core/zones.py``).
"""

from __future__ import annotations


def size(stack: list[list[int]]) -> int:
    """Return the number of cards."""
    total = 0
    for layer in stack:
        total += len(layer)
    return total


def kinds(stack: list[list[int]]) -> list[int]:
    """Return the different cards that may be on top, ascending."""
    different: list[int] = []
    if stack:
        last = -1
        for card in stack[0]:
            if card != last:
                different.append(card)
                last = card
    return different


def copies(stack: list[list[int]]) -> list[int]:
    """Return how many copies of each of ``kinds()`` the top layer has: the weights of a draw."""
    counts: list[int] = []
    last = -1
    for card in stack[0]:
        if card == last:
            counts[-1] += 1
        else:
            counts.append(1)
            last = card
    return counts


def take(stack: list[list[int]], card: int) -> None:
    """Take ``card`` off the top layer."""
    stack[0].remove(card)
    if not stack[0]:
        del stack[0]


def put_under(stack: list[list[int]], card: int) -> None:
    """Put ``card`` at the bottom."""
    stack.append([card])


def shuffle_under(stack: list[list[int]], cards: list[int]) -> None:
    """Put ``cards`` underneath, in an order nobody knows."""
    if cards:
        stack.append(sorted(cards))


def insert(cards: list[int], card: int) -> None:
    """Insert ``card`` into ascending ``cards``: a layer, or any list that is kept sorted."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)
