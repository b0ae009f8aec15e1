"""Raising structures: the piece, its points, the town it may found, the power it offers."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import (
    DWELLING,
    EMPTY,
    FAVORS,
    KINDS,
    PIECES,
    SANCTUARY,
    SCORINGS,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
    TRADING_HOUSE,
)
from turnwright.games.terra_mystica.economy import Price, score
from turnwright.games.terra_mystica.network import beside_opponent, renew_hexes
from turnwright.games.terra_mystica.points import FAVOR, ROUND_TILE
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import TM_10_27, TM_13_4, TM_22_13, TM_22_14, TM_23_1
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.towns import settle, towns_without_tile


def put(s: Realm, seat: int, h: int, kind: int) -> None:
    """Put a structure on a hex; the one it replaces returns to the faction board (TM-13.4, TM-13.5)."""
    if s.kind[h] != EMPTY:
        s.built[seat * KINDS + s.kind[h]] -= 1
    s.kind[h] = kind
    if s.owner[h] != seat:
        s.owner[h] = seat
        renew_hexes(s, seat)
    s.built[seat * KINDS + kind] += 1


def left(s: Realm, seat: int, kind: int) -> int:
    """Return the pieces of a kind on the faction board (TM-10.28, TM-13.3)."""
    return PIECES[kind] - s.built[seat * KINDS + kind]


def raise_structure(s: Realm, seat: int, h: int, kind: int) -> None:
    """Build or upgrade during a round: points, rewards to choose, then the power offered to others."""
    put(s, seat, h, kind)
    if s.log is not None:
        args: dict[str, int | str] = {"seat": seat, "hex": HEX_NAMES[h], "structure": f"@structure-{STRUCTURES[kind]}"}
        s.emit(
            Message("log-build" if kind == DWELLING else "log-upgrade", args, TM_10_27 if kind == DWELLING else TM_13_4)
        )
    scoring = SCORINGS[s.scoring[s.round - 1]]
    score(s, seat, scoring.build_vp[kind], ROUND_TILE, TM_23_1, scoring.name)
    for tile in range(len(FAVORS)):
        if s.favors[seat] >> tile & 1 and FAVORS[tile].build_vp[kind]:
            rule = TM_22_14 if kind == DWELLING else TM_22_13
            score(s, seat, FAVORS[tile].build_vp[kind], FAVOR, rule, FAVORS[tile].name)
    faction = faction_of(s, seat)
    claim = kind == STRONGHOLD and faction.stronghold(s, seat)
    favors = faction.favors_each if kind in (TEMPLE, SANCTUARY) else 0
    if kind == STRONGHOLD:
        favors = faction.stronghold_favors
    settle(s, seat, h)
    queue_offers(s, seat, h)
    reward(s, seat, favors, claim)


def reward(s: Realm, seat: int, favors: int, claim: bool) -> None:
    """Ask for rewards that have to be chosen, if there are any (TM-5.10)."""
    if favors or claim or towns_without_tile(s, seat):
        s.then([Frame(FLOW.payout, seat, favors, 1 if claim else 0)])


def queue_offers(s: Realm, seat: int, h: int) -> None:
    """Offer power after the rewards and earlier offers, in the order of building (TM-14.14, TM-14.15)."""
    s.then_after(Frame(FLOW.offers, seat, h), [FLOW.offers, FLOW.payout])


def upgrade_price(s: Realm, seat: int, h: int, kind: int) -> Price:
    """Return the cost of an upgrade; a trading house next to an opponent is cheaper (TM-13.7)."""
    faction = faction_of(s, seat)
    return faction.near_price if kind == TRADING_HOUSE and beside_opponent(s, seat, h) else faction.prices[kind]
