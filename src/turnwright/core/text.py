"""Texts: turn messages into sentences in the reader's language (Fluent), at the edge and nowhere else.

An argument that starts with ``@`` is the id of another message. An int argument called ``seat``, ``other`` or
``...-seat`` is a seat counted from 0 and is shown as a name: "Player 1" unless the table has names. A message that no
catalogue contains is shown as its id; tests call ``faults``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from turnwright.core.game import Game, W
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import GIVE_UP, Meaning

LANGUAGES = ("en", "ru")
"""The languages of every catalogue; for any other language the first is used."""


class Said(NamedTuple):
    """A sentence, and what was missing from the catalogue."""

    text: str
    faults: list[str]


def say(game: Game[W], message: Message, lang: str = "en", names: Sequence[str] = ()) -> str:
    """Return ``message`` in ``lang``; ``names`` are the names of the players, if known."""
    return _say(game, message, lang, names).text


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


def rule_text(game: Game[W], number: int, lang: str = "en") -> str:
    """Return a ledger rule as it is cited: its text and its id."""
    rule = game.rulebook.rule(number)
    return f"{rule.text[lang if lang in rule.text else LANGUAGES[0]]} [{rule.id}]"


def core_catalogue(lang: str) -> str:
    """Return the catalogue that all games share."""
    return files("turnwright.core").joinpath(f"text.{lang}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(game: Game[W], lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(core_catalogue(lang)))
    bundle.add_resource(FluentResource(game.catalogue(lang)), allow_overrides=True)
    return bundle


def _say(game: Game[W], message: Message, lang: str, names: Sequence[str]) -> Said:
    if lang not in LANGUAGES:
        lang = LANGUAGES[0]
    bundle = _bundle(game, lang)
    if not bundle.has_message(message.id):
        return Said(message.id, [f"{lang}: no message {message.id}"])
    pattern = bundle.get_message(message.id).value
    if pattern is None:
        return Said(message.id, [f"{lang}: {message.id} has no text"])
    faults: list[str] = []
    args = {key: _argument(game, key, value, lang, names, faults) for key, value in message.args.items()}
    text, errors = bundle.format_pattern(pattern, args)
    return Said(str(text), [*faults, *[f"{lang}: {message.id}: {error}" for error in errors]])


def _argument(game: Game[W], key: str, value: Argument, lang: str, names: Sequence[str], faults: list[str]) -> Argument:
    if isinstance(value, str):
        if not value.startswith("@"):
            return value
        said = _say(game, Message(value[1:]), lang, names)
        faults.extend(said.faults)
        return said.text
    if key in ("seat", "other") or key.endswith("-seat"):
        return names[value] if 0 <= value < len(names) else _seat_name(game, value, lang)
    return value


def _seat_name(game: Game[W], seat: int, lang: str) -> str:
    if seat == CHANCE:
        return _say(game, Message("chance-name"), lang, ()).text
    return _say(game, Message("seat-name", {"number": seat + 1}), lang, ()).text
