"""A seat that leaves the game, which the rule book does not know: the others go on by its rules."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.invariants import broken
from tests.games.terra_mystica.table import Table
from turnwright.core import engine
from turnwright.core.errors import CannotLeave
from turnwright.core.game import JsonDict
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.queries import cult_spaces
from turnwright.games.terra_mystica.steps.flow import FLOW


def three(**options: bool) -> Table:
    """Return three neighbours with a priest each."""
    table: JsonDict = dict(options)
    t = Table("witches nomads giants", at={0: "F6 A3", 1: "F5 I7", 2: "F7 D3"}, options=table)
    for seat in range(3):
        t.own(seat, priests=1, workers=9, coins=30)
    return t


def leave(t: Table, seat: int) -> Table:
    GAME.leave(t.s, seat)
    engine.run_auto_steps(t.s)
    return t


def test_its_turns_are_left_out_and_its_card_goes_back() -> None:
    t = leave(three(), 1).choose("send fire 3", "end")
    assert (2, -1) == (t.seat, t.s.card[1])
    t.choose("send air 3", "end")
    assert 0 == t.seat
    assert "BON8" in t.options("pass")


def test_a_seat_leaves_in_its_own_turn() -> None:
    t = leave(three(), 0)
    assert (1, "act") == (t.seat, t.step)


def test_a_seat_leaves_in_the_middle_of_its_action() -> None:
    """Its pending choices are dropped; power for its structures is still offered."""
    t = three().at(0, "trading-house:F6").choose("upgrade F6 temple")
    assert "rewards" == t.step
    leave(t, 0)
    assert (1, "offer") == (t.seat, t.step)
    t.offers("accept")
    assert (1, "act") == (t.seat, t.step)


def test_nobody_offers_it_power() -> None:
    """Cultists whose only neighbour has left are not declined by anybody (TM-33.7)."""
    t = Table("cultists nomads", at={0: "F6 A3", 1: "F5 I7"}).own(0, workers=9, coins=30, bowls=(5, 7, 0))
    leave(t, 1).choose("upgrade F6 trading-house")
    assert ("after", (5, 7, 0)) == (t.step, t.bowls())


def test_an_open_offer_is_dropped_with_it() -> None:
    t = three().choose("upgrade F6 trading-house")
    assert (1, "offer") == (t.seat, t.step)
    leave(t, 1)
    assert (2, "offer") == (t.seat, t.step)


def test_the_builder_that_left_gains_nothing_from_answers() -> None:
    t = Table("cultists nomads giants", at={0: "F6 A3", 1: "F5 I7", 2: "F7 D3"}).own(0, workers=9, coins=30)
    t.choose("upgrade F6 trading-house")
    leave(t, 0).offers("accept")
    assert (1, "act", [1, 0, 1, 0]) == (t.seat, t.step, cult_spaces(t.s, 0))


@pytest.mark.parametrize(("passed", "first", "order"), [((0, 2), 0, [0, 1, 2]), ((2, 0), 2, [2, 0, 1])])
def test_the_round_ends_when_all_others_have_passed(passed: tuple[int, int], first: int, order: list[int]) -> None:
    """The first to pass begins the next round; the seat that left keeps its place, income and structures."""
    t = leave(three(), 1)
    if passed[0] == 2:
        t.choose("send fire 3", "end")
    t.choose("pass BON7").choose("pass BON2")
    assert (2, first, order) == (t.s.round, t.seat, t.s.order)
    assert 9 < t.pay(1)[0]


def test_where_the_order_is_that_of_passing_it_comes_last() -> None:
    t = leave(three(pass_order=True), 0)
    t.choose("pass BON7", "pass BON2")
    assert ([1, 2, 0], 1) == (t.s.order, t.seat)


def test_the_first_to_pass_may_leave_before_the_next_round() -> None:
    t = three().choose("pass BON7")
    leave(t, 0).choose("pass BON2", "pass BON3")
    assert ([0, 1, 2], 1) == (t.s.order, t.seat)


def test_it_uses_no_spades_of_the_cult_bonus() -> None:
    t = three().own(1, earth=4).scoring("SCORE2")
    leave(t, 1).run(FLOW.bonus, seat=1)
    assert None is t.seat


def test_it_scores_at_the_end_and_does_not_win() -> None:
    t = Table("witches nomads giants", at={0: "F6", 1: "F5", 2: "D3"}, round=6).own(1, vp=90)
    leave(t, 1).choose("pass", "pass")
    assert t.s.vp[1] > 90
    assert 1 not in GAME.winners(t.s)


def test_it_leaves_while_the_first_dwellings_are_placed() -> None:
    t = Table.fresh(3, factions="witches,nomads,giants", first=0).deal()
    t.choose("build E9")
    leave(t, 1)
    while t.step in ("placing", "first-card"):
        assert 1 != t.seat
        t.choose(t.options()[0])
    assert (0, 1, -1) == (t.seat, t.s.round, t.s.card[1])


def test_nobody_leaves_before_all_lead_a_faction() -> None:
    t = Table.fresh(3, first=0).deal().choose("lead witches")
    with pytest.raises(CannotLeave, match="seat 0 cannot leave: not all seats have a faction yet"):
        GAME.leave(t.s, 0)


@pytest.mark.parametrize("seed", range(24))
def test_games_with_departures_come_to_their_end(seed: int) -> None:
    """Seats leave at any time; all that must hold in every position holds, and the stored table is the same one."""
    rng = Rng(seed)
    s = GAME.new_state(2 + seed % 4, {"pass_order": seed % 2 == 0})
    while s.todo:
        seat = rng.below(s.seats)
        if rng.below(60) == 0 and min(s.faction) >= 0 and seat not in s.gone and len(s.gone) < s.seats - 1:
            GAME.leave(s, seat)
            engine.run_auto_steps(s)
            continue
        found = engine.options(s)
        assert s.todo[-1].seat == CHANCE or s.todo[-1].seat not in s.gone
        engine.apply(s, engine.random_answer(s, found, rng))
        burned = [12 - sum(bowls) for bowls in zip(s.bowl1, s.bowl2, s.bowl3, strict=True)]
        assert [] == broken(s, burned)
    assert 6 == s.round
