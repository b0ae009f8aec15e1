"""How a purge goes: in small pieces, leaving nothing behind, by one process at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, text, update

from tests.server.aged import NOW, Aged, aged, ago, where
from tests.server.hall import quick
from tests.server.room import code
from turnwright.cli import main
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.storage import purges
from turnwright.server.storage.db import chat, journal, leases, seats, tables
from turnwright.server.storage.people_tables import mail_links, metadata, reports, sessions, tokens, users
from turnwright.server.storage.purges import LOCK, Purges

pytestmark = pytest.mark.plain_only


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is waited for that a test does not ask for."""
    monkeypatch.setattr(purges, "PAUSE", 0.0)


def everything_old(old: Aged) -> dict[str, str]:
    """Put in something of each kind that goes, with all that belongs to it, and something of each that stays."""
    anna, guest = old.account(), old.person()
    old.session(anna, 1)
    old.session(anna, 200)
    old.session(guest, 200)
    old.token(guest, 300)
    old.token(anna, 300)
    old.link(anna, 2)
    gone = {state: old.table(state, 400, "gone") for state in ("open", "abandoned", "running", "finished")}
    for table in gone.values():
        old.put(leases, table_id=table, holder="x", until=NOW)
    kept = old.table("finished", 300, anna, guest, rematch=gone["open"], copied_from=gone["finished"])
    old.said(kept, 300, guest)
    report = {"ply": 0, "rule": "", "words": "wrong", "record": "{}", "created": ago(9), "done": False}
    old.put(reports, id="r", user_id=guest, table_id=gone["running"], **report)
    return {**gone, "kept": kept, "guest": guest, "anna": anna}


def orphans(sql: Connection) -> list[tuple[str, str]]:
    """Return rows that name a missing table or person where one is required."""
    pointers: list[tuple[Any, Any]] = [(each.c.table_id, tables.c.id) for each in (seats, journal, chat, leases)]
    pointers += [(each.c.user_id, users.c.id) for each in (sessions, tokens, mail_links, reports)]
    pointers += [(tables.c.rematch, tables.c.id), (tables.c.copied_from, tables.c.id)]
    found = []
    for column, key in pointers:
        lost = select(column).where(column.is_not(None), column.not_in(select(key)))
        found += [(str(column), value) for value in sql.scalars(lost)]
    return found


def test_nothing_is_left_of_what_goes_and_nothing_points_at_it(home: Settings) -> None:
    """Seats, journal, talk and leases of tables; tokens of guests. A report keeps its record."""
    with aged(home) as old:
        ids = everything_old(old)
        people = {"guests": 1, "mail links": 1, "sessions": 2, "former names": 0, "reports": 0}
        assert {"records": 1, "games": 1, "tables": 2, **people} == old.run()
        assert {ids["kept"]} == old.ids(tables)
        assert {ids["anna"]} == old.ids(users)
        assert [] == old.db.read_here(orphans)
        left = {name: len(rows) for name, rows in old.everything().items() if rows}
        assert {"tables": 1, "seats": 2, "journal": 3, "chat": 2, "users": 1} == {
            name: left[name] for name in ("tables", "seats", "journal", "chat", "users")
        }
        assert {"sessions": 1, "tokens": 1, "reports": 1} == {n: left[n] for n in ("sessions", "tokens", "reports")}
        assert not {"leases", "mail_links"} & set(left)
        rev = old.db.read_here(lambda sql: sql.execute(select(tables.c.rev)).scalar())
        assert 2 == rev


def test_a_dry_run_counts_what_goes_and_changes_nothing(home: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    """The operator's command, on a database that no server has open."""
    with aged(home) as old:
        everything_old(old)
        old.db.write_here(let_years_pass)
        before = old.everything()
    line = "sessions 2, mail links 1, former names 0, reports 0, records 1, guests 1, games 1, tables 2\n"
    for arguments, words in ((["--dry-run"], "would delete: "), ([], "deleted: ")):
        with aged(home) as old:
            assert before == old.everything()
        assert 0 == main(["admin", "purge", *arguments, *where(home)])
        assert words + line == capsys.readouterr().out
    assert 0 == main(["admin", "purge", *where(home)])
    assert (
        "deleted: sessions 0, mail links 0, former names 0, reports 0, records 0, guests 0, games 0, tables 0\n"
        == capsys.readouterr().out
    )


def let_years_pass(sql: Connection) -> None:
    """Make everything as old at this moment as it was at NOW."""
    shift = time.time() - NOW
    for table in metadata.sorted_tables:
        for name in ("created", "changed", "at", "seen", "used", "due", "until"):
            column = table.columns.get(name)
            if column is not None and str(column.type) == "FLOAT":
                sql.execute(update(table).values({column: column + shift}))


def test_only_a_little_is_deleted_at_a_time(home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in lines of journals; in between others write. A long table goes as a whole."""
    monkeypatch.setattr(purges, "LINES", 50)
    monkeypatch.setattr(purges, "MOST", 4)
    with aged(home) as old:
        lengths = [20, 20, 20, 20, 20, 5, 5, 5, 200, 20]
        for lines in lengths:
            old.table("open", 100, "gone", lines=lines)
        for _ in range(12):
            old.person()
        deleted: list[int] = []
        write = old.db.write

        async def counting(work: Callable[[Connection], Any]) -> Any:
            before = old.db.read_here(_lines)
            result = await write(work)
            deleted.append(before - old.db.read_here(_lines))
            return result

        monkeypatch.setattr(old.db, "write", counting)
        counts = old.run()
        assert (10, 12) == (counts["tables"], counts["guests"])
        assert (0, sum(lengths)) == (old.db.read_here(_lines), sum(deleted))
        assert all(lines <= 50 or lines == 200 for lines in deleted)
        assert len([lines for lines in deleted if lines]) >= 5


def _lines(sql: Connection) -> int:
    return len(sql.execute(select(journal.c.seq)).all())


def test_what_is_used_after_it_was_found_stays(home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each write looks again."""
    with aged(home) as old:
        anna, bert = old.account(), old.person()
        table = old.table("open", 100, anna)
        read = old.db.read
        touched = update(tables).values(changed=NOW)

        async def then_used(work: Callable[[Connection], Any]) -> Any:
            found = await read(work)
            if (table, 4) in found:
                old.db.write_here(lambda sql: sql.execute(touched))
            if (bert, 10) in found:
                old.session(bert, 0)
            return found

        monkeypatch.setattr(old.db, "read", then_used)
        assert (0, 0) == (old.run()["tables"], old.count()["guests"])
        assert {table} == old.ids(tables)
        assert {anna, bert} == old.ids(users)


def test_one_process_deletes_at_a_time(pg_home: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    """The second gives up, having changed nothing; the operator is told."""
    with aged(pg_home) as old:
        everything_old(old)
        old.db.write_here(let_years_pass)
        before = old.everything()
        with old.db.engine.connect() as other:
            other.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
            with pytest.raises(Refused) as refused:
                old.run()
            assert "busy" == code(refused)
            assert 2 == main(["admin", "purge", *where(pg_home)])
            assert "another process is deleting" in capsys.readouterr().err
            asyncio.run(Purges(old.db)._try())
            assert before == old.everything()
            other.execute(text(f"SELECT pg_advisory_unlock({LOCK})"))
        asyncio.run(Purges(old.db)._try())
        assert before != old.everything()


def test_two_processes_at_once_delete_everything_once(pg_home: Settings) -> None:
    """The one that gets the lock continues; both together delete each row once."""
    with aged(pg_home) as one, aged(pg_home) as two:
        for _ in range(10):
            one.table("open", 100, "gone")

        async def both() -> Any:
            return await asyncio.gather(one.purge.run(), two.purge.run(), return_exceptions=True)

        results = asyncio.run(both())
        assert all(isinstance(each, dict | Refused) for each in results)
        one.run()
        assert set() == one.ids(tables)


def test_a_purged_database_is_backed_up_and_restored(home: Settings, tmp_path: Path) -> None:
    """Row by row, into SQLite; a second purge there finds nothing more."""
    with aged(home) as old:
        everything_old(old)
        old.run()
        before = old.everything()
    assert 0 == main(["admin", "backup", str(tmp_path / "copy"), *where(home)])
    assert 0 == main(["admin", "restore", str(tmp_path / "copy"), "--data", str(tmp_path / "again")])
    with aged(quick(tmp_path / "again")) as again:
        assert before == again.everything()
        assert not any(again.run().values())
        assert again.table("open", 1, "gone") in again.ids(tables)
