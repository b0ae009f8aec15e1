"""The consequences of losing buildings and tokens, in the order the active player chooses (RT-1.1.3#1 to
RT-1.1.3#3).
"""

from __future__ import annotations

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.games.root.data.boards import PIECES
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.payloads import Aftermath
from turnwright.games.root.queries import faction_of, owner_of
from turnwright.games.root.rules import RT_1_1_3_N1, RT_1_1_3_N3
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import CLEARING_NAMES, Ask, WoodsVerb


def aftermath_of(f: Frame) -> Aftermath:
    """Return the losses left in a frame."""
    left = f.payload
    assert isinstance(left, Aftermath)
    return left


def follow(s: Woods, f: Frame, i: int) -> None:
    """Apply the consequences of loss ``i``; the others come afterwards."""
    todo = aftermath_of(f)
    if len(todo.pieces) > 1:
        rest = Aftermath(
            todo.pieces[:i] + todo.pieces[i + 1 :],
            todo.clearings[:i] + todo.clearings[i + 1 :],
            todo.removers[:i] + todo.removers[i + 1 :],
        )
        s.push(Frame(FLOW.aftermath, f.seat, payload=rest))
    owner = owner_of(s, todo.pieces[i])
    faction_of(s, owner).lose(s, owner, todo.pieces[i], todo.clearings[i], todo.removers[i])


class Follow(AutoStep[Woods]):
    """Losses have consequences; the active player is asked for the order if they differ (RT-1.1.3#3)."""

    def __init__(self) -> None:
        super().__init__("aftermath", RT_1_1_3_N3)
        self.payload = Aftermath

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask if there is an order to choose."""
        todo = aftermath_of(f)
        first = todo.pieces[0]
        anywhere = faction_of(s, owner_of(s, first)).mourns_alike(first)
        same = [
            todo.pieces[i] == first and (anywhere or todo.clearings[i] == todo.clearings[0])
            for i in range(len(todo.pieces))
        ]
        if all(same):
            follow(s, f, 0)
        else:
            s.push(Frame(FLOW.order, f.seat, payload=todo))


class First(WoodsVerb):
    """Choose the loss whose consequences come next."""

    def __init__(self, pieces: list[int]) -> None:
        names = [f"{PIECES[piece]} {clearing}" for piece in pieces for clearing in CLEARING_NAMES]
        super().__init__("first", names, RT_1_1_3_N1, 720)
        self.pieces = pieces

    def place_of(self, f: Frame, n: int) -> int:
        """Return the index of a loss in the list, -1 if it is not there."""
        todo = aftermath_of(f)
        for i in range(len(todo.pieces)):
            if todo.pieces[i] == self.pieces[n // CLEARINGS] and todo.clearings[i] == n % CLEARINGS:
                return i
        return -1

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be one of the losses."""
        return 0 if self.place_of(f, n) >= 0 else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the piece and the clearing."""
        piece = f"@piece-{PIECES[self.pieces[n // CLEARINGS]]}"
        return Message("choice-first", {"piece": piece, "clearing": n % CLEARINGS + 1})

    def target(self, n: int) -> str:
        """Point at the clearing."""
        return f"clearing-{n % CLEARINGS + 1}"

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Apply its consequences."""
        follow(s, f, self.place_of(f, n))


def aftermath_steps(pieces: list[int]) -> list[AutoStep[Woods] | Ask]:
    """Return the steps; ``pieces`` are those whose loss has consequences."""
    order = Ask("order", RT_1_1_3_N1, [First(pieces)])
    order.payload = Aftermath
    return [Follow(), order]
