"""Readings: rules that a table may read one way or the other. An ability declares its own in its file."""

from __future__ import annotations

from typing import Final


class Reading:
    """A rule that tables may read either way.

    name      of the table option
    default   the default of the option: the ledger's reading
    ruling    the ledger rule that says so
    since     the version of the game that made it an option; earlier ones played the other reading (0: the first)
    refuses   the rule that refuses what the table's reading forbids (0: it forbids nothing)
    place     its index among the readings of the game, set by the roster
    """

    def __init__(self, name: str, default: bool, ruling: str, since: int = 0, refuses: int = 0) -> None:
        self.name = name
        self.default = default
        self.ruling = ruling
        self.since = since
        self.refuses = refuses
        self.place = -1


OWN_DECLINE_COUNTS: Final = Reading("own_decline_counts", True, "SW-2.15")
OWN_TOKENS_DEFEND: Final = Reading("own_tokens_defend", False, "SW-7.8", since=2)
COINS_HELP_PAY: Final = Reading("coins_help_pay", False, "SW-5.6")
IMMUNE_TO_OWN: Final = Reading("immune_to_own", True, "SW-15.5")
COMMON: Final = [OWN_DECLINE_COUNTS, OWN_TOKENS_DEFEND, COINS_HELP_PAY, IMMUNE_TO_OWN]
"""The readings that do not belong to an ability."""


def numbered(readings: list[Reading]) -> list[Reading]:
    """Return all readings of the game, each with its index."""
    for place, reading in enumerate(readings):
        reading.place = place
    return readings
