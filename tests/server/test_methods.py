"""HEAD and OPTIONS: answered for every path, once for all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hall import Hall
from tests.server.test_connections import dial, rest_of, served
from turnwright.server.web import pages

pytestmark = pytest.mark.plain_only


@pytest.mark.parametrize("packed", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/health", "/schema/openapi.json", "/api/nothing", *pages.load()])
def test_head_is_answered_like_get(hall: Hall, path: str, packed: str) -> None:
    """With the same headers, and nothing after them."""
    wanted = {"Accept-Encoding": packed}
    got, head = (hall.client.request(method, path, headers=wanted) for method in ("GET", "HEAD"))
    assert dict(got.headers) == dict(head.headers)
    assert got.status_code == head.status_code
    assert b"" == head.content


def test_head_of_what_can_only_be_sent_is_not_found(hall: Hall) -> None:
    """There is nothing to read there, and nothing is done."""
    ann = hall.guest("Ann")
    assert 404 == ann.client.request("HEAD", "/api/logout", headers=ann.headers).status_code
    assert 200 == ann.get("/api/me").status_code


def test_nothing_follows_the_header(tmp_path: Path) -> None:
    """The next answer on the connection would otherwise be read as a body."""
    ask = b"HEAD /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HTTP/1.1\r\nHost: localhost\r\n"
    with served(tmp_path) as port:
        told = rest_of(dial(port, ask + b"Connection: close\r\n\r\n"))
    first, second, body = told.split(b"\r\n\r\n")
    assert first.startswith(b"HTTP/1.1 200 ")
    assert second.startswith(b"HTTP/1.1 200 ")
    assert f"content-length: {len(body)}".encode() in first


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/", "GET, HEAD, OPTIONS"),
        ("/api/games", "GET, HEAD, OPTIONS"),
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/logout", "OPTIONS, POST"),
    ],
)
def test_options_name_the_methods_of_a_path(hall: Hall, path: str, methods: str) -> None:
    """To anybody; that says nothing about what a person may do there."""
    reply = hall.client.options(path)
    assert 204 == reply.status_code
    assert methods.split(", ") == sorted(reply.headers["allow"].split(", "))
