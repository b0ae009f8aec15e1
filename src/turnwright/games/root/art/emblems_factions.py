"""The factions' colours and heads, around the origin, about 24 units wide; each head has its own shape."""

from __future__ import annotations

from typing import Final

from turnwright.core.palette import BONE, GOLD, INK
from turnwright.games.root.art.palette import LINE, Livery

EYES: Final = f'<path d="M-4-1h.1M4-1h.1" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
MARQUISE: Final = Livery("#e07b2a", "#fbe0c4", "#6e3106")
MARQUISE_HEAD: Final = (
    f'<path d="M-11-12-5.5-8H5.5L11-12 12 0C12 7 6 11 0 11S-12 7-12 0Z" fill="{MARQUISE.main}" {LINE}/>'
    f'<path d="M-9-8-7-5M9-8 7-5M-2-8V-5M2-8V-5" fill="none" {LINE}/>'
    f'<path d="M-5 5C-5 2 5 2 5 5 5 9-5 9-5 5Z" fill="{BONE}"/>{EYES}'
    f'<path d="M-1.5 4H1.5L0 6ZM-7 5-14 4M-7 7-13 9M7 5 14 4M7 7 13 9" fill="{INK}" stroke="{INK}" '
    'stroke-width="1" stroke-linecap="round"/>'
)
EYRIE: Final = Livery("#2f6db3", "#d3e4f4", "#06203f")
EYRIE_HEAD: Final = (
    f'<path d="M-4-8C-6-13-3-15-2-15-1-13 1-12 2-9" fill="{EYRIE.main}" {LINE}/>'
    f'<path d="M-11 1C-11-6-6-10 0-10S10-6 10 1C10 7 6 11 0 11-7 11-11 7-11 1Z" fill="{EYRIE.main}" {LINE}/>'
    f'<path d="M-8 0C-8-4-2-5 0-1 2-5 8-4 8 0 8 4 2 5 0 2-2 5-8 4-8 0Z" fill="{BONE}"/>'
    f'<path d="M-4 0h.1M4 0h.1" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M-3 2.5H3L0 9Z" fill="{GOLD}" {LINE}/>'
)
ALLIANCE: Final = Livery("#4c9a3f", "#d8eecf", "#164012")
ALLIANCE_HEAD: Final = (
    f'<circle cx="-9" cy="-7" r="6.5" fill="{ALLIANCE.main}" {LINE}/><circle cx="9" cy="-7" r="6.5" '
    f'fill="{ALLIANCE.main}" {LINE}/><circle cx="-9" cy="-7" r="3" fill="{ALLIANCE.pale}"/>'
    f'<circle cx="9" cy="-7" r="3" fill="{ALLIANCE.pale}"/>'
    f'<path d="M-9-1C-9-6-5-8 0-8S9-6 9-1C9 5 4 11 0 11S-9 5-9-1Z" fill="{ALLIANCE.main}" {LINE}/>{EYES}'
    f'<path d="M-9-3.5C-4-6 4-6 9-3.5" fill="none" stroke="{BONE}" stroke-width="2.5"/>'
    f'<path d="M0 8.5v.1" stroke="{INK}" stroke-width="3.6" stroke-linecap="round"/>'
)
VAGABOND: Final = Livery("#7b7f86", "#e6e7ea", "#2c2f34")
VAGABOND_2: Final = Livery("#3d3a44", "#d7d2df", "#0e0d10")
FACE: Final = (
    "M-10-10C-13-11-13-5-11-3-13 0-12 3-9 5-6 8-3 11 0 11S6 8 9 5C12 3 13 0 11-3 13-5 13-11 10-10 8-10 7-8 6-7"
    "-2-9 2-9-6-7-7-8-8-10-10-10Z"
)
MASK: Final = "M-11-1C-7-5-3-3 0-1 3-3 7-5 11-1 9 4 4 4 0 2-4 4-9 4-11-1Z"
VAGABOND_HEAD: Final = (
    f'<path d="{FACE}" fill="#c3c6cb" {LINE}/><path d="{MASK}" fill="{INK}"/>'
    f'<path d="M-5 0h.1M5 0h.1" stroke="{BONE}" stroke-width="3.2" stroke-linecap="round"/>'
    f'<path d="M0 6.5v.1" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
)
VAGABOND_2_HEAD: Final = (
    f'<path d="{FACE}" fill="#8d8798" {LINE}/>'
    f'<path d="M-5 1h.1M5 1h.1" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M0 6.5v.1" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
    f'<path d="M-14-5C-9-8-7-6-6-13-3-15 3-15 6-13 7-6 9-8 14-5 8-2-8-2-14-5Z" fill="{VAGABOND_2.main}" {LINE}/>'
    f'<path d="M-6-7C-2-5 2-5 6-7" fill="none" stroke="{BONE}" stroke-width="1.6"/>'
)
LIZARD: Final = Livery("#e8d03c", "#faf3c6", "#5f5200")
LIZARD_HEAD: Final = (
    f'<path d="M0-15-4-9-9-10-9-4-13 0-9 4H9L13 0 9-4 9-10 4-9Z" fill="#c4542f" {LINE}/>'
    f'<path d="M-8-3C-8-8-4-10 0-10S8-8 8-3C8 3 5 12 0 12S-8 3-8-3Z" fill="{LIZARD.main}" {LINE}/>'
    f'<path d="M-5-3V0M5-3V0" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M-1.8 6.5v.1M1.8 6.5v.1M-5 9H5" stroke="{INK}" stroke-width="1.3" stroke-linecap="round"/>'
)
RIVERFOLK: Final = Livery("#2fa79f", "#cdeeea", "#06433f")
RIVERFOLK_HEAD: Final = (
    f'<path d="M-9-7C-13-9-14-4-11-2M9-7C13-9 14-4 11-2" fill="{RIVERFOLK.main}" {LINE}/>'
    f'<path d="M-12 1C-12-6-7-10 0-10S12-6 12 1C12 8 7 11 0 11S-12 8-12 1Z" fill="{RIVERFOLK.main}" {LINE}/>'
    f'<path d="M-8 6C-8 0-3 1 0 3 3 1 8 0 8 6 8 10-8 10-8 6Z" fill="{BONE}"/>{EYES}'
    f'<path d="M-2.5 2.5H2.5L0 5ZM0 5V7M-6 6h.1M6 6h.1M-4 8h.1M4 8h.1" fill="{INK}" stroke="{INK}" '
    f'stroke-width="1.3" stroke-linecap="round"/>'
)

LIVERIES: Final = (MARQUISE, EYRIE, ALLIANCE, VAGABOND, VAGABOND_2, LIZARD, RIVERFOLK)
HEADS: Final = (
    MARQUISE_HEAD,
    EYRIE_HEAD,
    ALLIANCE_HEAD,
    VAGABOND_HEAD,
    VAGABOND_2_HEAD,
    LIZARD_HEAD,
    RIVERFOLK_HEAD,
)
"""Both in the order of the factions."""
