"""Tables that an older version of their game has written: they go on as they were, and others can be made of them."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from tests.server.room import ANN, BEN, in_room, over, play_on, table_of_two
from turnwright.core.game import find
from turnwright.core.journal import Record
from turnwright.core.record import read, verify
from turnwright.server.config import Settings
from turnwright.server.db import tables as rows
from turnwright.server.live import Tables


def test_a_newer_version_of_the_game_takes_running_tables_over(
    lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Options and journal are rewritten as the newer rules would have written them, once, and play goes on."""

    async def before(tables: Tables) -> str:
        info = await table_of_two(tables)
        await play_on(tables, info.id, [ANN, BEN], lambda now: now.ply > 20)
        return info.id

    table = in_room(lite_home, before)
    game = find("small_world")
    newer = game.version + 1

    def upgrade(old: Record) -> Record:
        options = {**old.header.options, "coins": "open"}
        return old._replace(header=old.header._replace(version=newer, options=options))

    monkeypatch.setattr(game, "version", newer)
    monkeypatch.setattr(game, "upgrade", upgrade)

    async def after(tables: Tables) -> None:
        info = await tables.info(table, ANN)
        assert (newer, "open") == (info.version, info.options["coins"])
        monkeypatch.delattr(game, "upgrade")
        await play_on(tables, table, [ANN, BEN], over)
        assert [] == verify(read(await tables.record(table, ANN)))

    in_room(lite_home, after)
    assert (newer, "open") == in_room(lite_home, lambda tables: stored(tables, table))


async def stored(tables: Tables, table: str) -> tuple[int, str]:
    """Return version and an option of a table as the database has them."""
    wanted = select(rows.c.version, rows.c.options).where(rows.c.id == table)
    version, options = await tables.store.db.run(lambda sql: sql.execute(wanted).one())
    return version, options["coins"]
