"""Rewards of an action that are chosen: favor tiles, town tiles, the stronghold's (TM-5.10)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import GAIN, Meaning
from turnwright.games.terra_mystica.cults import spread, steps_of
from turnwright.games.terra_mystica.data.tables import ALL_FAVORS, CULTS, FAV5, FAVORS, TOWNS
from turnwright.games.terra_mystica.economy import changes, gains, losses
from turnwright.games.terra_mystica.payloads import CultSteps
from turnwright.games.terra_mystica.rules import (
    TM_5_10,
    TM_13_12,
    TM_20_8,
    TM_20_14,
    TM_22_1,
    TM_22_2,
    TM_22_3,
)
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.towns import settle_all, take_tile, towns_without_tile
from turnwright.games.terra_mystica.verbs import RealmAutoStep, RealmQuestion, RealmVerb

FAVOR_WEIGHTS: Final = [30, 30, 30, 30, 90, 40, 80, 60, 60, 60, 110, 50]
TOWN_WEIGHTS: Final = [60, 60, 70, 60, 60, 50, 50, 60]
"""By tile: how promising it looks."""


class TakeFavor(RealmVerb):
    """Take a favor tile with a copy left, none twice (TM-22.1)."""

    def __init__(self) -> None:
        super().__init__("favor", [tile.name for tile in FAVORS], TM_13_12, 170)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """A tile must be pending, not owned, and left."""
        if not f.arg:
            return TM_13_12
        if s.favors[f.seat] >> n & 1:
            return TM_22_1
        return 0 if s.favors_left[n] else TM_22_2

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The tile."""
        return {"tile": f"@tile-{FAVORS[n].name}"}

    def target(self, n: int) -> str:
        """The tile."""
        return f"favor-{FAVORS[n].name}"

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """The tile, and what its steps bring."""
        return {"thing-favor": 1} | gains(self.changes(s, f, n))

    def cost(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """A key, if a marker reaches space 10."""
        return losses(self.changes(s, f, n))

    def changes(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """Return what the steps of a tile change for the seat."""
        after = s.clone()
        spread(after, f.seat, favor_steps(n))
        return changes(s, after, f.seat)

    def meaning(self, s: Realm, f: Frame, n: int) -> Meaning:
        """A gain; of several tiles one click takes the next."""
        return Meaning(GAIN, self.cost(s, f, n), self.reward(s, f, n), repeats=f.arg > 1)

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Depends on the tile."""
        return FAVOR_WEIGHTS[n]

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Take it, then ask for the rest; its steps wait below."""
        steps = take_favor(s, f.seat, n)
        s.then([Frame(FLOW.payout, f.seat, f.arg - 1, f.extra), steps])


class TakeTown(RealmVerb):
    """Take a tile for a town (TM-20.8)."""

    def __init__(self) -> None:
        super().__init__("town", [tile.name for tile in TOWNS], TM_20_8, 180)

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """The tiles that are left, if a town is waiting."""
        if towns_without_tile(s, f.seat):
            super().offer(s, f, actions)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """A town must be waiting, and the tile must be left."""
        if not towns_without_tile(s, f.seat):
            return TM_20_8
        return 0 if s.towns_left[n] else TM_20_14

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The tile."""
        return {"tile": f"@tile-{TOWNS[n].name}"}

    def target(self, n: int) -> str:
        """The tile."""
        return f"town-{TOWNS[n].name}"

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """What the tile and the town bring."""
        return gains(self.changes(s, f, n))

    def cost(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """Keys, if more markers reach space 10 than the tile has keys."""
        return losses(self.changes(s, f, n))

    def changes(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """Return what the tile changes for the seat."""
        after = s.clone()
        take_tile(after, f.seat, n)
        return changes(s, after, f.seat)

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Depends on the tile."""
        return TOWN_WEIGHTS[n]

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Take it, then ask for the rest."""
        s.then([Frame(FLOW.payout, f.seat, f.arg, f.extra)])
        take_tile(s, f.seat, n)


class Rewards(RealmQuestion):
    """Choose the next reward, in any order. ``arg`` counts favor tiles, ``extra`` 1: the stronghold's is open.

    ``of_strongholds`` are the verbs that factions add for theirs.
    """

    def __init__(self, of_strongholds: list[RealmVerb]) -> None:
        super().__init__("rewards", TM_5_10, [TakeFavor(), TakeTown(), *of_strongholds])

    def prompt(self, s: Realm, f: Frame) -> Message:
        """Name the tile, if nothing else is pending."""
        town = towns_without_tile(s, f.seat) > 0
        due = "several" if f.extra or (town and f.arg) else "town" if town else "favor"
        return Message("prompt-rewards", {"due": due})


class Payout(RealmAutoStep):
    """Rewards are pending, as in ``Rewards``: ask for the next one while there is any. Cult steps may wait below it."""

    def __init__(self) -> None:
        super().__init__("payout", TM_5_10, personal=True)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Make the steps that need not wait; ask, unless everything is taken; what cannot be taken is lost
        (TM-22.2).
        """
        held = s.next_of(FLOW.tile_steps)
        if held is not None and towns_without_tile(s, f.seat) <= held.extra:
            s.drop_next()
            s.then([held, f])
            return
        favors = f.arg if open_favors(s, f.seat) else 0
        if favors or f.extra or towns_without_tile(s, f.seat):
            s.then([Frame(FLOW.rewards, f.seat, favors, f.extra)])


def open_favors(s: Realm, seat: int) -> list[int]:
    """Return the favor tiles a seat may take: with a copy left, and not owned (TM-22.1, TM-22.2)."""
    return [tile for tile in range(ALL_FAVORS) if s.favors_left[tile] and not s.favors[seat] >> tile & 1]


def favor_steps(tile: int) -> list[int]:
    """Return the steps of a favor tile by cult."""
    return [FAVORS[tile].steps if FAVORS[tile].cult == cult else 0 for cult in range(CULTS)]


def take_favor(s: Realm, seat: int, tile: int) -> Frame:
    """Take a favor tile; return its steps, which come after the keys of the towns that FAV5 founds (TM-20.15).

    Steps that already wait for these keys are combined with those of the tile.
    """
    s.favors[seat] |= 1 << tile
    s.favors_left[tile] -= 1
    if s.log is not None:
        s.emit(Message("log-favor", {"seat": seat, "tile": f"@tile-{FAVORS[tile].name}"}, TM_22_3))
    founded_before = towns_without_tile(s, seat)
    if tile == FAV5:
        settle_all(s, seat)
    held = s.next_of(FLOW.tile_steps)
    steps = favor_steps(tile)
    if held is not None:
        steps = [one + other for one, other in zip(steps_of(held), steps, strict=True)]
        founded_before = held.extra
        s.drop_next()
    return Frame(FLOW.tile_steps, seat, 0, founded_before, CultSteps(steps))
