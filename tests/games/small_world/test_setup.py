"""SW-3: setting up."""

from __future__ import annotations

import pytest

from tests.games.small_world.printed import PRINTED, board, ids, printed_regions
from tests.games.small_world.table import Table
from turnwright.core import engine
from turnwright.core.decks import kinds, size
from turnwright.core.errors import BadOption
from turnwright.core.position import Position
from turnwright.core.seats import CHANCE
from turnwright.games.small_world import GAME
from turnwright.games.small_world.art.scene import Scene
from turnwright.games.small_world.belief import table_of
from turnwright.games.small_world.state import World

PLAYERS = [2, 3, 4, 5]


def laid_out(seats: int, seed: int = 1) -> World:
    """Return a table set up by chance, its first player about to pick."""
    state = GAME.new(seats, seed=seed).state
    assert isinstance(state, World)
    return state


def dealt(table: Position, *answers: str) -> Position:
    """Return the table after chance gave these answers."""
    for answer in answers:
        assert CHANCE == table.seat
        table.choose(answer)
    return table


@pytest.mark.rules("SW-3.1")
def test_sw_3_1_a_game_has_2_to_5_players() -> None:
    """A game has 2 to 5 players."""
    assert PLAYERS == list(GAME.seat_counts) == [m["players"] for m in PRINTED["maps"]]
    for seats in PLAYERS:
        assert seats == len(laid_out(seats).coins)
    for seats in (0, 1, 6):
        with pytest.raises(BadOption):
            GAME.new(seats, seed=1)


@pytest.mark.rules("SW-3.2")
@pytest.mark.parametrize(("seats", "regions"), [(2, 23), (3, 30), (4, 39), (5, 48)])
def test_sw_3_2_the_map_is_that_of_the_number_of_players(seats: int, regions: int) -> None:
    """The map for the exact number of players is used; regions of other maps are refused."""
    s = laid_out(seats)
    assert (seats, regions) == (s.board.players, len(s.who))
    t = Table(seats, "ratmen", "flying", hand=9).conquering()
    for region in range(1, 49):
        assert (region > regions) == (t.refusal(f"conquer {region}") == "SW-3.2")


@pytest.mark.rules("SW-3.3", "SW-3.4")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_sw_3_3_the_marker_starts_on_space_1_of_the_track(seats: int, spaces: int) -> None:
    """The game turn marker starts on space 1; the track has 10 spaces on M2 and M3, 9 on M4 and 8 on M5."""
    shown = Scene(table_of(GAME.view(laid_out(seats), 0)))
    assert (1, spaces) == (shown.round, shown.rounds)
    assert spaces == PRINTED["setup"]["turns"][seats]


@pytest.mark.rules("SW-3.5")
@pytest.mark.parametrize("seats", PLAYERS)
def test_sw_3_5_all_race_tokens_start_in_the_tray(seats: int) -> None:
    """All race tokens start in the storage tray."""
    s = laid_out(seats)
    assert [race["box"] for race in PRINTED["races"]] == s.tray[:14]
    assert all(holder < 0 for holder in s.who)
    assert [0] * (seats * 3) == s.hand


@pytest.mark.rules("SW-3.6", "SW-3.7", "SW-3.8", "SW-3.9")
def test_sw_3_6_banners_and_badges_are_shuffled_and_six_combos_appear() -> None:
    """14 banners and 20 badges are shuffled; 5 combos form the column and one is on top of the stacks."""
    table = GAME.new(2, by_hand=True)
    races = [f"banner {race['id']}" for race in PRINTED["races"]]
    powers = [f"badge {power['id']}" for power in PRINTED["powers"]]
    for place in range(6):
        assert races[place:] == table.options
        assert [1] * (14 - place) == engine.weights(table.state)
        dealt(table, races[place])
        assert powers[place:] == table.options
        assert [1] * (20 - place) == engine.weights(table.state)
        dealt(table, powers[place])
    assert ["starts 0", "starts 1"] == table.options
    s = table.state
    assert isinstance(s, World)
    assert [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 4, 0), (5, 5, 0)] == list(
        zip(s.column_race, s.column_power, s.column_coins, strict=True)
    )


@pytest.mark.rules("SW-3.7", "SW-3.8", "SW-3.9")
@pytest.mark.parametrize("seats", PLAYERS)
def test_sw_3_7_the_rest_forms_stacks_whose_top_combo_is_visible(seats: int) -> None:
    """Below the column of 5 lie 9 banners and 15 badges, of which one combo is visible: 6 in all."""
    s = laid_out(seats)
    column, top = 5, 1
    assert column + top == len(s.column_race) == len(set(s.column_race))
    assert 9 == top + size(s.banners)
    assert 15 == top + size(s.badges)
    assert list(range(14)) == sorted([*s.column_race, *kinds(s.banners)])
    assert list(range(20)) == sorted([*s.column_power, *kinds(s.badges)])
    assert [0] * 6 == s.column_coins


@pytest.mark.rules("SW-3.10")
def test_sw_3_10_the_order_below_the_top_is_hidden_from_all() -> None:
    """Banners and badges below the top of their stacks are hidden: any of them may come next."""
    s = laid_out(3)
    banners, badges = kinds(s.banners), kinds(s.badges)
    assert (8, 14) == (len(banners), len(badges))
    for seat in (-1, 0, 1, 2):
        shown = GAME.view(s, seat).encode()
        assert ([sorted(banners)], [sorted(badges)]) == (shown["banners"], shown["badges"])
    engine.apply(s, engine.options(s)[0])
    assert [f"banner {GAME.vocabulary.parameter(a)}" for a in engine.options(s)] == [
        GAME.vocabulary.name(a) for a in engine.options(s)
    ]
    assert (8, [1] * 8) == (len(engine.options(s)), engine.weights(s))
    engine.apply(s, engine.options(s)[3])
    assert (14, [1] * 14) == (len(engine.options(s)), engine.weights(s))


@pytest.mark.rules("SW-3.11")
@pytest.mark.parametrize(("seats", "tribes"), [(2, 9), (3, 10), (4, 14), (5, 18)])
def test_sw_3_11_a_lost_tribe_stands_on_every_symbol(seats: int, tribes: int) -> None:
    """One Lost Tribe token goes on every region with the symbol."""
    s = laid_out(seats)
    printed = [r["id"] for r in printed_regions(seats) if r["lost_tribe"]]
    assert tribes == len(printed)
    t = Table(seats)
    assert printed == [region for region in range(1, s.board.regions + 1) if t.tribe(region)]
    assert [int(r + 1 in printed) for r in range(s.board.regions)] == s.tokens


@pytest.mark.rules("SW-3.12")
@pytest.mark.parametrize(("seats", "mountains"), [(2, 4), (3, 7), (4, 8), (5, 9)])
def test_sw_3_12_a_mountain_stands_on_every_mountain_region(seats: int, mountains: int) -> None:
    """One Mountain goes on every mountain region: it costs 1 more from the start."""
    printed = [r["id"] for r in printed_regions(seats) if r["terrain"] == "mountain"]
    assert mountains == len(printed)
    assert printed == ids(board(seats).mountains)
    t = Table(seats, "ratmen", "hill")
    assert printed == [r for r in range(1, board(seats).regions + 1) if 3 == t.cost(r) - t.tribe(r)]


@pytest.mark.rules("SW-3.13")
@pytest.mark.parametrize("seats", PLAYERS)
def test_sw_3_13_every_player_starts_with_5_coins(seats: int) -> None:
    """Every player starts with 5 victory coins."""
    assert [5] * seats == laid_out(seats).coins
    assert 5 == PRINTED["setup"]["start_coins"]


@pytest.mark.rules("SW-3.15")
def test_sw_3_15_chance_draws_the_first_player() -> None:
    """The software draws the first player at random: every seat is as likely."""
    table = GAME.new(3, by_hand=True)
    while not table.options[0].startswith("starts"):
        dealt(table, table.options[0])
    assert ["starts 0", "starts 1", "starts 2"] == table.options
    assert [1, 1, 1] == engine.weights(table.state)
    dealt(table, "starts 2")
    assert 2 == table.seat
    assert {0, 1, 2} == {GAME.new(3, seed=seed).seat for seed in range(20)}


@pytest.mark.rules("SW-3.15")
def test_sw_3_15_the_table_may_set_the_first_player() -> None:
    """Unless the table sets one: then nothing is drawn, and the seat must exist."""
    assert {1} == {GAME.new(3, seed=seed, options={"first": 1}).seat for seed in range(5)}
    with pytest.raises(BadOption, match="the seats are 0 to 2"):
        GAME.new(3, seed=1, options={"first": 3})
