"""Counsellor (MY-17.8 to MY-17.12): swap cards in hand for others."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import GIVE_UP, Meaning, things
from turnwright.games.mythotopia.cards.text import Text, steps_of
from turnwright.games.mythotopia.hands import play
from turnwright.games.mythotopia.judgement.estimates import discard_worth
from turnwright.games.mythotopia.rules import MY_17_8, MY_17_9
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.verbs import Ask, Done, OwnCardsVerb, card_argument


class Replace(OwnCardsVerb):
    """Discard a card from hand or Reserve; ``arg`` counts the cards to be drawn (MY-17.8, MY-17.10)."""

    def __init__(self) -> None:
        super().__init__("discard", MY_17_8, 110, "replace")

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The card is given up."""
        return Meaning(GIVE_UP, things(card=1))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Put it with the played cards until all are drawn; one from the Reserve is not replaced."""
        in_hand = play(s, f.seat, n)
        if s.log is not None:
            s.emit(Message("log-discard", {"seat": f.seat, **card_argument(n)}, self.rule))
        s.push(Frame(f.step, f.seat, f.arg + (1 if in_hand else 0)))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Prefer a poor card, which makes room for another."""
        return discard_worth(s, n)


class Replaced(Done):
    """Draw as many cards as were discarded from the hand (MY-17.9)."""

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Draw them; the discard pile is shuffled without the cards just discarded (MY-17.11)."""
        s.push(Frame(FLOW.draw, f.seat, f.arg))


class Counsellor(Text):
    """The Counsellor itself is replaced if it was in the hand (MY-17.12)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_8)
        self.worth = 250
        self.question = Ask("replacing", MY_17_8, [Replace(), Replaced(MY_17_9)], private=True)
        self.steps = steps_of([self.question])

    def bars(self, s: World, seat: int) -> int:
        """It can always be played."""
        return 0

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Ask what to discard."""
        s.push(Frame(self.question, seat, 1 if from_hand else 0))
