"""Everything on the map: realms, towns, castles, roads, armies, ships, dragons and runestones."""

from __future__ import annotations

import math
from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Piece
from turnwright.core.masks import numbers_of
from turnwright.core.messages import Message
from turnwright.core.palette import SEATS
from turnwright.core.seat_marks import seat_tab
from turnwright.games.mythotopia.art.cards import card_face, in_groups, small_card
from turnwright.games.mythotopia.art.fighting import column_of, war_pieces
from turnwright.games.mythotopia.art.lines import CROSSINGS, MOORINGS, Spot, border_line, inset, walked
from turnwright.games.mythotopia.art.marks import PICKED
from turnwright.games.mythotopia.art.palette import REALMS
from turnwright.games.mythotopia.art.printed import ROW_Y, force_piece, placed, print_piece
from turnwright.games.mythotopia.art.ranges import ridges
from turnwright.games.mythotopia.art.tokens import CASTLE, DRAGON, RUNESTONE, army, house, mercenary, road, ship
from turnwright.games.mythotopia.art.tracks import card_label
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.data.geometry import BORDERS, KEYS, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import NONE
from turnwright.games.mythotopia.queries import mercenaries, owner
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.war import wars

HOUSE_KINDS: Final = ("town", "city", "citadel")
TROOPS_Y: Final = 23.0
TROOPS_AT_WAR_Y: Final = 18.0
TROOPS_WIDE: Final = 92.0
CASTLE_Y: Final = 4.0
BAND: Final = 6.0
"""How far the colour of a province is inset from its borders."""
SHIP_STEP: Final = 46.0
PLAYED: Final = Spot(26, 30)
PLAYED_WIDE: Final = 3
"""The position of played cards, and how many fit side by side."""
OPEN_SEAS: Final = 2
"""Sea areas with room for all ships side by side; in the others they are in two rows."""


@cache
def realm(province: int, seat: int) -> str:
    """Who controls a province: a band of colour along its borders, with space for the highlight."""
    colour = SEATS[seat]
    return (
        '<g pointer-events="none" stroke-linejoin="round">'
        f'<path d="{inset(province, BAND)}" fill="{REALMS[seat]}" fill-opacity="0.72" stroke="{colour.main}" '
        f'stroke-width="5"/><path d="{inset(province, BAND + 2.9)}" fill="none" stroke="{colour.dark}" '
        'stroke-width="1.2"/></g>'
    )


@cache
def road_angle(border: int) -> float:
    """The angle of a road: across its border."""
    middle = CROSSINGS[border]
    _spot, angle = min(
        walked(border_line(border), 4), key=lambda at: math.hypot(at[0].x - middle.x, at[0].y - middle.y)
    )
    return math.degrees(angle) + 90


def spread(number: int, step: float, wide: float) -> list[float]:
    """Positions for a number of things side by side, centred on 0."""
    step = min(step, wide / max(1, number))
    return [(k - (number - 1) / 2) * step for k in range(number)]


def picked(s: World) -> int:
    """Return the provinces that the viewer has secretly picked, as a mask."""
    return s.picks[s.viewer] if s.viewer >= 0 else 0


def standing_facts(s: World) -> tuple[Hashable, ...]:
    """Everything the map shows."""
    masks = (s.cities, s.citadels, s.castles, s.dragons, s.runestones, picked(s))
    lists = (s.realms, s.roads, s.armies, s.hired, s.ships, *s.reserves)
    played = (s.turn, *s.played) if s.played else ()
    return (s.seats, *masks, played, *[tuple(values) for values in lists])


def standing_pieces(s: World) -> list[Piece]:
    """All pieces on the map, back to front."""
    owners, fought = [owner(s, p) for p in range(PROVINCES)], wars(s)
    pieces = [realm_piece(p, seat) for p, seat in enumerate(owners) if seat != NONE]
    pieces.append(Piece("relief", 0, 0, ridges(), Message("drawn-relief")))
    pieces += [road_piece(border) for border in s.roads]
    for sea in range(len(SEAS)):
        pieces += ship_pieces(s, sea)
    mine = picked(s)
    for province, seat in enumerate(owners):
        kind = 2 if s.citadels >> province & 1 else s.cities >> province & 1
        pieces += home_pieces(province, seat, kind, s.castles >> province & 1, mine >> province & 1)
        pieces += troop_pieces(s, province, fought >> province & 1 == 1)
    for province in numbers_of(fought):
        pieces += war_pieces(s, province)
    return pieces + played_pieces(s)


def played_pieces(s: World) -> list[Piece]:
    """Cards played for the current action, in the wilderness."""
    if not s.played:
        return []
    label = Message("drawn-played-for", {"seat": s.turn})
    pieces = [Piece("played", PLAYED.x, PLAYED.y, seat_tab(s.turn), label)]
    for place, card in enumerate(in_groups(s.played)):
        number = s.played.count(card)
        body = f'<g transform="scale(1.2)">{small_card(card, number)}</g>'
        x, y = PLAYED.x + 40 + 55 * (place % PLAYED_WIDE), PLAYED.y + 9 + 44 * (place // PLAYED_WIDE)
        told = card_label("drawn-played", card, number, s.turn)
        pieces.append(Piece(f"played-{CARD_KEYS[card]}", x, y, body, told, "", card_face(card)))
    return pieces


@cache
def realm_piece(province: int, seat: int) -> Piece:
    """The colour of the seat that controls a province."""
    key = KEYS[province]
    label = Message("drawn-realm", {"seat": seat, "province": f"@province-{key}"})
    return Piece(f"realm-{key}", 0, 0, realm(province, seat), label, f"province-{key}")


@cache
def road_piece(border: int) -> Piece:
    """A road."""
    here, spot = BORDERS[border], CROSSINGS[border]
    args: dict[str, int | str] = {"one": f"@province-{KEYS[here.one]}", "two": f"@province-{KEYS[here.other]}"}
    label = Message("drawn-road", {**args, "road": "@piece-road"})
    return Piece(f"road-{here.key}", spot.x, spot.y, road(road_angle(border)), label, f"border-{here.key}")


@cache
def home_pieces(province: int, seat: int, kind: int, castle: int, mine: int) -> list[Piece]:
    """The printed facts; town, city or citadel (by ``kind``) with the castle in front; a mark on a secret pick."""
    pieces = [print_piece(province)]
    if seat == NONE:
        pieces.append(force_piece(province))
    else:
        label = Message("drawn-home", {"seat": seat, "piece": f"@piece-{HOUSE_KINDS[kind]}"})
        pieces.append(placed("home", province, 0, ROW_Y, house(kind, seat), label))
    if castle:
        label = Message("drawn-castle", {"castle": "@piece-castle"})
        pieces.append(placed("castle", province, 0, CASTLE_Y, CASTLE, label, 0.86))
    if mine:
        pieces.append(placed("picked", province, 0, ROW_Y - 12, PICKED, Message("drawn-picked")))
    return pieces


def troops(s: World, province: int) -> list[tuple[int, str, str, Message]]:
    """Return what can be drawn side by side in a province: owner, id, picture and label."""
    found: list[tuple[int, str, str, Message]] = []
    if s.dragons >> province & 1:
        found.append((NONE, "dragon", DRAGON, Message("drawn-dragon", {"dragon": "@piece-dragon"})))
    if s.runestones >> province & 1:
        found.append((NONE, "runestone", RUNESTONE, Message("drawn-runestone", {"runestone": "@piece-runestone"})))
    for seat in range(s.seats):
        number = s.armies[seat * PROVINCES + province]
        if number:
            label = Message("drawn-armies", {"seat": seat, "count": number, "army": "@piece-army"})
            found.append((seat, f"armies-{seat}", army(seat, number), label))
        hired = mercenaries(s, seat, province)
        if hired:
            label = Message("drawn-hired", {"seat": seat, "count": hired, "mercenary": "@piece-mercenary"})
            found.append((seat, f"hired-{seat}", mercenary(seat, hired), label))
    return found


def troop_pieces(s: World, province: int, war: bool) -> list[Piece]:
    """Dragons, runestones and armies; in a war, each above the strength of its side."""
    here = troops(s, province)
    places = spread(len(here), 28, TROOPS_WIDE)
    y = TROOPS_AT_WAR_Y if war else TROOPS_Y
    pieces: list[Piece] = []
    for place, (seat, id, body, label) in enumerate(here):
        x = places[place]
        if war:
            beside = [k for k in range(len(here)) if here[k][0] == seat]
            x = column_of(s, province, seat) + spread(len(beside), 20, 40)[beside.index(place)]
        size = 0.8 if war or len(here) > 3 else 0.92
        pieces.append(placed(id, province, x, y, body, label, size))
    return pieces


def ship_pieces(s: World, sea: int) -> list[Piece]:
    """The ships of all seats in a sea area."""
    here = [seat for seat in range(s.seats) if s.ships[seat * len(SEAS) + sea]]
    spot, pieces = MOORINGS[sea], list[Piece]()
    rows = [here] if sea < OPEN_SEAS or len(here) < 3 else [here[:2], here[2:]]
    for row, seats in enumerate(rows):
        y = spot.y + (row - (len(rows) - 1) / 2) * 44
        for seat, x in zip(seats, spread(len(seats), SHIP_STEP, 200), strict=True):
            number = s.ships[seat * len(SEAS) + sea]
            label = Message("drawn-ships", {"seat": seat, "count": number, "ship": "@piece-ship"})
            body = ship(seat, number)
            pieces.append(Piece(f"ships-{seat}-{SEAS[sea]}", spot.x + x, y, body, label, f"sea-{SEAS[sea]}"))
    return pieces
