"""Chaos Magicians (TM-38)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def table(at: str = "stronghold:A1", other: str = "I7", **amounts: int) -> Table:
    """Return chaos magicians against nomads."""
    return Table("chaos_magicians nomads", at={0: at, 1: other}).own(0, None, workers=20, coins=30, **amounts)


@pytest.mark.rules("TM-38.4")
def test_tm_38_4_two_different_favor_tiles_for_a_temple() -> None:
    """Research case 46: the second may not be the first again."""
    t = table("trading-house:A1").choose("upgrade A1 temple", "favor FAV9")
    assert ("rewards", "TM-22.1", 11) == (t.step, t.refusal("favor FAV9"), len(t.options("favor")))
    t.choose("favor FAV12")
    assert (["FAV9", "FAV12"], "after") == (t.favors(), t.step)


@pytest.mark.rules("TM-38.4")
def test_tm_38_4_two_for_the_sanctuary_none_for_the_stronghold() -> None:
    """Their stronghold gives none."""
    t = table("temple:A1").choose("upgrade A1 sanctuary", "favor FAV9", "favor FAV10")
    assert (["FAV9", "FAV10"], "after") == (t.favors(), t.step)
    assert "after" == table("trading-house:A1").choose("upgrade A1 stronghold").step


@pytest.mark.rules("TM-38.4", "TM-22.2")
def test_tm_38_4_if_only_one_tile_can_be_taken_the_second_is_lost() -> None:
    """Eleven types owned."""
    t = table("trading-house:A1").favor(0, *[f"FAV{n}" for n in range(1, 12)])
    t.choose("upgrade A1 temple", "favor FAV12")
    assert "after" == t.step


@pytest.mark.rules("TM-38.6", "TM-5.4")
def test_tm_38_6_two_actions_one_after_the_other() -> None:
    """The special action itself is not counted; then the turn is over."""
    t = table(priests=3).choose("special stronghold", "send fire 1")
    assert ("act", 0) == (t.step, t.seat)
    t.choose("send fire 1")
    assert ("after", 4) == (t.step, t.cult("fire"))
    t.choose("end")
    assert 1 == t.seat


@pytest.mark.rules("TM-38.6", "TM-18.2")
def test_tm_38_6_once_a_round() -> None:
    """Not again within the double turn, not in a later turn."""
    t = table(priests=3).choose("special stronghold")
    assert "TM-18.2" == t.refusal("special stronghold")
    t.choose("send fire 1", "send fire 1", "end").passed(1).turn(0)
    assert "TM-18.2" == t.refusal("special stronghold")


@pytest.mark.rules("TM-38.7")
def test_tm_38_7_any_two_actions_also_special_ones_and_a_pass() -> None:
    """A power action and a special action; an upgrade and a pass (research case 46)."""
    t = table(priests=1).own(0, bowls=(0, 0, 12)).favor(0, "FAV6")
    t.choose("special stronghold", "power ACT4", "special favor", "cult fire")
    assert (37, 3, "after") == (t.s.coins[0], t.cult("fire"), t.step)
    t = table("stronghold:A1 A3").choose("special stronghold", "upgrade A3 trading-house", "pass BON5")
    assert (1, [0], "trading-house 0") == (t.seat, t.s.passed, t.on("A3"))


@pytest.mark.rules("TM-38.8", "TM-19.1")
def test_tm_38_8_after_a_pass_the_second_action_is_lost() -> None:
    """The next seat is asked at once, and the chaos magicians no more in this round."""
    t = table(priests=3).own(1, priests=3).choose("special stronghold", "pass BON5")
    assert (1, "act", [0]) == (t.seat, t.step, t.s.passed)
    t.choose("send fire 1", "end")
    assert (1, "act") == (t.seat, t.step)


@pytest.mark.rules("TM-38.7", "TM-38.8", "TM-26.1")
@pytest.mark.parametrize("first", ["send fire 1", ""])
def test_tm_38_8_a_pass_in_the_last_double_turn_ends_the_game(first: str) -> None:
    """As the second action or as the first: everybody has passed, nothing more is asked."""
    t = Table("chaos_magicians nomads", at={0: "stronghold:A1", 1: "I7"}, round=6).own(0, priests=3).passed(1)
    t.choose("special stronghold", *[choice for choice in (first, "pass") if choice])
    assert ("", 2 if first else 3) == (t.step, t.s.priests[0])


@pytest.mark.rules("TM-38.9")
def test_tm_38_9_offers_of_the_first_action_come_before_the_second() -> None:
    """The neighbour decides, then the second action is asked for."""
    t = table("stronghold:A1 A3", "A4").choose("special stronghold", "upgrade A3 trading-house")
    assert ("offer", 1) == (t.step, t.seat)
    t.choose("accept")
    assert ("act", 0) == (t.step, t.seat)


@pytest.mark.rules("TM-38.9", "TM-14.14")
def test_tm_38_9_rewards_of_the_first_action_come_before_the_second() -> None:
    """Two tiles, then the offer, then the second action."""
    t = table("stronghold:A1 trading-house:A3", "A4").choose("special stronghold", "upgrade A3 temple")
    t.choose("favor FAV9", "favor FAV10")
    assert ("offer", 1) == (t.step, t.seat)
    assert ("act", 0) == (t.choose("decline").step, t.seat)


@pytest.mark.rules("TM-38.10")
def test_tm_38_10_conversions_before_between_and_after() -> None:
    """A worker becomes a coin each time."""
    t = table(priests=3).choose("convert worker-coin", "special stronghold", "convert worker-coin", "send fire 1")
    t.choose("convert worker-coin", "send fire 1", "convert worker-coin")
    assert (16, 34, "after") == (t.s.workers[0], t.s.coins[0], t.step)
