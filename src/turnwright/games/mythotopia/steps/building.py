"""Build a city, a road or a castle (MY-13): what and where, the site card, the stone, and gold for an extra token."""

from __future__ import annotations

from turnwright.core.decks import insert
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.masks import count
from turnwright.core.messages import Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.mythotopia.building import (
    BUILDING_RULES,
    BUILDINGS,
    CASTLE,
    CITY,
    ROAD,
    Means,
    building_worth,
    castle_sites,
    city_sites,
    open_borders,
    road_bar,
    road_level,
    short_of,
    sites,
    stone_for,
)
from turnwright.games.mythotopia.data.geometry import BORDER_KEYS, BORDERS
from turnwright.games.mythotopia.data.tables import CASTLES, NONE, STONE
from turnwright.games.mythotopia.data.vp_cards import HEAP_CARD, HEAP_VALUE
from turnwright.games.mythotopia.hands import play
from turnwright.games.mythotopia.judgement.estimates import A_GOLD, VP, thrift
from turnwright.games.mythotopia.paying import affordable
from turnwright.games.mythotopia.queries import cities_left, usable_kinds
from turnwright.games.mythotopia.rules import (
    MY_6_22,
    MY_13_3,
    MY_13_4,
    MY_13_5,
    MY_13_6,
    MY_13_9,
    MY_13_11,
    MY_13_12,
    MY_13_14,
    MY_13_16,
    MY_13_17,
    MY_13_18,
    MY_13_19,
    MY_13_20,
    MY_13_21,
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


class BuildInProvince(ProvinceVerb):
    """Build something in a province; the card that allows it has been played."""

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
        """Return the rule that forbids it there."""
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
        """Tokens, and the value of the building itself."""
        return building_worth(s, f.seat, self.building)


class BuildRoad(WorldVerb):
    """Build a road on a border."""

    def __init__(self) -> None:
        super().__init__("road", BORDER_KEYS, MY_13_19, 440)

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Append the borders between the seat's own provinces where it can be paid for."""
        for border in open_borders(s, f.seat, Means(s, f.seat, [])):
            actions.append(self.base + border)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Return the rule that forbids it there."""
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
        """Tokens, and the value of the road itself."""
        return building_worth(s, f.seat, ROAD)


def begin(s: World, seat: int, building: int, place: int) -> None:
    """Ask for the site card, then for the stone, then build."""
    s.then([Frame(FLOW.site, seat, place, building), Frame(FLOW.erect, seat, place, building)])


class Site(CardsVerb):
    """Play the card of the province where building ``extra`` is built, at place ``arg`` (MY-13.4)."""

    def __init__(self) -> None:
        super().__init__(PLAY, MY_13_4, PLAY_PLACE, "with")

    def among(self, s: World, f: Frame) -> list[int]:
        """Cards that name the province, are connected with it by roads (MY-13.28), or count as its card."""
        where = sites(f.extra, f.arg)
        return [card for card in usable_kinds(s, f.seat) if s.rules.texts[card].stands_for(s, f.seat) & where]

    def bars(self, s: World, f: Frame, card: int) -> int:
        """The other cards must be able to pay the stone (MY-13.6)."""
        stone = stone_for(s, f.seat, f.extra, f.arg)
        return 0 if affordable(s, f.seat, STONE, stone, [card]) else MY_13_6

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The card, and the stone."""
        return Meaning(SPEND, things(card=1, stone=stone_for(s, f.seat, f.extra, f.arg)))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Play it, and ask for the stone; the cost no longer changes."""
        stone = stone_for(s, f.seat, f.extra, f.arg)
        play(s, f.seat, n)
        if s.log is not None:
            s.emit(Message("log-with", {"seat": f.seat, **card_argument(n)}, self.rule))
        s.push(pay(STONE, f.seat, stone))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Prefer a card of little value."""
        return thrift(s, f.seat, n)


class Erect(AutoStep[World]):
    """Building ``extra``, already paid for, is built at place ``arg``."""

    def __init__(self) -> None:
        super().__init__("erect", MY_13_3)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Put it on the board; tokens are scored, and some may be bought (MY-6.9, MY-6.21)."""
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
        """Log what was built where."""
        if f.extra == ROAD:
            border = BORDERS[f.arg]
            other = province_argument(border.other)["province"]
            s.emit(Message("log-road", {"seat": f.seat, **province_argument(border.one), "other": other}, MY_13_21))
        else:
            rule = MY_13_12 if f.extra == CITY else MY_13_16
            s.emit(Message(f"log-{BUILDINGS[f.extra]}", {"seat": f.seat, **province_argument(f.arg)}, rule))


class OfferExtra(AutoStep[World]):
    """A token of heap ``arg`` can be bought with a building, if one is left (MY-6.22)."""

    def __init__(self) -> None:
        super().__init__("offer-extra", MY_6_22)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Ask regardless of what the seat can pay, which nobody else knows."""
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
        return Meaning(SPEND, things(gold=1), things(vp=HEAP_VALUE[f.arg]))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Pay, then take it."""
        s.then(token_gold(s, f.seat, f.arg, 1))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """A point, less a gold."""
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
