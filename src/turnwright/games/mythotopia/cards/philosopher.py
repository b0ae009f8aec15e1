"""Philosopher (MY-17.46 to MY-17.49): choose one of three improvement cards from the deck."""

from __future__ import annotations

from turnwright.core.common import CardVerb
from turnwright.core.decks import insert
from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE, Audience, only, others
from turnwright.core.verbs import GAIN, Meaning, Question, things
from turnwright.core.zones import Zone
from turnwright.games.mythotopia.cards.text import Text, steps_of
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.data.tables import LOOKED_AT as MOST
from turnwright.games.mythotopia.judgement.estimates import draft_worth
from turnwright.games.mythotopia.rules import MY_17_46, MY_17_47, MY_17_49
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.verbs import Ask, CardsVerb, card_argument
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, LOOKED_AT, hand


class LookAt(CardVerb[World]):
    """Chance shows the next improvement card to seat ``arg``."""

    def __init__(self) -> None:
        super().__init__("draw", CARD_KEYS, MY_17_46, 800)

    def pile(self, s: World, f: Frame) -> Zone:
        """The improvement deck."""
        return s.cards.zones[IMPROVEMENT_DECK]

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message("choice-look", card_argument(n))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Put it where the seat can look at it."""
        s.cards.move(IMPROVEMENT_DECK, LOOKED_AT, n)
        if s.log is not None:
            s.emit(Message("log-look", {"seat": f.arg}, self.rule, others(only(f.arg))))
            s.emit(Message("log-looked", {"seat": f.arg, **card_argument(n)}, self.rule, only(f.arg)))


class Looking(Question[World]):
    """Chance decides the next improvement card."""

    def __init__(self) -> None:
        super().__init__("looking", MY_17_46, [LookAt()])

    def audience(self, s: World, f: Frame) -> Audience:
        """The seat that looks."""
        return only(f.arg)


class Keep(CardsVerb):
    """Take one of the cards into hand."""

    def __init__(self) -> None:
        super().__init__("keep", MY_17_46, 160, drawn="looked")

    def among(self, s: World, f: Frame) -> list[int]:
        """The cards looked at."""
        return s.cards.zones[LOOKED_AT].layers[0][:]

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """A card."""
        return Meaning(GAIN, reward=things(card=1))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Put the others under the improvement deck (MY-17.47)."""
        s.cards.move(LOOKED_AT, hand(f.seat), n)
        for card in self.among(s, f):
            s.cards.put_under(LOOKED_AT, IMPROVEMENT_DECK, card)
        if s.log is not None:
            s.emit(Message("log-keep", {"seat": f.seat}, MY_17_47, others(only(f.seat))))
            s.emit(Message("log-kept", {"seat": f.seat, **card_argument(n)}, self.rule, only(f.seat)))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Prefer a good card."""
        return draft_worth(s, n)


class Keeping(Ask):
    """The seat chooses in secret."""

    def __init__(self) -> None:
        super().__init__("keeping", MY_17_46, [Keep()])

    def audience(self, s: World, f: Frame) -> Audience:
        """The seat that looked."""
        return only(f.seat)


class Philosopher(Text):
    """Look at three cards and take one (MY-17.46); then this card leaves the game (MY-17.48)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_46)
        self.worth = 300
        self.looking = Looking()
        self.keeping = Keeping()
        self.steps = steps_of([self.looking, self.keeping])

    def bars(self, s: World, seat: int) -> int:
        """There must be a card to look at (MY-17.49)."""
        return 0 if s.cards.zones[IMPROVEMENT_DECK].size() else MY_17_49

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Look at as many as there are."""
        s.played.remove(self.card)
        insert(s.gone, self.card)
        s.cards.open_to(LOOKED_AT, only(seat))
        number = min(MOST, s.cards.zones[IMPROVEMENT_DECK].size())
        s.then([*[Frame(self.looking, CHANCE, seat)] * number, Frame(self.keeping, seat)])
