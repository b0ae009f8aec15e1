"""A Vagabond's quests (RT-9.5.5#1 to RT-9.5.5#3), including the Adventurer's improvising (RT-V.adventurer)."""

from __future__ import annotations

from typing import Final

from turnwright.core.decks import insert
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import GAIN, SPEND, Meaning, things
from turnwright.games.root.cards import drawable
from turnwright.games.root.data.tables import ITEMS, NONE, QUESTS
from turnwright.games.root.factions.vagabond_items import (
    DAMAGED,
    READY,
    UNDAMAGED,
    Exhaust,
    ItemVerb,
    exhaust,
    has_both,
    pack,
    quest_points,
    tell,
    turn,
)
from turnwright.games.root.factions.vagabond_moving import clearing_of
from turnwright.games.root.factions.vagabond_setup import QUEST_KEYS, UNCOVERING
from turnwright.games.root.factions.vagabond_worth import improvise_worth, quest_worth, worn_worth
from turnwright.games.root.judgement.estimates import PLAIN_CARD, VP
from turnwright.games.root.parts import Pack
from turnwright.games.root.points import FACTION, score, scored
from turnwright.games.root.rules import RT_9_5_5_N1, RT_9_5_5_N3, RT_9_5_9, RT_9_5_N3, RT_V_ADVENTURER
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, WoodsVerb
from turnwright.games.root.zones import QUEST_DECK

ADVENTURER: Final = 6
QUEST_CARDS: Final = 2
"""RT-9.5.5#3."""
POINTS: Final = 0
REWARDS: Final = ["points", "cards"]


class CompleteQuest(WoodsVerb):
    """Exhaust the two items of an open quest in a clearing of its suit (RT-9.5.5#1)."""

    def __init__(self) -> None:
        super().__init__("quest", QUEST_KEYS, RT_9_5_5_N1, 615)

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append the open quests that can be completed."""
        for quest in s.quests:
            if self.refuse(s, f, quest) == 0:
                actions.append(self.base + quest)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """The quest must be open, its suit must match the clearing, and the items must be face up."""
        clearing = clearing_of(s, f.seat)
        if clearing == NONE:
            return RT_9_5_N3
        if n not in s.quests or QUESTS[n].suit != s.suits[clearing]:
            return self.rule
        return 0 if has_both(pack(s, f.seat).ready, n) else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the quest."""
        return Message("choice-quest", {"quest": f"@quest-{QUEST_KEYS[n]}"})

    def target(self, n: int) -> str:
        """Point at the quest."""
        return f"quest-{QUEST_KEYS[n]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Two items for points or cards."""
        vp = scored(s, f.seat, quest_points(s, f.seat, QUESTS[n].suit) + 1)
        return Meaning(SPEND, things(item=2), things(vp=vp))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Points for two items."""
        return quest_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Pay, then take the reward."""
        s.push(f)
        exhaust(s, f.seat, QUESTS[n].first)
        exhaust(s, f.seat, QUESTS[n].second)
        complete(s, f.seat, n)


def complete(s: Woods, seat: int, quest: int) -> None:
    """Put a completed quest in the play area, replace it if quests are left, then ask for the reward (RT-9.5.5#2,
    RT-Q.empty).
    """
    s.quests.remove(quest)
    insert(pack(s, seat).done, quest)
    if s.log is not None:
        s.emit(Message("log-quest", {"seat": seat, "quest": f"@quest-{QUEST_KEYS[quest]}"}, RT_9_5_5_N1))
    frames = [Frame(UNCOVERING, CHANCE)] if s.cards.zones[QUEST_DECK].layers else []
    s.then([*frames, Frame(REWARD, seat, QUESTS[quest].suit)])


class Reward(WoodsVerb):
    """Choose points for all quests of suit ``arg``, or cards (RT-9.5.5#3)."""

    def __init__(self) -> None:
        super().__init__("reward", REWARDS, RT_9_5_5_N3, 620)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Show the points or cards."""
        if n == POINTS:
            return Message("choice-reward-points", {"vp": quest_points(s, f.seat, f.arg)})
        return Message("choice-reward-cards", {"cards": QUEST_CARDS})

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Points or cards."""
        if n == POINTS:
            return Meaning(GAIN, reward=things(vp=scored(s, f.seat, quest_points(s, f.seat, f.arg))))
        return Meaning(GAIN, reward=things(card=drawable(s, QUEST_CARDS)))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Points or cards."""
        return quest_points(s, f.seat, f.arg) * VP if n == POINTS else QUEST_CARDS * PLAIN_CARD

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Score or draw."""
        if n == POINTS:
            score(s, f.seat, quest_points(s, f.seat, f.arg), FACTION, self.rule)
        else:
            s.push(Frame(FLOW.draw, f.seat, QUEST_CARDS))


# Adventurer.


def replaceable(p: Pack, quest: int, item: int) -> bool:
    """Return whether a face-up item may be damaged for a quest: one of the quest's items must be left to exhaust."""
    first, second = QUESTS[quest].first, QUESTS[quest].second
    return p.ready[item] > 0 and (p.ready[first] > (item == first) or p.ready[second] > (item == second))


class Improvise(WoodsVerb):
    """Adventurer: once per turn, complete a quest with another item in place of one of its two (RT-V.adventurer)."""

    def __init__(self) -> None:
        super().__init__("improvise", QUEST_KEYS, RT_V_ADVENTURER, 655)

    def concerns(self, s: Woods, seat: int, n: int) -> bool:
        """It must be his action."""
        return pack(s, seat).character == ADVENTURER

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append the open quests that can be completed."""
        for quest in s.quests:
            if self.refuse(s, f, quest) == 0:
                actions.append(self.base + quest)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """There must be an open quest of the clearing's suit, one of its two items, and another face-up item."""
        p, clearing = pack(s, f.seat), clearing_of(s, f.seat)
        if p.character != ADVENTURER:
            return RT_9_5_9
        if clearing == NONE:
            return RT_9_5_N3
        if p.improvised or n not in s.quests or QUESTS[n].suit != s.suits[clearing]:
            return self.rule
        return 0 if any(replaceable(p, n, item) for item in range(len(ITEMS))) else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the quest."""
        return Message("choice-improvise", {"quest": f"@quest-{QUEST_KEYS[n]}"})

    def target(self, n: int) -> str:
        """Point at the quest."""
        return f"quest-{QUEST_KEYS[n]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Two items."""
        return Meaning(SPEND, things(item=2))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Points, less a damaged item."""
        return improvise_worth(s, f.seat, n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Ask for the item to damage, then for the one to exhaust."""
        pack(s, f.seat).improvised = 1
        s.push(f)
        s.then([Frame(REPLACING, f.seat, n), Frame(OTHER_ITEM, f.seat, n)])


class Replace(ItemVerb):
    """Damage a face-up item that replaces one of quest ``arg``."""

    def __init__(self) -> None:
        super().__init__("damage", UNDAMAGED, RT_V_ADVENTURER, 752)

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append the items that may be damaged."""
        for n in range(len(ITEMS)):
            if replaceable(pack(s, f.seat), f.arg, n):
                actions.append(self.base + n)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be face up, and something must be left to exhaust."""
        return 0 if n < len(ITEMS) and replaceable(pack(s, f.seat), f.arg, n) else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The item is damaged."""
        return Meaning(SPEND, things(item=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The item he needs least."""
        return -worn_worth(s, f.seat, n, True)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Move it to the Damaged box."""
        turn(pack(s, f.seat), n, READY, DAMAGED)
        tell(s, "log-damage", f.seat, n, self.rule)


class OtherItem(AutoStep[Woods]):
    """The other item of quest ``arg`` is exhausted, with a question if he has both."""

    def __init__(self) -> None:
        super().__init__("other-item", RT_V_ADVENTURER)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Complete the quest."""
        kinds = left_items(pack(s, f.seat), f.arg)
        if len(kinds) > 1:
            s.push(Frame(EXHAUST_OTHER, f.seat, f.arg))
        else:
            exhaust(s, f.seat, kinds[0])
            complete(s, f.seat, f.arg)


def left_items(p: Pack, quest: int) -> list[int]:
    """Return the different items of a quest that are face up."""
    kinds = sorted({QUESTS[quest].first, QUESTS[quest].second})
    return [item for item in kinds if p.ready[item]]


class ExhaustOther(Exhaust):
    """Choose which of the two items of quest ``arg`` is exhausted."""

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append the two."""
        for item in left_items(pack(s, f.seat), f.arg):
            actions.append(self.base + item)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """One of the two."""
        return 0 if n in left_items(pack(s, f.seat), f.arg) else self.rule

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Complete the quest."""
        exhaust(s, f.seat, n)
        complete(s, f.seat, f.arg)


class QuestAsk(Ask):
    """Which item is used for quest ``arg``."""

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Name the quest."""
        args: dict[str, Argument] = {"quest": f"@quest-{QUEST_KEYS[f.arg]}"}
        return Message(f"prompt-{self.name}", args)


REWARD: Final = Ask("reward", RT_9_5_5_N3, [Reward()])
REPLACING: Final = QuestAsk("replace", RT_V_ADVENTURER, [Replace()])
OTHER_ITEM: Final = OtherItem()
EXHAUST_OTHER: Final = QuestAsk("exhaust-other", RT_V_ADVENTURER, [ExhaustOther()])
