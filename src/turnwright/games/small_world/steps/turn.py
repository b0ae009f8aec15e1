"""Rounds and turns: start, pick, expand or decline, next seat (SW-4, SW-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.masks import count
from turnwright.core.messages import Message
from turnwright.core.verbs import GIVE_UP, SPEND, Meaning, things
from turnwright.games.small_world.data.tables import COLUMN, DECLINED, NONE, SLOTS
from turnwright.games.small_world.decline import decline, future_force
from turnwright.games.small_world.queries import set_force
from turnwright.games.small_world.readings import COINS_HELP_PAY
from turnwright.games.small_world.rules import SW_4_1, SW_4_2, SW_4_4, SW_4_7, SW_5_1, SW_5_4, SW_5_9, SW_5_14, SW_14_1
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import OF_FORCE, OF_SEAT
from turnwright.games.small_world.verbs import ALONE, Ask, WorldVerb

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance


class Turn(AutoStep[World]):
    """A turn starts: the facts of the last turn are cleared (SW-4.1)."""

    def __init__(self) -> None:
        super().__init__("turn", SW_4_1)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """A seat without an active race picks one; any other chooses between expanding and declining."""
        seat = f.seat
        s.turn = seat
        s.fresh = 0
        s.raided = 0
        for keeper in s.keepers:
            keeper.turn_starts(s, seat)
        if s.log is not None:
            s.emit(Message("log-turn", {"seat": seat, "round": s.round}, SW_4_1))
        if s.race[seat * SLOTS] == NONE:
            s.then([OF_SEAT.picking[seat], OF_SEAT.refill[seat], OF_SEAT.march[seat]])
        else:
            s.push(OF_SEAT.expand_or_decline[seat])


class Pick(WorldVerb):
    """Pick one of the visible combos; each combo above it costs a coin (SW-5)."""

    def __init__(self) -> None:
        super().__init__("pick", [str(place + 1) for place in range(COLUMN)], SW_5_1, 200)

    def help(self, s: World, place: int) -> int:
        """Return the coins on the combo, if the table lets them help to pay (SW-5.6)."""
        return s.column_coins[place] if s.rules.reads(COINS_HELP_PAY) else 0

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """The place must hold a combo the seat can pay for."""
        if n >= len(s.column_race):
            return SW_5_14
        return 0 if n <= s.coins[f.seat] + self.help(s, n) else SW_5_4

    def detail(self, s: World, f: Frame, n: int) -> Message | None:
        """Show the price and the asking seat's coins, if there is a combo to pay for."""
        if self.refuse(s, f, n) != SW_5_4:
            return None
        return Message("detail-coins", {"need": n, "have": s.coins[f.seat]})

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the combo, its price and the coins on it."""
        args: dict[str, int | str] = {"price": n, "coins": s.column_coins[n]}
        args["race"] = s.rules.races[s.column_race[n]].name
        args["power"] = s.rules.powers[s.column_power[n]].name
        return Message("choice-pick", args)

    def target(self, n: int) -> str:
        """Point at the place of the column."""
        return f"place-{n + 1}"

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Coins for tokens, and the coins on the combo."""
        tokens = s.rules.tokens(s.column_race[n], s.column_power[n])
        return Meaning(SPEND, things(coin=n), things(coin=s.column_coins[n], token=tokens))

    def rated(self, glance: Glance, n: int) -> int:
        """The coins and prospects of the combo."""
        return glance.combo(n)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Pay, take the combo with its coins, take the tokens (SW-5.3, SW-5.5, SW-5.9, SW-5.12)."""
        seat = f.seat
        race = s.column_race.pop(n)
        power = s.column_power.pop(n)
        coins = s.column_coins.pop(n)
        for above in range(n):
            s.column_coins[above] += 1
        s.coins[seat] += coins - n
        force = seat * SLOTS
        set_force(s, force, race, power)
        s.fresh = 1
        tokens = s.rules.tokens(race, power)
        for trait in s.kits[force].traits:
            trait.joined(s, force)
        s.tray[race] -= tokens
        s.hand[force] = tokens
        if s.log is not None:
            args: dict[str, int | str] = {"seat": seat, "paid": n, "found": coins, "tokens": tokens}
            args["race"] = s.rules.races[race].name
            args["power"] = s.rules.powers[power].name
            s.emit(Message("log-pick", args, SW_5_9))


def picking() -> Ask:
    """Return the question; it is private, since a forced pick reveals that the seat has no coins (SW-11.5)."""
    return Ask("picking", SW_5_1, [Pick()], private=True, half=1200)


class Expand(WorldVerb):
    """Ready the troops and conquer (SW-4.4)."""

    def __init__(self) -> None:
        super().__init__("expand", ALONE, SW_4_4, 180)

    def rated(self, glance: Glance, n: int) -> int:
        """The expected income with the race."""
        return glance.going_on()

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Conquests and scoring."""
        s.push(OF_SEAT.march[f.seat])


class Decline(WorldVerb):
    """Put the active race in decline; the question decides what follows."""

    def __init__(self, rule: int) -> None:
        super().__init__("decline", ALONE, rule, 190)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The race is given up, and the regions of an older one."""
        return Meaning(GIVE_UP, self.price(s, f))

    def price(self, s: World, f: Frame) -> dict[str, int]:
        """Return what is given up: the race, and the regions of an older race that it replaces in decline."""
        return things(race=1, region=count(s.land[future_force(s, f.seat)]))

    def rated(self, glance: Glance, n: int) -> int:
        """The expected income with another race."""
        return glance.declining()

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Flip the race."""
        decline(s, f.seat)
        s.then(self.after(f))

    def after(self, f: Frame) -> list[Frame]:
        """Return what follows: the column is completed."""
        return [OF_SEAT.refill[f.seat]]


class TurnDecline(Decline):
    """Decline instead of expanding; it takes the whole turn (SW-4.4)."""

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The turn is given up as well."""
        return Meaning(GIVE_UP, self.price(s, f), loss=Message("loss-decline"))

    def after(self, f: Frame) -> list[Frame]:
        """The seat scores, and its turn is over."""
        return [OF_SEAT.refill[f.seat], OF_SEAT.score[f.seat], OF_SEAT.next[f.seat]]


def expand_or_decline() -> Ask:
    """Return the question of a seat with an active race (SW-4.4)."""
    question = Ask("expand-or-decline", SW_4_4, [Expand(), TurnDecline(SW_4_4)], half=1200)
    question.former = "course"
    return question


class March(AutoStep[World]):
    """The order of a turn of conquests (SW-4.7): races that act in decline come first."""

    def __init__(self) -> None:
        super().__init__("march", SW_4_7)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Set up the turn, last things first: all redeploy after the last conquests, unless a race in decline redeploys
        right after its own.
        """
        seat = f.seat
        active = seat * SLOTS
        s.push(OF_SEAT.next[seat])
        s.push(OF_SEAT.rally[seat])
        s.push(OF_SEAT.after_scoring[seat])
        s.push(OF_SEAT.score[seat])
        s.push(OF_FORCE.redeploy[active])
        for force in range(active + DECLINED, active + SLOTS):
            if acts(s, force) and not at_once(s, force):
                s.push(OF_FORCE.redeploy[force])
        s.push(OF_FORCE.readying[active])
        s.push(OF_FORCE.ready[active])
        for force in range(active + DECLINED, active + SLOTS):
            if acts(s, force):
                if at_once(s, force):
                    s.push(OF_FORCE.redeploy[force])
                s.push(OF_FORCE.readying[force])
                s.push(OF_FORCE.ready[force])


def acts(s: World, force: int) -> bool:
    """Return whether a race in decline still conquers."""
    return s.race[force] != NONE and any(trait.acts_in_decline() for trait in s.kits[force].traits)


def at_once(s: World, force: int) -> bool:
    """Return whether a race in decline redeploys right after its own conquests."""
    return any(trait.redeploys_at_once(s) for trait in s.kits[force].traits)


class Next(AutoStep[World]):
    """The next seat clockwise; a new round after the last; the game ends after the last round (SW-4.1, SW-4.2)."""

    def __init__(self) -> None:
        super().__init__("next", SW_4_2)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Continue, or do nothing if the game is over."""
        seat = (f.seat + 1) % s.seats
        if seat == s.first:
            if s.round == s.board.turns:
                s.emit(Message("log-over", {}, SW_14_1))
                return
            s.round += 1
        s.push(OF_SEAT.turn[seat])
