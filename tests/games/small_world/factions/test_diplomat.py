"""Diplomat (SW-34): naming an ally."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import CHANCE, Table
from turnwright.core.game import JsonDict


def embassy(hand: int = 0, at: dict[int, int] | None = None) -> Table:
    """Diplomat Ratmen between Humans and Orcs, three seats."""
    t = Table(3, "ratmen", "diplomat", at or {27: 1, 28: 1}, hand)
    t.active(1, "humans", "hill", {21: 1, 20: 1})
    t.active(2, "orcs", "swamp", {29: 1, 22: 1})
    return t


def at_the_end(t: Table, *choices: str) -> Table:
    """Play the Diplomat's turn up to the question for an ally."""
    t.turn().choose("expand", *choices)
    while t.step == "placing":
        t.choose(t.options()[0])
    assert "allying" == t.step
    return t


@pytest.mark.rules("SW-34.1")
def test_sw_34_1_one_opponent_may_be_named_at_the_end_of_each_turn() -> None:
    """At the end of each turn of its owner the active Diplomat race may take 1 opponent as ally."""
    t = at_the_end(embassy(), "stop")
    assert 5 + 2 == t.s.coins[0]
    assert ["skip", "ally 1", "ally 2"] == t.options()
    assert "SW-34.1" == t.refusal("ally 0")
    assert "SW-34.1" == t.refusal("ally 3")
    t.choose("ally 2")
    assert 2 == t.seen(1)["players"][0]["ally"]
    assert (1, "expand-or-decline") == (t.seat, t.step)
    t.choose("expand", "stop", "expand", "stop")
    assert 0 == t.seat
    t.choose("expand", "stop")
    assert ["skip", "ally 1", "ally 2"] == t.options()


@pytest.mark.rules("SW-34.1")
def test_sw_34_1_a_race_in_decline_has_no_envoys() -> None:
    """Nobody is named on the turn of the decline, nor later."""
    t = embassy().stock().turn().choose("decline")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    assert "SW-34.1" == t.refusal("ally 1")


@pytest.mark.rules("SW-34.2")
def test_sw_34_2_an_attacked_opponent_cannot_be_named() -> None:
    """An opponent whose active race the Diplomat race attacked this turn cannot be named."""
    t = at_the_end(embassy(hand=3), "conquer 21", "stop")
    assert "SW-34.2" == t.refusal("ally 1")
    assert ["skip", "ally 2"] == t.options()
    t.choose("skip", "expand", "stop", "expand", "stop")
    assert "" == at_the_end_of_the_next(t).refusal("ally 1")


def at_the_end_of_the_next(t: Table) -> Table:
    """Play the Diplomat's peaceful turn, which has begun, up to the question for an ally."""
    t.choose("expand", "stop")
    while t.step == "placing":
        t.choose(t.options()[0])
    return t


@pytest.mark.rules("SW-34.2")
@pytest.mark.parametrize("how", ["swap 21", "attempt 21"])
def test_sw_34_2_every_kind_of_conquest_is_an_attack(how: str) -> None:
    """A swap and a successful final attempt are attacks as well."""
    t = Table(3, "sorcerers", "diplomat", {27: 1, 28: 1}, hand=1)
    t.active(1, "humans", "hill", {21: 1, 20: 1})
    t.active(2, "orcs", "swamp", {29: 1, 22: 1})
    t.turn().choose("expand", how)
    if t.seat == CHANCE:
        t.choose("die 3")
    else:
        t.choose("stop")
    t.settle()
    while t.step == "placing":
        t.choose(t.options()[0])
    assert (0, 0) == t.holder(21)
    assert "SW-34.2" == t.refusal("ally 1")


@pytest.mark.rules("SW-34.3")
def test_sw_34_3_a_failed_attempt_counts_as_an_attack() -> None:
    """For the Diplomat a failed final attempt against a region of an opponent's active race counts as an attack."""
    t = at_the_end(embassy(hand=1), "attempt 21", "die 0")
    assert (1, 0) == t.holder(21)
    assert "SW-34.2" == t.refusal("ally 1")
    assert "" == t.refusal("ally 2")


@pytest.mark.rules("SW-34.3")
def test_sw_34_3_a_failed_attempt_on_a_race_in_decline_does_not() -> None:
    """Only active races count."""
    t = Table(3, "ratmen", "diplomat", {27: 1, 28: 1}, hand=1)
    t.active(1, "humans", "hill", {20: 1})
    t.declined(1, "elves", {21: 1})
    at_the_end(t, "attempt 21", "die 0")
    assert (1, 1) == t.holder(21)
    assert "" == t.refusal("ally 1")


@pytest.mark.rules("SW-34.4")
def test_sw_34_4_attacks_on_a_race_in_decline_do_not_matter() -> None:
    """Attacks on an opponent's race in decline do not prevent naming that opponent."""
    t = Table(3, "ratmen", "diplomat", {27: 1, 28: 1}, hand=3)
    t.active(1, "humans", "hill", {20: 1})
    t.declined(1, "elves", {21: 1, 22: 1})
    at_the_end(t, "conquer 21", "stop")
    assert (0, 0) == t.holder(21)
    assert "" == t.refusal("ally 1")


@pytest.mark.rules("SW-34.5")
def test_sw_34_5_attacks_by_own_declined_ghouls_do_not_matter() -> None:
    """Attacks by the owner's declined Ghouls do not prevent naming an ally."""
    t = embassy()
    t.declined(0, "ghouls", {26: 4})
    t.turn().choose("expand", "conquer 20", "stop", "stop")
    assert (0, 1) == t.holder(20)
    while t.step == "placing":
        t.choose(t.options()[0])
    assert "allying" == t.step
    assert "" == t.refusal("ally 1")


@pytest.mark.rules("SW-34.11")
def test_sw_34_11_works_with_two_players() -> None:
    """The Diplomat also works with 2 players."""
    t = Table(2, "ratmen", "diplomat", {21: 1})
    t.active(1, "humans", "hill", {22: 1, 16: 5})
    t.turn().choose("expand", "stop")
    assert ["skip", "ally 1"] == t.options()
    t.choose("ally 1", "expand")
    assert "SW-34.6" == t.refusal("conquer 21")


@pytest.mark.rules("SW-34.12")
def test_sw_34_12_an_opponent_without_an_active_race_may_be_named() -> None:
    """An opponent without an active race may be named; peace then binds the race picked next."""
    t = Table(2, "ratmen", "diplomat", {21: 1}, column=[("humans", "flying")]).stock()
    t.turn().choose("expand", "stop")
    assert "" == t.refusal("ally 1")
    t.choose("ally 1", "pick 1").deal()
    assert "SW-34.6" == t.refusal("conquer 21")
    assert "" == t.refusal("conquer 22")


@pytest.mark.rules("SW-34.1")
def test_sw_34_1_a_race_that_has_just_declined_makes_no_peace() -> None:
    """Only an active race takes an ally: a home-made Stout Diplomat that declines after scoring has nobody to name."""
    own: JsonDict = {
        "power": {"name": "Weary", "tokens": 4, "effects": ["stout", "diplomat"], "leaves_out": ["diplomat"]}
    }
    t = Table(2, "ratmen", "homemade", {21: 1}, options={"homemade": own}).stock()
    t.turn().choose("expand", "stop", "decline").deal()
    assert "allying" == t.step
    assert ["skip"] == t.options()
    assert "SW-34.1" == t.refusal("ally 1")
