"""Mystic: a card comes back."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.44", "MY-3.14")
def test_my_17_44_a_card_of_the_discard_pile_comes_back_for_one_gold() -> None:
    """The player chooses it; Mystic and gold are discarded, and both actions are left."""
    t = Table(hands={0: "mystic mome"}, discards={0: "lea hatchel"}).act(0).choose("play mystic")
    assert ["hatchel", "lea"] == t.options("fetch")
    t.choose("fetch lea", "pay mome")
    assert (["lea"], ["hatchel", "mome", "mystic"]) == (t.hand(0), t.discard(0))
    assert ("act", 2) == (t.step, t.s.todo[-1].arg)


@pytest.mark.rules("MY-17.44")
def test_my_17_44_it_needs_gold_and_a_card() -> None:
    """Of one's own discard pile."""
    assert "MY-17.44" == Table(hands={0: "mystic hatchel"}, discards={0: "lea"}).act(0).refusal("play mystic")
    assert "MY-17.44" == Table(hands={0: "mystic mome"}, discards={1: "lea"}).act(0).refusal("play mystic")


@pytest.mark.rules("MY-17.45")
def test_my_17_45_neither_the_mystic_nor_what_paid_for_it_can_be_taken() -> None:
    """They reach the discard pile afterwards."""
    t = Table(hands={0: "mystic mome"}, discards={0: "lea"}).act(0).choose("play mystic")
    assert ["fetch lea"] == t.options()
    assert ["MY-17.45"] * 2 == [t.refusal("fetch mystic"), t.refusal("fetch mome")]
