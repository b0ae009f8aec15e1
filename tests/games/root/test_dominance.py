"""Dominance cards: activating, winning, taking (RT-3.3)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, card
from turnwright.games.root import GAME
from turnwright.games.root.data.geometry import WINTER
from turnwright.games.root.data.tables import CARD_KEYS, NONE
from turnwright.games.root.steps.flow import FLOW

THREE = "marquise eyrie alliance"


def dominant(key: str, **ruled: int) -> Table:
    """The Marquise has activated a card and rules some clearings, called ``c5`` and so on, with a number of
    warriors.
    """
    t = Table(THREE, at={int(name[1:]): {"marquise": number} for name, number in ruled.items()})
    t.s.cards.lay_open(0, card(key))
    t.s.dominance[0], t.s.vp[0] = card(key), NONE
    return t


@pytest.mark.rules("RT-3.3.1#1")
def test_rt_3_3_1_n1_ten_points_and_a_card_in_hand() -> None:
    """With nine it is too early, and only by day."""
    t = Table(THREE, hands={"marquise": "dominance_fox"}, vp={"marquise": 9}).begin("marquise", "daylight")
    assert "RT-3.3.1#1" == t.refusal("dominate dominance_fox")
    t = Table(THREE, hands={"marquise": "dominance_fox"}, vp={"marquise": 10}).begin("marquise", "daylight")
    assert ["dominance_fox"] == t.options("dominate")
    assert "RT-3.3.1#1" == t.refusal("dominate dominance_bird")
    t.choose("dominate dominance_fox")
    assert ([], card("dominance_fox")) == (t.hand("marquise"), t.s.dominance[0])
    assert "marquise" == t.step


@pytest.mark.rules("RT-3.3.1#2")
def test_rt_3_3_1_n2_whoever_dominates_scores_no_more() -> None:
    """The marker leaves the track: neither crafting nor thirty points count."""
    hands = {"marquise": "dominance_fox anvil"}
    t = Table(THREE, at={6: {"workshop": 1}}, hands=hands, vp={"marquise": 29}).begin("marquise", "daylight")
    t.choose("dominate dominance_fox", "craft anvil")
    assert (NONE, NONE) == (t.vp("marquise"), t.s.winner)
    assert ([], "dominance_fox") == (t.hand("marquise"), CARD_KEYS[t.s.dominance[0]])
    assert [None, 0, 0] == GAME.scores(t.s)


@pytest.mark.rules("RT-3.3.2#1", "RT-3.3.2#2")
def test_rt_3_3_2_n2_no_second_card_and_no_way_back() -> None:
    """The card is no longer in hand, so it cannot be spent; another cannot be activated."""
    hands = {"marquise": "dominance_fox dominance_bird"}
    t = Table(THREE, at={8: {"sawmill": 1}}, hands=hands, vp={"marquise": 12}).begin("marquise", "daylight")
    t.choose("dominate dominance_fox")
    assert "RT-3.3.2#2" == t.refusal("dominate dominance_bird")
    t.choose("overwork 8")
    assert ["dominance_bird"] == t.options("spend")


@pytest.mark.rules("RT-3.3.1.I", "RT-C.dominance")
@pytest.mark.parametrize(
    ("key", "clearings", "others"),
    [
        ("dominance_fox", (1, 6, 8), (5, 10, 7)),
        ("dominance_rabbit", (3, 4, 5), (6, 8, 7)),
        ("dominance_mouse", (2, 7, 9), (6, 8, 5)),
    ],
)
def test_rt_3_3_1_i_three_clearings_of_the_suit_win(
    key: str, clearings: tuple[int, ...], others: tuple[int, ...]
) -> None:
    """At the start of the owner's own Birdsong; two are not enough, whatever else is ruled."""
    t = dominant(key, **{f"c{clearing}": 1 for clearing in clearings}).begin("marquise", "birdsong")
    assert ([], [0]) == (t.s.todo, GAME.winners(t.s))
    t = dominant(key, **{f"c{clearing}": 1 for clearing in clearings[:2] + others}).begin("marquise", "birdsong")
    assert NONE == t.s.winner


@pytest.mark.rules("RT-3.3.1.I")
def test_rt_3_3_1_i_the_check_is_made_at_no_other_time() -> None:
    """Not by day, not in the evening, not in the turn of another."""
    t = dominant("dominance_fox", c1=1, c6=1, c8=1).begin("marquise", "daylight").choose("done")
    t.deal()
    assert (1, NONE) == (t.s.turn, t.s.winner)


@pytest.mark.rules("RT-3.3.1.II", "RT-C.dominance")
@pytest.mark.parametrize(("corners", "wins"), [((1, 3), True), ((2, 4), True), ((1, 2), False), ((1, 4), False)])
@pytest.mark.parametrize("winter", [False, True])
def test_rt_3_3_1_ii_two_opposite_corners_win(corners: tuple[int, int], wins: bool, winter: bool) -> None:
    """Neighbouring corners do not."""
    t = Table(THREE, map=WINTER) if winter else Table(THREE)
    t.s.suits = [clearing % 3 for clearing in range(12)]
    t.s.dominance[0], t.s.vp[0] = card("dominance_bird"), NONE
    for corner in corners:
        t.stand(corner, marquise=1)
    t.begin("marquise", "birdsong")
    assert (0 if wins else NONE) == t.s.winner


@pytest.mark.rules("RT-1.4#7")
def test_rt_1_4_n7_the_check_comes_before_other_start_effects() -> None:
    """Better Burrow Bank no longer draws a card."""
    t = dominant("dominance_fox", c1=1, c6=1, c8=1)
    t.s.areas[0] = [card("better_burrow_bank")]
    t.ask(FLOW.turn, 0)
    assert ([], 0, []) == (t.s.todo, t.s.winner, t.said("log-use"))


@pytest.mark.rules("RT-3.3.3", "RT-2.1.3")
def test_rt_3_3_3_a_dominance_card_that_is_spent_becomes_available() -> None:
    """It is beside the map instead of in the discard pile."""
    t = Table(THREE, at={8: {"sawmill": 1}}, hands={"marquise": "dominance_fox"}).begin("marquise", "daylight")
    t.choose("overwork 8", "spend dominance_fox")
    assert ([card("dominance_fox")], []) == (t.s.available, t.discard())


@pytest.mark.rules("RT-3.3.4#1")
def test_rt_3_3_4_n1_an_available_card_is_taken_for_a_matching_one() -> None:
    """Any number of times, in Daylight; birds match, too. It costs no action."""
    t = Table(THREE, hands={"marquise": "anvil sappers cobbler"})
    for key in ("dominance_fox", "dominance_mouse"):
        t.s.cards.lay_open(0, card(key))
        t.s.available.append(card(key))
    t.begin("marquise", "daylight")
    assert ["dominance_fox", "dominance_mouse"] == t.options("fetch")
    assert "RT-3.3.4#1" == t.refusal("fetch dominance_rabbit")
    t.choose("fetch dominance_fox")
    assert ["anvil", "sappers"] == t.options("spend")
    t.choose("spend anvil", "fetch dominance_mouse", "spend sappers")
    assert ["dominance_fox", "dominance_mouse", "cobbler"] == t.hand("marquise")
    assert ([], ["anvil", "sappers"], 3) == (t.s.available, t.discard(), t.s.todo[-1].arg)


@pytest.mark.rules("RT-3.3.4#1")
def test_rt_3_3_4_n1_without_a_matching_card_it_stays() -> None:
    """A rabbit does not fetch a fox."""
    t = Table(THREE, hands={"marquise": "cobbler"})
    t.s.available.append(card("dominance_fox"))
    assert "RT-3.3.4#1" == t.begin("marquise", "daylight").refusal("fetch dominance_fox")


@pytest.mark.rules("RT-3.3.4#2", "RT-2.1.1.II")
def test_rt_3_3_4_n2_the_bird_is_taken_for_a_bird_only() -> None:
    """A fox is not enough."""
    t = Table(THREE, hands={"marquise": "anvil"})
    t.s.available.append(card("dominance_bird"))
    assert "RT-3.3.4#1" == t.begin("marquise", "daylight").refusal("fetch dominance_bird")
    t.give("marquise", "sappers").choose("fetch dominance_bird")
    assert ["spend sappers"] == t.options()


def test_dominance_is_told() -> None:
    """Activating and taking."""
    t = Table(THREE, hands={"marquise": "dominance_fox anvil"}, vp={"marquise": 10})
    t.s.available.append(card("dominance_rabbit"))
    t.give("marquise", "cobbler").begin("marquise", "daylight")
    t.choose("dominate dominance_fox", "fetch dominance_rabbit", "spend cobbler")
    assert [{"seat": 0, "card": "@card-dominance_fox"}] == t.said("log-dominance")
    assert [{"seat": 0, "card": "@card-dominance_rabbit"}] == t.said("log-fetch")
    assert [{"seat": 0, "card": "@card-cobbler"}] == t.said("log-spend")
