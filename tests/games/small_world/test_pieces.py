"""The pieces of abilities and their drawings."""

from __future__ import annotations

from turnwright.games.small_world.art.pieces.roster import PIECES
from turnwright.games.small_world.factions.roster import TRAITS


def test_every_marker_has_its_drawing() -> None:
    """The pieces of an ability are found by what the ability calls them."""
    drawn = {pieces.ability: pieces.kind for pieces in PIECES}
    assert {key: trait.marker for key, trait in TRAITS.items() if trait.marker} == {
        ability: kind for ability, kind in drawn.items() if kind
    }
    assert set(drawn) <= set(TRAITS)
