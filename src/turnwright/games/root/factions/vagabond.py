"""Vagabond (RT-9.2 to RT-9.8): a pawn that rules nothing, acts with items and makes friends or enemies."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.clicks import TOO_DEAR, TOO_FAR
from turnwright.core.fields import ALL, FLAG, Part, between, heap, index, mask, number, numbers, up_to
from turnwright.core.frames import AutoStep, Frame, State, Step
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.core.spelling import Names, Spelling
from turnwright.core.verbs import END, Meaning, is_much, things
from turnwright.games.root.battle import battle_of, changed
from turnwright.games.root.data.boards import (
    CHARACTERS,
    FACTIONS,
    HOSTILE,
    INDIFFERENT,
    REFRESHED,
    REFRESHED_BY_TEA,
    VAGABOND,
    VAGABOND_2,
)
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BOOT, CLEARING_SUITS, COIN, HAMMER, ITEMS, NONE, QUESTS, SWORD, TEA
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.factions.vagabond_actions import ACTION_STEPS, Explore, Repair, Strike
from turnwright.games.root.factions.vagabond_battle import BATTLE_STEPS, Fight, asks_ally, betrayed, take_hits
from turnwright.games.root.factions.vagabond_characters import DayLabor, Hideout, Steal
from turnwright.games.root.factions.vagabond_friends import (
    FRIEND_STEPS,
    Aid,
    form_coalition,
    refuse_coalition,
    removed_from,
)
from turnwright.games.root.factions.vagabond_items import (
    CHECK_ITEMS,
    EXHAUSTING,
    ITEM_STEPS,
    READY,
    REFRESHING,
    STATES,
    exhaust,
    gain_item,
    has_marker,
    lot,
    on_track,
    pack,
    tell,
    undamaged,
)
from turnwright.games.root.factions.vagabond_more import MORE_STEPS, MORE_VERBS, SwiftStrike, asks_guard
from turnwright.games.root.factions.vagabond_moving import FREE_GO, MOVING_STEPS, SLIPPING, GoByDay, clearing_of
from turnwright.games.root.factions.vagabond_quests import CompleteQuest
from turnwright.games.root.factions.vagabond_setup import (
    BEGINS,
    CHARACTERS_DEALT,
    MORE_CHARACTERS,
    SETUP_STEPS,
    STOCK,
    VAGABONDS_ALONE,
    setting_up,
)
from turnwright.games.root.factions.vagabond_values import next_value
from turnwright.games.root.factions.vagabond_worth import later, roaming_worth, wounds
from turnwright.games.root.judgement.values import turns_left
from turnwright.games.root.names import CLEARING_NAMES, FACTION_NAMES, ITEM_NAMES, QUEST_NAMES
from turnwright.games.root.parts import Pack
from turnwright.games.root.payloads import Battle
from turnwright.games.root.queries import seat_of
from turnwright.games.root.rules import (
    RT_9_2_1_N1,
    RT_9_2_9_III_B_N1,
    RT_9_5_1_N1,
    RT_9_5_8,
    RT_9_5_9,
    RT_9_5_N1,
    RT_9_5_N3,
    RT_9_6_1,
    RT_11_2_6_III_N1,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.crafting import Craft
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.turn import in_daylight
from turnwright.games.root.verbs import Ask, Done, WoodsVerb

PART: Final = Part(
    "Pack",
    "Who the Vagabond is, where he is, what he carries, and who his friends are.",
    (
        number("character", "the character (NONE: not chosen yet)", index(len(CHARACTERS), NONE), ALL),
        number(
            "place", "the clearing he is in, or CLEARINGS + the forest (NONE: not placed yet)", between(NONE, 40), ALL
        ),
        numbers("ready", "by item: those undamaged and face up", (len(ITEMS),), seen=ALL),
        numbers("exhausted", "by item: those undamaged and face down", (len(ITEMS),), seen=ALL),
        numbers("damaged", "by item: those damaged and face up", (len(ITEMS),), seen=ALL),
        numbers("ruined", "by item: those damaged and face down", (len(ITEMS),), seen=ALL),
        number("explored", "mask of items he has from ruins", mask(len(ITEMS)), ALL),
        numbers("friends", "by faction: its space of the chart, HOSTILE", (len(FACTIONS),), up_to(HOSTILE), ALL),
        numbers("aids", "by faction: Aids of this turn that count for the next space", (len(FACTIONS),), seen=ALL),
        heap("done", "quests completed, ascending", index(len(QUESTS)), ALL),
        number("burnt", "mask of clearings he has laid waste to", mask(CLEARINGS), ALL),
        number("improvised", "1 if he has improvised for a quest this turn", FLAG, ALL),
    ),
)


class Vagabond(Faction):
    """A Vagabond; the second one is another instance that uses the steps of the first."""

    def __init__(self, index: int, key: str) -> None:
        super().__init__(index, key)
        self.board = Pack
        items = Spelling(by=(ITEM_NAMES,))
        factions = Spelling(by=(FACTION_NAMES,))
        self.spelled = {
            "Pack.character": Spelling(Names("character", [one.key for one in CHARACTERS], {NONE: "none"})),
            **{f"Pack.{state}": items for state in ("ready", "exhausted", "damaged", "ruined")},
            "Pack.explored": Spelling(mask=ITEM_NAMES),
            "Pack.friends": factions,
            "Pack.aids": factions,
            "Pack.done": Spelling(QUEST_NAMES),
            "Pack.burnt": Spelling(mask=CLEARING_NAMES),
        }
        self.boxes_items = False
        self.distances = {RT_9_2_9_III_B_N1: TOO_DEAR, RT_9_5_9: TOO_DEAR, RT_9_5_1_N1: TOO_FAR}
        self.needs_others = VAGABONDS_ALONE
        if index == VAGABOND_2:
            self.beside = VAGABOND
        else:
            self.steps = STEPS
            self.readings = [CHARACTERS_DEALT, MORE_CHARACTERS, VAGABONDS_ALONE]
            self.on_roll = [SwiftStrike()]

    # Setup and turns.

    def join(self, s: Woods, seat: int) -> None:
        """Start Indifferent to everybody (RT-9.3.6) and without items (RT-9.3.5)."""
        kinds, factions = len(ITEMS), len(FACTIONS)
        lots = [[0] * kinds for _state in STATES]
        s.boards[seat] = Pack(
            NONE, NONE, lots[0], lots[1], lots[2], lots[3], 0, [INDIFFERENT] * factions, [0] * factions, [], 0, 0
        )

    def setup(self, s: Woods, seat: int) -> list[Frame]:
        """Character, pawn, quests and ruins; chance decides which of two Vagabonds is first (RT-9.3, RT-9.8.2)."""
        if self.index == VAGABOND_2:
            return []
        other = seat_of(s, VAGABOND_2)
        if other != NONE:
            return [Frame(BEGINS, CHANCE, seat, other)]
        return [*setting_up(s, seat), Frame(STOCK, seat)]

    def birdsong(self, s: Woods, seat: int) -> list[Frame]:
        """Refresh by the face-up tea, then Slip (RT-9.4#1, RT-9.4.1#2)."""
        number = REFRESHED + REFRESHED_BY_TEA * pack(s, seat).ready[TEA]
        return [Frame(REFRESHING, seat, number), Frame(SLIPPING, seat)]

    def daylight(self, s: Woods, seat: int) -> list[Frame]:
        """Actions with items."""
        return [Frame(MENU, seat)]

    def evening(self, s: Woods, seat: int) -> list[Frame]:
        """Rest and draw, discard, check the items (RT-9.6#1)."""
        return [Frame(REST, seat), Frame(FLOW.limit, seat), Frame(CHECK_ITEMS, seat)]

    def menus(self, s: Woods, seat: int) -> list[Frame]:
        """Daylight, then Slip."""
        return [Frame(MENU, seat), Frame(SLIPPING, seat)]

    def turn_begins(self, s: Woods, seat: int) -> None:
        """Reset the count of Aids (RT-9.2.9.I.A#2) and allow him to improvise again (RT-V.adventurer)."""
        p = pack(s, seat)
        p.aids = [0] * len(FACTIONS)
        p.improvised = 0

    def draws(self, s: Woods, seat: int) -> int:
        """One card and one for each coin on its track (RT-9.6.2)."""
        return 1 + on_track(pack(s, seat), COIN)

    def free_move(self, s: Woods, seat: int) -> None:
        """Move alone, with an extra boot for Hostile warriors (RT-9.2.9.II.B#3, RT-9.2.9.III.B#2)."""
        s.push(Frame(FREE_GO, seat))

    def worth(self, s: Woods, seat: int, turns: int) -> int:
        """The value of items, friends, quests, and what is near."""
        return roaming_worth(s, seat, turns)

    def hits_worth(self, s: Woods, seat: int, hits: int) -> int:
        """The damaged items."""
        return wounds(s, seat, hits)

    def item_worth(self, s: Woods, seat: int, item: int) -> int:
        """He keeps what he crafts."""
        return next_value(pack(s, seat), item) * later(turns_left(s)) // 1000

    def bars_placing(self, s: Woods, seat: int, other: int) -> int:
        """Nobody places pieces where the Scoundrel has burnt a clearing (RT-V.scoundrel)."""
        return pack(s, seat).burnt

    def bars_moving(self, s: Woods, seat: int) -> int:
        """Nobody moves there either."""
        return pack(s, seat).burnt

    # Battle and removal.

    def present(self, s: Woods, seat: int, clearing: int) -> bool:
        """The pawn (RT-4.3#2)."""
        return pack(s, seat).place == clearing

    def can_fight(self, s: Woods, seat: int, clearing: int) -> bool:
        """Where the pawn is; no ambush removes it (RT-4.3#1, RT-4.3.1#6)."""
        return pack(s, seat).place == clearing

    def cap(self, s: Woods, seat: int, clearing: int) -> int:
        """Undamaged swords (RT-9.2.6)."""
        return undamaged(pack(s, seat), SWORD)

    def can_lose(self, s: Woods, seat: int, clearing: int) -> int:
        """Undamaged items."""
        p = pack(s, seat)
        return sum(p.ready) + sum(p.exhausted)

    def defenseless(self, s: Woods, seat: int, clearing: int) -> bool:
        """Without undamaged swords (RT-9.2.4)."""
        return undamaged(pack(s, seat), SWORD) == 0

    def takes_hits(self, s: Woods, f: Frame) -> bool:
        """Items take the hits, or an ally's warriors (RT-9.2.7#1, RT-9.2.9.II.D#1)."""
        take_hits(s, f.seat, f.arg, f.extra, changed(battle_of(f)))
        return True

    def asks_ally(self, s: Woods, b: Battle) -> bool:
        """An ally's warriors may join the fight (RT-9.2.9.II.C#1)."""
        return asks_ally(s, b)

    def asks_guard(self, s: Woods, seat: int, b: Battle) -> bool:
        """The Arbiter may be enlisted."""
        return asks_guard(s, seat, b)

    def battle_over(self, s: Woods, b: Battle) -> None:
        """An ally may turn Hostile (RT-9.2.9.II.D#2)."""
        betrayed(s, b)

    def has_removed(self, s: Woods, seat: int, victim: int, warriors: int, pieces: int, in_battle: bool) -> None:
        """Hostility, and Infamy in battles of his own turn (RT-9.2.9.III#1 to RT-9.2.9.III.D, RT-9.2.9.III.A#3)."""
        if has_marker(s.faction[victim]):
            removed_from(s, seat, victim, warriors, pieces, in_battle and s.turn == seat)

    # Services, crafting and dominance.

    def refuse_service(self, s: Woods, seat: int, price: int) -> int:
        """He pays with face-up items (RT-11.2.6.III#1)."""
        return 0 if sum(pack(s, seat).ready) >= price else RT_11_2_6_III_N1

    def pays_service(self, s: Woods, seat: int, price: int) -> bool:
        """Ask which items are exhausted."""
        s.push(Frame(EXHAUSTING, seat, price))
        return True

    def service_price(self, price: int) -> dict[str, int]:
        """Items."""
        return things(item=price)

    def can_hire(self) -> bool:
        """Mercenaries do not fight for a pawn (RT-11.2.7.III.B)."""
        return False

    def refuse_craft(self, s: Woods, seat: int, cost: list[int]) -> int:
        """There must be a hammer for each symbol, all of the suit of his clearing (RT-9.2.1#1, RT-9.5.8)."""
        clearing = clearing_of(s, seat)
        if clearing == NONE:
            return RT_9_5_N3
        for suit in range(CLEARING_SUITS):
            if cost[suit] and suit != s.suits[clearing]:
                return RT_9_2_1_N1
        return 0 if sum(cost) <= pack(s, seat).ready[HAMMER] else RT_9_5_8

    def pays_craft(self, s: Woods, seat: int, cost: list[int]) -> bool:
        """Exhaust hammers."""
        exhaust(s, seat, HAMMER, sum(cost))
        return True

    def craft_price(self, cost: list[int]) -> dict[str, int]:
        """Hammers."""
        return things(item=sum(cost))

    def gain_item(self, s: Woods, seat: int, item: int) -> None:
        """Keep it at once; he has no Crafted Items box (RT-9.2.1#2)."""
        gain_item(s, seat, item)

    def refuse_dominance(self, s: Woods, seat: int, card: int) -> int:
        """Only for a coalition (RT-9.2.8#1, RT-9.2.8#2)."""
        return super().refuse_dominance(s, seat, card) or refuse_coalition(s, seat)

    def dominates(self, s: Woods, seat: int, card: int) -> bool:
        """Form a coalition."""
        form_coalition(s, seat, card)
        return True

    def dominance_loss(self) -> str:
        """He wins with his partner."""
        return "loss-coalition"


class Rest(AutoStep[Woods]):
    """Evening's rest in a forest repairs and refreshes all damaged items (RT-9.6.1); then he draws (RT-9.6.2)."""

    def __init__(self) -> None:
        super().__init__("rest", RT_9_6_1)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Other exhausted items stay exhausted; coins are counted after the rest."""
        p = pack(s, f.seat)
        if clearing_of(s, f.seat) == NONE:
            for state in range(len(STATES) // 2, len(STATES)):
                for item in range(len(ITEMS)):
                    number = lot(p, state)[item]
                    if number:
                        lot(p, state)[item] = 0
                        lot(p, READY)[item] += number
                        tell(s, "log-rest", f.seat, item, self.rule, number)
        s.push(Frame(FLOW.draw, f.seat, 1 + on_track(p, COIN)))


class EndDay(Done):
    """End his Daylight."""

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Items that could be used are left; boots, which only move him, do not count."""
        p = pack(s, f.seat)
        unused = sum(p.ready) - p.ready[BOOT]
        if not is_much(unused, sum(p.ready) + sum(p.exhausted)) or not self.could_use(s, f):
            return Meaning(END)
        return Meaning(END, loss=Message("loss-items", {"items": unused}))

    def could_use(self, s: Woods, f: Frame) -> bool:
        """Return whether another answer exhausts an item, apart from moves."""
        for verb in MENU.choices:
            actions: list[int] = []
            if verb is not self and not isinstance(verb, GoByDay):
                verb.offer(s, f, actions)
            for action in actions:
                if "thing-item" in verb.meaning(s, f, action - verb.base).price:
                    return True
        return False


VERBS: Final[list[WoodsVerb]] = [
    Craft(RT_9_5_8),
    DayLabor(),
    Fight(),
    GoByDay(),
    Explore(),
    Aid(),
    CompleteQuest(),
    Strike(),
    Steal(),
    Hideout(),
    Repair(),
    EndDay(RT_9_5_N1),
]
MENU: Final = Ask("vagabond", RT_9_5_N1, [*VERBS, *MORE_VERBS, *in_daylight()], private=True)
REST: Final = Rest()
STEPS: Final = cast(
    "list[Step[State]]",
    [*SETUP_STEPS, *MOVING_STEPS, *ITEM_STEPS, *BATTLE_STEPS, *FRIEND_STEPS, *ACTION_STEPS, *MORE_STEPS, MENU, REST],
)
FACTION: Final[Faction] = Vagabond(VAGABOND, "vagabond")
