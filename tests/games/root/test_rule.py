"""Who rules a clearing, who may place there, who is an enemy (RT-2.2, RT-2.7, RT-2.8)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table
from turnwright.games.root.data.boards import KEEP, SAWMILL
from turnwright.games.root.queries import enemies, has_piece, left, may_place, open_slots


@pytest.mark.rules("RT-2.8#1")
def test_rt_2_8_n1_the_most_warriors_and_buildings_rule() -> None:
    """Both count, added up, against every other player by itself."""
    t = Table("marquise alliance lizard", at={11: {"marquise": 1, "sawmill": 2, "alliance": 2, "lizard": 2}})
    assert "marquise" == t.ruler(11)
    assert "lizard" == t.stand(11, lizard=2).ruler(11)


@pytest.mark.rules("RT-2.8#2")
def test_rt_2_8_n2_tokens_and_pawns_do_not_count() -> None:
    """Wood and sympathy leave a clearing to one warrior of somebody else, and rule nothing alone."""
    t = Table("marquise alliance vagabond", at={2: {"wood": 3, "sympathy": 1}})
    assert "" == t.ruler(2)
    assert "alliance" == t.stand(2, alliance=1).ruler(2)


@pytest.mark.rules("RT-2.8#3")
def test_rt_2_8_n3_a_tie_and_an_empty_clearing_have_no_ruler() -> None:
    """The third player with less does not profit from a tie for the most."""
    t = Table("marquise alliance lizard", at={3: {"marquise": 2, "alliance": 2, "lizard": 1}})
    assert "" == t.ruler(3)
    assert "" == t.ruler(4)


@pytest.mark.rules("RT-7.2.2#1")
@pytest.mark.parametrize("factions", ["marquise eyrie alliance", "eyrie marquise alliance", "alliance marquise eyrie"])
def test_rt_7_2_2_n1_the_eyrie_rule_ties(factions: str) -> None:
    """A tie with two others is enough, in any seats; less is not."""
    t = Table(factions, at={5: {"marquise": 2, "alliance": 2, "eyrie": 2}, 8: {"marquise": 2, "eyrie": 1}})
    assert "eyrie" == t.ruler(5)
    assert "marquise" == t.ruler(8)


@pytest.mark.rules("RT-7.2.2#2")
def test_rt_7_2_2_n2_the_eyrie_rule_nothing_without_a_piece() -> None:
    """No piece at all is no shared first place."""
    assert "" == Table("eyrie marquise").ruler(9)


@pytest.mark.rules("RT-10.2.4")
@pytest.mark.parametrize("factions", ["lizard eyrie", "eyrie lizard"])
def test_rt_10_2_4_a_garden_rules_whatever_stands_there(factions: str) -> None:
    """Five warriors of the Eyrie do not rule a clearing with a garden."""
    t = Table(factions, at={6: {"eyrie": 5, "garden": 1}, 7: {"eyrie": 1, "lizard": 1}})
    assert "lizard" == t.ruler(6)
    assert "eyrie" == t.ruler(7)


@pytest.mark.rules("RT-2.2.3#1", "RT-2.2.4#1")
def test_rt_2_2_3_n1_buildings_and_ruins_fill_slots() -> None:
    """Clearing 11 has three slots, one under a ruin; warriors and tokens need none."""
    t = Table(at={11: {"marquise": 3, "wood": 2, "sawmill": 1}})
    assert 1 == open_slots(t.s, 10)
    t.s.ruins = 0
    assert 2 == open_slots(t.s, 10)


@pytest.mark.rules("RT-6.2.2#1")
def test_rt_6_2_2_n1_the_keep_bars_all_others() -> None:
    """Only the Marquise places pieces there, until the keep is removed."""
    t = Table("marquise eyrie", at={1: {"keep": 1}})
    assert may_place(t.s, 0, 0)
    assert not may_place(t.s, 1, 0)
    assert may_place(t.s, 1, 1)
    t.s.pieces[KEEP * 12] = 0
    assert may_place(t.s, 1, 0)


def test_what_is_left_of_a_piece() -> None:
    """Of six sawmills two stand, and one has left the game."""
    t = Table(at={5: {"sawmill": 2}})
    t.s.gone[SAWMILL] = 1
    assert 3 == left(t.s, SAWMILL)


@pytest.mark.rules("RT-2.7#1")
def test_rt_2_7_n1_partners_are_no_enemies() -> None:
    """Both ways; everybody else is one."""
    t = Table("vagabond marquise eyrie alliance")
    t.s.partner[0] = 2
    assert not enemies(t.s, 0, 2)
    assert not enemies(t.s, 2, 0)
    assert enemies(t.s, 0, 1)
    assert not enemies(t.s, 1, 1)


def test_a_piece_of_any_kind_is_presence() -> None:
    """A token is enough to be there."""
    t = Table("marquise alliance", at={4: {"sympathy": 1}, 5: {"marquise": 1}})
    assert has_piece(t.s, 1, 3)
    assert not has_piece(t.s, 0, 3)
    assert has_piece(t.s, 0, 4)
