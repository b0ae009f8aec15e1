"""Draw the README's picture of a table: four greedy bots, a fixed seed, the middle of the game.

python tools/picture.py            writes docs/images/small_world.png
"""

from __future__ import annotations

from pathlib import Path

from turnwright import game
from turnwright.bots import bot
from turnwright.core.drawing import LIGHT, svg
from turnwright.core.png import png

OUT = Path(__file__).resolve().parent.parent / "docs" / "images" / "small_world.png"
SEATS = 4
PLIES = 170
WIDTH = 1000


def main() -> None:
    """Play to the middle and draw what seat 1 sees."""
    table = game("small_world").new(seats=SEATS, seed="picture")
    bots = [bot("greedy", seed=seat) for seat in range(SEATS)]
    while table.ply < PLIES and table.seat is not None:
        seat = table.seat
        table.choose(bots[seat].choose(table.game, table.shown(seat), table.actions))
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_bytes(png(svg(table.game.panels(table.view(1), LIGHT), LIGHT), WIDTH))


if __name__ == "__main__":
    main()
