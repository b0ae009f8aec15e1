"""Setting up: who starts, and the column of combos with its stacks (SW-3)."""

from __future__ import annotations

from turnwright.core.decks import copies, kinds, shuffle_under, take
from turnwright.core.frames import Deed, Frame, Step
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.games.small_world.column import waiting
from turnwright.games.small_world.data.tables import COLUMN, NONE
from turnwright.games.small_world.notation import BADGE, BANNER, STARTS
from turnwright.games.small_world.rules import SW_3_6, SW_3_8, SW_3_15, SW_5_13
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW


class First(Step[World]):
    """Chance draws the first player (SW-3.15)."""

    def __init__(self) -> None:
        super().__init__("first", ["starts"], SW_3_15)

    def candidates(self, s: World, f: Frame) -> list[int]:
        """Every seat may start."""
        return [STARTS + seat for seat in range(s.seats)]

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """A seat must be taken to start."""
        return 0 if action - STARTS < s.seats else SW_3_15

    def apply(self, s: World, f: Frame, action: int) -> None:
        """The drawn seat begins the first round."""
        s.first = action - STARTS
        s.tell(Message("log-starts", {"seat": s.first}, SW_3_15))
        s.then([Frame(FLOW.turn, s.first)])


class Refill(Deed[World]):
    """The column is filled: missing badges first, then banners while the stack has any (SW-5.13, SW-5.16)."""

    def __init__(self) -> None:
        super().__init__("refill", SW_5_13)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Ask chance for the next piece, and come back; nothing to do when the column is complete."""
        if waiting(s) != NONE:
            if not s.badges:
                shuffle_under(s.badges, s.discards)
                s.discards = []
            s.then([Frame(FLOW.badge_draw, CHANCE), Frame(FLOW.refill, f.seat)])
        elif len(s.column_race) < COLUMN and s.banners:
            s.then([Frame(FLOW.banner_draw, CHANCE), Frame(FLOW.refill, f.seat)])


class BannerDraw(Step[World]):
    """The next race banner of the stack appears (SW-3.6, SW-5.13)."""

    def __init__(self) -> None:
        super().__init__("banner-draw", ["banner"], SW_3_6)

    def candidates(self, s: World, f: Frame) -> list[int]:
        """The banners that may lie on top."""
        return [BANNER + race for race in kinds(s.banners)]

    def weights(self, s: World, f: Frame) -> list[int]:
        """Every banner of the top layer is as likely."""
        return copies(s.banners)

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """A banner must be on top of the stack."""
        return 0 if action - BANNER in kinds(s.banners) else SW_3_6

    def apply(self, s: World, f: Frame, action: int) -> None:
        """The banner takes the lowest place of the column, without coins, and waits for its badge."""
        race = action - BANNER
        take(s.banners, race)
        s.column_race.append(race)
        s.column_power.append(NONE)
        s.column_coins.append(0)


class BadgeDraw(Step[World]):
    """The next badge of the stack is set beside the banner that waits for one (SW-3.8, SW-5.17)."""

    def __init__(self) -> None:
        super().__init__("badge-draw", ["badge"], SW_3_8)

    def candidates(self, s: World, f: Frame) -> list[int]:
        """The badges that may lie on top."""
        return [BADGE + power for power in kinds(s.badges)]

    def weights(self, s: World, f: Frame) -> list[int]:
        """Every badge of the top layer is as likely."""
        return copies(s.badges)

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """A badge must be on top of the stack."""
        return 0 if action - BADGE in kinds(s.badges) else SW_3_8

    def apply(self, s: World, f: Frame, action: int) -> None:
        """The combo is complete."""
        power = action - BADGE
        place = waiting(s)
        take(s.badges, power)
        s.column_power[place] = power
        if s.told is not None:
            names: dict[str, int | str] = {"race": s.rules.races[s.column_race[place]].name}
            names["power"] = s.rules.powers[power].name
            s.tell(Message("log-combo", names, SW_5_13))
