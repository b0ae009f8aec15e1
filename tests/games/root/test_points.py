"""Victory points and the end of the game (RT-3.1)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table
from turnwright.core.frames import AutoStep, Frame
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.points import BUILDING, REMOVING, SOURCES, TURMOIL, gain, score
from turnwright.games.root.rules import RT_1_4_N1, RT_3_2_1_N1
from turnwright.games.root.scoring import decide, winners
from turnwright.games.root.state import Woods


def table(*vp: int, turn: int = 0) -> Table:
    """Return a table in the middle of somebody's action, with these scores."""
    t = Table(" ".join(["marquise", "eyrie", "alliance", "vagabond"][: len(vp)]))
    t.s.vp = list(vp)
    t.s.turn = turn
    t.s.then([Frame(AutoStep[Woods]("birdsong", RT_1_4_N1), turn)])
    return t


@pytest.mark.rules("RT-3.1#1")
def test_rt_3_1_n1_thirty_points_win_at_once() -> None:
    """In the middle of another player's turn: nothing more is asked."""
    t = table(28, 5, turn=1)
    score(t.s, 0, 1, REMOVING, RT_3_2_1_N1)
    assert t.s.todo
    score(t.s, 0, 3, REMOVING, RT_3_2_1_N1)
    assert not t.s.todo
    assert [0] == winners(t.s)
    assert 4 == t.s.tally[REMOVING]


@pytest.mark.rules("RT-3.1#2", "RT-3.1#3")
@pytest.mark.parametrize(("turn", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_rt_3_1_n2_of_several_the_active_player_wins(turn: int, winner: int) -> None:
    """Else the first of them clockwise after the active player."""
    t = table(29, 3, 29, turn=turn)
    for seat, vp in enumerate([1, 1, 5]):
        gain(t.s, seat, vp, REMOVING, RT_3_2_1_N1)
    decide(t.s)
    assert [winner] == winners(t.s)


@pytest.mark.rules("RT-3.1#4")
def test_rt_3_1_n4_a_score_stops_at_zero() -> None:
    """A larger loss is no debt, and the tally says what was lost."""
    t = table(2, 0)
    score(t.s, 0, -5, TURMOIL, RT_3_2_1_N1)
    assert [0, 0] == t.s.vp
    assert -2 == t.s.tally[TURMOIL]
    score(t.s, 0, 4, REMOVING, RT_3_2_1_N1)
    score(t.s, 0, -3, TURMOIL, RT_3_2_1_N1)
    assert ([1, 0], -5) == (t.s.vp, t.s.tally[TURMOIL])


@pytest.mark.rules("RT-3.3.1#3")
def test_rt_3_3_1_n3_without_a_marker_nothing_is_scored_or_lost() -> None:
    """The marker is off the track for good."""
    t = table(NONE, 4)
    score(t.s, 0, 40, BUILDING, RT_3_2_1_N1)
    score(t.s, 0, -1, TURMOIL, RT_3_2_1_N1)
    assert [NONE, 4] == t.s.vp
    assert t.s.todo
    assert [0] * SOURCES == t.s.tally[:SOURCES]


@pytest.mark.rules("RT-9.2.8#4")
def test_rt_9_2_8_n4_a_partner_wins_too() -> None:
    """Exactly when the partner does."""
    t = table(29, 3, 29, NONE)
    t.s.partner[3] = 2
    assert NONE == t.s.winner
    score(t.s, 2, 1, REMOVING, RT_3_2_1_N1)
    assert [2, 3] == winners(t.s)
