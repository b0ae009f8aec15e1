"""What cards show besides their suit: the item they craft, or a picture of their effect, about 28 units wide."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK
from turnwright.games.root.art.items import ITEMS
from turnwright.games.root.art.palette import LINE
from turnwright.games.root.art.suits import suit_sign
from turnwright.games.root.data.tables import AMBUSH, CARDS, DOMINANCE, IMMEDIATE, ITEM

STEEL: Final = "#c9ced4"
AMBUSH_PICTURE: Final = (
    f'<path d="M-13 11C-15 3-9 1-8-2-6-6-2-4 0-6 3-5 6-5 8-2 9 1 15 3 13 11Z" fill="#6f9a4c" {LINE}/>'
    f'<path d="M-5 2h.1M5 2h.1" stroke="{BONE}" stroke-width="5" stroke-linecap="round"/>'
    f'<path d="M-5 2h.1M5 2h.1" stroke="{INK}" stroke-width="2.2" stroke-linecap="round"/>'
    f'<path d="M9-3 13-14 5-8Z" fill="{STEEL}" {LINE}/>'
)
CROWN: Final = (
    f'<path d="M-13 9-15-8-7-1 0-12 7-1 15-8 13 9Z" fill="{GOLD}" {LINE}/><path d="M-12.5 5H12.5" stroke="{GOLD_DARK}" '
    'stroke-width="1.6"/>'
)
BROOM: Final = (
    f'<path d="M-11-11 3 3" fill="none" stroke="{INK}" stroke-width="4"/>'
    '<path d="M-11-11 3 3" fill="none" stroke="#b98a4a" stroke-width="2"/>'
    f'<path d="M5-2C10 2 13 6 13 13 6 13 2 10-2 5Z" fill="{GOLD}" {LINE}/><path d="M3 5 8 11M5 2 11 9" {LINE}/>'
)

EFFECTS: Final[dict[str, str]] = {
    "armorers": f'<path d="M0-13 12-9V0C12 7 6 11 0 14-6 11-12 7-12 0V-9Z" fill="{STEEL}" {LINE}/>'
    f'<path d="M0-13V14M-12-1H12" fill="none" {LINE}/>',
    "sappers": f'<circle cx="-1" cy="3" r="10" fill="#3d3a44" {LINE}/><path d="M5-5 9-9C11-11 13-9 12-7" fill="none" '
    f'stroke="#b98a4a" stroke-width="2.4"/><path d="M12-13V-9M16-8H12" stroke="#e8912d" stroke-width="2" '
    'stroke-linecap="round"/>',
    "brutal_tactics": f'<path d="M-12-12 8 8M12-12-8 8" fill="none" stroke="{INK}" stroke-width="5"/>'
    f'<path d="M-12-12 8 8M12-12-8 8" fill="none" stroke="{STEEL}" stroke-width="2.8"/>'
    f'<path d="M4 12 12 4M-4 12-12 4" fill="none" stroke="{GOLD_DARK}" stroke-width="3.6" stroke-linecap="round"/>',
    "royal_claim": f'{CROWN}<path d="M-6 14H6" stroke="{INK}" stroke-width="2" stroke-linecap="round"/>',
    "stand_and_deliver": f'<path d="M-12-4C-6-8 6-8 12-4 11 4 5 4 0 1-5 4-11 4-12-4Z" fill="{INK}"/>'
    f'<path d="M-5-2h.1M5-2h.1" stroke="{BONE}" stroke-width="4" stroke-linecap="round"/>'
    f'<path d="M-9 8H9V14H-9Z" fill="{BONE}" {LINE}/><path d="M0 5V11M-3 8 0 11 3 8" fill="none" {LINE}/>',
    "tax_collector": f'<path d="M-12-3C-12-8-4-8-4-3V12H12V-3C12-8 6-8 4-8H-8" fill="{BONE}" {LINE}/>'
    f'<path d="M0-2H8M0 2H8" {LINE}/><circle cx="4" cy="8" r="5" fill="{GOLD}" {LINE}/>',
    "command_warren": f'<path d="M-13 12C-13-4-7-12 0-12S13-4 13 12Z" fill="#a5683a" {LINE}/>'
    f'<path d="M-5 12V4C-5-2 5-2 5 4V12Z" fill="{INK}"/><path d="M0-12V-15" {LINE}/>'
    f'<path d="M-9 2-4-6M9 2 4-6" stroke="{STEEL}" stroke-width="2.6" stroke-linecap="round"/>',
    "better_burrow_bank": f'<path d="M-13-3 0-12 13-3Z" fill="{GOLD}" {LINE}/>'
    f'<path d="M-13 9H13V13H-13Z" fill="{STEEL}" {LINE}/>'
    f'<path d="M-9-3V9M-3-3V9M3-3V9M9-3V9" stroke="{INK}" stroke-width="3"/>',
    "cobbler": f'<g transform="translate(-3 1)">{ITEMS[0]}</g><path d="M5-12 12-5M12-12 5-5" stroke="{INK}" '
    'stroke-width="1.8" stroke-linecap="round"/>',
    "scouting_party": f'<path d="M-13-1H-5V7C-5 11-13 11-13 7ZM5-1H13V7C13 11 5 11 5 7Z" fill="#5f4a34" {LINE}/>'
    f'<path d="M-10-1-8-9H-4L-5-1M10-1 8-9H4L5-1M-5 3H5" fill="#8a6a46" {LINE}/>',
    "codebreakers": f'<circle cx="-3" cy="-3" r="9" fill="#dff0f7" {LINE}/><path d="M4 4 12 12" stroke="{INK}" '
    f'stroke-width="4" stroke-linecap="round"/><path d="M-7-5H1M-7-1H-2" {LINE}/>',
}
"""By card: the picture of its effect."""


def picture(card: int) -> str:
    """What a card shows."""
    kind, suit = CARDS[card].kind, CARDS[card].suit
    if kind == AMBUSH:
        return AMBUSH_PICTURE
    if kind == DOMINANCE:
        return f'{CROWN}<g transform="translate(0 7)">{suit_sign(suit, 0.8)}</g>'
    if kind == ITEM:
        return f'<g transform="scale(1.15)">{ITEMS[CARDS[card].item]}</g>'
    if kind == IMMEDIATE:
        return BROOM
    return EFFECTS[CARDS[card].key]


PICTURES: Final[list[str]] = [picture(card) for card in range(len(CARDS))]
"""By card."""
