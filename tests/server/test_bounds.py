"""What strangers can make a server remember: never more of it than it has set itself."""

from __future__ import annotations

import gc
import os
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, update
from websockets.frames import Frame, Opcode

from tests.server.hall import Hall
from tests.server.room import ANN, BEN, Watcher, in_room, play_on, table_of_two
from turnwright.games.terra_mystica.exchange import commands
from turnwright.server.config import Settings
from turnwright.server.metrics import METHODS, Metrics
from turnwright.server.network import compression
from turnwright.server.storage.db import tables as stored_tables
from turnwright.server.tables.panels import DrawnPanel
from turnwright.server.tables.service import Event, Tables
from turnwright.server.web import notices

pytestmark = pytest.mark.plain_only


def test_methods_that_clients_make_up_are_counted_together(hall: Hall) -> None:
    """Otherwise each of them would be a line of the metrics for as long as the server runs."""
    for number in range(20):
        hall.client.request(f"MADE{number}", "/health")
    told = hall.services.metrics.text()
    assert 'method="other"' in told
    assert "MADE" not in told


@pytest.mark.parametrize("method", METHODS)
def test_ordinary_methods_are_counted_by_name(method: str) -> None:
    """Operators see what is asked."""
    metrics = Metrics()
    metrics.request(method, 200, 0.1)
    assert f'turnwright_requests_total{{method="{method}",status="200"}} 1' in metrics.text()


def test_very_large_messages_are_not_kept_compressed() -> None:
    """A game of 20,000 answers has a log of megabytes."""
    compression.packed.cache_clear()
    packing = compression.LargeMessages(True, True, 15, 15)
    large = os.urandom(compression.LARGEST_KEPT + 1)
    assert packing.encode(Frame(Opcode.TEXT, large)).rsv1
    assert 0 == compression.packed.cache_info().currsize
    packing.encode(Frame(Opcode.TEXT, large[: compression.LEAST]))
    assert 1 == compression.packed.cache_info().currsize


def test_notices_are_remembered_up_to_a_number(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are never finished would add up; the last ones stay."""
    monkeypatch.setattr(notices, "REMEMBERED", 3)
    told = hall.services.notices._told

    async def ask() -> None:
        for table in ("a", "b", "c", "a", "d"):
            hall.services.notices.on_event(Event("asked", table, ("nobody",), seat=0, seq=len(told)))

    hall.client.blocking_portal.call(ask)
    assert ["c", "a", "d"] == [table for table, _seat, _user in told]


def test_long_notes_of_a_foreign_log_are_not_kept() -> None:
    """Short commands occur again and again; a note of a megabyte does not."""
    before = dict(commands._known)
    try:
        commands.read("[" + "x" * 1_000_000)
        assert before == commands._known
        commands.read("[a note that is short]")
        assert len(before) < len(commands._known)
    finally:
        commands._known.clear()
        commands._known.update(before)


def test_a_game_that_must_be_loaded_counts_by_its_length(tmp_path: Path) -> None:
    """Loading replays all answers; a table in memory counts as one, and so does one that does not exist."""

    async def work(tables: Tables) -> tuple[list[int], int]:
        info = await table_of_two(tables)
        live = await tables.live_tables.get(info.id)
        await live.run(lambda: live.save(msgspec.structs.replace(live.meta, title="A long game")))
        await set_length(tables, info.id, 1_000)
        here = await tables.live_tables.weight(info.id, ANN)
        await tables.live_tables._close([live])
        lengths = []
        for answers in (0, 249, 1_000, 20_000):
            await set_length(tables, info.id, answers)
            lengths.append(await tables.live_tables.weight(info.id, ANN))
        assert 1 == await tables.live_tables.weight("nosuchtable", ANN)
        assert 1 == await tables.live_tables.weight("", ANN)
        return lengths, here

    lengths, here = in_room(Settings(data=tmp_path), work)
    assert 1 == here
    assert [1, 1, 5, 1 + 80 + 18] == lengths


def test_a_table_that_is_put_away_leaves_memory_at_once(tmp_path: Path) -> None:
    """Full collections are rare, so what refers to itself would stay: 170 MB after ten minutes at 24 tables."""

    async def work(tables: Tables) -> None:
        here = await played_and_put_away(tables)
        gc.collect()
        before = numbers_of(here)
        for _table in range(3):
            await played_and_put_away(tables)
        assert [] == [each for each, number in numbers_of(here).items() if number > before[each]]
        assert 0 == tables.shared.snapshots.size

    gc.disable()
    try:
        in_room(Settings(data=tmp_path), work)
    finally:
        gc.enable()


async def played_and_put_away(tables: Tables) -> set[type]:
    """Play at a table that is followed, and unload it; return the types of what it kept."""
    info = await table_of_two(tables)
    watchers = [await Watcher().look(tables, info.id, person) for person in (ANN, BEN, None)]
    await play_on(tables, info.id, [ANN, BEN], lambda now: now.ply > 12)
    live = tables.live_tables.live[info.id]
    assert live.position is not None
    assert all(watcher.told() > 1 for watcher in watchers)
    types = {type(live.position), type(live.position.state), type(live.position._line), DrawnPanel}
    for follower in list(live.followers):
        live.unfollow(follower)
    await tables.live_tables._close([live])
    return types


def numbers_of(types: set[type]) -> dict[type, int]:
    """Return how many objects of each of these types there are."""
    counted = Counter(type(each) for each in gc.get_objects())
    return {each: counted[each] for each in types}


async def set_length(tables: Tables, table: str, answers: int) -> None:
    """Let the database say that a game has so many answers."""

    def work(sql: Connection) -> None:
        sql.execute(update(stored_tables).where(stored_tables.c.id == table).values(ply=answers))

    await tables.shared.store.db.write(work)
