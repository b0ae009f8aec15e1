"""Patronage and Pass (MY-14)."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.tables import TOKENS


def patron(hand: str, vp_cards: str = "patronage", reserve: str = "") -> Table:
    """Seat 0 with a hand and a Reserve."""
    return Table(realms={0: "mome"}, hands={0: hand}, reserves={0: reserve}, vp_cards=vp_cards)


@pytest.mark.rules("MY-14.1")
def test_my_14_1_only_with_its_vp_card_in_play() -> None:
    """Not otherwise, whatever the seat can pay."""
    t = patron("mome remise", vp_cards="").act(0)
    assert ([], "MY-14.1") == (t.options("patronage"), t.refusal("patronage"))


@pytest.mark.rules("MY-14.2", "MY-6.20")
def test_my_14_2_two_gold_for_a_token() -> None:
    """Two actions with four gold bring two tokens."""
    t = patron("mome remise nesh trogle").act(0).choose("patronage", "pay mome", "pay remise")
    assert ([1, 0, 0], ["mome", "remise"]) == (t.tokens(0), t.discard(0))
    t.choose("patronage", "pay nesh", "pay trogle")
    assert ([2, 0, 0], "after") == (t.tokens(0), t.step)
    assert "MY-14.2" == patron("mome start_ship").act(0).refusal("patronage")


@pytest.mark.rules("MY-14.3")
def test_my_14_3_a_token_must_be_there() -> None:
    """On the VP card, or with the Scribe among the unused ones."""
    assert "MY-14.3" == patron("mome remise").left(patronage=0).act(0).refusal("patronage")
    t = patron("mome remise", reserve="scribe").left(patronage=0).act(0)
    unused = t.s.unused[0]
    t.choose("patronage", "pay mome", "pay remise", "take-unused")
    assert ([1, 0, 0], unused - 1) == (t.tokens(0), t.s.unused[0])
    t = patron("mome remise", reserve="scribe").left(patronage=0)
    t.s.unused = [0, *TOKENS[1:]]
    assert "MY-14.3" == t.act(0).refusal("patronage")


@pytest.mark.rules("MY-14.4", "MY-14.5")
def test_my_14_4_pass_uses_up_an_action_without_effect() -> None:
    """Always, whatever else is possible; the turn continues with the second action, or with the refill."""
    t = patron("mome remise palmain start_army").act(0)
    assert {"patronage", "pass", "store mome"} < set(t.options())
    before = t.s.clone()
    t.choose("pass")
    assert ("act", 1) == (t.step, t.s.todo[-1].arg)
    before.todo = t.s.todo[:]
    assert t.game.encode(before) == t.game.encode(t.s)
    t.choose("pass")
    assert "after" == t.step
    t = Table(decks={0: ""}).act(0)
    assert ["pass"] == t.options()
