"""What choices claim, compared with what happens: prices, rewards, odds and prospects.

A choice is made on a copy of the table, and what belongs to it is played to its end: automatic steps, draws, and the
questions by which a price is paid. Then everything that its meaning names is counted again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Final, Generic

from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.game import Game, JsonDict, W
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import Meaning

LONGEST: Final = 200
"""Steps after which a choice is thought never to end."""
Counts = dict[str, int]


class Claims(Generic[W]):
    """What a game adds: how its things are counted, what belongs to a choice, and what success is."""

    foresees: bool = False
    """Whether the game has prospects."""
    games: int = 24
    """How many games are played at each table; every other one is lively."""
    tables: Mapping[str, JsonDict] = {}
    """Tables to try besides those of the other suites, each with a name."""
    goods: frozenset[str] = frozenset()
    """Things that no choice may take from its seat at once without naming them."""
    payments: frozenset[str] = frozenset()
    """Questions by which the choice before them is paid, or carried out piece by piece; each answer counts by itself as
    well.
    """
    belongs: frozenset[str] = frozenset()
    """Other questions that belong to the choice before them; their first answer is what the choice is about."""
    asides: frozenset[str] = frozenset()
    """Questions on the way that are about something else; their last answer does as little as possible."""
    waits: frozenset[str] = frozenset()
    """Automatic steps that do not belong to the choice before them."""
    forgone: Mapping[str, str] = {}
    """Choices that give up what another choice would bring, with that other one."""
    uncounted: Mapping[tuple[str, str], str] = {}
    """Verbs and things that cannot be counted, each with the reason."""
    chances: frozenset[str] = frozenset()
    """Questions on the way to the dice; the last answer of each changes nothing."""

    def counted(self, s: W, f: Frame, verb: str) -> Counts:
        """Return how many the seat of a question has of what a verb costs and brings, by the ids of the messages that
        name them.
        """
        raise NotImplementedError

    def pending(self, before: W, after: W) -> frozenset[str]:
        """Return the things that a choice brings later, or mixes with those of another, so that they cannot be
        counted.
        """
        return frozenset()

    def answer(self, s: W) -> int:
        """Return the answer to a question that belongs to the choice before it."""
        return engine.options(s)[0]

    def charged(self, s: W, seat: int) -> Counts:
        """Return what a seat still has to pay by the open questions."""
        return {}

    def succeeded(self, before: W, rolled: W, action: int) -> bool:
        """Return whether a risk taken ``before`` ends well once chance has ``rolled``; it may play that table on."""
        raise NotImplementedError

    def excuses(self, game: Game[W], s: W, action: int) -> bool:
        """Return whether a choice claims something that cannot be counted, so that a false claim is not found."""
        verb = game.vocabulary.verb(action)
        after, _bill = carried_out(self, s, action)
        return bool(self.pending(s, after)) or any(word == verb for word, _thing in self.uncounted)

    told: frozenset[str] = frozenset()
    """Messages by which what happens to others is foreseen."""
    asked: frozenset[str] = frozenset()
    """Questions and choices, such as "act pass", that people are always asked to confirm."""

    def unused(self, s: W, action: int) -> tuple[int, int] | None:
        """Return how much of what a seat could still use a choice leaves unused, and of how much; None if nothing that
        can be counted is left.
        """
        return None

    def unforeseen(self, s: W, action: int, foreseen: list[Message]) -> str:
        """Return how what a choice does to others differs from what is ``foreseen``, "" if it does not."""
        return ""

    def enrich(self, s: W) -> None:
        """Give the asked seat of a lively game more to choose from."""

    def due(self, s: W, seat: int) -> Counts | None:
        """Return what the prospects of a seat foresee, None if they say nothing."""
        return None

    def paid(self, s: W, seat: int) -> Counts:
        """End the turn of a seat, or play on until the next payout, without any other gain; return what it got."""
        raise NotImplementedError


def meant(game: Game[W], s: W, action: int) -> Meaning:
    """Return what a choice of a seat means."""
    meaning = game.meaning(s, action)
    assert meaning is not None
    return meaning


def told(meaning: Meaning) -> Counts:
    """Return by thing what a choice brings, less what it costs."""
    found = Counter(meaning.reward)
    found.subtract(meaning.price)
    return dict(found)


def added(one: Mapping[str, int], other: Mapping[str, int], times: int = 1) -> Counts:
    """Return the sums of two counts, of which the other counts several times."""
    return {thing: one.get(thing, 0) + times * other.get(thing, 0) for thing in {**one, **other}}


def carried_out(claims: Claims[W], s: W, action: int) -> tuple[W, Mapping[str, int]]:
    """Make a choice on a copy; return the table when all that belongs to it is done, and what was charged for it."""
    after, seat, depth = copied(s), engine.asked(s), len(s.todo) - 1
    owed, bill = claims.charged(s, seat), Counter[str]()
    alone = engine.step_of(s).name in claims.payments
    for _step in range(LONGEST):
        engine.answer(after, action)
        now = claims.charged(after, seat)
        bill.update(
            {thing: number - owed.get(thing, 0) for thing, number in now.items() if number > owed.get(thing, 0)}
        )
        owed = now
        if alone or len(after.todo) <= depth:
            return after, bill
        step = engine.step_of(after)
        if step.automatic and step.name not in claims.waits:
            action = 0
        elif step.name in claims.belongs | claims.payments and engine.asked(after) in (seat, CHANCE):
            action = claims.answer(after)
        elif step.name in claims.asides:
            action = engine.options(after)[-1]
        else:
            return after, bill
    raise AssertionError(f"no end of {step.name}")


def difference(claims: Claims[W], s: W, after: W, verb: str) -> Counts:
    """Return by thing what the asked seat has more or less of after a choice."""
    f = engine.top(s)
    return added(claims.counted(after, f, verb), claims.counted(s, f, verb), -1)


def wrong_counts(game: Game[W], claims: Claims[W], s: W, action: int, meaning: Meaning) -> list[str]:
    """Return the things that a choice claims and does not change so, or takes and does not claim."""
    verb = game.vocabulary.verb(action)
    if verb in claims.forgone:
        return wrongly_forgone(game, claims, s, verb, meaning)
    after, bill = carried_out(claims, s, action)
    return compared(claims, s, after, verb, meaning, bill)


def wrongly_forgone(game: Game[W], claims: Claims[W], s: W, verb: str, meaning: Meaning) -> list[str]:
    """Return what a choice claims to give up and another choice does not bring."""
    others = [a for a in engine.options(s) if game.vocabulary.verb(a) == claims.forgone[verb]]
    given_up = difference(claims, s, carried_out(claims, s, others[0])[0], verb) if others else {}
    return [
        f"{thing} {number} claimed, {given_up.get(thing, 0)} forgone"
        for thing, number in meaning.price.items()
        if given_up.get(thing, 0) != number
    ]


def compared(
    claims: Claims[W], s: W, after: W, verb: str, meaning: Meaning, bill: Mapping[str, int] | None = None
) -> list[str]:
    """Return the things of a meaning that changed otherwise, and those that are taken and not in it; what a choice is
    charged for counts as taken.
    """
    claimed, changed = told(meaning), added(difference(claims, s, after, verb), bill or {}, -1)
    uncounted = claims.pending(s, after) | {thing for word, thing in claims.uncounted if word == verb}
    found: list[str] = []
    for thing in {**changed, **claimed}:
        change, claim = changed.get(thing, 0), claimed.get(thing, 0)
        if thing in uncounted:
            continue
        if thing in claimed:
            if change != claim:
                found.append(f"{thing} {claim:+} claimed, {change:+} happened")
        elif change < 0 and thing in claims.goods:
            found.append(f"{thing} not claimed, {change:+} happened")
    return found


def wrongly_asked(game: Game[W], claims: Claims[W], s: W, action: int, meaning: Meaning) -> str:
    """Return what is wrong with whether people are asked to confirm a choice: they are if it leaves a third or more of
    what the seat could still use, or if it is one that they are always asked about; otherwise they are not.
    """
    choice = f"{engine.step_of(s).name} {game.vocabulary.verb(action)}"
    left = claims.unused(s, action)
    much = choice in claims.asked or (left is not None and left[0] > 0 and 3 * left[0] >= left[1])
    return "" if much == (meaning.loss is not None) else f"{choice}: {left} left, asked: {meaning.loss}"


def rolls(claims: Claims[W], s: W, action: int) -> list[tuple[int, W]]:
    """Take a risk on copies of the table; return every answer of chance to it: its weight, and the table after it."""
    after = copied(s)
    engine.answer(after, action)
    while engine.automatic(after) or engine.step_of(after).name in claims.chances:
        engine.answer(after, 0 if engine.automatic(after) else engine.options(after)[-1])
    assert engine.asked(after) == CHANCE, f"{engine.step_of(after).name} is no roll"
    found: list[tuple[int, W]] = []
    for roll, weight in zip(engine.options(after), engine.weights(after), strict=True):
        end = copied(after)
        engine.answer(end, roll)
        found.append((weight, end))
    return found


def wrong_odds(game: Game[W], claims: Claims[W], s: W, action: int, meaning: Meaning) -> list[str]:
    """Return what is wrong with a risk: its odds, and what it costs and brings if it succeeds."""
    verb, found, ways, ways_in_all = game.vocabulary.verb(action), list[str](), 0, 0
    for weight, end in rolls(claims, s, action):
        won = claims.succeeded(s, end, action)
        ways, ways_in_all = ways + weight * won, ways_in_all + weight
        if won and meaning.reward:
            found += compared(claims, s, end, verb, meaning)
    assert meaning.odds is not None
    if Fraction(ways, ways_in_all) != Fraction(*meaning.odds):
        found.append(f"odds {meaning.odds} claimed, {(ways, ways_in_all)} happened")
    return found


def copied(s: W) -> W:
    """Return a copy of a table."""
    after = s.clone()
    assert isinstance(after, type(s))
    return after


def faults(game: Game[W], claims: Claims[W], s: W, action: int, meaning: Meaning) -> list[str]:
    """Return what is wrong with what an option is said to mean."""
    found = [] if meaning.odds and meaning.reward else wrong_counts(game, claims, s, action, meaning)
    if meaning.odds is not None:
        found += wrong_odds(game, claims, s, action, meaning)
    return [f"{engine.step_of(s).name}: {game.vocabulary.name(action)}: {fault}" for fault in found]
