"""Over a slow network: what a table needs comes in few bytes, and nothing of it waits for something else in vain."""

from __future__ import annotations

import gzip
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Request, Route

from tests.browser.conftest import PATIENCE, Visitor
from tests.browser.steps import become, read, send

GAMES = ("small_world", "terra_mystica", "root", "mythotopia")
MOST_BYTES = 200_000
"""What a table takes at the start of a game, compressed and without headers: four seconds at 50,000 bytes a second."""
LINKED = re.compile(r'(?:src|href)="(/assets/[^"]+)"')


def wait_until(visitor: Visitor, condition: Callable[[], bool]) -> None:
    """Let the page go on until something is true."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        visitor.page.wait_for_timeout(50)


def new_table(visitor: Visitor, game: str) -> str:
    """Open a table at which the visitor and two bots play, and return its address."""
    become(visitor, "Slow")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    table = send(visitor, "/api/tables", {"game": game, "seats": seats})["id"]
    wait_until(visitor, lambda: bool(read(visitor, f"/api/tables/{table}/snapshot")["options"]))
    return f"/t/{table}"


def snapshot_of(path: str) -> str:
    """Return where the snapshot of a table is."""
    return f"/api/tables/{path.rsplit('/', 1)[1]}/snapshot"


def got(visitor: Visitor, path: str) -> bytes:
    """Return what the server answers to this visitor."""
    reply = visitor.context.request.get(visitor.url + path)
    assert reply.ok, path
    return bytes(reply.body())


def test_a_table_is_asked_for_while_the_code_still_comes(visit: Any) -> None:
    """The snapshot, the drawings and the words are fetched before the page can run; then nothing is fetched twice."""
    visitor = visit()
    path = new_table(visitor, "mythotopia")
    held: list[Route] = []
    asked: list[str] = []
    visitor.page.route("**/assets/index-*.js", lambda route: held.append(route))
    visitor.page.on("request", lambda request: asked.append(request.url.removeprefix(visitor.url)))
    visitor.page.goto(visitor.url + path, wait_until="commit")
    wanted = {f"/api/static/{panel['static']}" for panel in read(visitor, snapshot_of(path))["panels"]}
    wanted |= {"/api/me", "/api/games/mythotopia/text/en"}
    wait_until(visitor, lambda: wanted <= set(asked))
    assert held
    for route in held:
        route.continue_()
    visitor.drawn()
    visitor.asked()
    twice = {each for each in asked if asked.count(each) > 1 and each.startswith("/api/")}
    assert set() == twice


def test_the_document_of_a_table_names_all_code_that_shows_it(visit: Any) -> None:
    """No file is found only when another one has come."""
    visitor = visit()
    path = new_table(visitor, "small_world")
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url.removeprefix(visitor.url))

    visitor.page.on("request", note)
    visitor.go(path)
    visitor.drawn()
    visitor.asked()
    code = {each for each in asked if each.startswith("/assets/")}
    assert code
    assert code == set(LINKED.findall(got(visitor, path).decode()))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_takes_few_bytes(game: str, visit: Any) -> None:
    """Document, code, snapshot, drawings and words of every game, as they are sent."""
    visitor = visit()
    path = new_table(visitor, game)
    files = {path, snapshot_of(path), f"/api/games/{game}/text/en", *LINKED.findall(got(visitor, path).decode())}
    files |= {f"/api/static/{panel['static']}" for panel in read(visitor, snapshot_of(path))["panels"]}
    size = sum(len(gzip.compress(got(visitor, file), 5)) for file in files)
    assert 80_000 < size < MOST_BYTES


def test_the_board_is_sent_once(visit: Any) -> None:
    """Whoever has fetched it is told on the WebSocket only what may be new."""
    visitor = visit()
    path = new_table(visitor, "root")
    visitor.go(path)
    visitor.drawn()
    visitor.asked()
    assert [] == [frame[:80] for frame in visitor.frames if '"panels":[{' in frame]
