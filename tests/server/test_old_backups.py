"""A backup of an older version is restored by this one: read at the revision that wrote it, then upgraded."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, func, select, text

from tests.server.aged import where
from tests.server.hall import PASSWORD, hall_for, quick
from tests.server.room import downgraded
from turnwright.cli import main
from turnwright.server.config import Settings
from turnwright.server.storage.backup import FORMAT, PASSING
from turnwright.server.storage.db import Database, tables
from turnwright.server.storage.engines import engine_for, revision, revisions
from turnwright.server.storage.people_tables import metadata, users

OLDER = revisions()[:-1]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the database of a server: an account, and its table in the middle of a game."""
    data = tmp_path_factory.mktemp("played")
    with hall_for(quick(data)) as hall:
        person = hall.stranger()
        person.post("/api/register", {"name": "Anna", "password": PASSWORD, "email": "anna@example.org"})
        path = f"/api/tables/{person.table('me', 'me', title='Наш стол')['id']}"
        now = person.get(f"{path}/snapshot").json()
        person.post(f"{path}/moves", {"seq": now["seq"], "choice": now["options"][0]["choice"]})
        person.post(f"{path}/chat", {"text": "hello"})
    return data


@pytest.fixture
def lite(played: Path, tmp_path: Path) -> Settings:
    """Settings with a copy of that database."""
    return quick(Path(shutil.copytree(played, tmp_path / "old")))


def old_backup(settings: Settings, file: Path) -> None:
    """Write a backup as the version that left this database did: with the tables and columns of its revision."""
    engine, found = engine_for(settings), MetaData()
    with engine.begin() as sql:
        lines: list[Any] = [{"format": FORMAT, "revision": revision(sql)}]
        found.reflect(sql)
        for table in found.sorted_tables:
            if table.name not in PASSING | {"alembic_version"}:
                lines += [[table.name, dict(row)] for row in sql.execute(select(table)).mappings()]
    engine.dispose()
    file.write_bytes(gzip.compress("\n".join([json.dumps(line) for line in lines]).encode()))


def everything(settings: Settings) -> dict[str, list[str]]:
    """Return all rows of a database that a backup contains; the database is upgraded first if it is old."""
    db = Database(settings)
    db.open_here()
    stored = [table for table in metadata.sorted_tables if table.name not in PASSING]
    found = db.read_here(lambda sql: {str(t.name): sorted(map(repr, sql.execute(select(t)))) for t in stored})
    db.close_here()
    return found


@pytest.mark.parametrize("old", OLDER)
def test_a_backup_of_an_older_version_is_restored_and_played_on(
    old: str, lite: Settings, home: Settings, tmp_path: Path
) -> None:
    """Row by row what an update of that version's database would have left."""
    file = tmp_path / "old.backup"
    downgraded(lite, old)
    old_backup(lite, file)
    assert 0 == main(["admin", "restore", str(file), *where(home)])
    assert everything(lite) == everything(home)
    with hall_for(home) as hall:
        person = hall.stranger()
        assert 200 == person.post("/api/login", {"name": "Anna", "password": PASSWORD}).status_code
        path = f"/api/tables/{person.get('/api/tables?scope=mine').json()[0]['id']}"
        now = person.get(f"{path}/snapshot").json()
        move = {"seq": now["seq"], "choice": now["options"][0]["choice"]}
        assert 200 == person.post(f"{path}/moves", move).status_code
        assert 2 == person.post(f"{path}/chat", {"text": "again"}).json()["n"]


def test_an_old_backup_that_is_wrong_somewhere_leaves_an_empty_database_of_this_version(
    lite: Settings, home: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Columns that came later are refused in one line, and a whole backup can still be restored."""
    file, broken = tmp_path / "old.backup", tmp_path / "broken.backup"
    downgraded(lite, OLDER[0])
    old_backup(lite, file)
    header, *rows = gzip.decompress(file.read_bytes()).decode().splitlines()
    first, *others = [row for row in rows if row.startswith('["users"')]
    name, row = json.loads(first)
    wrong = json.dumps([name, {**row, "renamed": None}])
    broken.write_bytes(gzip.compress("\n".join([header, *others, wrong]).encode()))
    capsys.readouterr()
    assert 2 == main(["admin", "restore", str(broken), *where(home)])
    told = capsys.readouterr().err
    assert "line 2 of the backup is not a row of this database" in told
    assert 1 == told.count("\n")
    db = Database(home)
    counts = [select(func.count()).select_from(table) for table in (users, tables)]
    assert [0, 0] == db.read_here(lambda sql: [sql.execute(count).scalar() for count in counts])
    assert revisions()[-1] == db.read_here(revision)
    db.close_here()
    assert 0 == main(["admin", "restore", str(file), *where(home)])


def test_an_old_backup_is_not_restored_over_what_is_there(lite: Settings, home: Settings, tmp_path: Path) -> None:
    """The tables are made anew only in an empty database."""
    file = tmp_path / "old.backup"
    downgraded(lite, OLDER[0])
    old_backup(lite, file)
    with hall_for(home) as hall:
        hall.guest("Ann")
    before = everything(home)
    assert 2 == main(["admin", "restore", str(file), *where(home)])
    assert before == everything(home)


@pytest.mark.parametrize("line", ['["alembic_version", {"version_num": "0001"}]', '["leases", {}]'])
def test_a_backup_cannot_set_what_the_database_says_of_itself(line: str, lite_home: Settings, tmp_path: Path) -> None:
    """Its revision, or which process runs a table."""
    file = tmp_path / "file.backup"
    file.write_bytes(gzip.compress(f'{{"format": "{FORMAT}", "revision": "{revisions()[-1]}"}}\n{line}'.encode()))
    assert 2 == main(["admin", "restore", str(file), *where(lite_home)])
    engine = engine_for(lite_home)
    with engine.begin() as sql:
        assert [revisions()[-1]] == list(sql.scalars(text("SELECT version_num FROM alembic_version")))
    engine.dispose()
