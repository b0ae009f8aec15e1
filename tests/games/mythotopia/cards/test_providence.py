"""Providence: two cards."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.54", "MY-3.14")
def test_my_17_54_two_cards_are_drawn() -> None:
    """As a free action; then it is discarded."""
    t = Table(hands={0: "providence"}, decks={0: "lea mome oxter"}).act(0)
    t.choose("play providence", "draw mome", "draw oxter")
    assert (["mome", "oxter"], ["lea"], ["providence"]) == (t.hand(0), t.deck(0), t.discard(0))
    assert ("act", 2) == (t.step, t.s.todo[-1].arg)


@pytest.mark.rules("MY-17.55")
def test_my_17_55_the_discard_pile_is_shuffled_without_it() -> None:
    """The one card left is drawn first, then one of the four discarded; never Providence itself."""
    t = Table(hands={0: "providence"}, discards={0: "blore eagre nusus oxter"}, decks={0: "lea"}).act(0)
    t.choose("play providence")
    assert ["lea"] == t.options("draw")
    t.choose("draw lea")
    assert ["blore", "eagre", "nusus", "oxter"] == t.options("draw")
    t.choose("draw nusus")
    assert (["lea", "nusus"], ["providence"]) == (t.hand(0), t.discard(0))
    assert ["blore", "eagre", "oxter"] == sorted(t.deck(0))


@pytest.mark.rules("MY-17.81")
@pytest.mark.parametrize("left", ["", "lea"])
def test_my_17_81_fewer_are_drawn_when_there_are_no_more(left: str) -> None:
    """One, or none."""
    t = Table(hands={0: "providence"}, decks={0: left}).act(0).choose("play providence").deal()
    assert ("act", left.split(), ["providence"]) == (t.step, t.hand(0), t.discard(0))
