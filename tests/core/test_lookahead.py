"""Lookahead: applying with an eye on reveals, and differences of JSON."""

from __future__ import annotations

from tests.toy import TOY
from turnwright.core import engine, lookahead
from turnwright.core.differences import differences
from turnwright.core.game import JsonDict


def test_a_revealing_deed_is_noticed() -> None:
    """The last bid runs into the reveal; the first does not; both do what the engine does."""
    position = TOY.new(2, seed=7)
    position.choose("pass")
    position.choose("pass")
    s = position.state
    for bid, reveals in (("bid 1", False), ("bid 0", True)):
        action = TOY.vocabulary.action(bid)
        by_engine = s.copy()
        engine.apply(by_engine, action)
        assert reveals == lookahead.apply(s, action)
        assert position.game.encode(by_engine) == position.game.encode(s)


def test_the_end_of_a_game_reveals() -> None:
    """Whatever the end opens cannot be taken back."""
    position = TOY.new(2, seed=7, options={"rounds": 1})
    for choice in ("pass", "pass", "bid 1", "bid 0"):
        position.choose(choice)
    assert lookahead.apply(position.state.clone(), TOY.vocabulary.action("retreat"))


def test_differences_are_found_by_path() -> None:
    """Objects key by key, lists of one length place by place, anything else as a whole."""
    before: JsonDict = {"a": 1, "b": [1, 2], "c": {"d": None}, "e": [1], "f": True}
    after: JsonDict = {"a": 1, "b": [1, 3], "c": {"d": 0}, "e": [1, 2], "f": 1, "g": "new"}
    assert {
        "/b/1": [2, 3],
        "/c/d": [None, 0],
        "/e": [[1], [1, 2]],
        "/f": [True, 1],
        "/g": [None, "new"],
    } == differences(before, after)
    assert {} == differences(after, after)
