"""The board of a seat without a faction: all factions to choose from, by colour."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme
from turnwright.core.messages import Message
from turnwright.core.palette import INK
from turnwright.games.terra_mystica.art.factions import emblem
from turnwright.games.terra_mystica.art.palette import GROUNDS
from turnwright.games.terra_mystica.art.structures import marker
from turnwright.games.terra_mystica.data.tables import TERRAINS
from turnwright.games.terra_mystica.factions.faction import Faction
from turnwright.games.terra_mystica.state import Realm

WIDTH: Final = 400.0
HEIGHT: Final = 150.0
COLUMN: Final = 56.0


def place(factions: list[Faction], index: int) -> tuple[float, float]:
    """The position of a faction: a column for each colour, two rows."""
    home = factions[index].home
    row = [k for k in range(len(factions)) if factions[k].home == home].index(index)
    return 4 + COLUMN * (home + 0.5), 40.0 + 70 * row


@cache
def grid(factions: tuple[Faction, ...], own: bool, seat: int, theme: Theme) -> str:
    """Medals of all factions; on the viewer's own board they can be clicked."""
    parts = [
        f'<rect id="seat-{seat}" class="target" x="1.5" y="1.5" width="{WIDTH - 3:g}" height="{HEIGHT - 3:g}" '
        f'rx="12" fill="{theme.panel}" stroke="{theme.edge}" stroke-width="3"/>'
    ]
    for index, faction in enumerate(factions):
        x, y = place(list(factions), index)
        id = f' id="faction-{faction.key}" class="target"' if own else ""
        parts.append(
            f'<circle{id} cx="{x:g}" cy="{y:g}" r="24" fill="{GROUNDS[faction.home].fill}"/>'
            f'<g pointer-events="none"{"" if own else " opacity=" + chr(34) + "0.35" + chr(34)}>'
            f"{at_medal(faction, x, y)}</g>"
        )
    return "".join(parts)


def at_medal(faction: Faction, x: float, y: float) -> str:
    """A faction's medal with the symbol of its terrain."""
    return (
        f'<g transform="translate({x:g} {y:g})">{emblem(faction.key, faction.home, 20)}'
        f'<g transform="translate(15 16)">{marker(faction.home, 7.5)}</g></g>'
    )


def choosing_facts(s: Realm, seat: int, own: bool) -> tuple[Hashable, ...]:
    """Everything the board shows."""
    return ("choosing", seat, own, *s.colour)


def choosing_panel(s: Realm, seat: int, own: bool, theme: Theme) -> Panel:
    """The available factions; those of taken colours are dimmed."""
    factions = s.rules.factions
    pieces: list[Piece] = []
    labels = {f"seat-{seat}": Message("drawn-undecided", {"seat": seat})}
    for index, faction in enumerate(factions):
        x, y = place(factions, index)
        home = f"@terrain-{TERRAINS[faction.home]}"
        args: dict[str, int | str] = {"faction": f"@faction-{faction.key}", "terrain": home}
        if own:
            labels[f"faction-{faction.key}"] = Message("drawn-faction", args)
        taken = faction.home in s.colour and s.colour[seat] != faction.home
        if taken:
            target = f"faction-{faction.key}" if own else f"seat-{seat}"
            label = Message("drawn-faction-taken", {"faction": f"@faction-{faction.key}"})
            pieces.append(Piece(f"taken-{faction.key}-{seat}", x, y, VEIL, label, target))
    label = Message("panel-own" if own else "panel-seat", {"seat": seat})
    static = grid(tuple(factions), own, seat, theme)
    return Panel(f"player-{seat}", "own" if own else "seat", WIDTH, HEIGHT, static, pieces, "", labels, label)


VEIL: Final = f'<circle r="25" fill="{INK}" fill-opacity="0.6"/>'
