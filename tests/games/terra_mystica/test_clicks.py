"""What a click means in Terra Mystica: too far, too dear, occupied, a river."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def two_workers() -> Table:
    """Auren with dwellings on F6 and D7 and two workers left; witches are next door."""
    return Table("auren witches", at={0: "F6 D7", 1: "E9 A1"}).own(0, workers=2, coins=2).turn()


@pytest.mark.rules("TM-9.4", "TM-10.3", "TM-10.26", "TM-5.8", "TM-10.25")
@pytest.mark.parametrize(
    ("place", "rule", "numbers"),
    [
        ("A2", "TM-10.3", ""),
        ("D6", "TM-10.3", "It is across the river: shipping 1 is needed, you have 0."),
        ("C4", "TM-10.26", "It is across the river: shipping 2 is needed, you have 0."),
        ("E10", "TM-5.8", "It costs 3 workers, 0 coins, 0 priests; you have 2, 2, 0."),
        ("E9", "TM-10.25", ""),
        ("F6", "TM-5.8", "It costs 2 workers, 3 coins, 0 priests; you have 2, 2, 0."),
    ],
    ids=["too far", "across the river", "home terrain across the river", "too dear", "occupied", "own"],
)
def test_six_hexes_have_six_reasons(place: str, rule: str, numbers: str) -> None:
    """With two workers left not every hex is about upgrades; the numbers follow the rule."""
    told = two_workers().click(f"hex-{place}")
    assert (rule, numbers) == (told.rule, told.text.partition(f"[{rule}]")[2].strip())


@pytest.mark.rules("TM-1.6", "TM-36.5")
def test_a_river_is_nobodys_but_the_mermaids() -> None:
    """Auren read that nothing is built there, Mermaids how a town crosses it."""
    t = Table("auren mermaids", at={0: "F6", 1: "A1"})
    assert ("TM-1.6", "") == t.turn(0).click("river-3")[1:]
    assert ("TM-36.5", "connect r3") == t.turn(1).click("river-3")[1:]


def test_what_can_never_be_chosen_is_only_described() -> None:
    """A stock, a score, an opponent's board, a bonus card without an action."""
    t = two_workers()
    for place in ("own-coins", "own-points", "own-bowl-1", "own-card", "seat-1", "scoring-1", "round"):
        assert ("", "", "") == t.click(place), place


@pytest.mark.rules("TM-13.12")
def test_a_tile_that_comes_later_is_explained_by_its_rule() -> None:
    """Favor tiles are taken when a temple is built."""
    told = two_workers().click("favor-FAV1")
    assert told.text.startswith("Not now: ")
    assert "TM-13.12" == told.rule
