"""Wizards (SW-29). Magic sources of the map for two: 2, 11, 14, 17."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


@pytest.mark.rules("SW-29.1")
def test_sw_29_1_every_magic_source_pays_active_wizards_a_coin() -> None:
    """Two of four regions have one, regardless of terrain."""
    t = Table(2, "wizards", "mounted", at={14: 3, 17: 1, 15: 1, 16: 1})
    assert {"SW-11.1": 4, "SW-29.1": 2} == t.income()
    t.turn().choose("expand", "stop", "pile 15")
    assert 5 + 4 + 2 == t.s.coins[0]


@pytest.mark.rules("SW-29.1")
def test_sw_29_1_mines_and_caverns_are_no_magic_sources() -> None:
    """They bring the plain coin."""
    t = Table(2, "wizards", "mounted", at={3: 1, 4: 1, 6: 1})
    assert {"SW-11.1": 3} == t.income()


@pytest.mark.rules("SW-29.1")
def test_sw_29_1_wizards_in_decline_are_paid_no_magic_coin() -> None:
    """Only active Wizards use the sources; their owner's next race does not either."""
    t = Table(2, "ratmen", "mounted", at={2: 1})
    t.declined(0, "wizards", {11: 1, 14: 1})
    assert {"SW-11.1": 1, "SW-11.2": 2} == t.income()
