"""Ghouls (SW-19.1 to SW-19.7, SW-19.14 to SW-19.16): what they keep in decline and their step of the turn."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.games.small_world.data.tables import BESIDE, DECLINED


@pytest.mark.rules("SW-19.1")
def test_sw_19_1_all_ghouls_on_the_map_stay_in_decline() -> None:
    """Stacks of 3, 2 and 1 stay; nothing goes to the tray, and the decline turn pays 3."""
    t = Table(2, "ghouls", "hill", at={20: 3, 21: 2, 22: 1}).stock()
    before = t.tray("ghouls")
    t.turn().choose("decline")
    assert [20, 21, 22] == t.regions(0, DECLINED)
    assert [3, 2, 1] == [t.tokens(region) for region in (20, 21, 22)]
    assert before == t.tray("ghouls")
    assert 5 + 3 == t.s.coins[0]


@pytest.mark.rules("SW-19.2")
def test_sw_19_2_ghouls_in_decline_conquer_like_an_active_race() -> None:
    """They pay usual costs, only in reach, cause usual losses, and keep what they take."""
    t = Table(2, "ratmen", "hill", at={5: 2})
    t.declined(0, "ghouls", {20: 8})
    t.active(1, "humans", "forest", {21: 2})
    before = t.tray("humans")
    t.turn().choose("expand")
    assert 7 == t.hand(0, DECLINED)
    assert ["14", "19", "21"] == t.options("conquer")
    assert "SW-6.5" == t.refusal("conquer 22")
    assert (3, 4) == (t.cost(14, slot=DECLINED), t.cost(21, slot=DECLINED))
    t.choose("conquer 21")
    assert (before + 1, 1) == (t.tray("humans"), t.hand(1))
    assert (3, 4) == (t.hand(0, DECLINED), t.tokens(21))
    assert (0, DECLINED) == t.holder(21)
    assert "" == t.refusal("conquer 22")
    assert {"SW-11.1": 1, "SW-11.2": 2, "SW-40.1": 1} == t.income()


@pytest.mark.rules("SW-19.3")
def test_sw_19_3_ghouls_conquer_before_the_active_race_and_not_after_it() -> None:
    """An empty neighbour falls to 2 Ghouls first; once the active race is on, their neighbours are out of reach."""
    t = Table(2, "ratmen", "hill", at={5: 5})
    t.declined(0, "ghouls", {20: 3})
    t.turn().choose("expand")
    assert "SW-6.5" == t.refusal("conquer 10")
    t.choose("conquer 21", "stop")
    assert "" == t.refusal("conquer 10")
    t.choose("conquer 10")
    assert "SW-6.5" == t.refusal("conquer 22")
    assert 0 == t.hand(0, DECLINED)
    t.choose("stop", "place 21", "pile 5")
    assert ([5, 10], [20, 21]) == (t.regions(0), t.regions(0, DECLINED))


@pytest.mark.rules("SW-19.4")
def test_sw_19_4_ghouls_ready_and_conquer_first_and_redeploy_with_the_active_race() -> None:
    """Their step deals with Ghoul regions only; spare Ghouls wait in hand while the active race conquers."""
    t = Table(2, "ratmen", "hill", at={5: 4})
    t.declined(0, "ghouls", {20: 3, 16: 2})
    t.turn().choose("expand")
    assert ("readying", ["16", "20"]) == (t.step, t.options("abandon"))
    assert (3, 0, 4) == (t.hand(0, DECLINED), t.hand(), t.tokens(5))
    t.choose("abandon 16", "conquer 21")
    assert ("conquests", 0, 4) == (t.step, t.hand(), t.tokens(5))
    t.choose("stop")
    assert ("readying", ["5"]) == (t.step, t.options("abandon"))
    assert (2, 3) == (t.hand(0, DECLINED), t.hand())
    t.choose("conquer 10", "stop")
    assert ("placing", ["20", "21"], 3) == (t.step, t.options("pile"), t.hand(0, DECLINED))
    assert "SW-10.6" == t.refusal("place 5")
    t.choose("pile 20")
    assert ([20, 21], 4) == (t.regions(0, DECLINED), t.tokens(20))
    assert ("placing", ["5", "10"]) == (t.step, t.options("pile"))


@pytest.mark.rules("SW-19.4")
def test_sw_19_4_ghouls_beaten_by_the_active_race_come_back_in_their_redeployment() -> None:
    """They are gathered and placed once, after all conquests; a race that is wiped out is asked nothing."""
    t = Table(2, "ratmen", "hill", at={20: 8})
    t.declined(0, "ghouls", {21: 4, 12: 1})
    t.turn().choose("expand", "stop", "conquer 21", "stop")
    assert ("placing", 3) == (t.step, t.hand(0, DECLINED))
    t.choose("pile 12", "pile 20")
    assert (4, 1, "picking") == (t.tokens(12), t.seat, t.step)
    t = Table(2, "ratmen", "hill", at={20: 8})
    t.declined(0, "ghouls", {21: 1})
    t.stock().turn().choose("expand", "stop", "conquer 21", "stop")
    assert ("placing", ["20", "21"]) == (t.step, t.options("pile"))


@pytest.mark.rules("SW-19.4")
def test_sw_19_4_a_table_may_let_ghouls_redeploy_before_the_active_race_is_readied() -> None:
    """The Ghouls' step is then over before the active race begins."""
    t = Table(2, "ratmen", "hill", at={5: 4}, options={"redeploy_at_once": True})
    t.declined(0, "ghouls", {20: 3, 16: 2})
    t.turn().choose("expand", "abandon 16", "conquer 21", "stop")
    assert ("placing", ["20", "21"]) == (t.step, t.options("pile"))
    assert (0, 4) == (t.hand(), t.tokens(5))
    t.choose("pile 20")
    assert ([20, 21], 4) == (t.regions(0, DECLINED), t.tokens(20))
    assert ("readying", ["5"]) == (t.step, t.options("abandon"))
    assert (0, 3) == (t.hand(0, DECLINED), t.hand())
    t.choose("stop").settle()
    assert (1, 4) == (t.seat, t.tokens(5))


@pytest.mark.rules("SW-19.5")
def test_sw_19_5_a_combo_is_picked_before_the_ghoul_step() -> None:
    """Pick, then Ghouls, then the new race."""
    t = Table(2, column=[("ratmen", "hill")])
    t.declined(0, "ghouls", {20: 3})
    t.stock().turn()
    assert "picking" == t.step
    t.choose("pick 1").deal()
    assert ("readying", ["20"]) == (t.step, t.options("abandon"))
    assert 12 == t.hand()
    t.choose("stop")
    assert ("readying", []) == (t.step, t.options("abandon"))


@pytest.mark.rules("SW-19.6")
def test_sw_19_6_ghouls_do_not_conquer_on_their_decline_turn() -> None:
    """The turn ends with its scoring, the next player is asked."""
    t = Table(2, "ghouls", "hill", at={20: 6})
    t.active(1, "humans", "forest", {5: 1})
    t.stock().turn().choose("decline")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    assert 6 == t.tokens(20)


@pytest.mark.rules("SW-19.6")
def test_sw_19_6_spirit_ghouls_rest_on_a_decline_turn_of_another_race() -> None:
    """They stay on the map, and conquer again on the turn after."""
    t = Table(2, "ratmen", "hill", at={5: 2})
    t.spirit(0, "ghouls", {20: 6})
    t.active(1, "humans", "forest", {12: 1})
    t.stock().turn().choose("decline")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    assert (6, [20]) == (t.tokens(20), t.regions(0, BESIDE))
    t.choose("expand", "stop", "pick 1").deal()
    assert 5 == t.hand(0, BESIDE)
    assert "" == t.refusal("conquer 21")


@pytest.mark.rules("SW-19.7")
def test_sw_19_7_ghouls_have_a_final_attempt_and_the_active_race_its_own() -> None:
    """Two dice in one turn, each ending the conquests of its race."""
    t = Table(2, "ratmen", "hill", at={5: 2})
    t.declined(0, "ghouls", {20: 2})
    t.turn().choose("expand", "attempt 21", "die 1")
    assert (0, DECLINED) == t.holder(21)
    assert ("readying", ["5"]) == (t.step, t.options("abandon"))
    t.choose("attempt 10", "die 0").settle()
    assert t.holder(10) is None
    assert 5 + 3 + 1 == t.s.coins[0]


@pytest.mark.rules("SW-19.7")
def test_sw_19_7_a_table_may_keep_the_die_from_ghouls() -> None:
    """The reading is a table option; the active race keeps its attempt."""
    t = Table(2, "ratmen", "hill", at={5: 2}, options={"decline_die": False})
    t.declined(0, "ghouls", {20: 2})
    t.turn().choose("expand")
    assert "SW-19.7" == t.refusal("attempt 21")
    t.choose("stop")
    assert "" == t.refusal("attempt 10")


@pytest.mark.rules("SW-19.14")
@pytest.mark.parametrize("power", ["commando", "flying", "seafaring", "mounted", "berserk", "dragon_master"])
def test_sw_19_14_ghouls_in_decline_conquer_without_a_power(power: str) -> None:
    """The effects of the discarded badge end: normal costs, normal reach, normal choices."""
    t = Table(2, "ghouls", power, at={14: 3, 15: 6})
    t.active(1, "humans", "forest", {12: 1})
    t.stock().turn().choose("decline", "expand", "stop", "pick 1").deal()
    assert (2, 2, 2) == tuple(t.cost(region, slot=DECLINED) for region in (10, 21, 22))
    assert ["9", "10", "11", "13", "16", "19", "20", "21", "22"] == t.options("conquer")
    assert set() == {"dragon", "roll", "swap"} & {option.split()[0] for option in t.options()}
    assert "SW-6.8" == t.refusal("conquer 8")


@pytest.mark.rules("SW-19.14")
def test_sw_19_14_spirit_gives_nothing_to_conquests() -> None:
    """Spirit Ghouls pay the usual cost."""
    t = Table(2, "ratmen", "commando", at={5: 1})
    t.spirit(0, "ghouls", {20: 6})
    assert (2, 3) == (t.cost(21, slot=BESIDE), t.cost(14, slot=BESIDE))


@pytest.mark.rules("SW-19.15")
def test_sw_19_15_ghouls_leave_when_another_race_declines() -> None:
    """All of them, stacks and hand, go to the tray."""
    t = Table(2, "ratmen", "hill", at={5: 2})
    t.declined(0, "ghouls", {20: 4, 21: 1}, hand=2)
    t.stock().turn().choose("decline")
    assert 10 == t.tray("ghouls")
    assert [5] == t.regions(0, DECLINED)
    assert [None, None] == [t.holder(20), t.holder(21)]


@pytest.mark.rules("SW-19.15")
def test_sw_19_15_ghouls_stay_if_they_or_the_other_race_have_spirit() -> None:
    """Either badge keeps them on the map with all their tokens."""
    t = Table(2, "ratmen", "spirit", at={5: 2})
    t.declined(0, "ghouls", {20: 4})
    t.stock().turn().choose("decline")
    assert ([20], 4) == (t.regions(0, DECLINED), t.tokens(20))
    t = Table(2, "ratmen", "hill", at={5: 2})
    t.spirit(0, "ghouls", {20: 4})
    t.stock().turn().choose("decline")
    assert ([20], 4) == (t.regions(0, BESIDE), t.tokens(20))


@pytest.mark.rules("SW-19.16")
def test_sw_19_16_active_ghouls_have_no_ability() -> None:
    """They choose, pay, earn and lose as Ratmen would."""
    found = []
    for race in ("ghouls", "ratmen"):
        t = Table(2, race, "merchant", at={20: 3, 14: 1})
        t.active(1, "humans", "forest", {21: 5})
        before = t.tray(race)
        t.turn().choose("expand")
        sight = [t.options(), t.income(), [t.cost(region) for region in range(1, 24)]]
        t.choose("stop").settle()
        t.choose("pile 20", "expand", "conquer 14", "stop", "pile 21")
        found.append([*sight, t.hand(), t.tray(race) - before, t.regions(0)])
    assert found[0] == found[1]
    assert [0, 1, [20]] == found[0][3:]
