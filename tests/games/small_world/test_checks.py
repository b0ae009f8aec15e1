"""Positions of Small World that no game can come to are refused in words."""

from __future__ import annotations

import pytest

from turnwright.core.errors import BadNotation
from turnwright.core.notation import read

HEAD = "turnwright-position: 1\ngame: small_world\nseats: 2\n"


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("who: {1=0_active}", "race: 0_active has no race, but holds regions 1"),
        ("race: {0_active=orcs}", "power: 0_active has the race orcs, but no power"),
        ("power: {1_active=hill}", "race: 1_active has the power hill, but no race"),
        ("who: {1=nobody}\ntokens: {1=2}", "tokens: region 1 has 2 tokens, but nobody holds it"),
        (
            "race: {0_declined=orcs}\nwho: {1=0_declined}\ntokens: {1=0}",
            "tokens: region 1 has 0 tokens, but 0_declined holds it",
        ),
        ("who: {1=tribe}", "who: region 1 has a Lost Tribe, but none on the printed map"),
        (
            "race: {0_declined=orcs}\nwho: {1=0_declined}\nland: {0_declined={2}}",
            "land: 0_declined has regions 2, but who gives it regions 1",
        ),
        ("race: {0_declined=orcs}\nhand: {0_declined=40}", "tray: 40 of 10 tokens of orcs"),
        ("race: {0_declined=orcs 1_declined=orcs}", "banners: there are 2 of 1 orcs"),
        ("discards: [hill hill]", "badges: there are 2 of 1 hill"),
        ("column_race: [orcs]", "column_power: expected 1 as in column_race, not 0"),
        ("next: conquests{seat=0 arg=6}", "todo: conquests has arg 6, but forces are 0 to 5"),
    ],
)
def test_a_position_is_refused_in_words(said: str, line: str) -> None:
    """Whoever wrote it reads which seat or place has too much of what, and how much there is."""
    with pytest.raises(BadNotation) as refused:
        read(f"{HEAD}{said}\n")
    assert line in str(refused.value)
