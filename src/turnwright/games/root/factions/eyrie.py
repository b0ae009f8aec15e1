"""Eyrie Dynasties (RT-7.2 to RT-7.8): lords of the forest, bound by their Decree."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.fields import ALL, Part, index, mask, number, rows
from turnwright.core.frames import AutoStep, Frame, State, Step
from turnwright.core.spelling import Names, Spelling
from turnwright.games.root.cards import held
from turnwright.games.root.data.boards import COLUMNS, EYRIE, LEADERS, ROOST, TRACKS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CARD_KINDS, NONE
from turnwright.games.root.factions.eyrie_court import BUILDER, COMMANDER, DESPOT, court
from turnwright.games.root.factions.eyrie_decree import (
    BIRDSONG_STEPS,
    COLUMN,
    DAYLIGHT_STEPS,
    LEADER,
    begin_decree,
    begin_menus,
)
from turnwright.games.root.factions.eyrie_worth import (
    FLYER,
    EyriePosts,
    dynasty_worth,
    hatch_worth,
    stake,
)
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.names import CARD_NAMES, LEADER_NAMES
from turnwright.games.root.parts import Court
from turnwright.games.root.pieces import place_piece, place_warriors
from turnwright.games.root.points import FACTION as BY_FACTION
from turnwright.games.root.points import gain, score
from turnwright.games.root.queries import clearings_with, count, faction_of, on_map, placeable, with_slot
from turnwright.games.root.rules import (
    RT_7_3_2,
    RT_7_4_1,
    RT_7_4_3_N1,
    RT_7_6_1,
    RT_7_8_4_N1,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, ClearingVerb

PART: Final = Part(
    "Court",
    "Who leads the Eyrie, and their Decree.",
    (
        number("leader", "the leader (NONE: not chosen yet)", index(len(LEADERS), NONE), ALL),
        number("deposed", "mask of leaders that lie face down", mask(len(LEADERS)), ALL),
        rows(
            "decree",
            "by column: its cards, ascending; the Loyal Viziers are those of the leader",
            (len(COLUMNS),),
            index(CARD_KINDS),
            ALL,
        ),
    ),
)
FIRST_WARRIORS: Final = 6
"""Warriors at the first roost (RT-7.3.2)."""
NEW_WARRIORS: Final = 3
"""Warriors at a new roost (RT-7.4.3#1)."""


class Eyrie(Faction):
    """The Eyrie Dynasties."""

    def __init__(self) -> None:
        super().__init__(EYRIE, "eyrie")
        self.board = Court
        self.alone = [ROOST]
        self.spelled = {
            "Court.leader": Spelling(LEADER_NAMES),
            "Court.deposed": Spelling(mask=LEADER_NAMES),
            "Court.decree": Spelling(CARD_NAMES, by=(Names("column", COLUMNS),), fill=[]),
        }
        self.carriers = cast("list[Step[State]]", [COLUMN])
        own = [SETTLE, EMERGENCY, NEW_ROOST, ROOST_STEP, ROOST_POINTS, *BIRDSONG_STEPS, *DAYLIGHT_STEPS]
        self.steps = cast("list[Step[State]]", own)

    def join(self, s: Woods, seat: int) -> None:
        """An empty Decree."""
        s.boards[seat] = Court(NONE, 0, [[] for _column in COLUMNS])

    def setup(self, s: Woods, seat: int) -> list[Frame]:
        """A roost with warriors, then a leader (RT-7.3)."""
        return [Frame(SETTLE, seat), Frame(LEADER, seat)]

    def home(self, s: Woods, seat: int) -> int:
        """The corner of the first roost."""
        roosts = clearings_with(s, ROOST)
        return roosts.bit_length() - 1 if roosts else NONE

    def birdsong(self, s: Woods, seat: int) -> list[Frame]:
        """Emergency Orders, the Decree, a new roost (RT-7.4#1)."""
        return [Frame(EMERGENCY, seat), Frame(BIRDSONG_STEPS[0], seat), Frame(NEW_ROOST, seat)]

    def daylight(self, s: Woods, seat: int) -> list[Frame]:
        """Craft, then resolve the Decree."""
        return begin_decree(s, seat)

    def evening(self, s: Woods, seat: int) -> list[Frame]:
        """Score, draw, discard (RT-7.6.1, RT-7.6.2#2)."""
        return [Frame(ROOST_POINTS, seat), Frame(FLOW.draw, seat, self.draws(s, seat)), Frame(FLOW.limit, seat)]

    def menus(self, s: Woods, seat: int) -> list[Frame]:
        """The Decree, with a card of any suit in every column, and adding to it."""
        return [*begin_menus(s, seat), Frame(BIRDSONG_STEPS[1], seat)]

    def draws(self, s: Woods, seat: int) -> int:
        """One card and one for each bonus that roosts uncover (RT-7.6.2)."""
        return 1 + TRACKS[ROOST].draws[on_map(s, ROOST)]

    def worth(self, s: Woods, seat: int, turns: int) -> int:
        """The value of roosts, warriors and the Decree."""
        return dynasty_worth(s, seat, turns)

    def warrior_worth(self, s: Woods, seat: int, clearing: int) -> int:
        """More if a roost is guarded."""
        return FLYER * 2 if s.pieces[ROOST * CLEARINGS + clearing] else FLYER

    def piece_worth(self, s: Woods, seat: int, piece: int, clearing: int) -> int:
        """The value of a roost."""
        return stake(s)

    def moves_worth(self, s: Woods, seat: int, ways: list[tuple[int, int]]) -> list[int]:
        """For guards, building sites, and the needs of the Decree."""
        return EyriePosts(s, seat).moves_worth(ways)

    def take_worth(self, s: Woods, seat: int, start: int, end: int, number: int) -> int:
        """As many as are needed."""
        return EyriePosts(s, seat).shift(start, end, number, number)

    def rules_ties(self) -> bool:
        """Lords of the Forest: rule on ties (RT-7.2.2#1)."""
        return True

    def crafters(self, s: Woods, seat: int) -> list[int]:
        """Roosts (RT-7.2.1)."""
        free = [-used for used in s.activated]
        for clearing in range(CLEARINGS):
            free[s.suits[clearing]] += count(s, ROOST, clearing)
        return free

    def item_vp(self, s: Woods, seat: int, vp: int) -> int:
        """Disdain for Trade, except under the Builder (RT-7.2.3, RT-7.8.1)."""
        return vp if court(s, seat).leader == BUILDER else min(vp, 1)

    def extra_hits(self, s: Woods, seat: int, attacking: bool) -> int:
        """The Commander (RT-7.8.3)."""
        return 1 if attacking and court(s, seat).leader == COMMANDER else 0

    def razed(self, s: Woods, seat: int, before: int) -> None:
        """The Despot scores once per battle (RT-7.8.4#1, RT-7.8.4#2)."""
        if before == 0 and court(s, seat).leader == DESPOT:
            gain(s, seat, 1, BY_FACTION, RT_7_8_4_N1)

    def open_cards(self, s: Woods, seat: int) -> list[int]:
        """The Decree."""
        return [card for column in court(s, seat).decree for card in column]


class Settle(ClearingVerb):
    """Place the first roost and its warriors in a corner (RT-7.3.2)."""

    def __init__(self) -> None:
        super().__init__("settle", RT_7_3_2, 60)

    def open(self, s: Woods, f: Frame) -> int:
        """The corner opposite another faction that has set up, or any corner."""
        for seat in range(s.seats):
            if seat != f.seat:
                home = faction_of(s, seat).home(s, seat)
                if home != NONE:
                    return 1 << s.rules.map.opposite[home]
        return s.rules.map.corners

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """More with room next to it."""
        return hatch_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Place the roost and the warriors."""
        place_piece(s, f.seat, ROOST, n, self.rule)
        place_warriors(s, f.seat, n, FIRST_WARRIORS)


class Emergency(AutoStep[Woods]):
    """Emergency Orders: draw a card if the hand is empty (RT-7.4.1)."""

    def __init__(self) -> None:
        super().__init__("emergency", RT_7_4_1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Draw one card."""
        if not held(s, f.seat):
            s.push(Frame(FLOW.draw, f.seat, 1))


def fewest_warriors(s: Woods, seat: int) -> int:
    """Return the clearings for a new roost, as a mask: those with the fewest warriors among the ones with room
    (RT-7.4.3#1, RT-7.4.3#2).
    """
    possible = with_slot(s, placeable(s, seat, (1 << CLEARINGS) - 1))
    found, least = 0, NONE
    for clearing in range(CLEARINGS):
        if possible >> clearing & 1:
            warriors = sum([s.warriors[other * CLEARINGS + clearing] for other in range(s.seats)])
            if least == NONE or warriors < least:
                found, least = 0, warriors
            if warriors == least:
                found |= 1 << clearing
    return found


class NewRoost(AutoStep[Woods]):
    """A new roost, if none is on the map (RT-7.4.3#1)."""

    def __init__(self) -> None:
        super().__init__("new-roost", RT_7_4_3_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask where, if it can be placed at all (RT-7.4.3#3)."""
        if on_map(s, ROOST) == 0 and fewest_warriors(s, f.seat):
            s.push(Frame(ROOST_STEP, f.seat))


class PlaceRoost(ClearingVerb):
    """Place a new roost and its warriors."""

    def __init__(self) -> None:
        super().__init__("roost", RT_7_4_3_N1, 435)

    def open(self, s: Woods, f: Frame) -> int:
        """The clearings with the fewest warriors."""
        return fewest_warriors(s, f.seat)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """More where it is likely to survive."""
        return hatch_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Place the roost, and as many warriors as are left."""
        place_piece(s, f.seat, ROOST, n, self.rule)
        place_warriors(s, f.seat, n, NEW_WARRIORS)


class RoostPoints(AutoStep[Woods]):
    """The roosts on the map score (RT-7.6.1)."""

    def __init__(self) -> None:
        super().__init__("roost-points", RT_7_6_1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Score the rightmost empty space of the track."""
        roosts = on_map(s, ROOST)
        if roosts:
            score(s, f.seat, TRACKS[ROOST].vp[roosts - 1], BY_FACTION, self.rule)


SETTLE: Final = Ask("settle", RT_7_3_2, [Settle()], setup=True)
EMERGENCY: Final = Emergency()
NEW_ROOST: Final = NewRoost()
ROOST_STEP: Final = Ask("roost", RT_7_4_3_N1, [PlaceRoost()])
ROOST_POINTS: Final = RoostPoints()
FACTION: Final[Faction] = Eyrie()
