"""The Birdsong of the Alliance (RT-8.4): revolts, then spreading sympathy, both paid with supporters."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.root.data.boards import BASE, SYMPATHY, TRACKS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.factions.alliance_supporters import SUPPORT, ready, supporters, uprising
from turnwright.games.root.factions.alliance_worth import revolt_worth, spread_worth
from turnwright.games.root.moving import adjacent
from turnwright.games.root.pieces import Removal, carry_out, place_piece, place_warriors
from turnwright.games.root.points import BUILDING, score, scored
from turnwright.games.root.queries import EVERYWHERE, clearings_with, left, of_suit, on_map, placeable
from turnwright.games.root.rules import (
    RT_2_5_N5,
    RT_8_4_1_I,
    RT_8_4_1_II,
    RT_8_4_1_III_N1,
    RT_8_4_1_III_N2,
    RT_8_4_1_III_N3,
    RT_8_4_2_I_N1,
    RT_8_4_2_II,
    RT_8_4_2_III,
    RT_8_4_N1,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.effects import UseNow
from turnwright.games.root.verbs import Ask, ClearingVerb, Done

REVOLT_COST: Final = 2
"""Supporters that a revolt costs (RT-8.4.1.II)."""
MARTIAL_LAW: Final = 3
"""Warriors of one other player that make spreading more expensive (RT-8.4.2.II.A)."""
SPREADING: Final = 1
"""The ``arg`` of the menu once sympathy has been spread."""


def revolt_sites(s: Woods, seat: int) -> int:
    """Return the sympathetic clearings whose suit has no base on the map, as a mask (RT-8.4.1.I). Each has an open slot
    once the enemies are removed.
    """
    found = clearings_with(s, SYMPATHY)
    for clearing in range(CLEARINGS):
        if s.pieces[BASE * CLEARINGS + clearing]:
            found &= ~of_suit(s, s.suits[clearing])
    return placeable(s, seat, found)


def spread_sites(s: Woods, seat: int) -> int:
    """Return the unsympathetic clearings adjacent to a sympathetic one, or all if there is none, as a mask
    (RT-8.4.2.I#1, RT-8.4.2.I#2).
    """
    if left(s, SYMPATHY) == 0:
        return 0
    own = clearings_with(s, SYMPATHY)
    if own == 0:
        return placeable(s, seat, EVERYWHERE)
    near = 0
    for clearing in range(CLEARINGS):
        if own >> clearing & 1:
            near |= adjacent(s, seat, clearing)
    return placeable(s, seat, near & ~own)


def spread_cost(s: Woods, seat: int, clearing: int) -> int:
    """Return the cost in supporters of sympathy in a clearing, including martial law (RT-8.4.2.II, RT-8.4.2.II.A)."""
    cost = TRACKS[SYMPATHY].cost[on_map(s, SYMPATHY)]
    for other in range(s.seats):
        if other != seat and s.warriors[other * CLEARINGS + clearing] >= MARTIAL_LAW:
            return cost + 1
    return cost


def place_sympathy(s: Woods, seat: int, clearing: int, rule: int) -> None:
    """Place the next sympathy token and score the space it uncovers (RT-8.4.2.III)."""
    vp = TRACKS[SYMPATHY].vp[on_map(s, SYMPATHY)]
    place_piece(s, seat, SYMPATHY, clearing, rule)
    score(s, seat, vp, BUILDING, rule)


def train(s: Woods, seat: int, rule: int) -> None:
    """Turn a warrior from the supply, if there is one, into an officer."""
    if s.supply[seat]:
        s.supply[seat] -= 1
        uprising(s, seat).officers += 1
        if s.log is not None:
            s.emit(Message("log-officer", {"seat": seat, "officers": uprising(s, seat).officers}, rule))


class Unrest(AutoStep[Woods]):
    """The Alliance may revolt or spread sympathy (``arg`` SPREADING: only spread)."""

    def __init__(self) -> None:
        super().__init__("unrest", RT_8_4_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask if there are enough supporters for anything, regardless of which cards they are."""
        number = len(supporters(s))
        possible = f.arg != SPREADING and number >= REVOLT_COST and revolt_sites(s, f.seat) != 0
        sites = spread_sites(s, f.seat)
        for clearing in range(CLEARINGS):
            if sites >> clearing & 1 and not possible:
                possible = spread_cost(s, f.seat, clearing) <= number
        if possible:
            s.push(Frame(BIRDSONG_MENU, f.seat, f.arg))


class SupportedVerb(ClearingVerb):
    """A verb about a clearing that costs matching supporters."""

    def sites(self, s: Woods, f: Frame) -> int:
        """Return the clearings that qualify, as a mask, regardless of the supporters."""
        raise NotImplementedError

    def cost(self, s: Woods, f: Frame, clearing: int) -> int:
        """Return the number of supporters to spend."""
        raise NotImplementedError

    def open(self, s: Woods, f: Frame) -> int:
        """Clearings that qualify and that there are supporters for."""
        sites = self.sites(s, f)
        found = 0
        for clearing in range(CLEARINGS):
            if sites >> clearing & 1 and ready(s, s.suits[clearing]) >= self.cost(s, f, clearing):
                found |= 1 << clearing
        return found

    def detail(self, s: Woods, f: Frame, n: int) -> Message | None:
        """Show the supporters needed."""
        if not self.sites(s, f) >> n & 1:
            return None
        return Message("detail-supporters", {"need": self.cost(s, f, n), "have": ready(s, s.suits[n])})


class Revolt(SupportedVerb):
    """Revolt in a sympathetic clearing of a suit without a base (RT-8.4.1.I to RT-8.4.1.III#3)."""

    def __init__(self) -> None:
        super().__init__("revolt", RT_8_4_1_I, 450)

    def sites(self, s: Woods, f: Frame) -> int:
        """None once sympathy has been spread (RT-8.4#1)."""
        return 0 if f.arg == SPREADING else revolt_sites(s, f.seat)

    def cost(self, s: Woods, f: Frame, clearing: int) -> int:
        """Always two."""
        return REVOLT_COST

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Return the rule about what is missing."""
        if f.arg == SPREADING:
            return RT_8_4_N1
        return RT_8_4_1_II if self.sites(s, f) >> n & 1 else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Supporters for warriors and an officer, as many as are left in the supply."""
        warriors = min(rebels(s, n), s.supply[f.seat])
        officers = min(1, s.supply[f.seat] - warriors)
        return Meaning(SPEND, things(supporter=REVOLT_COST), things(warrior=warriors, officer=officers))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The pieces removed, the pieces placed, and how safe they are."""
        return revolt_worth(s, f.seat, n, REVOLT_COST)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Spend supporters, remove the enemies, then ask again."""
        s.then(
            [
                Frame(SUPPORT, f.seat, s.suits[n], REVOLT_COST),
                Frame(EXPULSION, f.seat, n),
                Frame(RISING, f.seat, n),
                Frame(UNREST, f.seat),
            ]
        )


def rebels(s: Woods, clearing: int) -> int:
    """Return how many warriors rise in a clearing: one for each sympathetic clearing of its suit (RT-8.4.1.III#2)."""
    return (clearings_with(s, SYMPATHY) & of_suit(s, s.suits[clearing])).bit_count()


class Expulsion(AutoStep[Woods]):
    """All enemy pieces leave clearing ``arg`` (RT-8.4.1.III#1)."""

    def __init__(self) -> None:
        super().__init__("expulsion", RT_8_4_1_III_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Remove them; they score as usual."""
        if s.log is not None:
            s.emit(Message("log-revolt", {"seat": f.seat, "clearing": f.arg + 1}, RT_8_4_1_I))
        removal = Removal()
        removal.add_all(s, f.arg, f.seat)
        carry_out(s, removal)


class Rising(AutoStep[Woods]):
    """The base and its warriors are placed in clearing ``arg``, then the officer (RT-8.4.1.III#2)."""

    def __init__(self) -> None:
        super().__init__("rising", RT_8_4_1_III_N2)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Place a warrior for each sympathetic clearing of the suit; if the supply is short, they come before the
        officer.
        """
        place_piece(s, f.seat, BASE, f.arg, self.rule)
        place_warriors(s, f.seat, f.arg, rebels(s, f.arg))
        train(s, f.seat, RT_8_4_1_III_N3)


class Spread(SupportedVerb):
    """Spread sympathy to a clearing (RT-8.4.2.I#1 to RT-8.4.2.III)."""

    def __init__(self) -> None:
        super().__init__("spread", RT_8_4_2_I_N1, 451)

    def sites(self, s: Woods, f: Frame) -> int:
        """Clearings that sympathy may spread to."""
        return spread_sites(s, f.seat)

    def cost(self, s: Woods, f: Frame, clearing: int) -> int:
        """The cost on the track, and martial law."""
        return spread_cost(s, f.seat, clearing)

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Return the rule about what is missing."""
        if left(s, SYMPATHY) == 0:
            return RT_2_5_N5
        return RT_8_4_2_II if self.sites(s, f) >> n & 1 else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Supporters for points."""
        vp = scored(s, f.seat, TRACKS[SYMPATHY].vp[on_map(s, SYMPATHY)])
        return Meaning(SPEND, things(supporter=spread_cost(s, f.seat, n)), things(vp=vp))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Points and a foothold, less supporters."""
        return spread_worth(s, f.seat, n, spread_cost(s, f.seat, n))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Spend supporters, place the token, then ask again."""
        cost = spread_cost(s, f.seat, n)
        s.then(
            [
                Frame(SUPPORT, f.seat, s.suits[n], cost),
                Frame(SYMPATHIZE, f.seat, n),
                Frame(UNREST, f.seat, SPREADING),
            ]
        )


class Sympathize(AutoStep[Woods]):
    """A sympathy token is placed in clearing ``arg``."""

    def __init__(self) -> None:
        super().__init__("sympathize", RT_8_4_2_III)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Place the token and score."""
        place_sympathy(s, f.seat, f.arg, self.rule)


UNREST: Final = Unrest()
BIRDSONG_MENU: Final = Ask(
    "alliance-birdsong", RT_8_4_N1, [Revolt(), Spread(), UseNow(), Done(RT_8_4_N1)], private=True
)
EXPULSION: Final = Expulsion()
RISING: Final = Rising()
SYMPATHIZE: Final = Sympathize()
BIRDSONG_STEPS: Final[list[AutoStep[Woods] | Ask]] = [UNREST, BIRDSONG_MENU, EXPULSION, RISING, SYMPATHIZE]
