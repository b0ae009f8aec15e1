"""The wire: what is read, what is refused, what is sent."""

from __future__ import annotations

import msgspec
import pytest

from turnwright.server.wire.socket import ClientMessage, Move, Ping, Pong, Watch
from turnwright.server.wire.tables import Clock, CreateBody, SeatSpec

READ = msgspec.json.Decoder(ClientMessage)


def test_client_messages_are_told_apart_by_their_type() -> None:
    """One object a frame, with a type."""
    assert Ping(n=3) == READ.decode(b'{"type":"ping","n":3}')
    assert Watch(table="t", theme="dark") == READ.decode(b'{"type":"watch","table":"t","theme":"dark"}')
    move = Move(table="t", seq=4, choice="conquer 7", key="k")
    assert move == READ.decode(b'{"type":"move","table":"t","seq":4,"choice":"conquer 7","key":"k"}')
    assert b'{"type":"pong","n":3}' == msgspec.json.encode(Pong(n=3))


@pytest.mark.parametrize(
    "frame",
    [b"", b"[]", b"{}", b'{"type":"fly"}', b'{"type":"ping","n":"x"}', b'{"type":"ping","m":1}', b'{"type":"move"}'],
)
def test_what_means_nothing_is_refused(frame: bytes) -> None:
    """Malformed frames, unknown types, unknown and missing keys."""
    with pytest.raises(msgspec.MsgspecError):
        READ.decode(frame)


def test_a_form_is_read_with_its_defaults() -> None:
    """A table needs a game and seats; the rest may be left out."""
    data = b'{"game":"small_world","seats":[{"kind":"me"},{"kind":"bot","bot":"search","seconds":2}]}'
    body = msgspec.json.decode(data, type=CreateBody)
    assert (
        CreateBody(game="small_world", seats=[SeatSpec(kind="me"), SeatSpec(kind="bot", bot="search", seconds=2)])
        == body
    )
    assert body.clock is None
    clock = msgspec.json.decode(b'{"kind":"bank","seconds":600,"increment":5}', type=Clock)
    assert Clock(kind="bank", seconds=600, increment=5, timeout="move", bot="greedy") == clock
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"hourglass","seconds":600}', type=Clock)
