"""The cult tracks (TM-15): steps, their power, keys and space 10."""

from __future__ import annotations

from typing import cast

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.tables import CULT_NAMES, CULT_POWER, CULTS, TOP
from turnwright.games.terra_mystica.economy import gain_power
from turnwright.games.terra_mystica.payloads import CultSteps
from turnwright.games.terra_mystica.rules import TM_15_1
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW


def steps_of(f: Frame) -> list[int]:
    """Return the steps by cult in a frame."""
    return cast("CultSteps", f.payload).steps


def top_free(s: Realm, cult: int) -> bool:
    """Return whether nobody is on space 10 (TM-15.4)."""
    return all(s.cult[seat * CULTS + cult] != TOP for seat in range(s.seats))


def goal(s: Realm, seat: int, cult: int, steps: int) -> int:
    """Return where ``steps`` would move the marker: space 10 costs a key and must be free (TM-15.5 to TM-15.7)."""
    here = s.cult[seat * CULTS + cult]
    there = here + steps
    if there < TOP:
        return there
    if here == TOP or (s.keys[seat] > 0 and top_free(s, cult)):
        return TOP
    return TOP - 1


def advance(s: Realm, seat: int, cult: int, steps: int) -> None:
    """Move the marker, use the key it needs, gain the power of the spaces reached."""
    place = seat * CULTS + cult
    here = s.cult[place]
    there = goal(s, seat, cult, steps)
    if there == here:
        return
    if there == TOP:
        s.keys[seat] -= 1
    s.cult[place] = there
    power = 0
    for space in range(here + 1, there + 1):
        power += CULT_POWER[space]
    gained = gain_power(s, seat, power) if power else 0
    if s.log is not None:
        args: dict[str, int | str] = {"seat": seat, "cult": f"@cult-{CULT_NAMES[cult]}", "space": there}
        s.emit(Message("log-cult", args | {"steps": there - here, "power": gained}, TM_15_1))


def contested(s: Realm, seat: int, steps: list[int]) -> list[int]:
    """Return the cults that could reach space 10, if there are not enough keys for all of them."""
    reached: list[int] = []
    if s.keys[seat] == 0:
        return reached
    for cult in range(CULTS):
        here = s.cult[seat * CULTS + cult]
        if here < TOP <= here + steps[cult] and top_free(s, cult):
            reached.append(cult)
    return reached if len(reached) > s.keys[seat] else []


def spread(s: Realm, seat: int, steps: list[int]) -> None:
    """Advance the markers by the given steps; ask which reach space 10 if there are not enough keys (TM-15.10).

    A marker that was chosen and moved is on space 10 and stays there.
    """
    if contested(s, seat, steps):
        s.then([Frame(FLOW.top_choice, seat, payload=CultSteps(steps))])
        return
    for cult in range(CULTS):
        advance(s, seat, cult, steps[cult])
