"""Patronage (MY-6.20): a token for gold."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.mythotopia.data.tables import PATRON_GOLD
from turnwright.games.mythotopia.judgement.estimates import A_GOLD, VP
from turnwright.games.mythotopia.objectives.objective import Objective
from turnwright.games.mythotopia.rules import MY_6_20, MY_14_1, MY_14_2, MY_14_3
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.steps.paying import token_gold
from turnwright.games.mythotopia.tokens import affordable_token, available
from turnwright.games.mythotopia.verbs import ALONE, WorldVerb


class Patron(WorldVerb):
    """Pay two gold for a token, as an action (MY-14.2)."""

    def __init__(self, objective: Objective) -> None:
        super().__init__("patronage", ALONE, MY_14_2, 930)
        self.objective = objective

    def concerns(self, s: World, seat: int, n: int) -> bool:
        """The VP card must be in play."""
        return s.in_play >> self.objective.number & 1 == 1

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """The VP card must be in play (MY-14.1) and have a token left (MY-14.3)."""
        if not s.in_play >> self.objective.number & 1:
            return MY_14_1
        if not available(s, f.seat, self.objective.heap):
            return MY_14_3
        return 0 if affordable_token(s, f.seat, self.objective.heap, PATRON_GOLD) else MY_14_2

    def target(self, n: int) -> str:
        """Point at the VP card."""
        return f"vp-{self.objective.key}"

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Gold for a point."""
        return Meaning(SPEND, things(gold=PATRON_GOLD), things(vp=1))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Pay, then take it."""
        paid = token_gold(s, f.seat, self.objective.heap, PATRON_GOLD)
        s.then([*paid, Frame(FLOW.finish, f.seat)])

    def prior(self, s: World, f: Frame, n: int) -> int:
        """A point, less two gold."""
        return VP - A_GOLD // 2


class Patronage(Objective):
    """Its tokens are bought (MY-6.20)."""

    def __init__(self) -> None:
        super().__init__("patronage", MY_6_20)
        self.actions = [Patron(self)]
