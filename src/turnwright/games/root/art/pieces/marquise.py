"""Marquise de Cat: cats, sawmills, workshops, recruiters, wood and the keep; her board with its three tracks."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, INK
from turnwright.games.root.art.emblems_factions import HEADS, LIVERIES
from turnwright.games.root.art.palette import LINE
from turnwright.games.root.art.pieces.base import LOST, FactionArt, Layer, token
from turnwright.games.root.art.tracks import TOP, covers, sign, still, tally, track_label, track_spaces
from turnwright.games.root.data.boards import KEEP, MARQUISE, PIECES, RECRUITER, SAWMILL, TRACKS, WOOD, WORKSHOP
from turnwright.games.root.queries import left, on_map
from turnwright.games.root.state import Woods

LIVERY, HEAD = LIVERIES[MARQUISE], HEADS[MARQUISE]

SAW: Final = (
    '<path d="M0-12 3-9 7-9.5 8-5.5 11.5-3.5 10 0 11.5 3.5 8 5.5 7 9.5 3 9 0 12-3 9-7 9.5-8 5.5-11.5 3.5-10 0-11.5-3.5'
    f'-8-5.5-7-9.5-3-9Z" fill="#c9ced4" {LINE}/><circle r="3.2" fill="{LIVERY.main}" {LINE}/>'
)
ANVIL: Final = (
    f'<path d="M-12-4H-6V-6H11C11-2 7 0 4 1V5H7V9H-7V5H-4V1C-8 1-11-1-12-4Z" fill="#5d626a" {LINE}/>'
    f'<path d="M2-12H10V-8H2ZM5-12 1-8" fill="#b98a4a" {LINE}/>'
)
TENT: Final = (
    f'<path d="M0-9-12 9H12Z" fill="{LIVERY.main}" {LINE}/><path d="M0-3-4 9H4Z" fill="{INK}"/>'
    f'<path d="M0-9V-14L7-12 0-10" fill="{BONE}" {LINE}/>'
)
LOGS: Final = (
    f'<path d="M-10-1H7V8H-10Z" fill="#a9713a" {LINE}/><circle cx="7" cy="3.5" r="4.5" fill="#e3c08a" {LINE}/>'
    f'<path d="M-8-9H5V-1H-8Z" fill="#b98248" {LINE}/><circle cx="5" cy="-5" r="4" fill="#e3c08a" {LINE}/>'
)
TOWER: Final = (
    f'<path d="M-9 10V-3L-10-5V-10H-6V-7H-2V-10H2V-7H6V-10H10V-5L9-3V10Z" fill="#cbb59a" {LINE}/>'
    f'<path d="M-3 10V4C-3 1 3 1 3 4V10Z" fill="{INK}"/>'
)
TRACK_X: Final = 42.0
STEP: Final = 49.0
ROW_Y: Final = 77.0
ROW_STEP: Final = 34.0
BUILT: Final = (SAWMILL, WORKSHOP, RECRUITER)
PICTURES: Final = {SAWMILL: SAW, WORKSHOP: ANVIL, RECRUITER: TENT, WOOD: LOGS, KEEP: TOWER}


class MarquiseArt(FactionArt):
    """The Marquise de Cat."""

    def facts(self, s: Woods, seat: int, own: bool) -> tuple[Hashable, ...]:
        """Pieces on the map and out of the game."""
        return tuple([(on_map(s, piece), s.gone[piece]) for piece in PICTURES])

    def board(self, s: Woods, seat: int, own: bool, theme: Theme) -> Layer:
        """Three tracks below the wood cost of each space, the remaining wood, the keep."""
        pieces: list[Piece] = []
        for row, piece in enumerate(BUILT):
            built = on_map(s, piece)
            body = covers(PICTURES[piece], LIVERY, piece, built, STEP, 0.56)
            label = track_label(seat, piece, built, left(s, piece))
            x, y = TRACK_X + 31, ROW_Y + ROW_STEP * row
            pieces.append(Piece(f"track-{PIECES[piece]}-of-{seat}", x, y, body, label, f"seat-{seat}"))
        wood = Message("drawn-left", {"seat": seat, "piece": "@piece-wood", "count": left(s, WOOD)})
        body = tally(token(LIVERY, LOGS), left(s, WOOD), 0.6)
        pieces.append(Piece(f"wood-of-{seat}", 366, 78, body, wood, f"seat-{seat}"))
        state = "drawn-lost" if s.gone[KEEP] else "drawn-kept"
        body = at(token(LIVERY, TOWER), 0, 0, 0.85)
        body = f'<g opacity="0.45">{body}</g>{LOST}' if s.gone[KEEP] else body
        label = Message(state, {"seat": seat, "piece": "@piece-keep"})
        pieces.append(Piece(f"keep-of-{seat}", 366, 124, body, label, f"seat-{seat}"))
        return Layer(board_static(theme), pieces, {})


@cache
def board_static(theme: Theme) -> str:
    """The tracks, and the building cost of each space."""
    parts = [at(LOGS, 24, TOP + 4, 0.62)]
    for space, wood in enumerate(TRACKS[SAWMILL].cost):
        parts.append(numeral(str(wood), TRACK_X + STEP * space + 23, TOP + 7, 10, theme.ink, 2.6))
    for row, piece in enumerate(BUILT):
        y = ROW_Y + ROW_STEP * row
        parts.append(sign(PICTURES[piece], 24, y, 0.85))
        parts.append(track_spaces(piece, TRACK_X, y, STEP, theme))
    return still("".join(parts))


ART: Final[FactionArt] = MarquiseArt("marquise", LIVERY, HEAD, 1, PICTURES)
