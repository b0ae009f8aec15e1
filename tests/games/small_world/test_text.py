"""The texts of Small World: everything used is there, in both languages, with the right forms."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from turnwright.core import engine
from turnwright.core.drawing import LIGHT
from turnwright.core.game import find
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER
from turnwright.core.text import LANGUAGES, faults, say
from turnwright.games.small_world import GAME, prose
from turnwright.games.small_world.data.tables import TERRAINS
from turnwright.games.small_world.factions.roster import POWERS, RACES
from turnwright.games.small_world.options import OPTIONS
from turnwright.games.small_world.verbs import things

SOURCES = Path(__file__).parents[3] / "src/turnwright/games/small_world"
ID = re.compile(r"@?((?:gesture|log|detail|prompt|drawn|panel|table|income)-[a-z-]*[a-z])")
MARKERS = ("lair", "hole", "fortress", "camps", "hero", "dragon")
STACKS = ("banners", "badges", "discards")


class Variables(Visitor):
    """Collects the arguments an entry uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        """Note one."""
        self.found.add(node.id.name)


@cache
def catalogue(lang: str) -> dict[str, set[str]]:
    """Return the ids of the game's own texts with the arguments each uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(GAME.catalogue(lang)).body:
        if isinstance(entry, Entry):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def written_out() -> set[str]:
    """Return the ids that stand in the sources as they are, and the headings of the sheets."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and (match := ID.fullmatch(node.value)):
                found.add(match[1])
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "heading":
                found |= {f"table-head-{ast.literal_eval(word)}" for word in node.args[1:]}
    return found


def made_up() -> set[str]:
    """Return the ids that the sources build from the names of the tables."""
    found = {f"race-{race.key}{end}" for race in RACES for end in ("", "-help")}
    found |= {f"power-{power.key}{end}" for power in POWERS for end in ("", "-help")}
    found |= {"race-homemade", "power-homemade"}
    found |= {f"terrain-{name}" for name in TERRAINS}
    found |= {f"symbol-{name}" for name in ("mine", "magic", "cavern")}
    found |= {f"choice-{verb}" for verb in GAME.vocabulary.verbs}
    found |= {f"prompt-{step.name}" for step in GAME.steps if not step.automatic}
    found |= {f"drawn-{name}" for name in (*MARKERS, *STACKS)} | {f"table-{name}" for name in MARKERS}
    found |= {"table-change-hand", "table-change-withdrawn", "table-change-coins", "table-help"}
    found |= set(things(coin=1, token=1, region=1, race=1))
    found |= {f"table-word-{word}" for word in (*prose.SHEETS, prose.PLACE)}
    found |= {f"option-{option.name}{end}" for option in OPTIONS for end in ("", "-help")}
    words = {value for option in OPTIONS for value in option.values if not isinstance(value, int)}
    return found | {"option-value-true", "option-value-false"} | {f"option-value-{w or 'none'}" for w in words}


def test_every_id_that_is_used_has_a_text() -> None:
    """Ids in the sources and ids built from tables are in the catalogue."""
    assert set() == (written_out() | made_up()) - set(catalogue("en"))


def test_no_text_is_left_over() -> None:
    """Nothing in the catalogue is unused."""
    assert set() == set(catalogue("en")) - written_out() - made_up()


def test_both_languages_use_the_same_arguments() -> None:
    """A translation neither forgets nor invents an argument."""
    assert catalogue("en") == catalogue("ru")


def messages() -> list[Message]:
    """Return what four random games say, one message of each kind and set of numbers."""
    found: dict[str, Message] = {}
    for seats in GAME.seat_counts:
        position, rng = find(GAME.name).new(seats, seats), Rng(seats)
        while not position.over:
            found |= {repr(message): message for message in shown(position)}
            position.choose(engine.random_answer(position.state, position.actions, rng))
        found |= {repr(message): message for message in position.log(WATCHER)}
    return list(found.values())


def shown(position: Position) -> list[Message]:
    """Return the prompt, the labels of the options, and now and then those of the drawing."""
    seat = position.seat
    assert seat is not None
    labels = [position.game.label(position.state, action) for action in position.actions]
    if position.ply % 40 == 0:
        for panel in position.game.panels(position.view(seat), LIGHT):
            labels += [*panel.labels.values(), *[piece.label for piece in panel.pieces if piece.label]]
    return [position.prompt(seat), *labels]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_are_told_without_a_fault(lang: str) -> None:
    """Hundreds of messages have a text, all arguments, and come out clean."""
    said = messages()
    assert len(said) > 300
    assert [] == [fault for message in said for fault in faults(find(GAME.name), message, lang)]
    texts = [say(find(GAME.name), message, lang) for message in said]
    assert [] == [text for text in texts if re.search(r"[{}@$]|  | [.,:;]|\s$|^\s", text)]


PLACED: dict[str, int | str] = {"seat": 0, "race": "@race-elves", "region": 12}


@pytest.mark.parametrize(
    ("tokens", "en", "ru"),
    [
        (1, "1 token of", "1 жетон в"),
        (2, "2 tokens of", "2 жетона в"),
        (5, "5 tokens of", "5 жетонов в"),
        (11, "11 tokens of", "11 жетонов в"),
        (21, "21 tokens of", "21 жетон в"),
        (22, "22 tokens of", "22 жетона в"),
    ],
)
def test_numbers_and_nouns_agree(tokens: int, en: str, ru: str) -> None:
    """English has two forms, Russian three."""
    message = Message("log-place", {**PLACED, "tokens": tokens})
    assert en in say(find(GAME.name), message, "en")
    assert ru in say(find(GAME.name), message, "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_rule_book(lang: str) -> None:
    """Races and powers are called as the published book calls them."""
    sections = {titles[lang] for titles in GAME.rulebook.sections.values()}
    ids = [*[race.name for race in RACES], *[power.name for power in POWERS]]
    names = {say(find(GAME.name), Message(id[1:]), lang) for id in ids}
    assert 34 == len(names)
    assert set() == names - sections


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "pay 3 coins, get 1 coin"), ("ru", "заплатить 3 монеты, получить 1 монету")]
)
def test_a_combo_tells_price_and_gain(lang: str, text: str) -> None:
    """The label of a pick says what it costs and what lies on it."""
    args: dict[str, int | str] = {"race": "@race-elves", "power": "@power-hill", "price": 3, "coins": 1}
    assert say(find(GAME.name), Message("choice-pick", args), lang).endswith(text)
