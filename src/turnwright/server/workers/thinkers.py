"""Bots think in separate processes, so that tables never wait for them.

A worker receives only what the bot's seat may know, and no seed: the record, which it replays, if no answer in it is
hidden from the seat; otherwise the seat's view and log. The bot gets the observation of its seat.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from importlib import import_module
from typing import Any, Final

import msgspec

from turnwright.bots import BotFailed, bot_from
from turnwright.bots.kinds import OURS, BotKind, known
from turnwright.bots.kinds import find as find_bot
from turnwright.bots.levels import CASUAL
from turnwright.core.entry_points import reason
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict, Observation, find
from turnwright.core.journal import HIDDEN, WORDLESS, Record
from turnwright.core.messages import Argument, Message
from turnwright.core.position import Position
from turnwright.core.record import read, replay, write
from turnwright.core.seats import Audience
from turnwright.server.config import Limits
from turnwright.server.logs import trouble
from turnwright.server.workers.own_bots import OwnBots
from turnwright.server.workers.processes import NO_BUILD, CompiledRules, Processes, left_children
from turnwright.server.workers.turns import Share, Turns

log = logging.getLogger(__name__)

QUICK_PART: Final = 4
LEAST_COST: Final = 0.1
"""Minimum cost of a decision for its share, in seconds."""
PATIENCE: Final = 60.0
"""Seconds beyond the thinking time after which a worker is ended."""


class SeatView(msgspec.Struct, frozen=True):
    """What a seat has observed, as it is sent to a worker: its view and its log."""

    view: dict[str, Any]
    log: list[tuple[str, dict[str, Argument], int, Audience]]


class Job(msgspec.Struct, frozen=True):
    """One decision to make: from the record or, if that hides answers from the seat, from what the seat has observed.

    ``module`` registers the game in the worker.
    """

    record: str
    seat: int
    bot: str
    seconds: float
    seed: int
    options: list[str]
    seat_view: SeatView | None = None
    module: str = ""


def job_for(position: Position, seat: int, kind: str, seconds: float) -> Job:
    """Return the job of deciding for ``seat``, which is asked; it contains nothing that is secret from that seat."""
    record = position.record_for(seat)
    hides = any(entry.kind not in WORDLESS and entry.choice == HIDDEN for entry in record.entries)
    hides = hides or record.header.start != position.header.start
    if hides:
        record = Record(record.header._replace(inherited=0, start=None), ())
    return Job(
        write(record),
        seat,
        kind,
        seconds,
        random.getrandbits(31),
        position.options,
        seat_view_of(position.observation(seat)) if hides else None,
        type(position.game).__module__,
    )


def thinking_time(kind: str, seconds: float) -> float:
    """Return how long a bot of ``kind`` thinks if it may use ``seconds``; only some kinds take any time."""
    return seconds if takes_time(kind) else 0.0


def takes_time(kind: str) -> bool:
    """Tell whether bots of ``kind`` think for as long as they may; all others are quick."""
    found = known(kind)
    return found is not None and found.takes_time


def seat_view_of(observation: Observation[State]) -> SeatView:
    """Return an observation as it is sent to a worker."""
    return SeatView(observation.view.encode(), [(told.id, told.args, told.rule, told.to) for told in observation.log])


def shown_in(job: Job) -> tuple[Game[State], Observation[State]]:
    """Return the game of a job and the observation of its seat, built from the job alone."""
    import_module(job.module)
    record = read(job.record)
    if job.seat_view is None:
        position = replay(record)
        return position.game, position.observation(job.seat)
    header = record.header
    game = find(header.game)
    return game, observation_in(job.seat_view, game, header.seats, header.options)


def observation_in(sent: SeatView, game: Game[State], seats: int, options: JsonDict) -> Observation[State]:
    """Return the observation that was sent to a worker."""
    view = game.read_view(sent.view, seats, options)
    return Observation(seats, options, view, [Message(*told) for told in sent.log])


def think(data: bytes) -> str:
    """Return the choice of a bot; runs in a worker, which exits if that takes far too long."""
    job = msgspec.msgpack.decode(data, type=Job)
    faulthandler.dump_traceback_later(job.seconds + PATIENCE, exit=True)
    try:
        return decide(job)
    finally:
        faulthandler.cancel_dump_traceback_later()


def think_alone(data: bytes) -> str:
    """Return the choice of a bot that the operator has added, or raise BotFailed; runs in a worker of its own."""
    worker = os.getpid()
    job = msgspec.msgpack.decode(data, type=Job)
    try:
        choice, wrong = decide(job), ""
    except Exception as problem:  # their code may raise anything; nothing of it leaves the worker
        choice, wrong = "", reason(problem, "")
    if os.getpid() != worker:
        os._exit(1)  # a copy that the bot has made of its process
    if not wrong and left_children():
        wrong = "it leaves processes behind"
    if wrong:
        raise BotFailed(wrong)
    return choice


def decide(job: Job) -> str:
    """Return the choice of the job's bot."""
    game, observation = shown_in(job)
    settings = {"seconds": job.seconds} if find_bot(job.bot).takes_time and job.seconds else {}
    thinker = bot_from(job.bot, job.seed, **settings)
    action = thinker.choose(game, observation, [game.vocabulary.action(name) for name in job.options])
    return game.vocabulary.name(action)


class Lane:
    """Workers for bots of one kind, and the queue for them."""

    def __init__(self, workers: int, limits: Limits, compiled: CompiledRules) -> None:
        self.turns = Turns(workers, limits.thoughts_waiting, limits.thoughts_each)
        self.processes = Processes(workers, compiled)


class Thinkers:
    """The bot workers of a server. Quick bots have their own, so that they never wait for a search."""

    def __init__(
        self,
        workers: int,
        limits: Limits | None = None,
        compiled: CompiledRules = NO_BUILD,
        added: dict[str, BotKind] | None = None,
    ) -> None:
        """Create ``workers`` for searches, as many for ``added`` bots, and a quarter as many for quick ones."""
        limits = limits or Limits()
        self.own = OwnBots(added or {}, workers, limits, compiled)
        self.searching = Lane(workers, limits, compiled)
        self.quick = Lane(max(1, workers // QUICK_PART), limits, compiled)

    def place(
        self, kind: str, share: Share, seconds: float, waits: Callable[[], None] = lambda: None
    ) -> AbstractAsyncContextManager[None]:
        """Wait for a free worker for a bot of ``kind``, and hold it; raise Full if too many are waiting already."""
        turns = self.own.turns if kind in self.own.kinds else self._lane(kind).turns
        return turns.place(share, max(thinking_time(kind, seconds), LEAST_COST), waits)

    async def choose(self, job: Job) -> str:
        """Return a choice; it is one of the options even if the workers fail, or the bot does."""
        if job.bot not in OURS:
            data = msgspec.msgpack.encode(job)
            choice = await self.own.choose(job.bot, thinking_time(job.bot, job.seconds), think_alone, data)
            if choice in job.options:
                return choice
            job = msgspec.structs.replace(job, bot=CASUAL)
        try:
            choice = await self._lane(job.bot).processes.run(think, msgspec.msgpack.encode(job))
        except Exception as problem:
            trouble(log, "bot %s could not decide", job.bot, problem=problem)
        else:
            if choice in job.options:
                return choice
            trouble(log, "bot %s chose what is not on offer", job.bot)
        return random.choice(job.options)

    async def close(self) -> None:
        """Stop the workers at once; their work is lost."""
        await self.searching.processes.close()
        await self.quick.processes.close()
        await self.own.close()

    def _lane(self, kind: str) -> Lane:
        return self.searching if takes_time(kind) else self.quick
