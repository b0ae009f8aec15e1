"""Decks: layers of multisets. No hidden order exists, so none can leak.

A deck is a list of layers, top first. A layer holds cards whose order among themselves nobody
has fixed; drawing from it is a chance question. A layer of one card is a known place: a banner
returned underneath, a card someone looked at. ``seen[i]`` is the mask of seats that know what
layer ``i`` holds; for the other seats its cards belong to the pool of all they have not seen.
"""

from __future__ import annotations


class Deck:
    """A face-down (or half-known) stack of cards, cards being small ints."""

    def __init__(self, layers: list[list[int]], seen: list[int]) -> None:
        self.layers = layers
        self.seen = seen

    def clone(self) -> Deck:
        """Return an independent copy."""
        return Deck([layer[:] for layer in self.layers], self.seen[:])

    def size(self) -> int:
        """Return the number of cards."""
        return sum([len(layer) for layer in self.layers])

    def cards(self) -> list[int]:
        """Return the distinct cards that may be on top, ascending."""
        if not self.layers:
            return []
        found: list[int] = []
        for card in self.layers[0]:
            if not found or found[-1] != card:
                found.append(card)
        return found

    def weights(self) -> list[int]:
        """Return how many copies of each of ``cards()`` the top layer holds."""
        return [self.layers[0].count(card) for card in self.cards()]

    def take(self, card: int) -> None:
        """Take ``card`` off the top layer."""
        self.layers[0].remove(card)
        if not self.layers[0]:
            self.layers.pop(0)
            self.seen.pop(0)

    def put_under(self, card: int, seen: int) -> None:
        """Put ``card`` at the very bottom, where the seats of ``seen`` know it to be."""
        self.layers.append([card])
        self.seen.append(seen)

    def put_on_top(self, card: int, seen: int) -> None:
        """Put ``card`` on top, where the seats of ``seen`` know it to be."""
        self.layers.insert(0, [card])
        self.seen.insert(0, seen)

    def shuffle_in(self, cards: list[int], seen: int) -> None:
        """Put ``cards`` underneath in an order nobody knows; the seats of ``seen`` know which they are."""
        if cards:
            self.layers.append(sorted(cards))
            self.seen.append(seen)

    def fix_top(self, card: int, seen: int) -> None:
        """Settle that ``card`` of the top layer is the top card, and let ``seen`` look at it."""
        self.take(card)
        self.put_on_top(card, seen)

    def pool(self, seat: int) -> list[int]:
        """Return the cards of all layers ``seat`` has not seen, ascending."""
        bit = 1 << seat
        found: list[int] = []
        for i in range(len(self.layers)):
            if self.seen[i] & bit == 0:
                found.extend(self.layers[i])
        found.sort()
        return found
