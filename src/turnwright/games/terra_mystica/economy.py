"""A seat's resources and how they change: power, priests, prices, points."""

from __future__ import annotations

from typing import Final

from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import things
from turnwright.games.terra_mystica.data.tables import CULTS
from turnwright.games.terra_mystica.points import SOURCE_NAMES, SOURCES
from turnwright.games.terra_mystica.queries import supply
from turnwright.games.terra_mystica.rules import TM_1_11, TM_5_8, TM_7_5
from turnwright.games.terra_mystica.state import Realm


def room(s: Realm, seat: int) -> int:
    """Return how much more power the bowls can take (TM-14.10)."""
    return 2 * s.bowl1[seat] + s.bowl2[seat]


def gain_power(s: Realm, seat: int, power: int) -> int:
    """Move tokens up, bowl I first (TM-7.1, TM-7.2); return how much was gained; the rest is lost (TM-7.3)."""
    first = min(power, s.bowl1[seat])
    s.bowl1[seat] -= first
    s.bowl2[seat] += first
    second = min(power - first, s.bowl2[seat])
    s.bowl2[seat] -= second
    s.bowl3[seat] += second
    return first + second


def spend_power(s: Realm, seat: int, power: int) -> None:
    """Move tokens from bowl III back to bowl I (TM-7.6)."""
    s.bowl3[seat] -= power
    s.bowl1[seat] += power


def sacrifice(s: Realm, seat: int) -> None:
    """Move one token from bowl II to bowl III, and remove another from the game (TM-7.8)."""
    s.bowl2[seat] -= 2
    s.bowl3[seat] += 1


def gain_priests(s: Realm, seat: int, priests: int) -> int:
    """Take priests from the seat's supply; any beyond that are lost (TM-1.11). Return how many were gained."""
    gained = min(priests, supply(s, seat))
    s.priests[seat] += gained
    if gained < priests and s.log is not None:
        s.emit(Message("log-priests-lost", {"seat": seat, "count": priests - gained}, TM_1_11))
    return gained


def pay(s: Realm, seat: int, workers: int, coins: int, priests: int = 0) -> None:
    """Pay a price; priests return to the seat's supply (TM-8.11)."""
    if workers:
        s.workers[seat] -= workers
    if coins:
        s.coins[seat] -= coins
    if priests:
        s.priests[seat] -= priests


def score(s: Realm, seat: int, vp: int, source: int, rule: int, by: str = "") -> None:
    """Score points and record their source; ``by`` names the specific tile or cult if there are several."""
    if vp == 0:
        return
    s.vp[seat] += vp
    s.tally[seat * SOURCES + source] += vp
    if s.log is not None:
        what = SOURCE_NAMES[source]
        args: dict[str, int | str] = {"seat": seat, "vp": vp, "source": f"@source-{what}", "by": f"@by-{by or what}"}
        s.emit(Message("log-vp", args, rule))


def changes(before: Realm, after: Realm, seat: int) -> dict[str, int]:
    """Return what a seat has more or less of after something was done, by the ids of the messages that name it."""
    cults = range(seat * CULTS, seat * CULTS + CULTS)
    found = {
        "thing-worker": after.workers[seat] - before.workers[seat],
        "thing-coin": after.coins[seat] - before.coins[seat],
        "thing-priest": after.priests[seat] - before.priests[seat],
        "thing-power": room(before, seat) - room(after, seat),
        "thing-vp": after.vp[seat] - before.vp[seat],
        "thing-key": after.keys[seat] - before.keys[seat],
        "thing-shipping": after.ship[seat] - before.ship[seat],
        "thing-cult-step": sum([after.cult[place] - before.cult[place] for place in cults]),
    }
    return {thing: count for thing, count in found.items() if count}


def gains(changed: dict[str, int]) -> dict[str, int]:
    """Return what is gained of things that changed."""
    return {thing: count for thing, count in changed.items() if count > 0}


def losses(changed: dict[str, int]) -> dict[str, int]:
    """Return what is lost of things that changed."""
    return {thing: -count for thing, count in changed.items() if count < 0}


class Price:
    """The cost of a choice; power is spent from bowl III."""

    def __init__(self, workers: int = 0, coins: int = 0, priests: int = 0, power: int = 0) -> None:
        self.workers = workers
        self.coins = coins
        self.priests = priests
        self.power = power

    def affordable(self, s: Realm, seat: int) -> bool:
        """Return whether it can be paid in full (TM-5.8, TM-7.5); resources it does not need are not checked."""
        return (
            (self.workers == 0 or s.workers[seat] >= self.workers)
            and (self.coins == 0 or s.coins[seat] >= self.coins)
            and (self.priests == 0 or s.priests[seat] >= self.priests)
            and (self.power == 0 or s.bowl3[seat] >= self.power)
        )

    def pay(self, s: Realm, seat: int) -> None:
        """Pay it."""
        pay(s, seat, self.workers, self.coins, self.priests)
        if self.power:
            spend_power(s, seat, self.power)

    def receive(self, s: Realm, seat: int) -> None:
        """Gain its workers, coins and priests."""
        if self.workers:
            s.workers[seat] += self.workers
        if self.coins:
            s.coins[seat] += self.coins
        if self.priests:
            s.priests[seat] += self.priests

    def arguments(self) -> dict[str, Argument]:
        """Return it as arguments of a message."""
        return {"workers": self.workers, "coins": self.coins, "priests": self.priests}

    def things(self) -> dict[str, int]:
        """Return its parts by the ids of the messages that name them."""
        return things(worker=self.workers, coin=self.coins, priest=self.priests, power=self.power)

    def missing(self, s: Realm, seat: int) -> int:
        """Return how many workers, coins, priests and power tokens a seat lacks to pay it."""
        return (
            max(0, self.workers - s.workers[seat])
            + max(0, self.coins - s.coins[seat])
            + max(0, self.priests - s.priests[seat])
            + max(0, self.power - s.bowl3[seat])
        )

    def detail(self, s: Realm, seat: int) -> Message:
        """Return the numbers behind a price that cannot be paid."""
        if self.power:
            return Message("detail-power", {"need": self.power, "have": s.bowl3[seat]}, TM_7_5)
        have: dict[str, Argument] = {"has-workers": s.workers[seat], "has-coins": s.coins[seat]}
        have["has-priests"] = s.priests[seat]
        return Message("detail-price", self.arguments() | have, TM_5_8)


FREE: Final = Price()
