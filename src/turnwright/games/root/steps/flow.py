"""The common steps of Root by name, so that none of them has to import another. Set up by ``game.py``."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import State, Step


class Flow:
    """Every step of the game that does not belong to a faction."""

    activate: Step[State]
    aftermath: Step[State]
    ambush: Step[State]
    battle_end: Step[State]
    birdsong: Step[State]
    casualties: Step[State]
    charge: Step[State]
    closing: Step[State]
    crafted: Step[State]
    daylight: Step[State]
    deal: Step[State]
    dealt_suit: Step[State]
    declare: Step[State]
    dice: Step[State]
    discard: Step[State]
    draw: Step[State]
    effects: Step[State]
    end: Step[State]
    evening: Step[State]
    faction: Step[State]
    fetched: Step[State]
    first: Step[State]
    foil: Step[State]
    free_battle: Step[State]
    free_move: Step[State]
    hits: Step[State]
    limit: Step[State]
    lose: Step[State]
    losses: Step[State]
    opening: Step[State]
    order: Step[State]
    prepare: Step[State]
    setup: Step[State]
    spend: Step[State]
    start: Step[State]
    stealing: Step[State]
    take: Step[State]
    turn: Step[State]
    used_up: Step[State]


FLOW: Final = Flow()
