"""The people of a table: whose turn it is, who sits where, what they say and are called."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.server.room import (
    ANN,
    BEN,
    EVE,
    ME,
    OPEN,
    Client,
    as_sent,
    code,
    comparable,
    form,
    in_room,
    over,
    play_on,
    play_one,
    table_of_two,
    with_bots_for_leavers,
)
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.tables.service import Event, Tables
from turnwright.server.wire.play import MoveBody
from turnwright.server.wire.tables import SeatBody


def test_events_tell_whose_turn_it_is(lite_home: Settings) -> None:
    """One `asked` each time the decision passes to a person, with whether they are looking; `finished` at the end."""

    async def work(tables: Tables) -> None:
        heard: list[Event] = []
        tables.listen(heard.append)
        info = await table_of_two(tables)
        await tables.subscribe(info.id, BEN, Client().send)
        assert [("ann",)] == [event.users for event in heard if event.kind == "asked"]
        await play_on(tables, info.id, [ANN, BEN], over)
        asked = [(event.users, event.seat, event.online) for event in heard if event.kind == "asked"]
        assert [(("ann",), 0, False), (("ben",), 1, True)] == asked[:2]
        assert all(one[1] != other[1] for one, other in pairwise(asked))
        assert [("ann", "ben")] == [event.users for event in heard if event.kind == "finished"]

    in_room(lite_home, work)


def test_the_owner_sets_seats(lite_home: Settings) -> None:
    """Before the start: seats are opened or given to bots, by the owner only, and taken by invitation."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, OPEN, OPEN))
        for person in (BEN, None):
            with pytest.raises(Refused) as refused:
                await tables.info(info.id, person)
            assert "not_found" == code(refused)
        invite = await tables.invite(info.id, ANN)
        assert invite.path.endswith(invite.secret)
        with pytest.raises(Refused):
            await tables.join(info.id, BEN, invite="wrong")
        joined = await tables.join(info.id, BEN, seat=2, invite=invite.secret)
        assert [True] == [seat.mine for seat in joined.seats if seat.seat == 2]
        await tables.revoke_invite(info.id, ANN)
        with pytest.raises(Refused):
            await tables.join(info.id, EVE, invite=invite.secret)
        with pytest.raises(Refused) as refused:
            await tables.start(info.id, ANN)
        assert "conflict" == code(refused)
        with pytest.raises(Refused) as refused:
            await tables.set_seat(info.id, BEN, 1, SeatBody(kind="bot"))
        assert "forbidden" == code(refused)
        await tables.leave(info.id, BEN)
        await tables.set_seat(info.id, ANN, 2, SeatBody(kind="bot", bot="random"))
        with_bots = await tables.set_seat(info.id, ANN, 1, SeatBody(kind="bot", bot="random"))
        assert ["Ann", "Nell", "Pip"] == [seat.name for seat in with_bots.seats]
        assert "running" == (await tables.start(info.id, ANN)).state

    in_room(lite_home, work)


def test_hot_seat_follows_the_asked_seat(lite_home: Settings) -> None:
    """One person in two seats looks through the eyes of whichever is asked."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, ME, options={"first": 1}))
        assert ["Ann", "Ann 2"] == [seat.name for seat in info.seats]
        client = Client()
        await tables.subscribe(info.id, ANN, client.send)
        perspective = set()
        for number in range(60):
            assert client.table["seat"] == client.table["asked"]
            perspective.add(client.table["seat"])
            await play_one(tables, info.id, ANN, number)
        assert {0, 1} == perspective

    in_room(lite_home, work)


def test_talk_reaches_the_table(lite_home: Settings) -> None:
    """Seats talk, watchers read; too long and empty lines are refused; markup stays text."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        client = Client()
        await tables.subscribe(info.id, None, client.send)
        line = await tables.chat(info.id, ANN, " <b>hello</b> ")
        assert ("<b>hello</b>", "Ann") == (line.text, line.name)
        assert "<b>hello</b>" == client.messages[-1]["text"]
        assert [line] == await tables.chat_log(info.id, None)
        for person, text, expected in (
            (ANN, " ", "bad_request"),
            (ANN, "x" * 501, "too_large"),
            (EVE, "hi", "not_your_seat"),
        ):
            with pytest.raises(Refused) as refused:
                await tables.chat(info.id, person, text)
            assert expected == code(refused)

    in_room(lite_home, work)


def test_letters_that_no_database_takes_are_answered(home: Settings) -> None:
    """NUL and half letters in ids, keys, titles, filters and talk: refused or left out, never an error of ours.

    A body that holds NUL cannot even be made.
    """

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables, title="a\ud800b")
        assert "a b" == info.title
        line = await tables.chat(info.id, ANN, "one\0\ud800\ntwo")
        assert "one\ntwo" == line.text
        for bad in ("\0", "\ud800", "", "x" * 99, "\u0660"):
            with pytest.raises(Refused) as refused:
                await tables.info(bad, ANN)
            assert "not_found" == code(refused)
            with pytest.raises(Refused):
                await tables.static(bad)
            assert [] == (await tables.rows(ANN, "mine", game=bad) if bad else [])
            with pytest.raises(ValueError if bad == "\0" else Refused):
                await tables.move(info.id, ANN, MoveBody(seq=info.seq, choice=bad, key="k"))
        for body in ({"choice": "pick 1", "key": "\0"}, {"choice": "\0"}, {"choice": "pick 1", "then": ("\0",)}):
            with pytest.raises(ValueError, match="NUL"):
                MoveBody(seq=info.seq, **body)

    in_room(home, work)


def test_new_names_and_faces_reach_those_who_look(lite_home: Settings) -> None:
    """Whoever joins, leaves or takes another name is seen at once, before the start and during the game."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, OPEN, public=True))
        client = Client()
        await tables.subscribe(info.id, ANN, client.send)
        await tables.join(info.id, BEN)
        assert ["Ann", "Ben"] == client.table["names"]
        await tables.rename(BEN._replace(name="Benjamin"))
        await tables.start(info.id, ANN)
        assert ["Ann", "Benjamin"] == client.table["names"]
        assert comparable(as_sent(await tables.snapshot(info.id, ANN))) == comparable(client.table)
        await with_bots_for_leavers(tables, info.id)
        await tables.resign(info.id, BEN)
        assert "bot" == client.table["table"]["seats"][1]["kind"]

    in_room(lite_home, work)
