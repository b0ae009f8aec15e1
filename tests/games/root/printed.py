"""What is printed: the data source the tables are made from, and the numbers that the law itself gives."""

from __future__ import annotations

from math import atan2
from pathlib import Path
from typing import Any

import yaml

_ROOT = Path(__file__).resolve().parents[3]
PRINTED: Any = yaml.safe_load((_ROOT / "src/turnwright/games/root/data/source.yaml").read_text(encoding="utf-8"))
"""The whole file."""

LAW_AMBUSHES = {"mouse": 1, "rabbit": 1, "fox": 1, "bird": 2}
"""Law 2.1.4."""
LAW_DOMINANCES = {"mouse": 1, "rabbit": 1, "fox": 1, "bird": 1}
"""Law 2.1.5."""
LAW_WARRIORS = {"marquise": 25, "eyrie": 20, "alliance": 10, "lizard": 25, "riverfolk": 15}
"""Law 6.3.1, 7.3.1, 8.3.1, 10.3.1, 11.3.1."""
LAW_PIECES = {
    "sawmill": 1 + 5,
    "workshop": 1 + 5,
    "recruiter": 1 + 5,
    "roost": 1 + 6,
    "base": 3,
    "garden": 1 + 14,
    "sympathy": 10,
    "trade_post": 9,
    "wood": 8,
    "keep": 1,
}
"""Law 6.3.1, 6.3.2, 6.3.4 and 6.3.5, 7.3.2 and 7.3.5, 8.3.2, 8.3.3, 10.3.2 and 10.3.4, 11.3.3."""
LAW_VIZIERS = {
    "builder": ["recruit", "move"],
    "charismatic": ["recruit", "battle"],
    "commander": ["move", "battle"],
    "despot": ["move", "build"],
}
"""Law 7.8.1 to 7.8.4."""
LAW_RUINS = 4
"""Law 5.1.4."""
LAW_ITEM_TRACK = 3
"""Law 9.2.5.I."""
LAW_POST_VP = 2
"""Law 11.5.6.III."""

MAPS = {"autumn": ("autumn", "forests"), "winter": ("winter", "forests")}
MAPS["raging_winter"] = ("winter", "forests_raging_river")
"""By name of a woodland: the map in the file, and its list of forests."""

Edge = tuple[int, int]


def printed_map(name: str) -> Any:
    """Return the map of a woodland as the file has it."""
    return PRINTED["maps"][MAPS[name][0]]


def printed_forests(name: str) -> Any:
    """Return the forests of a woodland as the file has them."""
    return printed_map(name)[MAPS[name][1]]


def edges(links: dict[int, list[int]]) -> list[Edge]:
    """Return the links between printed numbers, each once, ascending."""
    return sorted({(min(a, b), max(a, b)) for a, others in links.items() for b in others})


def faces(name: str, borders: list[Edge]) -> list[list[Edge]]:
    """Return what the borders of a map close in when they are drawn as straight lines: each face by its borders."""
    place = {row["id"]: (row["x"], row["y"]) for row in printed_map(name)["clearings"]}
    around = {c: sorted((b for e in borders if c in e for b in e if b != c), key=angle(place, c)) for c in place}
    left = {way for a, b in borders for way in ((a, b), (b, a))}
    found = []
    while left:
        way = start = min(left)
        walk = []
        while way not in walk:
            walk.append(way)
            left.remove(way)
            a, b = way
            way = (b, around[b][around[b].index(a) - 1])
        assert way == start
        if area([place[a] for a, _b in walk]) > 0:
            found.append(sorted((min(way), max(way)) for way in walk))
    return found


def angle(place: dict[int, tuple[int, int]], centre: int) -> Any:
    """Return the key that sorts clearings around one of them."""
    x, y = place[centre]
    return lambda other: atan2(place[other][1] - y, place[other][0] - x)


def area(corners: list[tuple[int, int]]) -> int:
    """Return twice the area of a polygon; it is negative if the corners go the other way round."""
    pairs = zip(corners, [*corners[1:], corners[0]], strict=True)
    return sum(x * other_y - other_x * y for (x, y), (other_x, other_y) in pairs)
