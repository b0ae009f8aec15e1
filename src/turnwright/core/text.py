"""Texts: turn messages into sentences in the reader's language (Fluent), at the edge and nowhere else.

An argument that starts with ``@`` is the id of another message. An int argument called ``seat``, ``other`` or
``...-seat`` is a seat counted from 0 and is shown as a name: "Player 1" unless the table has names. A message that no
catalogue contains is shown as its id; tests call ``faults``.

A text may ask for another form of a name: ``$race-acc`` is the attribute ``acc`` of the message that the argument
``race`` refers to, or its usual text if it has no such attribute. An attribute may use the arguments of the text it
stands in. The forms of seats are attributes of ``seat-name`` and, for a player with a name, ``named-seat``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from turnwright.core.game import Game, W
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.core.typography import tied
from turnwright.core.verbs import GIVE_UP, Meaning

LANGUAGES = ("en", "ru")
"""The languages of every catalogue; for any other language the first is used."""
TITLE: Final = "game-title"
"""The message with the title of a game; one of your own needs none."""
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The beginning of a message or term in Fluent source."""


class Said(NamedTuple):
    """A sentence, and what was missing from the catalogue."""

    text: str
    faults: list[str]


def say(game: Game[W], message: Message, lang: str = "en", names: Sequence[str] = ()) -> str:
    """Return ``message`` in ``lang``; ``names`` are the names of the players, if known."""
    return tied(_say(game, message, lang, names).text, lang)


def faults(game: Game[W], message: Message, lang: str) -> list[str]:
    """Return what is wrong with the text of ``message``: missing ids, missing arguments."""
    return _say(game, message, lang, ()).faults


def meant(game: Game[W], meaning: Meaning, lang: str = "en") -> list[str]:
    """Return what a choice costs, brings and risks, one sentence each."""
    cost = "meaning-lost" if meaning.kind == GIVE_UP else "meaning-price"
    told: list[Message] = []
    for id, counts in ((cost, meaning.price), ("meaning-reward", meaning.reward)):
        things = [say(game, Message(thing, {"count": count}), lang) for thing, count in counts.items()]
        if things:
            told.append(Message(id, {"things": ", ".join(things)}))
    if meaning.odds is not None:
        told.append(Message("meaning-odds", {"ways": meaning.odds[0], "all": meaning.odds[1]}))
    return [say(game, message, lang) for message in told]


def message_ids(game: Game[W], lang: str) -> set[str]:
    """Return the ids that the catalogues of ``game`` (including the common one) contain in ``lang``."""
    return {
        entry.id.name
        for text in (core_catalogue(lang), game.catalogue(lang))
        for entry in FluentResource(text).body
        if isinstance(entry, ast.Message)
    }


def has_text(game: Game[W], id: str, lang: str) -> bool:
    """Tell whether the catalogues of ``game`` (including the common one) contain a message in ``lang``."""
    return id in _catalogue(game, lang if lang in LANGUAGES else LANGUAGES[0])


def game_title(game: Game[W], lang: str = "en") -> str:
    """Return the title of a game: its message ``game-title``, or its name made readable."""
    if has_text(game, TITLE, lang):
        return say(game, Message(TITLE), lang)
    return game.name.replace("_", " ").title()


def rule_text(game: Game[W], number: int, lang: str = "en") -> str:
    """Return a ledger rule as it is cited: its text and its id."""
    rule = game.rulebook.rule(number)
    return f"{rule.text[lang if lang in rule.text else LANGUAGES[0]]} [{rule.id}]"


def entries(source: str) -> dict[str, str]:
    """Return the source of each message and term of a Fluent catalogue by its id; terms begin with ``-``.

    Nothing within an entry looks like the beginning of another: a line of text is indented.
    """
    starts = list(_ENTRY.finditer(source))
    ends = [*[start.start() for start in starts[1:]], len(source)][: len(starts)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def core_catalogue(lang: str) -> str:
    """Return the catalogue that all games share."""
    return files("turnwright.core").joinpath(f"text.{lang}.ftl").read_text(encoding="utf-8")


class _Mentioned(Visitor):
    """Collects the arguments that a text mentions, and the other texts and terms it is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.parts.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.parts.add(f"-{node.id.name}")
        self.generic_visit(node)


class _Catalogue:
    """The texts of a game in one language, including the common ones.

    A text is parsed when it is first needed: a whole catalogue takes a third of a second, and most of it is never said.
    """

    def __init__(self, game: Game[W], lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.sources = {**entries(core_catalogue(lang)), **entries(game.catalogue(lang))}
        self.parsed: dict[str, ast.Message] = {}
        self.forms: dict[str, tuple[str, ...]] = {}
        self._needed: set[str] = set()

    def __contains__(self, id: str) -> bool:
        self._need(id)
        return bool(self.bundle.has_message(id))

    def _need(self, id: str) -> None:
        """Parse the text or term called ``id``, and those it is made of."""
        left, reached = [id], set[str]()
        while left:
            part = left.pop()
            if part in self.sources and part not in self._needed and part not in reached:
                reached.add(part)
                resource = FluentResource(self.sources[part])
                self.bundle.add_resource(resource, allow_overrides=True)
                self.parsed |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
                mentioned = _Mentioned()
                mentioned.visit(resource)
                left += mentioned.parts
        self._needed |= reached  # all at once: another thread must not say a text before its parts are there

    def forms_in(self, id: str) -> tuple[str, ...]:
        """Return the arguments in a text and its parts that may be forms of others: those with a hyphen."""
        if id not in self.forms:
            mentioned, left, seen = set[str](), [id], {id}
            while left:
                entry = _Mentioned()
                entry.visit(self.parsed[left.pop()].value)
                mentioned |= entry.arguments
                left += [part for part in entry.parts - seen if part in self.parsed]
                seen |= entry.parts
            self.forms[id] = tuple([name for name in sorted(mentioned) if "-" in name])
        return self.forms[id]

    def form(self, id: str, form: str, args: dict[str, Argument]) -> tuple[str, list[Exception]] | None:
        """Return a form of the name called ``id`` with the faults found; None if the name has no such form."""
        if id not in self:
            return None
        pattern = self.bundle.get_message(id).attributes.get(form)
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, args)
        return str(text), errors


@cache
def _catalogue(game: Game[W], lang: str) -> _Catalogue:
    return _Catalogue(game, lang)


def _say(game: Game[W], message: Message, lang: str, names: Sequence[str]) -> Said:
    if lang not in LANGUAGES:
        lang = LANGUAGES[0]
    catalogue = _catalogue(game, lang)
    bundle = catalogue.bundle
    if message.id not in catalogue:
        return Said(message.id, [f"{lang}: no message {message.id}"])
    pattern = bundle.get_message(message.id).value
    if pattern is None:
        return Said(message.id, [f"{lang}: {message.id} has no text"])
    faults: list[str] = []
    args = {key: _argument(game, key, value, lang, names, faults) for key, value in message.args.items()}
    for name in catalogue.forms_in(message.id):
        key, _, form = name.rpartition("-")
        if name not in args and key in args:
            found = _form(catalogue, key, form, message.args[key], args, names)
            args[name] = args[key] if found is None else found[0]
            faults += [] if found is None else [f"{lang}: {message.id}: {error}" for error in found[1]]
    text, errors = bundle.format_pattern(pattern, args)
    return Said(str(text), [*faults, *[f"{lang}: {message.id}: {error}" for error in errors]])


def _is_seat(key: str) -> bool:
    return key in ("seat", "other") or key.endswith("-seat")


def _form(
    catalogue: _Catalogue, key: str, form: str, value: Argument, args: dict[str, Argument], names: Sequence[str]
) -> tuple[str, list[Exception]] | None:
    if isinstance(value, str):
        return catalogue.form(value[1:], form, args) if value.startswith("@") else None
    if not _is_seat(key):
        return None
    if 0 <= value < len(names):
        return catalogue.form("named-seat", form, {"name": names[value]})
    return catalogue.form("seat-name" if value != CHANCE else "chance-name", form, {"number": value + 1})


def _argument(game: Game[W], key: str, value: Argument, lang: str, names: Sequence[str], faults: list[str]) -> Argument:
    if isinstance(value, str):
        if not value.startswith("@"):
            return value
        said = _say(game, Message(value[1:]), lang, names)
        faults.extend(said.faults)
        return said.text
    if _is_seat(key):
        return names[value] if 0 <= value < len(names) else _seat_name(game, value, lang)
    return value


def _seat_name(game: Game[W], seat: int, lang: str) -> str:
    if seat == CHANCE:
        return _say(game, Message("chance-name"), lang, ()).text
    return _say(game, Message("seat-name", {"number": seat + 1}), lang, ()).text
