"""``turnwright export``: write a record in the format of another program."""

from __future__ import annotations

import argparse
from pathlib import Path

from turnwright.cli.files import BadFile, new_file, read_record
from turnwright.cli.importing import exchange_of
from turnwright.cli.usage import Commands, add_command, add_game, whole
from turnwright.core.errors import GameError


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "export",
        "write a recorded game in the form that other programs read",
        """export terra_mystica game.jsonl
export terra_mystica games.jsonl --number 3 --out game.log
export terra_mystica game.jsonl --states --out game.tsv""",
    )
    add_game(command)
    command.add_argument("record", metavar="RECORD", type=Path, help="a record of the game")
    command.add_argument("--number", type=whole, default=1, help="number of the game in the file (default: 1)")
    command.add_argument("--states", action="store_true", help="write a table with the state after every row")
    command.add_argument("--out", metavar="FILE", help="the file to write (default: standard output)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the game."""
    exchange = exchange_of(args.game)
    record = read_record(args.record, args.number)
    if record.header.game != args.game:
        raise BadFile(f"{args.record}: a game of {record.header.game}, not of {args.game}")
    try:
        text = exchange.write(record, args.states)
    except GameError as problem:
        raise BadFile(f"{args.record}: {problem}") from None
    if args.out is None:
        print(text, end="")
    else:
        new_file(args.out).write_text(text, encoding="utf-8")
    return 0
