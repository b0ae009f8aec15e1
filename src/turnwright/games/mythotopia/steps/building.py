"""Build a city, a road or a castle (MY-13): what and where, the site card, the stone, and gold for a further token."""

from __future__ import annotations

from typing import Final

from turnwright.core.decks import insert
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.masks import count
from turnwright.core.messages import Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.mythotopia.data.geometry import BORDER_ENDS, BORDER_KEYS, BORDERS, MOUNTAIN
from turnwright.games.mythotopia.data.tables import CASTLE_STONE, CASTLES, CITY_STONE, NONE, STONE
from turnwright.games.mythotopia.data.vp_cards import HEAP_CARD, HEAP_VALUE
from turnwright.games.mythotopia.hands import play
from turnwright.games.mythotopia.judging import A_GOLD, VP, thrift
from turnwright.games.mythotopia.paying import affordable, purse
from turnwright.games.mythotopia.queries import cities_left, easing, roads_left, usable_kinds
from turnwright.games.mythotopia.rules import (
    MY_6_22,
    MY_13_3,
    MY_13_4,
    MY_13_5,
    MY_13_6,
    MY_13_9,
    MY_13_10,
    MY_13_11,
    MY_13_12,
    MY_13_14,
    MY_13_15,
    MY_13_16,
    MY_13_17,
    MY_13_18,
    MY_13_19,
    MY_13_20,
    MY_13_21,
    MY_13_23,
    MY_13_24,
)
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.steps.paying import pay, token_gold
from turnwright.games.mythotopia.steps.suggesting import PayingAsk
from turnwright.games.mythotopia.tokens import affordable_token, available
from turnwright.games.mythotopia.verbs import (
    ALONE,
    PLAY,
    PLAY_PLACE,
    Ask,
    CardsVerb,
    Done,
    ProvinceVerb,
    WorldVerb,
    card_argument,
    province_argument,
    vp_card_asked,
)

CITY: Final = 0
CASTLE: Final = 1
ROAD: Final = 2
BUILDINGS: Final = ["city", "castle", "road"]
BUILDING_RULES: Final = [MY_13_10, MY_13_15, MY_13_19]
NOT_FOUND: Final = 99
"""More stone than anything costs."""


def sites(building: int, place: int) -> int:
    """Return the provinces whose cards will do for a building, as a mask: either end of a road (MY-13.22)."""
    return BORDER_ENDS[place] if building == ROAD else 1 << place


def city_sites(s: World, seat: int) -> int:
    """Return where a seat can build a city: in its towns (MY-13.11), while it has a city (MY-13.9), as a mask."""
    return s.realms[seat] & ~s.cities & ~s.citadels if cities_left(s, seat) else 0


def castle_sites(s: World, seat: int) -> int:
    """Return where a seat can build a castle (MY-13.17, MY-13.18), while there is one (MY-13.9), as a mask."""
    return s.realms[seat] & ~s.castles & ~s.citadels if count(s.castles) < CASTLES else 0


def road_bar(s: World, seat: int, border: int) -> int:
    """Return 0, or the rule that forbids a seat to build a road on a border."""
    ends = sites(ROAD, border)
    if ends & ~s.realms[seat]:
        return MY_13_21
    if border in s.roads:
        return MY_13_24
    if not roads_left(s):
        return MY_13_9
    return MY_13_23 if road_level(s, seat, border) >= MOUNTAIN else 0


def road_level(s: World, seat: int, border: int) -> int:
    """Return how many stones more than over a plain border a road costs; none can be built over mountains."""
    return max(0, BORDERS[border].kind - easing(s, seat))


def stone_for(s: World, seat: int, building: int, place: int) -> int:
    """Return what a building costs (MY-13.10, MY-13.15, MY-13.19, MY-13.20)."""
    if building == ROAD:
        return s.rules.road_stone + road_level(s, seat, place)
    return CITY_STONE if building == CITY else CASTLE_STONE


class Means:
    """The cards that can be played for the building site, beside what stone is left then.

    covered  by stone, 1 to 3: the provinces where so much can be paid beside a site card, as masks
    """

    def __init__(self, s: World, seat: int, without: list[int]) -> None:
        self.covered = [0, 0, 0, 0, 0]
        whole = purse(s, seat, STONE, without)
        for card in usable_kinds(s, seat):
            provinces = 0 if card in without else s.rules.texts[card].stands_for(s, seat)
            if provinces:
                whole.drop(card)
                most = whole.most(army=False)
                whole.add(card)
                for stone in range(1, min(most, len(self.covered) - 1) + 1):
                    self.covered[stone] |= provinces

    def where(self, stone: int) -> int:
        """Return where so much stone can be paid beside a site card, as a mask."""
        return self.covered[stone] if stone < len(self.covered) else 0


def short_of(s: World, seat: int, where: int, stone: int, rule: int) -> int:
    """Return why a building that costs so much stone by ``rule`` cannot be paid at one of the sites ``where``: no site
    card (MY-13.4), or too little stone, maybe for want of that card's own (MY-13.6).
    """
    for card in usable_kinds(s, seat):
        if s.rules.texts[card].stands_for(s, seat) & where:
            return MY_13_6 if affordable(s, seat, STONE, stone, []) else rule
    return MY_13_4


def build_bar(s: World, seat: int, card: int) -> int:
    """Return 0, or the rule that keeps a seat from building anything with a card that lets it: as for a castle, which
    costs least, or for a city.
    """
    if can_build(s, seat, card):
        return 0
    castles, cities = castle_sites(s, seat), city_sites(s, seat)
    rule = short_of(s, seat, castles, CASTLE_STONE, MY_13_15) if castles else MY_13_3
    if cities and rule in (MY_13_3, MY_13_4):
        rule = short_of(s, seat, cities, CITY_STONE, MY_13_10)
    return rule


BUILDING_WORTH: Final = [400, 200, 150]
"""What a building is worth to a bot besides tokens, in thousandths of a point."""


def building_worth(s: World, seat: int, building: int) -> int:
    """Return what it is worth to a bot to build something."""
    worth = BUILDING_WORTH[building]
    for objective in s.rules.objectives:
        if s.in_play >> objective.number & 1:
            heap = objective.built(s, seat, building)
            if heap != NONE and available(s, seat, heap):
                worth += HEAP_VALUE[heap] * VP
            if objective.building == building and available(s, seat, objective.heap):
                worth += (VP - A_GOLD) // 2
    return worth


def best_building(s: World, seat: int, card: int) -> int:
    """Return what the best thing is worth that a seat can build with a card that lets it."""
    means = Means(s, seat, [card])
    best = 0
    if means.where(CITY_STONE) & city_sites(s, seat):
        best = building_worth(s, seat, CITY)
    if means.where(CASTLE_STONE) & castle_sites(s, seat):
        best = max(best, building_worth(s, seat, CASTLE))
    road = building_worth(s, seat, ROAD)
    if road > best and open_borders(s, seat, means):
        best = road
    return best


def can_build(s: World, seat: int, card: int) -> bool:
    """Tell whether a seat could build anything with a card that lets it (MY-13.4, MY-13.6)."""
    means = Means(s, seat, [card])
    if means.where(CASTLE_STONE) & castle_sites(s, seat) or means.where(CITY_STONE) & city_sites(s, seat):
        return True
    return len(open_borders(s, seat, means)) > 0


def open_borders(s: World, seat: int, means: Means) -> list[int]:
    """Return where a seat may build a road and can pay for it."""
    found: list[int] = []
    if means.where(s.rules.road_stone) and roads_left(s):
        foreign = ~s.realms[seat]
        for border, ends in enumerate(BORDER_ENDS):
            if ends & foreign or road_bar(s, seat, border):
                continue
            if means.where(stone_for(s, seat, ROAD, border)) & ends:
                found.append(border)
    return found


class BuildInProvince(ProvinceVerb):
    """Build something in a province; the card that lets the seat build has been played."""

    def __init__(self, building: int, place: int) -> None:
        super().__init__(BUILDINGS[building], BUILDING_RULES[building], place)
        self.building = building

    def open(self, s: World, f: Frame) -> int:
        """Where it is allowed and can be paid for."""
        found = city_sites(s, f.seat) if self.building == CITY else castle_sites(s, f.seat)
        if found:
            found &= Means(s, f.seat, []).where(stone_for(s, f.seat, self.building, 0))
        return found

    def closed(self, s: World, f: Frame, n: int) -> int:
        """Say why not there."""
        if not s.realms[f.seat] >> n & 1:
            return MY_13_5
        if self.building == CITY:
            if not cities_left(s, f.seat):
                return MY_13_9
            if s.citadels >> n & 1:
                return MY_13_14
            if s.cities >> n & 1:
                return MY_13_11
        else:
            if s.castles >> n & 1:
                return MY_13_17
            if s.citadels >> n & 1:
                return MY_13_18
            if count(s.castles) == CASTLES:
                return MY_13_9
        return short_of(s, f.seat, 1 << n, stone_for(s, f.seat, self.building, n), self.rule)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Stone for a building."""
        return Meaning(SPEND, things(stone=stone_for(s, f.seat, self.building, n)))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask for the site card and the stone."""
        begin(s, f.seat, self.building, n)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Tokens, and what the building is worth as such."""
        return building_worth(s, f.seat, self.building)


class BuildRoad(WorldVerb):
    """Build a road on a border."""

    def __init__(self) -> None:
        super().__init__("road", BORDER_KEYS, MY_13_19, 440)

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Append the borders between own provinces where it can be paid for."""
        for border in open_borders(s, f.seat, Means(s, f.seat, [])):
            actions.append(self.base + border)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Say why not there."""
        barred = road_bar(s, f.seat, n)
        if barred:
            return barred
        if n in open_borders(s, f.seat, Means(s, f.seat, [])):
            return 0
        rule = MY_13_20 if road_level(s, f.seat, n) else self.rule
        return short_of(s, f.seat, sites(ROAD, n), stone_for(s, f.seat, ROAD, n), rule)

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name both ends."""
        border = BORDERS[n]
        other = province_argument(border.other)["province"]
        return Message("choice-road", {**province_argument(border.one), "other": other})

    def target(self, n: int) -> str:
        """Point at the border."""
        return f"border-{BORDER_KEYS[n]}"

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Stone for a road."""
        return Meaning(SPEND, things(stone=stone_for(s, f.seat, ROAD, n)))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask for the site card and the stone."""
        begin(s, f.seat, ROAD, n)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Tokens, and what a road is worth as such."""
        return building_worth(s, f.seat, ROAD)


def begin(s: World, seat: int, building: int, place: int) -> None:
    """Ask for the site card, then for the stone, then build."""
    s.then([Frame(FLOW.site, seat, place, building), Frame(FLOW.erect, seat, place, building)])


class Site(CardsVerb):
    """Play the card of the province where the building ``extra`` goes, at the place ``arg`` (MY-13.4)."""

    def __init__(self) -> None:
        super().__init__(PLAY, MY_13_4, PLAY_PLACE, "with")

    def among(self, s: World, f: Frame) -> list[int]:
        """Those that name the province, are joined with it by roads (MY-13.28), or stand for it."""
        where = sites(f.extra, f.arg)
        return [card for card in usable_kinds(s, f.seat) if s.rules.texts[card].stands_for(s, f.seat) & where]

    def bars(self, s: World, f: Frame, card: int) -> int:
        """The others must pay the stone (MY-13.6)."""
        stone = stone_for(s, f.seat, f.extra, f.arg)
        return 0 if affordable(s, f.seat, STONE, stone, [card]) else MY_13_6

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Play it, and ask for the stone; what it costs does not change any more."""
        stone = stone_for(s, f.seat, f.extra, f.arg)
        play(s, f.seat, n)
        if s.log is not None:
            s.emit(Message("log-with", {"seat": f.seat, **card_argument(n)}, self.rule))
        s.push(pay(STONE, f.seat, stone))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """A card that is worth little."""
        return thrift(s, f.seat, n)


class Erect(AutoStep[World]):
    """What has been paid for is built: the building ``extra`` at the place ``arg``."""

    def __init__(self) -> None:
        super().__init__("erect", MY_13_3)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Put it on the board; tokens are due, and some may be bought (MY-6.9, MY-6.21)."""
        if f.extra == CITY:
            s.cities |= 1 << f.arg
            s.towns[f.seat] += 1
        elif f.extra == CASTLE:
            s.castles |= 1 << f.arg
        else:
            insert(s.roads, f.arg)
        if s.log is not None:
            self.tell(s, f)
        frames: list[Frame] = []
        for objective in s.rules.objectives:
            if s.in_play >> objective.number & 1:
                heap = objective.built(s, f.seat, f.extra)
                if heap != NONE:
                    frames.append(Frame(FLOW.claim, f.seat, heap))
                if objective.building == f.extra:
                    frames.append(Frame(FLOW.offer_extra, f.seat, objective.heap))
        s.then(frames)

    def tell(self, s: World, f: Frame) -> None:
        """Say what was built where."""
        if f.extra == ROAD:
            border = BORDERS[f.arg]
            other = province_argument(border.other)["province"]
            s.emit(Message("log-road", {"seat": f.seat, **province_argument(border.one), "other": other}, MY_13_21))
        else:
            rule = MY_13_12 if f.extra == CITY else MY_13_16
            s.emit(Message(f"log-{BUILDINGS[f.extra]}", {"seat": f.seat, **province_argument(f.arg)}, rule))


class OfferExtra(AutoStep[World]):
    """A token of the heap ``arg`` can be bought with a building, while there is one to be taken (MY-6.22)."""

    def __init__(self) -> None:
        super().__init__("offer-extra", MY_6_22)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Ask, whatever the seat can pay: that nobody else knows."""
        if available(s, f.seat, f.arg):
            s.push(Frame(FLOW.extra, f.seat, f.arg))


class PayExtra(WorldVerb):
    """Pay gold for the token."""

    def __init__(self) -> None:
        super().__init__("extra", ALONE, MY_6_22, 920)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It costs one gold, as its VP card says."""
        return 0 if affordable_token(s, f.seat, f.arg, 1) else s.rules.objectives[HEAP_CARD[f.arg]].rule

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Gold for a token."""
        return Meaning(SPEND, things(gold=1))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Pay, then take it."""
        s.then(token_gold(s, f.seat, f.arg, 1))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """A point for a gold."""
        return VP - A_GOLD


def building_steps() -> list[Ask | Erect | OfferExtra]:
    """Return the steps of building."""
    return [
        Ask("build", MY_13_3, [BuildInProvince(CITY, 420), BuildInProvince(CASTLE, 430), BuildRoad()], private=True),
        PayingAsk("site", MY_13_4, [Site()], private=True),
        Erect(),
        OfferExtra(),
        Ask("extra", MY_6_22, [PayExtra(), Done(MY_6_22, 985, "decline")], True, vp_card_asked),
    ]
