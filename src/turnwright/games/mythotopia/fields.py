"""Everything on the table of Mythotopia. Hands, decks and secret picks are hidden; everything else is public.

Seats, provinces, seas, borders, cards and VP cards are numbered from 0. A list "by seat and x" holds seat * n + x.
Face-up cards (discard piles, Reserves and so on) are plain lists, ascending.
"""

from __future__ import annotations

from turnwright.core.amounts import SEATS, Size
from turnwright.core.fields import (
    ALL,
    ANY,
    COUNT,
    OWN,
    SEAT,
    Field,
    StateDeclaration,
    Values,
    cards,
    heap,
    index,
    mask,
    number,
    numbers,
    of_seat,
    rows,
    shared,
    up_to,
)
from turnwright.games.mythotopia.data.faces import CARDS
from turnwright.games.mythotopia.data.geometry import BORDERS, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import IMPROVEMENT_KINDS, VALUES
from turnwright.games.mythotopia.data.vp_cards import HEAPS, VP_KINDS
from turnwright.games.mythotopia.points import SOURCES
from turnwright.games.mythotopia.ruleset import RuleSet
from turnwright.games.mythotopia.turns import THINGS_DONE
from turnwright.games.mythotopia.zones import zones


def by(name: str, doc: str, shape: tuple[Size, ...], values: Values = COUNT) -> Field:
    """Declare an open list of numbers."""
    return numbers(name, doc, shape, values, ALL)


def provinces(name: str, doc: str) -> Field:
    """Declare an open mask of provinces."""
    return number(name, doc, mask(PROVINCES), ALL)


def open_cards(name: str, doc: str) -> Field:
    """Declare face-up cards of each seat, ascending."""
    return rows(name, doc, (SEATS,), index(CARDS), ALL)


TABLE = StateDeclaration(
    "turnwright.games.mythotopia",
    "World",
    "Everything on the table.",
    (
        shared("rules", "cards, VP cards and readings of this table", RuleSet),
        number("round", "0 before the first", seen=ALL),
        number("turn", "the seat whose turn it is", SEAT, ALL),
        number("first", "the seat that takes the first turn", SEAT, ALL),
        number("done", "mask of what can be done once in a turn and has been", mask(THINGS_DONE), ALL),
        number("used", "mask of improvement cards whose text was used this turn", mask(IMPROVEMENT_KINDS), ALL),
        number("last", "the round that is the last by agreement (0: none yet)", seen=ALL),
        number("winners", "mask of seats that have won", mask(SEATS), ALL),
        by("realms", "by seat: mask of the provinces it controls", (SEATS,), mask(PROVINCES)),
        by("camps", "by seat: mask of the provinces where it has armies", (SEATS,), mask(PROVINCES)),
        provinces("cities", "mask of provinces with a city"),
        provinces("citadels", "mask of provinces with a citadel"),
        provinces("castles", "mask of provinces with a castle"),
        provinces("dragons", "mask of provinces with a dragon"),
        provinces("runestones", "mask of provinces with a runestone"),
        provinces("pile", "mask of provinces whose cards lie in the province pile"),
        heap("roads", "borders with a road, ascending", index(len(BORDERS)), ALL),
        by("armies", "by seat and province: army tokens", (SEATS, PROVINCES)),
        heap("hired", "seat * PROVINCES + province of each mercenary on the board, ascending", of_seat(PROVINCES), ALL),
        by("ships", "by seat and sea area: ship tokens", (SEATS, len(SEAS))),
        by("towns", "by seat: towns in its stock", (SEATS,)),
        by("army_stock", "by seat: armies in its stock", (SEATS,)),
        by("ship_stock", "by seat: ships in its stock", (SEATS,)),
        by("army_pool", "by seat: armies in its pool", (SEATS,)),
        by("ship_pool", "by seat: ships in its pool", (SEATS,)),
        number("in_play", "mask of VP cards in play", mask(VP_KINDS), ALL),
        by("heaps", "by heap: tokens left on VP cards", (HEAPS,)),
        by("unused", "by value, less 1: tokens that lie unused", (VALUES,)),
        by("tokens", "by seat and value, less 1: VP tokens", (SEATS, VALUES)),
        by("tally", "by seat and source: victory points", (SEATS, SOURCES), ANY),
        by(
            "milestones",
            "by seat: mask of steps of VP cards that it has scored and can score once only",
            (SEATS,),
            mask(len(SEAS), checked=False),
        ),
        by("marked", "by seat: towns that lie on VP cards to mark such steps", (SEATS,)),
        cards(
            "cards",
            "the improvement deck, decks and hands",
            CARDS,
            zones,
            table=("improvement_deck", "looked_at"),
            seat=("deck", "hand"),
        ),
        open_cards("discards", "by seat: its discard pile"),
        open_cards("reserves", "by seat: its Reserve"),
        open_cards("removed", "by seat: its starting and province cards that it has removed"),
        heap("display", "improvement cards on display", index(CARDS), ALL),
        heap("played", "cards played for the action under way", index(CARDS), ALL),
        heap("gone", "cards that have left the game", index(CARDS), ALL),
        by("picked", "by seat: how many provinces it has secretly picked", (SEATS,), up_to(PROVINCES)),
        numbers("picks", "by seat: mask of provinces it has secretly picked", (SEATS,), mask(PROVINCES), OWN),
    ),
)
