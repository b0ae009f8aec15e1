"""SW-1: what is in the box."""

from __future__ import annotations

import pytest

from tests.games.small_world.printed import PRINTED, ids
from tests.games.small_world.table import POWER, RACE, Table
from turnwright.core import engine
from turnwright.core.decks import copies, kinds, size
from turnwright.core.errors import BadOption
from turnwright.core.game import JsonDict
from turnwright.core.seats import CHANCE
from turnwright.games.small_world import GAME
from turnwright.games.small_world.data.maps import BOARDS
from turnwright.games.small_world.factions import bivouacking, fortified, halflings, heroic, trolls
from turnwright.games.small_world.factions.roster import POWERS, RACES

TOKENS = {
    "amazons": 15,
    "dwarves": 8,
    "elves": 11,
    "ghouls": 10,
    "giants": 11,
    "halflings": 11,
    "humans": 10,
    "orcs": 10,
    "ratmen": 13,
    "skeletons": 20,
    "sorcerers": 18,
    "tritons": 11,
    "trolls": 10,
    "wizards": 10,
}
BANNERS = {
    "amazons": 6,
    "dwarves": 3,
    "elves": 6,
    "ghouls": 5,
    "giants": 6,
    "halflings": 6,
    "humans": 5,
    "orcs": 5,
    "ratmen": 8,
    "skeletons": 6,
    "sorcerers": 5,
    "tritons": 6,
    "trolls": 5,
    "wizards": 5,
}
BADGES = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon_master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}


def homemade(**tables: JsonDict) -> JsonDict:
    """Return table options with a home-made race, power or both."""
    return {"homemade": dict(tables)}


def goblins(banner: int = 7, tokens_of: str = "ratmen", **more: list[str]) -> JsonDict:
    """Return a home-made race."""
    found: JsonDict = {"name": "Goblins", "banner": banner, "tokens_of": tokens_of}
    for key, names in more.items():
        found[key] = [*names]
    return found


def lucky(tokens: int = 4, **more: list[str]) -> JsonDict:
    """Return a home-made power."""
    found: JsonDict = {"name": "Lucky", "tokens": tokens}
    for key, names in more.items():
        found[key] = [*names]
    return found


@pytest.mark.rules("SW-1.1")
def test_sw_1_1_there_is_one_map_each_for_2_to_5_players() -> None:
    """The box has 4 maps, one each for 2, 3, 4 and 5 players."""
    assert [2, 3, 4, 5] == [board.players for board in BOARDS]
    assert [2, 3, 4, 5] == [printed["players"] for printed in PRINTED["maps"]]
    assert [23, 30, 39, 48] == [board.regions for board in BOARDS]


@pytest.mark.rules("SW-1.2")
def test_sw_1_2_fourteen_races_have_one_two_sided_banner_each() -> None:
    """There are 14 race banners, one per race, each with an active and an in-decline side."""
    assert sorted(TOKENS) == sorted(race.key for race in RACES)
    assert [race["id"] for race in PRINTED["races"]] == [race.key for race in RACES]
    assert 14 == len(RACES) == PRINTED["components"]["race_banners"]
    s = GAME.new_state(5)
    assert list(range(14)) == kinds(s.banners)
    assert [1] * 14 == copies(s.banners)

    t = Table(2, "humans", "hill", {20: 2}, column=[("orcs", "swamp")])
    before = t.seen(1)["players"][0]
    assert (RACE["humans"], -1) == (before["race"], before["declined_race"])
    t.turn().choose("decline").deal()
    after = t.seen(1)["players"][0]
    assert (-1, RACE["humans"]) == (after["race"], after["declined_race"])


@pytest.mark.rules("SW-1.3")
def test_sw_1_3_twenty_powers_have_one_badge_each() -> None:
    """There are 20 special power badges, one per power."""
    assert sorted(BADGES) == sorted(power.key for power in POWERS)
    assert [power["id"] for power in PRINTED["powers"]] == [power.key for power in POWERS]
    assert 20 == len(POWERS) == PRINTED["components"]["power_badges"]
    s = GAME.new_state(5)
    assert list(range(20)) == kinds(s.badges)
    assert [1] * 20 == copies(s.badges)


@pytest.mark.rules("SW-1.4")
def test_sw_1_4_the_box_has_168_race_tokens() -> None:
    """There are 168 race tokens, counted by race."""
    assert TOKENS == {race.key: race.box for race in RACES}
    assert TOKENS == {race["id"]: race["box"] for race in PRINTED["races"]}
    assert 168 == sum(TOKENS.values()) == PRINTED["components"]["race_tokens_total"]
    assert 168 == sum(GAME.new_state(2).tray)


@pytest.mark.rules("SW-1.5")
def test_sw_1_5_no_map_needs_more_than_the_18_lost_tribes() -> None:
    """There are 18 Lost Tribe tokens; the largest map uses them all."""
    assert 18 == PRINTED["components"]["lost_tribes"]
    assert 18 == max(len(ids(board.tribes)) for board in BOARDS)


@pytest.mark.rules("SW-1.6")
def test_sw_1_6_the_box_has_so_many_markers() -> None:
    """There are 10 Lairs, 6 Fortresses, 9 Mountains, 5 Encampments, 2 Holes, 2 Heroes and 1 Dragon."""
    printed = PRINTED["components"]
    assert 10 == trolls.LAIRS == printed["troll_lairs"]
    assert 6 == fortified.FORTRESSES == printed["fortresses"]
    assert 9 == max(len(ids(board.mountains)) for board in BOARDS) == printed["mountains"]
    assert 5 == bivouacking.ENCAMPMENTS == printed["encampments"]
    assert 2 == halflings.HOLES == printed["holes"]
    assert 2 == heroic.HEROES == printed["heroes"]
    assert 1 == printed["dragon"]


@pytest.mark.rules("SW-1.6")
def test_sw_1_6_the_only_dragon_leaves_its_region_for_the_next() -> None:
    """There is 1 Dragon: it is never in two regions."""
    t = Table(2, "humans", "dragon_master", {20: 1}, hand=4, column=[("orcs", "swamp")])
    t.turn().choose("expand", "dragon 21")
    assert [21] == t.marked("dragon")
    t.turn().choose("expand", "dragon 19")
    assert [19] == t.marked("dragon")


@pytest.mark.rules("SW-1.7")
def test_sw_1_7_race_banners_bear_these_numbers() -> None:
    """The number of every race banner."""
    assert BANNERS == {race.key: race.banner for race in RACES}
    assert BANNERS == {race["id"]: race["banner"] for race in PRINTED["races"]}


@pytest.mark.rules("SW-1.8")
def test_sw_1_8_power_badges_bear_these_numbers() -> None:
    """The number of every special power badge."""
    assert BADGES == {power.key: power.tokens for power in POWERS}
    assert BADGES == {power["id"]: power["tokens"] for power in PRINTED["powers"]}


@pytest.mark.rules("SW-1.9")
@pytest.mark.parametrize("race", sorted(TOKENS))
def test_sw_1_9_the_box_has_the_starting_tokens_of_every_combo(race: str) -> None:
    """Banner + badge (Amazons + 4) never exceed the tokens of the race in the box."""
    for power, number in BADGES.items():
        t = Table(2, column=[(race, power)]).turn().choose("pick 1")
        assert BANNERS[race] + number + (4 if race == "amazons" else 0) == t.hand()
        assert TOKENS[race] - t.hand() == t.tray(race) >= 0


@pytest.mark.rules("SW-1.10")
def test_sw_1_10_the_die_has_three_blank_faces_and_1_2_3() -> None:
    """The reinforcement die has six faces: 0, 0, 0, 1, 2, 3; Berserk rolls the same one."""
    attempt = Table(2, "humans", "hill", {20: 1}, hand=1).conquering().choose("attempt 21")
    berserk = Table(2, "humans", "berserk", {20: 1}, hand=1).conquering().choose("roll")
    for t in (attempt, berserk):
        assert CHANCE == t.seat
        faces: list[int] = []
        for name, weight in zip(t.options(), engine.weights(t.s), strict=True):
            faces += [int(name.removeprefix("die "))] * weight
        assert [0, 0, 0, 1, 2, 3] == faces
    assert [0, 0, 0, 1, 2, 3] == PRINTED["die"]["faces"]


@pytest.mark.rules("SW-1.11")
def test_sw_1_11_there_are_109_coins_worth_515() -> None:
    """There are 30 coins of 10, 24 of 5, 20 of 3 and 35 of 1: 109 worth 515."""
    coins = PRINTED["coins"]
    assert {10: 30, 5: 24, 3: 20, 1: 35} == coins["count"]
    assert 109 == sum(coins["count"].values()) == coins["pieces"]
    assert 515 == sum(value * count for value, count in coins["count"].items()) == coins["value_total"]


@pytest.mark.rules("SW-1.12")
def test_sw_1_12_income_is_paid_in_full_however_many_coins_are_out() -> None:
    """The victory stash never runs out: every coin earned is paid."""
    t = Table(2, "ratmen", "merchant", {20: 1, 21: 1, 19: 1}, column=[("orcs", "swamp")])
    t.s.coins = [512, 300]
    t.turn().choose("expand", "stop")
    assert [518, 300] == t.s.coins


@pytest.mark.rules("SW-1.15")
def test_sw_1_15_blank_pieces_are_in_no_ordinary_game() -> None:
    """The blank banner and badge are not among the 14 races and 20 powers."""
    s = GAME.new_state(2)
    assert RACE["homemade"] not in kinds(s.banners)
    assert POWER["homemade"] not in kinds(s.badges)
    assert 0 == s.tray[RACE["homemade"]]


@pytest.mark.rules("SW-1.15")
def test_sw_1_15_blank_pieces_join_a_game_that_defines_them() -> None:
    """The blank banner and badge appear where the table defines a home-made race or power."""
    s = GAME.new_state(2, homemade(race=goblins(effects=["wizards"])))
    assert RACE["homemade"] in kinds(s.banners)
    assert POWER["homemade"] not in kinds(s.badges)
    s = GAME.new_state(2, homemade(power=lucky(effects=["hill"])))
    assert RACE["homemade"] not in kinds(s.banners)
    assert POWER["homemade"] in kinds(s.badges)

    both = homemade(race=goblins(effects=["wizards"]), power=lucky(effects=["hill"]))
    t = Table(2, options=both, column=[("homemade", "homemade")]).turn().choose("pick 1").deal()
    assert 11 == t.hand()
    t.choose("conquer 2", "conquer 7", "stop", "pile 2")
    assert 5 + 2 + 1 + 1 == t.s.coins[0]


@pytest.mark.rules("SW-1.16")
def test_sw_1_16_a_home_made_race_has_a_number_of_at_most_10() -> None:
    """A home-made race has a banner number of at most 10."""
    assert GAME.check_options(homemade(race=goblins(10, "skeletons")))
    for banner in (11, 0):
        with pytest.raises(BadOption, match="banner must be a number from 1 to 10"):
            GAME.check_options(homemade(race=goblins(banner, "skeletons")))


@pytest.mark.rules("SW-1.16")
def test_sw_1_16_a_home_made_race_borrows_the_tokens_of_a_race_left_out() -> None:
    """The lender's tokens are borrowed and its banner is left out; they must suffice for every badge."""
    s = GAME.new_state(2, homemade(race=goblins(7, "ratmen")))
    assert RACE["ratmen"] not in kinds(s.banners)
    assert (0, 13) == (s.tray[RACE["ratmen"]], s.tray[RACE["homemade"]])
    assert 14 == size(s.banners)
    assert GAME.check_options(homemade(race=goblins(8, "ratmen")))
    with pytest.raises(BadOption, match="needs up to 14 tokens, ratmen have 13"):
        GAME.check_options(homemade(race=goblins(9, "ratmen")))


@pytest.mark.rules("SW-1.16")
def test_sw_1_16_a_home_made_power_has_a_number_of_at_most_5() -> None:
    """A home-made power has a number of at most 5."""
    assert GAME.check_options(homemade(power=lucky(5)))
    for tokens in (6, 0):
        with pytest.raises(BadOption, match="tokens must be a number from 1 to 5"):
            GAME.check_options(homemade(power=lucky(tokens)))


@pytest.mark.rules("SW-1.16")
def test_sw_1_16_a_home_made_game_keeps_enough_banners_and_badges() -> None:
    """Whatever is left out, a player who picks finds a combo: five need 11 races and 12 powers."""
    races = ["amazons", "dwarves", "elves", "ghouls"]
    assert GAME.new_state(5, homemade(race=goblins(7, "ratmen", leaves_out=races[:3]))).todo
    with pytest.raises(BadOption, match="too few races for 5 seats: 10 left in the game, at least 11 needed"):
        GAME.new_state(5, homemade(race=goblins(7, "ratmen", leaves_out=races)))
    powers = [power.key for power in POWERS][:9]
    assert GAME.new_state(5, homemade(power=lucky(leaves_out=powers))).todo
    powers.append("merchant")
    with pytest.raises(BadOption, match="too few powers for 5 seats: 11 left in the game, at least 12 needed"):
        GAME.new_state(5, homemade(power=lucky(leaves_out=powers)))


@pytest.mark.rules("SW-1.15")
def test_sw_1_15_home_made_abilities_are_offered_in_order() -> None:
    """A home-made race or power may join abilities that never meet in print; choices stay ascending."""
    options = homemade(race=goblins(5, "ratmen", effects=["berserk"]), power=lucky(effects=["commando"]))
    t = Table(2, "homemade", "dragon_master", {20: 1}, hand=3, options=options).conquering()
    assert {"roll", "dragon 21"} <= set(t.options())
    found = engine.options(t.s)
    assert sorted(found) == found
