"""The machine's clock is set by hours or days while a server runs: nobody loses anything by it, and nobody gains."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from sqlalchemy import select

from tests.server.aged import DAY, Aged
from tests.server.hall import PASSWORD
from tests.server.room import ANN, BEN, EVE, ME, OPEN, RANDOM, code, form, in_room, play_one, table_of_two
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.people.account_changes import Accounts
from turnwright.server.people.confirmations import CONFIRM, LINKS_OF_A_PERSON, Confirmations, keep_link
from turnwright.server.people.credentials import new_secret
from turnwright.server.people.registry import Registry
from turnwright.server.people.resets import RESET, Resets
from turnwright.server.steady import steady
from turnwright.server.storage.db import Database
from turnwright.server.storage.people_tables import sessions, tokens
from turnwright.server.storage.purges import Purges
from turnwright.server.tables.seating import SILENT
from turnwright.server.tables.service import Tables
from turnwright.server.wire.tables import Clock, SeatBody

SetClock = Callable[[float], None]
YEAR = 365 * DAY
JUMPS = [3_600.0, 3 * DAY, YEAR, -3_600.0, -3 * DAY, -YEAR]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[SetClock]:
    """What sets the clock of the machine, by seconds from the right time; it is right again afterwards."""
    right, wrong = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: right() + wrong[0])
    steady.start()
    yield lambda seconds: wrong.__setitem__(0, seconds)
    monkeypatch.undo()
    steady.start()


@pytest.fixture
def db(home: Settings) -> Iterator[Database]:
    """An open database."""
    found = Database(home)
    found.open_here()
    yield found
    found.close_here()


@pytest.mark.parametrize("jump", JUMPS)
def test_people_keep_their_time_and_their_seats(jump: float, lite_home: Settings, set_clock: SetClock) -> None:
    """With either kind of clock, what is left is the same before and after."""

    async def work(service: Tables) -> None:
        for kind in ("decision", "bank"):
            clock = Clock(kind=kind, seconds=600, timeout="seat")
            table = (await table_of_two(service, clock=clock)).id
            set_clock(jump)
            for _answer in range(3):
                info = await service.info(table, ANN)
                asked = next(seat for seat in info.seats if seat.seat == info.asked)
                assert asked.clock_left is not None
                assert 540 < asked.clock_left <= 600
                await play_one(service, table, ANN if asked.user == ANN.id else BEN)
            set_clock(0.0)
            after = await service.info(table, ANN)
            assert all(540 < (seat.clock_left or 0) <= 600 for seat in after.seats)
            assert ["person", "person"] == [seat.kind for seat in after.seats]

    in_room(lite_home, work)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_request_stays_open_as_long_as_it_should(jump: float, lite_home: Settings, set_clock: SetClock) -> None:
    """To take a choice back, and to take a seat: the others can still agree."""

    async def work(service: Tables) -> None:
        info = await service.create(ANN, form(ME, OPEN, RANDOM, options={"first": 0}, public=True))
        await service.join(info.id, BEN)
        await service.start(info.id, ANN)
        await service.join(info.id, EVE, 2)
        set_clock(jump)
        await asyncio.sleep(0.05)
        assert (await service.info(info.id, ANN)).handover is not None
        await service.answer_handover(info.id, ANN, accept=True)
        after = await service.answer_handover(info.id, BEN, accept=True)
        assert EVE.id == after.seats[2].user

    in_room(lite_home, work)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_request_does_not_stay_open_longer(jump: float, lite_home: Settings, set_clock: SetClock) -> None:
    """Made at a wrong time, or before the clock was set back, it ends after the time that it has."""
    home = replace(lite_home, handover_seconds=0.3)

    async def work(service: Tables) -> None:
        info = await service.create(ANN, form(ME, OPEN, RANDOM, options={"first": 0}, public=True))
        await service.join(info.id, BEN)
        await service.start(info.id, ANN)
        await service.join(info.id, EVE, 2)
        set_clock(jump)
        while (await service.info(info.id, ANN)).handover is not None:
            await asyncio.sleep(0.02)
        await service.join(info.id, EVE, 2)
        set_clock(0.0)
        while (await service.info(info.id, ANN)).handover is not None:
            await asyncio.sleep(0.02)

    in_room(home, work)


def test_nobody_counts_as_having_left_because_the_clock_was_set(lite_home: Settings, set_clock: SetClock) -> None:
    """The owner cannot give away the seat of somebody who was asked a moment ago."""

    async def work(service: Tables) -> None:
        info = await service.create(ANN, form(ME, OPEN, RANDOM, options={"first": 1}, public=True))
        await service.join(info.id, BEN)
        await service.start(info.id, ANN)
        for seconds in (2 * SILENT, -2 * SILENT, 0.0):
            set_clock(seconds)
            with pytest.raises(Refused) as refused:
                await service.set_seat(info.id, ANN, 1, SeatBody(kind="bot", bot="greedy"))
            assert "forbidden" == code(refused)

    in_room(lite_home, work)


def test_nothing_is_old_because_the_clock_was_set(db: Database, set_clock: SetClock) -> None:
    """A server that has purged by a clock a year ahead would have deleted what people are still playing."""
    new = Aged(db)
    shift = time.time() - 2_000_000_000.0
    person = new.person(made=-shift / DAY, seen=-shift / DAY)
    new.link(person, -shift / DAY)
    for state in ("open", "running", "abandoned"):
        new.table(state, -shift / DAY, "somebody")
    before = new.everything()
    for seconds in (YEAR, 10 * YEAR, -YEAR, 0.0):
        set_clock(seconds)
        asyncio.run(Purges(db)._try())
        assert before == new.everything()


def test_sessions_and_tokens_work_at_any_time_and_do_not_live_longer(db: Database, set_clock: SetClock) -> None:
    """One that was used while the clock was ahead is dated right when it is used again."""
    registry = Registry(db, 90)

    async def work() -> None:
        cookie = await registry.guest("Ann")
        signed = await registry.by_cookie(cookie)
        assert signed is not None
        _row, token = await registry.new_token(signed.visitor.id, "bot")
        for seconds in (3_600.0 * 2, 3 * DAY, 80 * DAY, -80 * DAY, -3 * DAY, 0.0):
            set_clock(seconds)
            assert await registry.by_cookie(cookie) is not None
            assert await registry.by_token(token) is not None
        for column in (sessions.c.seen, tokens.c.used):
            stored = await db.read(lambda sql, column=column: sql.execute(select(column)).scalar_one())  # type: ignore[misc]
            assert abs(time.time() - stored) < DAY / 2

    asyncio.run(work())


def test_links_of_a_wrong_time_keep_nobody_from_a_new_one(db: Database, set_clock: SetClock) -> None:
    """As many as one may have in a day were mailed while the clock was ahead; they end when it is right again."""
    registry = Registry(db, 90)
    confirmations, resets = Confirmations(db, None), Resets(registry, None)  # type: ignore[arg-type]

    async def work() -> None:
        signed = await registry.by_cookie(await registry.register("Anna", PASSWORD, "anna@example.org", None))
        assert signed is not None
        user = signed.visitor.id

        def link(purpose: str) -> Callable[..., str]:
            def work(sql) -> str:  # type: ignore[no-untyped-def]
                secret = new_secret()
                keep_link(sql, secret, user, f"anna{secret[:5].lower()}@example.org", purpose)
                return secret

            return work

        set_clock(YEAR)
        old = [await db.write(link(purpose)) for purpose in (CONFIRM, RESET) for _ in range(LINKS_OF_A_PERSON)]
        set_clock(0.0)
        for secret in old:
            for use in (confirmations.confirm(secret), resets.reset(secret, "another password 9")):
                with pytest.raises(Refused):
                    await use
        for purpose in (CONFIRM, RESET):
            await db.write(link(purpose))

    asyncio.run(work())


def test_a_name_given_at_a_wrong_time_can_be_changed(db: Database, set_clock: SetClock) -> None:
    """Otherwise the account would have to wait until that time comes."""
    registry = Registry(db, 90)
    accounts = Accounts(registry)

    async def work() -> None:
        signed = await registry.by_cookie(await registry.register("Anna", PASSWORD, "", None))
        assert signed is not None
        set_clock(YEAR)
        await accounts.rename(signed.visitor.id, "Hannah")
        set_clock(0.0)
        await accounts.rename(signed.visitor.id, "Johanna")
        with pytest.raises(Refused):
            await accounts.rename(signed.visitor.id, "Anna")

    asyncio.run(work())
