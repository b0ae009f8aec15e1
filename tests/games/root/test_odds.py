"""What is said of a battle before it is fought."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table
from turnwright.core import engine


def odds(t: Table, choice: str) -> tuple[int, int] | None:
    """Return the odds that a choice is shown with."""
    meaning = t.game.meaning(t.s, t.game.vocabulary.action(choice))
    assert meaning is not None
    return meaning.odds


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
