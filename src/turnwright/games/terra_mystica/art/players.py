"""Faction boards: a seat's resources, bowls and tracks, its card and tiles, and the next income."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import BONE, GOLD, INK
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica.art.belongings import belonging_pieces, belongings_static, town_facts
from turnwright.games.terra_mystica.art.factions import emblem
from turnwright.games.terra_mystica.art.glyphs import FIRST, GLYPHS, PASSING, VP, amount
from turnwright.games.terra_mystica.art.palette import GROUNDS, POWER, POWER_DARK
from turnwright.games.terra_mystica.art.structures import structure
from turnwright.games.terra_mystica.art.tracks import (
    dig_levels,
    levels,
    ship_levels,
    slot_centre,
    special_mark,
    structure_on_slot,
    tracks_signs,
    tracks_static,
)
from turnwright.games.terra_mystica.data.tables import (
    BY_STRONGHOLD,
    DWELLING,
    KINDS,
    PIECES,
    ROUNDS,
    SANCTUARY,
    STRONGHOLD,
    STRUCTURES,
    TERRAINS,
)
from turnwright.games.terra_mystica.income import income_of
from turnwright.games.terra_mystica.points import SOURCE_NAMES, SOURCES
from turnwright.games.terra_mystica.queries import faction_of, supply
from turnwright.games.terra_mystica.state import Realm

WIDTH: Final = 400.0
OWN_HEIGHT: Final = 262.0
HEIGHT: Final = 150.0
BAND: Final = 56.0
GOODS: Final = ("coins", "workers", "priests", "keys")
GOOD_WIDE: Final = 83.0
BOWLS_Y: Final = 70.0
BOWL: Final = 21.0
SHIP_X, DIG_X = 236.0, 326.0


def bowl_x(bowl: int) -> float:
    """The centre of a bowl, counted from 0."""
    return 84 + 48 * bowl


def asked(s: Realm) -> int:
    """The seat that is asked now."""
    return s.todo[-1].seat if s.todo else CHANCE


@cache
def card_static(seat: int, home: int, key: str, ships: bool, own: bool, theme: Theme) -> str:
    """The board of a faction: a band in its colour with its emblem, and places for resources and bowls."""
    height = OWN_HEIGHT if own else HEIGHT
    ground = GROUNDS[home]
    parts = [
        f'<rect id="seat-{seat}" class="target" x="1.5" y="1.5" width="{WIDTH - 3:g}" height="{height - 3:g}" '
        f'rx="12" fill="{theme.panel}" stroke="{ground.piece}" stroke-width="3"/><g pointer-events="none">'
        f'<path d="M13 3H{BAND:g}V{height - 3:g}H13A10 10 0 0 1 3 {height - 13:g}V13A10 10 0 0 1 13 3Z" '
        f'fill="{ground.fill}" fill-opacity="0.55"/>{at(emblem(key, home, 19), 29, 28)}</g>'
    ]
    for index, good in enumerate(GOODS):
        id = f' id="own-{good}" class="target"' if own and good != "keys" else ""
        parts.append(
            f'<rect{id} x="{BAND + 5 + GOOD_WIDE * index:g}" y="7" width="{GOOD_WIDE - 4:g}" height="32" rx="7" '
            f'fill="{theme.slot}" stroke="{theme.edge}" stroke-width="1"/>'
        )
    for bowl in range(3):
        id = f' id="own-bowl-{bowl + 1}" class="target"' if own else ""
        marks = "".join(f"M{bowl_x(bowl) - 2.5 * bowl + 5 * k:g} {BOWLS_Y - 17:g}v6" for k in range(bowl + 1))
        parts.append(
            f'<circle{id} cx="{bowl_x(bowl):g}" cy="{BOWLS_Y:g}" r="{BOWL:g}" fill="{theme.slot}" stroke="{POWER}" '
            f'stroke-width="2"/><path d="{marks}" stroke="{theme.ink}" stroke-width="1.8" pointer-events="none"/>'
        )
        if bowl:
            x = bowl_x(bowl) - 24
            parts.append(
                f'<path d="M{x - 2:g} {BOWLS_Y - 4:g}l5 4-5 4" fill="none" stroke="{POWER}" stroke-width="2"/>'
            )
    parts.append(track_places(ships, own, theme))
    if own:
        parts.append(
            f'<rect id="own-points" class="target" x="7" y="54" width="44" height="40" rx="7" fill="{BONE}" '
            'fill-opacity="0.25"/>'
        )
    return "".join(parts)


def track_places(ships: bool, own: bool, theme: Theme) -> str:
    """The places for shipping and exchange."""
    parts: list[str] = []
    for name, x, wide in (("ship", SHIP_X - 12, 88.0), ("dig", DIG_X - 13, 81.0)):
        id = f' id="own-{name}" class="target"' if own else ""
        parts.append(
            f'<rect{id} x="{x:g}" y="{BOWLS_Y - 18:g}" width="{wide:g}" height="36" rx="6" fill="{theme.panel}" '
            f'stroke="{theme.edge}" stroke-width="1"/>'
        )
    return "".join(parts) + f'<g pointer-events="none">{tracks_signs(ships, SHIP_X, DIG_X, BOWLS_Y)}</g>'


@cache
def good_chip(good: str, number: int, coming: int) -> str:
    """A picture, a number, and in small print what the next income adds."""
    body = at(GLYPHS[good], -26, 0, 1.1) + numeral(str(number), -12, 0, 17, INK, 2.8, "", "start")
    if coming:
        body += numeral(f"+{coming}", 35, 6, 9.5, "#2f7d5b", 2.8, "", "end")
    return body


@cache
def points_chip(points: int) -> str:
    """The victory points."""
    return at(VP, 0, 0, 1.9) + numeral(str(points), 0, -1, 17 if points < 100 else 14, BONE, 2.8)


@cache
def bowl_count(bowl: int, number: int, coming: int) -> str:
    """The power in a bowl; the last bowl also shows the next income."""
    body = f'<circle cy="4" r="11.5" fill="{POWER}" stroke="{POWER_DARK}" stroke-width="1.2"/>'
    body += numeral(str(number), 0, 4, 13, BONE, 2.8)
    if bowl == 0 and coming:
        body += f'<rect x="-22" y="13" width="19" height="12" rx="4" fill="{BONE}"/>'
        body += numeral(f"+{coming}", -12.5, 19, 8.5, POWER_DARK, 2.8)
    return body


@cache
def turn_frame(height: float) -> str:
    """A gold frame around the board of the seat that is asked."""
    return "".join(
        f'<rect x="3.5" y="3.5" width="{WIDTH - 7:g}" height="{height - 7:g}" rx="10" fill="none" '
        f'stroke="{colour}" stroke-width="{weight:g}"/>'
        for colour, weight in ((INK, 6.0), (GOLD, 3.6))
    )


def forecast(s: Realm, seat: int) -> dict[str, int]:
    """The next income as things stand; nothing in the last round."""
    if s.round >= ROUNDS:
        return {"coins": 0, "workers": 0, "priests": 0, "power": 0}
    coming = income_of(s, seat)
    return {"coins": coming.coins, "workers": coming.workers, "priests": coming.priests, "power": coming.power}


def good_pieces(s: Realm, seat: int, own: bool) -> list[Piece]:
    """Coins, workers, priests, keys; the three bowls."""
    coming = forecast(s, seat)
    have = {"coins": s.coins[seat], "workers": s.workers[seat], "priests": s.priests[seat], "keys": s.keys[seat]}
    pieces: list[Piece] = []
    for index, good in enumerate(GOODS):
        args: dict[str, int | str] = {"seat": seat, "count": have[good], "coming": coming.get(good, 0)}
        if good == "priests":
            args["supply"] = supply(s, seat)
        x = BAND + 5 + GOOD_WIDE * (index + 0.5) - 2
        body = chip_plate(good_chip(good, have[good], coming.get(good, 0)))
        target = f"own-{good}" if own and good != "keys" else f"seat-{seat}"
        pieces.append(Piece(f"{good}-of-{seat}", x, 23, body, Message(f"drawn-{good}", args), target))
    for bowl, tokens in enumerate((s.bowl1[seat], s.bowl2[seat], s.bowl3[seat])):
        args = {"seat": seat, "bowl": "I" * (bowl + 1), "count": tokens, "coming": coming["power"]}
        body = bowl_count(bowl, tokens, coming["power"])
        target = f"own-bowl-{bowl + 1}" if own else f"seat-{seat}"
        pieces.append(
            Piece(f"bowl-{bowl + 1}-of-{seat}", bowl_x(bowl), BOWLS_Y, body, Message("drawn-bowl", args), target)
        )
    return pieces


@cache
def chip_plate(body: str) -> str:
    """A chip on a pale plate, the same in both themes."""
    return f'<rect x="-37.5" y="-13.5" width="75" height="27" rx="6" fill="{BONE}"/>{body}'


def band_pieces(s: Realm, seat: int, own: bool) -> list[Piece]:
    """Victory points with their sources, the place in turn order, passed or not."""
    args: dict[str, int | str] = {"seat": seat, "vp": s.vp[seat]}
    args |= {name: s.tally[seat * SOURCES + k] for k, name in enumerate(SOURCE_NAMES)}
    target = "own-points" if own else f"seat-{seat}"
    pieces = [Piece(f"points-of-{seat}", 29, 74, points_chip(s.vp[seat]), Message("drawn-points", args), target)]
    if seat in s.order:
        place = s.order.index(seat) + 1
        body = at(FIRST, 0, 0, 0.9) if place == 1 else numeral(str(place), 0, 0, 12, INK, 2.8)
        label = Message("drawn-order-of-turn", {"seat": seat, "place": place})
        y = 113 if own else 111
        pieces.append(
            Piece(f"place-of-{seat}", 29, y, f'<circle r="12" fill="{BONE}" fill-opacity="0.7"/>{body}', label)
        )
    if seat in s.passed:
        body = f'<circle r="12" fill="{BONE}" stroke="{INK}"/>{at(PASSING, 1, 0, 0.8)}'
        y = 142 if own else 136
        pieces.append(Piece(f"passed-of-{seat}", 29, y, body, Message("drawn-passed", {"seat": seat})))
    return pieces


def track_pieces(s: Realm, seat: int, own: bool) -> list[Piece]:
    """Shipping and exchange."""
    faction = faction_of(s, seat)
    pieces: list[Piece] = []
    ships, digs = ship_levels(faction), dig_levels(faction)
    if ships:
        body = plated(levels(ships, s.ship[seat] - faction.ship_start, INK, "#a08c6a"), len(ships))
        label = Message("drawn-ship", {"seat": seat, "level": s.ship[seat]})
        pieces.append(
            Piece(f"ship-of-{seat}", SHIP_X + 13, BOWLS_Y, body, label, "own-ship" if own else f"seat-{seat}")
        )
    else:
        pieces.append(hop_piece(s, seat, own))
    if digs:
        body = plated(levels(digs, s.dig[seat], INK, "#a08c6a"), len(digs))
        label = Message("drawn-dig", {"seat": seat, "workers": digs[s.dig[seat]]})
        pieces.append(Piece(f"dig-of-{seat}", DIG_X + 17, BOWLS_Y, body, label, "own-dig" if own else f"seat-{seat}"))
    return pieces


def hop_piece(s: Realm, seat: int, own: bool) -> Piece:
    """The cost of a tunnel or a flight, for factions without shipping."""
    faction = faction_of(s, seat)
    workers, priests = faction.hop_workers(s, seat), faction.hop_priests()
    body = plated(at(amount("workers", workers) if workers else amount("priests", priests), 12, 0, 0.9), 2)
    label = Message("drawn-hop", {"seat": seat, "workers": workers, "coins": 0, "priests": priests})
    return Piece(f"hop-of-{seat}", SHIP_X + 20, BOWLS_Y, body, label, "own-ship" if own else f"seat-{seat}")


def plated(body: str, boxes: int) -> str:
    """A small track on a pale plate."""
    return f'<rect x="-2" y="-11" width="{12.5 * boxes + 2.5:g}" height="22" rx="4" fill="{BONE}"/>{body}'


def structure_pieces(s: Realm, seat: int, own: bool) -> list[Piece]:
    """Structures left on the viewer's own board; on others' boards, how many of each kind are on the map."""
    home, pieces = s.colour[seat], []
    for kind in range(DWELLING, SANCTUARY + 1):
        built = s.built[seat * KINDS + kind]
        args: dict[str, int | str] = {"seat": seat, "structure": f"@structure-{STRUCTURES[kind]}", "built": built}
        label = Message("drawn-built", {**args, "left": PIECES[kind] - built})
        if not own:
            body = built_chip(kind, home, built)
            pieces.append(Piece(f"built-{kind}-of-{seat}", 78 + 32.0 * (kind - 1), 114, body, label, f"seat-{seat}"))
            continue
        target = "own-stronghold" if kind == STRONGHOLD else f"seat-{seat}"
        for number in range(built, PIECES[kind]):
            x, y = slot_centre(kind, number)
            pieces.append(Piece(f"left-{kind}-{number}-of-{seat}", x, y, structure_on_slot(kind, home), label, target))
    if own and faction_of(s, seat).special:
        used = bool(s.special[seat] & BY_STRONGHOLD)
        x, y = slot_centre(STRONGHOLD, 0)
        label = Message(
            "drawn-special-used" if used else "drawn-special", {"what": f"@special-{faction_of(s, seat).key}"}
        )
        pieces.append(Piece("special-stronghold", x + 12, y - 9, special_mark(home, used), label, "own-stronghold"))
    return pieces


@cache
def built_chip(kind: int, home: int, built: int) -> str:
    """A kind of structure and its number on the map."""
    body = f'<rect x="-15" y="-22" width="30" height="46" rx="6" fill="{BONE}" fill-opacity="0.85"/>'
    body += at(structure(kind, home, 0.75), 0, -6) + numeral(str(built), 0, 15, 12, INK, 2.8)
    return body if built else f'<g opacity="0.4">{body}</g>'


def player_facts(s: Realm, seat: int, own: bool) -> tuple[Hashable, ...]:
    """Everything a seat's board shows."""
    mine = [
        values[seat]
        for values in (
            s.faction, s.colour, s.vp, s.coins, s.workers, s.priests, s.bowl1, s.bowl2, s.bowl3, s.priests_placed,
            s.ship, s.dig, s.keys, s.favors, s.card, s.special,
        )
    ]  # fmt: skip
    built = s.built[seat * KINDS : seat * KINDS + KINDS]
    tally = s.tally[seat * SOURCES : seat * SOURCES + SOURCES]
    towns = town_facts(s, seat)
    place = s.order.index(seat) if seat in s.order else -1
    lying = (seat, own, asked(s) == seat, seat in s.passed, place, s.round >= ROUNDS)
    return (*lying, *mine, *built, *tally, *towns)


def player_panel(s: Realm, seat: int, own: bool, theme: Theme) -> Panel:
    """One seat's faction board: complete for the viewer's own, compact for the others."""
    height = OWN_HEIGHT if own else HEIGHT
    label = Message("panel-own" if own else "panel-seat", {"seat": seat})
    faction = faction_of(s, seat)
    home = faction.home
    static = card_static(seat, home, faction.key, faction.ship_max > 0, own, theme)
    if own:
        static += tracks_static(faction, own, theme)
    static += belongings_static(own, bool(faction.ability), theme)
    pieces = [*band_pieces(s, seat, own), *good_pieces(s, seat, own), *track_pieces(s, seat, own)]
    pieces += [*structure_pieces(s, seat, own), *belonging_pieces(s, seat, own)]
    if asked(s) == seat:
        pieces.insert(0, Piece(f"turn-of-{seat}", 0, 0, turn_frame(height), Message("drawn-turn", {"seat": seat})))
    args: dict[str, int | str] = {"seat": seat, "faction": f"@faction-{faction.key}"}
    args["terrain"] = f"@terrain-{TERRAINS[home]}"
    labels = {f"seat-{seat}": Message("drawn-seat", args)}
    return Panel(f"player-{seat}", "own" if own else "seat", WIDTH, height, static, pieces, "", labels, label)
