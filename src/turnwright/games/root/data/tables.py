"""The cards, quests and items of Root, as printed. ``source.yaml`` holds the same facts with their origin."""

from __future__ import annotations

from typing import Final

from turnwright.core.masks import mask_of

NONE: Final = -1

MOST_SEATS: Final = 6
"""The most seats at a table (RT-5.1.1#3)."""

WIN_VP: Final = 30
"""RT-3.1#1."""
DOMINANCE_VP: Final = 10
"""RT-3.3.1#1."""
HAND_LIMIT: Final = 5
"""RT-2.1#2."""
OPENING_HAND: Final = 3
"""RT-5.1.3#2."""
AMBUSH_HITS: Final = 2
"""RT-4.3.1#2."""
DICE: Final = 2
"""RT-B.dice."""
DIE_FACES: Final = [0, 1, 2, 3]
"""All rolls, equally likely (RT-B.dice)."""

BIRDSONG: Final = 0
DAYLIGHT: Final = 1
EVENING: Final = 2
PHASES: Final = ["birdsong", "daylight", "evening"]
"""The phases of a turn, in order (RT-1.4#1)."""

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final = ["fox", "rabbit", "mouse", "bird"]
CLEARING_SUITS: Final = 3
"""Fox, rabbit and mouse; no clearing has the bird suit (RT-2.2.2)."""
ANY: Final = 3
"""The index in a cost of the symbols that a crafting piece of any suit can pay."""

BOOT: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COIN: Final = 6
TORCH: Final = 7
ITEMS: Final = ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"]
ITEM_SUPPLY: Final = [2, 2, 1, 1, 2, 2, 2, 0]
"""By item: how many are on the map (RT-5.1.5)."""
STARTING_ITEMS: Final = [1, 1, 1, 1, 1, 1, 0, 1]
"""By item: how many in the base box are marked S (RT-B.vagabond.items)."""
RUIN_ITEMS: Final = [1, 1, 0, 1, 1, 0, 0, 0]
"""By item: how many are marked R; the Riverfolk box has the same number again (RT-B.vagabond.items)."""

AMBUSH: Final = 0
DOMINANCE: Final = 1
ITEM: Final = 2
IMMEDIATE: Final = 3
PERSISTENT: Final = 4
KINDS: Final = ["ambush", "dominance", "item", "immediate", "persistent"]


class Card:
    """A card of the shared deck: the symbols it costs (fox, rabbit, mouse, any) and what crafting it gives."""

    def __init__(
        self,
        key: str,
        suit: int,
        kind: int,
        copies: int = 1,
        fox: int = 0,
        rabbit: int = 0,
        mouse: int = 0,
        any_suit: int = 0,
        item: int = NONE,
        vp: int = 0,
    ) -> None:
        self.key = key
        self.suit = suit
        self.kind = kind
        self.copies = copies
        self.cost = [fox, rabbit, mouse, any_suit]
        self.item = item
        self.vp = vp


CARDS: Final[list[Card]] = [
    Card("ambush_bird", BIRD, AMBUSH, copies=2),
    Card("ambush_fox", FOX, AMBUSH),
    Card("ambush_rabbit", RABBIT, AMBUSH),
    Card("ambush_mouse", MOUSE, AMBUSH),
    Card("dominance_bird", BIRD, DOMINANCE),
    Card("dominance_fox", FOX, DOMINANCE),
    Card("dominance_rabbit", RABBIT, DOMINANCE),
    Card("dominance_mouse", MOUSE, DOMINANCE),
    Card("birdy_bindle", BIRD, ITEM, mouse=1, item=BAG, vp=1),
    Card("woodland_runners", BIRD, ITEM, rabbit=1, item=BOOT, vp=1),
    Card("arms_trader", BIRD, ITEM, fox=2, item=SWORD, vp=2),
    Card("crossbow_bird", BIRD, ITEM, fox=1, item=CROSSBOW, vp=1),
    Card("gently_used_knapsack", FOX, ITEM, mouse=1, item=BAG, vp=1),
    Card("root_tea_fox", FOX, ITEM, mouse=1, item=TEA, vp=2),
    Card("travel_gear_fox", FOX, ITEM, rabbit=1, item=BOOT, vp=1),
    Card("protection_racket", FOX, ITEM, rabbit=2, item=COIN, vp=3),
    Card("foxfolk_steel", FOX, ITEM, fox=2, item=SWORD, vp=2),
    Card("anvil", FOX, ITEM, fox=1, item=HAMMER, vp=2),
    Card("smugglers_trail", RABBIT, ITEM, mouse=1, item=BAG, vp=1),
    Card("root_tea_rabbit", RABBIT, ITEM, mouse=1, item=TEA, vp=2),
    Card("a_visit_to_friends", RABBIT, ITEM, rabbit=1, item=BOOT, vp=1),
    Card("bake_sale", RABBIT, ITEM, rabbit=2, item=COIN, vp=3),
    Card("mouse_in_a_sack", MOUSE, ITEM, mouse=1, item=BAG, vp=1),
    Card("root_tea_mouse", MOUSE, ITEM, mouse=1, item=TEA, vp=2),
    Card("travel_gear_mouse", MOUSE, ITEM, rabbit=1, item=BOOT, vp=1),
    Card("investments", MOUSE, ITEM, rabbit=2, item=COIN, vp=3),
    Card("sword", MOUSE, ITEM, fox=2, item=SWORD, vp=2),
    Card("crossbow_mouse", MOUSE, ITEM, fox=1, item=CROSSBOW, vp=1),
    Card("favor_of_the_foxes", FOX, IMMEDIATE, fox=3),
    Card("favor_of_the_rabbits", RABBIT, IMMEDIATE, rabbit=3),
    Card("favor_of_the_mice", MOUSE, IMMEDIATE, mouse=3),
    Card("armorers", BIRD, PERSISTENT, copies=2, fox=1),
    Card("sappers", BIRD, PERSISTENT, copies=2, mouse=1),
    Card("brutal_tactics", BIRD, PERSISTENT, copies=2, fox=2),
    Card("royal_claim", BIRD, PERSISTENT, any_suit=4),
    Card("stand_and_deliver", FOX, PERSISTENT, copies=2, mouse=3),
    Card("tax_collector", FOX, PERSISTENT, copies=3, fox=1, rabbit=1, mouse=1),
    Card("command_warren", RABBIT, PERSISTENT, copies=2, rabbit=2),
    Card("better_burrow_bank", RABBIT, PERSISTENT, copies=2, rabbit=2),
    Card("cobbler", RABBIT, PERSISTENT, copies=2, rabbit=2),
    Card("scouting_party", MOUSE, PERSISTENT, copies=2, mouse=2),
    Card("codebreakers", MOUSE, PERSISTENT, copies=2, mouse=1),
]
"""The kinds of cards; a card is identified by its index here, a set of kinds is a mask (RT-2.1#1, RT-C.deck,
RT-C.item.boot to RT-C.item.hammer).
"""
CARD_KINDS: Final = 42
DECK: Final = 54
"""RT-C.deck."""
CARD_KEYS: Final[list[str]] = [card.key for card in CARDS]
COPIES: Final[list[int]] = [card.copies for card in CARDS]
"""By card: how many the deck holds."""
SUIT_OF: Final[list[int]] = [card.suit for card in CARDS]
"""By card: its suit."""


OF_SUIT: Final[list[int]] = [
    mask_of([card for card in range(CARD_KINDS) if CARDS[card].suit == suit]) for suit in range(len(SUITS))
]
"""By suit: its cards, as a mask."""
OF_KIND: Final[list[int]] = [
    mask_of([card for card in range(CARD_KINDS) if CARDS[card].kind == kind]) for kind in range(len(KINDS))
]
"""By kind (AMBUSH to PERSISTENT): its cards, as a mask."""
MATCHING: Final[list[int]] = [cards | OF_SUIT[BIRD] for cards in OF_SUIT]
"""By suit: the cards that match it, as a mask. Birds match every suit, and only birds match bird (RT-2.1.1#1)."""


class Quest:
    """A quest card: its suit, and the two items that are exhausted for it."""

    def __init__(self, key: str, suit: int, first: int, second: int) -> None:
        self.key = key
        self.suit = suit
        self.first = first
        self.second = second


QUESTS: Final[list[Quest]] = [
    Quest("errand_fox", FOX, TEA, BOOT),
    Quest("fundraising_fox", FOX, TEA, COIN),
    Quest("give_a_speech_fox", FOX, TORCH, TEA),
    Quest("logistics_help_fox", FOX, BOOT, BAG),
    Quest("repair_a_shed_fox", FOX, TORCH, HAMMER),
    Quest("errand_rabbit", RABBIT, TEA, BOOT),
    Quest("expel_bandits_rabbit", RABBIT, SWORD, SWORD),
    Quest("fend_off_a_bear_rabbit", RABBIT, TORCH, CROSSBOW),
    Quest("give_a_speech_rabbit", RABBIT, TORCH, TEA),
    Quest("guard_duty_rabbit", RABBIT, TORCH, SWORD),
    Quest("escort_mouse", MOUSE, BOOT, BOOT),
    Quest("expel_bandits_mouse", MOUSE, SWORD, SWORD),
    Quest("fend_off_a_bear_mouse", MOUSE, TORCH, CROSSBOW),
    Quest("guard_duty_mouse", MOUSE, TORCH, SWORD),
    Quest("logistics_help_mouse", MOUSE, BOOT, BAG),
]
"""RT-Q.deck to RT-Q.mouse."""
OPEN_QUESTS: Final = 3
"""Number of face-up quests (RT-9.3.3)."""
