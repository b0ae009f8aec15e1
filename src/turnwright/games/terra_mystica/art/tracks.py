"""The tracks of a faction board: structures with the income they uncover, shipping, the exchange of workers
for spades.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.drawing import Theme, at
from turnwright.core.numerals import numeral
from turnwright.core.palette import GOLD, INK
from turnwright.games.terra_mystica.art.glyphs import ACTION, HOP, SHIP, SPADE, WORKER, amount
from turnwright.games.terra_mystica.art.palette import GROUNDS
from turnwright.games.terra_mystica.art.structures import ghost_structure, structure
from turnwright.games.terra_mystica.data.tables import (
    DWELLING,
    PIECES,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from turnwright.games.terra_mystica.factions.faction import Faction

LEFT: Final = 62.0
DWELLINGS_Y: Final = 104.0
GREAT_Y: Final = 143.0
ROW_ONE: Final = 36.0
ROW_TWO: Final = 46.0
NARROW: Final = 41.5
WIDE: Final = 36.9


def slot_at(kind: int, number: int) -> tuple[float, float, float, float]:
    """The place of a structure on the board: left, top, width, height; ``number`` counts from 0."""
    if kind == DWELLING:
        return LEFT + NARROW * number, DWELLINGS_Y, NARROW - 2, ROW_ONE
    before = {TRADING_HOUSE: 0, TEMPLE: 4, STRONGHOLD: 7, SANCTUARY: 8}[kind]
    return LEFT + WIDE * (before + number), GREAT_Y, WIDE - 2, ROW_TWO


def income_of(faction: Faction, kind: int, number: int) -> list[tuple[str, int]]:
    """The income that structure ``number`` of a kind uncovers when it leaves the board."""
    if kind == STRONGHOLD:
        goods = [
            ("power", faction.stronghold_power),
            ("coins", faction.stronghold_coins),
            ("workers", faction.stronghold_workers),
            ("priests", faction.stronghold_priests),
        ]
    elif kind == SANCTUARY:
        goods = [("priests", faction.sanctuary_priests)]
    elif kind == DWELLING:
        goods = [("workers", faction.worker_income[number + 1] - faction.worker_income[number])]
    elif kind == TRADING_HOUSE:
        coins, power = faction.coin_income, faction.power_income
        goods = [("coins", coins[number + 1] - coins[number]), ("power", power[number + 1] - power[number])]
    else:
        priests, power = faction.priest_income, faction.temple_power
        goods = [("priests", priests[number + 1] - priests[number]), ("power", power[number + 1] - power[number])]
    return [(good, number) for good, number in goods if number]


@cache
def slot_income(key: Faction, kind: int, number: int) -> str:
    """The income of a slot as small pictures in a row."""
    goods = income_of(key, kind, number)
    step = 15.0
    left = -step * (len(goods) - 1) / 2
    return "".join(at(amount(good, count), left + step * k, 0, 0.68) for k, (good, count) in enumerate(goods))


@cache
def tracks_static(faction: Faction, own: bool, theme: Theme) -> str:
    """Slots for all structures with their income below; the stronghold's can be highlighted on the viewer's
    own board.
    """
    parts: list[str] = []
    for kind in range(DWELLING, SANCTUARY + 1):
        for number in range(PIECES[kind]):
            x, y, wide, tall = slot_at(kind, number)
            id = ' id="own-stronghold" class="target"' if own and kind == STRONGHOLD else ""
            top = y + (12 if kind == DWELLING else 17)
            parts.append(
                f'<rect{id} x="{x:g}" y="{y:g}" width="{wide:g}" height="{tall:g}" rx="5" fill="{theme.slot}" '
                f'stroke="{theme.edge}" stroke-width="1"/><g pointer-events="none">'
                f"{at(ghost_structure(kind, theme.faint, slot_scale(kind)), x + wide / 2, top)}"
                f"{at(slot_income(faction, kind, number), x + wide / 2, y + tall - 8)}</g>"
            )
    return "".join(parts)


def slot_scale(kind: int) -> float:
    """The size of a structure on its slot."""
    return 0.85 if kind == DWELLING else 0.8


@cache
def structure_on_slot(kind: int, home: int) -> str:
    """A structure still on its slot: it covers the income like a glass lid."""
    _x, _y, wide, tall = slot_at(kind, 0)
    top = 12 if kind == DWELLING else 17
    veil = (
        f'<rect x="{-wide / 2:g}" y="{tall - 16 - top:g}" width="{wide:g}" height="16" rx="4" fill="#8d8676" '
        f'fill-opacity="0.62"/>'
    )
    return veil + structure(kind, home, slot_scale(kind))


def slot_centre(kind: int, number: int) -> tuple[float, float]:
    """The position of a structure on its slot."""
    x, y, wide, _tall = slot_at(kind, number)
    return x + wide / 2, y + (12 if kind == DWELLING else 17)


# ---- shipping and exchange ----------------------------------------------------------------------------------------

BOX: Final = 12.5


@cache
def levels(numbers: tuple[int, ...], now: int, theme_ink: str, faint: str) -> str:
    """A small track: its numbers in boxes, the current one in gold."""
    parts: list[str] = []
    for k, number in enumerate(numbers):
        here = k == now
        fill, ink = (GOLD, INK) if here else ("none", theme_ink)
        parts.append(
            f'<rect x="{BOX * k:g}" y="-9" width="{BOX - 1.5:g}" height="18" rx="3" fill="{fill}" stroke="{faint}" '
            f'stroke-width="0.9"/>' + numeral(str(number), BOX * k + BOX / 2 - 0.8, 0, 9.5, ink, 2.8)
        )
    return "".join(parts)


def ship_levels(faction: Faction) -> tuple[int, ...]:
    """The values of the shipping track; none without shipping."""
    return tuple(range(faction.ship_start, faction.ship_max + 1)) if faction.ship_max else ()


def dig_levels(faction: Faction) -> tuple[int, ...]:
    """Workers per spade by step; none if spades cost something else."""
    return tuple(faction.dig_rates) if faction.dig_rates[0] else ()


@cache
def tracks_signs(ships: bool, ship_x: float, dig_x: float, y: float) -> str:
    """The symbols before the two small tracks; a leap for factions without shipping."""
    return (
        at(SHIP if ships else HOP, ship_x, y, 0.85) + at(SPADE, dig_x - 3, y, 0.8) + at(WORKER, dig_x + 6, y + 4, 0.45)
    )


@cache
def special_mark(home: int, used: bool) -> str:
    """The special action of a stronghold: an orange octagon, crossed out if used."""
    body = f'<g transform="scale(0.62)">{ACTION}</g>'
    if used:
        body += '<path d="M-6-6 6 6M6-6-6 6" stroke="#b3261e" stroke-width="2.6" stroke-linecap="round"/>'
    return body + f'<circle r="1.5" fill="{GROUNDS[home].dark}"/>'
