"""Bots think in processes of their own, so that the tables never wait for them.

What a worker gets is what the bot's seat may know, and no seed: the record, if no answer in it is hidden from the seat,
which it plays through; else the seat's view and log. The bot is handed what its seat was observation.
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
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from turnwright.bots import bot
from turnwright.core.frames import State
from turnwright.core.game import Game, Observation, find
from turnwright.core.journal import HIDDEN, WORDLESS
from turnwright.core.messages import Argument, Message
from turnwright.core.position import Position
from turnwright.core.record import read, replay, write
from turnwright.core.seats import Audience
from turnwright.server.turns import Turns

log = logging.getLogger(__name__)

NICENESS: Final = 5
"""Workers step back where the machine is busy: people come first."""
PATIENCE: Final = 60.0
"""Seconds beyond its thinking time after which a worker is given up."""
TRIES: Final = 3


class Sight(msgspec.Struct, frozen=True):
    """What a seat was observation, as it travels: its view and its log."""

    view: dict[str, Any]
    log: list[tuple[str, dict[str, Argument], int, Audience]]


class Job(msgspec.Struct, frozen=True):
    """One decision to think about: from the record or, where that hides answers from the seat, from what it was shown.

    ``module`` makes the game known to the worker.
    """

    record: str
    seat: int
    bot: str
    seconds: float
    seed: int
    options: list[str]
    sight: Sight | None = None
    module: str = ""


def job_for(position: Position, seat: int, kind: str, seconds: float) -> Job:
    """Return the job of deciding for ``seat``, which is asked; nothing in it is a secret to that seat."""
    record = position.record_for(seat)
    hides = any(entry.kind not in WORDLESS and entry.choice == HIDDEN for entry in record.entries)
    return Job(
        write(record._replace(entries=()) if hides else record),
        seat,
        kind,
        seconds,
        random.getrandbits(31),
        position.options,
        sight_of(position.observation(seat)) if hides else None,
        type(position.game).__module__,
    )


def thinking_time(kind: str, seconds: float) -> float:
    """Return how long a bot of a kind thinks that is given so many seconds; all but searching ones take none."""
    return seconds if kind == "search" else 0.0


def sight_of(observation: Observation[State]) -> Sight:
    """Return what was shown as it travels."""
    return Sight(observation.view.encode(), [(told.id, told.args, told.rule, told.to) for told in observation.log])


def shown_in(job: Job) -> tuple[Game[State], Observation[State]]:
    """Return the game of a job and what its seat was observation, made from the job alone."""
    import_module(job.module)
    record = read(job.record)
    if job.sight is None:
        position = replay(record)
        return position.game, position.observation(job.seat)
    header = record.header
    game = find(header.game)
    view = game.read_view(job.sight.view, header.seats, header.options)
    return game, Observation(header.seats, header.options, view, [Message(*told) for told in job.sight.log])


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
    game, observation = shown_in(job)
    settings: dict[str, float] = {"seed": job.seed}
    if thinking_time(job.bot, job.seconds):
        settings["seconds"] = job.seconds
    thinker = bot(job.bot, **settings)
    action = thinker.choose(game, observation, [game.vocabulary.action(name) for name in job.options])
    return game.vocabulary.name(action)


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
