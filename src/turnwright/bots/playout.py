"""The hot loops of the bots: evaluating a position, looking one choice ahead, growing a search tree.

Everything here works on states that were dealt from a belief, for any game.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from turnwright.core.engine import apply, asked, forced, options, weights
from turnwright.core.frames import Frame, State
from turnwright.core.judge import Judge
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE

DECIDED: Final = 10_000
"""Value of winning in addition to the margin, in thousandths of a point."""
FIRST_RIVAL: Final = 500
"""Weight (in thousandths) of the comparison with the best rival; the rest is with their average."""
FEW: Final = 12
"""Maximum number of chance outcomes to average; with more, the position before them is evaluated."""
SWING: Final = 20_000
"""The margin, in thousandths of a point, that counts as half of a certain win."""
LONG: Final = 400
"""Maximum number of choices in a playout beyond the tree, or to finish a turn: some turns could last forever."""
LONGEST_PREPARATION: Final = 6
"""How many repetitions a bot considers for an answer that only prepares another."""
NOTHING: Final = -(10**9)
"""Less than any margin."""
WHIM: Final = 10
"""One in this many choices of a playout is drawn by prior; the others take the most promising option."""


def settle(s: State) -> list[int]:
    """Give all answers that everybody knows to be forced; return the next question's options (none: game over)."""
    while s.todo:
        actions = options(s)
        if not forced(s, actions):
            return actions
        apply(s, actions[0])
    return []


def margins(judge: Judge[State], s: State) -> list[int]:
    """Return each seat's margin over its rivals, in thousandths of a point."""
    if s.todo:
        values = [judge.value(s, seat) for seat in range(s.seats)]
    else:
        values = [judge.final_value(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        return values
    leads: list[int] = []
    whole = sum(values)
    for seat in range(s.seats):
        rival = max([values[other] for other in range(s.seats) if other != seat])
        others = (whole - values[seat]) // (s.seats - 1)
        leads.append(values[seat] - (rival * FIRST_RIVAL + others * (1000 - FIRST_RIVAL)) // 1000)
    return leads


def standings(judge: Judge[State], s: State) -> list[int]:
    """Return how good the position is for each seat, in thousandths of a point; winning adds to the margin."""
    ahead = margins(judge, s)
    if not s.todo:
        winners = judge.game.winners(s)
        for seat in range(s.seats):
            ahead[seat] += DECIDED // len(winners) if seat in winners else -DECIDED
    return ahead


def outcome(judge: Judge[State], s: State) -> list[float]:
    """Return how good the position is for each seat, from -1 to 1."""
    return [ahead / (abs(ahead) + SWING) for ahead in standings(judge, s)]


def best(values: list[int], rng: Rng) -> int:
    """Return the index of the highest value; ties are broken at random."""
    place = 0
    equals = 1
    for i in range(1, len(values)):
        if values[i] > values[place]:
            place = i
            equals = 1
        elif values[i] == values[place]:
            equals += 1
            if rng.below(equals) == 0:
                place = i
    return place


def one_ply(judge: Judge[State], s: State, seat: int, actions: list[int]) -> list[int]:
    """Return the margin of ``seat`` after each of ``actions``."""
    values: list[int] = []
    turn = judge.game.turn(s)
    for action in actions:
        after = s.clone()
        apply(after, action)
        if judge.judges_whole_turns:
            values.append(prepared(judge, after, seat, s.todo[-1], turn, action, actions, LONGEST_PREPARATION))
        else:
            values.append(expected(judge, after, seat, FEW))
    return values


def prepared(
    judge: Judge[State], s: State, seat: int, asked_before: Frame, turn: int, action: int, known: list[int], depth: int
) -> int:
    """Return the margin of ``seat`` at the end of the turn that ``action`` has begun.

    An answer after which the same question is asked again is a preparation (for example a conversion). Its value is
    that of what it makes possible, immediately or when repeated.
    """
    best_of = NOTHING
    if depth and not judge.menus_return and s.todo and s.todo[-1] is asked_before and judge.game.turn(s) == turn:
        for option in options(s):
            if option not in known or option == action:
                after = s.clone()
                apply(after, option)
                if option == action:
                    value = prepared(judge, after, seat, asked_before, turn, action, known, depth - 1)
                else:
                    follow(judge, after, seat, turn)
                    value = expected(judge, after, seat, FEW)
                best_of = max(best_of, value)
    if best_of > NOTHING:
        return best_of
    follow(judge, s, seat, turn)
    return expected(judge, s, seat, FEW)


def follow(judge: Judge[State], s: State, seat: int, turn: int) -> None:
    """Let ``seat`` finish its turn by the judge's priors, because a choice is worth as much as the turn it begins.

    Chance and other seats give typical answers, if the judge knows them. A turn that goes in circles is cut off.
    """
    left = LONG
    game = judge.game
    while s.todo and left > 0 and game.turn(s) == turn:
        left -= 1
        actions = options(s)
        if asked(s) != seat:
            at = judge.typical(s, seat, actions)
            if at < 0:
                return
        elif len(actions) == 1:
            at = 0
        else:
            at = first_best(judge.prior(s, actions))
        apply(s, actions[at])


def first_best(values: list[int]) -> int:
    """Return the index of the highest value, the first one if there are ties."""
    at = 0
    for i in range(1, len(values)):
        if values[i] > values[at]:
            at = i
    return at


def expected(judge: Judge[State], s: State, seat: int, room: int) -> int:
    """Return the margin of ``seat``, averaged over the next outcomes of chance if there are at most ``room``."""
    actions = settle(s)
    if not actions or asked(s) != CHANCE or len(actions) > room:
        return margins(judge, s)[seat]
    chances = weights(s)
    total = 0
    for i in range(len(actions)):
        after = s.clone()
        apply(after, actions[i])
        total += chances[i] * expected(judge, after, seat, room // len(actions))
    return total // sum(chances)


class Node:
    """A question in the tree, identified by the answers that led to it, with the results so far."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.children: list[Node | None] = []
        self.priors: list[int] = []
        self.visits: list[int] = []
        self.offered: list[int] = []
        self.totals: list[float] = []

    def add(self, action: int, prior: int) -> int:
        """Add an answer that was not offered here before; return its index."""
        self.actions.append(action)
        self.children.append(None)
        self.priors.append(prior)
        self.visits.append(0)
        self.offered.append(0)
        self.totals.append(0.0)
        return len(self.actions) - 1

    def place(self, action: int) -> int:
        """Return the index of ``action``, or -1 if it was never offered here."""
        for i in range(len(self.actions)):
            if self.actions[i] == action:
                return i
        return -1

    def mean(self) -> float:
        """Return the average result of all visits so far."""
        visits = sum(self.visits)
        return sum(self.totals) / visits if visits else 0.0


class Tree:
    """A search tree: every seat chooses what is best for itself, chance follows its weights."""

    def __init__(self, judge: Judge[State], rng: Rng, rounds: int, explore: float) -> None:
        self.judge = judge
        self.game = judge.game
        self.rng = rng
        self.rounds = rounds
        self.explore = explore
        self.root = Node()
        self.playouts = 0
        self.sum = 0.0
        self.squares = 0.0

    def playout(self, s: State) -> None:
        """Walk ``s`` down the tree, add the first new answer, play on, and record the outcome."""
        until = self.game.turn(s) + self.rounds * s.seats + 1
        path: list[Node] = []
        places: list[int] = []
        seats: list[int] = []
        node = self.root
        actions = options(s)
        while actions and self.game.turn(s) < until:
            seat = asked(s)
            if seat == CHANCE:
                at = self.draw(node, s, actions)
            else:
                at = self.select(node, s, actions)
                path.append(node)
                places.append(at)
                seats.append(seat)
            apply(s, node.actions[at])
            child = node.children[at]
            if child is None:
                child = Node()
                node.children[at] = child
                if seat != CHANCE:
                    break
            node = child
            actions = settle(s)
        self.play_on(s, until)
        self.remember(path, places, seats, outcome(self.judge, s))

    def draw(self, node: Node, s: State, actions: list[int]) -> int:
        """Return the index of the answer drawn by chance."""
        action = actions[self.rng.weighted(weights(s))]
        at = node.place(action)
        return at if at >= 0 else node.add(action, 1)

    def select(self, node: Node, s: State, actions: list[int]) -> int:
        """Return the index of the option to try: good so far, promising, or rarely tried when offered."""
        places = self.offer(node, s, actions)
        hopes = 0
        for at in places:
            hopes += node.priors[at]
        spread = self.spread()
        unknown = node.mean()
        chosen = -1
        highest = 0.0
        for at in places:
            visits = node.visits[at]
            known = node.totals[at] / visits if visits else unknown
            urge = self.explore * node.priors[at] / hopes * sqrt(node.offered[at]) / (1 + visits)
            if chosen < 0 or known + spread * urge > highest:
                chosen = at
                highest = known + spread * urge
        return chosen

    def offer(self, node: Node, s: State, actions: list[int]) -> list[int]:
        """Return the indices of ``actions`` at ``node``; add new ones, and count each as offered once more."""
        if not node.actions:
            priors = self.judge.prior(s, actions)
            for i in range(len(actions)):
                node.add(actions[i], priors[i])
        places: list[int] = []
        for i in range(len(actions)):
            at = i if i < len(node.actions) and node.actions[i] == actions[i] else node.place(actions[i])
            if at < 0:
                at = node.add(actions[i], self.judge.prior(s, [actions[i]])[0])
            node.offered[at] += 1
            places.append(at)
        return places

    def play_on(self, s: State, until: int) -> None:
        """Play by the judge's priors until turn ``until``, a judgement's distance away."""
        left = LONG
        while s.todo and left > 0 and self.game.turn(s) < until:
            actions = options(s)
            if len(actions) == 1:
                apply(s, actions[0])
            elif asked(s) == CHANCE:
                apply(s, actions[self.rng.weighted(weights(s))])
            else:
                priors = self.judge.prior(s, actions)
                at = self.rng.weighted(priors) if self.rng.below(WHIM) == 0 else best(priors, self.rng)
                apply(s, actions[at])
                left -= 1

    def remember(self, path: list[Node], places: list[int], seats: list[int], gains: list[float]) -> None:
        """Add the outcome to every answer on the path, as seen by the seat that gave it."""
        for i in range(len(path)):
            node = path[i]
            node.visits[places[i]] += 1
            node.totals[places[i]] += gains[seats[i]]
        if seats:
            self.playouts += 1
            self.sum += gains[seats[0]]
            self.squares += gains[seats[0]] * gains[seats[0]]

    def spread(self) -> float:
        """Return the standard deviation of the outcomes so far: the scale for differences in this position."""
        if self.playouts < 2:
            return 1.0
        mean = self.sum / self.playouts
        return sqrt(max(self.squares / self.playouts - mean * mean, 1e-8))

    def settled(self, left: int) -> bool:
        """Return whether ``left`` more playouts cannot change the best option."""
        first = 0
        second = 0
        for visits in self.root.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def favourite(self, actions: list[int]) -> int:
        """Return the most visited of ``actions``; of equals, the one with better results."""
        node = self.root
        chosen = actions[0]
        most = -1
        highest = 0.0
        for action in actions:
            at = node.place(action)
            visits = node.visits[at] if at >= 0 else 0
            mean = node.totals[at] / visits if visits else -1.0
            if visits > most or (visits == most and mean > highest):
                chosen = action
                most = visits
                highest = mean
        return chosen
