"""SW-5: picking a combo."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import POWER, RACE, Table
from turnwright.core import engine
from turnwright.core.decks import size
from turnwright.core.explain import why_not
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.small_world import GAME
from turnwright.games.small_world.steps.flow import FLOW

COLUMN = [
    ("humans", "hill"),
    ("orcs", "swamp"),
    ("wizards", "forest"),
    ("giants", "mounted"),
    ("tritons", "commando"),
    ("ratmen", "alchemist"),
]


def picking(*coins: int, purse: int = 5) -> Table:
    """Seat 0 picks from the six combos, on which these coins lie."""
    t = Table(2, column=COLUMN)
    for place, lying in enumerate(coins):
        t.s.column_coins[place] = lying
    t.s.coins[0] = purse
    return t.turn()


@pytest.mark.rules("SW-5.1")
@pytest.mark.parametrize("place", range(6))
def test_sw_5_1_any_visible_combo_may_be_picked(place: int) -> None:
    """The player picks one of the visible combos, including the one on top of the stacks."""
    t = picking().choose(f"pick {place + 1}")
    assert (RACE[COLUMN[place][0]], POWER[COLUMN[place][1]]) == (t.s.race[0], t.s.power[0])
    assert COLUMN[place][0] not in [race for race, _power, _coins in t.column()]


@pytest.mark.rules("SW-5.2")
@pytest.mark.parametrize("place", range(6))
def test_sw_5_2_a_combo_costs_a_coin_for_each_combo_above(place: int) -> None:
    """A combo costs 1 victory coin for each combo above it; the top one is free."""
    assert 5 - place == picking().choose(f"pick {place + 1}").s.coins[0]


@pytest.mark.rules("SW-5.3")
def test_sw_5_3_the_price_is_a_coin_on_every_combo_above() -> None:
    """The price is paid by putting 1 coin on every combo above the chosen one."""
    t = picking(0, 2, 0, 0, 1).choose("pick 4").deal()
    assert [1, 3, 1, 1, 0, 0] == [coins for _race, _power, coins in t.column()]
    assert 2 == t.s.coins[0]


@pytest.mark.rules("SW-5.4")
def test_sw_5_4_a_combo_beyond_the_purse_cannot_be_picked() -> None:
    """A combo that costs more coins than the player owns cannot be picked."""
    t = picking(purse=2)
    assert ["1", "2", "3"] == t.options("pick")
    assert "SW-5.4" == t.refusal("pick 4")
    assert ["1"] == picking(purse=0).options("pick")


@pytest.mark.rules("SW-5.5")
def test_sw_5_5_coins_on_the_picked_combo_go_to_the_player() -> None:
    """Coins lying on the picked combo go to the player: pay 1, gain 2."""
    t = picking(0, 2).choose("pick 2")
    assert 5 - 1 + 2 == t.s.coins[0]
    assert 5 + 3 == picking(3).choose("pick 1").s.coins[0]


@pytest.mark.rules("SW-5.6")
def test_sw_5_6_coins_on_a_combo_do_not_help_to_pay_it() -> None:
    """Coins lying on the picked combo neither lower its price nor help to pay it."""
    t = picking(0, 0, 4, purse=1)
    assert ["1", "2"] == t.options("pick")
    assert "SW-5.4" == t.refusal("pick 3")
    t = picking(0, 0, 4, purse=2).choose("pick 3")
    assert [1, 1] == t.s.column_coins[:2]
    assert 4 == t.s.coins[0]


@pytest.mark.rules("SW-5.6")
def test_sw_5_6_a_table_may_let_coins_on_a_combo_help_to_pay() -> None:
    """A table may read it otherwise: then price and purse with the coins on it are compared."""
    t = Table(2, column=COLUMN, options={"coins_help_pay": True})
    t.s.column_coins[3] = 2
    t.s.coins[0] = 1
    t.turn()
    assert ["1", "2", "4"] == t.options("pick")
    assert 0 == t.choose("pick 4").s.coins[0]


@pytest.mark.rules("SW-5.7")
def test_sw_5_7_a_player_without_an_active_race_must_pick() -> None:
    """A player without an active race must pick a combo; the turn cannot be passed."""
    t = picking(purse=0)
    assert ["pick 1"] == t.options()
    for other in ("stop", "skip", "expand", "decline", "keep"):
        assert "" != t.refusal(other)


@pytest.mark.rules("SW-5.8")
def test_sw_5_8_the_picked_combo_is_public() -> None:
    """The picked banner and badge lie face up in front of the player and are public."""
    t = picking().choose("pick 3").deal()
    for viewer in (-1, 0, 1):
        shown = t.seen(viewer)["players"][0]
        assert (RACE["wizards"], POWER["forest"]) == (shown["race"], shown["power"])


@pytest.mark.rules("SW-5.9")
@pytest.mark.parametrize(
    ("race", "power", "tokens", "left"),
    [
        ("humans", "hill", 9, 1),
        ("ratmen", "mounted", 13, 0),
        ("dwarves", "merchant", 5, 3),
        ("amazons", "alchemist", 14, 1),
    ],
)
def test_sw_5_9_tokens_are_banner_plus_badge(race: str, power: str, tokens: int, left: int) -> None:
    """The player takes race tokens from the tray into hand: banner number + badge number (Amazons + 4)."""
    t = Table(2, column=[(race, power)]).turn().choose("pick 1")
    assert (tokens, left) == (t.hand(), t.tray(race))
    assert [] == t.regions(0)


@pytest.mark.rules("SW-5.10")
def test_sw_5_10_a_race_gets_no_further_tokens() -> None:
    """A race gets no further tokens during the game: not for conquests, not for tokens of others lost."""
    t = Table(2, "humans", "hill", {20: 1}, hand=7, column=COLUMN[1:])
    t.active(1, "giants", "mounted", {21: 1, 3: 1})
    t.turn().choose("expand", "conquer 21", "conquer 14", "stop", "pile 20")
    assert (0, 8, 2) == (t.hand(), sum(map(t.tokens, t.regions(0))), t.tray("humans"))
    t.choose("expand", "stop", "expand", "stop", "pile 20")
    assert (0, 8, 2) == (t.hand(), sum(map(t.tokens, t.regions(0))), t.tray("humans"))


@pytest.mark.rules("SW-5.10")
def test_sw_5_10_an_ability_may_say_otherwise() -> None:
    """Unless its own ability says so: the same conquests bring Skeletons a token."""
    t = Table(2, "skeletons", "hill", {20: 1}, hand=7, column=COLUMN[1:])
    t.active(1, "giants", "mounted", {21: 1, 3: 1})
    t.turn().choose("expand", "conquer 21", "conquer 14", "stop", "pile 20")
    assert 9 == sum(map(t.tokens, t.regions(0)))


@pytest.mark.rules("SW-5.11")
def test_sw_5_11_gained_tokens_are_limited_to_the_tray() -> None:
    """Tokens gained by an ability are limited to what the tray holds."""
    t = Table(2, "skeletons", "hill", {20: 20}, column=COLUMN[1:])
    assert 0 == t.tray("skeletons")
    t.turn().choose("expand", "conquer 19", "conquer 14", "stop", "pile 20")
    assert (20, 0) == (sum(map(t.tokens, t.regions(0))), t.tray("skeletons"))


@pytest.mark.rules("SW-5.11")
def test_sw_5_11_tokens_back_in_the_tray_are_available_again() -> None:
    """Tokens that return to the tray become available again."""
    t = Table(2, "skeletons", "hill", {20: 19, 22: 1}, column=COLUMN[1:])
    t.active(1, "ratmen", "mounted", {16: 5})
    t.turn(1).choose("expand", "conquer 22", "stop", "pile 16")
    assert 1 == t.tray("skeletons")
    t.turn().choose("expand", "conquer 19", "conquer 14", "stop", "pile 20")
    assert (20, 0) == (sum(map(t.tokens, t.regions(0))), t.tray("skeletons"))


@pytest.mark.rules("SW-5.12", "SW-5.13")
def test_sw_5_12_lower_combos_move_up_with_their_coins_and_a_new_one_appears() -> None:
    """Combos below the picked one move up with their coins; a new one without coins makes them 6 again."""
    t = picking(0, 1, 2, 3, 4, 5).choose("pick 2")
    assert [("humans", "hill", 1), ("wizards", "forest", 2), ("giants", "mounted", 3)] == t.column()[:3]
    assert [("tritons", "commando", 4), ("ratmen", "alchemist", 5)] == t.column()[3:]
    assert CHANCE == t.seat
    t.choose("banner elves", "badge flying")
    assert (6, ("elves", "flying", 0)) == (len(t.column()), t.column()[5])
    assert ("readying", 0) == (t.step, t.seat)


@pytest.mark.rules("SW-5.14")
def test_sw_5_14_fewer_combos_are_offered_when_banners_run_short() -> None:
    """If race banners run short, fewer than 6 combos are offered; prices still follow the position."""
    t = Table(2, column=COLUMN[:4])
    t.stacks(banners=[])
    t.turn()
    assert ["1", "2", "3", "4"] == t.options("pick")
    assert ["SW-5.14", "SW-5.14"] == [t.refusal("pick 5"), t.refusal("pick 6")]
    assert why_not(GAME, t.s, 0, "pick 5").endswith("[SW-5.14]")
    t.choose("pick 4")
    assert (2, [1, 1, 1]) == (t.s.coins[0], t.s.column_coins)
    assert ("readying", 3) == (t.step, len(t.column()))


@pytest.mark.rules("SW-5.15")
def test_sw_5_15_the_last_of_five_players_still_finds_4_combos() -> None:
    """With 4 active races, 5 in decline and 1 with Spirit out of the column, 4 of the 14 are left."""
    t = Table(5)
    races = sorted(set(RACE) - {"homemade"})
    for seat in range(5):
        t.declined(seat, races.pop(), {2 + seat: 1})
        if seat:
            t.active(seat, races.pop(), "hill", {40 + seat: 1})
    t.spirit(1, races.pop(), {30: 1})
    t.ask(FLOW.refill).deal()
    t.turn()
    assert ["1", "2", "3", "4"] == t.options("pick")


@pytest.mark.rules("SW-5.15")
@pytest.mark.parametrize("seed", range(8))
def test_sw_5_15_players_at_random_always_find_4_combos(seed: int) -> None:
    """A player who picks always finds at least 4 combos, each with its badge."""
    rng = Rng(seed)
    s = GAME.new_state(5)
    fewest = 6
    while s.todo:
        found = engine.options(s)
        if engine.step_of(s).name == "picking":
            assert -1 not in s.column_power
            fewest = min(fewest, len(s.column_race))
        engine.apply(s, engine.random_answer(s, found, rng))
    assert 4 <= fewest <= 6


@pytest.mark.rules("SW-5.16")
def test_sw_5_16_discards_are_shuffled_when_a_banner_needs_a_badge() -> None:
    """If a banner needs a badge and the badge stack is empty, the discards are shuffled into a new stack."""
    t = Table(2, column=COLUMN)
    t.stacks(["elves", "trolls"], [])
    t.s.discards = [POWER["stout"], POWER["berserk"], POWER["wealthy"]]
    t.turn().choose("pick 1", "banner trolls")
    assert ["badge berserk", "badge stout", "badge wealthy"] == t.options()
    assert [1, 1, 1] == engine.weights(t.s)
    t.choose("badge stout")
    assert ("trolls", "stout", 0) == t.column()[5]
    assert ([], 2) == (t.s.discards, size(t.s.badges))


@pytest.mark.rules("SW-5.16")
def test_sw_5_16_discards_stay_out_while_the_stack_has_a_badge() -> None:
    """While a badge is left in the stack, it is drawn and the discards are not touched."""
    t = Table(2, column=COLUMN)
    t.stacks(["elves", "trolls"], ["flying"])
    t.s.discards = [POWER["stout"]]
    t.turn().choose("pick 1", "banner trolls")
    assert ["badge flying"] == t.options()
    t.choose("badge flying")
    assert ([POWER["stout"]], 0) == (t.s.discards, size(t.s.badges))


@pytest.mark.rules("SW-5.17")
def test_sw_5_17_a_banner_back_in_the_column_gets_a_badge_at_once_and_no_coins() -> None:
    """A banner that returns to an empty place of the column gets the next badge at once and carries no coins."""
    t = Table(2, "humans", "hill", {20: 1}, hand=5, column=COLUMN[1:5])
    t.s.column_coins = [1, 1, 1, 1]
    t.declined(1, "elves", {21: 1})
    t.stacks([], ["flying", "stout"])
    t.conquering().choose("conquer 21")
    assert ["badge flying", "badge stout"] == t.options()
    t.choose("badge stout")
    assert ("elves", "stout", 0) == t.column()[4]
    assert ("conquests", 0) == (t.step, t.seat)


@pytest.mark.rules("SW-5.17")
def test_sw_5_17_two_banners_that_return_together_both_get_a_badge() -> None:
    """A dead race put in decline drives out an older one: both banners return, the older first."""
    t = Table(2, "humans", "hill", column=COLUMN[1:5])
    t.declined(0, "elves", {21: 1})
    t.stacks([], ["flying", "stout", "berserk"])
    t.turn().choose("decline", "badge stout", "badge flying")
    assert [("elves", "stout", 0), ("humans", "flying", 0)] == t.column()[4:]
    assert ("picking", 1) == (t.step, t.seat)
