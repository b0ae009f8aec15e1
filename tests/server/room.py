"""Tables inside a test: the service on a database of its own, people at it, and a client that keeps what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from alembic import command
from alembic.config import Config

from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.storage import migrations
from turnwright.server.storage.db import Database
from turnwright.server.storage.engines import engine_for
from turnwright.server.tables.service import Person, Tables
from turnwright.server.wire.play import AllFacts, MoveBody, Snapshot
from turnwright.server.wire.tables import CreateBody, SeatSpec, TableInfo

T = TypeVar("T")

ANN = Person("ann", "Ann")
BEN = Person("ben", "Ben")
EVE = Person("eve", "Eve")

ME = SeatSpec(kind="me")
OPEN = SeatSpec(kind="open")
GREEDY = SeatSpec(kind="bot", bot="greedy")
RANDOM = SeatSpec(kind="bot", bot="random")


async def opened(settings: Settings) -> Tables:
    """Return the service on an open database."""
    db = Database(settings)
    await db.open()
    tables = Tables(db, settings)
    await tables.open()
    return tables


async def closed(tables: Tables) -> None:
    """Shut the service and its database down."""
    await tables.close()
    await tables.store.db.close()


def downgraded(settings: Settings, revision: str) -> None:
    """Take a database back to what an earlier version of the server left."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = engine_for(settings)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()


def in_room(settings: Settings, work: Callable[[Tables], Awaitable[T]]) -> T:
    """Run ``work`` with the service."""

    async def visit() -> T:
        tables = await opened(settings)
        try:
            return await work(tables)
        finally:
            await closed(tables)

    return asyncio.run(visit())


def form(*seats: SeatSpec, **more: Any) -> CreateBody:
    """Return the form of a table, of Small World unless another game is named."""
    return CreateBody(**{"game": "small_world", "seats": list(seats), **more})


async def table_of_two(tables: Tables, **more: Any) -> TableInfo:
    """Return a running table with Ann in seat 0, who begins, and Ben in seat 1."""
    info = await tables.create(ANN, form(ME, OPEN, **{"options": {"first": 0}, "public": True, **more}))
    await tables.join(info.id, BEN)
    return await tables.start(info.id, ANN)


async def with_bots_for_leavers(tables: Tables, table: str) -> None:
    """Let bots take the seats of people who resign, even at a table of two: so it was when older tables were made."""
    live = await tables.live_tables.get(table)
    await live.run(lambda: live.save(msgspec.structs.replace(live.meta, resigning="bot")))


async def with_a_bot(tables: Tables, game: str = "toy", **more: Any) -> TableInfo:
    """Return a running table with Ann, the owner, in seat 0, Ben in seat 1 and a bot in seat 2."""
    info = await tables.create(ANN, CreateBody(game=game, seats=[ME, OPEN, GREEDY], public=True, **more))
    await tables.join(info.id, BEN)
    return await tables.start(info.id, ANN)


def over(info: TableInfo) -> bool:
    """Return whether the game has ended by its rules."""
    return info.state == "finished"


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    """Return the code of a refusal."""
    return refused.value.problem.code


async def play_one(tables: Tables, table: str, person: Person, place: int = 0) -> Snapshot:
    """Make the choice at ``place`` of those on offer; return what was seen before."""
    now = await tables.snapshot(table, person)
    choice = now.options[place % len(now.options)].choice
    await tables.move(table, person, MoveBody(seq=now.seq, choice=choice))
    return now


async def play_on(tables: Tables, table: str, people: list[Person], until: Callable[[TableInfo], bool]) -> TableInfo:
    """Let ``people`` take turns (and bots theirs) until the table is as wanted."""
    for number in range(3000):
        info = await tables.info(table, people[0])
        if until(info):
            return info
        asked = [p for p in people for s in info.seats if s.seat == info.asked and s.user == p.id]
        if asked:
            await play_one(tables, table, asked[0], number)
        else:
            await asyncio.sleep(0.01)
    raise AssertionError("the table never came to be as wanted")


async def wait_for(question: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait until ``question`` is true."""
    for _turn in range(int(seconds / 0.01)):
        if question():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")


class Client:
    """What a browser keeps: a table built from the first message and changed by every delta."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}

    def send(self, data: bytes) -> None:
        """Take a message."""
        message = msgspec.json.decode(data)
        self.messages.append(message)
        if message["type"] == "table":
            self.table = {key: value for key, value in message.items() if key != "type"}
        elif message["type"] == "delta":
            self._change(message)

    def _change(self, delta: dict[str, Any]) -> None:
        assert self.table["seq"] == delta["from_seq"]
        self.table |= {key: delta[key] for key in AllFacts.__struct_fields__ if key in delta}
        self.table["log"], self.table["log_from"] = changed_log(self.table, delta)
        self.table["table"] = {**self.table["table"], **delta["info"]}
        for panel in self.table["panels"]:
            panel["static"] = delta["static"].get(panel["id"], panel["static"])
            panel["labels"] = delta["labels"].get(panel["id"], panel["labels"])
            if panel["id"] in delta["pieces"]:
                panel["pieces"] = changed_pieces(panel["pieces"], delta["pieces"][panel["id"]])
        panels = {panel["id"]: panel for panel in [*self.table["panels"], *delta["panels"]]}
        self.table["panels"] = [
            panels[id] for id in delta.get("order", [panel["id"] for panel in self.table["panels"]])
        ]


def changed_log(table: dict[str, Any], delta: dict[str, Any]) -> tuple[list[dict[str, Any]], int]:
    """Return the lines that a client has after a delta, and where they begin."""
    start = delta["log_from"]
    if delta.get("log_anew"):
        return delta["log"], start
    kept = [line for line in table["log"] if line["n"] < start]
    return [*kept, *delta["log"]], min(start, table["log_from"])


async def whole_log(tables: Tables, table: str, person: Person | None, seat: int | None = None) -> list[dict[str, Any]]:
    """Return all lines that a person may read, fetched in pages."""
    page = await tables.log(table, person, seat)
    lines = page.log
    while page.log_from:
        page = await tables.log(table, person, seat, page.log_from, 7)
        lines = [*page.log, *lines]
    found: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(lines))
    return found


def changed_pieces(pieces: list[dict[str, Any]], changes: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the pieces of a panel after changes."""
    now = {piece["id"]: piece for piece in pieces}
    for change in changes["set"]:
        piece = {**now.get(change["id"], {}), **change}
        part = piece.pop("part", None)
        if part is not None:
            other = now[part["of"]]["body"]
            piece["body"] = other[: part["start"]] + part["text"] + other[len(other) - part["end"] :]
        now[piece["id"]] = piece
    for id in changes["gone"]:
        del now[id]
    return list(now.values())


class Watcher(Client):
    """Somebody who follows a table, and what they were told."""

    async def look(self, tables: Tables, table: str, person: Person | None, invite: str | None = None) -> Watcher:
        """Begin to follow."""
        self.subscription = await tables.subscribe(table, person, self.send, invite=invite)
        return self

    @property
    def gone(self) -> bool:
        """Whether the last thing told was that nothing more comes."""
        return bool(self.messages) and self.messages[-1]["type"] == "unwatched" and self.subscription.ended

    def told(self) -> int:
        """Return how much of the table was sent."""
        return len([message for message in self.messages if message["type"] in ("table", "delta", "chat")])


def as_sent(snapshot: Snapshot) -> dict[str, Any]:
    """Return a snapshot as a client reads it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(snapshot))
    return found


def with_log_from(table: dict[str, Any], first: int) -> dict[str, Any]:
    """Return a table whose log begins with line ``first``, as in a new snapshot; clients keep older lines."""
    kept = max(0, first - table["log_from"])
    return {**table, "log": table["log"][kept:], "log_from": table["log_from"] + kept}


def comparable(table: dict[str, Any]) -> dict[str, Any]:
    """Return a table without the order of pieces and without who is online, which presence messages tell."""
    panels = [{**panel, "pieces": sorted(panel["pieces"], key=lambda p: str(p["id"]))} for panel in table["panels"]]
    seats = [{**seat, "online": None, "clock_left": None} for seat in table["table"]["seats"]]
    return {**table, "panels": panels, "table": {**table["table"], "seats": seats}}
