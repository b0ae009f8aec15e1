"""Positions of Root that no game can come to are refused in words."""

from __future__ import annotations

import pytest

from turnwright.core.errors import BadNotation
from turnwright.core.notation import read

HEAD = 'turnwright-position: 1\ngame: root\nseats: 2\noptions: {factions="marquise,eyrie"}\n'


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("faction: {0=eyrie 1=eyrie}", "faction: seats 0 and 1 both lead eyrie"),
        ("boards: {0=Court{}}", "boards: seat 0 leads marquise, so its board is none, not Court"),
        ("faction: {0=marquise}", "boards: seat 1 leads no faction, so its board is none, not Court"),
        (
            "warriors: {0={1=20 2=6}}",
            "warriors: seat 0 has 26 of 25 warriors: 0 in its supply, 26 in clearings, 0 on boards",
        ),
        ("gone: {sawmill=7}", "pieces: there are 7 of 6 sawmill: 0 on the map, 7 gone"),
        ("pieces: {sawmill={1=2}}", "pieces: clearing 1 has 2 buildings and ruins, but room for 1"),
        ("pieces: {roost={1=2}}", "pieces: clearing 1 has 2"),
        ("pieces: {roost={5=2}}", "pieces: clearing 5 has 2 roost, but at most 1 can be in a clearing"),
        ("ruins: {1}", "ruins: the map has none in clearing 1, but in 6, 10, 11, 12"),
        ("items: {boot=9}", "items: there are 9 of 2 boot: 9 on the map, 0 crafted"),
        ("vp: {0=none}", "vp: seat 0 has no score, but neither a dominance card nor a partner in its place"),
        ("vp: {0=5}\ntally: {}", "vp: seat 0 has 5 VP, but its sources in tally add up to 0"),
        ("zones: {hand_0=[anvil*2]}", "cards: there are 2 of 1 anvil"),
        ("discard: [sappers anvil]", "discard: face-up cards lie in the order of the deck: "),
        ("areas: {1=[sappers*2]}", "areas: seat 1 has 2 sappers: one is allowed"),
    ],
)
def test_a_position_is_refused_in_words(said: str, line: str) -> None:
    """Whoever wrote it reads which seat or place has too much of what, and how much there is."""
    with pytest.raises(BadNotation) as refused:
        read(f"{HEAD}{said}\n")
    assert line in str(refused.value)
