"""Placing armies and ships (MY-9): where, and the cards that are played for their symbols."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.mythotopia import forces
from turnwright.games.mythotopia.data.faces import GIVES
from turnwright.games.mythotopia.data.geometry import COASTS, SEAS
from turnwright.games.mythotopia.data.tables import ARMY, FOOD, INVASION_FOOD, NONE, SHIP, SYMBOLS
from turnwright.games.mythotopia.hands import play
from turnwright.games.mythotopia.judgement.estimates import A_SHIP, fleet_worth, levy, reinforcement_worth, thrift
from turnwright.games.mythotopia.paying import affordable, converter, converts, shows, use
from turnwright.games.mythotopia.queries import usable, usable_kinds
from turnwright.games.mythotopia.rules import (
    MY_8_14,
    MY_8_15,
    MY_8_16,
    MY_9_1,
    MY_9_2,
    MY_9_4,
    MY_9_7,
    MY_9_11,
    MY_9_12,
    MY_9_13,
    MY_17_26,
)
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.steps.paying import ARMY_LATER, pay, tell_paid
from turnwright.games.mythotopia.steps.suggesting import TokensAsk
from turnwright.games.mythotopia.verbs import (
    Ask,
    CardsVerb,
    Done,
    OwnCardsVerb,
    ProvinceVerb,
    SeaVerb,
    WorldVerb,
    province_argument,
    province_asked,
    sea_argument,
    sea_asked,
    to_province,
    to_sea,
)


def can_muster(s: World, seat: int) -> bool:
    """Return whether a seat has an army in its stock and a card to place it with (MY-8.14)."""
    if s.army_stock[seat] == 0:
        return False
    if shows(s, seat, ARMY):
        return True
    by = converter(s, seat, ARMY)
    return by != NONE and any(card != by for card in usable(s, seat))


class PlaceArmies(ProvinceVerb):
    """Choose a province to place armies in (MY-9.1)."""

    def __init__(self) -> None:
        super().__init__("place", MY_9_1, 320)

    def open(self, s: World, f: Frame) -> int:
        """Provinces that the seat controls, and those it has invaded (MY-9.2) if it can pay the food (MY-9.4)."""
        if not can_muster(s, f.seat):
            return 0
        invaded = s.camps[f.seat] & ~s.realms[f.seat]
        if invaded and not affordable(s, f.seat, FOOD, INVASION_FOOD, [], army=True):
            invaded = 0
        return s.realms[f.seat] | invaded

    def closed(self, s: World, f: Frame, n: int) -> int:
        """Return the rule: not a valid province, or it cannot be paid."""
        if not (s.realms[f.seat] | s.camps[f.seat]) >> n & 1:
            return MY_9_2
        if s.army_stock[f.seat] == 0:
            return MY_9_7
        return MY_9_4 if can_muster(s, f.seat) else MY_9_1

    def food(self, s: World, f: Frame, n: int) -> int:
        """Return the food it takes: none for one's own province (MY-9.5)."""
        return 0 if s.realms[f.seat] >> n & 1 else INVASION_FOOD

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Food, in addition to the cards for the armies."""
        return Meaning(SPEND, things(food=self.food(s, f, n)))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask for the food and the cards."""
        frames = [Frame(FLOW.muster, f.seat, n), Frame(FLOW.finish, f.seat)]
        food = self.food(s, f, n)
        if food:
            frames.insert(0, pay(FOOD, f.seat, food, ARMY_LATER))
        s.then(frames)

    def judge(self, s: World, f: Frame, choices: list[int], scores: list[int]) -> None:
        """By the effect of the strength that the seat can place there."""
        brought = levy(s, f.seat)
        for n in choices:
            scores.append(reinforcement_worth(s, f.seat, n, brought))


class PayArmies(OwnCardsVerb):
    """Play a card for its army symbols: that many armies arrive in province ``arg`` (MY-8.15, MY-9.1)."""

    def __init__(self) -> None:
        super().__init__("pay", MY_8_15, 200)

    def bars(self, s: World, f: Frame, card: int) -> int:
        """No more symbols than tokens in the stock (MY-8.16); a single token may be placed with a larger card
        (MY-8.17).
        """
        symbols = GIVES[ARMY][card]
        if symbols == 0:
            return self.rule
        alone = f.extra == 0 and s.army_stock[f.seat] == 1
        return 0 if symbols <= s.army_stock[f.seat] or alone else MY_8_16

    def placed(self, s: World, f: Frame, card: int) -> int:
        """Return how many armies a card places."""
        return min(GIVES[ARMY][card], s.army_stock[f.seat])

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """A card for its armies, one card at a time."""
        return Meaning(SPEND, things(card=1), things(army=self.placed(s, f, n)), repeats=True)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Place them, then ask again while there are tokens."""
        placed = self.placed(s, f, n)
        play(s, f.seat, n)
        tell_paid(s, f.seat, n, ARMY, placed, self.rule)
        muster(s, f, placed)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """The effect of one card on the war."""
        return reinforcement_worth(s, f.seat, f.arg, GIVES[ARMY][n]) + thrift(s, f.seat, n) // 4


class TurnArmy(OwnCardsVerb):
    """Play any card as one army symbol with the help of a card in the Reserve, once per turn (MY-17.26)."""

    def __init__(self) -> None:
        super().__init__("as-army", MY_17_26, 213)

    def concerns(self, s: World, seat: int, n: int) -> bool:
        """A converter must be in the Reserve, used or not."""
        return converts(s, seat, ARMY)

    def among(self, s: World, f: Frame) -> list[int]:
        """Any other card, if there is a converter."""
        by = converter(s, f.seat, ARMY)
        return [] if by == NONE else [card for card in usable_kinds(s, f.seat) if card != by]

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Use the converter, and place the army."""
        use(s, converter(s, f.seat, ARMY))
        play(s, f.seat, n)
        tell_paid(s, f.seat, n, ARMY, 1, self.rule)
        muster(s, f, 1)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """The effect of one army on the war."""
        return reinforcement_worth(s, f.seat, f.arg, 1) + thrift(s, f.seat, n) // 4


def muster(s: World, f: Frame, placed: int) -> None:
    """Place armies in province ``arg``; ``extra`` counts those placed before."""
    forces.place_armies(s, f.seat, f.arg, placed)
    if s.army_stock[f.seat]:
        s.push(Frame(f.step, f.seat, f.arg, f.extra + placed))
    elif s.log is not None:
        tell_placed(s, f, f.extra + placed)


def tell_placed(s: World, f: Frame, placed: int) -> None:
    """Log how many armies have arrived in a province."""
    args = {"seat": f.seat, "armies": placed, **province_argument(f.arg)}
    s.emit(Message("log-armies", args, MY_9_1))


class EnoughArmies(Done):
    """Place no more armies."""

    def __init__(self) -> None:
        super().__init__(MY_8_14)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """At least one (MY-8.14)."""
        return 0 if f.extra else MY_8_14

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Log how many arrived."""
        if s.log is not None:
            tell_placed(s, f, f.extra)


class PlaceShips(SeaVerb):
    """Choose a sea area to place ships in (MY-9.11)."""

    def __init__(self) -> None:
        super().__init__("launch", MY_9_11, 340)

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Nothing without a ship and a card for it."""
        if s.ship_stock[f.seat] and shows(s, f.seat, SHIP):
            for sea in range(len(SEAS)):
                if s.realms[f.seat] & COASTS[sea]:
                    actions.append(self.base + sea)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must touch a province of the seat (MY-9.12), with a ship in the stock and a card for it."""
        if not s.realms[f.seat] & COASTS[n]:
            return MY_9_12
        if s.ship_stock[f.seat] == 0:
            return MY_9_13
        return 0 if shows(s, f.seat, SHIP) else MY_9_11

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask for the cards."""
        s.then([Frame(FLOW.launching, f.seat, n), Frame(FLOW.finish, f.seat)])

    def prior(self, s: World, f: Frame, n: int) -> int:
        """The effect of ships on wars along the coast, and their own value."""
        return fleet_worth(s, f.seat, n)


class PayShips(OwnCardsVerb):
    """Play a card for its ship symbols: that many ships arrive in sea area ``arg``."""

    def __init__(self) -> None:
        super().__init__("pay", MY_9_11, 200)

    def bars(self, s: World, f: Frame, card: int) -> int:
        """No more symbols than tokens in the stock (MY-9.13)."""
        symbols = GIVES[SHIP][card]
        if symbols == 0:
            return self.rule
        return 0 if symbols <= s.ship_stock[f.seat] else MY_9_13

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """A card for its ships, one card at a time."""
        return Meaning(SPEND, things(card=1), things(ship=GIVES[SHIP][n]), repeats=True)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Place them, then ask again while there are tokens."""
        placed = GIVES[SHIP][n]
        play(s, f.seat, n)
        tell_paid(s, f.seat, n, SHIP, placed, self.rule)
        forces.place_ships(s, f.seat, f.arg, placed)
        if s.ship_stock[f.seat]:
            s.push(Frame(f.step, f.seat, f.arg, f.extra + placed))
        else:
            launched(s, f, f.extra + placed)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """More are better."""
        return GIVES[SHIP][n] * A_SHIP


class EnoughShips(Done):
    """Place no more ships."""

    def __init__(self) -> None:
        super().__init__(MY_9_11)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """At least one (MY-9.11)."""
        return 0 if f.extra else MY_9_11

    def apply(self, s: World, f: Frame, n: int) -> None:
        """End the placement."""
        launched(s, f, f.extra)


def launched(s: World, f: Frame, placed: int) -> None:
    """Ships have been placed, which may score tokens (MY-6.17)."""
    if s.log is not None:
        args = {"seat": f.seat, "ships": placed, **sea_argument(f.arg)}
        s.emit(Message("log-ships", args, MY_9_11))
    due: list[Frame] = []
    for objective in s.rules.objectives:
        if s.in_play >> objective.number & 1:
            heap = objective.launched(s, f.seat, f.arg, placed)
            if heap != NONE:
                due.append(Frame(FLOW.claim, f.seat, heap))
    s.then(due)


class Muster(TokensAsk):
    """The seat plays cards for armies in province ``arg``; ``extra`` have arrived."""

    def __init__(self) -> None:
        choices: list[WorldVerb] = [PayArmies(), TurnArmy(), EnoughArmies()]
        super().__init__("muster", MY_8_14, choices, province_asked, to_province, SYMBOLS[ARMY])

    def stock(self, s: World, f: Frame) -> int:
        """Armies in the stock."""
        return s.army_stock[f.seat]

    def brings(self, verb: CardsVerb, card: int) -> int:
        """One with a converter, else what the card shows."""
        return GIVES[ARMY][card] if verb.word == "pay" else 1


class Launching(TokensAsk):
    """The seat plays cards for ships in sea area ``arg``; ``extra`` have arrived."""

    def __init__(self) -> None:
        super().__init__("launching", MY_9_11, [PayShips(), EnoughShips()], sea_asked, to_sea, SYMBOLS[SHIP])

    def stock(self, s: World, f: Frame) -> int:
        """Ships in the stock."""
        return s.ship_stock[f.seat]

    def brings(self, verb: CardsVerb, card: int) -> int:
        """What the card shows."""
        return GIVES[SHIP][card]


def placing_steps() -> list[Ask]:
    """Return the steps of placing."""
    return [Muster(), Launching()]
