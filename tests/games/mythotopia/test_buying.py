"""Buy armies and ships, Acquire a card (MY-12.1 to MY-12.12)."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def shopping(hand: str, display: str = "", removed: str = "", realm: str = "mome remise nesh trogle") -> Table:
    """Seat 0 with four gold provinces, a hand and a display."""
    return Table(realms={0: realm}, hands={0: hand}, display=display, removed={0: removed}).act(0)


# Armies and ships.


@pytest.mark.rules("MY-12.1", "MY-12.2", "MY-12.3", "MY-12.4")
def test_my_12_1_any_mix_of_armies_and_ships() -> None:
    """Two armies and a ship for four gold, from the pool to the stock."""
    t = shopping("mome remise nesh trogle start_market")
    t.choose("buy 2-1", "pay mome", "pay remise", "pay nesh", "pay trogle")
    assert (8, 6, 3, 2) == (t.s.army_stock[0], t.s.army_pool[0], t.s.ship_stock[0], t.s.ship_pool[0])
    assert (["start_market"], ["mome", "nesh", "remise", "trogle"]) == (t.hand(0), t.discard(0))


@pytest.mark.rules("MY-12.1", "MY-12.2", "MY-12.3")
def test_my_12_2_one_gold_for_an_army_and_two_for_a_ship() -> None:
    """What three gold are enough for: at least one token."""
    t = shopping("mome remise nesh")
    assert ["0-1", "1-0", "1-1", "2-0", "3-0"] == t.options("buy")
    assert ("MY-12.2", "MY-12.3") == (t.refusal("buy 4-0"), t.refusal("buy 0-2"))
    assert ["0-1", "1-0", "2-0"] == shopping("mome remise").options("buy")
    assert ["1-0"] == shopping("mome").options("buy")
    assert [] == shopping("start_ship").options("buy")


@pytest.mark.rules("MY-12.5")
def test_my_12_5_the_pool_is_the_limit() -> None:
    """One army and no ship is left in it."""
    t = shopping("mome remise nesh")
    t.s.army_pool[0], t.s.ship_pool[0] = 1, 0
    assert ["1-0"] == t.options("buy")
    assert ("MY-12.5", "MY-12.5") == (t.refusal("buy 2-0"), t.refusal("buy 0-1"))
    t.choose("buy 1-0", "pay mome")
    assert (7, 0) == (t.s.army_stock[0], t.s.army_pool[0])


@pytest.mark.rules("MY-3.24", "MY-17.79")
def test_my_3_24_the_water_mill_doubles_gold_where_it_is_needed() -> None:
    """Two armies for Mome and the mill; one army does not need it, and army symbols are not doubled."""
    t = shopping("mome water_mill")
    assert ["0-1", "1-0", "2-0"] == t.options("buy")
    t.choose("buy 2-0", "play water_mill", "pay mome")
    assert 8 == t.s.army_stock[0]
    t = shopping("mome water_mill").choose("buy 1-0")
    assert (["pay mome"], "MY-3.24") == (t.options(), t.refusal("play water_mill"))
    assert [] == shopping("oxter water_mill").options("buy")


@pytest.mark.rules("MY-17.39")
def test_my_17_39_the_merchant_turns_a_resource_into_gold() -> None:
    """The food of Palmain, but no army symbol."""
    t = shopping("palmain merchant").choose("buy 1-0", "play merchant", "pay palmain")
    assert 7 == t.s.army_stock[0]
    assert [] == shopping("oxter merchant").options("buy")


# Acquire a card.


@pytest.mark.rules("MY-12.6", "MY-12.7", "MY-12.10", "MY-12.11")
def test_my_12_6_a_card_of_the_display_for_one_gold() -> None:
    """It goes to the discard pile, and nothing takes its place."""
    t = shopping("mome remise", display="alchemist scribe hero")
    assert ["alchemist", "hero", "scribe"] == t.options("draft")
    assert "MY-12.7" == t.refusal("draft limes")
    t.choose("draft alchemist", "pay mome")
    assert (["remise"], ["mome", "alchemist"]) == (t.hand(0), t.discard(0))
    assert ["hero", "scribe"] == t.display()
    t = shopping("start_ship", display="queen")
    assert ([], "MY-12.6") == (t.options("draft"), t.refusal("draft queen"))


@pytest.mark.rules("MY-12.8", "MY-12.10")
def test_my_12_8_an_own_starting_card_that_was_removed() -> None:
    """Not one of another player."""
    t = Table(realms={0: "mome"}, hands={0: "mome"}, removed={0: "start_ship", 1: "start_build"}).act(0)
    assert ["start_ship"] == t.options("draft")
    assert ("MY-12.8", "MY-12.8") == (t.refusal("draft start_build"), t.refusal("draft start_army"))
    t.choose("draft start_ship", "pay mome")
    assert ([], ["mome", "start_ship"]) == (t.removed(0), t.discard(0))


@pytest.mark.rules("MY-12.8", "MY-12.9")
def test_my_12_8_an_army_needs_no_province() -> None:
    """Both starting Armies were removed: they are one choice, and one of them comes back."""
    t = Table(realms={0: "mome"}, hands={0: "mome"}, removed={0: "start_army start_army"}).act(0)
    assert ["start_army"] == t.options("draft")
    t.choose("draft start_army", "pay mome")
    assert (["start_army"], ["mome", "start_army"]) == (t.removed(0), t.discard(0))


@pytest.mark.rules("MY-12.9")
def test_my_12_9_a_province_card_that_was_removed_while_the_province_is_controlled() -> None:
    """Oxter is still the seat's, Nusus is not."""
    t = shopping("mome", removed="oxter nusus", realm="mome oxter")
    assert ["oxter"] == t.options("draft")
    assert ("MY-12.9", "MY-12.9") == (t.refusal("draft nusus"), t.refusal("draft mome"))
    t.choose("draft oxter", "pay mome")
    assert (["nusus"], ["mome", "oxter"]) == (t.removed(0), t.discard(0))


@pytest.mark.rules("MY-12.12")
def test_my_12_12_once_a_turn() -> None:
    """Of any kind; again in the next turn."""
    t = shopping("mome remise", display="queen scribe", removed="start_ship").choose("draft queen", "pay mome")
    assert [] == t.options("draft")
    assert ("MY-12.12", "MY-12.12") == (t.refusal("draft scribe"), t.refusal("draft start_ship"))
    assert ["start_ship", "scribe"] == t.act(0).options("draft")
