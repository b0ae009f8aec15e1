"""Alchemist: a VP token becomes a higher one."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def alchemist(ones: int, twos: int, unused: list[int]) -> Table:
    """Seat 0 has the Alchemist and some tokens; some lie unused."""
    t = Table(realms={0: "palmain blore nusus oxter"}, hands={0: "alchemist"})
    t.s.tokens[:2] = [ones, twos]
    t.s.unused = unused
    return t.act(0)


@pytest.mark.rules("MY-17.2", "MY-17.4", "MY-3.13")
@pytest.mark.parametrize(("swap", "tokens", "unused"), [("1", [0, 2, 0], [4, 2, 3]), ("2", [1, 0, 1], [3, 4, 2])])
def test_my_17_2_a_token_is_swapped_for_the_next_value(swap: str, tokens: list[int], unused: list[int]) -> None:
    """It is worth one more point and costs an action; the token given back lies with the unused ones."""
    t = alchemist(1, 1, [3, 3, 3]).choose("play alchemist")
    before = t.vp(0)
    t.choose(f"swap {swap}")
    assert (tokens, unused) == (t.tokens(0), t.s.unused)
    assert before + 1 == t.vp(0)
    assert ("act", 1) == (t.step, t.s.todo[-1].arg)
    assert ["alchemist"] == t.discard(0)


@pytest.mark.rules("MY-17.2")
def test_my_17_2_it_needs_a_token_of_one_or_two() -> None:
    """Nothing to swap, nothing to play; a token of three is not swapped."""
    t = alchemist(0, 0, [9, 9, 9])
    t.s.tokens[2] = 1
    assert "MY-17.2" == t.refusal("play alchemist")
    t = alchemist(1, 0, [9, 9, 9]).choose("play alchemist")
    assert (["swap 1"], "MY-17.2") == (t.options(), t.refusal("swap 2"))


@pytest.mark.rules("MY-17.3")
def test_my_17_3_the_new_token_comes_from_the_unused_ones() -> None:
    """Tokens on VP cards do not count: City and Road have tokens of two."""
    t = alchemist(1, 0, [9, 0, 9])
    assert "MY-17.3" == t.refusal("play alchemist")
    t = alchemist(0, 1, [9, 9, 0])
    assert "MY-17.3" == t.refusal("play alchemist")
    t = alchemist(1, 1, [9, 0, 9]).choose("play alchemist")
    assert (["swap 2"], "MY-17.3") == (t.options(), t.refusal("swap 1"))
