"""The map of Mythotopia: provinces, sea areas, borders and islands.

Provinces, seas and borders are numbered from 0 in the order of these tables; a set of provinces or seas is a mask.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.masks import mask_of
from turnwright.games.mythotopia.data.tables import ARMY, FOOD, GOLD, PROVINCE, STONE, Face

BEAST_SEA: Final = 0
SERPENT_SEA: Final = 1
INLAND_WEST: Final = 2
INLAND_EAST: Final = 3
SEAS: Final = ["beast_sea", "serpent_sea", "inland_west", "inland_east"]
TOUCHING_SEAS: Final = [(BEAST_SEA, SERPENT_SEA)]
"""The pairs of adjacent sea areas (MY-1.6)."""


class Province:
    """A province: its symbol, the strength of its neutral force, whether it is hilly, and its adjacent sea areas."""

    def __init__(self, key: str, symbol: int, strength: int, seas: list[int], hilly: bool = False) -> None:
        self.key = key
        self.symbol = symbol
        self.strength = strength
        self.seas = seas
        self.hilly = hilly


MAP: Final[list[Province]] = [
    Province("ambsace", ARMY, 3, [BEAST_SEA]),
    Province("aporia", FOOD, 2, [SERPENT_SEA]),
    Province("blore", ARMY, 4, [], hilly=True),
    Province("camarine", FOOD, 2, [BEAST_SEA, SERPENT_SEA]),
    Province("coryphee", FOOD, 2, [INLAND_EAST]),
    Province("custus", FOOD, 2, [BEAST_SEA, INLAND_WEST]),
    Province("darb", ARMY, 4, [INLAND_EAST], hilly=True),
    Province("diclesium", ARMY, 3, []),
    Province("dragonate", GOLD, 3, [], hilly=True),
    Province("eagre", FOOD, 2, [SERPENT_SEA]),
    Province("empyrean", GOLD, 3, [INLAND_EAST], hilly=True),
    Province("eoan", STONE, 3, [], hilly=True),
    Province("fadge", STONE, 2, []),
    Province("frampold", GOLD, 3, [INLAND_WEST], hilly=True),
    Province("galingale", ARMY, 3, [INLAND_EAST]),
    Province("grimp", STONE, 3, [], hilly=True),
    Province("hatchel", FOOD, 2, [INLAND_WEST]),
    Province("ictus", ARMY, 3, [BEAST_SEA, SERPENT_SEA]),
    Province("iracund", FOOD, 2, []),
    Province("jeopigia", FOOD, 2, [BEAST_SEA]),
    Province("kakopyge", GOLD, 3, [INLAND_EAST], hilly=True),
    Province("kinabra", STONE, 2, [SERPENT_SEA]),
    Province("lea", ARMY, 4, [], hilly=True),
    Province("malebolge", STONE, 2, [INLAND_WEST]),
    Province("margent", STONE, 3, [], hilly=True),
    Province("mome", GOLD, 2, [INLAND_EAST]),
    Province("nesh", GOLD, 2, [BEAST_SEA, SERPENT_SEA]),
    Province("nusus", FOOD, 2, [SERPENT_SEA]),
    Province("ogdoad", STONE, 3, [INLAND_EAST], hilly=True),
    Province("oxter", ARMY, 3, [SERPENT_SEA]),
    Province("palmain", FOOD, 2, [SERPENT_SEA]),
    Province("peened", ARMY, 3, [BEAST_SEA, INLAND_WEST]),
    Province("quean", STONE, 3, [], hilly=True),
    Province("remise", GOLD, 2, []),
    Province("scombroid", ARMY, 3, [SERPENT_SEA]),
    Province("shog", STONE, 3, [INLAND_WEST], hilly=True),
    Province("sorner", FOOD, 2, []),
    Province("talion", ARMY, 3, []),
    Province("trogle", GOLD, 3, [], hilly=True),
    Province("welkin", ARMY, 4, [], hilly=True),
]
"""The provinces in alphabetical order (MY-1.2, MY-1.3, MY-1.5)."""

PLAIN_BORDERS: Final = """
    ambsace-custus ambsace-frampold aporia-kinabra blore-iracund blore-margent blore-palmain blore-scombroid
    blore-trogle camarine-eagre camarine-peened camarine-shog coryphee-mome coryphee-ogdoad coryphee-sorner
    custus-frampold custus-peened darb-empyrean darb-grimp darb-ogdoad diclesium-nusus diclesium-palmain
    diclesium-talion eagre-oxter eagre-remise eagre-shog eoan-quean fadge-iracund fadge-mome fadge-quean
    fadge-sorner fadge-talion frampold-hatchel galingale-kakopyge galingale-malebolge galingale-mome
    grimp-ogdoad hatchel-kakopyge hatchel-malebolge hatchel-welkin ictus-jeopigia iracund-palmain
    iracund-quean jeopigia-nesh lea-ogdoad lea-quean malebolge-mome malebolge-remise margent-scombroid
    mome-talion nusus-oxter nusus-palmain nusus-talion ogdoad-sorner oxter-remise oxter-talion
    palmain-scombroid peened-shog quean-sorner remise-shog remise-talion
"""
HILLS_BORDERS: Final = """
    blore-quean dragonate-eoan dragonate-lea dragonate-ogdoad empyrean-kakopyge galingale-hatchel ictus-nesh
    lea-sorner malebolge-shog mome-remise
"""
MOUNTAIN_BORDERS: Final = """
    coryphee-fadge diclesium-fadge diclesium-iracund dragonate-grimp empyrean-grimp eoan-lea frampold-welkin
    kakopyge-welkin margent-trogle
"""
"""The land borders by kind (MY-1.4)."""

PROVINCES: Final = len(MAP)
KEYS: Final = [province.key for province in MAP]
EVERYWHERE: Final = (1 << PROVINCES) - 1

PLAIN: Final = 0
HILLS: Final = 1
MOUNTAIN: Final = 2
BORDER_KINDS: Final = ["plain", "hills", "mountain"]


class Border:
    """A land border: its two provinces, the smaller one first, and its kind."""

    def __init__(self, text: str, kind: int) -> None:
        ends = [KEYS.index(key) for key in text.split("-")]
        self.key = text
        self.one = ends[0]
        self.other = ends[1]
        self.kind = kind


BORDERS: Final[list[Border]] = [
    *[Border(text, PLAIN) for text in PLAIN_BORDERS.split()],
    *[Border(text, HILLS) for text in HILLS_BORDERS.split()],
    *[Border(text, MOUNTAIN) for text in MOUNTAIN_BORDERS.split()],
]
BORDER_KEYS: Final = [border.key for border in BORDERS]
BORDER_ENDS: Final = [1 << border.one | 1 << border.other for border in BORDERS]
"""By border: its two provinces, as a mask."""

LARGE_ISLAND: Final = ["ictus", "jeopigia", "nesh"]
SMALL_ISLAND: Final = ["aporia", "kinabra"]
"""MY-1.7."""


def _neighbours(kind: int) -> list[int]:
    """Return, for each province, the provinces across its borders of a kind, as masks."""
    beyond = [0] * PROVINCES
    for border in BORDERS:
        if border.kind == kind:
            beyond[border.one] |= 1 << border.other
            beyond[border.other] |= 1 << border.one
    return beyond


def _coasts() -> list[int]:
    """Return, for each sea area, the adjacent provinces, as masks."""
    return [mask_of([p for p, province in enumerate(MAP) if sea in province.seas]) for sea in range(len(SEAS))]


def _overseas(crossed: int) -> list[int]:
    """Return, for each province, the provinces within reach across one or two sea areas, as masks (MY-8.11)."""
    reached: list[int] = []
    for province in MAP:
        there = 0
        for sea in province.seas:
            if crossed == 1:
                there |= COASTS[sea]
            for one, other in TOUCHING_SEAS:
                if crossed > 1 and sea in (one, other):
                    there |= COASTS[one + other - sea]
        reached.append(there)
    return reached


NEIGHBOURS: Final = [_neighbours(PLAIN), _neighbours(HILLS), _neighbours(MOUNTAIN)]
"""By kind of border and province: the provinces on the other side."""
COASTS: Final = _coasts()
"""By sea area: the adjacent provinces."""
OVERSEAS: Final = [_overseas(1), _overseas(2)]
"""By sea areas crossed, minus one, and province: the provinces within reach, including itself."""
SEAS_OF: Final = [mask_of(province.seas) for province in MAP]
HILLY: Final = mask_of([p for p, province in enumerate(MAP) if province.hilly])
STRENGTH: Final = [province.strength for province in MAP]
ISLANDS: Final = [mask_of([KEYS.index(key) for key in island]) for island in (LARGE_ISLAND, SMALL_ISLAND)]


def _province_face(province: Province) -> Face:
    """Return the card of a province: one symbol, the one on the map (MY-3.1)."""
    face = Face(province.key, PROVINCE)
    face.symbols[province.symbol] = 1
    return face


PROVINCE_FACES: Final = [_province_face(province) for province in MAP]
