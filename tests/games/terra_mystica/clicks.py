"""What is true of clicks in Terra Mystica: which hexes are occupied, how far they are, what things cost."""

from __future__ import annotations

from tests.games.clicks import Answer, ClickChecks
from turnwright.core import engine
from turnwright.games.terra_mystica.data.geometry import DISTANCE, HEX_NAMES, SHORES, STREAMS
from turnwright.games.terra_mystica.data.tables import CARDS, EMPTY, LAND, NONE, PLAY, SETUP
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW

OCCUPIED = ("TM-10.25", "TM-10.2")
TOO_FAR = ("TM-10.26", "TM-10.3")
TOO_DEAR = "TM-5.8"
OF_UPGRADES = ("TM-5.8", "TM-13.1", "TM-13.2", "TM-13.3")
NOT_WITHIN_REACH_ONLY = ("TM-5.8", "TM-10.28", "TM-10.8", "TM-10.24", "TM-27.7")
"""Why nothing can be done on an empty hex that is not too far."""


def ship_of(s: Realm, seat: int) -> int:
    """Return the shipping of a seat, its bonus card included."""
    if faction_of(s, seat).ship_max == 0:
        return 0
    card = CARDS[s.card[seat]].shipping if s.phase == PLAY and s.card[seat] != NONE else 0
    return s.ship[seat] + card


def steps_over_water(s: Realm, seat: int, h: int) -> int:
    """Return the length of the shortest chain of river hexes between a hex and a structure of the seat."""
    goals = {river for own in range(LAND) if s.owner[own] == seat for river in SHORES[own]}
    edge, seen, steps = set(SHORES[h]), set(SHORES[h]), 1
    while edge:
        if edge & goals:
            return steps
        edge = {other for river in edge for other in STREAMS[river]} - seen
        seen |= edge
        steps += 1
    return 99


def within_reach(s: Realm, seat: int, h: int) -> bool:
    """Tell whether a hex is next to a structure of the seat, across water that it can cross, or within a hop."""
    mine = [own for own in range(LAND) if s.owner[own] == seat]
    if any(h in s.near[own] for own in mine) or steps_over_water(s, seat, h) <= ship_of(s, seat):
        return True
    skipped = faction_of(s, seat).hop_range(s, seat)
    return skipped > 0 and any(2 <= DISTANCE[own][h] <= skipped + 1 for own in mine)


class RealmChecks(ClickChecks[Realm]):
    """Hexes, prices and factions."""

    setup = r"TM-[234]\."

    def begun(self, s: Realm) -> bool:
        """In the first round."""
        return s.phase != SETUP

    def owner(self, title: str, text: str) -> str:
        """The sections of factions are called by their names."""
        key = title.lower().replace(" ", "_")
        return key if key in KEYS else ""

    def has(self, s: Realm, seat: int, owner: str) -> bool:
        """Every seat leads one faction."""
        return s.faction[seat] != NONE and faction_of(s, seat).key == owner

    def fault(self, s: Realm, seat: int, answer: Answer) -> str:
        """Look at the hex, or at the price."""
        if answer.rule == TOO_DEAR:
            return self.price_fault(s, seat, answer)
        if answer.place.startswith("river-"):
            own = self.has(s, seat, "mermaids")
            return "" if answer.rule == "TM-1.6" or own else "a river is not for this seat"
        if answer.place.startswith("hex-"):
            return self.hex_fault(s, seat, answer)
        return ""

    def price_fault(self, s: Realm, seat: int, answer: Answer) -> str:
        """The numbers are the price and what the seat has, which is not enough."""
        *price, workers, coins, priests = answer.numbers
        if [workers, coins, priests] != [s.workers[seat], s.coins[seat], s.priests[seat]]:
            return "the seat has something else"
        short = any(need > have for need, have in zip(price, (workers, coins, priests), strict=True))
        return self.hex_fault(s, seat, answer) if short else "the seat can pay that"

    def hex_fault(self, s: Realm, seat: int, answer: Answer) -> str:
        """Occupied hexes are occupied, hexes that are too far are out of reach, and nothing else is said of them."""
        if not answer.place.startswith("hex-") or not self.begun(s):
            return ""
        h = HEX_NAMES.index(answer.key)
        free, near = s.kind[h] == EMPTY, within_reach(s, seat, h)
        if answer.rule in OCCUPIED and free:
            return "the hex is free"
        if answer.rule in TOO_FAR:
            return self.distance_fault(s, seat, h, answer) if free and not near else "the hex is not too far"
        if engine.step_of(s) is not FLOW.act:
            return ""
        if not free:
            right: tuple[str, ...] = OCCUPIED if s.owner[h] != seat else (*OCCUPIED, *OF_UPGRADES)
        else:
            right = NOT_WITHIN_REACH_ONLY if near else TOO_FAR
        return "" if answer.rule in right else f"expected one of {', '.join(right)}"

    def distance_fault(self, s: Realm, seat: int, h: int, answer: Answer) -> str:
        """The shipping that is needed would reach the hex, and less would not."""
        steps = steps_over_water(s, seat, h)
        told = [steps, ship_of(s, seat)] if steps <= faction_of(s, seat).ship_max else []
        return "" if answer.numbers == told else f"it is {steps} river hexes away"


KEYS = frozenset({
    *("alchemists", "auren", "chaos_magicians", "cultists", "darklings", "dwarves", "engineers", "fakirs", "giants"),
    *("halflings", "mermaids", "nomads", "swarmlings", "witches"),
})  # fmt: skip
CHECKS = RealmChecks()
