"""The texts of Root: every thing of the tables has a name and a help, by the glossary, in both languages."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Comment, GroupComment, Message, TextElement

from tests.games.root.printed import PRINTED
from tests.games.root.table import Table
from tests.games.root.test_walks import LARGER, PAIRS
from turnwright.core import engine
from turnwright.core.explain import refusal
from turnwright.core.messages import Message as Told
from turnwright.core.rng import Rng
from turnwright.core.text import LANGUAGES, faults, say
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import CHARACTERS, FACTIONS, LEADERS, PIECES, SERVICES
from turnwright.games.root.data.tables import CARD_KEYS, CARDS, ITEM, ITEMS, PHASES, QUESTS, SUITS
from turnwright.games.root.options import MAPS
from turnwright.games.root.state import Woods

SOURCES = Path(__file__).parents[3] / "src/turnwright/games/root"
GLOSSARY = PRINTED["glossary_ru"]
OTHER_PIECES = ["warrior", "pawn", "ruin"]


def read(lang: str) -> dict[str, str]:
    """Return the names and helps of a language by id; each is plain words on one line."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse((SOURCES / f"names.{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            assert entry.value is not None
            [element] = entry.value.elements
            assert isinstance(element, TextElement)
            found[entry.id.name] = element.value
        else:
            assert isinstance(entry, Comment | GroupComment), entry
    return found


TEXTS = {lang: read(lang) for lang in LANGUAGES}


def names() -> list[str]:
    """Return the ids of all names."""
    keys = {
        "faction": FACTIONS,
        "suit": SUITS,
        "phase": PHASES,
        "item": ITEMS,
        "piece": OTHER_PIECES + PIECES,
        "card": CARD_KEYS,
        "quest": [quest.key for quest in QUESTS],
        "leader": [leader.key for leader in LEADERS],
        "character": [character.key for character in CHARACTERS],
        "service": SERVICES,
    }
    return [f"{thing}-{key}" for thing, own in keys.items() for key in own]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_a_help(lang: str) -> None:
    """And nothing else has; helps are one-line sentences that fit in a tooltip."""
    assert sorted(names() + [f"{name}-help" for name in names()]) == sorted(TEXTS[lang])
    helps = [text for id, text in TEXTS[lang].items() if id.endswith("-help")]
    assert [] == [text for text in helps if not text.endswith(".") or "\n" in text or len(text) > 200]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_tell_things_apart(lang: str) -> None:
    """No two cards, quests or other things of a kind have the same name."""
    found = [(name.partition("-")[0], TEXTS[lang][name]) for name in names()]
    assert len(found) == len(set(found))


def test_russian_names_are_those_of_the_glossary() -> None:
    """Factions, suits, phases and pieces as the law spells them, items as the ledger does."""
    for thing, terms in {"faction": "factions", "suit": "suits", "phase": "phases", "piece": "pieces"}.items():
        for key, term in GLOSSARY[terms].items():
            assert term == TEXTS["ru"][f"{thing}-{key}"]
    ledger: Any = json.loads((SOURCES / "rulebook.json").read_text(encoding="utf-8"))["glossary"]
    for entry in ledger:
        if entry["key"] in ITEMS:
            assert (entry["en"], entry["ru"]) == tuple(TEXTS[lang][f"item-{entry['key']}"] for lang in LANGUAGES)


def test_leaders_and_characters_have_the_names_of_the_source() -> None:
    """In Russian those that it tells, in English all."""
    eyrie, vagabond = PRINTED["factions"]["eyrie"], PRINTED["factions"]["vagabond"]
    for thing, rows in (("leader", eyrie["leaders"]), ("character", vagabond["characters"])):
        for row in rows:
            assert row["id"].capitalize() == TEXTS["en"][f"{thing}-{row['id']}"]
            assert row.get("ru", TEXTS["ru"][f"{thing}-{row['id']}"]) == TEXTS["ru"][f"{thing}-{row['id']}"]


def test_english_cards_and_quests_have_their_printed_names() -> None:
    """The suit is added where cards of several suits share a name."""
    for thing, rows in (("card", PRINTED["deck"]["cards"]), ("quest", PRINTED["quests"]["cards"])):
        for row in rows:
            name = row["name"] if thing == "card" and unique(rows, row["name"]) else f"{row['name']} ({row['suit']})"
            assert name == TEXTS["en"][f"{thing}-{row['id']}"]


def unique(rows: list[Any], name: str) -> bool:
    """Return whether a name is on one kind of card only."""
    return [row["name"] for row in rows].count(name) == 1


@pytest.mark.parametrize("card", [card for card in CARDS if card.kind == ITEM], ids=lambda card: str(card.key))
def test_item_cards_tell_what_the_tables_say(card: Any) -> None:
    """The item and the points."""
    item = [TEXTS[lang][f"item-{ITEMS[card.item]}"] for lang in ("en", "ru")]
    assert f"Take 1 {item[0]} from the supply and score {card.vp} VP." == TEXTS["en"][f"card-{card.key}-help"]
    assert f"Возьмите из запаса {item[1]} и получите {card.vp} ПО." == TEXTS["ru"][f"card-{card.key}-help"]


@pytest.mark.parametrize("quest", QUESTS, ids=lambda quest: str(quest.key))
def test_quests_tell_what_the_tables_say(quest: Any) -> None:
    """The clearing and the two items."""
    help = TEXTS["en"][f"quest-{quest.key}-help"]
    both = [ITEMS[quest.first], ITEMS[quest.second]]
    items = f"2 {both[0]}s" if both[0] == both[1] else f"1 {both[0]} and 1 {both[1]}"
    assert help.startswith(f"In a {SUITS[quest.suit]} clearing, exhaust {items}: ")
    if both[0] != both[1]:
        russian = " и ".join(TEXTS["ru"][f"item-{item}"] for item in both)
        assert f"переверните {russian}: " in TEXTS["ru"][f"quest-{quest.key}-help"]


@cache
def told() -> tuple[Told, ...]:
    """Return what random games say: log, prompts, labels, numbers in refusals, prices and rewards."""
    found: dict[str, Told] = {}
    for factions, seed in product([*PAIRS, LARGER[0]], range(3)):
        s = GAME.new_state(len(factions.split(",")), {"factions": factions, "rounds": 20, "map": MAPS[seed % 2]})
        s.log, rng = [], Rng(seed)
        while s.todo:
            found |= {repr(message): message for message in asked(s)}
            engine.apply(s, engine.random_answer(s, engine.options(s), rng))
        found |= {repr(message): message for message in s.log}
    return tuple(found.values())


def asked(s: Woods) -> list[Told]:
    """Return the prompt and all that is said of the options."""
    step, f = engine.step_of(s), engine.top(s)
    found = [step.prompt(s, f)]
    for action in engine.options(s):
        found.append(GAME.label(s, action))
        meaning = GAME.meaning(s, action)
        things = [] if meaning is None else [*meaning.price.items(), *meaning.reward.items()]
        found += [Told(thing, {"count": count}) for thing, count in things]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_of_every_pair_of_factions_are_told_without_a_fault(lang: str) -> None:
    """Every message has a text and all its arguments, and comes out clean."""
    assert len(told()) > 300
    assert [] == sorted({fault for message in told() for fault in faults(GAME, message, lang)})
    texts = [say(GAME, message, lang) for message in told()]
    assert [] == [text for text in texts if re.search(r"[{}@$]|  | [.,:;]|\s$|^\s", text)]


def test_a_refusal_tells_what_is_missing() -> None:
    """Wood that cannot be brought to a building."""
    at = {5: {"marquise": 1, "sawmill": 1, "wood": 1}, 2: {"sawmill": 1}}
    t = Table("marquise eyrie", at=at).begin("marquise", "daylight")
    assert ("RT-6.5.4.II#2", {"need": 2, "have": 1}) == (t.refusal("build sawmill 5"), t.detail("build sawmill 5"))
    refused = refusal(GAME, t.s, GAME.vocabulary.action("build sawmill 5"))
    assert refused is not None
    assert say(GAME, refused).endswith("It needs 2 wood; 1 can be brought there.")
