"""Skeletons (SW-25): new tokens for non-empty conquests, at redeployment."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.rules import SW_25_1
from turnwright.games.small_world.state import World


class Raised(Trait):
    """New tokens for non-empty conquests, at redeployment."""

    def reinforce(self, s: World, force: int) -> None:
        """Add one token for every two non-empty conquests, while the tray has any (SW-25.3)."""
        race = s.race[force]
        gained = min(s.raided // 2, s.tray[race])
        s.tray[race] -= gained
        s.hand[force] += gained
        if gained:
            s.emit(Message("log-reinforced", {"seat": force // SLOTS, "tokens": gained}, SW_25_1))


RACE: Race = Race("skeletons", 6, 20, [Raised("skeletons", SW_25_1, worth=1200)])
