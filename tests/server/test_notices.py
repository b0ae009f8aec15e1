"""Turn notices: one for each decision, none while the page is open, by webhook and mail."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.hall import PASSWORD, Guest, Hall, hall_for, quick
from tests.server.postman import post_office
from tests.server.room import with_bots_for_leavers
from turnwright.server.config import Mail, Settings
from turnwright.server.people import mail
from turnwright.server.people.webhooks import Unreachable, send_webhook
from turnwright.server.tables.service import Event
from turnwright.server.web import notices

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
    settings = quick(tmp_path, webhooks_inside=True, webhook_ports=(0,), public_url="http://games.example.org")
    with hall_for(settings) as running:
        yield running


def asked_table(hall: Hall, hook: str, title: str = "Our table") -> tuple[Guest, Guest, str, int]:
    """Return two people at a running table, who both get notices, the table and who is asked."""
    people = [hall.guest("Anna"), hall.guest("Bert")]
    for person in people:
        assert 200 == person.call("PATCH", "/api/me", {"webhook": hook, "lang": "ru"}).status_code
    table = people[0].table("me", "open", public=True, title=title)["id"]
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


def test_a_table_without_a_title_is_called_by_its_game(hall: Hall, listener: Heard) -> None:
    """In the reader's language, not by the name that programs use."""
    asked_table(hall, f"{listener.url}/hook", title="")
    settle(hall)
    (notice,) = listener.bodies
    assert "Ваш ход: Маленький мир" == notice["title"]
    assert "«Маленький мир»" in notice["text"]


def test_a_notice_goes_to_whoever_holds_the_seat(
    tmp_path: Path, listener: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has left the seat since is not told, and who has taken it is, though the question is the same."""
    monkeypatch.setattr(notices, "GRACE", 0.0)
    with hall_for(quick(tmp_path, webhooks_inside=True, webhook_ports=(0,), bot_pause=1_000.0)) as hall:
        bert, anna, table, asked = asked_table(hall, f"{listener.url}/old")
        settle(hall)
        before = bert.get(f"/api/tables/{table}").json()
        hall.client.blocking_portal.call(with_bots_for_leavers, hall.services.tables, table)
        bert.post(f"/api/tables/{table}/resign")
        event = Event("asked", table, (before["seats"][asked]["user"],), asked, before["seq"], False)
        hall.services.notices._told.clear()
        hall.client.blocking_portal.call(hall.services.notices.on_event, event)
        settle(hall)
        assert 1 == len(listener.bodies)
        cleo = hall.guest("Cleo")
        cleo.call("PATCH", "/api/me", {"webhook": f"{listener.url}/new"})
        request = cleo.post(f"/api/tables/{table}/join", {"seat": asked}).json()["handover"]["id"]
        taken = anna.post(f"/api/tables/{table}/handover/answer", {"accept": True, "request": request}).json()
        assert (before["seq"], asked, "Cleo") == (taken["seq"], taken["asked"], taken["seats"][asked]["name"])
        settle(hall)
        assert 2 == len(listener.bodies)


@pytest.mark.parametrize("how", ["resign", "abandon"])
def test_who_is_away_is_told_the_end_once(hall: Hall, listener: Heard, how: str) -> None:
    """With the result, or that there is none; no longer whose turn it is."""
    asked, other, table, seat = asked_table(hall, f"{listener.url}/hook")
    settle(hall)
    listener.bodies.clear()
    path = f"/api/tables/{table}/{how}"
    asked.post(path, {"agree": True} if how == "abandon" else None)
    if how == "abandon":
        other.post(path, {"agree": True})
    settle(hall)
    names = [each["name"] for each in other.get(f"/api/tables/{table}").json()["seats"]]
    expected = f"(сдача: {names[seat]}). Победа: {names[1 - seat]}." if how == "resign" else "без результата."
    assert [("over", table)] * 2 == [(notice["event"], notice["table"]) for notice in listener.bodies]
    assert {0, 1} == {notice["seat"] for notice in listener.bodies}
    for notice in listener.bodies:
        assert expected in notice["text"]
        assert notice["content"] == notice["text"]


def test_no_notice_while_the_page_is_open(hall: Hall, listener: Heard) -> None:
    """Any of their pages is enough: it shows the turn in its title."""
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


@contextmanager
def mailing(tmp_path: Path, port: int) -> Iterator[Hall]:
    """A server that hands its mail over on this machine, in the clear."""
    mail = Mail(host="127.0.0.1", port=port, sender="table@example.org", starttls=False)
    with hall_for(quick(tmp_path, mail=mail, public_url="http://games.example.org")) as hall:
        yield hall


def correspondents(hall: Hall, **more: Any) -> tuple[list[Guest], str, int]:
    """Return two people with mail addresses at a running table, the table, and who is asked."""
    people = [reader(hall, "Anna"), reader(hall, "Bert")]
    table = people[0].table("me", "open", public=True, options={"first": 0}, **more)["id"]
    people[1].post(f"/api/tables/{table}/join", {})
    asked: int = people[0].post(f"/api/tables/{table}/start").json()["asked"]
    return people, table, asked


def reader(hall: Hall, name: str) -> Guest:
    """Return somebody with an account and a mail address that is confirmed."""
    person = hall.stranger()
    assert 200 == person.post("/api/register", {"name": name, "password": PASSWORD}).status_code
    user = person.get("/api/me").json()["user"]["id"]
    known = {"email": f"{name.lower()}@example.org", "email_confirmed": 1.0}
    hall.client.blocking_portal.call(hall.services.registry.change, user, known)
    return person


def mails(hall: Hall, result: str) -> int:
    """Return how many mails were counted as sent or failed."""
    line = re.search(f'notices_total{{kind="mail",result="{result}"}} (\\d+)', hall.services.metrics.text())
    return int(line[1]) if line else 0


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody counts as about to come back."""
    monkeypatch.setattr(notices, "GRACE", 0.0)


@pytest.mark.usefixtures("at_once")
def test_mail_is_handed_over_once_for_each_decision(tmp_path: Path) -> None:
    """Every decision of somebody away is one message to them alone; hearing of it twice makes no second one."""
    with post_office() as postman, mailing(tmp_path, postman.port) as hall:
        people, table, asked = correspondents(hall, title="Our table")
        told: list[int] = []
        while len(told) < 3:
            now = people[asked].get(f"/api/tables/{table}/snapshot").json()
            if not told or told[-1] != asked:
                told.append(asked)
                user = now["table"]["seats"][asked]["user"]
                again = Event("asked", table, (user,), asked, now["seq"], False)
                hall.client.blocking_portal.call(hall.services.notices.on_event, again)
                settle(hall)
                assert len(told) == mails(hall, "sent")
            move = {"seq": now["seq"], "choice": now["options"][0]["choice"]}
            assert 200 == people[asked].post(f"/api/tables/{table}/moves", move).status_code
            settle(hall)
            asked = people[asked].get(f"/api/tables/{table}").json()["asked"]
    assert [[("anna", "bert")[seat] + "@example.org"] for seat in told] == [to for _from, to in postman.envelopes]
    assert {"table@example.org"} == {sender for sender, _to in postman.envelopes}
    letter = postman.letters[0]
    assert "Your turn: Our table" == letter["Subject"]
    assert f"http://games.example.org/t/{table}" in letter.get_content()
    assert "STARTTLS" not in " ".join(postman.said).upper()


@pytest.mark.usefixtures("at_once")
def test_markup_and_line_breaks_in_a_mail_stay_text(tmp_path: Path) -> None:
    """A title adds no header and no recipient."""
    with post_office() as postman, mailing(tmp_path, postman.port) as hall:
        correspondents(hall, title="<b>Hi</b>\r\nBcc: all@example.org")
        settle(hall)
    (letter,) = postman.letters
    assert ("anna@example.org", "table@example.org", None) == (letter["To"], letter["From"], letter["Bcc"])
    assert [("table@example.org", ["anna@example.org"])] == postman.envelopes
    assert "<b>Hi</b> Bcc" in letter["Subject"]
    assert "text/plain" == letter.get_content_type()


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("elsewhere", [False, True])
def test_no_mail_while_the_page_is_open(elsewhere: bool, tmp_path: Path) -> None:
    """At this process or at another one; the mail server is not even called."""
    with post_office() as postman, mailing(tmp_path, postman.port) as hall, ExitStack() as pages:
        people = [reader(hall, "Anna"), reader(hall, "Bert")]
        for person in people:
            user = person.get("/api/me").json()["user"]["id"]
            if elsewhere:
                hall.services.tables.shared.presence.hear("here", f"other :{user}")
            else:
                page = pages.enter_context(hall.client.websocket_connect("/ws", headers=person.headers))
                page.send_json({"type": "ping"})
                page.receive_json(timeout=20)
        table = people[0].table("me", "open", public=True)["id"]
        people[1].post(f"/api/tables/{table}/join", {})
        assert "running" == people[0].post(f"/api/tables/{table}/start").json()["state"]
        settle(hall)
        assert (0, 0) == (mails(hall, "sent"), mails(hall, "failed"))
    assert [] == postman.said


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("mood", ["strict", "silent", "absent"])
def test_mail_that_cannot_be_handed_over_is_counted(
    mood: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Refused, no answer, nobody there: play continues, one failure is counted, and no address is logged."""
    monkeypatch.setattr(mail, "SMTP_TIMEOUT", 0.3)
    with post_office() as gone:
        pass
    with post_office(mood) as postman, mailing(tmp_path, gone.port if mood == "absent" else postman.port) as hall:
        people, table, asked = correspondents(hall)
        settle(hall)
        assert (0, 1) == (mails(hall, "sent"), mails(hall, "failed"))
        now = people[asked].get(f"/api/tables/{table}/snapshot").json()
        move = {"seq": now["seq"], "choice": now["options"][0]["choice"]}
        assert 200 == people[asked].post(f"/api/tables/{table}/moves", move).status_code
    assert [] == postman.letters
    reason = {"strict": "SMTPRecipientsRefused", "silent": "SMTPServerDisconnected", "absent": "ConnectionRefusedError"}
    assert f"a mail could not be sent: {reason[mood]}" in caplog.text
    assert "anna@example.org" not in caplog.text


def test_a_webhook_never_follows_a_redirect(listener: Heard) -> None:
    """The first answer is the answer."""
    settings = Settings(webhooks_inside=True, webhook_ports=(0,))
    assert 302 == asyncio.run(send_webhook(f"{listener.url}/away", {"n": 1}, settings))
    assert [{"n": 1}] == listener.bodies


def test_an_internal_address_is_not_reached_even_if_stored(listener: Heard) -> None:
    """What was allowed once, or what a name points to by now, is checked again when it is sent."""
    with pytest.raises(Unreachable, match="internal address"):
        asyncio.run(send_webhook(f"{listener.url}/hook", {}, Settings(webhook_ports=(0,))))
    assert [] == listener.bodies


def test_another_port_is_not_reached_even_if_stored(listener: Heard) -> None:
    """It may have been set up when the operator allowed it."""
    with pytest.raises(Unreachable, match="port"):
        asyncio.run(send_webhook(f"{listener.url}/hook", {}, Settings(webhooks_inside=True)))
    assert [] == listener.bodies
    here = int(listener.url.rpartition(":")[2])
    asyncio.run(send_webhook(f"{listener.url}/hook", {"n": 1}, Settings(webhooks_inside=True, webhook_ports=(here,))))
    assert [{"n": 1}] == listener.bodies


def test_a_dead_webhook_is_counted_and_its_url_not_logged(
    hall: Hall, listener: Heard, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody waits for it."""
    caplog.set_level("DEBUG")
    asked_table(hall, "http://127.0.0.1:9/secret-hook")
    settle(hall)
    assert 'turnwright_notices_total{kind="webhook",result="failed"} 1' in hall.services.metrics.text()
    assert "secret-hook" not in caplog.text
