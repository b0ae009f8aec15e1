"""How much one person may store: counted while it is stored, refused in words, and given back by deleting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.hall import PASSWORD
from tests.server.room import ANN, BEN, ME, OPEN, closed, form, in_room, opened, over, play_on
from tests.toy import TOY
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.people import registry
from turnwright.server.storage.people_tables import sessions
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


def reasons(outcomes: list[Any]) -> list[str]:
    """Return why each request was refused, "" for those that were not."""
    return [each.problem.reason if isinstance(each, Refused) else repr(each) if isinstance(each, Exception) else ""
            for each in outcomes]  # fmt: skip


def at_once(home: Settings, ask: Callable[[Tables, int], Awaitable[object]], prepare: Any = None) -> list[str]:
    """Return the outcomes of requests that arrive together, on PostgreSQL at two processes."""

    async def visit() -> list[str]:
        services = [await opened(home) for _process in range(2 if home.postgres else 1)]
        try:
            if prepare is not None:
                await prepare(services[0])
            asked = [ask(services[n % len(services)], n) for n in range(TOGETHER)]
            return reasons(await asyncio.gather(*asked, return_exceptions=True))
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
