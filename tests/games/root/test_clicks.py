"""What a click means in Root: while the hospital is asked for, before a turn, for those who cannot."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table


def hospital() -> Table:
    """The Marquise has lost a warrior in clearing 5 and is asked for a card."""
    at = {1: {"marquise": 2, "keep": 1}, 5: {"marquise": 1}, 2: {"eyrie": 4, "roost": 1}}
    t = Table("marquise eyrie", at=at, hands={"marquise": "bake_sale anvil"})
    t.s.round = 1
    t.stand(5, eyrie=3)
    return t.battle("eyrie", 5, "marquise").choose("no-ambush", "roll 1 0")


@pytest.mark.rules("RT-6.2.3#1", "RT-6.3.2")
def test_a_clearing_at_the_hospital_is_about_the_own_turn() -> None:
    """The keep has been placed long ago: clearings are for marching, battles and buildings."""
    t = hospital()
    assert "hospital" == t.step
    told = {clearing: t.click(f"clearing-{clearing}") for clearing in range(1, 13)}
    assert {"move", "battle", "build", "overwork"} >= {answer.choice.split()[0] for answer in told.values()}
    assert all(answer.text.startswith("Not now") for answer in told.values())
    assert "RT-6.3.2" not in {answer.rule for answer in told.values()}


@pytest.mark.rules("RT-6.2.3#1")
def test_a_card_at_the_hospital_is_about_the_hospital() -> None:
    """A card of another suit does not heal."""
    t = hospital()
    wrong = next(key for key in ("bake_sale", "anvil") if f"heal {key}" not in t.options())
    assert ("RT-6.2.3#1", f"heal {wrong}") == t.click(f"card-{wrong}")[1:]


@pytest.mark.rules("RT-4.2#2", "RT-9.4.2#1")
def test_forests_are_for_the_vagabond() -> None:
    """Warriors never enter them."""
    assert ("RT-4.2#2", "") == hospital().click("forest-1_2_5_10")[1:]


def test_other_boards_are_only_described() -> None:
    """The Decree of the Eyrie, the deck and the score are nothing that the Marquise chooses."""
    t = hospital()
    for place in ("decree-recruit", "leader-despot", "medal-eyrie", "deck", "seat-1"):
        assert ("", "", "") == t.click(place), place


@pytest.mark.rules("RT-4.2.1#1", "RT-4.2#1")
def test_a_clearing_without_warriors_nearby_is_too_far() -> None:
    """A move needs own warriors next to the clearing, then rule."""
    t = Table("marquise eyrie", at={1: {"marquise": 1}, 5: {"eyrie": 3}, 8: {"eyrie": 3}})
    t.s.round = 1
    t.begin("marquise", "daylight")
    assert "RT-4.2#1" == t.click("clearing-8").rule
