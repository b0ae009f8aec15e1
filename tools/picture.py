"""Draw the pictures of README and docs: four greedy bots, a fixed seed, the middle of the game.

python tools/picture.py            writes docs/images/<game>.png for every game
"""

from __future__ import annotations

from pathlib import Path

from turnwright import game
from turnwright.bots import bot
from turnwright.core.drawing import LIGHT, svg
from turnwright.core.png import png

OUT = Path(__file__).resolve().parent.parent / "docs" / "images"
SEATS = 4
PLIES = {"mythotopia": 430, "root": 260, "small_world": 170, "terra_mystica": 330}
WIDTH = 1000


def main() -> None:
    """Draw every game."""
    OUT.mkdir(exist_ok=True)
    for name, plies in PLIES.items():
        (OUT / f"{name}.png").write_bytes(picture(name, plies))


def picture(name: str, plies: int) -> bytes:
    """Play to the middle and draw what seat 1 sees."""
    table = game(name).new(seats=SEATS, seed="picture")
    bots = [bot("greedy", seed=seat) for seat in range(SEATS)]
    while table.ply < plies and table.seat is not None:
        seat = table.seat
        table.choose(bots[seat].choose(table.game, table.observation(seat), table.actions))
    return png(svg(table.game.panels(table.view(1), LIGHT), LIGHT), WIDTH)


if __name__ == "__main__":
    main()
