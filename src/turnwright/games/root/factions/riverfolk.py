"""Riverfolk Company (RT-11): services, funds and trade posts; swimmers with an open hand."""

from __future__ import annotations

from typing import Final

from turnwright.core.fields import ALL, Part, number, numbers
from turnwright.games.root.data.boards import RIVERFOLK
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.state import Woods

PART: Final = Part(
    "Market",
    "The warriors of all seats on the board of the Riverfolk, and what their services cost.",
    (
        numbers("payments", "by seat: warriors in Payments", "seats", seen=ALL),
        numbers("funds", "by seat: warriors in Funds", "seats", seen=ALL),
        numbers("committed", "by seat: warriors in Committed", "seats", seen=ALL),
        numbers("laid", "by suit and seat: warriors on spaces of the Trade Posts track", "3 * seats", seen=ALL),
        numbers("prices", "by service (0: not set yet)", "3", "0", "4", ALL),
        number("boats", "the seat that has Riverboats this turn (NONE: none)", "-1", "seats - 1", ALL),
        number("hirer", "the seat that has Mercenaries this turn (NONE: none)", "-1", "seats - 1", ALL),
    ),
)


class Riverfolk(Faction):
    """The Riverfolk Company."""

    def __init__(self) -> None:
        super().__init__(RIVERFOLK, "riverfolk")

    def opens_rivers(self, s: Woods, seat: int, other: int) -> bool:
        """Swimmers: every river section is a path for them (RT-11.2.2)."""
        return other == seat

    def swims(self) -> bool:
        """No rule is needed along it; on printed paths it is (RT-11.2.2)."""
        return True


FACTION: Final[Faction] = Riverfolk()
