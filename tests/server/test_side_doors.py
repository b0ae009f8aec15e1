"""Nobody learns what somebody else was shown from whether something exists, how large it is or what its headers say.

Drawings are public code: a stranger can compute every card. So whatever a stranger can fetch must be the same before
and after the owner of a hand has looked at it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from tests.server.hall import Guest, Hall, refusal
from tests.server.room import ANN, BEN, ME, code, form, in_room
from turnwright.core.drawing import THEMES
from turnwright.core.game import find
from turnwright.core.seats import viewers
from turnwright.games.mythotopia.data.faces import CARD_KEYS as MYTHOTOPIA_CARDS
from turnwright.games.root.data.tables import CARD_KEYS as ROOT_CARDS
from turnwright.server import games
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.network.limits import Limiter
from turnwright.server.storage.db import tables
from turnwright.server.tables.layers import KEY_LENGTH, Layers
from turnwright.server.tables.service import Tables

pytestmark = pytest.mark.plain_only

CARDS = {"root": ROOT_CARDS, "mythotopia": MYTHOTOPIA_CARDS}
OPTIONS = {"root": {"factions": "marquise,eyrie"}, "mythotopia": {}}
HASHES = ("md5", "sha1", "sha256")
PATIENCE = 20.0
Answer = tuple[int, str, dict[str, str]]


def hidden_table(owner: Guest, game: str) -> str:
    """Return a private table of one person who holds all seats."""
    body = {"game": game, "seats": [{"kind": "me"}] * 2, "public": False, "options": OPTIONS[game]}
    return str(owner.post("/api/tables", body).json()["id"])


def drawings(hall: Hall, game: str, table: str) -> Iterator[str]:
    """Return whatever a stranger could draw of what the seats of a table are shown, and all cards."""
    position = hall.services.tables.live_tables.live[table].position
    assert position is not None
    for viewer in viewers(position.seats):
        for theme in THEMES.values():
            for panel in find(game).panels(position.view(viewer), theme):
                yield f"{panel.defs}\0{panel.static}"
                yield panel.static
    for card in CARDS[game]:
        face = find(game).face(f"card-{card}")
        yield from (face, f"\0{face}")


def guesses(hall: Hall, game: str, table: str) -> list[str]:
    """Return keys that a stranger would try."""
    found = {
        hashlib.new(name, drawing.encode()).hexdigest() for drawing in drawings(hall, game, table) for name in HASHES
    }
    return sorted({key[:KEY_LENGTH] for key in found})


def fetched(hall: Hall, game: str, table: str, keys: list[str]) -> dict[str, Answer]:
    """Return all that a stranger can fetch: status, body and headers by path."""
    places = [f"/api/tables/{table}{path}" for path in ("", "/snapshot", "/picture", "/record", "/chat", "/scores")]
    lists = [f"/api/tables?scope={scope}" for scope in ("open", "running", "finished")]
    faces = [f"/api/games/{game}/faces/card-{card}" for card in CARDS[game]]
    layers = [f"/api/static/{key}" for key in keys]
    stranger = hall.stranger()
    found: dict[str, Answer] = {}
    for path in [*places, *lists, *faces, *layers, "/api/records", "/api/games", "/health"]:
        reply = stranger.get(path)
        headers = {name: value for name, value in reply.headers.items() if name.lower() != "date"}
        found[path] = (reply.status_code, reply.text, headers)
    return found


def look(owner: Guest, table: str) -> None:
    """Look at a table as both seats, in both themes."""
    for seat in range(2):
        for theme in THEMES:
            assert 200 == owner.get(f"/api/tables/{table}/snapshot?seat={seat}&theme={theme}").status_code


def told(hall: Hall, game: str) -> list[str]:
    """Return the paths by which a stranger notices that the owner of a hand has looked at it."""
    owner = hall.guest("Anna")
    table = hidden_table(owner, game)
    keys = guesses(hall, game, table)
    before = fetched(hall, game, table, keys)
    look(owner, table)
    after = fetched(hall, game, table, keys)
    assert 200 == after[f"/api/games/{game}/faces/card-{CARDS[game][0]}"][0]
    return [path for path in before if before[path] != after[path]]


@pytest.mark.parametrize("game", CARDS)
def test_a_look_changes_nothing_that_a_stranger_can_fetch(hall: Hall, game: str) -> None:
    """Neither layers nor faces, pictures, lists, sizes and headers."""
    assert [] == told(hall, game)


@pytest.mark.parametrize("game", CARDS)
def test_all_cards_are_drawn_before_anybody_holds_one(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the first request for a card would take longer unless somebody had seen it."""
    drawn: list[str] = []

    def face(_self: object, name: str) -> str:
        drawn.append(name)
        return ""

    monkeypatch.setattr(type(find(game)), "face", face)
    monkeypatch.setattr(games, "_loaded", set())
    asyncio.run(games.load(game))
    assert {f"card-{card}" for card in CARDS[game]} <= set(drawn)
    monkeypatch.undo()
    assert all(find(game).face(name) for name in drawn)


def asked_about(hall: Hall, table: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Any], list[float]]:
    """Ask for everything about a table as a stranger; return the answers, and what the requests counted as."""
    counted: list[float] = []

    def take(_self: Limiter, _kind: str, _who: str, _network: str = "", cost: float = 1.0) -> None:
        counted.append(cost)

    stranger, answers = hall.guest("Eve"), []
    monkeypatch.setattr(Limiter, "take", take)
    for path in ("", "/snapshot", "/log", "/picture", "/record", "/chat", "/scores", "/sources", "/snapshot?invite=x"):
        answers.append(refusal(stranger.get(f"/api/tables/{table}{path}")))
    for path, body in (("/why", {"choice": "x"}), ("/join", {"invite": "x"}), ("/moves", {"seq": 1, "choice": "x"})):
        answers.append(refusal(stranger.post(f"/api/tables/{table}{path}", body)))
    with stranger.client.websocket_connect("/ws", headers=stranger.headers) as ws:
        for frame in ({"type": "watch", "invite": "x"}, {"type": "chat", "text": "x"}):
            ws.send_json({**frame, "table": table})
            answers.append(ws.receive_json(timeout=20)["error"])
    monkeypatch.undo()
    return answers, counted


@pytest.mark.parametrize("loaded", [False, True])
def test_a_private_table_is_to_strangers_as_if_it_did_not_exist(
    loaded: bool, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They cannot have it loaded, and neither answers nor limits tell its length or whether somebody looks at it."""
    table, live_tables = hidden_table(hall.guest("Anna"), "root"), hall.services.tables.live_tables
    longest = update(tables).where(tables.c.id == table).values(ply=20_000)
    hall.client.blocking_portal.call(hall.services.db.write, lambda sql: sql.execute(longest))
    live = live_tables.live[table]
    if loaded:
        live._meta = msgspec.structs.replace(live.meta, ply=20_000)
    else:
        hall.client.blocking_portal.call(live_tables._close, [live])
    known = set(live_tables.live)
    assert asked_about(hall, "f" * 16, monkeypatch) == asked_about(hall, table, monkeypatch)
    assert known == set(live_tables.live)


def test_a_stranger_does_not_wait_for_a_private_table(lite_home: Settings) -> None:
    """Else the time of a refusal would tell that something happens there."""

    async def work(at: Tables) -> None:
        table = (await at.create(ANN, form(ME, ME))).id
        busy = asyncio.Event()
        working = asyncio.create_task(at.live_tables.live[table].run(busy.wait))
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(Refused) as refused:
                await at.info(table, BEN)
        assert "not_found" == code(refused)
        busy.set()
        await working

    in_room(lite_home, work)


def test_keys_that_anyone_can_compute_are_noticed(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A check that misses them is worth nothing."""
    real = Layers.key

    def plain(self: Layers, defs: str, static: str) -> str:
        key, layer = hashlib.sha256(f"{defs}\0{static}".encode()).hexdigest()[:KEY_LENGTH], real(self, defs, static)
        if layer in self._waiting:
            self._waiting[key] = self._waiting.pop(layer)
        return key

    monkeypatch.setattr(Layers, "key", plain)
    assert [path for path in told(hall, "root") if path.startswith("/api/static/")]
