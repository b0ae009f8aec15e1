"""Perft: counts that change when a rule does."""

from __future__ import annotations

import pytest

from tests.toy import TOY
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.perft import divide, leaves, nodes


@pytest.mark.parametrize(("depth", "lines", "positions"), [(0, 1, 1), (1, 18, 19), (2, 306, 325), (3, 4896, 5221)])
def test_perft_of_the_first_draws(depth: int, lines: int, positions: int) -> None:
    """The first draws have 18, 17 and 16 answers."""
    s = TOY.new_state(2)
    assert lines == leaves(s, depth)
    assert positions == nodes(s, depth)
    assert lines == sum(count for _action, count in divide(s, depth)) or depth == 0


def lines(s: State) -> int:
    """Return in how many ways a game can be played to its end."""
    count = 0
    for action in engine.options(s) if s.todo else []:
        after = s.clone()
        engine.apply(after, action)
        count += lines(after)
    return count if s.todo else 1


def test_perft_counts_a_finished_line_once() -> None:
    """A line that ends the game is a leaf at any depth."""
    position = TOY.new(2, seed=1, options={"rounds": 1})
    for choice in ("pass", "pass", "bid 0", "bid 0"):
        position.choose(choice)
    state = position.state
    assert lines(state) == leaves(state, 99)
    assert (1, []) == (leaves(state.clone(), 0), divide(state, 0))
