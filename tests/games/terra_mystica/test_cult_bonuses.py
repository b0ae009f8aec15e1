"""Phase III (TM-25): cult bonuses in order, their spades, and clean-up."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def ending(tile: str = "SCORE2", factions: str = "witches nomads", round: int = 1, **amounts: int) -> Table:
    """Return seat 0 about to pass last at A3; seat 1 has passed first."""
    t = Table(factions, at={0: "A3", 1: "I7"}, round=round).scoring(tile)
    for seat in range(2):
        t.own(seat, fire=0, water=0, earth=0, air=0)
    return t.own(0, None, **amounts).passed(1)


@pytest.mark.rules("TM-25.1")
def test_tm_25_1_phase_3_comes_between_the_rounds() -> None:
    """Bonus, clean-up, coins on cards, then the income of round 2."""
    t = ending("SCORE4", fire=4, workers=0, coins=0).used(3).favor(0, "FAV6")
    t.s.special[0] = 2
    t.choose("pass BON5")
    assert (2, 0, [0, 0]) == (t.s.round, t.s.used, t.s.special)
    assert 2 + 3 == t.s.workers[0]
    names = [message.id for message in t.log]
    assert names.index("log-bonus") < names.index("log-round") < names.index("log-income")


@pytest.mark.rules("TM-25.1", "TM-5.3")
def test_tm_25_1_round_6_has_no_phase_3() -> None:
    """Research case 48: no cult bonus, the game is over."""
    t = ending("SCORE4", round=6, fire=9, workers=0, coins=0, priests=0).own(0, bowls=(12, 0, 0)).choose("pass")
    assert ("", 0, []) == (t.step, t.s.workers[0], t.said("log-bonus"))


@pytest.mark.rules("TM-25.3")
def test_tm_25_3_bonuses_go_in_the_turn_order_of_the_next_round() -> None:
    """Seat 1 passed first, so its bonus comes first and its spades are used before those of seat 0."""
    t = ending(earth=4).own(1, earth=4).choose("pass BON5")
    assert ("spades", 1) == (t.step, t.seat)
    assert [1] == [told["seat"] for told in t.said("log-bonus")]
    t.choose("transform I8 desert")
    assert ("spades", 0) == (t.step, t.seat)
    t.choose("transform A2 forest")
    assert (2, 1, "act") == (t.s.round, t.seat, t.step)


@pytest.mark.rules("TM-25.3")
def test_tm_25_3_a_hex_changed_by_the_first_is_changed_for_the_second() -> None:
    """Both reach A2 between them: seat 1 turns it first, seat 0 starts from there."""
    t = Table("witches nomads", at={0: "A3", 1: "A1"}).scoring("SCORE2").own(0, earth=4).own(1, earth=4).passed(1)
    t.land("A2", "desert").choose("pass BON5", "transform A2 plains")
    assert [name for name in t.options("transform") if name.startswith("A2")] == ["A2 desert", "A2 swamp"]


@pytest.mark.rules("TM-25.4")
def test_tm_25_4_spades_may_go_to_two_hexes_even_if_the_first_is_not_home() -> None:
    """Earth 8: A4 (lakes) becomes swamp, A2 (mountains) forest."""
    t = ending(earth=8).choose("pass BON5", "transform A4 swamp")
    assert "spades" == t.step
    t.choose("transform A2 forest")
    assert ("swamp", "forest", 2) == (t.terrain("A4"), t.terrain("A2"), t.s.round)


@pytest.mark.rules("TM-25.5")
def test_tm_25_5_reach_and_cycle_hold_for_bonus_spades() -> None:
    """Not on structures, not out of reach, not on from home terrain, not back on the same hex."""
    t = ending(earth=8).at(1, "A4").land("A2", "mountains").choose("pass BON5")
    assert ("TM-10.2", "TM-10.3") == (t.refusal("transform A4 lakes"), t.refusal("transform I8 desert"))
    assert ["A2 desert", "A2 forest", "A2 wasteland"] == [n for n in t.options("transform") if n.startswith("A2")]
    assert "TM-25.7" == t.refusal("transform A2 lakes")
    t.choose("transform A2 wasteland")
    assert "TM-10.7" == t.refusal("transform A2 mountains")


@pytest.mark.rules("TM-25.5")
def test_tm_25_5_shipping_of_the_track_gives_reach() -> None:
    """C1 over one river hex."""
    t = ending(earth=4, ship=1).choose("pass BON5")
    assert "" == t.refusal("transform C1 lakes")
    t = ending(earth=4, ship=0).choose("pass BON5")
    assert "TM-10.3" == t.refusal("transform C1 lakes")


@pytest.mark.rules("TM-25.6")
def test_tm_25_6_bonus_spades_may_be_left_unused() -> None:
    """All of them, or the second; nothing is kept for the next round."""
    t = ending(earth=8, factions="halflings nomads").choose("pass BON5")
    assert "done" in t.options()
    t.choose("done")
    assert (2, {}, 1) == (t.s.round, t.scored(), t.seat)
    t = ending(earth=8, factions="halflings nomads").choose("pass BON5", "transform A4 swamp", "done")
    assert (2, {"ability": 1}) == (t.s.round, t.scored())


@pytest.mark.rules("TM-25.7", "TM-25.8")
def test_tm_25_7_nothing_is_bought_and_nothing_built() -> None:
    """One spade and plenty of workers: A2 two steps away is refused, and no dwelling follows."""
    t = ending(earth=4, workers=20, coins=20).land("A2", "wasteland").land("A4", "lakes").choose("pass BON5")
    assert ("TM-25.7", "") == (t.refusal("transform A2 forest"), t.refusal("transform A2 mountains"))
    t = ending(earth=8, workers=20, coins=20).land("A4", "lakes").choose("pass BON5", "transform A4 forest")
    assert ("spades", "TM-25.8", []) == (t.step, t.refusal("build A4"), t.options("build"))


@pytest.mark.rules("TM-25.8")
def test_tm_25_8_after_the_last_spade_no_dwelling_is_asked_for() -> None:
    """The hex became home terrain; the round begins."""
    t = ending(earth=4, workers=20, coins=20).choose("pass BON5", "transform A4 forest")
    assert (2, "act", "") == (t.s.round, t.step, t.on("A4"))


@pytest.mark.rules("TM-25.10", "TM-4.9")
def test_tm_25_10_a_coin_on_each_card_left_over() -> None:
    """Research case 16: old coins stay; cards held and cards out of play get none."""
    t = ending().coins_on(BON2=2).choose("pass BON5")
    assert [0, 0] == [t.s.card_coins[card] for card in t.s.card]
    assert {"BON1": 1, "BON2": 3, "BON3": 1} == {f"BON{i + 1}": n for i, n in enumerate(t.s.card_coins) if n > 0}


@pytest.mark.rules("TM-25.11")
def test_tm_25_11_the_tile_of_a_past_round_has_no_effect() -> None:
    """SCORE1 in round 1, then a spade in round 2: no points; its coins came once."""
    t = ending("SCORE1", earth=3, coins=0).choose("pass BON5", "pass BON2")
    t.own(0, workers=9).choose("transform A4 forest")
    assert (2, {}) == (t.s.round, t.scored())


@pytest.mark.rules("TM-23.1")
def test_tm_23_1_phase_3_scores_nothing_for_the_tile() -> None:
    """No tile has spades on both halves; SCORE1 laid in the middle of phase III gives nothing for a cult spade."""
    t = ending("SCORE2", earth=4).choose("pass BON5")
    t.scoring("SCORE1").choose("transform A4 forest")
    assert {} == t.scored()
