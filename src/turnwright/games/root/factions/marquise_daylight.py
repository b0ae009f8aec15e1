"""The Daylight of the Marquise (RT-6.5): crafting, then up to three actions, and one more for each bird card."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame, State, Step
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import END, GAIN, GIVE_UP, SPEND, Meaning, things
from turnwright.games.root.cards import matching, spend
from turnwright.games.root.data.boards import FACTIONS, PIECES, RECRUITER, SAWMILL, TRACKS, WOOD, WORKSHOP
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRD, CARD_KEYS, MATCHING
from turnwright.games.root.factions.marquise_building import PAY, RAISE, WOOD_STEP
from turnwright.games.root.factions.marquise_wood import joined, wood_at_sites, wood_cost, wood_in
from turnwright.games.root.factions.marquise_worth import (
    build_worth,
    guard_worth,
    overwork_worth,
    recruit_worth,
    siege_worth,
)
from turnwright.games.root.judgement.estimates import card_worth
from turnwright.games.root.payloads import Placed
from turnwright.games.root.pieces import one_more, place_piece, place_warriors, placed_of
from turnwright.games.root.points import scored
from turnwright.games.root.queries import EVERYWHERE, count, left, on_map, placeable, ruled, with_slot
from turnwright.games.root.rules import (
    RT_2_5_N5,
    RT_6_5_1,
    RT_6_5_2,
    RT_6_5_3_N1,
    RT_6_5_3_N2,
    RT_6_5_4_I,
    RT_6_5_4_II_N1,
    RT_6_5_4_II_N2,
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
"""Actions without spending bird cards (RT-6.5#2)."""
UNTOUCHED: Final = ACTIONS
"""The number of actions left before the first action."""
RECRUITED: Final = 1
"""A bit of the ``extra`` of the menu: she has recruited."""
BIRDS: Final = 2
"""A bit of the ``extra`` of the menu: the three actions are over, and birds buy more."""
BUILDS: Final = [SAWMILL, WORKSHOP, RECRUITER]
SITES: Final = [f"{PIECES[piece]} {clearing}" for piece in BUILDS for clearing in CLEARING_NAMES]


def acted(s: Woods, f: Frame, extra: int) -> None:
    """Return to the menu with one action fewer."""
    s.push(Frame(MENU, f.seat, f.arg - 1, extra))


class CraftFirst(Craft):
    """Craft before the first action (RT-6.5#1)."""

    def bars(self, s: Woods, f: Frame) -> int:
        """Not after an action or a bird."""
        return 0 if f.arg == UNTOUCHED and not f.extra & BIRDS else RT_6_5_N1


class Fight(StartBattle):
    """An action: a battle (RT-6.5.1, RT-6.5#2)."""

    def clearings(self, s: Woods, f: Frame) -> int:
        """Anywhere, with an action left."""
        return EVERYWHERE if f.arg else 0

    def bars(self, s: Woods, f: Frame) -> int:
        """No action is left."""
        return RT_6_5_N2

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """If an action is left for another battle, what both can win."""
        return super().prior(s, f, n) + (siege_worth(s, f.seat, n // len(FACTIONS)) if f.arg > 1 else 0)

    def pay(self, s: Woods, f: Frame) -> None:
        """Count one action."""
        acted(s, f, f.extra)


class March(Move):
    """An action: up to two moves, this being the first (RT-6.5.2, RT-6.5#2)."""

    def origins(self, s: Woods, f: Frame) -> int:
        """Anywhere, with an action left."""
        return EVERYWHERE if f.arg else 0

    def bars(self, s: Woods, f: Frame) -> int:
        """No action is left."""
        return RT_6_5_N2

    def pay(self, s: Woods, f: Frame, start: int, end: int) -> None:
        """Count one action, then ask for the second move."""
        acted(s, f, f.extra)
        s.push(Frame(MARCH, f.seat))


class Recruit(WoodsVerb):
    """An action: a warrior at each recruiter, once per turn (RT-6.5.3#1, RT-6.5.3#2)."""

    def __init__(self) -> None:
        super().__init__("recruit", [""], RT_6_5_3_N1, 520)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """There must be an action, a recruiter and a warrior."""
        if f.arg == 0:
            return RT_6_5_N2
        if f.extra & RECRUITED:
            return RT_6_5_3_N2
        if s.supply[f.seat] == 0:
            return RT_2_5_N5
        return 0 if on_map(s, RECRUITER) else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Warriors."""
        return Meaning(GAIN, reward=things(warrior=min(on_map(s, RECRUITER), s.supply[f.seat])))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Guards at the recruiters."""
        return recruit_worth(s, f.seat)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """If there are too few warriors, ask where (RT-2.5#3)."""
        acted(s, f, f.extra | RECRUITED)
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

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A warrior in the clearing, one at a time."""
        return Meaning(GAIN, reward=things(warrior=1), repeats=True)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Where there is most to guard."""
        return guard_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Ask again while there are warriors."""
        place_warriors(s, f.seat, n, 1)
        if f.arg > 1:
            s.push(Frame(MUSTER, f.seat, f.arg - 1, payload=one_more(f, n)))


class Build(WoodsVerb):
    """An action: a building for wood (RT-6.5.4.I to RT-6.5.4.III)."""

    def __init__(self) -> None:
        super().__init__("build", SITES, RT_6_5_4_I, 420)

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append what can be built, track by track, if an action is left (RT-6.5#2)."""
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
        """There must be a building, a ruled clearing with an open slot, and enough connected wood."""
        piece, clearing = BUILDS[n // CLEARINGS], n % CLEARINGS
        if f.arg == 0:
            return RT_6_5_N2
        if left(s, piece) == 0:
            return self.rule
        if not with_slot(s, placeable(s, f.seat, ruled(s, f.seat))) >> clearing & 1:
            return RT_6_5_4_II_N1
        return 0 if wood_in(s, joined(s, f.seat, clearing)) >= wood_cost(s, piece) else RT_6_5_4_II_N2

    def detail(self, s: Woods, f: Frame, n: int) -> Message | None:
        """Show the wood needed."""
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
        vp = scored(s, f.seat, TRACKS[piece].vp[on_map(s, piece)])
        return Meaning(SPEND, things(wood=wood_cost(s, piece)), things(vp=vp))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Points and future value, less the wood."""
        return build_worth(s, f.seat, BUILDS[n // CLEARINGS], n % CLEARINGS)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Pay, then place it."""
        piece = BUILDS[n // CLEARINGS]
        acted(s, f, f.extra)
        cost = wood_cost(s, piece)
        s.push(Frame(RAISE, f.seat, n % CLEARINGS, piece))
        s.push(Frame(PAY, f.seat, n % CLEARINGS, cost))


class Overwork(ClearingVerb):
    """An action: a matching card for one wood at a sawmill (RT-6.5.5)."""

    def __init__(self) -> None:
        super().__init__("overwork", RT_6_5_5, 430)

    def open(self, s: Woods, f: Frame) -> int:
        """Clearings with a sawmill, if there is wood and a matching card."""
        if f.arg == 0 or left(s, WOOD) == 0:
            return 0
        found = 0
        for clearing in range(CLEARINGS):
            if count(s, SAWMILL, clearing) and matching(s, f.seat, s.suits[clearing]):
                found |= 1 << clearing
        return found

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Return the rule about what is missing."""
        if f.arg == 0:
            return RT_6_5_N2
        return self.rule if left(s, WOOD) else RT_2_5_N5

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A card for one wood."""
        return Meaning(SPEND, things(card=1), things(wood=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """One wood, less the card."""
        return overwork_worth(s, f.seat, n, f.arg)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Spend the card, then place the wood."""
        acted(s, f, f.extra)
        s.then([Frame(FLOW.spend, f.seat, s.suits[n]), Frame(OVERWORKED, f.seat, n)])


class Overworked(AutoStep[Woods]):
    """One wood is placed in clearing ``arg``."""

    def __init__(self) -> None:
        super().__init__("overworked", RT_6_5_5)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Place it at the sawmill."""
        place_piece(s, f.seat, WOOD, f.arg, self.rule)


class ExtraAction(HandVerb):
    """Spend a bird card for one more action; what is left of the three is given up (RT-6.5#3)."""

    def __init__(self) -> None:
        super().__init__("extra", RT_6_5_N3, 165)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Only birds."""
        return MATCHING[BIRD]

    def given_up(self, f: Frame) -> int:
        """Return how many of the three actions are lost."""
        return 0 if f.extra & BIRDS else f.arg

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the card, and what is given up for it."""
        card = f"@card-{CARD_KEYS[n]}"
        lost = self.given_up(f)
        return Message("choice-extra-instead", {"card": card, "actions": lost}) if lost else super().label(s, f, n)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The card, and what is left of the three actions."""
        lost = self.given_up(f)
        if lost:
            return Meaning(GIVE_UP, things(card=1), loss=Message("loss-actions", {"actions": lost}))
        return super().meaning(s, f, n)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The best building, or warriors, less the card; nothing while an action is left."""
        if f.arg:
            return super().prior(s, f, n)
        menu = Frame(MENU, f.seat, 1, f.extra)
        best = 0
        for verb in (BUILD, RECRUITING):
            actions: list[int] = []
            verb.offer(s, menu, actions)
            for action in actions:
                best = max(best, verb.prior(s, menu, action - verb.base))
        return best - card_worth(n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Add one action."""
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.seat, "card": f"@card-{CARD_KEYS[n]}"}
            s.emit(Message("log-extra", args, self.rule))
        spend(s, f.seat, n)
        s.push(Frame(MENU, f.seat, f.arg - self.given_up(f) + 1, f.extra | BIRDS))


class Actions(Ask):
    """The menu of her Daylight, with ``arg`` actions left."""

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show how many."""
        return Message("prompt-marquise", {"actions": f.arg})


class EndActions(Done):
    """End her Daylight; unused actions are lost."""

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The unused actions are lost."""
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
OVERWORKED: Final = Overworked()
DAYLIGHT_STEPS: Final[list[Step[State] | Ask | AutoStep[Woods]]] = [
    MENU, MARCH, MUSTER, PAY, WOOD_STEP, RAISE, OVERWORKED,
]  # fmt: skip
