"""Replays a story by the rule book: the same choices, each where the rules ask for it.

Offers of power are answered at once, spades of phase III are used in turn order, and conversions are placed before or
after the action, so that the seat ends its turn as it did in the log.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, islice, product

from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.plies import NO_ACTION
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica.data.tables import PLAY
from turnwright.games.terra_mystica.exchange.choices import ACCEPT, CULT, DECLINE, DONE, END, uses_power
from turnwright.games.terra_mystica.exchange.misfits import Misfit, refused
from turnwright.games.terra_mystica.exchange.states import snapshot
from turnwright.games.terra_mystica.exchange.story import Departure, Part, Story, Turn, raised_so_far
from turnwright.games.terra_mystica.leaving import leave
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.terraforming import task_of

MOST_PLANS = 500
"""How many positions for the conversions of one turn are tried."""
MOST_TRIES = 200
"""How often an earlier turn is replayed differently because a later one gets stuck."""

BOWLS = 4
"""The position of the bowls in a snapshot."""

Plan = list[tuple[Part, int]]
"""The conversions of a turn, each with the number of fixed parts before it."""


def plans(turn: Turn) -> list[Plan]:
    """Return possible positions for the conversions of a turn, closest to the log first.

    Those that spend power keep their order, and so do the others.
    """
    told: Plan = []
    fixed = 0
    for part in turn.parts:
        if part.free:
            told.append((part, fixed))
        else:
            fixed += 1
    slots = sorted({*turn.slots, fixed})
    home = [max([i for i, slot in enumerate(slots) if slot <= place], default=0) for _part, place in told]
    groups = [[i for i, (part, _place) in enumerate(told) if spends_power(part) == power] for power in (True, False)]
    ways = [combinations_with_replacement(range(len(slots)), len(group)) for group in groups]
    places: list[list[int]] = [home]
    for way in islice(product(*ways), MOST_PLANS):
        place = home[:]
        for group, chosen in zip(groups, way, strict=True):
            for i, slot in zip(group, chosen, strict=True):
                place[i] = slot
        if place != home:
            places.append(place)
    places.sort(key=lambda place: sum([abs(here - there) for here, there in zip(place, home, strict=True)]))
    return [[(part, slots[k]) for (part, _place), k in zip(told, place, strict=True)] for place in places]


def spends_power(part: Part) -> bool:
    """Return whether a conversion uses power."""
    return uses_power(part.choices[0])


class Attempt:
    """A turn played by one plan, on its own table."""

    def __init__(self, story: Story, s: Realm, turn: Turn, plan: Plan) -> None:
        self.story = story
        self.s = s.clone()
        self.seat = turn.seat
        self.fixed = [part for part in turn.parts if not part.free]
        self.done = 0
        self.plan = plan[:]
        self.queue: list[int] = []
        self.answered = False
        self.entries: list[tuple[int, int]] = []
        self.ends: list[int] = []

    def run(self) -> None:
        """Play to the end of the turn; raise Misfit if the rules forbid something or something is left."""
        s = self.s
        number = s.turns
        while s.todo and s.turns == number and s.phase == PLAY:
            f = s.todo[-1]
            action = self.next(f)
            rule = f.step.refuse(s, f, action)
            if rule:
                raise refused(rule)
            self.answered = f.step is FLOW.offer
            self.entries.append((f.seat, action))
            engine.answer(s, action)
            self.go_on()
        if self.plan or self.queue or any(part.choices for part in self.fixed[self.done :]):
            raise Misfit("the turn ends before everything is done")

    def go_on(self) -> None:
        """Run automatic steps; record the seat's state before anything that follows its turn."""
        s = self.s
        while engine.automatic(s):
            f = engine.top(s)
            if f.step is FLOW.turn and f.arg:
                self.ends = ends(s, self.seat)
            engine.answer(s, 0)

    def next(self, f: Frame) -> int:
        """Return the answer to a question of this turn."""
        if f.step is FLOW.offer:
            return self.offer(f)
        if f.seat != self.seat:
            raise Misfit("another seat is asked")
        if f.step is FLOW.cult_step and self.answered:
            return self.step()
        if f.step in (FLOW.act, FLOW.after):
            for part, slot in self.plan:
                if slot <= self.done:
                    self.plan.remove((part, slot))
                    self.queue = part.choices[:]
                    return self.queue.pop(0)
            if f.step is FLOW.after:
                return END.base
        return DONE.base if f.step is FLOW.spades and self.stops(f) else self.told()

    def told(self) -> int:
        """Return the next choice with a fixed position."""
        while not self.queue:
            if self.done == len(self.fixed):
                raise Misfit("the log has no answer")
            self.queue = self.fixed[self.done].choices[:]
            self.done += 1
        return self.queue.pop(0)

    def stops(self, f: Frame) -> bool:
        """Return whether the log continues with something other than the remaining spades."""
        rest = [*self.queue, *[choice for part in self.fixed[self.done :] for choice in part.choices]]
        step = f.step
        return not rest or (rest[0] not in step.candidates(self.s, f) and step.refuse(self.s, f, DONE.base) == 0)

    def offer(self, f: Frame) -> int:
        """Answer an offer as in the log, now or later."""
        raised = self.story.raised.get((f.extra, raised_so_far(self.s, f.extra)))
        taken = [offer.gained for offer in raised.offers if offer.seat == f.seat] if raised is not None else []
        return ACCEPT.base if any(taken) else DECLINE.base

    def step(self) -> int:
        """Choose the cult that the log chooses for the structure."""
        raised = self.story.raised.get((self.seat, raised_so_far(self.s, self.seat)))
        if raised is None or raised.cult < 0:
            raise Misfit("the log names no cult")
        return CULT.base + raised.cult


class Fork:
    """A turn that no plan ends as in the log: the remaining ways, and the replay as it was before it."""

    def __init__(self, attempts: list[Attempt], entries: int, left: int, spades: dict[tuple[int, int], int]) -> None:
        self.attempts = attempts
        self.entries = entries
        self.left = left
        self.spades = spades


class Retelling:
    """A table played by the rule book that follows a story.

    entries    seats and their answers (NO_ACTION: the seat left)
    left       how many seats have left
    spades     by round and seat: how many answers about spades of phase III were given
    forks      turns that can still be replayed differently
    elsewhere  the first turn that ends differently from the log, with both ends
    """

    def __init__(self, story: Story, s: Realm) -> None:
        self.story = story
        self.s = s
        self.entries: list[tuple[int, int]] = []
        self.left = 0
        self.drawn = story.drawn[:]
        self.setup = [choices[:] for choices in story.setup]
        self.spades: dict[tuple[int, int], int] = {}
        self.turn: Turn | None = None
        self.forks: list[Fork] = []
        self.elsewhere: tuple[Turn, list[int], list[int]] | None = None

    def run(self) -> None:
        """Play to the end of the story; raise Misfit if the rules forbid it in every way that was tried."""
        engine.run_auto_steps(self.s)
        last = max([*self.story.turns, *[departure.turns for departure in self.story.left]], default=0)
        tries = 0
        while self.s.todo and self.s.turns <= last:
            try:
                self.go_on(self.s.todo[-1])
            except Misfit:
                tries += 1
                if tries > MOST_TRIES or not self.go_back():
                    raise

    def go_on(self, f: Frame) -> None:
        """Let a seat leave, play the next turn, or answer a question outside of turns."""
        if self.left < len(self.story.left) and self.leaves(self.story.left[self.left], f):
            return
        if f.step is FLOW.act:
            self.play(f)
            return
        self.answer(f, self.aside(f))

    def answer(self, f: Frame, action: int) -> None:
        """Answer the open question."""
        rule = f.step.refuse(self.s, f, action)
        if rule:
            raise refused(rule)
        self.entries.append((f.seat, action))
        engine.apply(self.s, action)

    def leaves(self, departure: Departure, f: Frame) -> bool:
        """Let a seat leave if it does now; if a round was over, it leaves before the last pass."""
        s = self.s
        if s.turns == 0:
            due = f.seat != CHANCE and departure.turns == 0 and departure.answers == self.answers()
        else:
            early = departure.over and departure.seat == f.seat
            due = f.step is FLOW.act and s.turns >= departure.turns + early
        if due:
            turn = self.story.turns.get(s.turns)
            for part in turn.parts if turn is not None and f.seat == departure.seat else []:
                for choice in part.choices:
                    self.answer(s.todo[-1], choice)
            leave(s, departure.seat)
            engine.run_auto_steps(s)
            self.entries.append((departure.seat, NO_ACTION))
            self.left += 1
        return due

    def answers(self) -> int:
        """Return how many answers of the setup have been given."""
        return sum([len(told) - len(rest) for told, rest in zip(self.story.setup, self.setup, strict=True)])

    def aside(self, f: Frame) -> int:
        """Answer a question outside turns."""
        if f.seat == CHANCE:
            return self.drawn.pop(0)
        if f.step is FLOW.spades and task_of(f).bonus:
            key = self.s.round, f.seat
            told, used = self.story.spades.get(key, []), self.spades.get(key, 0)
            self.spades[key] = used + 1
            return told[used] if used < len(told) else DONE.base
        if not self.setup[f.seat]:
            raise Misfit("the log has no answer")
        return self.setup[f.seat].pop(0)

    def play(self, f: Frame) -> None:
        """Play a turn by the first plan that ends as in the log, or else by the closest one."""
        turn = self.turn = self.story.turns.get(self.s.turns)
        if turn is None or turn.seat != f.seat:
            raise Misfit("the log has no such turn")
        expected = self.expected(turn)
        attempts, problem = self.attempts(turn, expected)
        if not attempts:
            raise problem or Misfit("the log has no answer")
        best = attempts[0]
        if best.ends != expected:
            if self.elsewhere is None:
                self.elsewhere = turn, expected, best.ends
            if attempts[1:]:
                self.forks.append(Fork(attempts[1:], len(self.entries), self.left, dict(self.spades)))
        self.take(best)

    def attempts(self, turn: Turn, expected: list[int]) -> tuple[list[Attempt], Misfit | None]:
        """Return the ways to play a turn that end differently, closest to the log first, and the first refusal."""
        attempts: list[Attempt] = []
        problem: Misfit | None = None
        for plan in plans(turn):
            attempt = Attempt(self.story, self.s, turn, plan)
            try:
                attempt.run()
            except Misfit as refusal:
                problem = problem or refusal
                continue
            if attempt.ends == expected:
                return [attempt], None
            if all(attempt.ends != other.ends for other in attempts):
                attempts.append(attempt)
        attempts.sort(key=lambda attempt: off(expected, attempt.ends))
        return attempts, problem

    def take(self, attempt: Attempt) -> None:
        """Continue from the end of a turn."""
        self.s = attempt.s.clone()
        self.entries += attempt.entries

    def go_back(self) -> bool:
        """Replay the last turn of the stuck seat in the next way; return whether there was one."""
        while self.forks and self.turn is not None:
            fork = self.forks[-1]
            if not fork.attempts or fork.attempts[0].seat != self.turn.seat:
                self.forks.pop()
                continue
            del self.entries[fork.entries :]
            self.left, self.spades = fork.left, dict(fork.spades)
            self.take(fork.attempts.pop(0))
            return True
        return False

    def expected(self, turn: Turn) -> list[int]:
        """Return the seat's state at the end of a turn in the log, including later answers about what it had done."""
        assert turn.left is not None
        s = turn.left.clone()
        built = raised_so_far(s, turn.seat)
        for (seat, count), raised in self.story.raised.items():
            if seat == turn.seat and raised.at > turn.at and count <= built:
                assert raised.reaction is not None
                if raised.taken:
                    self.add(s, Frame(FLOW.cult_step, seat, 1), CULT.base + raised.cult)
                else:
                    self.add(s, raised.reaction, 0)
        for late in self.story.late:
            if late.frame.seat == turn.seat and late.at > turn.at and late.turns <= self.s.turns + 1:
                self.add(s, late.frame, late.choice)
        return ends(s, turn.seat)

    def add(self, s: Realm, f: Frame, action: int) -> None:
        """Add the gain of an answer to a seat's state."""
        s.drop_frames(s.todo)
        engine.ask_and_answer(s, f, action)
        for steps in [frame for frame in s.todo if frame.step is FLOW.tile_steps]:
            engine.ask_and_answer(s, steps, 0)


def off(log: list[int], book: list[int]) -> tuple[int, int, int, int]:
    """Return how far a turn deviates from the log: by what it changes, then by missing power, power and tokens."""
    other = [theirs != ours for theirs, ours in zip(without_power(log), without_power(book), strict=True)]
    missing = charged(log) - charged(book)
    moved = sum([abs(theirs - ours) for theirs, ours in zip(log, book, strict=True)])
    return sum(other), max(0, missing), abs(missing), moved


def without_power(numbers: list[int]) -> list[int]:
    """Return a seat's state without its bowls."""
    return [*numbers[:BOWLS], *numbers[BOWLS + 3 :]]


def charged(numbers: list[int]) -> int:
    """Return how far the tokens in the bowls have moved up."""
    return numbers[BOWLS + 1] + 2 * numbers[BOWLS + 2]


def ends(s: Realm, seat: int) -> list[int]:
    """Return a seat's state at the end of a turn."""
    return [*snapshot(s, seat), s.keys[seat]]
