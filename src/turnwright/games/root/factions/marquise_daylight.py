"""The Daylight of the Marquise (RT-6.5): crafting, then three actions, and one more for each bird card."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame, State, Step
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import END, GAIN, SPEND, Meaning, things
from turnwright.games.root.cards import matching, spend
from turnwright.games.root.data.boards import FACTIONS, PIECES, RECRUITER, SAWMILL, TRACKS, WOOD, WORKSHOP
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRD, CARD_KEYS, MATCHING
from turnwright.games.root.factions.marquise_wood import joined, pay_wood, wood_at_sites, wood_cost, wood_in
from turnwright.games.root.factions.marquise_worth import (
    build_worth,
    guard_worth,
    overwork_worth,
    recruit_worth,
    siege_worth,
)
from turnwright.games.root.judging import card_worth
from turnwright.games.root.payloads import Placed
from turnwright.games.root.pieces import one_more, place_piece, place_warriors, placed_of
from turnwright.games.root.points import BUILDING, score
from turnwright.games.root.queries import EVERYWHERE, clearings_with, count, left, on_map, placeable, ruled, with_slot
from turnwright.games.root.rules import (
    RT_2_5_N5,
    RT_6_5_1,
    RT_6_5_2,
    RT_6_5_3_N1,
    RT_6_5_3_N2,
    RT_6_5_4_I,
    RT_6_5_4_II_N1,
    RT_6_5_4_II_N2,
    RT_6_5_4_II_N3,
    RT_6_5_4_III,
    RT_6_5_5,
    RT_6_5_N1,
    RT_6_5_N2,
    RT_6_5_N3,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.battle import StartBattle
from turnwright.games.root.steps.crafting import Craft
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.moving import Move
from turnwright.games.root.steps.turn import in_daylight
from turnwright.games.root.verbs import CLEARING_NAMES, Ask, ClearingVerb, Done, HandVerb, WoodsVerb

ACTIONS: Final = 3
"""Before bird cards are spent (RT-6.5#2)."""
UNTOUCHED: Final = ACTIONS
"""Actions left as long as none was taken."""
RECRUITED: Final = 1
"""The ``extra`` of the menu once she has recruited."""
BUILDS: Final = [SAWMILL, WORKSHOP, RECRUITER]
SITES: Final = [f"{PIECES[piece]} {clearing}" for piece in BUILDS for clearing in CLEARING_NAMES]


def acted(s: Woods, f: Frame, extra: int) -> None:
    """Bring the menu back with one action less."""
    s.push(Frame(MENU, f.seat, f.arg - 1, extra))


class CraftFirst(Craft):
    """Craft before the first action (RT-6.5#1)."""

    def bars(self, s: Woods, f: Frame) -> int:
        """Not after an action."""
        return 0 if f.arg == UNTOUCHED else RT_6_5_N1


class Fight(StartBattle):
    """An action: a battle (RT-6.5.1, RT-6.5#2)."""

    def clearings(self, s: Woods, f: Frame) -> int:
        """Anywhere, with an action left."""
        return EVERYWHERE if f.arg else 0

    def bars(self, s: Woods, f: Frame) -> int:
        """No action is left."""
        return RT_6_5_N2

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """With an action left for another battle, what can be won by both."""
        return super().prior(s, f, n) + (siege_worth(s, f.seat, n // len(FACTIONS)) if f.arg > 1 else 0)

    def pay(self, s: Woods, f: Frame) -> None:
        """One action."""
        acted(s, f, f.extra)


class March(Move):
    """An action: up to two moves, of which this is the first (RT-6.5.2, RT-6.5#2)."""

    def origins(self, s: Woods, f: Frame) -> int:
        """Anywhere, with an action left."""
        return EVERYWHERE if f.arg else 0

    def bars(self, s: Woods, f: Frame) -> int:
        """No action is left."""
        return RT_6_5_N2

    def pay(self, s: Woods, f: Frame, start: int, end: int) -> None:
        """One action; the second move is asked for."""
        acted(s, f, f.extra)
        s.push(Frame(MARCH, f.seat))


class Recruit(WoodsVerb):
    """An action: a warrior at each recruiter, once a turn (RT-6.5.3#1, RT-6.5.3#2)."""

    def __init__(self) -> None:
        super().__init__("recruit", [""], RT_6_5_3_N1, 520)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """An action, a recruiter, somebody to place."""
        if f.arg == 0:
            return RT_6_5_N2
        if f.extra == RECRUITED:
            return RT_6_5_3_N2
        if s.supply[f.seat] == 0:
            return RT_2_5_N5
        return 0 if on_map(s, RECRUITER) else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Warriors."""
        return Meaning(GAIN, reward=things(warrior=min(on_map(s, RECRUITER), s.supply[f.seat])))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Guards where the recruiters are."""
        return recruit_worth(s, f.seat)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """With too few warriors she chooses where (RT-2.5#3)."""
        acted(s, f, RECRUITED)
        if s.supply[f.seat] < on_map(s, RECRUITER):
            s.push(Frame(MUSTER, f.seat, s.supply[f.seat], payload=Placed([0] * CLEARINGS)))
            return
        for clearing in range(CLEARINGS):
            place_warriors(s, f.seat, clearing, count(s, RECRUITER, clearing))


class Muster(ClearingVerb):
    """Choose a recruiter for one of the last ``arg`` warriors."""

    def __init__(self) -> None:
        super().__init__("muster", RT_6_5_3_N1, 415)

    def open(self, s: Woods, f: Frame) -> int:
        """One for each recruiter."""
        found = 0
        for clearing in range(CLEARINGS):
            if count(s, RECRUITER, clearing) > placed_of(f).by_clearing[clearing]:
                found |= 1 << clearing
        return found

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Where there is most to guard."""
        return guard_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Go on while there are warriors."""
        place_warriors(s, f.seat, n, 1)
        if f.arg > 1:
            s.push(Frame(MUSTER, f.seat, f.arg - 1, payload=one_more(f, n)))


class Build(WoodsVerb):
    """An action: a building for wood (RT-6.5.4.I to RT-6.5.4.III)."""

    def __init__(self) -> None:
        super().__init__("build", SITES, RT_6_5_4_I, 420)

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append what can be built, track by track, with an action left (RT-6.5#2)."""
        if f.arg == 0:
            return
        own = ruled(s, f.seat)
        wood = wood_at_sites(s, f.seat, own, with_slot(s, placeable(s, f.seat, own)))
        for k, piece in enumerate(BUILDS):
            if left(s, piece):
                cost = wood_cost(s, piece)
                for clearing in range(CLEARINGS):
                    if wood[clearing] >= cost:
                        actions.append(self.base + k * CLEARINGS + clearing)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """A building, a ruled clearing with a slot, and wood that is joined to it."""
        piece, clearing = BUILDS[n // CLEARINGS], n % CLEARINGS
        if f.arg == 0:
            return RT_6_5_N2
        if left(s, piece) == 0:
            return self.rule
        if not with_slot(s, placeable(s, f.seat, ruled(s, f.seat))) >> clearing & 1:
            return RT_6_5_4_II_N1
        return 0 if wood_in(s, joined(s, f.seat, clearing)) >= wood_cost(s, piece) else RT_6_5_4_II_N2

    def detail(self, s: Woods, f: Frame, n: int) -> Message | None:
        """Tell the wood."""
        if self.refuse(s, f, n) != RT_6_5_4_II_N2:
            return None
        wood = wood_in(s, joined(s, f.seat, n % CLEARINGS))
        return Message("detail-wood", {"need": wood_cost(s, BUILDS[n // CLEARINGS]), "have": wood})

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name building and clearing."""
        return Message(
            "choice-build", {"piece": f"@piece-{PIECES[BUILDS[n // CLEARINGS]]}", "clearing": n % CLEARINGS + 1}
        )

    def target(self, n: int) -> str:
        """Point at the clearing."""
        return f"clearing-{n % CLEARINGS + 1}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Wood for points."""
        piece = BUILDS[n // CLEARINGS]
        return Meaning(SPEND, things(wood=wood_cost(s, piece)), things(vp=TRACKS[piece].vp[on_map(s, piece)]))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Points and what it brings later, for wood."""
        return build_worth(s, f.seat, BUILDS[n // CLEARINGS], n % CLEARINGS)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Pay, then place it."""
        piece = BUILDS[n // CLEARINGS]
        acted(s, f, f.extra)
        cost = wood_cost(s, piece)
        s.push(Frame(RAISE, f.seat, n % CLEARINGS, piece))
        s.push(Frame(PAY, f.seat, n % CLEARINGS, cost))


class Pay(AutoStep[Woods]):
    """Wood for a building in the clearing ``arg``, ``extra`` tokens; she chooses which (RT-6.5.4.II#3)."""

    def __init__(self) -> None:
        super().__init__("pay-wood", RT_6_5_4_II_N3)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Take what leaves no choice."""
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
    """Choose a wood token that pays."""

    def __init__(self) -> None:
        super().__init__("wood", RT_6_5_4_II_N3, 425)

    def open(self, s: Woods, f: Frame) -> int:
        """Where joined wood lies."""
        return joined(s, f.seat, f.arg) & clearings_with(s, WOOD)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Rather where fewer guard it."""
        return -s.warriors[f.seat * CLEARINGS + n]

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """It returns to the supply and scores nothing."""
        pay_wood(s, f.seat, n, 1)
        s.push(Frame(PAY, f.seat, f.arg, f.extra - 1))


class Raise(AutoStep[Woods]):
    """The building ``extra`` is placed in the clearing ``arg``, and scores (RT-6.5.4.III)."""

    def __init__(self) -> None:
        super().__init__("raise", RT_6_5_4_III)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """The space it leaves tells the points."""
        vp = TRACKS[f.extra].vp[on_map(s, f.extra)]
        place_piece(s, f.seat, f.extra, f.arg, self.rule)
        score(s, f.seat, vp, BUILDING, self.rule)


class Overwork(ClearingVerb):
    """An action: a matching card for a wood at a sawmill (RT-6.5.5)."""

    def __init__(self) -> None:
        super().__init__("overwork", RT_6_5_5, 430)

    def open(self, s: Woods, f: Frame) -> int:
        """A sawmill, wood to place, a card that matches."""
        if f.arg == 0 or left(s, WOOD) == 0:
            return 0
        found = 0
        for clearing in range(CLEARINGS):
            if count(s, SAWMILL, clearing) and matching(s, f.seat, s.suits[clearing]):
                found |= 1 << clearing
        return found

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Tell what is missing."""
        if f.arg == 0:
            return RT_6_5_N2
        return self.rule if left(s, WOOD) else RT_2_5_N5

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A card for a wood."""
        return Meaning(SPEND, things(card=1), things(wood=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A wood for a card."""
        return overwork_worth(s, f.seat, n, f.arg)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Spend the card, then place the wood."""
        acted(s, f, f.extra)
        s.then([Frame(FLOW.spend, f.seat, s.suits[n]), Frame(OVERWORKED, f.seat, n)])


class Overworked(AutoStep[Woods]):
    """A wood is placed in the clearing ``arg``."""

    def __init__(self) -> None:
        super().__init__("overworked", RT_6_5_5)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """At the sawmill."""
        place_piece(s, f.seat, WOOD, f.arg, self.rule)


class ExtraAction(HandVerb):
    """Spend a bird card for one more action, after the three (RT-6.5#3)."""

    def __init__(self) -> None:
        super().__init__("extra", RT_6_5_N3, 165)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Only birds, and only with no action left."""
        return 0 if f.arg else MATCHING[BIRD]

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The best building, or warriors, for the card."""
        menu = Frame(MENU, f.seat, 1, f.extra)
        best = 0
        for verb in (BUILD, RECRUITING):
            actions: list[int] = []
            verb.offer(s, menu, actions)
            for action in actions:
                best = max(best, verb.prior(s, menu, action - verb.base))
        return best - card_worth(n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """One more."""
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.seat, "card": f"@card-{CARD_KEYS[n]}"}
            s.emit(Message("log-extra", args, self.rule))
        spend(s, f.seat, n)
        s.push(Frame(MENU, f.seat, 1, f.extra))


class Actions(Ask):
    """The menu of her Daylight: ``arg`` actions are left."""

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Tell how many."""
        return Message("prompt-marquise", {"actions": f.arg})


class EndActions(Done):
    """End her Daylight; actions that are left are lost."""

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The actions that are left."""
        return Meaning(END, loss=Message("loss-actions", {"actions": f.arg}) if f.arg else None)


RECRUITING: Final = Recruit()
BUILD: Final = Build()
VERBS: Final[list[WoodsVerb]] = [
    CraftFirst(RT_6_5_N1),
    Fight(RT_6_5_1),
    March(RT_6_5_2),
    RECRUITING,
    BUILD,
    Overwork(),
    ExtraAction(),
    EndActions(RT_6_5_N2),
]
MENU: Final = Actions("marquise", RT_6_5_N2, [*VERBS, *in_daylight()], private=True)
MARCH: Final = Ask("march", RT_6_5_2, [Move(RT_6_5_2), Done(RT_6_5_2)])
MUSTER: Final = Ask("muster", RT_6_5_3_N1, [Muster()])
MUSTER.payload = Placed
PAY: Final = Pay()
WOOD_STEP: Final = Ask("wood", RT_6_5_4_II_N3, [ChooseWood()])
RAISE: Final = Raise()
OVERWORKED: Final = Overworked()
DAYLIGHT_STEPS: Final[list[Step[State] | Ask | AutoStep[Woods]]] = [
    MENU, MARCH, MUSTER, PAY, WOOD_STEP, RAISE, OVERWORKED,
]  # fmt: skip
