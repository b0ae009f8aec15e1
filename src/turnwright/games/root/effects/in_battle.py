"""Cards for battles: Armorers, Sappers, Brutal Tactics, Scouting Party (RT-C)."""

from __future__ import annotations

from turnwright.games.root.battle import ATTACKER, DEFENDER, seat_on
from turnwright.games.root.cards import discard_effect
from turnwright.games.root.effects.effect import Effect
from turnwright.games.root.judgement.estimates import EFFECT_CARD, VP, loss_of
from turnwright.games.root.payloads import Battle
from turnwright.games.root.points import EFFECTS, score
from turnwright.games.root.rules import (
    RT_C_ARMORERS,
    RT_C_BRUTAL_TACTICS_N1,
    RT_C_BRUTAL_TACTICS_N2,
    RT_C_SAPPERS,
    RT_C_SCOUTING_PARTY,
)
from turnwright.games.root.state import Woods


def hit_more(s: Woods, b: Battle, side: int) -> int:
    """Return the value of one more hit for a side."""
    hits = b.rolled[side] + b.extra[side]
    victim = seat_on(b, 1 - side)
    return loss_of(s, victim, b.clearing, hits + 1) - loss_of(s, victim, b.clearing, hits)


class Armorers(Effect):
    """Discard it to ignore all incoming rolled hits."""

    def __init__(self) -> None:
        super().__init__("armorers", RT_C_ARMORERS)

    def refuse_in_battle(self, s: Woods, b: Battle, side: int) -> int:
        """There must be rolled hits to ignore."""
        return 0 if b.rolled[1 - side] else self.rule

    def worth_in_battle(self, s: Woods, b: Battle, side: int) -> int:
        """The avoided losses, less the card."""
        return loss_of(s, seat_on(b, side), b.clearing, b.rolled[1 - side]) - EFFECT_CARD

    def declare(self, s: Woods, b: Battle, side: int) -> None:
        """Ignore rolled hits; extra hits still count."""
        discard_effect(s, seat_on(b, side), self.card)
        b.rolled[1 - side] = 0


class Sappers(Effect):
    """Discard it as defender to deal an extra hit."""

    def __init__(self) -> None:
        super().__init__("sappers", RT_C_SAPPERS)

    def refuse_in_battle(self, s: Woods, b: Battle, side: int) -> int:
        """Only the defender."""
        return 0 if side == DEFENDER else self.rule

    def worth_in_battle(self, s: Woods, b: Battle, side: int) -> int:
        """The hit, less the card."""
        return hit_more(s, b, side) - EFFECT_CARD

    def declare(self, s: Woods, b: Battle, side: int) -> None:
        """Add one hit."""
        discard_effect(s, seat_on(b, side), self.card)
        b.extra[side] += 1


class BrutalTactics(Effect):
    """Deal an extra hit as attacker, but let the defender score."""

    def __init__(self) -> None:
        super().__init__("brutal_tactics", RT_C_BRUTAL_TACTICS_N1)

    def refuse_in_battle(self, s: Woods, b: Battle, side: int) -> int:
        """Only the attacker, once a battle."""
        return 0 if side == ATTACKER and not b.used[side] >> self.card & 1 else self.rule

    def worth_in_battle(self, s: Woods, b: Battle, side: int) -> int:
        """The hit, less another player's point."""
        return hit_more(s, b, side) - VP // 2

    def declare(self, s: Woods, b: Battle, side: int) -> None:
        """Let the defender score at once, which may win the game."""
        b.extra[side] += 1
        score(s, b.defender, 1, EFFECTS, RT_C_BRUTAL_TACTICS_N2)


class ScoutingParty(Effect):
    """Be immune to ambush cards as attacker."""

    def __init__(self) -> None:
        super().__init__("scouting_party", RT_C_SCOUTING_PARTY)

    def beats_ambush(self) -> bool:
        """The ambush deals no hits, but the card is still spent."""
        return True
