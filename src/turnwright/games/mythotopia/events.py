"""What the log of Mythotopia shows: invasions and wars, armies that arrive, leave and march, cards, points."""

from __future__ import annotations

from typing import Final

from turnwright.core.events import Shown

PROVINCE: Final = "{province}"
SEAT: Final = "seat-{seat}"
CARD: Final = ("{card}",)

EVENTS: Final = {
    "log-turn": Shown("turn", number="round"),
    "log-dealt": Shown("capture", PROVINCE),
    "log-dragon": Shown("build", PROVINCE),
    "log-runestone": Shown("build", PROVINCE),
    "log-given-up": Shown("loss", PROVINCE),
    "log-citadel": Shown("build", PROVINCE),
    "log-show": Shown("draw", faces=CARD),
    "log-play": Shown("draw", SEAT, faces=CARD),
    "log-drew": Shown("draw", SEAT, faces=CARD),
    "log-looked": Shown("draw", SEAT, faces=CARD),
    "log-kept": Shown("draw", SEAT, faces=CARD),
    "log-draft": Shown("draw", SEAT, faces=CARD),
    "log-invade": Shown("fight", PROVINCE),
    "log-armies": Shown("build", PROVINCE, number="armies"),
    "log-ships": Shown("build", "{sea}", number="ships"),
    "log-withdraw": Shown("loss", PROVINCE, number="armies"),
    "log-recall": Shown("loss", "{sea}", number="ships"),
    "log-march": Shown("travel", "{other}", PROVINCE, number="armies"),
    "log-raid": Shown("loss", PROVINCE),
    "log-won": Shown("fight", PROVINCE, won=True),
    "log-defended": Shown("fight", PROVINCE, won=True),
    "log-neutral-holds": Shown("fight", PROVINCE, won=False),
    "log-capture": Shown("capture", PROVINCE),
    "log-no-town": Shown("loss", PROVINCE),
    "log-city": Shown("build", PROVINCE),
    "log-castle": Shown("build", PROVINCE),
    "log-road": Shown("build", "{other}", PROVINCE),
    "log-peace": Shown("fight", PROVINCE),
    "log-score": Shown("points", SEAT, number="vp"),
}
