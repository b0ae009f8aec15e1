"""Place cards in Reserve, Discard cards, Remove cards (MY-12.13 to MY-12.25)."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.queries import reserve_limit


def handling(hand: str, reserve: str = "", realm: str = "palmain blore", deck: str | None = None) -> Table:
    """Seat 0 with a hand and a Reserve."""
    decks = None if deck is None else {0: deck}
    return Table(realms={0: realm}, hands={0: hand}, reserves={0: reserve}, decks=decks)


# Place cards in Reserve.


@pytest.mark.rules("MY-12.13", "MY-12.15")
def test_my_12_13_hand_cards_of_any_kind() -> None:
    """A province card and a starting card: then two places are full."""
    t = handling("palmain start_army hero").act(0).choose("store palmain")
    assert ["store start_army", "store hero", "done"] == t.options()
    assert "MY-12.13" == t.refusal("store blore")
    t.choose("store start_army")
    assert (["palmain", "start_army"], ["hero"], "act") == (t.reserve(0), t.hand(0), t.step)
    assert ([], "MY-12.15") == (t.options("store"), t.refusal("store hero"))
    assert "MY-12.13" == t.refusal("store palmain")
    assert ["hero"] == handling("hero").act(0).options("store")


@pytest.mark.rules("MY-12.13")
def test_my_12_13_one_card_is_enough() -> None:
    """The action ends there."""
    t = handling("palmain start_army").act(0).choose("store palmain", "done")
    assert (["palmain"], ["start_army"]) == (t.reserve(0), t.hand(0))
    t.choose("pass")
    assert "after" == t.step


@pytest.mark.rules("MY-12.14", "MY-12.25")
def test_my_12_14_what_a_reserve_holds() -> None:
    """Two cards, one more for each city or citadel on the board, two more with the Warehouse."""
    t = handling("")
    assert 2 == reserve_limit(t.s, 0)
    assert 3 == reserve_limit(handling("").citadels("blore").s, 0)
    assert 4 == reserve_limit(handling("").citadels("blore").cities("palmain").s, 0)
    assert 6 == reserve_limit(handling("", "warehouse").citadels("blore").cities("palmain").s, 0)
    t = Table(realms={0: "palmain", 1: "blore"}).cities("blore")
    assert (2, 3) == (reserve_limit(t.s, 0), reserve_limit(t.s, 1))


@pytest.mark.rules("MY-12.15")
def test_my_12_15_a_full_reserve_takes_no_card() -> None:
    """Not even the Warehouse; with a city a third card fits."""
    t = handling("warehouse nusus", "palmain blore").act(0)
    assert ([], "MY-12.15") == (t.options("store"), t.refusal("store warehouse"))
    t = handling("hero", "palmain blore").cities("palmain").act(0).choose("store hero")
    assert ["blore", "palmain", "hero"] == t.reserve(0)


@pytest.mark.rules("MY-12.15", "MY-12.17")
def test_my_12_17_an_overfull_reserve_keeps_its_cards() -> None:
    """Three cards with room for two: nothing is added until only one is left."""
    t = handling("hero nusus", "palmain blore start_army").act(0)
    assert "MY-12.15" == t.refusal("store hero")
    t.choose("discard palmain", "done")
    assert "MY-12.15" == t.refusal("store hero")
    assert ["blore", "start_army"] == t.reserve(0)
    t.act(0).choose("discard blore", "done", "store hero")
    assert ["start_army", "hero"] == t.reserve(0)


@pytest.mark.rules("MY-12.16", "MY-17.75")
def test_my_12_16_the_warehouse_makes_room_at_once() -> None:
    """Stored second of two it leaves two more places."""
    t = handling("warehouse nusus oxter hero", "palmain").act(0).choose("store warehouse")
    assert 4 == reserve_limit(t.s, 0)
    t.choose("store nusus", "store oxter")
    assert (["nusus", "oxter", "palmain", "warehouse"], "act") == (t.reserve(0), t.step)
    t = handling("warehouse nusus", "palmain").act(0).choose("store nusus")
    assert "act" == t.step


@pytest.mark.rules("MY-3.9", "MY-12.18")
def test_my_12_18_a_card_leaves_the_reserve_when_it_is_played() -> None:
    """Mome pays from the Reserve, and its place is free again."""
    t = handling("oxter", "mome remise", realm="mome remise").show("queen").act(0)
    assert "MY-12.15" == t.refusal("store oxter")
    t.choose("draft queen", "pay mome")
    assert (["remise"], ["mome", "queen"]) == (t.reserve(0), t.discard(0))
    t.choose("store oxter")
    assert ["oxter", "remise"] == t.reserve(0)


@pytest.mark.rules("MY-12.18")
def test_my_12_18_no_card_goes_back_from_the_reserve_to_the_hand() -> None:
    """Nothing that names it lets it: it is discarded or removed, and a turn leaves it where it is."""
    t = handling("", "limes").act(0)
    assert ["discard limes", "remove limes"] == [name for name in t.options() if "limes" in name]
    t.choose("pass", "pass", "end").deal()
    assert (["limes"], False) == (t.reserve(0), "limes" in t.hand(0))


# Discard cards.


@pytest.mark.rules("MY-12.19", "MY-7.7")
def test_my_12_19_cards_of_hand_and_reserve_are_discarded() -> None:
    """Any number; the hand is filled up at the end of the turn only."""
    t = handling("palmain start_army start_army start_market", "limes").act(0)
    t.choose("discard start_army", "discard limes", "discard palmain", "done")
    assert (["start_army", "start_market"], []) == (t.hand(0), t.reserve(0))
    assert ["palmain", "start_army", "limes"] == t.discard(0)
    assert "MY-12.19" == t.refusal("discard hero")
    assert ("act", 1) == (t.step, t.s.todo[-1].arg)


@pytest.mark.rules("MY-12.19")
def test_my_12_19_one_card_is_enough_and_the_last_ends_the_action() -> None:
    """Nothing is asked when none is left."""
    t = handling("palmain").act(0).choose("discard palmain")
    assert ("act", ["palmain"]) == (t.step, t.discard(0))


# Remove cards.


@pytest.mark.rules("MY-12.20", "MY-12.21", "MY-12.22", "MY-12.23")
def test_my_12_20_one_or_two_cards_are_removed() -> None:
    """A starting card and a province card are laid aside; the province stays the seat's."""
    t = handling("palmain start_army nusus", realm="palmain blore nusus eagre oxter").act(0)
    t.choose("remove palmain")
    assert ["remove nusus", "remove start_army", "done"] == t.options()
    t.choose("remove start_army")
    assert (["palmain", "start_army"], ["nusus"], "act") == (t.removed(0), t.hand(0), t.step)
    assert 0 == t.owner("palmain")
    assert [] == t.discard(0)
    assert "MY-12.20" == t.refusal("remove hero")
    t.choose("remove nusus")
    assert "after" == t.step


@pytest.mark.rules("MY-12.20")
def test_my_12_20_one_card_is_enough() -> None:
    """The second one is not removed."""
    t = handling("palmain start_army nusus", realm="palmain blore nusus eagre oxter").act(0)
    t.choose("remove palmain", "done")
    assert ["nusus", "start_army"] == t.hand(0)


@pytest.mark.rules("MY-12.23", "MY-12.20")
def test_my_12_23_an_improvement_card_returns_to_the_display() -> None:
    """From the Reserve; whoever pays may acquire it."""
    t = Table(
        realms={0: "palmain blore nusus", 1: "mome"}, hands={1: "mome"}, reserves={0: "alchemist"}, display="queen"
    ).act(0)
    t.choose("remove alchemist")
    assert (["alchemist", "queen"], [], []) == (t.display(), t.reserve(0), t.removed(0))
    t.act(1).choose("draft alchemist", "pay mome")
    assert ["mome", "alchemist"] == t.discard(1)


@pytest.mark.rules("MY-12.24")
def test_my_12_24_seven_cards_are_left() -> None:
    """Of eight one can be removed; deck, hand, discard pile and Reserve count, cards laid aside do not."""
    t = Table(
        realms={0: "palmain blore nusus"},
        hands={0: "palmain start_army"},
        reserves={0: "blore"},
        discards={0: "nusus start_ship"},
        removed={0: "oxter talion"},
    )
    assert ["start_army", "start_build", "start_market"] == t.deck(0)
    t.act(0).choose("remove blore")
    assert ("act", ["blore", "oxter", "talion"]) == (t.step, t.removed(0))
    assert ([], "MY-12.24") == (t.options("remove"), t.refusal("remove palmain"))
