"""The rounds with their scoring tiles, and the six power actions."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from turnwright.core.drawing import Panel, Piece, Theme, at
from turnwright.core.messages import Message
from turnwright.core.numerals import numeral
from turnwright.core.palette import GOLD, INK
from turnwright.games.terra_mystica.art.glyphs import USED
from turnwright.games.terra_mystica.art.tiles import SCORING_TALL, SCORING_WIDE, power_action, scoring_tile
from turnwright.games.terra_mystica.data.tables import ACTION_NAMES, ACTIONS, NONE, ROUNDS, SCORINGS
from turnwright.games.terra_mystica.naming import tip_of, words_of
from turnwright.games.terra_mystica.state import Realm

WIDTH: Final = 400.0
HEIGHT: Final = 166.0
NUMBERS_Y: Final = 13.0
TILES_Y: Final = 58.0
ACTIONS_Y: Final = 132.0


def column(index: int) -> float:
    """The centre of one of six columns."""
    return 10 + (WIDTH - 20) * (index + 0.5) / 6


@cache
def rounds_static(theme: Theme) -> str:
    """Frame, the numbers of the rounds, and the power actions."""
    parts = [
        f'<rect x="1" y="1" width="{WIDTH - 2:g}" height="{HEIGHT - 2:g}" rx="12" fill="{theme.panel}" '
        f'stroke="{theme.edge}" stroke-width="2"/>'
    ]
    for index in range(ROUNDS):
        x = column(index)
        parts.append(
            f'<rect x="{x - SCORING_WIDE / 2:g}" y="{TILES_Y - SCORING_TALL / 2:g}" width="{SCORING_WIDE:g}" '
            f'height="{SCORING_TALL:g}" rx="6" fill="{theme.slot}"/>'
            + numeral(str(index + 1), x, NUMBERS_Y, 10, theme.ink, 2.8)
        )
    for index in range(ACTIONS):
        parts.append(
            f'<g transform="translate({column(index):g} {ACTIONS_Y:g})"><path id="action-{ACTION_NAMES[index]}" '
            f'class="target" d="M-14-27H14L27-14V14L14 27H-14L-27 14V-14Z" fill="{theme.slot}"/>'
            f'<g pointer-events="none">{power_action(index)}</g></g>'
        )
    return "".join(parts)


FRAME: Final = (
    "".join(
        f'<rect x="{-SCORING_WIDE / 2 - 1:g}" y="{-SCORING_TALL / 2 - 1:g}" width="{SCORING_WIDE + 2:g}" '
        f'height="{SCORING_TALL + 2:g}" rx="7" fill="none" stroke="{colour}" stroke-width="{weight:g}"/>'
        for colour, weight in ((INK, 5.5), (GOLD, 3.5))
    )
    + f'<path d="M-10-53H10V-40L5-36H-5L-10-40Z" fill="{GOLD}" stroke="{INK}" stroke-width="1.3"/>'
)
"""Around the tile of the current round, with a plate for its number."""
TAKEN: Final = f'<path d="M-14-27H14L27-14V14L14 27H-14L-27 14V-14Z" fill="{INK}" fill-opacity="0.5"/>' + at(
    USED, 0, 0, 1.2
)
"""On a used power action."""


def rounds_facts(s: Realm) -> tuple[Hashable, ...]:
    """Everything the panel shows."""
    return (s.round, s.used, *s.scoring)


def rounds_panel(s: Realm, theme: Theme) -> Panel:
    """Scoring tiles by round, past ones faded; used power actions crossed out."""
    pieces: list[Piece] = []
    for index, tile in enumerate(s.scoring):
        if tile == NONE:
            continue
        body = scoring_tile(tile, index + 1)
        if index + 1 < s.round:
            body = f'<g opacity="0.35">{body}</g>'
        args = {"round": index + 1, **words_of(SCORINGS[tile]), **tip_of(SCORINGS[tile].name)}
        pieces.append(Piece(f"scoring-{index + 1}", column(index), TILES_Y, body, Message("drawn-scoring", args)))
    if 0 < s.round <= ROUNDS:
        label = Message("drawn-round", {"round": s.round, "rounds": ROUNDS})
        number = numeral(str(s.round), 0, NUMBERS_Y - TILES_Y, 10, INK, 2.8)
        pieces.append(Piece("round-now", column(s.round - 1), TILES_Y, FRAME + number, label))
    for index in range(ACTIONS):
        if s.used >> index & 1:
            label = Message("drawn-action-used", tip_of(ACTION_NAMES[index]))
            place = f"action-{ACTION_NAMES[index]}"
            pieces.append(Piece(f"used-{index}", column(index), ACTIONS_Y, TAKEN, label, place))
    labels = {f"action-{name}": Message("drawn-action", tip_of(name)) for name in ACTION_NAMES}
    static = rounds_static(theme)
    return Panel("rounds", "supply", WIDTH, HEIGHT, static, pieces, "", labels, Message("panel-rounds"))
