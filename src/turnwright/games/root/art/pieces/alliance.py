"""Woodland Alliance: mice with big ears, bases and sympathy; supporters and officers."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, GOLD, INK
from turnwright.core.seats import WATCHER
from turnwright.core.zones import UNKNOWN
from turnwright.games.root.art.cards import card_back, points
from turnwright.games.root.art.emblems_factions import HEADS, LIVERIES
from turnwright.games.root.art.palette import LINE
from turnwright.games.root.art.pieces.base import FactionArt, Layer, building
from turnwright.games.root.art.suits import suit_sign
from turnwright.games.root.art.tracks import DRAW, area, card_row, covers, still, tally, track_label
from turnwright.games.root.data.boards import ALLIANCE, BASE, SYMPATHY, TRACKS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CLEARING_SUITS, SUITS
from turnwright.games.root.parts import Uprising
from turnwright.games.root.queries import left, on_map
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import SUPPORTERS

LIVERY, HEAD = LIVERIES[ALLIANCE], HEADS[ALLIANCE]
FIST: Final = (
    f'<path d="M-5 11V3L-8-1V-5C-8-7-5-7-5-5V-8C-5-10-2-10-2-8V-9C-2-11 1-11 1-9V-8C1-10 4-10 4-8V-6'
    f'C4-8 7-8 7-6V1L5 4V11Z" fill="{BONE}" {LINE}/>'
    f'<path d="M-5-4V0M-2-7V-1M1-7V-1M4-5V-1" fill="none" stroke="{INK}" stroke-width="1.2"/>'
)
CAMP: Final = (
    f'<path d="M-12 9V-2H12V9Z" fill="#b98a4a" {LINE}/><path d="M-12-2-12-6M-6-2V-7M0-2V-7M6-2V-7M12-2V-6" {LINE}/>'
    f'<path d="M-3 9V3H3V9Z" fill="{INK}"/><path d="M0-7V-14L8-11.5 0-9.5" fill="{LIVERY.main}" {LINE}/>'
)
TRACK_X: Final = 8.0
STEP: Final = 38.6
TRACK_Y: Final = 81.0
BASE_X: Final = 8.0
BASE_STEP: Final = 46.0
LOWER_Y: Final = 138.0
OFFICER: Final = (
    f'<g transform="scale(0.72)">{HEAD}</g>'
    f'<path d="M7-12 8.5-8 12.5-8 9.5-5.5 10.5-1.5 7-4 3.5-1.5 4.5-5.5 1.5-8 5.5-8Z" fill="{GOLD}" stroke="{INK}" '
    'stroke-width="0.9" stroke-linejoin="round"/>'
)


class AllianceArt(FactionArt):
    """The Woodland Alliance."""

    def facts(self, s: Woods, seat: int, own: bool) -> tuple[Hashable, ...]:
        """Sympathy, bases by suit, officers, and the supporters the viewer can see."""
        board = s.boards[seat]
        officers = board.officers if isinstance(board, Uprising) else 0
        seen = supporters(s) if own else [len(supporters(s)), *known(s)]
        return (on_map(s, SYMPATHY), bases_built(s), officers, *seen)

    def personal(self, s: Woods) -> bool:
        """Tell whether the viewer knows more supporters than watchers do."""
        return known(s) != s.cards.sure(SUPPORTERS, WATCHER)

    def board(self, s: Woods, seat: int, own: bool, theme: Theme) -> Layer:
        """Sympathy above; bases, officers and supporters below."""
        spread = on_map(s, SYMPATHY)
        label = track_label(seat, SYMPATHY, spread, left(s, SYMPATHY))
        body = covers(FIST, LIVERY, SYMPATHY, spread, STEP, 0.62)
        pieces = [Piece(f"track-sympathy-of-{seat}", TRACK_X + 23, TRACK_Y + 4, body, label, f"seat-{seat}")]
        built = bases_built(s)
        for suit in range(CLEARING_SUITS):
            if not built >> suit & 1:
                args: dict[str, int | str] = {"seat": seat, "suit": f"@suit-{SUITS[suit]}", "piece": "@piece-base"}
                x = BASE_X + BASE_STEP * suit + 25
                body = at(building(LIVERY, CAMP, suit), 0, 0, 0.72)
                pieces.append(
                    Piece(f"base-{suit}-of-{seat}", x, LOWER_Y, body, Message("drawn-base", args), f"seat-{seat}")
                )
        board = s.boards[seat]
        officers = board.officers if isinstance(board, Uprising) else 0
        label = Message("drawn-officers", {"seat": seat, "count": officers})
        pieces.append(Piece(f"officers-of-{seat}", 174, LOWER_Y, tally(OFFICER, officers, 0.95), label, f"seat-{seat}"))
        return Layer(board_static(theme), [*pieces, *supporter_pieces(s, seat, own)], {})


def bases_built(s: Woods) -> int:
    """A mask of the suits whose base is on the map."""
    built = 0
    for c in range(CLEARINGS):
        if s.pieces[BASE * CLEARINGS + c] and s.suits[c] >= 0:
            built |= 1 << s.suits[c]
    return built


def supporters(s: Woods) -> list[int]:
    """The supporters, UNKNOWN where they are hidden."""
    return s.cards.zones[SUPPORTERS].layers[0]


def known(s: Woods) -> list[int]:
    """The supporters known to the viewer."""
    return s.cards.sure(SUPPORTERS, s.viewer)


def supporter_pieces(s: Woods, seat: int, own: bool) -> list[Piece]:
    """The number of supporters, and the cards themselves for those who may see them."""
    held = supporters(s)
    label = Message("drawn-supporters", {"seat": seat, "count": len(held)})
    body = tally(at(card_back(), 0, 0, 0.45), len(held), 1.0)
    pieces = [Piece(f"supporters-of-{seat}", 226, LOWER_Y, body, label, f"seat-{seat}")]
    if own and UNKNOWN not in held:
        return pieces + card_row(held, "supporter", 254, LOWER_Y, 138, 0.86, "drawn-supporter", seat)
    target = f"seat-{seat}"
    return pieces + card_row(known(s), "known-supporter", 254, LOWER_Y, 138, 0.86, "drawn-supporter", seat, target)


@cache
def board_static(theme: Theme) -> str:
    """The sympathy track with the cost of each space, and places for bases."""
    parts: list[str] = []
    track = TRACKS[SYMPATHY]
    for space in range(track.spaces):
        x = TRACK_X + STEP * space
        parts.append(area(theme, x, TRACK_Y - 18, STEP - 3, 41))
        parts.append(at(points(track.vp[space]), x + 8, TRACK_Y - 10, 0.62))
        if space == 0 or track.cost[space] != track.cost[space - 1]:
            many = track.cost.count(track.cost[space])
            parts.append(
                f'<path d="M{x + 2:g} {TRACK_Y - 22:g}v-5h{STEP * many - 7:g}v5" fill="none" stroke="{theme.faint}" '
                'stroke-width="1.5"/>' + cost_mark(track.cost[space], x + STEP * many / 2 - 2, theme)
            )
    for suit in range(CLEARING_SUITS):
        x = BASE_X + BASE_STEP * suit
        parts.append(area(theme, x, LOWER_Y - 22, BASE_STEP - 3, 46))
        parts.append(at(suit_sign(suit), x + 12, LOWER_Y - 9, 0.72) + at(DRAW, x + 32, LOWER_Y + 8, 0.8))
    return still("".join(parts))


def cost_mark(cost: int, x: float, theme: Theme) -> str:
    """The cost of a space in supporters."""
    plate = f'<rect x="{x - 14:g}" y="{TRACK_Y - 35:g}" width="28" height="14" rx="5" fill="{theme.panel}"/>'
    return (
        plate + at(card_back(), x - 6, TRACK_Y - 28, 0.27) + numeral(str(cost), x + 6, TRACK_Y - 28, 10, theme.ink, 2.8)
    )


ART: Final[FactionArt] = AllianceArt("alliance", LIVERY, HEAD, 3, {BASE: CAMP, SYMPATHY: FIST})
