"""Diplomat (SW-34): what peace forbids, to whom, and how long."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.games.small_world.data.tables import DECLINED


def peace(race: str = "humans", power: str = "hill", hand: int = 5, ratmen: int = 1) -> Table:
    """Diplomat Ratmen have just made peace with seat 1, which is to move; seat 2 is not bound."""
    t = Table(3, "ratmen", "diplomat", {27: ratmen, 28: 1})
    t.declined(0, "wizards", {19: 1})
    t.active(1, race, power, {21: 1, 26: 1}, hand)
    t.active(2, "orcs", "swamp", {29: 5, 22: 1})
    pass_turn(t.turn()).choose("ally 1")
    while t.step == "placing":
        t.choose(t.options()[0])
    assert (1, "expand-or-decline") == (t.seat, t.step)
    return t


def pass_turn(t: Table) -> Table:
    """Play a turn that conquers nothing, up to what powers ask."""
    t.choose("expand", "stop")
    while t.step == "placing":
        t.choose(t.options()[0])
    return t


@pytest.mark.rules("SW-34.6")
def test_sw_34_6_the_ally_may_not_attack_in_any_way() -> None:
    """Until the Diplomat owner's next turn the ally may not attack the Diplomat race: no conquest, swap or Dragon."""
    t = peace("sorcerers", "dragon_master").choose("expand")
    for region in (27, 28):
        assert "SW-34.6" == t.refusal(f"conquer {region}")
        assert "SW-34.6" == t.refusal(f"swap {region}")
        assert "SW-34.6" == t.refusal(f"dragon {region}")
    assert "" == t.refusal("swap 22")
    assert "" == t.refusal("dragon 22")
    assert "" == t.refusal("conquer 22")


@pytest.mark.rules("SW-34.6")
def test_sw_34_6_no_final_attempt_either() -> None:
    """A final attempt is an attack like any other."""
    t = peace(hand=1).choose("expand")
    assert "SW-34.6" == t.refusal("attempt 28")
    assert "" == t.refusal("attempt 22")


@pytest.mark.rules("SW-34.6")
def test_sw_34_6_no_berserk_conquest_either() -> None:
    """A roll before the conquest changes nothing."""
    t = peace("humans", "berserk").choose("expand", "roll", "die 3")
    assert "SW-34.6" == t.refusal("conquer 28")
    assert "" == t.refusal("conquer 22")


@pytest.mark.rules("SW-34.7")
def test_sw_34_7_the_allys_declined_ghouls_may_attack() -> None:
    """The ally's declined Ghouls may still attack the Diplomat race."""
    t = Table(3, "ratmen", "diplomat", {27: 1, 28: 1})
    t.active(1, "humans", "hill", {21: 1}, hand=5)
    t.declined(1, "ghouls", {26: 5})
    t.turn().choose("expand", "stop", "ally 1").choose("pile 21")
    t.choose("expand", "conquer 27")
    assert (1, DECLINED) == t.holder(27)
    t.choose("stop")
    while t.step != "readying":
        t.choose(t.options()[0])
    assert "SW-34.6" == t.refusal("conquer 28")


@pytest.mark.rules("SW-34.8")
def test_sw_34_8_races_in_decline_are_not_protected() -> None:
    """Peace does not protect the Diplomat owner's race in decline."""
    t = peace().choose("expand")
    assert "" == t.refusal("conquer 19")
    t.choose("conquer 19")
    assert (1, 0) == t.holder(19)


@pytest.mark.rules("SW-34.9")
def test_sw_34_9_one_ally_kept_changed_or_dropped() -> None:
    """The Diplomat has at most 1 ally at a time; each turn the ally may be kept, changed or dropped."""
    t = peace()
    pass_turn(pass_turn(pass_turn(t)))
    assert (0, "allying") == (t.seat, t.step)
    t.choose("ally 1").choose("expand")
    assert "SW-34.6" == t.refusal("conquer 28")
    pass_turn(pass_turn(t.choose("stop", "pile 21")))
    t.choose("ally 2").choose("expand")
    assert "" == t.refusal("conquer 28")
    t.choose("stop", "pile 21", "expand")
    assert "SW-34.6" == t.refusal("conquer 28")
    pass_turn(t.choose("stop", "pile 29"))
    t.choose("skip").choose("expand")
    assert "" == t.refusal("conquer 28")
    t.choose("stop", "pile 21", "expand")
    assert "" == t.refusal("conquer 28")


@pytest.mark.rules("SW-34.10")
def test_sw_34_10_peace_binds_the_ally_only() -> None:
    """Another opponent may attack, and so may the Diplomat."""
    t = pass_turn(peace(ratmen=5)).choose("expand")
    assert 2 == t.seat
    assert "" == t.refusal("conquer 28")
    t.choose("stop", "pile 29", "expand")
    assert 0 == t.seat
    assert "" == t.refusal("conquer 26")


@pytest.mark.rules("SW-34.10")
def test_sw_34_10_peace_ends_when_the_next_turn_starts() -> None:
    """Peace ends when the Diplomat owner's next turn starts, even if that turn is a decline."""
    t = pass_turn(pass_turn(peace()))
    assert (0, "expand-or-decline") == (t.seat, t.step)
    assert -1 == t.seen(1)["players"][0]["ally"]
    t.stock().choose("decline", "expand")
    assert (1, "") == (t.seat, t.refusal("conquer 28"))


@pytest.mark.rules("SW-34.10")
def test_sw_34_10_peace_lasts_through_the_turns_of_others() -> None:
    """All see who is bound until the Diplomat moves again."""
    t = peace()
    assert 1 == t.seen(2)["players"][0]["ally"]
    pass_turn(t)
    assert (2, 1) == (t.seat, t.seen(2)["players"][0]["ally"])
