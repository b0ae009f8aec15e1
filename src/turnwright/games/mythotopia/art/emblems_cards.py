"""The pictures on starting and improvement cards, about 28 units wide."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK, STONE
from turnwright.games.mythotopia.art.palette import LINE, STEEL
from turnwright.games.mythotopia.data.faces import CARD_KEYS

WOOD: Final = "#a8743f"
RED: Final = "#b5523b"
LEAF: Final = "#6f9a3c"
WATER: Final = "#4d93bd"
NIGHT: Final = "#4b4a72"

HELMET: Final = (
    f'<path d="M-11 9V-1C-11-8-6-12 0-12S11-8 11-1V9H5V1H-5V9Z" fill="{STEEL}" {LINE}/>'
    f'<path d="M0-12V1M-11-2H11" fill="none" {LINE}/>'
)
HAMMER: Final = (
    f'<path d="M-9 12 3-2" stroke="{INK}" stroke-width="5.4" stroke-linecap="round"/>'
    f'<path d="M-9 12 3-2" stroke="{WOOD}" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M-4-7 2-13 13-3 7 4Z" fill="{STEEL}" {LINE}/>'
)
PICK: Final = (
    f'<path d="M-8 11 6-5" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>'
    f'<path d="M-8 11 6-5" stroke="{WOOD}" stroke-width="2.8" stroke-linecap="round"/>'
    f'<path d="M-5-11C3-13 12-7 13 3 8-3 3-7-5-11Z" fill="{STEEL}" {LINE}/>'
)
STALL: Final = (
    f'<path d="M-11-2V11H11V-2" fill="#f3e2c0" {LINE}/>'
    f'<path d="M-14-3-11-11H11L14-3C13 1 9 1 7-2 5 1 1 1 0-2-1 1-5 1-7-2-9 1-13 1-14-3Z" '
    f'fill="{RED}" {LINE}/><path d="M-11 5H11" {LINE}/>'
)
BOAT: Final = (
    f'<path d="M-13 5H13C11 11 8 13 4 13H-4C-8 13-11 11-13 5Z" fill="{WOOD}" {LINE}/>'
    f'<path d="M-1-13V2H-10C-9-5-6-10-1-13ZM2-10C7-7 9-3 10 2H2Z" fill="{BONE}" {LINE}/>'
)
COIN: Final = f'<circle r="5.4" fill="{GOLD}" {LINE}/><path d="M0-2.6V2.6" stroke="{GOLD_DARK}" stroke-width="1.6"/>'
TURN_IN: Final = (
    f'<rect x="-13" y="-12" width="10" height="14" rx="2" fill="{BONE}" {LINE}/>'
    f'<path d="M-1-9C6-10 10-6 9-1M5-3 9 0 12-4" fill="none" stroke="{INK}" stroke-width="1.8" stroke-linecap="round" '
    'stroke-linejoin="round"/>'
)
"""Any card, turned into something else."""

EMBLEMS: Final[dict[str, str]] = {
    "start_army": HELMET,
    "start_build": HAMMER,
    "start_market": STALL,
    "start_ship": BOAT,
    "army": HELMET + f'<path d="M0-12C-3-17 6-18 8-13" fill="none" stroke="{RED}" stroke-width="3.6" '
    'stroke-linecap="round"/>',
    "build": HAMMER + f'<path d="M4 6H13V13H4Z" fill="{STONE}" {LINE}/>',
    "market": STALL + f'<g transform="translate(0 8) scale(0.62)">{COIN}</g>',
    "ship": BOAT + f'<path d="M-1-13 6-15-1-17" fill="{RED}" {LINE}/>',
    "alchemist": f'<path d="M-4-12H4M-3-12V-4L-10 9C-11 12-9 13-7 13H7C9 13 11 12 10 9L3-4V-12" fill="{BONE}" {LINE}/>'
    f'<path d="M-7 4H7L10 10C10 12 9 13 7 13H-7C-9 13-10 12-10 10Z" fill="{GOLD}"/>'
    f'<path d="M-2 8h.1M3 6h.1M2 10h.1" stroke="{BONE}" stroke-width="2.6" stroke-linecap="round"/>',
    "cavalry": f'<path d="M-8 13C-9 4-6-3-3-6L-5-11 1-8C6-7 10-3 12 1L9 5 4 3C3 6 6 9 7 13Z" fill="#8a5a2b" {LINE}/>'
    f'<path d="M-3-6C-8-3-11 3-11 9" fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
    f'<circle cx="3" cy="-2.5" r="1.5" fill="{INK}"/>',
    "counsellor": f'<path d="M-11-9H6C9-9 9-5 6-5V9C6 12 10 12 10 9M6 11H-7C-10 11-10 7-7 7V-6" fill="{BONE}" {LINE}/>'
    f'<path d="M-3-4H3M-3 0H3M-3 4H1" {LINE}/>',
    "diplomat": f'<path d="M-9 14V-12" stroke="{INK}" stroke-width="3.4" stroke-linecap="round"/>'
    f'<path d="M-9-12C-3-15 2-8 11-11V2C3 5-2-2-9 1Z" fill="{BONE}" {LINE}/><path d="M-3-3C0-6 3-6 5-4 3-1 0-1-3-3Z" '
    f'fill="{LEAF}" {LINE}/>',
    "farming": TURN_IN + f'<path d="M6 13V5" stroke="{INK}" stroke-width="1.5"/><path d="M6 2C8 4 8 6 6 8 4 6 4 4 6 2Z'
    f'M6 12C6 9 8 7 11 7 11 10 9 12 6 12ZM6 12C6 9 4 7 1 7 1 10 3 12 6 12Z" fill="{LEAF}" {LINE}/>',
    "general": f'<path d="M-11 11V3C-11-4-6-7 0-7S11-4 11 3V11H5V5H-5V11Z" fill="{GOLD}" {LINE}/>'
    f'<path d="M-9-5C-8-14 8-14 9-5 4-9-4-9-9-5Z" fill="{RED}" {LINE}/>',
    "gold_mine": TURN_IN + f'<g transform="translate(3 10) scale(0.8)">{COIN}</g><g transform="translate(10 6) '
    f'scale(0.8)">{COIN}</g>',
    "hero": f'<path d="M0-14 3.4-4.5 13.5-4.5 5.5 1.5 8.5 11 0 5-8.5 11-5.5 1.5-13.5-4.5-3.4-4.5Z" '
    f'fill="{GOLD}" {LINE}/><path d="M0-7V6M-3 3H3" stroke="{INK}" stroke-width="2.4" stroke-linecap="round"/>',
    "levies": TURN_IN + f'<path d="M-1 3H13V9C13 12 9 14 6 15 3 14-1 12-1 9Z" fill="{RED}" {LINE}/>'
    f'<path d="M3 7 9 12M9 7 3 12" stroke="{BONE}" stroke-width="1.6"/>',
    "limes": f'<path d="M-14 12V-5L-10.5-11-7-5V-5L-3.5-11 0-5 3.5-11 7-5 10.5-11 14-5V12Z" fill="{WOOD}" {LINE}/>'
    f'<path d="M-7-5V12M0-5V12M7-5V12M-14 3H14" fill="none" {LINE}/>',
    "marauders": f'<path d="M-8 13 5-6" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>'
    f'<path d="M-8 13 5-6" stroke="{WOOD}" stroke-width="2.8" stroke-linecap="round"/>'
    f'<path d="M0-9C4-14 10-13 13-9L11 2C7 3 4 1 2-2Z" fill="{STEEL}" {LINE}/>',
    "mercenary": f'<path d="M11-13-11 12" stroke="{INK}" stroke-width="4.4" stroke-linecap="round"/>'
    f'<path d="M11-13-11 12" stroke="{STEEL}" stroke-width="2.4" stroke-linecap="round"/>'
    f'<path d="M-10-10H8V2C8 8 3 11-1 13-5 11-10 8-10 2Z" fill="#3d3a44" {LINE}/>'
    f'<g transform="translate(-1 -1)">{COIN}</g>',
    "merchant": f'<path d="M0-12V11M-6 12H6M-10-8H10" fill="none" {LINE}/>'
    f'<path d="M-15 1H-5C-5 5-15 5-15 1ZM5 1H15C15 5 5 5 5 1Z" fill="{GOLD}" {LINE}/>'
    f'<path d="M-10-8-14 1M-10-8-6 1M10-8 14 1M10-8 6 1" {LINE}/>',
    "militia": f'<path d="M-9-11H9V1C9 7 4 10 0 13-4 10-9 7-9 1Z" fill="{RED}" {LINE}/>'
    f'<path d="M0-6V5M-5.5-0.5H5.5" stroke="{BONE}" stroke-width="3" stroke-linecap="round"/>',
    "mystic": f'<path d="M-8 9H8L10 14H-10Z" fill="{GOLD}" {LINE}/><circle cy="-1" r="10.5" fill="#8a7fc4" {LINE}/>'
    f'<path d="M-6-4C-4-8 0-9 3-8" fill="none" stroke="{BONE}" stroke-width="2" stroke-linecap="round"/>'
    f'<path d="M-4 2C-1-1 2 5 5 1" fill="none" stroke="{BONE}" stroke-width="1.6" stroke-linecap="round"/>',
    "philosopher": '<path d="M0-7C-4-11-10-11-13-9V9C-10 7-4 7 0 11 4 7 10 7 13 9V-9C10-11 4-11 0-7Z" '
    f'fill="{BONE}" {LINE}/>'
    f'<path d="M0-7V11M-9-4H-4M-9 1H-4M4-4H9M4 1H9" fill="none" {LINE}/>',
    "portal": f'<path d="M-12 13V0C-12-8-6-13 0-13S12-8 12 0V13H7V1C7-5 4-8 0-8S-7-5-7 1V13Z" fill="{STONE}" {LINE}/>'
    f'<path d="M-7 13V1C-7-5-4-8 0-8S7-5 7 1V13Z" fill="{NIGHT}"/><path d="M0 3C3 0 4 6 0 7-5 8-5-1 0-2 5-3 7 4 5 9" '
    'fill="none" stroke="#c7b8ff" stroke-width="1.7" stroke-linecap="round"/>',
    "providence": f'<circle r="6" fill="{GOLD}" {LINE}/><path d="M0-9V-14M0 9V14M-9 0H-14M9 0H14M-6.5-6.5-10-10'
    f'M6.5-6.5 10-10M-6.5 6.5-10 10M6.5 6.5 10 10" stroke="{GOLD_DARK}" stroke-width="2.6" '
    'stroke-linecap="round"/>',
    "quarry": TURN_IN + f'<path d="M-3 8H4V14H-3ZM5 8H12V14H5ZM1 2H8V8H1Z" fill="{STONE}" {LINE}/>',
    "queen": f'<path d="M-12 9-14-7-6.5-1 0-12 6.5-1 14-7 12 9Z" fill="{GOLD}" {LINE}/>'
    f'<path d="M-12 5H12" stroke="{GOLD_DARK}" stroke-width="1.6"/><circle cy="2" r="2" fill="{RED}"/>',
    "ranger": f'<path d="M-6-13C8-9 8 9-6 13" fill="none" stroke="{INK}" stroke-width="4"/>'
    f'<path d="M-6-13C8-9 8 9-6 13" fill="none" stroke="{WOOD}" stroke-width="2"/><path d="M-6-13V13" {LINE}/>'
    f'<path d="M-12 0H12M8-4 13 0 8 4" fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round" '
    'stroke-linejoin="round"/>',
    "reserve_army": f'<path d="M-14 12 0-12 14 12Z" fill="{RED}" {LINE}/><path d="M0-12-4 12H4Z" fill="{BONE}" {LINE}/>'
    f'<path d="M0-12V-16L6-14 0-13" fill="{GOLD}" {LINE}/>',
    "scribe": f'<path d="M-9 14C-5 2 2-8 12-13 13-4 7 5-4 8Z" fill="{BONE}" {LINE}/>'
    f'<path d="M-9 14C-4 5 2-2 8-8" fill="none" {LINE}/><path d="M-13 14H-2" stroke="{INK}" stroke-width="2"/>',
    "warehouse": f'<path d="M-13 12V-3L0-12 13-3V12Z" fill="{WOOD}" {LINE}/>'
    f'<path d="M-8 12V2H8V12" fill="#f3e2c0" {LINE}/><path d="M-8 7H8M0 2V12" {LINE}/>',
    "water_mill": f'<circle r="11" fill="none" stroke="{INK}" stroke-width="5"/>'
    f'<circle r="11" fill="none" stroke="{WOOD}" stroke-width="2.6"/><path d="M0-11V11M-11 0H11M-7.7-7.7 7.7 7.7'
    f'M7.7-7.7-7.7 7.7" stroke="{WOOD}" stroke-width="2.4"/><circle r="2.6" fill="{INK}"/>'
    f'<path d="M-14 10Q-10 7-7 10T0 10 7 10 14 10V14H-14Z" fill="{WATER}"/>',
}
"""By key of a card that is not a province."""
UNSURE: Final = ("philosopher",)
"""Cards with values that we filled in; their help says which."""
assert set(EMBLEMS) <= set(CARD_KEYS)
