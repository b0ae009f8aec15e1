"""Marauders: an army leaves."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def raiders(seats: int = 2, vp_cards: str = "") -> Table:
    """Seat 0 has the Marauders and two provinces."""
    realms = {0: "palmain nusus", 1: "oxter"}
    return Table(seats, realms=realms, hands={0: "marauders"}, vp_cards=vp_cards)


@pytest.mark.rules("MY-17.29", "MY-3.14")
def test_my_17_29_an_army_goes_back_to_its_owners_stock() -> None:
    """One token, as a free action: both actions are left, but no war can be ended now."""
    t = raiders().armies_at(1, oxter=2).act(0).choose("play marauders", "raid oxter")
    assert (1, 5) == (t.armies(1, "oxter"), t.s.army_stock[1])
    assert ("act", 2, ["marauders"]) == (t.step, t.s.todo[-1].arg, t.discard(0))


@pytest.mark.rules("MY-17.29")
def test_my_17_29_without_any_army_on_the_board_it_cannot_be_played() -> None:
    """There must be something to raid."""
    t = raiders().ships_at(1, serpent_sea=1).act(0)
    assert "MY-17.29" == t.refusal("play marauders")


@pytest.mark.rules("MY-17.30")
def test_my_17_30_any_army_is_a_target() -> None:
    """One's own, those at home and those at war; where several have armies, one of them is named."""
    t = raiders(3).armies_at(0, palmain=1, oxter=2).armies_at(1, oxter=2).armies_at(2, blore=1).act(0)
    t.choose("play marauders")
    assert ["blore", "oxter", "palmain"] == t.options("raid")
    t.choose("raid oxter")
    assert (["0", "1"], "MY-17.30") == (t.options("of"), t.refusal("of 2"))
    t.choose("of 0")
    assert (1, 2, 4) == (t.armies(0, "oxter"), t.armies(1, "oxter"), t.s.army_stock[0])


@pytest.mark.rules("MY-17.31")
def test_my_17_31_mercenaries_and_ships_are_no_targets() -> None:
    """Ships on the coast and mercenaries beside an army stay where they are."""
    t = raiders().armies_at(1, oxter=2).ships_at(1, serpent_sea=1)
    t.s.hired = [40 + 29]
    assert 4 == t.strength(1, "oxter")
    t.act(0).choose("play marauders", "raid oxter")
    assert (1, 1, [69]) == (t.armies(1, "oxter"), t.ships(1, "serpent_sea"), t.s.hired)


@pytest.mark.rules("MY-17.32")
def test_my_17_32_without_an_invader_the_war_is_over() -> None:
    """Nobody wins it, no token is due, and defending armies stay; they can be withdrawn now."""
    t = raiders(vp_cards="defender").armies_at(0, palmain=2).armies_at(1, palmain=1).act(0)
    assert "MY-9.9" == t.refusal("withdraw palmain")
    t.choose("play marauders", "raid palmain", "of 1")
    assert (2, 6, [0, 0, 0]) == (t.armies(0, "palmain"), t.s.army_stock[1], t.tokens(0))
    assert (["palmain"], 0) == (t.options("withdraw"), t.owner("palmain"))
