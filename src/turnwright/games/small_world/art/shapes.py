"""The drawn maps: outlines, borders and places for pieces, from shapes.json (made by tools/generate_shapes.py)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple, TypedDict


class RegionJson(TypedDict):
    """A region as stored."""

    id: int
    terrain: str
    symbols: list[str]
    center: list[float]
    polygon: list[list[float]]
    path: str
    stack: list[float]
    label: list[float]
    symbol_spots: list[list[float]]
    markers: list[list[float]]
    strewn: list[list[float]]
    ornament: list[float] | None


class BorderJson(TypedDict):
    """A border as stored."""

    between: list[int]
    path: str
    coast: bool


class MapJson(TypedDict):
    """A map as stored."""

    players: int
    canvas: list[float]
    regions: list[RegionJson]
    borders: list[BorderJson]


class ShapesJson(TypedDict):
    """The whole file."""

    maps: list[MapJson]


class Spot(NamedTuple):
    """A place on the map; `size` is the scale of a picture there."""

    x: float
    y: float
    size: float = 1.0


class Region(NamedTuple):
    """One region: its outline and the places for pieces."""

    id: int
    terrain: str
    symbols: list[str]
    path: str
    stack: Spot
    label: Spot
    symbol_spots: list[Spot]
    markers: list[Spot]
    strewn: list[Spot]
    ornament: Spot | None


class Border(NamedTuple):
    """The line between two regions; a coast if exactly one of them is water."""

    first: int
    second: int
    path: str
    coast: bool


class Map(NamedTuple):
    """The board for one number of players."""

    players: int
    width: float
    height: float
    regions: list[Region]
    borders: list[Border]


def spot(values: list[float]) -> Spot:
    """A stored place."""
    return Spot(*values)


def read_map(stored: MapJson) -> Map:
    """A stored map."""
    regions = [
        Region(
            region["id"],
            region["terrain"],
            region["symbols"],
            region["path"],
            spot(region["stack"]),
            spot(region["label"]),
            [spot(place) for place in region["symbol_spots"]],
            [spot(place) for place in region["markers"]],
            [spot(place) for place in region["strewn"]],
            spot(region["ornament"]) if region["ornament"] else None,
        )
        for region in stored["regions"]
    ]
    borders = [
        Border(border["between"][0], border["between"][1], border["path"], border["coast"])
        for border in stored["borders"]
    ]
    return Map(stored["players"], stored["canvas"][0], stored["canvas"][1], regions, borders)


@cache
def maps() -> dict[int, Map]:
    """The maps by number of players, read once."""
    text = files("turnwright.games.small_world").joinpath("data/shapes.json").read_text(encoding="utf-8")
    stored: ShapesJson = json.loads(text)
    return {world["players"]: read_map(world) for world in stored["maps"]}
