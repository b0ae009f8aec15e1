"""The table of rights is complete, and the server does as it says: all of it on SQLite, on PostgreSQL a part."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from litestar.routes import HTTPRoute
from litestar.testing import WebSocketTestSession

from tests.server import rights
from tests.server.asking import INVITE, REQUEST, RIGHTS, Company, Kept, ended, prepared, program, run, tables
from tests.server.hall import PASSWORD, Guest, Hall, hall_for, quick
from turnwright.server.app import create_app
from turnwright.server.config import Settings
from turnwright.server.errors import STATUS
from turnwright.server.storage.table_rows import Meta
from turnwright.server.wire.socket import ClientMessage

pytestmark = pytest.mark.plain_only

SITUATIONS: Final = ("waiting", "playing", "played")
SYMBOLS: Final = {
    "not_signed_in": "?",
    "not_found": "x",
    "forbidden": "!",
    "not_your_seat": "s",
    "conflict": "c",
    "game_over": "o",
    "not_started": "n",
    "undo_refused": "u",
}
FRAME: Final = "FRAME"
NO_TABLE: Final = {f"{FRAME} {kind}": {"type": kind} for kind in ("ping", "hello")}
"""Frames that are about no table."""
LEGEND: Final = rights.__doc__ or ""


def read(text: str) -> dict[str, list[str]]:
    """Return the rows of a table: method and path, or FRAME and its type, and the cells."""
    rows = [line.split() for line in text.splitlines() if line.strip() and not line.startswith(" ")]
    return {f"{method} {path}": cells for method, path, *cells in rows}


AT_TABLES, ANYWHERE = read(rights.TABLES), read(rights.ANYWHERE)


def endpoints() -> set[str]:
    """Return every method and path that the server answers, and every frame that clients may send.

    The framework itself answers OPTIONS, by naming the methods. HEAD is answered wherever GET is, in the same way:
    ``check_head`` checks that for each of them.
    """
    routes = [route for route in create_app(Settings()).routes if isinstance(route, HTTPRoute)]
    paths = {f"{method} {route.path_format}" for route in routes for method in route.methods - {"OPTIONS"}}
    return paths | {f"{FRAME} {message.__struct_config__.tag}" for message in get_args(ClientMessage)}


def of_tables(endpoint: str) -> bool:
    """Return whether an endpoint is about one table."""
    return "{table_id}" in endpoint or (endpoint.startswith(FRAME) and endpoint not in NO_TABLE)


def test_the_table_has_a_row_for_every_endpoint_and_frame_and_a_symbol_for_everybody() -> None:
    """A new route, method or frame without a row fails here, and so does a missing cell."""
    known = endpoints()
    assert {each for each in known if of_tables(each)} == set(AT_TABLES)
    assert {each for each in known if not of_tables(each)} == set(ANYWHERE)
    widths = [len(rights.AT_A_TABLE)] * 3 + [len(rights.AT_A_PUBLIC_TABLE)] * 3
    assert [] == [row for row, cells in AT_TABLES.items() if widths != [len(cell) for cell in cells]]
    assert [] == [row for row, cells in ANYWHERE.items() if [len(rights.ANYWHERE_COLUMNS)] != [len(c) for c in cells]]
    assert [] == [f"{symbol}  {code}" for code, symbol in SYMBOLS.items() if f"    {symbol}  {code}, " not in LEGEND]


# Tables.


class Asking:
    """Everybody at one server, and the tables that they ask."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.company = Company(hall)
        self.kept = tables(hall, self.company)

    def table(self, endpoint: str, situation: str, public: bool) -> Meta:
        """Return a fresh table for a question."""
        kept: Kept = self.kept[situation]
        return kept.put(self.hall, public=public, **prepared(endpoint, kept.meta))

    def rest(self, endpoint: str, meta: Meta, letter: str) -> str:
        """Ask as somebody by REST; return the symbol of the answer. What is refused changes nothing."""
        method, path = endpoint.split()
        query = f"?invite={INVITE}" if letter == "i" else ""
        where = path.format(table_id=meta.id, seat=2) + query
        person = self.company.by_letter[letter]
        reply = person.call(method, where, body(path, method, meta, letter))
        if method == "GET":
            check_head(person, where, reply)
        answer = symbol(reply)
        if method == "GET" or answer != "+":
            stored = run(self.hall, lambda: self.hall.services.tables.store.meta(meta.id))
            assert stored == meta, (endpoint, letter)
        return answer


def body(path: str, method: str, meta: Meta, letter: str) -> Any:
    """Return what goes along with a request: sensible, so that only the right to send it is in question."""
    if method in ("GET", "DELETE"):
        return None
    last = path.rsplit("/", 1)[1]
    bodies: dict[str, Any] = {
        "join": {"seat": 2, **({"invite": INVITE} if letter == "i" else {})},
        "{seat}": {"kind": "bot", "bot": "random"},
        "answer": {"accept": False, "request": REQUEST},
        "copy": {"ply": 0},
        "{table_id}": {"options": meta.options, "title": "Ours"},
        "abandon": {"agree": True},
        "moves": {"seq": meta.seq, "choice": "pass"},
        "undo": {"seq": meta.seq},
        "why": {"choice": "pass"},
        "preview": {"choice": "pass"},
        "chat": {"text": "Hello"},
        "orders": {"orders": {}},
        "report": {"ply": 0, "words": "This is wrong."},
        "board": {},
    }
    return bodies.get(last)


def symbol(reply: Any) -> str:
    """Return the symbol of an answer; one for which the table has none is shown whole."""
    if reply.status_code < 300:
        return "+"
    code = reply.json()["error"]["code"]
    assert STATUS[code] == reply.status_code
    return SYMBOLS.get(code, f"<{reply.text}>")


def check_head(person: Guest, path: str, reply: Any) -> None:
    """Check that HEAD is answered like GET, whoever asks, but without a body."""
    head = person.client.request("HEAD", path, headers=person.headers)
    person.client.cookies.clear()
    assert reply.status_code == head.status_code, path
    assert b"" == head.content, path
    assert reply.headers["content-type"] == head.headers["content-type"], path
    if path != "/metrics":  # counts the requests
        assert reply.headers["content-length"] == head.headers["content-length"], path


def still(settings: Settings) -> Settings:
    """Return settings for a server where nothing happens by itself, and nobody has too many tables."""
    return replace(
        settings, bot_pause=1_000.0, limits=replace(settings.limits, open_tables=1_000_000, account_reports=1_000_000)
    )


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asking]:
    """One server for all questions."""
    with hall_for(still(quick(tmp_path_factory.mktemp("rights")))) as hall:
        yield Asking(hall)


def columns(public: bool) -> str:
    """Return who asks at a table."""
    return rights.AT_A_PUBLIC_TABLE if public else rights.AT_A_TABLE


def rest_rows(asking: Asking, situation: str, public: bool) -> dict[str, str]:
    """Return the cells of all REST endpoints at one kind of table, as the server answers."""
    found: dict[str, str] = {}
    for endpoint in (each for each in AT_TABLES if not each.startswith(FRAME)):
        meta, cells = None, ""
        for letter in columns(public):
            meta = meta or asking.table(endpoint, situation, public)
            cells += asking.rest(endpoint, meta, letter)
            if cells.endswith("+") and not endpoint.startswith("GET"):
                meta = None
        found[endpoint] = cells
    return found


@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_rest_answers_as_the_table_says(asking: Asking, situation: str, public: bool) -> None:
    """Each person, each endpoint, each kind of table."""
    place = SITUATIONS.index(situation) + 3 * public
    expected = {row: cells[place] for row, cells in AT_TABLES.items() if not row.startswith(FRAME)}
    assert expected == rest_rows(asking, situation, public)


# The WebSocket.


class Line:
    """Somebody's WebSocket; ``door`` is the symbol of how they were let in."""

    def __init__(self, person: Guest) -> None:
        self.ws: WebSocketTestSession = person.client.websocket_connect("/ws", headers=person.headers)
        self.ws.__enter__()
        self.n = 0
        self.door = self.send({"type": "ping"})

    def send(self, frame: dict[str, Any]) -> str:
        """Send a frame; return the symbol of what comes of it."""
        if self.n and self.door != "+":
            return self.door
        self.n += 1
        self.ws.send_json(frame)
        self.ws.send_json({"type": "ping", "n": self.n})
        answer = "+"
        while True:
            message = self.ws.receive_json(timeout=20)
            if message["type"] == "error":
                answer = SYMBOLS[message["error"]["code"]]
            if self.n == 1 and answer != "+":
                return answer
            if message == {"type": "pong", "n": self.n}:
                return answer

    def close(self) -> None:
        """Hang up."""
        self.ws.__exit__(None, None, None)


def frame(kind: str, meta: Meta, letter: str) -> dict[str, Any]:
    """Return a frame of a kind, sensible as ``body``."""
    more: dict[str, dict[str, Any]] = {
        "watch": {"invite": INVITE} if letter == "i" else {},
        "move": {"seq": meta.seq, "choice": "pass"},
        "undo": {"seq": meta.seq},
        "undo_answer": {"accept": False, "request": REQUEST},
        "chat": {"text": "Hello"},
    }
    return {"type": kind, "table": meta.id, **more.get(kind, {})}


def frame_rows(asking: Asking, situation: str, public: bool) -> dict[str, str]:
    """Return the cells of all frames at one kind of table, as the server answers."""
    kinds = [row.split()[1] for row in AT_TABLES if row.startswith(FRAME)]
    found = dict.fromkeys([f"{FRAME} {kind}" for kind in kinds], "")
    for letter in columns(public):
        line = Line(asking.company.by_letter[letter])
        for kind in kinds:
            meta = asking.table(kind, situation, public)
            if kind == "unwatch":
                line.send(frame("watch", meta, letter))
            found[f"{FRAME} {kind}"] += line.send(frame(kind, meta, letter))
        line.close()
    return found


@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_frames_are_answered_as_the_table_says(asking: Asking, situation: str, public: bool) -> None:
    """Each person, each frame, each kind of table."""
    place = SITUATIONS.index(situation) + 3 * public
    expected = {row: cells[place] for row, cells in AT_TABLES.items() if row.startswith(FRAME)}
    assert expected == frame_rows(asking, situation, public)


# Everything else.


def key_and_record(hall: Hall) -> tuple[str, str]:
    """Return the key of a static layer, and the record of a finished game."""
    asking = Asking(hall)
    played = asking.kept["played"].put(hall, public=True)
    stranger = hall.stranger()
    panels = stranger.get(f"/api/tables/{played.id}/snapshot").json()["panels"]
    return panels[0]["static"], stranger.get(f"/api/tables/{played.id}/record").text


def board_of(hall: Hall, person: Guest, record: str) -> str:
    """Return a board that the server has made for somebody, if they are signed in."""
    me = person.get("/api/me")
    user = me.json().get("user") if me.status_code == 200 else None
    return hall.services.tables.shared.own_boards.signed(user["id"] if user else "", "table", record)


class Newcomers:
    """New people for every change, so that what they do to themselves does not touch the next; readers stay."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.made = 0
        self.key, self.record = key_and_record(hall)
        account = hall.stranger()
        account.post("/api/register", {"name": "Account", "password": PASSWORD})
        self.ended = dict(zip("te", ended(hall, account, "Account"), strict=True))
        self.readers = {letter: self.person(letter) for letter in rights.ANYWHERE_COLUMNS}

    def person(self, letter: str) -> Guest:
        """Return somebody of a column."""
        if letter in self.ended:
            return copy(self.ended[letter])
        self.made += 1
        person = self.hall.stranger()
        if letter == "g":
            person.post("/api/guest", {"name": f"Guest {self.made}"})
        if letter in "akpm":
            person.post("/api/register", {"name": f"Account {self.made}", "password": PASSWORD})
        return program(self.hall, person, RIGHTS["kpm".index(letter)]) if letter in "kpm" else person

    def ask(self, endpoint: str, letter: str) -> str:
        """Ask as somebody; return the symbol of the answer."""
        method, path = endpoint.split()
        reads = method in ("GET", FRAME)
        person = self.readers[letter] if reads else self.person(letter)
        if endpoint in NO_TABLE:
            line = Line(person)
            answer = line.send(NO_TABLE[endpoint])
            line.close()
            return answer
        more, values = self.sensible(endpoint, person)
        reply = person.call(method, path.format(**values), more)
        if method == "GET":
            check_head(person, path.format(**values), reply)
        return symbol(reply)

    def sensible(self, endpoint: str, person: Guest) -> tuple[Any, dict[str, str]]:
        """Return what goes along with a request, and what its path names."""
        self.made += 1
        new = {"name": f"New {self.made}", "password": PASSWORD}
        token = person.post("/api/tokens", {"password": PASSWORD}) if endpoint.endswith("{token_id}") else None
        bodies: dict[str, Any] = {
            "PATCH /api/me": {"theme": "dark"},
            "POST /api/email/confirm": {"secret": "of no link"},
            "POST /api/guest": {"name": new["name"]},
            "POST /api/register": new,
            "POST /api/login": {"name": "Account", "password": PASSWORD},
            "POST /api/password": {"old": PASSWORD, "new": f"{PASSWORD} {self.made}"},
            "POST /api/password/forgotten": {"email": "nobody@example.org"},
            "POST /api/password/reset": {"secret": "of no link", "password": f"{PASSWORD} {self.made}"},
            "POST /api/me/name": new,
            "POST /api/me/delete": {"password": PASSWORD},
            "POST /api/tokens": {"password": PASSWORD},
            "POST /api/tables": {"game": "small_world", "seats": [{"kind": "me"}, {"kind": "open"}]},
            "POST /api/records": {"record": self.record},
            "POST /api/board": {"board": board_of(self.hall, person, self.record)},
        }
        values = {
            "token_id": token.json()["id"] if token is not None and token.status_code < 300 else "none",
            "game": "small_world",
            "name": "die-3",
            "lang": "en",
            "key": self.key,
            "path": "openapi.json" if endpoint.startswith("GET /schema") else "nothing.txt",
        }
        return bodies.get(endpoint), values


def test_what_is_not_about_a_table_is_answered_as_the_table_says(tmp_path: Path) -> None:
    """Nobody, guests, accounts, ended tokens, ended sessions, tokens with each right."""
    with hall_for(still(quick(tmp_path))) as hall:
        people = Newcomers(hall)
        found = {row: ["".join([people.ask(row, letter) for letter in rights.ANYWHERE_COLUMNS])] for row in ANYWHERE}
    assert ANYWHERE == found


def test_postgresql_answers_alike(pg_home: Settings) -> None:
    """Where a private game is played, which is where it matters most."""
    with hall_for(still(pg_home)) as hall:
        asking = Asking(hall)
        found = {**rest_rows(asking, "playing", False), **frame_rows(asking, "playing", False)}
    assert {row: cells[1] for row, cells in AT_TABLES.items()} == found
