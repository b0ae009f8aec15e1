"""Long games: their journals are replayed in a worker, and the server only reads what that found out."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tests.server.room import ANN, BEN, Client, as_sent, in_room, play_on, play_one, table_of_two, wait_for, with_a_bot
from tests.server.test_replays import ANN as ANNS_SHARE
from tests.server.test_replays import on_and_on, with_replays
from tests.toy import TOY
from turnwright.core.position import Position
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.tables.service import Tables
from turnwright.server.wire.play import UndoBody
from turnwright.server.workers import loading
from turnwright.server.workers.replays import Replays
from turnwright.server.workers.turns import Full, Share, Turns


@pytest.fixture(autouse=True)
def every_game_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the games of a test be long ones."""
    monkeypatch.setattr(loading, "LONG", 1)
    monkeypatch.setattr(loading, "AT_ONCE", 3)


async def seen_by_all(tables: Tables, table: str) -> list[dict[str, Any]]:
    """Return what everybody sees of a table, now and some choices ago, and its record."""
    ply = (await tables.info(table, ANN)).ply
    looks = [(ANN, 0), (BEN, 1), (None, None)]
    found = [as_sent(await tables.snapshot(table, *who, at)) for who in looks for at in (None, ply // 2)]
    return [*found, {"record": await tables.record(table, ANN)}]


async def forgotten(tables: Tables, table: str) -> None:
    """Let the server read a table anew when it is next needed."""
    await tables.live_tables._close([tables.live_tables.live[table]])


def test_a_long_game_is_replayed_by_a_worker(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by the server's own process; all see it as before, it goes on, and choices can still be undone."""

    async def work(tables: Tables) -> None:
        info = await with_a_bot(tables, TOY.name, options={"rounds": 5})
        await play_on(tables, info.id, [ANN, BEN], lambda now: now.ply > 30 and now.asked in (0, 1))
        before = await seen_by_all(tables, info.id)
        await forgotten(tables, info.id)
        with monkeypatch.context() as patch:
            patch.setattr(Position, "follow", never)
            assert before == await seen_by_all(tables, info.id)
        await play_on(tables, info.id, [ANN, BEN], lambda now: now.state == "finished")
        await forgotten(tables, info.id)
        assert "finished" == (await tables.info(info.id, ANN)).state

    in_room(lite_home, work)


def never(_self: Position, _entry: Any) -> None:
    """Fail: this process was not to replay anything."""
    raise AssertionError("the server replays by itself")


def test_what_was_chosen_before_a_table_was_loaded_can_be_undone(lite_home: Settings) -> None:
    """And the followers are told the same as ever."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        before = await tables.snapshot(info.id, ANN)
        while not (await tables.snapshot(info.id, ANN)).can_undo:
            before = await play_one(tables, info.id, ANN)
        await forgotten(tables, info.id)
        client = Client()
        await tables.subscribe(info.id, ANN, client.send)
        await tables.undo(info.id, ANN, UndoBody(seq=client.table["seq"]))
        assert as_sent(before)["options"] == client.table["options"]
        assert as_sent(before)["log"] == client.table["log"]

    in_room(lite_home, work)


def test_a_table_is_loaded_without_a_worker_if_need_be(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker may die; then the server replays by itself."""

    async def died(_self: Replays, *_work: Any) -> Any:
        raise Refused("internal", "a worker died")

    monkeypatch.setattr(Replays, "for_a_table", died)

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        await play_one(tables, info.id, ANN)
        before = await seen_by_all(tables, info.id)
        await forgotten(tables, info.id)
        assert before == await seen_by_all(tables, info.id)

    in_room(lite_home, work)


def test_a_table_waits_for_its_turn_however_many_others_wait(lite_home: Settings) -> None:
    """What people cause beyond the limit is refused; a table is loaded when a worker is free, before a second request
    of those who have had theirs.
    """
    limits = replace(lite_home.limits, replays_waiting=0)

    async def work(replays: Replays) -> int:
        busy = asyncio.create_task(replays.run(ANNS_SHARE, on_and_on))
        await wait_for(lambda: replays.turns.free == 0)
        with pytest.raises(Refused):
            await replays.run(Share("ben", "there"), len, "abc")
        loaded = asyncio.create_task(replays.for_a_table(len, "abcd"))
        await wait_for(lambda: len(replays.turns) == 1)
        busy.cancel()
        return await loaded

    assert 4 == with_replays(replace(lite_home, limits=limits), work)


def test_turns_are_given_without_a_bound_to_those_who_have_their_own() -> None:
    """And only to them."""

    async def work() -> None:
        turns, share = Turns(1, 0, 1), Share("", "tables")
        await turns.enter(share)
        with pytest.raises(Full):
            await turns.enter(share)
        waiting = asyncio.create_task(turns.enter(share, bounded=False))
        await asyncio.sleep(0)
        assert 1 == len(turns)
        turns.leave(share)
        await waiting

    asyncio.run(work())
