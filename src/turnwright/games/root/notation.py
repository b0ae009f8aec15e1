"""How positions of Root are written: clearings as printed, pieces and cards by name.

What is not said is as on a table whose seats have their factions and nothing on the map: all warriors are in the
supply, all cards in the deck, and the seat ``turn`` begins its turn. Supply, deck, items and points follow from what is
said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.game import Json, JsonDict
from turnwright.core.notation import Notation
from turnwright.core.spelling import Names, Spelling, Spellings, numbered
from turnwright.games.root.checks import cards_outside_deck, kept_elsewhere, led
from turnwright.games.root.data.boards import FACTIONS, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS, RUINS
from turnwright.games.root.data.tables import ITEM_SUPPLY, ITEMS, NONE, PHASES, SUITS
from turnwright.games.root.factions.roster import ROSTER
from turnwright.games.root.layout import deck, empty_table
from turnwright.games.root.names import (
    CARD_NAMES,
    CLEARING_NAMES,
    FACTION_NAMES,
    HIDDEN_NAMES,
    ITEM_NAMES,
    PIECE_NAMES,
    QUEST_NAMES,
    SUIT_NAMES,
)
from turnwright.games.root.options import rule_set
from turnwright.games.root.points import EFFECTS, SOURCE_NAMES, SOURCES
from turnwright.games.root.queries import faction_of
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.setup import lead
from turnwright.games.root.zones import DECK

ZONE_NAMES: Final = ["deck", "supporters", "quest_deck", "ruin_items", *[f"ruin_{n + 1}" for n in range(RUINS)]]


class WoodsNotation(Notation[Woods]):
    """The notation of Root."""

    bases = ("faction",)
    rests = ("tally", "vp", "supply", "items", "todo")

    def spellings(self, seats: int, options: JsonDict) -> Spellings:
        """Return how fields are spelled."""
        seat = numbered("seat", seats, others={NONE: "none"})
        cards, clearings = Spelling(CARD_NAMES), Spelling(by=(CLEARING_NAMES,))
        spelled = {
            "winner": Spelling(seat),
            "phase": Spelling(Names("phase", PHASES)),
            "faction": Spelling(FACTION_NAMES, by=(seat,), fill=NONE),
            "vp": Spelling(Names("score", [], {NONE: "none"}), by=(seat,)),
            "tally": Spelling(by=(seat, Names("source", SOURCE_NAMES))),
            "suits": Spelling(SUIT_NAMES, by=(CLEARING_NAMES,), fill=NONE),
            "warriors": Spelling(by=(seat, CLEARING_NAMES)),
            "supply": Spelling(by=(seat,)),
            "pieces": Spelling(by=(PIECE_NAMES, CLEARING_NAMES)),
            "gone": Spelling(by=(PIECE_NAMES,)),
            "ruins": Spelling(mask=CLEARING_NAMES),
            "hoards": clearings,
            "quests": Spelling(QUEST_NAMES),
            "items": Spelling(by=(ITEM_NAMES,)),
            "crafted": Spelling(by=(seat, ITEM_NAMES)),
            "cards": Spelling(HIDDEN_NAMES),
            "zones": Spelling(by=(Names("zone", [*ZONE_NAMES, *[f"hand_{n}" for n in range(seats)]]),)),
            "discard": cards,
            "available": cards,
            "areas": Spelling(CARD_NAMES, by=(seat,), fill=[]),
            "dominance": Spelling(CARD_NAMES, by=(seat,), fill=NONE),
            "partner": Spelling(seat, by=(seat,), fill=NONE),
            "activated": Spelling(by=(SUIT_NAMES,)),
            "used": Spelling(mask=CARD_NAMES),
            "boards": Spelling(by=(seat,), fill=None),
            "Placed.by_clearing": clearings,
            "Orders.left": Spelling(by=(Names("suit", SUITS),)),
            "Aftermath.pieces": Spelling(PIECE_NAMES),
            "Aftermath.clearings": Spelling(CLEARING_NAMES),
            "Battle.clearing": Spelling(CLEARING_NAMES),
            "Battle.ally": Spelling(seat),
            "Battle.credit": Spelling(seat),
        }
        for faction in ROSTER:
            spelled.update(faction.spelled)
        return spelled

    def ground(self, seats: int, options: JsonDict, said: JsonDict) -> Woods:
        """Return a table whose seats have their factions, in the first round, with nothing on the map."""
        rules = rule_set(seats, options)
        factions = said.get("faction", list[Json](rules.fixed_factions))
        if not _is_led(factions, seats):
            return self.game.start(seats, options)
        s = empty_table(seats, rules)
        assert isinstance(factions, list)
        for seat, faction in enumerate(factions):
            assert isinstance(faction, int)
            lead(s, seat, faction)
        s.round = 1
        s.todo = [Frame(FLOW.turn, 0)]
        return s

    def complete(self, s: Woods, said: Collection[str]) -> None:
        """Fill in the supply, the items left, points by source, the deck, and the turn that begins."""
        for seat in led(s):
            if "supply" not in said:
                standing = sum(s.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS])
                s.supply[seat] = max(0, WARRIORS[s.faction[seat]] - standing - kept_elsewhere(s, seat))
        if "items" not in said and "crafted" in said and all(faction_of(s, seat).boxes_items for seat in led(s)):
            for item in range(len(ITEMS)):
                s.items[item] = max(0, ITEM_SUPPLY[item] - sum(s.crafted[item :: len(ITEMS)]))
        _complete_points(s, said)
        if "zones.deck" not in said:
            rest = Counter(deck(s.seats)) - Counter(cards_outside_deck(s))
            if s.cards.zones[DECK].layers:
                s.cards.zones[DECK].layers = [sorted(rest.elements())]
        if "todo" not in said and s.round:
            s.todo = [Frame(FLOW.turn, s.turn)]


def _complete_points(s: Woods, said: Collection[str]) -> None:
    for seat in range(s.seats):
        sources = s.tally[seat * SOURCES : (seat + 1) * SOURCES]
        if "tally" not in said and s.vp[seat] != NONE:
            s.tally[seat * SOURCES + EFFECTS] += s.vp[seat] - sum(sources)
        elif "vp" not in said and s.vp[seat] != NONE:
            s.vp[seat] = sum(sources)


def _is_led(factions: Json, seats: int) -> bool:
    """Tell whether each seat is said to have a faction of its own."""
    if not isinstance(factions, list) or len(factions) != seats or len({str(one) for one in factions}) != seats:
        return False
    return all(isinstance(one, int) and 0 <= one < len(FACTIONS) for one in factions)
