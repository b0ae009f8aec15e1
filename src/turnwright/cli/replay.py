"""``turnwright replay``: describe a recorded game in words."""

from __future__ import annotations

import argparse
from pathlib import Path

from turnwright.bots.kinds import split
from turnwright.cli.files import BadFile, read_record
from turnwright.cli.terminal_table import TerminalTable
from turnwright.cli.usage import Commands, Parser, add_command, add_language, count, whole
from turnwright.core.errors import GameError
from turnwright.core.journal import Record
from turnwright.core.position import Position
from turnwright.core.record import current, line_of_play, replay
from turnwright.core.seats import WATCHER


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "replay",
        "tell a recorded game in words",
        """replay game.jsonl
replay game.jsonl --ply 40 --seat 0 --lang ru
replay games.jsonl --number 3""",
    )
    add_record(command)
    add_viewer(command)
    add_language(command)
    command.set_defaults(run=run)


def add_record(command: Parser) -> None:
    """Add the file, the game in it, and how far to go."""
    command.add_argument("file", metavar="FILE", type=Path, help="a file with one or more records")
    command.add_argument("--number", type=whole, default=1, help="number of the game in the file (default: 1)")
    command.add_argument("--ply", type=count, help="stop after this many answers (default: at the end)")


def add_viewer(command: Parser) -> None:
    """Add the choice of the viewer."""
    group = command.add_mutually_exclusive_group()
    group.add_argument("--seat", type=count, help="show what this seat saw, counted from 0")
    group.add_argument("--watcher", action="store_true", help="show what everybody could see (default)")


def viewer(args: argparse.Namespace, position: Position) -> int:
    """Return the seat whose view to show."""
    seat: int = WATCHER if args.seat is None else args.seat
    position.view(seat)
    return seat


def reached(args: argparse.Namespace, record: Record) -> Position:
    """Return the position of ``record`` at the requested ply."""
    try:
        return replay(record._replace(result=None), args.ply)
    except GameError as problem:
        raise BadFile(f"{args.file}: {problem}") from None


def run(args: argparse.Namespace) -> int:
    """Print the game answer by answer, then the final or current standing."""
    record = read_record(args.file, args.number)
    last = reached(args, record)
    seat = viewer(args, last)
    table = TerminalTable(replay(record._replace(result=None), 0), args.lang)
    position = table.position
    seated = position.notes.get("seats", "")
    print(table.introduction(split(seated) if seated else []))
    for entry in line_of_play(current(record))[: last.ply]:
        position.follow(entry)
        for line in table.news(seat):
            print(f"{position.ply:5}  {line}")
    print("\n".join(["", *(table.outcome() if position.over else table.summary(seat))]))
    return 0
