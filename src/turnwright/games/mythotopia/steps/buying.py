"""Purchases: armies and ships, and cards (MY-12.1 to MY-12.12)."""

from __future__ import annotations

from typing import Final

from turnwright.core.decks import insert
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.mythotopia.data.faces import CARD_KEYS, FIRST_IMPROVEMENT
from turnwright.games.mythotopia.data.geometry import PROVINCES
from turnwright.games.mythotopia.data.tables import ARMY_GOLD, CARD_GOLD, GOLD, POOL_ARMIES, POOL_SHIPS, SHIP_GOLD
from turnwright.games.mythotopia.judgement.estimates import draft_worth, purchase_worth
from turnwright.games.mythotopia.paying import affordable, purse
from turnwright.games.mythotopia.rules import (
    MY_12_1,
    MY_12_2,
    MY_12_3,
    MY_12_4,
    MY_12_5,
    MY_12_6,
    MY_12_7,
    MY_12_8,
    MY_12_9,
    MY_12_10,
    MY_12_12,
)
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.steps.paying import pay
from turnwright.games.mythotopia.turns import DRAFTED
from turnwright.games.mythotopia.verbs import CardsVerb, WorldVerb, card_argument

BUNDLES: Final = [(armies, ships) for armies in range(POOL_ARMIES + 1) for ships in range(POOL_SHIPS + 1)][1:]
"""What can be bought at once: armies and ships."""
BUNDLE_KEYS: Final = [f"{armies}-{ships}" for armies, ships in BUNDLES]
BUNDLE_ARMIES: Final = [armies for armies, _ships in BUNDLES]
BUNDLE_SHIPS: Final = [ships for _armies, ships in BUNDLES]
BUNDLE_GOLD: Final = [ARMY_GOLD * armies + SHIP_GOLD * ships for armies, ships in BUNDLES]
MOST_GOLD: Final = max(BUNDLE_GOLD)
WITHIN: Final = [[n for n, cost in enumerate(BUNDLE_GOLD) if cost <= gold] for gold in range(MOST_GOLD + 1)]
"""By gold: what can be bought for it."""


def bundle(n: int) -> dict[str, Argument]:
    """Return the arguments that name what is bought; ``both`` is 1 for armies and ships together."""
    armies, ships = BUNDLE_ARMIES[n], BUNDLE_SHIPS[n]
    return {"armies": armies, "ships": ships, "both": 1 if armies and ships else 0}


def most_gold(s: World, seat: int) -> int:
    """Return the most gold that a seat's cards give."""
    return max(0, purse(s, seat, GOLD, []).most(army=False))


def gold_detail(s: World, seat: int, need: int) -> Message:
    """Return the gold that something costs, and the most that the seat's cards give."""
    return Message("detail-gold", {"need": need, "have": most_gold(s, seat)})


class Buy(WorldVerb):
    """Buy armies and ships, any mix of them (MY-12.1)."""

    def __init__(self) -> None:
        super().__init__("buy", BUNDLE_KEYS, MY_12_1, 370)

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Append what the pool holds and the gold pays for."""
        most = purse(s, f.seat, GOLD, []).most(army=False)
        armies, ships = s.army_pool[f.seat], s.ship_pool[f.seat]
        if most > 0:
            for n in WITHIN[min(most, MOST_GOLD)]:
                if BUNDLE_ARMIES[n] <= armies and BUNDLE_SHIPS[n] <= ships:
                    actions.append(self.base + n)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Limited by the pool (MY-12.5) and the gold."""
        if BUNDLE_ARMIES[n] > s.army_pool[f.seat] or BUNDLE_SHIPS[n] > s.ship_pool[f.seat]:
            return MY_12_5
        if affordable(s, f.seat, GOLD, BUNDLE_GOLD[n], []):
            return 0
        return MY_12_3 if BUNDLE_SHIPS[n] else MY_12_2

    def detail(self, s: World, f: Frame, n: int) -> Message | None:
        """Show the gold, or what the pool holds."""
        if self.refuse(s, f, n) == MY_12_5:
            return Message("detail-pool", {"armies": s.army_pool[f.seat], "ships": s.ship_pool[f.seat]})
        return gold_detail(s, f.seat, BUNDLE_GOLD[n])

    def lack(self, s: World, f: Frame, n: int) -> int:
        """Return the missing gold."""
        return max(0, BUNDLE_GOLD[n] - most_gold(s, f.seat))

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Say what is bought."""
        return Message("choice-buy", bundle(n))

    def target(self, n: int) -> str:
        """Point at the seat's own stock and pool."""
        return "pool"

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Gold for tokens."""
        return Meaning(SPEND, things(gold=BUNDLE_GOLD[n]), things(army=BUNDLE_ARMIES[n], ship=BUNDLE_SHIPS[n]))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Pay, then take them."""
        s.then([pay(GOLD, f.seat, BUNDLE_GOLD[n]), Frame(FLOW.purchase, f.seat, n), Frame(FLOW.finish, f.seat)])

    def prior(self, s: World, f: Frame, n: int) -> int:
        """The value of tokens in the stock."""
        return purchase_worth(s, f.seat, BUNDLE_ARMIES[n], BUNDLE_SHIPS[n])


class Purchase(AutoStep[World]):
    """Tokens, already paid for, move from the pool to the stock (MY-12.4)."""

    def __init__(self) -> None:
        super().__init__("purchase", MY_12_4)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Move them."""
        armies, ships = BUNDLE_ARMIES[f.arg], BUNDLE_SHIPS[f.arg]
        s.army_pool[f.seat] -= armies
        s.army_stock[f.seat] += armies
        s.ship_pool[f.seat] -= ships
        s.ship_stock[f.seat] += ships
        if s.log is not None:
            s.emit(Message("log-buy", {"seat": f.seat, **bundle(f.arg)}, self.rule))


class Draft(CardsVerb):
    """Acquire a card on display, or one that the seat has removed (MY-12.6 to MY-12.9)."""

    def __init__(self) -> None:
        super().__init__("draft", MY_12_7, 380)

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Nothing without gold, and only once per turn."""
        if s.done & DRAFTED == 0 and affordable(s, f.seat, GOLD, CARD_GOLD, []):
            for card in self.among(s, f):
                if self.locked(s, f, card) == 0:
                    actions.append(self.base + card)

    def among(self, s: World, f: Frame) -> list[int]:
        """Cards on display, and those set aside for the seat."""
        cards: list[int] = []
        for card in s.removed[f.seat]:
            if card not in cards:
                cards.append(card)
        return cards + s.display

    def bars(self, s: World, f: Frame, card: int) -> int:
        """Once per turn (MY-12.12), for gold (MY-12.6)."""
        if s.done & DRAFTED:
            return MY_12_12
        return self.locked(s, f, card) or (0 if affordable(s, f.seat, GOLD, CARD_GOLD, []) else MY_12_6)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be on display, or set aside for the seat (MY-12.8, MY-12.9)."""
        if n in self.among(s, f):
            return self.bars(s, f, n)
        return MY_12_7 if n >= FIRST_IMPROVEMENT else MY_12_8 if n >= PROVINCES else MY_12_9

    def detail(self, s: World, f: Frame, n: int) -> Message | None:
        """Show the gold, if it is the reason."""
        return gold_detail(s, f.seat, CARD_GOLD) if self.refuse(s, f, n) == MY_12_6 else None

    def locked(self, s: World, f: Frame, card: int) -> int:
        """A province card only while the seat controls the province (MY-12.9)."""
        return MY_12_9 if card < PROVINCES and not s.realms[f.seat] >> card & 1 else 0

    def target(self, n: int) -> str:
        """Point at the display, or at the cards set aside."""
        return f"{'display' if n >= FIRST_IMPROVEMENT else 'removed'}-{CARD_KEYS[n]}"

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Gold for a card."""
        return Meaning(SPEND, things(gold=CARD_GOLD), things(card=1))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Pay, then take it."""
        s.done |= DRAFTED
        s.then([pay(GOLD, f.seat, CARD_GOLD), Frame(FLOW.draft, f.seat, n), Frame(FLOW.finish, f.seat)])

    def prior(self, s: World, f: Frame, n: int) -> int:
        """The future value of the card."""
        return draft_worth(s, n)


class Drafted(AutoStep[World]):
    """A card, already paid for, goes to the discard pile (MY-12.10); the display is not refilled (MY-12.11)."""

    def __init__(self) -> None:
        super().__init__("draft", MY_12_10)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Take it."""
        pile = s.display if f.arg >= FIRST_IMPROVEMENT else s.removed[f.seat]
        pile.remove(f.arg)
        insert(s.discards[f.seat], f.arg)
        if s.log is not None:
            s.emit(Message("log-draft", {"seat": f.seat, **card_argument(f.arg)}, self.rule))


def buying_steps() -> list[AutoStep[World]]:
    """Return the steps of purchases."""
    return [Purchase(), Drafted()]
