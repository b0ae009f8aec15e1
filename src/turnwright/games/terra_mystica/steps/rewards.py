"""Rewards of an action that are chosen: favor tiles, town tiles, the stronghold's (TM-5.10)."""

from __future__ import annotations

from turnwright.core.frames import Deed, Frame, Step
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.cults import steps_of
from turnwright.games.terra_mystica.data.tables import CULTS, FAV5, FAVORS
from turnwright.games.terra_mystica.notation import ALL_FAVORS, ALL_TOWNS, CLAIM, TAKE_FAVOR, TAKE_TOWN
from turnwright.games.terra_mystica.payloads import CultSteps
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import (
    TM_5_10,
    TM_13_12,
    TM_20_8,
    TM_20_14,
    TM_22_1,
    TM_22_2,
    TM_22_3,
    TM_27_2,
)
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.towns import settle_all, take_tile, waiting


class Rewards(Step[Realm]):
    """Choose the next reward; the order is free. ``arg`` counts favor tiles, ``extra`` 1: the stronghold's is open."""

    def __init__(self) -> None:
        super().__init__("rewards", ["favor", "town", "claim", "ordain"], TM_5_10)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """Tiles that may be taken, and the stronghold's reward."""
        found: list[int] = []
        if f.arg:
            for tile in open_favors(s, f.seat):
                found.append(TAKE_FAVOR + tile)
        if waiting(s, f.seat):
            for tile in range(ALL_TOWNS):
                if s.towns_left[tile]:
                    found.append(TAKE_TOWN + tile)
        if f.extra:
            found.extend(faction_of(s, f.seat).claims(s, f.seat))
        return found

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """A tile of which a copy is left; no favor tile twice (TM-22.1)."""
        if action < TAKE_TOWN:
            tile = action - TAKE_FAVOR
            if not f.arg:
                return TM_13_12
            if s.favors[f.seat] >> tile & 1:
                return TM_22_1
            return 0 if s.favors_left[tile] else TM_22_2
        if action < CLAIM:
            if not waiting(s, f.seat):
                return TM_20_8
            return 0 if s.towns_left[action - TAKE_TOWN] else TM_20_14
        return faction_of(s, f.seat).refuse_claim(s, f.seat, action) if f.extra else TM_27_2

    def prompt(self, s: Realm, f: Frame) -> Message:
        """Name the tile, where nothing else is due."""
        town = waiting(s, f.seat) > 0
        due = "several" if f.extra or (town and f.arg) else "town" if town else "favor"
        return Message("prompt-rewards", {"due": due})

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Take it, and come back for the rest."""
        seat = f.seat
        if action < TAKE_TOWN:
            steps = take_favor(s, seat, action - TAKE_FAVOR)
            s.then([Frame(FLOW.payout, seat, f.arg - 1, f.extra), steps])
        elif action < CLAIM:
            s.then([Frame(FLOW.payout, seat, f.arg, f.extra)])
            take_tile(s, seat, action - TAKE_TOWN)
        else:
            s.then([Frame(FLOW.payout, seat, f.arg)])
            faction_of(s, seat).claim(s, seat, action)


class Payout(Deed[Realm]):
    """Rewards are due, as in ``Rewards``: ask for the next one while there is any. Cult steps may wait beneath it."""

    def __init__(self) -> None:
        super().__init__("payout", TM_5_10)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Make the steps that need not wait; ask, unless all is taken; what cannot be taken is lost (TM-22.2)."""
        held = s.next_of(FLOW.tile_steps)
        if held is not None and waiting(s, f.seat) <= held.extra:
            s.drop_next()
            s.then([held, f])
            return
        favors = f.arg if open_favors(s, f.seat) else 0
        if favors or f.extra or waiting(s, f.seat):
            s.then([Frame(FLOW.rewards, f.seat, favors, f.extra)])


def open_favors(s: Realm, seat: int) -> list[int]:
    """Return the favor tiles a seat may take: a copy is left, and it owns none (TM-22.1, TM-22.2)."""
    return [tile for tile in range(ALL_FAVORS) if s.favors_left[tile] and not s.favors[seat] >> tile & 1]


def take_favor(s: Realm, seat: int, tile: int) -> Frame:
    """Take a favor tile; return its steps, which come after the keys of the towns that FAV5 founds (TM-20.15).

    Steps that wait for these keys already wait together with those of the tile.
    """
    s.favors[seat] |= 1 << tile
    s.favors_left[tile] -= 1
    if s.told is not None:
        s.tell(Message("log-favor", {"seat": seat, "tile": f"@tile-{FAVORS[tile].name}"}, TM_22_3))
    founded_before = waiting(s, seat)
    if tile == FAV5:
        settle_all(s, seat)
    held = s.next_of(FLOW.tile_steps)
    steps = [0] * CULTS
    if held is not None:
        steps = steps_of(held)[:]
        founded_before = held.extra
        s.drop_next()
    steps[FAVORS[tile].cult] += FAVORS[tile].steps
    return Frame(FLOW.tile_steps, seat, 0, founded_before, CultSteps(steps))
