"""Riverfolk Company: otters and trade posts; services, payments, funds."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from turnwright.core.drawing import STATICS_KEPT, Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK
from turnwright.core.seat_marks import seat_shape
from turnwright.games.root.art.cards import card_back
from turnwright.games.root.art.emblems_factions import HEADS, LIVERIES
from turnwright.games.root.art.items import ITEMS
from turnwright.games.root.art.palette import LINE
from turnwright.games.root.art.pieces.base import FactionArt, Layer
from turnwright.games.root.art.suits import suit_sign
from turnwright.games.root.art.tracks import TOP, area, covers, still, track_spaces
from turnwright.games.root.data.boards import FACTIONS, PRICES, RIVERFOLK, SERVICES, TRACKS, TRADE_POST
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CLEARING_SUITS, NONE, SUITS
from turnwright.games.root.parts import Market
from turnwright.games.root.state import Woods

LIVERY, HEAD = LIVERIES[RIVERFOLK], HEADS[RIVERFOLK]
SCALES: Final = (
    f'<path d="M0-10V8M-8-6H8M-5 9H5" fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round"/>'
    f'<path d="M-12 1C-11 5-5 5-4 1L-8-6ZM4 1C5 5 11 5 12 1L8-6Z" fill="{GOLD}" stroke="{GOLD_DARK}" '
    'stroke-width="1.3" stroke-linejoin="round"/>'
)
POSTS_X: Final = 30.0
POSTS_STEP: Final = 37.0
ROW_Y: Final = 67.0
ROW_STEP: Final = 38.0
SERVICES_X: Final = 146.0
SERVICES_WIDE: Final = 100.0
CHEST_X: Final = 254.0
BOAT: Final = (
    f'<path d="M-12 3H12L8 10H-8Z" fill="#a9713a" {LINE}/><path d="M0 3V-11" {LINE}/>'
    f'<path d="M1.5-10C7-7 9-3 9 0H1.5ZM-1.5-8C-5-5-7-2-7.5 0H-1.5Z" fill="{BONE}" {LINE}/>'
)
HIRED: Final = (
    f'<g transform="translate(-4 0) scale(0.8)">{HEAD}</g><g transform="translate(8 2) scale(0.7)">{ITEMS[4]}</g>'
)
SERVICE_SIGNS: Final = (at(card_back(), 0, 0, 0.5), BOAT, HIRED)
"""Hand Card, Riverboats, Mercenaries."""
CHESTS: Final = (
    f'<path d="M-9-6H9V7H-9ZM-9-1H9" fill="#c49a5a" {LINE}/><path d="M0-13V-5M-3-8 0-5 3-8" fill="none" {LINE}/>',
    f'<path d="M-9-4C-9-9 9-9 9-4V8H-9ZM-9 0H9" fill="#c49a5a" {LINE}/><circle cy="1" r="2.6" fill="{GOLD}" {LINE}/>',
    f'<path d="M-9-7H9V8H-9Z" fill="#c49a5a" {LINE}/>'
    f'<path d="M-5 0-1 4 6-4" fill="none" stroke="{INK}" stroke-width="2.2"/>',
)
"""Payments, funds, committed."""
CHEST_KEYS: Final = ("payments", "funds", "committed")


def posts_built(s: Woods) -> list[int]:
    """Trade posts on the map, by suit."""
    return [
        sum([s.pieces[TRADE_POST * CLEARINGS + c] for c in range(CLEARINGS) if s.suits[c] == suit])
        for suit in range(CLEARING_SUITS)
    ]


class RiverfolkArt(FactionArt):
    """The Riverfolk Company."""

    def facts(self, s: Woods, seat: int, own: bool) -> tuple[Hashable, ...]:
        """Trade posts by suit, and everything else on its board."""
        board = s.boards[seat]
        standing = (*posts_built(s), s.gone[TRADE_POST], s.seats, *s.faction)
        if not isinstance(board, Market):
            return standing
        lists = (board.payments, board.funds, board.committed, board.laid, board.posts, board.prices)
        return (*standing, board.boats, board.hirer, *[tuple(values) for values in lists])

    def board(self, s: Woods, seat: int, own: bool, theme: Theme) -> Layer:
        """Trade posts by suit, the services and their prices, the warriors of all seats."""
        pieces: list[Piece] = []
        board = s.boards[seat]
        for suit, built in enumerate(posts_built(s)):
            pieces.append(posts_piece(s, seat, suit, built, board if isinstance(board, Market) else None))
        labels: dict[str, Message] = {}
        for name in SERVICES:
            labels[f"service-{name}"] = Message("drawn-service", {"service": f"@service-{name}"})
        for other in range(s.seats):
            labels[funds_id(s.faction[other])] = Message("drawn-funds-of", {"seat": other})
        if isinstance(board, Market):
            pieces += price_pieces(board) + chest_pieces(s, board)
        return Layer(board_static(s.seats, tuple(s.faction), theme), pieces, labels)


def posts_piece(s: Woods, seat: int, suit: int, built: int, market: Market | None) -> Piece:
    """The remaining trade posts of a suit, and the warriors on spaces without one."""
    spaces = TRACKS[TRADE_POST].spaces
    left = spaces if market is None else market.posts[suit]
    laid = [0] * s.seats if market is None else market.laid[suit * s.seats : (suit + 1) * s.seats]
    args: dict[str, int | str] = {"seat": seat, "suit": f"@suit-{SUITS[suit]}", "piece": "@piece-trade_post"}
    label = Message("drawn-posts", {**args, "built": built, "laid": sum(laid)})
    body = covers(SCALES, LIVERY, TRADE_POST, spaces - left, POSTS_STEP, 0.6)
    owners = [owner for owner in range(s.seats) for _each in range(laid[owner])]
    for place, owner in enumerate(owners):
        body += at(HEADS[s.faction[owner]], POSTS_STEP * place, 0, 0.62)
    x, y = POSTS_X + 22, ROW_Y + ROW_STEP * suit + 2
    return Piece(f"track-trade_post-{suit}-of-{seat}", x, y, body, label, f"seat-{seat}")


def price_pieces(market: Market) -> list[Piece]:
    """The price of each service, and who has bought it this turn."""
    pieces: list[Piece] = []
    for service, price in enumerate(market.prices):
        if price:
            label = Message("drawn-price", {"service": f"@service-{SERVICES[service]}", "price": price})
            x = SERVICES_X + 31 + 18 * price - 9
            body = f'<circle r="9.5" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.6"/>' + numeral(
                str(price), 0, 0, 11, INK, 3
            )
            y = ROW_Y + ROW_STEP * service
            pieces.append(Piece(f"price-{SERVICES[service]}", x, y, body, label, f"service-{SERVICES[service]}"))
    for service, buyer in ((1, market.boats), (2, market.hirer)):
        if buyer != NONE:
            args: dict[str, int | str] = {"seat": buyer, "service": f"@service-{SERVICES[service]}"}
            y = ROW_Y + ROW_STEP * service - 12
            body = f'<circle r="8" fill="{BONE}" stroke="{INK}"/>{at(seat_shape(buyer, 4.5, INK), 0, 0)}'
            label = Message("drawn-bought", args)
            pieces.append(
                Piece(f"bought-{SERVICES[service]}", SERVICES_X + 28, y, body, label, f"service-{SERVICES[service]}")
            )
    return pieces


def funds_id(faction: int) -> str:
    """The element that shows a faction's warriors in Funds."""
    return f"funds-{FACTIONS[faction]}"


def chest_x(seat: int, seats: int) -> float:
    """The centre of a seat's column among the warriors."""
    return CHEST_X + 20 + 118 / seats * (seat + 0.5)


def chest_pieces(s: Woods, market: Market) -> list[Piece]:
    """Warriors of each seat in Payments, Funds and Committed."""
    pieces: list[Piece] = []
    for row, counts in enumerate((market.payments, market.funds, market.committed)):
        for owner in range(s.seats):
            if counts[owner]:
                x, y = chest_x(owner, s.seats), ROW_Y + 14 + 33.0 * row
                body = f'<circle r="9" fill="{BONE}"/>' + numeral(str(counts[owner]), 0, 0, 12, INK, 2.8)
                label = Message(f"drawn-{CHEST_KEYS[row]}", {"seat": owner, "count": counts[owner]})
                target = funds_id(s.faction[owner]) if row == 1 else ""
                pieces.append(Piece(f"{CHEST_KEYS[row]}-{owner}-in-chest", x, y, body, label, target))
    return pieces


@lru_cache(STATICS_KEPT)
def board_static(seats: int, factions: tuple[int, ...], theme: Theme) -> str:
    """Trade posts, services, and a column for the warriors of each seat."""
    parts: list[str] = []
    for suit in range(CLEARING_SUITS):
        y = ROW_Y + ROW_STEP * suit
        posts = at(suit_sign(suit), 18, y, 0.85) + track_spaces(TRADE_POST, POSTS_X, y, POSTS_STEP, theme, 34)
        parts.append(still(posts))
    for service, name in enumerate(SERVICES):
        y = ROW_Y + ROW_STEP * service
        parts.append(area(theme, SERVICES_X, y - 17, SERVICES_WIDE, 34, f"service-{name}"))
        prices = "".join(numeral(str(p), SERVICES_X + 31 + 18 * p - 9, y, 10, theme.faint, 2.6) for p in PRICES)
        parts.append(still(at(SERVICE_SIGNS[service], SERVICES_X + 14, y, 0.85) + prices))
    for owner in range(seats):
        wide = 118 / seats
        x = chest_x(owner, seats)
        head = at(HEADS[factions[owner]], x, TOP + 8, min(0.62, wide / 32)) if factions[owner] >= 0 else ""
        parts.append(still(head))
        for row in range(3):
            id = funds_id(factions[owner]) if row == 1 else ""
            parts.append(area(theme, x - wide / 2 + 1, ROW_Y + 33 * row, wide - 2, 29, id))
    parts += [still(at(CHESTS[row], CHEST_X + 8, ROW_Y + 15 + 33 * row, 0.8)) for row in range(3)]
    return "".join(parts)


ART: Final[FactionArt] = RiverfolkArt("riverfolk", LIVERY, HEAD, 3, {TRADE_POST: SCALES})
