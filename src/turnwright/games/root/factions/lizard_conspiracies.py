"""Birdsong of the Lizard Cult (RT-10.4): the Outcast, Lost Souls, and conspiracies, which cost acolytes."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.root.cards import lay_aside
from turnwright.games.root.data.boards import BUILDINGS, FACTIONS, GARDEN, PIECES
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CLEARING_SUITS, NONE, SUITS
from turnwright.games.root.factions.lizard_board import commonest, gardens_left, shrine
from turnwright.games.root.factions.lizard_worth import ACOLYTE, convert_worth, sanctify_worth
from turnwright.games.root.pieces import WARRIOR, Removal, carry_out, place_piece, place_warriors
from turnwright.games.root.points import scored
from turnwright.games.root.queries import count, enemies, faction_of, may_place, of_suit, owner_of, placeable, seat_of
from turnwright.games.root.readings import Reading
from turnwright.games.root.rules import (
    RT_10_4_1_N1,
    RT_10_4_2,
    RT_10_4_3_I_N1,
    RT_10_4_3_I_N2,
    RT_10_4_3_II,
    RT_10_4_3_III,
    RT_10_4_3_N1,
    RT_10_4_3_N3,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.battle import TARGETS, StartBattle
from turnwright.games.root.steps.effects import UseNow
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.moving import Move
from turnwright.games.root.verbs import CLEARING_NAMES, Ask, Done, WoodsVerb

CRUSADE: Final = 2
CONVERT: Final = 2
SANCTIFY: Final = 3
"""The cost of each conspiracy in acolytes (RT-10.4.3)."""
HATED_ON_TIES: Final = Reading("hated_on_ties", "RT-10.4.1#3")
"""In later printings the marker turns to Hated if no suit has the most cards."""
TAKEN: Final = [piece for piece in range(BUILDINGS) if piece != GARDEN]
"""Buildings that are not the Cult's own."""
SITES: Final = [f"{clearing} {PIECES[piece]}" for clearing in CLEARING_NAMES for piece in TAKEN]


class Outcast(AutoStep[Woods]):
    """The most common suit among the Lost Souls becomes the Outcast, Hated if it already was (RT-10.4.1#1 to
    RT-10.4.1#3).
    """

    def __init__(self) -> None:
        super().__init__("outcast", RT_10_4_1_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """On a tie nothing changes, unless the table plays the later printing (RT-10.4.1#3)."""
        board = shrine(s, f.seat)
        suit = commonest(board.souls)
        if suit == CLEARING_SUITS:
            if not s.rules.plays(HATED_ON_TIES):
                return
            suit = board.outcast
        hated = 1 if suit == board.outcast else 0
        if (suit, hated) == (board.outcast, board.hated):
            return
        board.outcast, board.hated = suit, hated
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.seat, "suit": f"@suit-{SUITS[suit]}", "hated": hated}
            s.emit(Message("log-outcast", args, self.rule))


class Flush(AutoStep[Woods]):
    """All Lost Souls go to the discard pile; dominance cards become available (RT-10.4.2)."""

    def __init__(self) -> None:
        super().__init__("flush", RT_10_4_2)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """No faction takes them this time."""
        board = shrine(s, f.seat)
        if board.souls and s.log is not None:
            s.emit(Message("log-souls", {"seat": f.seat, "cards": len(board.souls)}, self.rule))
        for card in board.souls:
            lay_aside(s, card)
        board.souls = []


# Conspiracies.


def price_of(s: Woods, seat: int, acolytes: int) -> int:
    """Return the current cost of a conspiracy (RT-10.4.3#2)."""
    return acolytes - shrine(s, seat).hated


def can_pay(s: Woods, seat: int, acolytes: int) -> bool:
    """Return whether there are enough acolytes for a conspiracy."""
    return shrine(s, seat).acolytes >= price_of(s, seat, acolytes)


def pay(s: Woods, seat: int, acolytes: int, told: str, rule: int) -> None:
    """Return the acolytes for a conspiracy to the supply; others may follow (RT-10.4.3#1)."""
    price = price_of(s, seat, acolytes)
    shrine(s, seat).acolytes -= price
    s.supply[seat] += price
    if s.log is not None:
        s.emit(Message(told, {"seat": seat, "acolytes": price}, rule))
    s.push(Frame(CONSPIRING, seat))


def lacking(s: Woods, seat: int, acolytes: int) -> Message | None:
    """Return the cost of a conspiracy and the acolytes available, if they are too few."""
    if can_pay(s, seat, acolytes):
        return None
    return Message("detail-acolytes", {"need": price_of(s, seat, acolytes), "have": shrine(s, seat).acolytes})


def outcasts(s: Woods, seat: int, acolytes: int) -> int:
    """Return the Outcast clearings as a mask, 0 if there are too few acolytes for a conspiracy there."""
    return of_suit(s, shrine(s, seat).outcast) if can_pay(s, seat, acolytes) else 0


class CrusadeBattle(StartBattle):
    """Crusade: a battle in an Outcast clearing (RT-10.4.3.I#1)."""

    def clearings(self, s: Woods, f: Frame) -> int:
        """Outcast clearings."""
        return outcasts(s, f.seat, CRUSADE)

    def bars(self, s: Woods, f: Frame) -> int:
        """Too few acolytes, or the wrong suit."""
        return RT_10_4_3_N1 if can_pay(s, f.seat, CRUSADE) else self.rule

    def detail(self, s: Woods, f: Frame, n: int) -> Message | None:
        """Show the acolytes needed."""
        return lacking(s, f.seat, CRUSADE)

    def price(self, s: Woods, f: Frame) -> dict[str, int]:
        """The acolytes."""
        return things(acolyte=price_of(s, f.seat, CRUSADE))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The battle, less the acolytes."""
        return super().prior(s, f, n) - price_of(s, f.seat, CRUSADE) * ACOLYTE

    def pay(self, s: Woods, f: Frame) -> None:
        """Pay the acolytes."""
        pay(s, f.seat, CRUSADE, "log-crusade", self.rule)


class CrusadeMove(Move):
    """Crusade: a move out of an Outcast clearing, then an optional battle at its destination (RT-10.4.3.I#2)."""

    def origins(self, s: Woods, f: Frame) -> int:
        """Outcast clearings."""
        return outcasts(s, f.seat, CRUSADE)

    def bars(self, s: Woods, f: Frame) -> int:
        """Too few acolytes, or the wrong suit."""
        return RT_10_4_3_N1 if can_pay(s, f.seat, CRUSADE) else self.rule

    def detail(self, s: Woods, f: Frame, n: int) -> Message | None:
        """Show the acolytes needed."""
        return lacking(s, f.seat, CRUSADE)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Acolytes are spent."""
        return Meaning(SPEND, things(acolyte=price_of(s, f.seat, CRUSADE)))

    def price(self, s: Woods, f: Frame) -> int:
        """Acolytes."""
        return price_of(s, f.seat, CRUSADE) * ACOLYTE

    def pay(self, s: Woods, f: Frame, start: int, end: int) -> None:
        """Pay the acolytes; the battle comes after the move."""
        pay(s, f.seat, CRUSADE, "log-crusade", self.rule)
        s.push(Frame(ARRIVED, f.seat, end))


class Arrived(AutoStep[Woods]):
    """A crusade has reached clearing ``arg``: ask for a battle if there is anybody to fight."""

    def __init__(self) -> None:
        super().__init__("arrived", RT_10_4_3_I_N2)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask if there is, which is public."""
        asked = Frame(CRUSADE_STEP, f.seat, f.arg)
        if len(CRUSADE_STEP.candidates(s, asked)) > 1:
            s.push(asked)


class BattleThere(StartBattle):
    """A battle at the destination of a crusade, in a clearing of any suit (RT-10.4.3.I#2)."""

    def clearings(self, s: Woods, f: Frame) -> int:
        """The destination."""
        return 1 << f.arg


class Conspiracy(WoodsVerb):
    """A conspiracy that replaces an enemy piece with one of the Cult's."""

    def __init__(self, word: str, parameters: list[str], acolytes: int, rule: int, place: int) -> None:
        super().__init__(word, parameters, rule, place)
        self.acolytes = acolytes
        self.kinds = len(parameters) // CLEARINGS

    def found(self, s: Woods, seat: int, kind: int, clearing: int) -> bool:
        """Return whether there is such an enemy piece in a clearing."""
        raise NotImplementedError

    def lacks(self, s: Woods, seat: int) -> bool:
        """Return whether there is no piece to place instead."""
        return False

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append what is possible, clearing by clearing."""
        sites = outcasts(s, f.seat, self.acolytes)
        if sites == 0 or self.lacks(s, f.seat):
            return
        sites = placeable(s, f.seat, sites)
        for clearing in range(CLEARINGS):
            if sites >> clearing & 1:
                for kind in range(self.kinds):
                    if self.found(s, f.seat, kind, clearing):
                        actions.append(self.base + clearing * self.kinds + kind)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """There must be acolytes, an Outcast clearing, an enemy piece, and a piece that may be placed there
        (RT-10.4.3#3).
        """
        clearing = n // self.kinds
        if not can_pay(s, f.seat, self.acolytes):
            return self.rule
        if s.suits[clearing] != shrine(s, f.seat).outcast:
            return RT_10_4_3_N1
        if not self.found(s, f.seat, n % self.kinds, clearing):
            return self.rule
        return RT_10_4_3_N3 if self.lacks(s, f.seat) or not may_place(s, f.seat, clearing) else 0

    def detail(self, s: Woods, f: Frame, n: int) -> Message | None:
        """Show the acolytes needed."""
        return lacking(s, f.seat, self.acolytes)

    def target(self, n: int) -> str:
        """Point at the clearing."""
        return f"clearing-{n // self.kinds + 1}"


class Convert(Conspiracy):
    """Convert: replace an enemy warrior with one of the Cult's, which may be one of the acolytes just paid
    (RT-10.4.3.II).
    """

    def __init__(self) -> None:
        super().__init__("convert", TARGETS, CONVERT, RT_10_4_3_II, 592)

    def found(self, s: Woods, seat: int, kind: int, clearing: int) -> bool:
        """An enemy warrior."""
        other = seat_of(s, kind)
        return other != NONE and enemies(s, seat, other) and s.warriors[other * CLEARINGS + clearing] > 0

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the clearing and the faction."""
        faction = f"@faction-{FACTIONS[n % self.kinds]}"
        return Message("choice-convert", {"clearing": n // self.kinds + 1, "faction": faction})

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Acolytes for a warrior on the map."""
        return Meaning(SPEND, things(acolyte=price_of(s, f.seat, CONVERT)), things(warrior=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A warrior gained and one removed, less acolytes."""
        worth = convert_worth(s, f.seat, n // self.kinds, seat_of(s, n % self.kinds))
        return worth - price_of(s, f.seat, CONVERT) * ACOLYTE

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Pay, remove, place."""
        clearing = n // self.kinds
        pay(s, f.seat, CONVERT, "log-convert", self.rule)
        s.push(Frame(CONVERTED, f.seat, clearing))
        removal = Removal()
        removal.add(WARRIOR + seat_of(s, n % self.kinds), clearing, 1, f.seat)
        carry_out(s, removal)


class Converted(AutoStep[Woods]):
    """A warrior is placed in clearing ``arg`` instead of the converted one."""

    def __init__(self) -> None:
        super().__init__("converted", RT_10_4_3_II)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Place it from the supply (RT-2.5#7)."""
        place_warriors(s, f.seat, f.arg, 1)


class Sanctify(Conspiracy):
    """Sanctify: replace an enemy building with a garden (RT-10.4.3.III)."""

    def __init__(self) -> None:
        super().__init__("sanctify", SITES, SANCTIFY, RT_10_4_3_III, 595)

    def found(self, s: Woods, seat: int, kind: int, clearing: int) -> bool:
        """An enemy building."""
        return count(s, TAKEN[kind], clearing) > 0 and enemies(s, seat, owner_of(s, TAKEN[kind]))

    def lacks(self, s: Woods, seat: int) -> bool:
        """No garden of the Outcast suit is left."""
        return gardens_left(s, shrine(s, seat).outcast) == 0

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the clearing and the building."""
        piece = f"@piece-{PIECES[TAKEN[n % self.kinds]]}"
        return Message("choice-sanctify", {"clearing": n // self.kinds + 1, "piece": piece})

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Acolytes for a point and a garden."""
        return Meaning(SPEND, things(acolyte=price_of(s, f.seat, SANCTIFY)), things(vp=scored(s, f.seat, 1)))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A garden gained and a building removed, less acolytes."""
        clearing, piece = n // self.kinds, TAKEN[n % self.kinds]
        owner = owner_of(s, piece)
        lost = faction_of(s, owner).piece_worth(s, owner, piece, clearing)
        return sanctify_worth(s, f.seat, clearing, lost) - price_of(s, f.seat, SANCTIFY) * ACOLYTE

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Pay, remove, place."""
        clearing = n // self.kinds
        pay(s, f.seat, SANCTIFY, "log-sanctify", self.rule)
        s.push(Frame(SANCTIFIED, f.seat, clearing))
        removal = Removal()
        removal.add(TAKEN[n % self.kinds], clearing, 1, f.seat)
        carry_out(s, removal)


class Sanctified(AutoStep[Woods]):
    """A garden is placed in clearing ``arg`` instead of the enemy building."""

    def __init__(self) -> None:
        super().__init__("sanctified", RT_10_4_3_III)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Build it in the freed slot."""
        place_piece(s, f.seat, GARDEN, f.arg, self.rule)


class Conspiring(AutoStep[Woods]):
    """Conspiracies are offered while one is possible, which is public."""

    def __init__(self) -> None:
        super().__init__("conspiring", RT_10_4_3_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Effects alone can wait until the end of Birdsong."""
        actions: list[int] = []
        for verb in CONSPIRACY_VERBS:
            verb.offer(s, f, actions)
        if actions:
            s.push(Frame(CONSPIRACIES, f.seat))


class EnoughConspired(Done):
    """End Birdsong; effects were offered here and are not asked for again."""

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Skip the question that would come next."""
        if s.next_of(FLOW.closing) is not None:
            s.drop_next()


class Conspiracies(Ask):
    """The menu of conspiracies."""

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show the acolytes and the Outcast."""
        board = shrine(s, f.seat)
        args: dict[str, Argument] = {"acolytes": board.acolytes, "suit": f"@suit-{SUITS[board.outcast]}"}
        return Message("prompt-conspiracies", {**args, "hated": board.hated})


OUTCAST: Final = Outcast()
FLUSH: Final = Flush()
CONSPIRING: Final = Conspiring()
CONSPIRACY_VERBS: Final[list[WoodsVerb]] = [
    CrusadeBattle(RT_10_4_3_I_N1),
    CrusadeMove(RT_10_4_3_I_N2),
    Convert(),
    Sanctify(),
]
CONSPIRACIES: Final = Conspiracies(
    "conspiracies", RT_10_4_3_N1, [*CONSPIRACY_VERBS, UseNow(), EnoughConspired(RT_10_4_3_N1)]
)
ARRIVED: Final = Arrived()
CRUSADE_STEP: Final = Ask("crusade", RT_10_4_3_I_N2, [BattleThere(RT_10_4_3_I_N2), Done(RT_10_4_3_I_N2)])
CONVERTED: Final = Converted()
SANCTIFIED: Final = Sanctified()
BIRDSONG_STEPS: Final[list[AutoStep[Woods] | Ask]] = [
    OUTCAST, FLUSH, CONSPIRING, CONSPIRACIES, ARRIVED, CRUSADE_STEP, CONVERTED, SANCTIFIED,
]  # fmt: skip
