"""What is printed on boards, banners and badges: the data source the maps and tables are made from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from turnwright.core.masks import numbers_of
from turnwright.games.small_world.data.maps import BOARDS
from turnwright.games.small_world.data.tables import Board

_ROOT = Path(__file__).resolve().parents[3]
PRINTED: Any = yaml.safe_load((_ROOT / "src/turnwright/games/small_world/data/source.yaml").read_text(encoding="utf-8"))
"""The whole file."""


def board(players: int) -> Board:
    """Return the map for a number of players, as the game uses it."""
    return BOARDS[players - 2]


def printed_regions(players: int) -> list[Any]:
    """Return the printed regions of the map for a number of players, in order of their ids."""
    found: list[Any] = next(m["regions"] for m in PRINTED["maps"] if m["players"] == players)
    return found


def ids(mask: int) -> list[int]:
    """Return the ids (from 1) of a set of regions, ascending."""
    return [region + 1 for region in numbers_of(mask)]
