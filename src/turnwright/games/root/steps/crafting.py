"""Questions for cards to craft, and for crafting pieces if the cost leaves a choice (RT-4.1)."""

from __future__ import annotations

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.gestures import Gesture
from turnwright.core.messages import Message
from turnwright.core.verbs import GAIN, Meaning, things
from turnwright.games.root.cards import discard
from turnwright.games.root.crafting import activate, bring, craftable, refuse_card
from turnwright.games.root.data.tables import CARDS, CLEARING_SUITS, ITEM, SUITS
from turnwright.games.root.judgement.estimates import craft_worth
from turnwright.games.root.points import scored
from turnwright.games.root.queries import faction_of
from turnwright.games.root.rules import RT_4_1_1_N4, RT_4_1_2_N1, RT_4_1_N1
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, HandVerb, WoodsVerb
from turnwright.games.root.zones import hand


class Craft(HandVerb):
    """Craft a card from hand, then return to the menu."""

    def __init__(self, rule: int = RT_4_1_N1, word: str = "craft", place: int = 100) -> None:
        super().__init__(word, rule, place)

    def bars(self, s: Woods, f: Frame) -> int:
        """Return 0, or the rule that forbids crafting at this point of the turn."""
        return 0

    def fitting(self, s: Woods, f: Frame) -> int:
        """Cards that can be paid for and have an effect (RT-4.1.1#1, RT-4.1.2#2)."""
        return 0 if self.bars(s, f) else craftable(s, f.seat)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be in hand, allowed at this time, and payable with crafting pieces."""
        if not s.cards.zones[hand(f.seat)].holds(n):
            return RT_4_1_N1
        return self.bars(s, f) or refuse_card(s, f.seat, n)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """An item scores."""
        faction, made = faction_of(s, f.seat), CARDS[n]
        vp = scored(s, f.seat, faction.item_vp(s, f.seat, made.vp))
        reward = things(vp=vp, item=1 if made.kind == ITEM else 0)
        return Meaning(GAIN, things(card=1) | faction.craft_price(made.cost), reward)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The value of its effect."""
        return craft_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Show the card to everybody, pay, then apply its effect."""
        s.cards.lay_open(hand(f.seat), n)
        s.push(f)
        s.push(self.made(f, n))
        if not faction_of(s, f.seat).pays_craft(s, f.seat, CARDS[n].cost):
            activate(s, f.seat, CARDS[n].cost)

    def made(self, f: Frame, n: int) -> Frame:
        """Return the step after the card is paid for."""
        return Frame(FLOW.crafted, f.seat, n)


class Activate(WoodsVerb):
    """Choose the suit of a crafting piece for a symbol of any suit (RT-4.1.1#4)."""

    def __init__(self) -> None:
        super().__init__("activate", SUITS[:CLEARING_SUITS], RT_4_1_1_N4, 510)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """One must be left."""
        return 0 if faction_of(s, f.seat).crafters(s, f.seat)[n] else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the suit."""
        return Message("choice-activate", {"suit": f"@suit-{SUITS[n]}"})

    def gestures(self, s: Woods, f: Frame) -> list[Gesture]:
        """Suggest to activate as many of one suit as are left to choose."""
        ready = faction_of(s, f.seat).crafters(s, f.seat)
        return [
            Gesture(
                Message("gesture-activate", {"suit": f"@suit-{SUITS[n]}", "number": f.arg}), [self.base + n] * f.arg
            )
            for n in range(self.size)
            if 1 < f.arg <= ready[n]
        ]

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Ask for the next."""
        s.activated[n] += 1
        if f.arg > 1:
            s.push(Frame(FLOW.activate, f.seat, f.arg - 1))


class Crafted(AutoStep[Woods]):
    """Card ``arg``, which has left the hand, takes effect."""

    def __init__(self) -> None:
        super().__init__("crafted", RT_4_1_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Apply its effect; it is already paid for."""
        bring(s, f.seat, f.arg)


class UsedUp(AutoStep[Woods]):
    """After an immediate effect, its card is discarded (RT-4.1.2#1)."""

    def __init__(self) -> None:
        super().__init__("used-up", RT_4_1_2_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Discard it."""
        discard(s, f.arg)


def crafting_steps() -> list[AutoStep[Woods] | Ask]:
    """Return the steps of crafting."""
    return [Ask("activate", RT_4_1_1_N4, [Activate()]), Crafted(), UsedUp()]
