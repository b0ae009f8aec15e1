"""``turnwright play``: a game in the terminal, people and bots at one table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from turnwright.bots.kinds import OURS, TIME, parts
from turnwright.bots.kinds import find as bot_kind
from turnwright.cli.files import BadFile, new_file, read_position, read_record
from turnwright.cli.options import add_options, options_lines, table_options
from turnwright.cli.seating import HUMAN, check_kinds, seat_bot, stored_kinds
from turnwright.cli.session import Session
from turnwright.cli.usage import Commands, add_command, add_game, add_language, add_seed, whole
from turnwright.core.chance import Dealer, seed_from
from turnwright.core.errors import BadOption
from turnwright.core.frames import State
from turnwright.core.game import Game, find
from turnwright.core.notation import FORMAT
from turnwright.core.position import Position
from turnwright.core.record import replay

SEATS = "human,search,greedy"
SECONDS = 0.15
"""Default seconds that a bot with thinking time takes for a choice; a turn then takes a second or two."""
PLAYOUTS = "playouts"
"""The setting that limits thinking by work instead of time."""
FEW = 150
"""Default playouts with a given seed, where the same answers should give the same game."""


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "play",
        "play a game in the terminal",
        """play small_world
play small_world --seats human,search --time 2 --lang ru
play small_world --seats human,human,greedy --option coins=open --record game.jsonl
play small_world --options
play small_world --resume game.jsonl
play small_world --from position.txt""",
    )
    add_game(command)
    kinds = ", ".join([HUMAN, *OURS])
    command.add_argument(
        "--seats",
        help=f"who sits where: {kinds}, a bot of an installed package by its name, or a class as module:Class; "
        f"bots may have settings: search:playouts=1000 (default: {SEATS})",
    )
    add_language(command)
    add_seed(command)
    add_options(command)
    command.add_argument(
        "--time",
        type=seconds,
        metavar="SECONDS",
        help=f"seconds that bots with thinking time take for a choice (default: {SECONDS})",
    )
    command.add_argument(
        "--playouts", type=whole, help=f"playouts of search bots per choice (default with --seed: {FEW})"
    )
    command.add_argument("--record", metavar="FILE", help="save the game to FILE after every choice")
    command.add_argument("--resume", metavar="FILE", help="continue a saved game; future chance is drawn again")
    command.add_argument(
        "--from", dest="begin", metavar="FILE", help="begin with the position in FILE, see docs/notation.md"
    )
    command.set_defaults(run=run)


def seconds(text: str) -> float:
    """Read a time above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 3600:
        raise argparse.ArgumentTypeError(f"expected seconds above 0, not {text!r}")
    return value


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or the people stop."""
    game = find(args.game)
    if args.options:
        print("\n".join(options_lines(game, args.lang)))
        return 0
    position, kinds = seated(game, args)
    bots = [None if kind == HUMAN else seat_bot(budgeted(kind, args), args.seed, n) for n, kind in enumerate(kinds)]
    keep = None if args.record is None else new_file(args.record)
    if sys.stdin.isatty():
        import readline  # noqa: F401  # lets people edit their lines and call back older ones
    session = Session(position, kinds, bots, args.lang, keep)
    session.greet()
    return session.play()


def seated(game: Game[State], args: argparse.Namespace) -> tuple[Position, list[str]]:
    """Return the position and who sits at each seat; a resumed game supplies both."""
    if args.begin is not None:
        if args.resume is not None or args.option:
            raise BadFile("--from begins a new game with the options in its file: leave out --resume and --option")
        position = set_up(game, args)
        kinds = check_kinds(args.seats or ",".join([HUMAN, *["greedy"] * (position.seats - 1)]))
        if len(kinds) != position.seats:
            raise BadOption(f"{args.begin} has {position.seats} seats, not {len(kinds)}")
    elif args.resume is None:
        kinds = check_kinds(args.seats or SEATS)
        position = game.new(len(kinds), args.seed, table_options(game, args))
    else:
        record = read_record(Path(args.resume))
        position = replay(record._replace(result=None)).fork(seed=args.seed)
        stored = position.notes.get("seats", ",".join([HUMAN] * position.seats))
        kinds = check_kinds(args.seats) if args.seats else stored_kinds(stored, args.resume)
        if position.game.name != game.name:
            raise BadFile(f"{args.resume} is a game of {position.game.name}, not of {game.name}")
        if len(kinds) != position.seats:
            raise BadOption(f"{args.resume} has {position.seats} seats, not {len(kinds)}")
    position.notes["seats"] = ",".join(kinds)
    return position, kinds


def set_up(game: Game[State], args: argparse.Namespace) -> Position:
    """Return a game that begins with a position given as text."""
    found = read_position(Path(args.begin))
    if found is None:
        raise BadFile(f"{args.begin} is no position: its first line must be '{FORMAT}: 1'")
    if found.game.name != game.name:
        raise BadFile(f"{args.begin} is a position of {found.game.name}, not of {game.name}")
    return found.position(Dealer(seed_from(args.seed)))


def budgeted(kind: str, args: argparse.Namespace) -> str:
    """Return a bot with the budget from the command line, unless it has its own settings."""
    name, given = parts(kind)
    settings = bot_kind(name).settings
    if given or TIME not in settings:
        return kind
    if PLAYOUTS in settings and args.time is None and (args.playouts is not None or args.seed is not None):
        return f"{kind}:{PLAYOUTS}={args.playouts or FEW}"
    return f"{kind}:{TIME}={args.time or SECONDS}"
