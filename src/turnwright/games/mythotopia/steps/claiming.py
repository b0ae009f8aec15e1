"""Taking tokens: from their VP card, or from the unused ones (MY-5.6, MY-17.68)."""

from __future__ import annotations

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import GIVE_UP, Meaning
from turnwright.games.mythotopia.judgement.estimates import VP
from turnwright.games.mythotopia.rules import MY_5_6, MY_5_8, MY_17_68, MY_17_70
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.tokens import from_unused, take, take_due
from turnwright.games.mythotopia.verbs import ALONE, Ask, WorldVerb, vp_card_asked


class Claim(AutoStep[World]):
    """The seat scores a token of heap ``arg`` (MY-5.6)."""

    def __init__(self) -> None:
        super().__init__("claim", MY_5_6)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Ask a seat that can take an unused one in its own turn (MY-17.68); others take from the card first."""
        if f.seat == s.turn and from_unused(s, f.seat, f.arg):
            s.push(Frame(FLOW.claim_from, f.seat, f.arg))
        else:
            take_due(s, f.seat, f.arg)


class FromCard(WorldVerb):
    """Take the token from the VP card."""

    def __init__(self) -> None:
        super().__init__("take-token", ALONE, MY_5_8, 910)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """If it has one (MY-5.8)."""
        return 0 if s.heaps[f.arg] else self.rule

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Take it."""
        take(s, f.seat, f.arg, False)


class FromUnused(WorldVerb):
    """Take a token of that value from the unused ones."""

    def __init__(self) -> None:
        super().__init__("take-unused", ALONE, MY_17_70, 911)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """If there is one (MY-17.70)."""
        return 0 if from_unused(s, f.seat, f.arg) else self.rule

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Take it."""
        take(s, f.seat, f.arg, True)


class NoToken(WorldVerb):
    """Take none, if the VP card is empty."""

    def __init__(self) -> None:
        super().__init__("no-token", ALONE, MY_17_68, 912)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """A token on the card must be taken."""
        return self.rule if s.heaps[f.arg] else 0

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """A token is not taken."""
        return Meaning(GIVE_UP, loss=Message("loss-token"))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Nothing happens."""

    def prior(self, s: World, f: Frame, n: int) -> int:
        """A token is always good."""
        return -VP


def claiming_steps() -> list[Ask | Claim]:
    """Return the steps of taking tokens."""
    return [Claim(), Ask("claim-from", MY_17_68, [FromCard(), FromUnused(), NoToken()], about=vp_card_asked)]
