"""What a connection is owed, how many there may be, and what repeated requests to follow a table cost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from tests.server.hall import Guest, Hall, hall_for, quick
from tests.server.room import ANN, EVE, in_room, play_one, table_of_two
from turnwright.server.config import Limits
from turnwright.server.errors import Refused
from turnwright.server.people.registry import Signed, Visitor
from turnwright.server.tables.service import Tables
from turnwright.server.tables.snapshots import Snapshots
from turnwright.server.web.clients import MESSAGE_COST, TRY_LATER, Client, Sockets
from turnwright.server.web.socket import endpoint

pytestmark = pytest.mark.plain_only

MOST = 10_000


def client(user: str = "", network: str = "1.2.3.4") -> Client:
    """Return a connection of ``user``, or of a stranger."""
    signed = Signed(Visitor(user, user, False, "", "", {}, "", ""), "", "session") if user else None
    return Client(signed, network, MOST)


def test_one_person_has_so_many_connections() -> None:
    """More are refused until one ends."""
    sockets = Sockets(Limits(sockets=2))
    clients = [client("anna") for _ in range(3)]
    sockets.add(clients[0])
    sockets.add(clients[1])
    with pytest.raises(Refused):
        sockets.add(clients[2])
    sockets.remove(clients[0])
    sockets.add(clients[2])
    assert 2 == len(sockets)


def test_one_address_has_so_many_connections_whoever_they_are() -> None:
    """Guests are free to make: what one address has is counted together, and another address is not touched."""
    sockets = Sockets(Limits(sockets=2, address_sockets=3))
    people = [client("anna"), client("bert"), client()]
    for each in people:
        sockets.add(each)
    with pytest.raises(Refused, match="one address"):
        sockets.add(client("cora"))
    sockets.add(client("cora", "5.6.7.8"))
    sockets.remove(people[2])
    sockets.add(client("dora"))


def test_a_full_address_is_turned_away_before_anything_is_looked_up(tmp_path: Path) -> None:
    """The one too many hears why, and the connection ends."""
    limits = Limits(address_sockets=1, sign_ins=1_000)
    with hall_for(quick(tmp_path, limits=limits)) as hall, connect(hall.guest("A1")), connect(hall.guest("B2")) as ws:
        assert "rate_limited" == ws.receive_json(timeout=20)["error"]["code"]
        assert 4429 == ended(ws)


def connect(person: Guest) -> WebSocketTestSession:
    """Open the WebSocket of a browser."""
    return person.client.websocket_connect("/ws", headers=person.headers)


def ended(ws: WebSocketTestSession) -> int:
    """Return the code with which the server closes a connection, skipping everything sent before."""
    with pytest.raises(WebSocketDisconnect) as end:
        list(iter(lambda: ws.receive_json(timeout=20), None))
    return end.value.code


# What is owed.


def test_a_reader_who_falls_behind_is_let_go() -> None:
    """What waits for one slow client is bounded in bytes, and then dropped."""
    slow = client()
    owed = []
    for _ in range(20):
        slow.send(bytes(1_000))
        owed.append(slow.owed_bytes)
    assert MOST - 1_000 - MESSAGE_COST < max(owed) <= MOST
    assert slow.end is not None
    assert TRY_LATER == slow.end[0]
    assert "slowly" in slow.end[1]
    assert 0 == slow.owed_bytes
    assert asyncio.run(slow.next()) is None


def test_many_small_messages_are_counted_too() -> None:
    """An empty message takes memory as well."""
    slow = client()
    for _ in range(MOST // MESSAGE_COST + 1):
        slow.send(b"")
    assert slow.end is not None


def test_what_is_being_sent_is_still_owed() -> None:
    """Taking a message off the queue makes no room before the connection has taken it."""

    async def work() -> None:
        slow = client()
        slow.send(bytes(8_000))
        assert 8_000 == len(await slow.next() or b"")
        slow.send(bytes(8_000))
        assert slow.end is not None

    asyncio.run(work())


def test_a_reader_who_keeps_up_may_be_sent_any_amount() -> None:
    """Nor is one message ever too large for one who has read the rest."""

    async def work() -> None:
        quick_reader = client()
        for size in [3_000] * 50 + [5 * MOST] * 3:
            quick_reader.send(bytes(size))
            assert size == len(await quick_reader.next() or b"")
            quick_reader.sent()
        assert quick_reader.end is None
        assert 0 == quick_reader.owed_bytes

    asyncio.run(work())


def test_who_does_not_read_is_not_answered() -> None:
    """The next frame waits until there is room for its answer; a client that makes none in time is too slow."""

    async def work() -> None:
        patient = client()
        patient.send(bytes(MOST))
        waiting = asyncio.create_task(patient.room())
        await asyncio.sleep(0)
        assert not waiting.done()
        patient.sent()
        await waiting
        assert patient.end is None
        hasty = client()
        hasty.patience = 0.0
        hasty.send(bytes(MOST))
        await hasty.room()
        assert hasty.end is not None
        assert TRY_LATER == hasty.end[0]

    asyncio.run(work())


class StuckSocket:
    """A WebSocket whose peer sends ``frame`` as often as it is asked and never reads what it is sent."""

    def __init__(self, hall: Hall, person: Guest, frame: str) -> None:
        self.app = hall.app
        self.headers = Headers({})
        self.cookies = {"tw_session": person.cookie}
        self.client = None
        self.scope: dict[str, Any] = {}
        self.frame = frame
        self.taken = 0
        self.sending = asyncio.Event()

    async def accept(self) -> None:
        """Begin."""

    async def receive(self) -> dict[str, Any]:
        """Return the frame once more."""
        self.taken += 1
        return {"type": "websocket.receive", "text": self.frame}

    async def send(self, _message: Any) -> None:
        """Never return."""
        self.sending.set()
        await asyncio.Event().wait()

    async def close(self, _code: int, _reason: str) -> None:
        """Never return either."""
        await asyncio.Event().wait()


class Headers(dict[str, str]):
    """No headers at all."""

    def getall(self, _name: str, default: list[str]) -> list[str]:
        """Return the values of a header."""
        return default


def test_one_who_asks_and_never_reads_is_owed_little_and_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server answers until the limit is near, waits, and ends it; nothing of it stays."""
    monkeypatch.setattr(Client, "patience", 0.5)
    monkeypatch.setattr("turnwright.server.web.socket.LAST_WORDS", 0.1)
    most: list[int] = []
    with hall_for(quick(tmp_path, limits=Limits(owed_bytes=MOST_WATCHED, moves=1_000_000, watches=1_000_000))) as hall:
        anna = hall.guest("Anna")
        table = anna.table("me", "me", public=True)["id"]
        stuck = StuckSocket(hall, anna, f'{{"type": "watch", "table": "{table}"}}')
        original = Client._owe

        def noted(self: Client, change: int) -> None:
            original(self, change)
            most.append(self.owed_bytes)

        monkeypatch.setattr(Client, "_owe", noted)
        portal = hall.client.blocking_portal
        portal.call(endpoint.fn, stuck)
        assert 0 < max(most) <= MOST_WATCHED
        assert 1 < stuck.taken < 20
        assert 0 == len(hall.services.sockets)
        assert 0 == hall.services.tables.counts()["followers"]


MOST_WATCHED = 600_000
"""Room for a few snapshots of a table."""


# Sharing.


def test_all_who_see_the_same_are_sent_the_same_bytes(lite_home: Any) -> None:
    """However often somebody asks to follow a table, its snapshot is made and kept once."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        sent: list[bytes] = []
        for person in (None, None, EVE, None):
            await tables.subscribe(info.id, person, sent.append)
        snapshots = [message for message in sent if message.startswith(b'{"type":"table"')]
        assert 4 == len(snapshots)
        assert 1 == len({id(message) for message in snapshots})
        await play_one(tables, info.id, ANN)
        again: list[bytes] = []
        await tables.subscribe(info.id, None, again.append)
        assert again[0] != snapshots[0]

    in_room(lite_home, work)


def test_snapshots_take_bounded_memory(lite_home: Any) -> None:
    """The oldest goes when there is no room for the next."""

    async def work(tables: Tables) -> None:
        kept = tables.shared.snapshots = Snapshots(most=150_000)
        for _ in range(8):
            info = await table_of_two(tables)
            sent: list[bytes] = []
            await tables.subscribe(info.id, None, sent.append)
            assert len(sent[0]) <= kept.size <= kept.most
            assert kept.size == sum(len(message) for _seen, message in kept._kept.values())

    in_room(lite_home, work)


def test_requests_to_follow_are_limited(tmp_path: Path) -> None:
    """Each costs a look at the table: after too many in a row the client is told when to come back."""
    with hall_for(quick(tmp_path, limits=Limits(watches=4))) as hall:
        anna = hall.guest("Anna")
        table = anna.table("me", "me")["id"]
        with connect(anna) as ws:
            for _ in range(3):
                ws.send_json({"type": "watch", "table": table})
            messages = [ws.receive_json(timeout=20) for _ in range(4)]
    told = [message for message in messages if message["type"] != "presence"]
    assert ["table", "table", "error"] == [message["type"] for message in told]
    assert told[2]["error"]["retry_after"] > 0
