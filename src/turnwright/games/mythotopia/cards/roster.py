"""All texts by card."""

from __future__ import annotations

from typing import Final

from turnwright.games.mythotopia.cards.alchemist import Alchemist
from turnwright.games.mythotopia.cards.build import Build
from turnwright.games.mythotopia.cards.cavalry import Cavalry
from turnwright.games.mythotopia.cards.converters import Converter
from turnwright.games.mythotopia.cards.counsellor import Counsellor
from turnwright.games.mythotopia.cards.diplomat import Diplomat
from turnwright.games.mythotopia.cards.general import General
from turnwright.games.mythotopia.cards.hero import Hero
from turnwright.games.mythotopia.cards.limes import Limes
from turnwright.games.mythotopia.cards.marauders import Marauders
from turnwright.games.mythotopia.cards.mercenary import Mercenary
from turnwright.games.mythotopia.cards.merchant import Merchant
from turnwright.games.mythotopia.cards.militia import Militia
from turnwright.games.mythotopia.cards.mystic import Mystic
from turnwright.games.mythotopia.cards.philosopher import Philosopher
from turnwright.games.mythotopia.cards.portal import Portal
from turnwright.games.mythotopia.cards.providence import Providence
from turnwright.games.mythotopia.cards.province import ProvinceCard
from turnwright.games.mythotopia.cards.queen import Queen
from turnwright.games.mythotopia.cards.ranger import Ranger
from turnwright.games.mythotopia.cards.reserve_army import ReserveArmy
from turnwright.games.mythotopia.cards.scribe import Scribe
from turnwright.games.mythotopia.cards.ship import Ship
from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.cards.warehouse import Warehouse
from turnwright.games.mythotopia.cards.water_mill import WaterMill
from turnwright.games.mythotopia.data.faces import CARD_KEYS, CARDS
from turnwright.games.mythotopia.data.geometry import PROVINCES
from turnwright.games.mythotopia.data.tables import ARMY, FOOD, GOLD, STONE
from turnwright.games.mythotopia.rules import MY_17_19, MY_17_21, MY_17_26, MY_17_56


def number(key: str) -> int:
    """Return the number of a card."""
    return CARD_KEYS.index(key)


OWN_TEXTS: Final[list[Text]] = [
    Build(number("start_build")),
    Ship(number("start_ship")),
    Alchemist(number("alchemist")),
    Build(number("build")),
    Cavalry(number("cavalry")),
    Counsellor(number("counsellor")),
    Diplomat(number("diplomat")),
    Converter(number("farming"), MY_17_19, FOOD),
    General(number("general")),
    Converter(number("gold_mine"), MY_17_21, GOLD),
    Hero(number("hero")),
    Converter(number("levies"), MY_17_26, ARMY),
    Limes(number("limes")),
    Marauders(number("marauders")),
    Mercenary(number("mercenary")),
    Merchant(number("merchant")),
    Militia(number("militia")),
    Mystic(number("mystic")),
    Philosopher(number("philosopher")),
    Portal(number("portal")),
    Providence(number("providence")),
    Converter(number("quarry"), MY_17_56, STONE),
    Queen(number("queen")),
    Ranger(number("ranger")),
    ReserveArmy(number("reserve_army")),
    Ship(number("ship")),
    Scribe(number("scribe")),
    Warehouse(number("warehouse")),
    WaterMill(number("water_mill")),
]
"""The texts of starting and improvement cards that have one."""


def _texts() -> list[Text]:
    texts: list[Text] = [ProvinceCard(card) if card < PROVINCES else Text(card) for card in range(CARDS)]
    for text in OWN_TEXTS:
        texts[text.card] = text
    return texts


TEXTS: Final = _texts()
