"""Scribe: unused tokens."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.geometry import ISLANDS, KEYS


def builder(castles: int = 6, reserve: str = "scribe") -> Table:
    """Seat 0 is about to build a castle; a number of tokens is left on that VP card."""
    t = Table(realms={0: "hatchel"}, hands={0: "start_build hatchel fadge"}, reserves={0: reserve}).left(castle=castles)
    return t.act(0).choose("play start_build", "castle hatchel", "play hatchel", "pay fadge")


@pytest.mark.rules("MY-17.68")
@pytest.mark.parametrize("choice", ["take-token", "take-unused"])
def test_my_17_68_the_token_comes_from_the_card_or_from_the_unused_ones(choice: str) -> None:
    """As the player likes; its value is that of the VP card."""
    t = builder()
    unused = t.s.unused[0]
    assert ["take-token", "take-unused"] == t.options()
    t.choose(choice)
    taken = choice == "take-unused"
    assert ([1, 0, 0], 1) == (t.tokens(0), t.s.tally[2])
    assert (6 if taken else 5, unused - (1 if taken else 0)) == (t.s.heaps[2], t.s.unused[0])


@pytest.mark.rules("MY-17.68", "MY-3.19")
def test_my_17_68_also_when_the_card_is_empty() -> None:
    """The unused tokens still serve; without the Scribe nothing is taken."""
    t = builder(castles=0)
    assert ["take-unused", "no-token"] == t.options()
    t.choose("take-unused")
    assert [1, 0, 0] == t.tokens(0)
    t = builder(castles=0, reserve="")
    assert ("act", [0, 0, 0]) == (t.step, t.tokens(0))


@pytest.mark.rules("MY-17.68", "MY-13.8")
def test_my_17_68_a_road_brings_an_unused_token_of_two() -> None:
    """The value is that of the empty VP card; without the Scribe the road is built for nothing."""
    for reserve, tokens in (("scribe", [0, 1, 0]), ("", [0, 0, 0])):
        hands = {0: "start_build palmain fadge eoan"}
        t = Table(realms={0: "palmain nusus"}, hands=hands, reserves={0: reserve}).left(road=0).act(0)
        t.choose("play start_build", "road nusus-palmain", "play palmain", "pay fadge", "pay eoan")
        if reserve:
            t.choose("take-unused")
        assert ("act", tokens, 1) == (t.step, t.tokens(0), len(t.s.roads))


@pytest.mark.rules("MY-17.68", "MY-14.3")
def test_my_17_68_a_bought_token_comes_from_the_unused_ones_too() -> None:
    """Patronage with an empty VP card."""
    t = Table(hands={0: "mome remise"}, reserves={0: "scribe"}, vp_cards="patronage").left(patronage=0).act(0)
    t.choose("patronage", "pay mome", "pay remise", "take-unused")
    assert [1, 0, 0] == t.tokens(0)


@pytest.mark.rules("MY-17.69")
def test_my_17_69_a_token_is_taken_at_once_or_never() -> None:
    """A castle built before, or a token passed over, gives nothing later."""
    t = builder(castles=0).choose("no-token")
    assert ("act", [0, 0, 0]) == (t.step, t.tokens(0))
    assert [] == [option for option in t.options() if option.startswith("take")]
    t.choose("pass", "end")
    assert [0, 0, 0] == t.tokens(0)


@pytest.mark.rules("MY-17.70")
def test_my_17_70_without_an_unused_token_of_that_value_nothing_is_taken() -> None:
    """Others do not serve; nobody is asked then."""
    t = Table(realms={0: "hatchel"}, hands={0: "start_build hatchel fadge"}, reserves={0: "scribe"}).left(castle=0)
    t.s.unused = [0, 9, 9]
    t.act(0).choose("play start_build", "castle hatchel", "play hatchel", "pay fadge")
    assert ("act", [0, 0, 0], [0, 9, 9]) == (t.step, t.tokens(0), t.s.unused)


@pytest.mark.rules("MY-17.71")
@pytest.mark.parametrize("left", [1, 0])
def test_my_17_71_in_another_players_turn_the_card_comes_first(left: int) -> None:
    """Seat 0 ends a war that seat 1 wins: nobody is asked, and the unused tokens serve only an empty card."""
    t = Table(realms={0: "palmain", 1: "nusus"}, reserves={1: "scribe"}, vp_cards="defender").left(defender=left)
    t.armies_at(0, nusus=1).armies_at(1, nusus=3)
    unused = t.s.unused[0]
    t.act(0).choose("end-war nusus")
    assert (0, "act", [1, 0, 0]) == (t.seat, t.step, t.tokens(1))
    assert unused - (1 - left) == t.s.unused[0]


@pytest.mark.rules("MY-17.68", "MY-6.17")
def test_my_17_68_ships_bring_no_token_of_a_vp_card_that_is_not_in_play() -> None:
    """A third sea area without Master of the Seas: nothing is asked."""
    t = Table(realms={0: "custus palmain"}, hands={0: "start_ship"}, reserves={0: "scribe"})
    t.s.ship_stock[0] = 3
    t.ships_at(0, beast_sea=1, serpent_sea=1).act(0).choose("launch inland_west", "pay start_ship")
    assert ("act", 1, [0, 0, 0]) == (t.step, t.ships(0, "inland_west"), t.tokens(0))


@pytest.mark.rules("MY-17.68", "MY-11.1")
def test_my_17_68_nor_does_a_captured_province() -> None:
    """The second half of an island without Lord of the Isles."""
    t = Table(realms={0: "aporia palmain", 1: "kinabra"}, reserves={0: "scribe"})
    t.armies_at(0, kinabra=1).act(0).choose("end-war kinabra")
    assert ("act", 0, [0, 0, 0]) == (t.step, t.owner("kinabra"), t.tokens(0))


@pytest.mark.rules("MY-17.68")
def test_my_17_68_nor_does_a_defence() -> None:
    """A war won as the defender, without Defender in play."""
    t = Table(realms={0: "palmain", 1: "nusus"}, reserves={1: "scribe"})
    t.armies_at(0, nusus=1).armies_at(1, nusus=3).act(1).choose("end-war nusus")
    assert ("act", [0, 0, 0]) == (t.step, t.tokens(1))


# Master of the Seas.


def admiral(choices: str, towns: int = 9) -> Table:
    """Seat 0 puts ships into a third and a fourth sea area and takes tokens as ``choices`` says."""
    realms = {0: "custus palmain coryphee"}
    hands = {0: "start_ship ship"}
    t = Table(realms=realms, hands=hands, reserves={0: "scribe"}, vp_cards="seas")
    t.s.ship_stock[0] = 4
    t.s.towns[0] = towns
    t.ships_at(0, beast_sea=1, serpent_sea=1).act(0)
    for sea, ship, choice in zip(("inland_west", "inland_east"), ("start_ship", "ship"), choices.split(), strict=False):
        t.choose(f"launch {sea}", f"pay {ship}")
        if t.step == "launching":
            t.choose("done")
        if t.step == "claim-from":
            t.choose(choice)
    return t


@pytest.mark.rules("MY-17.72", "MY-17.83")
@pytest.mark.parametrize(
    ("choices", "marked"), [("take-unused", 1), ("take-unused take-unused", 2), ("take-token take-token", 0)]
)
def test_my_17_72_each_step_taken_by_the_scribe_is_marked_by_a_town(choices: str, marked: int) -> None:
    """It comes from the stock and stays; a token of the VP card needs no marker."""
    t = admiral(choices)
    assert [0, len(choices.split()), 0] == t.tokens(0)
    assert (9 - marked, marked) == (t.s.towns[0], t.s.marked[0])
    if t.step == "act":
        t.choose("pass")
    t.choose("end").deal().choose("pass", "pass", "end").deal()
    assert (9 - marked, marked) == (t.s.towns[0], t.s.marked[0])


@pytest.mark.rules("MY-17.73")
def test_my_17_73_without_a_town_the_scribe_does_not_serve() -> None:
    """With one town it serves once; the second token can only come from the card."""
    t = admiral("take-unused take-unused", towns=0)
    assert ([0, 2, 0], 0, 0) == (t.tokens(0), t.s.heaps[9], t.s.marked[0])
    t = admiral("take-unused take-unused", towns=1)
    assert ([0, 2, 0], 1, 1) == (t.tokens(0), t.s.heaps[9], t.s.marked[0])


# Lord of the Isles.


@pytest.mark.rules("MY-17.74", "MY-17.69")
def test_my_17_74_an_island_is_scored_again_when_it_was_lost_and_won_back() -> None:
    """A province elsewhere brings nothing, although the whole island is still controlled."""
    t = Table(realms={0: "aporia palmain", 1: "kinabra"}, reserves={0: "scribe"}, vp_cards="isles")
    assert ISLANDS[1] == 1 << KEYS.index("aporia") | 1 << KEYS.index("kinabra")
    t.armies_at(0, kinabra=1).act(0).choose("end-war kinabra", "take-unused")
    assert [0, 1, 0] == t.tokens(0)
    t.armies_at(0, nusus=3).act(0).choose("end-war nusus")
    assert ("act", [0, 1, 0]) == (t.step, t.tokens(0))
    t.armies_at(1, kinabra=1).act(1).choose("end-war kinabra")
    t.armies_at(0, kinabra=1).act(0).choose("end-war kinabra", "take-unused")
    assert [0, 2, 0] == t.tokens(0)


# Tokens that are paid for.


@pytest.mark.rules("MY-17.69", "MY-14.3")
def test_my_17_69_the_scribe_does_not_pay_for_its_own_token() -> None:
    """With an empty VP card the token comes through the Scribe, which the Gold Mine cannot turn into gold then."""
    stored = {0: "scribe gold_mine"}
    t = Table(realms={0: "mome"}, hands={0: "mome"}, reserves=stored, vp_cards="patronage").left(patronage=0).act(0)
    assert ([], "MY-14.2") == ([name for name in t.options() if name == "patronage"], t.refusal("patronage"))
    t = Table(realms={0: "mome"}, hands={0: "mome"}, reserves=stored, vp_cards="patronage").act(0)
    t.choose("patronage", "as-gold scribe", "pay mome")
    assert [1, 0, 0] == t.tokens(0)
    hand = {0: "mome hatchel"}
    t = Table(realms={0: "mome hatchel"}, hands=hand, reserves=stored, vp_cards="patronage").left(patronage=0).act(0)
    t.choose("patronage")
    assert (["hatchel"], "MY-17.68") == (t.options("as-gold"), t.refusal("as-gold scribe"))
    t.choose("as-gold hatchel", "pay mome", "take-unused")
    assert [1, 0, 0] == t.tokens(0)


@pytest.mark.rules("MY-17.69", "MY-6.22")
def test_my_17_69_nor_for_one_beside_a_building() -> None:
    """The extra gold of the Guilded City."""
    t = Table(
        realms={0: "hatchel malebolge shog"},
        hands={0: "start_build hatchel malebolge shog"},
        reserves={0: "scribe gold_mine"},
        vp_cards="guilded_city",
    )
    t.left(guilded_city=0).act(0).choose(
        "play start_build", "city hatchel", "play hatchel", "pay malebolge", "pay shog"
    )
    t.choose("take-token")
    assert (["decline"], "extra") == (t.options(), t.step)
