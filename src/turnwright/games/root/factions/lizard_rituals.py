"""Daylight of the Lizard Cult (RT-10.5): every card revealed from hand allows one ritual."""

from __future__ import annotations

from typing import Final

from turnwright.core.decks import insert
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import END, GAIN, SPEND, Meaning, is_much, things
from turnwright.games.root.cards import discard, held
from turnwright.games.root.data.boards import GARDEN
from turnwright.games.root.data.tables import BIRD, CARD_KEYS, CLEARING_SUITS, OF_SUIT, SUIT_OF
from turnwright.games.root.factions.lizard_board import gardens_left, score_of, shrine
from turnwright.games.root.factions.lizard_worth import (
    ACOLYTE,
    gather_worth,
    plant_worth,
    preach_worth,
    reveal_worth,
)
from turnwright.games.root.pieces import place_piece, place_warriors
from turnwright.games.root.points import FACTION, score, scored
from turnwright.games.root.queries import of_suit, placeable, ruled, with_slot
from turnwright.games.root.rules import (
    RT_2_5_N5,
    RT_10_2_2,
    RT_10_5_1,
    RT_10_5_2,
    RT_10_5_3_N1,
    RT_10_5_3_N2,
    RT_10_5_4,
    RT_10_5_N1,
    RT_10_5_N2,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.spending import told
from turnwright.games.root.steps.turn import in_daylight
from turnwright.games.root.verbs import ALONE, Ask, ClearingVerb, Done, HandVerb, WoodsVerb
from turnwright.games.root.zones import hand


def garden_sites(s: Woods, seat: int, suit: int) -> int:
    """Return where a garden of a suit can be built, as a mask (RT-10.5.1)."""
    if gardens_left(s, suit) == 0:
        return 0
    return with_slot(s, placeable(s, seat, of_suit(s, suit) & ruled(s, seat)))


def recruiting_sites(s: Woods, seat: int, suit: int) -> int:
    """Return where a card of a suit can recruit a warrior, as a mask (RT-10.5.2)."""
    return placeable(s, seat, of_suit(s, suit)) if s.supply[seat] else 0


def has_ritual(s: Woods, seat: int, suit: int) -> bool:
    """Return whether a card of a suit other than bird allows a ritual, which is public."""
    if not shrine(s, seat).scored >> suit & 1:
        return True
    return recruiting_sites(s, seat, suit) > 0 or garden_sites(s, seat, suit) > 0


def reveal(s: Woods, seat: int, card: int) -> None:
    """Put a card from hand face up on the board, where it stays until Evening (RT-10.5#2), then ask for the next."""
    s.cards.lay_open(hand(seat), card)
    insert(shrine(s, seat).revealed, card)
    s.push(Frame(REVEALING, seat))


class Reveal(HandVerb):
    """Reveal a card for a ritual of its suit, not a bird (RT-10.5#1, RT-10.2.2)."""

    def __init__(self) -> None:
        super().__init__("reveal", RT_10_5_N1, 190)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Suits with a ritual left."""
        found = 0
        for suit in range(CLEARING_SUITS):
            if has_ritual(s, f.seat, suit):
                found |= OF_SUIT[suit]
        return found

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """The card must be in hand, not a bird, and allow a ritual."""
        if not s.cards.zones[hand(f.seat)].holds(n):
            return RT_10_5_N2 if n in shrine(s, f.seat).revealed else self.rule
        if SUIT_OF[n] == BIRD:
            return RT_10_2_2
        return 0 if has_ritual(s, f.seat, SUIT_OF[n]) else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The card is returned in Evening."""
        return Meaning(GAIN)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The best of its rituals."""
        suit = SUIT_OF[n]
        sites, recruits = garden_sites(s, f.seat, suit), recruiting_sites(s, f.seat, suit)
        return reveal_worth(s, f.seat, n, sites, recruits)

    def reveals(self, s: Woods, f: Frame, n: int) -> bool:
        """Reveal the card to everybody."""
        return True

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Ask for the ritual."""
        told(s, "log-reveal", f.seat, n)
        reveal(s, f.seat, n)
        s.push(Frame(RITUAL, f.seat, n))


class Sacrifice(HandVerb):
    """Reveal a bird card to turn a warrior from the supply into an acolyte (RT-10.5.4)."""

    def __init__(self) -> None:
        super().__init__("sacrifice", RT_10_5_4, 191)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Birds, if there is a warrior."""
        return OF_SUIT[BIRD] if s.supply[f.seat] else 0

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """There must be a bird in hand and a warrior."""
        if not s.cards.zones[hand(f.seat)].holds(n):
            return RT_10_5_N2 if n in shrine(s, f.seat).revealed else self.rule
        if SUIT_OF[n] != BIRD:
            return self.rule
        return 0 if s.supply[f.seat] else RT_2_5_N5

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The card is returned in Evening."""
        return Meaning(GAIN, reward=things(acolyte=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """An acolyte at no cost."""
        return ACOLYTE

    def reveals(self, s: Woods, f: Frame, n: int) -> bool:
        """Reveal the card to everybody."""
        return True

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Add one acolyte."""
        told(s, "log-sacrifice", f.seat, n)
        s.supply[f.seat] -= 1
        shrine(s, f.seat).acolytes += 1
        reveal(s, f.seat, n)


class EnoughRevealed(Done):
    """End the rituals."""

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Cards that allow a ritual are left unused."""
        unused = len([card for card in held(s, f.seat) if self.useful(s, f.seat, card)])
        if not is_much(unused, len(held(s, f.seat)) + len(shrine(s, f.seat).revealed)):
            return Meaning(END)
        return Meaning(END, loss=Message("loss-rituals", {"cards": unused}))

    def useful(self, s: Woods, seat: int, card: int) -> bool:
        """Return whether a card in hand allows a ritual, and comes back afterwards."""
        suit = SUIT_OF[card]
        return s.supply[seat] > 0 if suit == BIRD else has_ritual(s, seat, suit)


class Plant(ClearingVerb):
    """Build: a garden of the suit of card ``arg`` (RT-10.5.1)."""

    def __init__(self) -> None:
        super().__init__("plant", RT_10_5_1, 480)

    def open(self, s: Woods, f: Frame) -> int:
        """Ruled clearings of the suit with an open slot."""
        return garden_sites(s, f.seat, SUIT_OF[f.arg])

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Return a special rule if no garden is left."""
        return self.rule if gardens_left(s, SUIT_OF[f.arg]) else RT_2_5_N5

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A garden there."""
        return plant_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Build it; the garden itself scores nothing."""
        place_piece(s, f.seat, GARDEN, n, self.rule)


class Gather(ClearingVerb):
    """Recruit: a warrior in any clearing of the suit of card ``arg`` (RT-10.5.2)."""

    def __init__(self) -> None:
        super().__init__("gather", RT_10_5_2, 485)

    def open(self, s: Woods, f: Frame) -> int:
        """Clearings of the suit."""
        return recruiting_sites(s, f.seat, SUIT_OF[f.arg])

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Return a special rule if no warrior is left."""
        return self.rule if s.supply[f.seat] else RT_2_5_N5

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A warrior there."""
        return gather_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Place one warrior."""
        place_warriors(s, f.seat, n, 1)


class Preach(WoodsVerb):
    """Score: spend card ``arg`` for points for gardens of its suit, once per turn (RT-10.5.3#1 to RT-10.5.3#3)."""

    def __init__(self) -> None:
        super().__init__("preach", ALONE, RT_10_5_3_N1, 590)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """Once for each suit (RT-10.5.3#2)."""
        return RT_10_5_3_N2 if shrine(s, f.seat).scored >> SUIT_OF[f.arg] & 1 else 0

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Show the points."""
        return Message("choice-preach", {"vp": score_of(s, SUIT_OF[f.arg])})

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The card for points."""
        return Meaning(SPEND, things(card=1), things(vp=scored(s, f.seat, score_of(s, SUIT_OF[f.arg]))))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The points, less the card."""
        return preach_worth(s, f.seat, f.arg)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """The card joins the Lost Souls."""
        board = shrine(s, f.seat)
        board.scored |= 1 << SUIT_OF[f.arg]
        board.revealed.remove(f.arg)
        told(s, "log-spend", f.seat, f.arg)
        discard(s, f.arg)
        score(s, f.seat, score_of(s, SUIT_OF[f.arg]), FACTION, self.rule)


class Ritual(Ask):
    """Which ritual is done with the revealed card ``arg``."""

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Name the card."""
        args: dict[str, Argument] = {"card": f"@card-{CARD_KEYS[f.arg]}"}
        return Message("prompt-ritual", args)


class Revealing(AutoStep[Woods]):
    """The Cult keeps revealing while it has any cards."""

    def __init__(self) -> None:
        super().__init__("revealing", RT_10_5_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """With an empty hand only effects are left, which are public."""
        asked = Frame(RITUALS, f.seat)
        if held(s, f.seat) or len(RITUALS.candidates(s, asked)) > 1:
            s.push(asked)


REVEALING: Final = Revealing()
RITUALS: Final = Ask(
    "rituals", RT_10_5_N1, [Reveal(), Sacrifice(), *in_daylight(), EnoughRevealed(RT_10_5_N1)], private=True
)
RITUAL: Final = Ritual("ritual", RT_10_5_N1, [Plant(), Gather(), Preach()])
DAYLIGHT_STEPS: Final[list[AutoStep[Woods] | Ask]] = [REVEALING, RITUALS, RITUAL]
