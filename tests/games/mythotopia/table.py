"""Building positions of Mythotopia for rule tests.

    t = Table(3, realms={0: "palmain scombroid", 1: "blore"}, hands={0: "palmain start_army nusus"})
    t.act(0).choose("invade blore", "play palmain", "pay nusus", "pay start_army", "done")
    assert 2 == t.armies(0, "blore")

Seats count from 0 and play in that order. A seat has a town in every province of its realm, and their cards and its
starting cards lie in its deck unless they are named elsewhere. VP cards in play are the fixed ones and those named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from tests.games.table import GameTable
from turnwright.core.decks import insert
from turnwright.core.frames import Frame
from turnwright.core.game import Json
from turnwright.games.mythotopia import GAME, queries
from turnwright.games.mythotopia import forces as board_forces
from turnwright.games.mythotopia.control import settle
from turnwright.games.mythotopia.data.faces import CARD_KEYS, FIRST_IMPROVEMENT, starting_cards
from turnwright.games.mythotopia.data.geometry import BORDER_KEYS, KEYS, SEAS
from turnwright.games.mythotopia.data.tables import ACTIONS, VALUES
from turnwright.games.mythotopia.data.vp_cards import FIRST_HEAP, FIXED, VP_KEYS
from turnwright.games.mythotopia.layout import empty_table
from turnwright.games.mythotopia.options import rule_set
from turnwright.games.mythotopia.points import total
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.steps.setup import bring_in
from turnwright.games.mythotopia.war import NEUTRAL, strength
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, deck, hand

BySeat = Mapping[int, str]
"""Keys with spaces between them, by seat."""


class Table(GameTable[World]):
    """A table under test; ``s`` is the state."""

    game = GAME

    def __init__(
        self,
        seats: int = 2,
        realms: BySeat | None = None,
        hands: BySeat | None = None,
        reserves: BySeat | None = None,
        discards: BySeat | None = None,
        removed: BySeat | None = None,
        decks: BySeat | None = None,
        display: str = "",
        vp_cards: str = "",
        **options: Json,
    ) -> None:
        super().__init__(empty_table(seats, rule_set(seats, GAME.check_options(options))))
        self.s.round = 1
        for vp_card in [*VP_KEYS[:FIXED], *vp_cards.split()]:
            bring_in(self.s, VP_KEYS.index(vp_card))
        for seat, keys in (realms or {}).items():
            for key in keys.split():
                self.s.pile &= ~(1 << KEYS.index(key))
                settle(self.s, seat, KEYS.index(key))
        self.show(display)
        for seat in range(seats):
            self.lay_out(seat, [(zone or {}).get(seat, "") for zone in (hands, reserves, discards, removed)], decks)
        self.log.clear()

    # building

    def show(self, keys: str) -> Self:
        """Put improvement cards on display."""
        for key in keys.split():
            self.take_improvement(card(key))
            insert(self.s.display, card(key))
        return self

    def take_improvement(self, number: int) -> None:
        """Take a card out of the improvement deck, if it is one of it."""
        if number >= FIRST_IMPROVEMENT:
            self.s.cards.lay_open(IMPROVEMENT_DECK, number)

    def lay_out(self, seat: int, zones: list[str], decks: BySeat | None) -> None:
        """Lay out the cards of a seat: hand, Reserve, discard pile, removed cards; what is left is its deck."""
        named = [[card(key) for key in keys.split()] for keys in zones]
        rest = [province for province in range(len(KEYS)) if self.s.realms[seat] >> province & 1]
        rest += starting_cards(self.s.rules.doubled)
        for cards in named:
            for number in cards:
                self.take_improvement(number)
                if number in rest:
                    rest.remove(number)
        self.s.cards.fill(hand(seat), named[0])
        self.s.reserves[seat] = sorted(named[1])
        self.s.discards[seat] = sorted(named[2])
        self.s.removed[seat] = sorted(named[3])
        if decks is not None and seat in decks:
            rest = [card(key) for key in decks[seat].split()]
            for number in rest:
                self.take_improvement(number)
        if rest:
            self.s.cards.fill(deck(seat), rest)

    def armies_at(self, seat: int, **numbers: int) -> Self:
        """Put armies of a seat's stock into provinces."""
        for key, number in numbers.items():
            board_forces.place_armies(self.s, seat, KEYS.index(key), number)
        return self

    def ships_at(self, seat: int, **numbers: int) -> Self:
        """Put ships of a seat's stock into sea areas."""
        for key, number in numbers.items():
            board_forces.place_ships(self.s, seat, SEAS.index(key), number)
        return self

    def cities(self, keys: str) -> Self:
        """Turn towns into cities."""
        for key in keys.split():
            self.s.towns[queries.owner(self.s, KEYS.index(key))] += 1
            self.s.cities |= 1 << KEYS.index(key)
        return self

    def citadels(self, keys: str) -> Self:
        """Turn towns into citadels."""
        for key in keys.split():
            self.s.towns[queries.owner(self.s, KEYS.index(key))] += 1
            self.s.citadels |= 1 << KEYS.index(key)
        return self

    def castles(self, keys: str) -> Self:
        """Build castles."""
        for key in keys.split():
            self.s.castles |= 1 << KEYS.index(key)
        return self

    def roads(self, keys: str) -> Self:
        """Build roads."""
        for key in keys.split():
            insert(self.s.roads, BORDER_KEYS.index(key))
        return self

    def dragons(self, keys: str) -> Self:
        """Place dragons."""
        for key in keys.split():
            self.s.dragons |= 1 << KEYS.index(key)
        return self

    def runestones(self, keys: str) -> Self:
        """Place runestones."""
        for key in keys.split():
            self.s.runestones |= 1 << KEYS.index(key)
        return self

    def left(self, **tokens: int) -> Self:
        """Leave a number of tokens on VP cards; the others are out of the game."""
        for key, number in tokens.items():
            heap = FIRST_HEAP[VP_KEYS.index(key)]
            self.s.heaps[heap] = number
        return self

    # playing

    def act(self, seat: int, left: int = ACTIONS) -> Self:
        """Begin a turn of a seat with a number of actions left, followed by the rest of the turn and the next seat's
        turn.
        """
        self.s.turn = seat
        self.s.done = self.s.used = 0
        self.s.todo.clear()
        frames = [Frame(FLOW.act, seat, number) for number in range(left, 0, -1)]
        rest = [Frame(FLOW.after, seat), Frame(FLOW.refill, seat), Frame(FLOW.turn, (seat + 1) % self.s.seats)]
        return self.then(*frames, *rest)

    # looking

    def armies(self, seat: int, province: str) -> int:
        """Return the armies of a seat in a province."""
        return queries.armies(self.s, seat, KEYS.index(province))

    def ships(self, seat: int, sea: str) -> int:
        """Return the ships of a seat in a sea area."""
        return self.s.ships[seat * len(SEAS) + SEAS.index(sea)]

    def owner(self, province: str) -> int:
        """Return the seat that controls a province (-1: nobody)."""
        return queries.owner(self.s, KEYS.index(province))

    def realm(self, seat: int) -> list[str]:
        """Return the provinces of a seat."""
        return [key for province, key in enumerate(KEYS) if self.s.realms[seat] >> province & 1]

    def strength(self, seat: int, province: str) -> int:
        """Return the strength of a seat in a province (-1: the neutral force)."""
        return strength(self.s, NEUTRAL if seat < 0 else seat, KEYS.index(province))

    def vp(self, seat: int) -> int:
        """Return the victory points of a seat."""
        return total(self.s, seat)

    def tokens(self, seat: int) -> list[int]:
        """Return the VP tokens of a seat by value: how many of 1, 2 and 3."""
        return self.s.tokens[seat * VALUES : (seat + 1) * VALUES]

    def hand(self, seat: int) -> list[str]:
        """Return the cards in a hand."""
        return [CARD_KEYS[n] for n in queries.held(self.s, seat)]

    def reserve(self, seat: int) -> list[str]:
        """Return the cards in a Reserve."""
        return [CARD_KEYS[n] for n in self.s.reserves[seat]]

    def discard(self, seat: int) -> list[str]:
        """Return a discard pile."""
        return [CARD_KEYS[n] for n in self.s.discards[seat]]

    def removed(self, seat: int) -> list[str]:
        """Return the starting and province cards that a seat has removed."""
        return [CARD_KEYS[n] for n in self.s.removed[seat]]

    def deck(self, seat: int) -> list[str]:
        """Return the cards in a deck."""
        return [CARD_KEYS[n] for n in self.s.cards.zones[deck(seat)].cards()]

    def display(self) -> list[str]:
        """Return the improvement cards on display."""
        return [CARD_KEYS[n] for n in self.s.display]


def started(seats: int, **options: Json) -> Table:
    """Return a table as a game starts it, with its setup still to be done."""
    t = Table(seats)
    t.s = GAME.new_state(seats, options)
    t.s.log = t.log
    return t


def card(key: str) -> int:
    """Return a card by its key."""
    return CARD_KEYS.index(key)
