"""The hits of a battle (RT-4.3.3#1 to RT-4.3.3#5): who chooses which losses, and how they are removed."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import TARGET, AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import GIVE_UP, Meaning
from turnwright.games.root.battle import ATTACKER, DEFENDER, battle_of, changed, hired, seat_on
from turnwright.games.root.data.boards import PIECES
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.payloads import Battle
from turnwright.games.root.pieces import WARRIOR, Removal, carry_out
from turnwright.games.root.queries import faction_of
from turnwright.games.root.rules import RT_4_3_3_N1, RT_4_3_3_N2, RT_4_3_3_N3, RT_4_3_N1
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, WoodsVerb

AMBUSHED: Final = 2
"""The stage in which the attacker chooses what an ambush removes; the others are numbered by their side."""


class BattleAsk(Ask):
    """A question within a battle."""

    def __init__(self, name: str, rule: int, choices: list[WoodsVerb], private: bool = False) -> None:
        super().__init__(name, rule, choices, private)
        self.payload = Battle

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show where and against whom."""
        b = battle_of(f)
        other = b.attacker if f.seat == b.defender else b.defender
        return Message(f"prompt-{self.name}", {"clearing": b.clearing + 1, "seat": other, "hits": f.extra})

    def ends(self, s: Woods, f: Frame) -> dict[str, str]:
        """The clearing that is fought in."""
        return {f"clearing-{battle_of(f).clearing + 1}": TARGET}


class Hits(AutoStep[Woods]):
    """All effects are declared: the totals are fixed, and the defender chooses its losses first (RT-4.3.3#1)."""

    def __init__(self) -> None:
        super().__init__("hits", RT_4_3_3_N1)
        self.payload = Battle

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask the defender."""
        b = battle_of(f)
        s.push(Frame(FLOW.lose, b.defender, DEFENDER, b.rolled[ATTACKER] + b.extra[ATTACKER], b))


class Lose(AutoStep[Woods]):
    """A side takes ``extra`` hits in stage ``arg``: warriors first, then buildings and tokens of its choice (RT-4.3.3#2
    to RT-4.3.3#4).
    """

    def __init__(self) -> None:
        super().__init__("lose", RT_4_3_3_N2)
        self.payload = Battle

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Assign losses without a choice, and ask for the rest (RT-4.3.1#3). Hits are shared with hired warriors; one's
        own warriors take the odd one (RT-11.2.7.III.A#1, RT-11.2.7.III.A#2).
        """
        if faction_of(s, f.seat).takes_hits(s, f):
            return
        b = changed(battle_of(f))
        losses = b.losses[DEFENDER if f.arg == DEFENDER else ATTACKER]
        own = s.warriors[f.seat * CLEARINGS + b.clearing]
        others = 0 if f.arg == DEFENDER else hired(s, f.seat, b.defender, b.clearing)
        mine = min(own, max((f.extra + 1) // 2, f.extra - others))
        losses.extend([WARRIOR + f.seat] * mine)
        left = f.extra - mine
        for seat in range(s.seats):
            if (
                left
                and others
                and seat not in (f.seat, b.defender)
                and faction_of(s, seat).fights_for(s, seat) == f.seat
            ):
                theirs = min(left, s.warriors[seat * CLEARINGS + b.clearing])
                losses.extend([WARRIOR + seat] * theirs)
                left -= theirs
        name_pieces(s, f.seat, f.arg, left, b)


def standing(s: Woods, seat: int, b: Battle, losses: list[int]) -> list[int]:
    """Return the kinds of a seat's buildings and tokens in the clearing that are not yet chosen."""
    faction = faction_of(s, seat)
    kinds: list[int] = []
    for piece in range(len(PIECES)):
        own = piece in faction.buildings or piece in faction.tokens
        if own and s.pieces[piece * CLEARINGS + b.clearing] > losses.count(piece):
            kinds.append(piece)
    return kinds


def name_pieces(s: Woods, seat: int, stage: int, hits: int, b: Battle) -> None:
    """Choose buildings and tokens for the remaining hits as long as there is no real choice; then ask."""
    losses = b.losses[DEFENDER if stage == DEFENDER else ATTACKER]
    while hits:
        kinds = standing(s, seat, b, losses)
        if not kinds:
            break
        if len(kinds) > 1 and hits < sum([s.pieces[k * CLEARINGS + b.clearing] - losses.count(k) for k in kinds]):
            s.push(Frame(FLOW.losses, seat, stage, hits, b))
            return
        losses.append(kinds[0])
        hits -= 1
    losses_named(s, stage, b)


def losses_named(s: Woods, stage: int, b: Battle) -> None:
    """Continue after a side has chosen its losses: the attacker is next, or the pieces leave (RT-4.3.3#5)."""
    if stage == DEFENDER:
        s.push(Frame(FLOW.lose, b.attacker, ATTACKER, b.rolled[DEFENDER] + b.extra[DEFENDER], b))
    else:
        s.push(Frame(FLOW.casualties, b.attacker, stage, payload=b))


class LosePiece(WoodsVerb):
    """Choose a building or token that takes a hit (RT-4.3.3#3)."""

    def __init__(self) -> None:
        super().__init__("lose", PIECES, RT_4_3_3_N3, 700)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be one of the seat's own in the clearing."""
        b = battle_of(f)
        losses = b.losses[DEFENDER if f.arg == DEFENDER else ATTACKER]
        return 0 if n in standing(s, f.seat, b, losses) else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the piece."""
        return Message("choice-lose", {"piece": f"@piece-{PIECES[n]}"})

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The piece is lost, and perhaps more with it."""
        loss = faction_of(s, f.seat).lost_with(s, f.seat, n, battle_of(f).clearing)
        return Meaning(GIVE_UP, loss=loss)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The least valuable piece."""
        return -faction_of(s, f.seat).piece_worth(s, f.seat, n, battle_of(f).clearing)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Continue with the next hit."""
        b = changed(battle_of(f))
        b.losses[DEFENDER if f.arg == DEFENDER else ATTACKER].append(n)
        name_pieces(s, f.seat, f.arg, f.extra - 1, b)


class Casualties(AutoStep[Woods]):
    """All chosen losses leave at once, and score for the other side (RT-4.3.3#1, RT-3.2.1#2)."""

    def __init__(self) -> None:
        super().__init__("casualties", RT_4_3_3_N1)
        self.payload = Battle

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Remove them, then continue: after an ambush with the charge, else to the end of the battle (RT-4.3.3#1,
        RT-3.2.1#2, RT-4.3.1#7, RT-6.2.3#4).
        """
        b = changed(battle_of(f))
        removal = Removal()
        for side in (ATTACKER, DEFENDER):
            remover = seat_on(b, 1 - side)
            for what in sorted(set(b.losses[side])):
                number = b.losses[side].count(what)
                removal.add(what, b.clearing, number, remover, account_of(b, side, what))
            b.losses[side] = []
        follows = FLOW.charge if f.arg == AMBUSHED else FLOW.battle_end
        s.push(Frame(follows, b.attacker, payload=b))
        carry_out(s, removal, b)


def account_of(b: Battle, side: int, what: int) -> int:
    """Return the seat that counts as the owner of a lost piece: the buyer for hired warriors (RT-11.2.7.III#5), their
    own faction for allies (RT-9.2.9.III#1).
    """
    if what < WARRIOR or what - WARRIOR in (seat_on(b, side), b.ally):
        return NONE
    return seat_on(b, side)


class BattleEnd(AutoStep[Woods]):
    """The battle is over."""

    def __init__(self) -> None:
        super().__init__("battle-end", RT_4_3_N1)
        self.payload = Battle

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Notify the attacker's faction."""
        b = battle_of(f)
        faction_of(s, b.attacker).battle_over(s, b)


def hit_steps() -> list[AutoStep[Woods] | Ask]:
    """Return the steps from the hits to the end of a battle."""
    return [Hits(), Lose(), BattleAsk("losses", RT_4_3_3_N3, [LosePiece()]), Casualties(), BattleEnd()]
