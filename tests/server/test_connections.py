"""Connections that say nothing, say it too slowly, or do not read: they go, and everybody else is served."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.client
import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from turnwright.server.config import Limits, Settings
from turnwright.server.network.connections import (
    OTHER_FILES,
    SLOWEST,
    OpenConnections,
    ReadingPeer,
    most_connections,
    protocols,
)

pytestmark = pytest.mark.plain_only

FILES = 1_024
"""How many files a process may have open on many systems."""
GUARD = 30.0
"""Seconds after which a test gives up."""


class Pipe(asyncio.Transport):
    """A transport that keeps what happens to it."""

    def __init__(self, waiting: int = 0) -> None:
        super().__init__()
        self.waiting = waiting
        self.aborted = False
        self.high: int | None = None

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Keep the limit."""
        self.high = high

    def get_write_buffer_size(self) -> int:
        """Return what waits to be read."""
        return self.waiting

    def abort(self) -> None:
        """End at once."""
        self.aborted = True


# How many.


def test_the_one_that_waits_longest_makes_room() -> None:
    """From its own network where that is full, else from any; those being served stay."""
    connections = OpenConnections(most=4, most_per_network=3)
    pipes = [Pipe() for _ in range(7)]
    for pipe in pipes[:3]:
        assert connections.add(pipe, "a")
    connections.works(pipes[0])
    assert connections.add(pipes[3], "a")
    assert [False, True, False, False] == [pipe.aborted for pipe in pipes[:4]]
    assert connections.add(pipes[4], "b")
    assert connections.add(pipes[5], "b")
    assert [False, True, True, False, False, False] == [pipe.aborted for pipe in pipes[:6]]
    assert 4 == len(connections)
    for pipe in pipes:
        connections.works(pipe)
    assert not connections.add(pipes[6], "c")
    for pipe in pipes:
        connections.remove(pipe)
        connections.remove(pipe)
    assert 0 == len(connections)
    assert not connections._number
    assert not connections._waiting
    assert not connections._waiting_from


def test_a_connection_that_waits_again_is_the_newest() -> None:
    """Whoever has just been answered does not make room first."""
    connections = OpenConnections(most=2, most_per_network=0)
    old, new = Pipe(), Pipe()
    connections.add(old, "a")
    connections.add(new, "a")
    connections.works(old)
    connections.waits(old)
    connections.add(Pipe(), "a")
    assert (False, True) == (old.aborted, new.aborted)


def test_behind_proxies_no_address_is_full() -> None:
    """All connections come from the proxy then; only all of them together are limited."""
    alone, _web_socket = protocols(Settings())
    behind, _web_socket = protocols(Settings(proxies=1))
    assert Limits().address_connections == alone.open_connections.most_per_network
    assert 0 == behind.open_connections.most_per_network
    connections = OpenConnections(most=10, most_per_network=0)
    pipes = [Pipe() for _ in range(10)]
    assert all(connections.add(pipe, "127.0.0.1") for pipe in pipes)
    assert not any(pipe.aborted for pipe in pipes)


def test_there_are_fewer_connections_than_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system limit is raised as far as allowed, and the rest is left for other files."""
    limits = [(256, 1_000)]
    monkeypatch.setattr(resource, "getrlimit", lambda _which: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _which, both: limits.append(both))
    assert 1_000 - OTHER_FILES == most_connections(5_000)
    assert (1_000, 1_000) == limits[-1]
    assert 100 == most_connections(100)
    limits.append((256, resource.RLIM_INFINITY))
    assert 5_000 == most_connections(5_000)
    assert 5_000 + OTHER_FILES == limits[-1][0]


# How slowly.


@pytest.mark.parametrize(
    ("before", "after", "ended"),
    [(100_000, 100_000, True), (100_000, 99_999, True), (5_000, 1, True), (5_000, 0, False)],
)
def test_a_reader_who_takes_too_little_is_let_go(before: int, after: int, ended: bool) -> None:
    """Whatever waits starts the time, and little is not enough."""

    async def work() -> None:
        pipe = Pipe(before)
        peer = ReadingPeer(pipe, 1_000.0)
        assert 0 == pipe.high
        peer.paused()
        pipe.waiting = after
        peer._look()
        assert ended == pipe.aborted
        peer.resumed()

    asyncio.run(work())


def test_a_slow_but_steady_reader_may_go_on() -> None:
    """As long as enough is taken each time."""

    async def work() -> None:
        pipe = Pipe(10 * SLOWEST)
        peer = ReadingPeer(pipe, 1.0)
        peer.paused()
        for _ in range(5):
            pipe.waiting -= 2 * SLOWEST
            peer._look()
        assert not pipe.aborted
        assert pipe.waiting == 0
        peer.resumed()

    asyncio.run(work())


# The real program.


@contextmanager
def served(data: Path, files: int = 0, **limits: float) -> Iterator[int]:
    """Run the program with other limits on a free port, and yield the port."""
    command = [sys.executable, "-m", "turnwright.cli", "serve", "--port", "0", "--data", str(data), "--thinkers", "1"]
    settings = {f"TURNWRIGHT_LIMITS_{name.upper()}": str(value) for name, value in limits.items()}
    how: dict[str, Any] = {}
    if files:
        how["preexec_fn"] = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, **settings}, **how
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, line + process.stdout.read()
        yield int(found[1])
    finally:
        process.send_signal(signal.SIGINT)
        rest, _none = process.communicate(timeout=30)
    assert "Traceback" not in rest, rest


def dial(port: int, sent: bytes = b"") -> socket.socket:
    """Open a connection and send something."""
    link = socket.create_connection(("127.0.0.1", port), timeout=GUARD)
    link.sendall(sent)
    return link


def rest_of(link: socket.socket) -> bytes:
    """Return what comes until the connection ends."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while data := link.recv(65_536):
            heard += data
    link.close()
    return heard


def ask(port: int, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, str]:
    """Send a request; return the status, the answer and the cookie."""
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=GUARD)
    try:
        link.request(method, path, json.dumps(body), {"Content-Type": "application/json", **headers})
        reply = link.getresponse()
        text = reply.read()
        found = json.loads(text) if text.startswith((b"{", b"[")) else text.decode()
        return reply.status, found, (reply.headers["Set-Cookie"] or "").partition(";")[0]
    finally:
        link.close()


def test_requests_that_do_not_come_to_an_end_are_given_up(tmp_path: Path) -> None:
    """A header, a next header on the same connection, a body: each has its time. Nothing at all is not answered."""
    head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    whole = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with served(tmp_path, header_seconds=1, body_seconds=1) as port:
        links = [dial(port, sent) for sent in (b"", head, whole + head, head + b"Content-Length: 50\r\n\r\n{")]
        nothing, header, second, body = [rest_of(link) for link in links]
        assert b"" == nothing
        assert header.startswith(b"HTTP/1.1 408 ")
        assert second.startswith(b"HTTP/1.1 200 ")
        assert 1 == second.count(b"HTTP/1.1 408 ")
        assert body.startswith(b"HTTP/1.1 408 ")
        assert 200 == ask(port, "GET", "/health")[0]


def test_1100_silent_connections_leave_the_server_answering(tmp_path: Path) -> None:
    """They come from the same address and would be more than the system lets a process open."""
    with served(tmp_path, files=FILES) as port, ExitStack() as stack:
        for _ in range(1_100):
            stack.enter_context(dial(port, b"GET /"))
        for _ in range(5):
            assert 200 == ask(port, "GET", "/health")[0]
        status, me, cookie = ask(port, "POST", "/api/guest", {"name": "Anna"})
        assert 200 == status
        with web_socket(port, cookie) as link:
            link.sendall(frame('{"type": "ping", "n": 7}'))
            assert b'"n":7' in link.recv(200)
        assert "Anna" == me["user"]["name"]


def frame(text: str, first: int = 0x81) -> bytes:
    """Return a masked frame of the WebSocket, a whole text unless ``first`` says otherwise."""
    data = text.encode()
    return bytes([first, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4) + data


def web_socket(port: int, cookie: str) -> socket.socket:
    """Return a connection on which the WebSocket is open."""
    key = base64.b64encode(bytes(16)).decode()
    link = dial(
        port,
        f"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(),
    )
    assert b"101" in link.recv(1_000).split(b"\r\n")[0]
    return link


def resets(link: socket.socket, data: bytes) -> bool:
    """Send, and never read, until the server has had enough; tell whether it had."""
    with link:
        try:
            while True:
                link.sendall(data)
        except ConnectionError:
            return True
        except TimeoutError:
            return False


def test_one_who_asks_and_never_reads_loses_the_connection(tmp_path: Path) -> None:
    """Not only its place at the tables: whatever waits for it in the server is dropped as well."""
    with served(tmp_path, stall_seconds=1, owed_bytes=300_000, moves=100_000, watches=100_000) as port:
        _status, me, cookie = ask(port, "POST", "/api/guest", {"name": "Anna"})
        seats = [{"kind": "me"}] * 4
        own = {"Cookie": cookie, "X-CSRF-Token": me["csrf"]}
        table = ask(port, "POST", "/api/tables", {"game": "root", "seats": seats}, **own)[1]["id"]
        link = web_socket(port, cookie)
        watch = frame(json.dumps({"type": "watch", "table": table}).ljust(130))
        assert resets(link, watch)
        assert 200 == ask(port, "GET", "/health")[0]
        told = ask(port, "GET", "/metrics")[1]
        assert "turnwright_sockets 0" in told
        assert "turnwright_followers 0" in told


@pytest.mark.parametrize("kind", ["pings", "pieces"])
def test_frames_that_need_no_answer_of_ours_are_bounded_too(tmp_path: Path, kind: str) -> None:
    """Pings whose answers nobody reads; a message in endless empty pieces."""
    ping, piece = bytes([0x89, 0x80 | 125]) + bytes(4 + 125), b"\x00\x80" + bytes(4)
    many = (ping if kind == "pings" else piece) * 1_000
    with served(tmp_path) as port:
        link = web_socket(port, "")
        link.sendall(b"\x01\x80" + bytes(4) if kind == "pieces" else b"")
        assert resets(link, many)
        assert 200 == ask(port, "GET", "/health")[0]
