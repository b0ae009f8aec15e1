"""Wars: who takes part, how strong they are, and End a war (MY-10)."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.geometry import KEYS
from turnwright.games.mythotopia.war import NEUTRAL, at_war, participants


def war_of(t: Table, province: str) -> list[int] | None:
    """Return who takes part in the war in a province, the defender first (-1: the neutral force); None without one."""
    number = KEYS.index(province)
    return participants(t.s, number) if at_war(t.s, number) else None


def siege(invaders: int, defenders: int, hand: str = "", vp_cards: str = "") -> Table:
    """Seat 0 has invaded Nusus, which seat 1 controls; it is plain and on the sea."""
    t = Table(realms={0: "palmain", 1: "nusus"}, hands={0: hand}, vp_cards=vp_cards)
    return t.armies_at(0, nusus=invaders).armies_at(1, nusus=defenders)


# What a war is, and who takes part.


@pytest.mark.rules("MY-10.1")
def test_my_10_1_a_war_is_where_a_foreign_army_stands() -> None:
    """In a neutral province, too; own armies in an own province make none."""
    t = Table(realms={0: "palmain", 1: "nusus"}).armies_at(0, palmain=2)
    assert (None, None) == (war_of(t, "palmain"), war_of(t, "nusus"))
    t.armies_at(0, nusus=1, blore=1)
    assert [1, 0] == war_of(t, "nusus")
    assert [NEUTRAL, 0] == war_of(t, "blore")


@pytest.mark.rules("MY-10.2", "MY-10.4")
def test_my_10_2_the_controller_and_all_with_armies_take_part() -> None:
    """Seat 1 defends without an army; seats 0 and 2 are invaders."""
    t = Table(3, realms={0: "palmain", 1: "nusus", 2: "oxter"}).armies_at(0, nusus=1).armies_at(2, nusus=3)
    assert [1, 0, 2] == war_of(t, "nusus")
    for seat in range(3):
        assert ["nusus"] == t.act(seat).options("end-war")


@pytest.mark.rules("MY-10.3", "MY-10.20")
def test_my_10_3_ships_alone_take_no_part() -> None:
    """Seat 2 has ships on the Serpent Sea, and cannot end the war in Nusus."""
    t = Table(3, realms={0: "palmain", 1: "nusus", 2: "oxter"}).armies_at(0, nusus=2).ships_at(2, serpent_sea=2)
    assert [1, 0] == war_of(t, "nusus")
    assert "MY-10.20" == t.act(2).refusal("end-war nusus")
    assert [] == t.options("end-war")


# Strength.


@pytest.mark.rules("MY-10.5", "MY-10.6")
def test_my_10_5_every_participant_counts_for_itself() -> None:
    """Two invaders with two armies each do not beat three."""
    t = Table(3, realms={0: "palmain", 1: "nusus", 2: "oxter"})
    t.armies_at(0, nusus=2).armies_at(1, nusus=3).armies_at(2, nusus=2)
    assert [2, 3, 2] == [t.strength(seat, "nusus") for seat in range(3)]
    t.act(0).choose("end-war nusus")
    assert 1 == t.owner("nusus")


@pytest.mark.rules("MY-10.6")
def test_my_10_6_one_for_each_army_there() -> None:
    """Armies elsewhere do not count."""
    t = siege(3, 1).armies_at(0, palmain=2)
    assert (3, 1) == (t.strength(0, "nusus"), t.strength(1, "nusus"))


@pytest.mark.rules("MY-10.7")
def test_my_10_7_ships_in_all_adjacent_sea_areas_count() -> None:
    """Ictus is on the Beast Sea and the Serpent Sea, Nusus only on the latter."""
    t = Table(realms={0: "nesh", 1: "ictus nusus"}).armies_at(0, ictus=1, nusus=1)
    t.s.ship_stock[0] = 6
    t.ships_at(0, beast_sea=1, serpent_sea=2, inland_west=3)
    assert (1 + 3, 1 + 2) == (t.strength(0, "ictus"), t.strength(0, "nusus"))
    t.ships_at(1, serpent_sea=1)
    assert (1, 1) == (t.strength(1, "ictus"), t.strength(1, "nusus"))


@pytest.mark.rules("MY-10.8")
def test_my_10_8_a_castle_gives_the_defender_two() -> None:
    """And the invader nothing."""
    t = siege(1, 0).castles("nusus")
    assert (1, 2) == (t.strength(0, "nusus"), t.strength(1, "nusus"))


@pytest.mark.rules("MY-10.9")
def test_my_10_9_a_citadel_gives_the_defender_two() -> None:
    """And the invader nothing."""
    t = siege(1, 0).citadels("nusus")
    assert (1, 2) == (t.strength(0, "nusus"), t.strength(1, "nusus"))


@pytest.mark.rules("MY-10.10", "MY-10.11", "MY-17.27", "MY-17.61")
def test_my_10_10_a_hilly_province_gives_the_defender_one() -> None:
    """Welkin with a castle and an army: 4, with Limes 5, with the Ranger, too, 6."""
    for reserve, expected in (("", 4), ("limes", 5), ("limes ranger", 6)):
        t = Table(realms={0: "welkin", 1: "hatchel"}, reserves={0: reserve}).castles("welkin")
        t.armies_at(0, welkin=1).armies_at(1, welkin=1)
        assert (expected, 1) == (t.strength(0, "welkin"), t.strength(1, "welkin"))


@pytest.mark.rules("MY-10.11", "MY-10.13", "MY-17.7", "MY-17.61")
def test_my_10_11_cards_in_the_reserve_give_strength() -> None:
    """Against the neutral Lea: the Ranger one, the Cavalry one more; in the hand they give nothing."""
    for reserve, hand, expected in (("", "ranger", 1), ("ranger", "", 2), ("cavalry ranger", "limes", 3)):
        t = Table(realms={0: "quean"}, reserves={0: reserve}, hands={0: hand}).armies_at(0, lea=1)
        assert (expected, 4) == (t.strength(0, "lea"), t.strength(-1, "lea"))


@pytest.mark.rules("MY-10.12", "MY-10.13", "MY-10.14", "MY-10.15")
def test_my_10_12_a_neutral_province_has_its_printed_strength() -> None:
    """Neither hills nor a castle add to it, a dragon adds four."""
    t = Table().castles("welkin")
    assert (4, 2, 3) == (t.strength(-1, "welkin"), t.strength(-1, "nusus"), t.strength(-1, "oxter"))
    t.dragons("welkin")
    assert (8, 2) == (t.strength(-1, "welkin"), t.strength(-1, "nusus"))


# End a war: when.


@pytest.mark.rules("MY-10.16", "MY-10.19")
def test_my_10_16_one_war_is_ended_without_a_card() -> None:
    """The second one continues, and cannot be ended in the same turn."""
    t = siege(3, 1, "palmain").armies_at(0, iracund=3).act(0)
    assert "MY-10.16" == t.refusal("end-war blore")
    assert ["iracund", "nusus"] == t.options("end-war")
    t.choose("end-war nusus")
    assert (["palmain"], 3) == (t.hand(0), t.armies(0, "iracund"))
    assert [] == t.options("end-war")
    assert "MY-10.17" == t.refusal("end-war iracund")


@pytest.mark.rules("MY-10.17")
def test_my_10_17_only_as_the_first_action() -> None:
    """After any other action it is too late."""
    t = siege(3, 1).act(0).choose("pass")
    assert ([], "MY-10.17") == (t.options("end-war"), t.refusal("end-war nusus"))


@pytest.mark.rules("MY-10.18")
@pytest.mark.parametrize("free", ["card", "march", "warehouse"])
def test_my_10_18_not_after_a_free_action(free: str) -> None:
    """A card, the road move, the Warehouse: each is one."""
    t = Table(realms={0: "palmain diclesium", 1: "nusus"}, hands={0: "militia start_market"}, reserves={0: "warehouse"})
    t.armies_at(0, nusus=2, palmain=1).roads("diclesium-palmain").act(0)
    assert ["nusus"] == t.options("end-war")
    if free == "card":
        t.choose("play militia")
    elif free == "march":
        t.choose("march palmain", "to diclesium", "number 1")
    else:
        t.choose("stow start_market")
    assert ([], "MY-10.18") == (t.options("end-war"), t.refusal("end-war nusus"))


@pytest.mark.rules("MY-10.20")
def test_my_10_20_only_a_participant_ends_a_war() -> None:
    """Seat 2 looks on."""
    t = Table(3, realms={0: "palmain", 1: "nusus", 2: "oxter"}).armies_at(0, nusus=2)
    assert ([], "MY-10.20") == (t.act(2).options("end-war"), t.refusal("end-war nusus"))
    assert (["nusus"], ["nusus"]) == (t.act(0).options("end-war"), t.act(1).options("end-war"))


@pytest.mark.rules("MY-10.21")
def test_my_10_21_a_tie_for_the_highest_strength_forbids_it() -> None:
    """4 against 4; 5 and 5 against 3; but 6, 5 and 5 have a winner."""
    t = Table(realms={0: "palmain"}).armies_at(0, blore=4).act(0)
    assert "MY-10.21" == t.refusal("end-war blore")
    t = Table(3, realms={0: "palmain", 1: "nusus", 2: "oxter"})
    t.armies_at(0, nusus=5).armies_at(1, nusus=3).armies_at(2, nusus=5)
    for seat in range(3):
        assert "MY-10.21" == t.act(seat).refusal("end-war nusus")
    t.armies_at(0, nusus=1).armies_at(1, nusus=2).act(2).choose("end-war nusus")
    assert (0, [6, 6, 6]) == (t.owner("nusus"), t.s.army_stock)


@pytest.mark.rules("MY-10.21", "MY-17.22")
def test_my_10_21_the_hero_wins_a_tie() -> None:
    """4 against the neutral 4 of Blore."""
    t = Table(realms={0: "palmain"}, hands={0: "hero"}).armies_at(0, blore=4).act(0).choose("hero blore")
    assert (0, ["blore", "hero"]) == (t.owner("blore"), t.discard(0))


# End a war: what happens.


@pytest.mark.rules("MY-10.22")
def test_my_10_22_the_strongest_wins() -> None:
    """An invader with 2 against 1; the neutral force with 4 against 2."""
    t = siege(2, 1).act(0).choose("end-war nusus")
    assert (0, [{"seat": 0, "province": "@province-nusus"}]) == (t.owner("nusus"), t.said("log-won"))
    t = Table(realms={0: "palmain"}).armies_at(0, blore=2).act(0).choose("end-war blore")
    assert (-1, 0, 6) == (t.owner("blore"), t.armies(0, "blore"), t.s.army_stock[0])
    assert ([], ["palmain"]) == (t.discard(0), t.realm(0))
    assert [{"province": "@province-blore"}] == t.said("log-neutral-holds")


@pytest.mark.rules("MY-10.23", "MY-10.24", "MY-10.25", "MY-6.5")
def test_my_10_23_the_losing_side_may_end_a_war() -> None:
    """The invader retreats: the defender keeps all it has, and takes a token of Defender of the Realm."""
    t = siege(2, 4, vp_cards="defender").cities("nusus").castles("nusus").act(0).choose("end-war nusus")
    assert (1, 0, 0) == (t.owner("nusus"), t.armies(0, "nusus"), t.armies(1, "nusus"))
    assert ([6, 6], [1, 0, 0]) == (t.s.army_stock, t.tokens(1))
    assert t.s.cities & t.s.castles == 1 << KEYS.index("nusus")
    assert "nusus" in t.deck(1)
    assert [{"seat": 1, "province": "@province-nusus"}] == t.said("log-defended")
    t = siege(4, 2).act(1).choose("end-war nusus")
    assert 0 == t.owner("nusus")


@pytest.mark.rules("MY-10.25", "MY-17.37")
def test_my_10_25_all_armies_go_home() -> None:
    """The winner's, too, and no token is lost; mercenaries leave with them."""
    t = siege(4, 2, "mercenary start_market").act(0)
    t.choose("play mercenary", "hire nusus", "mercenaries 2", "pay start_market")
    assert 6 == t.strength(0, "nusus")
    t.act(0).choose("end-war nusus")
    assert ([6, 6], []) == (t.s.army_stock, t.s.hired)


@pytest.mark.rules("MY-10.26")
def test_my_10_26_ships_stay() -> None:
    """Those of both sides."""
    t = siege(3, 1).ships_at(0, serpent_sea=2).ships_at(1, serpent_sea=1).act(0).choose("end-war nusus")
    assert (2, 1) == (t.ships(0, "serpent_sea"), t.ships(1, "serpent_sea"))


@pytest.mark.rules("MY-10.1", "MY-17.32")
def test_my_10_1_a_war_without_an_invader_is_over() -> None:
    """The Marauders send the last one home: nobody wins, and the defender takes no token."""
    t = Table(realms={0: "palmain", 1: "nusus"}, hands={1: "marauders"}, vp_cards="defender").armies_at(0, nusus=1)
    t.armies_at(1, nusus=1).act(1).choose("play marauders", "raid nusus", "of 0")
    assert (None, 6, 1) == (war_of(t, "nusus"), t.s.army_stock[0], t.armies(1, "nusus"))
    assert ([0, 0, 0], 1) == (t.tokens(1), t.owner("nusus"))
