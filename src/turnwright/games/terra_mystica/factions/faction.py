"""The base class of factions: the numbers of its board, and hooks for what it does differently, called by the steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.games.terra_mystica.data.tables import CYCLE, DIG_PRIESTS, DIG_WORKERS, KINDS, PIECES, TRADING_HOUSE
from turnwright.games.terra_mystica.economy import FREE as FREE_OF_CHARGE
from turnwright.games.terra_mystica.economy import Price, pay, score
from turnwright.games.terra_mystica.points import SHIPPING
from turnwright.games.terra_mystica.rules import TM_11_2
from turnwright.games.terra_mystica.state import Realm

if TYPE_CHECKING:
    from turnwright.core.frames import Frame, Step
    from turnwright.games.terra_mystica.steps.converting import Conversion
    from turnwright.games.terra_mystica.verbs import RealmVerb


def running(steps: list[int], base: int = 0) -> list[int]:
    """Return the totals of a track with 0, 1, 2 … structures on the map."""
    total = [base]
    for step in steps:
        total.append(total[-1] + step)
    return total


def goals(spades: list[int]) -> list[list[list[int]]]:
    """Return by number of spades and terrain which terrains they can reach; ``spades`` as in ``Faction.short``."""
    return [
        [[end for end in range(CYCLE) if 0 < spades[start * CYCLE + end] <= most] for start in range(CYCLE)]
        for most in range(CYCLE)
    ]


class Faction:
    """One faction, as printed on its board; the defaults are those of most boards.

    key, home            its name in choices and texts; its home terrain
    workers .. cults     its starting resources (TM-3.4, TM-3.5, TM-3.10)
    dwellings, late      number of first dwellings; late: placed after everyone else's
    price_workers, price_coins   by kind of structure; near_coins: a trading house next to an opponent
    worker_income .. priest_income   by number of dwellings, trading houses, temples on the map
    stronghold_*, sanctuary_priests  income of the two large structures
    ship_start, ship_max, ship_vp    shipping track (ship_max 0: none)
    dig_rates, dig_*     workers per spade by step of the exchange track; price of a step
    favors_each          favor tiles for a temple or the sanctuary; stronghold_favors: for the stronghold
    coins_per_vp         coins for a point at the end
    start_vp             points in the official list of 2017
    worth     the value for bots of the stronghold's ability per round, in thousandths of a point
    hops                 it reaches hexes by a hop (see ``hop_range``)
    special, ability     rules of its special action and of the action it always has (0: none)

    What a faction adds to the game:
    steps                its own questions and automatic steps
    anytime              verbs that are possible before and after the action
    rewards              verbs for the one-time reward of its stronghold
    conversions          those that only it has

    Computed from these:
    prices, near_price   by kind of structure; a trading house next to an opponent
    dig_price            a step of the exchange track
    short, long          by terrain * CYCLE + terrain: spades from one to the other, by either way (0: there is none)
    short_goals, long_goals   by spades and terrain: the terrains within reach of at most that many spades
    """

    def __init__(
        self,
        key: str,
        home: int,
        rule: int,
        cults: list[int],
        workers: int = 3,
        coins: int = 15,
        priests: int = 0,
        bowl1: int = 5,
        bowl2: int = 7,
        dwellings: int = 2,
        late: bool = False,
        price_workers: list[int] | None = None,
        price_coins: list[int] | None = None,
        stronghold_coins_price: int = 6,
        sanctuary_coins_price: int = 6,
        near_coins: int = 3,
        base_workers: int = 1,
        dwelling_workers: list[int] | None = None,
        house_coins: list[int] | None = None,
        house_power: list[int] | None = None,
        temple_priests: list[int] | None = None,
        temple_power: list[int] | None = None,
        stronghold_power: int = 2,
        stronghold_coins: int = 0,
        stronghold_workers: int = 0,
        stronghold_priests: int = 0,
        sanctuary_priests: int = 1,
        ship_start: int = 0,
        ship_max: int = 3,
        ship_vp: list[int] | None = None,
        dig_rates: list[int] | None = None,
        dig_coins: int = 5,
        favors_each: int = 1,
        stronghold_favors: int = 0,
        coins_per_vp: int = 3,
        start_vp: int = 20,
        special: int = 0,
        ability: int = 0,
        worth: int = 0,
    ) -> None:
        self.key = key
        self.home = home
        self.rule = rule
        self.cults = cults
        self.workers = workers
        self.coins = coins
        self.priests = priests
        self.bowl1 = bowl1
        self.bowl2 = bowl2
        self.dwellings = dwellings
        self.late = late
        standard = [0, 2, 6, 5, stronghold_coins_price, sanctuary_coins_price]
        self.price_workers = price_workers if price_workers is not None else [0, 1, 2, 2, 4, 4]
        self.price_coins = price_coins if price_coins is not None else standard
        self.near_coins = near_coins
        self.prices = [Price(self.price_workers[kind], self.price_coins[kind]) for kind in range(KINDS)]
        self.near_price = Price(self.price_workers[TRADING_HOUSE], near_coins)
        self.worker_income = running(dwelling_workers or [1, 1, 1, 1, 1, 1, 1, 0], base_workers)
        self.coin_income = running(house_coins or [2, 2, 2, 2])
        self.power_income = running(house_power or [1, 1, 2, 2])
        self.priest_income = running(temple_priests or [1, 1, 1])
        self.temple_power = running(temple_power or [0, 0, 0])
        self.stronghold_power = stronghold_power
        self.stronghold_coins = stronghold_coins
        self.stronghold_workers = stronghold_workers
        self.stronghold_priests = stronghold_priests
        self.sanctuary_priests = sanctuary_priests
        self.ship_start = ship_start
        self.ship_max = ship_max
        self.ship_vp = ship_vp if ship_vp is not None else [0, 2, 3, 4]
        self.dig_rates = dig_rates if dig_rates is not None else [3, 2, 1]
        self.dig_coins = dig_coins
        self.dig_price = Price(DIG_WORKERS, dig_coins, DIG_PRIESTS)
        self.favors_each = favors_each
        self.stronghold_favors = stronghold_favors
        self.coins_per_vp = coins_per_vp
        self.start_vp = start_vp
        self.special = special
        self.ability = ability
        self.worth = worth
        self.hops = False
        self.steps: list[Step[Realm]] = []
        self.anytime: list[RealmVerb] = []
        self.rewards: list[RealmVerb] = []
        self.conversions: list[Conversion] = []
        self.short = [0] * (CYCLE * CYCLE)
        self.long = [0] * (CYCLE * CYCLE)
        self.measure()
        self.short_goals = goals(self.short)
        self.long_goals = goals(self.long)
        assert len(self.price_coins) == KINDS
        assert len(self.worker_income) == PIECES[1] + 1

    def measure(self) -> None:
        """Fill the tables of spades from terrain to terrain, the short way and the long one (TM-10.5 to TM-10.8).

        A way that passes the home terrain is not allowed. If only one is left, it is the short one.
        """
        home = self.home
        for start in range(CYCLE):
            for end in range(CYCLE):
                if start == end:
                    continue
                up = (end - start) % CYCLE
                down = CYCLE - up
                if 0 < (home - start) % CYCLE < up:
                    up = 0
                if 0 < (start - home) % CYCLE < down:
                    down = 0
                i = start * CYCLE + end
                self.short[i] = min(up, down) if up and down else up + down
                self.long[i] = max(up, down) if up and down else 0

    def spade_workers(self, s: Realm, seat: int) -> int:
        """Return the workers one bought spade costs (TM-10.13)."""
        return self.dig_rates[s.dig[seat]]

    def spade_priests(self) -> int:
        """Return the priests one bought spade costs."""
        return 0

    def spades_used(self, s: Realm, seat: int, spades: int, bought: int) -> None:
        """React to used spades, ``bought`` of them paid for."""

    def hop_range(self, s: Realm, seat: int) -> int:
        """Return how many hexes its hops may skip, instead of shipping; 0 if it does not hop."""
        return 0

    def hop_workers(self, s: Realm, seat: int) -> int:
        """Return the workers a hop costs."""
        return 0

    def hop_priests(self) -> int:
        """Return the priests a hop costs."""
        return 0

    def hopped(self, s: Realm, seat: int) -> None:
        """Pay for a hop and score it."""
        pay(s, seat, self.hop_workers(s, seat), 0, self.hop_priests())

    def extend(self, s: Realm, seat: int) -> None:
        """Take a free step of shipping, with its points (TM-11.2)."""
        if s.ship[seat] < self.ship_max:
            s.ship[seat] += 1
            score(s, seat, self.ship_vp[s.ship[seat]], SHIPPING, TM_11_2)

    def town_founded(self, s: Realm, seat: int) -> None:
        """React to founding a town."""

    def touches_town(self, s: Realm, seat: int, group: list[int]) -> bool:
        """Return whether a group touches one of its towns in a way other than by a structure."""
        return False

    def stronghold(self, s: Realm, seat: int) -> bool:
        """Take the one-time reward of the stronghold; return True if there is something to decide (see ``rewards``)."""
        return False

    def special_ready(self, s: Realm, seat: int) -> bool:
        """Return whether its special action could be carried out completely."""
        return False

    def take_special(self, s: Realm, seat: int) -> None:
        """Begin its special action."""

    def ability_ready(self, s: Realm, seat: int) -> bool:
        """Return whether the action it always has could be carried out completely."""
        return False

    def ability_price(self) -> Price:
        """Return the cost of the action it always has."""
        return FREE_OF_CHARGE

    def take_ability(self, s: Realm, seat: int) -> None:
        """Begin that action."""

    def pass_vp(self, s: Realm, seat: int) -> int:
        """Return the additional points it scores when passing."""
        return 0

    def offered(self, s: Realm, seat: int, frames: list[Frame]) -> None:
        """React to power offered to ``frames`` for one of its structures."""

    def accepted(self, s: Realm, seat: int) -> None:
        """React to an opponent taking power from one of its structures."""
