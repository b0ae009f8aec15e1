"""Where clearings, rivers and forests are drawn; ``data/geometry.py`` says which are connected."""

from __future__ import annotations

from typing import Final, NamedTuple

WIDTH: Final = 1120.0
HEIGHT: Final = 1016.0
RADIUS: Final = 92.0
"""The radius of a clearing."""


class Spot(NamedTuple):
    """A place on the map."""

    x: float
    y: float


class Grove(NamedTuple):
    """Where a pawn stands in a forest, and how much space there is."""

    x: float
    y: float
    radius: float


class Scenery(NamedTuple):
    """The drawing of one map: clearings by number, the river from edge to edge, forests by name."""

    season: str
    clearings: tuple[Spot, ...]
    river: tuple[Spot, ...]
    groves: dict[str, Grove]


AUTUMN_SPOTS: Final = (
    Spot(137, 127), Spot(983, 284), Spot(996, 908), Spot(150, 806), Spot(672, 132), Spot(1012, 551),
    Spot(709, 802), Spot(440, 906), Spot(130, 385), Spot(482, 290), Spot(749, 517), Spot(401, 596),
)  # fmt: skip
WINTER_SPOTS: Final = (
    Spot(134, 129), Spot(998, 129), Spot(998, 900), Spot(147, 820), Spot(432, 140), Spot(694, 215),
    Spot(1008, 522), Spot(715, 793), Spot(452, 906), Spot(120, 468), Spot(457, 482), Spot(748, 496),
)  # fmt: skip
WINTER_RIVER: Final = (
    Spot(9, 512), WINTER_SPOTS[9], Spot(215, 447), Spot(330, 500), WINTER_SPOTS[10],
    Spot(560, 465), Spot(650, 512), WINTER_SPOTS[11], Spot(845, 482), Spot(930, 530), WINTER_SPOTS[6],
    Spot(1111, 512),
)  # fmt: skip
SCENERIES: Final[dict[str, Scenery]] = {
    "autumn": Scenery(
        "autumn",
        AUTUMN_SPOTS,
        (
            Spot(700, 9),
            AUTUMN_SPOTS[4],
            Spot(612, 214),
            Spot(560, 236),
            AUTUMN_SPOTS[9],
            Spot(560, 372),
            Spot(640, 420),
            AUTUMN_SPOTS[10],
            Spot(770, 620),
            Spot(752, 700),
            AUTUMN_SPOTS[6],
            Spot(600, 800),
            Spot(480, 778),
            Spot(330, 822),
            Spot(250, 798),
            AUTUMN_SPOTS[3],
            Spot(9, 860),
        ),
        {
            "1_2_5_10": Grove(394, 182, 42),
            "1_9_10_12": Grove(326, 388, 60),
            "2_6_10_11_12": Grove(836, 395, 56),
            "3_6_11": Grove(930, 684, 50),
            "3_7_11_12": Grove(622, 645, 56),
            "4_7_8_12": Grove(452, 722, 44),
            "4_9_12": Grove(232, 616, 56),
        },
    ),
    "winter": Scenery(
        "winter",
        WINTER_SPOTS,
        WINTER_RIVER,
        {
            "1_2_5_6_8_9_11_12": Grove(592, 640, 60),
            "1_4_10_11": Grove(226, 600, 56),
            "2_3_7_12": Grove(918, 388, 56),
            "3_8_12": Grove(852, 780, 44),
            "4_9_11": Grove(344, 758, 60),
        },
    ),
    "raging_winter": Scenery(
        "winter",
        WINTER_SPOTS,
        WINTER_RIVER,
        {
            "1_10_11": Grove(216, 326, 56),
            "1_2_5_6_11_12": Grove(548, 316, 60),
            "2_7_12": Grove(918, 388, 56),
            "3_7_12": Grove(930, 656, 52),
            "3_8_12": Grove(852, 780, 44),
            "4_10_11": Grove(226, 600, 56),
            "4_9_11": Grove(344, 758, 60),
            "8_9_11_12": Grove(592, 640, 60),
        },
    ),
}
"""By the name of the map."""
