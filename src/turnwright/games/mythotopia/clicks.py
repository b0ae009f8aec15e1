"""What clicks mean: which questions concern a seat, and which refusals are almost legal."""

from __future__ import annotations

from typing import Final

from turnwright.core.clicks import TOO_DEAR, TOO_FAR, UNFIT, Clicks
from turnwright.core.frames import Frame, State, Step
from turnwright.games.mythotopia.cards.roster import OWN_TEXTS
from turnwright.games.mythotopia.data.tables import ACTIONS
from turnwright.games.mythotopia.queries import can_play
from turnwright.games.mythotopia.rules import (
    MY_3_7,
    MY_3_11,
    MY_8_3,
    MY_8_4,
    MY_8_6,
    MY_8_7,
    MY_8_8,
    MY_8_10,
    MY_8_11,
    MY_8_14,
    MY_8_15,
    MY_8_18,
    MY_9_1,
    MY_9_2,
    MY_9_4,
    MY_9_7,
    MY_9_11,
    MY_9_12,
    MY_9_13,
    MY_12_2,
    MY_12_3,
    MY_12_5,
    MY_12_6,
    MY_12_8,
    MY_12_9,
    MY_12_12,
    MY_13_31,
    MY_14_2,
    MY_14_3,
)
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW

DISTANCES: Final = {
    MY_3_7: TOO_DEAR,
    MY_8_6: TOO_DEAR,
    MY_8_7: TOO_DEAR,
    MY_8_8: TOO_DEAR,
    MY_8_10: TOO_DEAR,
    MY_8_14: TOO_DEAR,
    MY_8_18: TOO_DEAR,
    MY_9_1: TOO_DEAR,
    MY_9_4: TOO_DEAR,
    MY_9_7: TOO_DEAR,
    MY_9_11: TOO_DEAR,
    MY_9_13: TOO_DEAR,
    MY_12_2: TOO_DEAR,
    MY_12_3: TOO_DEAR,
    MY_12_5: TOO_DEAR + 1,
    MY_12_6: TOO_DEAR,
    MY_12_12: TOO_DEAR,
    MY_14_2: TOO_DEAR,
    MY_14_3: TOO_DEAR,
    MY_8_3: TOO_FAR,
    MY_8_4: TOO_FAR,
    MY_8_11: TOO_FAR,
    MY_9_12: TOO_FAR,
    MY_3_11: UNFIT - 1,
    MY_8_15: UNFIT - 1,
    MY_9_2: UNFIT,
    MY_12_8: UNFIT,
    MY_12_9: UNFIT,
    MY_13_31: UNFIT,
}
"""A card that does not pay is nearer to paying than to anything else that it could do."""
CARD_STEPS: Final[dict[str, int]] = {step.name: text.card for text in OWN_TEXTS for step in text.steps}


class WorldClicks(Clicks[World]):
    """Clicks on provinces, sea areas, borders and cards."""

    def has(self, s: World, seat: int, step: Step[State]) -> bool:
        """A question of a card is asked to those who can play it."""
        return step.name not in CARD_STEPS or can_play(s, seat, CARD_STEPS[step.name])

    def on_turn(self, s: World, seat: int) -> list[Frame]:
        """The first action."""
        return [Frame(FLOW.act, seat, ACTIONS)] if s.round else []


CLICKS: Final = WorldClicks(DISTANCES)
