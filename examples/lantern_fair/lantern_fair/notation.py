"""How positions are written: lanterns and zones by name."""

from __future__ import annotations

from turnwright.core.game import JsonDict
from turnwright.core.notation import Notation
from turnwright.core.spelling import Names, Spelling, Spellings, numbered

from .state import NAMES, PICTURES, LanternFairState


class LanternFairNotation(Notation[LanternFairState]):
    """The notation of Lantern Fair; what is not said is as at the start, with all lanterns in the deck."""

    def spellings(self, seats: int, options: JsonDict) -> Spellings:
        """Return how fields are spelled."""
        seat = numbered("seat", seats)
        zones = ["deck", *[f"{zone}_{n}" for zone in ("hand", "string") for n in range(seats)]]
        return {
            "highest": Spelling(by=(seat,), fill=[0] * len(PICTURES)),
            "twins": Spelling(by=(seat,)),
            "home": Spelling(by=(seat,)),
            "cards": Spelling(Names("lantern", NAMES)),
            "zones": Spelling(by=(Names("zone", zones),)),
        }
