"""The end of a turn: scoring, questions of powers, withdrawn tokens (SW-11, SW-8.3)."""

from __future__ import annotations

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.rules import SW_4_7, SW_8_3, SW_11_1
from turnwright.games.small_world.scoring import income, income_sum
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.redeploy import ask_placing


class Score(AutoStep[World]):
    """The seat is paid, source by source (SW-11.1 to SW-11.4)."""

    def __init__(self) -> None:
        super().__init__("score", SW_11_1)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Add the coins; log each source with its rule."""
        total = income_sum(s, f.seat)
        s.coins[f.seat] += total
        if s.log is not None:
            for item in income(s, f.seat):
                args: dict[str, int | str] = {"seat": f.seat, "coins": item.coins, "source": item.source}
                args["race"] = s.rules.races[s.race[item.force]].name
                s.emit(Message("log-income-race" if args["race"] == item.source else "log-income", args, item.rule))
            s.emit(Message("log-income-total", {"seat": f.seat, "coins": total}, SW_11_1))


class AfterScoring(AutoStep[World]):
    """Powers that act after scoring ask their questions (SW-4.7)."""

    def __init__(self) -> None:
        super().__init__("after-scoring", SW_4_7)
        self.former = "parting"

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Ask the questions of the traits."""
        force = f.seat * SLOTS
        frames: list[Frame] = []
        for trait in s.kits[force].after_scoring:
            trait.after_scoring(s, force, frames)
        s.then(frames)


class Rally(AutoStep[World]):
    """Withdrawn tokens are placed, clockwise from the active player (SW-8.3, SW-8.7)."""

    def __init__(self) -> None:
        super().__init__("rally", SW_8_3)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Ask every seat that has tokens or markers to place."""
        frames: list[Frame] = []
        for k in range(s.seats):
            seat = (f.seat + k) % s.seats
            for slot in range(SLOTS):
                force = seat * SLOTS + slot
                if s.hand[force] > 0:
                    ask_placing(s, force, frames)
            if k > 0:
                for trait in s.kits[seat * SLOTS].rallied:
                    trait.rallied(s, seat * SLOTS, frames)
        s.then(frames)
