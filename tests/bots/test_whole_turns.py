"""Where turns are made of many small choices, bots judge a choice by the turn it begins."""

from __future__ import annotations

from typing import cast

from tests.games.terra_mystica.table import Table
from turnwright.bots.playout import Tree, one_ply
from turnwright.bots.search import advise
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.rng import Rng
from turnwright.games.terra_mystica import GAME

TERRA = cast("Game[State]", GAME)


def poor_but_powerful(bowl2: int = 10, bowl3: int = 2) -> Table:
    """Seat 0 can do nothing but sacrifice power for a power action, convert, or pass."""
    return Table("witches nomads", at={0: "E9 F4", 1: "E8"}, round=2).own(
        0, workers=0, coins=0, priests=0, bowls=(0, bowl2, bowl3)
    )


def valued(t: Table) -> dict[str, int]:
    """Return what a look ahead makes of each option of seat 0."""
    actions = engine.options(t.s)
    values = one_ply(TERRA.judge(), t.s, 0, actions)
    return {GAME.vocabulary.name(a): value for a, value in zip(actions, values, strict=True)}


def test_a_preparation_is_worth_what_it_newly_allows() -> None:
    """Two sacrifices pay for a power action, so the first of them is better than passing."""
    values = valued(poor_but_powerful())
    assert values["burn"] > max(value for name, value in values.items() if name.startswith("pass"))
    t = poor_but_powerful().choose("burn", "burn")
    assert any(name.startswith("power") for name in t.options())
    assert max(valued(t).values()) == values["burn"]


def test_a_preparation_for_nothing_is_left_alone() -> None:
    """A sacrifice that pays for a coin at best is worth less than a pass."""
    values = valued(poor_but_powerful(2, 0))
    assert values["burn"] < max(values.values())


def test_a_search_tries_first_what_looks_best_at_the_end_of_the_turn() -> None:
    """The most promising option of the tree is the best one of the look ahead."""
    t = poor_but_powerful()
    actions = engine.options(t.s)
    tree = Tree(TERRA.judge(), Rng(1), 1, 2.0)
    advise(tree, t.s, 0, actions)
    values = one_ply(TERRA.judge(), t.s, 0, actions)
    assert actions == tree.root.actions
    assert max(tree.root.priors) == tree.root.priors[values.index(max(values))]
    assert len(set(tree.root.priors)) > 1
