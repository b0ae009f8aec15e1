"""Table options: checked, refused in one line, and played by; the ledger's readings are the defaults."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table
from turnwright.core import engine
from turnwright.core.errors import BadOption, BadRecord
from turnwright.core.game import Json, JsonDict
from turnwright.core.record import replay
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import FACTIONS, LEAST_REACH, REACH
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.factions.roster import READINGS
from turnwright.games.root.options import KEYS, MAPS, OPTIONS, rule_set
from turnwright.games.root.readings import Reading
from turnwright.games.root.steps.flow import FLOW

DEFAULTS: JsonDict = {
    "first": "random",
    "map": "autumn",
    "factions": "",
    "assign": "balanced",
    "partners_spared": False,
    "bank_optional": False,
    "point_before_card": False,
    "characters_dealt": False,
    "more_characters": False,
    "vagabonds_alone": False,
    "hated_on_ties": False,
    "dividends_halved": False,
    "rounds": 0,
}


def test_the_defaults_are_the_ledgers_readings() -> None:
    """Without options a table plays by the law, and every option names its rule."""
    assert DEFAULTS == GAME.check_options({})
    ids = {rule.id for rule in GAME.rulebook.rules}
    assert set() == {option.rule for option in OPTIONS} - ids
    assert not any(rule_set(2, GAME.check_options({})).plays(reading) for reading in READINGS)


def test_equal_options_share_a_rule_set() -> None:
    """Clones and tables of one kind share what never changes; other options give other rules."""
    options = GAME.check_options({"map": "winter"})
    assert rule_set(3, options) is rule_set(3, dict(reversed(options.items())))
    assert rule_set(3, options) is not rule_set(4, options)
    assert rule_set(3, options) is not rule_set(3, GAME.check_options({}))


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: str(reading.name))
def test_a_reading_is_played_where_the_table_agrees_on_it(reading: Reading) -> None:
    """And no other with it; a record says so."""
    s = GAME.new_state(2, {reading.name: True})
    assert [reading] == [one for one in READINGS if s.rules.plays(one)]
    assert GAME.new(2, 1, {reading.name: True}).record.header.options[reading.name] is True


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"luck": 1}, "root has no option 'luck': its options are " + ", ".join(DEFAULTS)),
        ({"first": 6}, "option 'first' cannot be 6: allowed values are random, 0, 1, 2, 3, 4, 5"),
        ({"first": True}, "option 'first' cannot be true: allowed values are random, 0, 1, 2, 3, 4, 5"),
        ({"first": 2}, "option 'first' cannot be 2: the seats are 0 to 1"),
        ({"map": "summer"}, "option 'map' cannot be 'summer': allowed values are autumn, winter, raging_winter"),
        ({"map": 0}, "option 'map' cannot be 0: allowed values are autumn, winter, raging_winter"),
        ({"assign": "auction"}, "option 'assign' cannot be 'auction': allowed values are balanced, random, chosen"),
        ({"rounds": 3}, "option 'rounds' cannot be 3: allowed values are 0, 5, 10, 15, 20, 25, 30, 40, 50, 100"),
        (
            {"rounds": False},
            "option 'rounds' cannot be false: allowed values are 0, 5, 10, 15, 20, 25, 30, 40, 50, 100",
        ),
        ({"rounds": "20"}, "option 'rounds' cannot be '20': allowed values are 0, 5, 10, 15, 20, 25, 30, 40, 50, 100"),
        *[
            ({reading.name: value}, f"option '{reading.name}' cannot be {value!r}: allowed values are true, false")
            for reading in READINGS
            for value in (1, "yes", None)
        ],
    ],
)
def test_bad_values_are_refused_in_one_line(given: JsonDict, line: str) -> None:
    """The line says what is allowed."""
    with pytest.raises(BadOption) as problem:
        GAME.new(2, 1, given)
    assert line == str(problem.value)


@pytest.mark.rules("RT-5.1.1#1", "RT-5.1.1#3")
@pytest.mark.parametrize(
    ("factions", "line"),
    [
        (["eyrie", "lizard"], "option 'factions' must be a text: faction names separated by commas"),
        (None, "option 'factions' must be a text: faction names separated by commas"),
        ("eyrie,cats", f"option 'factions' names 'cats': the factions are {', '.join(KEYS)}"),
        ("Eyrie,lizard", f"option 'factions' names 'Eyrie': the factions are {', '.join(KEYS)}"),
        ("eyrie lizard", f"option 'factions' names 'eyrie lizard': the factions are {', '.join(KEYS)}"),
        ("eyrie,eyrie", "option 'factions' names a faction twice; each can be led once"),
        ("eyrie,vagabond_2", "option 'factions' names vagabond_2, which only plays beside vagabond"),
        ("vagabond_2,vagabond", "option 'factions' names only vagabond_2 and vagabond: add another faction"),
        ("eyrie", "option 'factions' names 1 factions for 2 seats"),
        ("eyrie,lizard,vagabond", "option 'factions' names 3 factions for 2 seats"),
        ("eyrie,any,any", "option 'factions' names 3 factions for 2 seats"),
        ("any,vagabond_2", "option 'factions' names vagabond_2, which only plays beside vagabond"),
    ],
)
def test_factions_that_do_not_fit_are_refused_in_one_line(factions: Json, line: str) -> None:
    """Unknown, twice, a second Vagabond alone, more or fewer than seats."""
    with pytest.raises(BadOption) as problem:
        GAME.new(2, 1, {"factions": factions})
    assert line == str(problem.value)


@pytest.mark.rules("RT-5.1.1#1")
def test_factions_are_given_by_seat() -> None:
    """In any order and with any spaces, the second Vagabond before the first as well; how to assign them is moot."""
    given: JsonDict = {"factions": " vagabond_2 , riverfolk,, vagabond", "assign": "chosen"}
    assert "vagabond_2,riverfolk,vagabond" == GAME.check_options(given)["factions"]
    s = GAME.new_state(3, {**given, "first": 0})
    assert ["vagabond_2", "riverfolk", "vagabond"] == [FACTIONS[faction] for faction in s.faction]
    assert "deal" == engine.step_of(s).name


@pytest.mark.rules("RT-5.1.1#1")
def test_a_seat_may_fix_its_faction_and_leave_the_others() -> None:
    """Those that name any are asked or drawn as ever, without what is taken; all of them together fix nothing."""
    assert "" == GAME.check_options({"factions": "any, any"})["factions"]
    position = GAME.new(3, options={"factions": "any,eyrie,any", "assign": "chosen", "first": 1}, by_hand=True)
    assert (2, False) == (position.seat, "lead eyrie" in position.options)
    position.choose("lead vagabond")
    assert (0, True) == (position.seat, "lead vagabond_2" in position.options)
    position.choose("lead lizard")
    told = [message.args["faction"] for message in position.log(0) if message.id == "log-lead"]
    assert ["@faction-vagabond", "@faction-lizard"] == told


@pytest.mark.rules("RT-5.1.1#3")
@pytest.mark.parametrize("fixed", [key for key in KEYS if key != "vagabond_2"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_reach_is_kept_around_a_fixed_faction_where_it_can_be(fixed: str, seats: int) -> None:
    """However chance draws, there is a faction for every seat, and never less reach than there must be."""
    for seed in range(3):
        s, rng = GAME.new_state(seats, {"factions": ",".join([fixed] + ["any"] * (seats - 1)), "first": 0}), Rng(seed)
        while NONE in s.faction:
            engine.apply(s, engine.random_answer(s, engine.options(s), rng))
        others = sorted([REACH[f] for f in range(len(FACTIONS)) if FACTIONS[f] != fixed], reverse=True)
        most = REACH[KEYS.index(fixed)] + sum(others[: seats - 1])
        assert sum([REACH[f] for f in s.faction]) >= min(LEAST_REACH[seats], most)


@pytest.mark.rules("RT-5.1.1#1")
@pytest.mark.parametrize(("assign", "asked"), [("balanced", CHANCE), ("random", CHANCE), ("chosen", 0)])
def test_factions_are_drawn_or_chosen(assign: str, asked: int) -> None:
    """Chance assigns them unless the table lets players choose."""
    position = GAME.new(3, options={"assign": assign, "first": 0}, by_hand=True)
    assert (asked, "lead marquise") == (position.seat, position.options[0])


@pytest.mark.rules("RT-M.choice")
@pytest.mark.parametrize("name", MAPS)
def test_a_game_is_played_on_the_map_the_table_names(name: str) -> None:
    """Autumn is the default; the suits of winter are dealt."""
    assert "autumn" == GAME.check_options({})["map"]
    s = GAME.new_state(2, {"map": name, "factions": "marquise,eyrie", "first": 0})
    assert (name, name != "autumn") == (s.rules.map.name, s.suits[0] == NONE)


def test_forms_show_all_options_but_those_of_self_play() -> None:
    """A round limit is off at a table of people, as is a reading of old records; factions are named seat by seat."""
    assert ["point_before_card", "rounds"] == [option.name for option in OPTIONS if not option.listed]
    assert {"factions": ("any", *KEYS)} == {option.name: option.each for option in OPTIONS if option.each}


@pytest.mark.rules("RT-1.4#3")
def test_a_round_limit_ends_the_game() -> None:
    """After the last turn of the round; the Law has no limit."""
    s, rng = GAME.new_state(2, {"rounds": 5, "factions": "marquise,eyrie"}), Rng(1)
    while s.todo:
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    assert (5, max(s.vp)) == (s.round, s.vp[s.winner])
    assert 0 == rule_set(2, GAME.check_options({})).rounds


def test_a_record_whose_options_do_not_fit_its_seats_names_the_line() -> None:
    """Every seat of a record with given factions has one."""
    record = GAME.new(2, 1, {"factions": "marquise,eyrie"}).record
    with pytest.raises(BadRecord, match="line 1: option 'factions' names 2 factions for 3 seats"):
        replay(record._replace(header=record.header._replace(seats=3), entries=()))


def agreed(t: Table, **options: Json) -> Table:
    """Let the table play by these options."""
    t.s.rules = rule_set(t.s.seats, GAME.check_options({"factions": ",".join(t.names), **options}))
    return t


@pytest.mark.rules("RT-4.3#3")
@pytest.mark.parametrize(("spared", "rule"), [(False, ""), (True, "RT-4.3#3")])
def test_a_table_may_spare_partners(spared: bool, rule: str) -> None:
    """A battle against the coalition partner, which the law allows; enemies are attacked as ever."""
    t = Table("marquise eyrie vagabond", at={5: {"marquise": 2, "eyrie": 1}, 1: {"marquise": 1, "eyrie": 1}})
    agreed(t, partners_spared=spared).ask(FLOW.free_battle, 0)
    assert "" == t.refusal("battle 5 eyrie")
    t.s.partner[0] = 1
    assert rule == t.refusal("battle 5 eyrie")
    assert spared == (t.options("battle") == [])


@pytest.mark.rules("RT-C.better_burrow_bank")
def test_a_table_may_make_the_bank_optional() -> None:
    """It can be left out, and the other player must be an enemy."""
    t = Table("marquise eyrie alliance", areas={"marquise": "better_burrow_bank"})
    agreed(t, bank_optional=True).begin("marquise", "birdsong")
    assert ["use better_burrow_bank", "done"] == t.options()
    t.s.partner[0] = 2
    t.choose("use better_burrow_bank", "card anvil")
    assert (["treat eyrie"], "RT-C.better_burrow_bank") == (t.options(), t.refusal("treat alliance"))
