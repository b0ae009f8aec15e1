"""Decline: a race is flipped, an older one is removed (SW-13)."""

from __future__ import annotations

from turnwright.core.masks import numbers_of
from turnwright.core.messages import Message
from turnwright.games.small_world.column import disband, retire
from turnwright.games.small_world.data.tables import BESIDE, DECLINED, NONE, SLOTS
from turnwright.games.small_world.queries import set_force
from turnwright.games.small_world.rules import SW_13_1
from turnwright.games.small_world.state import World


def future_force(s: World, seat: int) -> int:
    """Return the force that the active race of ``seat`` becomes in decline; a race that is there now is removed."""
    for trait in s.kits[seat * SLOTS].traits:
        if trait.beside_others():
            return seat * SLOTS + BESIDE
    return seat * SLOTS + DECLINED


def decline(s: World, seat: int) -> None:
    """Put the active race of ``seat`` in decline. A returned banner may lack a badge: refill afterwards."""
    active = seat * SLOTS
    declined = future_force(s, seat)
    if s.log is not None:
        s.emit(Message("log-decline", {"seat": seat, "race": s.rules.races[s.race[active]].name}, SW_13_1))
    if s.race[declined] != NONE:
        disband(s, declined)
    for trait in s.kits[active].traits:
        trait.declined(s, active)
    flip(s, active, declined)


def flip(s: World, active: int, declined: int) -> None:
    """Flip the tokens, one per region; the rest go to the tray (SW-13.2 to SW-13.6).

    A badge stays if its own ability allows a second race in decline. Whole stacks stay if a lasting ability says so; an
    ability of a discarded badge does not last (SW-15.2).
    """
    race = s.race[active]
    badge = s.power[active]
    if any(trait.beside_others() for trait in s.rules.powers[badge].traits):
        set_force(s, declined, race, badge)
    else:
        set_force(s, declined, race, NONE)
        s.discards.append(badge)
    whole_stacks = False
    for trait in s.kits[declined].traits:
        if trait.keeps_stacks():
            whole_stacks = True
    for region in numbers_of(s.land[active]):
        s.who[region] = declined
        if not whole_stacks:
            s.tray[race] += s.tokens[region] - 1
            s.tokens[region] = 1
    s.tray[race] += s.hand[active]
    s.hand[active] = 0
    s.land[declined] = s.land[active]
    set_force(s, active, NONE, NONE)
    s.land[active] = 0
    if s.land[declined] == 0:
        retire(s, declined)
