"""Attempts to get a seat, keep one, or move somebody else's, without those who play having agreed to exactly that."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tests.server.room import (
    ANN,
    BEN,
    EVE,
    GREEDY,
    ME,
    OPEN,
    closed,
    form,
    in_room,
    opened,
    over,
    play_on,
    play_one,
    wait_for,
    with_a_bot,
)
from tests.server.test_seats import TO_BOT, TO_OPEN, events, holders, refuses, silent_for
from tests.server.test_undo import after_bens_answer
from tests.toy import TOY
from turnwright.server.config import Settings
from turnwright.server.tables.seating import SILENT
from turnwright.server.tables.service import Person, Tables
from turnwright.server.wire.play import UndoBody
from turnwright.server.wire.tables import Clock, CreateBody, SeatBody, TableInfo


async def played(tables: Tables, *others: Person, public: bool = False) -> TableInfo:
    """Return a finished toy game of Ann, the owner, and ``others``."""
    seats = [ME, *[OPEN] * len(others)]
    info = await tables.create(ANN, CreateBody(game=TOY.name, seats=seats, public=public, options={"rounds": 1}))
    secret = (await tables.invite(info.id, ANN)).secret
    for person in others:
        await tables.join(info.id, person, invite=secret)
    await tables.start(info.id, ANN)
    return await play_on(tables, info.id, [ANN, *others], over)


async def private_with_a_bot(tables: Tables) -> tuple[TableInfo, str]:
    """Return a running private table of Ann, Ben and a bot, and its invite."""
    info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN, GREEDY]))
    secret = (await tables.invite(info.id, ANN)).secret
    await tables.join(info.id, BEN, invite=secret)
    return await tables.start(info.id, ANN), secret


# Rematches.


def test_a_rematch_that_has_begun_gives_no_seat_to_who_stayed_away(lite_home: Settings) -> None:
    """Ann plays on with a bot and opens its seat to a friend with an invite: the old game is no way in."""

    async def work(tables: Tables) -> None:
        info = await played(tables, BEN)
        again = await tables.rematch(info.id, ANN)
        await tables.set_seat(again.id, ANN, 1, TO_BOT)
        await tables.start(again.id, ANN)
        await tables.set_seat(again.id, ANN, 1, TO_OPEN)
        await refuses("no-table", tables.join(again.id, BEN, 1))
        await refuses("no-table", tables.rematch(info.id, BEN))
        assert ["ann", None] == holders(await tables.info(again.id, ANN))

    in_room(lite_home, work)


def test_a_rematch_asks_those_who_play_by_then(lite_home: Settings) -> None:
    """A public one that has begun without somebody shows itself to them, and no more."""

    async def work(tables: Tables) -> None:
        info = await played(tables, BEN, EVE, public=True)
        again = await tables.rematch(info.id, ANN)
        await tables.rematch(info.id, EVE)
        await tables.set_seat(again.id, ANN, 1, TO_BOT)
        await tables.start(again.id, ANN)
        after = await tables.rematch(info.id, BEN)
        assert (["ann", "random", "eve"], None) == (holders(after), after.handover)

    in_room(lite_home, work)


def test_a_rematch_is_begun_by_its_owner_or_by_the_last_who_was_missing(lite_home: Settings) -> None:
    """Not by somebody whose seat the owner has given away, nor by asking again."""

    async def work(tables: Tables) -> None:
        info = await played(tables, BEN, EVE)
        again = await tables.rematch(info.id, ANN)
        await tables.rematch(info.id, EVE)
        await tables.set_seat(again.id, ANN, 1, TO_BOT)
        for person in (BEN, EVE):
            assert "open" == (await tables.rematch(info.id, person)).state
        await tables.set_seat(again.id, ANN, 1, TO_OPEN)
        begun = await tables.rematch(info.id, BEN)
        assert ("running", ["ann", "ben", "eve"]) == (begun.state, holders(begun))

    in_room(lite_home, work)


def test_two_processes_open_one_rematch(pg_home: Settings) -> None:
    """Two people ask at the same moment: one table, both sit there, and nothing is left over."""

    async def work() -> None:
        one, two = await opened(pg_home), await opened(pg_home)
        info = await played(one, BEN)
        await two.info(info.id, BEN)
        first, second = await asyncio.gather(one.rematch(info.id, ANN), two.rematch(info.id, BEN))
        assert first.id == second.id
        stored = await one.store.meta(first.id)
        assert stored is not None
        assert ("running", ["ann", "ben"]) == (stored.state, [sitting.user_id for sitting in stored.seating])
        assert [] == [row.id for person in (ANN, BEN) for row in await one.rows(person, "mine") if row.id != first.id]
        await closed(one)
        await closed(two)

    asyncio.run(work())


# Invites.


def test_a_revoked_invite_takes_the_request_along_that_came_with_it(lite_home: Settings) -> None:
    """The owner who opened a seat to guests with the link is not asked again: revoking it is the owner's no."""

    async def work(tables: Tables) -> None:
        info, secret = await private_with_a_bot(tables)
        await tables.set_seat(info.id, ANN, 2, TO_OPEN)
        await tables.answer_handover(info.id, BEN, True)
        for end in (tables.revoke_invite, tables.invite):
            secret = (await tables.invite(info.id, ANN)).secret
            asked = await tables.join(info.id, EVE, invite=secret)
            assert asked.handover is not None
            assert [1] == asked.handover.waiting
            await end(info.id, ANN)
            await refuses("handover-unasked", tables.answer_handover(info.id, BEN, True))
            assert ["ann", "ben", None] == holders(await tables.info(info.id, BEN))
            assert ("seat-declined", "Ann") == ((last := (await events(tables, info.id))[-1])[0], last[1]["name"])

    in_room(lite_home, work)


def test_a_revoked_invite_leaves_the_requests_of_others_alone(lite_home: Settings) -> None:
    """Those who played see the table without one, and so does everybody where it is public."""

    async def work(tables: Tables) -> None:
        info, _secret = await private_with_a_bot(tables)
        await tables.resign(info.id, BEN)
        await tables.join(info.id, BEN, 1)
        await tables.revoke_invite(info.id, ANN)
        assert "ben" == holders(await tables.answer_handover(info.id, ANN, True))[1]
        public = await with_a_bot(tables)
        await tables.join(public.id, EVE, 2)
        await tables.revoke_invite(public.id, ANN)
        assert (await tables.info(public.id, ANN)).handover is not None

    in_room(lite_home, work)


def test_who_asked_with_an_invite_withdraws_without_it(lite_home: Settings) -> None:
    """Asking gives a part in the table for as long as the request is open, and no longer."""

    async def work(tables: Tables) -> None:
        info, secret = await private_with_a_bot(tables)
        await tables.join(info.id, EVE, 2, secret)
        assert (await tables.answer_handover(info.id, EVE, False)).handover is None
        await refuses("no-table", tables.info(info.id, EVE))

    in_room(lite_home, work)


# Agreeing to what one was shown.


def test_an_answer_counts_for_the_request_it_was_given_to(lite_home: Settings) -> None:
    """Not for another that has taken its place by the time the answer arrives."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game="small_world", seats=[ME, OPEN, GREEDY, GREEDY], public=True))
        await tables.join(info.id, BEN)
        await tables.start(info.id, ANN)
        shown = (await tables.set_seat(info.id, ANN, 2, TO_BOT)).handover
        now = (await tables.set_seat(info.id, ANN, 3, TO_OPEN)).handover
        assert shown is not None
        assert now is not None
        for accept in (True, False):
            await refuses("request-over", tables.answer_handover(info.id, BEN, accept, shown.id))
        await tables.answer_handover(info.id, ANN, False, now.id)
        eves = (await tables.join(info.id, EVE, 2)).handover
        assert eves is not None
        await refuses("request-over", tables.answer_handover(info.id, BEN, True, now.id))
        assert [0] == ((await tables.answer_handover(info.id, BEN, True, eves.id)).handover or eves).waiting
        assert ["ann", "ben", "greedy", "greedy"] == holders(await tables.info(info.id, ANN))

    in_room(replace(lite_home, bot_pause=1_000.0), work)


def test_an_undo_is_agreed_to_as_it_was_asked_for(lite_home: Settings) -> None:
    """An answer names its request; and nobody puts a request of their own in the place of another's."""

    async def work(tables: Tables) -> None:
        three = await tables.create(ANN, form(ME, OPEN, OPEN, options={"first": 0}, public=True))
        await tables.join(three.id, BEN)
        await tables.join(three.id, EVE)
        await tables.start(three.id, ANN)
        now = await after_bens_answer(tables, three.id)
        await tables.undo(three.id, ANN, UndoBody(seq=now.seq))
        first = (await tables.info(three.id, BEN)).undo
        assert first is not None
        await tables.answer_undo(three.id, EVE, False, first.id)
        await tables.undo(three.id, ANN, UndoBody(seq=now.seq))
        second = (await tables.info(three.id, BEN)).undo
        assert second is not None
        for accept in (True, False):
            await refuses("request-over", tables.answer_undo(three.id, EVE, accept, first.id))
        await play_one(tables, three.id, BEN)
        await refuses("undo-unasked", tables.answer_undo(three.id, EVE, True, second.id))

    in_room(lite_home, work)


def test_one_undo_is_asked_for_at_a_time(lite_home: Settings) -> None:
    """A second seat waits until the first is answered."""

    async def work(tables: Tables) -> None:
        three = await tables.create(ANN, form(ME, OPEN, OPEN, options={"first": 0}, public=True))
        await tables.join(three.id, BEN)
        await tables.join(three.id, EVE)
        await tables.start(three.id, ANN)
        await play_on(tables, three.id, [ANN, BEN, EVE], lambda info: info.asked == 2)
        await play_one(tables, three.id, EVE)
        now = await tables.info(three.id, ANN)
        await tables.undo(three.id, ANN, UndoBody(seq=now.seq))
        await refuses("undo-pending", tables.undo(three.id, BEN, UndoBody(seq=now.seq)))
        for _time in range(2):
            assert [1, 2] == (await tables.undo(three.id, ANN, UndoBody(seq=now.seq))).asked
        asked = (await tables.info(three.id, EVE)).undo
        assert asked is not None
        assert 0 == asked.seat

    in_room(lite_home, work)


def test_asking_again_for_the_same_changes_nothing(lite_home: Settings) -> None:
    """Who only watches does not fill the talk of the table, keep a request open for ever, or undo a yes."""

    async def work(tables: Tables) -> None:
        info = await with_a_bot(tables)
        first = (await tables.join(info.id, EVE, 2)).handover
        await tables.answer_handover(info.id, ANN, True)
        for _time in range(3):
            again = (await tables.join(info.id, EVE, 2)).handover
            assert first is not None
            assert again is not None
            assert (first.deadline, first.id, [1]) == (again.deadline, again.id, again.waiting)
        assert 1 == len(await events(tables, info.id))

    in_room(lite_home, work)


# People who are there after all.


def test_who_answers_is_not_silent_however_long_their_turn_is(lite_home: Settings) -> None:
    """A turn of many choices may take days: what counts is the last of them."""

    async def work(tables: Tables) -> str:
        info = await tables.create(ANN, form(OPEN, ME, options={"first": 0}, public=True))
        await tables.join(info.id, BEN, 0)
        await tables.start(info.id, ANN)
        await silent_for(tables, info.id, SILENT + 60)
        await play_one(tables, info.id, BEN)
        assert 0 == (await tables.info(info.id, ANN)).asked
        await refuses("person-plays", tables.set_seat(info.id, ANN, 0, TO_BOT))
        return info.id

    there = in_room(lite_home, work)

    async def read_anew(tables: Tables) -> None:
        await refuses("person-plays", tables.set_seat(there, ANN, 0, TO_BOT))

    in_room(lite_home, read_anew)


@pytest.mark.parametrize("kind", ["decision", "bank"])
def test_who_has_time_on_the_clock_is_not_replaced(lite_home: Settings, kind: str) -> None:
    """All sat down to a week for a decision: the owner cannot make it a day."""

    async def work(tables: Tables) -> None:
        clock = Clock(kind=kind, seconds=7 * 86_400.0)  # type: ignore[arg-type]
        info = await tables.create(ANN, form(OPEN, ME, options={"first": 0}, public=True, clock=clock))
        await tables.join(info.id, BEN, 0)
        await tables.start(info.id, ANN)
        await silent_for(tables, info.id, SILENT + 60)
        await refuses("person-plays", tables.set_seat(info.id, ANN, 0, TO_BOT))

    in_room(lite_home, work)


# What the one before has left behind.


def test_a_bots_answer_is_dropped_when_another_bot_takes_its_place(lite_home: Settings) -> None:
    """What was agreed to is the new bot, from this question on."""

    async def work(tables: Tables) -> None:
        object.__setattr__(tables.settings, "bot_pause", 1.5)
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[GREEDY, ME], public=True))
        await asyncio.sleep(0.3)
        await tables.set_seat(info.id, ANN, 0, SeatBody(kind="bot", bot="random"))
        await wait_for(lambda: tables.live_tables.live[info.id].meta.asked == 1)
        stored = await tables.store.load(info.id)
        assert stored is not None
        assert {"bot:random"} == {line.by for line in stored[1] if line.by}

    in_room(lite_home, work)


def test_a_name_given_up_while_asking_does_not_come_to_the_table(lite_home: Settings) -> None:
    """A guest who makes an account in the meantime sits down under its name, distinguished from those already there."""

    async def work(tables: Tables) -> None:
        info = await with_a_bot(tables)
        await tables.join(info.id, EVE, 2)
        await tables.rename(Person("eve", "Ann"))
        asked = (await tables.info(info.id, BEN)).handover
        assert asked is not None
        assert "Ann 2" == asked.name
        await tables.answer_handover(info.id, ANN, True)
        done = await tables.answer_handover(info.id, BEN, True)
        assert ["Ann", "Ben", "Ann 2"] == [seat.name for seat in done.seats]
        await tables.rename(Person("ben", "Ann"))
        assert ["Ann", "Ann 3", "Ann 2"] == [seat.name for seat in (await tables.info(info.id, ANN)).seats]

    in_room(lite_home, work)


def test_one_speaks_under_the_name_of_ones_seat(lite_home: Settings) -> None:
    """Two people of the same name are distinguished in the chat as they are at the table."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN], public=True))
        other = Person("other", "Ann")
        await tables.join(info.id, other)
        assert ["Ann", "Ann 2"] == [(await tables.chat(info.id, who, "Hello")).name for who in (ANN, other)]

    in_room(lite_home, work)
