"""The cult board: four tracks from 0 to 10, and the orders below them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import INK
from turnwright.games.terra_mystica.art.glyphs import CULTS as SYMBOLS
from turnwright.games.terra_mystica.art.glyphs import KEY, RETURN, amount
from turnwright.games.terra_mystica.art.palette import CULT_COLOURS, CULT_PALE
from turnwright.games.terra_mystica.art.structures import marker, priest
from turnwright.games.terra_mystica.data.tables import (
    CULT_NAMES,
    CULT_POWER,
    CULTS,
    NOBODY,
    NONE,
    ORDER_SPACES,
    ORDER_STEPS,
    TOP,
)
from turnwright.games.terra_mystica.state import Realm

WIDTH: Final = 400.0
HEIGHT: Final = 276.0
COLUMN: Final = 97.0
SPACE: Final = 18.5
HEAD: Final = 26.0
ORDERS_Y: Final = HEAD + (TOP + 1) * SPACE + 20
PLACE: Final = 18.0


def left(cult: int) -> float:
    """The left edge of a track."""
    return 6 + COLUMN * cult


def level(space: int) -> float:
    """The centre of a space, 10 at the top."""
    return HEAD + (TOP - space + 0.5) * SPACE


def order_x(cult: int, space: int) -> float:
    """The centre of a place in the order; the last one is for returned priests."""
    return left(cult) + COLUMN / 2 + (space - 2) * PLACE


@cache
def cults_static(theme: Theme) -> str:
    """Tracks with their power, keys at the top, orders with their steps."""
    parts = [
        f'<rect x="1" y="1" width="{WIDTH - 2:g}" height="{HEIGHT - 2:g}" rx="12" fill="{theme.panel}" '
        f'stroke="{theme.edge}" stroke-width="2"/>'
    ]
    return "".join(parts + [track(cult) + order(cult) for cult in range(CULTS)])


def track(cult: int) -> str:
    """One track: its symbol, eleven spaces, and their power."""
    x, wide = left(cult), COLUMN - 4
    parts = [
        f'<rect id="cult-{CULT_NAMES[cult]}" class="target" x="{x:g}" y="4" width="{wide:g}" '
        f'height="{HEAD - 4 + (TOP + 1) * SPACE:g}" rx="7" fill="{CULT_PALE[cult]}" stroke="{CULT_COLOURS[cult]}" '
        f'stroke-width="1.6"/><g pointer-events="none">{at(SYMBOLS[cult], x + wide / 2, 15, 0.9)}'
    ]
    for space in range(TOP + 1):
        y = level(space)
        parts.append(
            f'<path d="M{x:g} {y - SPACE / 2:g}h{wide:g}" stroke="{CULT_COLOURS[cult]}" stroke-width="0.8" '
            f'stroke-opacity="0.6"/>' + numeral(str(space), x + 9, y, 8.5, INK, 2.4)
        )
        if CULT_POWER[space]:
            parts.append(at(amount("power", CULT_POWER[space], True), x + wide - 9, y, 0.62))
    parts.append(at(KEY, x + wide - 25, level(TOP), 0.7))
    return "".join(parts) + "</g>"


def order(cult: int) -> str:
    """The order: a place for 3 steps, three for 2, and the return to the supply for 1."""
    parts: list[str] = []
    name = CULT_NAMES[cult]
    for steps, first, last in ((3, 0, 0), (2, 1, 3), (1, 4, 4)):
        x = order_x(cult, first) - PLACE / 2 + 1
        wide = PLACE * (last - first + 1) - 2
        parts.append(
            f'<rect id="order-{name}-{steps}" class="target" x="{x:g}" y="{ORDERS_Y - 12:g}" width="{wide:g}" '
            f'height="26" rx="5" fill="{CULT_PALE[cult]}" stroke="{CULT_COLOURS[cult]}" stroke-width="1.3"/>'
        )
    marks = "".join(
        numeral(str(ORDER_STEPS[space]), order_x(cult, space), ORDERS_Y + 1, 11, CULT_COLOURS[cult], 2.6)
        for space in range(ORDER_SPACES)
    )
    back = at(RETURN, order_x(cult, 4), ORDERS_Y - 3, 0.62) + numeral(
        "1", order_x(cult, 4), ORDERS_Y + 8, 7.5, INK, 2.8
    )
    return "".join(parts) + f'<g pointer-events="none">{marks}{back}</g>'


def cults_facts(s: Realm) -> tuple[Hashable, ...]:
    """Everything the panel shows."""
    return (s.seats, *s.faction, *s.colour, *s.cult, *s.cult_priests)


def cults_panel(s: Realm, theme: Theme) -> Panel:
    """Markers of all seats, each in its own lane, and priests on the orders."""
    pieces: list[Piece] = []
    lane = (COLUMN - 4 - 42) / max(1, s.seats - 1) if s.seats > 3 else 17.0
    radius = 6.6 if s.seats > 3 else 7.2
    for seat in range(s.seats):
        if s.faction[seat] == NONE:
            continue
        for cult in range(CULTS):
            space = s.cult[seat * CULTS + cult]
            args: dict[str, int | str] = {"seat": seat, "cult": f"@cult-{CULT_NAMES[cult]}", "space": space}
            x = left(cult) + 25 + lane * seat
            body = marker(s.colour[seat], radius)
            label = Message("drawn-cult", args)
            pieces.append(Piece(f"cult-{cult}-of-{seat}", x, level(space), body, label, f"cult-{CULT_NAMES[cult]}"))
    for place, seat in enumerate(s.cult_priests):
        if seat == NOBODY:
            continue
        cult, space = divmod(place, ORDER_SPACES)
        steps = ORDER_STEPS[space]
        label = Message("drawn-order", {"seat": seat, "cult": f"@cult-{CULT_NAMES[cult]}", "steps": steps})
        body = priest(s.colour[seat], 1.05)
        target = f"order-{CULT_NAMES[cult]}-{steps}"
        pieces.append(Piece(f"priest-{cult}-{space}", order_x(cult, space), ORDERS_Y + 1, body, label, target))
    return Panel("cults", "supply", WIDTH, HEIGHT, cults_static(theme), pieces, "", labels(), Message("panel-cults"))


@cache
def labels() -> dict[str, Message]:
    """The labels of tracks and orders."""
    names = {f"cult-{name}": Message("drawn-track", {"cult": f"@cult-{name}"}) for name in CULT_NAMES}
    for name in CULT_NAMES:
        for steps in (3, 2, 1):
            args: dict[str, int | str] = {"cult": f"@cult-{name}", "steps": steps}
            names[f"order-{name}-{steps}"] = Message("drawn-order-place", args)
    return names
