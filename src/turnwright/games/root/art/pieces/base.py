"""The interface between the drawing and a faction: its colours, head, figures, pieces and board."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final, NamedTuple

from turnwright.core.palette import BONE
from turnwright.games.root.art.palette import GONE, Livery
from turnwright.games.root.art.suits import suit_sign

if TYPE_CHECKING:
    from turnwright.core.drawing import Piece, Theme
    from turnwright.core.messages import Message
    from turnwright.games.root.state import Woods

HOUSE: Final = "M0-23 21-11V17C21 20 19.5 21.5 16.5 21.5H-16.5C-19.5 21.5-21 20-21 17V-11Z"
BODY: Final = "M-13 21C-14 9-9 1-6-1H6C9 1 14 9 13 21 13 24-13 24-13 21Z"


class Layer(NamedTuple):
    """A faction's board: the fixed places, what is on them, and the labels for both."""

    static: str
    pieces: list[Piece]
    labels: dict[str, Message]


class FactionArt:
    """The drawing of one faction.

    key         its name in texts
    livery      its colours
    head        its animal, around the origin, about 24 units wide
    difficulty  how hard it is for a newcomer, 1 to 3
    pictures    by piece: what its buildings and tokens show
    quests      whether it completes quests
    """

    quests = False

    def __init__(self, key: str, livery: Livery, head: str, difficulty: int, pictures: dict[int, str]) -> None:
        self.key = key
        self.livery = livery
        self.head = head
        self.difficulty = difficulty
        self.pictures = pictures

    def place(self, s: Woods, seat: int) -> int:
        """Return where its pawn stands, a clearing or CLEARINGS + a forest; NONE if it has none on the map."""
        return -1

    def waste(self, s: Woods, seat: int) -> int:
        """Return a mask of the clearings it has laid waste."""
        return 0

    def facts(self, s: Woods, seat: int, own: bool) -> tuple[Hashable, ...]:
        """Return everything its board shows."""
        raise NotImplementedError

    def personal(self, s: Woods) -> bool:
        """Tell whether the viewer may know more of its board than watchers do."""
        return False

    def board(self, s: Woods, seat: int, own: bool, theme: Theme) -> Layer:
        """Draw its board."""
        raise NotImplementedError


def medal(art: FactionArt, radius: float) -> str:
    """A faction's head on a round ground of its colour."""
    return (
        f'<circle r="{radius:g}" fill="{art.livery.pale}" stroke="{art.livery.main}" stroke-width="{radius / 6:.3g}"/>'
        f'<circle r="{radius * 1.1:.3g}" fill="none" stroke="{art.livery.dark}" stroke-width="1.3"/>'
        f'<g transform="scale({radius / 17:.3g})">{art.head}</g>'
    )


def warrior(art: FactionArt) -> str:
    """A warrior: a body in the faction's colour with its animal's head."""
    return (
        f'<path d="M-14 22C-14 18 14 18 14 22 14 26-14 26-14 22Z" fill="#000000" fill-opacity="0.25"/>'
        f'<path d="{BODY}" fill="{art.livery.main}" stroke="{art.livery.dark}" stroke-width="1.8" '
        f'stroke-linejoin="round"/><g transform="translate(0 -9) scale(0.95)">{art.head}</g>'
    )


def building(livery: Livery, picture: str, suit: int = -1) -> str:
    """A building: a house in the faction's colour, with the symbol of a suit if it has one."""
    sign = f'<g transform="translate(15 16)">{suit_sign(suit, 0.78)}</g>' if suit >= 0 else ""
    return (
        f'<path d="{HOUSE}" transform="translate(1.5 2.5)" fill="#000000" fill-opacity="0.28"/>'
        f'<path d="{HOUSE}" fill="{livery.main}" stroke="{livery.dark}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M0-17.5 16.5-8V17H-16.5V-8Z" fill="{livery.pale}"/>'
        f'<g transform="translate(0 3)">{picture}</g>{sign}'
    )


def token(livery: Livery, picture: str, suit: int = -1) -> str:
    """A token: a disc in the faction's colour."""
    sign = f'<g transform="translate(11 11)">{suit_sign(suit, 0.62)}</g>' if suit >= 0 else ""
    return (
        '<circle cx="1.5" cy="2.5" r="17" fill="#000000" fill-opacity="0.28"/>'
        f'<circle r="17" fill="{livery.main}" stroke="{livery.dark}" stroke-width="2"/>'
        f'<circle r="13.2" fill="{livery.pale}"/>{picture}{sign}'
    )


LOST: Final = (
    f'<path d="M-12-12 12 12M12-12-12 12" stroke="{BONE}" stroke-width="6" stroke-linecap="round"/>'
    f'<path d="M-12-12 12 12M12-12-12 12" stroke="{GONE}" stroke-width="3" stroke-linecap="round"/>'
)
"""Drawn across what is lost, deposed or out of the game."""
