"""Large WebSocket messages are compressed, once for all who get them; small ones go as they are.

What clients compress may not become much larger here.
"""

from __future__ import annotations

import contextlib
import json
import socket
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError, PayloadTooBig
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from tests.server.example import bot
from tests.server.test_connections import ask, dial, rest_of
from tests.server.test_serve import served
from tests.server.visitors import Server
from turnwright.server.network.compression import LEAST, MOST_UNPACKED, TAIL, LargeMessages, packed

pytestmark = pytest.mark.plain_only

LARGE = json.dumps([{"n": n, "text": "all that is seen"} for n in range(2000)]).encode()


def test_large_messages_shrink_and_are_read_again() -> None:
    """And sending the same one again does not compress it again."""
    packed.cache_clear()
    frames = [LargeMessages(True, True, 15, 15).encode(Frame(Opcode.TEXT, LARGE)) for _client in range(3)]
    assert all(frame.rsv1 for frame in frames)
    assert len(frames[0].data) < len(LARGE) / 8
    assert LARGE == zlib.decompressobj(wbits=-15).decompress(bytes(frames[0].data) + TAIL)
    assert (1, 2) == (packed.cache_info().misses, packed.cache_info().hits)


def test_small_messages_and_pings_go_as_they_are() -> None:
    """Compressing them would take longer than sending them."""
    for frame in (Frame(Opcode.TEXT, b"x" * (LEAST - 1)), Frame(Opcode.PING, b"?")):
        assert frame is LargeMessages(True, True, 15, 15).encode(frame)


def test_a_client_may_have_large_messages_compressed_or_not(tmp_path: Path) -> None:
    """It sees the same table."""
    with served(tmp_path) as url:
        server = bot.Server(url)
        body = {"game": "small_world", "seats": [{"kind": "me"}] * 2, "public": True, "options": {"first": 0}}
        table = server.post("/api/tables", body)["id"]
        seen = []
        for compression in ("deflate", None):
            with connect(url.replace("http", "ws") + "/ws", compression=compression, max_size=None) as line:
                assert bool(compression) == bool(line.protocol.extensions)
                line.send(json.dumps({"type": "watch", "table": table}))
                seen.append(json.loads(line.recv(timeout=30))["panels"])
        assert seen[0] == seen[1]


# What clients compress.


def squeezed(size: int) -> bytes:
    """Return a compressed message of ``size`` spaces."""
    return packed(b" " * size, 15)


@pytest.mark.parametrize("size", [10, 2_000, MOST_UNPACKED])
def test_what_clients_compress_is_read(size: int) -> None:
    """As a whole or in pieces."""
    extension = LargeMessages(True, True, 15, 15)
    data = squeezed(size)
    assert size == len(extension.decode(Frame(Opcode.TEXT, data, rsv1=True), max_size=1 << 20).data)
    first = extension.decode(Frame(Opcode.TEXT, data[:5], fin=False, rsv1=True), max_size=1 << 20)
    rest = extension.decode(Frame(Opcode.CONT, data[5:]), max_size=1 << 20)
    assert size == len(first.data) + len(rest.data)


@pytest.mark.parametrize("most", [None, 1 << 20])
def test_what_clients_compress_may_not_become_large(most: int | None) -> None:
    """Neither at once nor in its second piece; a message that is not compressed may be as large as the library says."""
    extension = LargeMessages(True, True, 15, 15)
    data = squeezed(MOST_UNPACKED + 1)
    with pytest.raises(PayloadTooBig):
        extension.decode(Frame(Opcode.TEXT, data, rsv1=True), max_size=most)
    extension = LargeMessages(True, True, 15, 15)
    extension.decode(Frame(Opcode.TEXT, data[:2], fin=False, rsv1=True), max_size=most)
    with pytest.raises(PayloadTooBig):
        extension.decode(Frame(Opcode.CONT, data[2:]), max_size=most)
    plain = Frame(Opcode.TEXT, b" " * (MOST_UNPACKED + 1))
    assert plain is LargeMessages(True, True, 15, 15).decode(plain, max_size=most)


@contextmanager
def running(folder: Path) -> Iterator[Server]:
    """Run the real program."""
    server = Server(folder / "log", "--data", str(folder))
    try:
        yield server
    finally:
        server.kill()


def peak(server: Server) -> float:
    """Return the most memory that a server has ever used, in megabytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1_000


def compressing(port: int) -> socket.socket:
    """Return a connection on which the WebSocket is open and both sides may compress."""
    hello = (
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    )
    link = dial(port, hello.encode())
    assert b"permessage-deflate" in link.recv(1_000)
    return link


def masked(data: bytes, first: int) -> bytes:
    """Return a frame as a client sends it."""
    return bytes([first, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4) + data


@pytest.mark.parametrize("size", [0, MOST_UNPACKED, (1 << 20) - 1])
def test_a_flood_of_messages_takes_little_memory(tmp_path: Path, size: int) -> None:
    """Empty ones, and compressed ones that become 700 or 1,000 times as large: all arrive at once, and none is read."""
    one = masked(squeezed(size), 0xC1) if size else masked(b"", 0x81)
    with running(tmp_path) as server:
        before = peak(server)
        links = [compressing(server.port) for _n in range(10)]
        for link in links:
            link.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                link.send(one * (240_000 // len(one)))
        assert 200 == ask(server.port, "GET", "/health")[0]
        for link in links:
            link.settimeout(30)
            rest_of(link)
        assert peak(server) - before < 60


def test_a_client_is_told_that_its_compressed_message_is_too_large(tmp_path: Path) -> None:
    """As it is of one above a megabyte."""
    with running(tmp_path) as server, connect(f"ws://127.0.0.1:{server.port}/ws") as line:
        line.send(" " * 20_000)
        assert "too_large" in str(line.recv(timeout=30))
        line.send(" " * (MOST_UNPACKED + 1))
        with pytest.raises(ConnectionClosedError) as ended:
            line.recv(timeout=30)
        assert ended.value.rcvd is not None
        assert 1009 == ended.value.rcvd.code
