"""The special actions of the characters (RT-9.7); each costs a torch (RT-9.5.9)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import GAIN, SPEND, Meaning, things
from turnwright.games.root.data.tables import CARD_KEYS, MATCHING, NONE, TORCH
from turnwright.games.root.factions.vagabond_items import MENDING, exhaust, pack
from turnwright.games.root.factions.vagabond_moving import clearing_of
from turnwright.games.root.factions.vagabond_values import use_value
from turnwright.games.root.factions.vagabond_worth import hideout_worth, theft_worth
from turnwright.games.root.judgement.estimates import card_worth, craft_worth
from turnwright.games.root.queries import has_piece
from turnwright.games.root.rules import RT_9_5_9, RT_9_5_N3, RT_9_7_1, RT_9_7_2, RT_9_7_3
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import ALONE, FactionVerb, WoodsVerb
from turnwright.games.root.zones import hand

THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
HIDEOUT_ITEMS: Final = 3
"""Items that a Hideout repairs (RT-9.7.3)."""


def refuse_special(s: Woods, seat: int, character: int) -> int:
    """Return 0, or the rule that forbids the special action of a character: it must be his, and he needs a torch."""
    p = pack(s, seat)
    return 0 if p.character == character and p.ready[TORCH] else RT_9_5_9


def refuse_here(s: Woods, seat: int, character: int) -> int:
    """Return 0, or the rule that forbids a special action that requires a clearing (RT-9.5#3)."""
    refused = refuse_special(s, seat, character)
    return refused or (RT_9_5_N3 if clearing_of(s, seat) == NONE else 0)


class Steal(FactionVerb):
    """Thief: take a random card from a player in his clearing (RT-9.7.1)."""

    def __init__(self) -> None:
        super().__init__("steal", RT_9_7_1, 630)

    def concerns(self, s: Woods, seat: int, n: int) -> bool:
        """It must be his action, against somebody else."""
        return pack(s, seat).character == THIEF and super().concerns(s, seat, n)

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append those who can be robbed."""
        if refuse_here(s, f.seat, THIEF) == 0:
            super().offer(s, f, actions)

    def bars(self, s: Woods, f: Frame, seat: int) -> int:
        """The player needs a piece there and a card in hand."""
        refused = refuse_here(s, f.seat, THIEF)
        if refused:
            return refused
        cards = s.cards.zones[hand(seat)].layers[0]
        return 0 if cards and has_piece(s, seat, clearing_of(s, f.seat)) else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A torch for a card."""
        return Meaning(SPEND, things(item=1), things(card=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A card."""
        return theft_worth(s, f.seat)

    def name(self, s: Woods, f: Frame, seat: int) -> None:
        """Let chance pick the card."""
        s.push(f)
        exhaust(s, f.seat, TORCH)
        s.push(Frame(FLOW.stealing, CHANCE, seat, f.seat))


class DayLabor(WoodsVerb):
    """Tinker: take a card that matches his clearing from the discard pile (RT-9.7.2)."""

    def __init__(self) -> None:
        super().__init__("labor", CARD_KEYS, RT_9_7_2, 181)

    def concerns(self, s: Woods, seat: int, n: int) -> bool:
        """It must be his action."""
        return pack(s, seat).character == TINKER

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append the different cards that match."""
        if refuse_here(s, f.seat, TINKER) == 0:
            fitting = MATCHING[s.suits[clearing_of(s, f.seat)]]
            last = NONE
            for card in s.discard:
                if card != last and fitting >> card & 1:
                    actions.append(self.base + card)
                last = card

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be there and match."""
        refused = refuse_here(s, f.seat, TINKER)
        if refused:
            return refused
        return 0 if n in s.discard and MATCHING[s.suits[clearing_of(s, f.seat)]] >> n & 1 else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message("choice-labor", {"card": f"@card-{CARD_KEYS[n]}"})

    def target(self, n: int) -> str:
        """Point at the card in the discard pile."""
        return f"discard-{CARD_KEYS[n]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A torch for a card."""
        return Meaning(SPEND, things(item=1), things(card=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A card, preferably one that can be crafted."""
        return card_worth(n) + craft_worth(s, f.seat, n) // 4 - use_value(pack(s, f.seat), TORCH)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Take it in public."""
        s.push(f)
        exhaust(s, f.seat, TORCH)
        s.discard.remove(n)
        s.cards.take_up(hand(f.seat), n)
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.seat, "card": f"@card-{CARD_KEYS[n]}"}
            s.emit(Message("log-labor", args, self.rule))


class Hideout(WoodsVerb):
    """Ranger: repair three items, and end Daylight (RT-9.7.3)."""

    def __init__(self) -> None:
        super().__init__("hideout", ALONE, RT_9_7_3, 635)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """Something must be damaged."""
        p = pack(s, f.seat)
        return refuse_special(s, f.seat, RANGER) or (0 if sum(p.damaged) + sum(p.ruined) else self.rule)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Items are repaired."""
        p = pack(s, f.seat)
        return Meaning(GAIN, things(item=1), things(item=min(HIDEOUT_ITEMS, sum(p.damaged) + sum(p.ruined))))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Items, less the rest of the day."""
        return hideout_worth(s, f.seat, HIDEOUT_ITEMS)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Repair, without returning to the menu."""
        exhaust(s, f.seat, TORCH)
        if s.log is not None:
            s.emit(Message("log-hideout", {"seat": f.seat}, self.rule))
        s.push(Frame(MENDING, f.seat, HIDEOUT_ITEMS))
