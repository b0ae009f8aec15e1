"""A Vagabond's relationships (RT-9.2.9): Aid makes friends, removing warriors makes enemies; and the coalition."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import Audience, both, others
from turnwright.core.verbs import GAIN, SPEND, Meaning, things
from turnwright.games.root.cards import matching
from turnwright.games.root.data.boards import (
    AIDS_TO_ADVANCE,
    ALLIED,
    FACTIONS,
    HOSTILE,
    INDIFFERENT,
    RELATIONSHIP_VP,
)
from turnwright.games.root.data.tables import CARD_KEYS, ITEMS, MATCHING, NONE
from turnwright.games.root.dominance import activate
from turnwright.games.root.factions.vagabond_items import EXHAUSTING, gain_item, has_marker, pack, tell
from turnwright.games.root.factions.vagabond_moving import clearing_of
from turnwright.games.root.factions.vagabond_values import next_value
from turnwright.games.root.factions.vagabond_worth import aid_worth
from turnwright.games.root.points import FACTION, gain, score
from turnwright.games.root.queries import has_piece, seat_of
from turnwright.games.root.rules import (
    RT_1_3_2_N2,
    RT_2_5_N4,
    RT_9_2_8_N1,
    RT_9_2_8_N2,
    RT_9_2_8_N3,
    RT_9_2_8_N5,
    RT_9_2_9_I_B,
    RT_9_2_9_II_A,
    RT_9_2_9_III_A_N1,
    RT_9_2_9_III_D,
    RT_9_2_9_III_N1,
    RT_9_5_4_N1,
    RT_9_5_4_N2,
    RT_9_5_N3,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.verbs import ALL_CARDS, Ask, Done, FactionVerb, HandVerb, WoodsVerb
from turnwright.games.root.zones import hand

ALLY_VP: Final = 2
"""Points for each Aid to an ally (RT-9.2.9.II.A)."""
COALITION_SEATS: Final = 4
"""The fewest players for coalitions (RT-9.2.8#1)."""
SPACES: Final = ["indifferent", "amiable", "friendly", "allied", "hostile"]
"""The last space on the relationship chart."""


def relate(s: Woods, seat: int, faction: int, space: int, rule: int) -> None:
    """Move a faction's marker to a space on the chart."""
    p = pack(s, seat)
    p.friends[faction] = space
    p.aids[faction] = 0
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "faction": f"@faction-{FACTIONS[faction]}", "space": SPACES[space]}
        s.emit(Message("log-relationship", args, rule))


def removed_from(s: Woods, seat: int, victim: int, warriors: int, pieces: int, infamous: bool) -> None:
    """A Vagabond has removed pieces: removing a warrior makes its faction Hostile at once (RT-9.2.9.III#1,
    RT-9.2.9.III#2), and pieces of a Hostile faction score by Infamy, except the one warrior that made it Hostile
    (RT-9.2.9.III.A#1, RT-9.2.9.III.A#2).
    """
    faction = s.faction[victim]
    number = warriors + pieces
    if warriors and pack(s, seat).friends[faction] != HOSTILE:
        relate(s, seat, faction, HOSTILE, RT_9_2_9_III_N1)
        number -= 1
    if infamous and pack(s, seat).friends[faction] == HOSTILE:
        gain(s, seat, number, FACTION, RT_9_2_9_III_A_N1)


# Aid.


class Aid(FactionVerb):
    """Exhaust an item and give a matching card to a player in the same clearing (RT-9.5.4#1)."""

    def __init__(self) -> None:
        super().__init__("aid", RT_9_5_4_N1, 610)

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Offer nothing without an item or a card."""
        if self.lacks(s, f.seat) == 0:
            super().offer(s, f, actions)

    def lacks(self, s: Woods, seat: int) -> int:
        """Return 0, or the rule that forbids all Aid: he needs a clearing, an item and a matching card (RT-9.5.4#1)."""
        clearing = clearing_of(s, seat)
        if clearing == NONE:
            return RT_9_5_N3
        if sum(pack(s, seat).ready) == 0:
            return RT_2_5_N4
        return 0 if matching(s, seat, s.suits[clearing]) else self.rule

    def bars(self, s: Woods, f: Frame, seat: int) -> int:
        """The player must have a piece there."""
        return self.lacks(s, f.seat) or (0 if has_piece(s, seat, clearing_of(s, f.seat)) else self.rule)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A card and an item."""
        return Meaning(SPEND, things(card=1, item=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Friends, points, items."""
        return aid_worth(s, f.seat, seat_of(s, n))

    def name(self, s: Woods, f: Frame, seat: int) -> None:
        """Exhaust an item, give a card, take an item in return, then adjust the relationship."""
        s.push(f)
        frames = [Frame(EXHAUSTING, f.seat, 1), Frame(GIVING, f.seat, seat)]
        s.then([*frames, Frame(RETURN, f.seat, seat), Frame(FRIENDSHIP, f.seat, seat)])


class Gift(HandVerb):
    """Give a card to seat ``arg``; only the two of them see which (RT-1.3.2#2)."""

    def __init__(self) -> None:
        super().__init__("gift", RT_9_5_4_N1, 180)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Cards that match the clearing."""
        return MATCHING[s.suits[clearing_of(s, f.seat)]]

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Move it to the other hand; the others know that it matches."""
        s.cards.move(hand(f.seat), hand(f.arg), n, barred=ALL_CARDS & ~self.fitting(s, f))
        if s.log is not None:
            args: dict[str, Argument] = {"seat": f.seat, "other": f.arg}
            seen = both(s.cards.zones[hand(f.seat)].seen[0], s.cards.zones[hand(f.arg)].seen[0])
            s.emit(Message("log-aid", args, self.rule, others(seen)))
            s.emit(Message("log-gift", {**args, "card": f"@card-{CARD_KEYS[n]}"}, RT_1_3_2_N2, seen))


class Giving(Ask):
    """Which card seat ``arg`` gets."""

    def __init__(self) -> None:
        super().__init__("gift", RT_9_5_4_N1, [Gift()], private=True)
        self.revealing = True

    def audience(self, s: Woods, f: Frame) -> Audience:
        """Those who see one of the two hands."""
        return both(s.cards.zones[hand(f.seat)].seen[0], s.cards.zones[hand(f.arg)].seen[0])

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show to whom."""
        return Message("prompt-gift", {"seat": f.arg})


class Return(AutoStep[Woods]):
    """The aided seat ``arg`` may have items to take (RT-9.5.4#2)."""

    def __init__(self) -> None:
        super().__init__("return", RT_9_5_4_N2)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask if there are any."""
        if any(s.crafted[f.arg * len(ITEMS) : (f.arg + 1) * len(ITEMS)]):
            s.push(Frame(ACCEPTING, f.seat, f.arg))


class Accept(WoodsVerb):
    """Take an item from the Crafted Items box of seat ``arg`` (RT-9.5.4#2)."""

    def __init__(self) -> None:
        super().__init__("accept", ITEMS, RT_9_5_4_N2, 756)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be there."""
        return 0 if s.crafted[f.arg * len(ITEMS) + n] else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the item."""
        return Message("choice-accept", {"item": f"@item-{ITEMS[n]}"})

    def target(self, n: int) -> str:
        """Point at the items of the kind."""
        return f"item-{ITEMS[n]}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """An item."""
        return Meaning(GAIN, reward=things(item=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The item he needs most."""
        return next_value(pack(s, f.seat), n)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Take it face up."""
        s.crafted[f.arg * len(ITEMS) + n] -= 1
        gain_item(s, f.seat, n)
        tell(s, "log-accept", f.seat, n, self.rule)


class Friendship(AutoStep[Woods]):
    """Aid to seat ``arg`` counts toward the next space, or scores with an ally (RT-9.2.9.I, RT-9.2.9.II.A)."""

    def __init__(self) -> None:
        super().__init__("friendship", RT_9_2_9_I_B)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Aid to Hostile factions and other Vagabonds has no effect (RT-9.2.9.III.C, RT-9.5.4#3)."""
        p, faction = pack(s, f.seat), s.faction[f.arg]
        space = p.friends[faction]
        if not has_marker(faction) or space == HOSTILE:
            return
        if space == ALLIED:
            score(s, f.seat, ALLY_VP, FACTION, RT_9_2_9_II_A)
            return
        p.aids[faction] += 1
        if p.aids[faction] == AIDS_TO_ADVANCE[space]:
            relate(s, f.seat, faction, space + 1, self.rule)
            score(s, f.seat, RELATIONSHIP_VP[space + 1], FACTION, self.rule)


# Coalition.


def partners(s: Woods, seat: int) -> list[int]:
    """Return the seats a coalition may be formed with: those with the fewest points; a player without a score marker
    has none (RT-9.2.8#1, RT-9.2.8#5, RT-9.2.8#6).
    """
    others = [other for other in range(s.seats) if other != seat and s.vp[other] != NONE]
    least = min([s.vp[other] for other in others], default=NONE)
    return [other for other in others if s.vp[other] == least]


def refuse_coalition(s: Woods, seat: int) -> int:
    """Return 0, or the rule that keeps a Vagabond from activating a dominance card."""
    if s.seats < COALITION_SEATS:
        return RT_9_2_8_N2
    return 0 if partners(s, seat) else RT_9_2_8_N5


def form_coalition(s: Woods, seat: int, card: int) -> None:
    """Activate a dominance card: move his marker to the partner's board, asking which on a tie."""
    possible = partners(s, seat)
    activate(s, seat, card)
    if len(possible) > 1:
        s.push(Frame(PARTNER, seat))
    else:
        join(s, seat, possible[0])


def join(s: Woods, seat: int, other: int) -> None:
    """Join a player; a Hostile partner becomes Indifferent (RT-9.2.9.III.D)."""
    s.partner[seat] = other
    if s.log is not None:
        s.emit(Message("log-coalition", {"seat": seat, "other": other}, RT_9_2_8_N3))
    if pack(s, seat).friends[s.faction[other]] == HOSTILE:
        relate(s, seat, s.faction[other], INDIFFERENT, RT_9_2_9_III_D)


class Join(FactionVerb):
    """Choose the partner among those with the fewest points."""

    def __init__(self) -> None:
        super().__init__("join", RT_9_2_8_N1, 640)

    def bars(self, s: Woods, f: Frame, seat: int) -> int:
        """It must be one with the fewest points."""
        return 0 if seat in partners(s, f.seat) else self.rule

    def name(self, s: Woods, f: Frame, seat: int) -> None:
        """Join the partner; they win together."""
        join(s, f.seat, seat)


GIVING: Final = Giving()
RETURN: Final = Return()
ACCEPTING: Final = Ask("accept", RT_9_5_4_N2, [Accept(), Done(RT_9_5_4_N2)])
FRIENDSHIP: Final = Friendship()
PARTNER: Final = Ask("partner", RT_9_2_8_N1, [Join()])
FRIEND_STEPS: Final[list[AutoStep[Woods] | Ask]] = [GIVING, RETURN, ACCEPTING, FRIENDSHIP, PARTNER]
