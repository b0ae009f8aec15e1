"""Everything on the table of Root. Hands, the deck and the Supporters are hidden; everything else is public.

Seats, clearings, factions, pieces, items and cards are numbered from 0. A list "by seat and x" holds seat * n + x.
Face-up cards (discard pile, play areas and so on) are plain lists, ascending.
"""

from __future__ import annotations

from turnwright.core.fields import (
    ALL,
    Field,
    Part,
    StateDeclaration,
    boards,
    cache,
    cards,
    number,
    numbers,
    rows,
    shared,
)

GAME = "turnwright.games.root"


def by(name: str, doc: str, length: str, low: str = "0", high: str = "None") -> Field:
    """Declare an open list of ``length`` numbers."""
    return numbers(name, doc, length, low, high, ALL)


TABLE = StateDeclaration(
    GAME,
    "Woods",
    "Everything on the table.",
    (
        shared("rules", "map, factions and readings of this table", "RuleSet", f"{GAME}.ruleset"),
        number("round", "0 before the first", seen=ALL),
        number("turn", "the seat whose turn it is", high="seats - 1", seen=ALL),
        number("first", "the seat that takes the first turn", high="seats - 1", seen=ALL),
        number("phase", "of the turn", high="EVENING", seen=ALL),
        by("faction", "by seat: its faction (NONE: none yet)", "seats", "NONE", "len(FACTIONS) - 1"),
        by("vp", "by seat: its score (NONE: it has no score marker)", "seats", "NONE"),
        by("tally", "by seat and source: victory points", "seats * SOURCES", low="None"),
        number("winner", "the seat that has won (NONE: nobody yet)", "NONE", "seats - 1", ALL),
        by("suits", "by clearing: its suit (NONE: none yet)", "CLEARINGS", "NONE", "CLEARING_SUITS - 1"),
        by("warriors", "by seat and clearing", "seats * CLEARINGS"),
        by("supply", "by seat: warriors in its supply", "seats"),
        by("pieces", "by piece and clearing: buildings and tokens", "len(PIECES) * CLEARINGS"),
        by("gone", "by piece: those that have left the game", "len(PIECES)"),
        number("ruins", "mask of clearings with a ruin", high="(1 << CLEARINGS) - 1", seen=ALL),
        by("hoards", "by clearing: items under its ruin that nobody has looked at yet", "CLEARINGS"),
        by("quests", "those that lie open", "None", high="len(QUESTS) - 1"),
        by("items", "by item: those on the map", "len(ITEMS)"),
        by("crafted", "by seat and item: those in its Crafted Items box", "seats * len(ITEMS)"),
        cards("cards", "the deck, the hands, the Supporters, quests, items of ruins", "HIDDEN_KINDS", "zones(seats)"),
        by("discard", "the discard pile", "None", high="CARD_KINDS - 1"),
        by("available", "dominance cards that may be taken", "None", high="CARD_KINDS - 1"),
        rows("areas", "by seat: persistent effects in its play area", "seats", high="CARD_KINDS - 1", seen=ALL),
        by("dominance", "by seat: the dominance card it has activated (NONE: none)", "seats", "NONE", "CARD_KINDS - 1"),
        by("partner", "by seat: the seat it is in a coalition with (NONE: none)", "seats", "NONE", "seats - 1"),
        by("activated", "by suit: crafting pieces used this turn", "CLEARING_SUITS"),
        number("used", "mask of effects used this turn, by card", high="(1 << CARD_KINDS) - 1", seen=ALL),
        boards("boards", "what the faction of each seat keeps"),
        cache("rulers", "by clearing: its ruler, UNCERTAIN until it is asked for; empty: all are", "list[int]", "[]"),
    ),
    imports=(
        f"from {GAME}.data.boards import FACTIONS, PIECES",
        f"from {GAME}.data.geometry import CLEARINGS",
        f"from {GAME}.data.tables import CARD_KINDS, CLEARING_SUITS, EVENING, ITEMS, NONE, QUESTS",
        f"from {GAME}.points import SOURCES",
        f"from {GAME}.zones import HIDDEN_KINDS, zones",
    ),
    checks=f"{GAME}.checks",
)

PAYLOADS = (
    Part(
        "Battle",
        "What a battle has come to. A loss is a piece, or len(PIECES) + the seat whose warrior it is.",
        (
            number("clearing", "where it is fought", high="CLEARINGS - 1", seen=ALL),
            number("attacker", "the seat that attacks", high="seats - 1", seen=ALL),
            number("defender", "the seat that is attacked", high="seats - 1", seen=ALL),
            number(
                "ally", "the seat whose warriors the attacker treats as its own (NONE: none)", "NONE", "seats - 1", ALL
            ),
            number(
                "credit",
                "the seat that scores for buildings and tokens (NONE: whoever removes them)",
                "NONE",
                "seats - 1",
                ALL,
            ),
            number("guard", "swords lent to the defender", seen=ALL),
            by("rolled", "by side: hits it deals by the dice", "2"),
            by("extra", "by side: hits it deals besides", "2"),
            by("used", "by side: mask of effects declared", "2"),
            by("razed", "by side: enemy buildings and tokens it has removed", "2"),
            by("lost", "warriors of the ally, and items, that the attacker has lost in this battle", "2"),
            rows("losses", "by side: what it loses in this moment", "2", high="len(PIECES) + seats - 1", seen=ALL),
        ),
        (
            f"from {GAME}.data.boards import PIECES",
            f"from {GAME}.data.geometry import CLEARINGS",
            f"from {GAME}.data.tables import NONE",
        ),
    ),
    Part(
        "Aftermath",
        "What the loss of pieces brings, in the order that the active player chooses.",
        (
            by("pieces", "those lost", "None", high="len(PIECES) - 1"),
            by("clearings", "where each of them stood", "None", high="CLEARINGS - 1"),
            by("removers", "the seat that removed each of them", "None", high="seats - 1"),
        ),
        (f"from {GAME}.data.boards import PIECES", f"from {GAME}.data.geometry import CLEARINGS"),
    ),
    Part(
        "Placed",
        "How many pieces of a kind have been placed where they are short.",
        (by("by_clearing", "by clearing", "CLEARINGS"),),
        (f"from {GAME}.data.geometry import CLEARINGS",),
    ),
    Part(
        "Orders",
        "What is left to do of a column of the Decree.",
        (by("left", "by suit: cards that are not resolved yet", "len(SUITS)"),),
        (f"from {GAME}.data.tables import SUITS",),
    ),
    Part(
        "Bill",
        "What warriors from Funds still have to pay for.",
        (by("owed", "by use: warriors", "6"),),
    ),
)
