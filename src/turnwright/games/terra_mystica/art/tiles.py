"""Tiles and cards, drawn from the printed tables: income, points and actions as pictures with numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.drawing import at
from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK
from turnwright.games.terra_mystica.art.glyphs import (
    ACTION,
    ANY_CULT,
    BRIDGE,
    CULTS,
    GLYPHS,
    PASSING,
    PRIEST,
    SHIP,
    TOWN,
    VP,
    amount,
)
from turnwright.games.terra_mystica.art.palette import CARD, CARD_EDGE, CULT_PALE, POWER, POWER_DARK
from turnwright.games.terra_mystica.art.structures import plain_structure
from turnwright.games.terra_mystica.data.tables import (
    ACTION_COST,
    CARDS,
    FAV5,
    FAV6,
    FAV12,
    FAVORS,
    NO_CULT,
    ROUNDS,
    SCORINGS,
    TOWNS,
    TRADING_HOUSE,
    Card,
    Favor,
    Scoring,
)

GOODS: Final = ("workers", "coins", "priests", "power", "spades")
SMALL: Final = 0.62


def goods(counted: list[tuple[str, int]], step: float, scale: float) -> str:
    """Amounts in a row around the origin."""
    left = -step * (len(counted) - 1) / 2
    return "".join(at(amount(kind, number), left + step * k, 0, scale) for k, (kind, number) in enumerate(counted))


def structures_for(vp: list[int]) -> list[int]:
    """The kinds of structures that score."""
    return [kind for kind in range(len(vp)) if vp[kind]]


def plate(width: float, height: float, fill: str = CARD, edge: str = CARD_EDGE) -> str:
    """A tile's background around the origin."""
    return (
        f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}" rx="6" fill="{fill}" '
        f'stroke="{edge}" stroke-width="1.3"/>'
    )


def per_structure(vp: list[int], scale: float) -> str:
    """Points for each structure of a kind: the structure, then the points."""
    kinds = structures_for(vp)
    bodies = [plain_structure(kind, 0.55) for kind in kinds] + [amount("vp", vp[kinds[0]])]
    step = 20.0
    left = -step * (len(bodies) - 1) / 2
    return (
        f'<g transform="scale({scale:g})">' + "".join(at(b, left + step * k, 0) for k, b in enumerate(bodies)) + "</g>"
    )


# ---- scoring tiles ------------------------------------------------------------------------------------------------

SCORING_WIDE, SCORING_TALL = 61.0, 72.0


def scoring_event(tile: Scoring) -> str:
    """The left side: what scores, and how much."""
    if tile.spade_vp:
        return at(GLYPHS["spades"], -12, 0) + at(amount("vp", tile.spade_vp), 12, 0)
    if tile.town_vp:
        return at(TOWN, -12, 0) + at(amount("vp", tile.town_vp), 12, 0)
    return per_structure(tile.build_vp, 0.92)


def scoring_bonus(tile: Scoring) -> str:
    """The right side: this many spaces on a cult track give this."""
    counted = [(kind, getattr(tile, kind)) for kind in GOODS if getattr(tile, kind)]
    source = PRIEST if tile.cult == NO_CULT else CULTS[tile.cult]
    count = numeral(str(tile.every), -21, 0, 11, INK, 3)
    arrow = f'<path d="M3-4 8 0 3 4" fill="none" stroke="{INK}" stroke-width="1.8"/>'
    return count + at(source, -8, 0, 0.8) + arrow + at(goods(counted, 18, 0.85), 19, 0)


@cache
def scoring_tile(index: int, round: int) -> str:
    """A scoring tile; in the last round its bonus is covered."""
    tile = SCORINGS[index]
    ground = CARD if tile.cult == NO_CULT else CULT_PALE[tile.cult]
    body = plate(SCORING_WIDE, SCORING_TALL)
    body += at(scoring_event(tile), 0, -12)
    half = f'<path d="M-30 8H30V30A6 6 0 0 1 24 36H-24A6 6 0 0 1-30 30Z" fill="{ground}" stroke="{CARD_EDGE}"/>'
    body += half + at(scoring_bonus(tile), 0, 22)
    if round == ROUNDS:
        body += f'<path d="M-27 33 27 11M-27 11 27 33" stroke="{CARD_EDGE}" stroke-width="3" stroke-linecap="round"/>'
    return body


# ---- power actions ------------------------------------------------------------------------------------------------


@cache
def power_action(which: int) -> str:
    """A power action: its cost above, its gain below."""
    gains = (
        BRIDGE,
        PRIEST,
        amount("workers", 2),
        amount("coins", 7),
        amount("spades", 1),
        amount("spades", 2),
    )
    return (
        f'<path d="M-14-27H14L27-14V14L14 27H-14L-27 14V-14Z" fill="#f0b461" stroke="#8a4d10" stroke-width="1.6"/>'
        f'<path d="M-12-23H12L23-12V12L12 23H-12L-23 12V-12Z" fill="{CARD}" stroke="#8a4d10" stroke-width="0.8"/>'
        + at(power_price(ACTION_COST[which]), 0, -12)
        + at(gains[which], 0, 9, 1.1)
    )


def power_price(power: int) -> str:
    """The power it costs."""
    return f'<circle r="8.5" fill="{POWER}" stroke="{POWER_DARK}" stroke-width="1.3"/>' + numeral(
        str(power), 0, 0, 11, BONE, 3
    )


# ---- bonus cards --------------------------------------------------------------------------------------------------

CARD_WIDE, CARD_TALL = 46.0, 66.0


def card_lines(card: Card) -> list[str]:
    """What a card shows, from top to bottom."""
    lines: list[str] = []
    if card.spades or card.steps:
        inner = GLYPHS["spades"] if card.spades else ANY_CULT
        lines.append(at(ACTION, 0, 0, 1.25) + at(inner, 0, 0, 0.75))
    if card.shipping:
        lines.append(at(SHIP, -5, 0) + numeral("+1", 12, 0, 10, INK, 2.8))
    if any(card.pass_vp):
        scale = 0.5 if len(structures_for(card.pass_vp)) > 1 else 0.62
        lines.append(at(PASSING, -16, 0, 0.5) + at(per_structure(card.pass_vp, scale), 5, 0))
    if card.ship_vp:
        lines.append(at(PASSING, -14, -1, 0.6) + at(SHIP, 0, 0, 0.7) + at(amount("vp", card.ship_vp), 14, 0, 0.7))
    counted = [(kind, getattr(card, kind)) for kind in GOODS if kind != "spades" and getattr(card, kind)]
    if counted:
        lines.append(goods(counted, 20, 0.95))
    return lines


@cache
def bonus_card(index: int) -> str:
    """A bonus card around the origin."""
    lines = card_lines(CARDS[index])
    body = (
        plate(CARD_WIDE, CARD_TALL)
        + f'<path d="M-23-24V-27A6 6 0 0 1-17-33H17A6 6 0 0 1 23-27V-24Z" fill="{CARD_EDGE}"/>'
    )
    body += numeral(CARDS[index].name[3:], -14, -28.3, 6.5, BONE, 3)
    top = 4 - 11.0 * (len(lines) - 1)
    return body + "".join(at(line, 0, top + 22 * k) for k, line in enumerate(lines))


# ---- favor tiles --------------------------------------------------------------------------------------------------

FAVOR_WIDE, FAVOR_TALL = 90.0, 38.0


def favor_effect(index: int, favor: Favor) -> str:
    """The effect of a favor tile besides its steps."""
    if index == FAV5:
        return at(TOWN, -10, 0, 0.95) + at(amount("power", favor.town_power), 12, 0, 0.95)
    if index == FAV6:
        return at(ACTION, 0, 0, 1.2) + at(ANY_CULT, 0, 0, 0.72)
    if index == FAV12:
        ladder = "".join(numeral(str(vp), -2 + 8.5 * k, 9, 8, INK, 2.8) for k, vp in enumerate(favor.pass_vp[1:]))
        return at(PASSING, -17, 0, 0.7) + at(plain_structure(TRADING_HOUSE, 0.5), 1, -6) + at(VP, 20, -6, 0.6) + ladder
    if any(favor.build_vp):
        return per_structure(favor.build_vp, 0.95)
    counted = [(kind, getattr(favor, kind)) for kind in ("workers", "coins", "power") if getattr(favor, kind)]
    return goods(counted, 21, 0.95)


@cache
def favor_tile(index: int) -> str:
    """A favor tile: the cult with its steps on the left, the effect on the right."""
    favor = FAVORS[index]
    badge = (
        f'<path d="M-39-19H-17V19H-39A6 6 0 0 1-45 13V-13A6 6 0 0 1-39-19Z" fill="{CULT_PALE[favor.cult]}" '
        f'stroke="{CARD_EDGE}"/>'
    )
    steps = at(CULTS[favor.cult], -31, -6, 0.9) + numeral(f"+{favor.steps}", -31, 11, 9.5, INK, 2.8)
    return plate(FAVOR_WIDE, FAVOR_TALL) + badge + steps + at(favor_effect(index, favor), 13, 0)


@cache
def favor_small(index: int) -> str:
    """A favor tile that a seat owns: its cult, and its effect if it has one."""
    favor = FAVORS[index]
    body = (
        f'<rect x="-16" y="-20" width="32" height="40" rx="5" fill="{CULT_PALE[favor.cult]}" stroke="{CARD_EDGE}" '
        f'stroke-width="1.2"/>'
    )
    body += at(CULTS[favor.cult], -7, -11, 0.55) + numeral(str(favor.steps), 7, -11, 9, INK, 2.8)
    return body + at(favor_effect(index, favor), 0, 7, SMALL)


# ---- town tiles ---------------------------------------------------------------------------------------------------

TOWN_WIDE, TOWN_TALL = 46.0, 50.0


@cache
def town_tile(index: int) -> str:
    """A town tile: points and keys above, the reward below."""
    town = TOWNS[index]
    body = plate(TOWN_WIDE, TOWN_TALL, "#ecd9ae", GOLD_DARK) + at(amount("vp", town.vp), -11, -12, 0.95)
    for key in range(town.keys):
        body += at(GLYPHS["keys"], 12, -12 + 9 * key - 4 * (town.keys - 1), 0.8)
    kinds = ("workers", "coins", "priests", "power", "shipping")
    counted = [(kind, getattr(town, kind)) for kind in kinds if getattr(town, kind)]
    if town.steps:
        plus = numeral(f"+{town.steps}", 12, 0, 10, INK, 2.8)
        return body + at(at(ANY_CULT, -7, 0) + plus, 0, 11)
    return body + at(goods(counted, 20, 1), 0, 11)


# ---- counts -------------------------------------------------------------------------------------------------------


@cache
def copies(number: int) -> str:
    """How many copies are left, on a small tab; with none, the tile is crossed out."""
    fill = BONE if number else "#d9d2c6"
    return f'<circle r="8" fill="{fill}" stroke="{INK}" stroke-width="1.2"/>' + numeral(str(number), 0, 0, 9, INK, 3)


@cache
def coins_on(number: int) -> str:
    """The coins on a card."""
    return f'<circle r="9.5" fill="{GOLD}" stroke="{INK}" stroke-width="1.5"/>' + numeral(str(number), 0, 0, 10, INK, 3)
