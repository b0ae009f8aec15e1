"""Action 5: send a priest (TM-16); and steps in a cult of choice."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.gestures import Gesture
from turnwright.core.messages import Argument, Message
from turnwright.games.terra_mystica.cults import advance, contested, goal, spread, steps_of
from turnwright.games.terra_mystica.data.tables import CULT_NAMES, CULT_POWER, CULTS, NOBODY, ORDER_SPACES, ORDER_STEPS
from turnwright.games.terra_mystica.economy import Price, changes, gains, losses
from turnwright.games.terra_mystica.judgement.estimates import cult_steps_weight
from turnwright.games.terra_mystica.payloads import CultSteps
from turnwright.games.terra_mystica.rules import TM_5_13, TM_15_10, TM_15_11, TM_16_1, TM_16_2, TM_16_5
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.turn import END_TURN, next_seat
from turnwright.games.terra_mystica.verbs import RealmAutoStep, RealmQuestion, RealmVerb

SENDINGS: Final = 3
"""Ways to send a priest: for 3, 2 or 1 steps."""
ONE_PRIEST: Final = Price(priests=1)


def free_space(s: Realm, cult: int, steps: int) -> int:
    """Return the first free space of an order that gives ``steps``, or -1."""
    for space in range(ORDER_SPACES):
        if ORDER_STEPS[space] == steps and s.cult_priests[cult * ORDER_SPACES + space] == NOBODY:
            return space
    return -1


class CultVerb(RealmVerb):
    """Verbs that move a marker up in a cult."""

    def cult(self, n: int) -> int:
        """Return the cult of choice ``n``."""
        return n

    def steps(self, s: Realm, f: Frame, n: int) -> int:
        """Return the steps of choice ``n``."""
        raise NotImplementedError

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """From where to where, and the power on the way."""
        cult, here, there = self.cult(n), self.here(s, f, n), self.there(s, f, n)
        power = sum(CULT_POWER[here + 1 : there + 1])
        return {"cult": f"@cult-{CULT_NAMES[cult]}", "here": here, "there": there, "power": power}

    def here(self, s: Realm, f: Frame, n: int) -> int:
        """Return where the marker is."""
        return s.cult[f.seat * CULTS + self.cult(n)]

    def there(self, s: Realm, f: Frame, n: int) -> int:
        """Return where it would be."""
        return goal(s, f.seat, self.cult(n), self.steps(s, f, n))

    def changes(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """Return what the steps change for the seat."""
        after = s.clone()
        advance(after, f.seat, self.cult(n), self.steps(s, f, n))
        return changes(s, after, f.seat)

    def cost(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """A key, if the marker reaches space 10."""
        return super().cost(s, f, n) | losses(self.changes(s, f, n))

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """Spaces gained, and the power that the bowls can take."""
        return gains(self.changes(s, f, n))


class SendPriest(CultVerb):
    """Send a priest to an order for 3 or 2 steps, or return one for 1 step (TM-16.1, TM-16.5)."""

    def __init__(self) -> None:
        super().__init__("send", [f"{cult} {steps}" for cult in CULT_NAMES for steps in (3, 2, 1)], TM_16_1, 120)

    def cult(self, n: int) -> int:
        """The cult comes first."""
        return n // SENDINGS

    def steps(self, s: Realm, f: Frame, n: int) -> int:
        """3, 2, 1."""
        return SENDINGS - n % SENDINGS

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """Every cult, for the free places of its order."""
        if s.priests[f.seat] == 0:
            return
        for n in range(self.size):
            steps = SENDINGS - n % SENDINGS
            if steps == 1 or free_space(s, n // SENDINGS, steps) >= 0:
                actions.append(self.base + n)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """There must be a priest on the faction board, and a free space unless it returns to the supply (TM-16.2)."""
        if s.priests[f.seat] == 0:
            return TM_16_1
        steps = self.steps(s, f, n)
        return 0 if steps == 1 or free_space(s, self.cult(n), steps) >= 0 else TM_16_2

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The steps as well."""
        return {**super().arguments(s, f, n), "steps": self.steps(s, f, n)}

    def target(self, n: int) -> str:
        """The space of the order."""
        return f"order-{CULT_NAMES[n // SENDINGS]}-{SENDINGS - n % SENDINGS}"

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """A priest."""
        return ONE_PRIEST

    def gestures(self, s: Realm, f: Frame) -> list[Gesture]:
        """Suggest to send several priests in turns of one's own, once all others have passed."""
        if next_seat(s, f.seat) != f.seat:
            return []
        found: list[Gesture] = []
        for cult in range(CULTS):
            actions: list[int] = []
            total, label = 0, self.arguments(s, f, cult * SENDINGS)
            for number, steps in enumerate(self.best(s, f.seat, cult), start=1):
                before, total = goal(s, f.seat, cult, total), total + steps
                there = goal(s, f.seat, cult, total)
                if there == before:
                    break
                action = self.base + cult * SENDINGS + SENDINGS - steps
                actions = [*actions, END_TURN.base, action] if actions else [action]
                if number > 1:
                    args: dict[str, Argument] = {"priests": number, "there": there}
                    found.append(Gesture(Message("gesture-send", label | args), actions, f"cult-{CULT_NAMES[cult]}"))
        return found

    def best(self, s: Realm, seat: int, cult: int) -> list[int]:
        """Return the steps that the priests of ``seat`` bring in a cult one after the other, most first."""
        free = [ORDER_STEPS[k] for k in range(ORDER_SPACES) if s.cult_priests[cult * ORDER_SPACES + k] == NOBODY]
        priests = s.priests[seat]
        return (sorted(free, reverse=True) + [1] * priests)[:priests]

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """A priest has other uses."""
        return cult_steps_weight(s, f.seat, self.cult(n), self.steps(s, f, n)) - 10

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Put the priest on the order or return it to the seat's supply; advance the marker."""
        seat, cult, steps = f.seat, self.cult(n), self.steps(s, f, n)
        s.priests[seat] -= 1
        if steps > 1:
            s.cult_priests[cult * ORDER_SPACES + free_space(s, cult, steps)] = seat
            s.priests_placed[seat] += 1
        if s.log is not None:
            args: dict[str, Argument] = {"seat": seat, "cult": f"@cult-{CULT_NAMES[cult]}", "steps": steps}
            s.emit(Message("log-send", args, TM_16_1 if steps > 1 else TM_16_5))
        advance(s, seat, cult, steps)


class ChooseCult(CultVerb):
    """Steps in one cult of choice (TM-5.13): any cult, even if steps are lost."""

    def __init__(self, rule: int = TM_5_13) -> None:
        super().__init__("cult", CULT_NAMES, rule, 210)

    def steps(self, s: Realm, f: Frame, n: int) -> int:
        """As many as the frame says."""
        return f.arg

    def target(self, n: int) -> str:
        """The track."""
        return f"cult-{CULT_NAMES[n]}"

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Power on the way, and rivals to overtake."""
        return cult_steps_weight(s, f.seat, n, 1)

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Advance the marker."""
        advance(s, f.seat, n, f.arg)


class ChooseTop(ChooseCult):
    """Choose which of several markers reaches space 10 (TM-15.10)."""

    def __init__(self) -> None:
        super().__init__(TM_15_10)

    def steps(self, s: Realm, f: Frame, n: int) -> int:
        """The steps in this cult."""
        return steps_of(f)[n]

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """Only a cult that could reach space 10."""
        return 0 if n in contested(s, f.seat, steps_of(f)) else TM_15_10

    def changes(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """The other markers move as well."""
        after = s.clone()
        self.apply(after, f, n)
        return changes(s, after, f.seat)

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Advance this one with a key; the others follow."""
        advance(s, f.seat, n, steps_of(f)[n])
        spread(s, f.seat, steps_of(f))


class CultStep(RealmQuestion):
    """Steps in one cult of choice; ``arg`` is their number (TM-5.13)."""

    def __init__(self) -> None:
        super().__init__("cult-step", TM_5_13, [ChooseCult()])

    def prompt(self, s: Realm, f: Frame) -> Message:
        """Show how many steps."""
        return Message("prompt-cult-step", {"steps": f.arg})


class TopChoice(RealmQuestion):
    """More markers could reach space 10 than there are keys: choose which one does (TM-15.10)."""

    def __init__(self) -> None:
        super().__init__("top-choice", TM_15_10, [ChooseTop()])
        self.payload = CultSteps


class TileSteps(RealmAutoStep):
    """The cult steps of favor tiles (TM-15.11). They wait below the pending rewards.

    ``extra`` is the number of towns that may wait for their tile: those founded before (TM-20.15).
    """

    def __init__(self) -> None:
        super().__init__("tile-steps", TM_15_11, personal=True)
        self.payload = CultSteps

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Advance the markers."""
        spread(s, f.seat, steps_of(f))
