"""The symbol of the Diplomat's peace."""

from __future__ import annotations

from typing import Final

from turnwright.core.drawing import Piece
from turnwright.core.masks import numbers_of
from turnwright.core.messages import Message
from turnwright.core.palette import INK
from turnwright.core.seat_marks import seat_tab
from turnwright.games.small_world.art.emblems_powers import DIPLOMAT
from turnwright.games.small_world.art.pieces.base import Pieces
from turnwright.games.small_world.art.scene import SeatScene


def ally_chip(ally: int) -> str:
    """Peace with a seat: a dove and that seat's mark."""
    return (
        f'<rect x="-34" y="-15" width="68" height="30" rx="10" fill="#46341f" stroke="{INK}" stroke-width="1.3"/>'
        f'<g transform="translate(-14 0) scale(0.8)">{DIPLOMAT}</g><g transform="translate(18 0)">{seat_tab(ally)}</g>'
    )


class Treaty(Pieces):
    """Peace with another seat."""

    def below_coins(self, player: SeatScene, seat: int) -> list[Piece]:
        """The seat that is bound."""
        return [
            Piece(
                f"ally-of-{seat}",
                350,
                74,
                ally_chip(ally),
                Message("drawn-ally", {"seat": seat, "other": ally}),
                f"seat-{seat}",
            )
            for ally in numbers_of(player.bound.get(self.ability, 0))
        ]


PIECES: Final = Treaty("diplomat")
