"""SW-4: rounds and turns."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import POWER, RACE, Table
from turnwright.core.game import JsonDict
from turnwright.games.small_world import GAME

COLUMN = [
    ("humans", "hill"),
    ("orcs", "swamp"),
    ("wizards", "forest"),
    ("giants", "mounted"),
    ("tritons", "commando"),
    ("ratmen", "alchemist"),
]


def idle(t: Table) -> int:
    """Play a turn without a conquest; return whose it was."""
    seat = t.seat
    assert seat is not None
    t.choose("pick 1" if t.step == "picking" else "expand").deal().choose("stop")
    return seat


@pytest.mark.rules("SW-4.1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 0, 1, 2, 0]), (1, [1, 2, 0, 1, 2, 0, 1])])
def test_sw_4_1_players_take_turns_clockwise_from_the_first(first: int, order: list[int]) -> None:
    """Players take turns clockwise, one turn each per round, starting with the first player."""
    t = Table(3, column=COLUMN)
    t.s.first = first
    t.turn(first)
    assert order == [idle(t) for _turn in order]


@pytest.mark.rules("SW-4.1")
def test_sw_4_1_the_first_player_takes_the_first_turn() -> None:
    """The game starts with the turn of the first player."""
    for first in range(4):
        table = GAME.new(4, seed=5, options={"first": first})
        assert first == table.seat
        assert first == table.view(0).encode()["turn"]


@pytest.mark.rules("SW-4.2")
def test_sw_4_2_a_new_round_starts_when_every_player_has_had_a_turn() -> None:
    """When every player has had a turn, a new round starts and the marker moves 1 space forward."""
    t = Table(3, column=COLUMN)
    t.s.first = 2
    t.turn(2)
    rounds = []
    for _turn in range(7):
        rounds.append((t.seen(0)["round"], idle(t)))
    assert [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1), (3, 2)] == rounds


@pytest.mark.rules("SW-4.3")
def test_sw_4_3_a_player_without_an_active_race_picks_conquers_and_scores() -> None:
    """A player without an active race starts the turn by picking a combo, then conquers, then scores."""
    t = Table(2, column=COLUMN)
    t.declined(0, "trolls", {17: 1})
    t.turn()
    assert ["pick 1", "pick 2", "pick 3", "pick 4", "pick 5", "pick 6"] == t.options()
    t.choose("pick 1").deal()
    assert ("readying", 5) == (t.step, t.s.coins[0])
    t.choose("conquer 2", "conquer 3", "stop", "pile 2")
    assert 5 + 2 + 1 + 1 == t.s.coins[0]
    assert 1 == t.seat


@pytest.mark.rules("SW-4.4")
def test_sw_4_4_a_player_with_an_active_race_expands_or_declines() -> None:
    """A player with an active race chooses one: expand or decline; either way the turn then scores."""
    t = Table(2, "ratmen", "hill", {20: 2, 21: 1}, column=COLUMN).turn()
    assert ["expand", "decline"] == t.options()
    assert "SW-5.1" == t.refusal("pick 1")
    t.choose("expand", "stop", "place 20")
    assert (7, 1) == (t.s.coins[0], t.seat)
    open_steps = [name for name, *_frame in t.seen(0)["todo"]]
    assert ["march", "refill", "picking"] == open_steps  # nothing of the turn is left to do

    t = Table(2, "ratmen", "hill", {20: 2, 21: 1}, column=COLUMN).turn().choose("decline")
    assert (7, 1) == (t.s.coins[0], t.seat)


@pytest.mark.rules("SW-4.5")
def test_sw_4_5_expand_or_decline_comes_before_declined_ghouls_act() -> None:
    """The choice is made before anything else in the turn, also before declined Ghouls act."""
    t = Table(2, "ratmen", "hill", {20: 3}, column=COLUMN)
    t.declined(0, "ghouls", {3: 3})
    t.turn()
    assert ["expand", "decline"] == t.options()
    t.choose("expand")
    assert "conquer 2" in t.options()
    assert "SW-4.4" == t.refusal("decline")
    t.choose("conquer 2", "stop")
    assert ("readying", True) == (t.step, "conquer 21" in t.options())
    assert "SW-4.4" == t.refusal("decline")
    assert "SW-4.4" == t.refusal("expand")


@pytest.mark.rules("SW-4.5")
def test_sw_4_5_after_a_decline_nothing_else_is_asked_in_the_turn() -> None:
    """A decline is the whole turn: declined Ghouls do not act either."""
    t = Table(2, "ratmen", "spirit", {20: 2}, column=COLUMN)
    t.declined(0, "ghouls", {3: 3})
    t.turn().choose("decline")
    assert (1, "picking") == (t.seat, t.step)


@pytest.mark.rules("SW-4.6")
def test_sw_4_6_a_race_picked_this_turn_cannot_decline_this_turn() -> None:
    """A race picked this turn cannot be put in decline this turn."""
    t = Table(2, column=COLUMN).turn()
    assert "SW-4.4" == t.refusal("decline")
    t.choose("pick 1").deal()
    assert "SW-4.4" == t.refusal("decline")
    t.choose("conquer 2")
    assert "SW-4.4" == t.refusal("decline")
    t.choose("stop", "pile 2")
    assert (1, "picking") == (t.seat, t.step)


@pytest.mark.rules("SW-4.6")
def test_sw_4_6_stout_may_decline_after_scoring_on_the_turn_of_the_pick() -> None:
    """Except by Stout after scoring."""
    t = Table(2, column=[("humans", "stout"), *COLUMN[1:]]).turn().choose("pick 1").deal().choose("conquer 2")
    assert "SW-4.4" == t.refusal("decline")
    t.choose("stop", "pile 2")
    assert (7, ["skip", "decline"]) == (t.s.coins[0], t.options())


@pytest.mark.rules("SW-4.7")
def test_sw_4_7_a_turn_of_conquests_has_this_order() -> None:
    """Pick, Ghouls, readying, conquests, final attempt, redeployment, markers, scoring, Stout, Diplomat, losses."""
    power: JsonDict = {"name": "All", "tokens": 5, "effects": ["fortified", "stout", "diplomat"]}
    power["leaves_out"] = ["fortified", "diplomat"]
    t = Table(3, options={"homemade": {"power": power}}, column=[("humans", "homemade"), *COLUMN[1:]])
    t.declined(0, "ghouls", {25: 3, 26: 1})
    t.active(1, "trolls", "hill", {2: 2, 12: 1})
    t.turn()
    script = [
        ("picking", 0, "pick 1"),
        ("banner-draw", -1, "banner amazons"),
        ("badge-draw", -1, "badge berserk"),
        ("readying", 0, "attempt 27"),
        ("final-die", -1, "die 0"),
        ("readying", 0, "conquer 4"),
        ("conquests", 0, "conquer 3"),
        ("conquests", 0, "conquer 5"),
        ("conquests", 0, "attempt 2"),
        ("final-die", -1, "die 3"),
        ("placing", 0, "pile 25"),
        ("placing", 0, "pile 4"),
        ("fortifying", 0, "fortify 4"),
        ("late-decline", 0, "skip"),
        ("allying", 0, "ally 2"),
        ("placing", 1, "place 12"),
        ("expand-or-decline", 1, "expand"),
    ]
    for step, seat, choice in script:
        assert (step, seat) == (t.step, t.seat), choice
        if step in ("fortifying", "late-decline"):
            scored = 5 + 2 + 4 + 1 + 1  # two Ghoul regions, four of the active race, a farmland, the fortress
            assert (scored if step == "late-decline" else 5) == t.s.coins[0]
        t.choose(choice)


@pytest.mark.rules("SW-4.8")
def test_sw_4_8_a_player_may_conquer_nothing_and_stop_at_any_time() -> None:
    """Conquering is optional: a player may stop at any time and may conquer nothing."""
    t = Table(2, "ratmen", "hill", {20: 2}, hand=8, column=COLUMN).turn().choose("expand")
    assert "stop" in t.options()
    t.choose("stop", "pile 20")
    assert ([20], 10, 1) == (t.regions(0), t.tokens(20), t.seat)

    t = Table(2, "ratmen", "hill", {20: 2}, hand=8, column=COLUMN).turn().choose("expand")
    for region in (21, 14, 15):
        t.choose(f"conquer {region}")
        assert "stop" in t.options()
    t.choose("stop")
    assert "placing" == t.step


@pytest.mark.rules("SW-4.8")
def test_sw_4_8_a_new_race_may_stay_off_the_map() -> None:
    """A race that was just picked need not conquer either."""
    t = Table(2, column=COLUMN).turn().choose("pick 1").deal().choose("stop")
    assert (9, [], 1) == (t.hand(0), t.regions(0), t.seat)


@pytest.mark.rules("SW-4.9", "SW-4.10")
def test_sw_4_9_a_race_without_tokens_stays_active_until_its_owner_declines_it() -> None:
    """An active race with no token left stays active; its owner expands without it or declines, but picks nothing."""
    t = Table(2, "ratmen", "hill", {20: 1}, hand=5, column=COLUMN)
    t.active(1, "wizards", "alchemist", {21: 1})
    t.declined(1, "trolls", {3: 1, 4: 1})
    t.turn().choose("expand", "conquer 21", "stop", "pile 20")
    assert (1, "expand-or-decline", ["expand", "decline"]) == (t.seat, t.step, t.options())
    assert "SW-5.1" == t.refusal("pick 1")
    assert (RACE["wizards"], POWER["alchemist"]) == (t.seen(0)["players"][1]["race"], t.seen(0)["players"][1]["power"])
    assert (0, [], 10) == (t.hand(1), t.regions(1), t.tray("wizards"))
    t.choose("expand").settle()
    assert 5 + 2 + 2 == t.s.coins[1]  # two regions in decline, 2 coins of the Alchemist
    assert (0, "expand-or-decline") == (t.seat, t.step)
    t.choose("expand", "stop", "pile 20")
    assert (1, "expand-or-decline") == (t.seat, t.step)


@pytest.mark.rules("SW-4.10")
def test_sw_4_10_a_race_without_tokens_can_do_nothing_but_score() -> None:
    """Expanding with a race that has no token leaves nothing to decide."""
    t = Table(2, "wizards", "alchemist", column=COLUMN).turn().choose("expand")
    assert ["stop"] == t.options()


@pytest.mark.rules("SW-4.10")
def test_sw_4_10_declining_a_race_without_tokens_delays_the_pick_to_the_next_turn() -> None:
    """Declining it scores 0 for the dead race; the new combo is picked on the turn after."""
    t = Table(2, "wizards", "alchemist", column=COLUMN)
    t.active(1, "ratmen", "forest", {20: 1})
    t.turn().choose("decline").deal()
    assert (5, 1) == (t.s.coins[0], t.seat)
    t.choose("expand", "stop").settle()
    assert (0, "picking") == (t.seat, t.step)
