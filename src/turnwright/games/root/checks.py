"""Conditions that must hold between the fields of a table."""

from __future__ import annotations

from typing import Final

from turnwright.core.errors import BadState
from turnwright.core.inventory import miscounted, misplaced, named
from turnwright.core.masks import numbers_of
from turnwright.games.root.data.boards import FACTIONS, PIECES, STOCK, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import ITEM_SUPPLY, ITEMS, NONE
from turnwright.games.root.layout import deck
from turnwright.games.root.names import CLEARING_NAMES, HIDDEN_NAMES
from turnwright.games.root.points import SOURCES
from turnwright.games.root.queries import faction_of, on_map, open_slots
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import DECK, SUPPORTERS, hand

NAME: Final = HIDDEN_NAMES.name


def check(s: Woods) -> None:
    """Reject a table that no game can reach."""
    _check_factions(s)
    _check_warriors(s)
    _check_pieces(s)
    _check_clearings(s)
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
    leaders: dict[int, int] = {}
    for seat in led(s):
        other = leaders.setdefault(s.faction[seat], seat)
        if other != seat:
            raise BadState(f"faction: seats {other} and {seat} both lead {FACTIONS[s.faction[seat]]}")
    for seat in range(s.seats):
        board = s.boards[seat]
        wanted = None if s.faction[seat] == NONE else faction_of(s, seat).board
        if board is None if wanted is None else isinstance(board, wanted):
            continue
        found, right = "none" if board is None else type(board).__name__, "none" if wanted is None else wanted.__name__
        faction = "no faction" if s.faction[seat] == NONE else FACTIONS[s.faction[seat]]
        raise BadState(f"boards: seat {seat} leads {faction}, so its board is {right}, not {found}")
    if s.round and len(leaders) < s.seats:
        raise BadState(f"faction: round {s.round} has begun, but seat {s.faction.index(NONE)} leads no faction")


def _check_warriors(s: Woods) -> None:
    for seat in range(s.seats):
        standing, kept = sum(s.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS]), kept_elsewhere(s, seat)
        total = s.supply[seat] + standing + kept
        wanted = 0 if s.faction[seat] == NONE else WARRIORS[s.faction[seat]]
        if total != wanted:
            there = f"{s.supply[seat]} in its supply, {standing} in clearings, {kept} on boards"
            raise BadState(f"warriors: seat {seat} has {total} of {wanted} warriors: {there}")


def _check_pieces(s: Woods) -> None:
    for piece, name in enumerate(PIECES):
        there = on_map(s, piece)
        if there + s.gone[piece] > STOCK[piece]:
            where = f"{there} on the map, {s.gone[piece]} gone"
            raise BadState(f"pieces: there are {there + s.gone[piece]} of {STOCK[piece]} {name}: {where}")


def _check_clearings(s: Woods) -> None:
    for clearing in range(CLEARINGS):
        slots = s.rules.map.slots[clearing]
        filled = slots - open_slots(s, clearing)
        if filled > slots:
            built = f"{filled} buildings and ruins, but room for {slots}"
            raise BadState(f"pieces: clearing {CLEARING_NAMES.name(clearing)} has {built}")
        for faction in s.rules.factions:
            for piece in faction.alone:
                there = s.pieces[piece * CLEARINGS + clearing]
                if there > 1:
                    where = f"clearing {CLEARING_NAMES.name(clearing)}"
                    raise BadState(f"pieces: {where} has {there} {PIECES[piece]}, but at most 1 can be in a clearing")
    astray = numbers_of(s.ruins & ~s.rules.map.ruins)
    if astray:
        printed = named(numbers_of(s.rules.map.ruins), CLEARING_NAMES.name)
        raise BadState(f"ruins: the map has none in clearing {CLEARING_NAMES.name(astray[0])}, but in {printed}")


def _check_items(s: Woods) -> None:
    boxed = all(faction_of(s, seat).boxes_items for seat in led(s))
    for item, name in enumerate(ITEMS):
        left, crafted, wanted = s.items[item], sum(s.crafted[item :: len(ITEMS)]), ITEM_SUPPLY[item]
        total = left + crafted
        if total > wanted or (boxed and total < wanted):
            raise BadState(f"items: there are {total} of {wanted} {name}: {left} on the map, {crafted} crafted")


def _check_points(s: Woods) -> None:
    for seat, vp in enumerate(s.vp):
        earned = sum(s.tally[seat * SOURCES : (seat + 1) * SOURCES])
        if vp == NONE and s.dominance[seat] == NONE == s.partner[seat]:
            raise BadState(f"vp: seat {seat} has no score, but neither a dominance card nor a partner in its place")
        if vp != NONE and s.dominance[seat] != NONE:
            raise BadState(f"vp: seat {seat} has {vp} VP, but {NAME(s.dominance[seat])} in place of a score")
        if vp != NONE and vp != earned:
            raise BadState(f"vp: seat {seat} has {vp} VP, but its sources in tally add up to {earned}")


def _check_cards(s: Woods) -> None:
    wrong = miscounted(s.cards.zones[DECK].cards() + cards_outside_deck(s), deck(s.seats), NAME)
    if wrong:
        raise BadState(f"cards: there are {wrong}")
    areas = [("areas", area) for area in s.areas]
    for field, pile in [("discard", s.discard), ("available", s.available), *areas]:
        order = misplaced(pile, NAME)
        if order:
            raise BadState(f"{field}: face-up cards lie in the order of the deck: {order}")
    for seat, area in enumerate(s.areas):
        for card in area:
            if area.count(card) > 1:
                raise BadState(f"areas: seat {seat} has {area.count(card)} {NAME(card)}: one is allowed")
