"""The first requests after a start: nothing that takes long runs on the event loop, and the lobby needs no game."""

from __future__ import annotations

import gzip
import json
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.hall import Hall, quick
from turnwright.cli.serve import listen
from turnwright.core.game import GAMES, find
from turnwright.server.network import gzipped
from turnwright.server.web import declarations, pages

pytestmark = pytest.mark.plain_only

FRESH = """
import asyncio, json, sys, threading
from pathlib import Path

imported = []
sys.addaudithook(
    lambda event, args: imported.append((args[0], threading.get_ident())) if event == "import" else None
)

from tests.server.hall import hall_for, quick
from turnwright.core.game import GAMES
from turnwright.server import games

if "later" in sys.argv:
    async def never() -> None:
        await asyncio.Event().wait()

    games.load_all = never
with hall_for(quick(Path(sys.argv[1]))) as hall:
    loop = hall.client.blocking_portal.call(threading.get_ident)
    visitor = hall.stranger()
    told = visitor.get("/api/games").json()
    for path in ("/", "/api/me", "/api/tables?scope=open", *[f"/api/games/{game}/picture" for game in GAMES]):
        assert 200 == visitor.get(path).status_code, path
    lobby = len(imported)
    ann = hall.guest("Ann")
    for game in GAMES:
        for path in ("rules", "text/ru", "faces/none"):
            visitor.get(f"/api/games/{game}/{path}")
        table = ann.table("me", "me", game=game)["id"]
        for path in ("snapshot", "picture"):
            assert 200 == ann.get(f"/api/tables/{table}/{path}").status_code, path
        assert 200 == ann.post(f"/api/tables/{table}/why", {"choice": "pass", "lang": "ru"}).status_code
prefix = "turnwright.games."
print(json.dumps({
    "games": [game["name"] for game in told],
    "lobby": [name for name, _thread in imported[:lobby] if name.startswith(prefix)],
    "loop": [name for name, thread in imported if name.startswith(prefix) and thread == loop],
    "all": [name for name, _thread in imported if name.startswith(prefix)],
}))
"""


def fresh(folder: Path, *how: str) -> Any:
    """Return what a new process imported for the first requests to its server."""
    done = subprocess.run([sys.executable, "-c", FRESH, str(folder), *how], capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_games_are_imported_beside_the_event_loop(tmp_path: Path) -> None:
    """To import one takes up to half a second, in which nobody would be answered."""
    found = fresh(tmp_path)
    assert {"turnwright.games.root.game", "turnwright.games.root.art"} <= set(found["all"])
    assert [] == found["loop"]


def test_the_lobby_needs_no_game(tmp_path: Path) -> None:
    """The first page is whole before any game is imported, and games that nobody prepared are imported beside it."""
    found = fresh(tmp_path, "later")
    assert list(GAMES) == found["games"]
    assert [] == found["lobby"]
    assert [] == found["loop"]


@pytest.mark.parametrize("name", GAMES)
def test_what_games_declare_is_written_down(name: str) -> None:
    """Python tools/generate.py brings it up to date."""
    told = {info.name: info for info in declarations.ours()}
    assert msgspec.to_builtins(declarations.declared(find(name))) == msgspec.to_builtins(told[name])


def test_large_answers_are_compressed_in_a_thread(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small ones are compressed where they are."""
    threads: dict[int, int] = {}
    pack = gzip.compress

    def compress(body: bytes, level: int) -> bytes:
        threads[len(body)] = threading.get_ident()
        return pack(body, level)

    monkeypatch.setattr(gzip, "compress", compress)
    loop = hall.client.blocking_portal.call(threading.get_ident)
    rules = hall.client.get("/api/games/root/rules")
    texts = hall.client.get("/api/games/root/text/en")
    monkeypatch.setattr(gzipped, "LARGE", len(rules.content))
    assert len(texts.content) < len(rules.content)
    for size, beside in ((len(rules.content), True), (len(texts.content), False)):
        threads.clear()
        for path in ("rules", "text/en"):
            hall.client.get(f"/api/games/root/{path}")
        assert beside == (loop != threads[size])


def test_answers_are_compressed_for_those_who_accept_it(hall: Hall) -> None:
    """Pictures and small answers stay as they are."""
    for wanted, packed in (("gzip", True), ("br, GZIP;q=0.5", True), ("*", True), ("gzip;q=0", False), ("br", False)):
        reply = hall.client.get("/api/games", headers={"Accept-Encoding": wanted})
        assert packed == ("content-encoding" in reply.headers), wanted
        assert set(GAMES) <= {game["name"] for game in reply.json()}
    for path in ("/api/games/root/picture", "/health"):
        reply = hall.client.get(path, headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in reply.headers
        assert len(reply.content) == int(reply.headers["content-length"])


def test_files_of_the_page_are_compressed_once(tmp_path: Path) -> None:
    """When the server starts; a file that would not shrink is sent as it is."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index.js").write_text("let it = 'be';\n" * 500)
    (tmp_path / "tiny.svg").write_text("<svg/>")
    loaded = pages.load(tmp_path)
    script = loaded["/assets/index.js"]
    assert script.content == gzip.decompress(script.packed)
    assert len(script.packed) < len(script.content) / 10
    assert b"" == loaded["/tiny.svg"].packed


def test_no_part_of_an_answer_waits_for_the_client(tmp_path: Path) -> None:
    """Otherwise the body of every answer would wait some 40 ms until the client has confirmed the header."""
    with (
        listen(quick(tmp_path, port=0), any_port=False) as listening,
        socket.create_connection(listening.getsockname()),
        listening.accept()[0] as accepted,
    ):
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
