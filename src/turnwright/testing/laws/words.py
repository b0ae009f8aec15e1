"""Laws of texts: every message has a text in both languages, and why_not always answers."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

import turnwright
from turnwright.core import engine
from turnwright.core.explain import refusal
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.messages import Message
from turnwright.core.nearest import explain_place, places
from turnwright.core.seats import WATCHER
from turnwright.core.text import LANGUAGES, core_catalogue, faults, message_ids
from turnwright.testing.laws.base import TableLaws
from turnwright.testing.tables import SampleTable, positions

SOURCES = Path(turnwright.__file__).parent


def sources(game: Game[State]) -> list[Path]:
    """Return the Python files of a game."""
    return sorted(Path(str(files(game.package))).rglob("*.py"))


def ids_in(path: Path) -> set[str]:
    """Return the message ids that a file spells out: first arguments of Message(...), and "@..." arguments."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message" and node.args:
            first = node.args[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            found |= {c.value for c in choices if isinstance(c, ast.Constant) and isinstance(c.value, str)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {node.value[1:]} if re.fullmatch(r"@[a-z][a-z0-9-]*[a-z0-9]", node.value) else set()
    return found


def said(table: SampleTable, seed: int) -> list[Message]:
    """Return all kinds of messages in one game: log, prompts, labels, meanings, refusals."""
    found: dict[str, Message] = {}
    for position in positions(table, seed, 5):
        messages = [position.prompt(seat) for seat in [WATCHER, *range(table.seats)]]
        messages += [table.game.label(position.state, action) for action in position.actions]
        meanings = [table.game.meaning(position.state, action) for action in position.actions]
        counted = [pair for m in meanings if m for things in (m.price, m.reward) for pair in things.items()]
        messages += [Message(thing, {"count": count}) for thing, count in counted]
        if position.actions:
            step, f = engine.step_of(position.state), engine.top(position.state)
            own = [a for a in range(len(table.game.vocabulary)) if table.game.vocabulary.verb(a) in step.verbs]
            details = [step.detail(position.state, f, action) for action in own if action not in position.actions]
            messages += [detail for detail in details if detail is not None]
        found.update({f"{message.id} {sorted(message.args)}": message for message in messages})
    for seat in range(table.seats):
        found.update({repr(message): message for message in position.log(seat)})
    return list(found.values())


class WordLaws(TableLaws):
    """Texts in both languages."""

    def test_both_languages_say_the_same_things(self, game: Game[State]) -> None:
        """The English and the Russian catalogue have the same ids."""
        assert message_ids(game, "en") == message_ids(game, "ru")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_catalogues_are_written_well(self, game: Game[State], lang: str) -> None:
        """No entry is broken or duplicated."""
        for text in (core_catalogue(lang), game.catalogue(lang)):
            body = FluentResource(text).body
            assert [] == [entry.content for entry in body if isinstance(entry, Junk)]
            names = re.findall(r"^(-?[a-z][a-z0-9-]*) *=", text, re.MULTILINE)
            assert sorted(set(names)) == sorted(names)

    def test_every_id_in_the_source_has_a_text(self, game: Game[State]) -> None:
        """Message ids that are spelled out in the code are in the catalogue."""
        core = [path for path in sorted((SOURCES / "core").glob("*.py")) if path.name != "messages.py"]
        used = {id for path in [*core, *sources(game)] for id in ids_in(path)}
        assert set() == used - message_ids(game, "en")

    def test_standing_orders_have_words(self, game: Game[State]) -> None:
        """Each order has a name, and so does each of its values that is neither a number nor a switch."""
        values = [(order.name, value) for order in game.orders for value in order.values if isinstance(value, str)]
        known = message_ids(game, "en")
        assert [] == [order.name for order in game.orders if f"order-{order.name}" not in known]
        assert [] == [v for v in values if not {f"order-{v[0]}-{v[1]}", f"order-value-{v[1]}"} & known]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_all_that_is_said_in_a_game_has_words(self, table: SampleTable, lang: str) -> None:
        """Log lines, prompts, labels and refusals of a random game have a text and all its arguments."""
        assert [] == [fault for message in said(table, 1) for fault in faults(table.game, message, lang)]

    def test_refusals_cite_a_rule(self, table: SampleTable) -> None:
        """Every refusal to the asked seat cites a rule of the ledger, in both languages."""
        game = table.game
        for position in positions(table, 2, table.every(40)):
            for action in range(len(game.vocabulary)):
                if position.actions and action not in position.actions:
                    message = refusal(game, position.state, action)
                    assert message is not None
                    assert 1 <= message.rule <= len(game.rulebook)

    def test_a_seat_that_is_not_asked_gets_one_answer(self, table: SampleTable) -> None:
        """The answer to a seat that is not asked depends neither on the choice nor on the place."""
        for position in positions(table, 3, table.every(60)):
            for seat in [WATCHER, *range(table.seats)]:
                if seat != position.seat:
                    names = ["", "?", "nothing of the kind", *table.game.vocabulary.names[::50]]
                    told = {position.why_not(seat, name) for name in names}
                    for target in ["", "?", *places(table.game)[::20]]:
                        told.add(explain_place(table.game, position.state, seat, target, "en", position.names).text)
                    assert 1 == len(told)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_click_is_explained_in_words(self, table: SampleTable, lang: str) -> None:
        """A click of the asked seat cites a rule, or says nothing; it never speaks of choices by their names."""
        for position in positions(table, 4, table.every(60)):
            if position.seat is not None and position.seat >= 0:
                for target in ["?", *places(table.game)]:
                    told = explain_place(table.game, position.state, position.seat, target, lang)
                    assert bool(told.text) == bool(told.rule), target
                    assert told.rule in told.text, target
