"""What the parsers of all commands share."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn, TypeAlias

from turnwright.cli.errors import in_words, see_help
from turnwright.cli.words import known, worded
from turnwright.core.printable import one_line
from turnwright.core.text import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
HELP = "help"
"""The catalogue of help texts."""


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line, in the language of the command line."""

    lang = LANGUAGES[0]

    def error(self, message: str) -> NoReturn:
        """Print the error and where to find help."""
        told = in_words(one_line(message), self.lang)
        print(f"turnwright: {told} {see_help(self.prog, self.lang)}", file=sys.stderr)
        sys.exit(2)

    def format_help(self) -> str:
        """Return the help, with the word before the usage in the language of the command line."""
        text = super().format_help()
        if "usage" not in known(self.lang, HELP):
            return text
        return text.replace("usage:", worded(self.lang, HELP, "usage"), 1)


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


def translate(top: Parser, commands: Commands, lang: str) -> None:
    """Tell the help of all commands in ``lang``, as far as there is a translation."""
    if not known(lang, HELP):
        return
    top.description = worded(lang, HELP, "about")
    for action in commands._choices_actions:
        action.help = worded(lang, HELP, f"command-{action.dest}")
    _translate(top, "", lang)
    for name, command in commands.choices.items():
        about = worded(lang, HELP, f"command-{name}")
        command.description = f"{about[0].upper()}{about[1:]}."
        _translate(command, name, lang)


def _translate(parser: Parser, name: str, lang: str) -> None:
    parser.lang = lang
    parser._positionals.title = worded(lang, HELP, "positional")
    parser._optionals.title = worded(lang, HELP, "optional")
    if parser.epilog:
        examples, _, rest = parser.epilog.partition("\n\n")
        limits = f"help-{name}-limits"
        more = worded(lang, HELP, limits) if rest and limits in known(lang, HELP) else rest
        first = examples.replace("examples:", worded(lang, HELP, "examples"), 1)
        parser.epilog = f"{first}\n\n{more}".rstrip()
    for action in parser._actions:
        for id in (f"help-{name}-{action.dest}", f"help-{action.dest}"):
            if id in known(lang, HELP):
                action.help = worded(lang, HELP, id)
                break


def asked_language(argv: Sequence[str]) -> str:
    """Return the language that a command line asks for, before it is parsed; otherwise that of the terminal."""
    following = [*argv, ""][1:]
    for given, after in zip(argv, following, strict=True):
        option, _, value = given.partition("=")
        asked = value or after
        if option == "--lang" and asked in LANGUAGES:
            return asked
    return language()


def language() -> str:
    """Return the language of the terminal, or English if it is not supported."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
