"""A purge beside people: who follows a deleted table is told, who plays goes on, and names stay in finished games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from tests.server.aged import where
from tests.server.hall import PASSWORD, Guest, Hall, hall_for
from tests.server.room import (
    ANN,
    BEN,
    ME,
    OPEN,
    Watcher,
    closed,
    code,
    form,
    in_room,
    opened,
    over,
    play_on,
    play_one,
    wait_for,
)
from tests.toy import TOY
from turnwright.cli import main
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.storage.db import Database, tables
from turnwright.server.storage.people_tables import sessions, users
from turnwright.server.storage.purges import Purge, Purges
from turnwright.server.tables import live_tables
from turnwright.server.tables.service import Person, Tables
from turnwright.server.wire.tables import CreateBody

pytestmark = pytest.mark.plain_only

YEARS = 1000 * 86_400.0


@pytest.fixture(autouse=True)
def _look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server finds at once what nobody told it."""
    monkeypatch.setattr(live_tables, "LOOK", 0.0)
    monkeypatch.setattr(live_tables, "ROUND", 0.02)


async def purged(home: Settings) -> dict[str, int]:
    """Delete, in years to come, by a process of its own: another server's, or the operator's."""
    db = Database(home)
    try:
        return await Purge(db, lambda: time.time() + YEARS).run()
    finally:
        await db.close()


async def _registered(at: Tables, *people: Person) -> None:
    """Make accounts."""
    rows = [
        {"id": id, "name": name, "name_key": id, "skeleton": id, "password": "x", "prefs": {}, "created": 0.0}
        for id, name in people
    ]
    await at.store.db.write(lambda sql: sql.execute(insert(users), rows))


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the server has logged."""
    return [record.getMessage() for record in caplog.records if record.name.startswith("turnwright")]


def test_followers_of_a_deleted_table_are_told(home: Settings, caplog: pytest.LogCaptureFixture) -> None:
    """At every process: nothing more comes, the table leaves memory, and nothing can be done there."""

    async def work() -> None:
        one = await opened(home)
        two = await opened(home) if home.postgres else one
        table = (await one.create(ANN, form(ME, OPEN, public=True))).id
        ann, ben = await Watcher().look(one, table, ANN), await Watcher().look(two, table, BEN)
        await one.chat(table, ANN, "hello?")
        assert 1 == (await purged(home))["tables"]
        await wait_for(lambda: ann.gone and ben.gone)
        await wait_for(lambda: table not in one.live_tables.live and table not in two.live_tables.live)
        for act in (one.join(table, BEN), one.chat(table, ANN, "hello?"), two.info(table, ANN)):
            with pytest.raises(Refused) as refused:
                await act
            assert "not_found" == code(refused)
        assert (0, 0) == (len(one.live_tables.live), one.counts()["followers"])
        for each in {one, two}:
            await closed(each)

    asyncio.run(work())
    assert [] == failures(caplog)


def test_who_comes_before_the_server_has_noticed_is_refused(
    home: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The table is in memory still, but nothing can be stored for it: talk, seats, choices, bots."""
    monkeypatch.setattr(live_tables, "LOOK", YEARS)

    async def work(at: Tables) -> None:
        acts: list[Callable[[str], Any]] = [
            lambda table: at.chat(table, ANN, "hello?"),
            lambda table: at.join(table, BEN),
            lambda table: at.invite(table, ANN),
        ]
        for act in acts:
            table = (await at.create(ANN, form(ME, OPEN, public=True))).id
            ben = await Watcher().look(at, table, BEN)
            await purged(home)
            with pytest.raises(Refused) as refused:
                await act(table)
            assert "not_found" == code(refused)
            assert ben.gone
        table = (await at.create(ANN, form(ME, ME))).id
        await purged(home)
        with pytest.raises(Refused) as refused:
            await play_one(at, table, ANN)
        assert "not_found" == code(refused)
        at.live_tables.live[table].missed()
        with pytest.raises(Refused):
            await at.info(table, ANN)

    in_room(home, work)
    assert [] == failures(caplog)


def test_a_rematch_that_was_deleted_can_be_asked_for_again(home: Settings) -> None:
    """The finished game stays, with its names and its record, although one of its people was deleted."""

    async def work(at: Tables) -> None:
        await _registered(at, ANN)
        table = (await at.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN], options={}))).id
        secret = (await at.invite(table, ANN)).secret
        await at.join(table, BEN, 1, secret)
        await at.start(table, ANN)
        await at.chat(table, BEN, "good luck")
        await play_on(at, table, [ANN, BEN], over)
        first = (await at.rematch(table, ANN)).id
        live = at.live_tables.live[table]
        assert first == live.meta.rematch
        counts = await purged(home)
        assert (1, 0) == (counts["tables"], counts["records"])
        await wait_for(lambda: at.live_tables.live[table].meta.rematch is None)
        second = (await at.rematch(table, ANN)).id
        assert second != first
        info = await at.info(table, ANN)
        assert ["Ann", "Ben"] == [seat.name for seat in info.seats]
        assert "good luck" in [line.text for line in await at.chat_log(table, ANN)]
        assert (await at.record(table, ANN)).count("\n") > 3

    in_room(home, work)


def test_a_guest_who_is_gone_stays_named_in_the_games_of_others(home: Settings) -> None:
    """By their seat and by what they said; sessions in use continue."""
    with hall_for(home) as hall:
        anna, bert = hall.stranger(), hall.guest("Bert")
        anna.post("/api/register", {"name": "Anna", "password": PASSWORD})
        table = anna.table("me", "open", public=True)["id"]
        bert.post(f"/api/tables/{table}/join", {})
        anna.post(f"/api/tables/{table}/start", {})
        bert.post(f"/api/tables/{table}/chat", {"text": "bye"})
        for person in (anna, bert):
            person.post(f"/api/tables/{table}/abandon", {"agree": True})
        bert.post("/api/logout")

        def end(sql: Connection) -> None:
            sql.execute(update(tables).values(state="finished", scores=[1, 2], winners=[1]))
            sql.execute(update(users).values(created=0.0))

        hall.client.blocking_portal.call(hall.services.db.write, end)
        counts = hall.client.blocking_portal.call(Purge(hall.services.db, time.time).run)
        assert 1 == counts["guests"]
        rows = anna.get("/api/records").json()
        assert [["Anna", "Bert"]] == [row["names"] for row in rows]
        assert "bye" in [line["text"] for line in anna.get(f"/api/tables/{table}/chat").json()]
        assert "Anna" == anna.get("/api/me").json()["user"]["name"]


def test_a_server_purges_by_itself(home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some time after its start, then again and again; a guest who plays keeps session and seat."""
    monkeypatch.setattr(Purges, "first", 0.05)
    monkeypatch.setattr(Purges, "every", 0.05)
    with hall_for(home) as hall:
        anna = hall.guest("Anna")
        table = anna.table("me", "me")["id"]
        for _ in range(2):
            bert = hall.guest("Bert")
            assert signed_in(bert)
            expire(hall, bert)
            eventually(lambda: people(hall) == 1)
            assert not signed_in(bert)
        assert signed_in(anna)
        assert 200 == anna.get(f"/api/tables/{table}").status_code


def expire(hall: Hall, person: Guest) -> None:
    """Let somebody's last visit be long ago."""
    user = person.get("/api/me").json()["user"]["id"]

    def work(sql: Connection) -> None:
        sql.execute(update(users).values(created=0.0))
        sql.execute(update(sessions).where(sessions.c.user_id == user).values(seen=0.0))

    hall.client.blocking_portal.call(hall.services.db.write, work)


def people(hall: Hall) -> int:
    """Return how many guests and accounts there are."""
    wanted = select(users.c.id)
    return len(hall.client.blocking_portal.call(hall.services.db.read, lambda sql: sql.execute(wanted).all()))


def signed_in(person: Guest) -> bool:
    """Return whether the server knows who this is."""
    return person.get("/api/me").json()["user"] is not None


def eventually(question: Callable[[], bool]) -> None:
    """Wait until ``question`` is true."""
    for _ in range(1000):
        if question():
            return
        time.sleep(0.02)
    raise AssertionError("waited in vain")


def test_the_command_works_beside_a_server(home: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    """Followers of the table hear about it; players continue."""
    with hall_for(home) as hall:
        anna = hall.guest("Anna")
        table, played = anna.table("me", "open")["id"], anna.table("me", "me")["id"]
        with hall.client.websocket_connect("/ws", headers=anna.headers) as ws:
            ws.send_json({"type": "watch", "table": table})
            assert ["table", "presence"] == [ws.receive_json(timeout=20)["type"] for _ in range(2)]
            old = update(tables).where(tables.c.id == table).values(changed=0.0)
            hall.client.blocking_portal.call(hall.services.db.write, lambda sql: sql.execute(old))
            assert 0 == main(["admin", "purge", *where(home)])
            assert "tables 1" in capsys.readouterr().out
            assert {"type": "unwatched", "table": table} == ws.receive_json(timeout=20)
        now = anna.get(f"/api/tables/{played}/snapshot").json()
        move = {"seq": now["seq"], "choice": now["options"][0]["choice"]}
        assert 200 == anna.post(f"/api/tables/{played}/moves", move).status_code
