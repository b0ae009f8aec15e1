"""Reserve Army: one war against other players at a time."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table

HANDS = {0: "palmain hatchel start_army", 1: "nusus custus start_army", 2: "oxter coryphee start_army"}
"""Each can invade from its home."""


def three(holder: int) -> Table:
    """Three neighbours at the Serpent Sea; one of them has stored the Reserve Army."""
    realms = {0: "palmain iracund", 1: "nusus diclesium", 2: "oxter talion scombroid"}
    return Table(3, realms=realms, hands=HANDS, reserves={holder: "reserve_army"})


@pytest.mark.rules("MY-17.62", "MY-17.64")
@pytest.mark.parametrize("attacks", [True, False])
def test_my_17_62_its_owner_is_not_invaded_during_a_war_with_a_player(attacks: bool) -> None:
    """As invader or as defender; before that war its provinces can be invaded."""
    t = three(0)
    assert "palmain" in t.act(1).options("invade")
    if attacks:
        t.armies_at(0, oxter=1)
    else:
        t.armies_at(2, iracund=1)
    t.act(1)
    assert "palmain" not in t.options("invade")
    assert "MY-17.62" == t.refusal("invade palmain")
    assert "oxter" in t.options("invade")


@pytest.mark.rules("MY-17.63")
def test_my_17_63_its_owner_invades_no_player_during_such_a_war() -> None:
    """The others are safe from it; without the card they are not."""
    t = three(0).armies_at(2, iracund=1).act(0)
    assert [] == [key for key in t.options("invade") if key in ("nusus", "diclesium", "scombroid")]
    assert "MY-17.63" == t.refusal("invade nusus")
    t = three(1).armies_at(2, iracund=1).act(0)
    assert ["diclesium", "nusus", "scombroid"] == [
        k for k in t.options("invade") if k in ("nusus", "diclesium", "scombroid")
    ]


@pytest.mark.rules("MY-17.64")
def test_my_17_64_a_war_in_a_neutral_province_does_not_count() -> None:
    """Not even with other invaders there."""
    t = three(0).armies_at(0, blore=1).armies_at(2, blore=1)
    assert "palmain" in t.act(1).options("invade")
    assert "nusus" in t.act(0).options("invade")


@pytest.mark.rules("MY-17.65")
def test_my_17_65_its_owner_may_invade_neutral_provinces() -> None:
    """Also during a war with a player."""
    t = three(0).armies_at(2, iracund=1).act(0)
    assert "blore" in t.options("invade")


@pytest.mark.rules("MY-17.66")
def test_my_17_66_wars_under_way_are_reinforced() -> None:
    """By its owner and by its enemy, at home and abroad."""
    t = three(0).armies_at(0, oxter=1).armies_at(1, palmain=1)
    assert {"oxter", "palmain"} <= set(t.act(0).options("place"))
    assert "palmain" in t.act(1).options("place")
    assert {"oxter"} <= set(t.act(2).options("place"))


@pytest.mark.rules("MY-17.85")
def test_my_17_85_nobody_joins_the_war_in_its_owners_province() -> None:
    """Seat 2 has invaded Palmain; seat 1 cannot."""
    t = three(0).armies_at(2, palmain=1).act(1)
    assert "MY-17.62" == t.refusal("invade palmain")
    t = three(2).armies_at(2, palmain=1).act(1)
    assert "palmain" in t.options("invade")


@pytest.mark.rules("MY-17.62", "MY-3.19", "MY-3.22")
def test_my_17_62_it_works_in_the_reserve_only() -> None:
    """Once played for its army, it no longer protects."""
    t = three(0).armies_at(2, iracund=1).act(0)
    t.choose("place iracund", "pay reserve_army", "done")
    assert ([], ["reserve_army"]) == (t.reserve(0), t.discard(0))
    assert "palmain" in t.act(1).options("invade")
