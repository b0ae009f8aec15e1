"""What choices mean: priced in things that have names, and priced as they are paid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.terra_mystica.table import Table
from tests.games.terra_mystica.walking import answer, enrich
from turnwright.core import engine
from turnwright.core.game import find
from turnwright.core.messages import Message
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.core.text import LANGUAGES, faults
from turnwright.core.verbs import END, GIVE_UP, SPEND, Meaning
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.state import Realm

PAID = (
    "build",
    "transform",
    "around",
    "ship",
    "dig",
    "upgrade",
    "send",
    "power",
    "convert",
    "ordain",
    "special",
    "pass",
)
GOODS = {"workers": "thing-worker", "coins": "thing-coin", "priests": "thing-priest"}
TABLES = [
    "dwarves,fakirs,alchemists,halflings",
    "darklings,engineers,witches,mermaids",
    "nomads,swarmlings,giants,auren",
]


def meaning_of(s: Realm, action: int) -> Meaning:
    """Return what an option means."""
    meaning = GAME.meaning(s, action)
    assert meaning is not None
    return meaning


@cache
def moments(factions: str) -> tuple[Realm, ...]:
    """Return positions of a rich game in which a seat is asked."""
    s, rng, found = GAME.new_state(4, {"factions": factions}), Rng(len(factions)), []
    while s.todo:
        if engine.asked(s) != CHANCE and s.round:
            if engine.step_of(s).name == "act":
                enrich(s)
            found.append(s.clone())
        engine.apply(s, answer(s, rng, True))
    return tuple(found)


def options(factions: str) -> Iterator[tuple[Realm, int, Meaning]]:
    """Yield every option of every position, and what it means."""
    for s in moments(factions):
        for action in engine.options(s):
            yield s, action, meaning_of(s, action)


@pytest.mark.parametrize("factions", TABLES)
def test_every_thing_of_a_meaning_has_a_name(factions: str) -> None:
    """In both languages; and there is at least one of it."""
    things: set[str] = set()
    for _s, _action, meaning in options(factions):
        assert all(count > 0 for count in [*meaning.price.values(), *meaning.reward.values()]), meaning
        things |= set(meaning.price) | set(meaning.reward)
    assert things >= {"thing-worker", "thing-coin", "thing-priest", "thing-power", "thing-vp", "structure-dwelling"}
    game = find("terra_mystica")
    assert [] == [fault for thing in things for lang in LANGUAGES for fault in faults(game, Message(thing), lang)]


@pytest.mark.parametrize("factions", TABLES)
def test_a_choice_takes_what_it_says(factions: str) -> None:
    """Workers, coins and priests change by the price and the reward that the meaning tells."""
    met: set[str] = set()
    for s, action, meaning in options(factions):
        word = GAME.vocabulary.verb(action)
        if word not in PAID:
            continue
        met.add(word)
        after, seat = s.clone(), engine.asked(s)
        engine.answer(after, action)
        for name, thing in GOODS.items():
            told = meaning.reward.get(thing, 0) - meaning.price.get(thing, 0)
            changed = getattr(after, name)[seat] - getattr(s, name)[seat]
            assert told == changed, f"{GAME.vocabulary.name(action)}: {name} {changed}, told {meaning}"
    assert met >= {"build", "transform", "ship", "upgrade", "send", "power", "convert", "special", "pass"}


def test_what_kind_of_choice_it_is() -> None:
    """An end is an end, declining gives something up, a price is spent."""
    t = Table("witches nomads", at={0: "A1", 1: "A2"}).own(0, workers=9, coins=9, bowls=(0, 6, 6))
    assert END == meaning_of(t.s, GAME.vocabulary.action("pass BON5")).kind
    assert GIVE_UP == meaning_of(t.s, GAME.vocabulary.action("burn")).kind
    upgrade = meaning_of(t.s, GAME.vocabulary.action("upgrade A1 trading-house"))
    assert (SPEND, {"thing-worker": 2, "thing-coin": 3}) == (upgrade.kind, upgrade.price)
    t.choose("upgrade A1 trading-house")
    accept, decline = [meaning_of(t.s, GAME.vocabulary.action(word)) for word in ("accept", "decline")]
    assert (SPEND, {}, {"thing-power": 1}) == (accept.kind, accept.price, accept.reward)
    assert (GIVE_UP, {"thing-power": 1}) == (decline.kind, decline.price)
