"""The toy's table."""

from __future__ import annotations

from tests.toy.rules import CARDS, COINS
from turnwright.core.decks import Deck
from turnwright.core.frames import Frame, State, Step

NO_BID = -1


class ToyState(State):
    """Hands and bids are secret; the deck's layers know who has seen them."""

    def __init__(
        self,
        seats: int,
        steps: list[Step[State]],
        todo: list[Frame],
        rounds: int,
        deck: Deck,
        hands: list[list[int]],
        coins: list[int],
        points: list[int],
        bids: list[int],
        discard: list[int],
    ) -> None:
        super().__init__(seats, steps, todo)
        self.rounds = rounds
        self.deck = deck
        self.hands = hands
        self.coins = coins
        self.points = points
        self.bids = bids
        self.discard = discard

    def clone(self) -> ToyState:
        """Return an independent copy."""
        return ToyState(
            self.seats,
            self.steps,
            self.todo[:],
            self.rounds,
            self.deck.clone(),
            [hand[:] for hand in self.hands],
            self.coins[:],
            self.points[:],
            self.bids[:],
            self.discard[:],
        )

    def knows_top(self, seat: int) -> bool:
        """Tell whether ``seat`` has seen the card on top."""
        return bool(self.deck.layers) and self.deck.seen[0] >> seat & 1 == 1


def fresh(seats: int, rounds: int, steps: list[Step[State]]) -> ToyState:
    """Return the table before the first card is dealt."""
    deck = Deck([list(range(CARDS))], [0])
    hands: list[list[int]] = [[] for _seat in range(seats)]
    return ToyState(
        seats, steps, [], rounds, deck, hands, [COINS] * seats, [0] * seats, [NO_BID] * seats, []
    )  # fmt: skip
