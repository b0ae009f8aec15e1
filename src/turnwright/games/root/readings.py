"""Readings: rules that later printings changed, and tables may play either way. A faction declares those of its own."""

from __future__ import annotations

from typing import Final


class Reading:
    """A rule that tables may read another way than the law does: off unless the table agrees on it.

    name    of the table option
    ruling  the ledger rule that says how the law reads it
    place   its place among the readings of the game, given by ``numbered``
    """

    def __init__(self, name: str, ruling: str) -> None:
        self.name = name
        self.ruling = ruling
        self.place = -1


PARTNERS_SPARED: Final = Reading("partners_spared", "RT-4.3#3")
"""No battle against a coalition partner."""
BANK_OPTIONAL: Final = Reading("bank_optional", "RT-C.better_burrow_bank")
"""Better Burrow Bank may be left unused, and its other player must be an enemy."""
COMMON: Final = [PARTNERS_SPARED, BANK_OPTIONAL]
"""The readings that belong to no faction."""


def numbered(readings: list[Reading]) -> list[Reading]:
    """Return all readings of the game, each with its place."""
    for place, reading in enumerate(readings):
        reading.place = place
    return readings
