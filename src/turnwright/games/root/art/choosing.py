"""The panel of a seat without a faction: all factions to choose from."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.palette import INK
from turnwright.games.root.art.pieces.base import medal
from turnwright.games.root.art.pieces.roster import ARTS
from turnwright.games.root.art.players import DIFFICULTIES
from turnwright.games.root.state import Woods

WIDTH: Final = 400.0
HEIGHT: Final = 78.0
VEIL: Final = f'<circle r="24" fill="{INK}" fill-opacity="0.6"/>'


def place(index: int) -> tuple[float, float]:
    """Where a faction is shown."""
    return 32.0 + 56 * index, HEIGHT / 2


@cache
def choosing_static(seat: int, own: bool, theme: Theme) -> str:
    """Medals of all factions; on the viewer's own panel they can be clicked."""
    parts = [
        f'<rect id="seat-{seat}" class="target" x="1.5" y="1.5" width="{WIDTH - 3:g}" height="{HEIGHT - 3:g}" '
        f'rx="12" fill="{theme.panel}" stroke="{theme.edge}" stroke-width="3"/>'
    ]
    for index, art in enumerate(ARTS):
        x, y = place(index)
        id = f' id="faction-{art.key}" class="target"' if own else ""
        shade = "" if own else ' opacity="0.35"'
        parts.append(
            f'<circle{id} cx="{x:g}" cy="{y:g}" r="25" fill="{art.livery.pale}"/>'
            f'<g pointer-events="none"{shade}>{at(medal(art, 21), x, y)}</g>'
        )
    return "".join(parts)


def choosing_facts(s: Woods, seat: int, own: bool) -> tuple[Hashable, ...]:
    """Everything the panel shows."""
    return ("choosing", seat, own, *s.faction)


def choosing_panel(s: Woods, seat: int, own: bool, theme: Theme) -> Panel:
    """The available factions; those that others have taken are dimmed."""
    pieces: list[Piece] = []
    labels = {f"seat-{seat}": Message("drawn-undecided", {"seat": seat})}
    for index, art in enumerate(ARTS):
        x, y = place(index)
        args: dict[str, int | str] = {"faction": f"@faction-{art.key}"}
        if own:
            hard = f"@drawn-difficulty-{DIFFICULTIES[art.difficulty]}"
            labels[f"faction-{art.key}"] = Message("drawn-faction", {**args, "difficulty": hard})
        if index in s.faction:
            target = f"faction-{art.key}" if own else f"seat-{seat}"
            pieces.append(Piece(f"taken-{art.key}-{seat}", x, y, VEIL, Message("drawn-taken", args), target))
    label = Message("panel-own" if own else "panel-seat", {"seat": seat})
    static = choosing_static(seat, own, theme)
    return Panel(f"player-{seat}", "own" if own else "seat", WIDTH, HEIGHT, static, pieces, "", labels, label)
