"""``turnwright perft``: count lines of play, to check that the rules have not changed."""

from __future__ import annotations

import argparse
from time import perf_counter

from turnwright.cli.usage import Commands, add_command, add_game, whole
from turnwright.core.game import find
from turnwright.core.perft import divide, leaves


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "perft",
        "count the lines of play from the first decision",
        """perft small_world --depth 4
perft small_world --depth 3 --seats 5 --seed 7 --divide""",
    )
    add_game(command)
    command.add_argument("--depth", type=whole, required=True, help="length of the lines in answers")
    command.add_argument("--seats", type=whole, help="players at the table (default: the fewest)")
    command.add_argument("--seed", default="1", help="seed for chance before the first decision (default: 1)")
    command.add_argument("--divide", action="store_true", help="count the lines for each first choice separately")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Count one depth after another, so that the first results appear early."""
    game = find(args.game)
    position = game.new(args.seats if args.seats is not None else game.seat_counts[0], args.seed)
    if args.divide:
        parts = divide(position.state, args.depth)
        for action, lines in parts:
            print(f"{game.vocabulary.name(action)}: {lines}")
        print(f"depth {args.depth}: {sum([lines for _action, lines in parts])}")
        return 0
    for depth in range(1, args.depth + 1):
        began = perf_counter()
        lines = leaves(position.state, depth)
        print(f"depth {depth}: {lines}  ({perf_counter() - began:.2f} s)", flush=True)
    return 0
