"""How a Vagabond fights (RT-9.2.4, RT-9.2.6 to RT-9.2.7#2, RT-9.2.9.II): with swords, allies, and items that
take hits.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import GIVE_UP, SPEND, Meaning, things
from turnwright.games.root.battle import ATTACKER, DEFENDER, battle_of, changed
from turnwright.games.root.data.boards import ALLIED, FACTIONS, HOSTILE
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import ITEMS, NONE, SWORD
from turnwright.games.root.factions.vagabond_friends import relate
from turnwright.games.root.factions.vagabond_items import (
    DAMAGED,
    READY,
    RUINED,
    UNDAMAGED,
    ItemVerb,
    exhaust,
    pack,
    tell,
    turn,
)
from turnwright.games.root.factions.vagabond_moving import allied, clearing_of
from turnwright.games.root.factions.vagabond_worth import STANDING, fight_worth, worn_worth
from turnwright.games.root.payloads import Battle
from turnwright.games.root.pieces import WARRIOR
from turnwright.games.root.queries import seat_of
from turnwright.games.root.rules import (
    RT_9_2_7_N1,
    RT_9_2_9_II_C_N1,
    RT_9_2_9_II_C_N3,
    RT_9_2_9_II_D_N1,
    RT_9_2_9_II_D_N2,
    RT_9_5_2,
    RT_9_5_N3,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.battle import StartBattle, start_battle
from turnwright.games.root.steps.hits import BattleAsk, losses_named
from turnwright.games.root.verbs import ALONE, Ask, Done, FactionVerb, WoodsVerb

ALLIES: Final = 0
OWN_ITEMS: Final = 1
"""The two counts of ``Battle.lost``."""
STRONGER: Final = 200
"""The value for bots of an ally joining the fight."""


class Fight(StartBattle):
    """Exhaust a sword to start a battle in his clearing (RT-9.5.2)."""

    def __init__(self) -> None:
        super().__init__(RT_9_5_2)

    def clearings(self, s: Woods, f: Frame) -> int:
        """His own clearing, with a sword."""
        clearing = clearing_of(s, f.seat)
        return 1 << clearing if clearing != NONE and pack(s, f.seat).ready[SWORD] else 0

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Infamy and pieces, less damaged items."""
        return fight_worth(s, f.seat, n // len(FACTIONS), seat_of(s, n % len(FACTIONS)))

    def bars(self, s: Woods, f: Frame) -> int:
        """There are no battles in a forest."""
        return RT_9_5_N3 if clearing_of(s, f.seat) == NONE else RT_9_5_2

    def price(self, s: Woods, f: Frame) -> dict[str, int]:
        """A sword."""
        return things(item=1)

    def pay(self, s: Woods, f: Frame) -> None:
        """Exhaust a sword; return to the menu afterwards."""
        s.push(f)
        exhaust(s, f.seat, SWORD)


# Allies.


def refuse_ally(s: Woods, b: Battle, other: int) -> int:
    """Return 0, or the rule that keeps warriors of a seat from joining the fight: it must be an ally in the clearing
    and not the defender (RT-9.2.9.II.C#1, RT-9.2.9.II.C#3).
    """
    if not allied(s, b.attacker, other) or s.warriors[other * CLEARINGS + b.clearing] == 0:
        return RT_9_2_9_II_C_N1
    return RT_9_2_9_II_C_N3 if other == b.defender else 0


def asks_ally(s: Woods, b: Battle) -> bool:
    """Ask for an ally to join the fight, if there is one."""
    for other in range(s.seats):
        if refuse_ally(s, b, other) == 0:
            s.push(Frame(ALLY, b.attacker, payload=b))
            return True
    return False


class FightWith(FactionVerb):
    """Treat an ally's warriors as his own in this battle."""

    def __init__(self) -> None:
        super().__init__("with", RT_9_2_9_II_C_N1, 600)

    def bars(self, s: Woods, f: Frame, seat: int) -> int:
        """There must be an ally in the clearing."""
        return refuse_ally(s, battle_of(f), seat)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """More hits."""
        return STRONGER

    def name(self, s: Woods, f: Frame, seat: int) -> None:
        """Begin the battle."""
        b = changed(battle_of(f))
        b.ally = seat
        if s.log is not None:
            s.emit(Message("log-ally", {"seat": f.seat, "other": seat}, self.rule))
        start_battle(s, b)


class FightAlone(Done):
    """Fight without allies."""

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Begin the battle."""
        start_battle(s, battle_of(f))


def betrayed(s: Woods, b: Battle) -> None:
    """After a battle, an ally who lost more warriors than he has damaged items turns Hostile (RT-9.2.9.II.D#2)."""
    if b.ally != NONE and b.lost[ALLIES] > b.lost[OWN_ITEMS]:
        relate(s, b.attacker, s.faction[b.ally], HOSTILE, RT_9_2_9_II_D_N2)


# Hits.


def allies_left(s: Woods, stage: int, b: Battle) -> int:
    """Return how many of the ally's warriors can still take a hit: none when he defends (RT-9.2.9.II.C#1)."""
    if b.ally == NONE or stage == DEFENDER:
        return 0
    return s.warriors[b.ally * CLEARINGS + b.clearing] - b.losses[ATTACKER].count(WARRIOR + b.ally)


def take_hits(s: Woods, seat: int, stage: int, hits: int, b: Battle) -> None:
    """Assign hits without a choice, and ask for the others; with nothing left to damage they are ignored (RT-9.2.7#1,
    RT-9.2.7#2). Allies may take them instead (RT-9.2.9.II.D#1). ``b`` may still be changed.
    """
    p = pack(s, seat)
    while hits > 0:
        kinds = DAMAGE.kinds(p)
        allies = allies_left(s, stage, b)
        whole = sum(p.ready) + sum(p.exhausted)
        if whole + allies == 0:
            break
        if len(kinds) + (allies > 0) > 1 and hits < whole + allies:
            s.push(Frame(WOUNDS, seat, stage, hits, b))
            return
        if kinds:
            damage(s, seat, kinds[0], b)
        else:
            fall(b)
        hits -= 1
    losses_named(s, stage, b)


def damage(s: Woods, seat: int, n: int, b: Battle) -> None:
    """Move an undamaged item to the Damaged box; it stays face up or face down."""
    state, item = UNDAMAGED[n // len(ITEMS)], n % len(ITEMS)
    turn(pack(s, seat), item, state, DAMAGED if state == READY else RUINED)
    if seat == b.attacker:
        b.lost[OWN_ITEMS] += 1
    tell(s, "log-damage", seat, item, RT_9_2_7_N1)


def fall(b: Battle) -> None:
    """Assign a hit to a warrior of the ally."""
    b.losses[ATTACKER].append(WARRIOR + b.ally)
    b.lost[ALLIES] += 1


class Damage(ItemVerb):
    """Let an undamaged item take a hit (RT-9.2.7#1)."""

    def __init__(self) -> None:
        super().__init__("damage", UNDAMAGED, RT_9_2_7_N1, 752)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The item is damaged."""
        return Meaning(SPEND, things(item=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The item he needs least."""
        return -worn_worth(s, f.seat, n % len(ITEMS), UNDAMAGED[n // len(ITEMS)] == READY)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Continue with the next hit."""
        b = changed(battle_of(f))
        damage(s, f.seat, n, b)
        take_hits(s, f.seat, f.arg, f.extra - 1, b)


class Sacrifice(WoodsVerb):
    """Let a warrior of the ally take a hit (RT-9.2.9.II.D#1)."""

    def __init__(self) -> None:
        super().__init__("ally-falls", ALONE, RT_9_2_9_II_D_N1, 740)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """One must be left."""
        return 0 if allies_left(s, f.arg, battle_of(f)) else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The warrior is lost."""
        return Meaning(GIVE_UP, things(warrior=1))

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the ally."""
        args: dict[str, Argument] = {"seat": battle_of(f).ally}
        return Message("choice-ally-falls", args)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """As long as the ally does not lose more than he does."""
        b = battle_of(f)
        return 0 if b.lost[ALLIES] < b.lost[OWN_ITEMS] else STANDING[HOSTILE] - STANDING[ALLIED]

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Continue with the next hit."""
        b = changed(battle_of(f))
        fall(b)
        take_hits(s, f.seat, f.arg, f.extra - 1, b)


DAMAGE: Final = Damage()
ALLY: Final = BattleAsk("ally", RT_9_2_9_II_C_N1, [FightWith(), FightAlone(RT_9_2_9_II_C_N1)])
WOUNDS: Final = BattleAsk("wounds", RT_9_2_7_N1, [Sacrifice(), DAMAGE])
BATTLE_STEPS: Final[list[Ask]] = [ALLY, WOUNDS]
