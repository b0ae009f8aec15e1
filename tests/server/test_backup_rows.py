"""Backups carry rows of all kinds between SQLite and PostgreSQL: the rows are made from the columns there are."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import JSON, Integer, func, insert, select

from tests.server import every_row
from tests.server.aged import where
from tests.server.conftest import empty_database
from tests.server.hall import PASSWORD, Guest, hall_for, quick, refusal
from turnwright.cli import main
from turnwright.server.config import Settings
from turnwright.server.storage.backup import DRAWN, PASSING
from turnwright.server.storage.db import Database
from turnwright.server.storage.people_tables import metadata


def opened(home: Settings) -> Database:
    """Return a database of the current revision."""
    db = Database(home)
    db.open_here()
    return db


def moved(old: Settings, new: Settings, file: Path) -> None:
    """Back a database up and restore it elsewhere, as an operator does."""
    assert 0 == main(["admin", "backup", str(file), *where(old)])
    assert 0 == main(["admin", "restore", str(file), *where(new)])


def rows(home: Settings) -> dict[str, list[str]]:
    """Return all rows that a backup carries."""
    db = opened(home)
    found = db.read_here(lambda sql: every_row.dump(sql, PASSING | DRAWN))
    db.close_here()
    return found


def test_every_table_has_rows_with_every_column_empty_and_not(lite_home: Settings) -> None:
    """So that a future table or column is carried too, or a test fails."""
    db = opened(lite_home)
    db.write_here(every_row.fill)
    for table in metadata.sorted_tables:
        for column in table.columns:
            some = select(func.count(column), func.count()).select_from(table)
            filled, total = db.read_here(lambda sql, some=some: sql.execute(some).one())  # type: ignore[misc]
            assert every_row.ROWS == total
            assert (0 < filled < total) if column.nullable else (filled == total), f"{table.name}.{column.name}"
    db.close_here()


def test_a_column_of_json_is_empty_or_holds_json() -> None:
    """A restore relies on it: one that may be empty never holds a JSON null, which queries would not find."""
    for table in metadata.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                assert column.nullable == column.type.none_as_null, f"{table.name}.{column.name}"


@pytest.mark.parametrize("first", ["sqlite", "postgresql"])
def test_all_rows_come_back_from_the_other_kind_of_database(
    first: str, lite_home: Settings, pg_url: str, tmp_path: Path
) -> None:
    """There and back: the same values, of the same types, the same columns empty; leases and drawings stay behind."""
    lite = [quick(tmp_path / name) for name in ("one", "two")]
    pg = [quick(tmp_path, database_url=empty_database(pg_url)) for _ in range(2)]
    old, between, new = (lite[0], pg[0], lite[1]) if first == "sqlite" else (pg[0], lite[0], pg[1])
    db = opened(old)
    db.write_here(every_row.fill)
    db.close_here()
    before = rows(old)
    moved(old, between, tmp_path / "there.backup")
    assert before == rows(between)
    moved(between, new, tmp_path / "back.backup")
    assert before == rows(new)
    for home in (between, new):
        db = opened(home)
        for table in metadata.sorted_tables:
            if table.name in PASSING | DRAWN:
                held = select(func.count()).select_from(table)
                assert 0 == db.read_here(lambda sql, held=held: sql.execute(held).scalar())  # type: ignore[misc]
        db.close_here()


def test_numbers_that_the_database_gives_continue(home: Settings, tmp_path: Path) -> None:
    """After the highest that was restored, in every table that has such numbers."""
    old = quick(tmp_path / "old")
    db = opened(old)
    db.write_here(every_row.fill)
    db.close_here()
    moved(old, home, tmp_path / "file.backup")
    db = opened(home)
    numbered = [
        column
        for table in metadata.sorted_tables
        for column in table.primary_key.columns
        if isinstance(column.type, Integer) and column.autoincrement is True
    ]
    assert "chat.n" in [str(column) for column in numbered]
    for column in numbered:
        row = {key: value for key, value in every_row.row(column.table, 0).items() if key != column.name}
        highest = db.read_here(lambda sql, column=column: sql.execute(select(func.max(column))).scalar_one())  # type: ignore[misc]
        add = insert(column.table).values(row).returning(column)
        new = [db.write_here(lambda sql, add=add: sql.execute(add).scalar_one()) for _time in range(2)]  # type: ignore[misc]
        assert [highest + 1, highest + 2] == new
    db.close_here()


def signed_in(person: Guest) -> bool:
    """Tell whether somebody's session is valid."""
    return person.get("/api/me").json()["user"] is not None


def test_a_restored_server_knows_people_as_the_old_one_did(home: Settings, tmp_path: Path) -> None:
    """Sessions and tokens that were valid still are, those that had ended stay ended, and reserved names stay so."""
    old = quick(tmp_path / "old")
    with hall_for(old) as hall:
        anna, elsewhere, gone = hall.stranger(), hall.stranger(), hall.stranger()
        anna.post("/api/register", {"name": "Anna", "password": PASSWORD})
        for person in (elsewhere, gone):
            assert 200 == person.post("/api/login", {"name": "Anna", "password": PASSWORD}).status_code
        gone_cookie = gone.cookie
        gone.post("/api/logout", {})
        token = anna.post("/api/tokens", {"label": "bot", "password": PASSWORD}).json()
        assert 200 == anna.post("/api/me/name", {"name": "Hannah", "password": PASSWORD}).status_code
        table = anna.table("me", "me")["id"]
        assert signed_in(elsewhere)
    moved(old, home, tmp_path / "file.backup")
    with hall_for(home) as hall:
        for person in (elsewhere, gone):
            person.client = hall.client
        gone.cookie = gone_cookie
        assert [True, False] == [signed_in(elsewhere), signed_in(gone)]
        assert (409, "name_taken") == refusal(hall.stranger().post("/api/guest", {"name": "Anna"}))
        now = elsewhere.get(f"/api/tables/{table}/snapshot").json()
        move = {"seq": now["seq"], "choice": now["options"][0]["choice"]}
        assert 200 == elsewhere.post(f"/api/tables/{table}/moves", move).status_code
        assert 200 == elsewhere.post(f"/api/tables/{table}/chat", {"text": "שלום 🎲"}).status_code
        assert token["id"] in [each["id"] for each in elsewhere.get("/api/tokens").json()]
