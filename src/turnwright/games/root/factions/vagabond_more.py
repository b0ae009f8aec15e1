"""Characters of later boxes (RT-V): Vagrant, Arbiter, Scoundrel, Ronin, Harrier."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import GAIN, RISK, SPEND, Meaning, things
from turnwright.games.root.battle import battle_of, begin, changed, odds_of, outlook_of, refuse_battle
from turnwright.games.root.data.boards import FACTIONS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CARD_KINDS, NONE, SWORD, TORCH
from turnwright.games.root.effects.effect import USING
from turnwright.games.root.factions.vagabond_characters import refuse_here, refuse_special
from turnwright.games.root.factions.vagabond_items import (
    exhaust,
    pack,
    undamaged,
)
from turnwright.games.root.factions.vagabond_moving import arrive, clearing_of, drawn_place
from turnwright.games.root.factions.vagabond_quests import EXHAUST_OTHER, OTHER_ITEM, REPLACING, Improvise
from turnwright.games.root.factions.vagabond_values import use_value
from turnwright.games.root.factions.vagabond_worth import burn_worth, incite_worth, way_worth
from turnwright.games.root.moving import barred
from turnwright.games.root.parts import Pack
from turnwright.games.root.payloads import Battle
from turnwright.games.root.pieces import Removal, carry_out
from turnwright.games.root.points import FACTION, score
from turnwright.games.root.queries import EVERYWHERE, seat_of
from turnwright.games.root.rules import (
    RT_V_ARBITER,
    RT_V_HARRIER,
    RT_V_RONIN,
    RT_V_SCOUNDREL,
    RT_V_VAGRANT,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.battle import ambush_outlook, engage
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.hits import BattleAsk
from turnwright.games.root.verbs import ALONE, Ask, ClearingVerb, Done, WoodsVerb, faction_argument

VAGRANT: Final = 3
ARBITER: Final = 4
SCOUNDREL: Final = 5
RONIN: Final = 7
HARRIER: Final = 8
PAIRS: Final = [f"{one} {other}" for one in FACTIONS for other in FACTIONS if one != other]
PROTECT_VP: Final = 1
SWIFT: Final = 1 << CARD_KINDS
"""A value beside cards in the mask of effects that a side has declared."""


# Vagrant.


def pair(n: int) -> tuple[int, int]:
    """Return the two factions of a choice."""
    one, other = n // (len(FACTIONS) - 1), n % (len(FACTIONS) - 1)
    return one, other if other < one else other + 1


class Instigate(WoodsVerb):
    """Vagrant: start a battle in his clearing between two others, and score for what it removes (RT-V.vagrant)."""

    def __init__(self) -> None:
        super().__init__("instigate", PAIRS, RT_V_VAGRANT, 645)

    def concerns(self, s: Woods, seat: int, n: int) -> bool:
        """It must be his action, about two others."""
        return pack(s, seat).character == VAGRANT and seat not in [seat_of(s, faction) for faction in pair(n)]

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append all pairs that can fight."""
        if refuse_here(s, f.seat, VAGRANT) == 0:
            super().offer(s, f, actions)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """One must be able to start a battle there against the other."""
        refused = refuse_here(s, f.seat, VAGRANT)
        if refused:
            return refused
        one, other = pair(n)
        attacker, defender = seat_of(s, one), seat_of(s, other)
        if NONE in (attacker, defender) or f.seat in (attacker, defender):
            return self.rule
        return refuse_battle(s, attacker, clearing_of(s, f.seat), defender)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name both."""
        one, other = pair(n)
        args: dict[str, Argument] = {**faction_argument(one), "defender": f"@faction-{FACTIONS[other]}"}
        return Message("choice-instigate", args)

    def target(self, n: int) -> str:
        """Point at the medal of the defender."""
        return f"medal-{FACTIONS[pair(n)[1]]}"

    def sources(self, s: Woods, f: Frame, n: int) -> list[str]:
        """Start at the medal of the attacker."""
        return [f"medal-{FACTIONS[pair(n)[0]]}"]

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Dice decide."""
        return Meaning(RISK, things(item=1), odds=odds_of(s, self.fought(s, f, n)))

    def outlook(self, s: Woods, f: Frame, n: int) -> list[Message]:
        """Show what both sides lose, roll by roll."""
        b = self.fought(s, f, n)
        return [*outlook_of(s, b), *ambush_outlook(s, b)]

    def fought(self, s: Woods, f: Frame, n: int) -> Battle:
        """Return the battle as it would begin."""
        one, other = pair(n)
        return begin(clearing_of(s, f.seat), seat_of(s, one), seat_of(s, other))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """What both may lose, which scores."""
        one, other = pair(n)
        return incite_worth(s, f.seat, clearing_of(s, f.seat), seat_of(s, one), seat_of(s, other))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Start the battle as if the attacker had."""
        one, other = pair(n)
        s.push(f)
        exhaust(s, f.seat, TORCH)
        if s.log is not None:
            s.emit(Message("log-instigate", {"seat": f.seat}, self.rule))
        engage(s, begin(clearing_of(s, f.seat), seat_of(s, one), seat_of(s, other), credit=f.seat))


# Arbiter.


def asks_guard(s: Woods, seat: int, b: Battle) -> bool:
    """Ask the defender in the Arbiter's clearing whether to enlist him, if he has a sword."""
    p = pack(s, seat)
    if p.character != ARBITER or p.place != b.clearing or undamaged(p, SWORD) == 0:
        return False
    s.push(Frame(PROTECTING, b.defender, seat, payload=b))
    return True


class Enlist(WoodsVerb):
    """Enlist the Arbiter, led by seat ``arg``: his swords raise the limit of rolled hits, and he scores
    (RT-V.arbiter).
    """

    def __init__(self) -> None:
        super().__init__("protect", ALONE, RT_V_ARBITER, 646)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """The dice may deal more hits."""
        return Meaning(GAIN)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """More hits, less a point for him."""
        return USING

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Enlist him, then roll the dice."""
        b = changed(battle_of(f))
        b.guard = undamaged(pack(s, f.arg), SWORD)
        if s.log is not None:
            s.emit(Message("log-protect", {"seat": f.seat, "other": f.arg, "swords": b.guard}, self.rule))
        s.push(Frame(FLOW.dice, CHANCE, payload=b))
        score(s, f.arg, PROTECT_VP, FACTION, self.rule)


class EnlistNobody(Done):
    """Fight without the Arbiter."""

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Roll the dice."""
        s.push(Frame(FLOW.dice, CHANCE, payload=f.payload))


# Scoundrel.


class ScorchedEarth(WoodsVerb):
    """Scoundrel: leave the torch in his clearing and remove all enemy pieces (RT-V.scoundrel)."""

    def __init__(self) -> None:
        super().__init__("scorch", ALONE, RT_V_SCOUNDREL, 650)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """He must be in a clearing that is not burnt."""
        refused = refuse_here(s, f.seat, SCOUNDREL)
        return refused or (self.rule if pack(s, f.seat).burnt >> clearing_of(s, f.seat) & 1 else 0)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """It costs the torch for good."""
        return Meaning(SPEND, things(item=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """What all others lose there, less a torch."""
        return burn_worth(s, f.seat, clearing_of(s, f.seat))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Burn it; nothing can be placed or moved there any more."""
        p, clearing = pack(s, f.seat), clearing_of(s, f.seat)
        s.push(f)
        p.ready[TORCH] -= 1
        p.burnt |= 1 << clearing
        if s.log is not None:
            s.emit(Message("log-scorch", {"seat": f.seat, "clearing": clearing + 1}, self.rule))
        removal = Removal()
        removal.add_all(s, clearing, f.seat)
        carry_out(s, removal)


# Ronin.


class SwiftStrike(WoodsVerb):
    """Ronin: after the roll, exhaust a sword to deal an extra hit, once per battle (RT-V.ronin)."""

    def __init__(self) -> None:
        super().__init__("swift", ALONE, RT_V_RONIN, 660)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be his ability, and he needs a sword."""
        board = s.boards[f.seat]
        if not isinstance(board, Pack) or board.character != RONIN or battle_of(f).used[f.arg] & SWIFT:
            return self.rule
        return 0 if board.ready[SWORD] else self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """It costs the sword."""
        return Meaning(SPEND, things(item=1))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """A hit."""
        return USING

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Deal the hit, then ask for further declarations."""
        b = changed(battle_of(f))
        b.used[f.arg] |= SWIFT
        b.extra[f.arg] += 1
        exhaust(s, f.seat, SWORD)
        if s.log is not None:
            s.emit(Message("log-swift", {"seat": f.seat}, self.rule))
        s.push(Frame(FLOW.effects, f.seat, f.arg, payload=b))


# Harrier.


class Glide(ClearingVerb):
    """Harrier: move alone to any clearing, without boots (RT-V.harrier)."""

    def __init__(self) -> None:
        super().__init__("glide", RT_V_HARRIER, 462)

    def concerns(self, s: Woods, seat: int, n: int) -> bool:
        """It must be his action."""
        return pack(s, seat).character == HARRIER

    def open(self, s: Woods, f: Frame) -> int:
        """Any other clearing that is not closed to everyone."""
        if refuse_special(s, f.seat, HARRIER):
            return 0
        place = pack(s, f.seat).place
        return EVERYWHERE & ~barred(s) & ~(1 << place if place < CLEARINGS else 0)

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """It must be his action, and he needs a torch."""
        return refuse_special(s, f.seat, HARRIER) or self.rule

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """It costs a torch."""
        return Meaning(SPEND, things(item=1))

    def sources(self, s: Woods, f: Frame, n: int) -> list[str]:
        """Start where the pawn is."""
        return [drawn_place(s, f.seat)]

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """More where there is more to do."""
        return way_worth(s, f.seat, n) - use_value(pack(s, f.seat), TORCH)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Move without companions."""
        s.push(f)
        exhaust(s, f.seat, TORCH)
        arrive(s, f.seat, n, self.rule)


PROTECTING: Final = BattleAsk("protect", RT_V_ARBITER, [Enlist(), EnlistNobody(RT_V_ARBITER)])
MORE_STEPS: Final[list[AutoStep[Woods] | Ask]] = [PROTECTING, REPLACING, OTHER_ITEM, EXHAUST_OTHER]
MORE_VERBS: Final[list[WoodsVerb]] = [Instigate(), ScorchedEarth(), Improvise(), Glide()]
