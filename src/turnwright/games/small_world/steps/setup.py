"""Setting up: who starts, and the column of combos with its stacks (SW-3)."""

from __future__ import annotations

from turnwright.core.common import StartingSeat
from turnwright.core.decks import copies, kinds, shuffle_under, take
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.games.small_world.column import place_without_badge
from turnwright.games.small_world.data.tables import COLUMN, NONE, SEATS
from turnwright.games.small_world.factions.roster import POWERS, RACES
from turnwright.games.small_world.rules import SW_3_6, SW_3_8, SW_3_15, SW_5_13
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW, OF_SEAT
from turnwright.games.small_world.verbs import Ask, WorldVerb

BLANK = "homemade"
"""The blank banner and the blank badge, which come last."""


class Starts(StartingSeat[World]):
    """Chance draws the first player (SW-3.15)."""

    def __init__(self) -> None:
        super().__init__(SW_3_15, 220, SEATS)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """The drawn seat begins the first round."""
        s.first = n
        if s.log is not None:
            s.emit(Message("log-starts", {"seat": n}, SW_3_15))
        s.push(OF_SEAT.turn[n])


class Refill(AutoStep[World]):
    """The column is filled: missing badges first, then banners while the stack has any (SW-5.13, SW-5.16)."""

    def __init__(self) -> None:
        super().__init__("refill", SW_5_13)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Ask chance for the next card, then check again; do nothing if the column is complete."""
        if place_without_badge(s) != NONE:
            if not s.badges:
                shuffle_under(s.badges, s.discards)
                s.discards = []
            s.then([Frame(FLOW.badge_draw, CHANCE), f])
        elif len(s.column_race) < COLUMN and s.banners:
            s.then([Frame(FLOW.banner_draw, CHANCE), f])


class Draw(Ask):
    """Chance draws from a stack: every card of its top layer is equally likely."""

    def __init__(self, name: str, verb: StackVerb) -> None:
        super().__init__(name, verb.rule, [verb])
        self.verb = verb
        self.even = True

    def candidates(self, s: World, f: Frame) -> list[int]:
        """Return the cards that may be on top: all of the top layer, since no card is there twice."""
        base = self.verb.base
        stack = self.verb.stack(s)
        return [base + card for card in stack[0]] if stack else []

    def weights(self, s: World, f: Frame) -> list[int]:
        """Return how many copies there are of each card that may be on top."""
        return copies(self.verb.stack(s))


class StackVerb(WorldVerb):
    """A card from an open stack is revealed."""

    def stack(self, s: World) -> list[list[int]]:
        """Return the stack."""
        raise NotImplementedError

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """A card must be on top of the stack."""
        return 0 if n in kinds(self.stack(s)) else self.rule


class Banner(StackVerb):
    """The next race banner of the stack is revealed (SW-3.6, SW-5.13)."""

    def __init__(self) -> None:
        super().__init__("banner", [*[race.key for race in RACES], BLANK], SW_3_6, 240)

    def stack(self, s: World) -> list[list[int]]:
        """The stack of banners."""
        return s.banners

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Put the banner in the lowest place of the column, without coins and without a badge."""
        take(s.banners, n)
        s.column_race.append(n)
        s.column_power.append(NONE)
        s.column_coins.append(0)


class Badge(StackVerb):
    """The next badge of the stack is placed next to the banner without one (SW-3.8, SW-5.17)."""

    def __init__(self) -> None:
        super().__init__("badge", [*[power.key for power in POWERS], BLANK], SW_3_8, 250)

    def stack(self, s: World) -> list[list[int]]:
        """The stack of badges."""
        return s.badges

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Complete the combo."""
        place = place_without_badge(s)
        take(s.badges, n)
        s.column_power[place] = n
        if s.log is not None:
            names: dict[str, int | str] = {"race": s.rules.races[s.column_race[place]].name}
            names["power"] = s.rules.powers[n].name
            s.emit(Message("log-combo", names, SW_5_13))
