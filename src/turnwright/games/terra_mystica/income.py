"""Phase I: what each seat receives, source by source (TM-6)."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.tables import (
    CARDS,
    DWELLING,
    FAVORS,
    SANCTUARY,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
    TRADING_HOUSE,
)
from turnwright.games.terra_mystica.economy import changes, gain_power, gain_priests
from turnwright.games.terra_mystica.queries import count_built, faction_of, has_built
from turnwright.games.terra_mystica.rules import TM_6_1, TM_6_2, TM_6_3, TM_6_4, TM_6_6, TM_6_7, TM_6_8
from turnwright.games.terra_mystica.state import Realm


class Share:
    """The income from one source: workers, coins, priests and power, with its rule."""

    def __init__(self, source: str, rule: int, workers: int, coins: int, priests: int, power: int) -> None:
        self.source = source
        self.rule = rule
        self.workers = workers
        self.coins = coins
        self.priests = priests
        self.power = power


class Income:
    """The total income of a seat, and by source if requested (``sources``)."""

    def __init__(self, detailed: bool = False) -> None:
        self.workers = 0
        self.coins = 0
        self.priests = 0
        self.power = 0
        self.sources: list[Share] | None = [] if detailed else None

    def add(self, source: str, rule: int, workers: int, coins: int, priests: int, power: int) -> None:
        """Add the income from one source."""
        self.workers += workers
        self.coins += coins
        self.priests += priests
        self.power += power
        if self.sources is not None:
            self.sources.append(Share(source, rule, workers, coins, priests, power))


def income_of(s: Realm, seat: int, detailed: bool = False) -> Income:
    """Return the current income of ``seat``, which is also the forecast of the next one."""
    income = Income(detailed)
    add_structures(s, seat, income)
    if s.card[seat] >= 0:
        card = CARDS[s.card[seat]]
        income.add("card", TM_6_2, card.workers, card.coins, card.priests, card.power)
    add_favors(s, seat, income)
    return income


def add_structures(s: Realm, seat: int, income: Income) -> None:
    """Add the income of the uncovered symbols of the faction board (TM-6.3 to TM-6.8)."""
    faction = faction_of(s, seat)
    houses = count_built(s, seat, TRADING_HOUSE)
    temples = count_built(s, seat, TEMPLE)
    workers = faction.worker_income[count_built(s, seat, DWELLING)]
    income.add(STRUCTURES[DWELLING], TM_6_3, workers, 0, 0, 0)
    income.add(STRUCTURES[TRADING_HOUSE], TM_6_4, 0, faction.coin_income[houses], 0, faction.power_income[houses])
    income.add(STRUCTURES[TEMPLE], TM_6_6, 0, 0, faction.priest_income[temples], faction.temple_power[temples])
    if has_built(s, seat, STRONGHOLD):
        workers, coins = faction.stronghold_workers, faction.stronghold_coins
        priests, power = faction.stronghold_priests, faction.stronghold_power
        income.add(STRUCTURES[STRONGHOLD], TM_6_8, workers, coins, priests, power)
    if has_built(s, seat, SANCTUARY):
        income.add(STRUCTURES[SANCTUARY], TM_6_7, 0, 0, faction.sanctuary_priests, 0)


def add_favors(s: Realm, seat: int, income: Income) -> None:
    """Add the income of the favor tiles."""
    favors = s.favors[seat]
    for tile in range(len(FAVORS)):
        if favors >> tile & 1:
            favor = FAVORS[tile]
            income.add("favor", TM_6_2, favor.workers, favor.coins, 0, favor.power)


def receive(s: Realm, seat: int) -> None:
    """Give ``seat`` its income (TM-6.1)."""
    income = income_of(s, seat, s.log is not None)
    s.workers[seat] += income.workers
    s.coins[seat] += income.coins
    priests = gain_priests(s, seat, income.priests)
    power = gain_power(s, seat, income.power)
    if income.sources is not None:
        tell(s, seat, income.sources, Share("", TM_6_1, income.workers, income.coins, priests, power))


def next_income(s: Realm, seat: int) -> dict[str, int | str]:
    """Return what ``seat`` would receive now, without priests and power that it has no room for."""
    after = s.clone()
    receive(after, seat)
    changed = changes(s, after, seat)
    goods = {"workers": "worker", "coins": "coin", "priests": "priest", "power": "power"}
    return {good: changed.get(f"thing-{thing}", 0) for good, thing in goods.items()}


def tell(s: Realm, seat: int, sources: list[Share], gained: Share) -> None:
    """Log the income, in total and by source."""
    s.emit(Message("log-income", amounts(seat, gained), TM_6_1))
    for share in sources:
        if share.workers or share.coins or share.priests or share.power:
            args = amounts(seat, share)
            args["source"] = f"@income-{share.source}"
            s.emit(Message("log-income-source", args, share.rule))


def amounts(seat: int, share: Share) -> dict[str, int | str]:
    """Return the arguments of a message about resources."""
    return {
        "seat": seat,
        "workers": share.workers,
        "coins": share.coins,
        "priests": share.priests,
        "power": share.power,
    }
