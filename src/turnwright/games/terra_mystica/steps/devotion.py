"""Action 5: send a priest (TM-16); and steps in a cult of choice."""

from __future__ import annotations

from turnwright.core.frames import Deed, Frame, Step
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.cults import advance, contested, spread, steps_of
from turnwright.games.terra_mystica.data.tables import CULT_NAMES, CULTS, NOBODY, ORDER_SPACES, ORDER_STEPS
from turnwright.games.terra_mystica.notation import SEND, SENDINGS, STEP_CULT, send_for
from turnwright.games.terra_mystica.payloads import CultSteps
from turnwright.games.terra_mystica.rules import TM_5_13, TM_15_10, TM_15_11, TM_16_1, TM_16_2, TM_16_5
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.move import Move


def free_space(s: Realm, cult: int, steps: int) -> int:
    """Return the first free space of an order that gives ``steps``, or -1."""
    for space in range(ORDER_SPACES):
        if ORDER_STEPS[space] == steps and s.orders[cult * ORDER_SPACES + space] == NOBODY:
            return space
    return -1


class Sending(Move):
    """Send a priest to an order for 3 or 2 steps, or return one for 1 step (TM-16.1, TM-16.5)."""

    def __init__(self) -> None:
        super().__init__(SEND, CULTS * SENDINGS)

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """Every cult, for what its order has free."""
        if s.priests[seat] == 0:
            return
        for cult in range(CULTS):
            for steps in (3, 2):
                if free_space(s, cult, steps) >= 0:
                    found.append(send_for(cult, steps))
            found.append(send_for(cult, 1))

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """A priest on the faction board, and a free space unless it returns to the supply (TM-16.2)."""
        steps = SENDINGS - (action - SEND) % SENDINGS
        cult = (action - SEND) // SENDINGS
        if s.priests[seat] == 0:
            return TM_16_1
        return 0 if steps == 1 or free_space(s, cult, steps) >= 0 else TM_16_2

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """The priest stays on the order or returns to the own supply; the marker advances."""
        steps = SENDINGS - (action - SEND) % SENDINGS
        cult = (action - SEND) // SENDINGS
        s.priests[seat] -= 1
        if steps > 1:
            s.orders[cult * ORDER_SPACES + free_space(s, cult, steps)] = seat
            s.placed[seat] += 1
        if s.told is not None:
            args: dict[str, int | str] = {"seat": seat, "cult": f"@cult-{CULT_NAMES[cult]}", "steps": steps}
            s.tell(Message("log-send", args, TM_16_1 if steps > 1 else TM_16_5))
        advance(s, seat, cult, steps)


class CultStep(Step[Realm]):
    """Steps in one cult of choice; ``arg`` is their number, ``extra`` the rule that grants them (TM-5.13)."""

    def __init__(self) -> None:
        super().__init__("cult-step", ["cult"], TM_5_13)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """Every cult, even where steps are lost."""
        return [STEP_CULT + cult for cult in range(CULTS)]

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """Every cult may be chosen."""
        return 0

    def prompt(self, s: Realm, f: Frame) -> Message:
        """Tell how many steps."""
        return Message("prompt-cult-step", {"steps": f.arg})

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """The marker advances."""
        advance(s, f.seat, action - STEP_CULT, f.arg)


class TopChoice(Step[Realm]):
    """More markers could reach space 10 than there are keys: choose which does (TM-15.10)."""

    def __init__(self) -> None:
        super().__init__("top-choice", ["cult"], TM_15_10)
        self.payload = CultSteps

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """The cults that could reach space 10."""
        return [STEP_CULT + cult for cult in contested(s, f.seat, steps_of(f))]

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """Only a cult that could reach space 10."""
        return 0 if action - STEP_CULT in contested(s, f.seat, steps_of(f)) else TM_15_10

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """This one advances with a key; the others follow."""
        cult = action - STEP_CULT
        advance(s, f.seat, cult, steps_of(f)[cult])
        spread(s, f.seat, steps_of(f))


class TileSteps(Deed[Realm]):
    """The cult steps of favor tiles (TM-15.11). They wait beneath the rewards that are still due.

    ``extra`` is the number of towns that may wait for their tile: those founded before (TM-20.15).
    """

    def __init__(self) -> None:
        super().__init__("tile-steps", TM_15_11)
        self.payload = CultSteps

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """The markers advance."""
        spread(s, f.seat, steps_of(f))
