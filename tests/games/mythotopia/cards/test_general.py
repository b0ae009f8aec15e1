"""General: stands for the card of any own province."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.20")
def test_my_17_20_it_is_the_source_of_an_invasion_from_any_own_province() -> None:
    """And from no other: Trogle has a border with Blore only, which is not the player's."""
    t = Table(realms={0: "palmain", 1: "blore"}, hands={0: "general hatchel start_army"}).act(0)
    assert ["blore", "diclesium", "iracund", "nusus", "scombroid"] == t.options("invade")
    t.choose("invade blore")
    assert ["play general"] == t.options()
    t.choose("play general", "pay hatchel", "pay start_army", "done")
    assert 2 == t.armies(0, "blore")
    assert ["hatchel", "start_army", "general"] == t.discard(0)


@pytest.mark.rules("MY-17.20")
def test_my_17_20_it_is_the_card_of_a_building_site() -> None:
    """In own provinces only."""
    t = Table(realms={0: "palmain hatchel", 1: "blore"}, hands={0: "general start_build fadge"}).act(0)
    t.choose("play start_build")
    assert ["hatchel", "palmain"] == t.options("castle")
    assert "MY-13.5" == t.refusal("castle blore")
    t.choose("castle palmain", "play general", "pay fadge")
    assert [1, 0, 0] == t.tokens(0)


@pytest.mark.rules("MY-17.20", "MY-3.7")
def test_my_17_20_played_for_its_text_it_gives_no_army() -> None:
    """It serves one purpose; for its symbol it is an army."""
    t = Table(realms={0: "palmain"}, hands={0: "general hatchel"}).act(0)
    assert [] == t.options("invade")
    t.choose("place palmain", "pay general", "done")
    assert 1 == t.armies(0, "palmain")
