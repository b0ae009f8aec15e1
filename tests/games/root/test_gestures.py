"""Small answers in a row of Root: given click by click, or as one where all of them are the same."""

from __future__ import annotations

from tests.games.root.factions.company import Company
from tests.games.root.table import Table
from turnwright.core import engine
from turnwright.games.root import GAME
from turnwright.games.root.steps.flow import FLOW


def gestures(t: Table) -> list[tuple[str, int, str]]:
    """Return what is suggested: the choice, how many times, and where it points."""
    f = engine.top(t.s)
    found = f.step.gestures(t.s, f)
    assert all(len(set(gesture.actions)) == 1 for gesture in found)
    return [(GAME.vocabulary.name(g.actions[0]), len(g.actions), g.target) for g in found]


def repeats(t: Table) -> bool:
    """Tell whether every option is a small answer that a click repeats."""
    meanings = [GAME.meaning(t.s, action) for action in engine.options(t.s)]
    return all(meaning is not None and meaning.repeats for meaning in meanings)


def test_the_first_warriors_on_the_river_are_placed_together() -> None:
    """All that are left, in any clearing on the river."""
    t = Company("riverfolk marquise eyrie", prices=(0, 0, 0)).ask(FLOW.setup, 0)
    t.choose("keep 4", "found 4", "found 8", "found 12", "settle 2", "leader builder")
    assert repeats(t)
    assert [(f"station {n}", 4, f"clearing-{n}") for n in (5, 7, 10, 11)] == gestures(t)
    t.choose("station 7", "station 7")
    assert [2, 2, 2, 2] == [times for _choice, times, _target in gestures(t)]
    t.choose("station 5")
    assert [] == gestures(t)


def test_wood_is_paid_from_one_clearing_where_there_is_enough() -> None:
    """Two are owed: clearing 5 has them, clearing 1 has not."""
    at = {5: {"marquise": 1, "wood": 2, "sawmill": 1}, 1: {"marquise": 1, "wood": 1}, 2: {"sawmill": 1}}
    t = Table("marquise eyrie", at=at).begin("marquise", "daylight").choose("build sawmill 5")
    assert repeats(t)
    assert [("wood 5", 2, "clearing-5")] == gestures(t)
    t.choose("wood 5", "wood 5")
    assert (0, 1) == (t.there(5).get("wood", 0), t.there(1)["wood"])
