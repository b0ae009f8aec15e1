"""Measure the page in real Chromium, with its own server on loopback and, for some figures, a slow network.

    python benchmarks/page.py                 size, clicks, and the time to the table of every game; about a minute
    python benchmarks/page.py --game root     one game

weight   what the first page fetches, as it is sent (compressed), by kind
clicks   from the first page to the first choice: a new visitor, who types a name, and a returning one
slow     400 ms latency and 50,000 bytes a second: from the address of a table, with nothing cached, to the board drawn
         and a question asked; and from a click in the lobby
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from load import served

GAMES: Final = ("small_world", "terra_mystica", "root", "mythotopia")
SLOW: Final = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
DRAWN: Final = '[data-panel="board"][data-drawn="true"]'
ASKED: Final = ".prompt.mine"
PATIENCE: Final = 60_000
LINKED: Final = re.compile(r'(?:src|href)="(/assets/[^"]+)"')
"""Files that a document names."""
CALM: Final = 3_000
"""Milliseconds after which the page fetches nothing more on its own."""


class Weights:
    """Bytes received over the network, by kind."""

    def __init__(self, page: Page) -> None:
        self.bytes: Counter[str] = Counter()
        self._kinds: dict[str, str] = {}
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.session.on("Network.responseReceived", self._begun)
        self.session.on("Network.loadingFinished", self._ended)
        self.session.on("Network.webSocketFrameReceived", self._frame)

    def _begun(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = str(event["type"])

    def _ended(self, event: dict[str, Any]) -> None:
        self.bytes[self._kinds.get(event["requestId"], "Other")] += int(event["encodedDataLength"])

    def _frame(self, event: dict[str, Any]) -> None:
        self.bytes["WebSocket, as read"] += len(event["response"]["payloadData"])


@contextmanager
def visitor(browser: Browser, url: str) -> Iterator[Page]:
    """Yield a page in a browser with an empty cache."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-US", base_url=url)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def table_code(page: Page) -> set[str]:
    """Return the files of a table alone: the first page fetches them ahead of time, and nobody waits for them."""
    first, table = (set(LINKED.findall(page.context.request.get(path).text())) for path in ("/", "/t/any"))
    return table - first


def weigh(browser: Browser, url: str) -> None:
    """Print what the first page fetches, including the pictures of the games."""
    with visitor(browser, url) as page:
        weights = Weights(page)
        for file in table_code(page):
            page.route(f"**{file}", lambda route: route.abort())
        page.goto("/")
        page.locator("label img").first.wait_for()
        page.wait_for_timeout(CALM)
    for kind, size in weights.bytes.most_common():
        print(f"weight   {kind:20} {size / 1000:7.1f} kB")
    print(f"weight   {'all of it':20} {sum(weights.bytes.values()) / 1000:7.1f} kB")


def count_clicks(browser: Browser, url: str) -> None:
    """Print how many clicks lead to the first choice."""
    with visitor(browser, url) as page:
        page.goto("/")
        page.locator("main form input").fill("Newcomer")
        begun = perf_counter()
        page.locator("main form button").click()
        page.locator(ASKED).wait_for()
        print(f"clicks   somebody new: 1 and a name, {perf_counter() - begun:.1f} s to the first choice")
        page.goto("/")
        again = page.locator("main a", has_text="Continue").first
        again.wait_for()
        begun = perf_counter()
        again.click()
        page.locator(ASKED).wait_for()
        print(f"clicks   somebody who comes back: 1, {perf_counter() - begun:.1f} s to the first choice")


def table_of(page: Page, game: str) -> str:
    """Return the address of a new table at which the visitor is asked."""
    request = page.context.request
    csrf = request.get("/api/me").json()["csrf"]
    request.post("/api/guest", data={"name": "Visitor"}, headers={"X-CSRF-Token": csrf})
    csrf = request.get("/api/me").json()["csrf"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    reply = request.post("/api/tables", data={"game": game, "seats": seats}, headers={"X-CSRF-Token": csrf})
    table = reply.json()["id"]
    while not request.get(f"/api/tables/{table}/snapshot").json()["options"]:
        page.wait_for_timeout(100)
    return f"/t/{table}"


def time_slow(browser: Browser, url: str, game: str) -> None:
    """Print how long a table takes on a slow network, by its address and from the lobby."""
    with visitor(browser, url) as page:
        address = table_of(page, game)
        weights = Weights(page)
        weights.session.send("Network.emulateNetworkConditions", SLOW)
        begun = perf_counter()
        page.goto(address, wait_until="commit")
        page.locator(DRAWN).wait_for()
        page.locator(ASKED).wait_for()
        taken = perf_counter() - begun
    size = sum(size for kind, size in weights.bytes.items() if not kind.startswith("WebSocket")) / 1000
    with visitor(browser, url) as page:
        address = table_of(page, game)
        page.goto("/")
        link = page.locator(f'main a[href="{address}"]')
        link.wait_for()
        page.wait_for_timeout(CALM)
        Weights(page).session.send("Network.emulateNetworkConditions", SLOW)
        begun = perf_counter()
        link.click()
        page.locator(DRAWN).wait_for()
        page.locator(ASKED).wait_for()
        clicked = perf_counter() - begun
    print(f"slow     {game:14} by its address {taken:4.1f} s ({size:.0f} kB fetched), from the lobby {clicked:4.1f} s")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game (repeatable)")
    args = parser.parse_args()
    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    if chromium is None:
        raise SystemExit("no Chromium: install it, or name it in CHROMIUM")
    with served() as server, sync_playwright() as made:
        url = f"http://127.0.0.1:{server.port}"
        browser = made.chromium.launch(executable_path=chromium, headless=True, args=FLAGS)
        weigh(browser, url)
        count_clicks(browser, url)
        for game in args.game or GAMES:
            time_slow(browser, url, game)
        browser.close()


if __name__ == "__main__":
    main()
