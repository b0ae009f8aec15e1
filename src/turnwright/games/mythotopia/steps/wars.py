"""End a war (MY-10), and what the winner captures (MY-11)."""

from __future__ import annotations

from turnwright.core.decks import insert
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.masks import mask_of, numbers_of
from turnwright.core.messages import Message
from turnwright.core.verbs import GAIN, GIVE_UP, Meaning, things
from turnwright.games.mythotopia.control import change_hands, tell_won
from turnwright.games.mythotopia.data.tables import ACTIONS, NONE
from turnwright.games.mythotopia.forces import send_home
from turnwright.games.mythotopia.hands import hand_over
from turnwright.games.mythotopia.judgement.estimates import victory_worth
from turnwright.games.mythotopia.points import counted
from turnwright.games.mythotopia.queries import owner
from turnwright.games.mythotopia.rules import (
    MY_10_16,
    MY_10_17,
    MY_10_18,
    MY_10_20,
    MY_10_21,
    MY_11_7,
    MY_11_8,
)
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.tokens import due_for_defence
from turnwright.games.mythotopia.turns import FREE
from turnwright.games.mythotopia.verbs import ProvinceVerb, province_argument
from turnwright.games.mythotopia.war import NEUTRAL, TIE, takes_part, wars, winner


def too_late(s: World, f: Frame) -> int:
    """Return 0, or the rule that forbids ending a war now: it must be the first action, before any free action."""
    if f.arg < ACTIONS:
        return MY_10_17
    return MY_10_18 if s.done & FREE else 0


def fought_by(s: World, seat: int) -> int:
    """Return the wars that a seat takes part in, as a mask."""
    return wars(s) & (s.camps[seat] | s.realms[seat])


class EndWar(ProvinceVerb):
    """End the war in a province."""

    def __init__(self) -> None:
        super().__init__("end-war", MY_10_16, 360)

    def open(self, s: World, f: Frame) -> int:
        """A war that the seat takes part in (MY-10.20) and somebody wins (MY-10.21)."""
        if too_late(s, f):
            return 0
        return mask_of([province for province in numbers_of(fought_by(s, f.seat)) if winner(s, province) != TIE])

    def closed(self, s: World, f: Frame, n: int) -> int:
        """No war, not the seat's war, not now, or a tie."""
        if not wars(s) >> n & 1:
            return MY_10_16
        if not takes_part(s, f.seat, n):
            return MY_10_20
        return too_late(s, f) or MY_10_21

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Winning gains the prize; losing gives it up."""
        if winner(s, n) == f.seat:
            return Meaning(GAIN)
        return Meaning(GIVE_UP, self.price(s, f, n), loss=Message("loss-war", province_argument(n)))

    def price(self, s: World, f: Frame, n: int) -> dict[str, int]:
        """Return what the seat loses to a winner: the points of its province, and the card, unless it was removed."""
        after = s.clone()
        end_war(after, n, winner(s, n))
        lost = s.realms[f.seat] & ~after.realms[f.seat] != 0
        card = 1 if lost and n not in s.removed[f.seat] else 0
        return things(vp=counted(s, f.seat) - counted(after, f.seat), card=card)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """The strongest wins (MY-10.22)."""
        end_war(s, n, winner(s, n))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """A war won is worth everything at stake."""
        return victory_worth(s, f.seat, n, winner(s, n))


def end_war(s: World, province: int, won: int) -> None:
    """End a war that a seat or the neutral force has won: all armies go home (MY-10.25), and a winning invader captures
    the province.
    """
    defender = owner(s, province)
    tell_won(s, province, won)
    send_home(s, province)
    if won == NEUTRAL:
        return
    if won == defender:
        s.then([Frame(FLOW.claim, won, heap) for heap in due_for_defence(s, won)])
        return
    due = change_hands(s, won, province)
    s.then([Frame(FLOW.hand_over, won, province, defender), *[Frame(FLOW.claim, won, heap) for heap in due]])


class HandOver(AutoStep[World]):
    """The card of province ``arg`` goes to its captor from the former controller ``extra`` (NONE: the pile)."""

    def __init__(self) -> None:
        super().__init__("hand-over", MY_11_7)

    def reveals(self, s: World, f: Frame, action: int) -> bool:
        """Reveals whether the card was in the hand or in the deck, unless it was face up."""
        loser = f.extra
        return loser != NONE and not any(f.arg in pile[loser] for pile in (s.reserves, s.discards, s.removed))

    def apply(self, s: World, f: Frame, action: int) -> None:
        """The captor discards it (MY-11.5, MY-11.6), or it goes to the province pile if the captor had no town
        (MY-11.16). A seat that had it in hand draws another (MY-11.8).
        """
        loser, place = f.extra, 1 << f.arg
        if loser != NONE:
            s.pile |= place
            if hand_over(s, loser, f.arg):
                s.push(Frame(FLOW.draw, loser, 1))
                if s.log is not None:
                    s.emit(Message("log-handed-over", {"seat": loser, **province_argument(f.arg)}, MY_11_8))
        if s.realms[f.seat] & place:
            s.pile &= ~place
            insert(s.discards[f.seat], f.arg)
