"""The Daylight of the Riverfolk (RT-11.5): any number of actions, each paid with Funds."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import TARGET, AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import GAIN, SPEND, Meaning, things
from turnwright.games.root.battle import begin
from turnwright.games.root.cards import discard, drawable
from turnwright.games.root.data.boards import FACTIONS, TRACKS, TRADE_POST
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CARD_KEYS, CARDS, NONE
from turnwright.games.root.factions.riverfolk_funds import COMMIT, GIVE_BACK, hand_over, market, payment, to_payments
from turnwright.games.root.factions.riverfolk_worth import (
    DRAWN,
    committed_worth,
    crew_worth,
    export_worth,
    fund_worth,
    post_worth,
)
from turnwright.games.root.pieces import place_piece, place_warriors
from turnwright.games.root.points import BUILDING, score, scored
from turnwright.games.root.queries import EVERYWHERE, count, may_place, placeable, ruler
from turnwright.games.root.rules import (
    RT_2_1_2_N3,
    RT_2_5_N5,
    RT_11_2_4,
    RT_11_5_1,
    RT_11_5_2,
    RT_11_5_3,
    RT_11_5_3_I_N1,
    RT_11_5_4,
    RT_11_5_5,
    RT_11_5_6_I,
    RT_11_5_6_II,
    RT_11_5_6_III_N1,
    RT_11_5_6_III_N2,
    RT_11_5_N1,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.battle import StartBattle, engage
from turnwright.games.root.steps.crafting import Craft
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.moving import Move, from_to, set_out, way
from turnwright.games.root.steps.turn import in_daylight
from turnwright.games.root.verbs import ALONE, Ask, ClearingVerb, Done, WoodsVerb

ACTION_PRICE: Final = 1
"""The warriors committed for a move, a battle or a card (RT-11.5.1, RT-11.5.2, RT-11.5.4)."""
POST_PRICE: Final = 2
"""The ruler's warriors needed for a trade post (RT-11.5.6.II)."""


def funded(s: Woods, seat: int) -> bool:
    """Return whether there are any Funds."""
    return any(market(s, seat).funds)


class Voyage(Move):
    """Commit a warrior for a move (RT-11.5.1)."""

    def origins(self, s: Woods, f: Frame) -> int:
        """Any clearing, with Funds."""
        return EVERYWHERE if funded(s, f.seat) else 0

    def bars(self, s: Woods, f: Frame) -> int:
        """No Funds are left."""
        return RT_11_2_4

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Pay, then move and return to the menu."""
        start, end = way(n)
        s.then([payment(f.seat, COMMIT, ACTION_PRICE), Frame(SAIL, f.seat, start, end), f])

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Funds that are returned later."""
        return Meaning(SPEND, things(fund=ACTION_PRICE))

    def price(self, s: Woods, f: Frame) -> int:
        """A warrior from Funds."""
        return committed_worth(s)


class Sail(AutoStep[Woods]):
    """Warriors move from clearing ``arg`` to clearing ``extra``."""

    def __init__(self) -> None:
        super().__init__("sail", RT_11_5_1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Move them; the move is already paid for."""
        set_out(s, f.seat, f.arg, f.extra)

    def ends(self, s: Woods, f: Frame) -> dict[str, str]:
        """Both clearings."""
        return from_to(f.arg, f.extra)


class Raid(StartBattle):
    """Commit a warrior for a battle (RT-11.5.2)."""

    def clearings(self, s: Woods, f: Frame) -> int:
        """Any clearing, with Funds."""
        return EVERYWHERE if funded(s, f.seat) else 0

    def bars(self, s: Woods, f: Frame) -> int:
        """No Funds are left."""
        return RT_11_2_4

    def price(self, s: Woods, f: Frame) -> dict[str, int]:
        """Funds that are returned later."""
        return things(fund=ACTION_PRICE)

    def pay(self, s: Woods, f: Frame) -> None:
        """Return to the menu afterwards."""
        s.push(f)

    def fight(self, s: Woods, f: Frame, clearing: int, defender: int) -> None:
        """Pay before anybody can take the Funds away, then fight."""
        s.then([payment(f.seat, COMMIT, ACTION_PRICE), Frame(ASSAULT, f.seat, clearing, defender)])

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The card, less its cost."""
        return super().prior(s, f, n) - committed_worth(s)


class Assault(AutoStep[Woods]):
    """A battle in clearing ``arg`` against seat ``extra``."""

    def __init__(self) -> None:
        super().__init__("assault", RT_11_5_2)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Fight; the battle is already paid for."""
        engage(s, begin(f.arg, f.seat, f.extra))

    def ends(self, s: Woods, f: Frame) -> dict[str, str]:
        """The clearing that is fought in."""
        return {f"clearing-{f.arg + 1}": TARGET}


class Manufacture(Craft):
    """Craft a card with warriors from Funds (RT-11.5.3)."""

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The card, less its cost."""
        return super().prior(s, f, n) - sum(CARDS[n].cost) * committed_worth(s)


class Export(Craft):
    """Craft a card but discard it for a warrior in Payments (RT-11.5.3.I#1)."""

    def __init__(self) -> None:
        super().__init__(RT_11_5_3_I_N1, "export", 186)

    def bars(self, s: Woods, f: Frame) -> int:
        """There must be a warrior to place."""
        return 0 if s.supply[f.seat] else RT_2_5_N5

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A card for a warrior."""
        return Meaning(SPEND, super().meaning(s, f, n).price, things(warrior=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A warrior gained, less the card and its cost."""
        return export_worth(s, f.seat, n) - sum(CARDS[n].cost) * committed_worth(s)

    def made(self, f: Frame, n: int) -> Frame:
        """Skip the effect of the card."""
        return Frame(EXPORTED, f.seat, n)


class Exported(AutoStep[Woods]):
    """Card ``arg`` is discarded, and a warrior goes to Payments."""

    def __init__(self) -> None:
        super().__init__("exported", RT_11_5_3_I_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Leave an exported item in the supply, without points."""
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.seat, "card": f"@card-{CARD_KEYS[f.arg]}"}
            s.emit(Message("log-export", args, self.rule))
        discard(s, f.arg)
        to_payments(s, f.seat, 1)


class DrawOne(WoodsVerb):
    """Commit a warrior to draw a card (RT-11.5.4)."""

    def __init__(self) -> None:
        super().__init__("draw", ALONE, RT_11_5_4, 582)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """There must be Funds and a card to draw."""
        if not funded(s, f.seat):
            return RT_11_2_4
        return 0 if drawable(s, 1) else RT_2_1_2_N3

    def target(self, n: int) -> str:
        """Point at the deck."""
        return "deck"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A card for Funds that are returned later."""
        return Meaning(GAIN, things(fund=ACTION_PRICE), things(card=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A card, which may also be sold, less the next dividend."""
        return DRAWN - committed_worth(s)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Draw the card in public."""
        s.then([payment(f.seat, COMMIT, ACTION_PRICE), Frame(FLOW.draw, f.seat, 1), f])


class Crew(ClearingVerb):
    """Spend a warrior to place one of their own on the river (RT-11.5.5)."""

    def __init__(self) -> None:
        super().__init__("crew", RT_11_5_5, 470)

    def short(self, s: Woods, f: Frame) -> int:
        """Return 0, or the rule by which no warrior can be placed anywhere; the one that is spent can be placed
        (RT-2.5#7).
        """
        if not funded(s, f.seat):
            return RT_11_2_4
        return 0 if s.supply[f.seat] or market(s, f.seat).funds[f.seat] else RT_2_5_N5

    def open(self, s: Woods, f: Frame) -> int:
        """Place it."""
        return 0 if self.short(s, f) else placeable(s, f.seat, s.rules.map.on_river)

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Return the rule about what is missing."""
        return self.short(s, f) or self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Funds for a warrior."""
        return Meaning(SPEND, things(fund=1), things(warrior=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A warrior there, less one in Funds."""
        return crew_worth(s, f.seat, n) - fund_worth(s, f.seat)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Pay, then place; with an empty supply only one of their own warriors can pay."""
        s.then([Frame(CREWED, f.seat, n), f])
        if s.supply[f.seat]:
            s.push(payment(f.seat, GIVE_BACK, 1))
        else:
            hand_over(s, f.seat, f.seat, GIVE_BACK, 1)


class Crewed(AutoStep[Woods]):
    """A warrior is placed in clearing ``arg``."""

    def __init__(self) -> None:
        super().__init__("crewed", RT_11_5_5)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Place it."""
        place_warriors(s, f.seat, f.arg, 1)


class Establish(ClearingVerb):
    """Spend two warriors of a clearing's ruler to place a guarded trade post there (RT-11.5.6.I to RT-11.5.6.III#2)."""

    def __init__(self) -> None:
        super().__init__("establish", RT_11_5_6_I, 475)

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Return 0, or the rule that forbids a trade post in a clearing."""
        leader = ruler(s, n)
        if leader == NONE or count(s, TRADE_POST, n):
            return self.rule
        board = market(s, f.seat)
        if board.posts[s.suits[n]] == 0:
            return RT_11_5_6_III_N2
        if board.funds[leader] < POST_PRICE:
            return RT_11_5_6_II
        return 0 if may_place(s, f.seat, n) else RT_11_5_6_III_N1

    def open(self, s: Woods, f: Frame) -> int:
        """Clearings whose ruler has enough warriors in Funds."""
        found = 0
        if funded(s, f.seat):
            for clearing in range(CLEARINGS):
                if self.closed(s, f, clearing) == 0:
                    found |= 1 << clearing
        return found

    def detail(self, s: Woods, f: Frame, n: int) -> Message | None:
        """Show whose warriors are missing."""
        if self.closed(s, f, n) != RT_11_5_6_II:
            return None
        leader = ruler(s, n)
        args: dict[str, Argument] = {"need": POST_PRICE, "have": market(s, f.seat).funds[leader]}
        return Message("detail-ruler-funds", {**args, "faction": f"@faction-{FACTIONS[s.faction[leader]]}"})

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Funds for points, and a warrior if there is one."""
        vp = scored(s, f.seat, self.points(s, f, n))
        return Meaning(SPEND, things(fund=POST_PRICE), things(vp=vp))

    def points(self, s: Woods, f: Frame, clearing: int) -> int:
        """Return the points for a trade post: those of the next space of its track."""
        return TRACKS[TRADE_POST].vp[TRACKS[TRADE_POST].spaces - market(s, f.seat).posts[s.suits[clearing]]]

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Points and dividends, less Funds."""
        return post_worth(s, f.seat, n, POST_PRICE)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Place the post with a warrior, if there is one, and score (RT-11.5.6.III#1)."""
        s.push(f)
        hand_over(s, f.seat, ruler(s, n), GIVE_BACK, POST_PRICE)
        board = market(s, f.seat)
        suit = s.suits[n]
        vp = self.points(s, f, n)
        board.posts[suit] -= 1
        place_piece(s, f.seat, TRADE_POST, n, RT_11_5_6_III_N1)
        place_warriors(s, f.seat, n, 1)
        score(s, f.seat, vp, BUILDING, RT_11_5_6_III_N1)


class Actions(Ask):
    """The menu of their Daylight. The hand is open, so it contains no secrets."""

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show the Funds."""
        return Message("prompt-riverfolk", {"warriors": sum(market(s, f.seat).funds)})


VERBS: Final[list[WoodsVerb]] = [
    Voyage(RT_11_5_1),
    Raid(RT_11_5_2),
    Manufacture(RT_11_5_3),
    Export(),
    DrawOne(),
    Crew(),
    Establish(),
    Done(RT_11_5_N1),
]
MENU: Final = Actions("riverfolk", RT_11_5_N1, [*VERBS, *in_daylight()])
SAIL: Final = Sail()
ASSAULT: Final = Assault()
EXPORTED: Final = Exported()
CREWED: Final = Crewed()
DAYLIGHT_STEPS: Final[list[AutoStep[Woods] | Ask]] = [MENU, SAIL, ASSAULT, EXPORTED, CREWED]
