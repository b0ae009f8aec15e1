"""How positions of Terra Mystica are written: hexes, tiles and cards by their usual names.

What is not said is as at the beginning of the first round: every seat has its faction's first resources and 20 points,
scoring tiles lie in the order of their numbers, and seat n holds the n-th of the bonus cards in play. What follows from
the map and from the tiles of seats is filled in, and seat 0 begins its turn.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.game import Json, JsonDict
from turnwright.core.notation import Notation
from turnwright.core.spelling import Names, Spelling, Spellings, numbered
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, PRINTED, SLOT_NAMES
from turnwright.games.terra_mystica.data.tables import (
    ACTION_NAMES,
    CARDS,
    CULT_NAMES,
    EMPTY,
    FAVORS,
    KINDS,
    LAND,
    NOBODY,
    NONE,
    ORDER_SPACES,
    PLAY,
    RIVERS,
    ROUNDS,
    SCORINGS,
    SPARE_CARDS,
    STRUCTURES,
    TERRAINS,
    TOWNS,
)
from turnwright.games.terra_mystica.layout import empty_table
from turnwright.games.terra_mystica.options import rule_set
from turnwright.games.terra_mystica.points import SOURCE_NAMES, SOURCES, START
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.setup import lead

_NONE: Final = {NONE: "none"}
BY_SEAT: Final = ["vp", "coins", "workers", "priests", "bowl1", "bowl2", "bowl3", "placed", "ship", "dig", "keys"]


class RealmNotation(Notation[Realm]):
    """The notation of Terra Mystica."""

    bases = ("faction",)
    rests = ("tally", "vp", "terrain", "built", "placed", "favors_left", "towns_left", "todo")

    def spellings(self, seats: int, options: JsonDict) -> Spellings:
        """Return how fields are spelled."""
        seat, hexes = numbered("seat", seats, others=_NONE), Names("hex", HEX_NAMES)
        terrain, cults = Names("terrain", TERRAINS, _NONE), Names("cult", CULT_NAMES)
        kinds = Names("structure", ["empty", *STRUCTURES[1:]])
        favors = Names("tile", [tile.name for tile in FAVORS])
        towns = Names("tile", [tile.name for tile in TOWNS], _NONE)
        bridges = Names("bridge", [name.replace(":", "-") for name in SLOT_NAMES])
        cards = Names("card", [card.name for card in CARDS], _NONE)
        factions = Names("faction", [one.key for one in rule_set(seats, options).factions], _NONE)
        orders = Names("order", [f"{cult}_{place + 1}" for cult in CULT_NAMES for place in range(ORDER_SPACES)])
        return {
            **{name: Spelling(by=(seat,)) for name in BY_SEAT},
            "faction": Spelling(factions, by=(seat,), fill=NONE),
            "colour": Spelling(terrain, by=(seat,), fill=NONE),
            "cult": Spelling(by=(seat, cults)),
            "tally": Spelling(by=(seat, Names("source", SOURCE_NAMES))),
            "terrain": Spelling(terrain, by=(hexes,), each=tuple(PRINTED)),
            "kind": Spelling(kinds, by=(hexes,)),
            "owner": Spelling(seat, by=(hexes,), fill=NOBODY),
            "built": Spelling(by=(seat, kinds)),
            "in_town": Spelling(by=(hexes,)),
            "town_place": Spelling(Names("hex", [*HEX_NAMES, *[f"r{n}" for n in range(RIVERS)]])),
            "town_tile": Spelling(towns),
            "bridges": Spelling(seat, by=(bridges,), fill=NOBODY),
            "orders": Spelling(seat, by=(orders,), fill=NOBODY),
            "favors": Spelling(mask=favors, by=(seat,)),
            "favors_left": Spelling(by=(favors,)),
            "towns_left": Spelling(by=(towns,)),
            "card": Spelling(cards, by=(seat,), fill=NONE),
            "card_coins": Spelling(by=(cards,), fill=NONE),
            "scoring": Spelling(Names("tile", [tile.name for tile in SCORINGS], _NONE)),
            "used": Spelling(mask=Names("action", ACTION_NAMES)),
            "special": Spelling(by=(seat,)),
            "SpadeTask.hexes": Spelling(hexes),
            "CultSteps.steps": Spelling(by=(cults,)),
        }

    def ground(self, seats: int, options: JsonDict, said: JsonDict) -> Realm:
        """Return a table whose seats have their factions, at the beginning of the first round."""
        rules = rule_set(seats, options)
        factions = said.get("faction", list[Json](rules.fixed_factions))
        if not _is_led(factions, seats, len(rules.factions)):
            return self.game.start(seats, options)
        s = empty_table(seats, rules)
        assert isinstance(factions, list)
        for seat, faction in enumerate(factions):
            assert isinstance(faction, int)
            lead(s, seat, faction)
        s.round, s.phase, s.order = 1, PLAY, list(range(seats))
        s.scoring = rules.fixed_scorings[:] or rules.scorings[:ROUNDS]
        cards = rules.fixed_cards[:] or rules.cards[: seats + SPARE_CARDS]
        for card in cards:
            s.card_coins[card] = 0
        s.card = cards[:seats]
        s.todo = [Frame(FLOW.turn, 0)]
        return s

    def complete(self, s: Realm, said: Collection[str]) -> None:
        """Fill in what follows from the map and from what seats own, and the turn that begins."""
        if "terrain" not in said:
            _turn_home(s)
        if "built" not in said:
            _count_built(s)
        if "placed" not in said:
            s.priests_placed = [s.cult_priests.count(seat) for seat in range(s.seats)]
        if "favors_left" not in said:
            held = [sum([mask >> tile & 1 for mask in s.favors]) for tile in range(len(FAVORS))]
            s.favors_left = [tile.copies - out for tile, out in zip(FAVORS, held, strict=True)]
        if "towns_left" not in said:
            s.towns_left = [all - s.town_tile.count(tile) for tile, all in enumerate(s.rules.towns)]
        _complete_points(s, said)
        if "todo" not in said and s.round:
            s.todo = [Frame(FLOW.turn, s.order[0] if s.order else 0)]


def _turn_home(s: Realm) -> None:
    """Turn hexes with structures into the home terrain of their owners."""
    for h in range(LAND):
        if s.owner[h] != NOBODY and s.faction[s.owner[h]] != NONE:
            s.terrain[h] = faction_of(s, s.owner[h]).home


def _complete_points(s: Realm, said: Collection[str]) -> None:
    for seat in range(s.seats):
        sources = s.tally[seat * SOURCES : (seat + 1) * SOURCES]
        if "tally" not in said:
            s.tally[seat * SOURCES + START] += s.vp[seat] - sum(sources)
        elif "vp" not in said:
            s.vp[seat] = sum(sources)


def _count_built(s: Realm) -> None:
    s.built = [0] * len(s.built)
    for kind, owner in zip(s.kind, s.owner, strict=True):
        if kind != EMPTY and owner != NOBODY:
            s.built[owner * KINDS + kind] += 1


def _is_led(factions: Json, seats: int, known: int) -> bool:
    """Tell whether each seat is said to have a faction."""
    if not isinstance(factions, list) or len(factions) != seats:
        return False
    return all(isinstance(one, int) and 0 <= one < known for one in factions)
