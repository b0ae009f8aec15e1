"""Everything beside the map: the standing, VP cards with their tokens, the common supply, and the display."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme, at
from turnwright.core.masks import count
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, GOLD, INK, SEATS
from turnwright.core.seat_marks import seat_shape, seat_tab
from turnwright.games.mythotopia.art.cards import CARD_BACK, CARD_FRONT
from turnwright.games.mythotopia.art.emblems_vp import VP_EMBLEMS
from turnwright.games.mythotopia.art.marks import DRAWN_ANEW
from turnwright.games.mythotopia.art.palette import CARD, CARD_EDGE, GONE, GOOD
from turnwright.games.mythotopia.art.standings import Standings
from turnwright.games.mythotopia.art.symbols import CROWN
from turnwright.games.mythotopia.art.tokens import CASTLE, MERCENARY_SIGN, ROAD_SIGN, vp_token
from turnwright.games.mythotopia.art.tracks import area, ground, tally
from turnwright.games.mythotopia.data.tables import CASTLES, MERCENARIES, NONE, PAIR, VALUES
from turnwright.games.mythotopia.data.vp_cards import EMPTY_TO_END, FIXED, HEAP_CARD, HEAP_VALUE, HEAPS, VP_KEYS
from turnwright.games.mythotopia.queries import empty_cards, roads_left
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK

WIDTH: Final = 400.0
HEIGHT: Final = 212.0
STANDING_Y: Final = 26.0
STANDING_STEP: Final = 96.6
VP_Y: Final = 96.0
VP_STEP: Final = 55.4
SUPPLY_Y: Final = 190.0
SUPPLY_STEP: Final = 48.4
GAUGE_Y: Final = 156.0
FLAG: Final = (
    f'<path d="M-6 10V-10" stroke="{INK}" stroke-width="2.4" stroke-linecap="round"/>'
    f'<path d="M-6-10H9L5-5 9 0H-6Z" fill="{GOLD}" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"/>'
)
ROUND_SIGN: Final = (
    f'<path d="M-6-9H6M-6 9H6M-5-9C-5-3-1-2-1 0-1 2-5 3-5 9H5C5 3 1 2 1 0 1-2 5-3 5-9Z" fill="#f3e2c0" '
    f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>'
)


def vp_cards_in_play(s: World) -> list[int]:
    """The VP cards in play, the fixed ones first."""
    return [card for card in range(len(VP_KEYS)) if s.in_play >> card & 1]


@cache
def vp_face(card: int, left: tuple[int, ...]) -> str:
    """A VP card with its remaining tokens; crossed out if it is empty."""
    head = "#c9962d" if card < FIXED else "#7d5a94"
    heaps = [heap for heap in range(HEAPS) if HEAP_CARD[heap] == card]
    empty = not any(left)
    tokens = "".join(
        f'<g opacity="{1 if number else 0.35}">{at(vp_token(HEAP_VALUE[heap]), x, 0, 0.8)}</g>'
        f"{numeral(str(number), x + 15, 0, 11, INK if number else GONE, 2.8)}"
        for heap, number, x in zip(heaps, left, (-9,) if len(heaps) == 1 else (-17, 8), strict=True)
    )
    cross = (
        f'<path d="M-21-22 21 18M21-22-21 18" stroke="{BONE}" stroke-width="7.5" stroke-linecap="round"/>'
        f'<path d="M-21-22 21 18M21-22-21 18" stroke="{GONE}" stroke-width="4" stroke-linecap="round"/>'
        if empty
        else ""
    )
    ground, faded = ("#b9b3ac", 0.4) if empty else (CARD, 1)
    return (
        f'<rect x="-26" y="-38" width="52" height="76" rx="7" fill="{ground}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M-20-36.5H20C23-36.5 24.5-35 24.500-32V-28H-24.5V-32C-24.5-35-23-36.5-20-36.5Z" fill="{head}"/>'
        f'<g opacity="{faded}">{at(VP_EMBLEMS[VP_KEYS[card]], 0, -6, 1.05)}</g>{cross}'
        f'<path d="M-24 15H24" stroke="{CARD_EDGE}" stroke-width="1"/><g transform="translate(0 26.5)">{tokens}</g>'
    ).replace("24.500", "24.5")


def tokens_left(s: World, card: int) -> tuple[int, ...]:
    """By heap of a VP card: the tokens left."""
    return tuple(s.heaps[heap] for heap in range(HEAPS) if HEAP_CARD[heap] == card)


def vp_pieces(s: World) -> list[Piece]:
    """The VP cards in play, with a small mark if the number of tokens was filled in."""
    pieces: list[Piece] = []
    for place, card in enumerate(vp_cards_in_play(s)):
        left = tokens_left(s, card)
        args: dict[str, int | str] = {"card": f"@vp-{VP_KEYS[card]}", "left": left[0], "more": sum(left[1:])}
        args["value"] = HEAP_VALUE[HEAP_CARD.index(card)]
        id = "drawn-vp-empty" if not any(left) else "drawn-vp-two" if len(left) > 1 else "drawn-vp"
        face = vp_face(card, left)
        x = 8 + 26 + VP_STEP * place
        pieces.append(Piece(f"vp-{VP_KEYS[card]}", x, VP_Y, face, Message(id, args), "", face))
        if s.seats == PAIR and card >= FIXED:
            label = Message("drawn-unsure-tokens")
            pieces.append(Piece(f"unsure-{VP_KEYS[card]}", x + 20, VP_Y - 33, at(DRAWN_ANEW, 0, 0, 0.72), label))
    return pieces


@cache
def standing_chip(seat: int, now: int, then: int, leads: bool) -> str:
    """A seat's points, and its points if the game ended now; a crown for the seat that would win."""
    colour = SEATS[seat]
    arrow = f'<path d="M13-4 18 0 13 4" fill="none" stroke="{INK}" stroke-width="1.8" stroke-linecap="round"/>'
    crown = at(CROWN, -33, -15, 0.7) if leads else ""
    return (
        f'<rect x="-44" y="-14" width="88" height="28" rx="9" fill="{BONE}" stroke="{colour.dark}" stroke-width="1.6"/>'
        f'<circle cx="-31" r="10.5" fill="{colour.main}" stroke="{colour.dark}" stroke-width="1.4"/>'
        f"{at(seat_shape(seat, 5.6, colour.ink), -31, 0)}{numeral(str(now), -4, 0, 15, INK, 2.9)}{arrow}"
        f"{numeral(str(then), 31, 0, 11.5, GOOD if then >= now else GONE, 2.8)}{crown}"
    )


def standing_pieces(s: World, standings: Standings) -> list[Piece]:
    """The points of all seats."""
    pieces: list[Piece] = []
    for seat, (now, then) in enumerate(zip(standings.now, standings.then, strict=True)):
        leads = standings.ahead == [seat]
        label = Message("drawn-standing-leads" if leads else "drawn-standing", {"seat": seat, "vp": now, "then": then})
        x = 200 + STANDING_STEP * (seat - (s.seats - 1) / 2)
        pieces.append(Piece(f"standing-of-{seat}", x, STANDING_Y, standing_chip(seat, now, then, leads), label))
    return pieces


@cache
def pip(crossed: bool) -> str:
    """One VP card that must be empty before the game can be ended; crossed out if it is."""
    cross = f'<path d="M-3-3 3 3M3-3-3 3" stroke="{BONE}" stroke-width="1.8"/>' if crossed else ""
    return f'<circle r="6.5" fill="{GONE if crossed else BONE}" stroke="{INK}" stroke-width="1.5"/>{cross}'


@cache
def gauge(empty: int, leader: int) -> str:
    """The number of empty VP cards out of those needed to end the game, and who would lead alone after all wars."""
    number = max(empty, EMPTY_TO_END)
    end = 12 + 17 * number
    flag = FLAG if empty >= EMPTY_TO_END else FLAG.replace(GOLD, "#cfc7b8")
    plate = f'<rect x="-20" y="-13" width="{end + 46:g}" height="26" rx="8" fill="{CARD}" stroke="{CARD_EDGE}"/>'
    pips = "".join(at(pip(k < empty), 12 + 17 * k, 0) for k in range(number))
    tied = f'<path d="M{end + 4} -3H{end + 16}M{end + 4} 3H{end + 16}" stroke="{INK}" stroke-width="2.4"/>'
    lead = at(CROWN, end + 10, -12, 0.5) + at(seat_tab(leader), end + 10, 1, 0.95) if leader >= 0 else tied
    return plate + at(flag, -8, 0, 0.85) + pips + lead


def gauge_pieces(s: World, ahead: list[int]) -> list[Piece]:
    """How close the end is: empty VP cards, who would lead, and the round."""
    empty = count(empty_cards(s))
    leader = ahead[0] if len(ahead) == 1 else NONE
    args: dict[str, int | str] = {"count": empty, "needed": EMPTY_TO_END}
    label = Message("drawn-gauge-tied", args) if leader == NONE else Message("drawn-gauge", {**args, "seat": leader})
    pieces = [Piece("empty-cards", 30, GAUGE_Y, gauge(empty, leader), label)]
    label = Message("drawn-last-round" if s.last else "drawn-round", {"round": s.round, "last": s.last})
    body = tally(ROUND_SIGN, s.round) + (at(FLAG, 30, 0, 0.8) if s.last else "")
    pieces.append(Piece("round", 330, GAUGE_Y, body, label))
    return pieces


def common_pieces(s: World) -> list[Piece]:
    """Unused tokens, roads, castles and mercenaries, the improvement deck, the province pile."""
    deck = s.cards.zones[IMPROVEMENT_DECK].size()
    shown: list[tuple[str, str, int, float, Message]] = []
    for value in range(VALUES):
        label = Message("drawn-unused", {"value": value + 1, "count": s.unused[value]})
        shown.append((f"unused-{value + 1}", vp_token(value + 1), s.unused[value], 0.75, label))
    castles, hired = CASTLES - count(s.castles), MERCENARIES - len(s.hired)
    for key, picture, number, scale in (
        ("road", ROAD_SIGN, roads_left(s), 0.46),
        ("castle", CASTLE, castles, 0.4),
        ("mercenary", MERCENARY_SIGN, hired, 0.66),
    ):
        label = Message("drawn-left", {"piece": f"@piece-{key}", "count": number})
        shown.append((f"left-{key}", picture, number, scale, label))
    shown.append(("improvement-deck", CARD_BACK, deck, 0.68, Message("drawn-improvement-deck", {"count": deck})))
    pile = count(s.pile)
    shown.append(("province-pile", CARD_FRONT, pile, 0.68, Message("drawn-province-pile", {"count": pile})))
    return [
        Piece(id, 30.0 + SUPPLY_STEP * place, SUPPLY_Y, tally(picture, number, scale, 45.0), label)
        for place, (id, picture, number, scale, label) in enumerate(shown)
    ]


def supply_facts(s: World, standings: Standings) -> tuple[Hashable, ...]:
    """Everything the panel shows."""
    numbers = (s.seats, s.in_play, s.round, s.last, s.castles, len(s.hired), len(s.roads), s.pile)
    lists = (s.heaps, s.unused, standings.now, standings.then)
    return (*numbers, s.cards.zones[IMPROVEMENT_DECK].size(), *[tuple(values) for values in lists])


@cache
def supply_static(theme: Theme) -> str:
    """Places for VP cards."""
    places = "".join(area(theme, 8 + VP_STEP * place - 1, VP_Y - 39, 54, 78) for place in range(7))
    return f'<g pointer-events="none">{ground(theme, WIDTH, HEIGHT)}{places}</g>'


def supply_panel(s: World, theme: Theme, standings: Standings) -> Panel:
    """Standing, VP cards, how close the end is, the common supply."""
    pieces = [*standing_pieces(s, standings), *vp_pieces(s), *gauge_pieces(s, standings.ahead), *common_pieces(s)]
    return Panel("supply", "supply", WIDTH, HEIGHT, supply_static(theme), pieces, "", {}, Message("panel-supply"))
