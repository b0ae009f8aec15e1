"""A refused request is forgotten at once: a stranger's large bodies do not wait for the garbage collector."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Awaitable, Callable, Iterator

import pytest
from litestar.testing import RequestFactory

from tests.server.room import ANN, EVE, in_room, table_of_two
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.tables.service import Tables
from turnwright.server.web.connected import while_connected
from turnwright.server.wire.play import MoveBody


class Body:
    """What a request carries."""


@contextlib.contextmanager
def without_collector() -> Iterator[None]:
    """Leave cycles where they are."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def left_behind(ask: Callable[[], Awaitable[object]]) -> Body | None:
    """Return the body of a refused request if it is still in memory."""

    async def handle(body: Body) -> None:
        await ask()

    body = Body()
    known = weakref.ref(body)
    with pytest.raises(Refused) as refused:
        await handle(body)
    del refused, body
    await asyncio.sleep(0.01)
    return known()


def test_work_that_is_refused_while_the_client_waits(lite_home: Settings) -> None:
    """An upload, say."""

    async def refuse() -> None:
        raise Refused("too_large", "this takes too many steps")

    async def never() -> None:
        await asyncio.Event().wait()

    async def work(_tables: Tables) -> None:
        request = RequestFactory().get("/")
        request.receive = never  # type: ignore[assignment]
        with without_collector():
            assert await left_behind(lambda: while_connected(request, refuse())) is None

    in_room(lite_home, work)


def test_a_command_that_the_table_refuses(lite_home: Settings) -> None:
    """Before another command comes."""

    async def work(tables: Tables) -> None:
        table = await table_of_two(tables)
        await tables.snapshot(table.id, ANN)
        with without_collector():
            body = MoveBody(seq=table.seq, choice="fly to the moon")
            assert await left_behind(lambda: tables.move(table.id, ANN, body)) is None
            assert await left_behind(lambda: tables.move(table.id, EVE, body)) is None

    in_room(lite_home, work)
