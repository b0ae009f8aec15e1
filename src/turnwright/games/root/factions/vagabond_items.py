"""A Vagabond's items (RT-9.2.5#1 to RT-9.2.5.III): states, tracks of tea, coins and bags, turning them one by one."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import GAIN, SPEND, Meaning, things
from turnwright.games.root.data.boards import ITEM_TRACK, VAGABOND, VAGABOND_2
from turnwright.games.root.data.tables import BAG, COIN, ITEMS, QUESTS, TEA
from turnwright.games.root.factions.vagabond_values import last_value, next_value, use_value, wanted_value
from turnwright.games.root.parts import Pack, pack_of
from turnwright.games.root.rules import (
    RT_9_2_5_N2,
    RT_9_4_1_N1,
    RT_9_4_1_N3,
    RT_9_5_7_N1,
    RT_9_6_4_N1,
    RT_9_6_4_N2,
    RT_9_7_3,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.verbs import Ask, WoodsVerb

READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2
RUINED: Final = 3
STATES: Final = ["ready", "exhausted", "damaged", "ruined"]
"""Face up and face down, undamaged and damaged (RT-9.2.5#1)."""
WORDS: Final = ["", "exhausted ", "damaged ", "damaged exhausted "]
"""By state: the name of an item in a choice."""
UNDAMAGED: Final = [READY, EXHAUSTED]
BROKEN: Final = [DAMAGED, RUINED]
FACE_DOWN: Final = [EXHAUSTED, RUINED]
ON_TRACKS: Final = [TEA, COIN, BAG]
ITEM_LIMIT: Final = 6
BAG_HOLDS: Final = 2
"""How much a bag on its track raises the limit (RT-9.6.4#1)."""
CROWDING: Final = 300
"""The cost for bots of an item beyond the limit."""


def pack(s: Woods, seat: int) -> Pack:
    """Return the board of a Vagabond."""
    return pack_of(s.boards, seat)


def lot(p: Pack, state: int) -> list[int]:
    """Return by item how many are in a state."""
    if state == READY:
        return p.ready
    if state == EXHAUSTED:
        return p.exhausted
    return p.damaged if state == DAMAGED else p.ruined


def turn(p: Pack, item: int, old: int, new: int) -> None:
    """Change the state of one item."""
    lot(p, old)[item] -= 1
    lot(p, new)[item] += 1


def exhaust(s: Woods, seat: int, item: int, number: int = 1) -> None:
    """Turn face-up items face down (RT-9.2.5#2)."""
    p = pack(s, seat)
    p.ready[item] -= number
    p.exhausted[item] += number
    if number:
        tell(s, "log-exhaust", seat, item, RT_9_2_5_N2, number)


def gain_item(s: Woods, seat: int, item: int) -> None:
    """Take an item face up (RT-9.2.1#2, RT-9.2.5.I, RT-9.2.5.II)."""
    pack(s, seat).ready[item] += 1


def undamaged(p: Pack, item: int) -> int:
    """Return the undamaged items of a kind, face up or exhausted."""
    return p.ready[item] + p.exhausted[item]


def on_track(p: Pack, item: int) -> int:
    """Return how many of a kind count as on their track: the face-up ones, if there is room (RT-9.2.5.I,
    RT-9.2.5.III).
    """
    return min(p.ready[item], ITEM_TRACK) if item in ON_TRACKS else 0


def has_both(items: list[int], quest: int) -> bool:
    """Return whether the items are enough for a quest."""
    first, second = QUESTS[quest].first, QUESTS[quest].second
    return items[first] >= 1 + (first == second) and items[second] >= 1


def quest_points(s: Woods, seat: int, suit: int) -> int:
    """Return how many quests of a suit a Vagabond has completed."""
    return len([quest for quest in pack(s, seat).done if QUESTS[quest].suit == suit])


def has_marker(faction: int) -> bool:
    """Return whether a faction has a marker on the chart: all except Vagabonds do (RT-9.2.9)."""
    return faction not in (VAGABOND, VAGABOND_2)


def loose(p: Pack, item: int, state: int) -> int:
    """Return how many of a kind and state are in the Satchel or the Damaged box."""
    return lot(p, state)[item] - (on_track(p, item) if state == READY else 0)


def over_limit(p: Pack) -> int:
    """Return the number of items beyond the limit (RT-9.6.4#1)."""
    held = 0
    for state in range(len(STATES)):
        for item in range(len(ITEMS)):
            held += loose(p, item, state)
    return held - ITEM_LIMIT - BAG_HOLDS * on_track(p, BAG)


def tell(s: Woods, id: str, seat: int, item: int, rule: int, number: int = 1) -> None:
    """Log what happens to an item of a seat, or to several equal ones."""
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "item": f"@item-{ITEMS[item]}", "number": number}
        s.emit(Message(id, args, rule))


class ItemVerb(WoodsVerb):
    """A verb about an item of the asked seat in certain states; equal items are one choice."""

    def __init__(self, word: str, states: list[int], rule: int, place: int) -> None:
        super().__init__(word, [WORDS[state] + item for state in states for item in ITEMS], rule, place)
        self.states = states

    def there(self, p: Pack, n: int) -> int:
        """Return how many such items there are to choose from."""
        return lot(p, self.states[n // len(ITEMS)])[n % len(ITEMS)]

    def bars(self, s: Woods, f: Frame) -> int:
        """Return 0, or the rule that forbids the verb regardless of the item."""
        return 0

    def kinds(self, p: Pack) -> list[int]:
        """Return the choices with items."""
        return [n for n in range(self.size) if self.there(p, n) > 0]

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append the items that are there."""
        if self.bars(s, f) == 0:
            for n in self.kinds(pack(s, f.seat)):
                actions.append(self.base + n)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """The item must be there."""
        return self.bars(s, f) or (0 if self.there(pack(s, f.seat), n) > 0 else self.rule)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the item and its state."""
        args: dict[str, Argument] = {"item": f"@item-{ITEMS[n % len(ITEMS)]}"}
        args["state"] = STATES[self.states[n // len(ITEMS)]]
        return Message(f"choice-{self.word}", args)

    def target(self, n: int) -> str:
        """Point at the items of the kind."""
        return f"item-{ITEMS[n % len(ITEMS)]}"

    def handle(self, s: Woods, seat: int, n: int) -> None:
        """Apply the verb to one item."""
        raise NotImplementedError

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Apply the verb to the item, then to the rest of ``arg``."""
        self.handle(s, f.seat, n)
        if f.arg > 1:
            s.push(Frame(self.several(), f.seat, f.arg - 1))

    def several(self) -> AutoStep[Woods]:
        """Return the step for the remaining items."""
        raise NotImplementedError


class Several(AutoStep[Woods]):
    """Something happens to ``arg`` items of the seat, or to all there are, with a question only if there is a
    choice.
    """

    def __init__(self, name: str, rule: int, verb: ItemVerb) -> None:
        super().__init__(name, rule)
        self.verb = verb
        self.ask = Ask(verb.word, rule, [verb])

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Handle items without a choice, and ask for the rest (RT-9.2.5#2, RT-9.4.1#3)."""
        p = pack(s, f.seat)
        left = f.arg
        while left > 0:
            kinds = self.verb.kinds(p)
            if not kinds:
                return
            if len(kinds) > 1 and left < sum([self.verb.there(p, n) for n in kinds]):
                s.push(Frame(self.ask, f.seat, left))
                return
            self.verb.handle(s, f.seat, kinds[0])
            left -= 1


class RefreshItem(ItemVerb):
    """Turn an exhausted item face up, undamaged or damaged (RT-9.4.1#3)."""

    def __init__(self) -> None:
        super().__init__("refresh", FACE_DOWN, RT_9_4_1_N3, 750)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """An item can be used again, and others after it."""
        return Meaning(GAIN, repeats=True)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The item he needs most; damaged items can wait."""
        worth = wanted_value(pack(s, f.seat), n % len(ITEMS))
        return worth if FACE_DOWN[n // len(ITEMS)] == EXHAUSTED else worth // 4

    def handle(self, s: Woods, seat: int, n: int) -> None:
        """Turn it without moving it."""
        state = FACE_DOWN[n // len(ITEMS)]
        turn(pack(s, seat), n % len(ITEMS), state, READY if state == EXHAUSTED else DAMAGED)
        tell(s, "log-refresh", seat, n % len(ITEMS), RT_9_4_1_N1)

    def several(self) -> AutoStep[Woods]:
        """The rest of Refresh."""
        return REFRESHING


def repair(s: Woods, seat: int, item: int, state: int, rule: int) -> None:
    """Repair an item, which stays face up or face down (RT-9.5.7#1, RT-9.5.7#2)."""
    turn(pack(s, seat), item, state, READY if state == DAMAGED else EXHAUSTED)
    tell(s, "log-repair", seat, item, rule)


class Mend(ItemVerb):
    """Repair one of several items in a Hideout (RT-9.7.3)."""

    def __init__(self) -> None:
        super().__init__("repair", BROKEN, RT_9_7_3, 751)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """An item can be used again, and others after it."""
        return Meaning(GAIN, repeats=True)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The item he needs most, preferably face up."""
        return next_value(pack(s, f.seat), n % len(ITEMS)) + (1 if BROKEN[n // len(ITEMS)] == DAMAGED else 0)

    def handle(self, s: Woods, seat: int, n: int) -> None:
        """Repair it."""
        repair(s, seat, n % len(ITEMS), BROKEN[n // len(ITEMS)], self.rule)

    def several(self) -> AutoStep[Woods]:
        """The rest of the Hideout."""
        return MENDING


class Exhaust(ItemVerb):
    """Exhaust any face-up item (RT-9.5.4#1)."""

    def __init__(self) -> None:
        super().__init__("exhaust", [READY], RT_9_2_5_N2, 754)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The item is exhausted, and others after it."""
        return Meaning(SPEND, things(item=1), repeats=True)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The item easiest to spare this turn; one on a track needs room elsewhere."""
        p = pack(s, f.seat)
        room = (BAG_HOLDS + 1 if n == BAG else 1) if on_track(p, n) else 0
        crowd = max(0, min(room, over_limit(p) + room))
        return -use_value(p, n) - wanted_value(p, n) - crowd * CROWDING

    def handle(self, s: Woods, seat: int, n: int) -> None:
        """Exhaust it as payment."""
        exhaust(s, seat, n)

    def several(self) -> AutoStep[Woods]:
        """The rest of the price."""
        return EXHAUSTING


class Drop(ItemVerb):
    """Remove an item from the Satchel or the Damaged box for good (RT-9.6.4#2)."""

    def __init__(self) -> None:
        super().__init__("drop", [READY, EXHAUSTED, DAMAGED, RUINED], RT_9_6_4_N2, 753)

    def there(self, p: Pack, n: int) -> int:
        """Items on tracks are kept."""
        return loose(p, n % len(ITEMS), self.states[n // len(ITEMS)])

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The item is lost."""
        return Meaning(SPEND, things(item=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The least valuable item, preferably damaged."""
        p, item = pack(s, f.seat), n % len(ITEMS)
        return -next_value(p, item) // 2 if self.states[n // len(ITEMS)] in BROKEN else -last_value(p, item)

    def handle(self, s: Woods, seat: int, n: int) -> None:
        """Remove it; of equal items, the one from a ruin goes last."""
        p, item = pack(s, seat), n % len(ITEMS)
        lot(p, self.states[n // len(ITEMS)])[item] -= 1
        if sum([lot(p, state)[item] for state in range(len(STATES))]) == 0:
            p.explored &= ~(1 << item)
        tell(s, "log-drop", seat, item, self.rule)

    def several(self) -> AutoStep[Woods]:
        """The rest beyond the limit."""
        return DROPPING


class CheckItems(AutoStep[Woods]):
    """The last step of Evening: items beyond the limit are removed (RT-9.6.4#1)."""

    def __init__(self) -> None:
        super().__init__("check-items", RT_9_6_4_N1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask for as many as are beyond the limit."""
        excess = over_limit(pack(s, f.seat))
        if excess > 0:
            s.push(Frame(DROPPING, f.seat, excess))


REFRESHING: Final = Several("refreshing", RT_9_4_1_N1, RefreshItem())
MENDING: Final = Several("mending", RT_9_5_7_N1, Mend())
EXHAUSTING: Final = Several("exhausting", RT_9_2_5_N2, Exhaust())
DROPPING: Final = Several("dropping", RT_9_6_4_N2, Drop())
CHECK_ITEMS: Final = CheckItems()
ITEM_STEPS: Final[list[AutoStep[Woods] | Ask]] = [
    REFRESHING, REFRESHING.ask, MENDING, MENDING.ask, EXHAUSTING, EXHAUSTING.ask, DROPPING, DROPPING.ask, CHECK_ITEMS,
]  # fmt: skip
