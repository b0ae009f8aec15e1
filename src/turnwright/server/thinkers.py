"""Bots think in processes of their own, so that the tables never wait for them.

What a worker gets is a record as the bot's seat may see it (secret answers hidden, no seed); it plays the record
through and hands the bot what its seat was shown.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from turnwright.bots import bot
from turnwright.core.position import Position
from turnwright.core.record import read, replay, write
from turnwright.server.turns import Turns

log = logging.getLogger(__name__)

NICENESS: Final = 5
"""Workers step back where the machine is busy: people come first."""
PATIENCE: Final = 60.0
"""Seconds beyond its thinking time after which a worker is given up."""
TRIES: Final = 3


class Job(msgspec.Struct, frozen=True):
    """One decision to think about."""

    record: str
    seat: int
    bot: str
    seconds: float
    seed: int
    options: list[str]


def job_for(position: Position, seat: int, kind: str, seconds: float) -> Job:
    """Return the job of deciding for ``seat``, which is asked; nothing in it is a secret to that seat."""
    record = write(position.record_for(seat))
    return Job(record, seat, kind, seconds, random.getrandbits(31), position.options)


def think(data: bytes) -> str:
    """Return the choice of a bot; runs in a worker, which ends itself if that takes far too long."""
    job = msgspec.msgpack.decode(data, type=Job)
    faulthandler.dump_traceback_later(job.seconds + PATIENCE, exit=True)
    try:
        return decide(job)
    finally:
        faulthandler.cancel_dump_traceback_later()


def decide(job: Job) -> str:
    """Return the choice of the job's bot."""
    position = replay(read(job.record))
    settings: dict[str, float] = {"seed": job.seed}
    if job.bot == "search" and job.seconds:
        settings["seconds"] = job.seconds
    thinker = bot(job.bot, **settings)
    action = thinker.choose(position.game, position.shown(job.seat), position.actions)
    return position.game.vocabulary.name(action)


class Thinkers:
    """The workers of a server; they are started when first needed, and anew when one dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._turns = Turns(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None
        self._closed = False

    async def choose(self, job: Job, who: str = "") -> str:
        """Return a choice; whatever becomes of the workers, it is one of the options. ``who`` opened the table."""
        async with self._turns.place(who):
            return await self._choose(job)

    async def _choose(self, job: Job) -> str:
        data = msgspec.msgpack.encode(job)
        for _attempt in range(TRIES):
            pool = self._running()
            try:
                choice = await asyncio.get_running_loop().run_in_executor(pool, think, data)
            except BrokenProcessPool:
                log.warning("a thinker died; starting anew")
                self._drop(pool)
            except Exception:
                log.exception("bot %s could not decide", job.bot)
                break
            else:
                if choice in job.options:
                    return choice
                log.error("bot %s chose what is not on offer", job.bot)
                break
        return random.choice(job.options)

    async def close(self) -> None:
        """Stop the workers at once; what they think about is lost."""
        self._closed = True
        if self._pool is not None:
            pool = self._pool
            self._drop(pool)
            await asyncio.to_thread(pool.shutdown)

    def _running(self) -> ProcessPoolExecutor:
        if self._closed:
            raise asyncio.CancelledError
        if self._pool is None:
            spawn = get_context("spawn")
            held, self._leash = spawn.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=begin, initargs=(held,))
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Let go of a pool: its workers end when nobody holds the leash."""
        if self._pool is pool:
            self._pool = None
            if self._leash is not None:
                self._leash.close()
            pool.shutdown(wait=False, cancel_futures=True)


def begin(leash: Connection) -> None:
    """Prepare a worker: polite to others, deaf to the terminal's Ctrl-C, gone when its server lets go."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, args=(leash,), daemon=True).start()


def _end_with_server(leash: Connection) -> None:
    """Wait until the other end of ``leash`` is closed, by the server or by its death."""
    leash.poll(None)
    os._exit(1)
