"""What all verbs, questions and automatic steps of Terra Mystica share."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import GAIN, SPEND, Meaning, Question, Verb
from turnwright.games.terra_mystica.economy import FREE, Price
from turnwright.games.terra_mystica.rules import TM_5_8, TM_7_5
from turnwright.games.terra_mystica.state import Realm

PRICES: Final = [TM_5_8, TM_7_5]
"""Rules that refuse for lack of resources or of power."""


def some(things: dict[str, int]) -> dict[str, int]:
    """Return the ones that are not zero."""
    return {thing: count for thing, count in things.items() if count}


class RealmVerb(Verb[Realm]):
    """A block of choices; only ``price`` computes the cost of one."""

    def has(self, action: int) -> bool:
        """Return whether ``action`` is one of its choices."""
        return self.base <= action < self.base + self.size

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """Append the legal choices, ascending; by default those that are not refused."""
        for n in range(self.size):
            if self.refuse(s, f, n) == 0:
                actions.append(self.base + n)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """Return 0, or the rule that forbids choice ``n``."""
        return 0

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Do it, then push what follows."""
        raise NotImplementedError

    def converts(self) -> bool:
        """Return whether its choices turn resources into others, as final scoring does without asking."""
        return False

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """Return what choice ``n`` costs."""
        return FREE

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """Return the immediate gain of choice ``n``, by the ids of the messages that name it."""
        return {}

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """Return the arguments of the label of choice ``n``."""
        return {}

    def label(self, s: Realm, f: Frame, n: int) -> Message:
        """Return the text of the button."""
        return Message(f"choice-{self.word}", self.arguments(s, f, n))

    def detail(self, s: Realm, f: Frame, n: int) -> Message | None:
        """Return the numbers, if they are the reason."""
        return self.price(s, f, n).detail(s, f.seat) if self.refuse(s, f, n) in PRICES else None

    def lack(self, s: Realm, f: Frame, n: int) -> int:
        """Return what is missing to pay the price."""
        return self.price(s, f, n).missing(s, f.seat)

    def cost(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """Return what choice ``n`` takes, by the ids of the messages that name it: its price, and what else it uses."""
        return self.price(s, f, n).things()

    def meaning(self, s: Realm, f: Frame, n: int) -> Meaning:
        """Return its cost and gain."""
        price = self.cost(s, f, n)
        return Meaning(SPEND if price else GAIN, price, some(self.reward(s, f, n)))

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Return how promising choice ``n`` looks at a glance, as a weight."""
        return 1


class RealmQuestion(Question[Realm]):
    """A question; its verbs are called directly."""

    def __init__(self, name: str, rule: int, verbs: list[RealmVerb], setup: bool = False) -> None:
        super().__init__(name, rule, cast("list[Verb[Realm]]", verbs))
        self.setup = setup
        self.own = verbs

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """Return what its verbs offer."""
        actions: list[int] = []
        for verb in self.own:
            verb.offer(s, f, actions)
        return actions

    def answer(self, action: int) -> RealmVerb:
        """Return the verb that ``action`` belongs to."""
        for verb in self.own:
            if action < verb.base + verb.size and action >= verb.base:
                return verb
        raise LookupError(f"{self.name} has no answer {action}")

    def weights(self, s: Realm, f: Frame) -> list[int]:
        """All answers of chance are equally likely."""
        return [1] * len(self.candidates(s, f))

    def choice(self, word: str) -> int:
        """Return the int of the first choice with one of its words."""
        return next(verb.base for verb in self.own if verb.word == word)

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """Let the verb decide."""
        verb = self.answer(action)
        return verb.refuse(s, f, action - verb.base)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Let the verb apply the choice."""
        verb = self.answer(action)
        verb.apply(s, f, action - verb.base)


class RealmDraw(RealmQuestion):
    """A question to chance: every answer is equally likely."""

    def __init__(self, name: str, rule: int, verb: RealmVerb) -> None:
        super().__init__(name, rule, [verb])
        self.even = True


class RealmAutoStep(AutoStep[Realm]):
    """An automatic step; ``personal``: it affects only one seat, so it does not happen once the seat has left."""

    def __init__(self, name: str, rule: int, personal: bool = False) -> None:
        super().__init__(name, rule)
        self.personal = personal
