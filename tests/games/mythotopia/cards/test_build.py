"""Build: like the starting one."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.6", "MY-13.6")
@pytest.mark.parametrize("build", ["build", "start_build"])
def test_my_17_6_it_works_like_the_starting_build(build: str) -> None:
    """One stone, or a building as an action; its own stone does not pay for that."""
    assert ["pay " + build] == owing("stone", 1, build).options()
    t = Table(realms={0: "hatchel"}, hands={0: f"{build} hatchel fadge"}).act(0).choose(f"play {build}")
    assert ["castle hatchel"] == t.options()
    t = Table(realms={0: "hatchel"}, hands={0: f"{build} hatchel fadge eoan"}).act(0).choose(f"play {build}")
    t.choose("city hatchel", "play hatchel", "pay fadge", "pay eoan")
    assert [0, 1, 0] == t.tokens(0)
    assert ("act", 1) == (t.step, t.s.todo[-1].arg)


@pytest.mark.rules("MY-17.6")
def test_my_17_6_one_build_pays_for_the_other() -> None:
    """The one is played for its text, the other one for its stone."""
    t = Table(realms={0: "hatchel"}, hands={0: "build start_build hatchel"}).act(0)
    t.choose("play build", "castle hatchel", "play hatchel", "pay start_build")
    assert [1, 0, 0] == t.tokens(0)
