"""The names of a server: whoever calls it by another one is told so and gets nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.hall import HERE, Hall, hall_for, quick, refusal
from turnwright.cli import main
from turnwright.server.app import HEADERS
from turnwright.server.config import Settings, from_environment
from turnwright.server.network.hosts import Hosts

pytestmark = pytest.mark.plain_only


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/tables", "/health", "/metrics", "/schema/openapi.json"])
@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "192.0.2.7", "", "[", "testserver.local.x"])
def test_another_name_gets_nothing(hall: Hall, path: str, host: str) -> None:
    """A rebound name is refused before any handler runs, in the shape of every refusal."""
    reply = hall.client.get(path, headers={"Host": host})
    assert (421, "wrong_host") == refusal(reply)
    assert {"error"} == set(reply.json())
    assert HEADERS[0][1].decode() == reply.headers["content-security-policy"]


def test_another_name_signs_nobody_in(hall: Hall) -> None:
    """Nothing is done for it either: a guest made in this way would carry a cookie."""
    page = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000"}
    reply = hall.client.post("/api/guest", json={"name": "Anna"}, headers=page)
    assert (421, "wrong_host") == refusal(reply)
    assert "set-cookie" not in reply.headers


def test_another_name_opens_no_socket(hall: Hall) -> None:
    """The WebSocket is closed before it is open; under our name it answers."""
    page = {"Host": "evil.example", "Origin": "http://evil.example"}
    with pytest.raises(WebSocketDisconnect), hall.client.websocket_connect("/ws", headers=page) as socket:
        socket.receive_json()
    with hall.client.websocket_connect("/ws") as socket:
        socket.send_json({"type": "ping", "n": 1})
        assert {"type": "pong", "n": 1} == socket.receive_json()


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST.", HERE, f"{HERE}:80"])
def test_our_own_names_are_answered(hall: Hall, host: str) -> None:
    """Loopback by every name and port, and what the operator allowed."""
    assert 200 == hall.client.get("/api/me", headers={"Host": host}).status_code


@pytest.mark.parametrize(
    ("settings", "known", "unknown"),
    [
        (Settings(), ["localhost", "127.0.0.1"], ["10.0.0.1", "example.org", ""]),
        (Settings(host="10.0.0.1"), ["10.0.0.1:8000", "localhost"], ["10.0.0.2", "0.0.0.0"]),
        (Settings(host="0.0.0.0"), ["10.0.0.1", "[fe80::1]", "localhost"], ["example.org", "10.0.0.1.example.org"]),
        (Settings(host="games"), ["games", "GAMES:1"], ["games.evil.example"]),
        (Settings(public_url="https://games.example.org/x"), ["games.example.org"], ["example.org", "games.example"]),
        (
            Settings(allow_host=("*.example.org",)),
            ["a.example.org"],
            ["example.org", "a.b.example.org", "aexample.org"],
        ),
        (Settings(allow_host=("*",)), ["anything", "10.0.0.1"], []),
    ],
)
def test_names_follow_the_settings(settings: Settings, known: list[str], unknown: list[str]) -> None:
    """What it listens on, its public address, and the operator's names with or without a star."""
    hosts = Hosts(settings)
    assert [] == [name for name in known if not hosts.allow(name)]
    assert [] == [name for name in unknown if hosts.allow(name)]


def test_names_come_from_flag_or_environment(tmp_path: Path) -> None:
    """The variable takes several with commas; the flag, which may be given again, wins."""
    environ = {"TURNWRIGHT_ALLOW_HOST": "a.example, b.example,"}
    assert ("a.example", "b.example") == from_environment(environ).allow_host
    assert ("c.example",) == from_environment(environ, allow_host=("c.example",)).allow_host
    with hall_for(quick(tmp_path, allow_host=("c.example",))) as hall:
        assert 200 == hall.client.get("/health", headers={"Host": "c.example"}).status_code
        assert 421 == hall.client.get("/health").status_code


def test_the_flag_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    """`turnwright serve --help` names it."""
    assert 0 == main(["serve", "--help"])
    assert "--allow-host NAME" in capsys.readouterr().out
