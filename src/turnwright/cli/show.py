"""``turnwright show``: draw a recorded position."""

from __future__ import annotations

import argparse
from pathlib import Path

from turnwright.cli.files import BadFile, draw, read_record
from turnwright.cli.replay import add_record, add_viewer, reached, viewer
from turnwright.cli.usage import Commands, add_command
from turnwright.core.drawing import THEMES


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "show",
        "draw a position of a recorded game",
        """show game.jsonl --png table.png
show game.jsonl --ply 40 --seat 0 --svg table.svg --theme dark""",
    )
    add_record(command)
    add_viewer(command)
    command.add_argument("--png", metavar="OUT", type=Path, help="the PNG file to write")
    command.add_argument("--svg", metavar="OUT", type=Path, help="the SVG file to write")
    command.add_argument("--theme", choices=THEMES, default="light", help="colours (default: light)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw what the requested seat saw."""
    if args.png is None and args.svg is None:
        raise BadFile("nothing to write: give --png OUT or --svg OUT")
    position = reached(args, read_record(args.file, args.number))
    view = position.view(viewer(args, position))
    for path, kind in ((args.png, ".png"), (args.svg, ".svg")):
        if path is not None:
            if path.suffix.lower() != kind:
                raise BadFile(f"{path}: the name of this picture must end in {kind}")
            draw(position, view, path, THEMES[args.theme])
            print(path)
    return 0
