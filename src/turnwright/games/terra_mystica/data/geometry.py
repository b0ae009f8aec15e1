"""The map of Terra Mystica: adjacent hexes, rivers, bridge slots.

Land hexes are numbered 0 to 76 in reading order and named by row and position (A1 .. I12); river hexes are numbered 0
to 35 and named r0 .. r35.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.terra_mystica.data.tables import CYCLE, FARTHEST, LAND, MOST_SHIPPING, RIVERS

ROWS: Final = [
    "P M F L D W P S W F L W S",
    "D ~ ~ P S ~ ~ D S ~ ~ D",
    "~ ~ S ~ M ~ F ~ F ~ M ~ ~",
    "F L D ~ ~ W L ~ W ~ W P",
    "S P W L S P M D ~ ~ F S L",
    "M F ~ ~ D F ~ ~ ~ P M P",
    "~ ~ ~ M ~ W ~ F ~ D S L D",
    "D L P ~ ~ ~ L S ~ M P M",
    "W S M L W F D P M ~ L F W",
]
"""The original map, row by row; odd rows are shifted by half a hex."""
LETTERS: Final = "DPSLFMW"


class Cell:
    """A hex of the map: its index in reading order, row, half-hexes from the left, number among land or rivers."""

    def __init__(self, place: int, row: int, x: int, terrain: int, number: int) -> None:
        self.place = place
        self.row = row
        self.x = x
        self.terrain = terrain
        self.number = number


RIVER: Final = CYCLE
BESIDE: Final = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
"""Row and half-hex offsets of the six neighbours."""


def read_cells() -> list[Cell]:
    """Return all hexes in reading order."""
    cells: list[Cell] = []
    land = 0
    rivers = 0
    for row in range(len(ROWS)):
        for column, letter in enumerate(ROWS[row].split()):
            x = 2 * column + row % 2
            if letter == "~":
                cells.append(Cell(len(cells), row, x, RIVER, rivers))
                rivers += 1
            else:
                cells.append(Cell(len(cells), row, x, LETTERS.index(letter), land))
                land += 1
    return cells


CELLS: Final[list[Cell]] = read_cells()
LAND_CELLS: Final[list[Cell]] = [cell for cell in CELLS if cell.terrain != RIVER]
RIVER_CELLS: Final[list[Cell]] = [cell for cell in CELLS if cell.terrain == RIVER]
PRINTED: Final[list[int]] = [cell.terrain for cell in LAND_CELLS]


def hex_names() -> list[str]:
    """Return the names of the land hexes: the row's letter and the position among the row's land."""
    names: list[str] = []
    row = -1
    place = 0
    for cell in LAND_CELLS:
        place = place + 1 if cell.row == row else 1
        row = cell.row
        names.append("ABCDEFGHI"[row] + str(place))
    return names


HEX_NAMES: Final[list[str]] = hex_names()


def neighbours_of(cell: Cell) -> list[Cell]:
    """Return the hexes that share an edge with ``cell``."""
    return [other for other in CELLS if (other.row - cell.row, other.x - cell.x) in BESIDE]


NEXT_TO: Final[list[list[Cell]]] = [neighbours_of(cell) for cell in CELLS]
EDGES: Final[list[list[int]]] = [[c.number for c in NEXT_TO[cell.place] if c.terrain != RIVER] for cell in LAND_CELLS]
"""By land hex: land hexes that share an edge with it."""
SHORES: Final[list[list[int]]] = [[c.number for c in NEXT_TO[cell.place] if c.terrain == RIVER] for cell in LAND_CELLS]
"""By land hex: river hexes that share an edge with it."""
BANKS: Final[list[list[int]]] = [[c.number for c in NEXT_TO[cell.place] if c.terrain != RIVER] for cell in RIVER_CELLS]
"""By river hex: land hexes that share an edge with it."""
STREAMS: Final[list[list[int]]] = [
    [c.number for c in NEXT_TO[cell.place] if c.terrain == RIVER] for cell in RIVER_CELLS
]
"""By river hex: river hexes that share an edge with it."""


def sail(start: int, most: int) -> list[int]:
    """Return the land hexes separated from ``start`` by a chain of at most ``most`` river hexes (TM-9.4, TM-9.5)."""
    if most == 0:
        return []
    reached = SHORES[start][:]
    edge = reached
    for _k in range(most - 1):
        edge = [r for r in range(RIVERS) if r not in reached and any(n in edge for n in STREAMS[r])]
        reached = reached + edge
    return [h for h in range(LAND) if h != start and any(r in reached for r in SHORES[h])]


SAIL: Final[list[list[list[int]]]] = [[sail(h, n) for h in range(LAND)] for n in range(MOST_SHIPPING + 1)]
"""By shipping value and land hex: the land hexes within reach over rivers."""


def distances(start: Cell) -> list[int]:
    """Return the distance of each land hex from ``start`` in steps over the grid (TM-27.4)."""
    far = [-1] * len(CELLS)
    far[start.place] = 0
    queue = [start]
    for cell in queue:
        for other in NEXT_TO[cell.place]:
            if far[other.place] < 0:
                far[other.place] = far[cell.place] + 1
                queue.append(other)
    return [far[cell.place] for cell in LAND_CELLS]


DISTANCE: Final[list[list[int]]] = [distances(cell) for cell in LAND_CELLS]
HOPS: Final[list[list[list[int]]]] = [
    [[h for h in range(LAND) if 2 <= DISTANCE[start][h] <= skipped + 1] for start in range(LAND)]
    for skipped in range(FARTHEST + 1)
]
"""By number of hexes that may be skipped and land hex: the land hexes within such a hop."""

SLOT_NAMES: Final = [
    "A3:C1", "A7:C3", "A11:C5", "B1:C1", "B1:D1", "B2:C1", "B3:C3", "B4:C3", "B5:C5", "B6:C5",
    "B6:D8", "C2:D3", "C2:D4", "C2:E5", "C4:D5", "C5:D6", "D6:E8", "D6:E9", "E4:G1", "E8:G3",
    "F1:H1", "F2:G1", "F2:H2", "F3:G1", "F4:G3", "G2:H4", "G2:I6", "G4:H5", "H6:I9",
]  # fmt: skip
SLOT_A: Final[list[int]] = [HEX_NAMES.index(name.split(":")[0]) for name in SLOT_NAMES]
SLOT_B: Final[list[int]] = [HEX_NAMES.index(name.split(":")[1]) for name in SLOT_NAMES]
SLOTS_AT: Final[list[list[int]]] = [
    [slot for slot in range(len(SLOT_NAMES)) if h in (SLOT_A[slot], SLOT_B[slot])] for h in range(LAND)
]
"""By land hex: the slots that begin or end there."""
"""The two land hexes of each printed bridge slot (TM-17.9)."""
