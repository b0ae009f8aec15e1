"""The steps of Terra Mystica by name, so that none of them has to import another. Set up by ``game.py``."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import State, Step


class Flow:
    """Every step of the game that does not belong to a faction."""

    draw_tiles: Step[State]
    draw_cards: Step[State]
    first: Step[State]
    deal_colours: Step[State]
    leading: Step[State]
    placing: Step[State]
    first_card: Step[State]
    round: Step[State]
    turn: Step[State]
    act: Step[State]
    after: Step[State]
    spades: Step[State]
    bridging: Step[State]
    cult_step: Step[State]
    top_choice: Step[State]
    rewards: Step[State]
    tile_steps: Step[State]
    offers: Step[State]
    offer: Step[State]
    bonus: Step[State]
    clean_up: Step[State]
    placement: Step[State]
    opening: Step[State]
    payout: Step[State]


FLOW: Final = Flow()
