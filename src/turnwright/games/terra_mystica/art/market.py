"""What is available: bonus cards on the table, favor tiles, town tiles."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Final

from turnwright.core.drawing import STATICS_KEPT, Panel, Piece, Theme
from turnwright.core.messages import Message
from turnwright.core.palette import INK
from turnwright.games.terra_mystica.art.tiles import (
    CARD_TALL,
    CARD_WIDE,
    FAVOR_TALL,
    FAVOR_WIDE,
    TOWN_TALL,
    TOWN_WIDE,
    bonus_card,
    coins_on,
    copies,
    favor_tile,
    town_tile,
)
from turnwright.games.terra_mystica.data.tables import BASE_TOWNS, CARDS, FAVORS, NONE, TOWNS
from turnwright.games.terra_mystica.naming import tip_of
from turnwright.games.terra_mystica.state import Realm

WIDTH: Final = 400.0
CARDS_Y: Final = 42.0
FAVORS_Y: Final = 104.0
FAVOR_ROW: Final = 42.0
TOWNS_Y: Final = FAVORS_Y + 3 * FAVOR_ROW + 15
HEIGHT: Final = TOWNS_Y + 34
STEPS: Final = 3


def favor_place(index: int) -> tuple[float, float]:
    """The position of a favor tile: by cult from left to right, by steps from top to bottom."""
    row = STEPS - FAVORS[index].steps
    return 6 + 97 * (FAVORS[index].cult + 0.5), FAVORS_Y + FAVOR_ROW * row


def town_x(index: int, towns: int) -> float:
    """The centre of a town tile."""
    return 6 + (WIDTH - 12) * (index + 0.5) / towns


def rectangle(id: str, x: float, y: float, wide: float, tall: float, fill: str) -> str:
    """A place that can be highlighted."""
    return (
        f'<rect id="{id}" class="target" x="{x - wide / 2:g}" y="{y - tall / 2:g}" width="{wide:g}" height="{tall:g}" '
        f'rx="6" fill="{fill}"/>'
    )


def card_x(place: int, cards: int) -> float:
    """The centre of a card's place."""
    return 6 + (WIDTH - 12) * (place + 0.5) / cards


@lru_cache(STATICS_KEPT)
def market_static(in_play: tuple[int, ...], towns: int, theme: Theme) -> str:
    """Frame, places of the cards in play, favor tiles and town tiles."""
    parts = [
        f'<rect x="1" y="1" width="{WIDTH - 2:g}" height="{HEIGHT - 2:g}" rx="12" fill="{theme.panel}" '
        f'stroke="{theme.edge}" stroke-width="2"/>'
    ]
    for place, card in enumerate(in_play):
        x = card_x(place, len(in_play))
        parts.append(rectangle(f"card-{CARDS[card].name}", x, CARDS_Y, CARD_WIDE, CARD_TALL, theme.slot))
    for index in range(len(FAVORS)):
        x, y = favor_place(index)
        parts.append(rectangle(f"favor-{FAVORS[index].name}", x, y, FAVOR_WIDE, FAVOR_TALL, theme.slot))
        parts.append(f'<g transform="translate({x:g} {y:g})" pointer-events="none">{favor_tile(index)}</g>')
    for index in range(towns):
        x = town_x(index, towns)
        parts.append(rectangle(f"town-{TOWNS[index].name}", x, TOWNS_Y, TOWN_WIDE, TOWN_TALL, theme.slot))
        parts.append(f'<g transform="translate({x:g} {TOWNS_Y:g})" pointer-events="none">{town_tile(index)}</g>')
    return "".join(parts)


@cache
def gone(wide: float, tall: float) -> str:
    """A veil over a tile without copies left."""
    return (
        f'<rect x="{-wide / 2:g}" y="{-tall / 2:g}" width="{wide:g}" height="{tall:g}" rx="6" fill="{INK}" '
        f'fill-opacity="0.55"/>'
    )


def in_play(s: Realm) -> tuple[int, ...]:
    """The cards of this game."""
    return tuple([card for card in range(len(s.card_coins)) if s.card_coins[card] != NONE])


def market_facts(s: Realm) -> tuple[Hashable, ...]:
    """Everything the panel shows."""
    lists = (s.card, s.card_coins, s.favors_left, s.towns_left, s.rules.towns)
    return tuple([tuple(values) for values in lists])


def market_panel(s: Realm, theme: Theme) -> Panel:
    """Unheld cards with their coins, and how many copies of each tile are left."""
    cards = in_play(s)
    towns = len(TOWNS) if s.rules.towns[BASE_TOWNS] else BASE_TOWNS
    pieces: list[Piece] = []
    for place, card in enumerate(cards):
        if card not in s.card:
            pieces.append(card_piece(s, card, card_x(place, len(cards))))
    for index in range(len(FAVORS)):
        x, y = favor_place(index)
        count = s.favors_left[index]
        pieces.append(count_piece("favor", FAVORS[index].name, count, x, y, FAVOR_WIDE, FAVOR_TALL))
    for index in range(towns):
        x = town_x(index, towns)
        pieces.append(count_piece("town", TOWNS[index].name, s.towns_left[index], x, TOWNS_Y, TOWN_WIDE, TOWN_TALL))
    labels = {f"card-{CARDS[c].name}": Message("drawn-card", tip_of(CARDS[c].name)) for c in cards}
    static = market_static(cards, towns, theme)
    return Panel("market", "supply", WIDTH, HEIGHT, static, pieces, "", labels, Message("panel-market"))


def card_piece(s: Realm, card: int, x: float) -> Piece:
    """A card on the table with the coins on it."""
    coins = s.card_coins[card]
    body = bonus_card(card)
    if coins:
        body += f'<g transform="translate(14 -26)">{coins_on(coins)}</g>'
    name = CARDS[card].name
    label = Message("drawn-card-coins", {**tip_of(name), "coins": coins})
    return Piece(f"offer-{name}", x, CARDS_Y, body, label, f"card-{name}")


def count_piece(kind: str, name: str, count: int, x: float, y: float, wide: float, tall: float) -> Piece:
    """How many copies of a tile are left."""
    y_tab = tall / 2 - 5 if kind == "town" else 5 - tall / 2
    tab = f'<g transform="translate({wide / 2 - 4:g} {y_tab:g})">{copies(count)}</g>'
    body = tab if count else gone(wide, tall) + tab
    label = Message(f"drawn-{kind}", {**tip_of(name), "count": count})
    return Piece(f"left-{name}", x, y, body, label, f"{kind}-{name}")
