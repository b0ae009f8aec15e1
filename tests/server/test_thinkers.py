"""Bots in processes of their own: what they get, what they answer, what happens when they die."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from tests.server.room import ANN, GREEDY, ME, form, in_room, play_on, wait_for
from tests.toy import TOY
from tests.toy.layout import hand
from turnwright.bots import bot
from turnwright.core.game import find
from turnwright.core.position import Position
from turnwright.core.record import read
from turnwright.core.rng import Rng
from turnwright.core.seats import EVERYONE, only
from turnwright.server.config import Settings
from turnwright.server.tables.service import Tables
from turnwright.server.wire.play import UndoBody
from turnwright.server.wire.tables import CreateBody, SeatSpec
from turnwright.server.workers.thinkers import Job, Thinkers, decide, job_for, shown_in


def midgame(seed: int = 5) -> Position:
    position = find("small_world").new(3, seed=seed)
    chooser = bot("random", seed=seed)
    for _ply in range(40):
        assert position.seat is not None
        position.choose(chooser.choose(position.game, position.observation(position.seat), position.actions))
    return position


def test_a_job_holds_nothing_that_its_seat_may_not_know() -> None:
    """No seed, no result, and the journal as the seat may see it; two tables alike to a seat give it the same job."""
    position = midgame()
    assert position.seat is not None
    assert position.dealer is not None
    job = job_for(position, position.seat, "greedy", 0.0)
    data = msgspec.msgpack.encode(job)
    assert position.dealer.seed.hex().encode() not in data
    assert position.dealer.seed not in data
    assert b"scores" not in data
    twin = midgame()
    twin.state.coins = [coin + 7 * (n != position.seat) for n, coin in enumerate(twin.state.coins)]  # type: ignore[attr-defined]
    again = job_for(twin, position.seat, "greedy", 0.0)
    assert (job.record, job.options) == (again.record, again.options)


@pytest.mark.parametrize("kind", ["random", "greedy", "search"])
def test_a_worker_decides_as_the_bot_would_at_the_table(kind: str) -> None:
    """What is rebuilt from the record is exactly what the seat was shown."""
    position = midgame()
    assert position.seat is not None
    job = job_for(position, position.seat, kind, 0.0)
    settings = {"playouts": 50} if kind == "search" else {}
    here = bot(kind, seed=job.seed, **settings)
    expected = here.choose(position.game, position.observation(position.seat), position.actions)
    if kind == "search":
        assert decide(msgspec.structs.replace(job, seconds=0.05)) in position.options
    else:
        assert position.game.vocabulary.name(expected) == decide(job)


@pytest.mark.parametrize("game", ["small_world", "root"])
def test_a_worker_decides_in_a_copied_game_as_in_any_other(game: str) -> None:
    """With hidden choices the job has no journal, of which no part can be inherited then."""
    position = find(game).new(3, seed=5)
    chooser = bot("random", seed=5)
    while position.ply < 60:
        assert position.seat is not None
        position.choose(chooser.choose(position.game, position.observation(position.seat), position.actions))
    copy = position.fork(50, seed=6)
    assert copy.inherited
    assert copy.seat is not None
    job = job_for(copy, copy.seat, "greedy", 0.0)
    assert (game == "root") == (job.seat_view is not None)
    here = bot("greedy", seed=job.seed).choose(copy.game, copy.observation(copy.seat), copy.actions)
    assert copy.game.vocabulary.name(here) == decide(job)


def test_a_worker_that_dies_is_replaced_and_its_work_done_again() -> None:
    """Killing every worker in the middle of a thought costs time, not the answer."""

    async def work() -> None:
        thinkers = Thinkers(1)
        position = midgame()
        assert position.seat is not None
        first = await thinkers.choose(job_for(position, position.seat, "greedy", 0.0))
        assert first in position.options
        old = {child.pid for child in multiprocessing.active_children()}
        thought = asyncio.create_task(thinkers.choose(job_for(position, position.seat, "search", 1.0)))
        await asyncio.sleep(0.3)
        for child in multiprocessing.active_children():
            child.kill()
        assert await thought in position.options
        assert old.isdisjoint(child.pid for child in multiprocessing.active_children())
        await thinkers.close()

    asyncio.run(work())


def test_a_bot_that_fails_is_answered_for_by_lot(caplog: pytest.LogCaptureFixture) -> None:
    """The table continues whatever a bot does; the operator reads about it."""

    async def work() -> str:
        thinkers = Thinkers(1)
        choice = await thinkers.choose(Job("no record", 0, "greedy", 0.0, 1, ["pass", "stay"]))
        await thinkers.close()
        return choice

    assert asyncio.run(work()) in ("pass", "stay")
    assert "could not decide" in caplog.text


def test_a_table_survives_the_death_of_its_thinkers(lite_home: Settings) -> None:
    """Bots continue to play after their workers were killed."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, GREEDY, GREEDY, options={"first": 1}))
        await play_on(tables, info.id, [ANN], lambda now: now.ply > info.ply + 2)
        for child in multiprocessing.active_children():
            child.kill()
        ply = (await tables.info(info.id, ANN)).ply
        await play_on(tables, info.id, [ANN], lambda now: now.ply > ply + 20)

    in_room(lite_home, work)


def test_the_event_loop_does_not_wait_for_thinkers(lite_home: Settings) -> None:
    """While a search bot thinks, the loop goes round many times; a loop that thought itself would go round once."""
    search = SeatSpec(kind="bot", bot="search", seconds=0.5)

    async def work(tables: Tables) -> int:
        info = await tables.create(ANN, form(search, search))
        await play_on(tables, info.id, [ANN], lambda now: now.ply > info.ply)
        rounds: Counter[int] = Counter()
        while len(rounds) < 8:
            await asyncio.sleep(0.01)
            rounds[(await tables.info(info.id, ANN)).ply] += 1
        return max(rounds.values())

    assert in_room(replace(lite_home, thinkers=2, bot_seconds=0.5), work) > 5


def test_an_undo_interrupts_a_thought(lite_home: Settings) -> None:
    """A bot's answer to a question that was taken back is not played."""
    search = SeatSpec(kind="bot", bot="search", seconds=1.0)

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, search, options={"first": 0}))
        now = await play_on(tables, info.id, [ANN], lambda now: now.asked == 1)
        assert (await tables.undo(info.id, ANN, UndoBody(seq=now.seq))).done
        back = await tables.info(info.id, ANN)
        assert 0 == back.asked
        await asyncio.sleep(1.5)
        assert back.seq == (await tables.info(info.id, ANN)).seq
        live = tables.live_tables.live[info.id]
        await wait_for(lambda: not live.driver.busy)

    in_room(lite_home, work)


def toy_positions(seats: int, seed: int) -> Iterator[Position]:
    """Yield a game of the toy at each of its decisions."""
    position = TOY.new(seats, seed=seed)
    chooser = bot("random", seed=seed)
    while position.seat is not None:
        yield position
        position.choose(chooser.choose(position.game, position.observation(position.seat), position.actions))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_worker_rebuilds_what_a_seat_with_secrets_was_shown(seats: int) -> None:
    """View, log and options come through whole, and a bot decides by them as it would at the table."""
    sights = 0
    for position in (position for seed in range(6) for position in toy_positions(seats, seed)):
        assert position.seat is not None
        job = msgspec.msgpack.decode(msgspec.msgpack.encode(job_for(position, position.seat, "greedy", 0.0)), type=Job)
        sights += job.seat_view is not None
        shown, (game, rebuilt) = position.observation(position.seat), shown_in(job)
        assert shown.view.encode() == rebuilt.view.encode()
        assert (shown.log, shown.seats, shown.options) == (rebuilt.log, rebuilt.seats, rebuilt.options)
        here = bot("greedy", seed=job.seed).choose(position.game, shown, position.actions)
        assert game.vocabulary.name(here) == decide(job)
    assert sights > 20


@pytest.mark.parametrize("seats", [2, 3])
def test_a_job_is_the_same_whatever_the_seat_cannot_see(seats: int) -> None:
    """Every table that fits what the seat was shown gives it the same job; cards and bids of others are not in it."""
    changed = 0
    for position in (position for seed in range(6) for position in toy_positions(seats, seed)):
        seat = position.seat
        assert seat is not None
        job = job_for(position, seat, "greedy", 0.0)
        real = position.state
        position._line.state = position.game.belief(position.observation(seat)).deal(Rng(position.ply))
        changed += position.game.encode(real) != position.game.encode(position.state)
        other = job_for(position, seat, "greedy", 0.0)
        position._line.state = real
        assert msgspec.structs.replace(other, seed=job.seed) == job
        drawn = [entry for entry in read(job.record).entries if entry.choice.startswith("draw")]
        assert [] == drawn
    assert changed > 20


def test_a_bot_at_a_table_with_secrets_thinks_in_a_worker(
    lite_home: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It plays to the end by its own lights, in another process, and no job shows it another's hand."""
    jobs: list[Job] = []
    choose = Thinkers.choose

    async def noted(self: Thinkers, job: Job) -> str:
        jobs.append(job)
        return await choose(self, job)

    monkeypatch.setattr(Thinkers, "choose", noted)

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, GREEDY, GREEDY]))
        await play_on(tables, info.id, [ANN], lambda now: now.state == "finished")
        assert multiprocessing.active_children()

    in_room(lite_home, work)
    assert "could not decide" not in caplog.text
    assert {1, 2} == {job.seat for job in jobs}
    for job in jobs:
        assert job.seat_view is not None
        zones = job.seat_view.view["cards"]["zones"]
        others = [zones[hand(seat)]["layers"][0] for seat in range(3) if seat != job.seat]
        assert {None} >= {card for cards in others for card in cards}
        assert all(to in (EVERYONE, only(job.seat)) for _id, _args, _rule, to in job.seat_view.log)
