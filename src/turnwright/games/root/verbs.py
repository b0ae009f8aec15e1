"""What all verbs of Root share, and the questions they answer."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.frames import Frame
from turnwright.core.gestures import Gesture
from turnwright.core.masks import numbers_of
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import END, SPEND, Meaning, Question, Verb, things
from turnwright.games.root.data.boards import FACTIONS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CARD_KEYS, NONE
from turnwright.games.root.judgement.estimates import card_worth
from turnwright.games.root.queries import seat_of
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import hand

ALONE: Final = [""]
"""The parameters of a verb that takes none."""
CLEARING_NAMES: Final = [str(clearing + 1) for clearing in range(CLEARINGS)]
ALL_CARDS: Final = (1 << len(CARD_KEYS)) - 1


class WoodsVerb(Verb[Woods]):
    """A verb of Root."""

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append the legal choices."""
        for n in range(self.size):
            if self.refuse(s, f, n) == 0:
                actions.append(self.base + n)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """Return 0, or the rule that forbids choice ``n``."""
        return 0

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Do it."""
        raise NotImplementedError


class ClearingVerb(WoodsVerb):
    """A verb about a clearing: choice ``n`` is clearing ``n``, named ``n + 1``."""

    def __init__(self, word: str, rule: int, place: int) -> None:
        super().__init__(word, CLEARING_NAMES, rule, place)

    def open(self, s: Woods, f: Frame) -> int:
        """Return the clearings that may be chosen, as a mask."""
        raise NotImplementedError

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append the clearings that may be chosen."""
        clearings = self.open(s, f)
        while clearings:
            low = clearings & -clearings
            clearings ^= low
            actions.append(self.base + low.bit_length() - 1)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be a clearing that may be chosen."""
        return 0 if self.open(s, f) >> n & 1 else self.closed(s, f, n)

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Return the rule that forbids a clearing."""
        return self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the clearing."""
        return Message(f"choice-{self.word}", {"clearing": n + 1})

    def target(self, n: int) -> str:
        """Point at the clearing."""
        return f"clearing-{n + 1}"

    def in_one_clearing(self, message: str, clearings: int, number: int) -> list[Gesture]:
        """Return gestures that answer ``number`` times with one of some clearings."""
        if number < 2:
            return []
        return [
            Gesture(Message(message, {"clearing": n + 1, "number": number}), [self.base + n] * number, self.target(n))
            for n in numbers_of(clearings)
        ]


class HandVerb(WoodsVerb):
    """A verb about a card in the hand of the asked seat: choice ``n`` is card ``n``."""

    def __init__(self, word: str, rule: int, place: int) -> None:
        super().__init__(word, CARD_KEYS, rule, place)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Return the cards that may be chosen if they are in hand, as a mask."""
        return ALL_CARDS

    def zone(self, s: Woods, f: Frame) -> int:
        """Return the zone of the card: the hand of the asked seat."""
        return hand(f.seat)

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append the different cards in hand that qualify."""
        fitting = self.fitting(s, f)
        last = NONE
        if fitting:
            for card in s.cards.zones[self.zone(s, f)].layers[0]:
                if card != last and fitting >> card & 1:
                    actions.append(self.base + card)
                    last = card

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be a card in hand that qualifies."""
        return 0 if self.fitting(s, f) >> n & 1 and s.cards.zones[self.zone(s, f)].holds(n) else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message(f"choice-{self.word}", {"card": f"@card-{CARD_KEYS[n]}"})

    def target(self, n: int) -> str:
        """Point at the card in hand."""
        return f"card-{CARD_KEYS[n]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The card is spent."""
        return Meaning(SPEND, things(card=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The card is lost."""
        return -card_worth(n)


class FactionVerb(WoodsVerb):
    """A verb about another seat, named by its faction: choice ``n`` is faction ``n``."""

    def __init__(self, word: str, rule: int, place: int) -> None:
        super().__init__(word, FACTIONS, rule, place)

    def bars(self, s: Woods, f: Frame, seat: int) -> int:
        """Return 0, or the rule that forbids a seat other than the asked one."""
        return 0

    def concerns(self, s: Woods, seat: int, n: int) -> bool:
        """It is about another seat."""
        return seat_of(s, n) != seat

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be another seat that may be chosen."""
        seat = seat_of(s, n)
        return self.rule if seat in (NONE, f.seat) else self.bars(s, f, seat)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the faction."""
        return Message(f"choice-{self.word}", faction_argument(n))

    def target(self, n: int) -> str:
        """Point at its medal on the panel of the seat that leads it."""
        return f"medal-{FACTIONS[n]}"

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Apply the verb to the seat."""
        self.name(s, f, seat_of(s, n))

    def name(self, s: Woods, f: Frame, seat: int) -> None:
        """Apply the verb to a seat."""
        raise NotImplementedError


class Done(WoodsVerb):
    """End a question without choosing anything else."""

    def __init__(self, rule: int) -> None:
        super().__init__("done", ALONE, rule, 980)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Nothing happens."""

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """End the question."""
        return Meaning(END)


class Ask(Question[Woods]):
    """A question of Root; ``choices`` are its verbs, in order."""

    def __init__(
        self, name: str, rule: int, choices: list[WoodsVerb], private: bool = False, setup: bool = False
    ) -> None:
        super().__init__(name, rule, cast("list[Verb[Woods]]", choices), private)
        self.setup = setup
        self.choices = choices

    def choice(self, action: int) -> WoodsVerb:
        """Return the verb that ``action`` belongs to."""
        for verb in self.choices:
            if verb.base <= action < verb.base + verb.size:
                return verb
        raise LookupError(f"{self.name} has no answer {action}")

    def candidates(self, s: Woods, f: Frame) -> list[int]:
        """Return what its verbs offer."""
        actions: list[int] = []
        for verb in self.choices:
            verb.offer(s, f, actions)
        return actions

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Let the verb apply the choice."""
        verb = self.choice(action)
        verb.apply(s, f, action - verb.base)


def faction_argument(faction: int) -> dict[str, Argument]:
    """Return the argument that names a faction."""
    return {"faction": f"@faction-{FACTIONS[faction]}"}


def word_of(step: object, word: str) -> int:
    """Return the action of a question's one-word answer."""
    assert isinstance(step, Ask)
    for verb in step.choices:
        if verb.word == word:
            return verb.base
    raise LookupError(f"{step.name} has no answer {word}")
