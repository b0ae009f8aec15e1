"""Using persistent effects: in the menus of a turn, and after the roll of a battle (RT-4.1.3, RT-1.4)."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.games.root.battle import ATTACKER, DEFENDER, battle_of, changed
from turnwright.games.root.effects.effect import Effect
from turnwright.games.root.effects.registry import EFFECT_KEYS, EFFECTS, effect_of
from turnwright.games.root.payloads import Battle
from turnwright.games.root.rules import RT_1_4_N5, RT_1_4_N6, RT_4_1_3, RT_4_3_2_II_N2, RT_C_ONCE
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, Done, WoodsVerb


class EffectVerb(WoodsVerb):
    """Use an effect of one's play area."""

    def __init__(self, rule: int) -> None:
        super().__init__("use", EFFECT_KEYS, rule, 500)

    def timely(self, s: Woods, f: Frame, effect: Effect) -> int:
        """Return 0, or the rule that keeps an effect in the play area from being used now."""
        raise NotImplementedError

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append the effects of the play area that can be used now."""
        for card in s.areas[f.seat]:
            if self.timely(s, f, effect_of(card)) == 0:
                actions.append(self.base + card - EFFECTS[0].card)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be in the play area and usable now."""
        effect = EFFECTS[n]
        return self.timely(s, f, effect) if effect.card in s.areas[f.seat] else RT_4_1_3

    def concerns(self, s: Woods, seat: int, n: int) -> bool:
        """It must be in the play area."""
        return EFFECTS[n].card in s.areas[seat]

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message("choice-use", {"card": f"@card-{EFFECT_KEYS[n]}"})

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The effect's own estimate."""
        return EFFECTS[n].worth(s, f.seat)

    def target(self, n: int) -> str:
        """Point at the card in the play area."""
        return f"area-{EFFECT_KEYS[n]}"


def announce(s: Woods, seat: int, effect: Effect) -> None:
    """Log that a seat uses an effect."""
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "card": f"@card-{effect.key}"}
        s.emit(Message("log-use", args, effect.rule))


class UseNow(EffectVerb):
    """Use an effect from a menu of its phase, between actions (RT-1.4#6)."""

    def __init__(self) -> None:
        super().__init__(RT_1_4_N6)

    def timely(self, s: Woods, f: Frame, effect: Effect) -> int:
        """Once per turn (RT-C.once), in its phase (RT-1.4#6)."""
        if effect.during != s.phase:
            return self.rule
        return RT_C_ONCE if s.used >> effect.card & 1 else effect.refuse(s, f.seat)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Use it, then return to the menu."""
        effect = EFFECTS[n]
        s.used |= 1 << effect.card
        announce(s, f.seat, effect)
        s.push(f)
        effect.use(s, f)


def usable(s: Woods, seat: int) -> bool:
    """Return whether a seat has an unused effect for this phase, which is public."""
    for card in s.areas[seat]:
        effect = effect_of(card)
        if effect.during == s.phase and not s.used >> card & 1:
            return True
    return False


def starts_phase(s: Woods, seat: int) -> bool:
    """Return whether a seat has an unused effect for the start of this phase."""
    return any(effect_of(card).start == s.phase and not s.used >> card & 1 for card in s.areas[seat])


class UseAtStart(UseNow):
    """Use an effect at the start of a phase, or one for the whole phase (RT-1.4#5)."""

    def timely(self, s: Woods, f: Frame, effect: Effect) -> int:
        """Before every other step."""
        if effect.start == s.phase:
            return RT_C_ONCE if s.used >> effect.card & 1 else effect.refuse(s, f.seat)
        return super().timely(s, f, effect)


class Begin(Done):
    """Continue with the regular steps of the phase, after mandatory effects at its start (RT-1.4#5)."""

    def __init__(self) -> None:
        super().__init__(RT_1_4_N5)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """No mandatory effect may be left."""
        for card in s.areas[f.seat]:
            effect = effect_of(card)
            if effect.due(s) and effect.start == s.phase and not s.used >> card & 1:
                return effect.rule
        return 0


class Declare(EffectVerb):
    """Declare an effect after the roll, as side ``arg`` (RT-4.3.2.II#2)."""

    def __init__(self) -> None:
        super().__init__(RT_4_3_2_II_N2)

    def timely(self, s: Woods, f: Frame, effect: Effect) -> int:
        """As the card says."""
        return effect.refuse_in_battle(s, battle_of(f), f.arg)

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """The effect's own estimate."""
        return EFFECTS[n].worth_in_battle(s, battle_of(f), f.arg)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Declare it, then ask again."""
        b = changed(battle_of(f))
        b.used[f.arg] |= 1 << EFFECTS[n].card
        announce(s, f.seat, EFFECTS[n])
        s.push(Frame(FLOW.effects, f.seat, f.arg, payload=b))
        EFFECTS[n].declare(s, b, f.arg)


class NoMore(Done):
    """Declare no more."""

    def __init__(self) -> None:
        super().__init__(RT_4_3_2_II_N2)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Continue with the defender, then the hits."""
        all_declared(s, f.arg, battle_of(f))


def all_declared(s: Woods, side: int, b: Battle) -> None:
    """Continue when a side declares no more effects."""
    if side == ATTACKER:
        s.push(Frame(FLOW.effects, b.defender, DEFENDER, payload=b))
    else:
        s.push(Frame(FLOW.hits, b.attacker, payload=b))


class BattleEffects(Ask):
    """What a side declares after the roll; factions add ``more`` to the cards."""

    def __init__(self, more: list[WoodsVerb]) -> None:
        super().__init__("declare", RT_4_3_2_II_N2, [Declare(), *more, NoMore()])
        self.payload = Battle
