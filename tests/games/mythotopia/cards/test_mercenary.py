"""Mercenary: hired armies."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.geometry import KEYS


def hiring(hand: str = "mercenary mome", reserve: str = "") -> Table:
    """Seat 0 has armies at home, in a province of seat 1 and in a neutral one."""
    t = Table(realms={0: "palmain nusus", 1: "oxter"}, hands={0: hand}, reserves={0: reserve})
    return t.armies_at(0, palmain=2, oxter=1, blore=1)


def hired(t: Table) -> list[str]:
    """Return where mercenaries of seat 0 stand."""
    return [KEYS[place] for place in t.s.hired]


@pytest.mark.rules("MY-17.33", "MY-17.36", "MY-3.14")
@pytest.mark.parametrize("number", [1, 2])
def test_my_17_33_one_gold_pays_for_one_or_two(number: int) -> None:
    """A free action; each gives one strength there."""
    t = hiring().act(0).choose("play mercenary", "hire oxter")
    assert ["mercenaries 1", "mercenaries 2"] == t.options()
    t.choose(f"mercenaries {number}", "pay mome")
    assert (["oxter"] * number, 1 + number) == (hired(t), t.strength(0, "oxter"))
    assert ("act", 2, ["mome", "mercenary"]) == (t.step, t.s.todo[-1].arg, t.discard(0))


@pytest.mark.rules("MY-17.33")
def test_my_17_33_it_costs_gold() -> None:
    """Without gold it cannot be played."""
    assert "MY-17.33" == hiring("mercenary hatchel").act(0).refusal("play mercenary")


@pytest.mark.rules("MY-17.34")
def test_my_17_34_they_come_where_the_player_has_an_army() -> None:
    """At home or in an invaded province, but only with an army."""
    t = hiring().armies_at(1, palmain=1, oxter=1).act(0).choose("play mercenary")
    assert (["blore", "oxter", "palmain"], "MY-17.34") == (t.options("hire"), t.refusal("hire nusus"))
    t = Table(realms={0: "palmain"}, hands={0: "mercenary mome"}).act(0)
    assert "MY-17.34" == t.refusal("play mercenary")


@pytest.mark.rules("MY-17.35")
def test_my_17_35_only_tokens_in_the_supply_can_come() -> None:
    """There are two; with one of them on the board one is left, with both none."""
    t = hiring()
    t.s.hired = [40 + KEYS.index("oxter")]
    t.act(0).choose("play mercenary", "hire oxter")
    assert (["mercenaries 1"], "MY-17.35") == (t.options(), t.refusal("mercenaries 2"))
    t = hiring()
    t.s.hired = [KEYS.index("blore")] * 2
    assert "MY-17.35" == t.act(0).refusal("play mercenary")


@pytest.mark.rules("MY-17.36")
def test_my_17_36_they_fight_for_their_user_in_that_province_only() -> None:
    """The other side and other provinces are as strong as before."""
    t = hiring().armies_at(1, oxter=1)
    t.s.hired = [KEYS.index("oxter")] * 2
    assert [3, 2, 1] == [t.strength(0, province) for province in ("oxter", "palmain", "blore")]
    assert 1 == t.strength(1, "oxter")


@pytest.mark.rules("MY-17.37")
@pytest.mark.parametrize(("mercenaries", "armies"), [(1, 0), (2, 1), (0, 1)])
def test_my_17_37_remove_armies_takes_mercenaries_away(mercenaries: int, armies: int) -> None:
    """Alone or with armies, to the common supply."""
    t = hiring()
    t.s.hired = [KEYS.index("palmain")] * 2
    t.act(0).choose("withdraw palmain", f"mercenaries {mercenaries}", f"number {armies}")
    assert (["palmain"] * (2 - mercenaries), 2 - armies) == (hired(t), t.armies(0, "palmain"))


@pytest.mark.rules("MY-17.37", "MY-9.8")
def test_my_17_37_remove_armies_takes_something_away() -> None:
    """Without a mercenary it is at least one army."""
    t = hiring()
    t.s.hired = [KEYS.index("palmain")]
    t.act(0).choose("withdraw palmain", "mercenaries 0")
    assert (["1", "2"], "MY-9.8") == (t.options("number"), t.refusal("number 0"))


@pytest.mark.rules("MY-17.38")
@pytest.mark.parametrize("reason", ["withdraw", "raid", "war", "march"])
def test_my_17_38_they_leave_with_the_last_army(reason: str) -> None:
    """Withdrawn, raided, after a war or over a road."""
    t = hiring("marauders" if reason == "raid" else "")
    t.s.hired = [KEYS.index("oxter" if reason == "war" else "palmain")] * 2
    if reason == "withdraw":
        t.act(0).choose("withdraw palmain", "mercenaries 0", "number 2")
    elif reason == "raid":
        t.s.armies[KEYS.index("palmain")] = 1
        t.act(0).choose("play marauders", "raid palmain")
    elif reason == "war":
        t.act(0).choose("end-war oxter")
    else:
        t.roads("nusus-palmain").act(0).choose("march palmain", "to nusus", "number 2")
    assert [] == hired(t)


@pytest.mark.rules("MY-17.84")
def test_my_17_84_the_road_move_carries_no_mercenaries() -> None:
    """They stay with the army that stays."""
    t = hiring().roads("nusus-palmain")
    t.s.hired = [KEYS.index("palmain")] * 2
    t.act(0).choose("march palmain", "to nusus", "number 1")
    assert (["palmain", "palmain"], 1, 1) == (hired(t), t.strength(0, "nusus"), t.armies(0, "palmain"))
