"""The Amazons' tokens that are set aside between turns."""

from __future__ import annotations

from typing import Final

from turnwright.core.drawing import Piece
from turnwright.core.messages import Message
from turnwright.games.small_world.art.pieces.base import Pieces
from turnwright.games.small_world.art.scene import SeatScene
from turnwright.games.small_world.art.tokens import aside_chip


class Aside(Pieces):
    """Tokens that are for conquests only."""

    def beside_race(self, player: SeatScene, seat: int) -> list[Piece]:
        """Their number, if there are any."""
        count = player.markers.get(self.kind, 0)
        if not count:
            return []
        label = Message("drawn-aside", {"count": count})
        return [Piece(f"aside-of-{seat}", 188, 28, aside_chip(seat, count), label, f"seat-{seat}")]


PIECES: Final = Aside("amazons", "aside")
