"""``turnwright show``: draw a recorded or set-up position, or write it as text."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

from turnwright.cli.files import BadFile, draw, read_position, read_record, write_text
from turnwright.cli.replay import add_record, add_viewer, reached, viewer
from turnwright.cli.usage import Commands, add_command
from turnwright.core.drawing import THEMES
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict, View
from turnwright.core.notation import write_state, write_view
from turnwright.core.seats import WATCHER


class Shown(NamedTuple):
    """A position: its game, number of seats and table options, what the requested viewer sees, and all of it, unless it
    was written as a view.
    """

    game: Game[State]
    seats: int
    options: JsonDict
    view: View
    state: State | None


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "show",
        "draw a position of a recorded game",
        """show game.jsonl --png table.png
show game.jsonl --ply 40 --seat 0 --svg table.svg --theme dark
show game.jsonl --ply 40 --text position.txt
show position.txt --png table.png""",
    )
    add_record(command)
    add_viewer(command)
    command.add_argument("--png", metavar="OUT", type=Path, help="the PNG file to write")
    command.add_argument("--svg", metavar="OUT", type=Path, help="the SVG file to write")
    command.add_argument(
        "--text",
        metavar="OUT",
        type=Path,
        help="the text file to write: the whole position, or with --seat or --watcher what they saw",
    )
    command.add_argument("--theme", choices=THEMES, default="light", help="colours (default: light)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw or write what the requested seat saw."""
    if args.png is None and args.svg is None and args.text is None:
        raise BadFile("nothing to write: give --png OUT, --svg OUT or --text OUT")
    shown = requested(args)
    for path, kind in ((args.png, ".png"), (args.svg, ".svg")):
        if path is not None:
            if path.suffix.lower() != kind:
                raise BadFile(f"{path}: the name of this picture must end in {kind}")
            draw(shown.game, shown.view, path, THEMES[args.theme])
            print(path)
    if args.text is not None:
        whole = shown.state is not None and args.seat is None and not args.watcher
        write_text(args.text, written(shown, whole))
        print(args.text)
    return 0


def written(shown: Shown, whole: bool) -> str:
    """Return a position as text: the whole of it, or what the viewer sees."""
    if whole:
        assert shown.state is not None
        return write_state(shown.game, shown.state, shown.options)
    return write_view(shown.game, shown.view, shown.seats, shown.options)


def requested(args: argparse.Namespace) -> Shown:
    """Return the position in the file, or that of its record."""
    set_up = read_position(args.file)
    if set_up is None:
        position = reached(args, read_record(args.file, args.number))
        view = position.view(viewer(args, position))
        return Shown(position.game, position.seats, position.options_set, view, position.state)
    seat = WATCHER if args.seat is None else args.seat
    if seat >= set_up.seats:
        raise BadFile(f"{args.file}: no seat {seat}: this table has seats 0 to {set_up.seats - 1}")
    if set_up.viewer not in (None, seat) and (args.seat is not None or args.watcher):
        raise BadFile(f"{args.file}: this is not what that viewer sees: leave out --seat and --watcher")
    state = set_up.state if set_up.viewer is None else None
    return Shown(set_up.game, set_up.seats, set_up.options, set_up.view(seat), state)
