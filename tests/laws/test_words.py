"""Laws of words: everything said has a text in both languages, and why_not always answers."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk
from hypothesis import given, settings
from hypothesis import strategies as st

import turnwright
from tests.laws.tables import PLAYED, TABLES, Table, positions, table_id
from turnwright.core import engine
from turnwright.core.explain import refusal, why_not
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.messages import Message
from turnwright.core.seats import WATCHER
from turnwright.core.text import LANGUAGES, core_catalogue, faults, message_ids

SOURCES = Path(turnwright.__file__).parent
TOY_SOURCES = Path(__file__).parent.parent / "toy"
GAMES = pytest.mark.parametrize("game", PLAYED, ids=lambda game: str(game.name))


def sources(game: Game[State]) -> list[Path]:
    """Return the Python files of a game."""
    folder = TOY_SOURCES if game.name == "toy" else SOURCES / "games" / game.name
    return sorted(folder.rglob("*.py"))


def ids_in(path: Path) -> set[str]:
    """Return the message ids that a file writes out: first arguments of Message(...), and "@..." arguments."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message" and node.args:
            first = node.args[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            found |= {c.value for c in choices if isinstance(c, ast.Constant) and isinstance(c.value, str)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {node.value[1:]} if re.fullmatch(r"@[a-z][a-z0-9-]*[a-z0-9]", node.value) else set()
    return found


def said(table: Table, seed: int) -> list[Message]:
    """Return all kinds of messages that one game brings up: log, prompts, labels, refusals."""
    found: dict[str, Message] = {}
    for position in positions(table, seed, 5):
        messages = [position.prompt(seat) for seat in [WATCHER, *range(table.seats)]]
        messages += [table.game.label(position.state, action) for action in position.actions]
        if position.actions:
            step, f = engine.step_of(position.state), engine.top(position.state)
            own = [a for a in range(len(table.game.vocabulary)) if table.game.vocabulary.verb(a) in step.verbs]
            details = [step.detail(position.state, f, action) for action in own if action not in position.actions]
            messages += [detail for detail in details if detail is not None]
        found.update({f"{message.id} {sorted(message.args)}": message for message in messages})
    for seat in range(table.seats):
        found.update({repr(message): message for message in position.log(seat)})
    return list(found.values())


@GAMES
def test_both_languages_say_the_same_things(game: Game[State]) -> None:
    """The English and the Russian catalogue hold the same ids."""
    assert message_ids(game, "en") == message_ids(game, "ru")


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_are_written_well(game: Game[State], lang: str) -> None:
    """No entry is broken, and none stands twice."""
    for text in (core_catalogue(lang), game.catalogue(lang)):
        body = FluentResource(text).body
        assert [] == [entry.content for entry in body if isinstance(entry, Junk)]
        names = re.findall(r"^(-?[a-z][a-z0-9-]*) *=", text, re.MULTILINE)
        assert sorted(set(names)) == sorted(names)


@GAMES
def test_every_id_in_the_source_has_a_text(game: Game[State]) -> None:
    """Message ids that are written out in the code are in the catalogue."""
    core = [path for path in sorted((SOURCES / "core").glob("*.py")) if path.name != "messages.py"]
    used = {id for path in [*core, *sources(game)] for id in ids_in(path)}
    assert set() == used - message_ids(game, "en")


@GAMES
def test_standing_orders_have_words(game: Game[State]) -> None:
    """Each order has a name, and each of its values that is no number and no switch."""
    values = [(order.name, value) for order in game.orders for value in order.values if isinstance(value, str)]
    known = message_ids(game, "en")
    assert [] == [order.name for order in game.orders if f"order-{order.name}" not in known]
    assert [] == [v for v in values if not {f"order-{v[0]}-{v[1]}", f"order-value-{v[1]}"} & known]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_all_that_is_said_in_a_game_has_words(table: Table, lang: str) -> None:
    """Log lines, prompts, labels and refusals of a random game have a text and all its arguments."""
    assert [] == [fault for message in said(table, 1) for fault in faults(table.game, message, lang)]


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_refusals_cite_a_rule(table: Table) -> None:
    """Whatever the asked seat cannot do is answered with a rule of the ledger, in both languages."""
    game = table.game
    for position in positions(table, 2, 40):
        for action in range(len(game.vocabulary)):
            if position.actions and action not in position.actions:
                message = refusal(game, position.state, action)
                assert message is not None
                assert 1 <= message.rule <= len(game.rulebook)


@settings(max_examples=150, deadline=None)
@given(
    table=st.sampled_from(TABLES),
    seat=st.integers(-3, 8) | st.integers(),
    word=st.sampled_from([name for game in PLAYED for name in game.vocabulary.names]) | st.just(""),
    noise=st.text(max_size=8),
    lang=st.sampled_from(["en", "ru", "xx", ""]),
    plies=st.integers(0, 12),
)
def test_why_not_never_raises(table: Table, seat: int, word: str, noise: str, lang: str, plies: int) -> None:
    """Any seat may ask about any text in any language at any time, and gets a text."""
    s = table.state()
    for _ply in range(plies):
        engine.apply(s, engine.options(s)[0])
    for choice in (word, noise, word + noise):
        answer = why_not(table.game, s, seat, choice, lang)
        legal = choice.split() in [table.game.vocabulary.name(a).split() for a in engine.options(s)]
        assert (seat == engine.asked(s) and legal) == (answer == "")


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_seat_that_is_not_asked_gets_one_answer(table: Table) -> None:
    """The answer to a seat that is not asked does not depend on what it asks for."""
    for position in positions(table, 3, 60):
        for seat in [WATCHER, *range(table.seats)]:
            if seat != position.seat:
                names = ["", "?", "nothing of the kind", *table.game.vocabulary.names[::50]]
                assert 1 == len({position.why_not(seat, name) for name in names})
