"""Standing orders for questions out of turn. They do not depend on the hand, so neither whether nor what they answer
reveals anything about it.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.game import ASK, JsonDict
from turnwright.core.orders import Order
from turnwright.games.root.battle import ATTACKER, battle_of, fighters
from turnwright.games.root.factions.roster import ROSTER
from turnwright.games.root.queries import faction_of
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import word_of

ORDERS: Final[tuple[Order, ...]] = (
    Order("ambush", ("ask", "never", 2, 3, 4, 5), "ask", "RT-4.3.1#1"),
    Order("foil", ("ask", "never"), "ask", "RT-4.3.1.I"),
    *[order for faction in ROSTER for order in faction.orders],
)


def obey_blind(s: Woods, orders: JsonDict) -> int:
    """Return what the orders answer to the open private question, or ASK; ``s`` is what watchers see."""
    f = s.todo[-1]
    if f.step is FLOW.foil:
        return word_of(f.step, "no-ambush") if orders["foil"] == "never" else ASK
    if f.step is FLOW.ambush:
        least = orders["ambush"]
        few = isinstance(least, int) and fighters(s, battle_of(f), ATTACKER) < least
        return word_of(f.step, "no-ambush") if few or least == "never" else ASK
    return faction_of(s, f.seat).obey_blind(s, f, orders) if f.seat >= 0 else ASK
