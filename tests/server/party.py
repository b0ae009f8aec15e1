"""People who play at real servers while things go wrong; what they were told is compared with what is stored."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from tests.server.room import in_room
from tests.server.visitors import Server, Visitor, eventually
from turnwright.core.record import read, verify
from turnwright.server.config import Settings
from turnwright.server.storage.db import Database, journal
from turnwright.server.tables.service import Person, Tables

SOME = 6
"""Acknowledged choices before, between and after faults."""
PACE = 0.1
"""Seconds that people think, so that the game is not over before the faults are, however long those take."""

LONG_PACE = 1.0


class Party:
    """Ann and Ben at one table, with bots; Ann comes to the first server first, Ben to the last."""

    def __init__(self, settings: Settings, servers: list[Server], *bots: str, **more: Any) -> None:
        self.settings = settings
        ports = [server.port for server in servers]
        self.people = [Visitor("Ann", *ports), Visitor("Ben", *reversed(ports))]
        ann, ben = self.people
        seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": bot} for bot in bots]]
        body = {"game": "small_world", "seats": seats, "public": True, **more}
        self.table: str = ann.post("/api/tables", body)["id"]
        ben.post(f"/api/tables/{self.table}/join", {})
        ann.post(f"/api/tables/{self.table}/start", {})
        for person in self.people:
            person.pace = PACE
            person.play(self.table)

    def play(self, choices: int = SOME) -> None:
        """Wait until everybody has had a choice acknowledged, and all together ``choices`` more."""
        people = self.people
        assert not any(person.over.is_set() for person in people), "the game is over"
        before = [len(person.acknowledged) for person in people]
        eventually(lambda: all(len(person.acknowledged) > n for person, n in zip(people, before, strict=True)))
        eventually(lambda: sum(len(person.acknowledged) for person in people) >= sum(before) + choices)

    def put_off(self) -> int:
        """Return how often people were told to come back later."""
        return sum(person.put_off for person in self.people)

    def slow_down(self) -> None:
        """Let people think longer, while commands are started beside them."""
        for person in self.people:
            person.pace = LONG_PACE

    def finish(self) -> None:
        """Wait for the end of the game, which nothing delays now."""
        for person in self.people:
            person.pace = 0.0
        eventually(lambda: all(person.over.is_set() for person in self.people))

    def stop(self) -> None:
        """Let people stop where they are."""
        for person in self.people:
            person.stop()

    def written(self) -> list[Any]:
        """Return the journal as the database has it."""
        columns = (journal.c.seq, journal.c.seat, journal.c.kind, journal.c.choice, journal.c.by, journal.c.key)
        wanted = select(*columns).where(journal.c.table_id == self.table).order_by(journal.c.seq)
        db = Database(self.settings)
        with db.engine.connect() as sql:
            found = list(sql.execute(wanted))
        db.engine.dispose()
        return found

    def check(self) -> None:
        """Compare what people were told with what is stored: nothing lost, nothing doubled, nothing by anybody else."""
        lines = self.written()
        assert list(range(len(lines))) == [line.seq for line in lines]
        for seat, person in enumerate(self.people):
            assert [] == person.refused
            mine = [line for line in lines if line.by == person.id]
            stored = {line.key: line.choice for line in mine}
            assert len(mine) == len(stored)
            assert person.acknowledged <= set(stored) <= set(person.sent)
            assert {key: person.sent[key].choice for key in stored} == stored
            assert mine == [line for line in lines if line.seat == seat and line.kind == "choice"]

        async def record(tables: Tables) -> str:
            return await tables.record(self.table, Person(self.people[0].id, ""))

        assert [] == verify(read(in_room(self.settings, record)))
