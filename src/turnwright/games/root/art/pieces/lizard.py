"""Lizard Cult: lizards and gardens; the Outcast, acolytes, Lost Souls and revealed cards."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.palette import BONE, INK
from turnwright.games.root.art.emblems_factions import HEADS, LIVERIES
from turnwright.games.root.art.palette import GOOD, LINE
from turnwright.games.root.art.pieces.base import FactionArt, Layer
from turnwright.games.root.art.suits import suit_sign
from turnwright.games.root.art.tracks import EYE, TOP, area, card_row, covers, kinds, sign, still, tally, track_spaces
from turnwright.games.root.data.boards import GARDEN, LIZARD, TRACKS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CLEARING_SUITS, NONE, SUITS
from turnwright.games.root.parts import Shrine
from turnwright.games.root.state import Woods

LIVERY, HEAD = LIVERIES[LIZARD], HEADS[LIZARD]
LOTUS: Final = (
    f'<path d="M-12 7C-9 11 9 11 12 7 9 4-9 4-12 7Z" fill="#4c9a3f" {LINE}/>'
    f'<path d="M-2 7C-10 6-12 0-11-4-6-4-3 0-2 7M2 7C10 6 12 0 11-4 6-4 3 0 2 7" fill="#e59bb4" {LINE}/>'
    f'<path d="M0 7C-6 3-5-6 0-11 5-6 6 3 0 7Z" fill="#f6c9d8" {LINE}/>'
)
TRACK_X: Final = 34.0
STEP: Final = 45.5
ROW_Y: Final = 62.0
ROW_STEP: Final = 30.0
SIDE_X: Final = 268.0
HATED: Final = (
    f'<path d="M0-19C5-11 15-8 14 4 13 12 6 17 0 17S-13 12-14 4C-14-4-9-6-7-12-5-9-4-7-3-5-1-11 0-14 0-19Z" '
    f'fill="#7b3fa0" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
)
SOUL: Final = (
    f'<path d="M-8 11V-2C-8-9-4-12 0-12S8-9 8-2V11L5 8 2.5 11 0 8-2.5 11-5 8Z" fill="#e9e4f2" {LINE}/>'
    f'<path d="M-3-3h.1M3-3h.1" stroke="{INK}" stroke-width="2.6" stroke-linecap="round"/>'
)
OUTCAST: Final = (
    f'<path d="M0-13V13M-9-7H9" fill="none" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
    f'<path d="M0-13V13M-9-7H9" fill="none" stroke="{LIVERY.main}" stroke-width="2" stroke-linecap="round"/>'
)


def planted(s: Woods) -> list[int]:
    """Gardens on the map, by suit."""
    return [
        sum([s.pieces[GARDEN * CLEARINGS + c] for c in range(CLEARINGS) if s.suits[c] == suit])
        for suit in range(CLEARING_SUITS)
    ]


class LizardArt(FactionArt):
    """The Lizard Cult."""

    def facts(self, s: Woods, seat: int, own: bool) -> tuple[Hashable, ...]:
        """Gardens by suit, and everything else on its board."""
        board = s.boards[seat]
        if not isinstance(board, Shrine):
            return (*planted(s),)
        kept = (board.outcast, board.hated, board.acolytes, board.scored, tuple(board.souls), tuple(board.revealed))
        return (*planted(s), *kept)

    def board(self, s: Woods, seat: int, own: bool, theme: Theme) -> Layer:
        """Gardens by suit on the left; the Outcast, acolytes, Lost Souls and revealed cards on the right."""
        pieces: list[Piece] = []
        for suit, built in enumerate(planted(s)):
            args: dict[str, int | str] = {"seat": seat, "suit": f"@suit-{SUITS[suit]}", "piece": "@piece-garden"}
            label = Message("drawn-suit-track", {**args, "built": built, "left": TRACKS[GARDEN].spaces - built})
            body = covers(LOTUS, LIVERY, GARDEN, built, STEP, 0.54)
            x, y = TRACK_X + 30, ROW_Y + ROW_STEP * suit
            pieces.append(Piece(f"track-garden-{suit}-of-{seat}", x, y, body, label, f"seat-{seat}"))
        board = s.boards[seat]
        if isinstance(board, Shrine):
            pieces += shrine_pieces(board, seat)
        return Layer(board_static(theme), pieces, {})


def shrine_pieces(shrine: Shrine, seat: int) -> list[Piece]:
    """Everything on the board except gardens."""
    pieces: list[Piece] = []
    target = f"seat-{seat}"
    if shrine.outcast != NONE:
        id = "drawn-hated" if shrine.hated else "drawn-outcast"
        label = Message(id, {"suit": f"@suit-{SUITS[shrine.outcast]}"})
        body = (HATED if shrine.hated else "") + at(suit_sign(shrine.outcast), 0, 3, 0.9)
        pieces.append(Piece(f"outcast-of-{seat}", SIDE_X + 42, 66, body, label, target))
    for suit in range(CLEARING_SUITS):
        if shrine.scored >> suit & 1:
            label = Message("drawn-scored", {"suit": f"@suit-{SUITS[suit]}"})
            pieces.append(Piece(f"scored-{suit}-of-{seat}", 26, ROW_Y + ROW_STEP * suit + 8, SCORED, label, target))
    figure = at(HEAD, 0, 0, 0.8)
    label = Message("drawn-acolytes", {"seat": seat, "count": shrine.acolytes})
    pieces.append(Piece(f"acolytes-of-{seat}", SIDE_X + 98, 66, tally(figure, shrine.acolytes, 0.85), label, target))
    shown = kinds(shrine.souls)
    for row, part in enumerate((shown[: len(shown) - len(shown) // 2], shown[len(shown) - len(shown) // 2 :])):
        souls = [card for card in shrine.souls if card in part]
        y = 106 + 33.0 * row
        pieces += card_row(souls, f"soul-{seat}", SIDE_X + 22, y, 98, 0.84, "drawn-soul", seat, target)
    return pieces + card_row(shrine.revealed, "revealed", 34, 150, 224, 0.8, "drawn-revealed", seat)


@cache
def board_static(theme: Theme) -> str:
    """The garden tracks, and places for the Outcast, Lost Souls and revealed cards."""
    parts: list[str] = []
    for suit in range(CLEARING_SUITS):
        y = ROW_Y + ROW_STEP * suit
        parts.append(at(suit_sign(suit), 20, y, 0.9) + track_spaces(GARDEN, TRACK_X, y, STEP, theme, 28))
    parts.append(area(theme, SIDE_X, TOP, 64, 38) + sign(OUTCAST, SIDE_X + 18, 66, 0.8))
    parts.append(area(theme, SIDE_X, 88, 124, 76) + at(SOUL, SIDE_X + 11, 106, 0.75))
    parts.append(area(theme, 8, 135, 250, 30) + sign(EYE, 21, 150, 0.7))
    return still("".join(parts))


SCORED: Final = (
    f'<circle r="6" fill="{GOOD}" stroke="{BONE}"/>'
    f'<path d="M-3 0-1 2.5 3-2.5" fill="none" stroke="{BONE}" stroke-width="1.8"/>'
)

ART: Final[FactionArt] = LizardArt("lizard", LIVERY, HEAD, 3, {GARDEN: LOTUS})
