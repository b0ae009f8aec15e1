"""What a log says where the site counts turns, spades and keys otherwise than the book; and that it reads back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.terra_mystica.exchange.logs import Told
from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.exchange.exporting import Writer
from turnwright.games.terra_mystica.exchange.states import snapshot
from turnwright.games.terra_mystica.steps.flow import FLOW

Make = Callable[[], Table]


def written(t: Table, *choices: str, kept_open: set[int] | None = None) -> Writer:
    """Play on a prepared table and write it down; return the writer."""
    writer = Writer(t.s, False, kept_open or set())
    for choice in choices:
        assert choice in t.options(), f"{choice!r} is not among {t.options()}"
        writer.follow(GAME.vocabulary.action(choice))
    writer.finish()
    return writer


def log(make: Make, *choices: str, kept_open: set[int] | None = None) -> list[str]:
    """Return the lines of a play; read from the same position, they lead to the same end without any deviation."""
    end, start = make(), make()
    writer = written(end, *choices, kept_open=kept_open)
    assert set() == writer.stuck
    Told(start, book=True).do(*writer.lines)
    for seat in range(end.s.seats):
        assert snapshot(end.s, seat) == snapshot(start.s, seat)
    assert (end.s.keys, end.s.terrain, end.s.kind) == (start.s.keys, start.s.terrain, start.s.kind)
    return writer.lines


# A faction that reacts to the answers and converts after them.


def cultists(*bowls: int) -> Make:
    """Cultists stand between witches and engineers, who have room for power; the own bowls are given."""

    def make() -> Table:
        one, two, three = bowls
        t = Table("cultists witches engineers", at={0: "A2 I1", 1: "A1", 2: "A3"})
        t.own(0, workers=20, coins=20, bowls=(one, two, three))
        return t.own(1, workers=9, coins=30, bowls=(12, 0, 0)).own(2, bowls=(12, 0, 0))

    return make


DECLINED = ["upgrade A2 trading-house", "decline", "decline"]
DECLINED_LINES = ["witches: decline 1 from cultists", "engineers: decline 1 from cultists"]
UPGRADE = "cultists: upgrade A2 to TP"
NEXT = ["pass BON7", "pass BON1", "upgrade I1 trading-house"]
PASSED = ["witches: pass BON7", "engineers: pass BON1"]
AGAIN = "cultists: upgrade I1 to TP"


def test_conversions_that_need_no_answer_come_before_the_answers() -> None:
    lines = log(cultists(5, 4, 3), *DECLINED, "convert power-worker", "burn", "end")
    assert [UPGRADE, "cultists: convert 3pw to 1w", "cultists: burn 1", *DECLINED_LINES] == lines


def test_power_of_the_reaction_is_converted_at_the_start_of_the_next_turn() -> None:
    lines = log(cultists(0, 1, 2), *DECLINED, "convert power-worker", "end", *NEXT)
    assert [UPGRADE, *DECLINED_LINES, *PASSED, "cultists: convert 3pw to 1w", AGAIN] == lines


def test_power_that_full_bowls_have_lost_stays_lost() -> None:
    """Converted first, there would be room for the power of the reaction."""
    lines = log(cultists(0, 0, 12), *DECLINED, "convert power-coin", "end", *NEXT)
    assert [UPGRADE, *DECLINED_LINES, *PASSED, "cultists: convert 1pw to 1c", AGAIN] == lines


def test_a_step_that_brings_power_is_taken_before_it_is_converted() -> None:
    choices = ["upgrade A2 trading-house", "accept", "accept", "cult fire", "convert power-coin", "end"]

    def make() -> Table:
        return cultists(0, 1, 0)().own(0, fire=2)

    lines = log(make, *choices, *NEXT)
    assert ["cultists: +FIRE", *PASSED, "cultists: convert 1pw to 1c", AGAIN] == lines[3:]


BETWEEN = ["convert power-worker", "end", "upgrade A1 trading-house", "accept", "end", "pass BON1", "pass BON2"]
"""Power comes between the conversion and the next turn; made up for then, it would leave other bowls."""


def test_a_turn_is_kept_open_where_the_next_one_is_too_late() -> None:
    t = cultists(0, 4, 2)()
    turn = t.s.turns
    assert {turn} == written(t, *DECLINED, *BETWEEN).stuck
    lines = log(cultists(0, 4, 2), *DECLINED, *BETWEEN, kept_open={turn})
    kept = [UPGRADE, "cultists: -GAIN_ACTION", *DECLINED_LINES, "cultists: convert 3pw to 1w", "cultists: done"]
    assert [*kept, "witches: upgrade A1 to TP", "cultists: leech 2 from witches"] == lines[:8]


def test_a_turn_is_kept_open_where_the_record_has_no_next_one() -> None:
    for choices in (["convert power-worker"], ["convert power-worker", "end"]):
        t = cultists(0, 1, 2)()
        assert {t.s.turns} == written(t, *DECLINED, *choices).stuck


# A stronghold that ordains nobody.


def darklings() -> Table:
    """A trading house that can become the stronghold."""
    return Table("darklings nomads", at={0: "trading-house:A3 B1", 1: "I7"}).own(0, workers=9, coins=30)


def test_nobody_is_ordained() -> None:
    lines = log(darklings, "upgrade A3 stronghold", "ordain 0", "end", "pass BON2")
    assert ["darklings: upgrade A3 to SH", "darklings: -3CONVERT_W_TO_P", "nomads: pass BON2"] == lines


def test_some_are_ordained() -> None:
    assert "darklings: convert 2w to 2p" == log(darklings, "upgrade A3 stronghold", "ordain 2", "end")[-1]


# Two actions in one turn.


def magicians() -> Table:
    """Two actions in a row are open; a hex to transform, and one of home terrain."""
    t = Table("chaos_magicians nomads", at={0: "stronghold:F6 A3", 1: "I7"})
    t.own(0, workers=20, coins=30, bowls=(0, 0, 12))
    return t.land("G6", "mountains").land("E10", "wasteland").land("F7", "mountains")


TRANSFORMED = ["chaosmagicians: action ACTC", "chaosmagicians: dig 1", "chaosmagicians: transform G6 to red"]


def test_a_dwelling_on_the_hex_of_the_first_action_is_an_action_of_its_own() -> None:
    lines = log(magicians, "special stronghold", "transform G6 wasteland", "done", "build G6", "end", "pass BON2")
    assert [*TRANSFORMED, "chaosmagicians: dig 0", "chaosmagicians: build G6", "nomads: pass BON2"] == lines


def test_conversions_between_two_actions_on_one_hex() -> None:
    choices = ["special stronghold", "transform G6 wasteland", "done", "convert power-coin", "build G6", "end"]
    lines = log(magicians, *choices, "pass BON2")
    second = ["chaosmagicians: convert 1pw to 1c", "chaosmagicians: dig 0", "chaosmagicians: build G6"]
    assert [*TRANSFORMED, *second, "nomads: pass BON2"] == lines


def test_a_dwelling_elsewhere_needs_no_words() -> None:
    lines = log(magicians, "special stronghold", "transform G6 wasteland", "done", "build E10", "end", "pass BON2")
    assert [*TRANSFORMED, "chaosmagicians: build E10", "nomads: pass BON2"] == lines


def test_a_dwelling_after_foreign_terrain_is_an_action_of_its_own() -> None:
    lines = log(magicians, "special stronghold", "transform G6 forest", "build E10", "end", "pass BON2")
    assert ["chaosmagicians: dig 0", "chaosmagicians: build E10", "nomads: pass BON2"] == lines[-3:]


def test_transform_and_build_is_one_action() -> None:
    choices = ["special stronghold", "transform G6 wasteland", "build G6", "build E10", "end", "pass BON2"]
    assert [*TRANSFORMED, "chaosmagicians: build G6", "chaosmagicians: build E10"] == log(magicians, *choices)[:-1]


def test_free_spades_without_use_are_thrown_away_before_foreign_terrain() -> None:
    """After it the site would expect the next hex to become home terrain, even in the second action."""
    choices = ["special stronghold", "power ACT6", "transform F7 forest", "transform G6 forest", "end", "pass BON2"]
    lines = log(magicians, *choices)
    first = ["action ACT6", "-1SPADE", "transform F7 to green", "dig 1", "transform G6 to green"]
    assert [f"chaosmagicians: {command}" for command in first] == lines[1:6]


# Points for spades.


def halflings() -> Table:
    """A trading house that can become the stronghold, beside a hex that is one step from home terrain."""
    t = Table("halflings nomads", at={0: "trading-house:F6", 1: "I7"}).own(0, workers=9, coins=30)
    return t.land("G6", "desert").land("F7", "desert")


def test_spades_are_thrown_away_with_the_points_that_the_site_gave_for_them() -> None:
    lines = log(halflings, "upgrade F6 stronghold", "claim", "transform G6 plains", "done", "end", "pass BON2")
    assert ["halflings: -2VP", "halflings: -2SPADE", "nomads: pass BON2"] == lines[-3:]
    lines = log(halflings, "upgrade F6 stronghold", "claim", "transform G6 wasteland", "end", "pass BON2")
    assert ["halflings: -2VP", "halflings: -2SPADE", "halflings: transform G6 to red"] == lines[1:4]


def test_points_of_the_scoring_tile_go_with_the_spades_too() -> None:
    def make() -> Table:
        return magicians().scoring("SCORE1")

    assert "chaosmagicians: -2VP" == log(make, "power ACT6", "transform F7 forest", "end", "pass BON2")[1]


def test_spades_of_a_cult_bonus_go_with_their_points() -> None:
    t = halflings().own(0, earth=8).ask(FLOW.bonus)
    assert ["halflings: -2VP", "halflings: -2SPADE"] == written(t, "done").lines


# Keys.


def town(**amounts: int) -> Make:
    """Witches found a town by an upgrade of A1; where their markers stand is given."""

    def make() -> Table:
        at = {0: "trading-house:A1 trading-house:A2 trading-house:A3 A4", 1: "I7"}
        return Table("witches nomads", at=at, options={"more_towns": True}).own(0, None, workers=9, coins=9, **amounts)

    return make


def test_markers_that_take_no_key_are_held_back_before_the_tile() -> None:
    """The site would pick one of them."""
    lines = log(town(fire=9, water=9, air=9), "upgrade A1 stronghold", "town TW5", "cult water", "end", "pass BON2")
    assert ["witches: -FIRE", "witches: -AIR", "witches: +TW5", "nomads: pass BON2"] == lines[1:]


def test_two_steps_are_held_back_before_a_tile_of_two_steps() -> None:
    choices = ["upgrade A1 stronghold", "town TW6", "cult water", "cult earth", "end", "pass BON2"]
    lines = log(town(fire=9, water=9, earth=8, air=8), *choices)
    assert ["witches: -2FIRE", "witches: -AIR", "witches: +TW6"] == lines[1:4]


def test_with_keys_enough_no_marker_is_held_back() -> None:
    lines = log(town(fire=9, air=9, keys=1), "upgrade A1 stronghold", "town TW5", "end", "pass BON2")
    assert "witches: +TW5" == lines[1]


def test_a_marker_that_stopped_before_the_key_came_is_held_back() -> None:
    """The site would move it on with the key; by the book the order of the rewards counts."""
    make = town(fire=8)
    lines = log(make, "upgrade A1 temple", "favor FAV5", "town TW1", "end", "pass BON2")
    assert ["witches: +FAV5", "witches: -FIRE", "witches: +TW1"] == lines[1:4]
    lines = log(make, "upgrade A1 temple", "town TW1", "favor FAV5", "end", "pass BON2")
    assert ["witches: +TW1", "witches: +FAV5"] == lines[1:3]


def test_a_town_that_fav5_founds_gives_its_key_to_the_steps_of_the_tile() -> None:
    def make() -> Table:
        t = Table("witches nomads", at={0: "trading-house:A1 trading-house:A2 A3 A4", 1: "I7"})
        return t.own(0, None, workers=9, coins=9, fire=8, water=9)

    choices = ["upgrade A1 temple", "favor FAV5"]
    assert "witches: +TW1" == log(make, *choices, "town TW1", "end", "pass BON2")[2]
    lines = log(make, *choices, "town TW5", "end", "pass BON2")
    assert ["witches: -2FIRE", "witches: +TW5"] == lines[2:4]


def test_steps_of_two_favor_tiles_that_wait_for_one_key() -> None:
    """The site leaves the choice to the player, unless the tile of the town also moves the markers."""

    def make() -> Table:
        t = Table("chaos_magicians nomads", at={0: "trading-house:A1 trading-house:A2 A3 A4", 1: "I7"})
        return t.own(0, None, workers=9, coins=9, fire=8, water=8)

    choices = ["upgrade A1 temple", "favor FAV5", "favor FAV6"]
    lines = log(make, *choices, "town TW1", "cult water", "end", "pass BON2")
    assert ["chaosmagicians: +TW1", "chaosmagicians: +WATER", "nomads: pass BON2"] == lines[3:]
    lines = log(make, *choices, "town TW5", "cult water", "end", "pass BON2")
    assert ["chaosmagicians: -FIRE", "chaosmagicians: +TW5", "nomads: pass BON2"] == lines[3:]


def test_a_seat_that_leaves_lets_nothing_be_made_up_for() -> None:
    t = cultists(0, 1, 2)()
    turn = t.s.turns
    writer = Writer(t.s, False, set())
    for choice in [*DECLINED, "convert power-worker", "end"]:
        writer.follow(GAME.vocabulary.action(choice))
    writer.leave(2)
    assert ({turn}, "drop-faction engineers") == (writer.stuck, writer.lines[-1])
    t = cultists(0, 1, 2)()
    writer = Writer(t.s, False, {turn})
    for choice in DECLINED:
        writer.follow(GAME.vocabulary.action(choice))
    writer.leave(0)
    assert (set(), "drop-faction cultists") == (writer.stuck, writer.lines[-1])
    writer.follow(GAME.vocabulary.action("pass BON7"))
    assert "witches: pass BON7" == writer.lines[-1]


# Rows.


def test_a_line_keeps_the_spades_of_a_cult_bonus_apart_from_the_next_round() -> None:
    """Else the site prints the next income in the row of the spades."""
    t = halflings().own(0, earth=8).passed(1).turn(0)
    lines = written(t, "pass BON2", "transform G6 plains", "done").lines
    assert ["halflings: pass BON2", "# -", "halflings: transform G6 to brown", "halflings: -1VP"] == lines[:4]
    assert ["halflings: -1SPADE", "# -"] == lines[4:]


# Conversions after a pass.


def alchemists() -> Table:
    """Alchemists with one coin, who are asked after a pass; BON2 has another one."""
    t = Table("alchemists nomads", at={0: "A3", 1: "I7"}, options={"pass_ends_turn": False})
    return t.own(0, bowls=(4, 4, 4), workers=1, coins=1, priests=1).own(1, workers=0, priests=0).coins_on(BON2=1)


@pytest.mark.rules("TM-19.12")
def test_conversions_after_a_pass_come_before_it() -> None:
    """The site takes none after the last pass of a round."""
    lines = log(alchemists, "pass BON2", "convert power-worker", "burn", "end", "pass BON3")
    told = [f"alchemists: {command}" for command in ("convert 3pw to 1w", "burn 1", "pass BON2")]
    assert [*told, "nomads: pass BON3"] == lines[:4]


@pytest.mark.rules("TM-19.12")
def test_coins_of_the_new_card_are_converted_after_the_pass() -> None:
    """Before it they are not there."""
    lines = log(alchemists, "pass BON2", "convert coins-vp", "end", "pass BON3")
    assert ["alchemists: pass BON2", "alchemists: convert 2c to 1vp", "nomads: pass BON3"] == lines[:3]


@pytest.mark.rules("TM-19.12", "TM-36.5")
def test_a_town_across_a_river_after_a_pass_is_told_after_it() -> None:
    def mermaids() -> Table:
        at = {0: "A1 A2 trading-house:C1 stronghold:D2", 1: "I7"}
        t = Table("mermaids nomads", at=at, options={"pass_ends_turn": False})
        return t.own(0, bowls=(4, 4, 4)).own(1, workers=0, priests=0)

    lines = log(mermaids, "pass BON2", "convert power-coin", "connect r0", "town TW1", "end", "pass BON3")
    told = ["convert 1pw to 1c", "pass BON2", "connect r0", "+TW1"]
    assert [f"mermaids: {command}" for command in told] == lines[:4]
