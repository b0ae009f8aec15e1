"""Tokens (MY-2): the stock, the pool, and where tokens go that leave the board; sea areas hold ships only (MY-1.8)."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.core.errors import UnknownChoice
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data.geometry import KEYS, SEAS
from turnwright.games.mythotopia.data.tables import CITIES


def names(verb: str) -> list[str]:
    """Return what a verb can be about."""
    vocabulary = GAME.vocabulary
    words = [vocabulary.name(action) for action in range(len(vocabulary))]
    return [word.partition(" ")[2] for word in words if word.split()[0] == verb]


@pytest.mark.rules("MY-1.8")
def test_my_1_8_a_sea_area_holds_ships_only() -> None:
    """Armies are sent to provinces, ships to sea areas, and neither to the other."""
    for verb in ("invade", "place", "withdraw", "march", "to"):
        assert KEYS == names(verb)
    for verb in ("launch", "recall"):
        assert SEAS == names(verb)
    with pytest.raises(UnknownChoice):
        GAME.vocabulary.action("place beast_sea")


@pytest.mark.rules("MY-2.1")
def test_my_2_1_tokens_are_placed_from_the_stock() -> None:
    """Armies, ships and towns leave it when they are placed on the board."""
    t = Table(2, realms={0: "palmain nusus"}, hands={0: "start_army start_ship"})
    t.act(0).choose("place palmain", "pay start_army", "done", "launch serpent_sea", "pay start_ship", "done")
    assert (6 - 2, 2 - 1) == (t.s.army_stock[0], t.s.ship_stock[0])
    assert (2, 1) == (t.armies(0, "palmain"), t.ships(0, "serpent_sea"))
    t.armies_at(0, blore=4).s.army_stock[0] += 1
    t.armies_at(0, blore=1).act(0).choose("end-war blore")
    assert 18 - 3 == t.s.towns[0]


@pytest.mark.rules("MY-2.3", "MY-2.2")
def test_my_2_3_a_pool_is_not_placed() -> None:
    """With eight armies in the pool and none in the stock nobody can be placed; a purchase or the Militia helps."""
    hand = "start_army nesh militia start_ship"
    t = Table(2, realms={0: "palmain"}, hands={0: hand}).armies_at(0, palmain=6).ships_at(0, beast_sea=2).act(0)
    assert ([], [], []) == (t.options("place"), t.options("invade"), t.options("launch"))
    t.choose("play militia")
    assert (["palmain"], 7, 1) == (t.options("place"), t.s.army_pool[0], t.s.army_stock[0])
    t = Table(2, realms={0: "palmain"}, hands={0: hand}).armies_at(0, palmain=6).ships_at(0, beast_sea=2).act(0)
    t.choose("buy 1-0", "pay nesh")
    assert (["palmain"], 7, 1) == (t.options("place"), t.s.army_pool[0], t.s.army_stock[0])


@pytest.mark.rules("MY-2.4")
def test_my_2_4_tokens_that_leave_the_board_go_to_the_stock() -> None:
    """Armies, ships and towns, and never to the pool."""
    t = Table(2, realms={0: "palmain", 1: "nusus"}).armies_at(0, palmain=3).ships_at(0, serpent_sea=2)
    t.act(0).choose("withdraw palmain", "number 2", "recall serpent_sea", "number 2")
    assert (6 - 1, 2, 8, 3) == (t.s.army_stock[0], t.s.ship_stock[0], t.s.army_pool[0], t.s.ship_pool[0])
    t.armies_at(0, nusus=4).armies_at(1, nusus=2).act(0).choose("end-war nusus")
    assert ([5, 6], [8, 8]) == (t.s.army_stock, t.s.army_pool)
    assert [18 - 2, 18] == t.s.towns


@pytest.mark.rules("MY-2.6", "MY-2.8")
def test_my_2_8_what_is_used_up_cannot_be_built() -> None:
    """Four cities of one's own, nine castles and nine roads of all."""
    hand = "start_build palmain fadge malebolge"
    own = "palmain nusus oxter talion eagre remise shog mome quean iracund"
    t = Table(2, realms={0: own}, hands={0: hand}).cities("nusus oxter talion eagre")
    t.act(0).choose("play start_build")
    assert (CITIES, "MY-13.9") == (t.s.cities.bit_count(), t.refusal("city palmain"))
    t = Table(2, realms={0: own}, hands={0: hand}).castles(own.replace("palmain ", ""))
    t.act(0).choose("play start_build")
    assert (9, "MY-13.9") == (t.s.castles.bit_count(), t.refusal("castle palmain"))
    roads = "nusus-oxter nusus-talion oxter-talion oxter-remise eagre-oxter eagre-remise eagre-shog remise-shog"
    for more, rule in (("", ""), (" remise-talion", "MY-13.9")):
        t = Table(2, realms={0: own}, hands={0: hand}).roads(roads + more).act(0).choose("play start_build")
        assert rule == t.refusal("road nusus-palmain")
