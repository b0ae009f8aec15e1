"""The fixed setup of the introductory game (TM-2.8, TM-2.9).

The factions are in the rule book; cards, scoring tiles and hexes are only pictured there and come from one other
source, named in ``source.yaml``. The hexes are probably right, but unconfirmed.
"""

from typing import Final

SCORING_TILES: Final = ["SCORE5", "SCORE7", "SCORE1", "SCORE6", "SCORE4", "SCORE8"]
"""Rounds 1 to 6."""

CARDS_IN_PLAY: Final = {
    2: ["BON1", "BON3", "BON4", "BON5", "BON6"],
    3: ["BON1", "BON3", "BON4", "BON5", "BON6", "BON8"],
    4: ["BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON8"],
    5: ["BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON7", "BON8"],
}
"""By number of seats."""

HOMES: Final = {
    2: {"witches": ["C3", "F4"], "nomads": ["E8", "F3", "I7"]},
    3: {"witches": ["E9", "F4"], "nomads": ["F3", "G4", "I7"], "alchemists": ["E5", "G5"]},
    4: {"witches": ["E9", "F4"], "nomads": ["D3", "E8", "I7"], "halflings": ["E6", "F5"], "mermaids": ["D5", "E4"]},
    5: {
        "witches": ["C3", "E9"],
        "nomads": ["A5", "D3", "I7"],
        "halflings": ["E6", "F5"],
        "mermaids": ["E4", "H4"],
        "giants": ["D4", "D7"],
    },
}
"""By number of seats: the factions in seat order, and their first dwellings."""
