"""Keep the games of a released version, so that every later version can be tested with them.

    python tools/stored_games.py                 play them and write tests/stored/VERSION
    python tools/stored_games.py --into FOLDER   write FOLDER/VERSION instead

Plays tables of all games through the server's own service on an empty database: every option, every number of seats,
and every way in which a table can be left (``stored_scenes.py``). Writes what a server of this version leaves:

    games.backup       the database, as ``turnwright admin backup`` writes it
    records.zip        records that people have downloaded, of finished and of running games
    expected.json.gz   what this version says of every table, and how each running game goes on

``tests/server/test_stored_games.py`` restores, compares, continues and verifies the folders of all versions.
A folder is never written again: it is what that version has left.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from typing import Final

from sqlalchemy import select

from stored_expectations import BACKUP, FOLDER, RECORDS, Told, described, played_on, write_down, written
from stored_room import PASSWORD, Room, invited, known_seeds
from stored_scenes import SCENES
from turnwright import __version__
from turnwright.core.game import GAMES
from turnwright.core.record import replay, write
from turnwright.server.config import Limits, Settings
from turnwright.server.people.account_changes import Accounts
from turnwright.server.people.registry import Registry
from turnwright.server.storage import backup
from turnwright.server.storage.db import Database
from turnwright.server.storage.db import tables as table_rows
from turnwright.server.storage.offline import records
from turnwright.server.storage.store import Store
from turnwright.server.tables.journals import rebuilt
from turnwright.server.tables.service import Person, Tables

MANY: Final = 1_000_000
DAY: Final = 86_400.0
SEEN: Final = ": handover"
"""The end of the titles of running games whose records are kept as one seat may download them."""


def main(arguments: list[str] | None = None) -> int:
    """Write the folder of the current version."""
    parser = argparse.ArgumentParser(description="keep the games of this version for the tests of later ones")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder of all versions (default: tests/stored)")
    folder: Path = parser.parse_args(arguments).into / __version__
    if folder.exists():
        print(f"{folder} already exists: what a version has stored is never written again", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as scratch:
        settings, new = _settings(Path(scratch, "data")), Path(scratch, "new")
        new.mkdir()
        asyncio.run(_play(settings))
        asyncio.run(_keep(settings, new))
        shutil.copytree(new, folder)
    size = sum(file.stat().st_size for file in folder.iterdir())
    print(f"{folder}: {len(written(folder)['tables'])} tables, {size} bytes")
    return 0


def _settings(data: Path) -> Settings:
    """Return settings with which nobody waits, nothing is refused for its number, and no request expires."""
    limits = Limits(open_tables=MANY, new_tables=MANY)
    quick = {"bot_pause": 0.0, "bot_seconds": 0.01, "thinkers": 1}
    return Settings(data=data, limits=limits, undo_seconds=DAY, handover_seconds=DAY, **quick)  # type: ignore[arg-type]


async def _play(settings: Settings) -> None:
    """Play all scenes of all games."""
    db = Database(settings)
    await db.open()
    tables = Tables(db, settings)
    await tables.open()
    try:
        registry = Registry(db, settings.session_days)
        room = Room(tables, await invited(registry))
        with known_seeds():
            for game in GAMES:
                for scene in SCENES:
                    await scene(room, game)
                await tables.snapshot(await room.open(f"{game}: looked at", game, "Ann", "Ben"), room.people["Ann"])
        await _change_accounts(room, registry)
    finally:
        await tables.close()
        await db.close()


async def _change_accounts(room: Room, registry: Registry) -> None:
    """Delete an account, give another one a new name, and make a token."""
    tables, accounts = room.tables, Accounts(registry)
    await accounts.check(room.people["Finn"].id, PASSWORD)
    await tables.leave_all(room.people["Finn"])
    await accounts.delete(room.people["Finn"].id)
    ben = Person(room.people["Ben"].id, "Benno")
    await accounts.rename(*ben)
    await tables.rename(ben)
    await registry.new_token(room.people["Ann"].id, "my bot")


async def _keep(settings: Settings, folder: Path) -> None:
    """Write the files of a version from the database that was played in."""
    db = Database(settings)
    await db.open()
    try:
        backup.backup(db, folder / BACKUP)
        wanted = select(table_rows.c.id).order_by(table_rows.c.created)
        ids: list[str] = await db.read(lambda sql: list(sql.scalars(wanted)))
        told = {id: await _told(Store(db), id) for id in ids}
        write_down(folder, {"made": time.time(), "tables": told})
        with zipfile.ZipFile(folder / RECORDS, "w", zipfile.ZIP_DEFLATED) as file:
            for id, record in records(db):
                if record.result is not None:
                    file.writestr(f"finished/{id}.jsonl", write(record))
                elif told[id]["title"].endswith(SEEN):
                    file.writestr(f"running/{id}.jsonl", write(replay(record).record_for(0)))
    finally:
        await db.close()


async def _told(store: Store, id: str) -> Told:
    """Return what this version says of a table."""
    stored = await store.load(id)
    assert stored is not None
    meta, lines = stored
    told = described(meta, rebuilt(meta, lines), await store.said(id))
    if meta.state == "running":
        again = rebuilt(meta, lines)
        assert again is not None
        told["then"] = played_on(again)
    return told


if __name__ == "__main__":
    sys.exit(main())
