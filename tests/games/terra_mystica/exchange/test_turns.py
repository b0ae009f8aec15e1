"""Commands on a prepared table: each does what the engine's choice of that meaning does."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.exchange.logs import STRICT, Told
from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.exchange.misfits import Misfit


def rich(factions: str = "witches nomads", **more: str) -> Table:
    """Two seats side by side, with more than enough of everything."""
    t = Table(factions, at={0: more.pop("mine", "F6 A3"), 1: more.pop("theirs", "F5 I7")})
    for seat in range(t.s.seats):
        t.own(seat, bowls=(0, 6, 6), workers=12, coins=40, priests=3)
    return t


def test_a_dwelling_on_home_terrain() -> None:
    told = Told(rich().land("G6", "forest")).do("witches: build G6")
    assert "dwelling 0" == told.at.on("G6")
    assert (11, 38, 3) == told.at.pay()


def test_bought_spades_and_the_dwelling_they_make_room_for() -> None:
    told = Told(rich().land("G6", "lakes")).do("witches: dig 1", "witches: build G6")
    assert "dwelling 0" == told.at.on("G6")
    assert (12 - 3 - 1, 38, 3) == told.at.pay()


def test_too_few_spades_do_not_fit() -> None:
    told = Told(rich().land("G6", "swamp"))
    assert "2 spades are needed, 1 are available" == told.refused("witches: dig 1", "witches: build G6")


def test_bought_spades_must_be_used() -> None:
    told = Told(rich().land("G6", "swamp"))
    why = told.refused("witches: dig 3", "witches: transform G6 to green", "nomads: pass BON5")
    assert "witches has bought spades that are not used" == why


def test_the_long_way_round_by_the_number_of_spades() -> None:
    t = rich().land("G6", "mountains").own(0, workers=30, dig=2)
    Told(t).do("witches: dig 6", "witches: transform G6 to green", "nomads: pass BON5")
    assert ("forest", 24) == (t.terrain("G6"), t.pay()[0])


def test_free_spades_on_two_hexes_in_either_order() -> None:
    for lines in (
        ["witches: action ACT6", "witches: transform G6 to red", "witches: build E10"],
        [
            "witches: action ACT6",
            "witches: transform E10 to green",
            "witches: transform G6 to red",
            "witches: build E10",
        ],
    ):
        t = rich().land("G6", "mountains").land("E10", "lakes")
        told = Told(t).do(*lines)
        assert ("wasteland", "dwelling 0", []) == (t.terrain("G6"), t.on("E10"), told.deviations)


def test_a_missing_spade_is_bought_beside_a_free_one() -> None:
    t = rich().land("G6", "swamp")
    Told(t).do("witches: action ACT5. dig 1. build G6")
    assert ("dwelling 0", 12 - 3 - 1) == (t.on("G6"), t.pay()[0])


def test_an_action_ends_with_its_row() -> None:
    """What the only seat that still plays builds in a later row is another turn."""
    t = rich().land("G6", "lakes").passed(1)
    told = Told(t).do("witches: dig 1", "witches: transform G6 to green", "# -")
    assert "after" == t.step
    turns = t.s.turns
    told.do("witches: build G6")
    assert ("dwelling 0", turns + 1) == (t.on("G6"), t.s.turns)


def test_without_a_remark_it_is_one_action() -> None:
    t = rich().land("G6", "lakes").passed(1)
    turns = t.s.turns
    Told(t).do("witches: dig 1", "witches: transform G6 to green", "witches: build G6")
    assert ("dwelling 0", turns) == (t.on("G6"), t.s.turns)


def test_upgrades_with_their_tiles() -> None:
    told = Told(rich()).do("witches: upgrade F6 to TP", "nomads: pass BON5", "witches: upgrade F6 to TE. +FAV11")
    assert ("temple 0", ["FAV11"]) == (told.at.on("F6"), told.at.favors())


def test_a_tile_must_be_taken_before_the_next_turn() -> None:
    told = Told(rich(mine="A3 trading-house:F6"))
    assert "expected witches (rewards)" == told.refused("witches: upgrade F6 to TE", "nomads: pass BON5")


def test_no_tile_without_a_reason() -> None:
    assert "there is no tile to take" == Told(rich()).refused("witches: +FAV3")


@pytest.mark.parametrize(
    ("line", "steps"), [("send p to FIRE", 2), ("send p to fire for 1", 1), ("send p to FIRE for 2", 2)]
)
def test_priests_take_the_best_place_unless_told(line: str, steps: int) -> None:
    told = Told(rich().order(1, "fire 3")).do(f"witches: {line}")
    assert steps == told.at.cult("fire")


def test_tracks() -> None:
    told = Told(rich()).do("witches: advance ship", "nomads: advance digging")
    assert (1, 1) == (told.at.s.ship[0], told.at.s.dig[1])


def test_actions_of_the_board_cards_and_tiles() -> None:
    t = rich().card(0, "BON2").favor(1, "FAV6")
    Told(t).do(
        "witches: action BON2. +AIR", "nomads: action FAV6. +WATER", "witches: action act4", "nomads: action ACT2"
    )
    assert (3, 1) == (t.cult("air"), t.cult("water", 1))
    assert (47, 4) == (t.pay()[1], t.pay(1)[2])


@pytest.mark.parametrize(
    ("factions", "mine", "lines"),
    [
        ("witches nomads", "A3 stronghold:F6", ["witches: action ACTW. build A10"]),
        ("auren nomads", "A3 stronghold:F6", ["auren: action ACTA. +2FIRE"]),
        ("auren nomads", "A3 stronghold:F6", ["auren: action ACTA", "auren: +FIRE", "auren: +FIRE"]),
        ("swarmlings nomads", "A3 stronghold:F6", ["swarmlings: action ACTS. upgrade A3 to TP"]),
        ("giants witches", "A3 stronghold:F6", ["giants: action ACTG. build G6"]),
        ("nomads witches", "A3 stronghold:F6", ["nomads: action ACTN. build E10"]),
        ("nomads witches", "A3 stronghold:F6", ["nomads: action ACTN. transform E10 to yellow. build E10"]),
        ("engineers witches", "E9 D6 stronghold:F6", ["engineers: action ACTE. bridge E9:D6"]),
        ("engineers witches", "E9 D6 stronghold:F6", ["engineers: convert 2w to bridge. bridge D6:E9"]),
        ("chaos_magicians nomads", "A3 stronghold:F6", ["chaosmagicians: action ACTC. advance ship. upgrade A3 to TP"]),
    ],
)
def test_actions_of_factions(factions: str, mine: str, lines: list[str]) -> None:
    t = rich(factions, mine=mine)
    told = Told(t).do(*lines)
    assert [] == told.deviations
    assert 1 == t.seat or t.step == "after"


def test_an_action_that_the_seat_does_not_have() -> None:
    assert "witches has no action BON9" == Told(rich()).refused("witches: action BON9")
    assert "witches has no action ACTN" == Told(rich()).refused("witches: action ACTN")


@pytest.mark.parametrize("spelling", ["connect r20", "connect F2:G1", "connect E4:F2:G1"])
def test_towns_across_a_river(spelling: str) -> None:
    """The river hex, or the land hexes that it joins."""
    t = rich("mermaids nomads", mine="E4 trading-house:F2 temple:G1 stronghold:E3", theirs="I7")
    Told(t).do(f"mermaids: {spelling}. +TW2. pass BON5")
    assert ["TW2"] == t.towns()


def test_conversions_with_counts() -> None:
    t = rich()
    Told(t).do(
        "witches: burn 2. convert 5pw to 1p. convert 3 pw to 1 w. convert 2p to 2w. convert 1p to 1c. advance ship"
    )
    assert (12 + 1 + 2, 40 + 1 - 4, 3 + 1 - 3 - 1) == t.pay()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("convert 4pw to 1w", "the rate is 3 to 1"),
        ("convert 1c to 1w", "there is no such conversion"),
        ("convert 2w to 2p", "no workers may become priests now"),
        ("convert 4w to 4p", "up to 3 workers become as many priests"),
        ("convert 9pw to 9c", "refused by TM-7.5"),
        ("burn 4", "refused by TM-7.9"),
        ("build C3", "refused by TM-10.26"),
        ("action ACT9", "witches has no action ACT9"),
        ("bridge A3:C1", "there is no bridge to place"),
        ("+2FIRE", "2 steps are not pending"),
        ("-SPADE", "0 spades are available"),
        ("-BRIDGE", "nothing of that kind is available"),
        ("leech 1 from nomads", "no offer of 1 power is open to witches"),
        ("leech 1 from giants", "that faction is not in the game"),
        ("connect E4:A10", "no river hex touches all of these"),
        ("pass", "refused by TM-19.5"),
    ],
)
def test_what_does_not_fit_is_told_with_the_rule(line: str, expected: str) -> None:
    assert expected == Told(rich()).refused(f"witches: {line}")


def test_nobody_acts_out_of_turn() -> None:
    assert "expected witches (act)" == Told(rich()).refused("nomads: advance ship")


def test_the_stronghold_that_ordains() -> None:
    t = rich("darklings nomads", mine="A3 trading-house:F6").own(0, workers=12, priests=1)
    Told(t).do("darklings: upgrade F6 to SH. convert 3w to 3p", "nomads: pass BON5")
    assert (12 - 4 - 3, 4) == (t.pay()[0], t.pay()[2])


def test_the_stronghold_that_digs() -> None:
    t = rich("halflings nomads", mine="A3 trading-house:F6").land("G6 E10", "swamp")
    lines = ["upgrade F6 to SH", "transform G6 to brown", "transform E10 to brown", "-SPADE", "build G6"]
    told = Told(t).do(f"halflings: {'. '.join(lines)}")
    assert ("dwelling 0", "plains") == (t.on("G6"), t.terrain("E10"))
    assert ["spade-paid-on-gain"] == told.deviations


def test_the_spades_of_a_stronghold_may_be_left() -> None:
    t = rich("halflings nomads", mine="A3 trading-house:F6")
    told = Told(t, book=True).do("halflings: upgrade F6 to SH. -3SPADE", "nomads: pass BON5")
    assert (20, []) == (t.s.vp[0], told.deviations)


def test_done_ends_the_turn() -> None:
    told = Told(rich().land("G6", "lakes")).do("witches: dig 1", "witches: transform G6 to green", "witches: done")
    assert 1 == told.at.seat


def test_waiting_is_nothing() -> None:
    told = Told(rich()).do("nomads: wait", "witches: wait")
    assert (0, "act") == (told.at.seat, told.at.step)


def test_a_seat_leaves() -> None:
    """It is no longer asked or offered anything, and its card is returned."""
    t = rich("witches nomads giants").at(2, "D3")
    told = Told(t).do("witches: advance ship", "drop-faction nomads", "giants: pass BON8", "witches: upgrade F6 to TP")
    assert ([], -1, 0) == (told.table.answers.offers, t.s.card[1], t.seat)
    told.do("witches: pass BON5")
    told.table.question()
    assert (2, 2) == (t.s.round, t.seat)
    told.do("giants: advance dig", "witches: advance dig", "giants: pass BON3")
    assert 0 == t.seat


def test_a_seat_resigns_in_its_turn() -> None:
    told = Told(rich("witches nomads giants").at(2, "D3")).do("witches: resign")
    assert 1 == told.at.seat


def test_old_words_for_a_pass_and_a_bridge() -> None:
    t = rich("engineers witches", mine="E9 D6 stronghold:F6")
    Told(t).do("engineers: -2w. bridge D6:E9", "witches: pass. +bon5")
    assert (10, 1) == (t.pay()[0], t.s.passed[0])


def test_the_key_of_a_river_town_counts_for_a_priest_of_the_same_row() -> None:
    """The site moves a marker on when the key comes later in the turn."""
    t = rich("mermaids nomads", mine="E4 trading-house:F2 temple:G1 stronghold:E3", theirs="I7").own(0, water=8)
    told = Told(t).do("mermaids: send p to WATER for 3. connect r20. +TW2")
    assert (10, ["TW2"], []) == (t.cult("water"), t.towns(), told.deviations)


def test_nothing_is_transformed_past_home_where_something_stands_or_out_of_reach() -> None:
    assert "refused by TM-10.2" == Told(rich().land("F5", "lakes")).refused(
        "witches: dig 2", "witches: transform F5 to gray"
    )
    t = rich().land("C3", "lakes")
    assert "refused by TM-10.3" == Told(t).refused("witches: dig 2", "witches: transform C3 to gray")


@pytest.mark.parametrize(
    "tiles", ["+FAV5. +FAV9. +TW2", "+FAV9. +FAV5. +TW2", "+FAV5. +TW2. +FAV9", "+FAV5. convert 1PW to 1C. +FAV9. +TW2"]
)
def test_two_favor_tiles_and_the_town_that_one_of_them_founds(tiles: str) -> None:
    t = rich("chaos_magicians nomads", mine="trading-house:F6 trading-house:G6 G5 H7")
    told = Told(t).do(f"chaosmagicians: upgrade F6 to TE. {tiles}", "nomads: pass BON5")
    assert (["FAV5", "FAV9"], ["TW2"]) == (t.favors(), t.towns())
    assert set(told.deviations) <= {"conversion-in-action"}


def test_a_favor_tile_without_the_town_that_waits() -> None:
    t = rich("chaos_magicians nomads", mine="trading-house:F6 trading-house:G6 G5 H7")
    told = Told(t)
    assert "expected chaosmagicians (rewards)" == told.refused(
        "chaosmagicians: upgrade F6 to TE. +FAV9. +FAV5", "nomads: pass BON5"
    )


def twice(**more: str) -> Table:
    """Chaos magicians, who act twice with their stronghold."""
    return rich("chaos_magicians nomads", mine="stronghold:F6 A3 trading-house:G5", **more).favor(0, "FAV6")


def test_a_step_of_an_action_told_after_the_pass_that_followed() -> None:
    t = twice()
    told = Told(t).do("chaosmagicians: action ACTC. action FAV6. pass BON5", "chaosmagicians: +AIR")
    assert (1, [0], [], 1) == (t.cult("air"), t.s.passed, told.deviations, t.seat)


def test_a_step_of_an_action_told_two_rows_later() -> None:
    """The only seat that still plays begins a new row with every action."""
    t = twice().passed(1)
    told = Told(t).do("chaosmagicians: action FAV6", "# -", "chaosmagicians: pass BON5", "chaosmagicians: +AIR")
    told.table.question()
    assert (1, 2, []) == (t.cult("air"), t.s.round, told.deviations)


def test_a_step_that_is_never_told() -> None:
    t = twice().passed(1)
    told = Told(t).do("chaosmagicians: action FAV6", "# -", "chaosmagicians: pass BON5")
    with pytest.raises(Misfit, match="chaosmagicians has not chosen a cult"):
        told.table.question()


def test_tiles_told_after_the_pass_that_followed() -> None:
    """The tile that scores trading houses at a pass comes too late for this one."""
    t = twice()
    told = Told(t).do(
        "chaosmagicians: action ACTC. upgrade G5 to TE. pass BON5",
        "chaosmagicians: +FAV12",
        "chaosmagicians: +FAV11",
        "nomads: advance ship",
    )
    assert (["FAV6", "FAV11", "FAV12"], 20, []) == (t.favors(), t.s.vp[0], told.deviations)


def test_tiles_that_are_never_told() -> None:
    t = twice().passed(1)
    told = Told(t).do("chaosmagicians: action ACTC. upgrade G5 to TE. pass BON5. +FAV12", "nomads: decline")
    with pytest.raises(Misfit, match="chaosmagicians has not taken its tiles"):
        told.table.question()


@pytest.mark.parametrize("options", [STRICT, set()])
def test_a_stronghold_that_ordains_nobody(options: set[str]) -> None:
    t = rich("darklings nomads", mine="A3 trading-house:F6")
    told = Told(t, options).do("darklings: upgrade F6 to SH. -3CONVERT_W_TO_P", "nomads: pass BON5")
    assert (12 - 4, 3, []) == (t.pay()[0], t.pay()[2], told.deviations)
    assert "no workers may become priests now" == told.refused("darklings: convert 1w to 1p")


def test_the_right_to_ordain_is_given_up_later() -> None:
    t = rich("darklings nomads", mine="A3 trading-house:F6")
    told = Told(t, set()).do("darklings: upgrade F6 to SH", "nomads: pass BON5", "darklings: -3CONVERT_W_TO_P")
    assert "no workers may become priests now" == told.refused("darklings: convert 1w to 1p")
    assert "nothing of that kind is available" == told.refused("darklings: -3CONVERT_W_TO_P")


def test_a_seat_that_left_says_nothing_any_more() -> None:
    """Commands it had typed before it was dropped come later in the log, and change nothing."""
    t = rich("witches nomads giants").at(2, "D3")
    told = Told(t).do("drop-faction witches", "witches: advance ship", "nomads: advance ship")
    assert (0, 1, []) == (t.s.ship[0], t.s.ship[1], told.deviations)
