"""The blank banner and the blank badge: reading a table's own race and power (SW-1.15, SW-1.16)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turnwright.core.errors import BadOption
from turnwright.core.game import Json, JsonDict
from turnwright.games.small_world import GAME, homemade
from turnwright.games.small_world.factions.roster import POWERS, RACES, TRAITS
from turnwright.games.small_world.homemade import Homemade, read_toml

RACE: JsonDict = {"name": "Goblins", "banner": 7, "tokens_of": "ratmen", "effects": ["wizards"]}
POWER: JsonDict = {"name": "Lucky", "tokens": 4, "effects": ["hill", "heroic"], "leaves_out": ["heroic"]}
RACE_NAMES = ", ".join(race.key for race in RACES)
ALL_NAMES = RACE_NAMES + ", " + ", ".join(power.key for power in POWERS)


def refusal(value: Json) -> str:
    """Return the line that refuses ``value`` as the option."""
    with pytest.raises(BadOption) as problem:
        GAME.check_options({"homemade": value})
    return str(problem.value)


def with_race(**changes: Json) -> JsonDict:
    """Return the example race with other values."""
    return {"race": {**RACE, **changes}}


def with_power(**changes: Json) -> JsonDict:
    """Return the example power with other values."""
    return {"power": {**POWER, **changes}}


def test_the_example_of_the_module_can_be_read() -> None:
    """The TOML in the module's docstring is the table it shows, and is allowed."""
    found = re.search(r"```toml\n(.*?)```", homemade.__doc__ or "", re.DOTALL)
    assert found
    assert {"race": RACE, "power": POWER} == read_toml(found[1])
    assert {"race": RACE, "power": POWER} == GAME.check_options({"homemade": found[1]})["homemade"]


def test_text_and_table_mean_the_same() -> None:
    """A record keeps the table, whether text or table was given."""
    text = '[power]\nname = "Calm"\ntokens = 2'
    table: JsonDict = {"power": {"name": "Calm", "tokens": 2}}
    assert table == GAME.check_options({"homemade": text})["homemade"]
    assert table == GAME.check_options({"homemade": table})["homemade"]
    assert GAME.check_options({"homemade": None})["homemade"] is None


@pytest.mark.parametrize(
    ("value", "line"),
    [
        ("race = ", "homemade: not TOML: Invalid value (at end of document)"),
        ("[" * 5000, "homemade: not TOML: "),
        ("[power]\ntokens = " + "9" * 5000, "homemade: not TOML: "),
        ([], "homemade: expected a table with race, power"),
        (3, "homemade: expected a table with race, power"),
        ("", "homemade: give a [race] or a [power]"),
        ({"dice": {}}, "homemade: unknown key 'dice': there are race, power"),
        ({"race": 1}, "race: expected a table with name, banner, tokens_of, effects, leaves_out"),
        ({"power": []}, "power: expected a table with name, tokens, effects, leaves_out"),
        (with_race(tokens=3), "race: unknown key 'tokens': there are name, banner, tokens_of, effects, leaves_out"),
        (with_race(name=""), "race: name must be a line of 1 to 40 characters"),
        (with_race(name="  "), "race: name must be a line of 1 to 40 characters"),
        (with_race(name="x" * 41), "race: name must be a line of 1 to 40 characters"),
        (with_race(name="two\nlines"), "race: name must be a line of 1 to 40 characters"),
        (with_race(name="a\u202eb"), "race: name must be a line of 1 to 40 characters"),
        (with_power(name=5), "power: name must be a line of 1 to 40 characters"),
        (with_power(name="@race-elves"), "power: name must not start with @"),
        (with_race(tokens_of="humanss"), f"race: tokens_of must be one of {RACE_NAMES}"),
        (with_race(tokens_of=None), f"race: tokens_of must be one of {RACE_NAMES}"),
        (with_race(effects="wizards"), "race: effects must be a list of names"),
        (with_race(effects=[7]), "race: effects must be a list of names"),
        (with_race(effects=[["wizards"]]), "race: effects must be a list of names"),
        (with_race(effects=["magic"]), f"race: effects has unknown 'magic': there are {', '.join(sorted(TRAITS))}"),
        (with_race(effects=["hill", "hill"]), "race: effects names 'hill' twice"),
        (with_power(leaves_out=["wolf"]), f"power: leaves_out has unknown 'wolf': there are {ALL_NAMES}"),
        ("[race]\neffects = [1979-05-27]", "race: banner must be a number from 1 to 10"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(value: Json, line: str) -> None:
    """Every mistake has one clear line."""
    found = refusal(value)
    assert found.startswith(line) if line.endswith(": ") else line == found
    assert "\n" not in found


@pytest.mark.rules("SW-1.16")
@pytest.mark.parametrize("banner", [0, 11, -1, True, 2.0, "5", None])
def test_sw_1_16_a_banner_number_is_at_most_10(banner: Json) -> None:
    """A home-made race has a banner number of at most 10."""
    assert "race: banner must be a number from 1 to 10" == refusal(with_race(banner=banner))


@pytest.mark.rules("SW-1.16")
@pytest.mark.parametrize("tokens", [0, 6, False, "5", None])
def test_sw_1_16_a_badge_number_is_at_most_5(tokens: Json) -> None:
    """A home-made power has a number of at most 5."""
    assert "power: tokens must be a number from 1 to 5" == refusal(with_power(tokens=tokens))


@pytest.mark.rules("SW-1.16")
def test_sw_1_16_the_borrowed_tokens_suffice_for_every_badge() -> None:
    """The lender has at least banner + 5 tokens, and 4 more if the race has the Amazons' ability."""
    assert "race: needs up to 14 tokens, ratmen have 13" == refusal(with_race(banner=9))
    assert "race: needs up to 15 tokens, ratmen have 13" == refusal(
        with_race(banner=6, effects=["amazons"], leaves_out=["amazons"])
    )
    for banner, lender in ((8, "ratmen"), (10, "skeletons"), (5, "humans"), (3, "dwarves")):
        GAME.check_options({"homemade": with_race(banner=banner, tokens_of=lender)})


@pytest.mark.rules("SW-1.16")
def test_sw_1_16_both_numbers_are_allowed_up_to_the_limit() -> None:
    """10 and 5 are allowed."""
    value: JsonDict = {**with_race(banner=10, tokens_of="skeletons"), **with_power(tokens=5)}
    made = Homemade.from_json(value)
    assert made.race
    assert made.power
    assert (10, 20, 5) == (made.race.banner, made.race.box, made.power.tokens)


@pytest.mark.parametrize("key", sorted(TRAITS))
def test_an_ability_with_pieces_of_its_own_is_in_the_game_once(key: str) -> None:
    """Abilities with pieces or memory of their own need the printed race or power left out; others do not."""
    with_pieces = {
        *("amazons", "halflings", "sorcerers", "trolls"),
        *("bivouacking", "diplomat", "dragon_master", "fortified", "heroic", "spirit"),
    }
    value = with_race(effects=[key], banner=5, tokens_of="skeletons")
    if key in with_pieces:
        line = f"homemade: the effect {key!r} has pieces of its own: add it to leaves_out"
        assert line == refusal(value)
        value = with_race(effects=[key], banner=5, tokens_of="skeletons", leaves_out=[key])
    assert value == GAME.check_options({"homemade": value})["homemade"]


def test_borrowing_a_race_leaves_it_out() -> None:
    """A race may have the ability of the race whose tokens it borrows."""
    value = with_race(effects=["halflings"], banner=6, tokens_of="halflings")
    assert {"halflings"} == Homemade.from_json(value).left_out


def test_race_and_power_have_different_abilities() -> None:
    """One ability is not given twice to one pair, and extra tokens belong to a race."""
    both: JsonDict = {**with_race(effects=["hill"]), **with_power()}
    assert "homemade: race and power both have the effect 'hill'" == refusal(both)
    extra = with_power(effects=["amazons"], leaves_out=["amazons"])
    assert "power: an effect with extra tokens must belong to a race" == refusal(extra)


WORDS = st.sampled_from(
    [
        *("[race]", "[power]", "name", "banner", "tokens_of", "tokens", "effects", "leaves_out", "=", "[", "]", ","),
        *("\n", '"hill"', '"ratmen"', '"x"', "5", "0xFF", "1e999", "nan", "true", "1979-05-27", "25:61:00", "{", "}"),
        *("'", '"""', "#", "."),
    ]
)


@settings(deadline=None)
@given(st.one_of(st.text(), st.lists(WORDS, max_size=30).map(" ".join)))
def test_no_text_gets_past_the_reader_but_by_bad_option(text: str) -> None:
    """Whatever text is given: it is allowed, or refused in one line."""
    assert 1 == lines_said(text)


JUNK = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.sampled_from(["hill", "ratmen"])),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(st.text(), inner)),
    max_leaves=8,
)
PIECES = ["name", "banner", "tokens", "tokens_of", "effects", "leaves_out"]


@settings(deadline=None)
@given(
    st.one_of(
        JUNK,
        st.dictionaries(
            st.sampled_from(["race", "power"]),
            st.builds(
                lambda base, key, junk: {**base, key: junk},
                st.sampled_from([RACE, POWER]),
                st.sampled_from(PIECES),
                JUNK,
            ),
            min_size=1,
        ),
    )
)
def test_no_table_gets_past_the_reader_but_by_bad_option(value: Json) -> None:
    """Whatever table is given: it is allowed, or refused in one line."""
    assert 1 == lines_said(value)


def test_numbers_too_long_to_print_are_refused_too() -> None:
    """A hexadecimal number of any length is TOML, and no number here."""
    for key in ("tokens", "name", "effects", "leaves_out"):
        assert "\n" not in refusal(f"[power]\n{key} = [0x{'f' * 6000}]")
        assert "\n" not in refusal(f"[power]\n{key} = 0x{'f' * 6000}")


def lines_said(value: Json) -> int:
    """Return how many lines refuse ``value``; 1 if it is allowed and a table can start with it."""
    try:
        return 1 if GAME.new_state(5, {"homemade": value}).todo else 0
    except BadOption as problem:
        return len(str(problem).splitlines())
