"""Woodland Alliance (RT-8.2 to RT-8.6): sympathy, supporters and officers."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.clicks import TOO_DEAR, TOO_FAR
from turnwright.core.fields import ALL, Part, number, up_to
from turnwright.core.frames import Frame, State, Step
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import only
from turnwright.games.root.data.boards import ALLIANCE, BASE, SYMPATHY, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import SUITS
from turnwright.games.root.factions.alliance_birdsong import BIRDSONG_MENU, BIRDSONG_STEPS, UNREST
from turnwright.games.root.factions.alliance_operations import (
    DAYLIGHT_MENU,
    EVENING_DRAW,
    NOON,
    OPERATION_MENU,
    OPERATION_STEPS,
    OPERATIONS,
)
from turnwright.games.root.factions.alliance_outrage import OUTRAGE_STEPS, outrage
from turnwright.games.root.factions.alliance_supporters import (
    BASE_LOST,
    SUPPORTER_DRAW,
    SUPPORTER_STEPS,
    officers_lost,
    ready,
    uprising,
)
from turnwright.games.root.factions.alliance_worth import (
    alliance_worth,
    fighter_worth,
    lost_piece_worth,
    march_worth,
    stay_worth,
)
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.parts import Uprising
from turnwright.games.root.queries import count, on_map
from turnwright.games.root.rules import (
    RT_8_4_1_II,
    RT_8_4_2_I_N1,
    RT_8_4_2_II,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import SUPPORTERS

PART: Final = Part(
    "Uprising",
    "What the Alliance has beside its supporters.",
    (number("officers", "warriors that serve as officers", up_to(WARRIORS[ALLIANCE]), ALL),),
)
FIRST_SUPPORTERS: Final = 3
"""Drawn before the first turn (RT-8.3.4)."""


class Alliance(Faction):
    """The Woodland Alliance."""

    def __init__(self) -> None:
        super().__init__(ALLIANCE, "alliance")
        self.board = Uprising
        self.alone = [SYMPATHY]
        own = [*SUPPORTER_STEPS, *OUTRAGE_STEPS, *BIRDSONG_STEPS, *OPERATION_STEPS]
        self.steps = cast("list[Step[State]]", own)
        self.distances = {RT_8_4_1_II: TOO_DEAR, RT_8_4_2_II: TOO_DEAR, RT_8_4_2_I_N1: TOO_FAR}

    def join(self, s: Woods, seat: int) -> None:
        """Start without officers; from now on the seat may look at the Supporters (RT-8.2.3#3)."""
        s.boards[seat] = Uprising(0)
        s.cards.open_to(SUPPORTERS, only(seat))

    def setup(self, s: Woods, seat: int) -> list[Frame]:
        """Only supporters; no pieces start on the map (RT-8.3)."""
        return [Frame(SUPPORTER_DRAW, seat, FIRST_SUPPORTERS)]

    def birdsong(self, s: Woods, seat: int) -> list[Frame]:
        """Revolts, then sympathy."""
        return [Frame(UNREST, seat)]

    def daylight(self, s: Woods, seat: int) -> list[Frame]:
        """Craft, mobilize, train (RT-8.5#1)."""
        return [Frame(NOON, seat)]

    def evening(self, s: Woods, seat: int) -> list[Frame]:
        """Operations, then draw and discard (RT-8.6.2#2)."""
        return [Frame(OPERATIONS, seat), Frame(EVENING_DRAW, seat), Frame(FLOW.limit, seat)]

    def menus(self, s: Woods, seat: int) -> list[Frame]:
        """Birdsong, Daylight and the operations."""
        return [Frame(menu, seat) for menu in (BIRDSONG_MENU, DAYLIGHT_MENU, OPERATION_MENU)]

    # Values for bots.

    def worth(self, s: Woods, seat: int, turns: int) -> int:
        """Supporters, sympathy, bases, officers."""
        return alliance_worth(s, seat, turns)

    def warrior_worth(self, s: Woods, seat: int, clearing: int) -> int:
        """More at a base."""
        return fighter_worth(s, seat, clearing)

    def piece_worth(self, s: Woods, seat: int, piece: int, clearing: int) -> int:
        """A base has much to lose; removing sympathy costs the remover a card."""
        return lost_piece_worth(s, seat, piece, clearing)

    def moves_worth(self, s: Woods, seat: int, ways: list[tuple[int, int]]) -> list[int]:
        """Toward clearings where sympathy can be organized."""
        return [march_worth(s, seat, start, end) for start, end in ways]

    def take_worth(self, s: Woods, seat: int, start: int, end: int, number: int) -> int:
        """Keep guards at bases."""
        return stay_worth(s, seat, start, number)

    # Rules of its own.

    def draws(self, s: Woods, seat: int) -> int:
        """One card and one for each base (RT-8.6.2, RT-B.alliance.draw)."""
        return 1 + on_map(s, BASE)

    def crafters(self, s: Woods, seat: int) -> list[int]:
        """Sympathy (RT-8.2.1, RT-8.5.1)."""
        free = [-used for used in s.activated]
        for clearing in range(CLEARINGS):
            free[s.suits[clearing]] += count(s, SYMPATHY, clearing)
        return free

    def defends_high(self) -> bool:
        """Guerrilla War (RT-8.2.2)."""
        return True

    def entered(self, s: Woods, seat: int, mover: int, clearing: int) -> None:
        """Outrage, once per move (RT-8.2.6#2)."""
        if count(s, SYMPATHY, clearing):
            outrage(s, seat, mover, clearing)

    def mourns(self, piece: int) -> bool:
        """Bases and sympathy."""
        return piece in (BASE, SYMPATHY)

    def lose(self, s: Woods, seat: int, piece: int, clearing: int, remover: int) -> None:
        """Outrage for sympathy, supporters and officers for a base (RT-8.2.6#1, RT-8.2.4#1 to RT-8.2.4#3)."""
        if piece == SYMPATHY:
            outrage(s, seat, remover, clearing)
        else:
            s.push(Frame(BASE_LOST, seat, clearing))

    def owed(self, s: Woods, seat: int, clearing: int, in_battle: bool) -> Message | None:
        """A card for Outrage (RT-8.2.6#1)."""
        if count(s, SYMPATHY, clearing) == 0:
            return None
        args: dict[str, Argument] = {"seat": seat, "suit": f"@suit-{SUITS[s.suits[clearing]]}"}
        return Message("outlook-outrage-battle" if in_battle else "outlook-outrage", args)

    def lost_with(self, s: Woods, seat: int, piece: int, clearing: int) -> Message | None:
        """Supporters and officers, with a base."""
        gone, officers = ready(s, s.suits[clearing]), officers_lost(s, seat)
        if piece != BASE or gone + officers == 0:
            return None
        return Message("loss-base", {"supporters": gone, "officers": officers})

    def keeps(self, s: Woods, seat: int, owner: int) -> int:
        """The officers."""
        return uprising(s, seat).officers if owner == seat else 0


FACTION: Final[Faction] = Alliance()
