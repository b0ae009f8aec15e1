"""How bots do with each faction of Root.

    python benchmarks/factions.py floor                    one greedy bot with each faction against three random ones
    python benchmarks/factions.py shares                   four greedy bots: win shares by faction, length, ends
    python benchmarks/factions.py shares --bot search:playouts=60 --games 40

The other factions are drawn, and the measured faction takes each seat equally often.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from statistics import median
from time import perf_counter
from typing import NamedTuple

from turnwright.arena import wilson
from turnwright.bots import bot_from
from turnwright.core import engine
from turnwright.core.game import find

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "lizard", "riverfolk")
SEATS = 4
TO_WIN = 30
"""Points that end a game."""
LONGEST = 50
"""Rounds after which a game counts as unfinished."""
LEAGUE = {"marquise": 21.3, "eyrie": 29.1, "alliance": 27.1, "vagabond": 23.8, "lizard": 17.5, "riverfolk": 22.8}
"""Win shares of 9,000 recorded league games at four seats, in per cent (a player's analysis, August 2025; a later law,
all maps and decks)."""


class Ended(NamedTuple):
    """How a game ended."""

    factions: list[str]
    winners: list[int]
    rounds: int
    dominance: bool
    points: list[int]


def play(factions: list[str], bots: list[str], seed: int) -> Ended:
    """Play one game."""
    game = find("root")
    players = [bot_from(name, SEATS * seed + seat) for seat, name in enumerate(bots)]
    table = game.new(len(bots), seed, options={"factions": ",".join(factions), "rounds": LONGEST})
    while (seat := table.seat) is not None:
        table.choose(players[seat].choose(game, table.observation(seat), table.actions))
    scores = game.scores(table.state)
    points = [score or 0 for score in scores]
    return Ended(factions, table.winners, game.round(table.state), max(points) < TO_WIN, points)


def seated(faction: str, number: int, seed: int) -> list[str]:
    """Return the factions of a game, ``faction`` at seat ``number``, the others drawn."""
    others = random.Random(f"{seed}/{faction}/{number}").sample([f for f in FACTIONS if f != faction], SEATS - 1)
    return [*others[: number % SEATS], faction, *others[number % SEATS :]]


def floor(bot: str, games: int, seed: int) -> None:
    """Print how often one bot with each faction beats three random ones."""
    print("faction    games  wins  share    95% interval rounds s/game  lost to")
    for faction in FACTIONS:
        began, wins, rounds, lost = perf_counter(), 0.0, [], Counter[str]()
        for number in range(games):
            bots = [bot if seat == number % SEATS else "random" for seat in range(SEATS)]
            ended = play(seated(faction, number, seed), bots, seed * 100_000 + number)
            rounds.append(ended.rounds)
            if number % SEATS in ended.winners:
                wins += 1 / len(ended.winners)
            else:
                lost.update(ended.factions[seat] for seat in ended.winners)
        low, high = wilson(wins, games)
        print(
            f"{faction:10} {games:5} {wins:5.1f} {wins / games:6.1%} {low:7.1%}-{high:7.1%} {median(rounds):6.1f} "
            f"{(perf_counter() - began) / games:6.2f}  {', '.join(f'{name} {n}' for name, n in lost.most_common())}",
            flush=True,
        )


def shares(bot: str, games: int, seed: int) -> None:
    """Print how often each faction wins among equal bots, beside the league's share."""
    played, won, points = Counter[str](), Counter[str](), Counter[str]()
    rounds, dominance, began = [], 0, perf_counter()
    for number in range(games):
        ended = play(seated(FACTIONS[number % len(FACTIONS)], number, seed), [bot] * SEATS, seed * 100_000 + number)
        rounds.append(ended.rounds)
        dominance += ended.dominance
        for seat, faction in enumerate(ended.factions):
            played[faction] += 1
            points[faction] += ended.points[seat]
            won[faction] += (seat in ended.winners) * 60 // len(ended.winners)
    print("faction    games  share    95% interval league points")
    for faction in FACTIONS:
        wins = won[faction] / 60
        low, high = wilson(wins, played[faction])
        print(
            f"{faction:10} {played[faction]:5} {wins / played[faction]:6.1%} {low:7.1%}-{high:7.1%} "
            f"{LEAGUE[faction]:5.1f}% {points[faction] / played[faction]:6.1f}"
        )
    spread = sorted(rounds)
    print(
        f"{games} games of {bot}: rounds median {median(rounds):.0f}, middle half {spread[games // 4]} to "
        f"{spread[3 * games // 4]}, longest {spread[-1]}; {dominance} ended by dominance; "
        f"{(perf_counter() - began) / games:.1f} s a game"
    )


def main() -> None:
    """Play the requested games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("floor", "shares"))
    parser.add_argument("--bot", default="greedy", help="the bot that is looked at (default: greedy)")
    parser.add_argument("--games", type=int, default=400, help="games: for each faction, or in all (default: 400)")
    parser.add_argument("--seed", type=int, default=2026)
    given = parser.parse_args()
    print(f"engine: {'plain' if str(engine.__file__).endswith('.py') else 'compiled'}, seed {given.seed}")
    (floor if given.what == "floor" else shares)(given.bot, given.games, given.seed)


if __name__ == "__main__":
    main()
