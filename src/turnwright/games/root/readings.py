"""Readings: rules that later printings changed and tables may play either way. Factions declare their own."""

from __future__ import annotations

from typing import Final


class Reading:
    """A rule that a table may read differently from the Law: off by default.

    name    of the table option
    ruling  the ledger rule with the reading of the Law
    listed  whether forms for people show it; readings that only old records need are not listed
    place   its index among the readings of the game, set by ``numbered``
    """

    def __init__(self, name: str, ruling: str, *, listed: bool = True) -> None:
        self.name = name
        self.ruling = ruling
        self.listed = listed
        self.place = -1


PARTNERS_SPARED: Final = Reading("partners_spared", "RT-4.3#3")
"""No battle against a coalition partner."""
BANK_OPTIONAL: Final = Reading("bank_optional", "RT-C.better_burrow_bank")
"""Better Burrow Bank is optional, and its other player must be an enemy."""
POINT_BEFORE_CARD: Final = Reading("point_before_card", "RT-C.stand_and_deliver", listed=False)
"""Stand and Deliver! scores before the card is taken, as in version 1."""
COMMON: Final = [PARTNERS_SPARED, BANK_OPTIONAL, POINT_BEFORE_CARD]
"""The readings that do not belong to a faction."""


def numbered(readings: list[Reading]) -> list[Reading]:
    """Return all readings of the game, each with its index."""
    for place, reading in enumerate(readings):
        reading.place = place
    return readings
