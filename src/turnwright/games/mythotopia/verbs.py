"""What all verbs of Mythotopia share, and the questions they answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from turnwright.core.frames import SOURCE, TARGET, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import END, SPEND, Meaning, Question, Verb, things
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.data.geometry import KEYS, SEAS
from turnwright.games.mythotopia.data.vp_cards import HEAP_CARD, VP_KEYS
from turnwright.games.mythotopia.queries import is_double, usable_kinds
from turnwright.games.mythotopia.state import World

ALONE: Final = [""]
"""The parameters of a verb that takes none."""
PLAY: Final = "play"
PLAY_PLACE: Final = 130
"""The base of all verbs that play a card for its text or its province."""


def card_argument(card: int) -> dict[str, Argument]:
    """Return the argument that names a card."""
    return {"card": f"@card-{CARD_KEYS[card]}"}


def province_argument(province: int) -> dict[str, Argument]:
    """Return the argument that names a province."""
    return {"province": f"@province-{KEYS[province]}"}


def sea_argument(sea: int) -> dict[str, Argument]:
    """Return the argument that names a sea area."""
    return {"sea": f"@sea-{SEAS[sea]}"}


class WorldVerb(Verb[World]):
    """A verb of Mythotopia."""

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Append the legal choices."""
        for n in range(self.size):
            if self.refuse(s, f, n) == 0:
                actions.append(self.base + n)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Return 0, or the rule that forbids choice ``n``."""
        return 0

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Do it."""
        raise NotImplementedError


class ProvinceVerb(WorldVerb):
    """A verb about a province: choice ``n`` is province ``n``."""

    def __init__(self, word: str, rule: int, place: int) -> None:
        super().__init__(word, KEYS, rule, place)

    def open(self, s: World, f: Frame) -> int:
        """Return the provinces that may be chosen, as a mask."""
        raise NotImplementedError

    def closed(self, s: World, f: Frame, n: int) -> int:
        """Return the rule that forbids a province."""
        return self.rule

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Append the provinces that may be chosen."""
        provinces = self.open(s, f)
        while provinces:
            low = provinces & -provinces
            provinces ^= low
            actions.append(self.base + low.bit_length() - 1)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be a province that may be chosen."""
        return 0 if self.open(s, f) >> n & 1 else self.closed(s, f, n)

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the province."""
        return Message(f"choice-{self.word}", province_argument(n))

    def target(self, n: int) -> str:
        """Point at the province."""
        return f"province-{KEYS[n]}"


class SeaVerb(WorldVerb):
    """A verb about a sea area: choice ``n`` is sea area ``n``."""

    def __init__(self, word: str, rule: int, place: int) -> None:
        super().__init__(word, SEAS, rule, place)

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the sea area."""
        return Message(f"choice-{self.word}", sea_argument(n))

    def target(self, n: int) -> str:
        """Point at the sea area."""
        return f"sea-{SEAS[n]}"


class CardsVerb(WorldVerb):
    """A verb about a card: choice ``n`` is card ``n``.

    says   the message on its buttons, which is more specific than the word if several verbs share it
    drawn  where the card is drawn, for the target of a choice
    """

    def __init__(self, word: str, rule: int, place: int, says: str = "", drawn: str = "card") -> None:
        super().__init__(word, CARD_KEYS, rule, place)
        self.says = f"choice-{says or word}"
        self.drawn = drawn

    def among(self, s: World, f: Frame) -> list[int]:
        """Return the different candidate cards, ascending."""
        raise NotImplementedError

    def bars(self, s: World, f: Frame, card: int) -> int:
        """Return 0, or the rule that forbids a candidate."""
        return 0

    def surplus(self, s: World, f: Frame, card: int) -> int:
        """Return how much more than needed a card would pay."""
        return 0

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Append the candidates that no rule forbids."""
        base = self.base
        for card in self.among(s, f):
            if self.bars(s, f, card) == 0:
                actions.append(base + card)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be a candidate."""
        return self.bars(s, f, n) if n in self.among(s, f) else self.rule

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message(self.says, card_argument(n))

    def target(self, n: int) -> str:
        """Point at the card."""
        return f"{self.drawn}-{CARD_KEYS[n]}"

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The card is spent."""
        return Meaning(SPEND, things(card=1))


class OwnCardsVerb(CardsVerb):
    """A verb that plays or gives up a card from hand or Reserve; the one in hand if it is in both."""

    def among(self, s: World, f: Frame) -> list[int]:
        """All cards of hand and Reserve."""
        return usable_kinds(s, f.seat)

    def reveals(self, s: World, f: Frame, n: int) -> bool:
        """If a card leaves the Reserve and another copy exists, this reveals something about the hand."""
        return n in s.reserves[f.seat] and is_double(s, n)


class NumberOf(WorldVerb):
    """A verb about a number, from ``lowest`` to ``highest``: choice ``n`` is the number ``n``."""

    def __init__(self, word: str, most: int, rule: int, place: int) -> None:
        super().__init__(word, [str(number) for number in range(most + 1)], rule, place)

    def lowest(self, s: World, f: Frame) -> int:
        """Return the smallest number that may be chosen."""
        return 1

    def highest(self, s: World, f: Frame) -> int:
        """Return the largest number that may be chosen."""
        raise NotImplementedError

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Append the numbers in the range."""
        for n in range(self.lowest(s, f), self.highest(s, f) + 1):
            actions.append(self.base + n)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be in the range."""
        return 0 if self.lowest(s, f) <= n <= self.highest(s, f) else self.rule

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Say how many."""
        return Message(f"choice-{self.word}", {"number": n})


class Done(WorldVerb):
    """End a question without choosing anything else."""

    def __init__(self, rule: int, place: int = 980, word: str = "done") -> None:
        super().__init__(word, ALONE, rule, place)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Nothing happens."""

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """End the question."""
        return Meaning(END)


def province_asked(f: Frame) -> dict[str, Argument]:
    """Return the argument that names province ``arg`` of a frame."""
    return province_argument(f.arg)


def sea_asked(f: Frame) -> dict[str, Argument]:
    """Return the argument that names sea area ``arg`` of a frame."""
    return sea_argument(f.arg)


def vp_card_asked(f: Frame) -> dict[str, Argument]:
    """Return the argument that names the VP card of heap ``arg`` of a frame."""
    return {"vp_card": f"@vp-{VP_KEYS[HEAP_CARD[f.arg]]}"}


def left(f: Frame) -> dict[str, Argument]:
    """Return the argument with the remaining number of times the question is asked, including this one."""
    return {"left": f.arg}


def no_ends(f: Frame) -> dict[str, str]:
    """Return no end."""
    return {}


def to_province(f: Frame) -> dict[str, str]:
    """Return province ``arg`` of a frame as the target."""
    return {f"province-{KEYS[f.arg]}": TARGET}


def from_province(f: Frame) -> dict[str, str]:
    """Return province ``arg`` of a frame as the source."""
    return {f"province-{KEYS[f.arg]}": SOURCE}


def from_to_province(f: Frame) -> dict[str, str]:
    """Return province ``arg`` of a frame as the source, and province ``extra`` as the target."""
    return {f"province-{KEYS[f.arg]}": SOURCE, f"province-{KEYS[f.extra]}": TARGET}


def to_sea(f: Frame) -> dict[str, str]:
    """Return sea area ``arg`` of a frame as the target."""
    return {f"sea-{SEAS[f.arg]}": TARGET}


def from_sea(f: Frame) -> dict[str, str]:
    """Return sea area ``arg`` of a frame as the source."""
    return {f"sea-{SEAS[f.arg]}": SOURCE}


def nothing_asked(f: Frame) -> dict[str, Argument]:
    """Return no argument."""
    return {}


class Ask(Question[World]):
    """A question of Mythotopia; ``choices`` are its verbs, in order, ``about`` returns the arguments of its prompt, and
    ``between`` the places it is about.
    """

    def __init__(
        self,
        name: str,
        rule: int,
        choices: list[WorldVerb],
        private: bool = False,
        about: Callable[[Frame], dict[str, Argument]] = nothing_asked,
        between: Callable[[Frame], dict[str, str]] = no_ends,
        setup: bool = False,
    ) -> None:
        super().__init__(name, rule, cast("list[Verb[World]]", choices), private)
        self.setup = setup
        self.choices = choices
        self.about = about
        self.between = between

    def prompt(self, s: World, f: Frame) -> Message:
        """Show what the question is about."""
        return Message(f"prompt-{self.name}", self.about(f))

    def ends(self, s: World, f: Frame) -> dict[str, str]:
        """The places it is about."""
        return self.between(f)

    def choice(self, action: int) -> WorldVerb:
        """Return the verb that ``action`` belongs to."""
        for verb in self.choices:
            if verb.base <= action < verb.base + verb.size:
                return verb
        raise LookupError(f"{self.name} has no answer {action}")

    def candidates(self, s: World, f: Frame) -> list[int]:
        """Return what its verbs offer."""
        actions: list[int] = []
        for verb in self.choices:
            verb.offer(s, f, actions)
        return actions

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Let the verb apply the choice."""
        verb = self.choice(action)
        verb.apply(s, f, action - verb.base)
