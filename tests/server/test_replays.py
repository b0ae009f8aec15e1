"""What outsiders make the server replay: in workers of its own, within a budget, and only while they wait."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from litestar.testing import RequestFactory

from tests.core.test_budget import finished as played
from tests.core.test_budget import taken_back
from tests.server.hall import QUIET, hall_for, quick, refusal
from tests.server.room import wait_for
from turnwright.core.budget import spend
from turnwright.core.record import write
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.web.connected import while_connected
from turnwright.server.workers import replays as module
from turnwright.server.workers.replays import Replays
from turnwright.server.workers.turns import Share

T = TypeVar("T")

ANN, BEN = Share("ann", "here"), Share("ben", "there")


def with_replays(settings: Settings, work: Callable[[Replays], Awaitable[T]]) -> T:
    """Run ``work`` with workers."""

    async def use() -> T:
        replays = Replays(settings)
        try:
            return await work(replays)
        finally:
            await replays.close()

    return asyncio.run(use())


def on_and_on() -> None:
    """Work without end; runs in a worker."""
    while True:
        spend(0)
        time.sleep(0.001)


def dear(steps: int) -> int:
    """Work for a number of steps; runs in a worker."""
    for _step in range(steps):
        spend()
    return steps


def mistaken() -> None:
    """Fail in a way that is nobody's mistake; runs in a worker."""
    raise KeyError("nothing")


def test_work_has_a_budget_of_steps(lite_home: Settings) -> None:
    """The refusal names the limit, and the worker is there for the next."""
    settings = replace(lite_home, limits=replace(QUIET, replay_steps=50))

    async def work(replays: Replays) -> None:
        with pytest.raises(Refused, match="more than 50 rule steps") as no:
            await replays.run(ANN, dear, 51)
        assert ("too_large", "record-steps", {"most": 50}) == (
            no.value.problem.code,
            no.value.problem.reason,
            no.value.problem.args,
        )
        assert 50 == await replays.run(ANN, dear, 50)
        with pytest.raises(Refused, match="failed on our side"):
            await replays.run(ANN, mistaken)
        assert 1 == len(multiprocessing.active_children())

    with_replays(settings, work)


def test_an_upload_beyond_the_budget_is_refused_and_an_honest_one_is_not(tmp_path: Path) -> None:
    """Undos far back cost no more than other lines, so that a long record is what it takes."""
    honest, hostile = write(played().record), write(taken_back(played(), rounds=3))
    limits = replace(QUIET, replay_steps=2 * len(played().record.entries))
    with hall_for(quick(tmp_path, limits=limits)) as hall:
        person = hall.guest("Anna")
        reply = person.post("/api/records", {"record": hostile})
        assert (413, "too_large") == refusal(reply)
        assert "record-steps" == reply.json()["error"]["reason"]
        assert [] == person.get("/api/records?mine=true").json()
        assert 201 == person.post("/api/records", {"record": honest}).status_code


def children() -> set[int | None]:
    """Return the processes that this one has started, those of earlier tests that are still ending among them."""
    return {child.pid for child in multiprocessing.active_children()}


def test_work_ends_when_nobody_waits_for_it(lite_home: Settings) -> None:
    """Its worker is not killed, which would cost a start: it sees that it is to stop, and the next has it."""

    async def work(replays: Replays) -> None:
        others = children()
        task = asyncio.create_task(replays.run(ANN, on_and_on))
        await wait_for(lambda: bool(children() - others), 60.0)
        before = children() - others
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert 7 == await replays.run(BEN, dear, 7)
        assert before == children() - others

    with_replays(lite_home, work)


def test_a_queue_that_is_full_says_so(lite_home: Settings) -> None:
    """With when to come back; an address cannot fill it alone, and those who give up make room."""
    settings = replace(lite_home, limits=replace(QUIET, replays_waiting=2, replays_each=2))

    async def work(replays: Replays) -> None:
        tasks = [asyncio.create_task(replays.run(ANN, on_and_on)) for _n in range(2)]
        await wait_for(lambda: len(replays.turns) == 1)
        with pytest.raises(Refused, match="try again in 5 s") as no:
            await replays.run(ANN, dear, 1)
        assert ("busy", 503, 5.0) == (no.value.problem.code, no.value.status, no.value.problem.retry_after)
        waiting = asyncio.create_task(replays.run(BEN, dear, 3))
        await wait_for(lambda: len(replays.turns) == 2)
        with pytest.raises(Refused, match="busy"):
            await replays.run(Share("eve", "elsewhere"), dear, 1)
        for task in tasks:
            task.cancel()
        assert 3 == await waiting

    with_replays(settings, work)


def test_a_worker_that_dies_costs_nobody_the_answer(lite_home: Settings, caplog: pytest.LogCaptureFixture) -> None:
    """The work is done again by another one."""

    async def work(replays: Replays) -> None:
        assert 1 == await replays.run(ANN, dear, 1)
        for child in multiprocessing.active_children():
            child.kill()
        assert 2 == await replays.run(ANN, dear, 2)

    with_replays(lite_home, work)
    assert "a worker died" in caplog.text


class Client:
    """The other end of a connection, as the server hears it."""

    def __init__(self) -> None:
        self.left = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        """Return what comes next: nothing but that the client has left."""
        await self.left.wait()
        return {"type": "http.disconnect"}


def test_a_client_that_leaves_ends_its_work(lite_home: Settings) -> None:
    """And one that stays gets the answer."""

    async def work(replays: Replays) -> None:
        client = Client()
        request = RequestFactory().get("/")
        request.receive = client.receive  # type: ignore[assignment]
        assert 5 == await while_connected(request, replays.run(ANN, dear, 5))
        answer = asyncio.create_task(while_connected(request, replays.run(ANN, on_and_on)))
        await wait_for(lambda: replays.turns.free == 0)
        client.left.set()
        with pytest.raises(Refused, match="the client left"):
            await answer
        assert 6 == await replays.run(ANN, dear, 6)

    with_replays(lite_home, work)


def test_the_scores_of_a_finished_game_are_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For everyone who may see the table; as many games are cached as there is room for."""
    monkeypatch.setattr(module, "KEPT", 2)
    works: list[str] = []
    run = Replays.run

    async def noted(self: Replays, share: Share, work: Callable[..., T], *given: Any) -> T:
        works.append(work.__name__)
        return await run(self, share, work, *given)

    monkeypatch.setattr(Replays, "run", noted)
    with hall_for(quick(tmp_path)) as hall:
        person = hall.guest("Anna")
        table = person.post("/api/records", {"record": write(played().record)}).json()["id"]
        replies = [person.get(f"/api/tables/{table}/{what}").json() for what in ("scores", "sources") * 2]
        assert replies[:2] == replies[2:]
        assert played().scores == replies[0][-1]["scores"]
        assert (404, "not_found") == refusal(hall.stranger().get(f"/api/tables/{table}/scores"))
        assert ["finished", "score_rows", "score_sources"] == works
        assert 2 == len(hall.services.tables.shared.replays._known)
        other = person.post("/api/records", {"record": write(played().record)}).json()["id"]
        person.get(f"/api/tables/{other}/scores")
        assert 2 == len(hall.services.tables.shared.replays._known)
        person.get(f"/api/tables/{table}/scores")
        assert ["score_rows", "score_rows"] == works[-2:]
