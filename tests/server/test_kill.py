"""Real servers killed under play: nothing acknowledged is lost, nothing is doubled, everybody plays on."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.hall import quick
from tests.server.room import in_room
from tests.server.visitors import Server, Visitor
from turnwright.core.record import read, verify
from turnwright.server.config import Settings
from turnwright.server.db import Database, journal, leases
from turnwright.server.live import Person, Tables

PATIENCE = 90.0
KILLS = 3
SOME = 6
"""Acknowledged choices between one kill and the next."""


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    """Servers of a test, which end with it."""
    found: list[Server] = []
    yield found
    for server in found:
        server.kill()


def eventually(question: Callable[[], bool]) -> None:
    """Wait until ``question`` is true."""
    end = time.monotonic() + PATIENCE
    while not question():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


def seated(people: list[Visitor], *bots: str) -> str:
    """Return a running table of two people and bots."""
    ann, ben = people
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": bot} for bot in bots]]
    table: str = ann.post("/api/tables", {"game": "small_world", "seats": seats, "public": True})["id"]
    ben.post(f"/api/tables/{table}/join", {})
    ann.post(f"/api/tables/{table}/start", {})
    return table


def written(settings: Settings, table: str) -> list[Any]:
    """Return the journal as the database has it."""
    wanted = select(journal.c.seq, journal.c.kind, journal.c.choice, journal.c.by, journal.c.key)
    db = Database(settings)
    with db.engine.connect() as sql:
        found = list(sql.execute(wanted.where(journal.c.table_id == table).order_by(journal.c.seq)))
    db.engine.dispose()
    return found


def holder(settings: Settings, table: str) -> str | None:
    """Return which process answers for a table."""
    db = Database(settings)
    with db.engine.connect() as sql:
        found = sql.execute(select(leases.c.holder).where(leases.c.table_id == table)).scalar()
    db.engine.dispose()
    return found


def check(settings: Settings, table: str, people: list[Visitor]) -> None:
    """Compare what people were told with what is stored."""
    lines = written(settings, table)
    assert list(range(len(lines))) == [line.seq for line in lines]
    for person in people:
        assert [] == person.refused
        mine = [line for line in lines if line.by == person.id]
        stored = {line.key: line.choice for line in mine}
        assert len(mine) == len(stored)
        assert person.acknowledged <= set(stored) <= set(person.sent)
        assert {key: person.sent[key].choice for key in stored} == stored

    async def record(tables: Tables) -> str:
        return await tables.record(table, Person(people[0].id, ""))

    assert [] == verify(read(in_room(settings, record)))


def played(people: list[Visitor], choices: int) -> None:
    """Wait until everybody has had a choice acknowledged, and all together ``choices`` more."""
    before = [len(person.acknowledged) for person in people]
    eventually(lambda: all(len(person.acknowledged) > n for person, n in zip(people, before, strict=True)))
    eventually(lambda: sum(len(person.acknowledged) for person in people) >= sum(before) + choices)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("games", [1, pytest.param(7, marks=pytest.mark.slow)])
def test_people_play_on_through_kills(games: int, tmp_path: Path, servers: list[Server]) -> None:
    """Each acknowledged choice is stored once, and clients come back by themselves: bots and people go on."""
    servers.append(server := Server(tmp_path / "log", "--data", str(tmp_path)))
    chance = random.Random(games)
    for _game in range(games):
        people = [Visitor(name, server.port) for name in ("Ann", "Ben")]
        table = seated(people, "greedy")
        for person in people:
            person.play(table)
        for _kill in range(KILLS):
            played(people, SOME)
            time.sleep(chance.random() / 20)
            server.kill()
            server.start()
        played(people, SOME)
        for person in people:
            person.stop()
            assert person.connections > KILLS
        check(quick(tmp_path), table, people)


def test_two_servers_share_a_table_and_survive_each_other(pg_home: Settings, servers: list[Server]) -> None:
    """People at different servers, and bots: one server is killed, comes back, then the one with the lease is."""
    place = ("--database-url", pg_home.database_url)
    servers += [Server(pg_home.data / name, *place) for name in ("first.log", "second.log")]
    first, second = servers
    people = [Visitor("Ann", first.port, second.port), Visitor("Ben", second.port, first.port)]
    table = seated(people, "greedy", "greedy")
    for person in people:
        person.play(table)
    played(people, SOME)
    first.kill()
    played(people, SOME)
    eventually(lambda: holder(pg_home, table) is not None)
    held = holder(pg_home, table)
    first.start()
    played(people, SOME)
    second.kill()
    eventually(lambda: all(person.over.is_set() for person in people))
    assert held != holder(pg_home, table)
    for person in people:
        person.stop()
    check(pg_home, table, people)
    bots = [line for line in written(pg_home, table) if line.by.startswith("bot:")]
    assert len(bots) > SOME
