"""Wars on the map: the strength of every side, and who would win now."""

from __future__ import annotations

from functools import cache
from typing import Final

from turnwright.core.drawing import Piece, at
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, GOLD, INK, SEATS
from turnwright.core.seat_marks import seat_shape
from turnwright.games.mythotopia.art.lines import ROOMS
from turnwright.games.mythotopia.art.palette import GONE
from turnwright.games.mythotopia.art.printed import room_scale
from turnwright.games.mythotopia.art.symbols import CROWN, SWORDS
from turnwright.games.mythotopia.data.geometry import HILLY, KEYS, PROVINCES, SEAS, SEAS_OF, STRENGTH
from turnwright.games.mythotopia.data.tables import CASTLE_STRENGTH, CITADEL_STRENGTH, DRAGON_STRENGTH, HILLY_STRENGTH
from turnwright.games.mythotopia.queries import mercenaries
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.war import NEUTRAL, TIE, participants, strength, strongest, winner

WAR_Y: Final = 42.0
STEPS: Final = (0.0, 0.0, 42.0, 34.0, 30.0, 27.0)
"""The distance between the sides of a war, by number of sides."""


def columns(number: int) -> list[float]:
    """The positions of a number of sides around the middle of a room."""
    return [(k - (number - 1) / 2) * STEPS[number] for k in range(number)]


def column_of(s: World, province: int, seat: int) -> float:
    """The position of a side; neutral pieces stand with the defender."""
    sides = participants(s, province)
    return columns(len(sides))[sides.index(seat) if seat in sides else 0]


@cache
def plate(number: int) -> str:
    """The background of a war: a long plate with crossed swords."""
    half = STEPS[number] * (number - 1) / 2 + 17
    middle = at(SWORDS, 0, 0, 0.86) if number == 2 else at(SWORDS, -half - 3, 0, 0.9)
    return (
        f'<rect x="{-half - 1.5:g}" y="-12.5" width="{2 * half + 3:g}" height="25" rx="9" fill="{BONE}" '
        f'fill-opacity="0.85"/><rect x="{-half:g}" y="-11" width="{2 * half:g}" height="22" rx="8" fill="#fbe3dc" '
        f'stroke="{GONE}" stroke-width="2.2"/>{middle}'
    )


@cache
def side(seat: int, force: int, wins: bool, tied: bool) -> str:
    """The strength of a side, with a crown if it would win now, with a broken rim if it is tied for the lead."""
    fill, dark, ink = (
        ("#fbf3df", INK, INK) if seat == NEUTRAL else (SEATS[seat].main, SEATS[seat].dark, SEATS[seat].ink)
    )
    sign = "" if seat == NEUTRAL else at(seat_shape(seat, 3.6, ink), -8, 0)
    x = 0.0 if seat == NEUTRAL else 3.5
    rim = (
        f'<rect x="-16.5" y="-11" width="33" height="22" rx="7.5" fill="{GOLD}" stroke="{INK}" stroke-width="1.2"/>'
        if wins
        else ""
    )
    dashes = ' stroke-dasharray="3.5 2.5"' if tied else ""
    crown = at(CROWN, 0, -12.5, 0.66) if wins else ""
    return (
        f'{rim}<rect x="-14" y="-8.5" width="28" height="17" rx="5.5" fill="{fill}" stroke="{dark}" '
        f'stroke-width="1.8"{dashes}/>{sign}{numeral(str(force), x, 0, 11, ink, 3)}{crown}'
    )


def side_label(s: World, seat: int, province: int) -> Message:
    """What adds to the strength of a side."""
    force = strength(s, seat, province)
    if seat == NEUTRAL:
        dragon = DRAGON_STRENGTH if s.dragons >> province & 1 else 0
        return Message("drawn-side-neutral", {"strength": force, "printed": STRENGTH[province], "dragon": dragon})
    defends = s.realms[seat] >> province & 1
    args: dict[str, int | str] = {
        "armies": s.armies[seat * PROVINCES + province],
        "hired": mercenaries(s, seat, province),
        "ships": sum(s.ships[seat * len(SEAS) + sea] for sea in range(len(SEAS)) if SEAS_OF[province] >> sea & 1),
        "castle": CASTLE_STRENGTH * defends * (s.castles >> province & 1),
        "citadel": CITADEL_STRENGTH * defends * (s.citadels >> province & 1),
        "hilly": HILLY_STRENGTH * defends * (HILLY >> province & 1),
    }
    args["cards"] = force - sum(int(value) for value in args.values())
    return Message("drawn-side-defends" if defends else "drawn-side-invades", {"seat": seat, "strength": force, **args})


def war_label(s: World, province: int) -> Message:
    """Who would win now."""
    won = winner(s, province)
    args: dict[str, int | str] = {"province": f"@province-{KEYS[province]}"}
    if won == TIE:
        return Message("drawn-war-tied", args)
    return Message("drawn-war-neutral", args) if won == NEUTRAL else Message("drawn-war", {**args, "seat": won})


def war_pieces(s: World, province: int) -> list[Piece]:
    """The plate of a war, and a side for each participant."""
    room, scale, key = ROOMS[province], room_scale(province), KEYS[province]
    sides, won, best = participants(s, province), winner(s, province), strongest(s, province)
    y = round(room.y + WAR_Y * scale, 1)
    body = f'<g transform="scale({scale:.3g})">{plate(len(sides))}</g>'
    pieces = [Piece(f"war-{key}", room.x, y, body, war_label(s, province), f"province-{key}")]
    for seat, x in zip(sides, columns(len(sides)), strict=True):
        drawn = side(seat, strength(s, seat, province), seat == won, won == TIE and seat in best)
        body = f'<g transform="scale({scale:.3g})">{drawn}</g>'
        who = "neutral" if seat == NEUTRAL else str(seat)
        label = side_label(s, seat, province)
        pieces.append(Piece(f"side-{who}-{key}", round(room.x + x * scale, 1), y, body, label, f"province-{key}"))
    return pieces
