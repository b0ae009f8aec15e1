"""Clocks: what they count, and what happens when time runs out."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import msgspec
import pytest

from tests.server.room import (
    ANN,
    BEN,
    GREEDY,
    ME,
    form,
    in_room,
    play_on,
    play_one,
    table_of_two,
    with_bots_for_leavers,
)
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.storage.table_rows import Meta
from turnwright.server.tables import clocks, opening
from turnwright.server.tables.service import Tables
from turnwright.server.wire.tables import Clock

BANK = Clock(kind="bank", seconds=100, increment=10)
EACH = Clock(kind="decision", seconds=30)


def running(home: Settings, clock: Clock | None, asked: int = 0) -> Meta:
    meta = opening.opened(ANN, form(ME, ME, GREEDY, clock=clock), home)
    meta = msgspec.structs.replace(meta, state="running", asked=asked, turn_since=1000.0)
    return msgspec.structs.replace(meta, due=clocks.next_due(meta, 1000.0))


def test_a_decision_clock_begins_anew_with_every_decision(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """30 seconds each, also for the next decision of the same seat; the turn is as old as its first one."""
    meta = running(lite_home, EACH)
    assert 1030.0 == meta.due
    assert 18.0 == clocks.left_now(meta, 0, 1012.0)
    assert 30.0 == clocks.left_now(meta, 1, 1012.0)
    again = clocks.turned(meta, meta, 1012.0)
    assert (1042.0, 1000.0) == (again.due, again.turn_since)
    monkeypatch.setattr(time, "time", lambda: 5000.0)
    passed = clocks.turned(meta, msgspec.structs.replace(meta, asked=1), 1012.0)
    assert (1042.0, 5000.0) == (passed.due, passed.turn_since)


def test_a_bank_is_used_up_and_grows_when_the_decision_passes_on(lite_home: Settings) -> None:
    """100 seconds in all; 10 more each time another seat is asked."""
    meta = running(lite_home, BANK)
    again = clocks.turned(meta, meta, 1040.0)
    assert (60.0, 1100.0) == (again.seating[0].clock_left, again.due)
    passed = clocks.turned(again, msgspec.structs.replace(again, asked=1), 1050.0)
    assert (60.0, 1150.0) == (passed.seating[0].clock_left, passed.due)
    assert 60.0 == clocks.left_now(passed, 0, 1060.0)
    assert 90.0 == clocks.left_now(passed, 1, 1060.0)


def test_bots_are_due_at_once_and_nobody_else_without_a_clock(lite_home: Settings) -> None:
    """A bot's turn is the server's; a person without a clock has all the time there is."""
    assert 1000.0 == running(lite_home, BANK, asked=2).due
    assert running(lite_home, None).due is None
    assert clocks.left_now(running(lite_home, BANK, asked=2), 2, 1000.0) is None
    assert clocks.left_now(running(lite_home, None), 0, 1000.0) is None
    over = msgspec.structs.replace(running(lite_home, BANK), asked=None, state="finished")
    assert clocks.next_due(over, 1000.0) is None


@pytest.mark.parametrize(
    "clock",
    [
        Clock(kind="bank", seconds=0),
        Clock(kind="bank", seconds=float("nan")),
        Clock(kind="bank", seconds=60, increment=-1),
        Clock(kind="decision", seconds=1e12),
        Clock(kind="decision", seconds=60, bot="genius"),
    ],
)
def test_no_table_has_such_a_clock(clock: Clock) -> None:
    """Clocks that cannot be kept are refused."""
    with pytest.raises(Refused):
        clocks.check_clock(clock, Settings())


def test_out_of_time_a_bot_plays_this_decision(home: Settings) -> None:
    """The seat stays its person's; the choice is in the journal like any other."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables, clock=Clock(kind="decision", seconds=1))
        left = info.seats[0].clock_left
        assert left is not None
        assert 0 < left <= 1
        await asyncio.sleep(0.2)
        assert info.seq == (await tables.info(info.id, ANN)).seq
        await play_on(tables, info.id, [BEN], lambda now: now.seq > info.seq)
        after = await tables.info(info.id, ANN)
        assert ["person", "person"] == [seat.kind for seat in after.seats]

    in_room(home, work)


def test_out_of_time_a_bot_takes_the_seat(lite_home: Settings) -> None:
    """If the table says so, a player who is too slow has left."""

    async def work(tables: Tables) -> None:
        clock = Clock(kind="bank", seconds=1, timeout="seat", bot="random")
        info = await table_of_two(tables, clock=clock)
        await with_bots_for_leavers(tables, info.id)
        gone = await play_on(tables, info.id, [BEN], lambda now: now.seats[0].kind == "bot")
        assert ("random", True, "Ann") == (gone.seats[0].bot, gone.seats[0].resigned, gone.seats[0].name)
        await play_on(tables, info.id, [BEN], lambda now: now.seq > info.seq)

    in_room(lite_home, work)


def test_whoever_answers_in_time_keeps_the_seat(lite_home: Settings) -> None:
    """Every answer stops the clock."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables, clock=Clock(kind="decision", seconds=1, timeout="seat"))
        for _turn in range(3):
            now = await tables.info(info.id, ANN)
            await play_one(tables, info.id, (ANN, BEN)[now.asked or 0])
            await asyncio.sleep(0.5)
        after = await tables.info(info.id, ANN)
        assert ["person", "person"] == [seat.kind for seat in after.seats]

    in_room(lite_home, work)


def test_time_that_ran_out_while_no_server_was_there_is_given_back(lite_home: Settings) -> None:
    """After a long stop of the server nobody loses a seat for it."""
    home = replace(lite_home, lease_seconds=0.1)

    async def before(tables: Tables) -> str:
        clock = Clock(kind="decision", seconds=1, timeout="seat")
        return (await table_of_two(tables, clock=clock)).id

    table = in_room(home, before)
    time.sleep(1.8)

    async def after(tables: Tables) -> None:
        await asyncio.sleep(0.5)
        info = await tables.info(table, ANN)
        assert ["person", "person"] == [seat.kind for seat in info.seats]
        assert (info.seats[0].clock_left or 0) > 30

    in_room(home, after)


def test_setting_the_clock_of_the_machine_takes_no_time_from_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor gives any: the server goes by its own time until it is started again."""
    real = time.time
    before = clocks.steady.now()
    for hours in (1, -1):
        monkeypatch.setattr(time, "time", lambda hours=hours: real() + 3600 * hours)
        assert 0 <= clocks.steady.now() - before < 60
    clocks.steady.start()
    assert -3700 < clocks.steady.now() - before < -3500
    monkeypatch.undo()
    clocks.steady.start()


def test_a_bank_does_not_grow_by_a_clock_that_was_set_back(lite_home: Settings) -> None:
    """While no server was running; time that was granted counts."""
    meta = msgspec.structs.replace(running(lite_home, BANK), due=9000.0)
    again = clocks.turned(meta, meta, 1000.0)
    assert BANK.seconds == again.seating[0].clock_left
