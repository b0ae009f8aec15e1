"""What the log of Root shows: battles and their dice, cards, pieces that appear, move or leave, points."""

from __future__ import annotations

from typing import Final

from turnwright.core.events import Shown

CLEARING: Final = "clearing-{clearing}"
CARD: Final = ("{card}",)

EVENTS: Final = {
    "log-turn": Shown("turn", number="round"),
    "log-battle": Shown("fight", CLEARING),
    "log-ambush": Shown("draw", faces=CARD),
    "log-foil": Shown("draw", faces=CARD),
    "log-roll": Shown("roll", CLEARING, faces=("die-{one}", "die-{two}")),
    "log-move": Shown("travel", "clearing-{to}", "clearing-{from}", number="warriors"),
    "log-pawn": Shown("travel", CLEARING),
    "log-place-warriors": Shown("build", CLEARING, number="warriors"),
    "log-place": Shown("build", CLEARING),
    "log-remove": Shown("loss", CLEARING, number="number"),
    "log-revolt": Shown("fight", CLEARING),
    "log-scorch": Shown("loss", CLEARING),
    "log-ruin": Shown("loss", CLEARING),
    "log-explore": Shown("draw", CLEARING),
    "log-drew": Shown("draw", "seat-{seat}", faces=CARD),
    "log-supporter-card": Shown("draw", "seat-{seat}", faces=CARD),
    "log-stolen-card": Shown("draw", "seat-{seat}", faces=CARD),
    "log-reveal": Shown("draw", "seat-{seat}", faces=CARD),
    "log-seen": Shown("draw", "seat-{seat}", faces=CARD),
    "log-craft": Shown("draw", "seat-{seat}", faces=CARD),
    "log-dominance": Shown("draw", "seat-{seat}", faces=CARD),
    "log-buy": Shown("draw", "seat-{seat}", faces=CARD),
    "log-uncover": Shown("draw", faces=("{quest}",)),
    "log-score": Shown("points", "seat-{seat}", number="vp"),
}
