"""A Vagabond's actions in Daylight (RT-9.5): ruins, Strike, Repair."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE, EVERYONE, Audience, only
from turnwright.core.verbs import END, GAIN, RISK, SPEND, Meaning, Question, things
from turnwright.games.root.data.boards import PIECES
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CROSSBOW, HAMMER, ITEMS, NONE, TORCH
from turnwright.games.root.factions.vagabond_items import (
    BROKEN,
    DAMAGED,
    ItemVerb,
    exhaust,
    gain_item,
    pack,
    repair,
    tell,
)
from turnwright.games.root.factions.vagabond_moving import clearing_of
from turnwright.games.root.factions.vagabond_quests import REWARD
from turnwright.games.root.factions.vagabond_setup import two_vagabonds
from turnwright.games.root.factions.vagabond_values import next_value, use_value
from turnwright.games.root.factions.vagabond_worth import explore_worth, mending_worth, strike_worth
from turnwright.games.root.judgement.estimates import VP
from turnwright.games.root.pieces import WARRIOR, Removal, carry_out
from turnwright.games.root.points import FACTION, score, scored
from turnwright.games.root.queries import faction_of, ruin_zone, seat_of
from turnwright.games.root.rules import (
    RT_9_5_3_N1,
    RT_9_5_3_N2,
    RT_9_5_3_N3,
    RT_9_5_6_N1,
    RT_9_5_6_N2,
    RT_9_5_7_N1,
    RT_9_5_N3,
    RT_9_8_1_N2,
    RT_9_8_1_N3,
    RT_9_8_1_N4,
    RT_9_8_1_N5,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.verbs import ALONE, Ask, Done, FactionVerb, WoodsVerb
from turnwright.games.root.zones import RUIN_ITEM, RUIN_ITEMS

EXPLORE_VP: Final = 1
"""RT-9.5.3#2."""

# Ruins.


class Explore(WoodsVerb):
    """Exhaust a torch to take an item from the ruin in his clearing (RT-9.5.3#1)."""

    def __init__(self) -> None:
        super().__init__("explore", ALONE, RT_9_5_3_N1, 605)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """A ruin and a torch."""
        clearing = clearing_of(s, f.seat)
        if clearing == NONE:
            return RT_9_5_N3
        return 0 if s.ruins >> clearing & 1 and pack(s, f.seat).ready[TORCH] else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A torch for an item."""
        return Meaning(SPEND, things(item=1), things(item=1, vp=scored(s, f.seat, EXPLORE_VP)))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A point and an item."""
        return explore_worth(s, f.seat)

    def reveals(self, s: Woods, f: Frame, n: int) -> bool:
        """Reveal something, which cannot be undone."""
        return True

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """If the item is unknown, chance decides it; he sees both of two items and chooses (RT-9.8.1#2)."""
        clearing = clearing_of(s, f.seat)
        s.push(f)
        exhaust(s, f.seat, TORCH)
        if s.log is not None:
            s.emit(Message("log-explore", {"seat": f.seat, "clearing": clearing + 1}, self.rule))
        found = [Frame(UNEARTHING, CHANCE, f.seat, clearing) for _item in range(s.hoards[clearing])]
        if two_vagabonds(s):
            found.append(Frame(LOOK, f.seat, clearing))
        s.then(found)


class Unearth(WoodsVerb):
    """Chance reveals an item under the ruin in clearing ``extra`` to seat ``arg``."""

    def __init__(self) -> None:
        super().__init__("unearth", ITEMS, RT_9_8_1_N5, 845)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be one that nobody has seen."""
        return 0 if s.cards.zones[RUIN_ITEMS].holds(RUIN_ITEM + n) else self.rule

    def weight(self, s: Woods, f: Frame, n: int) -> int:
        """As many as are left."""
        return s.cards.zones[RUIN_ITEMS].layers[0].count(RUIN_ITEM + n)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the item."""
        return Message("choice-unearth", {"item": f"@item-{ITEMS[n]}"})

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """A single Vagabond takes it at once (RT-9.5.3#1); one of two chooses (RT-9.8.1#2, RT-9.8.1#5)."""
        s.hoards[f.extra] -= 1
        if two_vagabonds(s):
            s.cards.move(RUIN_ITEMS, ruin_zone(s, f.extra), RUIN_ITEM + n, only(f.arg))
        else:
            s.cards.lay_open(RUIN_ITEMS, RUIN_ITEM + n)
            take_from_ruin(s, f.arg, f.extra, n)


class Unearthing(Ask):
    """Chance decides what is under a ruin."""

    def __init__(self) -> None:
        super().__init__("unearthing", RT_9_8_1_N5, [Unearth()])

    def audience(self, s: Woods, f: Frame) -> Audience:
        """The seat that looks, or everybody if the item is taken at once."""
        return only(f.arg) if two_vagabonds(s) else EVERYONE


def take_from_ruin(s: Woods, seat: int, clearing: int, item: int) -> None:
    """Take an item from a ruin, which is removed with its last item (RT-9.5.3#1 to RT-9.5.3#3)."""
    pack(s, seat).explored |= 1 << item
    gain_item(s, seat, item)
    tell(s, "log-loot", seat, item, RT_9_5_3_N1)
    if s.hoards[clearing] == 0 and not s.cards.zones[ruin_zone(s, clearing)].layers[0]:
        s.ruins &= ~(1 << clearing)
        if s.log is not None:
            s.emit(Message("log-ruin", {"clearing": clearing + 1}, RT_9_5_3_N3))
    score(s, seat, EXPLORE_VP, FACTION, RT_9_5_3_N2)


class Look(AutoStep[Woods]):
    """One of two Vagabonds looks under the ruin in clearing ``arg``; nobody else does (RT-9.8.1#5)."""

    def __init__(self) -> None:
        super().__init__("look-into", RT_9_8_1_N2)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Look, then choose."""
        s.cards.show(ruin_zone(s, f.arg), only(f.seat))
        if s.log is not None:
            for card in s.cards.zones[ruin_zone(s, f.arg)].layers[0]:
                args: dict[str, Argument] = {"clearing": f.arg + 1, "item": f"@item-{ITEMS[card - RUIN_ITEM]}"}
                s.emit(Message("log-look-into", args, RT_9_8_1_N5, only(f.seat)))
        s.push(Frame(LOOTING, f.seat, f.arg))


class Loot(WoodsVerb):
    """Take an item from the ruin in clearing ``arg`` (RT-9.8.1#2)."""

    def __init__(self) -> None:
        super().__init__("loot", ITEMS, RT_9_8_1_N2, 755)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be there, and not be a second one of its kind (RT-9.8.1#3)."""
        if not s.cards.zones[ruin_zone(s, f.arg)].holds(RUIN_ITEM + n):
            return self.rule
        return RT_9_8_1_N3 if pack(s, f.seat).explored >> n & 1 else 0

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the item."""
        return Message("choice-loot", {"item": f"@item-{ITEMS[n]}"})

    def target(self, n: int) -> str:
        """Point at the items of the kind."""
        return f"item-{ITEMS[n]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """An item, and a point."""
        return Meaning(GAIN, reward=things(item=1, vp=scored(s, f.seat, EXPLORE_VP)))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The item he needs most."""
        return VP + next_value(pack(s, f.seat), n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Take it in public."""
        s.cards.lay_open(ruin_zone(s, f.arg), RUIN_ITEM + n)
        take_from_ruin(s, f.seat, f.arg, n)


class LootNothing(Done):
    """Leave the items in the ruin (RT-9.8.1#4)."""

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The item and its point are given up."""
        return Meaning(END, loss=Message("loss-loot"))


# Strike and Repair.


def targets(s: Woods, seat: int, clearing: int) -> list[int]:
    """Return what a Strike may remove from a seat: a warrior if there is one, else buildings and tokens (RT-9.5.6#1,
    RT-9.5.6#2).
    """
    if s.warriors[seat * CLEARINGS + clearing]:
        return [WARRIOR + seat]
    faction = faction_of(s, seat)
    return [piece for piece in faction.buildings + faction.tokens if s.pieces[piece * CLEARINGS + clearing]]


def strike(s: Woods, seat: int, what: int) -> None:
    """Remove one piece from his clearing."""
    removal = Removal()
    removal.add(what, clearing_of(s, seat), 1, seat)
    carry_out(s, removal)


class Strike(FactionVerb):
    """Exhaust a crossbow to remove a warrior of another player, or else a building or token (RT-9.5.6#1)."""

    def __init__(self) -> None:
        super().__init__("strike", RT_9_5_6_N1, 625)

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Offer nothing without a crossbow."""
        if pack(s, f.seat).ready[CROSSBOW]:
            super().offer(s, f, actions)

    def bars(self, s: Woods, f: Frame, seat: int) -> int:
        """There must be something to remove."""
        clearing = clearing_of(s, f.seat)
        if clearing == NONE:
            return RT_9_5_N3
        return 0 if pack(s, f.seat).ready[CROSSBOW] and targets(s, seat, clearing) else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A target may become Hostile."""
        return Meaning(RISK, things(item=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A point, or one enemy warrior removed."""
        return strike_worth(s, f.seat, clearing_of(s, f.seat), seat_of(s, n))

    def name(self, s: Woods, f: Frame, seat: int) -> None:
        """Ask for the piece if there are several kinds."""
        s.push(f)
        exhaust(s, f.seat, CROSSBOW)
        kinds = targets(s, seat, clearing_of(s, f.seat))
        if len(kinds) > 1:
            s.push(Frame(SHOOTING, f.seat, seat))
        else:
            strike(s, f.seat, kinds[0])


class Shoot(WoodsVerb):
    """Choose the building or token of seat ``arg`` that a Strike removes (RT-9.5.6#2)."""

    def __init__(self) -> None:
        super().__init__("shoot", PIECES, RT_9_5_6_N2, 626)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be there."""
        return 0 if n in targets(s, f.arg, clearing_of(s, f.seat)) else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the piece."""
        return Message("choice-shoot", {"piece": f"@piece-{PIECES[n]}"})

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The piece most valuable to its owner."""
        return faction_of(s, f.arg).piece_worth(s, f.arg, n, clearing_of(s, f.seat))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Remove it."""
        strike(s, f.seat, n)


class Repair(ItemVerb):
    """Exhaust a hammer to repair a damaged item (RT-9.5.7#1)."""

    def __init__(self) -> None:
        super().__init__("repair", BROKEN, RT_9_5_7_N1, 751)

    def bars(self, s: Woods, f: Frame) -> int:
        """There must be a hammer."""
        return 0 if pack(s, f.seat).ready[HAMMER] else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A hammer for an item."""
        return Meaning(SPEND, things(item=1), things(item=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """An item, less a hammer."""
        ready = BROKEN[n // len(ITEMS)] == DAMAGED
        return mending_worth(s, f.seat, n % len(ITEMS), ready) - use_value(pack(s, f.seat), HAMMER)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Repair it and return to the menu."""
        s.push(f)
        exhaust(s, f.seat, HAMMER)
        repair(s, f.seat, n % len(ITEMS), BROKEN[n // len(ITEMS)], self.rule)


UNEARTHING: Final = Unearthing()
LOOK: Final = Look()
LOOTING: Final = Ask("loot", RT_9_8_1_N2, [Loot(), LootNothing(RT_9_8_1_N4)], private=True)
SHOOTING: Final = Ask("shoot", RT_9_5_6_N2, [Shoot()])
ACTION_STEPS: Final[list[AutoStep[Woods] | Question[Woods]]] = [UNEARTHING, LOOK, LOOTING, REWARD, SHOOTING]
