"""How much one person may store: counted while it is stored, refused in words, and given back by deleting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from tests.server.hall import PASSWORD, QUIET, hall_for, refusal
from tests.server.room import ANN, BEN, EVE, ME, OPEN, Watcher, closed, code, form, in_room, opened, over, play_on
from tests.toy import TOY
from turnwright.server.config import Settings
from turnwright.server.errors import NoTable, Refused
from turnwright.server.network.limits import Limiter
from turnwright.server.people import registry
from turnwright.server.storage import store
from turnwright.server.storage.db import chat
from turnwright.server.storage.people_tables import sessions, users
from turnwright.server.storage.quotas import TABLE_BYTES, add_report, table_bytes
from turnwright.server.tables.service import Tables
from turnwright.server.wire.tables import CreateBody, TableInfo

pytestmark = pytest.mark.plain_only

TOGETHER = 12
"""Requests that arrive at the same moment."""


def allowed(home: Settings, **limits: Any) -> Settings:
    """Return settings with other limits."""
    return replace(home, limits=replace(home.limits, **limits))


async def played(tables: Tables, copies: int = 1) -> list[TableInfo]:
    """Return finished games of Ann and Ben."""
    games = []
    for _each in range(copies):
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN], options={"rounds": 1}))
        secret = (await tables.invite(info.id, ANN)).secret
        await tables.join(info.id, BEN, invite=secret)
        await tables.start(info.id, ANN)
        games.append(await play_on(tables, info.id, [ANN, BEN], over))
    return games


def outcome(found: Any) -> str:
    """Return why a request was refused, "" if it was not."""
    if isinstance(found, Refused):
        return found.problem.reason or found.problem.code
    return repr(found) if isinstance(found, BaseException) else ""


def at_once(home: Settings, ask: Callable[[Tables, int], Awaitable[object]], prepare: Any = None) -> list[str]:
    """Return the outcomes of requests that arrive together, on PostgreSQL at two processes."""

    async def visit() -> list[str]:
        services = [await opened(home) for _process in range(2 if home.postgres else 1)]
        try:
            if prepare is not None:
                await prepare(services[0])
            asked = [ask(services[n % len(services)], n) for n in range(TOGETHER)]
            return [outcome(each) for each in await asyncio.gather(*asked, return_exceptions=True)]
        finally:
            for tables in services:
                await closed(tables)

    return asyncio.run(visit())


def test_tables_that_are_opened_together_are_all_counted(home: Settings) -> None:
    """Twelve requests at one moment, room for five."""

    async def ask(tables: Tables, _n: int) -> object:
        return await tables.create(ANN, form(ME, OPEN))

    found = at_once(allowed(home, open_tables=5), ask)
    assert (5, TOGETHER - 5) == (found.count(""), found.count("many-tables"))


def test_copies_that_are_made_together_are_all_counted(home: Settings) -> None:
    """A copy is an unfinished table like any other."""
    games: list[TableInfo] = []

    async def prepare(tables: Tables) -> None:
        games.extend(await played(tables))

    async def ask(tables: Tables, _n: int) -> object:
        return await tables.copy(games[0].id, BEN, 0)

    found = at_once(allowed(home, open_tables=5), ask, prepare)
    assert (5, TOGETHER - 5) == (found.count(""), found.count("many-tables"))


def test_rematches_that_are_asked_for_together_are_all_counted(home: Settings) -> None:
    """Each of another game; a rematch that exists already is no new table."""
    games: list[TableInfo] = []

    async def prepare(tables: Tables) -> None:
        games.extend(await played(tables, TOGETHER))

    async def ask(tables: Tables, n: int) -> object:
        return await tables.rematch(games[n].id, BEN)

    found = at_once(allowed(home, open_tables=5), ask, prepare)
    assert (5, TOGETHER - 5) == (found.count(""), found.count("many-tables"))


def test_somebody_with_all_their_tables_still_comes_to_a_rematch(lite_home: Settings) -> None:
    """Only the person who opens it needs room for it."""

    async def work(tables: Tables) -> None:
        (game,) = await played(tables)
        await tables.create(BEN, form(ME, OPEN))
        again = await tables.rematch(game.id, ANN)
        assert again.id == (await tables.rematch(game.id, BEN)).id

    in_room(allowed(lite_home, open_tables=1), work)


def test_a_refused_rematch_leaves_nothing_behind(home: Settings) -> None:
    """The finished game offers it again, and the table in memory is as stored."""

    async def work(tables: Tables) -> None:
        (game,) = await played(tables)
        waiting = await tables.create(BEN, form(ME, OPEN))
        with pytest.raises(Refused):
            await tables.rematch(game.id, BEN)
        stored = await tables.store.meta(game.id)
        assert stored is not None
        assert stored.rematch is None
        await tables.close_table(waiting.id, BEN)
        assert "open" == (await tables.rematch(game.id, BEN)).state

    in_room(allowed(home, open_tables=1), work)


def test_one_person_has_a_limited_number_of_sessions(home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who signs in once more ends the session that was not used for longest, also when all sign in together."""
    monkeypatch.setattr(registry, "MOST_SESSIONS", 5)

    async def work(tables: Tables) -> None:
        people = [registry.Registry(tables.store.db, 90) for _process in range(2)]
        first = await people[0].register("Anna", PASSWORD, "", None)
        await asyncio.gather(*[people[n % 2].login("Anna", PASSWORD) for n in range(TOGETHER)])
        last = await people[0].login("Anna", PASSWORD)
        stored = await tables.store.db.read(lambda sql: sql.execute(select(func.count(sessions.c.digest))).scalar())
        assert 5 == stored
        assert (True, False) == tuple([await people[0].by_cookie(each) is not None for each in (last, first)])

    in_room(home, work)


# Tables and bytes.


def told(reply: Any) -> tuple[str, dict[str, float]]:
    """Return the reason of a refusal and its numbers."""
    error = reply.json()["error"]
    return error["reason"], error["args"]


def test_uploads_that_arrive_together_are_all_counted(home: Settings) -> None:
    """Twelve uploads at one moment, room for five."""
    games: list[tuple[str, int]] = []

    async def prepare(tables: Tables) -> None:
        (game,) = await played(tables)
        games.append((await tables.record(game.id, BEN), game.seq))

    async def ask(tables: Tables, _n: int) -> object:
        return await tables.keep(BEN, games[0][0])

    in_room(home, prepare)
    room = 5 * table_bytes(games[0][1]) + TABLE_BYTES
    found = at_once(allowed(home, guest_bytes=room, replays_waiting=TOGETHER, replays_each=TOGETHER), ask)
    assert (5, TOGETHER - 5) == (found.count(""), found.count("quota-bytes"))


def test_a_guest_may_store_less_than_an_account(lite_home: Settings) -> None:
    """The refusal says how much is stored and how much is allowed; a guest who creates an account has more room."""
    with hall_for(allowed(lite_home, guest_tables=2, account_tables=3)) as hall:
        anna = hall.guest("Anna")
        for _table in range(2):
            anna.table("me", "open")
        body = {"game": "small_world", "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused = anna.post("/api/tables", body)
        assert (409, "conflict") == refusal(refused)
        assert ("quota-tables", {"used": 2, "most": 2}) == told(refused)
        assert 200 == anna.post("/api/register", {"name": "Anna", "password": PASSWORD}).status_code
        assert 201 == anna.post("/api/tables", body).status_code
        assert ("quota-tables", {"used": 3, "most": 3}) == told(anna.post("/api/tables", body))


def test_what_a_person_has_stored_is_shown(lite_home: Settings) -> None:
    """The account page shows it; each table counts a fixed amount, and each line of its journal."""
    with hall_for(replace(lite_home, bot_pause=1_000.0)) as hall:
        anna = hall.guest("Anna")
        first, second = anna.table("me", "open"), anna.table("me", "random", public=True)
        sizes = {row["id"]: row["bytes"] for row in anna.get("/api/tables?scope=owned").json()}
        assert {first["id"]: table_bytes(0), second["id"]: table_bytes(second["seq"])} == sizes
        stored = anna.get("/api/me/stored").json()
        limits = lite_home.limits
        most = (limits.guest_tables, limits.guest_bytes, limits.guest_reports)
        assert (2, sum(sizes.values()), 0) == (stored["tables"], stored["bytes"], stored["reports"])
        assert most == (stored["most_tables"], stored["most_bytes"], stored["most_reports"])
        assert [0] == [row["bytes"] for row in hall.stranger().get("/api/tables?scope=running").json()]


def test_a_game_that_runs_goes_on_beyond_the_quota(lite_home: Settings) -> None:
    """Only what is new is refused: a copy, an upload, another table."""

    async def work(tables: Tables) -> None:
        (game,) = await played(tables)
        record = await tables.record(game.id, ANN)
        for ask in (
            tables.create(ANN, form(ME, OPEN)),
            tables.copy(game.id, ANN, 0),
            tables.rematch(game.id, ANN),
            tables.keep(ANN, record),
        ):
            with pytest.raises(Refused) as refused:
                await ask
            problem = refused.value.problem
            assert ("too_large", "quota-bytes") == (problem.code, problem.reason)
            assert {"used", "more", "most"} == set(problem.args)

    in_room(allowed(lite_home, guest_bytes=2 * TABLE_BYTES), work)


# Deleting.


def test_deleting_an_uploaded_record_gives_its_room_back(home: Settings) -> None:
    """It belongs to its owner alone; whoever follows it is told, and nobody else may delete it."""

    async def work(tables: Tables) -> None:
        (game,) = await played(tables)
        kept = await tables.keep(ANN, await tables.record(game.id, ANN), public=True)
        ben = await Watcher().look(tables, kept.id, BEN)
        with pytest.raises(Refused) as refused:
            await tables.delete(kept.id, BEN)
        assert "forbidden" == code(refused)
        before, _most = await tables.store.stored(ANN.id)
        assert not (await tables.delete(kept.id, ANN)).kept
        after, _most = await tables.store.stored(ANN.id)
        assert (before.tables - 1, before.bytes - table_bytes(kept.seq)) == (after.tables, after.bytes)
        assert ben.gone
        with pytest.raises(NoTable):
            await tables.info(kept.id, ANN)

    in_room(home, work)


async def with_people(tables: Tables, *ids: str) -> None:
    """Store guests."""
    rows = [{"id": id, "name": id, "prefs": {}, "created": 0.0} for id in ids]
    await tables.store.db.write(lambda sql: sql.execute(insert(users), rows))


def test_a_game_that_others_played_stays_for_them(home: Settings) -> None:
    """It counts for nobody then, nobody owns it, and its invite no longer works."""

    async def work(tables: Tables) -> None:
        await with_people(tables, BEN.id)
        (game,) = await played(tables)
        invite = (await tables.invite(game.id, ANN)).secret
        assert (await tables.delete(game.id, ANN)).kept
        assert 0 == (await tables.store.stored(ANN.id))[0].tables
        for person in (ANN, BEN):
            assert not (await tables.info(game.id, person)).owner
            assert [game.id] == [row.id for row in await tables.rows(person, "finished")]
        with pytest.raises(NoTable):
            await tables.info(game.id, EVE, invite)
        with pytest.raises(Refused):
            await tables.delete(game.id, ANN)

    in_room(home, work)


def test_a_game_whose_other_players_are_gone_can_be_deleted(lite_home: Settings) -> None:
    """There is nobody it could stay for. A table that is not over is closed or played to the end first."""

    async def work(tables: Tables) -> None:
        (game,) = await played(tables)
        again = await tables.rematch(game.id, ANN)
        with pytest.raises(Refused) as refused:
            await tables.delete(again.id, ANN)
        assert "delete-unfinished" == refused.value.problem.reason
        await tables.close_table(again.id, ANN)
        assert not (await tables.delete(again.id, ANN)).kept
        stored = await tables.store.meta(game.id)
        assert stored is not None
        assert stored.rematch is None
        assert not (await tables.delete(game.id, ANN)).kept
        assert [] == await tables.rows(ANN, "owned")

    in_room(lite_home, work)


# What else can be stored.


def test_a_table_keeps_the_chat_lines_that_it_shows(home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines of other tables stay."""
    monkeypatch.setattr(store, "CHAT_LINES", 3)

    async def work(tables: Tables) -> None:
        first, second = [await tables.create(ANN, form(ME, OPEN)) for _table in range(2)]
        await tables.chat(second.id, ANN, "Anybody?")
        for number in range(6):
            await tables.chat(first.id, ANN, f"{number}")
        assert ["3", "4", "5"] == [line.text for line in await tables.chat_log(first.id, ANN)]
        kept = await tables.store.db.read(lambda sql: sql.execute(select(func.count(chat.c.n))).scalar())
        assert 3 + 1 == kept

    in_room(home, work)


def test_reports_that_arrive_together_are_all_counted(home: Settings) -> None:
    """Each report stores a whole record."""

    async def ask(tables: Tables, n: int) -> object:
        words = {"ply": 0, "rule": "", "words": "wrong", "record": "{}", "created": 0.0, "done": False}
        values = {"id": f"r{n}", "user_id": ANN.id, "table_id": "t", **words}
        return await tables.store.db.write(lambda sql: add_report(sql, values))

    async def prepare(tables: Tables) -> None:
        await with_people(tables, ANN.id)

    found = at_once(allowed(home, guest_reports=5), ask, prepare)
    assert (5, TOGETHER - 5) == (found.count(""), found.count("quota-reports"))


def test_a_report_too_many_is_refused_in_words(lite_home: Settings) -> None:
    """Until the operator has dealt with those before it."""
    with hall_for(allowed(lite_home, guest_reports=1)) as hall:
        anna = hall.guest("Anna")
        table = anna.table("me", "random")
        body = {"ply": 0, "words": "This is wrong."}
        assert 201 == anna.post(f"/api/tables/{table['id']}/report", body).status_code
        refused = anna.post(f"/api/tables/{table['id']}/report", body)
        assert (409, "conflict") == refusal(refused)
        assert ("quota-reports", {"used": 1, "most": 1}) == told(refused)
        assert 1 == anna.get("/api/me/stored").json()["reports"]


def test_one_address_gets_a_limited_number_of_new_people_a_day(lite_home: Settings) -> None:
    """Guests and accounts together; a guest who creates an account is nobody new, nor is who signs in again."""
    with hall_for(allowed(lite_home, new_people=3)) as hall:
        anna, ben = hall.guest("Anna"), hall.stranger()
        assert 200 == anna.post("/api/register", {"name": "Anna", "password": PASSWORD}).status_code
        assert 200 == ben.post("/api/register", {"name": "Ben", "password": PASSWORD}).status_code
        hall.guest("Cleo")
        for path, body in (("/api/guest", {}), ("/api/register", {"password": PASSWORD})):
            assert (429, "rate_limited") == refusal(hall.stranger().post(path, {"name": "Dora", **body}))
        assert 200 == hall.stranger().post("/api/login", {"name": "Ben", "password": PASSWORD}).status_code


def test_one_address_stores_a_limited_amount_a_day(lite_home: Settings) -> None:
    """Tables, copies, uploads and reports of all its people together: anybody can be many guests."""
    with hall_for(allowed(lite_home, address_bytes=3 * TABLE_BYTES)) as hall:
        for name in ("Anna", "Ben", "Cleo"):
            table = hall.guest(name).table("me", "random", public=True)
        dora = hall.guest("Dora")
        for path, body in (
            ("/api/tables", {"game": "small_world", "seats": [{"kind": "me"}, {"kind": "open"}]}),
            ("/api/records", {"record": "{}"}),
            (f"/api/tables/{table['id']}/copy", {"ply": 0}),
            (f"/api/tables/{table['id']}/rematch", None),
            (f"/api/tables/{table['id']}/report", {"ply": 0, "words": "This is wrong."}),
        ):
            assert (429, "rate_limited") == refusal(dora.post(path, body))


def test_a_day_gives_back_what_a_day_allows() -> None:
    """Steadily; what was too large is taken from the time after it."""
    now = [0.0]
    limits = Limiter(replace(QUIET, address_bytes=1_440), lambda: now[0])
    limits.take_today("bytes", "net", 2_000)
    for minutes in (0, 500):
        now[0] = minutes * 60.0
        with pytest.raises(Refused):
            limits.take_today("bytes", "net", 1)
    now[0] = 562 * 60.0
    limits.take_today("bytes", "net", 1)
    limits.take_today("bytes", "other net", 1_440)
