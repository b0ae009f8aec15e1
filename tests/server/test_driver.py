"""When bots think: for people who wait, fairly, and not where nobody looks."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.server.room import ANN, BEN, EVE, GREEDY, ME, RANDOM, Client, closed, form, in_room, opened, wait_for
from turnwright.server.config import Settings
from turnwright.server.network.origins import mark_of
from turnwright.server.tables import driver, live_table
from turnwright.server.tables.service import Tables
from turnwright.server.wire.tables import Clock, SeatSpec
from turnwright.server.workers.thinkers import Job, Thinkers
from turnwright.server.workers.turns import Share

SEARCH = SeatSpec(kind="bot", bot="search", seconds=20.0)


class Mind:
    """Answers for all bots, at once or when it is let; what it was asked is kept."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs: list[Job] = []
        self.shares: list[tuple[str, Share, float]] = []
        self.slow: set[str] = set()
        mind, place = self, Thinkers.place

        async def choose(_self: Thinkers, job: Job) -> str:
            mind.jobs.append(job)
            while job.bot in mind.slow:
                await asyncio.sleep(0.01)
            return job.options[0]

        def noted(
            self: Thinkers, kind: str, share: Share, seconds: float, waits: Callable[[], None] = lambda: None
        ) -> object:
            mind.shares.append((kind, share, seconds))
            return place(self, kind, share, seconds, waits)

        monkeypatch.setattr(Thinkers, "choose", choose)
        monkeypatch.setattr(Thinkers, "place", noted)


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> Mind:
    """Bots that cost nothing."""
    return Mind(monkeypatch)


async def some_rounds(tables: Tables) -> None:
    """Let everything happen that would happen by itself."""
    for _round in range(5):
        await tables.live_tables._round()
        await asyncio.sleep(0.02)


def test_bots_alone_play_only_while_somebody_looks(home: Settings, mind: Mind, monkeypatch: pytest.MonkeyPatch) -> None:
    """While followed they continue; then they stop, and another process may take the lease or the table."""
    monkeypatch.setattr(live_table, "ATTENTION", 0.0)

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(GREEDY, RANDOM, public=True))
        await some_rounds(tables)
        assert [] == mind.jobs
        assert [] == await tables.store.due(time.time() + 1)
        following = await tables.subscribe(info.id, None, Client().send)
        await wait_for(lambda: len(mind.jobs) > 5)
        await tables.unsubscribe(following)
        live = tables.live_tables.live[info.id]
        await wait_for(lambda: not live.driver.busy)
        before = len(mind.jobs)
        await some_rounds(tables)
        assert before == len(mind.jobs)
        assert live.meta.state == "running"
        assert not tables.shared.leases.held(info.id)
        await tables.subscribe(info.id, EVE, Client().send)
        await wait_for(lambda: len(mind.jobs) > before)

    in_room(home, work)


def test_bots_alone_go_on_for_whoever_asks_now_and_then(lite_home: Settings, mind: Mind) -> None:
    """A program that looks without following sees how the game continues."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(GREEDY, GREEDY))
        await some_rounds(tables)
        assert [] == mind.jobs
        await tables.info(info.id, ANN)
        await wait_for(lambda: len(mind.jobs) > 5)

    in_room(lite_home, work)


def test_bots_alone_come_last_and_think_no_longer_than_usual(lite_home: Settings, mind: Mind) -> None:
    """With a person at the table they have the time that the table gives them, on the owner's account and address."""

    async def work(tables: Tables) -> None:
        tables.shared.origins.note(ANN.id, "192.0.2.1")
        tables.shared.origins.note(BEN.id, "192.0.2.1")
        alone = await tables.create(ANN, form(SEARCH, SEARCH))
        await tables.info(alone.id, ANN)
        await wait_for(lambda: bool(mind.shares))
        await tables.create(BEN, form(ME, SEARCH, options={"first": 1}))
        await wait_for(lambda: any(share.person == BEN.id for _kind, share, _seconds in mind.shares))
        assert ("search", Share(ANN.id, mark_of("192.0.2.1"), True), lite_home.bot_seconds) == mind.shares[0]
        assert ("search", Share(BEN.id, mark_of("192.0.2.1"), False), 20.0) in mind.shares

    in_room(lite_home, work)


def test_quick_bots_do_not_wait_for_searches(lite_home: Settings, mind: Mind) -> None:
    """However many searches wait, at whose tables ever."""
    mind.slow.add("search")

    async def work(tables: Tables) -> None:
        for _table in range(4):
            await tables.create(ANN, form(ME, SEARCH, options={"first": 1}))
        await wait_for(lambda: len(tables.shared.thinkers.searching.turns) == 3)
        info = await tables.create(BEN, form(ME, GREEDY, options={"first": 1}))
        await wait_for(lambda: tables.live_tables.live[info.id].meta.asked == 0)
        assert 3 == len(tables.shared.thinkers.searching.turns)
        assert ["search"] == [job.bot for job in mind.jobs if job.bot == "search"]

    in_room(lite_home, work)


def told(client: Client) -> list[bool]:
    """Return what a follower was told about the queue."""
    return [message["waits"] for message in client.messages if message["type"] == "queued"]


@pytest.mark.parametrize("each", [20, 1], ids=["queued", "not even queued"])
def test_followers_are_told_that_a_bot_waits_for_its_turn(
    lite_home: Settings, mind: Mind, monkeypatch: pytest.MonkeyPatch, each: int
) -> None:
    """Those who come later, too; and that it waits no longer. The bot answers in the end."""
    monkeypatch.setattr(driver, "QUEUE_TOLD_AFTER", 0.0)
    settings = replace(lite_home, limits=replace(lite_home.limits, thoughts_each=each))
    quick = SeatSpec(kind="bot", bot="search", seconds=0.0)

    async def work(tables: Tables) -> None:
        tables.shared.origins.note(ANN.id, "192.0.2.1")
        early, late = Client(), Client()
        async with tables.shared.thinkers.place("search", Share(BEN.id, "192.0.2.1"), 1.0):
            info = await tables.create(ANN, form(ME, quick, options={"first": 1}))
            await tables.subscribe(info.id, ANN, early.send)
            live = tables.live_tables.live[info.id]
            await wait_for(lambda: live.driver.queued)
            await tables.subscribe(info.id, ANN, late.send)
            assert [] == mind.jobs
        assert [True] == told(late)
        assert told(early) in ([True], [True, True])
        await wait_for(lambda: live.meta.asked == 0)
        assert not live.driver.queued
        assert [True, False] == told(late)[:2]

    in_room(settings, work)


def test_who_is_seen_is_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was not seen for longest first; somebody unknown is on their own."""
    monkeypatch.setattr("turnwright.server.network.origins.KEPT", 2)
    from turnwright.server.network.origins import Origins

    origins = Origins()
    for user, network in (("ann", "here"), ("ben", "there"), ("ann", "there"), ("eve", "elsewhere")):
        origins.note(user, network)
    assert [mark_of("there"), "ben", mark_of("elsewhere")] == [origins.of(user) for user in ("ann", "ben", "eve")]


def test_an_answer_that_nobody_waits_for_any_more_is_no_error(mind: Mind, lite_home: Settings) -> None:
    """The server stops while the table is busy and the bot has just decided."""
    problems: list[object] = []

    async def visit() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: problems.append(context))
        tables = await opened(replace(lite_home, bot_pause=0.0))
        mind.slow = {"greedy"}
        info = await tables.create(ANN, form(GREEDY, ME, options={"first": 0}))
        live = tables.live_tables.live[info.id]
        await wait_for(lambda: bool(mind.jobs))
        busy = asyncio.create_task(live.run(lambda: asyncio.sleep(60)))
        mind.slow = set()
        await wait_for(lambda: len(live._promised) > 1)
        await closed(tables)
        await asyncio.gather(busy, return_exceptions=True)

    asyncio.run(visit())
    gc.collect()
    assert [] == problems


FAST = Clock(kind="bank", seconds=1.0, bot="random")


def test_absent_people_whose_time_is_up_take_one_turn_at_a_time(
    mind: Mind, lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables somebody leaves behind, the bots that answer there wait behind all others, at their pace."""
    monkeypatch.setattr(live_table, "ATTENTION", 0.0)

    async def work(tables: Tables) -> None:
        for _table in range(6):
            await tables.create(ANN, form(ME, ME, clock=FAST))
        await asyncio.sleep(1.2)
        before = len(mind.jobs)
        await asyncio.sleep(1.5)
        assert all(share.background for _kind, share, _seconds in mind.shares)
        assert 0 < len(mind.jobs) - before < 12

    in_room(replace(lite_home, bot_pause=0.25), work)


def test_a_person_who_comes_back_does_not_wait_behind_all_others(
    mind: Mind, lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot that was asked while nobody looked is queued anew."""
    monkeypatch.setattr(live_table, "ATTENTION", 0.0)
    mind.slow = {"greedy"}

    async def work(tables: Tables) -> None:
        for number, who in enumerate((BEN, ANN), start=1):
            await tables.create(who, form(GREEDY, ME, options={"first": 0}))
            while len(mind.shares) < number:
                await asyncio.sleep(0.01)
        (table,) = [live for live in tables.live_tables.live.values() if live.meta.owner == ANN.id]
        await tables.subscribe(table.id, ANN, Client().send)
        await wait_for(lambda: [True, False] == [share.background for _k, share, _s in mind.shares[1:]])
        assert 1 == len(mind.jobs)
        mind.slow = set()
        await wait_for(lambda: table.meta.ply > 0)

    in_room(replace(lite_home, bot_pause=0.0, thinkers=1), work)


def test_a_clock_does_not_continue_a_game_of_the_greatest_length(mind: Mind, lite_home: Settings) -> None:
    """Nor is it loaded again and again."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, ME, clock=FAST))
        await asyncio.sleep(1.5)
        assert [] == mind.jobs
        assert [] == await tables.store.due(time.time() + 60)
        assert info.ply == (await tables.info(info.id, ANN)).ply

    in_room(replace(lite_home, bot_pause=0.0, limits=replace(lite_home.limits, plies=0)), work)
