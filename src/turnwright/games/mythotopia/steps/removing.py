"""Removing armies and ships (MY-9): from where, and how many."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import GIVE_UP, Meaning, things
from turnwright.games.mythotopia import forces
from turnwright.games.mythotopia.data.geometry import SEAS
from turnwright.games.mythotopia.data.tables import ARMIES, MERCENARIES, POOL_ARMIES
from turnwright.games.mythotopia.judgement.estimates import A_SHIP, recall_worth
from turnwright.games.mythotopia.queries import armies, mercenaries, owned
from turnwright.games.mythotopia.rules import MY_9_8, MY_9_9, MY_9_10, MY_9_17, MY_17_37
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.verbs import (
    Ask,
    NumberOf,
    ProvinceVerb,
    SeaVerb,
    from_province,
    from_sea,
    province_argument,
    province_asked,
    sea_argument,
    sea_asked,
)
from turnwright.games.mythotopia.war import wars

MOST_ARMIES = ARMIES + POOL_ARMIES


class RemoveArmies(ProvinceVerb):
    """Choose a province to remove armies from (MY-9.8)."""

    def __init__(self) -> None:
        super().__init__("withdraw", MY_9_8, 330)

    def open(self, s: World, f: Frame) -> int:
        """Provinces without a war (MY-9.9); in another reading neutral ones as well (MY-9.10)."""
        fought = wars(s)
        if s.rules.withdrawing:
            fought &= owned(s)
        return s.camps[f.seat] & ~fought

    def closed(self, s: World, f: Frame, n: int) -> int:
        """No armies there, or a war."""
        if not s.camps[f.seat] >> n & 1:
            return MY_9_8
        return MY_9_9 if owned(s) >> n & 1 else MY_9_10

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Armies leave the map."""
        return Meaning(GIVE_UP)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask how many."""
        frames = [Frame(FLOW.withdraw_number, f.seat, n)]
        if mercenaries(s, f.seat, n):
            frames.insert(0, Frame(FLOW.withdraw_hired, f.seat, n))
        s.then(frames)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """If armies are short and not needed there."""
        return recall_worth(s, f.seat)


class Hired(NumberOf):
    """How many mercenaries leave province ``arg`` (MY-17.37)."""

    def __init__(self) -> None:
        super().__init__("mercenaries", MERCENARIES, MY_17_37, 830)

    def lowest(self, s: World, f: Frame) -> int:
        """All may stay."""
        return 0

    def highest(self, s: World, f: Frame) -> int:
        """All that are there."""
        return mercenaries(s, f.seat, f.arg)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """They are given up."""
        return Meaning(GIVE_UP)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Return them to the common supply; the next question knows how many left."""
        forces.dismiss(s, f.seat, f.arg, n)
        s.replace(Frame(FLOW.withdraw_number, f.seat, f.arg, n))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Keep them."""
        return -n


class Number(NumberOf):
    """How many tokens are taken from place ``arg``."""

    def __init__(self, rule: int) -> None:
        super().__init__("number", MOST_ARMIES, rule, 820)

    def prior(self, s: World, f: Frame, n: int) -> int:
        """All of them."""
        return n


class WithdrawNumber(Number):
    """How many armies return to the stock."""

    def lowest(self, s: World, f: Frame) -> int:
        """None if mercenaries have left (``extra``)."""
        return 0 if f.extra else 1

    def highest(self, s: World, f: Frame) -> int:
        """All that are there."""
        return armies(s, f.seat, f.arg)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """They leave the map."""
        return Meaning(GIVE_UP, things(army=n))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Remove them; with the last one mercenaries leave."""
        if n:
            forces.remove_armies(s, f.seat, f.arg, n)
        if s.log is not None:
            s.emit(
                Message(
                    "log-withdraw",
                    {"seat": f.seat, "armies": n, "hired": f.extra, **province_argument(f.arg)},
                    self.rule,
                )
            )


class RemoveShips(SeaVerb):
    """Choose a sea area to remove ships from (MY-9.17)."""

    def __init__(self) -> None:
        super().__init__("recall", MY_9_17, 350)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must have ships of the seat; wars around it do not matter (MY-9.18)."""
        return 0 if s.ships[f.seat * len(SEAS) + n] else MY_9_17

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Ships leave the map."""
        return Meaning(GIVE_UP)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask how many."""
        s.push(Frame(FLOW.recall_number, f.seat, n))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Ships are useful at sea."""
        return -A_SHIP


class RecallNumber(Number):
    """How many ships return to the stock."""

    def highest(self, s: World, f: Frame) -> int:
        """All that are there."""
        return s.ships[f.seat * len(SEAS) + f.arg]

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """They leave the map."""
        return Meaning(GIVE_UP, things(ship=n))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Remove them."""
        forces.remove_ships(s, f.seat, f.arg, n)
        if s.log is not None:
            s.emit(Message("log-recall", {"seat": f.seat, "ships": n, **sea_argument(f.arg)}, self.rule))


def removing_steps() -> list[Ask]:
    """Return the steps of removing."""
    return [
        Ask("withdraw-number", MY_9_8, [WithdrawNumber(MY_9_8)], about=province_asked, between=from_province),
        Ask("withdraw-hired", MY_17_37, [Hired()], about=province_asked, between=from_province),
        Ask("recall-number", MY_9_17, [RecallNumber(MY_9_17)], about=sea_asked, between=from_sea),
    ]
