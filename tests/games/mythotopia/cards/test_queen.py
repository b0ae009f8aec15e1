"""Queen: a larger hand."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table

DECK = "ambsace aporia camarine coryphee custus darb diclesium eagre"


@pytest.mark.rules("MY-17.57", "MY-3.20")
@pytest.mark.parametrize("stored", [True, False])
def test_my_17_57_the_hand_is_refilled_to_six(stored: bool) -> None:
    """From the turn on in which it is stored; in the hand it does nothing."""
    t = Table(hands={0: "queen lea"}, decks={0: DECK}).act(0)
    if stored:
        t.choose("store queen", "done", "pass", "end").deal()
    else:
        t.choose("pass", "pass", "end").deal()
    assert (6 if stored else 5) == len(t.hand(0))
    assert 1 == t.seat


@pytest.mark.rules("MY-17.57")
def test_my_17_57_a_hand_of_five_gets_one_more() -> None:
    """Of others it does not."""
    t = Table(hands={0: "blore lea mome nusus oxter", 1: "fadge"}, reserves={0: "queen"}, decks={0: DECK, 1: DECK})
    t.act(0).choose("pass", "pass", "end").deal()
    assert 6 == len(t.hand(0))
    t.choose("pass", "pass", "end").deal()
    assert 5 == len(t.hand(1))


@pytest.mark.rules("MY-17.58")
def test_my_17_58_no_card_is_lost_when_it_leaves() -> None:
    """A hand of six stays one of six, and the next refill is to five."""
    t = Table(hands={0: "blore lea mome nusus oxter quean"}, reserves={0: "queen"}, decks={0: DECK}).act(0)
    t.choose("discard queen", "done")
    assert 6 == len(t.hand(0))
    t.choose("pass", "end")
    assert (1, 6) == (t.seat, len(t.hand(0)))
    t.choose("pass", "pass", "end").deal().choose("discard blore", "discard lea", "done", "pass", "end").deal()
    assert 5 == len(t.hand(0))
