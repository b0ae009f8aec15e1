"""Marquise de Cat (RT-6.2 to RT-6.6): she builds where she rules, and only she may place pieces at her keep."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.clicks import TOO_DEAR
from turnwright.core.frames import TARGET, AutoStep, Frame, State, Step
from turnwright.core.game import ASK, JsonDict
from turnwright.core.messages import Argument, Message
from turnwright.core.orders import Order
from turnwright.core.verbs import GAIN, GIVE_UP, Meaning, things
from turnwright.games.root.cards import held, matching, spend
from turnwright.games.root.data.boards import (
    KEEP,
    MARQUISE,
    PIECES,
    RECRUITER,
    SAWMILL,
    TRACKS,
    WOOD,
    WORKSHOP,
)
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CARD_KEYS, MATCHING, NONE
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.factions.marquise_daylight import ACTIONS, DAYLIGHT_STEPS
from turnwright.games.root.factions.marquise_worth import (
    MarquisePosts,
    corner_worth,
    estate_worth,
    found_worth,
    guard_worth,
    lost_worth,
)
from turnwright.games.root.judgement.estimates import card_worth
from turnwright.games.root.payloads import Placed
from turnwright.games.root.pieces import one_more, place_piece, place_warriors, placed_of
from turnwright.games.root.queries import clearings_with, count, faction_of, left, on_map, open_slots
from turnwright.games.root.rules import (
    RT_6_2_3_N1,
    RT_6_3_2,
    RT_6_3_3,
    RT_6_3_4_N1,
    RT_6_4_N1,
    RT_6_5_4_II_N2,
    RT_6_5_N2,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, ClearingVerb, HandVerb, WoodsVerb, word_of

STARTING: Final = [SAWMILL, WORKSHOP, RECRUITER]


class Marquise(Faction):
    """The Marquise de Cat."""

    def __init__(self) -> None:
        super().__init__(MARQUISE, "marquise")
        self.alone = [KEEP]
        own = [KEEP_STEP, GARRISON, STARTING_BUILDING, SAWMILLS, SAWMILL_STEP, WOUNDED, HOSPITAL, *DAYLIGHT_STEPS]
        self.steps = cast("list[Step[State]]", own)
        self.distances = {RT_6_5_N2: TOO_DEAR - 1, RT_6_5_4_II_N2: TOO_DEAR}
        self.orders = [Order("hospital", ("ask", "never", 2, 3, 4, 5), "ask", "RT-6.2.3#1")]

    def setup(self, s: Woods, seat: int) -> list[Frame]:
        """The keep, the garrison, three buildings (RT-6.3)."""
        buildings = [Frame(STARTING_BUILDING, seat, piece) for piece in STARTING]
        return [Frame(KEEP_STEP, seat), Frame(GARRISON, seat), *buildings]

    def home(self, s: Woods, seat: int) -> int:
        """The corner of the keep."""
        keeps = clearings_with(s, KEEP)
        return keeps.bit_length() - 1 if keeps else NONE

    def birdsong(self, s: Woods, seat: int) -> list[Frame]:
        """Wood at every sawmill."""
        return [Frame(SAWMILLS, seat)]

    def daylight(self, s: Woods, seat: int) -> list[Frame]:
        """Crafting and three actions."""
        return [Frame(DAYLIGHT_STEPS[0], seat, ACTIONS)]

    def menus(self, s: Woods, seat: int) -> list[Frame]:
        """Daylight, with all actions."""
        return [Frame(DAYLIGHT_STEPS[0], seat, ACTIONS)]

    def evening(self, s: Woods, seat: int) -> list[Frame]:
        """Draw and discard (RT-6.6#2)."""
        return [Frame(FLOW.draw, seat, self.draws(s, seat)), Frame(FLOW.limit, seat)]

    def draws(self, s: Woods, seat: int) -> int:
        """One card and one for each bonus that recruiters uncover (RT-6.6#1)."""
        return 1 + TRACKS[RECRUITER].draws[on_map(s, RECRUITER)]

    def worth(self, s: Woods, seat: int, turns: int) -> int:
        """Buildings, wood, warriors."""
        return estate_worth(s, seat, turns)

    def warrior_worth(self, s: Woods, seat: int, clearing: int) -> int:
        """More where buildings are guarded."""
        return guard_worth(s, seat, clearing)

    def piece_worth(self, s: Woods, seat: int, piece: int, clearing: int) -> int:
        """Wood is the cheapest loss."""
        return lost_worth(s, piece)

    def moves_worth(self, s: Woods, seat: int, ways: list[tuple[int, int]]) -> list[int]:
        """For guards and building sites."""
        return MarquisePosts(s, seat).moves_worth(ways)

    def take_worth(self, s: Woods, seat: int, start: int, end: int, number: int) -> int:
        """As many as are needed."""
        return MarquisePosts(s, seat).shift(start, end, number, number)

    def crafters(self, s: Woods, seat: int) -> list[int]:
        """Workshops (RT-6.2.1, RT-4.1.1#2, RT-4.1.1#3)."""
        free = [-used for used in s.activated]
        for clearing in range(CLEARINGS):
            free[s.suits[clearing]] += count(s, WORKSHOP, clearing)
        return free

    def bars_placing(self, s: Woods, seat: int, other: int) -> int:
        """Prevent all others from placing pieces in the clearing of the keep (RT-6.2.2#1, RT-6.2.2#2, RT-6.2.2#4)."""
        return clearings_with(s, KEEP) if other != seat else 0

    def tend(self, s: Woods, seat: int, clearing: int, warriors: int) -> None:
        """Offer Field Hospitals, whoever removed the warriors (RT-6.2.3#1, RT-6.2.3#6, RT-6.2.3#7)."""
        s.push(Frame(WOUNDED, seat, clearing, warriors))

    def obey_blind(self, s: Woods, f: Frame, orders: JsonDict) -> int:
        """Spend no card for fewer warriors than the order says."""
        least = orders["hospital"]
        few = isinstance(least, int) and f.extra < least
        return word_of(f.step, "no-hospital") if f.step is HOSPITAL and (few or least == "never") else ASK


class PlaceKeep(ClearingVerb):
    """Place the keep in a corner (RT-6.3.2)."""

    def __init__(self) -> None:
        super().__init__("keep", RT_6_3_2, 50)

    def open(self, s: Woods, f: Frame) -> int:
        """Any corner."""
        return s.rules.map.corners

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """More with room to build."""
        return corner_worth(s, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Place it; it stays until it is removed."""
        place_piece(s, f.seat, KEEP, n, self.rule)


class Garrison(AutoStep[Woods]):
    """A warrior in every clearing but the corner opposite the keep (RT-6.3.3)."""

    def __init__(self) -> None:
        super().__init__("garrison", RT_6_3_3)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Place eleven in all."""
        opposite = s.rules.map.opposite[faction_of(s, f.seat).home(s, f.seat)]
        for clearing in range(CLEARINGS):
            if clearing != opposite:
                place_warriors(s, f.seat, clearing, 1)


class PlaceBuilding(WoodsVerb):
    """Place building ``arg`` in the keep's clearing or next to it (RT-6.3.4#1)."""

    def __init__(self) -> None:
        names = [str(clearing + 1) for clearing in range(CLEARINGS)]
        super().__init__("found", names, RT_6_3_4_N1, 55)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """The clearing must be near the keep and have an open slot."""
        keep = faction_of(s, f.seat).home(s, f.seat)
        near = s.rules.map.path_masks[keep] | 1 << keep
        return 0 if near >> n & 1 and open_slots(s, n) else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name building and clearing."""
        return Message("choice-found", {"piece": f"@piece-{PIECES[f.arg]}", "clearing": n + 1})

    def target(self, n: int) -> str:
        """Point at the clearing."""
        return f"clearing-{n + 1}"

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Each kind where it is most useful."""
        return found_worth(s, f.seat, f.arg, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Place it without scoring (RT-6.3.4#2)."""
        place_piece(s, f.seat, f.arg, n, self.rule)


class Sawmills(AutoStep[Woods]):
    """Place one wood at each sawmill; if there is not enough wood, the Marquise chooses (RT-6.4#1, RT-2.5#1,
    RT-2.5#3).
    """

    def __init__(self) -> None:
        super().__init__("sawmills", RT_6_4_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Place all, or ask for one at a time."""
        mills = [count(s, SAWMILL, clearing) for clearing in range(CLEARINGS)]
        wood = left(s, WOOD)
        if sum(mills) > wood > 0:
            s.push(Frame(SAWMILL_STEP, f.seat, wood, payload=Placed([0] * CLEARINGS)))
            return
        for clearing in range(CLEARINGS):
            for _mill in range(min(mills[clearing], wood)):
                place_piece(s, f.seat, WOOD, clearing, self.rule)


class ChooseSawmill(ClearingVerb):
    """Choose a sawmill that gets one of the last ``arg`` wood tokens."""

    def __init__(self) -> None:
        super().__init__("saw", RT_6_4_N1, 410)

    def open(self, s: Woods, f: Frame) -> int:
        """Each sawmill gets at most one."""
        found = 0
        for clearing in range(CLEARINGS):
            if count(s, SAWMILL, clearing) > placed_of(f).by_clearing[clearing]:
                found |= 1 << clearing
        return found

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """One wood, and the next with the next click."""
        return Meaning(GAIN, reward=things(wood=1), repeats=True)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """More where it is guarded."""
        return s.warriors[f.seat * CLEARINGS + n]

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Ask again while there is wood."""
        place_piece(s, f.seat, WOOD, n, self.rule)
        if f.arg > 1:
            s.push(Frame(SAWMILL_STEP, f.seat, f.arg - 1, payload=one_more(f, n)))


class Wounded(AutoStep[Woods]):
    """``extra`` of her warriors were removed from clearing ``arg``: she is asked regardless of her hand, unless she has
    no keep or no card (RT-6.2.3#1, RT-6.2.3#3).
    """

    def __init__(self) -> None:
        super().__init__("wounded", RT_6_2_3_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask for a card."""
        if on_map(s, KEEP) and held(s, f.seat):
            s.push(Frame(HOSPITAL, f.seat, f.arg, f.extra))


class Heal(HandVerb):
    """Spend a card to return removed warriors to the keep (RT-6.2.3#1, RT-6.2.3#2)."""

    def __init__(self) -> None:
        super().__init__("heal", RT_6_2_3_N1, 160)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Cards that match their clearing."""
        return MATCHING[s.suits[f.arg]]

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The warriors, less the card."""
        return f.extra * guard_worth(s, f.seat, faction_of(s, f.seat).home(s, f.seat)) - card_worth(n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Return all of them."""
        spend(s, f.seat, n)
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.seat, "card": f"@card-{CARD_KEYS[n]}", "clearing": f.arg + 1}
            s.emit(Message("log-heal", args, self.rule))
        place_warriors(s, f.seat, faction_of(s, f.seat).home(s, f.seat), f.extra)


class NoHospital(WoodsVerb):
    """Leave the warriors in the supply."""

    def __init__(self) -> None:
        super().__init__("no-hospital", [""], RT_6_2_3_N1, 972)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The warriors stay in the supply, if a card could return them."""
        return Meaning(GIVE_UP, things(warrior=f.extra if matching(s, f.seat, s.suits[f.arg]) else 0))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Nothing happens."""


class Hospital(Ask):
    """Field Hospitals for ``extra`` warriors removed from clearing ``arg``."""

    def __init__(self) -> None:
        super().__init__("hospital", RT_6_2_3_N1, [Heal(), NoHospital()], private=True)

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show how many, and from where."""
        return Message("prompt-hospital", {"warriors": f.extra, "clearing": f.arg + 1})

    def ends(self, s: Woods, f: Frame) -> dict[str, str]:
        """The clearing that they were removed from."""
        return {f"clearing-{f.arg + 1}": TARGET}


KEEP_STEP: Final = Ask("keep", RT_6_3_2, [PlaceKeep()], setup=True)
GARRISON: Final = Garrison()
STARTING_BUILDING: Final = Ask("found", RT_6_3_4_N1, [PlaceBuilding()], setup=True)
SAWMILLS: Final = Sawmills()
SAWMILL_STEP: Final = Ask("sawmill", RT_6_4_N1, [ChooseSawmill()])
SAWMILL_STEP.payload = Placed
WOUNDED: Final = Wounded()
HOSPITAL: Final = Hospital()
FACTION: Final[Faction] = Marquise()
