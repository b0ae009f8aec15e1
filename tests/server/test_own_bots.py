"""Bots that an operator adds: which there are, what they get, and what happens when they fail."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from ast import literal_eval
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.own_bots import bots
from tests.server.hall import hall_for, quick
from tests.server.room import ANN, GREEDY, ME, form, in_room, play_on
from turnwright.bots import kinds
from turnwright.cli import main
from turnwright.core.errors import BadOption, GameError
from turnwright.core.game import find
from turnwright.core.position import Position
from turnwright.server.config import Limits, Settings, from_environment
from turnwright.server.errors import Refused
from turnwright.server.tables.added_bots import check, load
from turnwright.server.tables.service import Tables
from turnwright.server.wire.tables import Clock, SeatSpec
from turnwright.server.workers import own_bots
from turnwright.server.workers.processes import NO_BUILD
from turnwright.server.workers.thinkers import Thinkers, decide, job_for

__all__ = ["bots"]

AMPLE = 120.0
"""Seconds that no bot needs that does not hang, however busy the machine is."""


def question(game: str = "small_world") -> Position:
    """Return a position in which seat 0 is asked."""
    position = find(game).new(2, seed=1, options={"first": 0} if game == "small_world" else {})
    while position.seat != 0:
        position.choose(position.options[0])
    return position


def asked(*asked: str, patience: float = AMPLE, mb: int = 0, after: float = 0.0) -> list[str]:
    """Return what added bots answer to a question, one after the other; ``after`` each, so many seconds pass."""
    position = question()
    now = [0.0]

    async def work() -> list[str]:
        limits = Limits(own_bot_seconds=patience, own_bot_mb=mb)
        thinkers = Thinkers(1, limits, NO_BUILD, {kind: kinds.find(kind) for kind in asked})
        thinkers.own._now = lambda: now[0]
        try:
            found = []
            for kind in asked:
                found.append(await thinkers.choose(job_for(position, 0, kind, 0.0)))
                now[0] += after
            return found
        finally:
            await thinkers.close()

    found = asyncio.run(work())
    assert all(choice in position.options for choice in found)
    return found


def warnings_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the lines that an operator reads; none has a traceback."""
    assert all(record.exc_info is None for record in caplog.records)
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_an_added_bot_answers_in_a_process_of_its_own(bots: str, caplog: pytest.LogCaptureFixture) -> None:
    """With its settings; numbers of other libraries are answers, too, and copies of the process give none."""
    first, *_others = asked(f"{bots}:First", f"{bots}:Configured:depth=3,bold=yes", f"{bots}:Underived")
    assert ("pick 1", "pick 6") == (first, _others[-1])
    assert [] == warnings_of(caplog)


def test_a_bot_may_copy_its_process(bots: str) -> None:
    """The copy gives no answer of its own, whether or not it is gone by then."""
    assert 2 == len(asked(f"{bots}:Double", f"{bots}:First"))


FAULTS = {
    "Raising": "failed: ZeroDivisionError: ",
    "Mute": "failed: Unprintable",
    "Quitting": "failed: SystemExit: enough",
    "Illegal": "which is not on offer",
    "Wordy": "returned no action but a str",
    "Dying": "its process died: it ended it, or needed too much memory",
    "Hanging": "does not answer: it was stopped after 0.2 s",
    "Parental": "it leaves processes behind",
}


def test_a_casual_bot_answers_for_one_that_fails(bots: str, caplog: pytest.LogCaptureFixture) -> None:
    """The operator reads why, in one line for each, without a traceback."""
    assert len(FAULTS) == len(asked(*[f"{bots}:{name}" for name in FAULTS]))
    for line, (name, why) in zip(warnings_of(caplog), FAULTS.items(), strict=True):
        assert line.startswith(f"the bot {bots}:{name} could not decide, so a casual bot did: ")
        assert why in line
        assert "\n" not in line


def test_memory_is_limited(bots: str, caplog: pytest.LogCaptureFixture) -> None:
    """A bot that asks for all of it gets an error."""
    assert asked(f"{bots}:Hoarding", mb=512)
    (line,) = warnings_of(caplog)
    assert "MemoryError" in line


def test_a_bot_that_no_interruption_reaches_is_ended(bots: str, tmp_path: Path) -> None:
    """With everything that it has started."""
    pids = tmp_path / "pids"
    assert asked(f"{bots}:Breeding:file={pids}", patience=5.0)
    for pid in pids.read_text().split():
        end = time.monotonic() + AMPLE
        while alive(int(pid)) and time.monotonic() < end:
            time.sleep(0.05)
        assert not alive(int(pid))


def alive(pid: int) -> bool:
    """Tell whether a process runs; one that nobody has waited for yet does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_a_bot_that_keeps_failing_is_set_aside_for_a_while(
    bots: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its failures are counted in a row; the log stays short."""
    monkeypatch.setattr(own_bots, "FAILURES", 2)
    kind = f"{bots}:Raising"
    asked(*[kind] * 6)
    one, aside = warnings_of(caplog)
    assert "could not decide" in one
    assert f"the bot {kind} is set aside for 10 minutes after 2 failures in a row: " in aside


def test_a_bot_set_aside_is_tried_again_later(bots: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once each time, until it answers."""
    monkeypatch.setattr(own_bots, "FAILURES", 2)
    file = tmp_path / "tries"
    asked(*[f"{bots}:Failing:file={file}"] * 6, after=own_bots.SET_ASIDE / 2)
    assert "xxxx" == file.read_text()


def test_a_cancelled_thought_leaves_no_worker_busy(bots: str, tmp_path: Path) -> None:
    """After an undo the next question does not wait for the answer to the last one."""
    kind, file = f"{bots}:Waiting:file={tmp_path / 'begun'}", tmp_path / "begun"
    position = question()

    async def work() -> str:
        thinkers = Thinkers(1, Limits(own_bot_seconds=AMPLE), NO_BUILD, {kind: kinds.find(kind)})
        thought = asyncio.create_task(thinkers.choose(job_for(position, 0, kind, 0.0)))
        while not file.exists():
            await asyncio.sleep(0.05)
        thought.cancel()
        await asyncio.wait([thought])
        choice = await thinkers.choose(job_for(position, 0, kind, 0.0))
        await thinkers.close()
        return choice

    assert "pick 1" == asyncio.run(work())


def test_an_added_bot_gets_only_what_its_seat_may_know(bots: str, tmp_path: Path) -> None:
    """In a game with hidden hands it is shown the view of its seat."""
    position = question("mythotopia")
    file = tmp_path / "shown"
    job = job_for(position, 0, f"{bots}:Spying:file={file}", 0.0)
    assert position.options[0] == decide(job)
    seat, view = literal_eval(file.read_text())
    assert (0, position.view(0).encode()) == (seat, view)
    assert position.view(1).encode() != view


def test_thinking_time_reaches_a_bot_that_takes_it(bots: str, tmp_path: Path) -> None:
    file = tmp_path / "seconds"
    position = question()
    job = job_for(position, 0, f"{bots}:Timed:file={file}", 1.5)
    decide(job)
    assert "1.5" == file.read_text()


def bot_seat(kind: str) -> SeatSpec:
    """Return a seat for a bot."""
    return SeatSpec(kind="bot", bot=kind)


def added(home: Settings, *texts: str) -> Settings:
    """Return settings with these bots."""
    return replace(home, bots=texts, limits=replace(home.limits, own_bot_seconds=AMPLE))


def test_tables_have_the_bots_that_the_operator_has_added(lite_home: Settings, bots: str) -> None:
    """They play to the end, also one that fails; names come from the class."""
    first, broken = f"{bots}:First", f"{bots}:Raising"

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, bot_seat(first), bot_seat(first), bot_seat(broken)))
        assert ["Ada", "Bo", "Raising"] == [seat.name for seat in info.seats[1:]]
        assert [(first, ""), (first, ""), (broken, "")] == [(seat.bot, seat.level) for seat in info.seats[1:]]
        now = await play_on(tables, info.id, [ANN], lambda now: now.ply > 40)
        assert now.ply > 40

    in_room(added(lite_home, first, broken), work)


def test_no_request_names_another_bot(lite_home: Settings, bots: str) -> None:
    """Nothing of it is imported."""
    first, other = f"{bots}:First", f"{bots}:Speechless"

    def refused(work: Callable[[Tables], Coroutine[Any, Any, object]]) -> None:
        async def tried(tables: Tables) -> None:
            with pytest.raises(Refused) as caught:
                await work(tables)
            assert "bad_option" == caught.value.problem.code
            assert ["random", "greedy", "search", first] == caught.value.problem.allowed

        in_room(added(lite_home, first), tried)

    for kind in (other, "os:system", f"{first}:depth=1", "search:playouts=1", ""):
        if kind:
            refused(lambda tables, kind=kind: tables.create(ANN, form(ME, bot_seat(kind))))  # type: ignore[misc]
    clock = Clock(kind="decision", seconds=60, bot=other)
    refused(lambda tables: tables.create(ANN, form(ME, GREEDY, clock=clock)))
    assert "antigravity" not in sys.modules
    in_room(lite_home, lambda tables: expect_refusal(tables, "antigravity:geohash"))
    assert "antigravity" not in sys.modules


async def expect_refusal(tables: Tables, kind: str) -> None:
    """A server without added bots has ours only."""
    with pytest.raises(Refused, match="no such bot"):
        await tables.create(ANN, form(ME, bot_seat(kind)))


def test_a_table_outlives_the_bot_that_its_server_no_longer_has(
    lite_home: Settings, bots: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A casual bot plays its seat; what is stored imports nothing."""
    first = f"{bots}:First"
    tables_of: list[str] = []

    async def begin(tables: Tables) -> None:
        tables_of.append((await tables.create(ANN, form(ME, bot_seat(first), options={"first": 0}))).id)

    async def go_on(tables: Tables) -> None:
        now = await play_on(tables, tables_of[0], [ANN], lambda now: now.ply > 30)
        assert now.ply > 30

    in_room(added(lite_home, first), begin)
    del kinds._loaded[first], sys.modules[bots]
    in_room(lite_home, go_on)
    assert bots not in sys.modules
    assert f"the bot {first} is not one of this server: a casual bot answers for it" in caplog.text


def test_forms_offer_added_bots_in_both_languages(bots: str, tmp_path: Path) -> None:
    """Beside the levels of ours, whose titles the page knows."""
    first, timed = f"{bots}:First", f"{bots}:Timed"
    with hall_for(quick(tmp_path, bots=(first, timed), bot_seconds=2.0)) as hall:
        games = hall.stranger().get("/api/games").json()
        person = hall.guest("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": timed, "seconds": 2.0}]
        table = person.post("/api/tables", {"game": "small_world", "seats": seats}).json()
        assert (timed, "Timed") == (table["seats"][1]["bot"], table["seats"][1]["name"])
        put = person.post(f"/api/tables/{table['id']}/seats/1", {"kind": "bot", "bot": first})
        assert first == put.json()["seats"][1]["bot"]
    for game in games:
        assert [first, timed] == [bot["kind"] for bot in game["bots"]][3:]
        assert [[], ["seconds"]] == [bot["settings"] for bot in game["bots"]][3:]
        assert [{}] * 4 == [level["title"] for level in game["levels"]][:4]
        simple, clocked = game["levels"][4:]
        assert {"en": "Simple", "ru": "Простой"} == simple["title"]
        assert (first, first, 0, False, ["Ada", "Bo"]) == tuple(
            [simple[key] for key in ("name", "bot", "seconds", "usual", "names")]
        )
        assert ({"en": "Timed", "ru": "Timed"}, 2) == (clocked["title"], clocked["seconds"])


def test_forms_tell_two_bots_of_a_class_apart(bots: str, tmp_path: Path) -> None:
    """By their settings."""
    added = tuple([f"{bots}:Configured:{settings}" for settings in ("depth=3,bold=yes", "depth=3,bold=yes,seed=1")])
    with hall_for(quick(tmp_path, bots=added)) as hall:
        levels = hall.stranger().get("/api/games").json()[0]["levels"][4:]
    assert ["Configured (depth=3,bold=yes)", "Configured (depth=3,bold=yes,seed=1)"] == [
        level["title"]["en"] for level in levels
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nowhere:Bot", "the bot nowhere:Bot cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("{}:Speechless", "the bot {}:Speechless cannot be loaded: the class Speechless has no method choose"),
        ("{}:Unmade", "the bot {}:Unmade cannot be made: RuntimeError: no weights here"),
        ("{}:First:depth=1", "bot {}:First has no setting 'depth'"),
        (
            "{}:Configured:note=" + 200 * "x",
            "cannot add the bot {}:Configured:note=" + 200 * "x" + ": requests name bots by ",
        ),
        ("search", "cannot add the bot search: every server has random, greedy, search"),
        ("{}:Rude", "cannot add the bot {}:Rude: a player of it cannot be called '<b>', a name may contain letters"),
    ],
)
def test_a_server_does_not_start_with_a_bot_that_cannot_play(
    bots: str, text: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["serve", "--port", "0", "--data", str(tmp_path), "--bot", text.format(bots)])
    out, err = capsys.readouterr()
    assert err.startswith(f"turnwright: {complaint.format(bots)}")
    assert ("", 1) == (out, err.count("\n"))
    with pytest.raises(GameError):
        check([text.format(bots)])


def test_bots_are_set_by_the_environment(bots: str) -> None:
    """Commas separate bots, and also the settings of one; numbers out of bounds are refused."""
    listed = f"{bots}:First, {bots}:Configured:depth=3, bold=yes"
    settings = from_environment({"TURNWRIGHT_BOTS": listed, "TURNWRIGHT_LIMITS_OWN_BOT_MB": "64"})
    assert (f"{bots}:First", f"{bots}:Configured:depth=3,bold=yes") == settings.bots
    assert 64 == settings.limits.own_bot_mb
    assert list(settings.bots) == list(load(settings.bots))
    assert ("a:B:c=1,d=2",) == from_environment({}, bots=("a:B:c=1,d=2",)).bots
    with pytest.raises(BadOption, match="TURNWRIGHT_LIMITS_OWN_BOT_SECONDS cannot be 0"):
        from_environment({"TURNWRIGHT_LIMITS_OWN_BOT_SECONDS": "0"})
