"""The words of the log language: how it names factions, colours, structures, resources and tiles."""

from __future__ import annotations

from typing import Final

from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, SLOT_NAMES
from turnwright.games.terra_mystica.data.tables import CARDS, CULT_NAMES, FAVORS, RIVERS, SCORINGS, TERRAINS, TOWNS
from turnwright.games.terra_mystica.factions.roster import ROSTER

NO_ONE: Final = -1

FACTION_WORDS: Final[list[str]] = [faction.key.replace("_", "") for faction in ROSTER]
"""By index: the name in logs."""
FACTION_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(FACTION_WORDS)}

COLOURS: Final = ["yellow", "brown", "black", "blue", "green", "gray", "red"]
"""By terrain: its colour in logs."""
TERRAIN_OF: Final[dict[str, int]] = {
    **{name: i for i, name in enumerate(COLOURS)},
    **{name: i for i, name in enumerate(TERRAINS)},
    "grey": COLOURS.index("gray"),
    "lake": TERRAINS.index("lakes"),
    "mountain": TERRAINS.index("mountains"),
    "plain": TERRAINS.index("plains"),
}

KIND_WORDS: Final = ["", "D", "TP", "TE", "SH", "SA"]
"""By kind of structure."""
KIND_OF: Final[dict[str, int]] = {
    **{name.lower(): i for i, name in enumerate(KIND_WORDS) if name},
    "dwelling": 1,
    "th": 2,
    "trading post": 2,
    "trading house": 2,
    "temple": 3,
    "stronghold": 4,
    "sanctuary": 5,
}

POWER: Final = 0
PRIEST: Final = 1
WORKER: Final = 2
COIN: Final = 3
POINT: Final = 4
BRIDGE_MADE: Final = 5
BRIDGE_WORKERS: Final = 2
"""The cost for a faction that builds bridges for workers."""
RESOURCE_OF: Final[dict[str, int]] = {
    "pw": POWER,
    "power": POWER,
    "p": PRIEST,
    "priest": PRIEST,
    "priests": PRIEST,
    "w": WORKER,
    "worker": WORKER,
    "workers": WORKER,
    "c": COIN,
    "coin": COIN,
    "coins": COIN,
    "vp": POINT,
    "bridge": BRIDGE_MADE,
}

HEX_OF: Final[dict[str, int]] = {name.lower(): i for i, name in enumerate(HEX_NAMES)}
RIVER_OF: Final[dict[str, int]] = {f"r{i}": i for i in range(RIVERS)}
CULT_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(CULT_NAMES)}
CARD_OF: Final[dict[str, int]] = {card.name.lower(): i for i, card in enumerate(CARDS)}
FAVOR_OF: Final[dict[str, int]] = {tile.name.lower(): i for i, tile in enumerate(FAVORS)}
TOWN_OF: Final[dict[str, int]] = {tile.name.lower(): i for i, tile in enumerate(TOWNS)}
SCORING_OF: Final[dict[str, int]] = {tile.name.lower(): i for i, tile in enumerate(SCORINGS)}
SLOT_OF: Final[dict[str, int]] = {
    **{name.lower(): i for i, name in enumerate(SLOT_NAMES)},
    **{":".join(reversed(name.lower().split(":"))): i for i, name in enumerate(SLOT_NAMES)},
}
"""Bridge slots, by either order of their ends."""

MORE_TOWNS: Final = "mini-expansion-1"
SHIPPING_CARD: Final = "shipping-bonus"
TEMPLE_TILE: Final = "temple-scoring-tile"
PASS_ORDER: Final = "variable-turn-order"
POWER_IF_DECLINED: Final = "errata-cultist-power"
ORDAIN_AT_ONCE: Final = "strict-darkling-sh"
ENDS_ANYHOW: Final = "loose-done"
"""With this option the word ``done`` ends a turn regardless of how many actions the site still counts."""
FOREIGN_OPTION: Final = "fire-and-ice-final-scoring"
"""An option that we do not support; other unknown ones set how strict the site is, or allow other factions."""

PLAIN_MAP: Final = "126fe960806d587c78546b30f1a90853b1ada468"
POINTS_MAP: Final = "91645cdb135773c2a7a50e5ca9cb18af54c664c4"
"""The site's names for the original map; the second one has start points by faction."""
MAPS: Final = ["original", PLAIN_MAP, POINTS_MAP]

BOOK: Final = "## played by the rule book"
"""The first line of logs that we write: they do not deviate from the rule book."""
