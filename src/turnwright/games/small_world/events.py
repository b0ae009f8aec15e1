"""What the log of Small World shows: dice, conquests and their costs, coins."""

from __future__ import annotations

from typing import Final

from turnwright.core.events import Shown
from turnwright.games.small_world.factions.shown import MARKERS_SHOWN

REGION: Final = "region-{region}"
DIE: Final = ("die-{roll}",)

EVENTS: Final = {
    "log-turn": Shown("turn", number="round"),
    "log-pick": Shown("draw", "seat-{seat}"),
    "log-conquer": Shown("capture", REGION),
    "log-conquer-rolled": Shown("capture", REGION),
    "log-attempt": Shown("fight", REGION),
    "log-attempt-won": Shown("roll", REGION, faces=DIE, won=True),
    "log-attempt-lost": Shown("roll", REGION, faces=DIE, won=False),
    "log-roll": Shown("roll", faces=DIE),
    "log-swap": Shown("capture", REGION),
    "log-tribe-gone": Shown("loss", REGION),
    "log-beaten": Shown("loss", REGION),
    "log-withdrawn": Shown("loss", REGION),
    "log-abandon": Shown("loss", REGION),
    "log-give-up": Shown("loss", REGION),
    "log-place": Shown("build", REGION),
    **MARKERS_SHOWN,
    "log-income-total": Shown("points", "seat-{seat}", number="coins"),
}
