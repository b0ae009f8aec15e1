"""Draw which folder of the package imports which, for docs/architecture.md, from the imports themselves.

Rooms (folders) are in layers, each above everything it imports. An arrow that others imply is left out: if a imports b
and b imports c, an arrow from a to c would say nothing new about the layers.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

WIDE, TALL = 140, 34
GAP, RISE = 14, 26
MARGIN = 14
STYLE = """<style>
text { font: 13px system-ui, sans-serif; text-anchor: middle; fill: #222 }
rect { fill: #f4ecd8; stroke: #8a7a55 }
.server { fill: #dfe9f2; stroke: #55728a }
.games { fill: #e3efdc; stroke: #5f8a55 }
path { fill: none; stroke: #999 }
</style>"""

Graph = dict[str, set[str]]


def room(module: tuple[str, ...]) -> str:
    """Return the room of a module: a folder of the package; games and the server have several rooms."""
    top, *rest = module or ("turnwright",)
    if top == "server":
        return f"server/{rest[0]}" if len(rest) > 1 else ("server/app" if rest == ["app"] else "server")
    return f"games/{rest[0]}" if top == "games" and rest else top


def modules(package: Path) -> Iterator[tuple[tuple[str, ...], ast.Module]]:
    """Return each module's path in the package and its syntax tree; migrations belong to no room."""
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        if "migrations" not in parts and parts not in (("__init__",), ("games", "__init__")):
            yield parts, ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module, package: Path) -> Iterator[tuple[str, ...]]:
    """Return the modules of the package that a module imports, including imports inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] == package.name:
            below = tuple(node.module.split(".")[1:])
            for alias in node.names:
                inner = package.joinpath(*below, alias.name)
                found = inner.is_dir() or inner.with_suffix(".py").is_file()
                yield (*below, alias.name, "") if inner.is_dir() else ((*below, alias.name) if found else below)


def graph(package: Path) -> Graph:
    """Return which room imports which others."""
    edges: Graph = defaultdict(set)
    for parts, tree in modules(package):
        here = room(parts)
        edges[here] |= {room(target) for target in imported(tree, package) if target} - {here, "turnwright"}
    return {here: targets & set(edges) for here, targets in edges.items()}


def levels(edges: Graph) -> dict[str, int]:
    """Return the level of each room: one above the highest room that it imports."""
    known: dict[str, int] = {}

    def level(here: str, above: tuple[str, ...]) -> int:
        if here in above:
            raise ValueError(f"circular imports between rooms: {' -> '.join([*above, here])}")
        if here not in known:
            known[here] = 1 + max((level(target, (*above, here)) for target in edges.get(here, ())), default=-1)
        return known[here]

    for here in edges:
        level(here, ())
    return known


def reach(edges: Graph, start: str) -> set[str]:
    """Return every room that ``start`` imports, directly or through others."""
    found: set[str] = set()
    todo = [start]
    while todo:
        for target in edges.get(todo.pop(), ()):
            if target not in found:
                found.add(target)
                todo.append(target)
    return found


def needed(edges: Graph) -> list[tuple[str, str]]:
    """Return the imports that no others imply."""
    return [
        (here, target)
        for here, targets in sorted(edges.items())
        for target in sorted(targets)
        if not any(target in reach(edges, other) for other in targets - {target})
    ]


def drawn(package: Path) -> str:
    """Return the picture as SVG."""
    edges = graph(package)
    height = levels(edges)
    rows: dict[int, list[str]] = defaultdict(list)
    for here in sorted(edges):
        rows[height[here]].append(here)
    most = max(len(row) for row in rows.values())
    width = most * (WIDE + GAP) - GAP + 2 * MARGIN
    tall = len(rows) * (TALL + RISE) - RISE + 2 * MARGIN
    places: dict[str, tuple[float, float]] = {}
    for level, row in rows.items():
        left = (width - (len(row) * (WIDE + GAP) - GAP)) / 2
        top = MARGIN + (len(rows) - 1 - level) * (TALL + RISE)
        places |= {here: (left + n * (WIDE + GAP), top) for n, here in enumerate(row)}
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {tall:g}" role="img">']
    parts += ["<title>Rooms of the package, each above all that it imports</title>", STYLE]
    parts += [arrow(places[here], places[target]) for here, target in needed(edges)]
    parts += [box(here, *places[here]) for here in sorted(places)]
    return "\n".join([*parts, "</svg>", ""])


def arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    """Return a line from the bottom of one box to the top of another."""
    x, y, to_x, to_y = start[0] + WIDE / 2, start[1] + TALL, end[0] + WIDE / 2, end[1]
    bend = (to_y - y) / 2
    return f'<path d="M{x:g} {y:g}C{x:g} {y + bend:g} {to_x:g} {to_y - bend:g} {to_x:g} {to_y:g}"/>'


def box(name: str, x: float, y: float) -> str:
    """Return a room with its name."""
    kind = name.partition("/")[0]
    return (
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{WIDE}" height="{TALL}" rx="6"/>'
        f'<text x="{x + WIDE / 2:g}" y="{y + TALL / 2 + 5:g}">{name}</text>'
    )
