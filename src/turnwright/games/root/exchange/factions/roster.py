"""All factions in the notation, by letter."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.exchange.factions.alliance import Alliance
from turnwright.games.root.exchange.factions.eyrie import Eyrie
from turnwright.games.root.exchange.factions.lizard import Lizard
from turnwright.games.root.exchange.factions.marquise import Marquise
from turnwright.games.root.exchange.factions.riverfolk import Riverfolk
from turnwright.games.root.exchange.factions.vagabond import Vagabond
from turnwright.games.root.exchange.side import Side, Stranger

SECOND: Final = {"G": "V"}
"""A faction that is only played alongside another."""
STRANGERS: Final = {
    "D": "Underground Duchy",
    "P": "Corvid Conspiracy",
    "H": "Lord of the Hundreds",
    "K": "Keepers in Iron",
}
"""Factions of other boxes."""


def side_of(letter: str) -> Side:
    """Return a faction by its letter, with all pieces in the supply."""
    if letter in STRANGERS:
        return Stranger(letter, STRANGERS[letter])
    return {
        "C": Marquise,
        "E": Eyrie,
        "A": Alliance,
        "V": Vagabond,
        "G": Vagabond,
        "L": Lizard,
        "O": Riverfolk,
    }[letter](letter)
