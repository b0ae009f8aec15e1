"""Power emblems, one for each power in the order of the tables, and a blank one for home-made powers.

Each is drawn around the origin in a circle of radius 15, in ivory and gold on the dark badge.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.small_world.art.emblems_races import both

B, G, D, R = "#fdf6e3", "#f2c14b", "#33261a", "#e2603f"
STROKE: Final = f'fill="none" stroke="{B}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'
FINE: Final = f'fill="none" stroke="{D}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"'

ALCHEMIST: Final = (
    f'<path d="M-4-13H4M-2.5-13V-4L-10 8C-11.5 11-10 13-7.5 13H7.5C10 13 11.5 11 10 8L2.5-4V-13" {STROKE}/>'
    f'<path d="M-6.5 5H6.5L8.5 8.5C9.2 10.2 8.5 11 7 11H-7C-8.5 11-9.2 10.2-8.5 8.5Z" fill="{G}"/>'
    f'<circle cx="-1" cy="1" r="1.6" fill="{G}"/><circle cx="2" cy="-3" r="1.2" fill="{G}"/>'
    f'<circle cx="5" cy="-9" r="1.7" fill="{G}"/>'
)
BERSERK: Final = (
    f'<path d="M0-13V14" stroke="{G}" stroke-width="3" stroke-linecap="round"/>'
    + both(f'<path d="M1.5-7.5C5-8 8-11 9.5-13 13.5-7 13.5 1 9.5 7 8 4.5 5 1.5 1.5 1Z" fill="{B}"/>')
    + both(f'<path d="M9-9C11-5 11-1 9 3" {FINE}/>')
)
BIVOUACKING: Final = (
    f'<path d="M0-11 13 11H-13Z" fill="{B}"/><path d="M0-5 5.5 11H-5.5Z" fill="{D}"/>'
    f'<path d="M0-11-2.5-14M0-11 2.5-14" stroke="{B}" stroke-width="1.8" stroke-linecap="round"/>'
    f'<path d="M0 11C-3 8-1 6 0 3 1 6 3 8 0 11Z" fill="{R}"/><path d="M-14 11.5H14" stroke="{G}" stroke-width="2" '
    f'stroke-linecap="round"/>'
)
COMMANDO: Final = (
    f'<g transform="rotate(40)"><path d="M0-15 3.5-10V4H-3.5V-10Z" fill="{B}"/><path d="M0-12V3" {FINE}/>'
    f'<path d="M-7 4H7" stroke="{G}" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M0 5V13" stroke="{G}" stroke-width="3.6" stroke-linecap="round"/></g>'
    f'<path d="M-9-12-7.9-9.3-5-9-7.2-7-6.5-4.2-9-5.7-11.5-4.2-10.8-7-13-9-10.1-9.3Z" fill="{G}"/>'
    f'<path d="M9 4.5 9.9 6.7 12.3 7 10.5 8.6 11 11 9 9.8 7 11 7.5 8.6 5.7 7 8.1 6.7Z" fill="{G}"/>'
)
DIPLOMAT: Final = (
    f'<path d="M-13-4C-9-5-6-4-3-1-2-6 1-11 8-13 8-8 7-4 4-1 8-3 10-6 12-6 14-6 14-3 12-2 12 5 6 9-1 8-4 8-7 7-10 '
    f'4-8 3-7 2-6 0-9 0-12-1-13-4Z" '
    f'fill="{B}"/><circle cx="10.5" cy="-3.5" r="0.9" fill="{D}"/>'
    f'<path d="M-11 13C-5 14 3 13 8 9" stroke="{G}" stroke-width="1.6" fill="none" stroke-linecap="round"/>'
    f'<path d="M-8 13C-10 10-8 9-6 10-5 11-6 13-8 13ZM-2 13C-4 10-2 9 0 10 1 11 0 13-2 13ZM4 11.5C2 9 4 7.5 6 8.5 '
    f'7 9.5 6 11.5 4 11.5Z" '
    f'fill="{G}"/>'
)
DRAGON_MASTER: Final = (
    f'<path d="M-13 3C-12-2-7-4-3-5L-8-13C-2-13 3-10 5-7L6-12C10-9 13-3 13 3 13 8 10 12 6 14 7 10 6 8 3 7 0 9-4 '
    f'9-6 8-4 7-3 6-3 5-7 6-11 6-13 3Z" '
    f'fill="{R}"/><path d="M-2-2C0-4 3-4 4-2 2-0.5 0-0.5-2-2Z" fill="{G}"/><circle cx="1" cy="-2.2" r="0.9" '
    f'fill="{D}"/>'
    f'<path d="M-10 2.5C-6 3.5-3 3-1 2M-9.5 1-9 1.2" {FINE}/>'
    f'<path d="M9-6C10-3 10.5 0 10.5 3M7 0C8 2 8 4 8 6" stroke="{G}" stroke-width="1.3" fill="none" '
    f'stroke-linecap="round"/>'
)
FLYING: Final = (
    both(
        f'<path d="M-1.5 9C-2 2-1-4-4-9-7-12-12-12-14-10-13-8-13-7-14-5-12-5-12-3-13-1-11-1-10.5 1-11 3-9 3-8 4.5-8 '
        f'6.5-6 6-4 7-1.5 9Z" '
        f'fill="{B}"/><path d="M-12-8C-8-8-5-5-4-2M-11-3.5C-8-3.5-6-2-4.5 1M-8.5 2C-7 2-5 3-4 5" {FINE}/>'
    )
    + f'<path d="M0 13 3 8 0 3-3 8Z" fill="{G}"/>'
)
FOREST: Final = (
    f'<path d="M-2 8H2V14H-2Z" fill="{G}"/>'
    '<path d="M0-14 6-6H3L9 1H5.5L12 9H-12L-5.5 1H-9L-3-6H-6Z" fill="#8fcf7a"/>'
    '<path d="M0-14V9H-12L-5.5 1H-9L-3-6H-6Z" fill="#b8e3a3"/>'
)
FORTIFIED: Final = (
    f'<path d="M-10-12H-5.5V-9H-2.2V-12H2.2V-9H5.5V-12H10V-4L8-2V12H-8V-2L-10-4Z" fill="{B}"/>'
    f'<path d="M-3 12V6C-3 2 3 2 3 6V12Z" fill="{D}"/><path d="M-8-3H8M-5 1H-2M3 0H6M4.5 4.5H7M-7 6H-4.5" {FINE}/>'
    f'<path d="M-12 12.5H12" stroke="{G}" stroke-width="2" stroke-linecap="round"/>'
)
HEROIC: Final = (
    f'<path d="M0-11 3-3.8 10.5-3.2 4.8 1.8 6.5 9.2 0 5.2-6.5 9.2-4.8 1.8-10.5-3.2-3-3.8Z" fill="{G}"/>'
    + both(
        f'<path d="M0 14C-8 13-13 8-13.5 0" fill="none" stroke="{B}" stroke-width="1.6" stroke-linecap="round"/>'
        f'<path d="M-13.5 0C-16-3-14-6-12.5-6-11.5-3-12 0-13.5 0ZM-12 6C-15.5 5-15.5 2-14.5 1-12.5 3-11.5 5-12 '
        f'6ZM-8 11C-11.5 12-13 10-12.5 8.5-10 8.5-8 10-8 11Z" '
        f'fill="{B}"/>'
    )
)
HILL: Final = (
    '<path d="M-14 9C-12-2-8-7-3-7S5-2 6 9Z" fill="#cddb7f"/><path d="M-2 9C0 2 4-1 7-1S13 3 14 9Z" fill="#a9bb5c"/>'
    f'<path d="M-14 9.5H14" stroke="{B}" stroke-width="2" stroke-linecap="round"/>'
    f'<circle cx="8" cy="-8" r="3.5" fill="{G}"/><path d="M-10 3C-8-2-6-4-3-4.5" stroke="{B}" stroke-width="1.5" '
    f'fill="none" stroke-linecap="round"/>'
)
MERCHANT: Final = f'<path d="M0-12V11M-6 12.5H6M-11-8H11" {STROKE}/><circle cy="-12" r="2.2" fill="{G}"/>' + both(
    f'<path d="M-11-8-14.5 3M-11-8-7.5 3" stroke="{B}" stroke-width="1.2"/>'
    f'<path d="M-15.5 3H-6.5C-6.5 8-15.5 8-15.5 3Z" fill="{G}"/>'
)
MOUNTED: Final = (
    f'<path d="M-3-13 0-9C6-9 11-3 11 4 11 8 10 11 9 14H-6C-6 9-3 7-1 3-4 4-6 5-8 7-10 8-13 6-12 3-10-1-8-6-4-8Z" '
    f'fill="{B}"/>'
    f'<path d="M2-9C7-8 12-3 11.5 5 13 0 13-6 9-10 7-12 3-12 2-9Z" fill="{G}"/><circle cx="-4" cy="-3" r="1.2" '
    f'fill="{D}"/>'
    f'<path d="M-11 3-9.5 4M-8-4C-6-1-3 1-1 1M-1 1 2-8" {FINE}/>'
)
PILLAGING: Final = (
    f'<path d="M-1 2 2 2 5 14H1Z" fill="{G}"/><path d="M-5-1H6L4.5 4H-3.5Z" fill="{B}"/>'
    f'<path d="M0-1C-7-2-8-7-5-10-5-7-4-7-3-7-3-11 0-13 2-15 1-11 5-10 7-7 9-4 6-1 2-1 4-3 3-5 1-7 1-5-1-4 0-1Z" '
    f'fill="{R}"/>'
    f'<path d="M1-1C-2-2-2-4 1-7 3-5 4-3 2-1Z" fill="{G}"/>'
    f'<circle cx="-9" cy="10" r="3.6" fill="{G}"/><circle cx="-9" cy="10" r="2" {FINE}/>'
    f'<circle cx="11" cy="11" r="2.8" fill="{G}"/>'
)
SEAFARING: Final = (
    f'<path d="M-12 5H12C11 9 9 11 6 11H-6C-9 11-11 9-12 5Z" fill="{G}"/><path d="M0 4V-14" stroke="{B}" '
    f'stroke-width="1.8"/>'
    f'<path d="M2-12C9-10 11-3 10 3H2ZM-2-8C-7-6-9-1-9 3H-2Z" fill="{B}"/>'
    f'<path d="M-14 13C-11 10.5-9 13-7 13S-3 10.5 0 13 5 13 7 13 11 10.5 14 13" fill="none" stroke="#8fd0ea" '
    f'stroke-width="1.8" stroke-linecap="round"/>'
)
SPIRIT: Final = (
    f'<path d="M-10 14C-10 6-11-13 0-13S10 6 10 14C8 11 6 11 5 13 3 15 2 11 0 11S-3 15-5 13C-6 11-8 11-10 14Z" '
    f'fill="{B}" fill-opacity="0.95"/>'
    + both(f'<ellipse cx="3.5" cy="-4" rx="1.9" ry="2.8" fill="{D}"/>')
    + f'<ellipse cy="3.5" rx="2" ry="2.8" fill="{D}"/>'
)
STOUT: Final = (
    f'<path d="M6-4H11C14-4 14 7 11 7H6" fill="none" stroke="{B}" stroke-width="2.6"/>'
    f'<path d="M-9-6H7L6 13H-8Z" fill="{G}"/><path d="M-4-1V10M1-1V10" {FINE}/>'
    f'<path d="M-10-5C-13-8-9-12-6-10-5-14 1-14 2-11 6-13 10-9 8-5 6-3 5-5 3-4 2-1 0-1-1-4-4-3-8-3-10-5Z" fill="{B}"/>'
)
SWAMP: Final = (
    '<path d="M-13 10C-13 7-7 6 0 6S13 7 13 10-7 14 0 14-13 13-13 10Z" fill="#7fae9b"/>'
    '<ellipse cy="10" rx="13" ry="3.6" fill="#7fae9b"/>'
    f'<path d="M-4 10V-6M3 10V-10M-8 10C-8 4-9 1-12-2M8 10C8 5 9 2 12 0" stroke="{B}" stroke-width="1.8" fill="none" '
    f'stroke-linecap="round"/>'
    f'<path d="M-6-7C-6-11-2-11-2-7V-2C-2 0-6 0-6-2ZM1-10C1-15 5-15 5-10V-4C5-2 1-2 1-4Z" fill="#c98f52"/>'
)
UNDERWORLD: Final = (
    f'<path d="M-13 12V0C-13-8-7-13 0-13S13-8 13 0V12H8V1C8-4 5-7 0-7S-8-4-8 1V12Z" fill="{B}"/>'
    f'<path d="M0-7C5-7 8-4 8 1V12H-8V1C-8-4-5-7 0-7Z" fill="#120c08"/>'
    f'<path d="M0-4V8M-4 4 0 9 4 4" fill="none" stroke="{G}" stroke-width="2.4" stroke-linecap="round" '
    f'stroke-linejoin="round"/>'
    f'<path d="M-11-3-8.5-2M-6-10-4.5-7.5M6-10 4.5-7.5M11-3 8.5-2M-13 5H-8.5M8.5 5H13" {FINE}/>'
)
WEALTHY: Final = (
    f'<path d="M-12 0C-12-7-9-10-6-10H6C9-10 12-7 12 0Z" fill="#b97a3a" stroke="{B}" stroke-width="1.4"/>'
    f'<path d="M-9-1C-8-5-5-4-4-2-3-6 1-6 2-3 4-6 8-4 9-1Z" fill="{G}"/>'
    f'<path d="M-12 0H12V11H-12Z" fill="#9a6128" stroke="{B}" stroke-width="1.4" stroke-linejoin="round"/>'
    f'<path d="M-3-1H3V5H-3Z" fill="{G}"/><circle cy="2" r="1.2" fill="{D}"/>'
    f'<path d="M-8 0V11M8 0V11" stroke="{G}" stroke-width="1.6"/><circle cx="12" cy="-10" r="2" fill="{G}"/>'
)
HOME_MADE: Final = (
    f'<circle r="11" fill="none" stroke="{B}" stroke-width="1.6" stroke-dasharray="3 2.6"/>'
    f'<path d="M0-6V6M-6 0H6" stroke="{G}" stroke-width="2.8" stroke-linecap="round"/>'
)
POWER_EMBLEMS: Final = (
    ALCHEMIST,
    BERSERK,
    BIVOUACKING,
    COMMANDO,
    DIPLOMAT,
    DRAGON_MASTER,
    FLYING,
    FOREST,
    FORTIFIED,
    HEROIC,
    HILL,
    MERCHANT,
    MOUNTED,
    PILLAGING,
    SEAFARING,
    SPIRIT,
    STOUT,
    SWAMP,
    UNDERWORLD,
    WEALTHY,
    HOME_MADE,
)
