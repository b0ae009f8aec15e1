"""Playing with a home-made race and power (SW-1.15, SW-1.16)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.small_world.invariants import broken
from tests.games.small_world.table import POWER, RACE, Table
from turnwright.core import engine
from turnwright.core.drawing import LIGHT, svg
from turnwright.core.errors import BadOption
from turnwright.core.explain import refuse
from turnwright.core.game import Json, JsonDict
from turnwright.core.rng import Rng
from turnwright.core.text import say
from turnwright.games.small_world import GAME
from turnwright.games.small_world.art.scene import Scene
from turnwright.games.small_world.belief import table_of
from turnwright.games.small_world.data.tables import BESIDE, DECLINED, NONE
from turnwright.games.small_world.factions.roster import TRAITS
from turnwright.games.small_world.homemade import Homemade
from turnwright.games.small_world.options import box, rule_set
from turnwright.games.small_world.steps.flow import FLOW

BLANK_BANNER, BLANK_BADGE = 14, 20
WITH_PIECES = {"amazons", "halflings", "sorcerers", "trolls"}
"""Races that must be left out where their ability is borrowed: all four are one too many."""
MARKUP = "<b>&\"Gob'</b> { $seat } @x"


def made(race: list[str] | None = None, power: list[str] | None = None, name: str = "Goblins") -> JsonDict:
    """Return options with a race and a power of these effects, what must be left out left out."""
    unique: list[Json] = [key for key in [*(race or []), *(power or [])] if TRAITS[key].unique]
    table: JsonDict = {}
    if race is not None:
        table["race"] = {
            **{"name": name, "banner": 7, "tokens_of": "skeletons", "effects": list[Json](race)},
            "leaves_out": [key for key in unique if key in race],
        }
    if power is not None:
        table["power"] = {
            **{"name": name + "!", "tokens": 5, "effects": list[Json](power)},
            "leaves_out": [key for key in unique if key in power],
        }
    return {"homemade": table}


def play(options: JsonDict, seats: int, seed: int) -> int:
    """Play a random game that prefers home-made combos and check it; return how many of them were picked."""
    s = GAME.new_state(seats, options)
    rng = Rng(seed)
    picked = plies = 0
    while s.todo:
        found = engine.options(s)
        assert found, engine.step_of(s).name
        assert sorted(set(found)) == found, engine.step_of(s).name
        plies += 1
        if plies % 9 == 0:
            assert [a for a in range(len(GAME.vocabulary)) if refuse(GAME, s, a) == 0] == found
        action = engine.random_answer(s, found, rng)
        if engine.step_of(s).name == "picking":
            mine = [i for i, r in enumerate(s.column_race) if r == BLANK_BANNER or s.column_power[i] == BLANK_BADGE]
            affordable = [GAME.vocabulary.action(f"pick {i + 1}") for i in mine]
            action = next((a for a in affordable if a in found), action)
            picked += action in affordable
        engine.apply(s, action)
        assert [] == broken(s)
    return picked


@pytest.mark.rules("SW-1.15")
def test_sw_1_15_the_blanks_are_out_of_an_ordinary_game() -> None:
    """The blank banner and the blank badge appear only in a game whose table defines a home-made race or power."""
    rules = rule_set(2, GAME.check_options({}))
    assert (list(range(14)), list(range(20))) == (rules.banners, rules.badges)
    position = GAME.new(2, by_hand=True)
    for verb, count in (("banner", 14), ("badge", 20)):
        assert count == len(position.options)
        assert f"{verb} homemade" not in position.options
        position.choose(position.options[0])


@pytest.mark.rules("SW-1.15", "SW-1.16")
def test_sw_1_16_the_blanks_join_and_the_lender_leaves() -> None:
    """A home-made race borrows the tokens of a race left out of the game; race and power are drawn like others."""
    position = GAME.new(2, options=made(["wizards"], ["hill"]), by_hand=True)
    assert "banner homemade" in position.options
    assert "banner skeletons" not in position.options
    assert 14 == len(position.options)
    position.choose("banner homemade")
    assert 21 == len(position.options)
    position.choose("badge homemade")
    view = position.view(0).encode()
    assert ([BLANK_BANNER], [BLANK_BADGE], [0]) == (view["column_race"], view["column_power"], view["column_coins"])
    tray = view["tray"]
    assert isinstance(tray, list)
    assert (20, 0) == (tray[BLANK_BANNER], tray[RACE["skeletons"]])


def test_the_vocabulary_has_a_slot_for_each() -> None:
    """Records name them ``banner homemade`` and ``badge homemade``, whatever the table calls them."""
    for choice in ("banner homemade", "badge homemade"):
        assert choice == GAME.vocabulary.name(GAME.vocabulary.action(choice))


@pytest.mark.rules("SW-1.16")
def test_sw_1_16_the_pick_takes_borrowed_tokens_and_the_effects_work() -> None:
    """Banner 7 + badge 5 tokens go to hand; Wizards' and Hill's coins are paid by their own rules."""
    t = Table(2, options=made(["wizards"], ["hill"]))
    t.active(1, "humans", "swamp", {3: 1})
    t.combo("homemade", "homemade")
    t.stock().turn().choose("pick 1").deal()
    assert (12, 8) == (t.hand(), t.s.tray[BLANK_BANNER])
    t.choose("conquer 2", "conquer 7", "stop", "pile 2")
    assert {"SW-11.1": 2, "SW-29.1": 1, "SW-40.1": 1} == t.income()


@pytest.mark.parametrize("key", sorted(TRAITS))
def test_every_ability_works_on_any_banner(key: str) -> None:
    """A random game with the ability on the blank banner keeps all invariants."""
    assert play(made([key]), 3, 1)


@pytest.mark.parametrize("key", sorted(set(TRAITS) - {"amazons"}))
def test_every_ability_works_on_any_badge(key: str) -> None:
    """A random game with the ability on the blank badge keeps all invariants."""
    assert play(made(None, [key]), 3, 2)


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.sampled_from(sorted(TRAITS)), max_size=5, unique=True),
    st.lists(st.sampled_from(sorted(TRAITS)), max_size=4, unique=True),
    st.integers(2, 5),
    st.integers(0, 1000),
)
def test_any_mixture_is_refused_or_plays(race: list[str], power: list[str], seats: int, seed: int) -> None:
    """Whatever effects are put together: BadOption, or a game that ends and keeps all invariants."""
    try:
        options = GAME.check_options(made(race, power))
    except BadOption:
        assert set(race) & set(power) or "amazons" in power or WITH_PIECES <= {*race, *power}
        return
    play(options, seats, seed)


def test_an_ability_that_race_and_power_both_have_works_once() -> None:
    """Hill Goblins with the printed Hill badge get 1 coin a hill; Stout ones are asked once; a roll is offered once."""
    t = Table(2, "homemade", "hill", {5: 1}, options=made(["hill"]))
    assert {"SW-11.1": 1, "SW-40.1": 1} == t.income()
    t = Table(2, "homemade", "stout", {5: 1}, options=made(["stout"])).stock()
    t.active(1, "humans", "swamp", {3: 1})
    t.turn().choose("expand", "stop", "decline")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    t = Table(2, "homemade", "berserk", {5: 1}, hand=3, options=made(["berserk"])).conquering()
    assert 1 == t.options().count("roll")


def test_choices_of_several_abilities_come_in_order() -> None:
    """Rolls, the Dragon and swaps are offered ascending, in whichever order they are listed."""
    t = Table(2, "homemade", "dragon_master", {5: 1}, hand=3, options=made(["berserk"])).conquering()
    assert sorted(engine.options(t.s)) == engine.options(t.s)
    assert "roll" == t.options()[-1]
    assert "" == t.refusal("dragon 10")


def test_stacks_stay_in_decline_only_by_what_lasts() -> None:
    """The Ghouls' ability on a discarded badge ends with it; on a banner, or on a badge that Spirit keeps, it lasts."""
    for race, power, options, slot, tokens in (
        ("homemade", "hill", made(["ghouls"]), DECLINED, 3),
        ("ratmen", "homemade", made(None, ["ghouls"]), DECLINED, 1),
        ("ratmen", "homemade", made(None, ["ghouls", "spirit"]), BESIDE, 3),
    ):
        t = Table(2, race, power, {21: 3}, options=options).stock().turn().choose("decline")
        assert ((0, slot), tokens) == (t.holder(21), t.tokens(21))


@pytest.mark.rules("SW-13.3")
def test_sw_13_3_a_badge_stays_only_if_the_ability_is_printed_on_it() -> None:
    """A home-made race that declines beside others by its own nature discards its badge like any other."""
    t = Table(2, "homemade", "hill", {21: 1}, options=made(["spirit"])).stock().turn().choose("decline")
    assert ((0, BESIDE), [POWER["hill"]]) == (t.holder(21), t.s.discards)
    assert NONE == t.s.power[BESIDE]
    t = Table(2, "ratmen", "homemade", {21: 1}, options=made(None, ["spirit"])).stock().turn().choose("decline")
    assert ((0, BESIDE), []) == (t.holder(21), t.s.discards)
    assert BLANK_BADGE == t.s.power[BESIDE]


def test_new_tokens_join_before_any_come_off() -> None:
    """A race with the abilities of Amazons and Skeletons gives up no region that a new token could save."""
    t = Table(2, "homemade", "hill", {20: 4, 21: 1}, options=made(["amazons", "skeletons"]))
    t.s.raided = 2
    t.ask(FLOW.redeploy)
    assert ("", [20, 21], 0, 4) == (t.step, t.regions(0), t.hand(), t.kept("aside"))


def test_what_is_left_out_is_in_no_stack() -> None:
    """The lender and all that is named are neither among banners nor among badges."""
    rules = rule_set(2, GAME.check_options(made(["trolls"], ["heroic"])))
    races = [rules.races[i].key for i in rules.banners]
    powers = [rules.powers[i].key for i in rules.badges]
    assert ("homemade", "homemade") == (races[-1], powers[-1])
    assert set() == {"skeletons", "trolls", "heroic"} & {*races, *powers}
    assert (13, 20) == (len(races), len(powers))
    assert 14 == len(box(Homemade(None, None, set()))[2])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_names_with_markup_stay_plain_text(lang: str) -> None:
    """A name is shown as it was written: no markup, no Fluent, no message id is read into it."""
    t = Table(2, "homemade", "homemade", {21: 1}, options=made(["wizards"], ["hill"], MARKUP)).stock()
    t.turn().choose("expand", "stop")
    told = [say(GAME, message, lang) for message in t.log if MARKUP in message.args.values()]
    assert told
    assert all(MARKUP in line for line in told)
    view = GAME.view(t.s, 0)
    scene = Scene(table_of(view))
    assert MARKUP == scene.race_names[BLANK_BANNER]
    assert MARKUP + "!" == scene.power_names[BLANK_BADGE]
    picture = svg(GAME.panels(view, LIGHT))
    assert "<b>" not in picture
