"""The course of a turn (RT-1.4), the hand limit (RT-2.1#2), and the moves of warriors within it (RT-4.2)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, card
from turnwright.games.root import GAME
from turnwright.games.root.data.tables import BIRDSONG, DAYLIGHT, EVENING, NONE
from turnwright.games.root.steps.flow import FLOW


@pytest.mark.rules("RT-1.4#1", "RT-1.4#2")
def test_rt_1_4_n1_birdsong_daylight_evening_then_the_next_player() -> None:
    """Wood in the morning, actions by day, a card in the evening."""
    t = Table("marquise eyrie", at={5: {"sawmill": 1}}, areas={"marquise": "royal_claim command_warren cobbler"})
    t.s.boards[1].leader = 0  # type: ignore[union-attr]
    phases = []
    t.ask(FLOW.turn, 0)
    while t.s.turn == 0:
        if t.asked():
            phases.append((t.step, t.s.phase))
            t.choose("done")
        else:
            t.deal()
    assert phases == [
        ("start", BIRDSONG),
        ("end", BIRDSONG),
        ("start", DAYLIGHT),
        ("marquise", DAYLIGHT),
        ("start", EVENING),
    ]
    assert (1, BIRDSONG, "add") == (t.s.turn, t.s.phase, t.step)


@pytest.mark.rules("RT-1.4#2")
def test_rt_1_4_n2_after_the_last_seat_the_first_is_next_in_a_new_round() -> None:
    """Rounds are counted from the first player."""
    t = Table("marquise eyrie")
    t.s.first, t.s.round, t.s.boards[1].leader = 1, 4, 0  # type: ignore[union-attr]
    t.ask(FLOW.turn, 0)
    assert (0, 4) == (t.s.turn, t.s.round)
    t.choose("done").deal()
    while t.s.turn == 0:
        t.deal()
    assert (1, 5) == (t.s.turn, t.s.round)


@pytest.mark.rules("RT-1.4#3")
def test_rt_1_4_n3_there_is_no_round_limit_unless_the_table_wants_one() -> None:
    """Then the last round is played to its end, and most points win, of several the first in turn order."""
    t = Table("eyrie marquise alliance", vp={"marquise": 7, "eyrie": 3, "alliance": 7})
    t.s.rules.rounds = 5
    t.s.round = 5
    t.ask(FLOW.turn, 0)
    assert ([], 5, [1]) == (t.s.todo, t.s.round, GAME.winners(t.s))
    t = Table("marquise eyrie")
    t.s.round = 900
    assert 901 == t.ask(FLOW.turn, 0).s.round


@pytest.mark.rules("RT-1.4#4")
def test_rt_1_4_n4_nobody_is_eliminated() -> None:
    """A Marquise without a piece on the map takes her turn."""
    t = Table("marquise eyrie").ask(FLOW.turn, 0)
    assert ("marquise", "marquise", ["done"]) == (t.asked(), t.step, t.options())
    t.choose("done")
    assert "deal" == t.step


@pytest.mark.rules("RT-2.1#2", "RT-6.6#2")
def test_rt_2_1_n2_only_in_evening_a_hand_is_cut_to_five() -> None:
    """By day it may hold any number; the cards are chosen one by one."""
    held = "anvil sappers armorers armorers bake_sale cobbler"
    t = Table("marquise eyrie", hands={"marquise": held}).begin("marquise", "daylight")
    assert "marquise" == t.step
    t.choose("done", "card sword")
    assert ("discard", 7) == (t.step, len(t.hand("marquise")))
    t.choose("discard sword", "discard armorers")
    assert ["anvil", "bake_sale", "armorers", "sappers", "cobbler"] == t.hand("marquise")
    assert ["sword", "armorers"] == t.discard()
    assert 1 == t.s.turn


@pytest.mark.rules("RT-2.1.3", "RT-3.3.3")
def test_rt_2_1_3_a_discarded_dominance_card_becomes_available() -> None:
    """The others go to the discard pile."""
    held = "anvil sappers armorers armorers bake_sale dominance_fox"
    t = Table("marquise eyrie alliance", hands={"marquise": held}).begin("marquise", "evening")
    t.choose("card sword", "discard dominance_fox", "discard anvil")
    assert ([card("dominance_fox")], ["anvil"]) == (t.s.available, t.discard())


@pytest.mark.rules("RT-4.2#1", "RT-4.2.2")
def test_rt_4_2_n1_any_number_moves_but_not_none() -> None:
    """Some stay, and the same warriors may move again."""
    t = Table("marquise eyrie", at={1: {"marquise": 3}}).begin("marquise", "daylight").choose("move 1 5")
    assert ["1", "2", "3"] == t.options("take")
    assert "RT-4.2#1" == t.refusal("take 0")
    assert "RT-4.2#1" == t.refusal("take 4")
    t.choose("take 2", "move 5 2", "take 1")
    assert [1, 1, 1] == [t.there(clearing)["marquise"] for clearing in (1, 5, 2)]
    t.choose("move 2 5")
    assert {"marquise": 2} == t.there(5)


@pytest.mark.rules("RT-6.2.2#3", "RT-1.1.2")
def test_rt_6_2_2_n3_others_may_move_into_the_clearing_of_the_keep() -> None:
    """Moving is not placing."""
    t = Table("marquise eyrie", at={1: {"keep": 1}, 5: {"eyrie": 2}}).ask(FLOW.free_move, 1)
    t.choose("move 5 1", "take 2")
    assert {"eyrie": 2, "keep": 1} == t.there(1)


@pytest.mark.rules("RT-4.2.1#1", "RT-4.2#2")
def test_rt_4_2_1_n1_moves_on_offer_are_those_of_the_rule() -> None:
    """Out of a clearing that others rule only to one that is ruled; never into a forest."""
    at = {1: {"marquise": 1, "eyrie": 2}, 9: {"marquise": 1}, 5: {"eyrie": 1}}
    t = Table("marquise eyrie", at=at).ask(FLOW.free_move, 0)
    assert ["1 9", "9 1", "9 4", "9 12"] == t.options("move")
    assert "RT-4.2.1#1" == t.refusal("move 1 5")
    assert "RT-2.2.1" == t.refusal("move 9 2")
    assert "RT-4.2#1" == t.refusal("move 2 5")


def test_the_turn_is_told() -> None:
    """Who, and in which round."""
    t = Table("marquise eyrie").ask(FLOW.turn, 0)
    assert [{"seat": 0, "round": 1}] == t.said("log-turn")
    assert NONE == t.s.winner
