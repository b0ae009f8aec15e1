"""Conditions that must hold between the fields of a table."""

from __future__ import annotations

from turnwright.core.errors import BadState
from turnwright.games.root.data.boards import PIECES, STOCK, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import ITEM_SUPPLY, ITEMS, NONE
from turnwright.games.root.layout import deck
from turnwright.games.root.points import SOURCES
from turnwright.games.root.queries import faction_of, on_map, open_slots
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import DECK, SUPPORTERS, hand


def check(s: Woods) -> None:
    """Reject a table that no game can reach."""
    _check_factions(s)
    _check_warriors(s)
    _check_pieces(s)
    _check_items(s)
    _check_points(s)
    if s.todo:
        _check_cards(s)


def refresh(s: Woods) -> None:
    """Recompute who rules each clearing."""
    s.rulers = []


def led(s: Woods) -> list[int]:
    """Return the seats that already lead a faction."""
    return [seat for seat in range(s.seats) if s.faction[seat] != NONE]


def kept_elsewhere(s: Woods, seat: int) -> int:
    """Return the warriors of a seat that are on faction boards."""
    return sum([faction_of(s, other).keeps(s, other, seat) for other in led(s)])


def cards_outside_deck(s: Woods) -> list[int]:
    """Return the cards of the shared deck that are anywhere else."""
    cards: list[int] = []
    for zone in (SUPPORTERS, *[hand(seat) for seat in range(s.seats)]):
        cards += s.cards.zones[zone].cards()
    cards += s.discard + s.available + [card for card in s.dominance if card != NONE]
    for area in s.areas:
        cards += area
    carriers = [FLOW.crafted, FLOW.used_up]
    for seat in led(s):
        cards += faction_of(s, seat).open_cards(s, seat)
        carriers += faction_of(s, seat).carriers
    return cards + [f.arg for f in s.todo if f.step in carriers]


def _check_factions(s: Woods) -> None:
    factions = [s.faction[seat] for seat in led(s)]
    if len(set(factions)) < len(factions):
        raise BadState("faction: two seats lead the same faction")
    for seat in range(s.seats):
        wanted = None if s.faction[seat] == NONE else faction_of(s, seat).board
        if (s.boards[seat] is None) != (wanted is None) or not (wanted is None or isinstance(s.boards[seat], wanted)):
            raise BadState(f"boards: the board of seat {seat} does not match its faction")
    if s.round and len(factions) < s.seats:
        raise BadState("faction: the first turn has begun, but a seat has no faction")


def _check_warriors(s: Woods) -> None:
    for seat in range(s.seats):
        total = s.supply[seat] + sum(s.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS])
        total += kept_elsewhere(s, seat)
        wanted = 0 if s.faction[seat] == NONE else WARRIORS[s.faction[seat]]
        if total != wanted:
            raise BadState(f"warriors: seat {seat} has {total} of {wanted}")


def _check_pieces(s: Woods) -> None:
    for piece in range(len(PIECES)):
        if on_map(s, piece) + s.gone[piece] > STOCK[piece]:
            raise BadState(f"pieces: more than {STOCK[piece]} of {PIECES[piece]}")
    for clearing in range(CLEARINGS):
        if open_slots(s, clearing) < 0:
            raise BadState(f"pieces: clearing {clearing + 1} has more buildings than slots")
        for faction in s.rules.factions:
            for piece in faction.alone:
                if s.pieces[piece * CLEARINGS + clearing] > 1:
                    raise BadState(f"pieces: clearing {clearing + 1} has two of {PIECES[piece]}")
    if s.ruins & ~s.rules.map.ruins:
        raise BadState("ruins: a ruin where the map has none")


def _check_items(s: Woods) -> None:
    boxed = all(faction_of(s, seat).boxes_items for seat in led(s))
    for item, name in enumerate(ITEMS):
        total = s.items[item] + sum(s.crafted[item :: len(ITEMS)])
        if total > ITEM_SUPPLY[item] or (boxed and total < ITEM_SUPPLY[item]):
            raise BadState(f"items: {total} of {name}, not {ITEM_SUPPLY[item]}")


def _check_points(s: Woods) -> None:
    for seat, vp in enumerate(s.vp):
        if vp == NONE and s.dominance[seat] == NONE == s.partner[seat]:
            raise BadState(f"vp: seat {seat} has no score, no dominance card and no partner")
        if vp != NONE and (s.dominance[seat] != NONE or vp != sum(s.tally[seat * SOURCES : (seat + 1) * SOURCES])):
            raise BadState(f"vp: the score of seat {seat} is not the sum of its sources")


def _check_cards(s: Woods) -> None:
    cards = s.cards.zones[DECK].cards() + cards_outside_deck(s)
    if sorted(cards) != deck(s.seats):
        raise BadState("cards: some are missing or duplicated")
    for pile in (s.discard, s.available, *s.areas):
        if pile != sorted(pile):
            raise BadState("cards: face-up cards are not in ascending order")
    if any(len(set(area)) < len(area) for area in s.areas):
        raise BadState("areas: a play area has an effect twice")
