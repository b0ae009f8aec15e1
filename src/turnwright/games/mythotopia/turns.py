"""Things that can be done once per turn: flags that are cleared at the start of every turn."""

from __future__ import annotations

from typing import Final

FREE: Final = 1
"""A free action has been taken, so that no war and no game can be ended (MY-10.18, MY-15.4)."""
DRAFTED: Final = 2
"""A card has been acquired (MY-12.12)."""
MARCHED: Final = 4
"""Armies have moved over roads (MY-13.30)."""
THINGS_DONE: Final = 3
"""How many of them there are."""
