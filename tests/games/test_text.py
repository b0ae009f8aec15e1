"""The texts of every game: everything used is there, nothing else, in both languages."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from tests.effort import seats_to_play
from tests.games.cases import EVERY_GAME, plain, samples_of
from turnwright.core import engine
from turnwright.core.drawing import LIGHT
from turnwright.core.game import find
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER
from turnwright.core.text import LANGUAGES, core_catalogue, faults, say

SOURCES = Path(__file__).parents[2] / "src/turnwright/games"
SEATS = {"seat-name", "named-seat"}
SEAT_ARGUMENTS = {"name", "number"}
"""What the forms of seats use: a seat brings it along."""
FORMLESS = ("seat", "coins", "priests", "workers", "tile")
"""How arguments with a hyphen end that are no forms: $has-coins."""
LONGEST_BUTTON = 70
ID = re.compile(r"@?((?:detail|drawn|gesture|income|log|loss|outlook|panel|prompt|prospect|table|thing)-[a-z-]*[a-z])")


class References(Visitor):
    """Collects the arguments an entry uses, and the other entries it is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        """Note an argument."""
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        """Note a part."""
        self.parts.add(node.id.name)


def common(lang: str) -> list[Entry]:
    """Return the texts that all games share."""
    return [entry for entry in FluentParser().parse(core_catalogue(lang)).body if isinstance(entry, Entry)]


@cache
def entries(name: str, lang: str) -> list[Entry]:
    """Return a game's own texts."""
    return [entry for entry in FluentParser().parse(find(name).catalogue(lang)).body if isinstance(entry, Entry)]


@cache
def catalogue(name: str, lang: str) -> dict[str, References]:
    """Return the ids of a game's own texts with what each refers to."""
    found: dict[str, References] = {}
    for entry in entries(name, lang):
        found[entry.id.name] = References()
        found[entry.id.name].visit(entry.value)
    return found


@cache
def forms(name: str, lang: str) -> dict[str, set[str]]:
    """Return the forms of a game's names (``acc``: ``$race-acc``) with the arguments they use themselves."""
    found: dict[str, set[str]] = {}
    for entry in [*entries(name, lang), *common(lang)]:
        for attribute in entry.attributes:
            used = References()
            used.visit(attribute.value)
            brought = SEAT_ARGUMENTS if entry.id.name in SEATS else set()
            found.setdefault(attribute.id.name, set()).update(used.arguments - brought)
    return found


def plainly(arguments: set[str], of_forms: dict[str, set[str]]) -> set[str]:
    """Return arguments without their forms: what the message itself must have."""
    found: set[str] = set()
    for argument in arguments:
        key, _, form = argument.rpartition("-")
        found |= {key, *of_forms[form]} if key and form in of_forms else {argument}
    return found


@cache
def written_out(name: str) -> frozenset[str]:
    """Return the ids that stand in the sources as they are, and the headings of the sheets."""
    found: set[str] = set()
    for path in (SOURCES / name).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and (match := ID.fullmatch(node.value)):
                found.add(match[1])
            elif path.parent.name == "terminal" and isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                words = node.args[1:] if node.func.id == "heading" else []
                found |= {f"table-head-{ast.literal_eval(word)}" for word in words}
    return frozenset(found)


def put_together(name: str) -> set[str]:
    """Return the ids that the sources build from names."""
    game, terminal = find(name), import_module(f"turnwright.games.{name}.terminal")
    found = {"game-about", "game-title", "table-help"}
    found |= {f"table-word-{word}" for word in (*terminal.SHEETS, terminal.PLACE)}
    found |= {f"prompt-{step.name}" for step in game.steps if not step.automatic}
    found |= {f"option-{option.name}{end}" for option in game.options for end in ("", "-help")}
    found |= {f"preset-{preset.name}" for preset in game.presets}
    words = {word for o in game.options for word in (*o.values, *o.each) if not isinstance(word, int)}
    found |= {"option-value-true", "option-value-false"} | {f"option-value-{w or 'none'}" for w in words}
    found |= {f"order-{order.name}{end}" for order in game.orders for end in ("", "-help")}
    found |= {f"order-{o.name}-{v}" for o in game.orders for v in o.values if isinstance(v, str) and v != o.default}
    return found | {part for entry in catalogue(name, "en").values() for part in entry.parts}


def used(name: str) -> set[str]:
    """Return all ids that a game uses."""
    return put_together(name) | written_out(name) | samples_of(name).ids


@EVERY_GAME
def test_every_id_that_is_used_has_a_text(name: str) -> None:
    """Ids in the sources and ids built from names are in the catalogue."""
    assert set() == used(name) - set(catalogue(name, "en"))


@EVERY_GAME
def test_no_text_is_left_over(name: str) -> None:
    """Nothing in the catalogue is unused; what every game says may be said better."""
    assert set() == set(catalogue(name, "en")) - used(name) - {entry.id.name for entry in common("en")}


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_has_two_texts(name: str, lang: str) -> None:
    """Each text stands once in all files of a game."""
    assert len(catalogue(name, lang)) == len(entries(name, lang))


@EVERY_GAME
def test_both_languages_use_the_same_arguments_and_parts(name: str) -> None:
    """A translation neither forgets nor invents an argument."""
    english, russian = (
        {k: (plainly(v.arguments, forms(name, lang)), v.parts) for k, v in catalogue(name, lang).items()}
        for lang in LANGUAGES
    )
    assert english == russian


@EVERY_GAME
def test_every_form_that_a_text_asks_for_is_written(name: str) -> None:
    """Some name has each form; an argument with a hyphen is no misspelt form."""
    for lang in LANGUAGES:
        ends = {a.rpartition("-")[2] for entry in catalogue(name, lang).values() for a in entry.arguments if "-" in a}
        assert set() == ends - set(forms(name, lang)) - set(FORMLESS)


@cache
def messages(name: str) -> tuple[Message, ...]:
    """Return what random games say at several seat counts: one message of each kind and set of numbers."""
    found: dict[str, Message] = {}
    for seats in seats_to_play(find(name).seat_counts):
        case = plain(name, seats)
        position, rng = case.game.new(seats, seats, case.options), Rng(seats)
        while not position.over:
            found |= {repr(message): message for message in shown(position)}
            position.choose(engine.random_answer(position.state, position.actions, rng))
        found |= {repr(message): message for message in position.log(WATCHER)}
    return tuple(found.values())


def shown(position: Position) -> list[Message]:
    """Return the prompt, the labels of the options, what they lose, and now and then those of the drawing."""
    seat = position.seat
    assert seat is not None
    labels = [position.game.label(position.state, action) for action in position.actions]
    meanings = [position.game.meaning(position.state, action) for action in position.actions]
    labels += [meaning.loss for meaning in meanings if meaning is not None and meaning.loss is not None]
    for meaning in meanings:
        counts = {} if meaning is None else {**meaning.price, **meaning.reward}
        labels += [Message(thing, {"count": count}) for thing, count in counts.items()]
    if position.ply % 40 == 0:
        for panel in position.game.panels(position.view(seat), LIGHT):
            labels += [*panel.labels.values(), *[piece.label for piece in panel.pieces if piece.label]]
    return [position.prompt(seat), *position.prospects(seat), *labels]


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_are_told_without_a_fault(name: str, lang: str) -> None:
    """Hundreds of messages have a text, all arguments, and come out clean."""
    assert len(messages(name)) > 300
    assert [] == [fault for message in messages(name) for fault in faults(find(name), message, lang)]
    texts = [say(find(name), message, lang) for message in messages(name)]
    assert [] == [text for text in texts if re.search(r"[{}@$]|  | [.,:;]|««|»»|\s$|^\s", text)]


@EVERY_GAME
def test_no_russian_button_is_too_long_for_a_phone(name: str) -> None:
    """Two lines of a phone hold about seventy characters."""
    labels = {message.id: message for message in messages(name) if message.id.startswith(("choice-", "suggest-"))}
    longest = [say(find(name), message, "ru") for message in messages(name) if message.id in labels]
    assert [] == [text for text in longest if len(text) > LONGEST_BUTTON]
