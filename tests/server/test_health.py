"""What ``/health`` tells, and how much an outage writes."""

from __future__ import annotations

import logging
from collections import namedtuple
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event

from tests.server.hall import Hall, hall_for, quick, refusal
from turnwright.server import logs
from turnwright.server.config import Settings
from turnwright.server.storage import db as database

Usage = namedtuple("Usage", "total used free")


def health(hall: Hall) -> tuple[int, str]:
    """Return what ``/health`` says."""
    reply = hall.client.get("/health")
    return reply.status_code, reply.json()["status"]


def test_health_tells_when_a_write_finds_no_space(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the next one that finds some; a writer is told to come back, not that there is a bug."""
    with hall_for(lite_home) as hall:
        assert (200, "ok") == health(hall)
        ann = hall.guest("Ann")

        def shrink(sql: object) -> None:
            sql.exec_driver_sql("PRAGMA max_page_count=1")  # type: ignore[attr-defined]

        event.listen(hall.services.db.engine, "begin", shrink)
        for _again in range(50):
            reply = ann.post("/api/tables", {"game": "small_world", "seats": [{"kind": "me"}, {"kind": "me"}]})
            if reply.status_code != 201:
                break
        assert (503, "unavailable") == refusal(reply)
        assert "60" == reply.headers["Retry-After"]
        assert (503, "disk full") == health(hall)
        event.remove(hall.services.db.engine, "begin", shrink)
        event.listen(hall.services.db.engine, "begin", lambda sql: sql.exec_driver_sql("PRAGMA max_page_count=100000"))
        ann.table("me", "me")
        assert (200, "ok") == health(hall)


def test_health_tells_when_little_space_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Less than the operator's bound, and no longer than that."""
    free = 49_000_000
    monkeypatch.setattr(database, "disk_usage", lambda _folder: Usage(10**9, 0, free))
    with hall_for(replace(quick(tmp_path), disk_mb=50)) as hall:
        assert (503, "disk full") == health(hall)
        free = 51_000_000
        assert (200, "ok") == health(hall)


def test_an_outage_of_the_database_writes_one_line(
    pg_home: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Requests are told to come back, the rounds keep trying, and everything works once it is back."""
    with hall_for(pg_home) as hall:
        ann = hall.guest("Ann")
        table = ann.table("me", "me")["id"]
        monkeypatch.setattr(logs, "throttle", logs.Throttle())
        caplog.clear()
        db = hall.services.db

        def refuse(*_statement: object) -> None:
            raise hall_down

        hall_down = psycopg.OperationalError("the server is not there\nand will not be")
        event.listen(db.engine, "do_execute", refuse)
        with caplog.at_level(logging.WARNING, "turnwright"):
            for _again in range(20):
                assert (503, "unavailable") == refusal(ann.get("/api/me"))
                assert (503, "unavailable") == refusal(ann.post(f"/api/tables/{table}/chat", {"text": "hello"}))
                assert (503, "no database") == health(hall)
        event.remove(db.engine, "do_execute", refuse)
        told = [record for record in caplog.records if record.name.startswith("turnwright")]
        assert ["the database does not answer: try again (the server is not there)"] == [r.getMessage() for r in told]
        assert [None] == [record.exc_info for record in told]
        assert (200, "ok") == health(hall)
        assert 200 == ann.post(f"/api/tables/{table}/chat", {"text": "hello"}).status_code
