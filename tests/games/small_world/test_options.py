"""Table options: every one on both values; the ledger's reading is the default."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.core.errors import BadOption, BadRecord
from turnwright.core.explain import why_not
from turnwright.core.game import Json, JsonDict
from turnwright.core.record import replay
from turnwright.core.seats import CHANCE
from turnwright.games.small_world import GAME
from turnwright.games.small_world.data.tables import DECLINED
from turnwright.games.small_world.options import OPTIONS, rule_set

DEFAULTS = {
    "first": "random",
    "coins": "secret",
    "own_decline_counts": True,
    "own_tokens_defend": False,
    "coins_help_pay": False,
    "immune_to_own": True,
    "spared_by_own": False,
    "redeploy_at_once": False,
    "decline_die": True,
    "beaten_fight_on": False,
    "swap_needs_token": False,
    "attempt_is_attack": True,
    "sea_entry": True,
    "quick_decline": True,
    "homemade": None,
}


def test_the_defaults_are_the_ledgers_readings() -> None:
    """Without options a table plays by the ledger, and every option names its rule."""
    assert DEFAULTS == GAME.check_options({})
    ids = {GAME.rulebook.rule(number).id for number in range(1, len(GAME.rulebook) + 1)}
    assert set() == {option.rule for option in OPTIONS} - ids


def test_equal_options_share_a_rule_set() -> None:
    """Clones and tables of one kind share what never changes; other options give other rules."""
    options = GAME.check_options({"coins": "open"})
    assert rule_set(3, options) is rule_set(3, dict(reversed(options.items())))
    assert rule_set(3, options) is not rule_set(4, options)
    assert rule_set(3, options) is not rule_set(3, GAME.check_options({}))


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"luck": 1}, "small_world has no option 'luck': its options are " + ", ".join(DEFAULTS)),
        ({"coins": "hidden"}, "option 'coins' cannot be 'hidden': allowed values are secret, open"),
        ({"sea_entry": 1}, "option 'sea_entry' cannot be 1: allowed values are true, false"),
        ({"sea_entry": "true"}, "option 'sea_entry' cannot be 'true': allowed values are true, false"),
        ({"quick_decline": None}, "option 'quick_decline' cannot be None: allowed values are true, false"),
        ({"first": 5}, "option 'first' cannot be 5: allowed values are random, 0, 1, 2, 3, 4"),
        ({"first": True}, "option 'first' cannot be true: allowed values are random, 0, 1, 2, 3, 4"),
        ({"first": -1}, "option 'first' cannot be -1: allowed values are random, 0, 1, 2, 3, 4"),
    ],
)
def test_bad_values_are_refused_in_one_line(given: JsonDict, line: str) -> None:
    """The line says what is allowed."""
    with pytest.raises(BadOption) as problem:
        GAME.new(2, 1, given)
    assert line == str(problem.value)


def test_a_refusal_by_the_other_reading_says_so() -> None:
    """The rule that is cited allows the choice: the table has decided otherwise."""
    t = Table(2, "ratmen", "hill", at={5: 2}, options={"decline_die": False})
    t.declined(0, "ghouls", {20: 2})
    t.turn().choose("expand")
    assert "[SW-19.7] This table plays by the other ruling." in why_not(GAME, t.s, 0, "attempt 21")
    t = Table(2, "sorcerers", "hill", {20: 1}, options={"swap_needs_token": True})
    t.active(1, "humans", "swamp", {21: 1})
    t.conquering()
    assert "[SW-26.14] This table plays by the other ruling." in why_not(GAME, t.s, 0, "swap 21")


def test_a_record_whose_options_do_not_fit_its_seats_names_the_line() -> None:
    """The first player of a record must have a seat there."""
    record = GAME.new(5, 1, {"first": 4}).record
    with pytest.raises(BadRecord, match="line 1: option 'first' cannot be 4: the seats are 0 to 1"):
        replay(record._replace(header=record.header._replace(seats=2), entries=()))


@pytest.mark.rules("SW-3.15")
def test_first_is_drawn_or_set() -> None:
    """Chance draws the first player, unless the table names a seat it has."""
    position = GAME.new(3, by_hand=True)
    for _piece in range(12):
        position.choose(position.options[0])
    assert (CHANCE, ["starts 0", "starts 1", "starts 2"]) == (position.seat, position.options)
    position.choose("starts 2")
    assert (2, 2) == (position.seat, position.view(0).encode()["first"])
    for seat in range(3):
        position = GAME.new(3, 1, {"first": seat})
        assert (seat, seat) == (position.seat, position.view(0).encode()["first"])
    with pytest.raises(BadOption) as problem:
        GAME.new(3, 1, {"first": 3})
    assert "option 'first' cannot be 3: the seats are 0 to 2" == str(problem.value)


@pytest.mark.rules("SW-11.5")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_coins_are_secret_or_open(viewer: int) -> None:
    """A seat sees its own coins; those of others only where the table keeps them open."""
    coins = {"secret": [7 if seat == viewer else None for seat in range(3)], "open": [7, 7, 7]}
    for value, expected in coins.items():
        t = Table(3, "ratmen", "hill", {21: 1}, options={"coins": value}).conquering()
        t.s.coins = [7, 7, 7]
        assert expected == [player["coins"] for player in t.seen(viewer)["players"]]


@pytest.mark.rules("SW-2.15")
@pytest.mark.parametrize(("value", "raided"), [(True, 2), (False, 1)])
def test_own_decline_counts(value: bool, raided: int) -> None:
    """An own region in decline is non-empty to the conqueror, or not; an opponent's always is."""
    t = Table(2, "orcs", "pillaging", {21: 1}, hand=6, options={"own_decline_counts": value})
    t.declined(0, "elves", {22: 1})
    t.declined(1, "trolls", {15: 1})
    t.stock().conquering().choose("conquer 22", "conquer 15")
    assert {"SW-11.1": 3, "SW-23.1": raided, "SW-43.1": raided} == t.income()


@pytest.mark.rules("SW-5.6")
def test_coins_help_pay() -> None:
    """Coins on a combo do not help to pay for it, unless the table says so."""
    for value, rule in ((False, "SW-5.4"), (True, "")):
        t = Table(2, options={"coins_help_pay": value})
        for race, coins in (("humans", 0), ("elves", 2), ("orcs", 0)):
            t.combo(race, {"humans": "hill", "elves": "swamp", "orcs": "forest"}[race], coins)
        t.s.coins[0] = 0
        t.stock().turn()
        assert rule == t.refusal("pick 2")
        assert "SW-5.4" == t.refusal("pick 3")
    t.choose("pick 2")
    assert 0 - 1 + 2 == t.s.coins[0]
    assert 1 == t.column()[0][2]


@pytest.mark.rules("SW-15.5")
@pytest.mark.parametrize(("value", "rule"), [(True, "SW-15.5"), (False, "")])
def test_immune_to_own(value: bool, rule: str) -> None:
    """Immunity stops declined Ghouls of the same player too, or only opponents."""
    t = Table(2, "ratmen", "heroic", {21: 1, 20: 1}, options={"immune_to_own": value})
    t.mark("heroes", 21)
    t.declined(0, "ghouls", {22: 4})
    t.active(1, "humans", "flying", {3: 1}, hand=6)
    t.conquering(1)
    assert "SW-15.4" == t.refusal("conquer 21")
    t.choose("stop").turn().choose("expand")
    assert rule == t.refusal("conquer 21")
    if not rule:
        t.choose("conquer 21")
        assert ((0, DECLINED), []) == (t.holder(21), t.marked("heroes"))


@pytest.mark.rules("SW-19.7")
@pytest.mark.parametrize(("value", "rule"), [(True, ""), (False, "SW-19.7")])
def test_decline_die(value: bool, rule: str) -> None:
    """Declined Ghouls may make a final attempt, or not; the active race may in any case."""
    t = Table(2, "ratmen", "hill", {2: 2}, options={"decline_die": value})
    t.declined(0, "ghouls", {22: 2})
    t.turn().choose("expand")
    assert rule == t.refusal("attempt 21")
    assert (not rule) == bool(t.options("attempt"))
    t.choose("stop")
    assert "" == t.refusal("attempt 3")


@pytest.mark.rules("SW-26.14")
@pytest.mark.parametrize(("value", "rule"), [(False, ""), (True, "SW-26.14")])
def test_swap_needs_token(value: bool, rule: str) -> None:
    """A swap needs no token in hand, or one."""
    for hand, expected in ((0, rule), (1, "")):
        t = Table(2, "sorcerers", "hill", {21: 1}, hand, {"swap_needs_token": value})
        t.active(1, "humans", "swamp", {22: 1})
        assert expected == t.conquering().refusal("swap 22")


@pytest.mark.rules("SW-34.3")
@pytest.mark.parametrize(("value", "rule"), [(True, "SW-34.2"), (False, "")])
def test_attempt_is_attack(value: bool, rule: str) -> None:
    """A failed final attempt is an attack for the Diplomat, or not."""
    t = Table(2, "ratmen", "diplomat", {21: 2}, options={"attempt_is_attack": value})
    t.active(1, "humans", "swamp", {22: 1})
    t.turn().choose("expand", "attempt 22", "die 0", "place 21")
    assert rule == t.refusal("ally 1")


@pytest.mark.rules("SW-44.4")
@pytest.mark.parametrize(("value", "rule"), [(True, ""), (False, "SW-6.1")])
def test_sea_entry(value: bool, rule: str) -> None:
    """Edge seas are open to the First Conquest of a Seafaring race, or not; later seas are in any case."""
    t = Table(2, "ratmen", "seafaring", hand=9, options={"sea_entry": value}).conquering()
    assert [rule, rule, "SW-6.1"] == [t.refusal(f"conquer {water}") for water in (1, 23, 8)]
    t.choose("conquer 21")
    assert "" == t.refusal("conquer 23")


@pytest.mark.rules("SW-46.5")
@pytest.mark.parametrize("value", [True, False])
def test_quick_decline(value: bool) -> None:
    """Stout declines on the turn of the pick, or from the next turn on."""
    t = Table(2, options={"quick_decline": value}, column=[("ratmen", "stout")]).stock()
    t.active(1, "humans", "hill", {3: 1})
    t.turn().choose("pick 1").deal().choose("conquer 21", "stop", "pile 21")
    assert ("late-decline" if value else "expand-or-decline") == t.step
    if value:
        t.choose("skip")
    t.choose("expand", "stop", "expand", "stop", "pile 21")
    assert (0, "late-decline") == (t.seat, t.step)


@pytest.mark.parametrize("name", [name for name, value in DEFAULTS.items() if isinstance(value, bool)])
def test_every_reading_plays_to_the_end(name: str) -> None:
    """A game under the other reading ends, and keeps the option in its record."""
    value: Json = not DEFAULTS[name]
    position = GAME.new(2, 4, {name: value})
    while not position.over:
        position.choose(position.actions[-1] if position.ply % 3 else position.actions[0])
    assert value == position.record.header.options[name]
