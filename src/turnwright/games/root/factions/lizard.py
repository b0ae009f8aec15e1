"""Lizard Cult (RT-10.2 to RT-10.6): gardens, and the Outcast suit, which depends on the discarded cards."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.common import CardVerb
from turnwright.core.decks import insert
from turnwright.core.fields import ALL, FLAG, Part, heap, index, mask, number, up_to
from turnwright.core.frames import AutoStep, Frame, State, Step
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.core.spelling import Spelling
from turnwright.core.verbs import Question
from turnwright.core.zones import Zone
from turnwright.games.root.cards import held, spend
from turnwright.games.root.data.boards import GARDEN, LIZARD, TRACKS, WARRIORS
from turnwright.games.root.data.tables import CARD_KEYS, CARD_KINDS, CLEARING_SUITS, NONE, SUITS
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.factions.lizard_board import gardens, shrine
from turnwright.games.root.factions.lizard_conspiracies import (
    BIRDSONG_STEPS,
    CONSPIRACIES,
    CONSPIRING,
    FLUSH,
    HATED_ON_TIES,
    OUTCAST,
)
from turnwright.games.root.factions.lizard_rituals import DAYLIGHT_STEPS, REVEALING, RITUALS
from turnwright.games.root.factions.lizard_worth import crusade_worth, cult_worth, lost_garden_worth, outcast_worth
from turnwright.games.root.names import CARD_NAMES, SUIT_NAMES
from turnwright.games.root.parts import Shrine
from turnwright.games.root.pieces import place_piece, place_warriors
from turnwright.games.root.queries import count, faction_of
from turnwright.games.root.rules import (
    RT_10_2_3,
    RT_10_2_5,
    RT_10_3_2_N1,
    RT_10_3_3,
    RT_10_6_1,
    RT_10_6_2,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.crafting import Craft
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.spending import told
from turnwright.games.root.verbs import Ask, ClearingVerb, Done, WoodsVerb
from turnwright.games.root.zones import hand

PART: Final = Part(
    "Shrine",
    "Whom the Cult has cast out, and who serves it.",
    (
        number("outcast", "the suit of the Outcast (NONE: not chosen yet)", index(CLEARING_SUITS, NONE), ALL),
        number("hated", "1: the marker shows Hated", FLAG, ALL),
        number("acolytes", "warriors that serve as acolytes", up_to(WARRIORS[LIZARD]), ALL),
        heap("souls", "the Lost Souls, ascending", index(CARD_KINDS), ALL),
        heap("revealed", "cards revealed in this Daylight, ascending", index(CARD_KINDS), ALL),
        number("scored", "mask of suits that have scored this turn", mask(CLEARING_SUITS), ALL),
    ),
)

FIRST_WARRIORS: Final = 4
"""Warriors in the starting corner (RT-10.3.2#1)."""


class Lizard(Faction):
    """The Lizard Cult."""

    def __init__(self) -> None:
        super().__init__(LIZARD, "lizard")
        self.board = Shrine
        self.spelled = {
            "Shrine.outcast": Spelling(SUIT_NAMES),
            "Shrine.souls": Spelling(CARD_NAMES),
            "Shrine.revealed": Spelling(CARD_NAMES),
            "Shrine.scored": Spelling(mask=SUIT_NAMES),
        }
        own = [CORNER, FIRST_OUTCAST, FORFEITING, TAKE_BACK, CRAFTING, CRAFTS, *BIRDSONG_STEPS, *DAYLIGHT_STEPS]
        self.steps = cast("list[Step[State]]", own)
        self.readings = [HATED_ON_TIES]

    # Setup and turns.

    def join(self, s: Woods, seat: int) -> None:
        """Start without an Outcast."""
        s.boards[seat] = Shrine(NONE, 0, 0, [], [], 0)

    def setup(self, s: Woods, seat: int) -> list[Frame]:
        """A corner, then the Outcast (RT-10.3)."""
        return [Frame(CORNER, seat), Frame(FIRST_OUTCAST, seat)]

    def birdsong(self, s: Woods, seat: int) -> list[Frame]:
        """The Outcast, Lost Souls, conspiracies (RT-10.4#1)."""
        return [Frame(OUTCAST, seat), Frame(FLUSH, seat), Frame(CONSPIRING, seat)]

    def daylight(self, s: Woods, seat: int) -> list[Frame]:
        """Rituals."""
        return [Frame(REVEALING, seat)]

    def evening(self, s: Woods, seat: int) -> list[Frame]:
        """Revealed cards return; craft, draw, discard (RT-10.6.1, RT-10.6.2, RT-10.6.3#2)."""
        draw = Frame(FLOW.draw, seat, self.draws(s, seat))
        return [Frame(TAKE_BACK, seat), Frame(CRAFTING, seat), draw, Frame(FLOW.limit, seat)]

    def menus(self, s: Woods, seat: int) -> list[Frame]:
        """Conspiracies and rituals."""
        return [Frame(CONSPIRACIES, seat), Frame(RITUALS, seat)]

    def turn_begins(self, s: Woods, seat: int) -> None:
        """Let every suit score again (RT-10.5.3#2)."""
        shrine(s, seat).scored = 0

    # For bots.

    def worth(self, s: Woods, seat: int, turns: int) -> int:
        """The value of gardens and their future points, acolytes, warriors."""
        return cult_worth(s, seat, turns)

    def piece_worth(self, s: Woods, seat: int, piece: int, clearing: int) -> int:
        """A garden, and the card lost with it."""
        return lost_garden_worth(s, s.suits[clearing])

    def moves_worth(self, s: Woods, seat: int, ways: list[tuple[int, int]]) -> list[int]:
        """Toward clearings where a garden could then be built."""
        return [crusade_worth(s, seat, start, end) for start, end in ways]

    # Rule, crafting, drawing.

    def rules_outright(self, s: Woods, clearing: int) -> bool:
        """Pilgrims: a garden is enough to rule its clearing, even against the Eyrie (RT-10.2.4)."""
        return count(s, GARDEN, clearing) > 0

    def crafters(self, s: Woods, seat: int) -> list[int]:
        """Gardens of the Outcast suit (RT-10.2.1)."""
        free = [0] * CLEARING_SUITS
        outcast = shrine(s, seat).outcast
        free[outcast] = gardens(s, outcast) - s.activated[outcast]
        return free

    def draws(self, s: Woods, seat: int) -> int:
        """One card and one for each bonus that gardens uncover (RT-10.6.3)."""
        return 1 + sum([TRACKS[GARDEN].draws[gardens(s, suit)] for suit in range(CLEARING_SUITS)])

    # What happens to pieces and cards.

    def take_back(self, s: Woods, seat: int, warriors: int, defended: bool) -> None:
        """Revenge: warriors lost in defence become acolytes (RT-10.2.3)."""
        if not defended:
            s.supply[seat] += warriors
            return
        shrine(s, seat).acolytes += warriors
        if s.log is not None:
            s.emit(Message("log-revenge", {"seat": seat, "warriors": warriors}, RT_10_2_3))

    def keeps(self, s: Woods, seat: int, owner: int) -> int:
        """Its acolytes."""
        return shrine(s, seat).acolytes if owner == seat else 0

    def mourns(self, piece: int) -> bool:
        """Losing a garden costs a card (RT-10.2.5)."""
        return piece == GARDEN

    def mourns_alike(self, piece: int) -> bool:
        """The same in every clearing."""
        return True

    def lose(self, s: Woods, seat: int, piece: int, clearing: int, remover: int) -> None:
        """Let chance choose the card, if there is one (RT-10.2.5)."""
        if held(s, seat):
            s.push(Frame(FORFEITING, CHANCE, seat))

    def takes_discards(self, s: Woods, seat: int, card: int) -> bool:
        """Every spent or discarded card joins the Lost Souls (RT-10.2.6#1)."""
        insert(shrine(s, seat).souls, card)
        return True

    def open_cards(self, s: Woods, seat: int) -> list[int]:
        """Lost Souls and revealed cards (RT-10.2.6#2)."""
        return shrine(s, seat).souls + shrine(s, seat).revealed


# Setup.


class Corner(ClearingVerb):
    """Start in a corner: a garden, four warriors, and one warrior in each adjacent clearing (RT-10.3.2#1,
    RT-10.3.2#2).
    """

    def __init__(self) -> None:
        super().__init__("corner", RT_10_3_2_N1, 80)

    def open(self, s: Woods, f: Frame) -> int:
        """The corner opposite the only occupied one; if several are occupied any other, if none any."""
        taken = 0
        for seat in range(s.seats):
            home = faction_of(s, seat).home(s, seat)
            if home != NONE:
                taken |= 1 << home
        if taken.bit_count() == 1:
            return 1 << s.rules.map.opposite[taken.bit_length() - 1]
        return s.rules.map.corners & ~taken

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Place everything at once."""
        place_piece(s, f.seat, GARDEN, n, self.rule)
        place_warriors(s, f.seat, n, FIRST_WARRIORS)
        for clearing in s.rules.map.paths[n]:
            place_warriors(s, f.seat, clearing, 1)


class FirstOutcast(WoodsVerb):
    """Choose the first Outcast (RT-10.3.3)."""

    def __init__(self) -> None:
        super().__init__("outcast", SUITS[:CLEARING_SUITS], RT_10_3_3, 85)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the suit."""
        return Message("choice-outcast", {"suit": f"@suit-{SUITS[n]}"})

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Depends on the garden and the cards in hand."""
        return outcast_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Set the Outcast, not yet Hated."""
        shrine(s, f.seat).outcast = n
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.seat, "suit": f"@suit-{SUITS[n]}", "hated": 0}
            s.emit(Message("log-outcast", args, self.rule))


# A lost garden.


class Forfeit(CardVerb[Woods]):
    """Chance discards a card from the hand of seat ``arg`` for a lost garden."""

    def __init__(self) -> None:
        super().__init__("forfeit", CARD_KEYS, RT_10_2_5, 848)

    def pile(self, s: Woods, f: Frame) -> Zone:
        """The hand."""
        return s.cards.zones[hand(f.arg)]

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message("choice-forfeit", {"card": f"@card-{CARD_KEYS[n]}"})

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Discard it in public."""
        told(s, "log-forfeit", f.arg, n)
        spend(s, f.arg, n)


# Evening.


class TakeBack(AutoStep[Woods]):
    """Revealed cards that were not spent return to the hand (RT-10.6.1)."""

    def __init__(self) -> None:
        super().__init__("take-back", RT_10_6_1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Everybody has seen these cards."""
        board = shrine(s, f.seat)
        if board.revealed and s.log is not None:
            s.emit(Message("log-take-back", {"seat": f.seat, "cards": len(board.revealed)}, self.rule))
        for card in board.revealed:
            s.cards.take_up(hand(f.seat), card)
        board.revealed = []


class Crafting(AutoStep[Woods]):
    """The Cult may craft if it has any cards and gardens to activate (RT-10.6.2)."""

    def __init__(self) -> None:
        super().__init__("crafting", RT_10_6_2)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask if it has, which is public."""
        if held(s, f.seat) and any(faction_of(s, f.seat).crafters(s, f.seat)):
            s.push(Frame(CRAFTS, f.seat))


class CraftByGardens(Craft):
    """Craft in Evening (RT-10.6.2)."""

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Ask for another card while a garden is left."""
        super().apply(s, Frame(CRAFTING, f.seat), n)


CORNER: Final = Ask("corner", RT_10_3_2_N1, [Corner()], setup=True)
FIRST_OUTCAST: Final = Ask("first-outcast", RT_10_3_3, [FirstOutcast()], setup=True)
FORFEITING: Final[Question[Woods]] = Question("forfeiting", RT_10_2_5, [Forfeit()])
TAKE_BACK: Final = TakeBack()
CRAFTING: Final = Crafting()
CRAFTS: Final = Ask("crafts", RT_10_6_2, [CraftByGardens(RT_10_6_2), Done(RT_10_6_2)], private=True)
FACTION: Final[Faction] = Lizard()
