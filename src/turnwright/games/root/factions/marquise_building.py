"""A building of the Marquise is paid with wood and placed (RT-6.5.4.II#1 to RT-6.5.4.III)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.gestures import Gesture
from turnwright.core.masks import mask_of
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.root.data.boards import TRACKS, WOOD
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.factions.marquise_wood import joined, pay_wood, wood_in
from turnwright.games.root.pieces import place_piece
from turnwright.games.root.points import BUILDING, score
from turnwright.games.root.queries import clearings_with, count, on_map
from turnwright.games.root.rules import (
    RT_6_5_4_II_N3,
    RT_6_5_4_III,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.verbs import Ask, ClearingVerb


class Pay(AutoStep[Woods]):
    """Pay ``extra`` wood for a building in clearing ``arg``; she chooses which tokens (RT-6.5.4.II#3)."""

    def __init__(self) -> None:
        super().__init__("pay-wood", RT_6_5_4_II_N3)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Take tokens without a choice, and ask for the rest."""
        if f.extra == 0:
            return
        near = joined(s, f.seat, f.arg)
        stacks = [c for c in range(CLEARINGS) if near >> c & 1 and count(s, WOOD, c)]
        if len(stacks) > 1 and wood_in(s, near) > f.extra:
            s.push(Frame(WOOD_STEP, f.seat, f.arg, f.extra))
            return
        owed = f.extra
        for clearing in stacks:
            paid = min(owed, count(s, WOOD, clearing))
            pay_wood(s, f.seat, clearing, paid)
            owed -= paid


class ChooseWood(ClearingVerb):
    """Choose a wood token to pay with."""

    def __init__(self) -> None:
        super().__init__("wood", RT_6_5_4_II_N3, 425)

    def open(self, s: Woods, f: Frame) -> int:
        """Clearings with connected wood."""
        return joined(s, f.seat, f.arg) & clearings_with(s, WOOD)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """One wood, and the next with the next click."""
        return Meaning(SPEND, things(wood=1), repeats=True)

    def gestures(self, s: Woods, f: Frame) -> list[Gesture]:
        """Suggest to pay all that is owed from one clearing."""
        enough = [clearing for clearing in range(CLEARINGS) if count(s, WOOD, clearing) >= f.extra]
        return self.in_one_clearing("gesture-wood", self.open(s, f) & mask_of(enough), f.extra)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Prefer wood with fewer guards."""
        return -s.warriors[f.seat * CLEARINGS + n]

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Return it to the supply, without points."""
        pay_wood(s, f.seat, n, 1)
        s.push(Frame(PAY, f.seat, f.arg, f.extra - 1))


class Raise(AutoStep[Woods]):
    """Building ``extra`` is placed in clearing ``arg`` and scores (RT-6.5.4.III)."""

    def __init__(self) -> None:
        super().__init__("raise", RT_6_5_4_III)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Score the space it uncovers."""
        vp = TRACKS[f.extra].vp[on_map(s, f.extra)]
        place_piece(s, f.seat, f.extra, f.arg, self.rule)
        score(s, f.seat, vp, BUILDING, self.rule)


PAY: Final = Pay()
WOOD_STEP: Final = Ask("wood", RT_6_5_4_II_N3, [ChooseWood()])
RAISE: Final = Raise()
