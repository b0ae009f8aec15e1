"""Hero: wins a tie."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def tied(seats: int = 2, hand: str = "hero") -> Table:
    """Seat 0 has as many armies in Nusus as its owner, seat 1."""
    t = Table(seats, realms={0: "palmain", 1: "nusus oxter"}, hands={0: hand})
    return t.armies_at(0, nusus=3).armies_at(1, nusus=3)


@pytest.mark.rules("MY-17.22", "MY-17.24")
def test_my_17_22_with_end_a_war_it_wins_a_tie() -> None:
    """It is discarded, and only the action of End a war is spent."""
    t = tied().act(0)
    assert "MY-10.21" == t.refusal("end-war nusus")
    t.choose("hero nusus")
    assert (0, ["nusus", "hero"]) == (t.owner("nusus"), t.discard(0))
    assert ("act", 1) == (t.step, t.s.todo[-1].arg)


@pytest.mark.rules("MY-17.22")
@pytest.mark.parametrize("zone", ["hands", "reserves"])
def test_my_17_22_a_tie_with_a_neutral_force_is_won_too(zone: str) -> None:
    """From the hand or the Reserve."""
    t = Table(
        realms={0: "palmain"},
        hands={0: "hero" if zone == "hands" else ""},
        reserves={0: "hero" if zone == "reserves" else ""},
    )
    t.armies_at(0, blore=4).act(0).choose("hero blore")
    assert (0, []) == (t.owner("blore"), t.hand(0) + t.reserve(0))


@pytest.mark.rules("MY-17.22")
def test_my_17_22_the_defender_wins_a_tie_with_it() -> None:
    """And keeps the province; the token of a defender is due."""
    t = Table(realms={0: "palmain", 1: "nusus"}, hands={0: "hero"}, vp_cards="defender")
    t.armies_at(0, palmain=2).armies_at(1, palmain=2).act(0).choose("hero palmain")
    assert (0, [1, 0, 0], 6) == (t.owner("palmain"), t.tokens(0), t.s.army_stock[1])


@pytest.mark.rules("MY-17.23")
def test_my_17_23_its_player_must_be_tied_for_the_highest_strength() -> None:
    """Not where somebody is stronger alone, nor where two others are tied above."""
    t = tied().armies_at(1, nusus=1).act(0)
    assert ([], "MY-17.23") == (t.options("hero"), t.refusal("hero nusus"))
    t = tied().armies_at(0, nusus=1).act(0)
    assert ([], "MY-17.23") == (t.options("hero"), t.refusal("hero nusus"))
    t = Table(3, realms={1: "nusus"}, hands={2: "hero"}).armies_at(0, nusus=3).armies_at(1, nusus=3)
    t.armies_at(2, nusus=2).act(2)
    assert ([], "MY-17.23") == (t.options("hero"), t.refusal("hero nusus"))
    t.armies_at(2, nusus=1).act(2).choose("hero nusus")
    assert 2 == t.owner("nusus")


@pytest.mark.rules("MY-17.24", "MY-10.17", "MY-10.18")
def test_my_17_24_it_goes_with_end_a_war_and_is_no_free_action() -> None:
    """It is bound to the first action, before any free one."""
    assert "MY-10.17" == tied().act(0, 1).refusal("hero nusus")
    t = tied(hand="hero militia").act(0).choose("play militia")
    assert "MY-10.18" == t.refusal("hero nusus")
    assert "MY-3.18" == tied().act(0).refusal("play hero")


@pytest.mark.rules("MY-17.25")
def test_my_17_25_only_who_ends_the_war_can_play_it() -> None:
    """The other side is not asked, and without the card there is no such choice."""
    t = Table(realms={0: "palmain", 1: "nusus"}, hands={1: "hero"}).armies_at(0, nusus=3).armies_at(1, nusus=3).act(0)
    assert ([], "MY-17.22", "MY-10.21") == (t.options("hero"), t.refusal("hero nusus"), t.refusal("end-war nusus"))
    t.armies_at(0, nusus=1).choose("end-war nusus")
    assert (0, 0, ["hero"]) == (t.seat, t.owner("nusus"), t.hand(1))
