"""Moving (RT-4.2), and swimming (RT-2.3, RT-11.2.2)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table
from turnwright.core.rulebook import load
from turnwright.games.root.moving import move_warriors, refuse_move


def refusal(t: Table, seat: int, start: int, end: int) -> str:
    """Return the id of the rule that forbids a move, "" if none does."""
    rule = refuse_move(t.s, seat, start - 1, end - 1)
    return load("turnwright.games.root").rule(rule).id if rule else ""


@pytest.mark.rules("RT-4.2#1", "RT-2.2.1")
def test_rt_4_2_n1_warriors_move_along_paths() -> None:
    """To an adjacent clearing, if there are any to move; a river is no path."""
    t = Table("marquise eyrie", at={4: {"marquise": 3}})
    assert "" == refusal(t, 0, 4, 8)
    assert "RT-2.2.1" == refusal(t, 0, 4, 1)
    assert "RT-2.2.1" == refusal(t, 0, 4, 7)
    assert "RT-4.2#1" == refusal(t, 0, 8, 4)
    move_warriors(t.s, 0, 3, 7, 2)
    assert [1, 2] == [t.s.warriors[3], t.s.warriors[7]]


@pytest.mark.rules("RT-4.2.1#1", "RT-4.2.1#2")
def test_rt_4_2_1_n1_origin_or_destination_must_be_ruled() -> None:
    """One of them is enough, as it is before anybody has left."""
    t = Table("marquise eyrie", at={1: {"marquise": 1, "eyrie": 2}, 5: {"eyrie": 1}, 9: {"marquise": 2}})
    assert "RT-4.2.1#1" == refusal(t, 0, 1, 5)
    assert "" == refusal(t, 0, 1, 9)
    assert "RT-4.2.1#1" == refusal(t, 0, 1, 10)
    assert "" == refusal(t, 1, 1, 5)


@pytest.mark.rules("RT-2.3#1", "RT-11.2.2")
def test_rt_11_2_2_the_riverfolk_swim() -> None:
    """Along a river without ruling anything; on paths they rule like anyone."""
    t = Table("riverfolk marquise", at={4: {"riverfolk": 1, "marquise": 2}, 8: {"marquise": 1}, 7: {"marquise": 1}})
    assert "" == refusal(t, 0, 4, 7)
    assert "RT-4.2.1#1" == refusal(t, 0, 4, 8)
    assert "RT-2.2.1" == refusal(t, 1, 4, 7)
