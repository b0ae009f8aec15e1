"""What clicks mean: which questions concern a seat, and which refusals are almost legal."""

from __future__ import annotations

from typing import Final

from turnwright.core.clicks import BARRED, TOO_DEAR, TOO_FAR, UNFIT, Clicks
from turnwright.core.frames import Frame, State, Step
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.effects.effect import Effect
from turnwright.games.root.effects.registry import EFFECTS
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.factions.roster import ROSTER
from turnwright.games.root.queries import faction_of
from turnwright.games.root.rules import (
    RT_2_2_1,
    RT_2_5_N5,
    RT_4_1_1_N1,
    RT_4_1_N1,
    RT_4_2_1_N1,
    RT_4_2_N1,
    RT_4_2_N2,
    RT_4_3_N2,
    RT_C_ONCE,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW

COMMON: Final = {
    RT_C_ONCE: TOO_DEAR,
    RT_4_1_1_N1: TOO_DEAR,
    RT_4_2_1_N1: TOO_FAR - 1,
    RT_4_2_N1: TOO_FAR,
    RT_2_5_N5: BARRED + 1,
    RT_4_3_N2: UNFIT,
    RT_4_1_N1: UNFIT + 1,
    RT_2_2_1: UNFIT + 1,
}
"""Warriors next to a clearing are nearer to it than none; a move between clearings without a path is not meant."""
DISTANCES: Final = COMMON | {rule: far for faction in ROSTER for rule, far in faction.distances.items()}
FACTION_STEPS: Final[dict[str, Faction]] = {step.name: faction for faction in ROSTER for step in faction.steps}
CARD_STEPS: Final[dict[str, Effect]] = {step.name: effect for effect in EFFECTS for step in effect.steps}


class WoodsClicks(Clicks[Woods]):
    """Clicks on clearings, forests, cards, items and boards."""

    def has(self, s: Woods, seat: int, step: Step[State]) -> bool:
        """A question of a faction is asked to the seat that leads it or one of its kind, one of a card to those who
        have crafted it.
        """
        if s.faction[seat] == NONE:
            return False
        if step.name in CARD_STEPS:
            return CARD_STEPS[step.name].card in s.areas[seat]
        return step.name not in FACTION_STEPS or type(FACTION_STEPS[step.name]) is type(faction_of(s, seat))

    def on_turn(self, s: Woods, seat: int) -> list[Frame]:
        """The menus of the faction, and the start of Birdsong."""
        return [*faction_of(s, seat).menus(s, seat), Frame(FLOW.start, seat)] if s.round else []

    def rule_of(self, target: str) -> int:
        """Warriors never enter forests."""
        return RT_4_2_N2 if target.startswith("forest-") else 0


CLICKS: Final = WoodsClicks(DISTANCES)
