"""The pictures on VP cards: what scores a token, about 30 units wide."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import BONE, GOLD, STONE
from turnwright.games.mythotopia.art.palette import LINE, STEEL
from turnwright.games.mythotopia.art.symbols import SWORDS
from turnwright.games.mythotopia.art.tokens import CITADEL, CITY, DRAGON, RUNESTONE, road

ROOF: Final = "#b5523b"
WAVES: Final = (
    '<path d="M-14 9q3.5-3.5 7 0t7 0 7 0 7 0" fill="none" stroke="#3d7fa8" stroke-width="2.2" stroke-linecap="round"/>'
)
COIN: Final = f'<circle cx="11" cy="9" r="6" fill="{GOLD}" {LINE}/><path d="M11 6V12M8 9H14" {LINE}/>'
CITY_PICTURE: Final = (
    f'<path d="{CITY}" fill="#f3d9a8" {LINE}/><path d="M-15 13V6H-9V13M0 13V3H5V13" fill="{ROOF}" {LINE}/>'
)

VP_EMBLEMS: Final[dict[str, str]] = {
    "city": CITY_PICTURE,
    "road": f'<g transform="scale(0.95)">{road(-32)}</g>',
    "castle": f'<path d="M-14 13V-11H-8V-6H-3V-11H3V-6H8V-11H14V13H4V6C4 1-4 1-4 6V13Z" fill="{STONE}" {LINE}/>',
    "citadel": f'<path d="{CITADEL}" fill="{STONE}" {LINE}/><path d="M0-14V-20L8-17.5 0-15.5" fill="{ROOF}" {LINE}/>'
    f'<g transform="translate(0 4) scale(1.05)">{SWORDS}</g>',
    "defender": f'<path d="M-12-13C-5-11 5-11 12-13V0C12 8 5 12 0 15-5 12-12 8-12 0Z" fill="#3d6fa8" {LINE}/>'
    f'<path d="M0-8V9M-7-1H7" stroke="{BONE}" stroke-width="3" stroke-linecap="round"/>',
    "guilded_city": f'<g transform="translate(-2 -1) scale(0.88)">{CITY_PICTURE}</g>{COIN}',
    "dragons": DRAGON,
    "isles": f'<path d="M-13 6C-11-4-4-8 0-3 3-6 11-5 13 6Z" fill="#9cc069" {LINE}/>'
    f'<path d="M-1 0C0-6 2-9 5-11M5-11C1-13-1-12-3-10M5-11C8-13 11-12 12-9" fill="none" stroke="#2f4712" '
    f'stroke-width="2" stroke-linecap="round"/>{WAVES}',
    "seas": f'<path d="M-11 3H11C9 8 7 9 4 9H-4C-7 9-9 8-11 3Z" fill="#a8743f" {LINE}/>'
    f'<path d="M-1-14V1H-9C-8-6-5-11-1-14ZM2-12C7-8 9-4 9 1H2Z" fill="{BONE}" {LINE}/>'
    f'<g transform="translate(0 4)">{WAVES}</g>',
    "patronage": f'<path d="M-10 12C-10 2-5-2 0-2S10 2 10 12Z" fill="#7d5a94" {LINE}/>'
    f'<circle cy="-7" r="6" fill="#f3d9a8" {LINE}/>{COIN}',
    "inns": f'<path d="M-13 12V-2L-4-10 5-2V12Z" fill="#f3d9a8" {LINE}/><path d="M-15-1-4-11 7-1" fill="none" '
    f'stroke="{ROOF}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
    f'<path d="M-7 12V4H-1V12" fill="{ROOF}" {LINE}/>{COIN}',
    "runestones": RUNESTONE,
    "spoils": f'<path d="M-13-1H13V12H-13Z" fill="#a8743f" {LINE}/><path d="M-13-1C-13-10 13-10 13-1Z" fill="#c9924f" '
    f'{LINE}/><path d="M-13 3H13" {LINE}/><path d="M-3 1H3V7H-3Z" fill="{GOLD}" {LINE}/>'
    f'<path d="M-12-13-4-5M-4-13-12-5" stroke="{STEEL}" stroke-width="2" stroke-linecap="round"/>',
}
"""By key of a VP card."""
