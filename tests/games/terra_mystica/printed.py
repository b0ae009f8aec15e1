"""What is printed on board, map and tiles: the data source the tables are made from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

_ROOT = Path(__file__).resolve().parents[3]
_FILE = _ROOT / "src/turnwright/games/terra_mystica/data/source.yaml"
PRINTED: Any = yaml.safe_load(_FILE.read_text(encoding="utf-8"))
"""The whole file."""

TERRAIN = {"lake": "lakes", "mountain": "mountains"}
"""Terrains that the file spells otherwise than the game."""
KINDS = ["dwelling", "trading_house", "temple", "stronghold", "sanctuary"]
CULTS = ["fire", "water", "earth", "air"]


def terrain(name: str) -> str:
    """Return the game's word for a terrain of the file."""
    return TERRAIN.get(name, name)


def land_and_rivers() -> tuple[dict[str, tuple[int, int, str]], dict[str, tuple[int, int]]]:
    """Return row, half-hexes from the left and terrain of every land hex, and the place of every river hex."""
    land: dict[str, tuple[int, int, str]] = {}
    rivers: dict[str, tuple[int, int]] = {}
    for row, printed in enumerate(PRINTED["map"]["rows"]):
        here = 0
        for column, letter in enumerate(printed["cells"].split()):
            x = 2 * column + printed["shift"]
            if letter == "~":
                rivers[f"r{len(rivers)}"] = (row, x)
            else:
                here += 1
                land[f"{printed['id']}{here}"] = (row, x, terrain(PRINTED["terrain"]["letter"][letter]))
    return land, rivers


def touch(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Return whether two hexes share an edge."""
    rows, half_hexes = abs(a[0] - b[0]), abs(a[1] - b[1])
    return (rows, half_hexes) in {(0, 2), (1, 1)}
