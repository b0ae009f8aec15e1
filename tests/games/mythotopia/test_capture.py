"""What the winner of a war captures (MY-11)."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import BySeat, Table
from turnwright.core.seats import CHANCE
from turnwright.games.mythotopia.data.geometry import BORDER_KEYS, KEYS
from turnwright.games.mythotopia.data.tables import TOWNS
from turnwright.games.mythotopia.queries import cities_left, reserve_limit

FOUR_PROVINCES = "palmain scombroid iracund diclesium"
FIVE_PROVINCES = "nusus oxter eagre remise shog"


def stormed(
    hands: BySeat | None = None,
    reserves: BySeat | None = None,
    discards: BySeat | None = None,
    removed: BySeat | None = None,
    vp_cards: str = "",
) -> Table:
    """Seat 0 is about to take Nusus, one of five provinces of seat 1."""
    t = Table(3, {0: FOUR_PROVINCES, 1: FIVE_PROVINCES}, hands, reserves, discards, removed, vp_cards=vp_cards)
    return t.armies_at(0, nusus=6).act(0)


def knocked_down(t: Table) -> Table:
    """Leave seat 0 without a town in its stock."""
    t.s.towns[0] = 0
    return t


# Towns, cities and citadels.


@pytest.mark.rules("MY-11.1", "MY-11.13", "MY-11.14")
def test_my_11_1_the_captor_places_a_town_and_the_points_change_hands() -> None:
    """Three points for a province, lost by its former controller."""
    t = stormed()
    assert [12, 15] == [t.vp(seat) for seat in range(2)]
    t.choose("end-war nusus")
    assert (["diclesium", "iracund", "nusus", "palmain", "scombroid"], TOWNS - 5) == (t.realm(0), t.s.towns[0])
    assert (["eagre", "oxter", "remise", "shog"], TOWNS - 4) == (t.realm(1), t.s.towns[1])
    assert [15, 12] == [t.vp(seat) for seat in range(2)]


@pytest.mark.rules("MY-11.13", "MY-5.2")
def test_my_11_13_a_neutral_province_gives_three_points_too() -> None:
    """From the fifth province on they show."""
    t = Table(realms={0: FOUR_PROVINCES}).armies_at(0, blore=5).act(0)
    assert 12 == t.vp(0)
    assert 15 == t.choose("end-war blore").vp(0)


@pytest.mark.rules("MY-11.14", "MY-5.3")
def test_my_11_14_nobody_falls_below_twelve_points() -> None:
    """The loser of one of four provinces keeps 12."""
    t = Table(realms={0: "palmain", 1: "nusus oxter eagre remise"}).armies_at(0, nusus=2).act(0)
    assert 12 == t.vp(1)
    assert 12 == t.choose("end-war nusus").vp(1)


@pytest.mark.rules("MY-11.2", "MY-11.3", "MY-12.17")
def test_my_11_2_a_city_goes_back_to_the_reserve_card() -> None:
    """It covers a number there, so the Reserve holds one fewer card; what is stored stays."""
    t = stormed(reserves={1: "limes cavalry ranger"}).cities("nusus")
    assert (3, 3, TOWNS - 4) == (reserve_limit(t.s, 1), cities_left(t.s, 1), t.s.towns[1])
    t.choose("end-war nusus")
    assert (2, 4, TOWNS - 4) == (reserve_limit(t.s, 1), cities_left(t.s, 1), t.s.towns[1])
    assert 0 == t.s.cities
    assert ["cavalry", "limes", "ranger"] == t.reserve(1)


@pytest.mark.rules("MY-11.2", "MY-11.3", "MY-11.4", "MY-6.4")
def test_my_11_4_a_citadel_never_returns() -> None:
    """It leaves the board, no town comes back for it, and the captor has an ordinary town there."""
    t = stormed(vp_cards="citadel").citadels("nusus")
    assert (3, TOWNS - 4) == (reserve_limit(t.s, 1), t.s.towns[1])
    t.choose("end-war nusus")
    assert (2, TOWNS - 4, 0) == (reserve_limit(t.s, 1), t.s.towns[1], t.s.citadels)
    assert (2, TOWNS - 5, [0, 0, 1]) == (reserve_limit(t.s, 0), t.s.towns[0], t.tokens(0))
    t.armies_at(1, nusus=4).act(1).choose("end-war nusus")
    assert (1, 0, 2) == (t.owner("nusus"), t.s.citadels, reserve_limit(t.s, 1))


@pytest.mark.rules("MY-11.11")
def test_my_11_11_a_castle_serves_the_next_controller() -> None:
    """It stays and strengthens whoever defends the province."""
    t = stormed().castles("nusus").choose("end-war nusus").armies_at(1, nusus=1)
    assert (2, 1) == (t.strength(0, "nusus"), t.strength(1, "nusus"))


@pytest.mark.rules("MY-11.12", "MY-13.25")
def test_my_11_12_roads_stay() -> None:
    """Also those that lead to foreign provinces now."""
    t = stormed().roads("nusus-oxter nusus-palmain").choose("end-war nusus")
    assert ["nusus-oxter", "nusus-palmain"] == [BORDER_KEYS[road] for road in t.s.roads]


# The card.


@pytest.mark.rules("MY-11.5", "MY-11.7", "MY-11.9")
def test_my_11_5_the_card_comes_from_the_deck_to_the_captors_discard_pile() -> None:
    """Nothing is drawn for it."""
    t = stormed().choose("end-war nusus")
    assert (["nusus"], False) == (t.discard(0), "nusus" in t.deck(1))
    assert ("act", 0) == (t.step, t.seat)
    assert [] == t.hand(1)


@pytest.mark.rules("MY-11.6")
def test_my_11_6_the_card_of_a_neutral_province_comes_from_the_pile() -> None:
    """Which has it no longer."""
    t = Table(realms={0: "palmain"}).armies_at(0, blore=5).act(0)
    assert t.s.pile >> KEYS.index("blore") & 1
    t.choose("end-war blore")
    assert not t.s.pile >> KEYS.index("blore") & 1
    assert ["blore"] == t.discard(0)


@pytest.mark.rules("MY-11.7", "MY-11.8")
def test_my_11_8_a_card_from_the_hand_is_replaced_at_once() -> None:
    """The former controller draws one card of its deck, in another's turn."""
    t = stormed(hands={1: "nusus oxter"}).choose("end-war nusus")
    assert (CHANCE, ["nusus"]) == (t.seat, t.discard(0))
    t.choose("draw remise")
    assert (["oxter", "remise"], "act", 0) == (t.hand(1), t.step, t.seat)


@pytest.mark.rules("MY-11.7", "MY-11.10")
@pytest.mark.parametrize("zone", ["reserve", "discard", "removed"])
def test_my_11_10_no_card_is_drawn_for_one_that_lay_elsewhere(zone: str) -> None:
    """In the Reserve, in the discard pile, or laid aside."""
    there = {1: "nusus oxter"}
    t = stormed(
        reserves=there if zone == "reserve" else None,
        discards=there if zone == "discard" else None,
        removed=there if zone == "removed" else None,
    )
    deck = t.deck(1)
    t.choose("end-war nusus")
    left = {"reserve": t.reserve(1), "discard": t.discard(1), "removed": t.removed(1)}
    assert (["oxter"], ["nusus"]) == (left[zone], t.discard(0))
    assert ("act", 0, [], deck) == (t.step, t.seat, t.hand(1), t.deck(1))


# No town left.


@pytest.mark.rules("MY-11.15", "MY-11.16", "MY-11.17")
def test_my_11_15_without_a_town_the_province_turns_neutral() -> None:
    """The loser loses it anyway: control, points and the card, which goes to the province pile."""
    t = knocked_down(stormed(vp_cards="spoils citadel").citadels("nusus")).choose("end-war nusus")
    assert (-1, 12, 12) == (t.owner("nusus"), t.vp(0), t.vp(1))
    assert ([], True) == (t.discard(0), t.s.pile >> KEYS.index("nusus") & 1 == 1)
    assert ([0, 0, 0], False) == (t.tokens(0), "nusus" in t.deck(1))
    assert [{"seat": 1, "vp": -3, "source": "@source-land"}] == t.said("log-score")
    assert [6, 6, 6] == t.s.army_stock


@pytest.mark.rules("MY-11.18")
def test_my_11_18_a_card_from_the_hand_is_replaced_then_too() -> None:
    """The province turns neutral, and its former controller draws."""
    t = knocked_down(stormed(hands={1: "nusus"})).choose("end-war nusus")
    assert CHANCE == t.seat
    t.choose("draw oxter")
    assert ["oxter"] == t.hand(1)


@pytest.mark.rules("MY-11.19")
def test_my_11_19_a_neutral_province_won_without_a_town_stays_as_it_is() -> None:
    """With its dragon, its runestone and its card."""
    t = Table(realms={0: "palmain"}, vp_cards="dragons runestones").dragons("nusus").runestones("nusus")
    t = knocked_down(t).ships_at(0, serpent_sea=2).armies_at(0, nusus=5).act(0).choose("end-war nusus")
    nusus = 1 << KEYS.index("nusus")
    assert (-1, nusus, nusus, nusus) == (t.owner("nusus"), t.s.dragons, t.s.runestones, t.s.pile & nusus)
    assert ([0, 0, 0], [], 6) == (t.tokens(0), t.discard(0), t.s.army_stock[0])


# The book's example.


@pytest.mark.rules("MY-11.20", "MY-11.1", "MY-11.5", "MY-10.25")
def test_my_11_20_blore_is_captured() -> None:
    """Three armies by Invade, two more by Place armies, and 5 against 4 in a later turn."""
    t = Table(
        realms={0: "palmain scombroid nusus iracund"},
        hands={0: "palmain start_army scombroid nusus oxter talion start_market"},
    ).act(0)
    t.choose("invade blore", "play palmain", "pay nusus", "pay start_army", "pay scombroid", "done")
    t.choose("place blore", "pay start_market", "pay oxter", "pay talion", "done")
    assert (5, 4, 12) == (t.strength(0, "blore"), t.strength(-1, "blore"), t.vp(0))
    t.act(0).choose("end-war blore")
    assert (0, 6, 15) == (t.owner("blore"), t.s.army_stock[0], t.vp(0))
    assert "blore" in t.discard(0)
