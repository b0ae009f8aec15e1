"""Verbs: blocks of choices that belong together, and the questions that they answer.

A verb is one object that knows everything about its choices: what it offers, why it refuses, what it does, what its
buttons say and point at, what a choice means. A question is a named list of verbs. Several verbs may share a word
("skip" answers several questions); they then share its ints.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from turnwright.core.actions import Vocabulary
from turnwright.core.frames import Frame, S, State, Step
from turnwright.core.gestures import Gesture
from turnwright.core.messages import Argument, Message

GAIN: Final = "gain"
SPEND: Final = "spend"
GIVE_UP: Final = "give-up"
END: Final = "end"
RISK: Final = "risk"
MEANINGS: Final = (GAIN, SPEND, GIVE_UP, END, RISK)
"""What a choice mainly does for its seat."""
MUCH: Final = 3
"""One part in so many of what a seat could still use is much to leave unused."""


class Meaning:
    """What a choice means: its kind, what it costs, what it brings, and its odds if chance decides.

    ``price`` and ``reward`` count things by the id of the message that names them; ``odds`` is (ways to succeed, ways
    in all). ``loss`` says in words what is given up or left unused if that is much, so that people are asked to
    confirm. ``repeats``: a small answer that is given several times in a row, such as one token of six; each click on
    its place gives one at once.
    """

    def __init__(
        self,
        kind: str,
        price: dict[str, int] | None = None,
        reward: dict[str, int] | None = None,
        odds: tuple[int, int] | None = None,
        loss: Message | None = None,
        repeats: bool = False,
    ) -> None:
        assert kind in MEANINGS, kind
        assert loss is None or kind in (GIVE_UP, END), kind
        assert not repeats or kind in (GAIN, SPEND), kind
        self.kind = kind
        self.price: dict[str, int] = {} if price is None else price
        self.reward: dict[str, int] = {} if reward is None else reward
        self.odds = odds
        self.loss = loss
        self.repeats = repeats

    def __repr__(self) -> str:
        worth = f"price={self.price}, reward={self.reward}, odds={self.odds}"
        return f"Meaning({self.kind!r}, {worth}, loss={self.loss}, repeats={self.repeats})"


def things(**counts: int) -> dict[str, int]:
    """Return what a choice costs or brings, by the messages that name the things: ``thing-vp``, ``thing-card``…"""
    return {f"thing-{name}": count for name, count in counts.items() if count}


def is_much(unused: int, whole: int) -> bool:
    """Tell whether so much of a whole is left unused that people are asked to confirm it: a third or more."""
    return unused > 0 and unused * MUCH >= whole


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """A block of choices: one for each of its ``parameters``, which ``n`` counts from 0, or ``word`` alone if it has
    none.

    rule    the ledger rule that describes it; the reason for a refusal without a better one
    place   the position of its choices among those of the game: verbs are numbered by place
    base    the int of its first choice, set by ``assemble``

    What is offered is asked for most: bots spend most of their time there. By default every choice of the verb is tried
    on ``refuse``, which is slow with many parameters. ``among`` narrows that down, to the cards in hand for example; a
    verb that overrides ``offer`` itself need not call ``refuse`` at all.
    """

    def __init__(self, word: str, parameters: list[str], rule: int, place: int) -> None:
        self.word = word
        self.parameters = parameters or [""]
        self.rule = rule
        self.place = place
        self.base = -1
        self.size = len(self.parameters)
        self.every = list(range(self.size))

    def offer(self, s: S, f: Frame, actions: list[int]) -> None:
        """Append the legal choices to ``actions``, ascending; by default those of ``among`` that are not refused."""
        base = self.base
        for n in self.among(s, f):
            if self.refuse(s, f, n) == 0:
                actions.append(base + n)

    def among(self, s: S, f: Frame) -> list[int]:
        """Return the choices that may be legal, ascending, each once; ``refuse`` must refuse all others."""
        return self.every

    def refuse(self, s: S, f: Frame, n: int) -> int:
        """Return 0, or the rule that forbids choice ``n``."""
        return 0

    def apply(self, s: S, f: Frame, n: int) -> None:
        """Apply choice ``n``, then push what follows. The frame is already off the stack."""
        raise NotImplementedError

    def weight(self, s: S, f: Frame, n: int) -> int:
        """Return the weight of choice ``n`` if chance answers."""
        return 1

    def weigh(self, s: S, f: Frame, weights: list[int]) -> None:
        """Append the weight of each choice that it offers to chance."""
        actions: list[int] = []
        self.offer(s, f, actions)
        for action in actions:
            weights.append(self.weight(s, f, action - self.base))

    def detail(self, s: S, f: Frame, n: int) -> Message | None:
        """Return the numbers behind a refusal (need 4, have 3), or None."""
        return None

    def lack(self, s: S, f: Frame, n: int) -> int:
        """Return how much is missing for choice ``n``, if that is the reason for its refusal; of several choices that
        point at one place, the one that lacks least is explained.
        """
        return 0

    def concerns(self, s: S, seat: int, n: int) -> bool:
        """Tell whether choice ``n`` can be the seat's at all, as far as it may know: not if another faction has it, or
        a card that the seat does not hold. It is then not what a click of the seat means.
        """
        return True

    def label(self, s: S, f: Frame, n: int) -> Message:
        """Return the label of the button of choice ``n``, from a view of the table."""
        args: dict[str, Argument] = {"what": self.parameters[n]} if self.parameters[n] else {}
        return Message(f"choice-{self.word}", args)

    def target(self, n: int) -> str:
        """Return the id of the drawn element that choice ``n`` points at ("" for none)."""
        return ""

    def targets(self, n: int) -> list[str]:
        """Return all drawn elements that choice ``n`` points at, the main one first; any of them can be clicked."""
        target = self.target(n)
        return [target] if target else []

    def sources(self, s: S, f: Frame, n: int) -> list[str]:
        """Return the drawn elements that choice ``n`` starts from, if it leads from one place to another; from a view
        of the table.
        """
        return []

    def meaning(self, s: S, f: Frame, n: int) -> Meaning:
        """Return what choice ``n`` means for its seat, from a view of the table."""
        return Meaning(GAIN)

    def outlook(self, s: S, f: Frame, n: int) -> list[Message]:
        """Return what is worth knowing before choice ``n`` is made, besides what its log will say, such as odds."""
        return []

    def prior(self, s: S, f: Frame, n: int) -> int:
        """Return how good choice ``n`` looks at a glance, for bots, in thousandths of a point; 0 is neutral."""
        return 0

    def judge(self, s: S, f: Frame, choices: list[int], scores: list[int]) -> None:
        """Append how good each of some choices looks (``option_weights.py``), where they share calculations."""
        for n in choices:
            scores.append(self.prior(s, f, n))

    def gestures(self, s: S, f: Frame) -> list[Gesture]:
        """Return gestures to suggest to the asked seat, each beginning with this verb."""
        return []

    def reveals(self, s: S, f: Frame, n: int) -> bool:
        """Tell whether choice ``n`` shows other seats something new, so that undo cannot go past it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that is answered by one of its verbs.

    ``private``: skipping a forced answer would reveal a secret, so that even a single answer is asked.
    """

    def __init__(self, name: str, rule: int, answers: list[Verb[S]], private: bool = False) -> None:
        super().__init__(name, [verb.word for verb in answers], rule)
        self.answers = answers
        self.private = private

    def answer(self, action: int) -> Verb[S]:
        """Return the verb of ``action``."""
        for verb in self.answers:
            if verb.base <= action < verb.base + verb.size:
                return verb
        raise LookupError(f"{self.name} has no answer {action}")

    def candidates(self, s: S, f: Frame) -> list[int]:
        """Return what its verbs offer."""
        actions: list[int] = []
        for verb in self.answers:
            verb.offer(s, f, actions)
        return actions

    def refuse(self, s: S, f: Frame, action: int) -> int:
        """Return what the verb says."""
        verb = self.answer(action)
        return verb.refuse(s, f, action - verb.base)

    def apply(self, s: S, f: Frame, action: int) -> None:
        """Let the verb apply it."""
        verb = self.answer(action)
        verb.apply(s, f, action - verb.base)

    def weights(self, s: S, f: Frame) -> list[int]:
        """Return the weights that the verbs give."""
        weights: list[int] = []
        for verb in self.answers:
            verb.weigh(s, f, weights)
        return weights

    def detail(self, s: S, f: Frame, action: int) -> Message | None:
        """Return what the verb says."""
        verb = self.answer(action)
        return verb.detail(s, f, action - verb.base)

    def reveals(self, s: S, f: Frame, action: int) -> bool:
        """Return what the verb says."""
        verb = self.answer(action)
        return self.revealing or verb.reveals(s, f, action - verb.base)

    def gestures(self, s: S, f: Frame) -> list[Gesture]:
        """Return what its verbs suggest."""
        return [gesture for verb in self.answers for gesture in verb.gestures(s, f)]


def answering(step: Step[State], action: int) -> Verb[State]:
    """Return the verb of a question that ``action`` belongs to."""
    assert isinstance(step, Question)
    return step.answer(action)


def assemble(steps: list[Step[State]]) -> Vocabulary:
    """Number the verbs of all questions by their places, and return the resulting vocabulary."""
    words: dict[str, list[Verb[State]]] = {}
    for step in steps:
        if isinstance(step, Question):
            for verb in step.answers:
                words.setdefault(verb.word, []).append(verb)
    vocabulary = Vocabulary()
    for word in sorted(words, key=lambda word: words[word][0].place):
        first = words[word][0]
        for verb in words[word]:
            assert (verb.parameters, verb.place) == (first.parameters, first.place), f"{word} means two things"
            verb.base = len(vocabulary)
        vocabulary.add(word, first.parameters, len(vocabulary))
    for step in steps:
        if isinstance(step, Question):
            step.answers.sort(key=lambda verb: verb.base)
    return vocabulary
