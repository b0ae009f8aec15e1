"""The command ``turnwright``: one module for each of its commands, errors on one line, exit codes scripts can trust.

0 all went well, 1 a check found something, 2 the user asked for something impossible, 130 interrupted.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from turnwright import __version__
from turnwright.cli import admin, exporting, importing, new, perft, play, replay, rules, selfplay, serve, show, verify
from turnwright.cli.errors import in_words
from turnwright.cli.terminal import guarded
from turnwright.cli.usage import Commands, Parser, add_command, add_game, asked_language, translate, whole
from turnwright.core.errors import GameError
from turnwright.core.printable import one_line

OK, FAILED, MISUSED, INTERRUPTED, CLOSED_PIPE = 0, 1, 2, 130, 141

EXAMPLES = """examples:
  turnwright play small_world --seats human,search,greedy
  turnwright serve
  turnwright replay game.jsonl
  turnwright rules small_world SW-6.1
  turnwright COMMAND --help"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; report a user's mistake in one line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    with guarded():
        return _run(argv)


def _run(argv: Sequence[str] | None) -> int:
    lang = asked_language(sys.argv[1:] if argv is None else argv)
    try:
        args = parser(lang).parse_args(argv)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else OK
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # What is still to be flushed at exit has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except GameError as problem:
        return complain(str(problem), lang)
    except OSError as problem:
        where = f"{problem.filename}: " if problem.filename is not None else ""
        return complain(f"{where}{problem.strerror or problem}", lang)


def complain(message: str, lang: str) -> int:
    """Print an error in one line."""
    print(f"turnwright: {in_words(one_line(message), lang)}", file=sys.stderr)
    return MISUSED


def parser(lang: str) -> argparse.ArgumentParser:
    """Return the command-line parser with all commands, whose help is in ``lang``."""
    top = Parser(
        prog="turnwright",
        description="Rule books as exact games, for people, bots and researchers.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"turnwright {__version__}")
    commands: Commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in (play, serve, replay, show, verify, perft, selfplay, rules, importing, exporting, new, admin):
        command.add(commands)
    add_bench(commands)
    translate(top, commands, lang)
    return top


def add_bench(commands: Commands) -> None:
    """Add ``bench``."""
    examples = "bench small_world\nbench small_world --seats 2 --json\nbench small_world --instructions"
    command = add_command(commands, "bench", "measure how fast a game runs", examples)
    add_game(command)
    command.add_argument("--json", action="store_true", help="print the numbers as JSON")
    command.add_argument("--seats", type=whole, default=4, help="players at the table (default: 4)")
    how = command.add_mutually_exclusive_group()
    how.add_argument("--seconds", type=float, default=2.0, help="seconds to measure each figure (default: 2)")
    how.add_argument("--instructions", action="store_true", help="count machine instructions instead, compiled")
    command.set_defaults(run=run_bench)


def run_bench(args: argparse.Namespace) -> int:
    """Run the benchmark, loading its modules only now."""
    from turnwright.cli import bench

    return bench.run(args)
