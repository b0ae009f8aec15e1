"""Building positions of Terra Mystica for rule tests, and playing them by name.

    t = Table("witches nomads", at={0: "E9 F4 temple:F5", 1: "E8"})   # round 1, the turn of seat 0
    t.own(0, workers=4, coins=6, bowls=(5, 7, 0), fire=3, keys=1).favor(0, "FAV5")
    t.land("G3", "forest").scoring("SCORE1").card(0, "BON4")
    t.choose("upgrade F4 trading-house", "accept")
    assert "TM-10.26" == t.refusal("build C3")

Seats count from 0, factions are given in seat order. Structures stand on home terrain: their hex is turned into
it. Everybody starts with what its faction board shows and 20 points; pieces, tiles and cards stay counted. The
bonus cards held at first (BON3, BON8, BON5, BON2, BON1 by seat) score nothing at a pass and sail nowhere; the
tile of the round (SCORE2) scores only towns.
"""

from __future__ import annotations

from tests.games.table import GameTable
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import Json, JsonDict
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.bridges import join_by_bridge
from turnwright.games.terra_mystica.building import put
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, SLOT_NAMES
from turnwright.games.terra_mystica.data.tables import (
    CARDS,
    CULT_NAMES,
    CULTS,
    FAVORS,
    NOBODY,
    NONE,
    ORDER_SPACES,
    ORDER_STEPS,
    PLAY,
    ROUNDS,
    SCORINGS,
    SPARE_CARDS,
    STRUCTURES,
    TERRAINS,
    TOWNS,
)
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.income import income_of
from turnwright.games.terra_mystica.layout import empty_table
from turnwright.games.terra_mystica.options import rule_set
from turnwright.games.terra_mystica.points import SOURCE_NAMES, SOURCES, START
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.setup import lead

KEYS = [faction.key for faction in ROSTER]
CARD_NAMES = [card.name for card in CARDS]
FAVOR_NAMES = [tile.name for tile in FAVORS]
TOWN_NAMES = [tile.name for tile in TOWNS]
SCORING_NAMES = [tile.name for tile in SCORINGS]
PLAIN_CARDS = ["BON3", "BON8", "BON5", "BON2", "BON1", "BON7", "BON9", "BON6", "BON4"]
PLAIN_SCORINGS = ["SCORE2", "SCORE4", "SCORE3", "SCORE6", "SCORE5", "SCORE8"]
ROOMS = ("vp", "workers", "coins", "priests", "keys", "ship", "dig")


BRISK: JsonDict = {"pass_ends_turn": True}
"""Rule tests go on right after a pass; those of conversions after it turn this off."""


class Table(GameTable[Realm]):
    """A table of Terra Mystica under test."""

    game = GAME

    def __init__(
        self,
        factions: str = "witches nomads",
        at: dict[int, str] | None = None,
        round: int = 1,
        turn: int = 0,
        options: JsonDict | None = None,
    ) -> None:
        names = factions.split()
        super().__init__(
            empty_table(len(names), rule_set(len(names), GAME.check_options({**BRISK, **(options or {})})))
        )
        for seat, name in enumerate(names):
            lead(self.s, seat, KEYS.index(name))
        self._lay_out()
        self.s.round = round
        self.s.phase = PLAY
        for seat, structures in (at or {}).items():
            self.at(seat, structures)
        self.log.clear()
        self.turn(turn)

    @classmethod
    def fresh(cls, seats: int = 2, **options: Json) -> Table:
        """Return a table before its setup: chance, factions and dwellings are asked for."""
        t = cls.__new__(cls)
        GameTable.__init__(t, GAME.new_state(seats, options))
        return t

    def _lay_out(self) -> None:
        s = self.s
        s.order = list(range(s.seats))
        s.scoring = [SCORING_NAMES.index(name) for name in PLAIN_SCORINGS]
        for name in PLAIN_CARDS[: s.seats + SPARE_CARDS]:
            s.card_coins[CARD_NAMES.index(name)] = 0
        for seat in range(s.seats):
            s.card[seat] = CARD_NAMES.index(PLAIN_CARDS[seat])

    # building

    def at(self, seat: int, structures: str, home: bool = True) -> Table:
        """Stand structures: ``"E9 F4 temple:F5"``; a hex without a word before it gets a dwelling."""
        for word in structures.split():
            kind, _, name = word.rpartition(":")
            h = HEX_NAMES.index(name)
            assert self.s.owner[h] in (NOBODY, seat), f"{name} is taken"
            if home:
                self.s.terrain[h] = faction_of(self.s, seat).home
            put(self.s, seat, h, STRUCTURES.index(kind or "dwelling"))
        return self

    def own(self, seat: int, bowls: tuple[int, int, int] | None = None, **amounts: int) -> Table:
        """Set what a seat owns: vp, workers, coins, priests, keys, ship, dig, and spaces by the name of the cult."""
        s = self.s
        if bowls is not None:
            s.bowl1[seat], s.bowl2[seat], s.bowl3[seat] = bowls
        for name, amount in amounts.items():
            if name in CULT_NAMES:
                s.cult[seat * CULTS + CULT_NAMES.index(name)] = amount
                continue
            assert name in ROOMS, f"{name!r} is not among {ROOMS}"
            if name == "vp":
                s.tally[seat * SOURCES + START] += amount - s.vp[seat]
            getattr(s, name)[seat] = amount
        return self

    def order(self, seat: int, *spaces: str) -> Table:
        """Put priests on orders: ``"fire 3"``, ``"earth 2"``."""
        for words in spaces:
            cult, steps = words.split()
            first = CULT_NAMES.index(cult) * ORDER_SPACES
            free = [k for k in range(ORDER_SPACES) if self.s.cult_priests[first + k] == NOBODY]
            self.s.cult_priests[first + next(k for k in free if ORDER_STEPS[k] == int(steps))] = seat
            self.s.priests_placed[seat] += 1
        return self

    def land(self, names: str, terrain: str) -> Table:
        """Turn hexes into a terrain: ``land("E6 E7", "forest")``."""
        for name in names.split():
            self.s.terrain[HEX_NAMES.index(name)] = TERRAINS.index(terrain)
        return self

    def bridge(self, seat: int, *slots: str) -> Table:
        """Build bridges: ``"A3:C1"``."""
        for slot in slots:
            self.s.bridges[SLOT_NAMES.index(slot)] = seat
            join_by_bridge(self.s, SLOT_NAMES.index(slot))
        return self

    def town(self, seat: int, structures: str, tile: str = "TW1") -> Table:
        """Make a town of structures that stand (or river hexes, ``r12``); the tile is taken, what it gives is not."""
        places = structures.split()
        for name in places:
            if not name.startswith("r"):
                assert seat == self.s.owner[HEX_NAMES.index(name)]
                self.s.in_town[HEX_NAMES.index(name)] = 1
        where = len(HEX_NAMES) + int(places[0][1:]) if places[0][0] == "r" else HEX_NAMES.index(places[0])
        self.s.town_place.append(where)
        self.s.town_owner.append(seat)
        self.s.town_tile.append(TOWN_NAMES.index(tile))
        self.s.towns_left[TOWN_NAMES.index(tile)] -= 1
        return self

    def favor(self, seat: int, *tiles: str) -> Table:
        """Give favor tiles; their steps are not made."""
        for tile in tiles:
            self.s.favors[seat] |= 1 << FAVOR_NAMES.index(tile)
            self.s.favors_left[FAVOR_NAMES.index(tile)] -= 1
        return self

    def card(self, seat: int, name: str) -> Table:
        """Give a seat a bonus card in place of its own, which goes where the new one comes from."""
        s, card = self.s, CARD_NAMES.index(name)
        old = s.card[seat]
        if card in s.card:
            s.card[s.card.index(card)] = old
        s.card[seat] = card
        if s.card_coins[card] == NONE:
            s.card_coins[old] = NONE
        s.card_coins[card] = 0
        return self

    def coins_on(self, **coins: int) -> Table:
        """Lay coins on cards that nobody holds: ``coins_on(BON7=2)``; brings the card into play."""
        s = self.s
        for name, amount in coins.items():
            card = CARD_NAMES.index(name)
            assert card not in s.card, f"{name} is held"
            if s.card_coins[card] == NONE:
                out = next(c for c in range(len(s.card_coins)) if s.card_coins[c] == 0 and c not in s.card)
                s.card_coins[out] = NONE
            s.card_coins[card] = amount
        return self

    def scoring(self, name: str, round: int = 0) -> Table:
        """Lay a scoring tile at a round (now if 0); the tile there goes where the new one comes from."""
        tiles, place = self.s.scoring, (round or self.s.round) - 1
        tile = SCORING_NAMES.index(name)
        if tile in tiles:
            tiles[tiles.index(tile)] = tiles[place]
        tiles[place] = tile
        return self

    def used(self, *actions: int) -> Table:
        """Mark power actions 1 to 6 as taken this round."""
        for action in actions:
            self.s.used |= 1 << (action - 1)
        return self

    def passed(self, *seats: int) -> Table:
        """Let seats have passed, in this order."""
        self.s.passed.extend(seats)
        return self

    # starting a question

    def turn(self, seat: int = 0) -> Table:
        """The whole turn of ``seat`` starts; later turns follow. What was open before is dropped."""
        return self.ask(FLOW.turn, seat)

    def run(self, *steps: Step[State], seat: int = 0) -> Table:
        """Put automatic steps on the stack and run them, as ``run(FLOW.bonus)``."""
        self.s.todo.clear()
        return self.then(*[Frame(step, seat) for step in steps])

    # playing

    def offers(self, answer: str = "decline") -> Table:
        """Answer all open power offers."""
        while self.step == "offer":
            self.choose(answer)
        return self

    # looking

    def bowls(self, seat: int = 0) -> tuple[int, int, int]:
        """Return the tokens in the three bowls."""
        return self.s.bowl1[seat], self.s.bowl2[seat], self.s.bowl3[seat]

    def pay(self, seat: int = 0) -> tuple[int, int, int]:
        """Return workers, coins and priests on the faction board."""
        return self.s.workers[seat], self.s.coins[seat], self.s.priests[seat]

    def cult(self, name: str, seat: int = 0) -> int:
        """Return the space of a cult marker."""
        return self.s.cult[seat * CULTS + CULT_NAMES.index(name)]

    def on(self, name: str) -> str:
        """Return what stands on a hex: ``"temple 0"`` (and its seat), "" if nothing."""
        h = HEX_NAMES.index(name)
        return f"{STRUCTURES[self.s.kind[h]]} {self.s.owner[h]}" if self.s.kind[h] else ""

    def terrain(self, name: str) -> str:
        """Return the terrain of a hex."""
        return TERRAINS[self.s.terrain[HEX_NAMES.index(name)]]

    def in_town(self, name: str) -> bool:
        """Return whether the structure on a hex belongs to a town."""
        return self.s.in_town[HEX_NAMES.index(name)] == 1

    def towns(self, seat: int = 0) -> list[str]:
        """Return the tiles of a seat's towns in the order of founding; "" waits for its tile."""
        towns = zip(self.s.town_tile, self.s.town_owner, strict=True)
        return [["", *TOWN_NAMES][tile + 1] for tile, owner in towns if owner == seat]

    def favors(self, seat: int = 0) -> list[str]:
        """Return the favor tiles of a seat."""
        return [name for i, name in enumerate(FAVOR_NAMES) if self.s.favors[seat] >> i & 1]

    def scored(self, seat: int = 0) -> dict[str, int]:
        """Return the victory points by source, without the start."""
        found = self.s.tally[seat * SOURCES : (seat + 1) * SOURCES]
        return {SOURCE_NAMES[i]: vp for i, vp in enumerate(found) if vp and i != START}

    def income(self, seat: int = 0) -> tuple[int, int, int, int]:
        """Return the next income: workers, coins, priests, power."""
        all = income_of(self.s, seat)
        return all.workers, all.coins, all.priests, all.power


__all__ = ["CHANCE", "KEYS", "ROUNDS", "Table"]
