"""Connections end with the session or token they were opened with, in whichever process."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession
from sqlalchemy import update

from tests.server.hall import PASSWORD, Guest, Hall, hall_for, refusal
from turnwright.cli import main
from turnwright.server.config import Settings
from turnwright.server.people.registry import Signed
from turnwright.server.storage.people_tables import sessions
from turnwright.server.web import auth
from turnwright.server.web.signouts import SignOuts

pytestmark = pytest.mark.plain_only

NEW_PASSWORD = "another good one"
NEVER = 1e6


@contextmanager
def connect(hall: Hall, headers: dict[str, str]) -> Iterator[WebSocketTestSession]:
    """Open a WebSocket with a cookie or a token, and wait until the server knows whose it is."""
    with hall.client.websocket_connect("/ws", headers=headers) as ws:
        assert lives(ws)
        yield ws


def signed_out(ws: WebSocketTestSession) -> bool:
    """Wait until the server ends the connection; tell whether because of a sign-out."""
    with pytest.raises(WebSocketDisconnect) as ended:
        list(iter(lambda: ws.receive_json(timeout=20), None))
    return ended.value.code == 4401


def lives(ws: WebSocketTestSession) -> bool:
    """Return whether a connection is answered."""
    ws.send_json({"type": "ping", "n": 5})
    return bool({"type": "pong", "n": 5} == ws.receive_json(timeout=20))


def registered(hall: Hall, name: str = "Anna") -> Guest:
    """Return a browser signed in to a new account."""
    person = hall.stranger()
    assert 200 == person.post("/api/register", {"name": name, "password": PASSWORD}).status_code
    return person


def token(person: Guest) -> tuple[str, dict[str, str]]:
    """Return the id of a new token, and the header that signs in with it."""
    made = person.post("/api/tokens", {"password": PASSWORD}).json()
    return made["id"], {"Authorization": f"Bearer {made['secret']}"}


@pytest.fixture(autouse=True)
def _no_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is not told at once is not found by chance."""
    monkeypatch.setattr(SignOuts, "every", NEVER)


@contextmanager
def two_halls(settings: Settings) -> Iterator[tuple[Hall, Hall]]:
    """Two servers on one PostgreSQL; on SQLite there is one."""
    with hall_for(settings) as one:
        if not settings.postgres:
            yield one, one
            return
        with hall_for(settings) as two:
            yield one, two


def sign_out(person: Guest) -> None:
    """End this session."""
    person.post("/api/logout")


def sign_in_again(person: Guest) -> None:
    """Sign in where one is signed in."""
    assert 200 == person.post("/api/login", {"name": "Anna", "password": PASSWORD}).status_code


def change_password(person: Guest) -> None:
    """Change it from this session."""
    assert 200 == person.post("/api/password", {"old": PASSWORD, "new": NEW_PASSWORD}).status_code


@pytest.mark.parametrize("end", [sign_out, sign_in_again, change_password])
def test_connections_end_with_their_session(home: Settings, end: Callable[[Guest], None]) -> None:
    """Those of other people, and of strangers, stay."""
    with two_halls(home) as (one, two):
        anna, bert = registered(one), one.guest("Bert")
        with (
            connect(one, anna.headers) as here,
            connect(two, anna.headers) as there,
            connect(two, bert.headers) as other,
            connect(two, {}) as stranger,
        ):
            end(anna)
            assert signed_out(here)
            assert signed_out(there)
            assert lives(other)
            assert lives(stranger)


def test_a_changed_password_ends_the_connections_of_all_sessions_but_not_of_tokens(home: Settings) -> None:
    """The new session of the browser that did it has connections again; bots play on."""
    with two_halls(home) as (one, two):
        anna, elsewhere = registered(one), one.stranger()
        elsewhere.post("/api/login", {"name": "Anna", "password": PASSWORD})
        _id, bot = token(anna)
        with connect(two, elsewhere.headers) as ws, connect(two, bot) as playing:
            change_password(anna)
            assert signed_out(ws)
            assert lives(playing)
        with connect(two, anna.headers) as again:
            assert lives(again)


def test_a_guest_who_makes_an_account_loses_old_connections(home: Settings) -> None:
    """Anyone else with the guest's cookie hears nothing more."""
    with two_halls(home) as (one, two):
        guest = one.guest("Anna")
        with connect(two, guest.headers) as ws:
            assert 200 == guest.post("/api/register", {"name": "Anna B", "password": PASSWORD}).status_code
            assert signed_out(ws)
        with connect(two, guest.headers) as again:
            assert lives(again)


def test_a_deleted_token_ends_its_connections_alone(home: Settings) -> None:
    """Other tokens and the browser continue, until all tokens are ended together."""
    with two_halls(home) as (one, two):
        anna = registered(one)
        tokens = [token(anna) for _ in range(3)]
        with connect(two, tokens[0][1]) as first, connect(two, tokens[1][1]) as second:
            assert 204 == anna.call("DELETE", f"/api/tokens/{tokens[0][0]}").status_code
            assert signed_out(first)
            assert lives(second)
            with connect(two, anna.headers) as browser:
                assert 204 == anna.call("DELETE", "/api/tokens").status_code
                assert signed_out(second)
                assert lives(browser)
        assert [] == anna.get("/api/tokens").json()
        assert (401, "not_signed_in") == refusal(one.stranger().get("/api/me", headers=tokens[2][1]))
        assert 204 == anna.call("DELETE", "/api/tokens").status_code


def test_one_persons_tokens_are_not_anothers(home: Settings) -> None:
    """Ending all one has ends nothing that somebody else has."""
    with two_halls(home) as (one, two):
        anna, bert = registered(one), registered(one, "Bert")
        _id, bot = token(anna)
        with connect(two, bot) as ws:
            bert.call("DELETE", "/api/tokens")
            assert lives(ws)
        assert 1 == len(anna.get("/api/tokens").json())


def test_a_reset_password_ends_sessions_tokens_and_their_connections(
    home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The operator's command runs beside the server: PostgreSQL carries the word, on SQLite the server looks."""
    if not home.postgres:
        monkeypatch.setattr(SignOuts, "every", 0.05)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{NEW_PASSWORD}\n"))
    where = ["--database-url", home.database_url] if home.postgres else ["--data", str(home.data)]
    with hall_for(home) as hall:
        anna, bert = registered(hall), hall.guest("Bert")
        _id, bot = token(anna)
        with (
            connect(hall, anna.headers) as ws,
            connect(hall, bot) as playing,
            connect(hall, bert.headers) as other,
        ):
            assert 0 == main(["admin", "reset-password", "Anna", *where])
            assert signed_out(ws)
            assert signed_out(playing)
            assert lives(other)
        assert (401, "not_signed_in") == refusal(hall.stranger().get("/api/me", headers=bot))


def test_an_expired_session_ends_its_connections(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody ended it: the server looks."""
    monkeypatch.setattr(SignOuts, "every", 0.05)
    with hall_for(lite_home) as hall:
        anna, bert = hall.guest("Anna"), hall.guest("Bert")
        user = anna.get("/api/me").json()["user"]["id"]
        old = update(sessions).where(sessions.c.user_id == user).values(seen=0.0)
        with connect(hall, anna.headers) as ws, connect(hall, bert.headers) as other:
            hall.client.blocking_portal.call(hall.services.db.write, lambda sql: sql.execute(old))
            assert signed_out(ws)
            assert lives(other)


def test_a_session_that_ends_while_a_connection_is_opened_closes_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look at the cookie and the moment at which others could find the connection."""
    sign = auth.sign

    async def sign_then_lose(connection: auth.Connection) -> Signed | None:
        signed = await sign(connection)
        assert signed is not None
        await hall.services.registry.logout(signed.session)
        return signed

    anna = hall.guest("Anna")
    monkeypatch.setattr(auth, "sign", sign_then_lose)
    with hall.client.websocket_connect("/ws", headers=anna.headers) as ws:
        assert signed_out(ws)
