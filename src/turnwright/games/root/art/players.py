"""The seats' panels: faction, score, faction board, play area, and the viewer's own hand."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.numerals import badge, numeral
from turnwright.core.palette import BONE, GOLD, INK
from turnwright.core.seat_marks import seat_shape
from turnwright.core.seats import WATCHER, includes
from turnwright.games.root.art.cards import HAND, card_face, points, small_card
from turnwright.games.root.art.items import item_tile
from turnwright.games.root.art.phases import PHASE_SIGNS
from turnwright.games.root.art.pieces.base import medal, warrior
from turnwright.games.root.art.pieces.roster import ARTS
from turnwright.games.root.art.suits import suit_sign
from turnwright.games.root.art.tracks import EYE, card_row, kinds, sign, tally
from turnwright.games.root.data.boards import WARRIORS
from turnwright.games.root.data.tables import CARD_KEYS, CARDS, CLEARING_SUITS, ITEMS, NONE, PHASES, SUITS
from turnwright.games.root.points import SOURCE_NAMES, SOURCES
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import hand

WIDTH: Final = 400.0
HEIGHT: Final = 214.0
OWN_HEIGHT: Final = 314.0
HEAD: Final = 52.0
BOARD_DOWN: Final = 10.0
"""How far down a faction's board is moved on the panel."""
AREA_Y: Final = 195.0
HAND_Y: Final = 264.0
OPEN_HIGH: Final = 40.0
"""The extra height of a panel that shows an open hand."""
EYE_SIGN: Final = sign(EYE, 0, 0, 0.85)
DIFFICULTIES: Final = ("", "low", "medium", "high")


def held(s: Woods, seat: int) -> list[int]:
    """The cards in a hand, UNKNOWN where they are hidden."""
    return s.cards.zones[hand(seat)].layers[0]


def lies_open(s: Woods, seat: int) -> bool:
    """Return whether everybody can see a hand."""
    return includes(s.cards.zones[hand(seat)].seen[0], WATCHER)


def known(s: Woods, seat: int) -> list[int]:
    """The cards in a hand that the viewer sees, or has seen and knows to be still there."""
    return s.cards.sure(hand(seat), s.viewer)


def knows_more(s: Woods, seat: int) -> bool:
    """Whether the viewer knows more cards of a hand than watchers do."""
    return s.cards.knows_more(hand(seat), s.viewer)


def height_of(s: Woods, seat: int, own: bool) -> float:
    """The height of a panel: the viewer's own has room for the hand, another's for its known cards."""
    return OWN_HEIGHT if own else HEIGHT + OPEN_HIGH * (lies_open(s, seat) or len(known(s, seat)) > 0)


@cache
def seat_static(seat: int, faction: int, own: bool, height: float, theme: Theme) -> str:
    """A card in the faction's colour, its head and the seat's mark; places for the play area and the hand."""
    art = ARTS[faction]
    parts = [
        f'<rect id="seat-{seat}" class="target" x="1.5" y="1.5" width="{WIDTH - 3:g}" height="{height - 3:g}" '
        f'rx="12" fill="{theme.panel}" stroke="{art.livery.main}" stroke-width="3"/>'
        f'<circle id="medal-{art.key}" class="target" cx="29" cy="28" r="23" fill="{theme.panel}"/>'
        '<g pointer-events="none">'
        f'<path d="M13 3H{WIDTH - 13:g}A10 10 0 0 1 {WIDTH - 3:g} 13V{HEAD:g}H3V13A10 10 0 0 1 13 3Z" '
        f'fill="{art.livery.main}" fill-opacity="0.3"/>{at(medal(art, 20), 29, 28)}'
        f'<circle cx="50" cy="43" r="8" fill="{BONE}" stroke="{INK}" stroke-width="1"/>'
        f"{at(seat_shape(seat, 5, INK), 50, 43)}"
        f'<path d="M8 176.5H{WIDTH - 8:g}" stroke="{theme.edge}" stroke-width="1"/>'
    ]
    if own:
        parts.append(
            f'<rect x="6" y="{HAND_Y - 48:g}" width="{WIDTH - 12:g}" height="95" rx="8" fill="{theme.slot}" '
            f'stroke="{theme.edge}" stroke-width="1"/>'
        )
    return "".join(parts) + "</g>"


@cache
def turn_frame(height: float) -> str:
    """A gold frame around the seat whose turn it is."""
    return "".join(
        f'<rect x="3.5" y="3.5" width="{WIDTH - 7:g}" height="{height - 7:g}" rx="10" fill="none" '
        f'stroke="{colour}" stroke-width="{weight:g}"/>'
        for colour, weight in ((INK, 5.6), (GOLD, 3.4))
    )


def head_pieces(s: Woods, seat: int, height: float) -> list[Piece]:
    """Score, hand, warriors in the supply, crafted items, the phase of a turn."""
    target = f"seat-{seat}"
    pieces: list[Piece] = []
    if s.turn == seat and s.round and s.winner == NONE:
        frame = turn_frame(height)
        label = Message("drawn-turn", {"seat": seat, "phase": f"@phase-{PHASES[s.phase]}"})
        pieces.append(Piece(f"turn-of-{seat}", 0, 0, frame, Message("drawn-active", {"seat": seat}), target))
        pieces.append(Piece(f"phase-of-{seat}", 377, 27, at(PHASE_SIGNS[s.phase], 0, 0, 1.15), label, target))
    if s.vp[seat] != NONE:
        args: dict[str, int | str] = {"seat": seat, "vp": s.vp[seat]}
        args |= {name: s.tally[seat * SOURCES + k] for k, name in enumerate(SOURCE_NAMES)}
        body = at(score_chip(s.vp[seat]), 0, 0)
        pieces.append(Piece(f"points-of-{seat}", 88, 26, body, Message("drawn-points", args), target))
    cards = len(held(s, seat))
    label = Message("drawn-hand", {"seat": seat, "count": cards})
    pieces.append(Piece(f"hand-of-{seat}", 145, 27, at(tally(HAND, cards, 0.95), 0, 0, 1.25), label, target))
    if WARRIORS[s.faction[seat]]:
        figure = warrior(ARTS[s.faction[seat]])
        label = Message("drawn-supply", {"seat": seat, "count": s.supply[seat], "warrior": "@piece-warrior"})
        pieces.append(
            Piece(f"supply-of-{seat}", 204, 27, at(tally(figure, s.supply[seat], 0.5), 0, 0, 1.25), label, target)
        )
    return pieces + crafted_pieces(s, seat)


@cache
def score_chip(vp: int) -> str:
    """The score on a large shield."""
    shield = points(vp).partition("<g")[0]
    return at(shield, 0, 0, 2.15) + numeral(str(vp), 0, -1, 21, BONE, 2.9)


def crafted_pieces(s: Woods, seat: int) -> list[Piece]:
    """The Crafted Items box."""
    mine = s.crafted[seat * len(ITEMS) : (seat + 1) * len(ITEMS)]
    shown = [item for item in range(len(ITEMS)) if mine[item]]
    step = min(29.0, 122 / max(1, len(shown)))
    pieces: list[Piece] = []
    for place, item in enumerate(shown):
        count = at(badge(mine[item], 0.62), 9, 9) if mine[item] > 1 else ""
        body = at(item_tile(item), 0, 0, 0.9) + count
        label = Message("drawn-crafted", {"seat": seat, "item": f"@item-{ITEMS[item]}", "count": mine[item]})
        pieces.append(Piece(f"crafted-{ITEMS[item]}-of-{seat}", 249 + step * place, 27, body, label, f"seat-{seat}"))
    return pieces


def area_pieces(s: Woods, seat: int, own: bool) -> list[Piece]:
    """The play area: lasting effects, an activated dominance card, a coalition, crafting pieces used."""
    target = "" if own else f"seat-{seat}"
    prefix = "area" if own else f"area-{seat}"
    cards = s.areas[seat]
    pieces = card_row(cards, prefix, 8, AREA_Y, 242, 0.9, "drawn-area", seat, target)
    for place, card in enumerate(kinds(cards)):
        if s.turn == seat and s.used >> card & 1:
            body = f'<g transform="scale(0.9)">{small_card(card, cards.count(card), True)}</g>'
            args: dict[str, int | str] = {"seat": seat, "card": f"@card-{CARD_KEYS[card]}", "count": cards.count(card)}
            was = pieces[place]
            pieces[place] = Piece(was.id, was.x, was.y, body, Message("drawn-area-used", args), was.target, was.face)
    if s.dominance[seat] != NONE:
        card = s.dominance[seat]
        label = Message("drawn-dominance", {"seat": seat, "card": f"@card-{CARD_KEYS[card]}"})
        body = f'<rect x="-20" y="-18" width="40" height="36" rx="8" fill="{GOLD}" stroke="{INK}"/>' + at(
            small_card(card), 0, 0, 0.88
        )
        face = card_face(card)
        pieces.append(Piece(f"dominance-of-{seat}", 374, AREA_Y, body, label, f"seat-{seat}", face))
    if s.partner[seat] != NONE:
        other = s.partner[seat]
        label = Message("drawn-partner", {"seat": seat, "other": other})
        body = medal(ARTS[s.faction[other]], 13)
        pieces.append(Piece(f"partner-of-{seat}", 342, AREA_Y, body, label, f"seat-{seat}"))
    if s.turn == seat and any(s.activated):
        pieces.append(activated_piece(s, seat))
    return pieces


def activated_piece(s: Woods, seat: int) -> Piece:
    """How many crafting pieces of each suit were used this turn."""
    shown = [suit for suit in range(CLEARING_SUITS) if s.activated[suit]]
    body = "".join(
        at(suit_sign(suit, 0.6), 24.0 * place - 14, 0)
        + numeral(str(s.activated[suit]), 24.0 * place - 2, 0, 9, INK, 2.8)
        for place, suit in enumerate(shown)
    )
    plate = f'<rect x="-24" y="-9" width="{24 * len(shown) + 4:g}" height="18" rx="5" fill="{BONE}"/>'
    args: dict[str, int | str] = {SUITS[suit]: s.activated[suit] for suit in range(CLEARING_SUITS)}
    return Piece(f"activated-of-{seat}", 278, AREA_Y, plate + body, Message("drawn-activated", args), f"seat-{seat}")


def hand_pieces(s: Woods, seat: int) -> list[Piece]:
    """The viewer's hand, each kind of card once."""
    cards = held(s, seat)
    shown = kinds(cards)
    step = min(65.0, (WIDTH - 24 - 62) / max(1, len(shown) - 1)) if len(shown) > 1 else 0.0
    pieces: list[Piece] = []
    for place, card in enumerate(shown):
        number = cards.count(card)
        count = at(badge(number), -22, 11) if number > 1 else ""
        args: dict[str, int | str] = {
            "card": f"@card-{CARD_KEYS[card]}",
            "count": number,
            "cost": sum(CARDS[card].cost),
        }
        args |= {suit: CARDS[card].cost[k] for k, suit in enumerate((*SUITS[:CLEARING_SUITS], "any"))}
        label = Message("drawn-card", args)
        x = 12 + 31 + step * place
        face = card_face(card)
        pieces.append(Piece(f"card-{CARD_KEYS[card]}", x, HAND_Y, face + count, label, "", face))
    return pieces


def open_pieces(s: Woods, seat: int) -> list[Piece]:
    """The cards in another seat's hand that the viewer can see or has seen, below its play area."""
    target, y = f"seat-{seat}", AREA_Y + OPEN_HIGH - 1
    if lies_open(s, seat):
        return card_row(held(s, seat), "offered", 8, y, 384, 1.0, "drawn-open", seat, target)
    cards = known(s, seat)
    if not cards:
        return []
    label = Message("drawn-known-of", {"seat": seat, "count": len(cards)})
    eye = Piece(f"known-of-{seat}", 25, y, EYE_SIGN, label, target)
    return [eye, *card_row(cards, f"known-{seat}", 46, y, 346, 1.0, "drawn-known", seat, target)]


def player_facts(s: Woods, seat: int, own: bool) -> tuple[Hashable, ...]:
    """Everything a seat's panel shows."""
    active = s.turn == seat
    mine = [values[seat] for values in (s.faction, s.vp, s.supply, s.dominance, s.partner)]
    turn = (s.phase, s.used, s.round > 0, s.winner, *s.activated) if active else ()
    lists = (
        s.tally[seat * SOURCES : (seat + 1) * SOURCES],
        s.crafted[seat * len(ITEMS) : (seat + 1) * len(ITEMS)],
        s.areas[seat],
        held(s, seat) if own or lies_open(s, seat) else [len(held(s, seat)), *known(s, seat)],
        s.faction,
    )
    board = ARTS[s.faction[seat]].facts(s, seat, own)
    return (seat, own, active, *mine, turn, *[tuple(values) for values in lists], board)


def player_panel(s: Woods, seat: int, own: bool, theme: Theme) -> Panel:
    """One seat's panel; the viewer's own is taller and shows the hand."""
    art = ARTS[s.faction[seat]]
    board = art.board(s, seat, own, theme)
    height = height_of(s, seat, own)
    static = seat_static(seat, s.faction[seat], own, height, theme)
    static += f'<g transform="translate(0 {BOARD_DOWN:g})">{board.static}</g>'
    for piece in board.pieces:
        piece.y += BOARD_DOWN
    pieces = [*head_pieces(s, seat, height), *board.pieces, *area_pieces(s, seat, own)]
    pieces += hand_pieces(s, seat) if own else open_pieces(s, seat)
    args: dict[str, int | str] = {"seat": seat, "faction": f"@faction-{art.key}"}
    args["difficulty"] = f"@drawn-difficulty-{DIFFICULTIES[art.difficulty]}"
    labels = {name: Message("drawn-seat", args) for name in (f"seat-{seat}", f"medal-{art.key}")} | board.labels
    label = Message("panel-own" if own else "panel-seat", {"seat": seat})
    return Panel(f"player-{seat}", "own" if own else "seat", WIDTH, height, static, pieces, "", labels, label)
