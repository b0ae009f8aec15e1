"""What all verbs of Small World share, and the questions they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import END, Meaning, Question, Verb
from turnwright.games.small_world.data.tables import REGIONS, SEATS
from turnwright.games.small_world.rules import SW_3_2
from turnwright.games.small_world.state import World

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance

ALONE: Final = [""]
"""The parameters of a verb that takes none."""
REGION_NAMES: Final = [str(region + 1) for region in range(REGIONS)]
SEAT_NAMES: Final = [str(seat) for seat in range(SEATS)]


class WorldVerb(Verb[World]):
    """A verb of Small World; ``rated`` tells bots how good its choices look."""

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

    def detail(self, s: World, f: Frame, n: int) -> Message | None:
        """Show whether the choice is refused only by the table's reading of a rule."""
        return Message("detail-by-table") if s.rules.refused_by_table(self.refuse(s, f, n)) else None

    def rated(self, glance: Glance, n: int) -> int:
        """Return a quick estimate of choice ``n``, in thousandths of a coin."""
        return 0

    def judge(self, s: World, f: Frame, choices: list[int], scores: list[int]) -> None:
        """Append an estimate for each of some choices; ``judgement/priors.py`` shares a glance among all verbs."""
        from turnwright.games.small_world.judgement.priors import Glance

        glance = Glance(s, f)
        glance.best = max([glance.best, *scores])
        for n in choices:
            scores.append(self.rated(glance, n))


class RegionVerb(WorldVerb):
    """A verb about a region: choice ``n`` is region ``n``, named ``n + 1``."""

    def __init__(self, word: str, rule: int, place: int) -> None:
        super().__init__(word, REGION_NAMES, rule, place)

    def append(self, regions: int, actions: list[int]) -> None:
        """Append a mask of regions to ``actions``."""
        while regions:
            low = regions & -regions
            regions ^= low
            actions.append(self.base + low.bit_length() - 1)

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the region."""
        return Message(f"choice-{self.word}", {"region": n + 1})

    def target(self, n: int) -> str:
        """Point at the region."""
        return f"region-{n + 1}"


class OwnRegionVerb(RegionVerb):
    """A verb about a region of the force that is asked, ``arg`` of the frame."""

    def open(self, s: World, f: Frame) -> int:
        """Return the regions of the race that may be chosen: by default all of them."""
        return s.land[f.arg]

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Append the regions that may be chosen."""
        self.append(self.open(s, f), actions)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be a region of the race that may be chosen."""
        if 1 << n & s.board.all == 0:
            return SW_3_2
        if 1 << n & s.land[f.arg] == 0:
            return self.foreign(s, f, n)
        return 0 if 1 << n & self.open(s, f) else self.closed(s, f, n)

    def foreign(self, s: World, f: Frame, n: int) -> int:
        """Return the rule that forbids a region of somebody else, or of nobody."""
        return self.rule

    def closed(self, s: World, f: Frame, n: int) -> int:
        """Return the rule that forbids a region of the race."""
        return self.rule


class SeatVerb(WorldVerb):
    """A verb about a seat: choice ``n`` is seat ``n``."""

    def __init__(self, word: str, rule: int, place: int) -> None:
        super().__init__(word, SEAT_NAMES, rule, place)

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the seat."""
        return Message(f"choice-{self.word}", {"seat": n})


class Done(WorldVerb):
    """A verb that changes nothing: an offer is declined, or things stay as they are."""

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Do nothing."""

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """End the question."""
        return Meaning(END)


class Skip(Done):
    """Decline the offer."""

    def __init__(self, rule: int) -> None:
        super().__init__("skip", ALONE, rule, 150)


class Keep(Done):
    """Leave markers where they are."""

    def __init__(self, rule: int) -> None:
        super().__init__("keep", ALONE, rule, 160)


class NotNow(WorldVerb):
    """The words of another verb in a question that never offers it: a rule says why."""

    def __init__(self, other: WorldVerb, rule: int) -> None:
        super().__init__(other.word, other.parameters, rule, other.place)

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Offer nothing."""

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Cite the rule."""
        return self.rule


class Ask(Question[World]):
    """A question of Small World.

    choices     its verbs, in order
    conquering  whether the tokens in hand of force ``arg`` can still conquer; ``extra`` is a roll that helps
    narrow      whether it is asked during a campaign and refuses other verbs by its own rule
    half        for bots: a choice that looks worse by this much has half the weight
    """

    def __init__(self, name: str, rule: int, choices: list[WorldVerb], private: bool = False, half: int = 40) -> None:
        super().__init__(name, rule, cast("list[Verb[World]]", choices), private)
        self.choices = choices
        self.conquering = False
        self.narrow = False
        self.half = half

    def bar(self, others: list[WorldVerb]) -> None:
        """Recognize the words of ``others`` as well, and refuse them."""
        for verb in others:
            if verb.word not in self.verbs:
                self.verbs.append(verb.word)
                self.choices.append(NotNow(verb, self.rule))

    def choice(self, action: int) -> WorldVerb:
        """Return the verb that ``action`` belongs to."""
        for verb in self.choices:
            if action < verb.base + verb.size and verb.base <= action:
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
