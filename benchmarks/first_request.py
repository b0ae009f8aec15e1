"""Measure what the first visitor of a freshly started server waits for.

    python benchmarks/first_request.py              three servers; the first request as soon as each has started
    python benchmarks/first_request.py --after 5    the first request 5 s after the start
    python benchmarks/first_request.py --runs 1

lobby    from the first request to the last answer of what the first page fetches: the page with its files, then the
         visitor, the games and the lists of tables, then the pictures of the games; six connections, as in a browser
table    after that, the first table of each game: opened, started and sent as a snapshot
health   the longest wait for /health, which is asked all the time on another connection
"""

from __future__ import annotations

import argparse
import gzip
import http.client
import json
import os
import re
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from time import perf_counter
from typing import Any, Final

from load import GIVE_UP, served

GAMES: Final = ("small_world", "terra_mystica", "root", "mythotopia")
CONNECTIONS: Final = 6
LINKED: Final = re.compile(r'(?:src|href)="(/[^"]+)"')
LISTS: Final = ("/api/me", "/api/games", *[f"/api/tables?scope={scope}&limit=30" for scope in ("open", "running")])
PAUSE: Final = 0.01
SEATS: Final = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


class Visitor:
    """A browser with a few connections that stay open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._links = threading.local()
        self._pool = ThreadPoolExecutor(CONNECTIONS)
        self.headers = {"Accept-Encoding": "gzip"}
        self.cookie = ""

    def fetch(self, path: str, body: Any = None) -> bytes:
        """Return what the server answers, not unpacked if ``body`` is None."""
        link = getattr(self._links, "link", None)
        if link is None:
            link = self._links.link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=GIVE_UP)
        if body is None:
            link.request("GET", path, headers=self.headers)
        else:
            link.request("POST", path, json.dumps(body), {**self.headers, "Content-Type": "application/json"})
        reply = link.getresponse()
        content: bytes = reply.read()
        assert reply.status < 300, f"{path}: {reply.status} {content[:200]!r}"
        self.cookie = reply.headers.get("set-cookie", "").partition(";")[0]
        return content

    def fetch_all(self, paths: Sequence[str]) -> None:
        """Fetch all ``paths``, a few at a time."""
        list(self._pool.map(self.fetch, paths))

    def sign_in(self) -> None:
        """Become a guest."""
        self.headers = {}
        csrf = json.loads(self.fetch("/api/guest", {"name": "Visitor"}))["csrf"]
        self.headers = {"Cookie": self.cookie, "X-CSRF-Token": csrf}


def open_lobby(visitor: Visitor) -> None:
    """Fetch everything that the first page shows."""
    page = visitor.fetch("/")
    visitor.fetch_all(LINKED.findall(_unpacked(page)))
    visitor.fetch_all(LISTS)
    visitor.fetch_all([f"/api/games/{game}/picture" for game in GAMES])


def open_table(visitor: Visitor, game: str) -> None:
    """Open a table and fetch what it shows."""
    table = json.loads(visitor.fetch("/api/tables", {"game": game, "seats": SEATS}))["id"]
    visitor.fetch(f"/api/tables/{table}/snapshot")


def _unpacked(page: bytes) -> str:
    return (gzip.decompress(page) if page[:2] == b"\x1f\x8b" else page).decode()


@contextmanager
def asking_health(port: int) -> Iterator[Callable[[], float]]:
    """Ask /health all the time; the function returns the longest wait since it was last called."""
    waits, ended = [0.0], threading.Event()

    def ask() -> None:
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=GIVE_UP)) as link:
            while not ended.is_set():
                began = perf_counter()
                link.request("GET", "/health")
                link.getresponse().read()
                waits.append(perf_counter() - began)
                time.sleep(PAUSE)

    def longest() -> float:
        found = max(waits, default=0.0)
        del waits[1:]
        return found

    thread = threading.Thread(target=ask)
    thread.start()
    try:
        yield longest
    finally:
        ended.set()
        thread.join()


def measure(after: float) -> None:
    """Start a server, and print what its first visitor waits for."""
    with served() as server:
        time.sleep(after)
        visitor = Visitor(server.port)
        with asking_health(server.port) as longest_wait:

            def timed(what: str, work: Callable[[], None]) -> None:
                began = perf_counter()
                work()
                taken = perf_counter() - began
                print(f"{what:22} {taken * 1000:6.0f} ms, /health at most {longest_wait() * 1000:6.0f} ms")

            timed("lobby", lambda: open_lobby(visitor))
            timed("lobby again", lambda: open_lobby(visitor))
            visitor.sign_in()
            for game in GAMES:
                timed(f"table of {game}", lambda game=game: open_table(visitor, game))  # type: ignore[misc]


def main() -> None:
    """Measure several servers."""
    parser = argparse.ArgumentParser(description="measure what the first visitor of a server waits for")
    parser.add_argument("--runs", type=int, default=3, help="servers to start (default: 3)")
    parser.add_argument("--after", type=float, default=0.0, help="seconds between start and first request (default: 0)")
    args = parser.parse_args()
    for _run in range(args.runs):
        print(f"load average {os.getloadavg()[0]:.2f}")
        measure(args.after)


if __name__ == "__main__":
    main()
