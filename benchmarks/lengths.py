"""Measure how long games between equal bots are, and the scores of their winners.

    python benchmarks/lengths.py mythotopia                      greedy bots at every seat count
    python benchmarks/lengths.py root --bot search:playouts=40   other bots
    python benchmarks/lengths.py mythotopia --seats 3 --games 60
    python benchmarks/lengths.py mythotopia --option ending=last_round

Every game has its own deal. A game that has not ended after --rounds rounds is stopped and counted.
"""

from __future__ import annotations

import argparse
import statistics
from typing import NamedTuple

from turnwright.bots import bot_from
from turnwright.cli.options import meant
from turnwright.core.game import JsonDict, find


class Length(NamedTuple):
    """One game: its rounds, the winners' points (None without a score), and whether it ended by the rules."""

    rounds: int
    points: int | None
    ended: bool


def play(name: str, bot: str, seats: int, number: int, most: int, options: JsonDict | None = None) -> Length:
    """Play one game."""
    game = find(name)
    table = game.new(seats, f"length {seats}/{number}", options or {})
    bots = [bot_from(bot, number * seats + seat) for seat in range(seats)]
    while (seat := table.seat) is not None:
        if game.round(table.state) > most:
            return Length(most, None, ended=False)
        table.choose(bots[seat].choose(game, table.observation(seat), table.actions))
    scores = game.scores(table.state)
    return Length(game.round(table.state), max([scores[seat] or 0 for seat in table.winners]), ended=True)


def summary(seats: int, games: list[Length]) -> str:
    """Return a line about games at one seat count."""
    rounds = sorted([game.rounds for game in games if game.ended])
    if not rounds:
        return f"{seats} seats: none of {len(games)} games came to an end"
    quarters = statistics.quantiles(rounds, n=4, method="inclusive") if len(rounds) > 1 else rounds * 3
    points = statistics.mean([game.points for game in games if game.points is not None])
    return (
        f"{seats} seats: {len(games)} games, {len(games) - len(rounds)} given up; rounds: median "
        f"{statistics.median(rounds):g}, middle half {quarters[0]:g} to {quarters[2]:g}, longest {rounds[-1]}; "
        f"winners have {points:.1f} points on average"
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="name of the game")
    parser.add_argument("--bot", default="greedy", help="the bot at every seat (default: greedy)")
    parser.add_argument("--seats", type=int, action="append", help="a seat count (repeatable; default: all)")
    parser.add_argument("--games", type=int, default=40, help="games at each seat count (default: 40)")
    parser.add_argument("--rounds", type=int, default=150, help="stop a game after this many (default: 150)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="set a table option")
    args = parser.parse_args()
    game = find(args.game)
    known = {option.name: option for option in game.options}
    given = [text.partition("=") for text in args.option]
    options: JsonDict = {name: meant(known[name], value) if name in known else value for name, _sign, value in given}
    for seats in args.seats or game.seat_counts:
        games = [play(args.game, args.bot, seats, number, args.rounds, options) for number in range(args.games)]
        print(summary(seats, games), flush=True)


if __name__ == "__main__":
    main()
