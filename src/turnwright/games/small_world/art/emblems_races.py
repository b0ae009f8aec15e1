"""Race emblems, one for each race in the order of the tables, and a blank one for home-made races.

Each is drawn around the origin in a box of about 36 by 36.
"""

from __future__ import annotations

from typing import Final

LINE: Final = 'stroke="#2b2018" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"'
THIN: Final = 'fill="none" stroke="#2b2018" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"'


def both(half: str) -> str:
    """A drawing and its mirror image."""
    return f'{half}<g transform="scale(-1 1)">{half}</g>'


def eyes(x: float, y: float, size: float, white: str = "#fffaf0", pupil: str = "#1c1410") -> str:
    """A pair of eyes."""
    return both(
        f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="{white}" stroke="#2b2018" stroke-width="0.8"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{size * 0.45:.3g}" fill="{pupil}"/>'
    )


AMAZONS: Final = (
    both(
        f'<path d="M-14 17 11-13" fill="none" stroke="#2b2018" stroke-width="3.4" stroke-linecap="round"/>'
        f'<path d="M-14 17 11-13" fill="none" stroke="#b98a4e" stroke-width="1.8" stroke-linecap="round"/>'
        f'<path d="M15-18 13-9.5 8-13.5Z" fill="#e6e2db" {LINE}/>'
    )
    + f'<path d="M-15-4C-15 9-7 16 0 16S15 9 15-4C11 1 5 1 0-4-5 1-11 1-15-4Z" fill="#c03a3a" {LINE}/>'
    '<path d="M-11.5 2.5C-10 9-5 12.7 0 12.7S10 9 11.5 2.5C8 4.5 3 3.5 0 0-3 3.5-8 4.5-11.5 2.5Z" fill="#e8a33d"/>'
    f'<circle cy="7.5" r="2.7" fill="#fff3d6" {LINE}/>'
)
DWARVES: Final = (
    '<path d="M-10-6H10V5H-10Z" fill="#e9b48a"/>'
    f'<path d="M-13-1C-15 11-7 18 0 18S15 11 13-1C10 4 6 5 3 3.5H-3C-6 5-10 4-13-1Z" fill="#c8672a" {LINE}/>'
    + both(f'<path d="M0 3.5C2 1 6 1 8.5 5 5 7.5 1.5 7 0 5.5Z" fill="#dd8040" {LINE}/>')
    + f'<path d="M-13-3C-14-13-7-18 0-18S14-13 13-3C8-6-8-6-13-3Z" fill="#9aa3ab" {LINE}/>'
    f'<path d="M-2-18H2V-4.5H-2Z" fill="#d9b45a" {LINE}/>'
    f'<path d="M-13-3C-8-6 8-6 13-3V0C8-3-8-3-13 0Z" fill="#d9b45a" {LINE}/>'
    f'<ellipse cy="1.6" rx="3.2" ry="2.6" fill="#e39a72" {LINE}/>'
    + both('<circle cx="5.5" cy="-0.2" r="1.3" fill="#1c1410"/>')
    + f'<path d="M-4 10C-3 13-3 15-4 16M0 9V17M4 10C3 13 3 15 4 16" {THIN}/>'
)
ELVES: Final = (
    both(f'<path d="M-7-3C-12-4-16-8-18-13-18-4-13 4-7 6Z" fill="#f3cfa6" {LINE}/>')
    + f'<path d="M-10-6C-12 4-12 12-13 17H13C12 12 12 4 10-6Z" fill="#e8bf4c" {LINE}/>'
    f'<path d="M-7.5-9C-9 4-5 14 0 14S9 4 7.5-9Z" fill="#f7dbb8" {LINE}/>'
    f'<path d="M-10-3C-12-13-6-18 0-18S12-13 10-3C8-7 4-9 0-12-4-9-8-7-10-3Z" fill="#f2d06b" {LINE}/>'
    '<path d="M-9.5-6.5C-5-9.5 5-9.5 9.5-6.5" fill="none" stroke="#3f7d4c" stroke-width="2"/>'
    f'<path d="M0-12 2.5-8.3 0-5 -2.5-8.3Z" fill="#49b06a" {LINE}/>'
    + both('<path d="M1.8 1.2C3-0.8 5-0.8 6.3 0.6 5 2.2 3 2.2 1.8 1.2Z" fill="#2e6b3c"/>')
    + f'<path d="M0 2V6L-1.3 6.8M-2.6 10C-1 11 1 11 2.6 10" {THIN}/>'
)
GHOULS: Final = (
    both(f'<path d="M-10-2C-14-5-17-5-18-3-17 2-14 5-10 5Z" fill="#8f9d7a" {LINE}/>')
    + f'<path d="M-11-4C-12-14-6-18 0-18S12-14 11-4C11 1 9 3 10 8 10 14 5 18 0 18S-10 14-10 8C-9 3-11 1-11-4Z" '
    f'fill="#a9b78e" {LINE}/>'
    + both(
        '<path d="M1.5-3C2-7 9-8 9.5-3.5 9.5 1 5 2.5 2.5 1.5Z" fill="#2a2620"/>'
        '<circle cx="5.5" cy="-2.5" r="1.7" fill="#f4d94a"/>'
        '<path d="M2-12C4-14 7-13 8-11" fill="none" stroke="#74825d" stroke-width="1.2" stroke-linecap="round"/>'
    )
    + '<path d="M-1.5 3.5 0 1.5 1.5 3.5 0.8 5H-0.8Z" fill="#2a2620"/>'
    f'<path d="M-7.5 7.5C-4 6.5 4 6.5 7.5 7.5 7.5 12 4 14.5 0 14.5S-7.5 12-7.5 7.5Z" fill="#4a1f1f" {LINE}/>'
    '<path d="M-6.5 7.6-5 10.5-3.5 7.2-2 10-0.5 7 1 10 2.5 7.2 4 10.4 6.5 7.6ZM-4.5 13 -3 10.8-1.5 14 0.5 11.2 '
    '2.2 14 3.5 11 4.5 13Z" fill="#f6efd9"/>'
)
GIANTS: Final = (
    f'<path d="M9-17C14-19 18-15 17-10L11 6 7 4Z" fill="#9a6b3c" {LINE}/>'
    '<path d="M11-13 12.5-12M14-9 12.8-8.5" stroke="#5f3f20" stroke-width="1.4" stroke-linecap="round"/>'
    f'<path d="M-17 14C-18 3-14-4-7-5H7C13-4 16 2 15 14Z" fill="#c98f63" {LINE}/>'
    f'<path d="M-12 14C-9 6-4 2 0-2L10 14Z" fill="#7d5a3c" {LINE}/>'
    f'<path d="M-6-9C-7-15-4-17.5 0-17.5S7-15 6-9C6-4 3-2 0-2S-6-4-6-9Z" fill="#dba678" {LINE}/>'
    f'<path d="M-6.5-9C-8-16-4-19 0-19S8-16 6.5-9C5-13 3-14 0-14S-5-13-6.5-9Z" fill="#5f3f20" {LINE}/>'
    '<path d="M-4-9.5H-0.8M0.8-9.5H4" stroke="#2b2018" stroke-width="1.6" stroke-linecap="round"/>'
    f'<path d="M-2-5H2" {THIN}/><path d="M15 4C18 2 17-2 13-2 9-2 8 1 9 4 11 6 13 6 15 4Z" fill="#dba678" {LINE}/>'
    f'<path d="M-18 18-14.5 8-11 18ZM-10 18-7.5 11-5 18ZM8 18 11 10 14 18ZM14 18 16 12.5 18 18Z" fill="#4d7d45" '
    f"{LINE}/>"
)
HALFLINGS: Final = (
    both(
        f'<circle cx="-11" cy="-5" r="5" fill="#8a5429" {LINE}/><circle cx="-12" cy="2" r="4" fill="#8a5429" {LINE}/>'
        f'<circle cx="-8" cy="-11" r="5.5" fill="#8a5429" {LINE}/>'
    )
    + f'<circle cy="-13" r="5.5" fill="#8a5429" {LINE}/>'
    f'<path d="M-11 0C-11-8-6-11 0-11S11-8 11 0C11 9 6 14 0 14S-11 9-11 0Z" fill="#f6cfa4" {LINE}/>'
    + both(
        f'<path d="M1-11C1-6 6-4 9.5-5.5 10.5-9 6-12 1-11Z" fill="#a0662f" {LINE}/>'
        '<circle cx="6.8" cy="4.5" r="2.6" fill="#ee9c86"/><circle cx="4.6" cy="-0.5" r="1.5" fill="#1c1410"/>'
    )
    + f'<path d="M-1.3 3C-0.5 4 0.5 4 1.3 3M-5 7.5C-3 11.5 3 11.5 5 7.5Z" fill="#fffaf0" {LINE}/>'
    f'<path d="M-12 18C-9 13-5 13 0 15 5 13 9 13 12 18Z" fill="#3f8a55" {LINE}/>'
)
HUMANS: Final = (
    f'<path d="M0-14C2-19 9-20 13-15 16-11 15-6 17-2 12-2 10-6 9-9Z" fill="#cf3f3f" {LINE}/>'
    f'<path d="M-11-6C-10-13-6-15.5 0-15.5S10-13 11-6V9C11 13 5 17 0 18-5 17-11 13-11 9Z" fill="#c3c9ce" {LINE}/>'
    '<path d="M0-15.5C6-15.5 10-13 11-6V9C11 13 5 17 0 18Z" fill="#9aa3ab"/>'
    f'<path d="M-2-15.5H2V-6H11V-2H2V17.5L0 18-2 17.5V-2H-11V-6H-2Z" fill="#e3bb52" {LINE}/>'
    + both('<path d="M2.8-4.9H9.5V-3.1H2.8Z" fill="#17120e"/>')
    + both('<path d="M4 3.5H7.5M4 6.5H7.5M4 9.5H7.5" stroke="#2b2018" stroke-width="1.3" stroke-linecap="round"/>')
)
ORCS: Final = (
    both(f'<path d="M-11-3C-15-7-18-7-18-4-17 1-14 4-10 4Z" fill="#5d9148" {LINE}/>')
    + f'<path d="M-3-14C-5-19 3-20 5-17 3-17 3-15 3-13Z" fill="#2b2018" {LINE}/>'
    f'<path d="M-12-3C-12-11-7-15 0-15S12-11 12-3C12 2 14 6 13 11 11 17 5 18 0 18S-11 17-13 11C-14 6-12 2-12-3Z" '
    f'fill="#74ac59" {LINE}/>'
    f'<path d="M-12-3C-9-7-4-5 0-3 4-5 9-7 12-3 8-2 4-1 0 0-4-1-8-2-12-3Z" fill="#5d9148" {LINE}/>'
    + both(
        '<path d="M2.5 0.2C5-1.5 8-1.5 9.5-0.5 8 2.5 4 3 2.5 0.2Z" fill="#ffd84d" stroke="#2b2018" '
        'stroke-width="0.9"/>'
        '<circle cx="5.6" cy="0.4" r="1.2" fill="#a81d1d"/>'
    )
    + '<path d="M-3 5.5C-2 3.5 2 3.5 3 5.5 2 7 1 6.5 0 6.5S-2 7-3 5.5Z" fill="#46743a"/>'
    f'<path d="M-9.5 11C-5 8.5 5 8.5 9.5 11 8 14 4 15 0 15S-8 14-9.5 11Z" fill="#3a1b16" {LINE}/>'
    + both(f'<path d="M4 14.3C4.5 10 5.5 6.5 8.5 4 9.5 8 9 12 8 13.5Z" fill="#fff6dd" {LINE}/>')
)
RATMEN: Final = (
    both(f'<circle cx="-11" cy="-10" r="7" fill="#8d7a6b" {LINE}/><circle cx="-11" cy="-10" r="4.2" fill="#e2a59c"/>')
    + f'<path d="M-10-6C-8-12 8-12 10-6 12 1 7 8 3.5 14 2 17-2 17-3.5 14-7 8-12 1-10-6Z" fill="#a3907f" {LINE}/>'
    '<path d="M-3.5-9C-3 0-3 8-2 14H2C3 8 3 0 3.5-9 1-10-1-10-3.5-9Z" fill="#c0ae9c"/>'
    + both(
        '<path d="M2.8-2C4-5 8-5 8.5-2.5 7.5 0.5 4 0.5 2.8-2Z" fill="#1c1410"/>'
        '<circle cx="5.6" cy="-2.7" r="1" fill="#ff6a4d"/>'
        f'<path d="M3 10.5 16 6M3 12 17 12M3 13.5 15 17" {THIN}/>'
    )
    + f'<path d="M-2 15.5H2V18.5H-2ZM0 15.5V18.5" fill="#fff6dd" {LINE}/>'
    f'<ellipse cy="13.5" rx="3.4" ry="2.7" fill="#e98b85" {LINE}/>'
)
SKELETONS: Final = (
    both(
        '<path d="M-14 9 12 17" fill="none" stroke="#2b2018" stroke-width="5" stroke-linecap="round"/>'
        '<path d="M-14 9 12 17" fill="none" stroke="#f4ecd8" stroke-width="2.8" stroke-linecap="round"/>'
        '<circle cx="-15.5" cy="7.5" r="2.6" fill="#f4ecd8" stroke="#2b2018" stroke-width="1.1"/>'
        '<circle cx="-14.5" cy="11" r="2.6" fill="#f4ecd8" stroke="#2b2018" stroke-width="1.1"/>'
    )
    + f'<path d="M-12-5C-12-14-6-18 0-18S12-14 12-5C12 0 10 2 8 4L7.5 11C4 13-4 13-7.5 11L-8 4C-10 2-12 0-12-5Z" '
    f'fill="#fbf5e6" {LINE}/>'
    + both('<path d="M1.8-3.5C2.5-8 9-8 9.3-3.5 9.3 0.5 3 1.5 1.8-3.5Z" fill="#231b16"/>')
    + '<path d="M0 0 2 4H-2Z" fill="#231b16"/>'
    f'<path d="M-4.5 6.5V12M-1.5 6.5V12.4M1.5 6.5V12.4M4.5 6.5V12M-7.5 6.8H7.5" {THIN}/>'
)
SORCERERS: Final = (
    f'<path d="M0-18C9-18 13-9 13-2 14 6 16 12 17 18H-17C-16 12-14 6-13-2-13-9-9-18 0-18Z" fill="#5a3a86" {LINE}/>'
    f'<path d="M0-12C6-12 9-6 9-1 9 5 5 10 0 10S-9 5-9-1C-9-6-6-12 0-12Z" fill="#191022" {LINE}/>'
    '<path d="M0-18C4-18 7-16 9-13 5-15-5-15-9-13-7-16-4-18 0-18Z" fill="#7f5cb4"/>'
    + both(
        '<path d="M1.8-1C3-4 7-4 7.5-2.2 6.5 0.8 3 1 1.8-1Z" fill="#7ff2ff"/>'
        f'<path d="M9 6C8 10 5 13 0 13V18M13-2C12 4 12 12 13 18" {THIN}/>'
    )
    + f'<path d="M0 10.5 2 13.3 0 16 -2 13.3Z" fill="#7ff2ff" {LINE}/>'
    '<path d="M-4 4.5C-2 3.5 2 3.5 4 4.5" fill="none" stroke="#7ff2ff" stroke-width="1" stroke-opacity="0.7"/>'
)
TRITONS: Final = (
    both(f'<path d="M-9-4C-14-9-17-9-18.5-7L-15.5-3-18.5 1-15 3-17 8C-13 9-10 6-9 4Z" fill="#e0935a" {LINE}/>')
    + f'<path d="M-7-10-6-17-2.5-14 0-19 2.5-14 6-17 7-10Z" fill="#e0935a" {LINE}/>'
    f'<path d="M-10-3C-10-10-6-13 0-13S10-10 10-3C11 7 6 17 0 17S-11 7-10-3Z" fill="#3aa6a0" {LINE}/>'
    '<path d="M-5 6C-4 12-2 15 0 15S4 12 5 6C2 8-2 8-5 6Z" fill="#9fdccb"/>'
    + eyes(4.6, -2.5, 3)
    + f'<path d="M-4.5 7.5C-2 9.5 2 9.5 4.5 7.5M-1.2 3.5V4.5M1.2 3.5V4.5" {THIN}/>'
    + both(f'<path d="M8.5 6C7 7 6.5 8.5 6.8 10M7.5 9.5C6.2 10.5 6 11.5 6 13M2-11 1.5-7" {THIN}/>')
)
TROLLS: Final = (
    both(f'<path d="M-11 2C-15 0-18 2-18 5-16 9-13 9-10 8Z" fill="#7c93a3" {LINE}/>')
    + f'<path d="M-13-2C-14-11-8-17 0-17S14-11 13-2C16 5 15 12 11 15 7 18-7 18-11 15-15 12-16 5-13-2Z" '
    f'fill="#93aab8" {LINE}/>'
    f'<path d="M-13-5C-15-13-7-18 0-18S15-13 13-5C11-9 9-6 7-10 5-7 3-8 1-11-2-7-4-7-6-10-8-6-11-9-13-5Z" '
    f'fill="#6f8f4a" {LINE}/>'
    + eyes(7.5, -1.5, 2.3, "#ffe9a6")
    + f'<path d="M-3-5C-3-8 3-8 3-5 4 0 7 3 6.5 6.5 6 9.5-6 9.5-6.5 6.5-7 3-4 0-3-5Z" fill="#a9becb" {LINE}/>'
    + both('<ellipse cx="3.2" cy="6.3" rx="1.5" ry="1.1" fill="#3a4a55"/>')
    + f'<path d="M-9.5 12.5C-5 11 5 11 9.5 12.5" {THIN}/>'
    + both(f'<path d="M4 12C4.2 10 5 8.7 6.5 8.5 7.2 9.7 7.5 11 7.2 12.1Z" fill="#fff6dd" {LINE}/>')
)
WIZARDS: Final = (
    f'<path d="M-8-2H8V6H-8Z" fill="#f3c9a0" {LINE}/>'
    f'<path d="M-11 3C-12 11-5 18 1 18.5 6 17 12 11 11 3 7 6 4 5 0 5S-7 6-11 3Z" fill="#f7f4ec" {LINE}/>'
    + both(f'<path d="M0 4C3 2.5 6 3.5 7.5 7 4 8 1 7.5 0 6Z" fill="#ffffff" {LINE}/>')
    + both('<circle cx="4" cy="1" r="1.3" fill="#1c1410"/>')
    + f'<path d="M-10-3C-7-8-5-14 1-17 5-19 11-17 13-13 10-14 8-13 7-11 8-8 9-5 10-3 16-3 18-1 18 0 10 2-10 2-18 '
    f'0-18-1-16-3-10-3Z" '
    f'fill="#3b62ad" {LINE}/>'
    '<path d="M-10-3C-4-5 4-5 10-3L9.3-5.5C4-7.5-4-7.5-8.8-5.5Z" fill="#e8bf4c"/>'
    '<path d="M1-14.5 2-12 4.5-11.8 2.6-10.2 3.2-7.8 1-9.1-1.2-7.8-0.6-10.2-2.5-11.8 0-12Z" fill="#ffe9a6"/>'
    f'<path d="M-4 11C-3.5 13-2 15-1 16M4 11C3.5 13 3 14 2 15.5" {THIN}/>'
)
HOME_MADE: Final = (
    '<path d="M-13-14H13V-1C13 8 7 14 0 17-7 14-13 8-13-1Z" fill="#fffaf0" stroke="#2b2018" stroke-width="1.8" '
    'stroke-linejoin="round"/>'
    '<path d="M-9.5-10.5H9.5V-1C9.5 6 5 10.5 0 13-5 10.5-9.5 6-9.5-1Z" fill="none" stroke="#8a7a66" '
    'stroke-width="1.2" stroke-dasharray="2.5 2.2"/>'
    '<path d="M0-6V6M-6 0H6" stroke="#2b2018" stroke-width="2.6" stroke-linecap="round"/>'
)
RACE_EMBLEMS: Final = (
    AMAZONS,
    DWARVES,
    ELVES,
    GHOULS,
    GIANTS,
    HALFLINGS,
    HUMANS,
    ORCS,
    RATMEN,
    SKELETONS,
    SORCERERS,
    TRITONS,
    TROLLS,
    WIZARDS,
    HOME_MADE,
)
