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
from turnwright.games.terra_mystica.data.tables import FAV6
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
    told = [Message(thing, {"count": 2}) for thing in things]
    assert [] == [fault for message in told for lang in LANGUAGES for fault in faults(game, message, lang)]


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


def lost(t: Table, choice: str) -> str:
    """Return the loss that a choice asks about, "" if there is none."""
    loss = meaning_of(t.s, GAME.vocabulary.action(choice)).loss
    return "" if loss is None else loss.id


def test_passing_is_asked_about_while_much_could_still_be_done() -> None:
    """Two buildings' worth of workers and coins, or an unused special action; in the last round one building."""
    t = Table("witches nomads", at={0: "A1", 1: "A2"}).own(0, workers=4, coins=9, bowls=(0, 6, 0))
    assert "loss-pass" == lost(t, "pass BON5")
    t.own(0, workers=2, coins=9)
    assert "" == lost(t, "pass BON5")
    t.s.round = 6
    assert "loss-pass" == lost(t, "pass")
    t.own(0, workers=0)
    assert "" == lost(t, "pass")
    t.s.favors[0] |= 1 << FAV6
    assert "loss-special" == lost(t, "pass")


def test_a_dwelling_that_could_be_built_at_once_is_asked_about() -> None:
    """It would take another action later; without the means nothing is lost."""
    t = Table("witches nomads", at={0: "E6", 1: "A2"}).own(0, workers=9, coins=9).land("E7", "mountains")
    t.choose("transform E7 forest")
    assert "loss-dwelling" == lost(t, "done")
    t.own(0, coins=0)
    assert "" == lost(t, "done")


def test_sacrifices_and_conversions_can_be_given_as_one() -> None:
    """As often as bowl and purse allow, three times at most, at the place that they take from."""
    t = Table("witches nomads", at={0: "A1", 1: "A2"}).own(0, workers=2, coins=0, bowls=(0, 5, 7), priests=0)
    f = engine.top(t.s)
    found = [(GAME.vocabulary.name(g.actions[0]), len(g.actions), g.target) for g in f.step.gestures(t.s, f)]
    assert [("burn", 2, "own-bowl-2")] == [gesture for gesture in found if gesture[0] == "burn"]
    assert [2, 3] == [times for name, times, _place in found if name == "convert power-coin"]
    assert [2] == [times for name, times, _place in found if name == "convert power-worker"]
    assert [2] == [times for name, times, _place in found if name == "convert worker-coin"]
    for gesture in f.step.gestures(t.s, f):
        after = t.s.clone()
        for action in gesture.actions:
            assert action in engine.options(after)
            engine.apply(after, action)


def sendings(t: Table) -> list[list[str]]:
    """Return the choices of the gestures that send priests to the cult of fire."""
    f = engine.top(t.s)
    found = [[GAME.vocabulary.name(action) for action in g.actions] for g in f.step.gestures(t.s, f)]
    return [names for names in found if names[0].startswith("send fire")]


def test_the_last_to_play_sends_several_priests_as_one() -> None:
    """Once all others have passed, each into the best place that is left, and none that brings no step."""
    t = Table("witches nomads", at={0: "A1", 1: "A2"}).own(0, priests=3).order(1, "fire 3")
    assert [] == sendings(t)
    t.passed(1)
    two = ["send fire 2", "end", "send fire 2"]
    assert [two, [*two, "end", "send fire 2"]] == sendings(t)
    assert [["send fire 2", "end", "send fire 2"]] == sendings(t.own(0, fire=6))
    t.choose(*two)
    assert (9, 1) == (t.s.cult[0], t.s.priests[0])


def test_of_two_favor_tiles_each_click_takes_one() -> None:
    """The first is a small answer of several, the last is not."""
    t = Table("chaos_magicians nomads", at={0: "A1 trading-house:A2", 1: "I7"}).own(0, workers=9, coins=20)
    t.choose("upgrade A2 temple")
    assert meaning_of(t.s, GAME.vocabulary.action("favor FAV9")).repeats
    t.choose("favor FAV9")
    assert not meaning_of(t.s, GAME.vocabulary.action("favor FAV10")).repeats
