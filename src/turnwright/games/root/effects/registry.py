"""All persistent effects, in the order of their cards."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.tables import CARD_KINDS
from turnwright.games.root.effects.effect import Effect
from turnwright.games.root.effects.in_battle import Armorers, BrutalTactics, Sappers, ScoutingParty
from turnwright.games.root.effects.in_turn import (
    BetterBurrowBank,
    Cobbler,
    Codebreakers,
    CommandWarren,
    RoyalClaim,
    StandAndDeliver,
    TaxCollector,
)
from turnwright.games.root.state import Woods

EFFECTS: Final[list[Effect]] = [
    Armorers(),
    Sappers(),
    BrutalTactics(),
    RoyalClaim(),
    StandAndDeliver(),
    TaxCollector(),
    CommandWarren(),
    BetterBurrowBank(),
    Cobbler(),
    ScoutingParty(),
    Codebreakers(),
]
FIRST_EFFECT: Final = CARD_KINDS - len(EFFECTS)
"""The card of the first effect; effects are the last cards of the deck."""
EFFECT_KEYS: Final = [effect.key for effect in EFFECTS]


def effect_of(card: int) -> Effect:
    """Return the effect of a card in a play area."""
    return EFFECTS[card - FIRST_EFFECT]


def beats_ambush(s: Woods, seat: int) -> bool:
    """Return whether an attacker is immune to ambush cards."""
    return any(effect_of(card).beats_ambush() for card in s.areas[seat])
