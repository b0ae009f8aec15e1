"""TM-7 and TM-8: power bowls, sacrifices and conversions."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import KEYS, Table
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.economy import gain_power
from turnwright.games.terra_mystica.queries import supply

Bowls = tuple[int, int, int]


@pytest.mark.rules("TM-7.1", "TM-7.2", "TM-7.3", "TM-7.4")
@pytest.mark.parametrize(
    ("before", "power", "after"),
    [
        ((5, 7, 0), 3, (2, 10, 0)),
        ((5, 7, 0), 5, (0, 12, 0)),
        ((2, 5, 5), 3, (0, 6, 6)),
        ((0, 7, 5), 2, (0, 5, 7)),
        ((1, 0, 11), 2, (0, 0, 12)),
        ((1, 0, 11), 9, (0, 0, 12)),
        ((0, 0, 12), 2, (0, 0, 12)),
        ((2, 1, 3), 4, (0, 1, 5)),
        ((2, 1, 3), 6, (0, 0, 6)),
    ],
)
def test_tm_7_1_power_moves_tokens_up(before: Bowls, power: int, after: Bowls) -> None:
    """Bowl I to II first; when it is empty, II to III, also within one gain; the rest is lost (cases 1 and 2)."""
    t = Table().own(0, bowls=before)
    room = 2 * before[0] + before[1]
    assert min(power, room) == gain_power(t.s, 0, power)
    assert after == t.bowls(0)
    assert sum(before) == sum(after)


@pytest.mark.rules("TM-7.4", "TM-7.6")
def test_tm_7_6_spent_tokens_move_from_bowl_iii_to_bowl_i() -> None:
    """Bowls 3/4/5, 4 power for two workers: 7/4/1 (case 3)."""
    t = Table().own(0, bowls=(3, 4, 5), workers=0).choose("power ACT3")
    assert ((7, 4, 1), 2) == (t.bowls(0), t.s.workers[0])


@pytest.mark.rules("TM-7.5")
def test_tm_7_5_only_bowl_iii_is_spent() -> None:
    """10 tokens in bowls I and II pay for nothing."""
    t = Table(at={0: "A3"}).own(0, bowls=(5, 5, 2))
    assert ["TM-7.5"] * 6 == [t.refusal(f"power ACT{n}") for n in range(1, 7)]
    assert "TM-7.5" == t.refusal("convert power-worker")
    t.own(0, bowls=(5, 4, 3))
    assert ["ACT1", "ACT2"] == t.options("power")
    assert "" == t.refusal("convert power-worker")


@pytest.mark.rules("TM-7.7")
def test_tm_7_7_other_power_comes_by_itself_and_costs_nothing() -> None:
    """Power of a cult space, of a town tile, of income: nobody is asked, no point is paid."""
    t = Table().own(0, priests=1, earth=2, bowls=(5, 7, 0)).choose("send earth 3")
    assert ("after", (2, 10, 0), 20) == (t.step, t.bowls(0), t.s.vp[0])
    t = Table(at={0: "E9 E10 trading-house:F6 stronghold:F5"}).own(0, workers=2, coins=6, bowls=(5, 7, 0))
    t.choose("upgrade E9 trading-house", "town TW4")
    assert ((0, 9, 3), {"town": 6, "round-tile": 5, "ability": 5}) == (t.bowls(0), t.scored(0))


@pytest.mark.rules("TM-7.8")
def test_tm_7_8_a_sacrifice_lifts_one_token_and_loses_another() -> None:
    """Bowls 5/7/0, three times: 5/1/3; the lost ones never come back (case 4)."""
    t = Table().own(0, bowls=(5, 7, 0)).choose("burn", "burn", "burn")
    assert (5, 1, 3) == t.bowls(0)
    gain_power(t.s, 0, 20)
    assert (0, 0, 9) == t.bowls(0)


@pytest.mark.rules("TM-7.9")
def test_tm_7_9_a_sacrifice_needs_two_tokens_in_bowl_ii() -> None:
    """With one it is refused, whatever is in the other bowls (case 4)."""
    t = Table().own(0, bowls=(5, 2, 0)).choose("burn")
    assert (5, 0, 1) == t.bowls(0)
    assert "TM-7.9" == t.refusal("burn")
    assert "TM-7.9" == t.own(0, bowls=(5, 1, 6)).refusal("burn")


@pytest.mark.rules("TM-7.10", "TM-8.2", "TM-8.3")
def test_tm_7_10_no_sacrifice_or_conversion_inside_an_action_or_off_turn() -> None:
    """Not among the rewards, not with spades in hand, not at an offer: not even to make room for power."""
    t = Table(at={0: "trading-house:E9", 1: "E10"}).own(0, workers=9, coins=20, bowls=(0, 6, 6), priests=1)
    t.own(1, bowls=(0, 2, 10), workers=5).choose("upgrade E9 temple")
    steps = [t.step]
    assert no_exchange(t)
    t.choose("favor FAV9")
    assert (["rewards"], "offer", 1) == (steps, t.step, t.seat)
    assert no_exchange(t)
    t = Table(at={0: "E9"}).own(0, workers=9, bowls=(0, 6, 6)).choose("power ACT6")
    assert "spades" == t.step
    assert no_exchange(t)
    t.choose("transform D7 forest")
    assert "build D7" in t.options()
    assert no_exchange(t)


def no_exchange(t: Table) -> bool:
    """Return whether no sacrifice and no conversion is possible now."""
    choices = ["burn", *[name for name in GAME.vocabulary.names if name.startswith("convert")]]
    return all(t.refusal(choice) for choice in choices) and not set(choices) & set(t.options())


@pytest.mark.rules("TM-7.11")
def test_tm_7_11_a_sacrifice_needs_no_purpose() -> None:
    """With bowl III full of power, before the action and after it."""
    t = Table().own(0, bowls=(0, 6, 6), priests=1).choose("burn", "send fire 1", "burn", "end")
    assert (0, 2, 8) == t.bowls(0)


@pytest.mark.rules("TM-8.1")
def test_tm_8_1_conversions_come_before_and_after_the_action() -> None:
    """Any number of them; they are no action and do not end the turn."""
    t = Table().own(0, workers=4, priests=2, coins=0, bowls=(0, 4, 4))
    t.choose("convert worker-coin", "convert worker-coin", "convert power-coin", "convert priest-worker")
    assert ("act", (3, 3, 1)) == (t.step, t.pay(0))
    t.choose("send fire 1", "convert worker-coin", "convert power-worker", "convert worker-coin")
    assert ("after", 0, (2, 5, 0)) == (t.step, t.seat, t.pay(0))
    assert 1 == t.choose("end").seat


@pytest.mark.rules("TM-8.4", "TM-8.5", "TM-8.6", "TM-8.7", "TM-8.8", "TM-8.11")
@pytest.mark.parametrize(
    ("what", "power", "workers", "coins", "priests"),
    [
        ("power-priest", -5, 0, 0, 1),
        ("power-worker", -3, 1, 0, 0),
        ("power-coin", -1, 0, 1, 0),
        ("priest-worker", 0, 1, 0, -1),
        ("worker-coin", 0, -1, 1, 0),
    ],
)
def test_tm_8_4_what_converts_into_what(what: str, power: int, workers: int, coins: int, priests: int) -> None:
    """5 power: priest; 3 power: worker; 1 power: coin; priest: worker; worker: coin. All else stays as it is."""
    t = Table().own(0, workers=2, coins=2, priests=2, bowls=(1, 2, 9)).choose(f"convert {what}")
    assert (2 + workers, 2 + coins, 2 + priests) == t.pay(0)
    assert (1 - power, 2, 9 + power) == t.bowls(0)
    assert 5 - priests == supply(t.s, 0)


@pytest.mark.rules("TM-8.4", "TM-8.5", "TM-8.6", "TM-8.7", "TM-8.8")
@pytest.mark.parametrize(
    ("what", "rule"),
    [
        ("power-priest", "TM-7.5"),
        ("power-worker", "TM-7.5"),
        ("power-coin", "TM-7.5"),
        ("priest-worker", "TM-8.7"),
        ("worker-coin", "TM-8.8"),
    ],
)
def test_tm_8_4_a_conversion_is_paid_in_full(what: str, rule: str) -> None:
    """One short: refused."""
    short = {"power-priest": 4, "power-worker": 2, "power-coin": 0}.get(what, 0)
    t = Table().own(0, workers=0, coins=9, priests=0, bowls=(2, 2, short))
    assert rule == t.refusal(f"convert {what}")


@pytest.mark.rules("TM-8.9")
@pytest.mark.parametrize("faction", KEYS)
def test_tm_8_9_no_conversion_works_backwards(faction: str) -> None:
    """Seven are written in the vocabulary: the five of everybody, and two of one faction."""
    other = "giants" if faction not in ("giants", "chaos_magicians") else "nomads"
    t = Table(f"{faction} {other}").own(0, workers=9, coins=9, priests=2, bowls=(0, 0, 12))
    five = ["power-priest", "power-worker", "power-coin", "priest-worker", "worker-coin"]
    found = t.options("convert")
    assert five == found[:5]
    assert (["vp-coin", "coins-vp"] if faction == "alchemists" else []) == found[5:]
    if faction != "alchemists":
        assert "TM-8.9" == t.refusal("convert vp-coin") == t.refusal("convert coins-vp")


@pytest.mark.rules("TM-8.10")
def test_tm_8_10_power_makes_a_priest_only_from_the_own_supply() -> None:
    """6 on the board and 1 on an order: refused; the power is kept."""
    t = Table().own(0, priests=6, bowls=(0, 0, 12)).order(0, "air 2")
    assert "TM-8.10" == t.refusal("convert power-priest")
    assert "" == t.own(0, priests=5).refusal("convert power-priest")


@pytest.mark.rules("TM-8.11")
@pytest.mark.parametrize("choice", ["ship", "dig", "send fire 1", "convert priest-worker"])
def test_tm_8_11_a_priest_paid_returns_to_the_own_supply(choice: str) -> None:
    """From 6 in the supply to 7, so that it can be gained again."""
    t = Table(at={0: "E9"}).own(0, workers=9, coins=20, priests=1)
    assert 6 == supply(t.s, 0)
    assert 7 == supply(t.choose(choice).s, 0)
    assert 6 == supply(Table().own(0, priests=1).choose("send fire 2").s, 0)
