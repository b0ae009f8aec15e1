"""Warehouse: a larger Reserve."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.75", "MY-17.86", "MY-12.14")
def test_my_17_75_the_reserve_holds_two_more_and_the_warehouse_itself() -> None:
    """Limit 2 becomes 4: the Warehouse and three others."""
    t = Table(hands={0: "warehouse blore lea mome nusus"}).act(0)
    t.choose("store warehouse", "store blore", "store lea", "store mome")
    assert ["blore", "lea", "mome", "warehouse"] == t.reserve(0)
    assert ("act", 1, ["nusus"]) == (t.step, t.s.todo[-1].arg, t.hand(0))
    assert "MY-12.15" == t.refusal("store nusus")


@pytest.mark.rules("MY-17.75", "MY-17.86")
def test_my_17_86_one_place_taken_is_two_of_four_with_the_warehouse() -> None:
    """One card stored, then the Warehouse: two more fit."""
    t = Table(hands={0: "warehouse blore lea nusus"}, reserves={0: "mome"}).act(0)
    t.choose("store warehouse", "store blore", "store lea")
    assert (4, "act") == (len(t.reserve(0)), t.step)


@pytest.mark.rules("MY-17.76", "MY-3.14", "MY-3.20")
def test_my_17_76_once_a_turn_a_card_is_stored_as_a_free_action() -> None:
    """Any card of the hand; the action is still there, and a second card has to wait for the next turn."""
    t = Table(hands={0: "blore lea"}, reserves={0: "warehouse"}).act(0)
    assert ["blore", "lea"] == t.options("stow")
    t.choose("stow blore")
    assert ("act", 2, ["blore", "warehouse"]) == (t.step, t.s.todo[-1].arg, t.reserve(0))
    assert ([], "MY-17.76") == (t.options("stow"), t.refusal("stow lea"))
    t.choose("pass", "pass", "end").deal().choose("pass", "pass", "end").deal()
    assert "lea" in t.options("stow")


@pytest.mark.rules("MY-17.76", "MY-12.15", "MY-3.15")
def test_my_17_76_within_the_limit() -> None:
    """Nothing goes into a full Reserve; it is also possible after the actions."""
    t = Table(hands={0: "blore"}, reserves={0: "warehouse lea mome nusus"}).act(0)
    assert "MY-12.15" == t.refusal("stow blore")
    t.choose("discard lea", "done", "pass", "stow blore")
    assert ("after", ["blore", "mome", "nusus", "warehouse"]) == (t.step, t.reserve(0))


@pytest.mark.rules("MY-17.76", "MY-10.18")
def test_my_17_76_after_it_no_war_can_be_ended() -> None:
    """It is a free action like others."""
    t = Table(realms={0: "palmain"}, hands={0: "lea"}, reserves={0: "warehouse"}).armies_at(0, blore=5).act(0)
    assert ["blore"] == t.options("end-war")
    assert "MY-10.18" == t.choose("stow lea").refusal("end-war blore")


@pytest.mark.rules("MY-17.76", "MY-3.19")
def test_my_17_76_it_works_in_the_reserve_only() -> None:
    """Of its owner."""
    assert "MY-17.76" == Table(hands={0: "warehouse blore"}).act(0).refusal("stow blore")
    assert "MY-17.76" == Table(hands={0: "blore"}, reserves={1: "warehouse"}).act(0).refusal("stow blore")


@pytest.mark.rules("MY-17.77")
def test_my_17_77_it_does_not_fit_into_a_full_reserve() -> None:
    """Its own places do not count for that."""
    t = Table(hands={0: "warehouse"}, reserves={0: "lea mome"}).act(0)
    assert "MY-12.15" == t.refusal("store warehouse")


@pytest.mark.rules("MY-17.78", "MY-12.17")
def test_my_17_78_when_it_leaves_the_others_stay() -> None:
    """Three cards are in a Reserve for two, which takes no more."""
    t = Table(hands={0: "blore"}, reserves={0: "warehouse lea mome nusus"}).act(0).choose("discard warehouse", "done")
    assert ["lea", "mome", "nusus"] == t.reserve(0)
    assert "MY-12.15" == t.refusal("store blore")
    t.choose("discard lea", "done")
    t.act(0)
    assert "MY-12.15" == t.refusal("store blore")
