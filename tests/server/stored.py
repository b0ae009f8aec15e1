"""The games that released versions have left in tests/stored, restored and read by this version."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from stored_expectations import BACKUP, FOLDER, Told, changes, described, plays_the_same, written
from stored_room import Room
from tests.server.aged import where
from tests.server.hall import quick
from tests.server.room import in_room
from turnwright.cli import main
from turnwright.core.game import find
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.tables import clocks
from turnwright.server.tables.journals import rebuilt
from turnwright.server.tables.service import Person, Tables

VERSIONS = sorted([folder.name for folder in FOLDER.iterdir()])
DAY = 86_400.0


def stored(version: str) -> Path:
    """Return the folder of a version."""
    return FOLDER / version


def restored(version: str, home: Settings) -> Told:
    """Restore what a version has left, as its operator would; return what it has written down."""
    assert 0 == main(["admin", "restore", str(stored(version) / BACKUP), *where(home)])
    return written(stored(version))


@cache
def restored_once(version: str) -> bytes:
    """Return a SQLite database into which that was restored."""
    with TemporaryDirectory() as data:
        home = quick(Path(data))
        restored(version, home)
        return home.sqlite_file.read_bytes()


def copied(version: str, home: Settings) -> Told:
    """Do what ``restored`` does, on SQLite and faster from the second time on."""
    home.sqlite_file.write_bytes(restored_once(version))
    return written(stored(version))


def nobody_moves(home: Settings) -> Settings:
    """Return settings with which bots think for so long that a test sees every table as it was stored."""
    return replace(home, bot_pause=DAY)


@contextmanager
def at_that_time(told: Told) -> Iterator[None]:
    """Set the clock to the moment at which the folder was written, so that requests are still open."""
    real, ahead = time.time, told["made"] - time.time()
    try:
        with patch.object(time, "time", lambda: real() + ahead):
            clocks.steady.start()
            yield
    finally:
        clocks.steady.start()


def problems(home: Settings, told: Told, game: str = "") -> list[str]:
    """Return what is different now at the tables that were restored (of one ``game``), and how they play on."""

    async def look(tables: Tables) -> list[str]:
        found = []
        for id, then in told["tables"].items():
            if game in ("", then["game"]):
                lines = await _problems_at(tables, id, then)
                found += [f"{then['title']} ({id}): {line}" for line in lines]
        return found

    with at_that_time(told):
        return in_room(nobody_moves(home), look)


async def _problems_at(tables: Tables, id: str, then: Told) -> list[str]:
    try:
        live = await tables.live_tables.get(id)
        await live.run(_read)
    except Refused as no:
        return [str(no)]
    then = dict(then)
    future = then.pop("then", None)
    found = changes(then, described(live.meta, live.position, await tables.store.said(id)))
    stored = await tables.store.load(id)
    assert stored is not None
    position = rebuilt(*stored)
    if future is None:
        return found
    assert position is not None
    same_rules = find(then["game"]).version == then["version"]
    return found + (plays_the_same(position, future) if same_rules else [])


async def _read() -> None:
    """Do nothing: a table is read before any command."""


def room_of(tables: Tables, told: Told) -> Room:
    """Return the restored tables, and the people at them by their ids."""
    seats = [seat for table in told["tables"].values() for seat in table["seats"] if seat["user_id"]]
    return Room(tables, {seat["user_id"]: Person(seat["user_id"], seat["name"]) for seat in seats})
