"""Messages that name what is drawn; the words are in the game's text files."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.small_world.art.shapes import Region, shapes


def race_name(race: int) -> str:
    """The message that names a race."""
    races = shapes().races
    return f"@race-{races[race][0]}" if race < len(races) else "@race-home-made"


def power_name(power: int) -> str:
    """The message that names a power."""
    powers = shapes().powers
    return f"@power-{powers[power][0].replace('_', '-')}" if power < len(powers) else "@power-home-made"


def race_number(race: int) -> int:
    """The number printed on a race's banner; 0 if it is home-made."""
    races = shapes().races
    return races[race][1] if race < len(races) else 0


def power_number(power: int) -> int:
    """The number printed on a power's badge; 0 if it is home-made."""
    powers = shapes().powers
    return powers[power][1] if power < len(powers) else 0


def region_label(region: Region) -> Message:
    """A region: its number, terrain and printed symbols."""
    terrain = f"@terrain-{region.terrain}"
    if not region.symbols:
        return Message("drawn-region", {"region": region.id, "terrain": terrain})
    first, last = f"@symbol-{region.symbols[0]}", f"@symbol-{region.symbols[-1]}"
    if len(region.symbols) == 1:
        return Message("drawn-region-symbol", {"region": region.id, "terrain": terrain, "symbol": first})
    return Message("drawn-region-symbols", {"region": region.id, "terrain": terrain, "first": first, "second": last})
