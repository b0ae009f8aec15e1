"""Stored tables that no game can come to are refused in one line that names the field."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tests.games.cases import plain, played
from turnwright.core.errors import BadNotation, BadState
from turnwright.core.notation import read

CASE = plain("mythotopia", 3)


@cache
def stored() -> str:
    """Return a table in the middle of a game as JSON text."""
    return json.dumps(CASE.game.encode(played(CASE, 140, 5)))


def double_owner(data: Any) -> None:
    """Give a province to two seats."""
    data["realms"][0] |= data["realms"][1]


def wrong_pile(data: Any) -> None:
    """Put the card of a controlled province on the pile."""
    data["pile"] |= data["realms"][0]


def dragon_at_home(data: Any) -> None:
    """Put a dragon where somebody has control."""
    data["dragons"] = data["realms"][0]


def wild_city(data: Any) -> None:
    """Put a city into a neutral province."""
    data["cities"] |= data["pile"]


def more(field: str) -> Callable[[Any], None]:
    """Return a change by which the first number of a list grows."""

    def change(data: Any) -> None:
        data[field][0] += 1

    return change


def lone_mercenary(data: Any) -> None:
    """Let a mercenary serve without an army."""
    data["hired"] = [data["armies"].index(0)]


def lost_card(data: Any) -> None:
    """Take a card off the display."""
    data["display"].pop()


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (double_owner, "realms: seats 0 and 1 both control blore, dragonate, eoan, lea, margent, and 3 more"),
        (wrong_pile, "pile: it has cards of provinces that a seat controls: ambsace, .*, and 3 more"),
        (dragon_at_home, "dragons: they lie in neutral provinces, but a seat controls ambsace, .*"),
        (wild_city, "cities: nobody controls aporia, camarine, .*"),
        (more("towns"), "towns: seat 0 has 15 of 14 towns: 7 in stock, 0 on VP cards, 8 in provinces"),
        (more("army_pool"), "armies: seat 0 has 15 of 14 armies: 4 in stock, 8 in the pool, 3 on the map"),
        (more("ship_stock"), "ships: seat 0 has 6 of 5 ships: 4 in stock, 2 in the pool, 0 on the map"),
        (lone_mercenary, "hired: a mercenary serves at 0_ambsace, where that seat has no army"),
        (more("unused"), "tokens: there are 29 of 28 tokens of 1 VP: 15 on VP cards, 13 unused, 1 with seats"),
        (more("heaps"), "tokens: there are 27 of 26 tokens of 2 VP: 20 on VP cards, 6 unused, 1 with seats"),
        (more("tally"), "tally: seat 0 has 25 VP in all, but its provinces are worth 24 and its tokens 0"),
        (more("picked"), "picked: seat 0 has 1, but picks names 0 provinces"),
        (lost_card, "cards: there are 0 of 1 scribe among the improvements"),
    ],
)
def test_a_table_that_cannot_be_is_refused(change: Callable[[Any], None], line: str) -> None:
    """Each of them would otherwise be played on."""
    data = json.loads(stored())
    CASE.game.decode(data, CASE.seats, CASE.options)
    change(data)
    with pytest.raises(BadState, match=f"^{line}$"):
        CASE.game.decode(data, CASE.seats, CASE.options)


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("realms: {1={aporia lea} 2={lea}}", "realms: seats 1 and 2 both control lea"),
        ("realms: {0={lea}}\npile: {lea}", "pile: it has cards of provinces that a seat controls: lea"),
        ("dragons: {aporia blore camarine coryphee darb diclesium}", "dragons: there are 6 of 5"),
        ("realms: {0={lea}}\nrunestones: {lea}", "runestones: they lie in neutral provinces, but a seat controls lea"),
        ("cities: {lea}", "cities: nobody controls lea"),
        ("realms: {0={lea}}\ncities: {lea}\ncitadels: {lea}", "cities: lea has both a city and a citadel"),
        ("realms: {1={lea darb}}\ncitadels: {lea darb}", "citadels: seat 1 has 2 of 1 citadels: "),
        ("armies: {0={lea=15}}", "armies: seat 0 has 23 of 14 armies: 0 in stock, 8 in the pool, 15 on the map"),
        ("armies: {0={lea=1}}\ncamps: {0={}}", "camps: seat 0 has 1 armies in lea, which is not among its camps"),
        ("hired: [1_lea]", "hired: a mercenary serves at 1_lea, where that seat has no army"),
        ("hired: [1_lea 0_lea]", "hired: mercenaries are listed by seat and province: 0_lea must come before 1_lea"),
        ("ship_stock: {0=6}", "ships: seat 0 has 9 of 5 ships: 6 in stock, 3 in the pool, 0 on the map"),
        ("in_play: {}", "in_play: round 1 has begun with 0 of 7 VP cards"),
        ("tokens: {0={3=4}}", "tokens: there are 5 of 3 tokens of 3 VP: 1 on VP cards, 0 unused, 4 with seats"),
        ("picks: {0={lea}}", "picks: seat 0 does not control lea"),
    ],
)
def test_a_position_is_refused_in_words(said: str, line: str) -> None:
    """Whoever wrote it reads which seat has too much of what, and how much there is."""
    with pytest.raises(BadNotation) as refused:
        read(f"turnwright-position: 1\ngame: mythotopia\nseats: 3\n{said}\n")
    assert line in str(refused.value)
