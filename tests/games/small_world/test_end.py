"""The end of the game and its winner (SW-14)."""

from __future__ import annotations

import json

import pytest

import turnwright
from tests.games.small_world.table import Table
from turnwright.core.seats import WATCHER
from turnwright.games.small_world import GAME


def last_round(seats: int, first: int = 0) -> Table:
    """Return a table on the last space of its track, every seat with one region."""
    t = Table(seats)
    races = ["ratmen", "humans", "wizards", "orcs", "tritons"]
    powers = ["hill", "forest", "swamp", "merchant", "mounted"]
    for seat in range(seats):
        t.active(seat, races[seat], powers[seat], {4 + seat: 1})
    t.s.first = first
    t.s.round = t.s.board.turns
    return t


@pytest.mark.rules("SW-14.1")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_sw_14_1_the_game_ends_when_all_have_had_a_turn_in_the_last_round(seats: int, spaces: int) -> None:
    """Every seat has its turn in the round of the last space, and then nothing is asked."""
    t = last_round(seats)
    assert spaces == t.s.round
    t.turn()
    for seat in range(seats):
        assert seat == t.seat
        t.choose("expand", "stop").settle()
    assert t.seat is None
    assert spaces == t.s.round


@pytest.mark.rules("SW-14.1")
def test_sw_14_1_the_round_before_the_last_is_followed_by_another() -> None:
    """With the marker on space 9 of 10 the game continues."""
    t = last_round(2)
    t.s.round = 9
    t.turn().choose("expand", "stop").settle()
    t.choose("expand", "stop").settle()
    assert (0, 10) == (t.seat, t.s.round)


@pytest.mark.rules("SW-14.1")
def test_sw_14_1_the_last_turn_is_that_of_the_seat_before_the_first() -> None:
    """With seat 2 as first player of three, seat 1 ends the game."""
    t = last_round(3, first=2).turn(2)
    for seat in (2, 0, 1):
        assert seat == t.seat
        t.choose("expand", "stop").settle()
    assert t.seat is None


@pytest.mark.rules("SW-14.2")
def test_sw_14_2_coins_are_revealed_at_the_end() -> None:
    """Hidden up to the last choice, open to every seat and watcher after it."""
    t = last_round(3)
    t.s.coins = [40, 50, 60]
    t.turn(2).choose("expand")
    assert [40, None, None] == [player["coins"] for player in t.seen(0)["players"]]
    assert [None, None, None] == [player["coins"] for player in t.seen(WATCHER)["players"]]
    t.choose("stop").settle()
    assert t.seat is None
    for viewer in (0, 1, 2, WATCHER):
        assert [40, 50, 61] == [player["coins"] for player in t.seen(viewer)["players"]]


@pytest.mark.rules("SW-14.1", "SW-14.2")
def test_sw_14_1_a_whole_game_lasts_as_many_rounds_as_the_track_has_spaces() -> None:
    """Two players who always take the first choice have 10 turns each; then scores are shown."""
    position = turnwright.game("small_world").new(2, seed=1)
    while not position.over:
        assert position.scores is None
        assert [] == position.winners
        position.choose(position.options[0])
    turns = [message.args["seat"] for message in position.log(WATCHER) if message.id == "log-turn"]
    assert (10, 10) == (turns.count(0), turns.count(1))
    seen = json.loads(json.dumps(position.view(WATCHER).encode()))
    assert position.scores == seen["coins"]
    assert [] != position.winners


@pytest.mark.rules("SW-14.3")
def test_sw_14_3_the_most_coins_win() -> None:
    """Whoever has most coins wins, with however few tokens."""
    t = Table(3, "ratmen", "hill", at={4: 9})
    t.active(1, "humans", "forest", {5: 1})
    t.s.coins = [54, 55, 40]
    assert [1] == GAME.winners(t.s)
    assert [54, 55, 40] == GAME.scores(t.s)


@pytest.mark.rules("SW-14.4")
def test_sw_14_4_a_tie_goes_to_the_most_race_tokens_on_the_map() -> None:
    """80 to 80: 12 tokens, active, in decline and with Spirit together, beat 11; 70 coins are out of it."""
    t = Table(3, "ratmen", "hill", at={2: 11})
    t.active(1, "humans", "forest", {4: 5, 5: 2})
    t.declined(1, "elves", {6: 1, 7: 1, 8: 1})
    t.spirit(1, "orcs", {9: 1, 10: 1})
    t.active(2, "skeletons", "swamp", {18: 15})
    t.s.coins = [80, 80, 70]
    assert [1] == GAME.winners(t.s)
    t.s.tokens[2 - 1] = 13
    assert [0] == GAME.winners(t.s)


@pytest.mark.rules("SW-14.5")
def test_sw_14_5_markers_hands_and_set_aside_amazons_do_not_count() -> None:
    """6 tokens win against 5 with 5 encampments, 3 tokens in hand and markers of all kinds."""
    t = Table(2, "ratmen", "bivouacking", at={4: 5}, hand=3)
    t.encamp(4, 5)
    for marker in ("lairs", "forts", "heroes", "dragon"):
        t.mark(marker, 4)
    t.active(1, "humans", "forest", {5: 6})
    t.s.coins = [80, 80]
    assert [1] == GAME.winners(t.s)


@pytest.mark.rules("SW-14.5")
def test_sw_14_5_the_four_set_aside_amazons_do_not_count() -> None:
    """In the last round 10 Amazons stand on the map with 4 aside; 11 tokens beat them."""
    t = Table(2, "amazons", "commando", at={4: 10}, hand=4)
    t.active(1, "ratmen", "forest", {5: 11})
    t.s.round = 10
    t.turn().choose("expand", "stop").settle()
    t.choose("expand", "stop").settle()
    assert t.seat is None
    assert 4 == t.kept("aside")
    t.s.coins = [80, 80]
    assert [1] == GAME.winners(t.s)


@pytest.mark.rules("SW-14.6")
def test_sw_14_6_players_still_tied_share_the_win() -> None:
    """Equal coins and equal tokens: both win, the poorer third does not."""
    t = Table(3, "ratmen", "hill", at={4: 3})
    t.active(1, "humans", "forest", {5: 2})
    t.declined(1, "elves", {6: 1})
    t.active(2, "orcs", "swamp", {9: 3})
    t.s.coins = [80, 80, 79]
    assert [0, 1] == GAME.winners(t.s)


@pytest.mark.rules("SW-14.7")
def test_sw_14_7_coins_on_combos_are_nobodys_at_the_end() -> None:
    """They change neither the scores nor the winner."""
    t = last_round(2)
    t.combo("elves", "commando", coins=9)
    t.s.coins = [50, 51]
    t.turn(1).choose("expand", "stop").settle()
    assert t.seat is None
    assert [50, 52] == GAME.scores(t.s)
    assert [1] == GAME.winners(t.s)
    assert [("elves", "commando", 9)] == t.column()
