"""The seats' panels: races and powers, tokens in hand, races in decline, coins, pieces of abilities."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme
from turnwright.core.messages import Message
from turnwright.core.palette import BONE, GOLD, INK, SEATS
from turnwright.core.seat_marks import FIRST_PLAYER, TURN_ARROW, seat_medal
from turnwright.games.small_world.art.pieces.roster import PIECES
from turnwright.games.small_world.art.scene import Scene
from turnwright.games.small_world.art.tokens import (
    active_token,
    aside_chip,
    coin_chip,
    count_badge,
    declined_token,
    power_badge,
)

WIDTH: Final = 400.0
HEIGHT: Final = 104.0
OWN_HEIGHT: Final = 190.0
HAND_Y: Final = 143.0


@cache
def seat_static(seat: int, own: bool, theme: Theme) -> str:
    """A seat's card: a band in its colour with its shape, and the frames for active race and decline."""
    colour = SEATS[seat]
    height = OWN_HEIGHT if own else HEIGHT
    card = (
        f'<rect id="seat-{seat}" class="target" x="1.5" y="1.5" width="{WIDTH - 3:g}" height="{height - 3:g}" rx="14" '
        f'fill="{theme.panel}" stroke="{colour.main}" stroke-width="3"/>'
        f'<path d="M15.5 3H58V{height - 3:g}H15.5A12 12 0 0 1 3.500 {height - 15:g}V15A12 12 0 0 1 15.5 3Z" '
        f'fill="{colour.main}" fill-opacity="0.22"/>'
        f'<g transform="translate(31 {HEIGHT / 2:g})">{seat_medal(seat)}</g>'
        f'<rect x="68" y="12" width="136" height="80" rx="10" fill="{theme.slot}" stroke="{theme.edge}" '
        f'stroke-width="1.2"/><rect x="212" y="12" width="92" height="80" rx="10" fill="none" stroke="{theme.faint}" '
        f'stroke-width="1.4" stroke-dasharray="5 4"/>'
    )
    if own:
        card += (
            f'<rect x="68" y="102" width="{WIDTH - 82:g}" height="78" rx="10" fill="{theme.slot}" '
            f'stroke="{theme.edge}" stroke-width="1.2"/>'
        )
    return card


@cache
def turn_mark(own: bool) -> str:
    """A dark, white and gold frame around the card of the active seat, and an arrow at its mark."""
    height = OWN_HEIGHT if own else HEIGHT
    frame = "".join(
        f'<rect x="3.5" y="3.5" width="{WIDTH - 7:g}" height="{height - 7:g}" rx="12" fill="none" stroke="{colour}" '
        f'stroke-width="{weight:g}"/>'
        for colour, weight in ((INK, 7.0), (BONE, 5.4), (GOLD, 2.8))
    )
    return f'{frame}<g transform="translate(14 {HEIGHT / 2:g}) scale(0.85)">{TURN_ARROW}</g>'


def active_pieces(scene: Scene, seat: int) -> list[Piece]:
    """The active race, its power, and its tokens in hand; next to it the pieces of abilities, and withdrawn tokens."""
    player = scene.players[seat]
    if player.race < 0:
        return []
    token = active_token(player.race, seat, 0)
    if player.hand:
        token += f'<g transform="translate(17 17)">{count_badge(player.hand)}</g>'
    label = Message(
        "drawn-active",
        {
            "race": scene.race_names[player.race],
            "power": scene.power_names[player.power],
            "hand": player.hand,
            "seat": seat,
        },
    )
    pieces = [
        Piece(f"power-of-{seat}", 100, 52, power_badge(player.power, 0), label, f"seat-{seat}"),
        Piece(f"race-of-{seat}", 162, 50, f'<g transform="scale(1.12)">{token}</g>', label, f"seat-{seat}"),
    ]
    for ability in PIECES:
        pieces += ability.beside_race(player, seat)
    if player.withdrawn:
        label = Message("drawn-withdrawn", {"count": player.withdrawn})
        chip = aside_chip(seat, player.withdrawn)
        pieces.append(Piece(f"withdrawn-of-{seat}", 138, 72, chip, label, f"seat-{seat}"))
    return pieces


def declined_piece(scene: Scene, seat: int, beside: bool, x: float, scale: float) -> Piece:
    """A race in decline next to the active one."""
    player = scene.players[seat]
    race, hand = (player.beside_race, player.beside_hand) if beside else (player.declined_race, player.declined_hand)
    name = "beside" if beside else "declined"
    body = declined_token(race, seat)
    if hand:
        body += f'<g transform="translate(16 18)">{count_badge(hand, True)}</g>'
    label = Message("drawn-declined", {"race": scene.race_names[race], "hand": hand, "seat": seat})
    return Piece(f"{name}-of-{seat}", x, 52, f'<g transform="scale({scale:g})">{body}</g>', label, f"seat-{seat}")


def decline_pieces(scene: Scene, seat: int) -> list[Piece]:
    """The race in decline, and a second one that does not count."""
    player = scene.players[seat]
    ordinary, beside = player.declined_race >= 0, player.beside_race >= 0
    pieces = []
    if ordinary:
        x, scale = (235.0, 0.78) if beside else (258.0, 1.05)
        pieces.append(declined_piece(scene, seat, False, x, scale))
    if beside:
        x, scale = (280.0, 0.78) if ordinary else (258.0, 1.05)
        pieces.append(declined_piece(scene, seat, True, x, scale))
    return pieces


def mark_pieces(scene: Scene, seat: int, own: bool) -> list[Piece]:
    """Turn, first player, coins, and the pieces of abilities below them."""
    player = scene.players[seat]
    pieces = []
    if scene.turn == seat and not scene.over:
        pieces.append(Piece(f"turn-of-{seat}", 0, 0, turn_mark(own), Message("drawn-turn", {"seat": seat})))
    if scene.first == seat:
        crown = f'<g transform="scale(0.82)">{FIRST_PLAYER}</g>'
        pieces.append(Piece(f"first-of-{seat}", 31, 19, crown, Message("drawn-first", {"seat": seat})))
    if player.coins >= 0:
        label = Message("drawn-coins", {"coins": player.coins, "seat": seat})
    else:
        label = Message("drawn-coins-hidden", {"seat": seat})
    below = [piece for ability in PIECES for piece in ability.below_coins(player, seat)]
    coins_y = 30.0 if below else 52.0
    pieces.append(Piece(f"coins-of-{seat}", 350, coins_y, coin_chip(player.coins), label, f"seat-{seat}"))
    return pieces + below


def hand_pieces(scene: Scene, seat: int) -> list[Piece]:
    """The viewer's hand: its tokens fanned out, then the markers of abilities."""
    player = scene.players[seat]
    pieces: list[Piece] = []
    right = WIDTH - 40
    for ability in reversed(PIECES):
        count = player.markers.get(ability.kind, 0)
        if count:
            pieces += ability.in_hand(count, right, HAND_Y)
            right -= ability.width
    if player.race >= 0 and player.hand:
        step = min(50.0, (right - 100 - 26) / max(1, player.hand - 1))
        body = f'<g transform="scale(0.95)">{active_token(player.race, seat, 0)}</g>'
        label = Message("drawn-hand", {"race": scene.race_names[player.race], "count": player.hand})
        pieces += [
            Piece(f"hand-token-{k}", 99 + step * k, HAND_Y - 2, body, label, f"seat-{seat}") for k in range(player.hand)
        ]
    return pieces


def player_facts(scene: Scene, seat: int) -> tuple[Hashable, ...]:
    """Everything a seat's panel shows, except the names of races and powers."""
    player = scene.players[seat]
    lying = {**vars(player), "markers": tuple(player.markers.items()), "bound": tuple(player.bound.items())}
    return (seat, seat == scene.viewer, scene.turn == seat and not scene.over, scene.first == seat, *lying.values())


def player_panel(scene: Scene, seat: int, theme: Theme) -> Panel:
    """One seat's panel; the viewer's own is larger and shows the hand."""
    own = seat == scene.viewer
    pieces = mark_pieces(scene, seat, own) + active_pieces(scene, seat) + decline_pieces(scene, seat)
    if own:
        pieces += hand_pieces(scene, seat)
    labels = {f"seat-{seat}": Message("drawn-seat", {"seat": seat})}
    label = Message("panel-own" if own else "panel-seat", {"seat": seat})
    height = OWN_HEIGHT if own else HEIGHT
    static = seat_static(seat, own, theme)
    return Panel(f"player-{seat}", "own" if own else "seat", WIDTH, height, static, pieces, "", labels, label)
