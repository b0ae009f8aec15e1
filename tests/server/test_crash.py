"""Killed in the middle of play: what was acknowledged is there, nothing is doubled, and another server goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from tests.server.room import ANN, BEN, GREEDY, ME, form, in_room, opened, over, play_on, table_of_two
from turnwright.core.record import read, verify
from turnwright.server.config import Settings
from turnwright.server.tables.service import Tables
from turnwright.server.wire.play import MoveBody
from turnwright.server.wire.tables import Clock

ROUNDS = 4


def player(settings: Settings, table: str, pipe: Connection) -> None:
    """Play both seats as fast as it goes and report every acknowledged choice, until killed."""

    async def play() -> None:
        tables = await opened(settings)
        while True:
            info = await tables.info(table, ANN)
            person = (ANN, BEN)[info.asked or 0]
            now = await tables.snapshot(table, person)
            choice = now.options[now.seq % len(now.options)].choice
            await tables.move(table, person, MoveBody(seq=now.seq, choice=choice, key=f"{now.seq}"))
            pipe.send((now.seq, choice))

    asyncio.run(play())


def botkeeper(settings: Settings, pipe: Connection) -> None:
    """Open a table with bots and answer for them, until killed."""

    async def keep() -> None:
        tables = await opened(settings)
        info = await tables.create(ANN, form(ME, GREEDY, GREEDY, options={"first": 1}, public=True))
        pipe.send(info.id)
        await asyncio.sleep(600)

    asyncio.run(keep())


def spawned(target: object, *args: object) -> tuple[BaseProcess, Connection]:
    """Return a process of its own and the pipe it reports to."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=target, args=(*args, there))  # type: ignore[arg-type]
    process.start()
    there.close()
    return process, here


def killed(process: BaseProcess, pipe: Connection) -> list[object]:
    """Kill a process and return all that it had reported."""
    process.kill()
    process.join()
    found: list[object] = []
    try:
        while True:
            found.append(pipe.recv())
    except (EOFError, OSError):
        pipe.close()
        return found


def test_every_acknowledged_move_survives_the_death_of_the_server(home: Settings) -> None:
    """Killed again and again: each acknowledged choice stands at its seq, and the journal replays."""

    async def begin(tables: Tables) -> str:
        return (await table_of_two(tables)).id

    table = in_room(home, begin)
    acknowledged: list[object] = []
    for number in range(ROUNDS):
        process, pipe = spawned(player, home, table)
        assert pipe.poll(60)
        time.sleep(0.05 * number)
        acknowledged += killed(process, pipe)

    async def check(tables: Tables) -> None:
        entries = read(await tables.record(table, ANN)).entries
        assert len(acknowledged) == len(set(acknowledged)) > ROUNDS
        assert set(acknowledged) <= {(entry.seq, entry.choice) for entry in entries}
        await play_on(tables, table, [ANN, BEN], over)
        assert [] == verify(read(await tables.record(table, None)))

    in_room(home, check)


def test_another_server_answers_for_the_bots_of_a_dead_one(pg_home: Settings) -> None:
    """Two processes, one table of bots: the one that holds the lease is killed, the other plays it to the end."""
    home = replace(pg_home, lease_seconds=3.0)

    async def watch(tables: Tables) -> None:
        process, pipe = spawned(botkeeper, home)
        table = await asyncio.to_thread(pipe.recv)
        assert isinstance(table, str)
        start = await tables.info(table, ANN)
        now = await play_on(tables, table, [ANN], lambda now: now.seq > start.seq + 10)
        assert not tables.shared.leases.held(table)
        await asyncio.to_thread(killed, process, pipe)
        after = await play_on(tables, table, [ANN], lambda info: info.seq > now.seq + 40)
        assert after.seq > now.seq
        assert tables.shared.leases.held(table) or over(after)
        await play_on(tables, table, [ANN], over)
        assert [] == verify(read(await tables.record(table, None)))

    in_room(home, watch)


def test_nobody_loses_a_table_that_was_put_away(lite_home: Settings) -> None:
    """Idle tables leave memory and come back when somebody asks for them."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, ME, clock=Clock(kind="bank", seconds=1000)))
        before = await tables.record(info.id, ANN)
        for _turn in range(300):
            if not tables.counts()["tables"]:
                break
            await asyncio.sleep(0.01)
        assert {"tables": 0, "followers": 0} == tables.counts()
        assert before == await tables.record(info.id, ANN)
        assert 1 == tables.counts()["tables"]

    in_room(replace(lite_home, idle_seconds=0.05), work)
