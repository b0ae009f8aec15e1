"""Actions 6 and 7: power actions with their bridges (TM-17), and special actions (TM-18)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame, Step
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.bridges import build_bridge, open_slots, refuse_bridge
from turnwright.games.terra_mystica.building import reward
from turnwright.games.terra_mystica.data.tables import (
    ACTION_COST,
    ACTION_NAMES,
    ACTIONS,
    BY_CARD,
    BY_FAVOR,
    BY_STRONGHOLD,
    CARDS,
    FAV6,
    FAVORS,
    STRONGHOLD,
)
from turnwright.games.terra_mystica.economy import gain_priests, power_detail, spend_power
from turnwright.games.terra_mystica.notation import (
    BRIDGE,
    OF_ABILITY,
    OF_CARD,
    OF_FAVOR,
    OF_STRONGHOLD,
    POWER,
    SPECIAL,
    SPECIALS,
)
from turnwright.games.terra_mystica.queries import faction_of, has_built
from turnwright.games.terra_mystica.rules import (
    TM_5_12,
    TM_7_5,
    TM_17_1,
    TM_17_2,
    TM_17_9,
    TM_18_1,
    TM_18_2,
)
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.building import can_dig
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.move import Move
from turnwright.games.terra_mystica.terraforming import spades_in_hand

ACT1: Final = 0
ACT2: Final = 1
ACT3: Final = 2
ACT4: Final = 3
ACT5: Final = 4
ACT6: Final = 5
ACT_WORKERS: Final = 2
ACT_COINS: Final = 7


class PowerAction(Move):
    """Use one of the six power actions of the board (TM-17.1)."""

    def __init__(self) -> None:
        super().__init__(POWER, ACTIONS)

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """Those not used this round that can be paid and carried out."""
        for action in range(ACTIONS):
            if not s.used >> action & 1 and s.bowl3[seat] >= ACTION_COST[action] and self.useful(s, seat, action):
                found.append(POWER + action)

    def useful(self, s: Realm, seat: int, action: int) -> bool:
        """Tell whether the bridge can be placed or a spade used (TM-5.12); resources may be lost (TM-5.13)."""
        if action == ACT1:
            return bool(open_slots(s, seat))
        return action < ACT5 or can_dig(s, seat, action - ACT4)

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """Once a round for all together, paid from bowl III, and to some use."""
        which = action - POWER
        if s.used >> which & 1:
            return TM_17_2
        if s.bowl3[seat] < ACTION_COST[which]:
            return TM_7_5
        return 0 if self.useful(s, seat, which) else TM_5_12

    def detail(self, s: Realm, seat: int, action: int) -> Message | None:
        """Tell the power needed."""
        return power_detail(s, seat, ACTION_COST[action - POWER])

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """Spend the power, take what it gives."""
        which = action - POWER
        spend_power(s, seat, ACTION_COST[which])
        s.used |= 1 << which
        if s.told is not None:
            s.tell(Message("log-power", {"seat": seat, "action": f"@tile-{ACTION_NAMES[which]}"}, TM_17_1))
        if which == ACT1:
            s.then([Frame(FLOW.bridging, seat)])
        elif which == ACT2:
            gain_priests(s, seat, 1)
        elif which == ACT3:
            s.workers[seat] += ACT_WORKERS
        elif which == ACT4:
            s.coins[seat] += ACT_COINS
        else:
            s.then([spades_in_hand(seat, which - ACT4)])


class Bridging(Step[Realm]):
    """Place the bridge that an action gives (TM-17.9)."""

    def __init__(self) -> None:
        super().__init__("bridging", ["bridge"], TM_17_9)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """The free slots at own structures."""
        return [BRIDGE + slot for slot in open_slots(s, f.seat)]

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """A free slot at an own structure."""
        return refuse_bridge(s, f.seat, action - BRIDGE)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Build it; choose the tile of a town it completes."""
        build_bridge(s, f.seat, action - BRIDGE)
        reward(s, f.seat, 0, False)


class SpecialAction(Move):
    """Use a special action of a card, a favor tile or the stronghold, or the action a faction always has (TM-18.1)."""

    def __init__(self) -> None:
        super().__init__(SPECIAL, len(SPECIALS))

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """Those the seat has and can carry out."""
        for kind in range(len(SPECIALS)):
            if self.refuse(s, seat, SPECIAL + kind) == 0:
                found.append(SPECIAL + kind)

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """The seat must have it, unused this round, and be able to carry it out (TM-18.2)."""
        kind = action - SPECIAL
        if kind == OF_CARD:
            card = CARDS[s.card[seat]]
            if card.spades + card.steps == 0:
                return TM_18_1
            if s.special[seat] & BY_CARD:
                return TM_18_2
            return 0 if card.steps or can_dig(s, seat, card.spades) else TM_5_12
        if kind == OF_FAVOR:
            if not s.favors[seat] >> FAV6 & 1:
                return TM_18_1
            return TM_18_2 if s.special[seat] & BY_FAVOR else 0
        faction = faction_of(s, seat)
        if kind == OF_ABILITY:
            return 0 if faction.ability_ready(s, seat) else faction.ability or TM_18_1
        if faction.special == 0 or not has_built(s, seat, STRONGHOLD):
            return TM_18_1
        if s.special[seat] & BY_STRONGHOLD:
            return TM_18_2
        return 0 if faction.special_ready(s, seat) else faction.special

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """Mark it as used and begin it."""
        kind = action - SPECIAL
        faction = faction_of(s, seat)
        if s.told is not None:
            s.tell(
                Message(f"log-special-{SPECIALS[kind]}", {"seat": seat, "faction": f"@faction-{faction.key}"}, TM_18_1)
            )
        if kind == OF_CARD:
            s.special[seat] |= BY_CARD
            card = CARDS[s.card[seat]]
            s.then([spades_in_hand(seat, card.spades) if card.spades else Frame(FLOW.cult_step, seat, card.steps)])
        elif kind == OF_FAVOR:
            s.special[seat] |= BY_FAVOR
            s.then([Frame(FLOW.cult_step, seat, FAVORS[FAV6].action_steps)])
        elif kind == OF_STRONGHOLD:
            s.special[seat] |= BY_STRONGHOLD
            faction.take_special(s, seat)
        else:
            faction.take_ability(s, seat)
