"""Whoever loses the right to look at a table stops following it, in whichever process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import delete

from tests.server.hall import Hall
from tests.server.room import ANN, BEN, EVE, GREEDY, ME, OPEN, Watcher, closed, opened, play_one, wait_for
from turnwright.server.config import Settings
from turnwright.server.storage.db import tables as stored_tables
from turnwright.server.tables.service import Person, Tables
from turnwright.server.wire.tables import CreateBody, SeatBody

pytestmark = pytest.mark.plain_only


async def others_settle(tables: Tables, table: str) -> None:
    """Wait until a process has taken in what was written elsewhere."""
    live = await tables.live_tables.get(table)
    meta = await tables.store.meta(table)
    assert meta is not None
    await wait_for(lambda: live.loaded and live.meta.rev >= meta.rev)


def at_two_processes(settings: Settings, work: Callable[[Tables, Tables], Awaitable[None]]) -> None:
    """Run ``work`` with two processes on PostgreSQL, or one twice on SQLite."""

    async def run() -> None:
        one = await opened(settings)
        two = await opened(settings) if settings.postgres else one
        await work(one, two)
        await closed(one)
        if two is not one:
            await closed(two)

    asyncio.run(run())


async def private_table(tables: Tables, *seats: Any) -> str:
    """Return a table of Ann's that nobody sees without an invite."""
    return (await tables.create(ANN, CreateBody(game="small_world", seats=[ME, *seats], options={}))).id


@pytest.mark.parametrize("replaced", [False, True])
def test_a_revoked_invite_ends_its_watchers(home: Settings, replaced: bool) -> None:
    """Revoked or replaced by a new one; those who have a part in the table, or the new invite, stay."""

    async def work(one: Tables, two: Tables) -> None:
        table = await private_table(one, ME)
        old = (await one.invite(table, ANN)).secret
        ann = await Watcher().look(two, table, ANN, old)
        eve = await Watcher().look(two, table, EVE, old)
        stranger = await Watcher().look(one, table, None, old)
        if replaced:
            new = (await one.invite(table, ANN)).secret
            await others_settle(two, table)
            ben = await Watcher().look(two, table, BEN, new)
        else:
            await one.revoke_invite(table, ANN)
            ben = ann
        await wait_for(lambda: eve.gone and stranger.gone)
        before, ens = (eve.told(), stranger.told()), ann.told()
        await play_one(one, table, ANN)
        await one.chat(table, ANN, "just us")
        await wait_for(lambda: any(m["type"] == "chat" for m in ann.messages) and ann.told() >= ens + 2)
        assert any(m["type"] == "chat" for m in ben.messages)
        assert before == (eve.told(), stranger.told())
        assert not ann.gone
        assert [ANN.id] == sorted({f.user for f in two.live_tables.live[table].followers} - {BEN.id})

    at_two_processes(home, work)


def test_what_is_said_after_the_revocation_is_not_overheard(pg_home: Settings) -> None:
    """Another process sends on a line of the chat only after it has taken in what was stored before it."""

    async def work(one: Tables, two: Tables) -> None:
        table = await private_table(one, ME)
        secret = (await one.invite(table, ANN)).secret
        eve = await Watcher().look(two, table, EVE, secret)
        await two.shared.bus.close()
        await one.revoke_invite(table, ANN)
        line = await one.chat(table, ANN, "just us")
        live = two.live_tables.live[table]
        live._stale = True
        await two.live_tables._overhear(live, line.n)
        assert eve.gone
        assert not any(message["type"] == "chat" for message in eve.messages)

    at_two_processes(pg_home, work)


def test_who_is_taken_off_a_table_stops_following_it(home: Settings) -> None:
    """Before the start, the owner frees a seat: at a private table its person sees nothing more."""

    async def work(one: Tables, two: Tables) -> None:
        table = await private_table(one, OPEN)
        secret = (await one.invite(table, ANN)).secret
        await one.join(table, BEN, 1, secret)
        ben = await Watcher().look(two, table, BEN)
        await one.set_seat(table, ANN, 1, SeatBody(kind="open"))
        await wait_for(lambda: ben.gone)
        with_invite = await Watcher().look(two, table, BEN, secret)
        await one.rename(Person(ANN.id, "Anna"))
        await others_settle(two, table)
        assert not with_invite.gone

    at_two_processes(home, work)


def test_who_leaves_a_private_table_stops_following_it(home: Settings) -> None:
    """Even by their own doing."""

    async def work(one: Tables, two: Tables) -> None:
        table = await private_table(one, OPEN, GREEDY)
        secret = (await one.invite(table, ANN)).secret
        await one.join(table, BEN, 1, secret)
        ben = await Watcher().look(two, table, BEN)
        await one.leave(table, BEN)
        await wait_for(lambda: ben.gone)

    at_two_processes(home, work)


def test_a_table_that_is_gone_has_no_followers(home: Settings) -> None:
    """Deleted from the database: followers are told when the table is next read."""

    async def work(one: Tables, two: Tables) -> None:
        table = await private_table(one, ME)
        ann = await Watcher().look(two, table, ANN)
        await one.store.db.write(lambda sql: sql.execute(delete(stored_tables).where(stored_tables.c.id == table)))
        two.live_tables.live[table].missed()
        two.live_tables.live[table]._forget()
        await wait_for(lambda: ann.gone)

    at_two_processes(home, work)


def test_the_connection_goes_on_without_the_table(hall: Hall) -> None:
    """One message says so; the table takes none of the places on the connection, and asking again is refused."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    table = anna.table("me", "me")["id"]
    secret = anna.post(f"/api/tables/{table}/invite").json()["secret"]
    with bert.client.websocket_connect("/ws", headers=bert.headers) as ws:
        watch = {"type": "watch", "table": table, "invite": secret}
        ws.send_json(watch)
        assert "table" == ws.receive_json(timeout=20)["type"]
        assert 204 == anna.call("DELETE", f"/api/tables/{table}/invite").status_code
        assert {"type": "unwatched", "table": table} == ws.receive_json(timeout=20)
        for frame in (watch, {"type": "unwatch", "table": table}):
            ws.send_json(frame)
            assert "not_found" == ws.receive_json(timeout=20)["error"]["code"]
        assert_pong(ws)


def assert_pong(ws: Any) -> None:
    """See that a connection is answered."""
    ws.send_json({"type": "ping", "n": 1})
    assert "pong" == ws.receive_json(timeout=20)["type"]
