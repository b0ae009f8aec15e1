"""The WebSocket: follows tables, plays, and answers whatever is sent; the offender alone is limited."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from tests.server.hall import Guest, Hall, hall_for, quick
from turnwright.server.config import Limits
from turnwright.server.web import pages


def connect(person: Guest, **headers: str) -> WebSocketTestSession:
    """Open the WebSocket of a browser."""
    return person.client.websocket_connect("/ws", headers={**person.headers, **headers})


def until(ws: WebSocketTestSession, kind: str) -> Any:
    """Return the next message of a kind, past others."""
    for _ in range(200):
        message = ws.receive_json(timeout=20)
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


def test_ping(hall: Hall) -> None:
    """Strangers may connect as well."""
    with connect(hall.stranger()) as ws:
        ws.send_json({"type": "ping", "n": 7})
        assert {"type": "pong", "n": 7} == ws.receive_json(timeout=20)


def test_hello_tells_which_page_the_server_has(hall: Hall) -> None:
    """The same to everybody and each time, and another one after any change of the page."""
    files = {"/index.html": pages.Page(b"one", "text/html", False), "/a.js": pages.Page(b"two", "text/plain", True)}
    renamed = {"/index.html": files["/index.html"], "/b.js": files["/a.js"]}
    changed = {**files, "/a.js": files["/a.js"]._replace(content=b"three")}
    shifted = {
        "/index.html": files["/index.html"]._replace(content=b"onet"),
        "/a.js": files["/a.js"]._replace(content=b"wo"),
    }
    assert 4 == len({pages.version(each) for each in (files, renamed, changed, shifted)})
    assert pages.version(files) == pages.version(dict(reversed(files.items())))
    for person in (hall.stranger(), hall.guest("Anna")):
        with connect(person) as ws:
            for _again in range(2):
                ws.send_json({"type": "hello"})
                assert {"type": "welcome", "page": pages.version(pages.load())} == ws.receive_json(timeout=20)


def test_a_watched_table_tells_of_moves(hall: Hall) -> None:
    """The mover hears that it is stored; the table, then what changed, comes to all who watch."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    table = anna.table("me", "open", public=True)["id"]
    bert.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    with connect(anna) as one, connect(bert) as two, connect(hall.stranger()) as watcher:
        for ws in (one, two, watcher):
            ws.send_json({"type": "watch", "table": table})
        boards = [until(ws, "table") for ws in (one, two, watcher)]
        assert [0, 1, -1] == [board["seat"] for board in boards]
        mover, board = (one, boards[0]) if boards[0]["options"] else (two, boards[1])
        choice = board["options"][0]["choice"]
        mover.send_json({"type": "move", "table": table, "seq": board["seq"], "choice": choice, "key": "k"})
        moved = until(mover, "moved")
        assert "k" == moved["key"]
        for ws in (one if mover is two else two, watcher):
            delta = until(ws, "delta")
            while delta["seq"] == board["seq"]:  # who is there has changed
                delta = until(ws, "delta")
            assert (board["seq"], moved["seq"]) == (delta["from_seq"], delta["seq"])
        assert [] == delta["options"]


def test_whoever_has_the_snapshot_is_not_sent_the_board_again(hall: Hall) -> None:
    """The rest comes as a delta of the same seq: who sits there, the options, the orders; then changes as to others."""
    anna = hall.guest("Anna")
    table = anna.table("me", "greedy", public=True, options={"first": 0})["id"]
    snapshot = anna.get(f"/api/tables/{table}/snapshot").json()
    known = {"seq": snapshot["seq"], "seat": snapshot["seat"]}
    with connect(anna) as ws:
        ws.send_json({"type": "watch", "table": table, "known": known})
        first = ws.receive_json(timeout=20)
        assert ("delta", snapshot["seq"], snapshot["seq"]) == (first["type"], first["from_seq"], first["seq"])
        assert ({}, {}, {}, []) == (first["pieces"], first["static"], first["labels"], first["log"])
        assert len(snapshot["log"]) == first["log_from"]
        for same in ("options", "prompt", "names", "colours", "orders", "can_undo", "gestures", "ends", "prospects"):
            assert snapshot[same] == first[same]
        assert {**snapshot["table"], "seats": first["info"]["seats"]} == first["info"]
        assert first["info"]["seats"][0]["online"]
        ws.send_json({"type": "move", "table": table, "seq": first["seq"], "choice": first["options"][0]["choice"]})
        assert until(ws, "delta")["pieces"]


@pytest.mark.parametrize("change", [{"seq": -1}, {"seq": 1}, {"seat": -1}], ids=str)
def test_another_snapshot_is_not_the_board_of_now(change: dict[str, int], hall: Hall) -> None:
    """Whoever has an older one, or that of other eyes, gets the whole table."""
    anna = hall.guest("Anna")
    table = anna.table("me", "me", public=True)["id"]
    snapshot = anna.get(f"/api/tables/{table}/snapshot").json()
    known = {"seq": snapshot["seq"], "seat": snapshot["seat"], **change}
    with connect(anna) as ws:
        ws.send_json({"type": "watch", "table": table, "known": known})
        whole = ws.receive_json(timeout=20)
        assert ("table", snapshot["panels"]) == (whole["type"], whole["panels"])


def test_refused_moves_carry_their_key(hall: Hall) -> None:
    """Stale, illegal, unknown, not mine: the code says which."""
    anna = hall.guest("Anna")
    table = anna.table("me", "me", public=True)["id"]
    with connect(anna) as ws, connect(hall.guest("Bert")) as other, connect(hall.stranger()) as stranger:
        ws.send_json({"type": "watch", "table": table})
        seq = until(ws, "table")["seq"]
        move = {"type": "move", "table": table, "seq": seq, "choice": "decline", "key": "k"}
        for session, change, code in (
            (ws, {}, "illegal_choice"),
            (ws, {"choice": "fly"}, "unknown_choice"),
            (ws, {"seq": seq + 5}, "stale"),
            (ws, {"table": "nowhere"}, "not_found"),
            (other, {}, "not_your_seat"),
            (stranger, {}, "not_signed_in"),
        ):
            session.send_json({**move, **change})
            answer = until(session, "error")
            assert (code, "k") == (answer["error"]["code"], answer["key"])
    assert seq == anna.get(f"/api/tables/{table}").json()["seq"]


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '"watch"',
    "{}",
    '{"type": "dance"}',
    '{"type": "watch"}',
    '{"type": "watch", "table": 5}',
    '{"type": "ping", "n": "x"}',
    '{"type": "ping", "n": 1, "extra": 1}',
    '{"type": "move", "table": "t", "seq": 1e99, "choice": "x"}',
    '{"type": "move", "table": "t", "seq": -1, "choice": "\\ud800"}',
    "[" * 10_000,
    '{"type": "unwatch", "table": "never-watched"}',
    '{"type": "watch", "table": "../../etc/passwd"}',
    '{"type": "watch", "table": "x", "theme": "<b>"}',
    '{"type": "undo", "table": "x", "seq": 0}',
]


def test_malformed_frames_are_answered_and_the_connection_goes_on(hall: Hall) -> None:
    """Each gets an error; none ends the connection or touches another's."""
    with connect(hall.guest("Anna")) as ws, connect(hall.guest("Bert")) as other:
        for frame in MALFORMED:
            ws.send_text(frame)
            answer = ws.receive_json(timeout=20)
            assert "error" == answer["type"], frame
            assert answer["error"]["code"] in ("bad_request", "not_found", "bad_option", "unknown_choice"), answer
        ws.send_bytes(b"\x00\xff")
        assert "bad_request" == ws.receive_json(timeout=20)["error"]["code"]
        for session in (ws, other):
            session.send_json({"type": "ping", "n": 1})
            assert "pong" == session.receive_json(timeout=20)["type"]


def test_a_huge_frame_is_answered_and_not_read(tmp_path: Path) -> None:
    """Its size alone is looked at."""
    with hall_for(quick(tmp_path, limits=Limits(frame_bytes=1_000))) as hall, connect(hall.guest("Anna")) as ws:
        ws.send_text(json.dumps({"type": "chat", "table": "t", "text": "ж" * 900}))
        assert "too_large" == ws.receive_json(timeout=20)["error"]["code"]


def test_a_flood_is_told_then_ended_and_others_play_on(tmp_path: Path) -> None:
    """Frames above the rate are dropped with the seconds to wait; going on ends the connection."""
    with hall_for(quick(tmp_path, limits=Limits(moves=60, requests=10_000, sign_ins=1_000))) as hall:
        calm = hall.guest("Bert")
        with connect(calm) as other:
            with connect(hall.guest("Anna")) as ws:
                for n in range(100):
                    ws.send_json({"type": "ping", "n": n})
                answers: list[Any] = []
                with pytest.raises(WebSocketDisconnect) as ended:
                    answers.extend(iter(lambda: ws.receive_json(timeout=20), None))
            assert 4429 == ended.value.code
            errors = [answer["error"] for answer in answers if answer["type"] == "error"]
            assert {"rate_limited"} == {error["code"] for error in errors}
            assert all(error["retry_after"] > 0 for error in errors)
            assert 10 <= len(answers) - len(errors) < 20
            other.send_json({"type": "ping", "n": 1})
            assert "pong" == other.receive_json(timeout=20)["type"]


def test_a_person_with_many_connections_sends_no_more_frames(tmp_path: Path) -> None:
    """Each connection has its rate, and so have all of one person together; somebody else may still send."""
    with (
        hall_for(quick(tmp_path, limits=Limits(moves=60, requests=10_000, sign_ins=1_000))) as hall,
        ExitStack() as all,
    ):
        anna, bert = hall.guest("Anna"), hall.guest("Bert")
        pages = [all.enter_context(connect(anna)) for _n in range(5)]
        for page in pages:
            for n in range(10):
                page.send_json({"type": "ping", "n": n})
        answers = [page.receive_json(timeout=20) for page in pages for _n in range(10)]
        pongs = [answer for answer in answers if answer["type"] == "pong"]
        assert 30 <= len(pongs) < 40
        other = all.enter_context(connect(bert))
        other.send_json({"type": "ping", "n": 1})
        assert "pong" == other.receive_json(timeout=20)["type"]


def test_another_sites_page_gets_no_connection(hall: Hall) -> None:
    """A browser sends the cookie along; the Origin tells."""
    with connect(hall.guest("Anna"), Origin="https://evil.example") as ws:
        assert "forbidden" == ws.receive_json(timeout=20)["error"]["code"]
        with pytest.raises(WebSocketDisconnect) as ended:
            ws.receive_json(timeout=20)
    assert 4403 == ended.value.code


def test_signing_out_ends_the_connection(hall: Hall) -> None:
    """What the page was shown it was shown, but no more comes."""
    anna = hall.guest("Anna")
    with connect(anna) as ws:
        anna.post("/api/logout")
        with pytest.raises(WebSocketDisconnect) as ended:
            ws.receive_json(timeout=20)
    assert 4401 == ended.value.code


def test_private_tables_cannot_be_watched_without_the_invite(hall: Hall) -> None:
    """The id alone shows nothing; the invite does."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    table = anna.table("me", "greedy")["id"]
    secret = anna.post(f"/api/tables/{table}/invite").json()["secret"]
    with connect(bert) as ws:
        ws.send_json({"type": "watch", "table": table})
        assert ws.receive_json(timeout=20)["error"]["code"] in ("forbidden", "not_found")
        ws.send_json({"type": "watch", "table": table, "invite": "wrong"})
        assert ws.receive_json(timeout=20)["error"]["code"] in ("forbidden", "not_found")
        ws.send_json({"type": "watch", "table": table, "invite": secret})
        assert -1 == until(ws, "table")["seat"]


def test_talk_reaches_all_who_watch_and_is_limited(tmp_path: Path) -> None:
    """Markup stays text; too much talk is refused."""
    with hall_for(quick(tmp_path, limits=Limits(chat_lines=4))) as hall:
        anna = hall.guest("Anna")
        table = anna.table("me", "me", public=True)["id"]
        with connect(anna) as ws, connect(hall.stranger()) as watcher:
            watcher.send_json({"type": "watch", "table": table})
            until(watcher, "table")
            for _ in range(3):
                ws.send_json({"type": "chat", "table": table, "text": "<script>alert(1)</script>"})
            assert "rate_limited" == until(ws, "error")["error"]["code"]
            assert "<script>alert(1)</script>" in json.dumps(until(watcher, "chat"))


def test_one_connection_follows_so_many_tables(tmp_path: Path) -> None:
    """One more is refused; letting go of one makes room."""
    with hall_for(quick(tmp_path, limits=Limits(watched=2, new_tables=1_000))) as hall:
        anna = hall.guest("Anna")
        ids = [anna.table("me", "open")["id"] for _ in range(3)]
        with connect(anna) as ws:
            for table in ids:
                ws.send_json({"type": "watch", "table": table})
            assert "conflict" == until(ws, "error")["error"]["code"]
            ws.send_json({"type": "unwatch", "table": ids[0]})
            ws.send_json({"type": "watch", "table": ids[2]})
            assert ids[2] == until(ws, "table")["table"]["id"]


def test_the_lobby_is_told_to_those_concerned(hall: Hall) -> None:
    """Somebody joins: the owner's page hears that its lists have changed."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    table = anna.table("me", "open", public=True)["id"]
    with connect(anna) as ws:
        bert.post(f"/api/tables/{table}/join", {})
        assert {"type": "lobby"} == until(ws, "lobby")
