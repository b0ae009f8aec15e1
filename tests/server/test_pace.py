"""When bots answer, by a clock of the test's own: at the same moment whatever they hold. And what they are told."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import cast

import msgspec
import pytest

from tests.games.root.table import Table
from tests.games.root.twins import Twins, dealt
from tests.server.room import ANN, ME, in_room
from turnwright.core.frames import Frame, State
from turnwright.core.seats import WATCHER
from turnwright.games.root.steps.flow import FLOW
from turnwright.server.config import Settings
from turnwright.server.tables.pace import Pace
from turnwright.server.tables.service import Tables
from turnwright.server.wire.tables import CreateBody, SeatSpec
from turnwright.server.workers.thinkers import Job, Thinkers, job_for
from turnwright.server.workers.turns import Share

pytestmark = pytest.mark.plain_only

PAUSE, SECONDS = 0.25, 2.0
MARQUISE, EYRIE = 0, 1


class FakeClock:
    """Time passes only when somebody waits for it, or thinks."""

    def __init__(self) -> None:
        self.time = 100.0
        self.woken: list[float] = []
        """When those who waited went on."""

    def now(self) -> float:
        """Return the time."""
        return self.time

    async def sleep(self, seconds: float) -> None:
        """Let it pass at once."""
        self.time += seconds
        self.woken.append(self.time)


def asked(t: Table, question: str) -> State:
    """Return the state of a table at the question, as a server holds it; another turn follows."""
    assert question == t.step
    t.s.log = None
    return cast("State", t.s)


def ambushed(held: str) -> State:
    """The Marquise attacks the Eyrie, who hold a card."""
    t = dealt(Table("marquise eyrie", at={5: {"marquise": 3, "eyrie": 3}}), {"eyrie": held, "marquise": "cobbler"})
    t.then(Frame(FLOW.free_battle, MARQUISE), Frame(FLOW.turn, EYRIE)).choose("battle 5 eyrie")
    return asked(t, "ambush")


def wounded(held: str) -> State:
    """The Marquise has lost warriors, and may have a card for a field hospital."""
    at = {1: {"keep": 1}, 5: {"marquise": 3, "eyrie": 3}}
    t = dealt(Table("marquise eyrie", at=at), {"marquise": held})
    t.s.turn = EYRIE
    t.then(Frame(FLOW.free_battle, EYRIE), Frame(FLOW.turn, MARQUISE))
    return asked(t.choose("battle 5 marquise", "no-ambush", "roll 2 0"), "hospital")


QUESTIONS = {"ambush": (ambushed, EYRIE, "no-ambush"), "hospital": (wounded, MARQUISE, "no-hospital")}


def answered_at(
    settings: Settings, question: str, held: str, kind: str, thought: float, queued: float = 0.0
) -> tuple[float, float, str]:
    """Return when a bot gives its worker back and when it has answered, after so many seconds, and what a watcher reads
    of it; ``thought`` is how long it thinks where it has more than one answer, ``queued`` how long it waits before.
    """
    build, seat, answer = QUESTIONS[question]
    clock, state = FakeClock(), build(held)

    async def choose(_self: Thinkers, job: Job) -> str:
        clock.time += thought if len(job.options) > 1 else 0.0
        return answer if answer in job.options else job.options[0]

    async def work(tables: Tables) -> tuple[float, float, str]:
        bot = SeatSpec(kind="bot", bot=kind, seconds=SECONDS)
        seats = [bot if n == seat else ME for n in range(2)]
        info = await tables.create(ANN, CreateBody(game="root", seats=seats, options={"factions": "marquise,eyrie"}))
        live = tables.live_tables.live[info.id]
        live.driver.stop()
        assert live.position is not None
        live.position._line._put(state)
        meta = msgspec.structs.replace(live.meta, asked=seat, seq=live.position.seq)
        live._meta = meta
        tables.live_tables.shared.pace = Pace(clock.now, clock.sleep)
        begun = clock.now()
        await tables.shared.leases.take(info.id)
        async with tables.shared.thinkers.place(kind, Share("somebody"), 0.0):
            thinking = asyncio.create_task(live.driver._think(meta))
            while not len(tables.shared.thinkers._lane(kind).turns):
                await asyncio.sleep(0)
            clock.time += queued
        await thinking
        assert live.position.seq > meta.seq
        entry = live.position.record_for(WATCHER).entries[meta.seq]
        live.driver.stop()
        return clock.woken[0] - begun, clock.woken[1] - begun, f"{entry.seat} {entry.kind} {entry.choice}"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinkers, "choose", choose)
        return in_room(replace(settings, bot_pause=PAUSE), work)


@pytest.mark.parametrize("kind", ["search", "greedy", "random"])
@pytest.mark.parametrize(
    ("question", "one", "other"),
    [("ambush", "ambush_rabbit", "anvil"), ("hospital", "a_visit_to_friends", "anvil")],
)
def test_a_bot_answers_a_private_question_at_a_moment_that_tells_nothing(
    lite_home: Settings, question: str, one: str, other: str, kind: str
) -> None:
    """With the card it thinks for all its seconds, without there is nothing to think about."""
    thought = SECONDS if kind == "search" else 0.01
    moments = [answered_at(lite_home, question, held, kind, thought) for held in (one, other)]
    seconds = SECONDS if kind == "search" else 0.0
    assert moments[0][1:] == moments[1][1:]
    assert [seconds, seconds] == pytest.approx([moment[0] for moment in moments], abs=0.02)
    assert seconds + PAUSE == pytest.approx(moments[0][1])


def test_a_bot_that_waits_for_its_turn_answers_at_a_moment_that_tells_nothing(lite_home: Settings) -> None:
    """Beats are counted from when a worker is free, and the worker is held for the whole thinking time."""
    queued = 2 * PAUSE
    cards = ("ambush_rabbit", "anvil")
    moments = [answered_at(lite_home, "ambush", held, "search", SECONDS, queued) for held in cards]
    assert moments[0] == moments[1]
    assert (queued + SECONDS, queued + SECONDS + PAUSE) == pytest.approx(moments[0][:2])


def may_attack(held: str) -> Table:
    """The Marquise may attack the Eyrie, who hold a card."""
    t = dealt(Table("marquise eyrie", at={5: {"marquise": 3, "eyrie": 3}}), {"eyrie": held, "marquise": "cobbler"})
    return t.then(Frame(FLOW.free_battle, MARQUISE), Frame(FLOW.turn, EYRIE))


def test_an_attacking_bot_is_told_the_same_whatever_the_defender_holds() -> None:
    """The job that its worker gets: what was seen and told, the options, and nothing else."""
    twins = Twins(may_attack, "ambush_rabbit", "anvil")
    one, other = [job_for(position, MARQUISE, "search", SECONDS) for position in twins.positions]
    assert msgspec.structs.replace(other, seed=one.seed) == one
    held = [job_for(position, EYRIE, "search", SECONDS) for position in twins.choose("battle 5 eyrie").positions]
    assert held[0].options != held[1].options


def test_a_thought_that_takes_too_long_ends_with_a_beat() -> None:
    """The answer is shown a whole number of beats after the question."""
    clock = FakeClock()
    pace = Pace(clock.now, clock.sleep)

    async def taken(thought: float, beat: float) -> float:
        begun = clock.now()
        clock.time += thought
        await pace.wait(begun, beat)
        return clock.now() - begun

    async def work() -> list[float]:
        return [await taken(thought, beat) for thought, beat in ((0.0, 0.5), (0.5, 0.5), (0.6, 0.5), (0.3, 0.0))]

    assert [0.5, 0.5, 1.0, 0.3] == pytest.approx(asyncio.run(work()))
