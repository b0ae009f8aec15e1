"""Positions of Terra Mystica that no game can come to are refused in words."""

from __future__ import annotations

import pytest

from turnwright.core.errors import BadNotation
from turnwright.core.notation import read

HEAD = 'turnwright-position: 1\ngame: terra_mystica\nseats: 2\noptions: {factions="witches,nomads"}\n'


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("kind: {A1=dwelling}", "owner: A1 has a dwelling, but nobody owns it"),
        ("owner: {A1=1}", "owner: seat 1 owns A1, but there is no structure"),
        ("in_town: {A1=1}", "in_town: A1 belongs to a town, but has no structure"),
        ("kind: {A1=stronghold A2=stronghold}\nowner: {A1=1 A2=1}", "built: seat 1 has 2 of 1 stronghold"),
        ("kind: {A1=dwelling}\nowner: {A1=1}\nbuilt: {}", "built: seat 1 has 0 dwelling, but 1 on the map"),
        ("orders: {fire_1=0}\nplaced: {}", "placed: seat 0 has placed 0 priests, but orders shows 1"),
        ("orders: {fire_1=0}\npriests: {0=7}", "priests: seat 0 has 8 of 7 priests: 7 of its own and 1 on the orders"),
        ("bowl1: {0=9}\nbowl2: {0=9}", "bowl1: seat 0 has 18 of 12 power tokens in its three bowls"),
        ("town_place: [A1]", "town_place: 1 places, 0 owners and 0 tiles: every town has one of each"),
        ("bridges: {A3-C1=0 A7-C3=0 B1-C1=0 C2-D4=0}", "bridges: seat 0 has 4 of 3 bridges"),
        ("favors: {0={FAV1}}\nfavors_left: {FAV1=1}", "favors_left: 2 of 1 FAV1: 1 left and 1 with seats"),
        ("towns_left: {TW1=9}", "towns_left: 9 of 2 TW1: 9 left and 0 in towns"),
    ],
)
def test_a_position_is_refused_in_words(said: str, line: str) -> None:
    """Whoever wrote it reads which seat or place has too much of what, and how much there is."""
    with pytest.raises(BadNotation) as refused:
        read(f"{HEAD}{said}\n")
    assert line in str(refused.value)
