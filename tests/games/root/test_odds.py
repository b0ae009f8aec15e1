"""What is said of a battle before it is fought."""

from __future__ import annotations

import pytest

from tests.games.root.factions.roamer import Roamer
from tests.games.root.table import Table, card
from turnwright.core import engine
from turnwright.core.verbs import Meaning
from turnwright.games.root.data.tables import RABBIT
from turnwright.games.root.parts import court_of, shrine_of


def meaning(t: Table, choice: str) -> Meaning:
    """Return what a choice is shown to mean."""
    meant = t.game.meaning(t.s, t.game.vocabulary.action(choice))
    assert meant is not None
    return meant


def odds(t: Table, choice: str) -> tuple[int, int] | None:
    """Return the odds that a choice is shown with."""
    return meaning(t, choice).odds


@pytest.mark.parametrize(
    ("attackers", "defenders", "roosts"), [(1, 1, 0), (3, 1, 0), (1, 3, 0), (2, 2, 1), (4, 0, 1), (1, 0, 2), (5, 5, 0)]
)
def test_the_odds_of_a_battle_are_those_of_its_16_rolls(attackers: int, defenders: int, roosts: int) -> None:
    """The attacker removes more than it loses in as many rolls as was said."""
    at = {11: {"marquise": attackers, "eyrie": defenders, "roost": roosts}}
    t = Table("marquise eyrie", at=at).begin("marquise", "daylight")
    said = odds(t, "battle 11 eyrie")
    t.choose("battle 11 eyrie")
    better = 0
    for action in engine.options(t.s):
        after = t.s.clone()
        engine.apply(after, action)
        own = attackers - sum(after.warriors[:12])
        theirs = defenders + roosts - sum(after.warriors[12:]) - sum(after.pieces)
        better += theirs > own
    assert (better, 16) == said


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (4, 2), (3, 9)])
def test_what_each_side_may_lose_is_told_roll_by_roll(attackers: int, defenders: int) -> None:
    """Before the battle: in how many of the 16 rolls a side loses how many pieces; the label has no odds."""
    t = Table("marquise eyrie", at={11: {"marquise": attackers, "eyrie": defenders}}).begin("marquise", "daylight")
    action = t.game.vocabulary.action("battle 11 eyrie")
    theirs, mine = [message.args for message in t.game.outlook(t.s, action)]
    assert {"clearing", "faction"} == set(t.game.label(t.s, action).args)
    t.choose("battle 11 eyrie")
    lost: list[tuple[int, int]] = []
    for roll in engine.options(t.s):
        after = t.s.clone()
        engine.apply(after, roll)
        lost.append((defenders - sum(after.warriors[12:]), attackers - sum(after.warriors[:12])))
    for args, side in ((theirs, 0), (mine, 1)):
        counted = [args[f"lose{pieces}"] for pieces in range(5)]
        assert [[one[side] for one in lost].count(pieces) for pieces in range(5)] == counted
        assert (1 - side, 0, 16) == (args["seat"], args["more"], args["rolls"])


def test_a_card_of_the_decree_that_cannot_be_carried_out_warns_of_turmoil() -> None:
    """The button says so; one that can be carried out does not."""
    t = Table("eyrie marquise", at={1: {"eyrie": 2, "roost": 1, "marquise": 1}})
    court_of(t.s.boards, 0).leader = 2
    court_of(t.s.boards, 0).decree[2] = [card("sword")]
    t.begin("eyrie", "daylight")
    labels = {}
    while t.step != "decree" or t.s.todo[-1].arg < 2:
        t.choose(t.options()[0])
    for name in t.options("resolve"):
        labels[name] = t.game.label(t.s, t.game.vocabulary.action(f"resolve {name}")).args["turmoil"]
    assert {"bird": 0, "mouse": 1} == labels


def test_a_crusade_shows_its_odds_and_its_price() -> None:
    """As any battle does; it costs two acolytes."""
    t = Table("lizard marquise", at={5: {"lizard": 2, "marquise": 1}})
    shrine = shrine_of(t.s.boards, 0)
    shrine.outcast, shrine.acolytes = RABBIT, 2
    t.s.supply[0] -= 2
    t.begin("lizard", "birdsong")
    meant = meaning(t, "battle 5 marquise")
    assert ({"thing-acolyte": 2}, (6, 16)) == (meant.price, meant.odds)


def test_an_instigated_battle_shows_the_odds_of_those_who_fight() -> None:
    """Three warriors against one and a roost, and the other way round."""
    at = {1: {"marquise": 3, "eyrie": 1, "roost": 1}}
    t = Roamer("vagabond marquise eyrie", place=1, items="torch", character="vagrant", at=at).by_day()
    assert (14, 16) == odds(t, "instigate marquise eyrie")
    assert (6, 16) == odds(t, "instigate eyrie marquise")
