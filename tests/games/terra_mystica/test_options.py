"""Table options: how a game is set up, and what later printings added (all off by default)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import KEYS, Table
from turnwright.core.errors import BadOption
from turnwright.core.game import Json, JsonDict
from turnwright.core.rng import Rng
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.data.first_game import CARDS_IN_PLAY, HOMES, SCORING_TILES
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import CARDS, SCORINGS
from turnwright.games.terra_mystica.network import own_hexes
from turnwright.games.terra_mystica.options import OPTIONS, rule_set
from turnwright.games.terra_mystica.queries import cult_spaces, faction_of

DEFAULTS: JsonDict = {
    "first": "random",
    "setup": "standard",
    "factions": "",
    "more_towns": False,
    "shipping_card": False,
    "temple_tile": False,
    "pass_order": False,
    "pass_ends_turn": False,
    "start_points": "equal",
}
START_POINTS = {
    "darklings": 15,
    "cultists": 16,
    "engineers": 16,
    "chaos_magicians": 19,
    "mermaids": 19,
    "nomads": 19,
    "witches": 19,
    "dwarves": 20,
    "halflings": 20,
    "swarmlings": 22,
    "giants": 25,
    "alchemists": 27,
    "auren": 27,
    "fakirs": 33,
}


def town(at: str = "trading-house:A1 trading-house:A2 trading-house:A3 A4", **options: Json) -> Table:
    """Let witches, with all tiles of later printings, found a town; the tile is to be chosen."""
    t = Table("witches nomads", at={0: at, 1: "I7"}, options={"more_towns": True, **options}).scoring("SCORE3")
    return t.own(0, workers=9, coins=9, air=0).choose("upgrade A1 stronghold")


def test_the_defaults_are_the_base_game() -> None:
    """Everything of later printings is off; the rules that options name exist."""
    assert DEFAULTS == GAME.check_options({})
    ids = {rule.id for rule in GAME.rulebook.rules}
    assert set() == {option.rule for option in OPTIONS if option.rule} - ids


def test_equal_options_share_a_rule_set() -> None:
    """Clones and tables of one kind share what never changes; other options give other rules."""
    options = GAME.check_options({"more_towns": True})
    assert rule_set(3, options) is rule_set(3, dict(reversed(options.items())))
    assert rule_set(3, options) is not rule_set(4, options)
    assert rule_set(3, options) is not rule_set(3, GAME.check_options({}))


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"luck": 1}, "terra_mystica has no option 'luck': its options are " + ", ".join(DEFAULTS)),
        ({"setup": "auction"}, "option 'setup' cannot be 'auction': allowed values are standard, colours, first-game"),
        ({"more_towns": 1}, "option 'more_towns' cannot be 1: allowed values are true, false"),
        ({"shipping_card": "true"}, "option 'shipping_card' cannot be 'true': allowed values are true, false"),
        ({"temple_tile": None}, "option 'temple_tile' cannot be None: allowed values are true, false"),
        ({"pass_order": "yes"}, "option 'pass_order' cannot be 'yes': allowed values are true, false"),
        ({"start_points": 20}, "option 'start_points' cannot be 20: allowed values are equal, by-faction"),
        ({"first": 5}, "option 'first' cannot be 5: allowed values are random, 0, 1, 2, 3, 4"),
        ({"first": True}, "option 'first' cannot be true: allowed values are random, 0, 1, 2, 3, 4"),
        ({"first": 2}, "option 'first' cannot be 2: the seats are 0 to 1"),
        ({"factions": ["witches"]}, "option 'factions' must be a text: faction names separated by commas"),
        (
            {"factions": "witches,elves"},
            f"option 'factions' names 'elves': the factions are {', '.join(KEYS)}",
        ),
        (
            {"factions": "witches,auren"},
            "option 'factions' names two factions of one colour; each colour can be led once",
        ),
        (
            {"factions": "witches,witches"},
            "option 'factions' names two factions of one colour; each colour can be led once",
        ),
        ({"factions": "witches"}, "option 'factions' names 1 factions for 2 seats"),
        ({"factions": "witches,nomads,giants"}, "option 'factions' names 3 factions for 2 seats"),
        (
            {"factions": "witches,nomads", "setup": "colours"},
            "option 'factions' fixes the factions, so option 'setup' must be standard",
        ),
        (
            {"factions": "witches,nomads", "setup": "first-game"},
            "option 'factions' fixes the factions, so option 'setup' must be standard",
        ),
    ],
)
def test_bad_values_are_refused_in_one_line(given: JsonDict, line: str) -> None:
    """The line says what is wrong or what is allowed."""
    with pytest.raises(BadOption) as problem:
        GAME.new(2, 1, given)
    assert line == str(problem.value)


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_seats(seats: int) -> None:
    """Fewer or more are refused."""
    with pytest.raises(BadOption):
        GAME.new(seats, 1)


@pytest.mark.rules("TM-3.1")
def test_tm_3_1_a_fixed_list_gives_the_factions_by_seat() -> None:
    """Whoever starts; spaces do not matter; the first dwellings are placed as usual."""
    t = Table.fresh(3, factions=" giants, mermaids ,nomads", first=1).deal()
    assert ["giants", "mermaids", "nomads"] == [faction_of(t.s, seat).key for seat in range(3)]
    assert ("placing", 1) == (t.step, t.seat)
    assert "giants,mermaids,nomads" == GAME.check_options({"factions": " giants, mermaids ,nomads,"})["factions"]


@pytest.mark.rules("TM-3.3")
def test_tm_3_3_dealt_colours_leave_the_choice_between_two_factions() -> None:
    """Every seat gets another colour, then each in turn leads one of the two factions of its own."""
    t = Table.fresh(5, setup="colours", first=3)
    while t.seat == -1:
        t.choose(t.options()[-1])
    assert (5, 3, "leading") == (len(set(t.s.colour)), t.seat, t.step)
    for _seat in range(5):
        assert 2 == len(t.options("lead"))
        t.choose(t.options()[0])
    assert t.s.colour == [faction_of(t.s, seat).home for seat in range(5)]


@pytest.mark.rules("TM-2.8", "TM-2.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tm_2_9_the_first_game_is_laid_out_as_pictured(seats: int) -> None:
    """Tiles by round, cards in play, dwellings of every seat."""
    t = Table.fresh(seats, setup="first-game", first=0)
    assert SCORING_TILES == [SCORINGS[tile].name for tile in t.s.scoring]
    assert CARDS_IN_PLAY[seats] == [CARDS[i].name for i, coins in enumerate(t.s.card_coins) if coins >= 0]
    found = {faction_of(t.s, seat).key: [HEX_NAMES[h] for h in own_hexes(t.s, seat)] for seat in range(seats)}
    assert {key: sorted(names) for key, names in HOMES[seats].items()} == {k: sorted(v) for k, v in found.items()}


@pytest.mark.rules("TM-3.9")
@pytest.mark.parametrize("faction", KEYS)
def test_tm_3_9_start_points_by_faction(faction: str) -> None:
    """The official list of 2017; they are noted as start points."""
    t = Table.fresh(2, first=0, start_points="by-faction").deal().choose(f"lead {faction}")
    assert (START_POINTS[faction], {}) == (t.s.vp[0], t.scored())


@pytest.mark.rules("TM-19.4")
def test_tm_19_4_pass_order_makes_the_next_turn_order() -> None:
    """Seats pass 2, 1, 0: clockwise it is 2, 0, 1; by the option 2, 1, 0, for phase III and the round after it."""
    for option, order in ((False, [2, 0, 1]), (True, [2, 1, 0])):
        t = Table("witches nomads halflings", at={0: "A3", 1: "I7", 2: "E6"}, options={"pass_order": option})
        t.scoring("SCORE1").own(0, earth=1, priests=1).own(1, priests=1).own(2, earth=1, priests=1)
        t.turn(2).choose("pass BON2").turn(1).choose("pass BON1").choose("pass BON7")
        assert (2, order) == (t.s.round, t.s.order)
        assert order == [told["seat"] for told in t.said("log-bonus")]
        asked = []
        for _turn in range(3):
            asked.append(t.seat)
            t.own(t.seat or 0, priests=1).choose("send air 1", "end")
        assert order == asked


@pytest.mark.rules("TM-20.8", "TM-20.14")
def test_town_tiles_of_later_printings_are_an_option() -> None:
    """One TW6, two TW7, one TW8: 14 towns in all; without the option there are none of them."""
    assert [2, 2, 2, 2, 2, 1, 2, 1] == Table("witches nomads", options={"more_towns": True}).s.towns_left
    assert [2, 2, 2, 2, 2, 0, 0, 0] == Table("witches nomads").s.towns_left
    assert [f"TW{n}" for n in range(1, 9)] == town().options("town")
    t = Table("witches nomads", at={0: "trading-house:A1 trading-house:A2 trading-house:A3 A4", 1: "I7"})
    t.own(0, workers=9, coins=9).choose("upgrade A1 stronghold")
    assert "TM-20.14" == t.refusal("town TW6")


@pytest.mark.rules("TM-20.9", "TM-15.10")
def test_tw6_gives_two_keys_and_two_steps_on_every_cult() -> None:
    """2 points; its keys serve its own steps: two of three markers at 8 or 9 reach the top."""
    t = town().own(0, bowls=(12, 0, 0)).choose("town TW6")
    assert ([2, 2, 2, 2], 2, {"town": 2, "ability": 5}) == (cult_spaces(t.s, 0), t.s.keys[0], t.scored())
    t = town().own(0, fire=8, water=9, air=8).choose("town TW6")
    assert ["cult fire", "cult water", "cult air"] == t.options()
    t.choose("cult air")
    assert ["cult fire", "cult water"] == t.options()
    t.choose("cult fire")
    assert ([10, 9, 2, 10], 0) == (cult_spaces(t.s, 0), t.s.keys[0])


@pytest.mark.rules("TM-20.9", "TM-11.2")
def test_tw7_gives_a_step_of_shipping_with_its_points() -> None:
    """4 points and 2 for reaching shipping 1; at the end of the track only the 4."""
    t = town().choose("town TW7")
    assert (1, 1, {"town": 4, "shipping": 2, "ability": 5}) == (t.s.ship[0], t.s.keys[0], t.scored())
    t = town().own(0, ship=3).choose("town TW7")
    assert (3, {"town": 4, "ability": 5}) == (t.s.ship[0], t.scored())


@pytest.mark.rules("TM-20.9", "TM-40.4")
def test_tw7_gives_fakirs_a_wider_carpet_and_dwarves_only_points() -> None:
    """A4 is two hexes beyond A1: within a flight after TW7 without a stronghold."""
    at = {0: "trading-house:I1 trading-house:I2 trading-house:I3 I4 A1", 1: "I7"}
    t = Table("fakirs witches", at=at, options={"more_towns": True}).land("A4 A5", "desert").passed(1)
    t.own(0, workers=9, coins=20, priests=5).choose("upgrade I4 trading-house", "town TW7", "end")
    assert ("", "TM-10.26") == (t.refusal("build A4"), t.refusal("build A5"))
    t = Table("dwarves nomads", at=at, options={"more_towns": True}).scoring("SCORE3")
    t.own(0, workers=9, coins=20).choose("upgrade I4 trading-house", "town TW7")
    assert ({"town": 4}, 0) == (t.scored(), t.s.ship[0])


@pytest.mark.rules("TM-20.9")
def test_tw8_gives_11_points_and_nothing_else() -> None:
    """And its key."""
    t = town().own(0, workers=0, coins=0, bowls=(12, 0, 0)).choose("town TW8")
    assert ({"town": 11, "ability": 5}, (0, 0, 0), (12, 0, 0), 1) == (t.scored(), t.pay(), t.bowls(), t.s.keys[0])


@pytest.mark.rules("TM-19.10", "TM-2.5")
def test_the_shipping_card_scores_3_a_level_at_the_pass() -> None:
    """BON10 is drawn only with the option; the level of the track counts, 0 for who has none."""
    for faction, ship, vp in (("witches", 0, 0), ("witches", 2, 6), ("mermaids", 5, 15), ("fakirs", 1, 0)):
        other = "nomads" if faction != "fakirs" else "giants"
        t = Table(f"{faction} {other}", at={0: "A3", 1: "I8"}, options={"shipping_card": True})
        t.card(0, "BON10").own(0, ship=ship).choose("pass BON5")
        assert ({"card": vp} if vp else {}) == t.scored()
    for option in (False, True):
        t = Table.fresh(5, shipping_card=option)
        while t.step != "draw-cards":
            t.choose(t.options()[0])
        assert option == ("BON10" in t.options("deal"))


@pytest.mark.rules("TM-23.1", "TM-23.2", "TM-2.2")
def test_the_temple_tile_scores_temples_and_pays_for_priests_on_orders() -> None:
    """SCORE9: 4 points a temple; 2 coins for each own priest on an order. It is drawn only with the option."""
    t = Table("witches nomads", at={0: "trading-house:A3", 1: "I7"}, options={"temple_tile": True})
    t.scoring("SCORE9").own(0, workers=9, coins=5).order(0, "fire 3", "air 2", "air 2").order(1, "air 3").passed(1)
    t.choose("upgrade A3 temple", "favor FAV9", "end")
    assert ({"round-tile": 4}, 0) == (t.scored(), t.s.coins[0])
    t.choose("pass BON5")
    assert {0: 6, 1: 2} == {told["seat"]: told["coins"] for told in t.said("log-bonus")}
    for option in (False, True):
        assert option == ("SCORE9" in Table.fresh(2, temple_tile=option).options("scoring"))


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_all_options_runs_to_its_end(seed: int) -> None:
    """At random, with every tile of later printings: all points are accounted for."""
    options: JsonDict = {"more_towns": True, "shipping_card": True, "temple_tile": True, "pass_order": True}
    t, rng = Table.fresh(4, **options, start_points="by-faction", setup="colours"), Rng(seed)
    while t.step:
        found = t.options()
        t.choose(found[rng.below(len(found))])
    assert 6 == t.s.round
    for seat in range(4):
        assert t.s.vp[seat] == START_POINTS[faction_of(t.s, seat).key] + sum(t.scored(seat).values())
