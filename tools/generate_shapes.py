"""Turn the maps of source.yaml into shapes.json: drawn borders, and places for pieces.

Usage: generate_shapes.py [--check]     (--check: write nothing, exit 1 if the file is stale)

Every border between two regions is drawn once: the shared chain of vertices gets a slight wobble and becomes a smooth
curve, used forwards by one region and backwards by the other, so neighbours always meet exactly. For each region the
script also finds where the stack of tokens, the markers, the printed symbols and the region's number go, and where
small terrain pictures are scattered.
"""

import hashlib
import json
import sys
from itertools import pairwise
from math import cos, hypot, pi, sin
from pathlib import Path
from typing import NamedTuple, TypedDict

import yaml

GAME = Path(__file__).parent.parent / "src" / "turnwright" / "games" / "small_world"
SOURCE = GAME / "data" / "source.yaml"
TARGET = GAME / "data" / "shapes.json"

Point = tuple[float, float]
Segment = tuple[Point, Point, Point, Point]
Disc = tuple[float, float, float]

STACK, MARKER, SYMBOL, NUMBER = 36.0, 16.0, 17.5, 13.5
CORNERS = ((-20.5, -20.0, 11.5), (20.5, 21.5, 16.0))  # the owner's tab and the count, on the corners of the stack
MARKERS = 3
MARKER_RING = 41.5
SPACING = {"farmland": 34.0, "forest": 21.0, "hill": 32.0, "mountain": 36.0, "swamp": 27.0, "sea": 44.0, "lake": 38.0}
ROOM = {"farmland": 13.0, "forest": 10.0, "hill": 15.0, "mountain": 17.0, "swamp": 11.0, "sea": 16.0, "lake": 16.0}


class Arc(NamedTuple):
    """A stretch of border: the regions on both sides (0 = outside the board) and its curve."""

    left: int
    right: int
    curve: list[Segment]


def noise(x: float, y: float, salt: int) -> float:
    """Return a repeatable number in -1..1 for a place."""
    h = (round(x * 8) * 374761393 + round(y * 8) * 668265263 + salt * 2147483647) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((h ^ (h >> 16)) & 0xFFFF) / 32767.5 - 1.0


# ---- borders ------------------------------------------------------------------------------------------------------


def wobble(chain: list[Point]) -> list[Point]:
    """Add slightly displaced points to long edges, as a hand would draw them."""
    out = [chain[0]]
    for a, b in pairwise(chain):
        length = hypot(b[0] - a[0], b[1] - a[1])
        parts = max(1, int(length / 17))
        for k in range(1, parts):
            t = k / parts
            push = noise(a[0] + b[0], a[1] + b[1], k) * min(2.6, length * 0.05)
            out.append(
                (
                    a[0] + (b[0] - a[0]) * t - (b[1] - a[1]) / length * push,
                    a[1] + (b[1] - a[1]) * t + (b[0] - a[0]) / length * push,
                )
            )
        out.append(b)
    return out


def smooth(chain: list[Point]) -> list[Segment]:
    """Return a curve through all points (Catmull-Rom as cubic Bezier segments)."""
    padded = [chain[0], *chain, chain[-1]]
    out: list[Segment] = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:]):
        c1 = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        c2 = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        out.append((p1, c1, c2, p2))
    return out


def straight(chain: list[Point]) -> list[Segment]:
    """Return straight segments, for the edge of the board."""
    return [(a, a, b, b) for a, b in pairwise(chain)]


def rings(polygons: dict[int, list[Point]]) -> tuple[dict[int, list[Segment]], list[Arc]]:
    """Return each region's closed outline, and every border once."""
    owner = {(p[i - 1], p[i]): region for region, p in polygons.items() for i in range(len(p))}
    outlines: dict[int, list[Segment]] = {}
    arcs: dict[tuple[Point, ...], Arc] = {}
    for region, polygon in polygons.items():
        edges = [(polygon[i - 1], polygon[i]) for i in range(len(polygon))]
        across = [owner.get((b, a), 0) for a, b in edges]
        start = next((i for i in range(len(edges)) if across[i] != across[i - 1]), 0)
        outline: list[Segment] = []
        i = 0
        while i < len(edges):
            first = (start + i) % len(edges)
            chain = [edges[first][0]]
            while i < len(edges) and across[(start + i) % len(edges)] == across[first]:
                chain.append(edges[(start + i) % len(edges)][1])
                i += 1
            outline += traced(chain, region, across[first], arcs)
        outlines[region] = outline
    return outlines, list(arcs.values())


def traced(chain: list[Point], region: int, other: int, arcs: dict[tuple[Point, ...], Arc]) -> list[Segment]:
    """Return the curve along a chain as a region sees it: computed once, and reversed for the second region."""
    if other == 0:
        return straight(chain)
    backwards = arcs.get(tuple(reversed(chain)))
    if backwards is not None:
        return [(d, c, b, a) for a, b, c, d in reversed(backwards.curve)]
    arc = Arc(region, other, smooth(wobble(chain)))
    arcs[tuple(chain)] = arc
    return arc.curve


def number(value: float) -> str:
    """Return a short decimal."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.", "-.") if value else "0"


def path(curve: list[Segment], close: bool) -> str:
    """Return the SVG path data of a curve."""
    out = [f"M{number(curve[0][0][0])} {number(curve[0][0][1])}"]
    for a, b, c, d in curve:
        if a == b and c == d:
            out.append(f"L{number(d[0])} {number(d[1])}")
        else:
            out.append("C" + " ".join(f"{number(x)} {number(y)}" for x, y in (b, c, d)))
    return "".join(out) + ("Z" if close else "")


# ---- places inside a region ---------------------------------------------------------------------------------------


def clearance(x: float, y: float, polygon: list[Point]) -> float:
    """Return the distance to the nearest border; negative outside."""
    inside, best = False, 1e9
    ax, ay = polygon[-1]
    for bx, by in polygon:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        dx, dy = bx - ax, by - ay
        t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        best = min(best, hypot(x - ax - t * dx, y - ay - t * dy))
        ax, ay = bx, by
    return best if inside else -best


class Ground:
    """The points of a fine grid inside one region, each with its clearance."""

    def __init__(self, polygon: list[Point], step: float) -> None:
        xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
        self.polygon = polygon
        self.points: list[Disc] = []
        y = min(ys) + step / 2
        while y < max(ys):
            x = min(xs) + step / 2
            while x < max(xs):
                free = clearance(x, y, polygon)
                if free > 8:
                    self.points.append((x, y, free))
                x += step
            y += step

    def roomiest(self, radius: float, taken: list[Disc], enough: float) -> tuple[Point, float]:
        """Return where a disc fits best beside those taken, and the room it leaves (at most `enough`)."""
        best, where = -1e9, (self.points[0][0], self.points[0][1])
        ox, oy, _ = taken[0]
        for x, y, free in self.points:
            room = free - radius
            if room <= best:
                continue
            for tx, ty, tr in taken:
                room = min(room, hypot(x - tx, y - ty) - tr - radius)
            room = min(room, enough) - 0.004 * hypot(x - ox, y - oy)
            if room > best:
                best, where = room, (x, y)
        return where, best


def ring_spot(stack: Point, ground: Ground, taken: list[Disc]) -> tuple[Point, float]:
    """Return the freest spot for a marker next to the stack of tokens."""
    best, where = -1e9, stack
    for angle in range(0, 360, 6):
        x, y = stack[0] + MARKER_RING * cos(pi * angle / 180), stack[1] + MARKER_RING * sin(pi * angle / 180)
        room = clearance(x, y, ground.polygon) - MARKER
        for tx, ty, tr in taken[1:]:
            room = min(room, hypot(x - tx, y - ty) - tr - MARKER)
        room = min(room, 5.0)
        if room > best:
            best, where = room, (x, y)
    return where, best


class Places(NamedTuple):
    """Where things are placed in a region."""

    stack: Point
    symbols: list[Point]
    label: Point
    markers: list[Point]


def arranged(stack: Point, ground: Ground, symbols: int) -> tuple[Places, float]:
    """Return everything placed around one position of the stack, and how well it fits."""
    taken: list[Disc] = [(stack[0], stack[1], STACK), *((stack[0] + x, stack[1] + y, r) for x, y, r in CORNERS)]
    worst = min(clearance(x, y, ground.polygon) - r for x, y, r in taken)
    score = min(worst, 6.0)
    spots: list[Point] = []
    for radius in [SYMBOL] * symbols + [NUMBER]:
        spot, room = ground.roomiest(radius, taken, 4.0)
        spots.append(spot)
        taken.append((spot[0], spot[1], radius))
        worst, score = min(worst, room), score + 0.2 * room
    markers: list[Point] = []
    for k in range(MARKERS):
        spot, room = ring_spot(stack, ground, taken)
        markers.append(spot)
        taken.append((spot[0], spot[1], MARKER - 1))
        worst, score = min(worst, room * (1.0, 0.7, 0.4)[k]), score + 0.1 * room
    return Places(stack, spots[:-1], spots[-1], markers), 3 * worst + score


def places(polygon: list[Point], center: Point, symbols: int) -> Places:
    """Return the best arrangement over the roomy positions for the stack, near the middle if all else is equal."""
    ground = Ground(polygon, 5.0)
    roomy = sorted(ground.points, key=lambda p: -min(p[2], 40.0) + 0.02 * hypot(p[0] - center[0], p[1] - center[1]))
    tries: list[Point] = [center, *((x, y) for x, y, _ in roomy[:90:2])]
    best = max(
        (arranged(p, ground, symbols) for p in tries),
        key=lambda made: made[1] - 0.02 * hypot(made[0].stack[0] - center[0], made[0].stack[1] - center[1]),
    )
    return best[0]


def strewn(polygon: list[Point], terrain: str, layout: Places) -> list[Disc]:
    """Return spots for small terrain pictures (x, y, size), back to front, clear of the symbols and the number."""
    step, room = SPACING[terrain], ROOM[terrain]
    keep = [(x, y, SYMBOL + room * 0.75) for x, y in layout.symbols] + [(*layout.label, NUMBER + room * 0.75)]
    out: list[Disc] = []
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    for row in range(int(min(ys) / (step * 0.8)), int(max(ys) / (step * 0.8)) + 2):
        for column in range(int(min(xs) / step) - 1, int(max(xs) / step) + 2):
            x = (column + (row % 2) / 2) * step
            y = row * step * 0.8
            x, y = x + noise(x, y, 1) * step * 0.24, y + noise(x, y, 2) * step * 0.2
            size = 1 + noise(x, y, 3) * 0.16
            if clearance(x, y, polygon) < room * size + 1.5:
                continue
            if all(hypot(x - kx, y - ky) > kr for kx, ky, kr in keep):
                out.append((round(x, 1), round(y, 1), round(size, 2)))
    return sorted(out, key=lambda spot: spot[1])


def ornament(polygon: list[Point], layout: Places) -> Disc | None:
    """Return a free round spot in a wide sea for a compass rose or a ship, or None."""
    taken = [(*layout.stack, STACK + 18), (*layout.label, NUMBER)]
    (x, y), room = Ground(polygon, 9.0).roomiest(22.0, taken, 40.0)
    return (round(x), round(y), round(min(62.0, 22.0 + room - 6))) if room > 8 else None


# ---- the file -----------------------------------------------------------------------------------------------------


class RegionSource(TypedDict):
    """What is read about a region."""

    id: int
    terrain: str
    symbols: list[str]
    center: list[float]
    polygon: list[list[float]]


class MapSource(TypedDict):
    """What is read about a map."""

    players: int
    canvas: list[float]
    regions: list[RegionSource]


def shapes_of(world: MapSource) -> list[str]:
    """Return one map as lines of JSON."""
    polygons = {r["id"]: [(float(x), float(y)) for x, y in r["polygon"]] for r in world["regions"]}
    outlines, arcs = rings(polygons)
    terrain = {r["id"]: r["terrain"] for r in world["regions"]}
    water = ("sea", "lake")
    lines = []
    for r in world["regions"]:
        polygon = polygons[r["id"]]
        layout = places(polygon, (float(r["center"][0]), float(r["center"][1])), len(r["symbols"]))
        spots = strewn(polygon, r["terrain"], layout)
        extra = ornament(polygon, layout) if r["terrain"] == "sea" else None
        if extra:
            spots = [s for s in spots if hypot(s[0] - extra[0], s[1] - extra[1]) > extra[2] + 12]
        lines.append(
            json.dumps(
                {
                    "id": r["id"],
                    "terrain": r["terrain"],
                    "symbols": r["symbols"],
                    "center": r["center"],
                    "polygon": r["polygon"],
                    "path": path(outlines[r["id"]], True),
                    "stack": rounded(layout.stack),
                    "label": rounded(layout.label),
                    "symbol_spots": [rounded(p) for p in layout.symbols],
                    "markers": [rounded(p) for p in layout.markers],
                    "strewn": spots,
                    "ornament": extra,
                }
            )
        )
    borders = [
        json.dumps(
            {
                "between": [a.left, a.right],
                "path": path(a.curve, False),
                "coast": (terrain[a.left] in water) != (terrain[a.right] in water),
            }
        )
        for a in arcs
    ]
    head = f'"players": {world["players"]}, "canvas": {json.dumps(world["canvas"])}'
    return [
        f'  {{{head}, "regions": [',
        ",\n".join("    " + line for line in lines),
        '  ], "borders": [',
        ",\n".join("    " + line for line in borders),
        "  ]}",
    ]


def rounded(point: Point) -> list[float]:
    """Return a place with one decimal."""
    return [round(point[0], 1), round(point[1], 1)]


def digest(text: str) -> str:
    """Return a short fingerprint."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def main() -> int:
    """Write the file or, with --check, compare the fingerprints in it (generating it takes half a minute)."""
    maps: list[MapSource] = yaml.safe_load(SOURCE.read_text(encoding="utf-8"))["maps"]
    origin = digest(json.dumps(maps) + Path(__file__).read_text(encoding="utf-8"))
    if "--check" in sys.argv[1:]:
        head, _, body = TARGET.read_text(encoding="utf-8").partition("\n") if TARGET.exists() else ("", "", "")
        fresh = head == heading(origin, body)
        print(f"{TARGET.name}: {'up to date' if fresh else 'stale, run tools/generate_shapes.py'}")
        return 0 if fresh else 1
    body = '"maps": [\n' + ",\n".join("\n".join(shapes_of(world)) for world in maps) + "\n]}\n"
    TARGET.write_text(heading(origin, body) + "\n" + body, encoding="utf-8")
    print(f"{TARGET.name}: {len(body)} bytes")
    return 0


def heading(origin: str, body: str) -> str:
    """Return the first line: what the file was generated from, and the hash of what it must contain."""
    return f'{{"made_from": "{origin}", "holds": "{digest(body)}",'


if __name__ == "__main__":
    sys.exit(main())
