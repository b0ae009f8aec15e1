"""The words of the notation that belong to no faction: maps, decks, suits, items, cards, quests."""

from __future__ import annotations

import re
from typing import Final

from turnwright.games.root.data.geometry import AUTUMN, RAGING_WINTER, Woodland
from turnwright.games.root.data.tables import (
    BAG,
    BIRD,
    BOOT,
    CARDS,
    COIN,
    CROSSBOW,
    FOX,
    HAMMER,
    ITEM,
    MOUSE,
    QUESTS,
    RABBIT,
    SUITS,
    SWORD,
    TEA,
    TORCH,
)

MAPS: Final[dict[str, Woodland | None]] = {
    "fall": AUTUMN,
    "autumn": AUTUMN,
    "winter": RAGING_WINTER,
    "lake": None,
    "mountain": None,
}
"""None: a map this game does not have. Forests of the winter map are looked up in both readings of its river."""
DECKS: Final[dict[str, bool]] = {"standard": True, "base": True, "e&p": False, "exiles & partisans": False}
"""Whether this game has the deck."""

SUIT_OF: Final[dict[str, int]] = {"B": BIRD, "F": FOX, "M": MOUSE, "R": RABBIT}
SUIT_LETTER: Final[dict[int, str]] = {suit: letter for letter, suit in SUIT_OF.items()}
ITEM_OF: Final[dict[str, int]] = {
    "s": SWORD,
    "b": BAG,
    "c": COIN,
    "x": CROSSBOW,
    "h": HAMMER,
    "t": TEA,
    "r": TORCH,
    "f": BOOT,
}
ITEM_LETTER: Final[dict[int, str]] = {item: letter for letter, item in ITEM_OF.items()}
ITEM_VP: Final[dict[int, int]] = {card.item: card.vp for card in CARDS if card.kind == ITEM}
"""All cards that craft the same item score the same (RT-3.2.2)."""

SHORT: Final[dict[str, str]] = {
    "armor": "armorers",
    "bank": "better_burrow_bank",
    "brutal": "brutal_tactics",
    "command": "command_warren",
    "cob": "cobbler",
    "codeb": "codebreakers",
    "royal": "royal_claim",
    "sap": "sappers",
    "scout": "scouting_party",
    "stand": "stand_and_deliver",
    "tax": "tax_collector",
    "taxcollectors": "tax_collector",
    "ffavor": "favor_of_the_foxes",
    "rfavor": "favor_of_the_rabbits",
    "mfavor": "favor_of_the_mice",
}
FAVOR: Final = "favor"
FAVORS: Final[dict[int, str]] = {
    FOX: "favor_of_the_foxes",
    RABBIT: "favor_of_the_rabbits",
    MOUSE: "favor_of_the_mice",
}
OTHER_DECK: Final = re.compile(
    "boat|boatbuilders|charm|charmoffensive|coffin|coffinmakers|cplans|corvidplanners|emi|eyrieemigre|false|falseorders"
    "|[frm]?part|partisans|foxpartisans|rabbitpartisans|mousepartisans|inform|informants|league|leagueofadventurousmice"
    "|engrave|masterengravers|murine|murinebroker|prop|propagandabureau|sabo|saboteurs|soup|soupkitchens"
    "|swap|swapmeet|tun|tunnels"
)
"""Cards of the other deck."""

QUEST_SHORT: Final[dict[str, str]] = {
    "errand": "errand",
    "bandits": "expel_bandits",
    "bear": "fend_off_a_bear",
    "escort": "escort",
    "funds": "fundraising",
    "speech": "give_a_speech",
    "guard": "guard_duty",
    "logs": "logistics_help",
    "shed": "repair_a_shed",
}


def _plain(key: str) -> str:
    """Return a key as written in logs: lower case without spaces."""
    return key.replace("_", "")


def _without_suit(key: str) -> str:
    """Return a key without the suit that distinguishes cards of the same name."""
    head, _line, tail = key.rpartition("_")
    return head if head and tail in SUITS else key


def _names_of_cards() -> dict[str, list[int]]:
    """Return the kinds of cards by name, in full and abbreviated."""
    found: dict[str, list[int]] = {}
    for kind, card in enumerate(CARDS):
        for name in {_plain(card.key), _plain(_without_suit(card.key))}:
            found.setdefault(name, []).append(kind)
    for short, key in SHORT.items():
        found[short] = found[_plain(key)]
    found["@"], found["dom"] = found["ambush"], found["dominance"]
    found[FAVOR] = [kind for kind, card in enumerate(CARDS) if card.key in FAVORS.values()]
    return found


CARD_NAMES: Final[dict[str, list[int]]] = _names_of_cards()
QUEST_NAMES: Final[dict[str, list[int]]] = {
    name: [number for number, quest in enumerate(QUESTS) if _without_suit(quest.key) == key]
    for short, key in QUEST_SHORT.items()
    for name in (short, _plain(key))
}


def kinds_of(name: str, suit: int | None) -> list[int]:
    """Return the kinds of cards that a name, and a suit if given, can mean."""
    return [kind for kind in CARD_NAMES.get(name, []) if suit is None or CARDS[kind].suit == suit]
