"""Wars: who takes part, how strong they are, who would win (MY-10)."""

from __future__ import annotations

from typing import Final

from turnwright.games.mythotopia.data.geometry import HILLY, PROVINCES, SEAS, SEAS_OF, STRENGTH
from turnwright.games.mythotopia.data.tables import (
    CASTLE_STRENGTH,
    CITADEL_STRENGTH,
    DRAGON_STRENGTH,
    HILLY_STRENGTH,
    NONE,
)
from turnwright.games.mythotopia.queries import mercenaries, owned, owner
from turnwright.games.mythotopia.state import World

NEUTRAL: Final = NONE
"""Represents the neutral force among the participants of a war."""
TIE: Final = -2
"""No single participant is the strongest."""


def wars(s: World) -> int:
    """Return the provinces at war: those with armies of a seat that does not control them (MY-10.1), as a mask."""
    found = 0
    for seat in range(s.seats):
        found |= s.camps[seat] & ~s.realms[seat]
    return found


def at_war(s: World, province: int) -> bool:
    """Return whether there is a war in a province."""
    return wars(s) >> province & 1 == 1


def takes_part(s: World, seat: int, province: int) -> bool:
    """Return whether a seat takes part in a war: with armies, or as the controller of the province (MY-10.2)."""
    return (s.camps[seat] | s.realms[seat]) >> province & 1 == 1


def participants(s: World, province: int) -> list[int]:
    """Return who takes part in the war in a province: the defender first, who may be NEUTRAL (MY-10.4)."""
    defender = owner(s, province)
    return [defender, *[seat for seat in range(s.seats) if seat != defender and s.camps[seat] >> province & 1]]


def strength(s: World, seat: int, province: int) -> int:
    """Return the strength of a participant, NEUTRAL for the neutral force (MY-10.5 to MY-10.15)."""
    if seat == NEUTRAL:
        return STRENGTH[province] + (DRAGON_STRENGTH if s.dragons >> province & 1 else 0)
    defends = s.realms[seat] >> province & 1 == 1
    total = s.armies[seat * PROVINCES + province]
    if defends:
        total += fortified(s, province)
    if s.hired:
        total += mercenaries(s, seat, province)
    seas = SEAS_OF[province]
    while seas:
        low = seas & -seas
        seas ^= low
        total += s.ships[seat * len(SEAS) + low.bit_length() - 1]
    for card in s.reserves[seat]:
        text = s.rules.texts[card]
        if text.strengthens:
            total += text.strength(s, seat, province, defends)
    return total


def fortified(s: World, province: int) -> int:
    """Return the bonus from a castle, a citadel and hills for a player who defends a province."""
    added = CASTLE_STRENGTH if s.castles >> province & 1 else 0
    if s.citadels >> province & 1:
        added += CITADEL_STRENGTH
    return added + HILLY_STRENGTH if HILLY >> province & 1 else added


def strongest(s: World, province: int) -> list[int]:
    """Return the participants with the highest strength in a war, the defender first."""
    best: list[int] = []
    highest = -1
    for seat in participants(s, province):
        here = strength(s, seat, province)
        if here > highest:
            highest = here
            best = [seat]
        elif here == highest:
            best.append(seat)
    return best


def winner(s: World, province: int) -> int:
    """Return who would win the war in a province now: a seat, NEUTRAL, or TIE (MY-10.21, MY-10.22)."""
    best = strongest(s, province)
    return best[0] if len(best) == 1 else TIE


def fights_players(s: World, seat: int) -> bool:
    """Return whether a seat takes part in a war in a province that a player controls (MY-17.64)."""
    realm = s.realms[seat]
    if s.camps[seat] & owned(s) & ~realm:
        return True
    return any(other != seat and s.camps[other] & realm for other in range(s.seats))
