"""Backups move between engines; people and tables work the same on PostgreSQL."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.hall import PASSWORD, hall_for, quick
from turnwright.cli import main
from turnwright.server.config import Settings
from turnwright.server.storage.db import Database, tables
from turnwright.server.storage.people_tables import users


def test_a_server_moves_from_sqlite_to_postgresql_and_back(tmp_path: Path, pg_home: Settings) -> None:
    """Accounts, a table in the middle of a game, chat; and the numbering of the chat continues."""
    lite, there, back = tmp_path / "lite", tmp_path / "there.backup", tmp_path / "back.backup"
    with hall_for(quick(lite)) as hall:
        person = hall.stranger()
        person.post("/api/register", {"name": "Anna", "password": PASSWORD, "email": "anna@example.org"})
        table = person.table("me", "me", title="Наш стол")["id"]
        path = f"/api/tables/{table}"
        now = person.get(f"{path}/snapshot").json()
        person.post(f"{path}/moves", {"seq": now["seq"], "choice": now["options"][0]["choice"]})
        said = [person.post(f"{path}/chat", {"text": text}).json()["n"] for text in ("one", "two")]
        before = person.get(f"{path}/snapshot").json()
    assert 0 == main(["admin", "backup", str(there), "--data", str(lite)])
    assert 0 == main(["admin", "restore", str(there), "--database-url", pg_home.database_url])
    with hall_for(pg_home) as hall:
        person = hall.stranger()
        assert 200 == person.post("/api/login", {"name": "anna", "password": PASSWORD}).status_code
        after = person.get(f"{path}/snapshot").json()
        assert [before[key] for key in ("seq", "log", "options")] == [after[key] for key in ("seq", "log", "options")]
        assert person.post(f"{path}/chat", {"text": "three"}).json()["n"] > max(said)
        moved = person.post(f"{path}/moves", {"seq": after["seq"], "choice": after["options"][0]["choice"]})
        assert 200 == moved.status_code
        assert "anna@example.org" == person.get("/api/me").json()["user"]["email"]
        token = person.post("/api/tokens", {"password": PASSWORD}).json()
        assert 204 == person.call("DELETE", f"/api/tokens/{token['id']}").status_code
    assert 0 == main(["admin", "backup", str(back), "--database-url", pg_home.database_url])
    assert 0 == main(["admin", "restore", str(back), "--data", str(tmp_path / "again")])
    with hall_for(quick(tmp_path / "again")) as hall:
        person = hall.stranger()
        person.post("/api/login", {"name": "Anna", "password": PASSWORD})
        assert moved.json()["seq"] == person.get(path).json()["seq"]
        assert ["one", "two", "three"] == [line["text"] for line in person.get(f"{path}/chat").json()]


def _changed(name: str, change: Callable[[dict[str, Any]], object]) -> Callable[[list[str]], list[str]]:
    """Return a change of all rows of one table of a backup."""

    def work(lines: list[str]) -> list[str]:
        found = []
        for line in lines[1:]:
            table, row = json.loads(line)
            if table == name:
                change(row)
            found.append(json.dumps([table, row]))
        return [lines[0], *found]

    return work


BROKEN: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "no header": (lambda lines: lines[1:], "not a backup of Turnwright"),
    "another revision": (lambda lines: [lines[0].replace('"00', '"99'), *lines[1:]], "install a newer Turnwright"),
    "no JSON": (lambda lines: [*lines[:3], "{", *lines[3:]], "line 4 of the backup is not a row"),
    "no such table": (lambda lines: [*lines, '["nowhere", {}]'], "is not a row of this database"),
    "a leased table": (lambda lines: [*lines, '["leases", {}]'], "is not a row of this database"),
    "a column too few": (_changed("users", lambda row: row.pop("name")), "is not a row of this database"),
    "a column too many": (_changed("users", lambda row: row.update(x=1)), "is not a row of this database"),
    "not a row": (lambda lines: [*lines, '["users", 7]'], "is not a row of this database"),
    "nothing for a name": (
        _changed("users", lambda row: row.update(name=None)),
        "does not fit into users",
    ),
    "a list for a name": (_changed("users", lambda row: row.update(name=["x"])), "is not a row of this database"),
    "twice the same": (lambda lines: [*lines[:2], lines[1], *lines[2:]], "does not fit into tables"),
    "a number without end": (_changed("tables", lambda row: row.update(seq=10**40)), "does not fit into tables"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_backup_that_is_wrong_somewhere_is_told_in_one_line(
    kind: str, home: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the line, and nothing of it is kept."""
    change, words = BROKEN[kind]
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    with hall_for(quick(tmp_path / "old")) as hall:
        hall.guest("Ann").table("me", "me")
    assert 0 == main(["admin", "backup", str(whole), "--data", str(tmp_path / "old")])
    lines = gzip.decompress(whole.read_bytes()).decode().splitlines()
    broken.write_bytes(gzip.compress("\n".join(change(lines)).encode()))
    place = ["--database-url", home.database_url] if home.postgres else ["--data", str(home.data)]
    capsys.readouterr()
    assert 2 == main(["admin", "restore", str(broken), *place])
    told = capsys.readouterr().err
    assert words in told
    assert 1 == told.count("\n")
    db = Database(home)
    counts = [select(func.count()).select_from(table) for table in (users, tables)]
    assert [0, 0] == db.read_here(lambda sql: [sql.execute(count).scalar() for count in counts])
    db.close_here()
    assert 0 == main(["admin", "restore", str(whole), *place])


def test_a_nul_that_sqlite_stored_is_told_by_postgresql(
    pg_home: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server of before could store one; the line says where it stands."""
    with hall_for(quick(tmp_path / "old")) as hall:
        hall.guest("Ann").table("me", "me")
        hall.services.db.write_here(lambda sql: sql.execute(tables.update().values(title="a\0b")).rowcount)
    assert 0 == main(["admin", "backup", str(tmp_path / "copy"), "--data", str(tmp_path / "old")])
    assert 2 == main(["admin", "restore", str(tmp_path / "copy"), "--database-url", pg_home.database_url])
    told = capsys.readouterr().err
    assert "does not fit into tables" in told
    assert 1 == told.count("\n")
