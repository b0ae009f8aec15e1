"""Everything on the map: suits, ruins, buildings, tokens, warriors, pawns, and who rules."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Piece
from turnwright.core.messages import Message
from turnwright.core.numerals import badge
from turnwright.core.palette import INK, STONE, STONE_DARK
from turnwright.games.root.art.ground import SLOT_Y, blob, slot_x
from turnwright.games.root.art.palette import SUITS
from turnwright.games.root.art.pieces.base import warrior
from turnwright.games.root.art.pieces.roster import ARTS, piece_picture
from turnwright.games.root.art.places import RADIUS, SCENERIES, Spot
from turnwright.games.root.art.suits import suit_sign
from turnwright.games.root.data.boards import BUILDINGS, PIECES
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.data.tables import SUITS as SUIT_KEYS
from turnwright.games.root.queries import ruin_zone, ruler
from turnwright.games.root.state import Woods

WARRIORS_Y: Final = 26.0
WARRIORS_WIDE: Final = 172.0
TOKENS_Y: Final = 67.0
TOKENS_WIDE: Final = 132.0
SIGN_X, SIGN_Y = -68.0, -77.0
RULER_X, RULER_Y = 68.0, -76.0
PAWN_STEP: Final = 42.0
PENNANT: Final = "M-15-19H15V16L0 8-15 16Z"
RINGS: Final = ("", ' stroke-dasharray="1 9"', ' stroke-dasharray="14 7"')
"""The rim of a clearing: solid for foxes, dotted for rabbits, dashed for mice."""

RUIN: Final = (
    f'<path d="M-21 19V-3L-16-8V-15L-10-18-7-11-2-13V-5L4-2 7-13 14-17 18-9 21 2V19Z" fill="{STONE}" '
    f'stroke="{STONE_DARK}" stroke-width="2" stroke-linejoin="round"/>'
    f'<path d="M-21 5H-8M-14 5V12M-21 12H21M-2 12V5M-8 5H12M12 5V19M4 12V19M-8 12V19M6-2H19" fill="none" '
    f'stroke="{STONE_DARK}" stroke-width="1.5"/><path d="M-16 19C-14 14-11 14-9 19M13 19C14 15 17 15 19 19" '
    f'fill="#7d9a45" stroke="#4d6427" stroke-width="1.2"/>'
)
BURNT: Final = (
    f'<path d="M0-16C4-8 12-5 11 4 10 11 5 15 0 15S-10 11-11 4C-11-2-7-4-6-9-4-6-3-4-2-2-1-7 0-11 0-16Z" '
    f'fill="#d9442b" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/>'
    '<path d="M0 15C-5 15-5 8 0 2 5 8 5 15 0 15Z" fill="#ffd27a"/>'
)


@cache
def suit_mark(suit: int, clearing: int) -> str:
    """The suit of a clearing: a rim in the suit's colour and pattern, and its symbol."""
    colour = SUITS[suit]
    rim = blob(0, 0, RADIUS - 6, clearing)
    return (
        f'<path d="{rim}" fill="none" stroke="{colour.dark}" stroke-opacity="0.5" stroke-width="6" '
        f'stroke-linecap="round"{RINGS[suit]}/><path d="{rim}" fill="none" stroke="{colour.main}" stroke-width="4.2" '
        f'stroke-linecap="round"{RINGS[suit]}/><g transform="translate({SIGN_X:g} {SIGN_Y:g})">'
        f'<circle r="22" fill="{colour.pale}" stroke="{colour.dark}" stroke-width="2"/>{suit_sign(suit, 1.45)}</g>'
    )


@cache
def pennant(faction: int) -> str:
    """A small banner for the ruler."""
    art = ARTS[faction]
    return (
        f'<path d="M-15-21V22" stroke="{art.livery.dark}" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="{PENNANT}" fill="{art.livery.main}" stroke="{art.livery.dark}" stroke-width="1.8" '
        f'stroke-linejoin="round"/><path d="M-11-15H11V9L0 3-11 9Z" fill="{art.livery.pale}"/>'
        f'<g transform="translate(0 -6) scale(0.72)">{art.head}</g>'
    )


@cache
def troop(faction: int, number: int, scale: float) -> str:
    """Warriors of one faction in one place."""
    count = f'<g transform="translate(14 9)">{badge(number)}</g>'
    return f'<g transform="scale({scale:.3g})">{warrior(ARTS[faction])}{count}</g>'


@cache
def pawn(faction: int, scale: float) -> str:
    """A pawn: a figure on a base of its own, so that it cannot be mistaken for a warrior."""
    art = ARTS[faction]
    foot = (
        f'<path d="M-16 21H16L19 27H-19Z" fill="{art.livery.pale}" stroke="{art.livery.dark}" stroke-width="1.8" '
        'stroke-linejoin="round"/>'
    )
    return f'<g transform="scale({scale:.3g})">{foot}{warrior(art)}</g>'


def spread(number: int, step: float, wide: float) -> list[float]:
    """Positions for a number of things side by side, centred on 0."""
    step = min(step, wide / max(1, number))
    return [(k - (number - 1) / 2) * step for k in range(number)]


def standing_facts(s: Woods) -> tuple[Hashable, ...]:
    """Everything the map shows."""
    led = [(ARTS[s.faction[seat]], seat) for seat in range(s.seats) if s.faction[seat] != NONE]
    pawns = [(art.place(s, seat), art.waste(s, seat)) for art, seat in led]
    unseen = [items_under(s, c) for c in range(CLEARINGS)]
    # Who rules depends on more than the pieces: warriors may fight for somebody else.
    rulers = [shown_ruler(s, c) for c in range(CLEARINGS)]
    lists = (s.faction, s.suits, s.warriors, s.pieces, pawns, unseen, rulers)
    return (s.rules.map.name, s.ruins, *[tuple(values) for values in lists])


def items_under(s: Woods, clearing: int) -> int:
    """Return how many items are under the ruin of a clearing."""
    return s.hoards[clearing] + s.cards.zones[ruin_zone(s, clearing)].size() if s.ruins >> clearing & 1 else 0


def standing_pieces(s: Woods) -> list[Piece]:
    """All pieces on the map, back to front."""
    scenery = SCENERIES[s.rules.map.name]
    pieces: list[Piece] = []
    for c in range(CLEARINGS):
        pieces += suit_pieces(s, c, scenery.clearings[c])
    for c in range(CLEARINGS):
        spot = scenery.clearings[c]
        pieces += [
            *slot_pieces(s, c, spot),
            *rule_piece(s, c, spot),
            *troop_pieces(s, c, spot),
            *token_pieces(s, c, spot),
        ]
    return pieces + forest_pieces(s)


def suit_pieces(s: Woods, c: int, spot: Spot) -> list[Piece]:
    """The suit of a clearing, once it has one."""
    if s.suits[c] == NONE:
        return []
    label = Message("drawn-suit", {"suit": f"@suit-{SUIT_KEYS[s.suits[c]]}"})
    return [Piece(f"suit-{c + 1}", spot.x, spot.y, suit_mark(s.suits[c], c), label, f"clearing-{c + 1}")]


def slot_pieces(s: Woods, c: int, spot: Spot) -> list[Piece]:
    """Buildings from the left, then the ruin."""
    slots, slot = s.rules.map.slots[c], 0
    pieces: list[Piece] = []
    for piece in range(BUILDINGS):
        number = s.pieces[piece * CLEARINGS + c]
        if number:
            x, picture = slot_x(slot, slots), piece_picture(piece, s.suits[c])
            body = "".join(
                f'<g transform="translate({slot_x(slot + k, slots) - x:g} 0)">{picture}</g>' for k in range(number)
            )
            pieces.append(standing(piece, number, c, spot.x + x, spot.y + SLOT_Y, body))
            slot += number
    if s.ruins >> c & 1:
        items = items_under(s, c)
        label = Message("drawn-ruin", {"items": items, "ruin": "@piece-ruin"})
        x = spot.x + slot_x(slots - 1, slots)
        pieces.append(Piece(f"ruin-{c + 1}", x, spot.y + SLOT_Y, RUIN, label, f"clearing-{c + 1}"))
    return pieces


def standing(piece: int, number: int, c: int, x: float, y: float, body: str) -> Piece:
    """Buildings or tokens of one kind in a clearing."""
    label = Message("drawn-piece", {"piece": f"@piece-{PIECES[piece]}", "count": number})
    return Piece(f"piece-{PIECES[piece]}-{c + 1}", x, y, body, label, f"clearing-{c + 1}")


def shown_ruler(s: Woods, c: int) -> int:
    """Return the seat whose banner flies in a clearing, NONE before all seats lead a faction."""
    return ruler(s, c) if NONE not in s.faction else NONE


def rule_piece(s: Woods, c: int, spot: Spot) -> list[Piece]:
    """The ruler's banner."""
    seat = shown_ruler(s, c)
    if seat == NONE:
        return []
    label = Message("drawn-rules", {"seat": seat})
    x, y = spot.x + RULER_X, spot.y + RULER_Y
    return [Piece(f"rules-{c + 1}", x, y, pennant(s.faction[seat]), label, f"clearing-{c + 1}")]


def troop_pieces(s: Woods, c: int, spot: Spot) -> list[Piece]:
    """Warriors of all seats, then pawns: side by side, so that none hides another."""
    here = [seat for seat in range(s.seats) if s.warriors[seat * CLEARINGS + c]]
    pawns = pawns_at(s, c)
    many = len(here) + len(pawns)
    scale = 1.2 if many < 3 else 1.12 if many < 4 else 0.92
    places = [(spot.x + x, spot.y + WARRIORS_Y) for x in spread(many, 54, WARRIORS_WIDE)]
    target = f"clearing-{c + 1}"
    pieces: list[Piece] = []
    for seat, (x, y) in zip(here, places, strict=False):
        number = s.warriors[seat * CLEARINGS + c]
        args: dict[str, int | str] = {"seat": seat, "count": number, "warrior": "@piece-warrior"}
        label = Message("drawn-warriors", args)
        pieces.append(Piece(f"warriors-{seat}-{c + 1}", x, y, troop(s.faction[seat], number, scale), label, target))
    for seat, (x, y) in zip(pawns, places[len(here) :], strict=True):
        pieces.append(pawn_piece(s, seat, x, y, 0.9 * scale, target))
    return pieces


def pawns_at(s: Woods, place: int) -> list[int]:
    """The seats whose pawns are in a clearing, or a forest (counted from CLEARINGS)."""
    return [
        seat for seat in range(s.seats) if s.faction[seat] != NONE and ARTS[s.faction[seat]].place(s, seat) == place
    ]


def token_pieces(s: Woods, c: int, spot: Spot) -> list[Piece]:
    """Tokens of all kinds, and flames where a clearing was laid waste."""
    kinds = [piece for piece in range(BUILDINGS, len(PIECES)) if s.pieces[piece * CLEARINGS + c]]
    waste = any(s.faction[seat] != NONE and ARTS[s.faction[seat]].waste(s, seat) >> c & 1 for seat in range(s.seats))
    many = len(kinds) + waste
    places, scale = spread(many, 40, TOKENS_WIDE), min(1.0, TOKENS_WIDE / 38 / max(1, many))
    pieces: list[Piece] = []
    for piece in kinds:
        number = s.pieces[piece * CLEARINGS + c]
        count = f'<g transform="translate(12 12)">{badge(number, 0.9)}</g>' if number > 1 else ""
        body = f'<g transform="scale({scale:.3g})">{piece_picture(piece, s.suits[c])}{count}</g>'
        pieces.append(standing(piece, number, c, spot.x + places[len(pieces)], spot.y + TOKENS_Y, body))
    if waste:
        x = spot.x + places[len(pieces)]
        label = Message("drawn-waste")
        pieces.append(Piece(f"waste-{c + 1}", x, spot.y + TOKENS_Y, BURNT, label, f"clearing-{c + 1}"))
    return pieces


def pawn_piece(s: Woods, seat: int, x: float, y: float, scale: float, target: str) -> Piece:
    """The pawn of a seat."""
    label = Message("drawn-pawn", {"seat": seat, "pawn": "@piece-pawn"})
    return Piece(f"pawn-{seat}", x, y, pawn(s.faction[seat], scale), label, target)


def forest_pieces(s: Woods) -> list[Piece]:
    """Pawns in forests."""
    groves = SCENERIES[s.rules.map.name].groves
    pieces: list[Piece] = []
    for forest, name in enumerate(s.rules.map.forests):
        pawns = pawns_at(s, CLEARINGS + forest)
        for seat, x in zip(pawns, spread(len(pawns), PAWN_STEP, 200), strict=True):
            grove = groves[name]
            pieces.append(pawn_piece(s, seat, grove.x + x, grove.y, 1.05, f"forest-{name}"))
    return pieces
