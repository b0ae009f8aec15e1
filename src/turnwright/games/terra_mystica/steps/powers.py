"""Actions 6 and 7: power actions with their bridges (TM-17), and special actions (TM-18)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.games.terra_mystica.bridges import build_bridge, can_bridge, open_slots, refuse_bridge
from turnwright.games.terra_mystica.building import reward
from turnwright.games.terra_mystica.data.geometry import SLOT_NAMES
from turnwright.games.terra_mystica.data.tables import (
    ACTION_COST,
    ACTION_NAMES,
    BY_CARD,
    BY_FAVOR,
    BY_STRONGHOLD,
    CARDS,
    FAV6,
    FAVORS,
    STRONGHOLD,
)
from turnwright.games.terra_mystica.economy import FREE, Price, gain_priests
from turnwright.games.terra_mystica.queries import faction_of, has_built, supply
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
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.terraforming import can_dig, spades_in_hand
from turnwright.games.terra_mystica.verbs import RealmVerb

ACT1: Final = 0
ACT2: Final = 1
ACT3: Final = 2
ACT4: Final = 3
ACT5: Final = 4
ACT6: Final = 5
ACT_WORKERS: Final = 2
ACT_COINS: Final = 7
WEIGHTS: Final = [25, 60, 70, 70, 70, 120]
"""By power action: how promising it looks."""
PRICES: Final = [Price(power=cost) for cost in ACTION_COST]

OF_CARD: Final = 0
OF_FAVOR: Final = 1
OF_STRONGHOLD: Final = 2
OF_ABILITY: Final = 3
SPECIALS: Final = ["card", "favor", "stronghold", "ability"]


class PowerAction(RealmVerb):
    """Use one of the six power actions of the board (TM-17.1)."""

    def __init__(self) -> None:
        super().__init__("power", ACTION_NAMES, TM_17_1, 130)

    def useful(self, s: Realm, seat: int, n: int) -> bool:
        """Return whether the bridge can be placed or a spade used (TM-5.12); resources may be lost (TM-5.13)."""
        if n == ACT1:
            return can_bridge(s, seat)
        return n < ACT5 or can_dig(s, seat, n - ACT4)

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """Open power actions; those that need more power than available are skipped."""
        power = s.bowl3[f.seat]
        for n, cost in enumerate(ACTION_COST):
            if power >= cost and self.refuse(s, f, n) == 0:
                actions.append(self.base + n)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """Each once per round for all seats, paid from bowl III, and of some use."""
        if s.used >> n & 1:
            return TM_17_2
        if s.bowl3[f.seat] < ACTION_COST[n]:
            return TM_7_5
        return 0 if self.useful(s, f.seat, n) else TM_5_12

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """Power from bowl III."""
        return PRICES[n]

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """What the space shows."""
        if n >= ACT5:
            return {"thing-spade": n - ACT4}
        priests = min(1, supply(s, f.seat))
        return [
            {"thing-bridge": 1},
            {"thing-priest": priests},
            {"thing-worker": ACT_WORKERS},
            {"thing-coin": ACT_COINS},
        ][n]

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The space and its price."""
        return {"what": f"@tile-{ACTION_NAMES[n]}", "power": ACTION_COST[n]}

    def target(self, n: int) -> str:
        """The space."""
        return f"action-{ACTION_NAMES[n]}"

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Depends on what it gives."""
        return WEIGHTS[n]

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Spend the power and take the gain."""
        seat = f.seat
        PRICES[n].pay(s, seat)
        s.used |= 1 << n
        if s.log is not None:
            s.emit(Message("log-power", {"seat": seat, "action": f"@tile-{ACTION_NAMES[n]}"}, TM_17_1))
        if n == ACT1:
            s.then([Frame(FLOW.bridging, seat)])
        elif n == ACT2:
            gain_priests(s, seat, 1)
        elif n == ACT3:
            s.workers[seat] += ACT_WORKERS
        elif n == ACT4:
            s.coins[seat] += ACT_COINS
        else:
            s.then([spades_in_hand(seat, n - ACT4)])


class PlaceBridge(RealmVerb):
    """Place the bridge that an action gives (TM-17.9)."""

    def __init__(self) -> None:
        super().__init__("bridge", SLOT_NAMES, TM_17_9, 160)

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """The free slots at the seat's structures."""
        for slot in open_slots(s, f.seat):
            actions.append(self.base + slot)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """It must be a free slot at one of the seat's structures."""
        return refuse_bridge(s, f.seat, n)

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """Both ends."""
        start, end = SLOT_NAMES[n].split(":")
        return {"from": start, "to": end}

    def target(self, n: int) -> str:
        """The slot."""
        return f"slot-{SLOT_NAMES[n].replace(':', '-')}"

    def reward(self, s: Realm, f: Frame, n: int) -> dict[str, int]:
        """A bridge."""
        return {"thing-bridge": 1}

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """All equally good."""
        return 10

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Build it; choose the tile of a completed town."""
        build_bridge(s, f.seat, n)
        reward(s, f.seat, 0, False)


class SpecialAction(RealmVerb):
    """Use a special action of a card, a favor tile or the stronghold, or the action a faction always has (TM-18.1)."""

    def __init__(self) -> None:
        super().__init__("special", SPECIALS, TM_18_1, 140)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """The seat must have it, unused this round, and be able to carry it out (TM-18.2)."""
        seat = f.seat
        if n == OF_CARD:
            card = CARDS[s.card[seat]]
            if card.spades + card.steps == 0:
                return TM_18_1
            if s.special[seat] & BY_CARD:
                return TM_18_2
            return 0 if card.steps or can_dig(s, seat, card.spades) else TM_5_12
        if n == OF_FAVOR:
            if not s.favors[seat] >> FAV6 & 1:
                return TM_18_1
            return TM_18_2 if s.special[seat] & BY_FAVOR else 0
        faction = faction_of(s, seat)
        if n == OF_ABILITY:
            return 0 if faction.ability_ready(s, seat) else faction.ability or TM_18_1
        if faction.special == 0 or not has_built(s, seat, STRONGHOLD):
            return TM_18_1
        if s.special[seat] & BY_STRONGHOLD:
            return TM_18_2
        return 0 if faction.special_ready(s, seat) else faction.special

    def concerns(self, s: Realm, seat: int, n: int) -> bool:
        """The card, the favor tile or the faction must have one."""
        if n == OF_CARD:
            card = CARDS[s.card[seat]]
            return card.spades + card.steps > 0
        if n == OF_FAVOR:
            return s.favors[seat] >> FAV6 & 1 == 1
        faction = faction_of(s, seat)
        return (faction.ability if n == OF_ABILITY else faction.special) != 0

    def price(self, s: Realm, f: Frame, n: int) -> Price:
        """The cost of the action a faction always has; the others are free."""
        return faction_of(s, f.seat).ability_price() if n == OF_ABILITY else FREE

    def label(self, s: Realm, f: Frame, n: int) -> Message:
        """Describe what it does."""
        args: dict[str, Argument] = {}
        if n == OF_CARD:
            args["what"] = f"@special-{CARDS[s.card[f.seat]].name}"
        elif n != OF_FAVOR:
            args["what"] = f"@{'special' if n == OF_STRONGHOLD else 'ability'}-{faction_of(s, f.seat).key}"
        return Message(f"choice-special-{SPECIALS[n]}", args)

    def target(self, n: int) -> str:
        """Where it is marked as used."""
        return f"own-{SPECIALS[n]}"

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """It is there to be used."""
        return 100

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Mark it as used and start it."""
        seat = f.seat
        faction = faction_of(s, seat)
        if s.log is not None:
            args: dict[str, Argument] = {"seat": seat, "faction": f"@faction-{faction.key}"}
            s.emit(Message(f"log-special-{SPECIALS[n]}", args, TM_18_1))
        if n == OF_CARD:
            s.special[seat] |= BY_CARD
            card = CARDS[s.card[seat]]
            s.then([spades_in_hand(seat, card.spades) if card.spades else Frame(FLOW.cult_step, seat, card.steps)])
        elif n == OF_FAVOR:
            s.special[seat] |= BY_FAVOR
            s.then([Frame(FLOW.cult_step, seat, FAVORS[FAV6].action_steps)])
        elif n == OF_STRONGHOLD:
            s.special[seat] |= BY_STRONGHOLD
            faction.take_special(s, seat)
        else:
            faction.take_ability(s, seat)
