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
    """A parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        """Print the error and where to find help."""
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
    """Add the language; the default is that of the terminal."""
    command.add_argument(
        "--lang", choices=LANGUAGES, default=language(), help="language of the texts (default: %(default)s)"
    )


def add_seed(command: Parser) -> None:
    """Add the seed of the table."""
    command.add_argument("--seed", help="number or word that determines all chance (default: random)")


def whole(text: str) -> int:
    """Parse a whole number of at least 1."""
    value = int(text) if text.isascii() and text.isdecimal() else 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 1, not {text!r}")
    return value


def count(text: str) -> int:
    """Parse a whole number of at least 0."""
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 0, not {text!r}")
    return int(text)


def language() -> str:
    """Return the language of the terminal, or English if it is not supported."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
