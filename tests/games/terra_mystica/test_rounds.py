"""TM-5: rounds, turns and the order of effects."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.core import engine
from turnwright.core.explain import why_not
from turnwright.core.rng import Rng
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.data.tables import BONUSES, PLAY
from turnwright.games.terra_mystica.queries import count_built
from turnwright.games.terra_mystica.steps.flow import FLOW


def three() -> Table:
    """Return three seats, each with a priest for a plain action."""
    t = Table("witches nomads engineers", at={0: "E9", 1: "E5", 2: "I9"})
    for seat in range(3):
        t.own(seat, priests=1)
    return t


@pytest.mark.rules("TM-5.1")
@pytest.mark.parametrize("seed", range(4))
def test_tm_5_1_a_game_lasts_six_rounds(seed: int) -> None:
    """Every game ends after the sixth round and not before."""
    s = GAME.new_state(2)
    s.log = []
    engine.play_random(s, Rng(seed))
    assert [1, 2, 3, 4, 5, 6] == [m.args["round"] for m in s.log if m.id == "log-round"]


@pytest.mark.rules("TM-5.2", "TM-6.1")
def test_tm_5_2_a_round_has_income_actions_and_bonuses() -> None:
    """After the last pass: cult bonuses, then the next round's income, then its first action."""
    t = Table(at={0: "E9", 1: "E6"}, round=2).scoring("SCORE1").own(0, earth=3)
    t.choose("pass BON5")
    t.log.clear()
    t.choose("pass BON2")
    order = [m.id for m in t.log if m.id in ("log-first", "log-bonus", "log-round", "log-income")]
    assert ["log-first", "log-bonus", "log-bonus", "log-round", "log-income", "log-income"] == order
    assert (3, PLAY, "act") == (t.s.round, t.s.phase, t.step)


@pytest.mark.rules("TM-5.2")
def test_tm_5_2_spades_of_a_cult_bonus_are_used_in_phase_iii() -> None:
    """Between the last pass and the next income."""
    t = Table(at={0: "E9", 1: "E6"}, round=2).scoring("SCORE2").own(0, earth=4)
    t.choose("pass BON5", "pass BON2")
    assert (2, BONUSES, "spades") == (t.s.round, t.s.phase, t.step)
    assert (3, PLAY) == (t.choose("done").s.round, t.s.phase)


@pytest.mark.rules("TM-5.3")
def test_tm_5_3_round_6_has_no_phase_iii() -> None:
    """After the last pass of round 6 the game is over; no cult bonus, no spade."""
    t = Table(at={0: "E9", 1: "E6"}, round=6).scoring("SCORE2").own(0, earth=4)
    t.choose("pass", "pass")
    assert ("", []) == (t.step, t.said("log-bonus"))


@pytest.mark.rules("TM-5.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_tm_5_4_turns_go_clockwise_one_action_each(first: int) -> None:
    """After one action a turn holds conversions only; then the next player is asked."""
    t = three()
    t.s.order = [(first + k) % 3 for k in range(3)]
    t.turn(first)
    for k in range(4):
        seat = (first + k) % 3
        t.own(seat, priests=1)
        assert ("act", seat) == (t.step, t.seat)
        t.choose("send fire 1")
        assert ("after", seat) == (t.step, t.seat)
        assert "TM-5.4" == t.refusal("send fire 1")
        t.choose("end")


@pytest.mark.rules("TM-5.4", "TM-5.5")
def test_tm_5_5_who_has_passed_is_skipped_and_the_last_acts_on() -> None:
    """The last player left takes turn after turn until it passes (case 54)."""
    t = three()
    t.choose("pass BON1")
    t.choose("send fire 1", "end", "pass BON2")
    for _turn in range(3):
        assert ("act", 1) == (t.step, t.seat)
        t.own(1, priests=1).choose("send fire 1", "end")
    assert 1 == t.s.round
    t.choose("pass " + t.options("pass")[0])
    assert 2 == t.s.round


@pytest.mark.rules("TM-5.4", "TM-5.9")
def test_tm_5_9_off_turn_nothing_is_asked_but_offers_and_bonuses() -> None:
    """In a whole game a seat other than the acting one is asked only about offers and spades of its cult bonus."""
    for seed in range(3):
        s = GAME.new_state(3)
        rng = Rng(seed)
        turn = -1
        while s.todo:
            step, seat = engine.step_of(s).name, engine.asked(s)
            turns = [f.seat for f in s.todo if f.step is FLOW.turn]
            turn = turns[-1] if turns else -1
            if turn >= 0 and seat != turn:
                assert "offer" == step
            if turn < 0 and s.round > 0:
                assert "spades" == step
            engine.apply(s, engine.random_answer(s, engine.options(s), rng))


@pytest.mark.rules("TM-5.9", "TM-8.3")
def test_tm_5_9_a_seat_that_is_not_asked_can_do_nothing() -> None:
    """It gets one answer, whatever it asks for."""
    t = three()
    assert why_not(GAME, t.s, 1, "convert worker-coin") == why_not(GAME, t.s, 1, "pass BON1") != ""
    assert "" == why_not(GAME, t.s, 0, "pass BON1")


@pytest.mark.rules("TM-5.6")
def test_tm_5_6_the_eight_actions_are_on_offer() -> None:
    """Besides conversions and sacrifices, a turn offers these and nothing else."""
    t = Table(at={0: "A3 E9 temple:E10 stronghold:F6"}).card(0, "BON1").favor(0, "FAV6").land("F7", "forest")
    t.own(0, workers=12, coins=20, priests=2, bowls=(0, 6, 6))
    actions = {"build", "transform", "around", "ship", "dig", "upgrade", "send", "power", "special", "pass"}
    assert actions == {name.split()[0] for name in t.options()} - {"convert", "burn"}


@pytest.mark.rules("TM-5.7")
def test_tm_5_7_an_action_may_be_taken_turn_after_turn() -> None:
    """Three turns in a row: send a priest, dig, upgrade; only passing ends it."""
    t = Table(at={0: "E9 C3 F4"}).own(0, workers=20, coins=40, priests=7).passed(1)
    for choice in ("send fire 1", "send fire 1", "dig", "dig", "upgrade E9 trading-house", "upgrade C3 trading-house"):
        t.choose(choice, "end")
    assert (2, 2, 2) == (t.cult("fire"), t.s.dig[0], count_built(t.s, 0, 2))


@pytest.mark.rules("TM-5.8")
@pytest.mark.parametrize(
    ("choice", "workers", "coins", "priests"),
    [
        ("build E10", 1, 2, 0),
        ("transform D7 mountains", 3, 0, 0),
        ("transform D7 forest", 6, 0, 0),
        ("ship", 0, 4, 1),
        ("dig", 2, 5, 1),
        ("upgrade E9 trading-house", 2, 6, 0),
        ("upgrade A5 temple", 2, 5, 0),
        ("upgrade A5 stronghold", 4, 6, 0),
        ("upgrade A9 sanctuary", 4, 6, 0),
    ],
)
def test_tm_5_8_what_cannot_be_paid_in_full_cannot_be_done(choice: str, workers: int, coins: int, priests: int) -> None:
    """One worker, coin or priest short: refused, and the refusal tells the price."""
    standing = "E9 trading-house:A5 temple:A9"
    for short in range(3):
        has = [workers, coins, priests]
        if has[short] == 0:
            continue
        has[short] -= 1
        t = Table(at={0: standing}).land("E10", "forest").own(0, workers=has[0], coins=has[1], priests=has[2])
        assert "TM-5.8" == t.refusal(choice)
        told = t.detail(choice)
        assert (workers, coins, priests) == (told["workers"], told["coins"], told["priests"])
        assert has == [told["has-workers"], told["has-coins"], told["has-priests"]]
    t = Table(at={0: standing}).land("E10", "forest").own(0, workers=workers, coins=coins, priests=priests)
    t.choose(choice)
    assert (0, 0, 0) == t.pay(0)


@pytest.mark.rules("TM-5.8", "TM-7.5")
def test_tm_5_8_power_that_is_missing_is_told() -> None:
    """A power action with too little in bowl III: need 6, have 5."""
    t = Table(at={0: "E9"}).own(0, bowls=(0, 7, 5))
    assert "TM-7.5" == t.refusal("power ACT6")
    assert {"need": 6, "have": 5} == t.detail("power ACT6")


@pytest.mark.rules("TM-5.8")
@pytest.mark.parametrize("choice", ["build C3", "build E8", "upgrade E8 trading-house", "transform C3 plains"])
def test_tm_5_8_prices_are_told_only_where_the_price_is_the_reason(choice: str) -> None:
    """A hex out of reach is refused without numbers."""
    t = Table(at={0: "E9", 1: "E8"}).own(0, workers=0, coins=0)
    assert t.refusal(choice) not in ("", "TM-5.8")
    assert {} == t.detail(choice)


@pytest.mark.rules("TM-5.10")
@pytest.mark.parametrize("first", ["favor FAV9", "town TW1"])
def test_tm_5_10_rewards_of_one_action_come_in_the_order_of_choice(first: str) -> None:
    """A temple that completes a town: favor tile first or town tile first."""
    t = Table(at={0: "trading-house:E9 E10 trading-house:F6 trading-house:F5"}).own(0, workers=9, coins=20)
    t.choose("upgrade E9 temple")
    assert {"favor", "town"} == {name.split()[0] for name in t.options()}
    t.choose(first)
    assert {"favor", "town"} - {first.split()[0]} == {name.split()[0] for name in t.options()}
    t.choose("town TW1" if first.startswith("favor") else "favor FAV9")
    assert (["FAV9"], ["TW1"], "after") == (t.favors(), t.towns(), t.step)


@pytest.mark.rules("TM-5.11")
def test_tm_5_11_a_reward_pays_for_later_steps_of_the_action() -> None:
    """Darklings without workers take a town tile with 2 workers first, then ordain both."""
    t = Table("darklings nomads", at={0: "trading-house:E9 E10 trading-house:F6 E11"}).own(0, workers=4, coins=6)
    t.choose("upgrade E9 stronghold")
    assert ["0"] == t.options("ordain")
    t.choose("town TW2")
    assert ["0", "1", "2"] == t.options("ordain")
    assert (0, 0, 3) == t.choose("ordain 2").pay(0)


@pytest.mark.rules("TM-5.12")
def test_tm_5_12_spades_or_a_bridge_must_be_used() -> None:
    """No hex within reach: a spade action is refused. No slot: the bridge is refused. At least one spade is used."""
    near = "H8 I11 H7 I10 G6"
    t = Table(at={0: "I12", 1: "H8 I11"}).own(0, bowls=(0, 0, 12)).card(0, "BON1")
    assert ["TM-5.12"] * 4 == [t.refusal(c) for c in ("power ACT1", "power ACT5", "power ACT6", "special card")]
    t = Table(at={0: "I12"}).land(near, "desert").own(0, bowls=(0, 0, 12)).card(0, "BON1")
    for choice in ("power ACT5", "power ACT6", "special card"):
        t.turn().choose(choice)
        assert "done" not in t.options()
        assert "TM-5.12" == t.refusal("done")
        t.s.special[0] = 0
    t = Table(at={0: "A3"}).own(0, bowls=(0, 0, 12)).choose("power ACT1")
    assert {"bridge"} == {name.split()[0] for name in t.options()}


@pytest.mark.rules("TM-5.13")
def test_tm_5_13_a_gain_that_is_lost_may_be_chosen() -> None:
    """A priest with an empty supply; steps at the end of a track."""
    t = Table().own(0, priests=7, bowls=(0, 0, 12)).choose("power ACT2")
    assert (7, (3, 0, 9)) == (t.s.priests[0], t.bowls(0))
    t = Table().favor(0, "FAV6").own(0, fire=9).choose("special favor", "cult fire")
    assert 9 == t.cult("fire")


@pytest.mark.rules("TM-5.14")
def test_tm_5_14_all_resources_are_kept_for_the_next_round() -> None:
    """What was there before the income is there after it."""
    t = Table(at={0: "E9", 1: "E6"}).own(0, workers=40, coins=90, priests=6).passed(1)
    t.choose("pass BON1")
    assert (42, 92, 6) == t.pay(0)


@pytest.mark.rules("TM-5.15")
def test_tm_5_15_points_never_drop_below_0() -> None:
    """An offer costs what there is, and an Alchemist without points sells none."""
    t = Table(at={0: "E9", 1: "stronghold:E10 temple:F6"}).own(0, workers=2, coins=3).own(1, vp=1, bowls=(5, 7, 0))
    t.choose("upgrade E9 trading-house", "accept")
    assert 0 == t.s.vp[1]
    t = Table("alchemists nomads").own(0, vp=1).choose("convert vp-coin")
    assert 0 == t.s.vp[0]
    assert "" != t.refusal("convert vp-coin")
