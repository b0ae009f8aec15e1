"""What is printed: the data source the tables are made from, and the numbers that the rule book itself gives."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

_ROOT = Path(__file__).resolve().parents[3]
PRINTED: Any = yaml.safe_load((_ROOT / "src/turnwright/games/mythotopia/data/source.yaml").read_text(encoding="utf-8"))
"""The whole file."""

BOOK_DEALT = {2: 11, 3: 8, 4: 6}
"""Province cards of each player, by players: the summary of the rule book."""
BOOK_FIXED_TOKENS = {2: 6, 3: 7, 4: 7}
"""Tokens on each fixed VP card, by players: the summary of the rule book."""
BOOK_NEXT_TO_PALMAIN = ["blore", "diclesium", "iracund", "nusus", "scombroid"]
"""The neighbours of Palmain in the example of an invasion: the book names the first four, the fifth is the player's."""
BOOK_ISLANDS = {"large": 3, "small": 2}
"""Provinces of each island, and what its token is worth."""

VP_PREFIX = "vp_"
"""The prefix of VP card names in the file, since some are also names of other cards."""


def vp_key(row: Any) -> str:
    """Return the key of a VP card."""
    return str(row["id"]).removeprefix(VP_PREFIX)


def vp_cards() -> list[Any]:
    """Return the VP cards as the file has them, the fixed ones first."""
    return [*PRINTED["vp_cards"]["fixed"], *PRINTED["vp_cards"]["variable"]]


def starting_copies() -> dict[str, int]:
    """Return how many starting cards of each kind a player has; a second copy has a row of its own in the file."""
    copies: dict[str, int] = {}
    for row in PRINTED["starting_cards"]["cards"]:
        kind = str(row["id"]).removesuffix("_2")
        copies[kind] = copies.get(kind, 0) + row["copies"]
    return copies
