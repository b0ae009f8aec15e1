"""Invade a province (MY-8): the target, the source card and the way, then ships, food and armies."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.gestures import Gesture
from turnwright.core.masks import numbers_of
from turnwright.core.messages import Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.mythotopia.data.geometry import KEYS
from turnwright.games.mythotopia.data.tables import FOOD, INVASION_FOOD
from turnwright.games.mythotopia.ending import is_last_round
from turnwright.games.mythotopia.hands import play
from turnwright.games.mythotopia.hindrances import food_over_land, no_land_way, no_sea_way, no_way, ships_overseas
from turnwright.games.mythotopia.invading import (
    NO_WAY,
    Ways,
    carriers,
    engaged,
    forbidden,
    land_level,
    seas_to,
    targets,
    ways,
)
from turnwright.games.mythotopia.judgement.estimates import invasion_worth, levy, thrift
from turnwright.games.mythotopia.paying import affordable
from turnwright.games.mythotopia.queries import easing, usable_kinds
from turnwright.games.mythotopia.rules import (
    MY_8_1,
    MY_8_2,
    MY_8_3,
    MY_8_4,
    MY_8_6,
    MY_8_7,
    MY_8_8,
    MY_8_10,
    MY_8_11,
    MY_8_14,
    MY_8_18,
    MY_15_17,
    MY_17_62,
    MY_17_63,
)
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.steps.paying import ARMY_LATER, pay
from turnwright.games.mythotopia.steps.suggesting import PayingAsk
from turnwright.games.mythotopia.verbs import (
    PLAY,
    PLAY_PLACE,
    Ask,
    CardsVerb,
    ProvinceVerb,
    card_argument,
    left,
    province_argument,
    province_asked,
    to_province,
)


class Invade(ProvinceVerb):
    """Choose the province to invade."""

    def __init__(self) -> None:
        super().__init__("invade", MY_8_1, 310)

    def open(self, s: World, f: Frame) -> int:
        """Provinces that some card leads to, with enough food and an army left."""
        if is_last_round(s):
            return 0
        reached = 0
        eased = easing(s, f.seat)
        for way in ways(s, f.seat):
            if s.rules.texts[way.card].leaps:
                if way.food[0] >= INVASION_FOOD:
                    return targets(s, f.seat)
            else:
                reached |= way.land(eased) | way.sea()
        return reached & targets(s, f.seat) if reached else 0

    def closed(self, s: World, f: Frame, n: int) -> int:
        """Return the rule about the round, the target, the armies or the way."""
        if is_last_round(s):
            return MY_15_17
        if s.realms[f.seat] >> n & 1:
            return MY_8_1
        if s.camps[f.seat] >> n & 1:
            return MY_8_2
        if forbidden(s, f.seat) >> n & 1:
            return MY_17_63 if engaged(s, f.seat) else MY_17_62
        return no_way(s, f.seat, n) if s.army_stock[f.seat] else MY_8_18

    def detail(self, s: World, f: Frame, n: int) -> Message | None:
        """Show where the armies are if none is left in the stock, or how much food or how many ships are needed."""
        rule = self.refuse(s, f, n)
        if rule == MY_8_18:
            return Message("detail-stock", {"stock": s.army_stock[f.seat], "pool": s.army_pool[f.seat]})
        if rule in (MY_8_6, MY_8_7, MY_8_8):
            need, have = food_over_land(s, f.seat, n)
            return Message("detail-food", {"need": need, "have": have})
        if rule == MY_8_10:
            need, have = ships_overseas(s, f.seat, n)
            return Message("detail-ships", {"need": need, "have": have})
        return None

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The food of the cheapest way, in addition to the cards for the way and the armies."""
        return Meaning(SPEND, things(food=least_food(s, f.seat, n)))

    def outlook(self, s: World, f: Frame, n: int) -> list[Message]:
        """Show all cards that the cheapest way takes, and those for the armies."""
        asked = Frame(FLOW.approach, f.seat, n)
        found: list[tuple[int, int]] = []
        for way in ways(s, f.seat):
            for verb in APPROACHES:
                if verb.leads(s, asked, way):
                    found.append((verb.ships(way.sources, n), verb.food(s, asked, way.card, way.sources)))
        ships, food = min(found)
        return [Message("outlook-invasion", {"ships": ships, "food": food})]

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask for the way; then the armies enter."""
        if s.log is not None:
            s.emit(Message("log-invade", {"seat": f.seat, **province_argument(n)}, self.rule))
        s.then([Frame(FLOW.approach, f.seat, n), Frame(FLOW.muster, f.seat, n), Frame(FLOW.finish, f.seat)])

    def gestures(self, s: World, f: Frame) -> list[Gesture]:
        """Return every target with every card that leads there from a province, so that either can be chosen first."""
        found: list[Gesture] = []
        open = self.open(s, f)
        known = ways(s, f.seat) if open else []
        for n in numbers_of(open):
            asked = Frame(FLOW.approach, f.seat, n)
            for verb, way in [(verb, way) for verb in APPROACHES for way in known if verb.leads(s, asked, way)]:
                sources = verb.sources(s, asked, way.card)
                if sources:
                    label = Message(verb.whole, {**province_argument(n), **card_argument(way.card)})
                    actions = [self.base + n, verb.base + way.card]
                    found.append(Gesture(label, actions, self.target(n), sources))
        return found

    def judge(self, s: World, f: Frame, choices: list[int], scores: list[int]) -> None:
        """By the possible gain, and the strength that the seat can move there."""
        brought = levy(s, f.seat)
        for n in choices:
            scores.append(invasion_worth(s, f.seat, n, brought))


class SourceVerb(CardsVerb):
    """Play the source card for an invasion of province ``arg`` (MY-8.3)."""

    def __init__(self, word: str, rule: int, place: int, says: str) -> None:
        super().__init__(word, rule, place, says)
        self.tells = f"log-{says}"
        self.whole = f"choice-invade-{says}"

    def among(self, s: World, f: Frame) -> list[int]:
        """Cards that name a province, or count as one."""
        return [way.card for way in ways(s, f.seat) if self.leads(s, f, way)]

    def leads(self, s: World, f: Frame, way: Ways) -> bool:
        """Return whether there is a way to the target that can be paid."""
        raise NotImplementedError

    def food(self, s: World, f: Frame, card: int, sources: int) -> int:
        """Return the food that the way costs from one of the ``sources``, NO_WAY if there is none."""
        return INVASION_FOOD

    def ships(self, sources: int, province: int) -> int:
        """Return how many cards the way takes besides the source card."""
        return 0

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The card, and the food for the way."""
        return Meaning(SPEND, things(card=1, food=self.food(s, f, n, self.counts_for(s, f, n))))

    def counts_for(self, s: World, f: Frame, card: int) -> int:
        """Return the provinces from which a card allows the invasion to start, as a mask."""
        return s.rules.texts[card].stands_for(s, f.seat)

    def crosses(self, s: World, f: Frame, card: int, province: int) -> bool:
        """Return whether the way with a card can start in one of the provinces that the card counts for."""
        raise NotImplementedError

    def sources(self, s: World, f: Frame, n: int) -> list[str]:
        """Start in the provinces with the easiest way; in none if the card needs none."""
        found = [p for p in numbers_of(self.counts_for(s, f, n)) if self.crosses(s, f, n, p)]
        return [f"province-{KEYS[province]}" for province in found]

    def play_source(self, s: World, f: Frame, card: int) -> None:
        """Play the card: it gives neither food nor armies (MY-8.6)."""
        play(s, f.seat, card)
        if s.log is not None:
            s.emit(Message(self.tells, {"seat": f.seat, **card_argument(card)}, self.rule))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Prefer a card of little value."""
        return thrift(s, f.seat, n)


class From(SourceVerb):
    """Over land, or without a source province."""

    def __init__(self) -> None:
        super().__init__(PLAY, MY_8_4, PLAY_PLACE, "from")

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Return the rule that forbids it from there."""
        return 0 if n in self.among(s, f) else no_land_way(s, f.seat, n, f.arg)

    def leads(self, s: World, f: Frame, way: Ways) -> bool:
        """Over the easiest border."""
        food = self.food(s, f, way.card, way.sources)
        return food != NO_WAY and way.food[0] >= food

    def food(self, s: World, f: Frame, card: int, sources: int) -> int:
        """More over hills (MY-8.8), but not without a source province (MY-17.52)."""
        if s.rules.texts[card].leaps:
            return INVASION_FOOD
        level = land_level(s, f.seat, sources, f.arg)
        return NO_WAY if level == NO_WAY else INVASION_FOOD + level

    def crosses(self, s: World, f: Frame, card: int, province: int) -> bool:
        """Over the easiest border."""
        return self.food(s, f, card, 1 << province) == self.food(s, f, card, self.counts_for(s, f, card))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Pay the food."""
        food = self.food(s, f, n, self.counts_for(s, f, n))
        self.play_source(s, f, n)
        s.push(pay(FOOD, f.seat, food, ARMY_LATER))


class Sail(SourceVerb):
    """Across the sea: one Ship card for each sea area (MY-8.10)."""

    def __init__(self) -> None:
        super().__init__("sail", MY_8_11, 240, "sail")

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Return the rule that forbids it from there."""
        return 0 if n in self.among(s, f) else no_sea_way(s, f.seat, n, f.arg)

    def leads(self, s: World, f: Frame, way: Ways) -> bool:
        """Across as few sea areas as possible; hills and mountains do not matter (MY-8.22)."""
        if s.rules.texts[way.card].leaps:
            return False
        crossed = seas_to(way.sources, f.arg)
        return crossed != NO_WAY and way.food[crossed] >= INVASION_FOOD

    def crosses(self, s: World, f: Frame, card: int, province: int) -> bool:
        """Across as few sea areas as possible."""
        return seas_to(1 << province, f.arg) == seas_to(self.counts_for(s, f, card), f.arg)

    def ships(self, sources: int, province: int) -> int:
        """One for each sea area (MY-8.10)."""
        return seas_to(sources, province)

    def outlook(self, s: World, f: Frame, n: int) -> list[Message]:
        """Show the cards that follow."""
        return [Message("outlook-ships", {"ships": self.ships(self.counts_for(s, f, n), f.arg)})]

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Play the ships, then pay the food (MY-8.12)."""
        crossed = self.ships(self.counts_for(s, f, n), f.arg)
        self.play_source(s, f, n)
        s.then([Frame(FLOW.carry, f.seat, crossed), pay(FOOD, f.seat, INVASION_FOOD, ARMY_LATER)])


class Carry(CardsVerb):
    """Play a card that carries the invasion over a sea area; ``arg`` of them are still to be played."""

    def __init__(self) -> None:
        super().__init__(PLAY, MY_8_10, PLAY_PLACE, "carry")

    def among(self, s: World, f: Frame) -> list[int]:
        """Cards that carry an invasion."""
        return [card for card in usable_kinds(s, f.seat) if s.rules.texts[card].carries]

    def bars(self, s: World, f: Frame, card: int) -> int:
        """The rest must be enough for the food and an army."""
        others = [ship for ship in carriers(s, f.seat, FOOD) if ship != card]
        gone = [card, *others[: f.arg - 1]]
        return 0 if affordable(s, f.seat, FOOD, INVASION_FOOD, gone, army=True) else MY_8_14

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Play it, then ask for the next."""
        play(s, f.seat, n)
        if s.log is not None:
            s.emit(Message("log-carry", {"seat": f.seat, **card_argument(n)}, self.rule))
        if f.arg > 1:
            s.push(Frame(f.step, f.seat, f.arg - 1))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Prefer a card of little value."""
        return thrift(s, f.seat, n)


APPROACHES: Final[list[SourceVerb]] = [From(), Sail()]


def least_food(s: World, seat: int, province: int) -> int:
    """Return the food that the cheapest way of an invasion costs."""
    asked = Frame(FLOW.approach, seat, province)
    ways_there = [(verb, way) for way in ways(s, seat) for verb in APPROACHES if verb.leads(s, asked, way)]
    return min([verb.food(s, asked, way.card, way.sources) for verb, way in ways_there])


def invading_steps() -> list[Ask]:
    """Return the steps that only an invasion has."""
    return [
        PayingAsk("approach", MY_8_3, [*APPROACHES], True, province_asked, to_province),
        PayingAsk("carry", MY_8_10, [Carry()], True, left),
    ]
