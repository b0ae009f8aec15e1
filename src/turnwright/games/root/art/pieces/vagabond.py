"""Vagabonds: a masked wanderer and a second one with a hat; items, friends and quests."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Final

from turnwright.core.drawing import STATICS_KEPT, Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.numerals import badge, numeral
from turnwright.core.palette import BONE, INK
from turnwright.games.root.art.emblems_factions import HEADS, LIVERIES
from turnwright.games.root.art.items import ITEMS, item_tile
from turnwright.games.root.art.palette import GONE, LINE
from turnwright.games.root.art.pieces.base import FactionArt, Layer
from turnwright.games.root.art.suits import suit_sign
from turnwright.games.root.art.tracks import TOP, area, sign, still, tally
from turnwright.games.root.data.boards import (
    CHARACTERS,
    HOSTILE,
    ITEM_TRACK,
    RELATIONSHIP_VP,
    VAGABOND,
    VAGABOND_2,
)
from turnwright.games.root.data.tables import (
    BAG,
    BOOT,
    CLEARING_SUITS,
    COIN,
    CROSSBOW,
    HAMMER,
    NONE,
    QUESTS,
    SUITS,
    SWORD,
    TEA,
    TORCH,
)
from turnwright.games.root.data.tables import ITEMS as ITEM_KEYS
from turnwright.games.root.parts import Pack
from turnwright.games.root.state import Woods

ITEM_LIMIT: Final = 6
BAG_ROOM: Final = 2
"""How many items fit in the satchel and in the damaged box, and how many more a bag allows."""
FRIENDS: Final = ("indifferent", "first", "second", "allied", "hostile")
"""The spaces on the relationship chart."""
TRACKED: Final = (TEA, COIN, BAG)
SATCHEL: Final = (BOOT, SWORD, TORCH, HAMMER, CROSSBOW)
FIRST_X: Final = 56.0
TRACK_WIDE: Final = 74.0
POCKETS: Final = (0.0, 66.0, 122.0, 156.0, 189.0, 222.0)
"""Where the places of the satchel begin and end."""
TRACK_Y: Final = 67.0
POCKET_Y: Final = 107.0
CHART_X: Final = 286.0
PERSON: Final = (
    ITEMS[5],
    ITEMS[3],
    ITEMS[2],
    ITEMS[6],
    ITEMS[4],
    ITEMS[7],
    ITEMS[1],
    f'<g transform="rotate(45)">{ITEMS[4]}</g>',
    f'<path d="M-12 4C-6-10 6-10 12 4 6-1 2 0 0 6-2 0-6-1-12 4Z" fill="#c9ced4" {LINE}/>',
)
"""The emblem of each character."""
SPACES: Final = 4
"""Spaces on the relationship chart, without Hostile."""
HOSTILE_SIGN: Final = (
    f'<path d="M-7-7 7 7M7-7-7 7" stroke="{BONE}" stroke-width="4.6" stroke-linecap="round"/>'
    f'<path d="M-7-7 7 7M7-7-7 7" stroke="{GONE}" stroke-width="2.6" stroke-linecap="round"/>'
)
HEART: Final = "M0 6C-9 0-7-7-3-7-1-7 0-5 0-4 0-5 1-7 3-7 7-7 9 0 0 6Z"


def cell(item: int) -> tuple[float, float, float]:
    """The left edge, the centre and the width of an item's place."""
    if item in TRACKED:
        return FIRST_X + TRACK_WIDE * TRACKED.index(item), TRACK_Y, TRACK_WIDE - 4
    pocket = SATCHEL.index(item)
    return FIRST_X + POCKETS[pocket], POCKET_Y, POCKETS[pocket + 1] - POCKETS[pocket] - 4


class VagabondArt(FactionArt):
    """A Vagabond."""

    quests = True

    def place(self, s: Woods, seat: int) -> int:
        """Where he is."""
        board = s.boards[seat]
        return board.place if isinstance(board, Pack) else NONE

    def waste(self, s: Woods, seat: int) -> int:
        """Clearings he has burnt."""
        board = s.boards[seat]
        return board.burnt if isinstance(board, Pack) else 0

    def facts(self, s: Woods, seat: int, own: bool) -> tuple[Hashable, ...]:
        """All his items, and his relationships."""
        board = s.boards[seat]
        if not isinstance(board, Pack):
            return (*s.faction,)
        lists = (board.ready, board.exhausted, board.damaged, board.ruined, board.friends, board.aids, board.done)
        return (*s.faction, board.character, *[tuple(values) for values in lists])

    def board(self, s: Woods, seat: int, own: bool, theme: Theme) -> Layer:
        """The character, his items with their tracks, his relationships, completed quests."""
        board = s.boards[seat]
        if own and (not isinstance(board, Pack) or board.character == NONE):
            return characters(theme)
        labels: dict[str, Message] = {}
        if own:
            labels = {f"item-{name}": Message("drawn-item", {"item": f"@item-{name}"}) for name in ITEM_KEYS}
        pieces: list[Piece] = []
        if isinstance(board, Pack):
            pieces = [*self_pieces(board, seat), *friend_pieces(s, board, seat)]
            for item in range(len(ITEM_KEYS)):
                pieces += item_pieces(board, seat, item, own)
        known = tuple([faction for faction in s.faction if is_known(faction)])
        return Layer(board_static(own, known, theme), pieces, labels)


@cache
def character_places(theme: Theme) -> str:
    """All characters to choose from."""
    parts: list[str] = []
    for number, one in enumerate(CHARACTERS):
        x, y = 10 + 76.5 * (number % 5), TOP + 60 * (number // 5)
        parts.append(area(theme, x, y, 72, 56, f"character-{one.key}"))
        picture = sign(PERSON[number], x + 36, y + 18, 0.95)
        step = 64 / len(one.items)
        items = "".join(at(item_tile(item), x + 4 + step * (k + 0.5), y + 43, 0.5) for k, item in enumerate(one.items))
        parts.append(still(picture + items))
    return "".join(parts)


def characters(theme: Theme) -> Layer:
    """The board of a Vagabond who has yet to choose a character."""
    labels = {
        f"character-{one.key}": Message("drawn-choose", {"character": f"@character-{one.key}"}) for one in CHARACTERS
    }
    return Layer(character_places(theme), [], labels)


def is_known(faction: int) -> bool:
    """Return whether a faction is on the relationship chart: all are, except Vagabonds."""
    return faction not in (NONE, VAGABOND, VAGABOND_2)


def self_pieces(pack: Pack, seat: int) -> list[Piece]:
    """The character, the item limit and the completed quests."""
    target = f"seat-{seat}"
    pieces: list[Piece] = []
    if pack.character != NONE:
        key = CHARACTERS[pack.character].key
        label = Message("drawn-character", {"seat": seat, "character": f"@character-{key}"})
        pieces.append(Piece(f"character-of-{seat}", 30, 74, at(PERSON[pack.character], 0, 0, 1.25), label, target))
    held = sum(pack.ready) + sum(pack.exhausted) + sum(pack.damaged) + sum(pack.ruined)
    on_tracks = sum([min(ITEM_TRACK, pack.ready[item]) for item in TRACKED])
    limit = ITEM_LIMIT + BAG_ROOM * min(ITEM_TRACK, pack.ready[BAG])
    label = Message("drawn-limit", {"seat": seat, "held": held - on_tracks, "limit": limit})
    body = limit_chip(held - on_tracks, limit)
    pieces.append(Piece(f"limit-of-{seat}", 30, 118, body, label, target))
    for suit in range(CLEARING_SUITS):
        done = len([quest for quest in pack.done if QUESTS[quest].suit == suit])
        label = Message("drawn-done", {"seat": seat, "suit": f"@suit-{SUITS[suit]}", "count": done})
        body = tally(suit_sign(suit), done, 0.75)
        pieces.append(Piece(f"done-{suit}-of-{seat}", 80 + 52.0 * suit, 149, body, label, target))
    return pieces


@cache
def limit_chip(held: int, limit: int) -> str:
    """How many items count against the limit."""
    ink = GONE if held > limit else INK
    return (
        f'<rect x="-22" y="-13" width="44" height="26" rx="7" fill="{BONE}" stroke="#a08c6a" stroke-width="1"/>'
        + numeral(f"{held}/{limit}", 0, 0, 12 if held < 10 else 10, ink, 2.8)
    )


def item_pieces(pack: Pack, seat: int, item: int, own: bool) -> list[Piece]:
    """All items of one kind: ready first, then exhausted, then damaged."""
    states = (
        (pack.ready, False, False),
        (pack.exhausted, True, False),
        (pack.damaged, False, True),
        (pack.ruined, True, True),
    )
    shown = [(exhausted, damaged) for counts, exhausted, damaged in states for _each in range(counts[item])]
    if not shown:
        return []
    x, y, wide = cell(item)
    step = min(23.5, (wide - 28) / max(1, len(shown) - 1)) if len(shown) > 1 else 0.0
    body = "".join(
        at(item_tile(item, exhausted, damaged), step * place, 0, 0.78)
        for place, (exhausted, damaged) in enumerate(shown)
    )
    args: dict[str, int | str] = {"seat": seat, "item": f"@item-{ITEM_KEYS[item]}", "ready": pack.ready[item]}
    args |= {"exhausted": pack.exhausted[item], "damaged": pack.damaged[item] + pack.ruined[item]}
    target = f"item-{ITEM_KEYS[item]}" if own else f"seat-{seat}"
    start = x + 14 if len(shown) > 1 or item in TRACKED else x + wide / 2
    return [Piece(f"items-{ITEM_KEYS[item]}-of-{seat}", start, y, body, Message("drawn-items", args), target)]


def friend_pieces(s: Woods, pack: Pack, seat: int) -> list[Piece]:
    """His relationship with every other faction, and the Aids given this turn."""
    pieces: list[Piece] = []
    known = [other for other in range(s.seats) if is_known(s.faction[other])]
    for row, other in enumerate(known):
        faction = s.faction[other]
        space = pack.friends[faction]
        args: dict[str, int | str] = {"seat": seat, "other": other, "space": f"@drawn-friend-{FRIENDS[space]}"}
        args["aids"] = pack.aids[faction]
        mark = (
            HOSTILE_SIGN if space == HOSTILE else f'<path d="{HEART}" fill="{GONE}" stroke="{INK}" stroke-width="1.2"/>'
        )
        x, y = chart_x(0 if space == HOSTILE else space), chart_y(row)
        body = mark + (at(badge(pack.aids[faction], 0.55), 9, -4) if pack.aids[faction] else "")
        pieces.append(Piece(f"friend-{other}-of-{seat}", x, y, body, Message("drawn-friend", args), f"seat-{seat}"))
    return pieces


def chart_x(space: int) -> float:
    """The centre of a space on the relationship chart."""
    return CHART_X + 36 + 21.0 * space


def chart_y(row: int) -> float:
    """The centre of a row of the relationship chart."""
    return TOP + 11 + 23.5 * row


@lru_cache(STATICS_KEPT)
def board_static(own: bool, known: tuple[int, ...], theme: Theme) -> str:
    """Places for items, and the relationship chart."""
    parts = [still(area(theme, 10, 52, 40, 44))]
    for item in (*TRACKED, *SATCHEL):
        x, y, wide = cell(item)
        parts.append(area(theme, x, y - 17, wide, 34, f"item-{ITEM_KEYS[item]}" if own else ""))
        spaces = [x + 13 + 23.5 * k for k in range(ITEM_TRACK)] if item in TRACKED else [x + wide / 2]
        parts.append(still("".join(f'<g opacity="0.2">{at(ITEMS[item], at_x, y, 0.7)}</g>' for at_x in spaces)))
    for row, faction in enumerate(known):
        y = chart_y(row)
        chart = at(HEADS[faction], CHART_X + 11, y, 0.68)
        for space in range(SPACES):
            chart += f'<circle cx="{chart_x(space):g}" cy="{y:g}" r="9" fill="{theme.slot}" stroke="{theme.edge}"/>' + (
                numeral(str(RELATIONSHIP_VP[space]), chart_x(space), y, 9, theme.faint, 2.6) if space else ""
            )
        parts.append(still(chart))
    return "".join(parts) + still(sign(QUEST_SIGN, 30, 149, 0.8))


QUEST_SIGN: Final = (
    f'<path d="M-10-11H8C12-11 12-5 8-5V11H-8C-12 11-12 5-8 5V-9" fill="{BONE}" {LINE}/>'
    f'<path d="M-4-5H4M-4-1H4M-4 3H2" {LINE}/>'
)


ART: Final[FactionArt] = VagabondArt("vagabond", LIVERIES[VAGABOND], HEADS[VAGABOND], 2, {})
SECOND: Final[FactionArt] = VagabondArt("vagabond_2", LIVERIES[VAGABOND_2], HEADS[VAGABOND_2], 2, {})
