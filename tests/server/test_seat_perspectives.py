"""Whose secrets one sees as seats change hands: by every route, at several processes, in copies and rematches."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.hall import PASSWORD, Guest, Hall, refusal
from tests.server.room import (
    ANN,
    BEN,
    EVE,
    GREEDY,
    ME,
    OPEN,
    Client,
    closed,
    in_room,
    opened,
    over,
    play_on,
    wait_for,
    with_a_bot,
)
from tests.server.test_seats import TO_BOT, TO_OPEN, holders, refuses
from tests.toy import TOY
from tests.toy.layout import held
from tests.toy.state import ToyState
from turnwright.core.record import read
from turnwright.server.config import Settings
from turnwright.server.tables.service import Tables
from turnwright.server.wire.play import WATCHING, OrdersBody, UndoBody
from turnwright.server.wire.tables import CreateBody

SERVER = Path(__file__).parents[2] / "src" / "turnwright" / "server"


class Toy:
    """A running toy table over HTTP: Anna, the owner, Bert, and a bot in seat 2; Cleo watches."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.anna, self.bert, self.cleo = (hall.guest(name) for name in ("Anna", "Bert", "Cleo"))
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
        table = self.anna.post("/api/tables", {"game": TOY.name, "seats": seats, "public": True}).json()["id"]
        self.path, self.table = f"/api/tables/{table}", table
        self.bert.post(f"{self.path}/join", {})
        self.anna.post(f"{self.path}/start")

    def hand(self, seat: int) -> list[int]:
        """Return the cards that only ``seat`` may see."""
        position = self.hall.services.tables.live_tables.live[self.table].position
        assert position is not None
        return held(cast(ToyState, position.state), seat)

    def answer(self, person: Guest, accept: bool) -> Any:
        """Let somebody answer the open request about a seat."""
        request = person.get(self.path).json()["handover"]["id"]
        return person.post(f"{self.path}/handover/answer", {"accept": accept, "request": request})

    def seats_seen(self, person: Guest) -> set[int]:
        """Return whose cards somebody can read, asking in every way and for every seat."""
        return {seat for text in self.everything(person) for seat in range(3) if self.shows(text, seat)}

    def shows(self, text: str, seat: int) -> bool:
        """Return whether a text names the cards that ``seat`` drew: in the log, or in a record."""
        drawn = [f'"log-drew", "args": {{"card": {card}}}' for card in self.hand(seat)]
        return all(
            words in text or f'"draw {card}"' in text for words, card in zip(drawn, self.hand(seat), strict=True)
        )

    def everything(self, person: Guest) -> list[str]:
        """Return all that somebody can get out of the server about any seat."""
        found = []
        for seat in ("", *[str(n) for n in range(-1, 3)]):
            query = f"seat={seat}" if seat else ""
            for path in (f"/snapshot?{query}", f"/snapshot?ply=1&{query}", f"/view?{query}", f"/orders?{query}"):
                found.append(person.get(self.path + path))
            given = {"seat": int(seat)} if seat else {}
            for path in ("why", "preview", "moves"):
                more = {"seq": 0} if path == "moves" else {}
                found.append(person.post(f"{self.path}/{path}", {"choice": "pass", **more, **given}))
            with self.hall.client.websocket_connect("/ws", headers=person.headers) as socket:
                socket.send_json({"type": "watch", "table": self.table, "view": True, **given})
                found.append(socket.receive_json(timeout=20))
        found += [person.get(self.path + path) for path in ("", "/record", "/chat", "/scores", "/sources")]
        found.append(person.get("/api/tables?scope=running"))
        return [text_of(reply) for reply in found]


def text_of(reply: Any) -> str:
    """Return an answer as text in which every JSON is written alike."""
    if isinstance(reply, dict):
        return json.dumps(reply)
    try:
        return json.dumps(reply.json())
    except ValueError:
        return str(reply.text)


def test_every_route_shows_the_seat_one_holds_and_no_other(hall: Hall) -> None:
    """Before, while and after seats change hands: by resigning, by asking, by coming back."""
    toy = Toy(hall)
    anna, bert, cleo = toy.anna, toy.bert, toy.cleo
    assert [{0}, {1}, set()] == [toy.seats_seen(person) for person in (anna, bert, cleo)]
    anna.post(f"{toy.path}/seats/2", {"kind": "open"})
    anna.post(f"{toy.path}/join", {"seat": 2})
    assert {0} == toy.seats_seen(anna)
    toy.answer(anna, False)
    assert 200 == cleo.post(f"{toy.path}/join", {"seat": 2}).status_code
    assert set() == toy.seats_seen(cleo)
    for person in (anna, bert):
        assert 200 == toy.answer(person, True).status_code
    assert [{0}, {1}, {2}] == [toy.seats_seen(person) for person in (anna, bert, cleo)]
    bert.post(f"{toy.path}/resign")
    bert.post(f"{toy.path}/join", {"seat": 1})
    assert [{0}, set(), {2}] == [toy.seats_seen(person) for person in (anna, bert, cleo)]
    for person in (anna, cleo):
        toy.answer(person, True)
    assert {1} == toy.seats_seen(bert)


def test_a_program_with_a_token_is_the_person_who_made_it(hall: Hall) -> None:
    """It takes no second seat, sees what they see, and its request is theirs."""
    toy = Toy(hall)
    for person, seat in ((toy.anna, 0), (toy.cleo, WATCHING)):
        person.post("/api/register", {"name": f"Account {seat + 1}", "password": PASSWORD})
        token = person.post("/api/tokens", {"password": PASSWORD}).json()["secret"]
        headers = {"Authorization": f"Bearer {token}"}
        reply = hall.stranger().post(f"{toy.path}/join", {"seat": 2}, headers=headers)
        assert (409, "conflict") == refusal(reply) if seat == 0 else 200 == reply.status_code
        assert seat == hall.stranger().get(f"{toy.path}/snapshot", headers=headers).json()["seat"]
        assert (403, "not_your_seat") == refusal(hall.stranger().get(f"{toy.path}/snapshot?seat=2", headers=headers))
    assert toy.cleo.get(toy.path).json()["handover"]["mine"]


def test_a_guest_who_makes_an_account_stays_one_person(hall: Hall) -> None:
    """The seat, the seats they have held and what they asked for go along."""
    toy = Toy(hall)
    toy.bert.post("/api/register", {"name": "Bertram", "password": PASSWORD})
    assert (409, "conflict") == refusal(toy.bert.post(f"{toy.path}/join", {"seat": 2}))
    toy.bert.post(f"{toy.path}/resign")
    elsewhere = hall.stranger()
    elsewhere.post("/api/login", {"name": "Bertram", "password": PASSWORD})
    assert (403, "forbidden") == refusal(elsewhere.post(f"{toy.path}/join", {"seat": 2}))
    elsewhere.post(f"{toy.path}/join", {"seat": 1})
    assert toy.bert.get(toy.path).json()["handover"]["mine"]


def test_two_processes_give_one_seat_to_one_person(pg_home: Settings) -> None:
    """Asked at one, answered at the other; asking at both at once gives one seat, never two."""

    async def work() -> None:
        one, two = await opened(pg_home), await opened(pg_home)
        info = await with_a_bot(one)
        ben = Client()
        await two.subscribe(info.id, BEN, ben.send)
        await one.join(info.id, EVE, 2)
        await wait_for(lambda: ben.table["table"]["handover"] is not None)
        answers = await asyncio.gather(
            one.answer_handover(info.id, ANN, True), two.answer_handover(info.id, BEN, True), return_exceptions=True
        )
        assert [] == [answer for answer in answers if isinstance(answer, BaseException)]
        await wait_for(lambda: ["ann", "ben", "eve"] == [seat["user"] for seat in ben.table["table"]["seats"]])
        await wait_for(lambda: "seat-changed" in [m["message"]["id"] for m in ben.messages if m["type"] == "chat"])
        both = await one.create(ANN, CreateBody(game=TOY.name, seats=[ME, GREEDY, GREEDY], public=True))
        for seat in (1, 2):
            await one.set_seat(both.id, ANN, seat, TO_OPEN)
        await two.info(both.id, ANN)
        await asyncio.gather(one.join(both.id, EVE, 1), two.join(both.id, EVE, 2), return_exceptions=True)
        stored = await one.store.meta(both.id)
        assert stored is not None
        assert 1 == len(stored.seats_of("eve"))
        await closed(one)
        await closed(two)

    asyncio.run(work())


def test_what_was_asked_before_a_seat_changed_hands_is_void(lite_home: Settings) -> None:
    """Votes, undos and orders belong to people, not seats; a question that waited long is new to a new player."""

    async def work(tables: Tables) -> None:
        info = await with_a_bot(tables)
        await tables.set_orders(info.id, BEN, OrdersBody(orders={"bid": 1}))
        await tables.abandon(info.id, BEN, True)
        await play_on(tables, info.id, [ANN], lambda now: now.asked == 1)
        now = await tables.info(info.id, ANN)
        await tables.undo(info.id, ANN, UndoBody(seq=now.seq))
        await tables.join(info.id, EVE, 2)
        gone = await tables.resign(info.id, BEN)
        assert (None, None, []) == (gone.undo, gone.handover, gone.abandon)
        await tables.join(info.id, EVE, 1)
        await tables.answer_handover(info.id, ANN, True)
        assert "ask" == (await tables.orders(info.id, EVE)).orders["bid"]
        assert "running" == (await tables.abandon(info.id, ANN, True)).state

    in_room(lite_home, work)


def test_a_bot_that_was_thinking_does_not_answer_for_who_sits_there_now(lite_home: Settings) -> None:
    """Its question has become the person's."""

    async def work(tables: Tables) -> None:
        object.__setattr__(tables.settings, "bot_pause", 1.0)
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[GREEDY, ME, GREEDY], public=True))
        await tables.join(info.id, EVE, 0)
        taken = await tables.answer_handover(info.id, ANN, True)
        assert (0, "eve") == (taken.asked, taken.seats[0].user)
        await asyncio.sleep(2.0)
        after = await tables.info(info.id, EVE)
        assert (0, taken.seq) == (after.asked, after.seq)

    in_room(lite_home, work)


def test_hot_seat_is_agreed_to_at_the_start_and_not_later(lite_home: Settings) -> None:
    """Several seats from the start, each to be left and, with the others' leave, come back to; no third one."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, ME, OPEN], public=True))
        await tables.join(info.id, BEN)
        await tables.start(info.id, ANN)
        await tables.resign(info.id, ANN, 1)
        assert ([1], []) == tuple([(await tables.info(info.id, who)).takeable for who in (ANN, BEN)])
        await tables.join(info.id, ANN, 1)
        assert ["ann", "ann", "ben"] == holders(await tables.answer_handover(info.id, BEN, True))
        await tables.resign(info.id, BEN)
        await refuses("seated", tables.join(info.id, ANN, 2))

    in_room(lite_home, work)


def test_before_the_start_nobody_takes_a_second_seat(lite_home: Settings) -> None:
    """Whoever opens a table says there how many seats they have."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN, OPEN], public=True))
        await refuses("seated", tables.join(info.id, ANN, 1))
        assert [1, 2] == (await tables.info(info.id, BEN)).takeable
        await tables.join(info.id, BEN, 1)
        await refuses("seated", tables.join(info.id, BEN, 2))
        await tables.leave(info.id, BEN)
        assert ["ann", None, "ben"] == holders(await tables.join(info.id, BEN, 2))

    in_room(lite_home, work)


def test_a_rematch_begins_anew(lite_home: Settings) -> None:
    """Who had several seats has them again, who came late sits where they sat; nobody gets more than they had."""

    async def work(tables: Tables) -> None:
        seats = [ME, ME, OPEN]
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=seats, public=True, options={"rounds": 1}))
        await tables.join(info.id, BEN)
        await tables.start(info.id, ANN)
        await tables.resign(info.id, BEN)
        await tables.join(info.id, EVE, 2)
        await tables.answer_handover(info.id, ANN, True)
        await play_on(tables, info.id, [ANN, EVE], over)
        again = await tables.rematch(info.id, EVE)
        assert [None, None, "eve"] == holders(again)
        await refuses("rematch", tables.rematch(info.id, BEN))
        await refuses("seated", tables.join(again.id, EVE, 0))
        begun = await tables.rematch(info.id, ANN)
        assert (["ann", "ann", "eve"], "running") == (holders(begun), begun.state)
        await tables.resign(again.id, EVE)
        await tables.join(again.id, BEN, 2)
        assert "ben" == holders(await tables.answer_handover(again.id, ANN, True))[2]

    in_room(lite_home, work)


def test_a_rematch_gives_no_second_seat_to_who_sat_down_elsewhere(lite_home: Settings) -> None:
    """The seat they had is kept for them, instead of the one they took."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN], public=True, options={"rounds": 1}))
        await tables.join(info.id, BEN)
        await tables.start(info.id, ANN)
        await play_on(tables, info.id, [ANN, BEN], over)
        again = await tables.rematch(info.id, ANN)
        await tables.leave(again.id, ANN)
        await tables.join(again.id, BEN, 0)
        after = await tables.rematch(info.id, BEN)
        assert (["ben", None], "open") == (holders(after), after.state)

    in_room(lite_home, work)


def test_a_copy_is_of_a_finished_game_and_keeps_its_new_secrets(lite_home: Settings) -> None:
    """No copy of a running game; before a copy begins its seats show what everybody sees, however one tries them."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN], public=True, options={"rounds": 1}))
        await tables.join(info.id, BEN)
        await tables.start(info.id, ANN)
        await refuses("not-over", tables.copy(info.id, BEN, 0))
        await play_on(tables, info.id, [ANN, BEN], over)
        copy = await tables.copy(info.id, BEN, 0)
        live = await tables.live_tables.get(copy.id)
        assert live.position is not None
        dealt = [f"draw {card}" for seat in range(2) for card in held(cast(ToyState, live.position.state), seat)]
        assert dealt
        for seat in (1, 0):
            if seat == 0:
                await tables.leave(copy.id, BEN)
                await tables.join(copy.id, BEN, 0)
            for asked in (None, seat):
                seen = await tables.snapshot(copy.id, BEN, asked)
                assert (WATCHING, []) == (seen.seat, [line for line in seen.log if line.message.id == "log-drew"])
            entries = read(await tables.record(copy.id, BEN)).entries
            assert [] == [entry for entry in entries if entry.choice in dealt]
        await tables.set_seat(copy.id, BEN, 1, TO_BOT)
        await tables.start(copy.id, BEN)
        assert 0 == (await tables.snapshot(copy.id, BEN)).seat
        await tables.set_seat(copy.id, BEN, 1, TO_OPEN)
        secret = (await tables.invite(copy.id, BEN)).secret
        assert ["ben", "eve"] == holders(await tables.join(copy.id, EVE, invite=secret))

    in_room(lite_home, work)


@pytest.mark.parametrize("word", [r".with_seat(", r"bot_takes", r"seating="])
def test_only_one_place_changes_who_sits(word: str) -> None:
    """Whatever else writes a seat (orders, clocks, a new table) leaves the person in it."""
    found = {path.name for path in SERVER.rglob("*.py") if word in path.read_text("utf-8")}
    allowed = {
        ".with_seat(": {"seat_changes.py", "clocks.py", "playing.py"},
        "bot_takes": set(),
        "seating=": {"table_rows.py", "opening.py", "seating.py"},
    }
    assert found == allowed[word]
