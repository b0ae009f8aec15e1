"""What the Eyrie make of their Decree, as bots judge it: how surely it can be carried out."""

from __future__ import annotations

from tests.games.root.factions.courts import court, day, led
from tests.games.root.factions.test_worth import liked
from tests.games.root.test_judging import best, likes
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import COLUMNS
from turnwright.games.root.factions.eyrie_risk import decree_chance
from turnwright.games.root.factions.eyrie_worth import EyriePosts
from turnwright.games.root.steps.flow import FLOW

RABBIT_HOME = {4: {"roost": 1, "eyrie": 6}}


def columns(leader: str, at: dict[int, dict[str, int]], hand: str) -> dict[str, int]:
    """Return how good each column looks for the only card of a hand."""
    t = led(leader, at, hand).begin("eyrie", "birdsong")
    return likes(t.choose(f"add {hand}"))


def test_a_card_that_no_roost_matches_is_no_recruit() -> None:
    """With a roost among rabbits only, foxes cannot be recruited; rabbits can."""
    weights = columns("despot", RABBIT_HOME, "anvil")
    assert weights["column recruit"] < 100 < weights[liked(weights)]
    assert liked(columns("despot", RABBIT_HOME, "cobbler")) == "column recruit"


def test_nobody_to_fight_no_card_for_battles() -> None:
    """The nearest enemies are far away."""
    assert columns("builder", {**RABBIT_HOME, 5: {"marquise": 2}}, "cobbler")["column battle"] < 100
    beside = columns("builder", {**RABBIT_HOME, 8: {"marquise": 1, "sawmill": 1, "eyrie": 3}}, "anvil")
    assert beside["column battle"] > 100


def test_the_second_roost_of_a_suit_needs_a_second_site() -> None:
    """With one mouse clearing to build in, two mouse cards for roosts are worse than one."""
    at = {**RABBIT_HOME, 9: {"eyrie": 4}}
    one = led("builder", at, build="sword")
    two = led("builder", at, build="sword investments")
    assert decree_chance(one.s, 0) > decree_chance(two.s, 0) + 200


def test_more_warriors_make_moves_surer() -> None:
    """Two fox cards for moves need warriors among foxes."""
    chances = []
    for warriors in range(5):
        t = led("charismatic", {4: {"roost": 1}, 8: {"eyrie": warriors}}, move="anvil foxfolk_steel")
        chances.append(decree_chance(t.s, 0))
    assert chances == sorted(chances)
    assert chances[0] < chances[2] < chances[4]


def test_a_supply_that_runs_out_is_seen() -> None:
    """The Charismatic leader places two, or falls."""
    plenty = led("charismatic", {4: {"roost": 1, "eyrie": 10, "marquise": 1}})
    empty = led("charismatic", {4: {"roost": 1, "eyrie": 19, "marquise": 1}})
    assert decree_chance(plenty.s, 0) > 2 * decree_chance(empty.s, 0)


def test_a_decree_that_will_fail_is_worth_less_than_none() -> None:
    """Cards for roosts among foxes and mice, with nobody to go there."""
    at = {4: {"roost": 1, "eyrie": 1}, 8: {"marquise": 3}, 9: {"marquise": 3}, 12: {"marquise": 3}}
    plain = led("builder", at, vp=10)
    doomed = led("builder", at, vp=10, build="anvil sword")
    assert GAME.judge().value(plain.s, 0) > GAME.judge().value(doomed.s, 0) + 1000


def test_suits_are_resolved_before_birds_and_the_impossible_last() -> None:
    """A bird may serve where no other card fits."""
    t = day("builder", RABBIT_HOME, recruit="cobbler anvil")
    weights = likes(t)
    assert weights["resolve rabbit"] > weights["resolve bird"] > weights["resolve fox"]


def test_who_must_move_later_is_not_moved_away() -> None:
    """Two rabbit cards ask for moves, and two warriors stand among rabbits: one of them moves at first."""
    t = day("charismatic", {4: {"roost": 1, "eyrie": 2}}, move="cobbler bake_sale")
    t.choose("resolve bird", "enlist 4")
    t.s.warriors[3] = 2
    t.choose("resolve rabbit", "move 4 8")
    assert liked(likes(t)) == "take 1"


def test_a_leader_without_enemies_near_does_not_ask_for_battles() -> None:
    """Battles that cannot be fought mean turmoil."""
    t = led("builder", {**RABBIT_HOME, 1: {"marquise": 2}})
    weights = likes(t.ask(next(step for step in GAME.steps if step.name == "leader"), 0))
    assert max(weights["leader charismatic"], weights["leader commander"]) < min(
        weights["leader builder"], weights["leader despot"]
    )


def test_turmoil_in_this_turn_is_avoided() -> None:
    """Of four columns only those are chosen whose card can be carried out at once."""
    t = led("despot", {**RABBIT_HOME, 12: {"eyrie": 2}}, "anvil", vp=8).begin("eyrie", "birdsong").choose("add anvil")
    chosen = best(t)
    t.choose(chosen)
    assert chosen in ("column move", "column build")
    assert court(t).decree[COLUMNS.index(chosen.split()[1])]
    assert FLOW.evening in [f.step for f in t.s.todo]


def test_the_eyrie_fly_where_they_outnumber_the_guard_of_buildings() -> None:
    """A workshop that nobody guards draws them more than an empty clearing; one that many guard does not."""
    gains = []
    for there in ({}, {"workshop": 1}, {"workshop": 1, "marquise": 4}):
        t = led("builder", {4: {"roost": 1, "eyrie": 3}, 8: there})
        gains.append(EyriePosts(t.s, 0).moves_worth([(3, 7)])[0])
    assert gains[1] > gains[0] > gains[2]
