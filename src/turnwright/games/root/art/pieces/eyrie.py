"""Eyrie Dynasties: birds and roosts; their leader, the Decree and the roost track."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.palette import BONE, GOLD, INK
from turnwright.games.root.art.cards import card_face
from turnwright.games.root.art.emblems_factions import HEADS, LIVERIES
from turnwright.games.root.art.items import ITEMS
from turnwright.games.root.art.palette import LINE
from turnwright.games.root.art.pieces.base import LOST, FactionArt, Layer
from turnwright.games.root.art.suits import suit_sign
from turnwright.games.root.art.tracks import TOP, area, covers, sign, still, track_label, track_spaces
from turnwright.games.root.data.boards import COLUMNS, EYRIE, LEADERS, ROOST
from turnwright.games.root.data.tables import BIRD, CARD_KEYS, NONE, SUIT_OF
from turnwright.games.root.parts import Court
from turnwright.games.root.queries import left, on_map
from turnwright.games.root.state import Woods

LIVERY, HEAD = LIVERIES[EYRIE], HEADS[EYRIE]

NEST: Final = (
    f'<path d="M-12 2H12C11 9 6 11 0 11S-11 9-12 2Z" fill="#a9713a" {LINE}/>'
    f'<path d="M-8 5 0 9M8 5 0 9M-4 4 5 10" fill="none" stroke="{INK}" stroke-width="1"/>'
    f'<path d="M-7 2C-7-4-1-4-1 2M0 2C0-5 7-5 7 2" fill="{BONE}" {LINE}/>'
    f'<path d="M0-12 2-8 6-8 3-5.5" fill="none" stroke="{LIVERY.main}" stroke-width="2" stroke-linecap="round"/>'
)
SIGNS: Final = (
    f'<path d="M-8 10C-9 3-5 0-3-1A5 5 0 1 1 3-1C5 0 9 3 8 10Z" fill="{LIVERY.main}" {LINE}/>',
    ITEMS[0],
    f'<path d="M-9-9 9 9M9-9-9 9" stroke="{INK}" stroke-width="4.6" stroke-linecap="round"/>'
    '<path d="M-9-9 9 9M9-9-9 9" stroke="#c9ced4" stroke-width="2.4" stroke-linecap="round"/>',
    f'<path d="M0-11-11-1H-8V9H8V-1H11Z" fill="#a9713a" {LINE}/><path d="M-3 9V2H3V9Z" fill="{INK}"/>',
)
"""Symbols of the columns: recruit, move, battle, build."""
STAR: Final = "M0-11 3-4 11-3.5 5 2 7 10 0 6-7 10-5 2-11-3.5-3-4Z"
PORTRAITS: Final = (
    ITEMS[3],
    f'<path d="{STAR}" fill="{GOLD}" {LINE}/>',
    ITEMS[4],
    f'<path d="M-10 7-11-7-5-1 0-9 5-1 11-7 10 7Z" fill="{GOLD}" {LINE}/>',
)
"""Pictures of the leaders: builder, charismatic, commander, despot."""
COLUMN_X: Final = 100.0
COLUMN: Final = 73.5
ROOSTS_X: Final = 44.0
ROOSTS_STEP: Final = 49.5
ROOSTS_Y: Final = 149.0
VIZIER: Final = (
    f'<path d="M-7-9-8-16-4-12 0-17 4-12 8-16 7-9Z" fill="{GOLD}" stroke="{INK}" stroke-width="1.2" '
    'stroke-linejoin="round"/>'
)


def leader_spot(leader: int) -> tuple[float, float]:
    """The centre of a leader's card."""
    return 30.0 + 44 * (leader % 2), 67.0 + 40 * (leader // 2)


class EyrieArt(FactionArt):
    """The Eyrie Dynasties."""

    def facts(self, s: Woods, seat: int, own: bool) -> tuple[Hashable, ...]:
        """The leader, the Decree, the roosts."""
        board = s.boards[seat]
        if not isinstance(board, Court):
            return (on_map(s, ROOST),)
        return (on_map(s, ROOST), board.leader, board.deposed, *[tuple(column) for column in board.decree])

    def board(self, s: Woods, seat: int, own: bool, theme: Theme) -> Layer:
        """Leaders on the left, the columns of the Decree beside them, the roosts below."""
        built = on_map(s, ROOST)
        label = track_label(seat, ROOST, built, left(s, ROOST))
        body = covers(NEST, LIVERY, ROOST, built, ROOSTS_STEP, 0.56)
        pieces = [Piece(f"track-roost-of-{seat}", ROOSTS_X + 31, ROOSTS_Y, body, label, f"seat-{seat}")]
        board = s.boards[seat]
        if isinstance(board, Court):
            pieces += leader_pieces(board, seat)
            for column in range(len(COLUMNS)):
                pieces += column_pieces(board, column)
        labels = {f"decree-{name}": Message("drawn-column", {"column": f"@drawn-column-{name}"}) for name in COLUMNS}
        labels |= {f"leader-{one.key}": Message("drawn-leader", {"leader": f"@leader-{one.key}"}) for one in LEADERS}
        return Layer(board_static(theme), pieces, labels)


def leader_pieces(court: Court, seat: int) -> list[Piece]:
    """A gold frame around the leader, a cross on deposed leaders."""
    pieces: list[Piece] = []
    for leader, one in enumerate(LEADERS):
        x, y = leader_spot(leader)
        args: dict[str, int | str] = {"seat": seat, "leader": f"@leader-{one.key}"}
        if court.leader == leader:
            label = Message("drawn-leads", args)
            pieces.append(Piece(f"leads-of-{seat}", x, y, leader_card(leader, True), label, f"leader-{one.key}"))
        elif court.deposed >> leader & 1:
            label = Message("drawn-deposed", args)
            pieces.append(Piece(f"deposed-{one.key}", x, y, at(LOST, 0, 0, 0.9), label, f"leader-{one.key}"))
    return pieces


@cache
def leader_card(leader: int, leads: bool = False) -> str:
    """A leader's card: the picture, and the columns of the two Loyal Viziers."""
    one = LEADERS[leader]
    edge, weight, ground = (GOLD, 3.4, LIVERY.pale) if leads else (LIVERY.dark, 1.2, "#e9e2d2")
    viziers = at(SIGNS[one.first], -9, 10, 0.5) + at(SIGNS[one.second], 9, 10, 0.5)
    frame = f'<rect x="-21" y="-19" width="42" height="38" rx="6" fill="none" stroke="{INK}" stroke-width="1"/>'
    return (
        f'<rect x="-19.5" y="-17.5" width="39" height="35" rx="5" fill="{ground}" stroke="{edge}" '
        f'stroke-width="{weight:g}"/>{at(PORTRAITS[leader], 0, -5, 0.78)}{viziers}' + (frame if leads else "")
    )


def column_pieces(court: Court, column: int) -> list[Piece]:
    """The cards of a column as suit symbols, with the Loyal Viziers crowned."""
    target = f"decree-{COLUMNS[column]}"
    name = f"@drawn-column-{COLUMNS[column]}"
    signs: list[tuple[str, str, Message, str]] = []
    if court.leader != NONE and column in (LEADERS[court.leader].first, LEADERS[court.leader].second):
        body = at(suit_sign(BIRD), 0, 3, 0.76) + at(VIZIER, 0, 5, 0.75)
        signs.append((f"vizier-{COLUMNS[column]}", body, Message("drawn-vizier", {"column": name}), ""))
    for place, card in enumerate(court.decree[column]):
        label = Message("drawn-decree", {"column": name, "card": f"@card-{CARD_KEYS[card]}"})
        signs.append((f"{target}-{place}", at(suit_sign(SUIT_OF[card]), 0, 0, 0.84), label, card_face(card)))
    wide = max(3, -(-len(signs) // 3))
    x, y = COLUMN_X + COLUMN * column + 3, TOP + 32
    step, down = min(21.0, (COLUMN - 6) / wide), min(21.0, 62 / max(1, -(-len(signs) // wide)))
    return [
        Piece(id, x + step * (place % wide + 0.5), y + down * (place // wide), body, label, target, face)
        for place, (id, body, label, face) in enumerate(signs)
    ]


@cache
def board_static(theme: Theme) -> str:
    """Leaders, columns of the Decree, the roost track."""
    parts: list[str] = []
    for leader, one in enumerate(LEADERS):
        x, y = leader_spot(leader)
        parts.append(area(theme, x - 20.5, y - 18.5, 41, 37, f"leader-{one.key}"))
        parts.append(still(at(leader_card(leader), x, y)))
    for column, name in enumerate(COLUMNS):
        x = COLUMN_X + COLUMN * column
        parts.append(area(theme, x, TOP, COLUMN - 4, 84, f"decree-{name}"))
        parts.append(
            still(
                f'<path d="M{x + 5:g} {TOP:g}h{COLUMN - 14:g}q5 0 5 5v13h-{COLUMN - 4:g}v-13q0-5 5-5Z" '
                f'fill="{LIVERY.main}" fill-opacity="0.35"/>' + at(SIGNS[column], x + COLUMN / 2 - 2, TOP + 9.5, 0.72)
            )
        )
    return (
        "".join(parts)
        + still(sign(NEST, 24, ROOSTS_Y, 0.85))
        + track_spaces(ROOST, ROOSTS_X, ROOSTS_Y, ROOSTS_STEP, theme)
    )


ART: Final[FactionArt] = EyrieArt("eyrie", LIVERY, HEAD, 2, {ROOST: NEST})
