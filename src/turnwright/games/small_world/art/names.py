"""Messages that name what is drawn; their texts are in the game's text files."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.small_world.art.scene import Scene
from turnwright.games.small_world.art.shapes import Region


def race_number(scene: Scene, race: int) -> int:
    """The number on a race's banner."""
    return scene.table.rules.races[race].banner


def power_number(scene: Scene, power: int) -> int:
    """The number on a power's badge."""
    return scene.table.rules.powers[power].tokens


def region_label(region: Region) -> Message:
    """A region: its number, terrain and printed symbols."""
    terrain = f"@terrain-{region.terrain}"
    if not region.symbols:
        return Message("drawn-region", {"region": region.id, "terrain": terrain})
    first, last = f"@symbol-{region.symbols[0]}", f"@symbol-{region.symbols[-1]}"
    if len(region.symbols) == 1:
        return Message("drawn-region-symbol", {"region": region.id, "terrain": terrain, "symbol": first})
    return Message("drawn-region-symbols", {"region": region.id, "terrain": terrain, "first": first, "second": last})
