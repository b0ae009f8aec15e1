"""How the pieces of abilities are drawn: each ability has a file here, and ``roster.py`` lists them."""

from __future__ import annotations

from typing import Final

from turnwright.core.drawing import Piece
from turnwright.core.palette import BONE, INK
from turnwright.games.small_world.art.scene import SeatScene

EDGE: Final = f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"'


def standing(outline: str, picture: str) -> str:
    """A cut-out figure: shadow, pale rim, picture."""
    return (
        f'<path d="{outline}" transform="translate(1.8 3)" fill="#000000" stroke="#000000" stroke-width="4" '
        f'fill-opacity="0.25" stroke-opacity="0.25"/>'
        f'<path d="{outline}" fill="{BONE}" stroke="{BONE}" stroke-width="5" stroke-linejoin="round"/>{picture}'
    )


class Pieces:
    """The pieces of one ability.

    ability   its key
    kind      kind of its markers, as named by the ability; "" if it has none
    picture   of one marker
    wanders   whether each of its markers is shown moving from region to region
    width     the width of its markers in the viewer's hand
    """

    def __init__(
        self, ability: str, kind: str = "", picture: str = "", wanders: bool = False, width: float = 0.0
    ) -> None:
        self.ability = ability
        self.kind = kind
        self.picture = picture
        self.wanders = wanders
        self.width = width

    def on_map(self, count: int) -> str:
        """Its markers in one region."""
        return self.picture

    def in_hand(self, count: int, x: float, y: float) -> list[Piece]:
        """Its markers in the viewer's hand, around a point there."""
        return []

    def beside_race(self, player: SeatScene, seat: int) -> list[Piece]:
        """What it shows next to a seat's active race."""
        return []

    def below_coins(self, player: SeatScene, seat: int) -> list[Piece]:
        """What it shows below a seat's coins, which make room for it."""
        return []
