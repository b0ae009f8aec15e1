"""Turn notices: one for each decision, none while the page is open, by webhook and mail."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.hall import Guest, Hall, hall_for, quick
from turnwright.server import notices
from turnwright.server.config import Mail, Settings
from turnwright.server.live import Event
from turnwright.server.webhooks import Unreachable, send_webhook

pytestmark = pytest.mark.plain_only


class Heard(NamedTuple):
    """What a listener on this machine was sent."""

    url: str
    bodies: list[dict[str, Any]]


@pytest.fixture
def listener() -> Iterator[Heard]:
    """A web server that remembers what is posted to it; /away redirects."""
    bodies: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            bodies.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(302 if self.path == "/away" else 204)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield Heard(f"http://127.0.0.1:{server.server_port}", bodies)
    server.shutdown()
    thread.join()
    server.server_close()


def settle(hall: Hall) -> None:
    """Wait for the notices on their way."""
    portal = hall.client.blocking_portal
    portal.call(hall.services.notices.settled)


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """A server whose operator lets webhooks reach this machine, and that does not wait."""
    monkeypatch.setattr(notices, "GRACE", 0.0)
    with hall_for(quick(tmp_path, webhooks_inside=True, public_url="http://games.example.org")) as running:
        yield running


def asked_table(hall: Hall, hook: str) -> tuple[Guest, Guest, str, int]:
    """Return two people at a running table, who both get notices, the table and who is asked."""
    people = [hall.guest("Anna"), hall.guest("Bert")]
    for person in people:
        assert 200 == person.call("PATCH", "/api/me", {"webhook": hook, "lang": "ru"}).status_code
    table = people[0].table("me", "open", public=True, title="Our table")["id"]
    people[1].post(f"/api/tables/{table}/join", {})
    asked = people[0].post(f"/api/tables/{table}/start").json()["asked"]
    return people[asked], people[1 - asked], table, asked


def test_whoever_is_asked_and_away_gets_one_notice(hall: Hall, listener: Heard) -> None:
    """In their language, with the address of the table; the same decision is not told twice."""
    _person, _other, table, asked = asked_table(hall, f"{listener.url}/hook")
    settle(hall)
    (notice,) = listener.bodies
    assert (table, asked, "turn") == (notice["table"], notice["seat"], notice["event"])
    assert "Ваш ход: Our table" == notice["title"]
    assert f"http://games.example.org/t/{table}" in notice["text"]
    info = hall.stranger().get(f"/api/tables/{table}").json()
    user = info["seats"][asked]["user"]
    event = Event("asked", table, (user,), asked, info["seq"], False)
    hall.client.blocking_portal.call(hall.services.notices.on_event, event)
    settle(hall)
    assert 1 == len(listener.bodies)


def test_no_notice_while_the_page_is_open(hall: Hall, listener: Heard) -> None:
    """Any page of theirs will do: it shows the turn in its title."""
    people = [hall.guest("Anna"), hall.guest("Bert")]
    for person in people:
        person.call("PATCH", "/api/me", {"webhook": f"{listener.url}/hook"})
    table = people[0].table("me", "open", public=True)["id"]
    people[1].post(f"/api/tables/{table}/join", {})
    connect = hall.client.websocket_connect
    with connect("/ws", headers=people[0].headers), connect("/ws", headers=people[1].headers) as ws:
        ws.send_json({"type": "ping"})
        ws.receive_json(timeout=20)
        people[0].post(f"/api/tables/{table}/start")
        settle(hall)
    assert [] == listener.bodies


def test_bots_and_people_without_addresses_get_none(hall: Hall, listener: Heard) -> None:
    """Nothing is sent where nothing was asked for."""
    hall.guest("Anna").table("me", "greedy")
    settle(hall)
    assert [] == listener.bodies


def test_mail_goes_to_the_address_of_the_account(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One message; markup and line breaks in a title stay text."""
    sent: list[Any] = []
    monkeypatch.setattr(notices, "GRACE", 0.0)
    monkeypatch.setattr(notices.Notices, "_deliver", lambda _self, message: sent.append(message))
    with hall_for(quick(tmp_path, mail=Mail(host="mail.example.org", sender="table@example.org"))) as hall:
        person = hall.guest("Anna")
        person.call("PATCH", "/api/me", {"email": "anna@example.org"})
        person.table("me", "me", title="<b>Hi</b>\r\nBcc: all@example.org")
        settle(hall)
    (message,) = sent
    assert ("anna@example.org", "table@example.org") == (message["To"], message["From"])
    assert message["Bcc"] is None
    assert "<b>Hi</b> Bcc" in message["Subject"]
    assert "text/plain" == message.get_content_type()


def test_a_webhook_never_follows_a_redirect(listener: Heard) -> None:
    """The first answer is the answer."""
    settings = Settings(webhooks_inside=True)
    assert 302 == asyncio.run(send_webhook(f"{listener.url}/away", {"n": 1}, settings))
    assert [{"n": 1}] == listener.bodies


def test_an_internal_address_is_not_reached_even_if_stored(listener: Heard) -> None:
    """What was allowed once, or what a name points to by now, is checked again when it is sent."""
    with pytest.raises(Unreachable, match="internal address"):
        asyncio.run(send_webhook(f"{listener.url}/hook", {}, Settings()))
    assert [] == listener.bodies


def test_a_dead_webhook_is_counted_and_its_url_not_logged(
    hall: Hall, listener: Heard, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody waits for it."""
    caplog.set_level("DEBUG")
    asked_table(hall, "http://127.0.0.1:9/secret-hook")
    settle(hall)
    assert 'turnwright_notices_total{kind="webhook",result="failed"} 1' in hall.services.metrics.text()
    assert "secret-hook" not in caplog.text
