"""All laws that hold in every game: options equal refusals, copies, records, undo, secrets, texts."""

from __future__ import annotations

from lantern_fair import GAME

from turnwright.testing import Laws


class TestLaws(Laws):
    """The laws, with every number of seats."""

    game = GAME
