"""Paying by brute force: every card in every way it can be played, in every order.

It knows what is printed on the cards and what the rule book says of the texts that help to pay, and nothing of how the
game works that out.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.faces import ALL_IMPROVEMENTS, CARD_KEYS, FACES, FIRST_IMPROVEMENT
from turnwright.games.mythotopia.data.tables import ARMY, FOOD, GOLD, STONE, SYMBOLS
from turnwright.games.mythotopia.paying import is_used, use
from turnwright.games.mythotopia.queries import held
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.paying import pay

RESOURCES: Final = (FOOD, STONE, GOLD)
MERCHANT: Final = CARD_KEYS.index("merchant")
WATER_MILL: Final = CARD_KEYS.index("water_mill")
CONVERTERS: Final = {
    CARD_KEYS.index("farming"): FOOD,
    CARD_KEYS.index("quarry"): STONE,
    CARD_KEYS.index("gold_mine"): GOLD,
    CARD_KEYS.index("levies"): ARMY,
}

HELPERS: Final = (MERCHANT, WATER_MILL, *CONVERTERS)
OTHERS: Final = [
    card
    for card in [*range(FIRST_IMPROVEMENT), CARD_KEYS.index("start_army"), *ALL_IMPROVEMENTS]
    if card not in HELPERS
]
"""Cards without a text that helps to pay, the starting Army twice."""


class Purse(NamedTuple):
    """The cards of a seat, ascending, and the converters that it has used this turn."""

    hand: tuple[int, ...]
    reserve: tuple[int, ...]
    used: frozenset[int] = frozenset()

    def cards(self) -> list[int]:
        """Return the different cards that can be played."""
        return sorted({*self.hand, *self.reserve})

    def has(self, card: int) -> bool:
        """Return whether a card can be played."""
        return card in self.hand or card in self.reserve

    def plus(self, *cards: int) -> Purse:
        """Return the purse with cards in the hand that it lacks."""
        more = [card for card in cards if not self.has(card)]
        return Purse(tuple(sorted((*self.hand, *more))), self.reserve, self.used)

    def less(self, *cards: int) -> Purse:
        """Return what is left when some cards are played, those of the hand first."""
        hand, reserve = list(self.hand), list(self.reserve)
        for card in cards:
            (hand if card in hand else reserve).remove(card)
        return Purse(tuple(hand), tuple(reserve), self.used)

    def ready(self, card: int) -> list[int]:
        """Return the converters with which a card can be played: other unused ones in the Reserve."""
        return [by for by in self.reserve if by in CONVERTERS and by != card and by not in self.used]

    def after(self, card: int, by: int) -> Purse:
        """Return what is left when a card is played by a converter, which stays but is used."""
        left = self.less(card)
        return Purse(left.hand, left.reserve, left.used | {by})

    def musters(self) -> bool:
        """Return whether an army symbol can be played."""
        return any(FACES[card].symbols[ARMY] or self.turns_army(card) for card in self.cards())

    def turns_army(self, card: int) -> bool:
        """Return whether a card can be played as an army symbol."""
        return any(CONVERTERS[by] == ARMY for by in self.ready(card))


class Way(NamedTuple):
    """A card played in one way: what it is called, what it shows, what is left."""

    name: str
    symbols: tuple[int, ...]
    left: Purse

    def gives(self, resource: int, changed: bool, doubled: bool) -> int:
        """Return the most that it gives of a resource, with the Merchant and the Water Mill or without them."""
        amounts = [self.symbols[resource]]
        if changed:
            swaps = [(old, new) for old in RESOURCES for new in RESOURCES if old != new and self.symbols[old]]
            amounts = [self.symbols[resource] + (new == resource) - (old == resource) for old, new in swaps]
        return max(amounts, default=0) * (2 if doubled else 1)


def ways(purse: Purse) -> list[Way]:
    """Return each way in which the next card can be played for a resource."""
    found: list[Way] = []
    for card in purse.cards():
        found.append(Way(f"pay {CARD_KEYS[card]}", tuple(FACES[card].symbols), purse.less(card)))
        for by in purse.ready(card):
            into = CONVERTERS[by]
            if into != ARMY:
                one = tuple(1 if symbol == into else 0 for symbol in range(len(SYMBOLS)))
                found.append(Way(f"as-{SYMBOLS[into]} {CARD_KEYS[card]}", one, purse.after(card, by)))
    return found


class Most:
    """The most that can be paid of a resource, beside an army or not."""

    def __init__(self, resource: int, army: bool) -> None:
        self.resource = resource
        self.army = army
        self.known: dict[Purse, int] = {}

    def of(self, purse: Purse) -> int:
        """Return the most; -1 if there is an army to be paid and none can be."""
        if purse not in self.known:
            best = 0 if not self.army or purse.musters() else -1
            for changed in (False, True) if purse.has(MERCHANT) else (False,):
                for doubled in (False, True) if purse.has(WATER_MILL) else (False,):
                    best = max(best, self.played(purse, changed, doubled))
            self.known[purse] = best
        return self.known[purse]

    def played(self, purse: Purse, changed: bool, doubled: bool) -> int:
        """Return the most where the next card is played with these helpers."""
        best = -1
        for way in ways(purse.less(*[MERCHANT] * changed, *[WATER_MILL] * doubled)):
            amount = way.gives(self.resource, changed, doubled)
            rest = self.of(way.left) if amount else -1
            if rest >= 0:
                best = max(best, amount + rest)
        return best


class Payment:
    """The answers to a payment, card by card, after which the whole cost can still be paid."""

    def __init__(self, resource: int, army: bool) -> None:
        self.resource = resource
        self.army = army
        self.known: dict[tuple[Purse, int, bool, bool], frozenset[str]] = {}

    def answers(self, purse: Purse, need: int, changed: bool = False, doubled: bool = False) -> frozenset[str]:
        """Return what can be played for what is left to pay, with the helpers that the next card is played with."""
        key = (purse, need, changed, doubled)
        if key not in self.known:
            found = [way.name for way in ways(purse) if self.fits(way, need, changed, doubled)]
            merchant = purse.has(MERCHANT) and not changed and not doubled
            if merchant and self.answers(purse.less(MERCHANT), need, True, False):
                found.append("play merchant")
            mill = purse.has(WATER_MILL) and not doubled
            if mill and self.answers(purse.less(WATER_MILL), need, changed, True):
                found.append("play water_mill")
            self.known[key] = frozenset(found)
        return self.known[key]

    def fits(self, way: Way, need: int, changed: bool, doubled: bool) -> bool:
        """Return whether a card gives something, needs its helpers (MY-3.24), and leaves a way to pay the rest."""
        amount = way.gives(self.resource, changed, doubled)
        needless = (doubled and way.gives(self.resource, changed, False) >= need) or (
            changed and way.gives(self.resource, False, doubled) >= need
        )
        if amount == 0 or needless:
            return False
        if amount < need:
            return bool(self.answers(way.left, need - amount))
        return not self.army or way.left.musters()

    def fewest(self, purse: Purse, need: int, changed: bool = False, doubled: bool = False) -> int:
        """Return how few cards pay what is left, helpers that were not played yet among them."""
        counts = [
            1 + (self.fewest(way.left, need - amount) if amount < need else 0)
            for way in ways(purse)
            if self.fits(way, need, changed, doubled)
            for amount in [way.gives(self.resource, changed, doubled)]
        ]
        found = self.answers(purse, need, changed, doubled)
        if "play merchant" in found:
            counts.append(1 + self.fewest(purse.less(MERCHANT), need, True, False))
        if "play water_mill" in found:
            counts.append(1 + self.fewest(purse.less(WATER_MILL), need, changed, True))
        return min(counts)


def dealt(rng: Random, most: int) -> Purse:
    """Deal a seat up to ``most`` cards beside many that help to pay, some of which were used this turn."""
    hand: list[int] = []
    reserve: list[int] = []
    for card in HELPERS:
        pile = rng.choice(([], [], hand, reserve if card in CONVERTERS else hand, reserve))
        pile.append(card)
    for card in rng.sample(OTHERS, rng.randint(0, most)):
        rng.choice((hand, hand, reserve)).append(card)
    used = frozenset(card for card in reserve if card in CONVERTERS and rng.random() < 0.25)
    return Purse(tuple(sorted(hand)), tuple(sorted(reserve)), used)


def laid_out(purse: Purse, realm: str = "", vp_cards: str = "") -> Table:
    """Return a table where seat 0 has the cards of a purse and a realm."""
    hand, reserve = (" ".join(CARD_KEYS[card] for card in cards) for cards in (purse.hand, purse.reserve))
    t = Table(2, realms={0: realm}, hands={0: hand}, reserves={0: reserve}, vp_cards=vp_cards)
    for card in purse.used:
        use(t.s, card)
    return t


def purse_of(s: World, seat: int) -> Purse:
    """Return the cards of a seat."""
    reserve = tuple(s.reserves[seat])
    return Purse(tuple(held(s, seat)), reserve, frozenset(by for by in CONVERTERS if is_used(s, by)))


def owing(symbol: str, amount: int, hand: str, reserve: str = "") -> Table:
    """Return a table where seat 0 has to pay an amount of a resource."""
    t = Table(hands={0: hand}, reserves={0: reserve})
    return t.then(pay(SYMBOLS.index(symbol), 0, amount))
