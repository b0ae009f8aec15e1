"""Building positions of Small World for rule tests, and playing them by name.

    t = Table(2, race="humans", power="hill", at={20: 3, 21: 1}, hand=4)
    t.conquering()                      # the seat is in the middle of its conquests
    t.choose("conquer 14")
    assert "SW-6.5" == t.refusal("conquer 1")

Regions are ids as printed (from 1), seats count from 0. Tokens come out of the tray, so that tokens
stay conserved; the map is that of the seat count. Seat 0 is the acting seat unless said otherwise.
"""

from __future__ import annotations

import json
from typing import Any

from tests.games.table import GameTable
from turnwright.core.decks import kinds, take
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import JsonDict
from turnwright.core.seats import CHANCE
from turnwright.games.small_world import GAME
from turnwright.games.small_world.data.tables import (
    ACTIVE,
    BESIDE,
    COLUMN,
    DECLINED,
    NOBODY,
    NONE,
    SLOTS,
    TRIBE,
)
from turnwright.games.small_world.factions.bivouacking import ENCAMPMENTS
from turnwright.games.small_world.factions.roster import POWERS, RACES, TRAITS
from turnwright.games.small_world.layout import empty_table
from turnwright.games.small_world.markers import remark
from turnwright.games.small_world.options import rule_set
from turnwright.games.small_world.parts import Camps
from turnwright.games.small_world.queries import set_force
from turnwright.games.small_world.scoring import income
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW
from turnwright.games.small_world.war import conquer, cost_for, leave, occupy

RACE = {race.key: i for i, race in enumerate(RACES)} | {"homemade": len(RACES)}
KEEPER = {
    **{"lairs": "trolls", "forts": "fortified", "holes": "halflings", "dug": "halflings", "heroes": "heroic"},
    **{"dragon": "dragon_master", "camps": "bivouacking", "aside": "amazons"},
}
"""Whose part a field is in."""
POWER = {power.key: i for i, power in enumerate(POWERS)} | {"homemade": len(POWERS)}


class Table(GameTable[World]):
    """A table of Small World under test."""

    game = GAME

    def __init__(
        self,
        seats: int = 2,
        race: str = "",
        power: str = "",
        at: dict[int, int] | None = None,
        hand: int = 0,
        options: JsonDict | None = None,
        column: list[tuple[str, str]] | None = None,
    ) -> None:
        super().__init__(empty_table(seats, rule_set(seats, GAME.check_options(options or {}))))
        if race:
            self.active(0, race, power, at or {}, hand)
        for combo in column or []:
            self.combo(*combo)

    # building

    def force(self, seat: int, slot: int, race: str, power: str, at: dict[int, int], hand: int = 0) -> int:
        """Give ``seat`` a race in ``slot``, tokens at regions and in hand; no trait acts on it."""
        s, force = self.s, seat * SLOTS + slot
        set_force(s, force, RACE[race], POWER[power] if power else NONE)
        self._out_of_stacks(RACE[race], s.power[force])
        s.hand[force] = hand
        s.tray[RACE[race]] -= hand
        for region, tokens in at.items():
            self.stand(force, region, tokens)
        return force

    def active(self, seat: int, race: str, power: str, at: dict[int, int], hand: int = 0) -> int:
        """Give ``seat`` an active race; its traits take up their pieces as at the pick, and act on its regions."""
        force = self.force(seat, ACTIVE, race, power, at, hand)
        for trait in self.s.kits[force].traits:
            trait.joined(self.s, force)
            for region in at:
                trait.conquered(self.s, force, region - 1)
        remark(self.s)
        return force

    def declined(self, seat: int, race: str, at: dict[int, int], hand: int = 0) -> int:
        """Give ``seat`` a race in decline."""
        return self.force(seat, DECLINED, race, "", at, hand)

    def spirit(self, seat: int, race: str, at: dict[int, int], hand: int = 0) -> int:
        """Give ``seat`` a Spirit race in decline."""
        return self.force(seat, BESIDE, race, "spirit", at, hand)

    def stand(self, force: int, region: int, tokens: int) -> None:
        """Stand tokens of ``force`` in ``region``, which is emptied first."""
        s = self.s
        assert s.who[region - 1] in (NOBODY, TRIBE), f"region {region} is taken"
        s.who[region - 1] = force
        s.tokens[region - 1] = tokens
        s.land[force] |= 1 << (region - 1)
        s.tray[s.race[force]] -= tokens

    def clear(self, *regions: int) -> None:
        """Remove Lost Tribes from ``regions``."""
        for region in regions:
            assert TRIBE == self.s.who[region - 1]
            self.s.who[region - 1] = NOBODY
            self.s.tokens[region - 1] = 0

    def clear_tribes(self) -> None:
        """Remove all Lost Tribes."""
        for region, holder in enumerate(self.s.who):
            if holder == TRIBE:
                self.clear(region + 1)

    def combo(self, race: str, power: str, coins: int = 0) -> None:
        """Append a combo to the column."""
        self._out_of_stacks(RACE[race], POWER[power])
        self.s.column_race.append(RACE[race])
        self.s.column_power.append(POWER[power])
        self.s.column_coins.append(coins)

    def stacks(self, banners: list[str] | None = None, badges: list[str] | None = None) -> None:
        """Leave these banners and badges in the stacks below the column, shuffled."""
        if banners is not None:
            self.s.banners = [sorted(RACE[race] for race in banners)] if banners else []
        if badges is not None:
            self.s.badges = [sorted(POWER[power] for power in badges)] if badges else []

    def stock(self) -> Table:
        """Complete the column to six combos with the first banners and badges of the stacks."""
        while len(self.s.column_race) < COLUMN and self.s.banners:
            self.combo(RACES[kinds(self.s.banners)[0]].key, POWERS[kinds(self.s.badges)[0]].key)
        return self

    def mark(self, marker: str, *regions: int) -> None:
        """Put markers in regions: lairs, forts, holes, heroes, dragon."""
        part = self.part(marker)
        for region in regions:
            setattr(part, marker, getattr(part, marker) | 1 << (region - 1))
        remark(self.s)

    def encamp(self, region: int, camps: int) -> None:
        """Put encampments of those in hand in ``region``."""
        self.part("camps").camps[:] = sorted(self.part("camps").camps + [region - 1] * camps)
        remark(self.s)

    def part(self, field: str) -> Any:
        """Return the part with a field, taken up as at the pick if it is not there."""
        keeper = TRAITS[KEEPER[field]]
        if self.s.parts[keeper.part] is None:
            keeper.joined(self.s, 0)
        return self.s.parts[keeper.part]

    def kept(self, field: str) -> int:
        """Return a number that an ability keeps, 0 while its part is not there."""
        if field == "camps_left":
            return sum(ENCAMPMENTS - len(part.camps) for part in self.s.parts if isinstance(part, Camps))
        found: int = next((getattr(part, field) for part in self.s.parts if hasattr(part, field)), 0)
        return found

    def _out_of_stacks(self, race: int, power: int) -> None:
        if race in kinds(self.s.banners):
            take(self.s.banners, race)
        if power in kinds(self.s.badges):
            take(self.s.badges, power)

    # starting a question

    def ask(self, step: Step[State], seat: int = 0, slot: int = ACTIVE, extra: int = 0) -> Table:
        """Open one question (or automatic step) about a force of ``seat``, whose turn it is; nothing follows."""
        self.s.turn = seat
        return super().ask(step, seat, seat * SLOTS + slot, extra)

    def conquering(self, seat: int = 0, slot: int = ACTIVE) -> Table:
        """The seat is in the middle of its conquests; nothing follows them."""
        return self.ask(FLOW.conquests, seat, slot)

    def turn(self, seat: int = 0) -> Table:
        """The whole turn of ``seat`` starts; later turns follow."""
        return self.then(Frame(FLOW.turn, seat))

    # looking

    def seen(self, seat: int) -> Any:
        """Return what ``seat`` is shown, as the JSON that leaves the process, sorted by player and region as well."""
        shown = json.loads(json.dumps(GAME.view(self.s, seat).encode()))
        column = [
            {"race": race, "power": power, "coins": coins}
            for race, power, coins in zip(
                shown["column_race"], shown["column_power"], shown["column_coins"], strict=True
            )
        ]
        return {**shown, "players": players_in(shown), "regions": regions_in(shown), "column": column, **kept_in(shown)}

    def cost(self, region: int, seat: int = 0, slot: int = ACTIVE) -> int:
        """Return what ``region`` costs a force of ``seat``."""
        return cost_for(self.s, seat * SLOTS + slot, region - 1)

    def tokens(self, region: int) -> int:
        """Return the tokens in ``region``."""
        return self.s.tokens[region - 1]

    def holder(self, region: int) -> tuple[int, int] | None:
        """Return (seat, slot) of the force in ``region``, None if there is none."""
        who = self.s.who[region - 1]
        return (who // SLOTS, who % SLOTS) if who >= 0 else None

    def tribe(self, region: int) -> bool:
        """Return whether a Lost Tribe stands in ``region``."""
        return self.s.who[region - 1] == TRIBE

    def regions(self, seat: int, slot: int = ACTIVE) -> list[int]:
        """Return the regions of a force, ascending."""
        land = self.s.land[seat * SLOTS + slot]
        return [r + 1 for r in range(self.s.board.regions) if land >> r & 1]

    def hand(self, seat: int = 0, slot: int = ACTIVE) -> int:
        """Return the tokens in hand of a force."""
        return self.s.hand[seat * SLOTS + slot]

    def tray(self, race: str) -> int:
        """Return the tokens of ``race`` in the tray."""
        return self.s.tray[RACE[race]]

    def marked(self, marker: str) -> list[int]:
        """Return the regions with a marker: lairs, forts, holes, heroes, dragon."""
        mask = self.kept(marker)
        return [r + 1 for r in range(self.s.board.regions) if mask >> r & 1]

    def camps(self, region: int) -> int:
        """Return the encampments in ``region``."""
        held = next((part for part in self.s.parts if isinstance(part, Camps)), None)
        return held.camps.count(region - 1) if held else 0

    def income(self, seat: int = 0) -> dict[str, int]:
        """Return the coins ``seat`` would be paid now, by ledger id."""
        found: dict[str, int] = {}
        for item in income(self.s, seat):
            id = GAME.rulebook.rule(item.rule).id
            found[id] = found.get(id, 0) + item.coins
        return found

    def column(self) -> list[tuple[str, str, int]]:
        """Return the combos on offer with their coins."""
        names = [*[race.key for race in RACES], "homemade"]
        powers = [*[power.key for power in POWERS], "homemade", "-"]
        rows = zip(self.s.column_race, self.s.column_power, self.s.column_coins)
        return [(names[race], powers[power], coins) for race, power, coins in rows]


def kept_in(shown: Any) -> dict[str, Any]:
    """Return all that abilities keep, by field; 0 for what is not there."""
    kept: dict[str, Any] = dict.fromkeys([*KEEPER, "camps_left"], 0)
    for part in shown["parts"]:
        kept |= part
        if "camps" in part:
            kept["camps_left"] = ENCAMPMENTS - len(part["camps"])
    return kept


def players_in(shown: Any) -> list[dict[str, Any]]:
    """Return what an encoded view says of every seat."""
    kept = kept_in(shown)
    return [
        {
            "coins": coins,
            "race": shown["race"][seat * SLOTS],
            "power": shown["power"][seat * SLOTS],
            "hand": shown["hand"][seat * SLOTS],
            "withdrawn": shown["withdrawn"] if shown["turn"] == seat else 0,
            "declined_race": shown["race"][seat * SLOTS + DECLINED],
            "beside_race": shown["race"][seat * SLOTS + BESIDE],
            "ally": kept.get("ally", NONE) if kept.get("envoy") == seat else NONE,
        }
        for seat, coins in enumerate(shown["coins"])
    ]


def regions_in(shown: Any) -> list[dict[str, Any]]:
    """Return what an encoded view says of every region."""
    kept = kept_in(shown)
    return [
        {
            "seat": who // SLOTS if who >= 0 else -1,
            "race": shown["race"][who] if who >= 0 else -1,
            "tokens": tokens if who >= 0 else 0,
            "declined": who >= 0 and who % SLOTS != ACTIVE,
            "tribe": who == TRIBE,
            "lair": bool(kept["lairs"] >> region & 1),
            "fortress": bool(kept["forts"] >> region & 1),
            "hole": bool(kept["holes"] >> region & 1),
            "hero": bool(kept["heroes"] >> region & 1),
            "dragon": bool(kept["dragon"] >> region & 1),
            "camps": kept["camps"].count(region) if kept["camps"] else 0,
        }
        for region, (who, tokens) in enumerate(zip(shown["who"], shown["tokens"], strict=True))
    ]


__all__ = ["CHANCE", "ENCAMPMENTS", "POWER", "RACE", "Table", "conquer", "leave", "occupy"]
