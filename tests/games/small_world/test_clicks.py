"""What a click means in Small World: coins are described, regions are too far, too dear or one's own."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.games.small_world.steps.flow import FLOW


def test_own_coins_are_only_described_where_nobody_is_diplomat() -> None:
    """The coins stand for the seat, which only a Diplomat chooses, and never its own."""
    t = Table(2)
    t.active(0, "orcs", "hill", {12: 2}, hand=3)
    t.ask(FLOW.conquests, 0)
    assert [("", "", "")] * 2 == [t.click("seat-0"), t.click("seat-1")]


@pytest.mark.rules("SW-34.1")
def test_a_diplomat_reads_when_allies_are_named() -> None:
    """An opponent's panel stands for an alliance, one's own for nothing."""
    t = Table(2)
    t.active(0, "orcs", "diplomat", {12: 2}, hand=3)
    t.ask(FLOW.conquests, 0)
    assert ("SW-34.1", "ally 1") == t.click("seat-1")[1:]
    assert ("", "", "") == t.click("seat-0")


@pytest.mark.rules("SW-6.5", "SW-6.8", "SW-7.12", "SW-12.4")
def test_a_region_is_about_the_conquest() -> None:
    """Too far, at sea, or too dear with its numbers; never about abandoning somebody else's region."""
    t = Table(2)
    force = t.active(0, "orcs", "hill", {12: 1}, hand=1)
    t.active(1, "giants", "forest", {6: 5})
    t.ask(FLOW.readying, 0, force)
    assert ("SW-6.5", "conquer 2") == t.click("region-2")[1:]
    assert ("SW-6.8", "conquer 1") == t.click("region-1")[1:]
    dear = t.click("region-6")
    assert ("SW-7.12", "conquer 6") == dear[1:]
    assert dear.text.endswith("It takes 8 tokens, you have 1 in hand.")


@pytest.mark.rules("SW-7.15")
def test_before_expanding_a_region_waits() -> None:
    """Troops are not readied yet, so no number of tokens is told."""
    t = Table(2)
    t.active(0, "orcs", "hill", {12: 2})
    t.ask(FLOW.expand_or_decline, 0)
    told = t.click("region-1")
    assert ("SW-7.15", "conquer 1") == told[1:]
    assert told.text.startswith("Not now: ")
