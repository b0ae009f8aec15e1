"""The common steps of Mythotopia by name, so that none of them has to import another. Set up by ``game.py``."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import State, Step


class Flow:
    """Every step of the game that does not belong to a card."""

    act: Step[State]
    after: Step[State]
    approach: Step[State]
    build: Step[State]
    carry: Step[State]
    claim: Step[State]
    claim_from: Step[State]
    deal: Step[State]
    deal_province: Step[State]
    deal_vp_card: Step[State]
    discarding: Step[State]
    draft: Step[State]
    draw: Step[State]
    erect: Step[State]
    extra: Step[State]
    finish: Step[State]
    first: Step[State]
    give_up: Step[State]
    given_up: Step[State]
    hand_over: Step[State]
    hands: Step[State]
    launching: Step[State]
    march_number: Step[State]
    march_to: Step[State]
    markers: Step[State]
    muster: Step[State]
    offer_extra: Step[State]
    pay_food: Step[State]
    pay_gold: Step[State]
    pay_stone: Step[State]
    prepare: Step[State]
    purchase: Step[State]
    recall_number: Step[State]
    refill: Step[State]
    removing: Step[State]
    settled: Step[State]
    show: Step[State]
    site: Step[State]
    storing: Step[State]
    turn: Step[State]
    vp_cards: Step[State]
    withdraw_hired: Step[State]
    withdraw_number: Step[State]


FLOW: Final = Flow()
