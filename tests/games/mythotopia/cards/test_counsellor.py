"""Counsellor: cards are replaced."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.core.seats import CHANCE


@pytest.mark.rules("MY-17.8", "MY-17.9", "MY-3.14")
def test_my_17_8_hand_cards_are_replaced_and_the_counsellor_too() -> None:
    """Two cards and the Counsellor: three are drawn, none of the three; both actions are left."""
    t = Table(hands={0: "counsellor palmain blore nusus"}, decks={0: "lea mome oxter talion"}).act(0)
    t.choose("play counsellor", "discard palmain", "discard blore", "done")
    for card in ("lea", "oxter", "talion"):
        assert CHANCE == t.seat
        t.choose(f"draw {card}")
    assert ("act", 2) == (t.step, t.s.todo[-1].arg)
    assert ["lea", "nusus", "oxter", "talion"] == t.hand(0)
    assert ["blore", "palmain", "counsellor"] == t.discard(0)


@pytest.mark.rules("MY-17.8", "MY-17.9")
def test_my_17_8_no_other_card_has_to_be_discarded() -> None:
    """Only the Counsellor is replaced."""
    t = Table(hands={0: "counsellor palmain"}, decks={0: "lea mome"}).act(0)
    t.choose("play counsellor", "done", "draw mome")
    assert ("act", ["mome", "palmain"]) == (t.step, t.hand(0))


@pytest.mark.rules("MY-17.10")
def test_my_17_10_reserve_cards_are_not_replaced() -> None:
    """Two cards of the Reserve and one of the hand go: one is drawn, and one for the Counsellor."""
    t = Table(hands={0: "counsellor palmain"}, reserves={0: "queen blore"}, decks={0: "lea mome oxter talion"}).act(0)
    t.choose("play counsellor", "discard queen", "discard palmain", "discard blore", "done", "draw lea", "draw mome")
    assert ("act", ["lea", "mome"], []) == (t.step, t.hand(0), t.reserve(0))
    assert ["blore", "palmain", "counsellor", "queen"] == t.discard(0)


@pytest.mark.rules("MY-17.11")
def test_my_17_11_cards_just_discarded_are_not_drawn() -> None:
    """The deck left is drawn first, then what was in the discard pile before."""
    t = Table(hands={0: "counsellor palmain"}, discards={0: "nusus oxter"}, decks={0: "lea"}).act(0)
    t.choose("play counsellor", "discard palmain", "done")
    assert ["lea"] == t.options("draw")
    t.choose("draw lea")
    assert ["nusus", "oxter"] == t.options("draw")
    t.choose("draw oxter")
    assert ("act", ["lea", "oxter"]) == (t.step, t.hand(0))
    assert (["nusus"], ["palmain", "counsellor"]) == (t.deck(0), t.discard(0))


@pytest.mark.rules("MY-17.12")
def test_my_17_12_a_counsellor_of_the_reserve_is_not_replaced() -> None:
    """It was no card of the hand."""
    t = Table(hands={0: "palmain"}, reserves={0: "counsellor"}, decks={0: "lea mome"}).act(0)
    t.choose("play counsellor", "discard palmain", "done", "draw lea")
    assert ("act", ["lea"]) == (t.step, t.hand(0))
    t = Table(hands={0: "palmain"}, reserves={0: "counsellor"}, decks={0: "lea mome"}).act(0)
    t.choose("play counsellor", "done")
    assert ("act", ["palmain"]) == (t.step, t.hand(0))


@pytest.mark.rules("MY-17.80")
def test_my_17_80_fewer_cards_are_drawn_when_there_are_no_more() -> None:
    """Deck and old discard pile hold two; the cards just discarded stay where they are."""
    t = Table(hands={0: "counsellor palmain blore"}, discards={0: "nusus"}, decks={0: "lea"}).act(0)
    t.choose("play counsellor", "discard palmain", "discard blore", "done", "draw lea", "draw nusus")
    assert ("act", ["lea", "nusus"], []) == (t.step, t.hand(0), t.deck(0))
    assert ["blore", "palmain", "counsellor"] == t.discard(0)
