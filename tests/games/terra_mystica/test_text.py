"""The texts of Terra Mystica: everything used is there, in both languages, with the right forms."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import Game, find
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER
from turnwright.core.text import LANGUAGES, faults, say
from turnwright.games.terra_mystica import GAME, prose
from turnwright.games.terra_mystica.data.tables import (
    ACTION_NAMES,
    CARDS,
    CULT_NAMES,
    FAVORS,
    SCORINGS,
    STRUCTURES,
    TERRAINS,
    TOWNS,
)
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.options import OPTIONS
from turnwright.games.terra_mystica.orders import ORDERS
from turnwright.games.terra_mystica.points import SOURCE_NAMES
from turnwright.games.terra_mystica.prose.changes import GOODS as CHANGED
from turnwright.games.terra_mystica.steps.powers import SPECIALS

TERRA_MYSTICA: Game[State] = find("terra_mystica")
SOURCES = Path(__file__).parents[3] / "src/turnwright/games/terra_mystica"
ID = re.compile(r"@?((?:log|detail|prompt|drawn|panel|table|thing)-[a-z-]*[a-z])")
GOODS = ("coins", "workers", "priests", "keys")


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


@cache
def catalogue(lang: str) -> dict[str, References]:
    """Return the ids of the game's own texts with what each refers to."""
    found: dict[str, References] = {}
    for entry in FluentParser().parse(GAME.catalogue(lang)).body:
        if isinstance(entry, Entry):
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def written_out() -> set[str]:
    """Return the ids that stand in the sources as they are, and the headings of the sheets."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and (match := ID.fullmatch(node.value)):
                found.add(match[1])
            elif path.parent.name == "prose" and isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                words = node.args[1:] if node.func.id == "heading" else []
                found |= {f"table-head-{ast.literal_eval(word)}" for word in words}
    return found


def made_up() -> set[str]:
    """Return the ids that the sources build from the names of the tables."""
    found = {f"faction-{faction.key}{end}" for faction in ROSTER for end in ("", "-help")}
    found |= {f"special-{faction.key}" for faction in ROSTER if faction.special}
    found |= {f"ability-{faction.key}" for faction in ROSTER if faction.ability}
    found |= {f"terrain-{name}" for name in TERRAINS} | {f"structure-{name}" for name in STRUCTURES[1:]}
    found |= {f"cult-{name}" for name in CULT_NAMES} | {f"source-{name}" for name in SOURCE_NAMES}
    found |= {name.replace(" ", "-") for name in GAME.vocabulary.names if name.startswith("convert ")}
    found |= {f"tile-{name}" for name in ACTION_NAMES}
    tiles = [[t.name for t in CARDS], [t.name for t in FAVORS], [t.name for t in TOWNS], [t.name for t in SCORINGS]]
    found |= {f"tile-{name}" for names in tiles for name in names}
    found |= {f"choice-{verb}" for verb in GAME.vocabulary.verbs if verb != "special"} | {"choice-pass-card"}
    found |= {f"verb-{verb}" for step in GAME.steps if step.name == "act" for verb in step.verbs}
    found |= {f"{kind}-special-{name}" for name in SPECIALS for kind in ("choice", "log")}
    found |= {f"prompt-{step.name}" for step in GAME.steps if not step.automatic}
    found |= {f"drawn-{name}" for name in (*GOODS, "favor", "town")}
    found |= {"table-help"} | {f"table-word-{word}" for word in (*prose.SHEETS, prose.PLACE)}
    found |= {f"table-change-{good}" for good in CHANGED}
    found |= {f"option-{option.name}{end}" for option in OPTIONS for end in ("", "-help")}
    words = {value for option in OPTIONS for value in option.values if isinstance(value, str)}
    found |= {"option-value-true", "option-value-false"} | {f"option-value-{w or 'none'}" for w in words}
    found |= {f"order-{order.name}{end}" for order in ORDERS for end in ("", "-help")}
    own = {f"order-{o.name}-{v}" for o in ORDERS for v in o.values if isinstance(v, str) and v != o.default}
    return found | own | {part for entry in catalogue("en").values() for part in entry.parts}


def test_every_id_that_is_used_has_a_text() -> None:
    """Ids in the sources and ids built from tables are in the catalogue."""
    assert set() == (written_out() | made_up()) - set(catalogue("en"))


def test_no_text_is_left_over() -> None:
    """Nothing in the catalogue is unused."""
    assert set() == set(catalogue("en")) - written_out() - made_up()


def test_both_languages_use_the_same_arguments_and_parts() -> None:
    """A translation neither forgets nor invents an argument."""
    english, russian = ({k: (v.arguments, v.parts) for k, v in catalogue(lang).items()} for lang in LANGUAGES)
    assert english == russian


@cache
def messages() -> tuple[Message, ...]:
    """Return what four random games say, one message of each kind and set of numbers."""
    found: dict[str, Message] = {}
    for seats in GAME.seat_counts:
        position, rng = TERRA_MYSTICA.new(seats, seats), Rng(seats)
        while not position.over:
            found |= {repr(message): message for message in shown(position)}
            position.choose(engine.random_answer(position.state, position.actions, rng))
        found |= {repr(message): message for message in position.log(WATCHER)}
    return tuple(found.values())


def shown(position: Position) -> list[Message]:
    """Return the prompt and the labels of the options."""
    assert position.seat is not None
    labels = [position.game.label(position.state, action) for action in position.actions]
    return [position.prompt(position.seat), *labels]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_are_told_without_a_fault(lang: str) -> None:
    """Hundreds of messages have a text, all arguments, and come out clean."""
    assert len(messages()) > 300
    assert [] == [fault for message in messages() for fault in faults(TERRA_MYSTICA, message, lang)]
    texts = [say(TERRA_MYSTICA, message, lang) for message in messages()]
    assert [] == [text for text in texts if re.search(r"[{}@$]|  | [.,:;]|\s$|^\s", text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_factions_are_called_as_in_the_rule_book(lang: str) -> None:
    """Each faction's chapter has its name."""
    titles = " ".join([names[lang] for names in GAME.rulebook.sections.values()])
    names = [say(TERRA_MYSTICA, Message(f"faction-{faction.key}"), lang) for faction in ROSTER]
    assert 14 == len(set(names))
    assert [] == [name for name in names if name not in titles]


def label_of(choice: str, lang: str, options: list[str]) -> str:
    """Return what a choice says after ``options`` were chosen at a fixed table of two."""
    position = TERRA_MYSTICA.new(2, 1, {"factions": "dwarves,witches", "first": 0})
    for option in options:
        position.choose(option)
    return say(TERRA_MYSTICA, position.game.label(position.state, GAME.vocabulary.action(choice)), lang)


OPENING = ["build E7", "build F4", "build C3", "build C2"]


@pytest.mark.parametrize(
    ("choice", "en", "ru"),
    [
        ("build H6", "Build a dwelling on H6", "Построить жилище на H6"),
    ],
)
def test_first_dwellings_are_free(choice: str, en: str, ru: str) -> None:
    """No price is told where none is paid (TM-4.7)."""
    assert (en, ru) == (label_of(choice, "en", []), label_of(choice, "ru", []))


@pytest.mark.parametrize(
    ("choice", "en", "ru"),
    [
        (
            "upgrade E7 trading-house",
            "Upgrade E7 to a trading house · 2 workers · 3 coins",
            "Улучшить постройку на E7: торговый дом · 2 рабочих · 3 монеты",
        ),
        (
            "upgrade C2 trading-house",
            "Upgrade C2 to a trading house · 2 workers · 6 coins",
            "Улучшить постройку на C2: торговый дом · 2 рабочих · 6 монет",
        ),
        (
            "transform E6 wasteland",
            "Transform E6 into wasteland · 2 spades · 6 workers",
            "Преобразовать E6: пустошь · 2 лопаты · 6 рабочих",
        ),
        (
            "transform G2 mountains",
            "Transform G2 into mountains · 1 spade · 5 workers",
            "Преобразовать G2: горы · 1 лопата · 5 рабочих",
        ),
        (
            "send fire 3",
            "Send a priest to stay, cult of fire 0 → 3 · 1 power",
            "Отправить жреца в орден, культ Огня 0 → 3 · 1 сила",
        ),
        ("convert power-worker", "Convert 3 power into 1 worker", "Обмен: 3 силы на 1 рабочего"),
        ("power ACT6", "Power action: 2 spades · 6 power", "Использовать силу: 2 лопаты · 6 силы"),
    ],
)
def test_choices_tell_their_price(choice: str, en: str, ru: str) -> None:
    """Spades, hops, neighbours' discounts and cult steps are worked out in the label."""
    cards = first_cards()
    assert en == label_of(choice, "en", [*OPENING, *cards])
    assert ru == label_of(choice, "ru", [*OPENING, *cards])


def first_cards() -> list[str]:
    """Return first bonus cards that the fixed table offers."""
    position = TERRA_MYSTICA.new(2, 1, {"factions": "dwarves,witches", "first": 0})
    for option in OPENING:
        position.choose(option)
    first = position.options[0]
    position.choose(first)
    return [first, position.options[0]]
