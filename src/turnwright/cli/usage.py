"""What the parsers of all commands share."""

from __future__ import annotations

import argparse
import os
import sys
from typing import NoReturn, TypeAlias

from turnwright.core.printable import one_line
from turnwright.core.text import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class Parser(argparse.ArgumentParser):
    """A parser that says in one line what it did not understand."""

    def error(self, message: str) -> NoReturn:
        """Name the mistake and where to read on."""
        print(f"turnwright: {one_line(message)} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(2)


def add_command(commands: Commands, name: str, help: str, examples: str) -> Parser:
    """Return the parser of a new command."""
    return commands.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ".",
        epilog="examples:\n" + "\n".join([f"  turnwright {line}" for line in examples.strip().splitlines()]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_game(command: Parser) -> None:
    """Add the name of the game."""
    command.add_argument("game", metavar="GAME", help="the game, for example small_world")


def add_language(command: Parser) -> None:
    """Add the language; the one of the terminal unless told."""
    command.add_argument(
        "--lang", choices=LANGUAGES, default=language(), help="language of the texts (default: %(default)s)"
    )


def add_seed(command: Parser) -> None:
    """Add the seed of the table."""
    command.add_argument("--seed", help="number or word that decides all chance (default: a fresh one)")


def whole(text: str) -> int:
    """Read a number from 1 up."""
    value = int(text) if text.isascii() and text.isdecimal() else 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 up, not {text!r}")
    return value


def count(text: str) -> int:
    """Read a number from 0 up."""
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 up, not {text!r}")
    return int(text)


def language() -> str:
    """Return the language of the terminal, English if we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
