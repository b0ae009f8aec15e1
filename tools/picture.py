"""Draw pictures of games: four greedy bots, a fixed seed, the middle of the game.

python tools/picture.py            writes docs/images/<game>.png for every game
python tools/picture.py lobby      writes src/turnwright/games/<game>/picture.webp for the lobby (needs Chromium)
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from turnwright import game
from turnwright.bots import bot
from turnwright.core.drawing import LIGHT, panel_svg, svg
from turnwright.core.png import png
from turnwright.core.position import Position

HOME = Path(__file__).resolve().parent.parent
OUT = HOME / "docs" / "images"
GAMES = HOME / "src" / "turnwright" / "games"
SEATS = 4
PLIES = {"mythotopia": 430, "root": 260, "small_world": 170, "terra_mystica": 330}
WIDTH = 1000
SMALL = (336, 210)
QUALITY = 30
PAGE = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"


def main() -> None:
    """Draw every game, for the docs or for the lobby."""
    if sys.argv[1:] == ["lobby"]:
        for name, picture in lobby_pictures():
            (GAMES / name / "picture.webp").write_bytes(picture)
        return
    OUT.mkdir(exist_ok=True)
    for name in PLIES:
        table = middle(name)
        (OUT / f"{name}.png").write_bytes(png(svg(table.game.panels(table.view(1), LIGHT), LIGHT), WIDTH))


def middle(name: str) -> Position:
    """Play to the middle of a game."""
    table = game(name).new(seats=SEATS, seed="picture")
    bots = [bot("greedy", seed=seat) for seat in range(SEATS)]
    while table.ply < PLIES[name] and table.seat is not None:
        seat = table.seat
        table.choose(bots[seat].choose(table.game, table.observation(seat), table.actions))
    return table


def lobby_pictures() -> Iterator[tuple[str, bytes]]:
    """Yield the board of every game, small and cropped to one shape; only a browser can write WebP here."""
    from playwright.sync_api import sync_playwright

    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    with sync_playwright() as made:
        browser = made.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": SMALL[0], "height": SMALL[1]})
        camera = page.context.new_cdp_session(page)
        for name in PLIES:
            table = middle(name)
            board = next(panel for panel in table.game.panels(table.view(1), LIGHT) if panel.role == "board")
            drawn = panel_svg(board, LIGHT).replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1)
            page.set_content(PAGE + drawn)
            shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            yield name, base64.b64decode(shot["data"])
        browser.close()


if __name__ == "__main__":
    main()
