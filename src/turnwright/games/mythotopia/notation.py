"""How positions of Mythotopia are written: provinces, seas, borders and cards by name.

What is not said is as in the first round of a game without realms: the fixed VP cards and the first four others are in
play with all their tokens, armies and ships are in stocks and pools, the improvement cards that are nowhere else in
their deck, and the other cards of a seat in its deck. The seat ``turn`` has two actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.game import JsonDict
from turnwright.core.masks import count
from turnwright.core.notation import Notation
from turnwright.core.spelling import Names, Spelling, Spellings, numbered
from turnwright.games.mythotopia.checks import cards_of, dealt, improvements_outside_deck
from turnwright.games.mythotopia.data.faces import ALL_IMPROVEMENTS, CARD_KEYS, FIRST_STARTING, starting_cards
from turnwright.games.mythotopia.data.geometry import BORDER_KEYS, EVERYWHERE, KEYS, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import (
    ACTIONS,
    ARMIES,
    PAIR,
    PAIR_TOWNS,
    POOL_ARMIES,
    POOL_SHIPS,
    PROVINCE_VP,
    SHIPS,
    TOKENS,
    TOWNS,
    VALUES,
)
from turnwright.games.mythotopia.data.vp_cards import FIXED, HEAP_CARD, HEAP_VALUE, HEAPS, VARIABLE, VP_KEYS, tokens_on
from turnwright.games.mythotopia.layout import empty_table
from turnwright.games.mythotopia.options import rule_set
from turnwright.games.mythotopia.points import LAND, SOURCE_NAMES, SOURCES, SWAPS
from turnwright.games.mythotopia.queries import owned
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, deck

HEAP_NAMES: Final = [f"{VP_KEYS[card]}_{value}" for card, value in zip(HEAP_CARD, HEAP_VALUE, strict=True)]


class WorldNotation(Notation[World]):
    """The notation of Mythotopia."""

    rests = (*("camps", "pile", "towns", "army_stock", "ship_stock", "heaps", "unused", "tally", "picked", "todo"),)

    def spellings(self, seats: int, options: JsonDict) -> Spellings:
        """Return how fields are spelled."""
        seat, provinces, values = numbered("seat", seats), Names("province", KEYS), numbered("value", VALUES, 1)
        cards, vp_cards = Spelling(Names("card", CARD_KEYS)), Names("VP card", VP_KEYS)
        by_seat, places = Spelling(by=(seat,)), Spelling(mask=provinces)
        own = [f"{zone}_{n}" for n in range(seats) for zone in ("deck", "hand")]
        return {
            "winners": Spelling(mask=seat),
            **{name: Spelling(mask=provinces, by=(seat,)) for name in ("realms", "camps", "picks")},
            **dict.fromkeys(("cities", "citadels", "castles", "dragons", "runestones", "pile"), places),
            "roads": Spelling(Names("border", BORDER_KEYS)),
            "armies": Spelling(by=(seat, provinces)),
            "hired": Spelling(Names("place", [f"{n}_{key}" for n in range(seats) for key in KEYS])),
            "ships": Spelling(by=(seat, Names("sea", SEAS))),
            **dict.fromkeys(("towns", "army_stock", "ship_stock", "army_pool", "ship_pool"), by_seat),
            "in_play": Spelling(mask=vp_cards),
            "heaps": Spelling(by=(Names("heap", HEAP_NAMES),)),
            "unused": Spelling(by=(values,)),
            "tokens": Spelling(by=(seat, values)),
            "tally": Spelling(by=(seat, Names("source", SOURCE_NAMES))),
            **dict.fromkeys(("milestones", "marked", "picked"), by_seat),
            "cards": cards,
            "zones": Spelling(by=(Names("zone", ["improvements", "looked_at", *own]),)),
            **{name: Spelling(cards.values, by=(seat,), fill=[]) for name in ("discards", "reserves", "removed")},
            **dict.fromkeys(("display", "played", "gone"), cards),
        }

    def ground(self, seats: int, options: JsonDict, said: JsonDict) -> World:
        """Return a table in the first round, without realms."""
        s = empty_table(seats, rule_set(seats, options))
        s.round, s.in_play = 1, (1 << FIXED + VARIABLE) - 1
        s.todo = [Frame(FLOW.act, 0)]
        return s

    def complete(self, s: World, said: Collection[str]) -> None:
        """Fill in stocks, tokens, points, decks, and the turn that is going on."""
        if "pile" not in said:
            s.pile = EVERYWHERE & ~owned(s)
        for seat in range(s.seats):
            _complete_forces(s, seat, said)
            if "picked" not in said:
                s.picked[seat] = count(s.picks[seat])
        _complete_tokens(s, said)
        if "tally" not in said:
            _complete_points(s)
        _complete_cards(s, said)
        if "todo" not in said:
            acts = [Frame(FLOW.act, s.turn, number) for number in range(1, ACTIONS + 1)]
            after = [Frame(FLOW.turn, (s.turn + 1) % s.seats), Frame(FLOW.refill, s.turn), Frame(FLOW.after, s.turn)]
            s.todo = [*after, *acts]


def _complete_forces(s: World, seat: int, said: Collection[str]) -> None:
    armies = s.armies[seat * PROVINCES : (seat + 1) * PROVINCES]
    if "camps" not in said:
        s.camps[seat] = sum([1 << province for province, number in enumerate(armies) if number])
    if "army_stock" not in said:
        s.army_stock[seat] = max(0, ARMIES + POOL_ARMIES - s.army_pool[seat] - sum(armies))
    if "ship_stock" not in said:
        at_sea = sum(s.ships[seat * len(SEAS) : (seat + 1) * len(SEAS)])
        s.ship_stock[seat] = max(0, SHIPS + POOL_SHIPS - s.ship_pool[seat] - at_sea)
    if "towns" not in said:
        built = count(s.realms[seat] & ~s.cities & ~s.citadels)
        s.towns[seat] = max(0, (PAIR_TOWNS if s.seats == PAIR else TOWNS) - s.marked[seat] - built)


def _complete_tokens(s: World, said: Collection[str]) -> None:
    if "heaps" not in said:
        for heap in range(HEAPS):
            s.heaps[heap] = tokens_on(heap, s.seats) if s.in_play >> HEAP_CARD[heap] & 1 else 0
    if "unused" not in said:
        for value in range(VALUES):
            lying = sum([s.heaps[heap] for heap in range(HEAPS) if HEAP_VALUE[heap] == value + 1])
            s.unused[value] = max(0, TOKENS[value] - lying - sum(s.tokens[value::VALUES]))


def _complete_points(s: World) -> None:
    for seat in range(s.seats):
        first = seat * SOURCES
        s.tally[first : first + SOURCES] = [0] * SOURCES
        s.tally[first + LAND] = PROVINCE_VP * count(s.realms[seat])
        s.tally[first + SWAPS] = sum([(value + 1) * s.tokens[seat * VALUES + value] for value in range(VALUES)])


def _complete_cards(s: World, said: Collection[str]) -> None:
    """Put cards that are nowhere else into the decks."""
    for seat in range(s.seats):
        if f"zones.deck_{seat}" in said:
            continue
        provinces = [province for province in range(FIRST_STARTING) if s.realms[seat] >> province & 1]
        s.cards.zones[deck(seat)].layers = []
        held = [card for card in cards_of(s, seat) if card not in ALL_IMPROVEMENTS]
        rest = Counter([*provinces, *starting_cards(s.rules.doubled)] if dealt(s) else []) - Counter(held)
        if rest:
            s.cards.fill(deck(seat), sorted(rest.elements()))
    if "zones.improvements" not in said and s.cards.zones[IMPROVEMENT_DECK].layers:
        rest = Counter(ALL_IMPROVEMENTS) - Counter(improvements_outside_deck(s))
        s.cards.zones[IMPROVEMENT_DECK].layers = [sorted(rest.elements())]
