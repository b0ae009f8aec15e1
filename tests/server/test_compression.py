"""Large WebSocket messages are compressed, once for all who get them; small ones go as they are."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from tests.server.example import bot
from tests.server.test_serve import served
from turnwright.server.network.compression import LEAST, TAIL, LargeMessages, packed

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
