"""What a seat has on its faction board: bonus card, favor tiles, town tiles, and the action a faction always has."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.drawing import Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.art.glyphs import ACTION, BRIDGE, USED
from turnwright.games.terra_mystica.art.tiles import bonus_card, favor_small, town_tile
from turnwright.games.terra_mystica.data.tables import BY_CARD, BY_FAVOR, CARDS, FAV6, FAVORS, NONE, TOWNS
from turnwright.games.terra_mystica.naming import tip_of
from turnwright.games.terra_mystica.state import Realm

OWN_Y: Final = 223.5
OTHER_Y: Final = 118.0
ROOM: Final = 270.0
"""Units for tiles on the viewer's own board, to the right of the card."""


@cache
def belongings_static(own: bool, ability: bool, theme: Theme) -> str:
    """Places that can be highlighted on the viewer's own board: the card, the tile with an action, the
    faction's action.
    """
    if not own:
        return ""
    parts = [
        f'<rect id="own-card" class="target" x="63" y="{OWN_Y - 31:g}" width="44" height="62" rx="6" '
        f'fill="{theme.slot}"/>'
    ]
    if ability:
        parts.append(
            f'<circle id="own-ability" class="target" cx="29" cy="{OWN_Y + 10:g}" r="17" fill="{theme.slot}"/>'
            f'<g pointer-events="none">{at(ACTION + at(BRIDGE, 0, 0, 0.7), 29, OWN_Y + 10, 1.3)}</g>'
        )
    return "".join(parts) + (
        f'<rect id="own-favor" class="target" x="112" y="{OWN_Y - 24:g}" width="36" height="48" rx="6" '
        f'fill="{theme.slot}" fill-opacity="0.5"/>'
    )


def towns_of(s: Realm, seat: int) -> list[int]:
    """The tiles of a seat's towns."""
    return [tile for tile, owner in zip(s.town_tile, s.town_owner, strict=True) if owner == seat and tile != NONE]


def favors_of(s: Realm, seat: int) -> list[int]:
    """The favor tiles of a seat, the one with a special action first."""
    tiles = [tile for tile in range(len(FAVORS)) if s.favors[seat] >> tile & 1 and tile != FAV6]
    return [FAV6, *tiles] if s.favors[seat] >> FAV6 & 1 else tiles


def belonging_pieces(s: Realm, seat: int, own: bool) -> list[Piece]:
    """Card, favor tiles, town tiles, from left to right."""
    return own_belongings(s, seat) if own else other_belongings(s, seat)


def own_belongings(s: Realm, seat: int) -> list[Piece]:
    """As large as possible; the place right of the card is reserved for the tile with a special action."""
    pieces: list[Piece] = []
    if s.card[seat] != NONE:
        pieces.append(card_piece(s, seat, 85, OWN_Y, 0.92, "own-card"))
    favors, towns = favors_of(s, seat), towns_of(s, seat)
    if FAV6 in favors:
        pieces.append(favor_piece(s, seat, FAV6, 130, OWN_Y, 1.05, "own-favor"))
        favors = favors[1:]
    many = len(favors) + len(towns)
    step = min(42.0, (ROOM - 36) / max(1, many))
    x = 152 + step / 2
    for tile in favors:
        pieces.append(favor_piece(s, seat, tile, x, OWN_Y, min(1.05, step / 34), f"seat-{seat}"))
        x += step
    for number, tile in enumerate(towns):
        pieces.append(town_piece(seat, number, tile, x, OWN_Y, min(0.82, step / 48)))
        x += step
    return pieces


def other_belongings(s: Realm, seat: int) -> list[Piece]:
    """The compact version on other seats' boards."""
    pieces: list[Piece] = []
    if s.card[seat] != NONE:
        pieces.append(card_piece(s, seat, 248, OTHER_Y, 0.82, f"seat-{seat}"))
    favors, towns = favors_of(s, seat), towns_of(s, seat)
    step = min(30.0, 122 / max(1, len(favors) + len(towns)))
    x = 272 + step / 2
    for tile in favors:
        pieces.append(favor_piece(s, seat, tile, x, OTHER_Y, min(0.85, step / 34), f"seat-{seat}"))
        x += step
    for number, tile in enumerate(towns):
        pieces.append(town_piece(seat, number, tile, x, OTHER_Y, min(0.62, step / 48)))
        x += step
    return pieces


def card_piece(s: Realm, seat: int, x: float, y: float, scale: float, target: str) -> Piece:
    """The card a seat holds, crossed out if its special action is used."""
    card = s.card[seat]
    used = bool(s.special[seat] & BY_CARD)
    body = bonus_card(card) + (at(USED, 0, -6, 0.9) if used else "")
    label = Message("drawn-held-used" if used else "drawn-held", {"seat": seat, **tip_of(CARDS[card].name)})
    return Piece(f"card-of-{seat}", x, y, f'<g transform="scale({scale:g})">{body}</g>', label, target)


def favor_piece(s: Realm, seat: int, tile: int, x: float, y: float, scale: float, target: str) -> Piece:
    """A favor tile of a seat."""
    used = tile == FAV6 and bool(s.special[seat] & BY_FAVOR)
    body = favor_small(tile) + (at(USED, 0, 6, 0.8) if used else "")
    label = Message("drawn-held-used" if used else "drawn-held", {"seat": seat, **tip_of(FAVORS[tile].name)})
    return Piece(f"favor-{tile}-of-{seat}", x, y, f'<g transform="scale({scale:.3g})">{body}</g>', label, target)


def town_piece(seat: int, number: int, tile: int, x: float, y: float, scale: float) -> Piece:
    """A town tile of a seat."""
    label = Message("drawn-held", {"seat": seat, **tip_of(TOWNS[tile].name)})
    body = f'<g transform="scale({scale:.3g})">{town_tile(tile)}</g>'
    return Piece(f"town-{number}-of-{seat}", x, y, body, label, f"seat-{seat}")


def town_facts(s: Realm, seat: int) -> tuple[int, ...]:
    """The facts about a seat's towns that are drawn."""
    return tuple([tile for tile, owner in zip(s.town_tile, s.town_owner, strict=True) if owner == seat])
