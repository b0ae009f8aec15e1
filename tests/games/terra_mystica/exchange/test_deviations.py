"""Every deviation of the closed list: allowed, counted and named by row; none in logs that follow the rule book."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.exchange.logs import Told
from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.exchange import deviations
from turnwright.games.terra_mystica.exchange.commands import read
from turnwright.games.terra_mystica.exchange.importing import carry_out_row
from turnwright.games.terra_mystica.exchange.language import Row
from turnwright.games.terra_mystica.exchange.misfits import Misfit
from turnwright.games.terra_mystica.queries import cult_spaces


def table(factions: str = "witches nomads", mine: str = "A3 F6", bowls: tuple[int, int, int] = (0, 6, 6)) -> Table:
    t = Table(factions, at={0: mine, 1: "F5 I7"})
    for seat in range(t.s.seats):
        t.own(seat, bowls=bowls, workers=9, coins=30, priests=2)
    return t


DEVIATIONS_IN_LOGS = [
    (
        deviations.CONVERSION_IN_ACTION,
        lambda: table(mine="A3 trading-house:F6"),
        ["witches: upgrade F6 to TE. convert 1pw to 1c. +FAV11"],
    ),
    (
        deviations.SPADE_PAID_ON_GAIN,
        lambda: table().scoring("SCORE1").land("G6", "lakes"),
        ["witches: action ACT6. transform G6 to green. -SPADE. build G6"],
    ),
    (deviations.COINS_FOR_POINTS, table, ["witches: convert 6c to 2vp. pass BON5"]),
    (
        deviations.BRIDGE_TWICE,
        lambda: table("engineers nomads", mine="E9 F6 B6").bridge(1, "D6:E9"),
        ["engineers: action ACTE. bridge E9:D6"],
    ),
    (
        deviations.LATE_ANSWER,
        table,
        ["witches: upgrade F6 to TP", "nomads: burn 1", "nomads: leech 1 from witches"],
    ),
    (
        deviations.CULT_PICKED,
        lambda: table(mine="F6 G6 trading-house:G5 trading-house:H7").own(0, fire=9, air=9),
        ["witches: upgrade G6 to TP. +TW5"],
    ),
    (deviations.THROWN_AWAY, table, ["witches: action ACT1. -BRIDGE"]),
    (deviations.THROWN_AWAY, table, ["witches: action ACT5. -SPADE", "nomads: pass BON5"]),
    (
        deviations.THROWN_AWAY,
        lambda: table(mine="stronghold:F6 A1 A2 A3 A4 A5 A6 A7 A8"),
        ["witches: action ACTW. -FREE_D", "nomads: pass BON5"],
    ),
    (
        deviations.THROWN_AWAY,
        lambda: table().land("G6", "lakes"),
        ["witches: dig 2. transform G6 to green. -SPADE", "nomads: pass BON5"],
    ),
    (
        deviations.NO_POWER_ON_DECLINE,
        lambda: table("cultists nomads"),
        ["cultists: upgrade F6 to TP", "nomads: decline"],
    ),
    (
        deviations.LATE_ORDINATION,
        lambda: table("darklings nomads", mine="A3 trading-house:F6"),
        ["darklings: upgrade F6 to SH", "nomads: pass BON5", "darklings: convert 2w to 2p. pass BON2"],
    ),
    (
        deviations.THROUGH_HOME,
        lambda: table().land("G6", "lakes"),
        ["witches: dig 2. transform G6 to gray", "nomads: pass BON5"],
    ),
    (deviations.BY_HAND, table, ["nomads: +2vp"]),
    (deviations.BY_HAND, table, ["witches: -1c. pass BON5"]),
    (deviations.BY_HAND, table, ["witches: advance ship", "witches: +3W", "nomads: pass BON5"]),
    (deviations.BY_HAND, table, ["nomads: +5vp for a wrong click"]),
]


@pytest.mark.parametrize(("name", "prepare", "lines"), DEVIATIONS_IN_LOGS)
def test_a_deviation_is_noted_once_and_named(name: str, prepare: type[Table], lines: list[str]) -> None:
    told = Told(prepare(), options=set()).do(*lines)
    assert [name] == told.deviations
    line = str(told.table.deviations[0])
    assert line.startswith("row ")
    assert f": {name}: " in line


@pytest.mark.parametrize(("name", "prepare", "lines"), DEVIATIONS_IN_LOGS)
def test_a_log_by_the_book_takes_none(name: str, prepare: type[Table], lines: list[str]) -> None:
    told = Told(prepare(), options=set(), book=True)
    if name == deviations.SPADE_PAID_ON_GAIN:
        told.do(*lines)
        assert (22, []) == (told.at.s.vp[0], told.deviations)
    else:
        with pytest.raises(Misfit, match=deviations.DEVIATIONS[name]):
            told.do(*lines)


def test_the_list_is_closed_and_every_deviation_on_it_is_tested() -> None:
    assert set(deviations.DEVIATIONS) == {name for name, _prepare, _lines in DEVIATIONS_IN_LOGS}


def test_a_conversion_in_the_middle_changes_what_one_before_would() -> None:
    middle = Told(table(mine="A3 trading-house:F6")).do("witches: upgrade F6 to TE. convert 2pw to 2c. +FAV11")
    before = Told(table(mine="A3 trading-house:F6")).do("witches: convert 2pw to 2c. upgrade F6 to TE. +FAV11")
    assert (1, 0) == (len(middle.deviations), len(before.deviations))
    assert (before.at.pay(), before.at.bowls()) == (middle.at.pay(), middle.at.bowls())


def test_a_conversion_after_the_action_is_none() -> None:
    told = Told(table().land("G6", "lakes")).do(
        "witches: dig 1. transform G6 to green. convert 1pw to 1c", "nomads: pass BON5"
    )
    assert [] == told.deviations


def test_a_conversion_between_spades_and_dwelling() -> None:
    told = Told(table().land("G6", "lakes")).do("witches: action ACT5. convert 1pw to 1c. build G6")
    assert ["conversion-in-action"] == told.deviations
    assert "dwelling 0" == told.at.on("G6")


def test_power_of_a_favor_tile_is_there_for_a_conversion_before_the_town() -> None:
    """FAV5 waits for the key of the town it founds; the site moves its marker at once."""
    t = table(mine="trading-house:F6 trading-house:G6 G5 H7", bowls=(0, 2, 0)).own(0, fire=5)
    told = Told(t).do("witches: upgrade F6 to TE. +FAV5. convert 2pw to 2c. +TW2")
    assert (7, ["conversion-in-action"]) == (t.cult("fire"), told.deviations)


def test_thrown_spades_are_paid_by_the_site_only() -> None:
    lines = ["witches: action ACT6. transform G6 to green. -SPADE. build G6"]
    site = Told(table().scoring("SCORE1").land("G6", "lakes")).do(*lines)
    book = Told(table().scoring("SCORE1").land("G6", "lakes"), book=True).do(*lines)
    assert (24, 22) == (site.at.s.vp[0], book.at.s.vp[0])


def test_spades_left_over_on_foreign_terrain() -> None:
    """The rules drop them; the log throws them away."""
    t = table().land("G6", "lakes")
    told = Told(t).do("witches: action ACT6. transform G6 to black. -SPADE", "nomads: pass BON5")
    assert ("swamp", []) == (t.terrain("G6"), told.deviations)


@pytest.mark.parametrize("book", [False, True])
def test_spades_of_phase_three_are_paid_when_gained_or_when_used(book: bool) -> None:
    t = table("halflings nomads").own(0, earth=4).scoring("SCORE2").land("G6", "swamp").land("E10", "swamp")
    told = Told(t, book=book).do("halflings: pass BON5", "nomads: pass BON2")
    told.table.proceed()
    assert 20 + (not book) == t.s.vp[0]
    assert ([] if book else ["spade-paid-on-gain"]) == told.deviations
    told.do("halflings: transform G6 to brown")
    assert (21, "plains") == (t.s.vp[0], t.terrain("G6"))


def test_spades_of_phase_three_that_nobody_can_use() -> None:
    """Giants dig in pairs: the engine drops a single spade, the log throws it away."""
    t = table("giants nomads").own(0, earth=4).scoring("SCORE2")
    told = Told(t).do("giants: pass BON5", "nomads: pass BON2", "giants: -SPADE", "giants: advance ship")
    assert (2, []) == (t.s.round, told.deviations)
    assert "0 spades are available" == Told(table("giants nomads")).refused("giants: -SPADE")


def test_spades_of_phase_three_in_any_order_and_thrown_away() -> None:
    t = table("halflings nomads").own(0, earth=8).own(1, earth=4).scoring("SCORE2").land("G6 E10 H8 I8", "swamp")
    told = Told(t, book=True).do("halflings: pass BON5", "nomads: pass BON2", "nomads: transform I8 to brown")
    assert "halflings has not used its spades" == told.refused("halflings: advance ship")
    told.do("halflings: transform G6 to brown. -SPADE", "halflings: advance ship")
    assert (2, "plains", "plains") == (t.s.round, t.terrain("I8"), t.terrain("G6"))


def test_the_key_goes_to_the_cult_that_the_log_names() -> None:
    for lines in (["+TW5. +AIR"], ["+TW5. -FIRE. +AIR"]):
        t = table(mine="F6 G6 trading-house:G5 trading-house:H7").own(0, fire=9, air=9)
        told = Told(t).do(f"witches: upgrade G6 to TP. {lines[0]}")
        assert (9, 10, []) == (t.cult("fire"), t.cult("air"), told.deviations)


@pytest.mark.parametrize("cults", [[10, 1, 1, 9], [9, 1, 1, 10]])
def test_the_key_goes_to_the_cult_that_the_ledger_shows(cults: list[int]) -> None:
    t = table(mine="F6 G6 trading-house:G5 trading-house:H7").own(0, fire=9, air=9)
    told = Told(t)
    row = Row(7, t.s.faction[0], [28, 27, 7, 2, 0, 3, 9, *cults])
    for text in ("upgrade G6 to TP", "+TW5"):
        row.add(7, read(text))
    carry_out_row(told.played, row)
    assert cults == cult_spaces(t.s, 0)
    assert ["cult-picked-by-site"] == told.deviations


def test_a_town_gives_its_key_to_the_favor_tile_of_the_same_action() -> None:
    t = table(mine="trading-house:F6 trading-house:G6 trading-house:G5 H7").own(0, fire=8)
    told = Told(t).do("witches: upgrade F6 to TE. +FAV1. +TW2")
    assert [] == told.deviations
    assert 8 + 2 == t.cult("fire")


def test_an_action_that_cannot_be_carried_out_is_used_up() -> None:
    t = table(mine="stronghold:F6 A1 A2 A3 A4 A5 A6 A7 A8")
    told = Told(t).do("witches: action ACTW. -FREE_D", "nomads: pass BON5")
    assert "this action is not open" == told.refused("witches: action ACTW. -FREE_D")
    assert "refused by TM-18.2" == told.refused("witches: action ACTW")


def test_what_is_added_or_taken_by_hand() -> None:
    t = table()
    told = Told(t).do("nomads: +2vp", "nomads: -3c. +1w. -1p. +2pw", "witches: -2 pw", "nomads: +9P")
    assert ((22, 27, 10), 7) == ((t.s.vp[1], t.pay(1)[1], t.pay(1)[0]), t.pay(1)[2])
    assert ((0, 4, 8), (2, 6, 4)) == (t.bowls(1), t.bowls(0))
    assert (["by-hand"] * 7, 0, "act") == (told.deviations, t.seat, t.step)


@pytest.mark.parametrize("line", ["-31c", "-10w", "-3p", "-21vp", "-7pw"])
def test_nobody_gives_by_hand_what_is_not_there(line: str) -> None:
    told = Told(table())
    assert "there is not that much to take away" == told.refused(f"witches: {line}")
    assert [] == told.deviations


def test_points_of_the_final_scoring_are_not_given_by_hand() -> None:
    told = Told(table()).do("witches: +8vp for FIRE", "witches: +12vp for network")
    assert (20, []) == (told.at.s.vp[0], told.deviations)


def digging(bowls: tuple[int, int, int] = (0, 2, 4)) -> Table:
    """Alchemists with a stronghold, who gain power by digging, and no coins."""
    return table("alchemists nomads", mine="A3 stronghold:F6").land("G6", "lakes").own(0, bowls=bowls, coins=0)


def test_power_of_bought_spades_is_spent_inside_the_action() -> None:
    """The site gives it with the spades: 0/2/4 becomes 0/0/6, of which two are spent."""
    t = digging()
    told = Told(t).do("alchemists: dig 1. convert 2PW to 2C. build G6", "nomads: pass BON5")
    assert ("dwelling 0", (2, 0, 4), 0) == (t.on("G6"), t.bowls(), t.pay()[1])
    assert ["conversion-in-action", "spade-paid-on-gain"] == told.deviations


def test_power_of_a_free_spade_is_spent_inside_the_action() -> None:
    t = digging((0, 2, 1)).card(0, "BON1")
    told = Told(t).do("alchemists: action BON1. convert 2PW to 2C. build G6", "nomads: pass BON5")
    assert ("dwelling 0", (2, 0, 1), 0) == (t.on("G6"), t.bowls(), t.pay()[1])
    assert ["conversion-in-action", "spade-paid-on-gain"] == told.deviations


def test_power_of_a_bought_spade_beside_a_free_one_and_points_for_both() -> None:
    t = digging((0, 4, 0)).card(0, "BON1").land("G6", "forest").scoring("SCORE1")
    told = Told(t).do("alchemists: action BON1. convert 1PW to 1C. dig 1. convert 1PW to 1C. build G6", "nomads: wait")
    assert ("dwelling 0", 24, 9 - 3 - 1) == (t.on("G6"), t.s.vp[0], t.pay()[0])
    assert ((1, 2, 1), ["spade-paid-on-gain"] * 2) == (t.bowls(), told.deviations[1::2])


def test_spades_thrown_away_after_a_conversion_bring_their_power_once() -> None:
    t = digging((0, 0, 12))
    Told(t).do("alchemists: action ACT6. convert 2PW to 2C. transform G6 to black. -SPADE. build G6")
    assert (0, (4, 4, 4)) == (t.pay()[1], t.bowls())


def test_digging_without_power_to_gain_leaves_a_conversion_before_the_action() -> None:
    t = table().land("G6", "lakes")
    assert [] == Told(t).do("witches: dig 1. convert 2PW to 2C. build G6").deviations


@pytest.mark.parametrize(
    ("line", "cults"),
    [
        ("upgrade G6 to TP. -fire. +TW5", (9, 10)),
        ("upgrade G6 to TP. -AIR. +TW5", (10, 9)),
        ("-fire. upgrade G6 to TP. +TW5", (9, 10)),
        ("upgrade G6 to TP. -1fire. convert 1PW to 1C. +TW5", (9, 10)),
    ],
)
def test_a_step_back_tells_which_cult_does_not_take_the_key(line: str, cults: tuple[int, int]) -> None:
    t = table(mine="F6 G6 trading-house:G5 trading-house:H7").own(0, fire=9, air=9)
    told = Told(t).do(f"witches: {line}")
    assert cults == (t.cult("fire"), t.cult("air"))
    assert deviations.CULT_PICKED not in told.deviations


def test_a_step_back_among_three_cults_leaves_the_site_a_choice() -> None:
    t = table(mine="F6 G6 trading-house:G5 trading-house:H7").own(0, fire=9, water=9, air=9)
    told = Told(t).do("witches: upgrade G6 to TP. -fire. +TW5")
    assert ([9, 10, 1, 9], ["cult-picked-by-site"]) == (cult_spaces(t.s, 0), told.deviations)


def test_a_step_back_that_saves_the_key_is_made_by_hand() -> None:
    """Nobody else wants the key: the book would bring the marker to space 10."""
    t = table(mine="F6 G6 trading-house:G5 trading-house:H7").own(0, fire=9)
    told = Told(t).do("witches: upgrade G6 to TP. -fire. +TW5")
    assert (9, 1, ["by-hand"]) == (t.cult("fire"), t.s.keys[0], told.deviations)


def test_a_step_back_without_a_town() -> None:
    t = table().own(0, fire=9, air=10)
    told = Told(t).do("witches: -fire. -2air. advance ship")
    assert (8, 8, 1) == (t.cult("fire"), t.cult("air"), t.s.keys[0])
    assert ["by-hand"] * 2 == told.deviations
    assert "there is not that much to take away" == Told(table()).refused("witches: -fire")
