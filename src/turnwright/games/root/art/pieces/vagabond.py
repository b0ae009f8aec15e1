"""Vagabonds: a masked wanderer and a second one with a hat; items, friends and quests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.palette import BONE, INK
from turnwright.games.root.art.palette import Livery
from turnwright.games.root.art.pieces.base import LINE, FactionArt
from turnwright.games.root.parts import pack_of

if TYPE_CHECKING:
    from turnwright.games.root.state import Woods

LIVERY: Final = Livery("#7b7f86", "#e6e7ea", "#2c2f34", "#ffffff")
SECOND_LIVERY: Final = Livery("#3d3a44", "#d7d2df", "#0e0d10", "#ffffff")
FACE: Final = (
    "M-10-10C-13-11-13-5-11-3-13 0-12 3-9 5-6 8-3 11 0 11S6 8 9 5C12 3 13 0 11-3 13-5 13-11 10-10 8-10 7-8 6-7"
    "-2-9 2-9-6-7-7-8-8-10-10-10Z"
)
MASK: Final = "M-11-1C-7-5-3-3 0-1 3-3 7-5 11-1 9 4 4 4 0 2-4 4-9 4-11-1Z"
HEAD: Final = (
    f'<path d="{FACE}" fill="#c3c6cb" {LINE}/><path d="{MASK}" fill="{INK}"/>'
    f'<path d="M-5 0h.1M5 0h.1" stroke="{BONE}" stroke-width="3.200" stroke-linecap="round"/>'
    f'<path d="M0 6.500v.1" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
)
SECOND_HEAD: Final = (
    f'<path d="{FACE}" fill="#8d8798" {LINE}/>'
    f'<path d="M-5 1h.1M5 1h.1" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M0 6.500v.1" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
    f'<path d="M-14-5C-9-8-7-6-6-13-3-15 3-15 6-13 7-6 9-8 14-5 8-2-8-2-14-5Z" fill="{SECOND_LIVERY.main}" {LINE}/>'
    f'<path d="M-6-7C-2-5 2-5 6-7" fill="none" stroke="{BONE}" stroke-width="1.600"/>'
)


class VagabondArt(FactionArt):
    """A Vagabond."""

    def place(self, s: Woods, seat: int) -> int:
        """Where he is."""
        return pack_of(s.boards, seat).place if s.boards[seat] is not None else -1

    def waste(self, s: Woods, seat: int) -> int:
        """Clearings that he has burnt."""
        return pack_of(s.boards, seat).burnt if s.boards[seat] is not None else 0


ART: Final[FactionArt] = VagabondArt("vagabond", LIVERY, HEAD, 2, {})
SECOND: Final[FactionArt] = VagabondArt("vagabond_2", SECOND_LIVERY, SECOND_HEAD, 2, {})
