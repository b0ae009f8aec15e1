"""Everything beside the map: score, items, quests, piles; and the discard pile to browse."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.numerals import badge, numeral
from turnwright.core.palette import GOLD, INK
from turnwright.games.root.art.cards import CARD_FRONT, QUEST_MARK, card_back, card_face, quest_face, small_card
from turnwright.games.root.art.items import ITEMS as PICTURES
from turnwright.games.root.art.items import item_tile
from turnwright.games.root.art.pieces.base import medal
from turnwright.games.root.art.pieces.roster import ARTS
from turnwright.games.root.art.suits import suit_sign
from turnwright.games.root.art.tracks import area, still
from turnwright.games.root.data.tables import (
    CARD_KEYS,
    CARD_KINDS,
    CARDS,
    DOMINANCE,
    ITEM_SUPPLY,
    ITEMS,
    NONE,
    QUESTS,
    SUITS,
    WIN_VP,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import DECK, QUEST_DECK

WIDTH: Final = 400.0
HEIGHT: Final = 262.0
"""The height of the panel with quests."""
QUESTS_HIGH: Final = 66.0
TRACK_X, TRACK_Y = 16.0, 40.0
SPACE: Final = 12.3
ITEM_Y: Final = 101.0
ITEM_STEP: Final = 55.0
QUEST_Y: Final = 160.0
QUEST_STEP: Final = 101.0
PILE_Y: Final = 226.0
ROW: Final = 38.0
DISCARD_HIGH: Final = 166.0
SHOWN: Final = [item for item in range(len(ITEMS)) if ITEM_SUPPLY[item]]
"""Kinds of items that are on the map at the start."""


def score_x(vp: int) -> float:
    """The position of a score on the track."""
    return TRACK_X + SPACE * min(vp, WIN_VP)


def has_quests(s: Woods) -> bool:
    """Return whether any faction completes quests."""
    return any(ARTS[faction].quests for faction in s.faction if faction != NONE)


def pile_y(quests: bool) -> float:
    """The position of the piles: further up if there are no quests."""
    return PILE_Y if quests else PILE_Y - QUESTS_HIGH


@cache
def supply_static(quests: bool, theme: Theme) -> str:
    """The score track, and places for items, quests and piles."""
    y = pile_y(quests)
    parts = [
        f'<rect x="1" y="1" width="{WIDTH - 2:g}" height="{y + 34:g}" rx="12" fill="{theme.panel}" '
        f'stroke="{theme.edge}" stroke-width="2"/>',
        still(score_track(theme)),
    ]
    for place, item in enumerate(SHOWN):
        x = 8 + ITEM_STEP * place
        parts.append(area(theme, x, ITEM_Y - 20, ITEM_STEP - 4, 40, f"supply-{ITEMS[item]}"))
        faint = "".join(at(PICTURES[item], x + 14 + 23 * k, ITEM_Y, 0.7) for k in range(ITEM_SUPPLY[item]))
        parts.append(still(f'<g opacity="0.22">{faint}</g>'))
    if quests:
        parts.append(area(theme, 8, QUEST_Y - 29, 76, 58, "quest-deck"))
        parts += [still(area(theme, 92 + QUEST_STEP * place, QUEST_Y - 29, QUEST_STEP - 5, 58)) for place in range(3)]
    parts.append(area(theme, 8, y - 29, 92, 58, "deck"))
    parts.append(area(theme, 108, y - 29, 92, 58, "discard"))
    parts.append(still(area(theme, 208, y - 29, 184, 58) + at(CROWN, 224, y, 0.8)))
    return "".join(parts)


CROWN: Final = (
    f'<path d="M-11 8-13-7-6-1 0-10 6-1 13-7 11 8Z" fill="{GOLD}" fill-opacity="0.7" stroke="{INK}" stroke-width="1.3" '
    'stroke-linejoin="round"/>'
)


def score_track(theme: Theme) -> str:
    """Spaces 0 to 30, every fifth one numbered."""
    parts = [
        f'<path d="M{score_x(0):g} {TRACK_Y + 20:g}H{score_x(WIN_VP):g}" stroke="{theme.faint}" stroke-width="2"/>'
    ]
    for vp in range(WIN_VP + 1):
        tall = 5 if vp % 5 == 0 else 3
        parts.append(
            f'<path d="M{score_x(vp):.5g} {TRACK_Y + 20 - tall:g}v{2 * tall}" stroke="{theme.faint}" '
            'stroke-width="1.5"/>'
        )
        if vp % 5 == 0:
            parts.append(numeral(str(vp), score_x(vp), TRACK_Y + 31, 8.5, theme.ink, 2.6))
    return "".join(parts)


def supply_facts(s: Woods) -> tuple[Hashable, ...]:
    """Everything the panel shows."""
    piles = (s.cards.zones[DECK].size(), s.cards.zones[QUEST_DECK].size(), len(s.discard))
    lists = (s.faction, s.vp, s.items, s.quests, s.available)
    return (*piles, *[tuple(values) for values in lists])


def supply_panel(s: Woods, theme: Theme) -> Panel:
    """Score, items, quests, piles, available dominance cards."""
    quests = has_quests(s)
    pieces = [*score_pieces(s), *item_pieces(s), *(quest_pieces(s) if quests else []), *pile_pieces(s, pile_y(quests))]
    label = Message("panel-supply" if quests else "panel-supply-only")
    high = HEIGHT if quests else HEIGHT - QUESTS_HIGH
    return Panel("supply", "supply", WIDTH, high, supply_static(quests, theme), pieces, "", labels(quests), label)


@cache
def labels(quests: bool) -> dict[str, Message]:
    """The labels of the places."""
    names = {f"supply-{ITEMS[item]}": Message("drawn-item", {"item": f"@item-{ITEMS[item]}"}) for item in SHOWN}
    if quests:
        names["quest-deck"] = Message("drawn-quest-deck")
    names["deck"] = Message("drawn-deck")
    names["discard"] = Message("drawn-discard")
    return names


def score_pieces(s: Woods) -> list[Piece]:
    """A marker for each seat that has one; markers on the same space are stacked."""
    pieces: list[Piece] = []
    for seat in range(s.seats):
        if s.vp[seat] == NONE or s.faction[seat] == NONE:
            continue
        before = [other for other in range(seat) if s.faction[other] != NONE and s.vp[other] != NONE]
        above = len([other for other in before if abs(s.vp[other] - s.vp[seat]) < 2])
        body = f'<path d="M0 {17 + 7.5 * above:g}V9" stroke="{INK}" stroke-width="1.4"/>' + medal(
            ARTS[s.faction[seat]], 10
        )
        label = Message("drawn-score", {"seat": seat, "vp": s.vp[seat]})
        x = min(WIDTH - 12, max(12.0, score_x(s.vp[seat])))
        pieces.append(Piece(f"score-of-{seat}", x, TRACK_Y + 3 - 7.5 * above, body, label))
    return pieces


def item_pieces(s: Woods) -> list[Piece]:
    """Items on the map."""
    pieces: list[Piece] = []
    for place, item in enumerate(SHOWN):
        if s.items[item]:
            body = "".join(at(item_tile(item), 23.0 * k, 0, 0.78) for k in range(s.items[item]))
            label = Message("drawn-in-supply", {"item": f"@item-{ITEMS[item]}", "count": s.items[item]})
            x = 8 + ITEM_STEP * place + 14
            pieces.append(Piece(f"on-map-{ITEMS[item]}", x, ITEM_Y, body, label, f"supply-{ITEMS[item]}"))
    return pieces


def quest_pieces(s: Woods) -> list[Piece]:
    """Open quests, and how many quests are left."""
    left = s.cards.zones[QUEST_DECK].size()
    pieces = [
        pile_piece(
            "quests-left",
            46,
            QUEST_Y,
            card_back(QUEST_MARK),
            left,
            "quest-deck",
            Message("drawn-quests-left", {"count": left}),
        )
    ]
    for place, quest in enumerate(s.quests):
        label = Message("drawn-quest", {"quest": f"@quest-{QUESTS[quest].key}"})
        x, body = 139 + QUEST_STEP * place, quest_face(quest)
        pieces.append(Piece(f"quest-{QUESTS[quest].key}", x, QUEST_Y, body, label, "", body))
    return pieces


def pile_piece(id: str, x: float, y: float, face: str, number: int, target: str, label: Message) -> Piece:
    """A pile of cards and its size."""
    cards = "".join(at(face, -14.0 + 2 * k, 1.5 - 1.5 * k) for k in range(min(3, number)))
    return Piece(id, x, y, cards + at(badge(number, 1.15), 20, 8), label, target)


def pile_pieces(s: Woods, y: float) -> list[Piece]:
    """The deck, the discard pile, available dominance cards."""
    left, thrown = s.cards.zones[DECK].size(), len(s.discard)
    pieces = [pile_piece("deck-left", 54, y, card_back(), left, "deck", Message("drawn-deck-left", {"count": left}))]
    label = Message("drawn-discarded", {"count": thrown})
    pieces.append(pile_piece("discarded", 154, y, CARD_FRONT, thrown, "discard", label))
    for place, card in enumerate(s.available):
        label = Message("drawn-available", {"card": f"@card-{CARD_KEYS[card]}"})
        x, body, face = 256 + 38.0 * place, small_card(card), card_face(card)
        pieces.append(Piece(f"available-{CARD_KEYS[card]}", x, y, body, label, "", face))
    return pieces


def discard_rows() -> list[list[int]]:
    """By suit: the cards that can be in the discard pile; dominance cards never are."""
    return [
        [card for card in range(CARD_KINDS) if CARDS[card].suit == suit and CARDS[card].kind != DOMINANCE]
        for suit in range(len(SUITS))
    ]


@cache
def discard_static(theme: Theme) -> str:
    """A row for each suit, with a place for each card."""
    parts = [
        f'<rect x="1" y="1" width="{WIDTH - 2:g}" height="{DISCARD_HIGH - 2:g}" rx="12" fill="{theme.panel}" '
        f'stroke="{theme.edge}" stroke-width="2"/>'
    ]
    for suit, row in enumerate(discard_rows()):
        y = 27 + ROW * suit
        parts.append(at(suit_sign(suit), 22, y, 0.9))
        parts += [area(theme, 40 + 35.4 * place, y - 16, 32, 32) for place in range(len(row))]
    return still("".join(parts))


def discard_panel(s: Woods, theme: Theme) -> Panel:
    """All cards in the discard pile, each kind in its own place."""
    pieces: list[Piece] = []
    for suit, row in enumerate(discard_rows()):
        for place, card in enumerate(row):
            number = s.discard.count(card)
            if number:
                label = Message("drawn-in-discard", {"card": f"@card-{CARD_KEYS[card]}", "count": number})
                body = at(small_card(card, number), 0, 0, 0.92)
                x, y, face = 56 + 35.4 * place, 27 + ROW * suit, card_face(card)
                pieces.append(Piece(f"discard-{CARD_KEYS[card]}", x, y, body, label, "", face))
    return Panel(
        "discarded-cards",
        "supply",
        WIDTH,
        DISCARD_HIGH,
        discard_static(theme),
        pieces,
        "",
        {},
        Message("panel-discard"),
    )
