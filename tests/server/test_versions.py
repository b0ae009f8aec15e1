"""Tables that an older version of their game has written: they go on as they were, and others can be made of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update

from tests.server.room import ANN, BEN, ME, OPEN, form, in_room, over, play_on, table_of_two
from turnwright.core.game import find
from turnwright.core.journal import UNDO, Record
from turnwright.core.record import read, verify
from turnwright.server.config import Settings
from turnwright.server.storage.db import tables as rows
from turnwright.server.storage.offline import records
from turnwright.server.storage.table_rows import Written
from turnwright.server.tables.service import Tables
from turnwright.server.wire.play import MoveBody
from turnwright.server.wire.tables import SeatBody, TableInfo

RECORD = Path(__file__).parents[1] / "games" / "small_world" / "records" / "version_1.jsonl"
"""A game of version 1 in which races of one owner fought each other; `test_versions.py` there tells more of it."""


def test_a_newer_version_of_the_game_takes_running_tables_over(
    lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Options and journal are rewritten as the newer rules would have written them, once, and play continues."""

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
    version, options = await tables.store.db.read(lambda sql: sql.execute(wanted).one())
    return version, options["coins"]


async def kept(tables: Tables, played: int | None) -> str:
    """Put the game of version 1 on a shelf as that version did: finished, or still running after ``played`` entries."""
    record = read(RECORD.read_text(encoding="utf-8"))
    assert record.result is not None
    info = await tables.create(ANN, form(ME, OPEN, public=True))
    await tables.join(info.id, BEN)
    found = await tables.store.load(info.id)
    assert found is not None
    meta, _nothing = found
    entries = record.entries[:played]
    new = msgspec.structs.replace(
        meta,
        state="finished" if played is None else "running",
        started=meta.created,
        seed=record.result.seed,
        commitment=record.header.commitment,
        seq=len(entries),
        ply=len(entries),
        scores=list(record.result.scores) if played is None else None,
        winners=list(record.result.winners) if played is None else [],
    )
    assert not any(entry.kind == UNDO for entry in entries)
    await tables.store.save(meta, new, [Written(entry, at=meta.created) for entry in entries])
    then = {"version": 1, "options": record.header.options, "seed": new.seed, "commitment": new.commitment}
    await tables.store.db.write(lambda sql: sql.execute(update(rows).where(rows.c.id == info.id).values(then)))
    return info.id


def old_readings(info: TableInfo) -> list[bool]:
    """Return what became an option after version 1."""
    names = ("own_tokens_defend", "spared_by_own", "redeploy_at_once", "beaten_fight_on")
    return [bool(info.options[name]) for name in names]


@pytest.mark.rules("SW-7.8", "SW-18.5", "SW-19.4", "SW-19.9")
@pytest.mark.parametrize("played", [44, 69, 120])
def test_a_running_table_of_version_1_goes_on_by_the_readings_it_began_with(lite_home: Settings, played: int) -> None:
    """Stopped before, amid and after the clashes of one owner's races, it is played to the end that it had."""
    table = in_room(lite_home, lambda tables: kept(tables, played))

    async def after(tables: Tables) -> None:
        then = read(RECORD.read_text(encoding="utf-8"))
        info = await tables.info(table, ANN)
        assert ("running", 2, [True] * 4) == (info.state, info.version, old_readings(info))
        for entry in then.entries[played:]:
            if entry.seq >= (await tables.info(table, ANN)).seq:
                now = await tables.snapshot(table, [ANN, BEN][entry.seat], seat=entry.seat)
                await tables.move(table, [ANN, BEN][entry.seat], MoveBody(seq=now.seq, choice=entry.choice))
        info = await tables.info(table, ANN)
        assert then.result is not None
        assert ("finished", list(then.result.scores)) == (info.state, info.scores)
        again = read(await tables.record(table, ANN))
        assert then.entries == again.entries
        assert [] == verify(again)

    in_room(lite_home, after)


@pytest.mark.rules("SW-7.8", "SW-18.5", "SW-19.4", "SW-19.9")
def test_a_finished_table_of_version_1_can_be_seen_copied_and_played_again(lite_home: Settings) -> None:
    """Its record stays what it was; a copy and a rematch have its readings and play on by them."""
    table = in_room(lite_home, lambda tables: kept(tables, None))

    async def after(tables: Tables) -> None:
        info = await tables.info(table, ANN)
        assert ("finished", 1) == (info.state, info.version)
        assert [] == verify(read(await tables.record(table, ANN)))
        assert [[]] == [verify(found) for _id, found in records(tables.store.db)]
        copy = await tables.copy(table, ANN, 50)
        again = await tables.rematch(table, ANN)
        for new in (copy, again):
            assert (2, [True] * 4) == (new.version, old_readings(new))
            await tables.set_seat(new.id, ANN, 1, SeatBody(kind="bot", bot="random"))
            await tables.start(new.id, ANN)
            await play_on(tables, new.id, [ANN], over)
            assert [] == verify(read(await tables.record(new.id, ANN)))

    in_room(lite_home, after)


def test_an_open_table_of_version_1_starts_with_the_readings_it_was_opened_with(lite_home: Settings) -> None:
    """Nothing has happened there yet, but people sat down at that table."""

    async def before(tables: Tables) -> str:
        info = await tables.create(ANN, form(ME, OPEN, public=True))
        options = read(RECORD.read_text(encoding="utf-8")).header.options
        then = {"version": 1, "options": options}
        await tables.store.db.write(lambda sql: sql.execute(update(rows).where(rows.c.id == info.id).values(then)))
        return info.id

    table = in_room(lite_home, before)

    async def after(tables: Tables) -> None:
        await tables.join(table, BEN)
        info = await tables.start(table, ANN)
        assert (2, [True] * 4) == (info.version, old_readings(info))

    in_room(lite_home, after)
