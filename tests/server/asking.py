"""Everybody who may ask for something at a table, and the tables they ask it of; for the table of rights."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from tests.server.hall import PASSWORD, Guest, Hall
from tests.server.room import OPEN, over, play_on, play_one
from tests.toy import TOY
from turnwright.server.people.credentials import digest, new_id
from turnwright.server.storage.table_rows import Meta, SeatAsking, Seating, UndoAsking, Written
from turnwright.server.tables import seat_changes
from turnwright.server.tables.seating import sit
from turnwright.server.tables.service import Person
from turnwright.server.wire.tables import CreateBody

T = TypeVar("T")
RIGHTS: Final = ("read", "play", "manage")
INVITE: Final = "the-secret-of-the-invite"
REQUEST: Final = 7
BOT: Final = Seating(kind="bot", bot="greedy", name="Greedy")
LATER: Final = 1_000_000.0


class Program(Guest):
    """A program with a token."""

    token = ""

    @property
    def headers(self) -> dict[str, str]:
        """What this program sends along."""
        return {"Authorization": f"Bearer {self.token}"}


def program(hall: Hall, account: Guest, rights: str) -> Program:
    """Return a program with a token of ``account``."""
    made = Program(hall.client)
    made.token = account.post("/api/tokens", {"rights": rights, "password": PASSWORD}).json()["secret"]
    return made


def ended(hall: Hall, account: Guest, name: str) -> tuple[Program, Guest]:
    """Return a program and a browser that can no longer do what ``account`` may."""
    program, browser = Program(hall.client), hall.stranger()
    made = account.post("/api/tokens", {"password": PASSWORD}).json()
    program.token = made["secret"]
    assert 204 == account.call("DELETE", f"/api/tokens/{made['id']}").status_code
    assert 200 == browser.post("/api/login", {"name": name, "password": PASSWORD}).status_code
    cookie, csrf = browser.cookie, browser.csrf
    browser.post("/api/logout")
    browser.cookie, browser.csrf = cookie, csrf
    return program, browser


class Company:
    """The people of the columns, by their letter."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.by_letter: dict[str, Guest] = {"n": hall.stranger()}
        for letter, name in zip("giawfr", ("Gil", "Ida", "Abe", "Wim", "Fay", "Ron"), strict=True):
            self.by_letter[letter] = hall.guest(name)
        self.by_letter["b"] = hall.stranger()
        self.by_letter["b"].post("/api/register", {"name": "Bob", "password": PASSWORD})
        self.by_letter["t"], self.by_letter["e"] = ended(hall, self.by_letter["b"], "Bob")
        for letter, right in zip("kpm", RIGHTS, strict=True):
            self.by_letter[letter] = program(hall, self.by_letter["b"], right)
        self.persons = {letter: self._person(letter) for letter in "giabwfr"}

    def _person(self, letter: str) -> Person:
        user = self.by_letter[letter].get("/api/me").json()["user"]
        return Person(user["id"], user["name"])


class Kept:
    """A table that is stored again for every question, so that no answer depends on the one before."""

    def __init__(self, meta: Meta, written: list[Written]) -> None:
        self.meta = meta
        self.written = written

    def put(self, hall: Hall, **changes: Any) -> Meta:
        """Store it, with ``changes``."""
        meta = msgspec.structs.replace(self.meta, id=new_id(), **changes)
        run(hall, lambda: hall.services.tables.store.create(meta, self.written))
        return meta


def run(hall: Hall, work: Callable[[], Awaitable[T]]) -> T:
    """Run something inside the server."""
    result: T = hall.client.blocking_portal.call(work)
    return result


def tables(hall: Hall, company: Company) -> dict[str, Kept]:
    """Return a table that waits for people, one that is played and one that has been played, all private."""

    async def make() -> dict[str, Kept]:
        service, people = hall.services.tables, company.persons
        owner, abe, bob, fay, ron = (people[letter] for letter in "wabfr")
        form = CreateBody(game=TOY.name, seats=[OPEN] * 3, options={"rounds": 1})
        info = await service.create(owner, form)
        kept: dict[str, Kept] = {}

        async def keep(name: str, left: Callable[[Meta], Meta]) -> None:
            stored = await service.store.load(info.id)
            assert stored is not None
            kept[name] = Kept(msgspec.structs.replace(left(stored[0]), invite=digest(INVITE)), stored[1])

        secret = (await service.invite(info.id, owner)).secret
        for person in (abe, bob):
            await service.join(info.id, person, invite=secret)
        await keep("waiting", lambda meta: meta)
        await service.join(info.id, fay, invite=secret)
        await service.start(info.id, owner)
        await play_one(service, info.id, abe)
        await keep("playing", lambda meta: _left_by_two(meta, fay, ron))
        await play_on(service, info.id, [abe, bob, fay], over)
        seating = kept["playing"].meta.seating
        await keep("played", lambda meta: msgspec.structs.replace(meta, seating=seating))
        return kept

    return run(hall, make)


def _left_by_two(meta: Meta, fay: Person, ron: Person) -> Meta:
    """Return the table with a bot in the last seat: Fay has left it, Ron has taken it and resigned."""
    for to, by in (
        (seat_changes.stand_in(meta.seating[2], "greedy"), fay.id),
        (sit(ron, []), ron.id),
        (seat_changes.stand_in(sit(ron, []), "greedy"), ron.id),
    ):
        meta = seat_changes.handed(meta, 2, to, by, agreed=[0, 1])
    return meta


def prepared(endpoint: str, meta: Meta) -> dict[str, Any]:
    """Return what must be different at a table for an endpoint to have something to do."""
    if endpoint.endswith("/start"):
        return {"seating": tuple([BOT if sitting.kind == "open" else sitting for sitting in meta.seating])}
    if meta.state != "running":
        return {}
    asked: dict[str, Any] = {"id": REQUEST, "accepted": [2], "deadline": time.time() + LATER}
    if endpoint.endswith("handover/answer"):
        return {"handover": SeatAsking(seat=2, by=meta.owner, name="Wim", to=BOT, **asked)}
    if endpoint.endswith(("undo/answer", "undo_answer")):
        return {"undo": UndoAsking(seat=0, seq=meta.seq, **asked)}
    return {}
