"""The seats' panels: points, stock and pool, the Reserve, the discard pile, and the viewer's own hand."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme, at
from turnwright.core.masks import count
from turnwright.core.messages import Message
from turnwright.core.numerals import badge, numeral
from turnwright.core.palette import BONE, GOLD, INK, SEATS
from turnwright.core.seat_marks import FIRST_PLAYER, seat_shape
from turnwright.games.mythotopia.art.cards import (
    CARD_BACK,
    CARD_FRONT,
    CARD_WIDE,
    CHIP_WIDE,
    HAND_SIGN,
    card_face,
    in_groups,
    use,
)
from turnwright.games.mythotopia.art.marks import DRAWN_ANEW, EYE
from turnwright.games.mythotopia.art.palette import GONE, GOOD
from turnwright.games.mythotopia.art.standings import Standings
from turnwright.games.mythotopia.art.symbols import CROWN, FREE_SIGN, HEADER_SIGNS
from turnwright.games.mythotopia.art.tokens import army, house, ship, vp_token
from turnwright.games.mythotopia.art.tracks import area, bracket_piece, card_label, card_row, double_tally, tally
from turnwright.games.mythotopia.data.faces import CARD_KEYS, FIRST_IMPROVEMENT
from turnwright.games.mythotopia.data.tables import RESERVE, VALUES
from turnwright.games.mythotopia.points import SOURCE_NAMES, SOURCES
from turnwright.games.mythotopia.queries import cities_left, held, reserve_limit
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.turns import DRAFTED, FREE, MARCHED
from turnwright.games.mythotopia.zones import LOOKED_AT, deck, hand

WIDTH: Final = 400.0
HEAD_Y: Final = 25.0
STOCK_Y: Final = 66.0
RESERVE_Y: Final = 104.0
LOW: Final = 126.0
"""The height of another seat's panel."""
PILES_Y: Final = 141.0
REMOVED_WIDE: Final = 72.0
"""The scale of another seat's removed cards, which are next to its discard pile, crossed out."""
HAND_Y: Final = 224.0
OWN_HIGH: Final = 276.0
KNOWN_HIGH: Final = 38.0
RESERVE_STEP: Final = CHIP_WIDE + 1.5
RESERVE_WIDE: Final = 228.0
"""The scale of another seat's Reserve, which leaves room for its discard pile."""
MARCH_SIGN: Final = (
    f'<path d="M-7 5H7M-7-5H7" stroke="{INK}" stroke-width="2"/><path d="M-6 0H4M1-3 5 0 1 3" fill="none" '
    f'stroke="{INK}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>'
)
DONE_SIGNS: Final = (
    (FREE, "free", at(FREE_SIGN, 0, 0, 0.9)),
    (DRAFTED, "drafted", at(CARD_FRONT, 0, 0, 0.5)),
    (MARCHED, "marched", MARCH_SIGN),
)
"""What can be done once per turn."""
ACTION_STEP: Final = "act"
"""The question at the start of each action of a turn."""
POOL: Final = "pool"
"""The viewer's armies, which can be clicked to buy more."""


def known(s: World, seat: int) -> list[int]:
    """The cards in a hand that the viewer has seen and knows to be still there."""
    return s.cards.sure(hand(seat), s.viewer)


def knows_more(s: World, seat: int) -> bool:
    """Whether the viewer knows more cards of a hand than watchers do."""
    return s.cards.knows_more(hand(seat), s.viewer)


def actions_left(s: World) -> int:
    """How many actions the active seat has yet to begin."""
    return len([frame for frame in s.todo if frame.step.name == ACTION_STEP])


def looked_at(s: World, seat: int) -> list[int]:
    """The cards that a seat looks at and chooses from, UNKNOWN for everybody else."""
    return s.cards.zones[LOOKED_AT].cards() if s.turn == seat else []


def height_of(s: World, seat: int, own: bool) -> float:
    """The height of a panel: the viewer's own has room for the hand, another's for its known cards; both for cards
    being looked at.
    """
    rows = len(looked_at(s, seat)) > 0
    return (OWN_HIGH if own else LOW + KNOWN_HIGH * (len(known(s, seat)) > 0)) + KNOWN_HIGH * rows


@cache
def seat_static(seat: int, own: bool, height: float, theme: Theme) -> str:
    """A card in the seat's colour, its mark, and places for Reserve, piles and hand."""
    colour = SEATS[seat]
    parts = [
        f'<rect id="seat-{seat}" class="target" x="1.5" y="1.5" width="{WIDTH - 3:g}" height="{height - 3:g}" '
        f'rx="12" fill="{theme.panel}" stroke="{colour.main}" stroke-width="3"/><g pointer-events="none">'
        f'<path d="M13 3H{WIDTH - 13:g}A10 10 0 0 1 {WIDTH - 3:g} 13V46H3V13A10 10 0 0 1 13 3Z" fill="{colour.main}" '
        f'fill-opacity="0.32"/><circle cx="27" cy="{HEAD_Y:g}" r="18" fill="{colour.main}" stroke="{BONE}" '
        f'stroke-width="2.6"/><circle cx="27" cy="{HEAD_Y:g}" r="19.6" fill="none" stroke="{colour.dark}" '
        f'stroke-width="1.4"/>{at(seat_shape(seat, 10.5, colour.ink), 27, HEAD_Y)}'
    ]
    if own:
        parts.append(area(theme, 6, HAND_Y - 63, WIDTH - 12, 109))
    return "".join(parts) + "</g>"


@cache
def turn_frame(height: float) -> str:
    """A gold frame around the seat whose turn it is."""
    return (
        '<g pointer-events="none">'
        + "".join(
            f'<rect x="3.5" y="3.5" width="{WIDTH - 7:g}" height="{height - 7:g}" rx="10" fill="none" '
            f'stroke="{colour}" stroke-width="{weight:g}"/>'
            for colour, weight in ((INK, 5.6), (GOLD, 3.4))
        )
        + "</g>"
    )


@cache
def score_chip(vp: int) -> str:
    """Victory points on a shield."""
    return (
        f'<path d="M-19-19H19V6C19 14 8 18 0 22-8 18-19 14-19 6Z" fill="{GOOD}" stroke="{INK}" stroke-width="1.8" '
        f'stroke-linejoin="round"/>{numeral(str(vp), 0, -1, 19, BONE, 2.9)}'
    )


@cache
def outlook_chip(vp: int, now: int) -> str:
    """The points if the game ended now."""
    ink = GOOD if vp >= now else GONE
    return (
        f'<rect x="-20" y="-12" width="40" height="24" rx="7" fill="{BONE}" stroke="{ink}" stroke-width="1.8" '
        f'stroke-dasharray="4 2.5"/>{numeral(str(vp), 2, 0, 13, ink, 2.9)}'
        f'<path d="M-31-5-24 0-31 5" fill="none" stroke="#a08c5c" stroke-width="2.2" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def head_pieces(s: World, seat: int, height: float, standings: Standings) -> list[Piece]:
    """Whose turn it is, the points, and the sizes of hand and piles."""
    target = f"seat-{seat}"
    pieces: list[Piece] = []
    if s.turn == seat and s.round and not s.winners:
        pieces.append(Piece(f"turn-of-{seat}", 0, 0, turn_frame(height), Message("drawn-turn", {"seat": seat}), target))
    now, then = standings.now[seat], standings.then[seat]
    args: dict[str, int | str] = {"seat": seat, "vp": now}
    args |= {name: s.tally[seat * SOURCES + k] for k, name in enumerate(SOURCE_NAMES)}
    pieces.append(Piece(f"points-of-{seat}", 71, HEAD_Y, score_chip(now), Message("drawn-points", args), target))
    label = Message("drawn-outlook", {"seat": seat, "vp": then})
    pieces.append(Piece(f"outlook-of-{seat}", 126, HEAD_Y, outlook_chip(then, now), label, target))
    zones = s.cards.zones
    for id, x, picture, number, scale in (
        ("hand", 175.0, HAND_SIGN, zones[hand(seat)].size(), 0.8),
        ("deck", 221.0, CARD_BACK, zones[deck(seat)].size(), 0.68),
        ("discard", 267.0, CARD_FRONT, len(s.discards[seat]), 0.68),
    ):
        label = Message(f"drawn-{id}", {"seat": seat, "count": number})
        pieces.append(Piece(f"{id}-of-{seat}", x, HEAD_Y, tally(picture, number, scale), label, target))
    if s.first == seat and s.round:
        pieces.append(Piece(f"first-of-{seat}", 13, 40, at(FIRST_PLAYER, 0, 0, 0.5), Message("drawn-first"), target))
    if s.winners >> seat & 1:
        label = Message("drawn-winner", {"seat": seat})
        pieces.append(Piece(f"winner-{seat}", 27, 10, at(CROWN, 0, 0, 1.3), label, target))
    return pieces + turn_pieces(s, seat)


def turn_pieces(s: World, seat: int) -> list[Piece]:
    """Actions left in the turn, and once-per-turn things already done."""
    if s.turn != seat or not s.round or s.winners:
        return []
    target, left = f"seat-{seat}", actions_left(s)
    body = "".join(at(HEADER_SIGNS[2], 18 * k, 0, 0.95) for k in range(left))
    pieces: list[Piece] = []
    if left:
        pieces.append(Piece(f"actions-of-{seat}", 308, HEAD_Y, body, Message("drawn-actions", {"count": left}), target))
    for place, (bit, name, sign) in enumerate(DONE_SIGNS):
        if s.done & bit:
            plate = f'<circle r="9.5" fill="{BONE}" stroke="{INK}" stroke-width="1"/>{sign}'
            label = Message(f"drawn-done-{name}")
            pieces.append(Piece(f"done-{name}-{seat}", 344 + 21.0 * place, HEAD_Y, plate, label, target))
    return pieces


def stock_pieces(s: World, seat: int, own: bool) -> list[Piece]:
    """Towns and cities, armies and ships with the pool, VP tokens. The viewer buys armies and ships by clicking their
    own.
    """
    target = f"seat-{seat}"
    pieces: list[Piece] = []
    for id, x, picture, number, piece in (
        ("towns", 28.0, house(0, seat), s.towns[seat], "town"),
        ("cities", 71.0, house(1, seat), cities_left(s, seat), "city"),
    ):
        label = Message("drawn-stock", {"seat": seat, "piece": f"@piece-{piece}", "count": number})
        scale = 0.62 if piece == "town" else 0.5
        pieces.append(Piece(f"{id}-of-{seat}", x, STOCK_Y, tally(picture, number, scale, 40.0), label, target))
    for id, x, picture, stock, pool, piece, scale in (
        ("armies", 127.0, army(seat, 0), s.army_stock[seat], s.army_pool[seat], "army", 0.68),
        ("fleet", 195.0, ship(seat, 1), s.ship_stock[seat], s.ship_pool[seat], "ship", 0.56),
    ):
        args: dict[str, int | str] = {"seat": seat, "piece": f"@piece-{piece}", "stock": stock, "pool": pool}
        body = double_tally(picture, stock, pool, scale)
        name, means = (POOL if id == "armies" else f"{id}-of-{seat}", POOL) if own else (f"{id}-of-{seat}", target)
        pieces.append(Piece(name, x, STOCK_Y, body, Message("drawn-stock-pool", args), means))
    for value in range(VALUES):
        number = s.tokens[seat * VALUES + value]
        label = Message("drawn-tokens", {"seat": seat, "value": value + 1, "count": number})
        body = tally(vp_token(value + 1), number, 0.72, 38.0)
        if not number:
            body = f'<g opacity="0.4">{body}</g>'
        pieces.append(Piece(f"tokens-{value + 1}-{seat}", 254 + 41.0 * value, STOCK_Y, body, label, target))
    if s.milestones[seat]:
        args = {"seat": seat, "count": count(s.milestones[seat]), "towns": s.marked[seat]}
        body = milestones(s.milestones[seat], seat)
        pieces.append(Piece(f"milestones-of-{seat}", 376, STOCK_Y, body, Message("drawn-milestones", args), target))
    return pieces


@cache
def milestones(steps: int, seat: int) -> str:
    """The steps of a VP card that a seat has scored: the first, the second, or both."""
    colour = SEATS[seat]
    return f'<rect x="-13" y="-13.5" width="26" height="27" rx="7" fill="{BONE}" stroke="{colour.dark}"/>' + "".join(
        f'<path d="M-8 {4 - 10 * step}h16v4h-16Z" fill="{colour.main if steps >> step & 1 else "none"}" '
        f'stroke="{colour.dark}" stroke-width="1.4"/>'
        for step in range(2)
    )


def used_cards(s: World) -> int:
    """Cards whose text was used this turn, as a mask of cards."""
    return s.used << FIRST_IMPROVEMENT


def reserve_places(s: World, seat: int, own: bool) -> tuple[int, float]:
    """The number of places in a Reserve, and their scale."""
    places = max(reserve_limit(s, seat), len(s.reserves[seat]))
    wide = WIDTH - 44 if own else RESERVE_WIDE
    return places, min(0.95 if own else 0.86, wide / places / RESERVE_STEP)


def reserve_pieces(s: World, seat: int, own: bool) -> list[Piece]:
    """The Reserve: its cards and free places."""
    cards, limit = s.reserves[seat], reserve_limit(s, seat)
    places, scale = reserve_places(s, seat, own)
    step = RESERVE_STEP * scale
    body = "".join(
        f'<rect x="{step * k + 0.7:.4g}" y="{-17 * scale:.4g}" width="{CHIP_WIDE * scale:.4g}" '
        f'height="{34 * scale:.4g}" rx="5" fill="{BONE}" fill-opacity="{0.45 if k < limit else 0}" '
        f'stroke="{"#7d5a94" if k < limit else GONE}" stroke-width="1.3" stroke-dasharray="4 3"/>'
        for k in range(places)
    )
    sign = at(HEADER_SIGNS[RESERVE], -14, 0, 1.15)
    args: dict[str, int | str] = {"seat": seat, "count": len(cards), "limit": limit}
    target = f"seat-{seat}"
    pieces = [Piece(f"reserve-of-{seat}", 34, RESERVE_Y, sign + body, Message("drawn-reserve", args), target)]
    used = used_cards(s) if s.turn == seat else 0
    prefix, clicked = ("card", "") if own else (f"reserve-{seat}", target)
    shown = card_row(cards, prefix, 34, RESERVE_Y, step * places, scale, "drawn-in-reserve", seat, clicked, used)
    if own:
        in_hand = {f"card-{CARD_KEYS[card]}" for card in held(s, seat)}
        shown = [under_another_id(piece) if piece.id in in_hand else piece for piece in shown]
    return pieces + shown


def under_another_id(piece: Piece) -> Piece:
    """A card in the Reserve of which the hand holds a copy."""
    return Piece(f"{piece.id}-reserve", piece.x, piece.y, piece.body, piece.label, piece.target, piece.face)


def pile_pieces(s: World, seat: int, own: bool) -> list[Piece]:
    """The discard pile and the removed cards: the viewer's own to choose from, another's next to its Reserve."""
    thrown, gone, target = s.discards[seat], s.removed[seat], f"seat-{seat}"
    if not own:
        places, scale = reserve_places(s, seat, own)
        x, end, chip = 46 + RESERVE_STEP * scale * places, WIDTH - 6, RESERVE_STEP * 0.7
        wants = chip * len(set(gone))
        wide = min(wants, max(REMOVED_WIDE, end - x - chip * len(set(thrown)) - 6))
        left, struck = end - wide, -1
        return [
            *card_row(thrown, f"thrown-{seat}", x, RESERVE_Y, left - 6 - x, 0.7, "drawn-in-discard", seat, target),
            *card_row(gone, f"laid-by-{seat}", left, RESERVE_Y, wide, 0.7, "drawn-removed", seat, target, struck),
        ]
    pieces: list[Piece] = []
    for x, sign, id in ((20.0, CARD_FRONT, "discard-pile"), (298.0, REMOVED_SIGN, "removed-pile")):
        label = Message(f"drawn-{id}", {"seat": seat})
        pieces.append(Piece(f"{id}-{seat}", x, PILES_Y, at(sign, 0, 0, 0.72), label, target))
    pieces += card_row(thrown, "discarded", 34, PILES_Y, 250, 0.82, "drawn-in-discard", seat)
    return pieces + card_row(gone, "removed", 312, PILES_Y, 82, 0.82, "drawn-removed", seat)


REMOVED_SIGN: Final = CARD_FRONT + (
    f'<path d="M-9 10 9-10" stroke="{BONE}" stroke-width="5"/>'
    f'<path d="M-9 10 9-10" stroke="{GONE}" stroke-width="2.8"/>'
)


def hand_pieces(s: World, seat: int) -> list[Piece]:
    """The viewer's hand, each kind of card once, grouped by use."""
    cards = held(s, seat)
    shown = in_groups(cards)
    uses = [use(card) for card in shown]
    gap = 8.0 if len(shown) < 6 else 2.0
    room = WIDTH - 24 - CARD_WIDE - gap * max(0, len(set(uses)) - 1)
    step = min(CARD_WIDE + 2, room / max(1, len(shown) - 1))
    brackets, pieces = dict[int, tuple[float, float]](), list[Piece]()
    x = 12 + CARD_WIDE / 2
    for place, card in enumerate(shown):
        if place:
            x += step + (gap if uses[place] != uses[place - 1] else 0)
        brackets[uses[place]] = (brackets.get(uses[place], (x, x))[0], x)
        pieces += card_pieces(card, cards.count(card), round(x, 1), seat)
    return [
        *[bracket_piece(f"use-{kind}", kind, *ends, HAND_Y - 53, CARD_WIDE) for kind, ends in brackets.items()],
        *pieces,
    ]


def card_pieces(card: int, number: int, x: float, seat: int) -> list[Piece]:
    """A card in the hand, with a small mark if its second copy was filled in."""
    face = card_face(card)
    body = face + (at(badge(number), -22, 11) if number > 1 else "")
    label = card_label("drawn-card", card, number, seat)
    pieces = [Piece(f"card-{CARD_KEYS[card]}", x, HAND_Y, body, label, "", face)]
    if number > 1:
        mark = at(DRAWN_ANEW, 0, 0, 0.72)
        pieces.append(Piece(f"unsure-{CARD_KEYS[card]}", x + 21, HAND_Y + 12, mark, Message("drawn-unsure-army")))
    return pieces


def known_pieces(s: World, seat: int) -> list[Piece]:
    """The cards in another seat's hand that the viewer knows."""
    cards, target, y = known(s, seat), f"seat-{seat}", LOW + 14
    if not cards:
        return []
    label = Message("drawn-known-of", {"seat": seat, "count": len(cards)})
    eye = Piece(f"known-of-{seat}", 23, y, EYE, label, target)
    return [eye, *card_row(cards, f"known-{seat}", 44, y, 346, 0.95, "drawn-known", seat, target)]


def looked_pieces(s: World, seat: int, own: bool) -> list[Piece]:
    """Cards that the seat looks at: face up for itself to choose from, face down for others."""
    cards, target, y = looked_at(s, seat), f"seat-{seat}", height_of(s, seat, own) - KNOWN_HIGH / 2 - 3
    if not cards:
        return []
    label = Message("drawn-looks", {"seat": seat, "count": len(cards)})
    eye = Piece(f"looks-{seat}", 23, y, EYE, label, target)
    if own:
        return [eye, *card_row(cards, "looked", 44, y, 346, 0.95, "drawn-looked", seat)]
    backs = "".join(at(CARD_BACK, 26.0 * k, 0) for k in range(len(cards)))
    return [eye, Piece(f"looked-by-{seat}", 58, y, backs, label, target)]


def player_facts(s: World, seat: int, own: bool, standings: Standings) -> tuple[Hashable, ...]:
    """Everything a seat's panel shows."""
    active = s.turn == seat
    mine = [values[seat] for values in (s.towns, s.army_stock, s.ship_stock, s.army_pool, s.ship_pool, s.milestones)]
    turn = (s.done, s.used, actions_left(s), *looked_at(s, seat)) if active else ()
    points = (standings.now[seat], standings.then[seat], s.marked[seat], cities_left(s, seat))
    zones = s.cards.zones
    lists = (
        s.tally[seat * SOURCES : (seat + 1) * SOURCES],
        s.tokens[seat * VALUES : (seat + 1) * VALUES],
        s.discards[seat],
        s.reserves[seat],
        s.removed[seat],
        held(s, seat) if own else [zones[hand(seat)].size(), *known(s, seat)],
    )
    table = (s.round > 0, s.first, s.winners, zones[deck(seat)].size(), reserve_limit(s, seat))
    return (seat, own, active, *mine, turn, points, table, *[tuple(values) for values in lists])


def player_panel(s: World, seat: int, own: bool, theme: Theme, standings: Standings) -> Panel:
    """One seat's panel; the viewer's own is taller and shows the hand."""
    height = height_of(s, seat, own)
    pieces = [*head_pieces(s, seat, height, standings), *stock_pieces(s, seat, own), *reserve_pieces(s, seat, own)]
    pieces += pile_pieces(s, seat, own)
    pieces += hand_pieces(s, seat) if own else known_pieces(s, seat)
    pieces += looked_pieces(s, seat, own)
    labels = {f"seat-{seat}": Message("drawn-seat", {"seat": seat})}
    label = Message("panel-own" if own else "panel-seat", {"seat": seat})
    static = seat_static(seat, own, height, theme)
    return Panel(f"player-{seat}", "own" if own else "seat", WIDTH, height, static, pieces, "", labels, label)
