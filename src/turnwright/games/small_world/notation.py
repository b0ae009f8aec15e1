"""How positions of Small World are written: regions as printed, races and powers by name.

A force is a seat and a place: ``0_active``, ``0_declined``, or ``0_beside`` for another race in decline. What is not
said is as in a new game, but with an empty column; the tray, the stacks and the regions of each force follow from what
is said, and the seat ``turn`` begins its turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from turnwright.core.game import JsonDict
from turnwright.core.notation import Notation
from turnwright.core.spelling import Names, Spelling, Spellings, numbered
from turnwright.games.small_world.checks import force_name, tokens_outside_tray
from turnwright.games.small_world.data.tables import ACTIVE, NOBODY, NONE, SLOTS, TRIBE
from turnwright.games.small_world.factions.roster import POWERS, RACES
from turnwright.games.small_world.layout import empty_table
from turnwright.games.small_world.options import rule_set
from turnwright.games.small_world.queries import refresh
from turnwright.games.small_world.ruleset import RuleSet
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import OF_SEAT

HOMEMADE: Final = "homemade"


class WorldNotation(Notation[World]):
    """The notation of Small World."""

    rests = ("land", "tokens", "tray", "banners", "badges", "parts", "todo")

    def spellings(self, seats: int, options: JsonDict) -> Spellings:
        """Return how fields are spelled."""
        rules: RuleSet = rule_set(seats, options)
        seat, regions = numbered("seat", seats), numbered("region", rules.board.regions, 1)
        forces = [force_name(force) for force in range(seats * SLOTS)]
        holders = Names("force", forces, {NOBODY: "nobody", TRIBE: "tribe"})
        force = Names("force", forces)
        races = Names("race", [*[race.key for race in RACES], HOMEMADE], {NONE: "none"})
        powers = Names("power", [*[power.key for power in POWERS], HOMEMADE], {NONE: "none"})
        tribes = tuple([rules.board.tribes >> region & 1 for region in range(rules.board.regions)])
        spelled = {
            "coins": Spelling(by=(seat,)),
            "who": Spelling(holders, by=(regions,), each=tuple([TRIBE if one else NOBODY for one in tribes])),
            "tokens": Spelling(by=(regions,), each=tribes),
            "race": Spelling(races, by=(force,), fill=NONE),
            "power": Spelling(powers, by=(force,), fill=NONE),
            "hand": Spelling(by=(force,)),
            "land": Spelling(mask=regions, by=(force,)),
            "tray": Spelling(by=(races,)),
            "column_race": Spelling(races),
            "column_power": Spelling(powers),
            "banners": Spelling(races),
            "badges": Spelling(powers),
            "discards": Spelling(powers),
        }
        for trait in rules.keepers:
            for field in trait.region_masks:
                spelled[field] = Spelling(mask=regions)
        return spelled

    def ground(self, seats: int, options: JsonDict, said: JsonDict) -> World:
        """Return a new table on which the column is about to be filled, and a seat to begin its turn."""
        s = empty_table(seats, rule_set(seats, options))
        s.then([OF_SEAT.refill[0], OF_SEAT.turn[0]])
        return s

    def complete(self, s: World, said: Collection[str]) -> None:
        """Fill in the regions of forces, the tray, the stacks, what abilities keep, and the turn that begins."""
        if "tokens" not in said:
            s.tokens = [max(one, 1) if who != NOBODY else 0 for one, who in zip(s.tokens, s.who, strict=True)]
        if "land" not in said:
            s.land = [sum([1 << r for r, who in enumerate(s.who) if who == force]) for force in range(len(s.land))]
        if "banners" not in said:
            s.banners = _rest(s.rules.banners, [*s.race, *s.column_race])
        if "badges" not in said:
            s.badges = _rest(s.rules.badges, [*s.power, *s.column_power, *s.discards])
        refresh(s)
        if "parts" not in said:
            _take_up_parts(s)
        if "tray" not in said:
            taken = tokens_outside_tray(s)
            s.tray = [max(0, box - out) for box, out in zip(s.rules.box, taken, strict=True)]
        if "todo" not in said and 0 <= s.turn < s.seats:
            s.todo.clear()
            s.then([OF_SEAT.refill[0], OF_SEAT.turn[s.turn]])


def _rest(box: list[int], used: list[int]) -> list[list[int]]:
    """Return a shuffled stack of what is not used."""
    left = sorted((Counter(box) - Counter(used)).elements())
    return [left] if left else []


def _take_up_parts(s: World) -> None:
    """Give active abilities their parts, as when they are picked."""
    for seat in range(s.seats):
        force = seat * SLOTS + ACTIVE
        for trait in s.kits[force].traits:
            if trait.part != NONE and s.parts[trait.part] is None:
                hand = s.hand[force]
                trait.joined(s, force)
                s.hand[force] = hand
