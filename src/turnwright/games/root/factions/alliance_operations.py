"""Daylight and Evening of the Alliance (RT-8.5, RT-8.6): turning cards into supporters and officers, military
operations.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.core.seats import Audience
from turnwright.core.verbs import END, GAIN, SPEND, Meaning, is_much, things
from turnwright.games.root.cards import held, spend
from turnwright.games.root.data.boards import BASE, SYMPATHY, TRACKS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import MATCHING
from turnwright.games.root.factions.alliance_birdsong import place_sympathy, train
from turnwright.games.root.factions.alliance_supporters import full, join, sees_joining, uprising
from turnwright.games.root.factions.alliance_worth import (
    best_rally,
    levy_worth,
    organize_worth,
    rally_worth,
    train_worth,
)
from turnwright.games.root.pieces import WARRIOR, Removal, carry_out, place_warriors
from turnwright.games.root.points import scored
from turnwright.games.root.queries import (
    EVERYWHERE,
    clearings_with,
    faction_of,
    left,
    on_map,
    placeable,
    with_warriors,
)
from turnwright.games.root.rules import (
    RT_2_5_N5,
    RT_8_5_1,
    RT_8_5_2,
    RT_8_5_3,
    RT_8_5_N1,
    RT_8_6_1_I,
    RT_8_6_1_II,
    RT_8_6_1_III,
    RT_8_6_1_IV,
    RT_8_6_1_N1,
    RT_8_6_2,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.battle import StartBattle
from turnwright.games.root.steps.crafting import Craft
from turnwright.games.root.steps.effects import usable
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.moving import Move
from turnwright.games.root.steps.spending import told
from turnwright.games.root.steps.turn import in_daylight
from turnwright.games.root.verbs import ALONE, Ask, ClearingVerb, Done, HandVerb, WoodsVerb
from turnwright.games.root.zones import hand

# Daylight.


class Noon(AutoStep[Woods]):
    """The Alliance acts in Daylight if it has a card or an effect, which is public."""

    def __init__(self) -> None:
        super().__init__("noon", RT_8_5_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask what to do."""
        if held(s, f.seat) or usable(s, f.seat):
            s.push(Frame(DAYLIGHT_MENU, f.seat))


class Mobilize(WoodsVerb):
    """Turn a card from hand into a supporter (RT-8.5.2); a separate question asks which one, so that nobody
    else knows.
    """

    def __init__(self) -> None:
        super().__init__("mobilize", ALONE, RT_8_5_2, 540)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """There must be a card."""
        return 0 if held(s, f.seat) else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A card for a supporter, if there is room."""
        return Meaning(GAIN, things(card=1), things(supporter=0 if full(s) else 1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The value of the best card for it."""
        return best_rally(s, held(s, f.seat))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Ask which operation."""
        s.then([Frame(MOBILIZING, f.seat), Frame(NOON, f.seat)])


class Rally(HandVerb):
    """Choose the card that becomes a supporter."""

    def __init__(self) -> None:
        super().__init__("rally", RT_8_5_2, 178)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A card for a supporter, if there is room."""
        return Meaning(SPEND, things(card=1), things(supporter=0 if full(s) else 1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """How much more it is worth there."""
        return rally_worth(s, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Nobody else sees it, unless there is no room for it."""
        join(s, f.seat, hand(f.seat), n, self.rule)


class Mobilizing(Ask):
    """Which card becomes a supporter."""

    def __init__(self) -> None:
        super().__init__("mobilizing", RT_8_5_2, [Rally()], private=True)

    def audience(self, s: Woods, f: Frame) -> Audience:
        """The Alliance, or everybody if the card is discarded at once."""
        return sees_joining(s, hand(f.seat))


class Train(HandVerb):
    """Spend a card that matches a base on the map for an officer (RT-8.5.3)."""

    def __init__(self) -> None:
        super().__init__("train", RT_8_5_3, 179)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Cards of the suits of bases, if there is a warrior to train."""
        if s.supply[f.seat] == 0:
            return 0
        found = 0
        for clearing in range(CLEARINGS):
            if s.pieces[BASE * CLEARINGS + clearing]:
                found |= MATCHING[s.suits[clearing]]
        return found

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """Return a special rule if only a warrior is missing."""
        return RT_2_5_N5 if s.supply[f.seat] == 0 else super().refuse(s, f, n)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A card for an officer."""
        return Meaning(SPEND, things(card=1), things(officer=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """One more operation every turn."""
        return train_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Spend the card, train the officer, then ask again."""
        s.push(Frame(NOON, f.seat))
        told(s, "log-spend", f.seat, n)
        spend(s, f.seat, n)
        train(s, f.seat, self.rule)


# Evening.


class Operations(AutoStep[Woods]):
    """``arg`` operations are done; more may follow if there are enough officers (RT-8.6.1#1, RT-8.6.1#2)."""

    def __init__(self) -> None:
        super().__init__("operations", RT_8_6_1_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask which operation."""
        if uprising(s, f.seat).officers > f.arg:
            s.push(Frame(OPERATION_MENU, f.seat, f.arg))


def operated(s: Woods, f: Frame) -> None:
    """Ask again with one more operation done."""
    s.push(Frame(OPERATIONS, f.seat, f.arg + 1))


class OperationMove(Move):
    """Operation: a move (RT-8.6.1.I, RT-8.6.1#2)."""

    def pay(self, s: Woods, f: Frame, start: int, end: int) -> None:
        """Replace the warrior and count one operation."""
        operated(s, f)


class OperationBattle(StartBattle):
    """Operation: a battle (RT-8.6.1.II, RT-8.6.1#2)."""

    def clearings(self, s: Woods, f: Frame) -> int:
        """Any clearing."""
        return EVERYWHERE

    def pay(self, s: Woods, f: Frame) -> None:
        """Replace the warrior and count one operation."""
        operated(s, f)


class Levy(ClearingVerb):
    """Operation: recruit a warrior at a base (RT-8.6.1.III)."""

    def __init__(self) -> None:
        super().__init__("levy", RT_8_6_1_III, 452)

    def open(self, s: Woods, f: Frame) -> int:
        """Clearings with a base, if there is a warrior to place."""
        return placeable(s, f.seat, clearings_with(s, BASE)) if s.supply[f.seat] else 0

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Return the rule about what is missing."""
        return self.rule if s.supply[f.seat] else RT_2_5_N5

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A warrior."""
        return Meaning(GAIN, reward=things(warrior=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """How badly guards are needed."""
        return levy_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Replace the warrior and count one operation."""
        operated(s, f)
        place_warriors(s, f.seat, n, 1)


class Organize(ClearingVerb):
    """Operation: replace a warrior in an unsympathetic clearing with sympathy (RT-8.6.1.IV)."""

    def __init__(self) -> None:
        super().__init__("organize", RT_8_6_1_IV, 453)

    def open(self, s: Woods, f: Frame) -> int:
        """Clearings that qualify, if there is a token to place."""
        if left(s, SYMPATHY) == 0:
            return 0
        return placeable(s, f.seat, with_warriors(s, f.seat) & ~clearings_with(s, SYMPATHY))

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Return the rule about what is missing."""
        return self.rule if left(s, SYMPATHY) else RT_2_5_N5

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A warrior for points."""
        vp = scored(s, f.seat, TRACKS[SYMPATHY].vp[on_map(s, SYMPATHY)])
        return Meaning(SPEND, things(warrior=1), things(vp=vp))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Points and a foothold."""
        return organize_worth(s)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Replace the warrior and count one operation."""
        operated(s, f)
        removal = Removal()
        removal.add(WARRIOR + f.seat, n, 1, f.seat)
        carry_out(s, removal)
        place_sympathy(s, f.seat, n, self.rule)


def operations_left(s: Woods, f: Frame) -> int:
    """Return how many more operations are possible."""
    return uprising(s, f.seat).officers - f.arg


class EndOperations(Done):
    """Stop doing operations; unused ones are lost."""

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The unused operations are lost."""
        unused = operations_left(s, f)
        if not is_much(unused, uprising(s, f.seat).officers):
            return Meaning(END)
        return Meaning(END, loss=Message("loss-operations", {"operations": unused}))


class OperationAsk(Ask):
    """Which operation is next."""

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show how many are left."""
        return Message("prompt-operation", {"operations": operations_left(s, f)})


class EveningDraw(AutoStep[Woods]):
    """Draw cards according to the bases on the map after the operations (RT-8.6.2)."""

    def __init__(self) -> None:
        super().__init__("alliance-draw", RT_8_6_2)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Draw as many as the faction says."""
        s.push(Frame(FLOW.draw, f.seat, faction_of(s, f.seat).draws(s, f.seat)))


NOON: Final = Noon()
DAYLIGHT_MENU: Final = Ask(
    "alliance",
    RT_8_5_N1,
    [Craft(RT_8_5_1), Mobilize(), Train(), *in_daylight(), Done(RT_8_5_N1)],
    private=True,
)
MOBILIZING: Final = Mobilizing()
OPERATIONS: Final = Operations()
OPERATION_MENU: Final = OperationAsk(
    "operation",
    RT_8_6_1_N1,
    [OperationMove(RT_8_6_1_I), OperationBattle(RT_8_6_1_II), Levy(), Organize(), EndOperations(RT_8_6_1_N1)],
)
EVENING_DRAW: Final = EveningDraw()
OPERATION_STEPS: Final[list[AutoStep[Woods] | Ask]] = [
    NOON, DAYLIGHT_MENU, MOBILIZING, OPERATIONS, OPERATION_MENU, EVENING_DRAW,
]  # fmt: skip
