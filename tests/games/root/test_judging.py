"""What bots make of a position at a glance: dominance, battles, moves, and the end of the game."""

from __future__ import annotations

from typing import cast

from tests.games.root.factions.company import Company
from tests.games.root.factions.cult import Cult
from tests.games.root.table import Table, card
from turnwright.bots.playout import one_ply
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.games.root import GAME
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.judgement.estimates import battle_worth, dominance_worth, lead_at, loss_of
from turnwright.games.root.rules import RT_3_1_N1
from turnwright.games.root.scoring import win
from turnwright.games.root.steps.flow import FLOW

ROOT = cast("Game[State]", GAME)
FOX_CLEARINGS = (1, 6, 8, 12)


def likes(t: Table) -> dict[str, int]:
    """Return the prior weight of every option."""
    actions = engine.options(t.s)
    return {GAME.vocabulary.name(a): w for a, w in zip(actions, GAME.judge().prior(t.s, actions), strict=True)}


def looked(t: Table) -> dict[str, int]:
    """Return what a look at the whole turn makes of every option."""
    actions = engine.options(t.s)
    values = one_ply(ROOT.judge(), t.s, engine.asked(t.s), actions)
    return {GAME.vocabulary.name(a): value for a, value in zip(actions, values, strict=True)}


def best(t: Table) -> str:
    """Return the option that a look at the whole turn finds best."""
    values = looked(t)
    return max(values, key=lambda name: values[name])


def dominating(strength: int, enemies: int) -> Table:
    """Marquise at 12 points with a dominance card, so strong in three fox clearings, with enemies beside them."""
    at = {clearing: {"marquise": strength} for clearing in FOX_CLEARINGS[:3]}
    at[2] = {"eyrie": enemies}
    at[7] = {"eyrie": enemies}
    return Table("marquise eyrie lizard", at=at, hands={"marquise": "dominance_fox"}, vp={"marquise": 12})


def test_dominance_is_not_activated_with_nothing_ruled() -> None:
    """Ten points are worth more than a card that asks for three clearings."""
    t = Cult("lizard marquise eyrie", at={3: {"lizard": 1}}, hands={"lizard": "dominance_fox"}, vp={"lizard": 10})
    t.begin("lizard", "daylight")
    assert "dominate dominance_fox" in t.options()
    assert best(t) != "dominate dominance_fox"
    assert likes(t)["dominate dominance_fox"] == 1


def test_dominance_is_activated_where_nobody_can_break_it() -> None:
    """Three clearings with six warriors each, and no enemy near."""
    at = {clearing: {"lizard": 6} for clearing in FOX_CLEARINGS[:3]}
    t = Cult("lizard marquise eyrie", at=at, hands={"lizard": "dominance_fox"}, vp={"lizard": 10})
    assert best(t.begin("lizard", "daylight")) == "dominate dominance_fox"


def test_the_nearer_the_enemies_the_less_dominance_is_worth() -> None:
    """By what one of them can bring into a clearing; the worth never jumps up when they grow."""
    worths = [dominance_worth(dominating(3, enemies).s, 0, card("dominance_fox")) for enemies in range(7)]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > 20_000 > 12_000 > worths[-1]


def test_two_corners_that_face_each_other_are_worth_more_than_two_that_do_not() -> None:
    """The dominance card of birds asks for opposite corners (RT-3.3.1.II)."""
    facing = Table("marquise eyrie lizard", at={1: {"marquise": 3}, 3: {"marquise": 3}})
    beside = Table("marquise eyrie lizard", at={1: {"marquise": 3}, 2: {"marquise": 3}})
    bird = card("dominance_bird")
    assert dominance_worth(facing.s, 0, bird) > 2 * dominance_worth(beside.s, 0, bird)


def test_winning_is_worth_more_than_any_position() -> None:
    """By points and by dominance: a winner without a score marker has won no less."""
    t = Table("marquise eyrie lizard", vp={"marquise": 30, "eyrie": 29})
    win(t.s, 0, RT_3_1_N1)
    assert GAME.judge().final_value(t.s, 0) > GAME.judge().final_value(t.s, 1) == 29_000
    t = Table("marquise eyrie lizard", vp={"marquise": NONE, "eyrie": 29})
    win(t.s, 0, RT_3_1_N1)
    assert GAME.judge().final_value(t.s, 0) > GAME.judge().final_value(t.s, 1)


def test_a_lead_is_what_rule_is_decided_by() -> None:
    """Ties are for the Eyrie (RT-7.2.2#1), gardens for the Cult (RT-10.2.4)."""
    t = Cult("lizard marquise eyrie", at={5: {"marquise": 2, "eyrie": 2}, 8: {"marquise": 4, "garden": 1}})
    assert (lead_at(t.s, 1, 4), lead_at(t.s, 2, 4)) == (0, 1)
    assert lead_at(t.s, 0, 7) > 0 > lead_at(t.s, 1, 7)


def test_hits_take_warriors_first_and_buildings_count_more() -> None:
    """A second hit that removes a building scores as well."""
    t = Table("marquise eyrie", at={5: {"eyrie": 1, "roost": 1}})
    first, second = loss_of(t.s, 1, 4, 1), loss_of(t.s, 1, 4, 2)
    assert second - first > 1000 > first
    assert loss_of(t.s, 1, 4, 3) == second


def test_a_strong_attacker_likes_a_battle_and_a_weak_one_does_not() -> None:
    """Four against one roost without guards; one beside a building against four."""
    t = Table("marquise eyrie", at={5: {"marquise": 4, "roost": 1}, 8: {"marquise": 1, "sawmill": 1, "eyrie": 4}})
    assert battle_worth(t.s, 0, 4, 1) > 1000
    assert battle_worth(t.s, 0, 7, 1) < 0


def test_a_turn_is_thought_through_beyond_a_battle() -> None:
    """The Riverfolk win by the trade post after the roll that they think of: a battle does not end their thoughts."""
    at = {10: {"riverfolk": 5}, 11: {"riverfolk": 4, "marquise": 1, "sawmill": 1}}
    t = Company(at=at, funds={"riverfolk": 4}, vp={"riverfolk": 27})
    t.begin("riverfolk", "daylight")
    actions = [GAME.vocabulary.action("battle 11 marquise")]
    assert one_ply(ROOT.judge(), t.s, 0, actions)[0] > 40_000


def test_movers_rule_at_both_ends_if_they_can() -> None:
    """Two or three of four would rule next to one enemy and leave somebody who rules at the origin."""
    t = Company(at={10: {"riverfolk": 4}, 5: {"marquise": 1}}, funds={"riverfolk": 1})
    weights = likes(t.begin("riverfolk", "daylight").choose("move 10 5"))
    assert min(weights["take 2"], weights["take 3"]) > max(weights["take 1"], weights["take 4"])


def test_better_looks_weigh_more_however_little_better() -> None:
    """The cheapest card is discarded: an ambush is worth more than a bird, a bird more than another card."""
    t = Table(hands={"marquise": "ambush_fox royal_claim codebreakers"}).ask(FLOW.discard, 0)
    weights = likes(t)
    assert weights["discard codebreakers"] > weights["discard royal_claim"] > weights["discard ambush_fox"]
