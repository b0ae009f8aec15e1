"""Requests and frames that no client should send: each gets an answer or is closed, and the log stays calm."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.test_connections import ask, dial, rest_of, served
from tests.server.visitors import Server
from turnwright.server import logs

pytestmark = pytest.mark.plain_only

HOST = b"Host: localhost\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
VERSION = b"Sec-WebSocket-Version: 13\r\n"
DEFLATE = b"Sec-WebSocket-Extensions: permessage-deflate\r\n"
END = b"Connection: close\r\n\r\n"
WS = b"GET /ws HTTP/1.1\r\n" + HOST + UPGRADE
TYPED = b"POST /api/guest HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
CHUNKED = TYPED + b"Transfer-Encoding: chunked\r\n"
ODD_HEADERS = b"".join(
    [name + b": \xff\xfe\r\n" for name in (b"Cookie", b"Authorization", b"Origin", b"Accept", b"X-CSRF-Token")]
)
FINAL, TEXT, PART, CLOSE, PING = 0x80, 0x81, 0x01, 0x88, 0x89


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of this file trouble."""
    folder = tmp_path_factory.mktemp("malformed")
    running = Server(folder / "log", "--data", str(folder / "data"))
    yield running
    running.kill()


@contextlib.contextmanager
def calm(server: Server) -> Iterator[None]:
    """Check that nothing was logged as an error, and that the server still serves."""
    before = server.log.stat().st_size
    yield
    assert 200 == ask(server.port, "GET", "/health")[0]
    told = server.log.read_bytes()[before:].decode(errors="replace")
    assert "Traceback" not in told, told
    assert "ERROR" not in told, told


def frame(first: int, data: bytes = b"") -> bytes:
    """Return a masked frame."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return bytes([first]) + length + bytes(4) + data


def opened(port: int, more: bytes = b"") -> socket.socket:
    """Return an open WebSocket."""
    link = dial(port, b"GET /ws HTTP/1.1\r\n" + HOST + UPGRADE + KEY + VERSION + more + b"\r\n")
    assert b"101" in link.recv(1_000).split(b"\r\n")[0]
    return link


def deflated(data: bytes) -> bytes:
    """Return what a compressed frame contains."""
    packing = zlib.compressobj(wbits=-15)
    return (packing.compress(data) + packing.flush(zlib.Z_SYNC_FLUSH))[:-4]


CLOSED = {
    "bytes that are not UTF-8": (frame(TEXT, b"\xff\xfe{"), 1007),
    "an encoded surrogate": (frame(TEXT, b"\xed\xa0\x80"), 1007),
    "half a character": (frame(TEXT, b"\xd0"), 1007),
    "fragments that are not UTF-8": (frame(PART, b"\xff") + frame(FINAL, b"\xfe"), 1007),
    "many frames that are not UTF-8": (frame(TEXT, b"\xff") * 50, 1007),
    "something after it": (frame(TEXT, b"\xff") + frame(TEXT, b'{"type": "ping", "n": 1}'), 1007),
    "a fragment of nothing": (frame(FINAL, b"x"), 1002),
    "a text within fragments": (frame(PART, b"x") + frame(TEXT, b"y"), 1002),
    "an unknown opcode": (frame(0x83, b"x"), 1002),
    "an unknown control opcode": (frame(0x8B, b"x"), 1002),
    "the first reserved bit": (frame(0xC1, b"x"), 1002),
    "the second reserved bit": (frame(0xA1, b"x"), 1002),
    "the third reserved bit": (frame(0x91, b"x"), 1002),
    "a long ping": (frame(PING, b"x" * 126), 1002),
    "a ping in fragments": (frame(0x09, b"x"), 1002),
    "a long close": (frame(CLOSE, b"\x03\xe8" + b"x" * 130), 1002),
    "half a close code": (frame(CLOSE, b"\x03"), 1002),
    "close code 0": (frame(CLOSE, b"\0\0"), 1002),
    "close code 1005": (frame(CLOSE, (1005).to_bytes(2, "big")), 1002),
    "close code 65535": (frame(CLOSE, b"\xff\xff"), 1002),
    "a reason that is not UTF-8": (frame(CLOSE, b"\x03\xe8\xff"), 1007),
    "no mask": (b"\x81\x01x", 1002),
    "an endless frame": (b"\x81\xff" + b"\xff" * 8 + bytes(4), 1009),
}


@pytest.mark.parametrize("kind", CLOSED)
def test_a_frame_against_the_protocol_ends_the_connection(server: Server, kind: str) -> None:
    """With the code for it: 1002 for the protocol, 1007 for text that is no text, 1009 for too much."""
    sent, code = CLOSED[kind]
    with calm(server):
        link = opened(server.port)
        link.sendall(sent)
        told = rest_of(link)
        assert bytes([CLOSE]) == told[:1], told
        assert code == int.from_bytes(told[2:4], "big")


@pytest.mark.parametrize(("data", "code"), [(deflated(b"\xff\xfe"), 1007), (b"\xff\xff\xff no deflate", 1002)])
def test_what_is_packed_is_checked_too(server: Server, data: bytes, code: int) -> None:
    """Compressed bytes that are not UTF-8, or not compressed at all."""
    with calm(server):
        link = opened(server.port, DEFLATE)
        link.sendall(frame(0xC1, data))
        assert code == int.from_bytes(rest_of(link)[2:4], "big")


@pytest.mark.parametrize(
    "sent", [b'"\\ud800"', b'{"type": "watch", "table": "\\udfff"}', b"{", b"[]", b'{"type": "x"}']
)
def test_a_frame_that_means_nothing_is_answered(server: Server, sent: bytes) -> None:
    """And the connection stays."""
    with calm(server), opened(server.port) as link:
        link.sendall(frame(TEXT, sent))
        told = link.recv(10_000)
        assert b'"bad_request"' in told
        link.sendall(frame(TEXT, b'{"type": "ping", "n": 1}'))
        assert b"pong" in link.recv(10_000)


ANSWERED = {
    "an upgrade without a key": b"GET /ws HTTP/1.1\r\n" + HOST + UPGRADE + b"\r\n",
    "an upgrade with half a key": WS + b"Sec-WebSocket-Key: x\r\n" + VERSION + b"\r\n",
    "an upgrade by POST": b"POST /ws HTTP/1.1\r\n" + HOST + UPGRADE + KEY + VERSION + b"\r\n",
    "an upgrade elsewhere": b"GET /nothing/%ff HTTP/1.1\r\n" + HOST + UPGRADE + KEY + VERSION + b"\r\n",
    "an upgrade with odd extensions": WS + KEY + VERSION + b"Sec-WebSocket-Extensions: ;;=\r\n\r\n",
    "an upgrade to something else": b"GET /api/none HTTP/1.1\r\n" + HOST + b"Upgrade: h2c\r\n" + END,
    "bytes as host": b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n" + END,
    "half an address as host": b"GET / HTTP/1.1\r\nHost: [::1\r\n" + END,
    "no host": b"GET / HTTP/1.1\r\n" + END,
    "two hosts": b"GET / HTTP/1.1\r\n" + HOST + HOST + END,
    "bytes in headers": b"GET /api/tables?scope=mine HTTP/1.1\r\n" + HOST + ODD_HEADERS + END,
    "bytes in the name of a header": b"GET / HTTP/1.1\r\n" + HOST + b"X\xff: y\r\n" + END,
    "bytes in the path": b"GET /\xff HTTP/1.1\r\n" + HOST + END,
    "escaped bytes in the path": b"GET /api/games/%ff%fe/rules HTTP/1.1\r\n" + HOST + END,
    "half an escape in the path": b"GET /api/games/%z%/rules HTTP/1.1\r\n" + HOST + END,
    "NUL in the path": b"GET /api/tables/%00 HTTP/1.1\r\n" + HOST + END,
    "a surrogate in the path": b"GET /api/tables/%ed%a0%80 HTTP/1.1\r\n" + HOST + END,
    "bytes in the query": b"GET /api/tables?scope=%ff&game=%ed%a0%80 HTTP/1.1\r\n" + HOST + END,
    "half an escape in the query": b"GET /api/tables?%zz=%&&=&scope=% HTTP/1.1\r\n" + HOST + END,
    "a target elsewhere": b"GET http://elsewhere/ HTTP/1.1\r\n" + HOST + END,
    "no method": b"F@O / HTTP/1.1\r\n" + HOST + END,
    "CONNECT": b"CONNECT localhost:80 HTTP/1.1\r\n" + HOST + END,
    "TRACE": b"TRACE / HTTP/1.1\r\n" + HOST + END,
    "no chunk": CHUNKED + END + b"zz\r\n{}\r\n0\r\n\r\n",
    "a negative chunk": CHUNKED + END + b"-1\r\n",
    "a chunk and no chunk": CHUNKED + END + b"2\r\n{}\r\nzz\r\n",
    "an unknown encoding": TYPED + b"Transfer-Encoding: gzip\r\n" + END,
    "no length": TYPED + b"Content-Length: x\r\n" + END,
    "two lengths": TYPED + b"Content-Length: 2\r\nContent-Length: 3\r\n" + END + b"{}x",
    "a body of bytes": TYPED + b"Content-Length: 13\r\n" + END + b'{"name":"\xff\xfe"}',
    "a body with a surrogate": TYPED + b"Content-Length: 17\r\n" + END + b'{"name":"\\ud800"}',
    "a form": b"POST /api/guest HTTP/1.1\r\n"
    + HOST
    + b"Content-Type: multipart/form-data; boundary=\xff\r\nContent-Length: 2\r\n"
    + END
    + b"{}",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
}


@pytest.mark.parametrize("kind", ANSWERED)
def test_a_malformed_request_is_refused(server: Server, kind: str) -> None:
    """By the client's mistake, not by ours."""
    with calm(server):
        told = rest_of(dial(server.port, ANSWERED[kind]))
        assert told.startswith(b"HTTP/1.1 4"), told


def test_an_upgrade_with_a_body_that_does_not_come_is_given_up(tmp_path: Path) -> None:
    """It would otherwise stay open for good, and not make room for others either. A WebSocket stays."""
    asked = b"GET /ws HTTP/1.1\r\n" + HOST + UPGRADE + KEY + VERSION + b"Content-Length: 5\r\n\r\n"
    with served(tmp_path, header_seconds=1) as port, opened(port) as link:
        for _twice in range(2):
            assert rest_of(dial(port, asked)).startswith(b"HTTP/1.1 408 ")
        link.sendall(frame(TEXT, b'{"type": "ping", "n": 1}'))
        assert {"type": "pong", "n": 1} == json.loads(link.recv(1_000)[2:])


def test_malformed_requests_are_logged_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line a minute that says how many there were; what is no warning is logged as ever."""
    now = [0.0]
    monkeypatch.setattr(logs, "throttle", logs.Throttle(lambda: now[0]))

    def logged(level: int, text: str) -> str:
        record = logging.LogRecord("uvicorn.error", level, "", 0, text, (), None)
        return str(record.msg) if logs.seldom(record) else ""

    assert ["bad", "", "", "odd"] == [logged(logging.WARNING, text) for text in ("bad", "bad", "bad", "odd")]
    assert ["down", "down"] == [logged(logging.ERROR, "down") for _time in range(2)]
    now[0] = 61.0
    assert ["bad (2 more like this in the meantime)", ""] == [logged(logging.WARNING, "bad") for _time in range(2)]
