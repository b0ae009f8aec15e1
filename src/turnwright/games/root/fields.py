"""Everything on the table of Root. Hands, the deck and the Supporters are hidden; everything else is public.

Seats, clearings, factions, pieces, items and cards are numbered from 0. A list "by seat and x" holds seat * n + x.
Face-up cards (discard pile, play areas and so on) are plain lists, ascending.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.amounts import SEATS, Size
from turnwright.core.fields import (
    ALL,
    ANY,
    COUNT,
    SEAT,
    Field,
    Part,
    StateDeclaration,
    Values,
    between,
    boards,
    cache,
    cards,
    heap,
    index,
    mask,
    number,
    numbers,
    rows,
    seat_or,
    sequence,
    shared,
    up_to,
)
from turnwright.games.root.data.boards import FACTIONS, PIECES, STOCK
from turnwright.games.root.data.geometry import CLEARINGS, RUINS
from turnwright.games.root.data.tables import CARD_KINDS, CLEARING_SUITS, EVENING, ITEMS, NONE, QUESTS, SUITS
from turnwright.games.root.points import SOURCES
from turnwright.games.root.ruleset import RuleSet
from turnwright.games.root.zones import HIDDEN_KINDS, zones

SIDES: Final = 2
"""Of a battle."""


def by(name: str, doc: str, shape: tuple[Size, ...], values: Values = COUNT) -> Field:
    """Declare an open list of numbers."""
    return numbers(name, doc, shape, values, ALL)


TABLE = StateDeclaration(
    "turnwright.games.root",
    "Woods",
    "Everything on the table.",
    (
        shared("rules", "map, factions and readings of this table", RuleSet),
        number("round", "0 before the first", seen=ALL),
        number("turn", "the seat whose turn it is", SEAT, ALL),
        number("first", "the seat that takes the first turn", SEAT, ALL),
        number("phase", "of the turn", up_to(EVENING), ALL),
        by("faction", "by seat: its faction (NONE: none yet)", (SEATS,), index(len(FACTIONS), NONE)),
        by("vp", "by seat: its score (NONE: it has no score marker)", (SEATS,), between(NONE, None)),
        by("tally", "by seat and source: victory points", (SEATS, SOURCES), ANY),
        number("winner", "the seat that has won (NONE: nobody yet)", seat_or(NONE), ALL),
        by("suits", "by clearing: its suit (NONE: none yet)", (CLEARINGS,), index(CLEARING_SUITS, NONE)),
        by("warriors", "by seat and clearing", (SEATS, CLEARINGS)),
        by("supply", "by seat: warriors in its supply", (SEATS,)),
        by("pieces", "by piece and clearing: buildings and tokens", (len(PIECES), CLEARINGS)),
        by("gone", "by piece: those that have left the game", (len(PIECES),)),
        number("ruins", "mask of clearings with a ruin", mask(CLEARINGS), ALL),
        by("hoards", "by clearing: items under its ruin that nobody has looked at yet", (CLEARINGS,)),
        heap("quests", "those that lie open", index(len(QUESTS)), ALL),
        by("items", "by item: those on the map", (len(ITEMS),)),
        by("crafted", "by seat and item: those in its Crafted Items box", (SEATS, len(ITEMS))),
        cards(
            "cards",
            "the deck, the hands, the Supporters, quests, items of ruins",
            HIDDEN_KINDS,
            zones,
            table=("deck", "supporters", "quest_deck", "ruin_items", *[f"ruin_{n}" for n in range(1, RUINS + 1)]),
            seat=("hand",),
        ),
        heap("discard", "the discard pile", index(CARD_KINDS), ALL),
        heap("available", "dominance cards that may be taken", index(CARD_KINDS), ALL),
        rows("areas", "by seat: persistent effects in its play area", (SEATS,), index(CARD_KINDS), ALL),
        by("dominance", "by seat: the dominance card it has activated (NONE: none)", (SEATS,), index(CARD_KINDS, NONE)),
        by("partner", "by seat: the seat it is in a coalition with (NONE: none)", (SEATS,), seat_or(NONE)),
        by("activated", "by suit: crafting pieces used this turn", (CLEARING_SUITS,)),
        number("used", "mask of effects used this turn, by card", mask(CARD_KINDS), ALL),
        boards("boards", "what the faction of each seat keeps"),
        cache("rulers", "by clearing: its ruler, UNCERTAIN until it is asked for; empty: all are", list[int], list),
    ),
)

PAYLOADS = (
    Part(
        "Battle",
        "What a battle has come to. A loss is a piece, or len(PIECES) + the seat whose warrior it is.",
        (
            number("clearing", "where it is fought", index(CLEARINGS), ALL),
            number("attacker", "the seat that attacks", SEAT, ALL),
            number("defender", "the seat that is attacked", SEAT, ALL),
            number("ally", "the seat whose warriors the attacker treats as its own (NONE: none)", seat_or(NONE), ALL),
            number(
                "credit",
                "the seat that scores for buildings and tokens (NONE: whoever removes them)",
                seat_or(NONE),
                ALL,
            ),
            number("guard", "swords lent to the defender", seen=ALL),
            by("rolled", "by side: hits it deals by the dice", (SIDES,)),
            by("extra", "by side: hits it deals besides", (SIDES,)),
            by("used", "by side: mask of effects declared", (SIDES,), mask(CARD_KINDS + 1, checked=False)),
            by("razed", "by side: enemy buildings and tokens it has removed", (SIDES,)),
            by("lost", "warriors of the ally, and items, that the attacker has lost in this battle", (SIDES,)),
            rows("losses", "by side: what it loses in this moment", (SIDES,), index(len(PIECES) + SEATS), ALL),
        ),
    ),
    Part(
        "Aftermath",
        "What the loss of pieces brings, in the order that the active player chooses.",
        (
            sequence("pieces", "those lost", sum(STOCK), index(len(PIECES)), ALL),
            sequence("clearings", "where each of them stood", sum(STOCK), index(CLEARINGS), ALL),
            sequence("removers", "the seat that removed each of them", sum(STOCK), SEAT, ALL),
        ),
    ),
    Part(
        "Placed",
        "How many pieces of a kind have been placed where they are short.",
        (by("by_clearing", "by clearing", (CLEARINGS,)),),
    ),
    Part(
        "Orders",
        "What is left to do of a column of the Decree.",
        (by("left", "by suit: cards that are not resolved yet", (len(SUITS),)),),
    ),
    Part(
        "Bill",
        "What warriors from Funds still have to pay for.",
        (by("owed", "by use: warriors", (6,)),),
    ),
)
