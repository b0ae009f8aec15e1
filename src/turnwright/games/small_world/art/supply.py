"""The supply panel: the round track, the column of available races and powers, and what is left in the stacks."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral, numeral_width
from turnwright.core.palette import BONE, GOLD, GOLD_DARK, INK
from turnwright.games.small_world.art.names import power_number, race_number
from turnwright.games.small_world.art.scene import ComboScene, Scene
from turnwright.games.small_world.art.tokens import COIN, coin_chip, power_badge, race_banner

WIDTH: Final = 400.0
PLACES: Final = 6
TRACK_TOP, ROWS_TOP, ROW = 12.0, 66.0, 82.0
STACKS_Y: Final = ROWS_TOP + PLACES * ROW + 24
HEIGHT: Final = STACKS_Y + 32


def row_centre(place: int) -> float:
    """The height of a place in the column, counted from 1."""
    return ROWS_TOP + ROW * (place - 0.5)


def round_x(number: int, rounds: int) -> float:
    """The centre of a round's box on the track."""
    return 14 + (WIDTH - 28) * (number - 0.5) / rounds


@cache
def supply_static(rounds: int, theme: Theme) -> str:
    """Frame, round track, and the six places with their prices."""
    box = (WIDTH - 28) / rounds
    parts = [
        f'<rect x="1" y="1" width="{WIDTH - 2:g}" height="{HEIGHT - 2:g}" rx="14" fill="{theme.panel}" '
        f'stroke="{theme.edge}" stroke-width="2"/>'
    ]
    for number in range(1, rounds + 1):
        x = round_x(number, rounds)
        parts.append(
            f'<rect x="{x - box / 2 + 2:.5g}" y="{TRACK_TOP:g}" width="{box - 4:.4g}" height="40" rx="8" '
            f'fill="{theme.slot}" stroke="{theme.edge}" stroke-width="1.2"/>'
            + numeral(str(number), x, TRACK_TOP + 20, 15, theme.ink, 2.4)
        )
    for place in range(1, PLACES + 1):
        y = row_centre(place)
        parts.append(
            f'<rect id="place-{place}" class="target" x="14" y="{y - ROW / 2 + 3:g}" width="{WIDTH - 28:g}" '
            f'height="{ROW - 6:g}" rx="10" fill="{theme.slot}" stroke="{theme.edge}" stroke-width="1.4"/>'
            + price(place - 1, 44, y, theme)
        )
    return "".join(parts)


def price(coins: int, x: float, y: float, theme: Theme) -> str:
    """The price of a place: a fan of coins with their number, or an empty ring for the free one."""
    if coins == 0:
        ring = f'<circle cx="{x:g}" cy="{y:g}" r="15" fill="none" stroke="{theme.faint}" stroke-width="1.8"/>'
        return ring + numeral("0", x, y, 13, theme.faint, 2.4)
    fan = "".join(
        f'<g transform="translate({x - 2.5 * (coins - 1) + 5 * k:g} {y - 15:g})">{COIN}</g>' for k in range(coins)
    )
    return fan + numeral(str(coins), x, y + 10, 17, theme.ink, 2.7)


@lru_cache(500)
def combo_body(race: int, power: int, banner: int, badge: int, coins: int) -> str:
    """A race with its power: badge and banner with their numbers, the number of tokens, and the coins on them."""
    parts = [
        f'<g transform="translate(-84 0)">{power_badge(power, badge)}</g>',
        f'<g transform="translate(-20 0)">{race_banner(race, banner)}</g>',
        f'<g transform="translate(52 0)">{token_sum(banner + badge)}</g>',
    ]
    if coins:
        parts.append(f'<g transform="translate(122 0)">{coin_chip(coins)}</g>')
    return "".join(parts)


def token_sum(number: int) -> str:
    """The number of tokens of a combo, on a blank token."""
    text = str(number)
    half = max(17.0, numeral_width(text, 19) / 2 + 8)
    return (
        f'<rect x="{-half + 3:.4g}" y="-15" width="{2 * half:.4g}" height="36" rx="7" fill="#b99b6b" stroke="{INK}" '
        f'stroke-width="1.3"/><rect x="{-half:.4g}" y="-19" width="{2 * half:.4g}" height="36" rx="7" fill="{BONE}" '
        f'stroke="{INK}" stroke-width="1.5"/>' + numeral(text, 0, -1, 19, INK, 3)
    )


ROUND_MARKER: Final = (
    f'<circle r="17" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="2.5"/>'
    f'<circle r="13.5" fill="none" stroke="{BONE}" stroke-width="1.2"/>'
)
BANNER_BACK: Final = (
    f'<path d="M-9-11H9V7L5 11 0 7-5 11-9 7Z" fill="#c79d62" stroke="{INK}" stroke-width="1.4" '
    f'stroke-linejoin="round"/>'
    '<path d="M-5-6H5M-5-1H5" stroke="#8c5a2b" stroke-width="1.6" stroke-linecap="round"/>'
)
BADGE_BACK: Final = (
    f'<circle r="11" fill="#6a4f35" stroke="{INK}" stroke-width="1.4"/>'
    f'<circle r="7" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
)
DISCARDS: Final = (
    f'<path d="M-9-11H9V7L5 11 0 7-5 11-9 7Z" transform="rotate(24)" fill="#bdb7ae" stroke="{INK}" stroke-width="1.4" '
    'stroke-linejoin="round" stroke-dasharray="3 2"/>'
    f'<path d="M-6-5 6 5M6-5-6 5" stroke="{INK}" stroke-width="1.8" stroke-linecap="round"/>'
)


@cache
def count_chip(picture: str, number: int) -> str:
    """A picture and a number."""
    return (
        f'<rect x="-42" y="-17" width="84" height="34" rx="10" fill="{BONE}" stroke="#a08c6a" stroke-width="1.3"/>'
        f'<g transform="translate(-20 0)">{picture}</g>' + numeral(str(number), 16, 0, 17, INK, 2.8)
    )


def combo_piece(scene: Scene, combo: ComboScene, place: int) -> Piece:
    """A combo in the column; it keeps its id while it moves up."""
    banner, badge = race_number(scene, combo.race), power_number(scene, combo.power)
    label = Message(
        "drawn-combo",
        {
            "race": scene.race_names[combo.race],
            "power": scene.power_names[combo.power],
            "tokens": banner + badge,
            "coins": combo.coins,
            "price": place - 1,
        },
    )
    body = combo_body(combo.race, combo.power, banner, badge, combo.coins)
    return Piece(f"combo-{combo.race}", 205, row_centre(place), body, label, f"place-{place}")


def supply_facts(scene: Scene) -> tuple[Hashable, ...]:
    """Everything the supply shows, except the names of races and powers."""
    column = [
        (combo.race, combo.power, combo.coins, race_number(scene, combo.race), power_number(scene, combo.power))
        for combo in scene.column[:PLACES]
    ]
    return (scene.round, scene.rounds, scene.banners_left, scene.badges_left, scene.discards, *column)


def supply_panel(scene: Scene, theme: Theme) -> Panel:
    """The supply as seen by a watcher; nothing here is secret."""
    number = min(max(scene.round, 1), scene.rounds)
    marker = ROUND_MARKER + numeral(str(number), 0, 0, 15, INK, 2.8)
    pieces = [
        Piece(
            "round-marker",
            round_x(number, scene.rounds),
            TRACK_TOP + 20,
            marker,
            Message("drawn-round", {"round": number, "rounds": scene.rounds}),
        )
    ]
    pieces += [combo_piece(scene, combo, place) for place, combo in enumerate(scene.column[:PLACES], 1)]
    stacks = (
        ("banners", BANNER_BACK, scene.banners_left),
        ("badges", BADGE_BACK, scene.badges_left),
        ("discards", DISCARDS, scene.discards),
    )
    for index, (name, picture, count) in enumerate(stacks):
        label = Message(f"drawn-{name}", {"count": count})
        pieces.append(Piece(f"{name}-left", 78 + 122 * index, STACKS_Y, count_chip(picture, count), label))
    labels = {f"place-{k}": Message("drawn-place", {"place": k, "price": k - 1}) for k in range(1, PLACES + 1)}
    static = supply_static(scene.rounds, theme)
    return Panel("supply", "supply", WIDTH, HEIGHT, static, pieces, "", labels, Message("panel-supply"))
