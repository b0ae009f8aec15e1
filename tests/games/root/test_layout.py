"""The table before the first answer, and how it is stored."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table
from turnwright.core.errors import BadState
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.game import JsonDict
from turnwright.core.zones import UNKNOWN
from turnwright.games.root import storage
from turnwright.games.root.data.tables import CARDS, DOMINANCE, TORCH
from turnwright.games.root.rules import RT_1_4_N1
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import DECK, hand


@pytest.mark.rules("RT-5.1.3#1")
@pytest.mark.parametrize(("factions", "dominance"), [("marquise eyrie", 0), ("marquise eyrie alliance", 4)])
def test_rt_5_1_3_n1_two_players_have_no_dominance_cards(factions: str, dominance: int) -> None:
    """They leave the deck before it is shuffled."""
    cards = Table(factions).s.cards.zones[DECK].cards()
    assert dominance == sum(CARDS[card].kind == DOMINANCE for card in cards)
    assert 50 + dominance == len(cards)


@pytest.mark.rules("RT-5.1.2", "RT-5.1.4")
def test_rt_5_1_4_ruins_lie_even_without_a_vagabond() -> None:
    """Four of them; every score is 0, and no torch is on the map."""
    s = Table("marquise eyrie").s
    assert 4 == s.ruins.bit_count()
    assert [0, 0] == s.vp
    assert (0, 0) == (s.items[TORCH], sum(s.hoards))


def test_a_view_hides_hands_and_deck() -> None:
    """The owner sees its hand, nobody the deck."""
    t = Table("eyrie alliance")
    t.s.cards.move(DECK, hand(1), 9)
    t.s.then([Frame(AutoStep[Woods]("birdsong", RT_1_4_N1), 0)])
    assert [9] == storage.redacted(t.s, 1).cards.zones[hand(1)].layers[0]
    shown = storage.redacted(t.s, 0).cards.zones
    assert [UNKNOWN] == shown[hand(1)].layers[0]
    assert {UNKNOWN} == set(shown[DECK].layers[0])


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"faction": [0, 0]}, "faction: seats 0 and 1 both lead marquise"),
        ({"supply": [26, 20]}, "warriors: seat 0 has 26 of 25 warriors: 26 in its supply"),
        ({"gone": [7, 0, 0, 0, 0, 0, 0, 0, 0, 0]}, "pieces: there are 7 of 6 sawmill: 0 on the map, 7 gone"),
        ({"pieces": [0, 0, 0, 2] + [0] * 116}, "pieces: clearing 4 has 2 buildings and ruins, but room for 1"),
    ],
)
def test_tables_that_no_game_comes_to_are_refused(change: JsonDict, problem: str) -> None:
    """One line says what does not fit."""
    t = Table("marquise eyrie")
    with pytest.raises(BadState, match=problem):
        storage.decode({**storage.encode(t.s), **change}, 2, [], t.s.rules)
