"""Table options on the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from turnwright.cli.files import BadFile
from turnwright.cli.usage import Parser
from turnwright.core.errors import BadOption
from turnwright.core.frames import State
from turnwright.core.game import Game, Json, JsonDict
from turnwright.core.messages import Message
from turnwright.core.options import Option
from turnwright.core.text import message_ids, say


def add_options(command: Parser) -> None:
    """Add the arguments that set up a table."""
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set a table option, for example coins=open"
    )
    command.add_argument("--options", action="store_true", help="list the table options of the game and exit")
    command.add_argument("--homemade", metavar="FILE.toml", help="a home-made race or power")


def table_options(game: Game[State], args: argparse.Namespace) -> JsonDict:
    """Return the options given on the command line, checked."""
    known = {option.name: option for option in game.options}
    chosen: JsonDict = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"--option {text!r}: expected name=value")
        chosen[name] = meant(known[name], value) if name in known else value
    if args.homemade is not None:
        if "homemade" not in known:
            raise BadOption(f"{game.name} does not support --homemade")
        chosen["homemade"] = read_text(Path(args.homemade))
    game.check_options(chosen)
    return chosen


def read_text(path: Path) -> str:
    """Return the text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile(f"{path}: expected text in UTF-8") from None


def meant(option: Option, text: str) -> Json:
    """Return the allowed value that ``text`` spells, or the text itself, which the option then refuses."""
    for value in option.values:
        if value is not None and spelled(value) == text.lower():
            return value
    return text


def spelled(value: Json) -> str:
    """Return a value as people type it."""
    return str(value).lower() if value is not None else "none"


def options_lines(game: Game[State], lang: str) -> list[str]:
    """Describe all table options: name, values (default first), meaning, rule."""
    known = message_ids(game, lang)
    lines: list[str] = []
    for option in game.options:
        values: list[Json] = [option.default, *[value for value in option.values if value != option.default]]
        if option.each:
            values = list(option.each)
        rule = f" [{option.rule}]" if option.rule else ""
        title = say(game, Message(f"option-{option.name}"), lang)
        lines.append(f"{option.name}: {title}{rule}")
        lines.append("  " + say(game, Message(f"option-{option.name}-help"), lang))
        lines.append("  " + ", ".join([value_line(game, value, lang, known) for value in values]))
    return lines


def value_line(game: Game[State], value: Json, lang: str, known: set[str]) -> str:
    """Return a value as people type it, with its meaning if it has one."""
    text = spelled(value)
    id = f"option-value-{text}"
    return f"{text} ({say(game, Message(id), lang)})" if id in known else text
