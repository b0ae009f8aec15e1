"""Everything on the table of Mythotopia. Hands, decks and secret picks are hidden; everything else is public.

Seats, provinces, seas, borders, cards and VP cards are numbered from 0. A list "by seat and x" holds seat * n + x.
Face-up cards (discard piles, Reserves and so on) are plain lists, ascending.
"""

from __future__ import annotations

from turnwright.core.fields import ALL, OWN, Field, StateDeclaration, cards, number, numbers, rows, shared

GAME = "turnwright.games.mythotopia"


def by(name: str, doc: str, length: str, low: str = "0", high: str = "None") -> Field:
    """Declare an open list of ``length`` numbers."""
    return numbers(name, doc, length, low, high, ALL)


def provinces(name: str, doc: str) -> Field:
    """Declare an open mask of provinces."""
    return number(name, doc, high="EVERYWHERE", seen=ALL)


def open_cards(name: str, doc: str) -> Field:
    """Declare face-up cards of each seat, ascending."""
    return rows(name, doc, "seats", high="CARDS - 1", seen=ALL)


TABLE = StateDeclaration(
    GAME,
    "World",
    "Everything on the table.",
    (
        shared("rules", "cards, VP cards and readings of this table", "RuleSet", f"{GAME}.ruleset"),
        number("round", "0 before the first", seen=ALL),
        number("turn", "the seat whose turn it is", high="seats - 1", seen=ALL),
        number("first", "the seat that takes the first turn", high="seats - 1", seen=ALL),
        number("done", "mask of what can be done once in a turn and has been", high="EVERYTHING_DONE", seen=ALL),
        number(
            "used",
            "mask of improvement cards whose text was used this turn",
            high="(1 << IMPROVEMENT_KINDS) - 1",
            seen=ALL,
        ),
        number("last", "the round that is the last by agreement (0: none yet)", seen=ALL),
        number("winners", "mask of seats that have won", high="(1 << seats) - 1", seen=ALL),
        by("realms", "by seat: mask of the provinces it controls", "seats", high="EVERYWHERE"),
        by("camps", "by seat: mask of the provinces where it has armies", "seats", high="EVERYWHERE"),
        provinces("cities", "mask of provinces with a city"),
        provinces("citadels", "mask of provinces with a citadel"),
        provinces("castles", "mask of provinces with a castle"),
        provinces("dragons", "mask of provinces with a dragon"),
        provinces("runestones", "mask of provinces with a runestone"),
        provinces("pile", "mask of provinces whose cards lie in the province pile"),
        by("roads", "borders with a road, ascending", "None", high="len(BORDERS) - 1"),
        by("armies", "by seat and province: army tokens", "seats * PROVINCES"),
        by("hired", "seat * PROVINCES + province of each mercenary on the board, ascending", "None"),
        by("ships", "by seat and sea area: ship tokens", "seats * len(SEAS)"),
        by("towns", "by seat: towns in its stock", "seats"),
        by("army_stock", "by seat: armies in its stock", "seats"),
        by("ship_stock", "by seat: ships in its stock", "seats"),
        by("army_pool", "by seat: armies in its pool", "seats"),
        by("ship_pool", "by seat: ships in its pool", "seats"),
        number("in_play", "mask of VP cards in play", high="(1 << VP_KINDS) - 1", seen=ALL),
        by("heaps", "by heap: tokens left on VP cards", "HEAPS"),
        by("unused", "by value, less 1: tokens that lie unused", "VALUES"),
        by("tokens", "by seat and value, less 1: VP tokens", "seats * VALUES"),
        by("tally", "by seat and source: victory points", "seats * SOURCES", low="None"),
        by("milestones", "by seat: mask of steps of VP cards that it has scored and can score once only", "seats"),
        by("marked", "by seat: towns that lie on VP cards to mark such steps", "seats"),
        cards("cards", "the improvement deck, decks and hands", "CARDS", "zones(seats)"),
        open_cards("discards", "by seat: its discard pile"),
        open_cards("reserves", "by seat: its Reserve"),
        open_cards("removed", "by seat: its starting and province cards that it has removed"),
        by("display", "improvement cards on display", "None", high="CARDS - 1"),
        by("played", "cards played for the action under way", "None", high="CARDS - 1"),
        by("gone", "cards that have left the game", "None", high="CARDS - 1"),
        by("picked", "by seat: how many provinces it has secretly picked", "seats", high="PROVINCES"),
        numbers("picks", "by seat: mask of provinces it has secretly picked", "seats", high="EVERYWHERE", seen=OWN),
    ),
    imports=(
        f"from {GAME}.data.faces import CARDS",
        f"from {GAME}.data.geometry import BORDERS, EVERYWHERE, PROVINCES, SEAS",
        f"from {GAME}.data.tables import IMPROVEMENT_KINDS, VALUES",
        f"from {GAME}.data.vp_cards import HEAPS, VP_KINDS",
        f"from {GAME}.points import SOURCES",
        f"from {GAME}.turns import EVERYTHING_DONE",
        f"from {GAME}.zones import zones",
    ),
    checks=f"{GAME}.checks",
)
