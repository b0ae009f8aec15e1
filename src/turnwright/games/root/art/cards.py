"""Cards: full size in a hand, small in piles and play areas, as suit chips; quests; card backs."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, INK
from turnwright.games.root.art.emblems_cards import PICTURES
from turnwright.games.root.art.items import item_tile
from turnwright.games.root.art.palette import CARD, CARD_EDGE, GOOD, SUITS
from turnwright.games.root.art.suits import ANY_SIGN, suit_sign
from turnwright.games.root.data.tables import AMBUSH, AMBUSH_HITS, ANY, CARDS, DOMINANCE, IMMEDIATE, PERSISTENT, QUESTS

SHIELD: Final = "M-9-9.5H9V3C9 7 4 9.5 0 11-4 9.5-9 7-9 3Z"


@cache
def points(vp: int) -> str:
    """Victory points on a shield."""
    return f'<path d="{SHIELD}" fill="{GOOD}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>' + numeral(
        str(vp), 0, 0, 11, BONE, 3
    )


@cache
def cost(card: int) -> str:
    """The crafting cost of a card, as symbols side by side around the origin."""
    signs = [suit for suit in range(ANY + 1) for _each in range(CARDS[card].cost[suit])]
    step = 15.0 if len(signs) < 4 else 13.5
    parts: list[str] = []
    for place, suit in enumerate(signs):
        sign = ANY_SIGN if suit == ANY else suit_sign(suit, 1.0)
        x = (place - (len(signs) - 1) / 2) * step
        parts.append(f'<g transform="translate({x:g} 0) scale(0.62)">{sign}</g>')
    return "".join(parts)


BURST: Final = "M0-8 2-3 7-5 4 0 8 3 3 3.5 1.5 8-1.5 4-6 6-4 1-8-1.5-3.5-3-4-7.5-1-4Z"
HITS: Final = "".join(
    f'<path d="{BURST}" transform="translate({(k - (AMBUSH_HITS - 1) / 2) * 18:g} 0)" fill="#e8912d" stroke="{INK}" '
    'stroke-width="1.2" stroke-linejoin="round"/>'
    for k in range(AMBUSH_HITS)
)
"""The hits that an ambush deals."""


@cache
def card_face(card: int) -> str:
    """A card as held in hand: suit, picture, crafting cost and reward; a dark foot if its effect is persistent."""
    made = CARDS[card]
    colour = SUITS[made.suit]
    foot = {PERSISTENT: "#d9c79c", IMMEDIATE: "#f1d9a8", DOMINANCE: colour.pale}.get(made.kind, CARD)
    vp = f'<g transform="translate(20 -32) scale(0.9)">{points(made.vp)}</g>' if made.vp else ""
    return (
        f'<rect x="-30" y="-41" width="62" height="88" rx="7" fill="#000000" fill-opacity="0.25"/>'
        f'<rect x="-31" y="-44" width="62" height="88" rx="7" fill="{CARD}" stroke="{colour.dark}" stroke-width="1.8"/>'
        f'<path d="M-24-42H24C28-42 29-41 29-37V-20H-29V-37C-29-41-28-42-24-42Z" fill="{colour.main}"/>'
        f'<rect x="-29" y="-20" width="58" height="40" fill="{colour.pale}"/>'
        f'<path d="M-29 20H29V37C29 41 28 42 24 42H-24C-28 42-29 41-29 37Z" fill="{foot}"/>'
        f'<circle cx="-17" cy="-31" r="11.5" fill="{BONE}"/><g transform="translate(-17 -31) scale(0.82)">'
        f'{suit_sign(made.suit)}</g>{vp}<g transform="scale(1.15)">{PICTURES[card]}</g>'
        f'<g transform="translate(0 31)">{HITS if made.kind == AMBUSH else cost(card)}</g>'
    )


@cache
def small_card(card: int, number: int = 1, used: bool = False) -> str:
    """A small card: the colour and symbol of its suit, its picture, and how many copies there are."""
    colour = SUITS[CARDS[card].suit]
    count = (
        f'<circle cx="13" cy="13" r="7.5" fill="{INK}" stroke="{BONE}"/>{numeral(str(number), 13, 13, 9, BONE, 3)}'
        if number > 1
        else ""
    )
    mark = '<path d="M-12 12 12-12" stroke="#000000" stroke-opacity="0.5" stroke-width="3"/>' if used else ""
    return (
        f'<rect x="-17" y="-17" width="34" height="34" rx="6" fill="{colour.pale}" stroke="{colour.dark}" '
        f'stroke-width="1.8"/><g transform="translate(2 2) scale(0.82)">{PICTURES[card]}</g>'
        f'<g transform="translate(-11 -11) scale(0.6)">{suit_sign(CARDS[card].suit)}</g>{mark}{count}'
    )


@cache
def quest_face(quest: int) -> str:
    """A quest: its suit and the two items it requires."""
    task = QUESTS[quest]
    colour = SUITS[task.suit]
    return (
        f'<rect x="-34" y="-27" width="68" height="54" rx="7" fill="{CARD}" stroke="{colour.dark}" stroke-width="1.8"/>'
        f'<path d="M-32-20C-32-24-31-25-27-25H27C31-25 32-24 32-20V-8H-32Z" fill="{colour.main}"/>'
        f'<circle cx="0" cy="-15" r="11.5" fill="{BONE}"/><g transform="translate(0 -15) scale(0.82)">'
        f'{suit_sign(task.suit)}</g><g transform="translate(-15 10) scale(0.92)">{item_tile(task.first)}</g>'
        f'<g transform="translate(15 10) scale(0.92)">{item_tile(task.second)}</g>'
    )


@cache
def card_back(mark: str = "") -> str:
    """The back of a card, 34 by 46."""
    return (
        f'<rect x="-17" y="-23" width="34" height="46" rx="5" fill="#7a4a2c" stroke="{INK}" stroke-width="1.5"/>'
        f'<rect x="-13.5" y="-19.5" width="27" height="39" rx="3" fill="none" stroke="#d9b27a" stroke-width="1.3"/>'
        + (
            mark
            or '<path d="M0-12C6-8 8-2 0 12-8-2-6-8 0-12ZM0-8V10" fill="none" stroke="#d9b27a" stroke-width="1.5"/>'
        )
    )


QUEST_MARK: Final = '<path d="M-7-9H7V9H-7ZM-4-4H4M-4 0H4M-4 4H2" fill="none" stroke="#d9b27a" stroke-width="1.5"/>'
"""Drawn on the back of quests."""
CARD_FRONT: Final = (
    f'<g transform="rotate(6)"><rect x="-17" y="-23" width="34" height="46" rx="5" fill="{CARD}" stroke="{CARD_EDGE}" '
    f'stroke-width="1.5"/>{ANY_SIGN}</g>'
)
"""A face-up card."""
HAND: Final = (
    f'<g transform="rotate(-12) translate(-4 0) scale(0.42)"><rect x="-17" y="-23" width="34" height="46" rx="6" '
    f'fill="#7a4a2c" stroke="{BONE}" stroke-width="3.5"/></g><g transform="rotate(10) translate(4 0) scale(0.42)">'
    f'<rect x="-17" y="-23" width="34" height="46" rx="6" fill="#9a6238" stroke="{BONE}" stroke-width="3.5"/></g>'
)
"""A hand of cards, drawn small."""
