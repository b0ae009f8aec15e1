"""Greedy bots that judge their rivals differently, to separate the effects of the game from those of the bot.

    python benchmarks/rivals.py                  unbiased against greedy, at 3, 4 and 5 seats
    python benchmarks/rivals.py --games 400      shorter
    python benchmarks/rivals.py --look --games 300    whom greedy takes for the leader, and who is

`impartial` weighs all rivals alike, `selfish` looks only at its own prospects, and `unbiased` does not take a seat for
the leader only because it has yet to move. All are for Small World.
Results are saved to a file (--out) after every game: run the same command again to continue.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, cast

from turnwright.arena import Match, Result, run
from turnwright.arena.stats import mean_and_reach
from turnwright.bots import Bot, bot, register
from turnwright.bots.playout import FEW, FIRST_RIVAL, best, settle
from turnwright.core.engine import apply, asked, weights
from turnwright.core.frames import State
from turnwright.core.game import Game, Observation, find
from turnwright.core.seats import CHANCE
from turnwright.games.small_world.data.tables import NONE, SLOTS
from turnwright.games.small_world.judgement.estimates import Moment
from turnwright.games.small_world.judgement.values import LASTING
from turnwright.games.small_world.state import World

USUAL = 5400
"""What a seat's standing adds to a scoring on average, in thousandths of a coin, and by which it is overrated."""
DEALS = 4711
"""Seed of the deals."""
LOOKS = 300
"""Number of games for --look."""


class Judging(Bot):
    """The greedy bot in plain Python, so that subclasses can change how a position is judged."""

    first_rival = FIRST_RIVAL

    def choose(self, game: Game[State], observation: Observation[State], actions: list[int]) -> int:
        """Return the best of ``actions`` by a one-step lookahead."""
        if len(actions) == 1:
            return actions[0]
        dealt = game.belief(observation).deal(self.rng)
        margins: list[int] = []
        for action in actions:
            after = dealt.clone()
            apply(after, action)
            margins.append(self.expected(game, after, observation.view.seat, FEW))
        return actions[best(margins, self.rng)]

    def expected(self, game: Game[State], s: State, seat: int, room: int) -> int:
        """Return the margin of ``seat``, averaged over chance if there are at most ``room`` outcomes."""
        actions = settle(s)
        if not actions or asked(s) != CHANCE or len(actions) > room:
            return self.margin(self.values(game, s), seat)
        chances = weights(s)
        total = 0
        for action, chance in zip(actions, chances, strict=True):
            after = s.clone()
            apply(after, action)
            total += chance * self.expected(game, after, seat, room // len(actions))
        return total // sum(chances)

    def values(self, game: Game[State], s: State) -> list[int]:
        """Return what every seat has and can expect."""
        return [game.judge().value(s, seat) for seat in range(s.seats)]

    def margin(self, values: list[int], seat: int) -> int:
        """Return how far ``seat`` is ahead of its rivals."""
        rivals = values[:seat] + values[seat + 1 :]
        average = sum(rivals) // len(rivals)
        return values[seat] - (max(rivals) * self.first_rival + average * (1000 - self.first_rival)) // 1000


class Impartial(Judging):
    """Weighs all rivals alike, whoever leads."""

    first_rival = 0


class Selfish(Judging):
    """Considers only its own prospects."""

    def margin(self, values: list[int], seat: int) -> int:
        """Return what ``seat`` has and can expect."""
        return values[seat]


class Unbiased(Judging):
    """Counts only what is unusual in a seat's standing, because the average income includes the rest already.

    The greedy bot counts all of it and so overrates every scoring to come. A seat that has yet to move in a round has
    one more scoring than others, and seems to lead.
    """

    def values(self, game: Game[State], s: State) -> list[int]:
        """Return what every seat has and can expect."""
        values = super().values(game, s)
        return [value - surplus(cast(World, s), seat) for seat, value in enumerate(values)]


def surplus(s: World, seat: int) -> int:
    """Return by how much ``seat`` is overrated for the scorings it has left."""
    if not s.todo:
        return 0
    moment = Moment(s, seat)
    underway = moment.unpaid and s.race[seat * SLOTS] != NONE
    return USUAL * LASTING[moment.left - 1 if underway else moment.left] // 1000


RIVALS: dict[str, type[Bot]] = {"impartial": Impartial, "selfish": Selfish, "unbiased": Unbiased}
MATCHES = [
    Match("small_world", ("unbiased", "greedy", "greedy"), 900, DEALS),
    Match("small_world", ("unbiased", "greedy", "unbiased", "greedy"), 1800, DEALS),
    Match("small_world", ("unbiased", "greedy", "unbiased", "greedy", "greedy"), 500, DEALS),
]


def team_share(results: Sequence[Result], name: str) -> tuple[float, float]:
    """Return the share of games that a seat of ``name`` won, and its 95% margin from the spread between deals."""
    seats = len(results[0].bots)
    deals: dict[int, list[float]] = {}
    for result in results:
        won = sum(result.bots[seat] == name for seat in result.winners) / len(result.winners)
        deals.setdefault(result.number // seats, []).append(won)
    return mean_and_reach([sum(won) / len(won) for won in deals.values()])


class Look(NamedTuple):
    """What a seat about to move thinks of its rivals; lists by its place in turn order, then by theirs.

    taken, true   in how many turns a rival was taken for the strongest, and turned out to be
    surplus       coins that rivals were expected to end with, minus what they had, by the scorings they had left
    """

    taken: list[list[int]]
    true: list[list[int]]
    surplus: list[list[float]]


def empty_look(seats: int) -> Look:
    """Return an empty look."""
    return Look([[0] * seats for _ in range(seats)], [[0] * seats for _ in range(seats)], [[] for _ in LASTING])


def look(tally: Look, seats: int, number: int) -> None:
    """Play a game of the greedy bot and add what its seats thought at the start of their turns.

    Seat 0 begins. The first round is left out, because those who have yet to move in it are all alike.
    """
    game = find("small_world")
    table = game.new(seats, f"{DEALS}/{number}", options={"first": 0})
    bots = [bot("greedy", seed=number * seats + seat) for seat in range(seats)]
    thoughts: list[tuple[int, list[int], list[int]]] = []
    while (seat := table.seat) is not None:
        s = cast(World, table.state)
        if seat == s.turn and (s.round - 2) * seats + seat == len(thoughts):
            left = [Moment(s, other).left for other in range(seats)]
            thoughts.append((seat, [game.judge().value(s, other) for other in range(seats)], left))
        table.choose(bots[seat].choose(game, table.observation(seat), table.actions))
    coins = cast(World, table.state).coins
    for mover, values, left in thoughts:
        rivals = [seat for seat in range(seats) if seat != mover]
        tally.taken[mover][max(rivals, key=values.__getitem__)] += 1
        tally.true[mover][max(rivals, key=coins.__getitem__)] += 1
        for rival in rivals:
            tally.surplus[left[rival]].append(values[rival] / 1000 - coins[rival])


def looks_as_text(tally: Look) -> str:
    """Return the tables of a look."""
    lines = ["taken for the best rival, then who was going to be; rows by mover, columns by place"]
    for taken, true in zip(tally.taken, tally.true, strict=True):
        turns = sum(taken)
        shares = [" ".join(f"{times / turns:4.0%}" for times in row) for row in (taken, true)]
        lines.append("   ".join(shares))
    lines.append("scorings left, coins overrated by")
    lines += [f"{left:13} {sum(by) / len(by):5.1f}" for left, by in enumerate(tally.surplus) if by]
    return "\n".join(lines)


def register_rivals() -> None:
    """Let matches name the rivals."""
    for name, kind in RIVALS.items():
        register(name, kind)


def main() -> None:
    """Play, or continue, and print how often a seat of unbiased wins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="number of games of each match")
    parser.add_argument("--seats", type=int, choices=(3, 4, 5), action="append", help="seat count (repeatable)")
    parser.add_argument("--out", type=Path, default=Path("build/rivals.jsonl"), help="file for the results")
    parser.add_argument("--look", action="store_true", help="report whom greedy takes for the leader")
    given = parser.parse_args()
    register_rivals()
    for match in MATCHES:
        seats = len(match.bots)
        if given.seats is not None and seats not in given.seats:
            continue
        if given.look:
            tally = empty_look(seats)
            for number in range(given.games or LOOKS):
                look(tally, seats, number)
            print(f"{seats} seats, {given.games or LOOKS} games\n{looks_as_text(tally)}")
        else:
            results = run(match._replace(games=given.games or match.games), given.out)
            share, reach = team_share(results, "unbiased")
            even = match.bots.count("unbiased") / seats
            line = f"{len(results)} games: unbiased wins {share:.1%}±{reach:.1%}, even is {even:.0%}"
            print(f"{' '.join(match.bots)}, {line}")


if __name__ == "__main__":
    main()
