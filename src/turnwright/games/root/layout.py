"""The table before the first answer: the map with its ruins, the items, the deck (RT-5.1)."""

from __future__ import annotations

from turnwright.games.root.data.boards import PIECES
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRDSONG, CARDS, CLEARING_SUITS, COPIES, DOMINANCE, ITEM_SUPPLY, NONE
from turnwright.games.root.points import SOURCES
from turnwright.games.root.ruleset import RuleSet
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import DECK, zones

PAIR = 2
"""The number of players with whom the deck has no dominance cards."""


def deck(seats: int) -> list[int]:
    """Return the cards of the shared deck; two players play without dominance cards (RT-5.1.3#1)."""
    cards: list[int] = []
    for card, copies in enumerate(COPIES):
        if seats > PAIR or CARDS[card].kind != DOMINANCE:
            cards.extend([card] * copies)
    return cards


def empty_table(seats: int, rules: RuleSet) -> Woods:
    """Return the table without faction pieces: no points (RT-5.1.2), ruins in their slots (RT-5.1.4)."""
    cards = zones(seats)
    cards.fill(DECK, deck(seats))
    suits = rules.map.suits
    return Woods(
        seats=seats,
        todo=[],
        rules=rules,
        round=0,
        turn=0,
        first=0,
        phase=BIRDSONG,
        faction=[NONE] * seats,
        vp=[0] * seats,
        tally=[0] * (seats * SOURCES),
        winner=NONE,
        suits=[NONE] * CLEARINGS if suits is None else suits[:],
        warriors=[0] * (seats * CLEARINGS),
        supply=[0] * seats,
        pieces=[0] * (len(PIECES) * CLEARINGS),
        gone=[0] * len(PIECES),
        ruins=rules.map.ruins,
        hoards=[0] * CLEARINGS,
        quests=[],
        items=ITEM_SUPPLY[:],
        crafted=[0] * (seats * len(ITEM_SUPPLY)),
        cards=cards,
        discard=[],
        available=[],
        areas=[[] for _seat in range(seats)],
        dominance=[NONE] * seats,
        partner=[NONE] * seats,
        activated=[0] * CLEARING_SUITS,
        used=0,
        boards=[None] * seats,
        rulers=[],
    )
