"""A battle, stage by stage (RT-4.3): ambush, foil, roll, effects, hits.

Every frame holds the battle so far; each stage passes a changed copy to the next.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import END, RISK, Meaning
from turnwright.games.root.battle import (
    ATTACKER,
    DEFENDER,
    ambushes,
    battle_of,
    begin,
    changed,
    extra_hits,
    may_fight,
    may_hold,
    odds_of,
    outlook_of,
    refuse_battle,
    rolled_hits,
    still_there,
)
from turnwright.games.root.cards import spend
from turnwright.games.root.data.boards import FACTIONS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import AMBUSH, AMBUSH_HITS, CARD_KEYS, DIE_FACES, NONE, OF_KIND
from turnwright.games.root.effects.registry import beats_ambush
from turnwright.games.root.judgement.estimates import battle_worth, card_worth
from turnwright.games.root.payloads import Battle
from turnwright.games.root.queries import EVERYWHERE, faction_of, seat_of
from turnwright.games.root.rules import (
    RT_4_3_1_I,
    RT_4_3_1_N1,
    RT_4_3_1_N5,
    RT_4_3_2_N1,
    RT_4_3_N1,
    RT_4_3_N2,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.hits import AMBUSHED, BattleAsk, hit_steps
from turnwright.games.root.verbs import CLEARING_NAMES, Ask, Done, HandVerb, WoodsVerb, faction_argument
from turnwright.games.root.zones import hand

AMBUSHING: Final = 1000
"""The value for bots of an ambush, or of foiling one."""
TARGETS: Final = [f"{clearing} {faction}" for clearing in CLEARING_NAMES for faction in FACTIONS]


def engage(s: Woods, b: Battle) -> None:
    """Begin a battle; others' warriors may join the attacker."""
    if not faction_of(s, b.attacker).asks_ally(s, b):
        start_battle(s, b)


def start_battle(s: Woods, b: Battle) -> None:
    """Begin a battle: the defender may ambush, then the dice are rolled."""
    if s.log is not None:
        args: dict[str, Argument] = {"seat": b.attacker, "other": b.defender, "clearing": b.clearing + 1}
        s.emit(Message("log-battle", args, RT_4_3_N1))
    if may_hold(s, b.defender, ambushes(s, b.clearing)):
        s.push(Frame(FLOW.ambush, b.defender, payload=b))
    else:
        roll(s, b)


def roll(s: Woods, b: Battle) -> None:
    """Roll the dice; before that, somebody in the clearing may offer help to the defender."""
    for seat in range(s.seats):
        if seat not in (b.attacker, b.defender) and faction_of(s, seat).asks_guard(s, seat, b):
            return
    s.push(Frame(FLOW.dice, CHANCE, payload=b))


class StartBattle(WoodsVerb):
    """Start a battle in a clearing against a faction; ``back`` says how the frame is asked again."""

    def __init__(self, rule: int = RT_4_3_N1) -> None:
        super().__init__("battle", TARGETS, rule, 350)

    def clearings(self, s: Woods, f: Frame) -> int:
        """Return where a battle may be started, as a mask; 0 if none may be started now."""
        raise NotImplementedError

    def bars(self, s: Woods, f: Frame) -> int:
        """Return the rule that excludes a clearing from ``clearings``."""
        return self.rule

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append every clearing and faction that may be attacked."""
        clearings = self.clearings(s, f)
        if clearings == 0:
            return
        others = [seat_of(s, faction) for faction in range(len(FACTIONS))]
        for clearing in range(CLEARINGS):
            if clearings >> clearing & 1 and may_fight(s, f.seat, clearing):
                for faction in range(len(FACTIONS)):
                    if others[faction] != NONE and refuse_battle(s, f.seat, clearing, others[faction]) == 0:
                        actions.append(self.base + clearing * len(FACTIONS) + faction)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """There must be somebody to attack, and somebody to attack with."""
        if not self.clearings(s, f) >> n // len(FACTIONS) & 1:
            return self.bars(s, f)
        other = seat_of(s, n % len(FACTIONS))
        return RT_4_3_N2 if other == NONE else refuse_battle(s, f.seat, n // len(FACTIONS), other)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the clearing and the defender."""
        args: dict[str, Argument] = {"clearing": n // len(FACTIONS) + 1, **faction_argument(n % len(FACTIONS))}
        return Message("choice-battle", args)

    def target(self, n: int) -> str:
        """Point at the clearing."""
        return f"clearing-{n // len(FACTIONS) + 1}"

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Dice decide: the number of rolls, out of 16, in which the attacker removes more than it loses."""
        return Meaning(RISK, self.price(s, f), odds=odds_of(s, self.fought(s, f, n)))

    def outlook(self, s: Woods, f: Frame, n: int) -> list[Message]:
        """Show what both sides lose, roll by roll, what the defender may do, and what it is owed."""
        b = self.fought(s, f, n)
        owed = faction_of(s, b.defender).owed(s, b.defender, b.clearing, True)
        return [*outlook_of(s, b), *ambush_outlook(s, b), *([] if owed is None else [owed])]

    def fought(self, s: Woods, f: Frame, n: int) -> Battle:
        """Return the battle as it would begin."""
        return begin(n // len(FACTIONS), f.seat, seat_of(s, n % len(FACTIONS)))

    def price(self, s: Woods, f: Frame) -> dict[str, int]:
        """Return the cost of the battle, by the ids of the messages that name the things."""
        return {}

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """What both sides may lose."""
        return battle_worth(s, f.seat, n // len(FACTIONS), seat_of(s, n % len(FACTIONS)))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Pay for the battle, then begin it."""
        self.pay(s, f)
        self.fight(s, f, n // len(FACTIONS), seat_of(s, n % len(FACTIONS)))

    def pay(self, s: Woods, f: Frame) -> None:
        """Push what comes after the battle."""

    def fight(self, s: Woods, f: Frame, clearing: int, defender: int) -> None:
        """Begin the battle."""
        engage(s, begin(clearing, f.seat, defender))


def ambush_outlook(s: Woods, b: Battle) -> list[Message]:
    """Return that the defender may ambush, as far as everybody knows."""
    if beats_ambush(s, b.attacker) or not may_hold(s, b.defender, ambushes(s, b.clearing)):
        return []
    cards = len(s.cards.zones[hand(b.defender)].layers[0])
    return [Message("outlook-ambush", {"seat": b.defender, "cards": cards, "hits": AMBUSH_HITS})]


class FreeBattle(StartBattle):
    """A battle anywhere at no cost (RT-C.command_warren#2)."""

    def clearings(self, s: Woods, f: Frame) -> int:
        """Anywhere."""
        return EVERYWHERE


class AmbushVerb(HandVerb):
    """Play an ambush card that fits the clearing."""

    def __init__(self, word: str, rule: int, place: int) -> None:
        super().__init__(word, rule, place)
        self.parameters = [CARD_KEYS[card] for card in range(len(CARD_KEYS)) if OF_KIND[AMBUSH] >> card & 1]
        self.size = len(self.parameters)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Two hits dealt, or two avoided."""
        return AMBUSHING - card_worth(n)

    def fitting(self, s: Woods, f: Frame) -> int:
        """Ambush cards of the clearing's suit, and birds."""
        return ambushes(s, battle_of(f).clearing)


class Ambush(AmbushVerb):
    """The defender ambushes before the roll (RT-4.3.1#1)."""

    def __init__(self) -> None:
        super().__init__("ambush", RT_4_3_1_N1, 140)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Discard the card in any case (RT-4.3.1#4); the attacker may foil it, unless it is immune to ambushes
        (RT-C.scouting_party).
        """
        b = battle_of(f)
        if s.log is not None:
            s.emit(Message("log-ambush", {"seat": f.seat, "card": f"@card-{CARD_KEYS[n]}"}, RT_4_3_1_N1))
        spend(s, f.seat, n)
        if beats_ambush(s, b.attacker):
            roll(s, b)
        elif may_hold(s, b.attacker, ambushes(s, b.clearing)):
            s.push(Frame(FLOW.foil, b.attacker, payload=b))
        else:
            s.push(Frame(FLOW.lose, b.attacker, AMBUSHED, AMBUSH_HITS, b))


class Decline(WoodsVerb):
    """Play no ambush card."""

    def __init__(self, rule: int) -> None:
        super().__init__("no-ambush", [""], rule, 970)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """End the question."""
        return Meaning(END)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """As defender, go on to the roll; as attacker, take the hits."""
        b = battle_of(f)
        if f.seat == b.defender:
            roll(s, b)
        else:
            s.push(Frame(FLOW.lose, b.attacker, AMBUSHED, AMBUSH_HITS, b))


class Foil(AmbushVerb):
    """The attacker foils an ambush with one of its own (RT-4.3.1.I)."""

    def __init__(self) -> None:
        super().__init__("foil", RT_4_3_1_I, 145)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Discard the card and roll the dice."""
        if s.log is not None:
            s.emit(Message("log-foil", {"seat": f.seat, "card": f"@card-{CARD_KEYS[n]}"}, RT_4_3_1_I))
        spend(s, f.seat, n)
        roll(s, battle_of(f))


class Charge(AutoStep[Woods]):
    """After an ambush, the battle continues if attackers are left (RT-4.3.1#5)."""

    def __init__(self) -> None:
        super().__init__("charge", RT_4_3_1_N5)
        self.payload = Battle

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Roll, or end the battle."""
        if still_there(s, battle_of(f)):
            roll(s, battle_of(f))
        else:
            s.push(Frame(FLOW.battle_end, f.seat, payload=f.payload))


class Roll(WoodsVerb):
    """Chance rolls both dice (RT-4.3.2#1)."""

    def __init__(self) -> None:
        faces = [f"{one} {other}" for one in DIE_FACES for other in DIE_FACES]
        super().__init__("roll", faces, RT_4_3_2_N1, 800)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Show the roll."""
        return Message("choice-roll", {"one": n // len(DIE_FACES), "two": n % len(DIE_FACES)})

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """The attacker deals the higher number, the defender the lower, each limited by its warriors; hits from
        abilities are added (RT-4.3.2.I, RT-4.3.2.II#1, RT-4.3.2.III).
        """
        b = changed(battle_of(f))
        one, other = n // len(DIE_FACES), n % len(DIE_FACES)
        b.rolled = list(rolled_hits(s, b, one, other))
        b.extra = list(extra_hits(s, b))
        if s.log is not None:
            args: dict[str, Argument] = {"one": one, "two": other, "clearing": b.clearing + 1}
            args |= {"seat": b.attacker, "dealt": b.rolled[ATTACKER], "extra": b.extra[ATTACKER]}
            args |= {"other": b.defender, "taken": b.rolled[DEFENDER], "more": b.extra[DEFENDER]}
            s.emit(Message("log-roll", args, RT_4_3_2_N1))
        s.push(Frame(FLOW.effects, b.attacker, ATTACKER, payload=b))


def battle_steps() -> list[AutoStep[Woods] | Ask]:
    """Return the steps of a battle, without card effects."""
    dice = BattleAsk("dice", RT_4_3_2_N1, [Roll()])
    dice.even = True
    return [
        BattleAsk("ambush", RT_4_3_1_N1, [Ambush(), Decline(RT_4_3_1_N1)], private=True),
        BattleAsk("foil", RT_4_3_1_I, [Foil(), Decline(RT_4_3_1_I)], private=True),
        Charge(),
        dice,
        *hit_steps(),
        Ask("free-battle", RT_4_3_N1, [FreeBattle(), Done(RT_4_3_N1)]),
    ]
