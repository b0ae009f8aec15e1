"""Standing orders: given by a seat's person, kept, obeyed by the server, seen by nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import msgspec
import pytest

from tests.server.hall import Guest, Hall, refusal
from tests.server.room import (
    ANN,
    BEN,
    EVE,
    GREEDY,
    ME,
    OPEN,
    Client,
    as_sent,
    closed,
    comparable,
    downgraded,
    in_room,
    opened,
    play_on,
    play_one,
    with_bots_for_leavers,
)
from tests.server.test_crash import killed, spawned
from tests.toy import TOY
from turnwright.core.journal import CHOICE, ORDER, UNDO
from turnwright.core.record import read
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.tables.service import Person, Tables
from turnwright.server.tables.shared import Event
from turnwright.server.wire.play import MoveBody, OrdersBody, UndoBody
from turnwright.server.wire.tables import Clock, CreateBody, SeatBody, TableInfo


async def toy_table(tables: Tables, **more: Any) -> TableInfo:
    """Return a running toy table of Ann, who is asked to scout, and Ben."""
    info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN], public=True, **more))
    await tables.join(info.id, BEN)
    return await tables.start(info.id, ANN)


async def order(tables: Tables, table: str, person: Person, **orders: Any) -> dict[str, Any]:
    """Give orders; return all that are in force then."""
    return dict((await tables.set_orders(table, person, OrdersBody(orders=orders))).orders)


async def choose(tables: Tables, table: str, person: Person, choice: str, key: str = "") -> int:
    """Make a choice; return how long the journal is then."""
    now = await tables.snapshot(table, person)
    return (await tables.move(table, person, MoveBody(seq=now.seq, choice=choice, key=key))).seq


async def kinds(tables: Tables, table: str, person: Person | None = None) -> list[tuple[int, str]]:
    """Return who has answered how, chance aside."""
    entries = read(await tables.record(table, person)).entries
    return [(entry.seat, entry.kind) for entry in entries if entry.seat >= 0]


def test_an_order_answers_in_the_commit_of_the_choice_before(home: Settings) -> None:
    """Ben is never asked; both pages show the answer and its mark, and a move sent again gets the same reply."""

    async def work(tables: Tables) -> None:
        info = await toy_table(tables)
        ben, eve = Client(), Client()
        await tables.subscribe(info.id, BEN, ben.send)
        await tables.subscribe(info.id, EVE, eve.send)
        await order(tables, info.id, BEN, scout="pass", bid=1)
        assert {"scout": "pass", "bid": 1} == ben.table["orders"]
        heard = len(eve.messages)
        seq = await choose(tables, info.id, ANN, "pass", key="k")
        now = await tables.info(info.id, ANN)
        assert (0, seq) == (now.asked, now.seq)
        assert [(0, CHOICE), (1, ORDER)] == await kinds(tables, info.id)
        stored = await tables.store.load(info.id)
        assert stored is not None
        assert [("ann", "k"), ("ben", "")] == [(line.by, line.key) for line in stored[1] if line.entry.seat >= 0]
        assert 1 == len(eve.messages) - heard
        marked = [(line["message"]["id"], line["seat"]) for line in eve.table["log"] if line["ordered"]]
        assert [("log-order", 1)] == marked
        assert seq == (await tables.move(info.id, ANN, MoveBody(seq=0, choice="pass", key="k"))).seq
        await choose(tables, info.id, ANN, "bid 0")
        assert [(0, CHOICE), (1, ORDER), (0, CHOICE), (1, ORDER)] == await kinds(tables, info.id)
        assert comparable(as_sent(await tables.snapshot(info.id, BEN))) == comparable(ben.table)

    in_room(home, work)


def test_an_order_given_at_an_open_question_answers_it(lite_home: Settings) -> None:
    """At once, and before the game begins for its first question; orders for other questions wait."""

    async def work(tables: Tables) -> None:
        info = await toy_table(tables)
        await order(tables, info.id, ANN, bid=2)
        assert 0 == (await tables.info(info.id, ANN)).asked
        assert {"scout": "look", "bid": 2, "ambush": 0} == await order(tables, info.id, ANN, scout="look", bid=2)
        assert 1 == (await tables.info(info.id, ANN)).asked
        assert [(0, ORDER)] == await kinds(tables, info.id)
        early = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN]))
        await order(tables, early.id, ANN, scout="pass")
        await tables.join(early.id, BEN, invite=(await tables.invite(early.id, ANN)).secret)
        assert 1 == (await tables.start(early.id, ANN)).asked

    in_room(lite_home, work)


def test_orders_are_revoked_and_go_with_their_person(lite_home: Settings) -> None:
    """Without orders the seat is asked; a new player in the seat has none; a finished game takes none."""

    async def work(tables: Tables) -> None:
        info = await toy_table(tables)
        await order(tables, info.id, BEN, scout="pass")
        assert {"scout": "ask", "bid": "ask", "ambush": 0} == await order(tables, info.id, BEN)
        await choose(tables, info.id, ANN, "pass")
        assert 1 == (await tables.info(info.id, ANN)).asked
        await order(tables, info.id, BEN, bid=0)
        await with_bots_for_leavers(tables, info.id)
        await tables.resign(info.id, BEN)
        await tables.set_seat(info.id, ANN, 1, SeatBody(kind="open"))
        await tables.join(info.id, EVE)
        assert "ask" == (await tables.orders(info.id, EVE)).orders["bid"]
        await tables.abandon(info.id, ANN, True)
        await tables.abandon(info.id, EVE, True)
        with pytest.raises(Refused) as refused:
            await order(tables, info.id, ANN, bid=1)
        assert "game_over" == refused.value.problem.code

    in_room(lite_home, work)


def test_nobody_else_learns_of_orders(lite_home: Settings) -> None:
    """Others see neither the orders nor that they changed, in no message, list or event."""

    async def work(tables: Tables) -> None:
        info = await toy_table(tables)
        await choose(tables, info.id, ANN, "pass")
        ann, events = Client(), list[Event]()
        await tables.subscribe(info.id, ANN, ann.send)
        heard = len(ann.messages)
        tables.listen(events.append)
        await order(tables, info.id, BEN, bid=2, ambush=3)
        assert (heard, []) == (len(ann.messages), events)
        seen = [await tables.snapshot(info.id, who) for who in (ANN, None, BEN)]
        assert [{}, {}, {"bid": 2, "ambush": 3}] == [each.orders for each in seen]
        assert "ambush" not in msgspec.json.encode([seen[0].table, seen[1].table]).decode()
        with pytest.raises(Refused) as refused:
            await tables.orders(info.id, EVE)
        assert "not_your_seat" == refused.value.problem.code

    in_room(lite_home, work)


def test_whoever_goes_back_to_an_ordered_answer_is_asked(lite_home: Settings) -> None:
    """Going back means deciding again, even after a restart; other questions are still answered by order."""

    async def work(tables: Tables) -> str:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN, ME], public=True))
        await tables.join(info.id, BEN)
        await tables.start(info.id, ANN)
        await order(tables, info.id, BEN, scout="pass", bid=0)
        await choose(tables, info.id, ANN, "pass")
        now = await tables.snapshot(info.id, BEN)
        assert (2, True) == (now.asked, now.can_undo)
        assert "undo-other" == (await tables.snapshot(info.id, ANN, seat=0)).undo_reason
        assert (await tables.undo(info.id, BEN, UndoBody(seq=now.seq))).done
        assert 1 == (await tables.info(info.id, BEN)).asked
        return info.id

    async def again(tables: Tables, table: str) -> None:
        await order(tables, table, BEN, scout="pass", bid=0)
        assert 1 == (await tables.info(table, BEN)).asked
        await choose(tables, table, BEN, "pass")
        await choose(tables, table, ANN, "pass")
        await choose(tables, table, ANN, "bid 1")
        expected = [(0, CHOICE), (1, ORDER), (1, UNDO), (1, CHOICE), (2, CHOICE), (0, CHOICE), (1, ORDER)]
        assert expected == await kinds(tables, table)

    table = in_room(lite_home, work)
    in_room(lite_home, lambda tables: again(tables, table))


def test_an_ordered_answer_takes_no_time_and_wakes_nobody(lite_home: Settings) -> None:
    """The clock of the seat is unchanged, and there is no notice; the seat before still gets its increment."""

    async def work(tables: Tables) -> None:
        events: list[Event] = []
        info = await toy_table(tables, clock=Clock(kind="bank", seconds=100, increment=50))
        tables.listen(events.append)
        await order(tables, info.id, BEN, scout="pass")
        await choose(tables, info.id, ANN, "pass")
        after = await tables.info(info.id, BEN)
        assert (0, 100) == (after.asked, after.seats[1].clock_left)
        assert (after.seats[0].clock_left or 0) > 100
        assert [] == [event for event in events if event.kind == "asked" and event.seat == 1]

    in_room(lite_home, work)


def test_orders_answer_after_a_bot_too(lite_home: Settings) -> None:
    """Ann is asked for nothing but what her orders leave to her."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[GREEDY, ME], options={"rounds": 1}))
        await order(tables, info.id, ANN, scout="pass", bid=0, ambush=5)
        await play_on(tables, info.id, [ANN], lambda now: now.state == "finished" or now.asked == 1)
        answers = await kinds(tables, info.id, ANN)
        assert (1, ORDER) in answers
        assert (1, CHOICE) not in answers
        assert [(0, CHOICE), (1, ORDER)] == answers[:2]

    in_room(lite_home, work)


def keeper(settings: Settings, pipe: Any) -> None:
    """Open a table where Ben has given orders, report it, and stay until killed."""

    async def keep() -> None:
        tables = await opened(settings)
        info = await toy_table(tables)
        await order(tables, info.id, BEN, scout="pass", bid=0)
        pipe.send(info.id)
        await asyncio.sleep(600)

    asyncio.run(keep())


def test_orders_survive_the_death_of_the_server(home: Settings) -> None:
    """Killed right after they were given: the next process obeys them."""
    process, pipe = spawned(keeper, home)
    assert pipe.poll(60)
    table = str(pipe.recv())
    killed(process, pipe)

    async def work(tables: Tables) -> None:
        await choose(tables, table, ANN, "pass")
        await choose(tables, table, ANN, "bid 1")
        assert [(0, CHOICE), (1, ORDER), (0, CHOICE), (1, ORDER)] == await kinds(tables, table)

    in_room(home, work)


def test_two_processes_obey_the_same_orders(pg_home: Settings) -> None:
    """Orders given at one are obeyed by the other; no answer is lost or doubled."""

    async def work(one: Tables) -> None:
        two = await opened(pg_home)
        try:
            info = await toy_table(one)
            await order(one, info.id, BEN, scout="pass", bid=1)
            seq = await choose(two, info.id, ANN, "pass")
            await one.move(info.id, ANN, MoveBody(seq=seq, choice="bid 0"))
            await order(two, info.id, BEN, scout="look")
            ben = await play_one(one, info.id, BEN)
            assert "prompt-target" == ben.prompt.id
            expected = [(0, CHOICE), (1, ORDER), (0, CHOICE), (1, ORDER), (1, CHOICE)]
            assert expected == await kinds(one, info.id)
            while expected != await kinds(two, info.id):
                await asyncio.sleep(0.02)  # word of it is on its way; the test's time limit ends a vain wait
        finally:
            await closed(two)

    in_room(pg_home, work)


def test_an_order_that_fails_asks(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug in a game's orders is logged, and the game continues."""

    def broken(*_args: object) -> int:
        raise ZeroDivisionError

    async def work(tables: Tables) -> None:
        info = await toy_table(tables)
        await order(tables, info.id, BEN, scout="pass")
        monkeypatch.setattr(TOY, "obey", broken)
        await choose(tables, info.id, ANN, "pass")
        assert 1 == (await tables.info(info.id, BEN)).asked
        monkeypatch.undo()

    in_room(lite_home, work)


def test_a_database_without_orders_is_brought_up_to_date(lite_home: Settings) -> None:
    """Seats stored by the version before have given none."""

    async def work(tables: Tables) -> str:
        return (await toy_table(tables)).id

    table = in_room(lite_home, work)
    downgraded(lite_home, "0001")

    async def look(tables: Tables) -> None:
        assert {"scout": "ask", "bid": "ask", "ambush": 0} == (await tables.orders(table, BEN)).orders
        await order(tables, table, BEN, bid=1)

    in_room(lite_home, look)
    with sqlite3.connect(lite_home.data / "turnwright.db") as sql:
        assert [("{}",), ('{"bid": 1}',)] == sql.execute("SELECT orders FROM seats ORDER BY seat").fetchall()


def toy_over_rest(hall: Hall) -> tuple[Guest, Guest, str]:
    """Return two people at a running toy table."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    table = anna.table("me", "open", public=True, game=TOY.name)["id"]
    bert.post(f"/api/tables/{table}/join", {})
    assert 0 == anna.post(f"/api/tables/{table}/start").json()["asked"]
    return anna, bert, f"/api/tables/{table}/orders"


def test_orders_over_rest(hall: Hall) -> None:
    """The declaration, one's own orders, what is allowed, and whose they are."""
    anna, bert, path = toy_over_rest(hall)
    first = bert.get(path).json()
    bid = {"name": "bid", "values": ["ask", 0, 1, 2], "default": "ask", "rule": "TOY-5", "each": [], "listed": True}
    assert bid == first["declared"][1]
    assert (1, {"scout": "ask", "bid": "ask", "ambush": 0}) == (first["seat"], first["orders"])
    given = bert.call("PUT", path, {"orders": {"bid": 2}, "seat": 1})
    assert (200, {"scout": "ask", "bid": 2, "ambush": 0}) == (given.status_code, given.json()["orders"])
    assert given.json() == bert.get(path).json() != anna.get(path).json()
    wrong = bert.call("PUT", path, {"orders": {"bid": 3}})
    assert ((400, "bad_option"), ['"ask"', "0", "1", "2"]) == (refusal(wrong), wrong.json()["error"]["allowed"])
    unknown = bert.call("PUT", path, {"orders": {"leech": 3}})
    assert ((400, "bad_option"), ["scout", "bid", "ambush"]) == (refusal(unknown), unknown.json()["error"]["allowed"])
    assert (403, "not_your_seat") == refusal(anna.call("PUT", path, {"orders": {"bid": 0}, "seat": 1}))
    assert (403, "not_your_seat") == refusal(hall.guest("Cleo").get(path))
    assert (401, "not_signed_in") == refusal(hall.stranger().get(path))
    assert given.json() == bert.get(path).json()
    (toy,) = [game for game in anna.get("/api/games").json() if game["name"] == TOY.name]
    assert first["declared"] == toy["orders"]
