"""The vocabulary: every choice of Terra Mystica by name, and the ints of its verbs."""

from __future__ import annotations

from typing import Final

from turnwright.core.actions import Vocabulary
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, SLOT_NAMES
from turnwright.games.terra_mystica.data.tables import (
    ACTION_NAMES,
    ACTIONS,
    CARDS,
    CULT_NAMES,
    CULTS,
    CYCLE,
    FAVORS,
    LAND,
    RIVERS,
    SCORINGS,
    SLOTS,
    STRUCTURES,
    TERRAINS,
    TOWNS,
    TRADING_HOUSE,
)

SEATS: Final = 5
FACTIONS: Final = 14
ALL_CARDS: Final = 10
ALL_FAVORS: Final = 12
ALL_TOWNS: Final = 8
ALL_SCORINGS: Final = 9
LEVELS: Final = 4
"""Kinds that a structure can be upgraded to."""
SENDINGS: Final = 3
"""Ways to send a priest: for 3, 2 or 1 steps."""
MOST_ORDAINED: Final = 3

POWER_TO_PRIEST: Final = 0
POWER_TO_WORKER: Final = 1
POWER_TO_COIN: Final = 2
PRIEST_TO_WORKER: Final = 3
WORKER_TO_COIN: Final = 4
VP_TO_COIN: Final = 5
COINS_TO_VP: Final = 6
CONVERSIONS: Final = [
    "power-priest", "power-worker", "power-coin", "priest-worker", "worker-coin", "vp-coin", "coins-vp",
]  # fmt: skip

OF_CARD: Final = 0
OF_FAVOR: Final = 1
OF_STRONGHOLD: Final = 2
OF_ABILITY: Final = 3
SPECIALS: Final = ["card", "favor", "stronghold", "ability"]

END: Final = 0
DONE: Final = END + 1
BURN: Final = DONE + 1
CONVERT: Final = BURN + 1
CONNECT: Final = CONVERT + 7
BUILD: Final = CONNECT + RIVERS
TRANSFORM: Final = BUILD + LAND
AROUND: Final = TRANSFORM + LAND * CYCLE
SHIP: Final = AROUND + LAND * CYCLE
DIG: Final = SHIP + 1
UPGRADE: Final = DIG + 1
SEND: Final = UPGRADE + LAND * LEVELS
POWER: Final = SEND + CULTS * SENDINGS
SPECIAL: Final = POWER + ACTIONS
PASS: Final = SPECIAL + 4
PASS_CARD: Final = PASS + 1
BRIDGE: Final = PASS_CARD + ALL_CARDS
TAKE_FAVOR: Final = BRIDGE + SLOTS
TAKE_TOWN: Final = TAKE_FAVOR + ALL_FAVORS
CLAIM: Final = TAKE_TOWN + ALL_TOWNS
ORDAIN: Final = CLAIM + 1
STEP_CULT: Final = ORDAIN + MOST_ORDAINED + 1
ACCEPT: Final = STEP_CULT + CULTS
DECLINE: Final = ACCEPT + 1
LEAD: Final = DECLINE + 1
TAKE_CARD: Final = LEAD + FACTIONS
STARTS: Final = TAKE_CARD + ALL_CARDS
DRAW_SCORING: Final = STARTS + SEATS
DRAW_CARD: Final = DRAW_SCORING + ALL_SCORINGS
DEAL_COLOUR: Final = DRAW_CARD + ALL_CARDS


def transform_to(hex: int, terrain: int) -> int:
    """Return the choice that turns a hex into a terrain."""
    return TRANSFORM + hex * CYCLE + terrain


def upgrade_to(hex: int, kind: int) -> int:
    """Return the choice that upgrades the structure of a hex."""
    return UPGRADE + hex * LEVELS + kind - TRADING_HOUSE


def send_for(cult: int, steps: int) -> int:
    """Return the choice that sends a priest."""
    return SEND + cult * SENDINGS + SENDINGS - steps


def vocabulary(factions: list[str]) -> Vocabulary:
    """Return all names; the order of the blocks is that of the constants above."""
    cards = [card.name for card in CARDS]
    lands = [f"{name} {terrain}" for name in HEX_NAMES for terrain in TERRAINS]
    v = Vocabulary()
    v.add("end", [""], END)
    v.add("done", [""], DONE)
    v.add("burn", [""], BURN)
    v.add("convert", CONVERSIONS, CONVERT)
    v.add("connect", [f"r{river}" for river in range(RIVERS)], CONNECT)
    v.add("build", HEX_NAMES, BUILD)
    v.add("transform", lands, TRANSFORM)
    v.add("around", lands, AROUND)
    v.add("ship", [""], SHIP)
    v.add("dig", [""], DIG)
    v.add("upgrade", [f"{name} {kind}" for name in HEX_NAMES for kind in STRUCTURES[TRADING_HOUSE:]], UPGRADE)
    v.add("send", [f"{cult} {steps}" for cult in CULT_NAMES for steps in (3, 2, 1)], SEND)
    v.add("power", ACTION_NAMES, POWER)
    v.add("special", SPECIALS, SPECIAL)
    v.add("pass", ["", *cards], PASS)
    v.add("bridge", SLOT_NAMES, BRIDGE)
    v.add("favor", [tile.name for tile in FAVORS], TAKE_FAVOR)
    v.add("town", [tile.name for tile in TOWNS], TAKE_TOWN)
    v.add("claim", [""], CLAIM)
    v.add("ordain", [str(n) for n in range(MOST_ORDAINED + 1)], ORDAIN)
    v.add("cult", CULT_NAMES, STEP_CULT)
    v.add("accept", [""], ACCEPT)
    v.add("decline", [""], DECLINE)
    v.add("lead", factions, LEAD)
    v.add("card", cards, TAKE_CARD)
    v.add("starts", [str(seat) for seat in range(SEATS)], STARTS)
    v.add("scoring", [tile.name for tile in SCORINGS], DRAW_SCORING)
    v.add("deal", cards, DRAW_CARD)
    v.add("colour", TERRAINS, DEAL_COLOUR)
    return v
