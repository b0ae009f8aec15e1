"""``turnwright play``: a game in the terminal, people and bots at one table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from turnwright.bots import BOTS, Bot
from turnwright.cli.dialog import Dialog, Stopped
from turnwright.cli.files import BadFile, new_file, read_record, write_record
from turnwright.cli.options import add_options, options_lines, table_options
from turnwright.cli.seating import HUMAN, check_kinds, seat_bot
from turnwright.cli.table import Table
from turnwright.cli.usage import Commands, add_command, add_game, add_language, add_seed, whole
from turnwright.core.errors import BadOption, GameError
from turnwright.core.frames import State
from turnwright.core.game import WATCHER, Game, find
from turnwright.core.position import Position
from turnwright.core.record import replay

SEATS = "human,search,greedy"
SECONDS = 0.15
"""How long a search bot thinks about a choice unless told: a turn then takes it a second or two."""
PLAYOUTS = 150
"""How hard it thinks at a table with a given seed, where the same answers should give the same game."""
SLOW = "search"
"""The bot whose thinking is worth a note."""


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
play small_world --resume game.jsonl""",
    )
    add_game(command)
    kinds = ", ".join([HUMAN, *BOTS])
    command.add_argument(
        "--seats",
        help=f"who sits where: {kinds}, bots with settings if you like: search:playouts=1000 (default: {SEATS})",
    )
    add_language(command)
    add_seed(command)
    add_options(command)
    command.add_argument(
        "--time",
        type=seconds,
        metavar="SECONDS",
        help=f"how long search bots think about a choice (default: {SECONDS})",
    )
    command.add_argument(
        "--playouts", type=whole, help=f"how many futures search bots play out (with --seed: {PLAYOUTS})"
    )
    command.add_argument("--record", metavar="FILE", help="keep the game in FILE, written after every choice")
    command.add_argument("--resume", metavar="FILE", help="go on with a game that was kept; chance is drawn anew")
    command.set_defaults(run=run)


def title(name: str) -> str:
    """Return the name of a game as it is spelled in a sentence."""
    return name.replace("_", " ").title()


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
    """Play until the game is over or the people have had enough."""
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
    """Return the table and who sits at it; a resumed game remembers both."""
    if args.resume is None:
        kinds = check_kinds(args.seats or SEATS)
        position = game.new(len(kinds), args.seed, table_options(game, args))
    else:
        record = read_record(Path(args.resume))
        position = replay(record._replace(result=None)).fork(seed=args.seed)
        kinds = check_kinds(args.seats or position.notes.get("seats", ",".join([HUMAN] * position.seats)))
        if position.game.name != game.name:
            raise BadFile(f"{args.resume} is a game of {position.game.name}, not of {game.name}")
        if len(kinds) != position.seats:
            raise BadOption(f"{args.resume} has {position.seats} seats, not {len(kinds)}")
    position.notes["seats"] = ",".join(kinds)
    return position, kinds


def budgeted(kind: str, args: argparse.Namespace) -> str:
    """Return a bot with the budget of the command line, unless it has settings of its own."""
    if kind != SLOW:
        return kind
    if args.time is None and (args.playouts is not None or args.seed is not None):
        return f"{SLOW}:playouts={args.playouts or PLAYOUTS}"
    return f"{SLOW}:seconds={args.time or SECONDS}"


class Session:
    """One sitting: the table, its people and bots, and the file that keeps the game."""

    def __init__(
        self, position: Position, kinds: list[str], bots: list[Bot | None], lang: str, keep: Path | None
    ) -> None:
        self.position = position
        self.kinds = kinds
        self.bots = bots
        self.keep = keep
        self.table = Table(position, lang)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.dialog = Dialog(self.table, self.people)
        self.moved = -1
        """The bot that moved last since a person did, -1 if none."""

    def greet(self) -> None:
        """Say who plays what, and how to answer."""
        position, table = self.position, self.table
        who = ", ".join([f"{table.seat(seat)} {kind}" for seat, kind in enumerate(self.kinds)])
        print(table.word("start", game=title(position.game.name), seats=position.seats, kinds=who))
        print(table.word("promise", hash=position.header.commitment[:16]))
        if self.people and position.options:
            print(table.word("start-help", example=position.options[0]))
        self.write()

    def play(self) -> int:
        """Ask seat after seat; return the exit code."""
        try:
            while (seat := self.position.seat) is not None:
                bot = self.bots[seat]
                if bot is None:
                    self.dialog.ask(seat, self.moved >= 0)
                    self.moved = -1
                    self.write()
                else:
                    self.move(bot, seat)
        except Stopped as stop:
            self.leave(stop.politely)
            return 0
        except BaseException:
            self.write()
            raise
        self.finish()
        return 0

    def move(self, bot: Bot, seat: int) -> None:
        """Let a bot choose; it sees what its seat was shown. Without people at the table, tell as it goes."""
        if self.kinds[seat].startswith(SLOW) and seat != self.moved and self.people:
            print(self.table.word("thinking", seat=self.table.seat(seat), kind=self.kinds[seat]), flush=True)
        self.moved = seat
        position = self.position
        position.choose(bot.choose(position.game, position.shown(seat), position.actions), seat)
        if not self.people:
            self.dialog.show(self.table.news(WATCHER))

    def finish(self) -> None:
        """Tell the end and the outcome."""
        news = self.table.news(self.dialog.reader)
        result = self.position.record.result
        assert result is not None
        self.dialog.show(["", *news, "", *self.table.outcome(), self.table.word("seed", seed=result.seed)])
        self.write()
        if self.keep is not None:
            self.dialog.tell("saved", file=str(self.keep))

    def leave(self, politely: bool) -> None:
        """Say good-bye, and offer to keep the game."""
        self.write()
        self.dialog.tell("bye" if politely else "end-of-input")
        if self.keep is not None:
            self.dialog.tell("saved", file=str(self.keep))
        elif politely:
            self.offer()

    def offer(self) -> None:
        """Ask for a file name until the game is kept or the person does not want to."""
        while True:
            try:
                name = self.dialog.read(self.table.word("save-as"))
                if not name:
                    return
                write_record(new_file(name), self.position.record)
            except Stopped:
                return
            except (GameError, OSError) as problem:
                self.dialog.tell("not-saved", why=str(problem))
            else:
                self.dialog.tell("saved", file=name)
                return

    def write(self) -> None:
        """Keep the game as it stands, if it is to be kept."""
        if self.keep is not None:
            write_record(self.keep, self.position.record)
