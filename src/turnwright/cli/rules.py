"""``turnwright rules``: the rule book of a game, and which of its rules have a test."""

from __future__ import annotations

import argparse

from turnwright.cli.usage import Commands, add_command, add_game, add_language
from turnwright.cli.words import word
from turnwright.core.errors import BadOption
from turnwright.core.game import find
from turnwright.core.rulebook import Rule, RuleBook
from turnwright.core.text import game_title


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "rules",
        "read the rule book of a game",
        """rules small_world
rules small_world SW-6
rules small_world sw-6.1 --lang ru
rules small_world --search "lost tribe"
rules small_world --coverage""",
    )
    add_game(command)
    command.add_argument("id", metavar="ID", nargs="?", help="a rule or a section (default: the list of sections)")
    command.add_argument("--search", metavar="TEXT", help="only rules that contain this text")
    command.add_argument("--coverage", action="store_true", help="count the rules that the tests of a checkout cite")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the requested rules."""
    game = find(args.game)
    book = game.rulebook
    if args.coverage:
        from turnwright.cli import coverage

        return coverage.run(game)
    rules = chosen(book, args.id)
    if args.search is not None:
        rules = [rule for rule in rules or book.rules if args.search.lower() in rule.text[args.lang].lower()]
        if not rules:
            raise BadOption(f"no rule of {args.game} contains {args.search!r}")
    lines = texts(book, rules, args.lang) if rules else [game_title(game, args.lang), *contents(book, args.lang)]
    print("\n".join(lines))
    return 0


def chosen(book: RuleBook, id: str | None) -> list[Rule]:
    """Return the rules that ``id`` names, or none for None."""
    if id is None:
        return []
    name = book.spelled(id)
    if name in book:
        return [book.rule(book.number(name))]
    rules = [rule for rule in book.rules if rule.section == name]
    if not rules:
        first, last = book.rules[0].id, book.rules[-1].id
        raise BadOption(f"no rule or section {id!r}: ids run from {first} to {last}")
    return rules


def contents(book: RuleBook, lang: str) -> list[str]:
    """Return the sections with their number of rules."""
    counts = {id: sum([rule.section == id for rule in book.rules]) for id in book.sections}
    wide = max([len(id) for id in counts])
    return [f"{id:{wide}}  {book.sections[id][lang]} ({counts[id]})" for id in counts]


def texts(book: RuleBook, rules: list[Rule], lang: str) -> list[str]:
    """Return rules under the headings of their sections."""
    lines: list[str] = []
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            lines += ["", f"{section} {book.sections[section][lang]}"]
        lines.append(f"{rule.id}  {rule.text[lang]}")
        if rule.ruling:
            lines.append(" " * (len(rule.id) + 2) + word(lang, "ruling", text=rule.ruling[lang]))
    return lines[1:]
