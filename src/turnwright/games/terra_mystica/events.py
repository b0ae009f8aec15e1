"""What the log of Terra Mystica shows: building, transforming, founding towns, cult steps, points."""

from __future__ import annotations

from typing import Final

from turnwright.core.events import Shown

HEX: Final = "hex-{hex}"
SEAT: Final = "seat-{seat}"

EVENTS: Final = {
    "log-round": Shown("round", number="round"),
    "log-scoring": Shown("draw"),
    "log-card-in-play": Shown("draw"),
    "log-place": Shown("build", HEX),
    "log-build": Shown("build", HEX),
    "log-upgrade": Shown("build", HEX),
    "log-bridge": Shown("build", "slot-{slot}"),
    "log-transform": Shown("capture", HEX),
    "log-sandstorm": Shown("capture", HEX),
    "log-cult": Shown("travel", "{cult}", number="steps"),
    "log-town-tile": Shown("draw", SEAT),
    "log-favor": Shown("draw", SEAT),
    "log-vp": Shown("points", SEAT, number="vp"),
}
