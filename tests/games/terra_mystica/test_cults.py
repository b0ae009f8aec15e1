"""The cult tracks (TM-15) and priests sent to them (TM-16)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.queries import cult_spaces, supply

CULTS = ("fire", "water", "earth", "air")


def pair(**amounts: int) -> Table:
    """Return witches against nomads, far apart; ``amounts`` belong to seat 0."""
    return Table("witches nomads", at={0: "A1", 1: "I7"}).own(0, None, **amounts)


@pytest.mark.rules("TM-15.1")
@pytest.mark.parametrize(("start", "power"), [(0, 0), (1, 0), (2, 1), (3, 0), (4, 2), (5, 0), (6, 2), (7, 0), (8, 0)])
def test_tm_15_1_single_steps_give_power_on_3_5_and_7(start: int, power: int) -> None:
    """One step to each space up to 9."""
    t = pair(priests=1, fire=start).own(0, bowls=(12, 0, 0)).choose("send fire 1")
    assert (start + 1, (12 - power, power, 0)) == (t.cult("fire"), t.bowls())


@pytest.mark.rules("TM-15.1")
def test_tm_15_1_space_10_gives_3_power() -> None:
    """From 9 to 10 with a key."""
    t = pair(priests=1, fire=9, keys=1).own(0, bowls=(12, 0, 0)).choose("send fire 1")
    assert (10, (9, 3, 0)) == (t.cult("fire"), t.bowls())


@pytest.mark.rules("TM-15.2")
def test_tm_15_2_all_spaces_passed_in_one_move_give_power() -> None:
    """From 4 to 7: 2 and 2; from 2 to 5: 1 and 2 (research case 31)."""
    t = pair(priests=2, earth=4).own(0, bowls=(12, 0, 0)).choose("send earth 3")
    assert (7, (8, 4, 0)) == (t.cult("earth"), t.bowls())
    t = pair(priests=2, earth=2).own(0, bowls=(12, 0, 0)).choose("send earth 3")
    assert (5, (9, 3, 0)) == (t.cult("earth"), t.bowls())


@pytest.mark.rules("TM-15.3")
def test_tm_15_3_markers_do_not_move_down_for_a_cult_bonus() -> None:
    """Earth 5 in a round of SCORE1 gives 5 coins and stays at 5."""
    t = pair(earth=5, coins=0, air=2).scoring("SCORE1").passed(1)
    t.choose("pass BON5")
    assert (5, 2) == (t.cult("earth"), t.cult("air"))
    assert [5] == [told["coins"] for told in t.said("log-bonus") if told["seat"] == 0]


@pytest.mark.rules("TM-15.3", "TM-15.1")
def test_tm_15_3_a_marker_on_space_10_stays_there_for_good() -> None:
    """More steps are lost, give no power again and take no key."""
    t = pair(priests=1, fire=10, keys=1).own(0, bowls=(12, 0, 0)).choose("send fire 3")
    assert (10, 1, (12, 0, 0)) == (t.cult("fire"), t.s.keys[0], t.bowls())


@pytest.mark.rules("TM-15.4", "TM-15.7")
def test_tm_15_4_only_one_marker_stands_on_space_10() -> None:
    """Nomads are at the top of fire: witches stop at 9 and keep their key."""
    t = pair(priests=1, fire=8, keys=1).own(1, fire=10).choose("send fire 2")
    assert (9, 1, 10) == (t.cult("fire"), t.s.keys[0], t.cult("fire", 1))
    t = pair(priests=1, fire=8, keys=1).own(1, water=10).choose("send fire 2")
    assert (10, 0) == (t.cult("fire"), t.s.keys[0])


@pytest.mark.rules("TM-15.5", "TM-15.9")
def test_tm_15_5_each_key_opens_one_cult_and_is_used_by_itself() -> None:
    """Two cults at 8 and one key: the first reaches 10, the second 9."""
    t = pair(priests=2, fire=8, air=8, keys=1).passed(1).choose("send fire 2", "end", "send air 2")
    assert (10, 9, 0) == (t.cult("fire"), t.cult("air"), t.s.keys[0])
    t = pair(priests=2, fire=8, air=8, keys=2).passed(1).choose("send fire 2", "end", "send air 2")
    assert (10, 10, 0) == (t.cult("fire"), t.cult("air"), t.s.keys[0])


@pytest.mark.rules("TM-15.6", "TM-15.8")
def test_tm_15_6_without_a_key_the_marker_stops_at_9() -> None:
    """From 8 by 3 steps: 9, no power, and the lost steps are not made up for when a key comes later."""
    t = pair(priests=1, fire=8).own(0, bowls=(12, 0, 0)).choose("send fire 3")
    assert (9, (12, 0, 0)) == (t.cult("fire"), t.bowls())
    t = Table("witches nomads", at={0: "trading-house:A1 trading-house:A2 trading-house:A3 A4", 1: "I7"})
    t.own(0, fire=9, workers=9, coins=9).choose("upgrade A1 stronghold", "town TW1")
    assert (9, 1) == (t.cult("fire"), t.s.keys[0])


@pytest.mark.rules("TM-15.8")
def test_tm_15_8_power_comes_only_from_spaces_reached() -> None:
    """From 7 by 3 steps without a key: 9, and nothing of the 3 power of space 10."""
    t = pair(priests=1, water=7).own(0, bowls=(12, 0, 0)).choose("send water 3")
    assert (9, (12, 0, 0)) == (t.cult("water"), t.bowls())


def town_of(**amounts: int) -> Table:
    """Let witches found a town with the stronghold; the tile is to be chosen."""
    t = Table("witches nomads", at={0: "trading-house:A1 trading-house:A2 trading-house:A3 A4", 1: "I7"})
    return t.own(0, None, workers=9, coins=9, **amounts).choose("upgrade A1 stronghold")


@pytest.mark.rules("TM-15.10", "TM-21.6")
def test_tm_15_10_the_player_picks_who_reaches_the_top() -> None:
    """Research case 32: fire and air at 9, only the key of TW5 itself."""
    t = town_of(fire=9, air=9, water=9, earth=0).own(1, water=10).choose("town TW5")
    assert (["cult fire", "cult air"], "top-choice") == (t.options(), t.step)
    assert "TM-15.10" == t.refusal("cult water")
    labels = [GAME.label(t.s, GAME.vocabulary.action(f"cult {name}")).args for name in ("air", "earth")]
    assert [(9, 10), (0, 1)] == [(label["here"], label["there"]) for label in labels]
    t.choose("cult air")
    assert (9, 9, 1, 10) == tuple(t.cult(name) for name in CULTS)
    assert 0 == t.s.keys[0]


@pytest.mark.rules("TM-15.10")
def test_tm_15_10_with_keys_for_all_nothing_is_asked() -> None:
    """One key in hand and that of TW5 for two markers at 9; with three markers the player picks twice."""
    t = town_of(fire=9, air=9, keys=1).choose("town TW5")
    assert (10, 10, "after", 0) == (t.cult("fire"), t.cult("air"), t.step, t.s.keys[0])
    t = town_of(fire=10, air=9, water=8).choose("town TW5")
    assert ([10, 9, 1, 10], "after") == (cult_spaces(t.s, 0), t.step)
    t = town_of(fire=9, air=9, earth=9, keys=1).choose("town TW5", "cult earth")
    assert ["cult fire", "cult air"] == t.options()
    t.choose("cult fire")
    assert (10, 1, 10, 9) == tuple(t.cult(name) for name in CULTS)


@pytest.mark.rules("TM-15.11")
def test_tm_15_11_steps_of_tiles_are_made_at_once_and_once() -> None:
    """FAV1 moves fire by 3 when taken, and not again at the next income."""
    t = Table("witches nomads", at={0: "trading-house:A1", 1: "I7"}).own(0, workers=9, coins=9)
    t.choose("upgrade A1 temple", "favor FAV1")
    assert 3 == t.cult("fire")
    t.passed(1).choose("end", "pass BON5")
    assert (2, 3) == (t.s.round, t.cult("fire"))


@pytest.mark.rules("TM-16.1", "TM-16.3")
def test_tm_16_1_a_priest_on_an_order_gives_what_its_space_shows() -> None:
    """3 steps on the first space; 2 on another, even while the 3 is free."""
    t = pair(priests=1).choose("send fire 3")
    assert (3, 0, 1, "after") == (t.cult("fire"), t.s.priests[0], t.s.priests_placed[0], t.step)
    assert [0, -1, -1, -1] == t.s.cult_priests[:4]
    t = pair(priests=1).choose("send fire 2")
    assert (2, [-1, 0, -1, -1]) == (t.cult("fire"), t.s.cult_priests[:4])


@pytest.mark.rules("TM-16.1")
def test_tm_16_1_without_a_priest_on_the_board_nobody_is_sent() -> None:
    """Priests in the supply do not go to the cults."""
    t = pair(priests=0)
    assert ["TM-16.1"] * 3 == [t.refusal(f"send fire {n}") for n in (3, 2, 1)]


@pytest.mark.rules("TM-16.2", "TM-16.6")
def test_tm_16_2_each_space_holds_one_priest() -> None:
    """Research case 34: 3, 2, 2 and 2, then only the return for 1 step."""
    t = pair(priests=5).passed(1).choose("send fire 3", "end")
    assert ("TM-16.2", "", "") == tuple(t.refusal(f"send fire {n}") for n in (3, 2, 1))
    t.choose("send fire 2", "end", "send fire 2", "end", "send fire 2", "end")
    assert ("TM-16.2", "TM-16.2", "") == tuple(t.refusal(f"send fire {n}") for n in (3, 2, 1))
    assert "" == t.refusal("send air 3")
    t.own(0, fire=0).choose("send fire 1")
    assert (1, 0, 4) == (t.cult("fire"), t.s.priests[0], t.s.priests_placed[0])


@pytest.mark.rules("TM-16.2")
def test_tm_16_2_orders_are_shared_by_all_players() -> None:
    """The space an opponent took is taken."""
    t = pair(priests=1).order(1, "fire 3")
    assert ("TM-16.2", "") == (t.refusal("send fire 3"), t.refusal("send fire 2"))


@pytest.mark.rules("TM-16.4")
def test_tm_16_4_priests_on_orders_never_come_back() -> None:
    """Cases 34 and 35: after three on orders at most four can be had; with seven gone the priest of BON8 is lost."""
    t = pair(priests=1).own(0, bowls=(0, 0, 12)).order(0, "air 3", "air 2").choose("send fire 3")
    assert 4 == supply(t.s, 0)
    t.choose(*["convert power-priest"] * 2)
    assert (2, 2, 3) == (t.s.priests[0], supply(t.s, 0), t.s.priests_placed[0])
    t = pair(priests=4).card(1, "BON5").order(0, "air 3", "air 2", "fire 3").passed(1).choose("pass BON8")
    assert (2, 4, 0) == (t.s.round, t.s.priests[0], supply(t.s, 0))
    t = pair(priests=4).card(1, "BON5").order(0, "air 3", "air 2").passed(1).choose("pass BON8")
    assert (2, 5, 0) == (t.s.round, t.s.priests[0], supply(t.s, 0))


@pytest.mark.rules("TM-16.5", "TM-16.6")
def test_tm_16_5_a_returned_priest_goes_to_the_supply() -> None:
    """1 step; the priest can be gained again."""
    t = pair(priests=1).choose("send water 1")
    assert (1, 0, 0, 7) == (t.cult("water"), t.s.priests[0], t.s.priests_placed[0], supply(t.s, 0))
    assert [-1] * 16 == t.s.cult_priests
    t = pair(priests=1).order(1, "water 3", "water 2", "water 2", "water 2").choose("send water 1")
    assert 1 == t.cult("water")


@pytest.mark.rules("TM-16.7", "TM-5.13")
def test_tm_16_7_a_priest_may_be_sent_for_fewer_steps_or_none() -> None:
    """From 8 without a key 3 steps make 1; from 9 they make none, but the priest still stays on the order."""
    t = pair(priests=1, air=8).choose("send air 3")
    assert (9, 1) == (t.cult("air"), t.s.priests_placed[0])
    t = pair(priests=1, air=9).choose("send air 3")
    assert (9, 1, 0) == (t.cult("air"), t.s.priests_placed[0], t.s.priests[0])
    t = pair(priests=1, air=9).choose("send air 1")
    assert (9, 0, 0) == (t.cult("air"), t.s.priests_placed[0], t.s.priests[0])
