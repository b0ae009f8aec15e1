"""Things go wrong under play: nothing acknowledged is lost, nothing is doubled, everybody plays on.

Servers are real processes. People play before, during and after each fault, and their clients come back by themselves.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, text

from tests.server.conftest import Postgres, empty_database
from tests.server.hall import quick
from tests.server.old_data import OldData
from tests.server.party import SOME, Party
from tests.server.visitors import Forked, Launcher, Server, eventually
from turnwright.server.config import Settings
from turnwright.server.storage.db import Database, leases

KILLS = 3
PARTS = 20
"""Parts of the slow suite for each database."""
KILLS_A_PART = 6
TIMES = 3
"""How often a fault comes while a game is played."""
LISTENERS = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
HOUR = 3600.0
DAY = 24 * HOUR
SMALL = 24
"""Megabytes of a disk that will be full."""

Start = Callable[..., Forked]


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    """Servers of a test, which end with it."""
    found: list[Server] = []
    yield found
    for server in found:
        server.kill()


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    """What starts servers quickly."""
    running = Launcher()
    yield running
    running.close()


@pytest.fixture
def start(launcher: Launcher, servers: list[Server]) -> Start:
    """A function that starts a server for settings."""

    def started(settings: Settings) -> Forked:
        place = ("--database-url", settings.database_url) if settings.postgres else ("--data", str(settings.data))
        servers.append(server := Forked(launcher, settings.data / f"{len(servers)}.log", *place))
        return server

    return started


def holder(settings: Settings, table: str) -> str | None:
    """Return which process answers for a table."""
    db = Database(settings)
    with db.engine.connect() as sql:
        found = sql.execute(select(leases.c.holder).where(leases.c.table_id == table)).scalar()
    db.engine.dispose()
    return found


def test_people_play_on_through_kills_of_the_command(tmp_path: Path, servers: list[Server]) -> None:
    """``turnwright serve`` as it is installed, killed and started again."""
    servers.append(server := Server(tmp_path / "log", "--data", str(tmp_path)))
    party = Party(quick(tmp_path), servers, "greedy")
    for _kill in range(KILLS):
        party.play()
        server.kill()
        server.start()
    party.play()
    party.stop()
    assert all(person.connections > KILLS for person in party.people)
    party.check()


@pytest.mark.timeout(900)
@pytest.mark.parametrize("part", [0, *[pytest.param(n, marks=pytest.mark.slow) for n in range(1, PARTS + 1)]])
def test_people_play_on_through_kills(part: int, home: Settings, start: Start) -> None:
    """Each acknowledged choice is stored once, and clients come back by themselves; with a bot in every other part."""
    server, chance = start(home), random.Random(part)
    party = Party(home, [server], *["greedy"][: part % 2])
    for _kill in range(KILLS_A_PART if part else KILLS):
        party.play()
        time.sleep(chance.random() / 20)
        server.kill()
        server.start()
    party.play()
    party.stop()
    party.check()


def test_two_servers_share_a_table_and_survive_each_other(pg_home: Settings, start: Start) -> None:
    """People at different servers, and bots: one server is killed, comes back, then the one with the lease is."""
    first, second = start(pg_home), start(pg_home)
    party = Party(pg_home, [first, second], "greedy", "greedy")
    party.play()
    first.kill()
    party.play()
    eventually(lambda: holder(pg_home, party.table) is not None)
    held = holder(pg_home, party.table)
    first.start()
    party.play()
    second.kill()
    party.finish()
    assert held != holder(pg_home, party.table)
    party.stop()
    party.check()
    assert SOME < len([line for line in party.written() if line.by.startswith("bot:")])


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_people_play_on_when_postgresql_was_restarted(
    mode: str, postgres: Postgres, tmp_path: Path, start: Start
) -> None:
    """Shut down, or crashed: people are told to come back, and do. Acknowledged is what PostgreSQL says it has."""
    durable = ("CREATE DATABASE {}", "ALTER DATABASE {} SET synchronous_commit = on")
    home = quick(tmp_path, database_url=empty_database(postgres.url, *durable))
    party = Party(home, [start(home)])
    for _restart in range(TIMES):
        party.play()
        before = party.put_off()
        postgres.stop(mode)
        try:
            eventually(lambda before=before: party.put_off() > before)  # type: ignore[misc]
        finally:
            postgres.start()
    party.play()
    party.stop()
    party.check()


def test_people_at_two_servers_play_on_when_the_listeners_are_cut(pg_home: Settings, start: Start) -> None:
    """Without its connection for LISTEN a server misses what the other one stores; it reads that as soon as it can."""
    party = Party(pg_home, [start(pg_home), start(pg_home)], "greedy")
    db = Database(pg_home)

    def listeners(what: str) -> int:
        return len(db.write_here(lambda sql: sql.execute(text(f"SELECT {what} {LISTENERS}")).all()))

    for _cut in range(TIMES):
        party.play()
        eventually(lambda: listeners("pid") == 2)
        assert 2 == listeners("pg_terminate_backend(pid)")
    party.play()
    db.close_here()
    party.stop()
    party.check()


def test_people_play_on_when_the_workers_of_bots_are_killed(home: Settings, start: Start) -> None:
    """A thought that was lost is thought again, and no bot answers twice."""
    server = start(home)
    party = Party(home, [server], "greedy", "greedy")
    for _kill in range(TIMES):
        party.play()
        eventually(lambda: bool(server.workers()))
        for worker in server.workers():
            os.kill(worker, signal.SIGKILL)
    party.play()
    party.stop()
    party.check()


BANK = {"kind": "bank", "seconds": 600, "increment": 5}


# Slow: at a table with a clock on PostgreSQL, 4 of 33 runs beside other tests did not pass, which is not explained yet:
# in two a choice was refused as stale, two had not ended after 100 s. test_clock_jumps.py tests clocks in every run.
@pytest.mark.parametrize("clock", [None, pytest.param(BANK, marks=pytest.mark.slow)])
def test_people_play_on_when_the_clock_is_set(clock: object, home: Settings, start: Start) -> None:
    """An hour forward, two back, then right again: nobody loses a decision or a seat, and bots continue, even after
    restarts.
    """
    server = start(home)
    party = Party(home, [server], "greedy", clock=clock)
    play_through_jumps(party, server, HOUR, -HOUR, 0.0)


def play_through_jumps(party: Party, server: Forked, *jumps: float) -> None:
    """Play while the clock is set to be wrong by each of ``jumps`` seconds, and after a restart at that time."""
    for seconds in jumps:
        party.play()
        server.set_clock(seconds)
        party.play()
        server.kill()
        server.start()
    party.play()
    party.stop()
    party.check()


def test_a_purge_that_is_killed_leaves_nothing_by_halves(home: Settings, start: Start) -> None:
    """Beside people who play on: tables are gone or whole, and the next purge deletes the rest."""
    party = Party(home, [start(home)])
    party.slow_down()
    party.play()
    old = OldData(home)
    for _kill in range(TIMES):
        purge = old.half_purged()
        purge.kill()
        purge.communicate()
        old.check_whole()
        party.play()
    old.purged()
    party.play()
    party.stop()
    party.check()


def test_a_purge_that_loses_its_database_leaves_nothing_by_halves(
    postgres: Postgres, tmp_path: Path, start: Start
) -> None:
    """It says so and ends; the next one deletes the rest, and people have lost nothing."""
    durable = ("CREATE DATABASE {}", "ALTER DATABASE {} SET synchronous_commit = on")
    home = quick(tmp_path, database_url=empty_database(postgres.url, *durable))
    party = Party(home, [start(home)])
    party.slow_down()
    party.play()
    old = OldData(home)
    purge = old.half_purged()
    postgres.stop("immediate")
    try:
        told = purge.communicate()[1]
    finally:
        postgres.start()
    assert 2 == purge.returncode
    assert "the database does not answer" in told
    assert "Traceback" not in told
    old.check_whole()
    old.purged()
    party.play()
    party.stop()
    party.check()


def test_a_purge_that_meets_a_locked_database_leaves_nothing_by_halves(lite_home: Settings, start: Start) -> None:
    """It says so and ends, whether it is locked from the start or halfway; the next one deletes the rest."""
    party = Party(lite_home, [start(lite_home)])
    party.slow_down()
    party.play()
    old = OldData(lite_home)
    with locked(lite_home):
        early = old.purge()
        early.wait()
    party.play()
    late = old.half_purged()
    with locked(lite_home, late):
        late.wait()
    party.play()
    for purge in (early, late):
        check_told(purge, "the database is busy")
    old.check_half()
    old.purged()
    party.play()
    party.stop()
    party.check()


def check_told(purge: subprocess.Popen[str], why: str) -> None:
    """Check that a purge ended for a reason that it tells."""
    told = purge.communicate()[1]
    assert 2 == purge.returncode
    assert why in told
    assert "Traceback" not in told


@contextlib.contextmanager
def held(process: subprocess.Popen[str] | None) -> Iterator[None]:
    """Stop a process for a while, so that it cannot be done before something has happened to it."""
    if process is not None:
        process.send_signal(signal.SIGSTOP)
    yield
    if process is not None:
        process.send_signal(signal.SIGCONT)


@contextlib.contextmanager
def locked(settings: Settings, purge: subprocess.Popen[str] | None = None) -> Iterator[None]:
    """Hold the write lock of SQLite, as another program might, from a moment when ``purge`` does not have it."""

    def taken(sql: sqlite3.Connection) -> bool:
        with held(purge), contextlib.suppress(sqlite3.OperationalError):
            sql.execute("BEGIN IMMEDIATE")
        return sql.in_transaction

    file = settings.data / "turnwright.db"
    with contextlib.closing(sqlite3.connect(file, timeout=0.0, isolation_level=None)) as sql:
        eventually(lambda: taken(sql))
        yield
        sql.execute("ROLLBACK")


@pytest.mark.parametrize("days", [3, -3])
def test_people_play_on_when_the_clock_is_days_wrong(days: int, home: Settings, start: Start) -> None:
    """With a clock that takes seats: nobody loses one while the server runs, nor when it is started at a wrong time."""
    server = start(home)
    party = Party(home, [server], clock={"kind": "bank", "seconds": 600, "timeout": "seat"})
    play_through_jumps(party, server, days * DAY, 0.0)


@pytest.fixture
def disk() -> Iterator[Path]:
    """A small disk of one's own, not below ``tmp_path``, which PostgreSQL may not enter."""
    folder = Path(tempfile.mkdtemp(prefix="disk"))
    folder.chmod(0o755)
    command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}m", "none", str(folder)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        folder.rmdir()
        pytest.skip("only root can mount a disk that is small enough to fill")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
        folder.rmdir()


@pytest.fixture
def lite_disk(disk: Path) -> Settings:
    """Settings with SQLite on the small disk."""
    return quick(disk)


@pytest.fixture
def pg_disk(disk: Path, postgres: Postgres, tmp_path: Path) -> Iterator[Settings]:
    """Settings with a database of PostgreSQL on the small disk; its log is elsewhere."""
    postgres.own(disk)
    place = f"CREATE TABLESPACE {{}} LOCATION '{disk}'"
    url = empty_database(postgres.url, place, "CREATE DATABASE {0} TABLESPACE {0}")
    yield quick(tmp_path, database_url=url)
    name = url.rsplit("/", 1)[1]
    empty_database(postgres.url, f"DROP DATABASE {name} WITH (FORCE)", f"DROP TABLESPACE {name}")


def fill(disk: Path) -> Path:
    """Leave no space on ``disk``, not even what its users have given back; return the file that takes it."""
    ballast = disk / "ballast"
    with ballast.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    return ballast


def test_a_purge_on_a_full_disk_leaves_nothing_by_halves(lite_disk: Settings, disk: Path, start: Start) -> None:
    """SQLite needs space to delete: it says that there is none and ends; the next one deletes the rest."""
    party = Party(lite_disk, [start(lite_disk)], game="terra_mystica")
    party.slow_down()
    party.play()
    old = OldData(lite_disk, number=20)
    purge = old.half_purged()
    with held(purge):
        ballast = fill(disk)
    check_told(purge, "no space left")
    check_told(old.purge(), "no space left")
    ballast.unlink()
    party.play()
    old.check_half()
    old.purged()
    party.play()
    party.stop()
    party.check()


@pytest.mark.parametrize("database", ["lite_disk", "pg_disk"])
def test_people_play_on_when_the_disk_was_full(
    database: str, disk: Path, start: Start, request: pytest.FixtureRequest
) -> None:
    """Choices that cannot be stored are not acknowledged; with space again, the same choices are."""
    home: Settings = request.getfixturevalue(database)
    party = Party(home, [start(home)], game="terra_mystica")  # a game that is not over before the space is
    party.play()
    ballast = fill(disk)
    eventually(lambda: party.put_off() > 0 or not fill(disk).exists())
    ballast.unlink()
    party.play()
    party.stop()
    party.check()
