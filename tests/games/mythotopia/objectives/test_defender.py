"""Defender of the Realm (MY-6.5 to MY-6.8): a token for every war that a defender wins."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def invaded(seats: int = 2, vp_cards: str = "defender") -> Table:
    """Nusus of player 1 holds out with four armies against two of player 0."""
    realms = {0: "palmain oxter", 1: "nusus talion", 2: "remise"}
    t = Table(seats, realms={seat: realms[seat] for seat in range(seats)}, vp_cards=vp_cards)
    return t.armies_at(0, nusus=2).armies_at(1, nusus=4)


@pytest.mark.rules("MY-6.5", "MY-6.7")
@pytest.mark.parametrize("ends", [0, 1])
def test_my_6_5_a_defender_who_wins_takes_a_token(ends: int) -> None:
    """Whoever ended the war; nothing else changes."""
    t = invaded().act(ends).choose("end-war nusus")
    assert ([1, 0, 0], [0, 0, 0], 1) == (t.tokens(1), t.tokens(0), t.owner("nusus"))
    assert [{"seat": 1, "vp": 1, "source": "@source-defender"}] == t.said("log-score")


@pytest.mark.rules("MY-6.5")
def test_my_6_5_nobody_else_takes_one() -> None:
    """Neither the invader who wins nor one who is beaten back by a neutral province."""
    t = Table(2, realms={0: "palmain", 1: "nusus"}, vp_cards="defender").armies_at(0, nusus=1, blore=1)
    t.act(0).choose("end-war nusus").act(0).choose("end-war blore")
    assert ([0, 0, 0], [0, 0, 0], -1) == (t.tokens(0), t.tokens(1), t.owner("blore"))


@pytest.mark.rules("MY-6.6")
def test_my_6_6_one_token_for_one_war() -> None:
    """Against two invaders as well."""
    t = invaded(3).armies_at(2, nusus=3).act(2).choose("end-war nusus")
    assert ([1, 0, 0], 0) == (t.tokens(1), t.armies(2, "nusus"))


@pytest.mark.rules("MY-6.8")
def test_my_6_8_a_tie_at_the_end_of_the_game_is_a_defence() -> None:
    """Two against two: the province is kept, and the token is taken."""
    t = Table(2, realms={0: "palmain oxter eagre remise mome", 1: "nusus"}, vp_cards="defender spoils")
    t.left(city=0, road=0, castle=0, spoils=0).armies_at(0, nusus=2).armies_at(1, nusus=2)
    t.act(0).choose("end-game")
    assert (1, [1, 0, 0]) == (t.owner("nusus"), t.tokens(1))


@pytest.mark.rules("MY-5.8")
def test_my_5_8_an_empty_defender_card_gives_nothing() -> None:
    """The province is kept anyway."""
    t = invaded().left(defender=0).act(1).choose("end-war nusus")
    assert ([0, 0, 0], 1) == (t.tokens(1), t.owner("nusus"))
