"""The rule about seats itself: who must agree, and what no series of requests can lead to."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import replace

import msgspec
import pytest

from tests.server.room import (
    ANN,
    BEN,
    EVE,
    GREEDY,
    ME,
    OPEN,
    closed,
    downgraded,
    form,
    in_room,
    opened,
    over,
    play_on,
    with_bots_for_leavers,
)
from tests.server.test_seats import FAY, TO_BOT, TO_OPEN, events, holders, refuses, silent_for
from tests.toy import TOY
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.storage.table_rows import SYSTEM, Meta, Seating
from turnwright.server.tables import opening, seat_changes
from turnwright.server.tables.seating import SILENT, sit
from turnwright.server.tables.service import Event, Person, Tables
from turnwright.server.wire.tables import CreateBody, TableInfo

FREE, BOT = Seating(kind="open"), Seating(kind="bot", bot="greedy", name="Greedy")
ANNS, BENS, EVES = [sit(person, []) for person in (ANN, BEN, EVE)]
STOOD_IN = seat_changes.stand_in(BENS, "greedy")
LEFT_BY_ANN = msgspec.structs.replace(BOT, former=["ann"])


def table(home: Settings, *seats: Seating, state: str = "running") -> Meta:
    """Return a table of Ann's with these seats."""
    meta = opening.opened(ANN, form(*[OPEN] * len(seats)), home)
    return msgspec.structs.replace(meta, seating=seats, state=state)


@pytest.mark.parametrize(
    ("seats", "to", "by", "expected"),
    [
        # To a person: all who play; of an opened seat, all but the owner.
        ((ANNS, BENS, BOT), EVES, "eve", [0, 1]),
        ((ANNS, BENS, FREE), EVES, "eve", [1]),
        ((ANNS, BOT, FREE), EVES, "eve", []),
        ((ANNS, STOOD_IN, BOT), EVES, "eve", [0]),
        ((STOOD_IN, BOT, BOT), EVES, "eve", "seat-taken"),
        ((BOT, BOT, FREE), EVES, "eve", []),
        ((BOT, BOT, BOT), ANNS, "ann", []),
        ((ANNS, BENS, EVES), EVES, "eve", "seat-taken"),
        ((ANNS, BENS, BOT), ANNS, "ann", "seated"),
        ((ANNS, BENS, FREE), BENS, "ben", "seated"),
        ((LEFT_BY_ANN, BENS, FREE), ANNS, "ann", "other-seat"),
        ((LEFT_BY_ANN, BENS, BOT), ANNS, "ann", "other-seat"),
        ((BOT, BENS, LEFT_BY_ANN), ANNS, "ann", [1]),
        ((BOT, BOT, STOOD_IN), BENS, "ben", []),
        # To a bot or to nobody: the owner, with all others who play.
        ((ANNS, BENS, BOT), BOT, "ann", [1]),
        ((ANNS, BENS, BOT), FREE, "ann", [1]),
        ((ANNS, BENS, STOOD_IN), FREE, "ann", [1]),
        ((ANNS, BOT, BOT), FREE, "ann", []),
        ((ANNS, ANNS, BOT), FREE, "ann", []),
        ((ANNS, BENS, FREE), BOT, "ann", []),
        ((ANNS, BENS, BOT), FREE, "ben", "owner-only"),
        ((ANNS, BENS, EVES), BOT, "ann", "person-plays"),
        ((BENS, EVES, ANNS), BOT, "ann", "person-plays"),
        # A bot that steps in for the person who holds the seat.
        ((ANNS, EVES, BENS), STOOD_IN, "ben", []),
        ((ANNS, EVES, BENS), STOOD_IN, SYSTEM, []),
        ((ANNS, EVES, BENS), STOOD_IN, "eve", "owner-only"),
        ((ANNS, EVES, BENS), STOOD_IN, "ann", "person-plays"),
        ((ANNS, EVES, BENS), FREE, "ben", "owner-only"),
    ],
)
def test_who_must_agree_that_the_last_seat_changes_hands(
    lite_home: Settings, seats: tuple[Seating, ...], to: Seating, by: str, expected: list[int] | str
) -> None:
    """Or why it cannot; without those who must, nothing is handed over."""
    meta = table(lite_home, *seats)
    if isinstance(expected, str):
        with pytest.raises(Refused) as refused:
            seat_changes.must_agree(meta, 2, to, by)
        assert expected == refused.value.problem.reason
        return
    assert expected == seat_changes.must_agree(meta, 2, to, by)
    if expected:
        with pytest.raises(Refused) as refused:
            seat_changes.handed(meta, 2, to, by, agreed=expected[1:])
        assert "not-agreed" == refused.value.problem.reason
    after = seat_changes.handed(meta, 2, to, by, agreed=expected)
    assert seat_changes.holders(meta.seating[2]) <= seat_changes.holders(after.seating[2])


def test_a_silent_persons_seat_is_given_away_by_the_others(lite_home: Settings) -> None:
    """Not by the silent one, who cannot be asked."""
    meta = table(lite_home, ANNS, BENS, EVES)
    assert [1] == seat_changes.must_agree(meta, 2, BOT, "ann", left=True)
    assert [] == seat_changes.must_agree(table(lite_home, ANNS, BOT, EVES), 2, FREE, "ann", left=True)


@pytest.mark.parametrize("state", ["finished", "abandoned"])
def test_the_seats_of_a_game_that_is_over_are_what_they_were(lite_home: Settings, state: str) -> None:
    """Nobody sits down, nothing is on offer."""
    meta = table(lite_home, ANNS, BENS, BOT, state=state)
    assert [] == seat_changes.takeable(meta, "eve")
    with pytest.raises(Refused) as refused:
        seat_changes.must_agree(meta, 2, EVES, "eve")
    assert "game_over" == refused.value.problem.code


class Watched:
    """A running table, what each person has held there, and who has agreed to what is asked."""

    def __init__(self, info: TableInfo) -> None:
        self.seats = holders(info)
        self.held: dict[str, set[int]] = {}
        self.agreed: set[str] = set()
        self.changes = 0

    def check(self, what: str, who: str, after: TableInfo) -> None:
        """Check one step: every player has agreed to it, and nobody has seen a second seat."""
        now = holders(after)
        moved = [n for n, pair in enumerate(zip(self.seats, now, strict=True)) if pair[0] != pair[1]]
        if what == "answer":
            self.agreed.add(who)
        for seat in moved if what != "resign" else []:
            people = {held for held in self.seats if held in ("ann", "ben", "eve", "fay")}
            if self.seats[seat] is None:
                people -= {"ann"}
            filled = self.seats[seat] is None and now[seat] == "random" and who == "ann"
            assert filled or people <= self.agreed | {who}, (what, who, self.seats, now)
            self.changes += 1
        if what == "ask" and after.handover is not None and after.handover.mine:
            self.agreed = {who}
        self.seats = now
        for n, user in enumerate(now):
            if user in ("ann", "ben", "eve", "fay"):
                self.held.setdefault(str(user), set()).add(n)
        assert all(len(seats) == 1 for seats in self.held.values()), self.held


async def step(tables: Tables, info: TableInfo, who: Person, dice: random.Random) -> tuple[str, TableInfo]:
    """Let somebody try something about the seats."""
    seat, what = dice.randrange(4), dice.choice(["join", "join", "give", "yes", "yes", "yes", "no", "resign"])
    if what == "join":
        return "ask", await tables.join(info.id, who, seat)
    if what == "give":
        return "ask", await tables.set_seat(info.id, who, seat, dice.choice([TO_BOT, TO_OPEN]))
    if what == "resign":
        alone = all(seat.kind != "person" or seat.user == who.id for seat in (await tables.info(info.id, who)).seats)
        return "resign", await (tables.info if alone else tables.resign)(
            info.id, who
        )  # the last one would end the game
    return "answer" if what == "yes" else "no", await tables.answer_handover(info.id, who, what == "yes")


@pytest.mark.parametrize("seed", range(6))
def test_no_series_of_requests_gives_anybody_a_second_seat(lite_home: Settings, seed: int) -> None:
    """Four people try everything in any order: nothing changes without those who play, nobody sees two seats."""
    home = replace(lite_home, bot_pause=1_000.0)

    async def work(tables: Tables) -> int:
        dice = random.Random(seed)
        info = await tables.create(ANN, CreateBody(game="small_world", seats=[ME, OPEN, GREEDY, GREEDY], public=True))
        await tables.join(info.id, BEN)
        watched = Watched(await tables.start(info.id, ANN))
        for _turn in range(200):
            who = dice.choice([ANN, BEN, EVE, FAY])
            with contextlib.suppress(Refused):
                what, after = await step(tables, info, who, dice)
                watched.check(what, who.id, after)
        return watched.changes

    assert in_room(home, work) > 2


def test_no_two_requests_at_two_processes_give_anybody_a_second_seat(pg_home: Settings) -> None:
    """Four people try everything at both at once: nobody ever holds two different seats."""

    async def work() -> int:
        dice = random.Random(1)
        halls = [await opened(replace(pg_home, bot_pause=1_000.0)) for _process in range(2)]
        info = await halls[0].create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN, GREEDY], public=True))
        await halls[0].join(info.id, BEN)
        await halls[0].start(info.id, ANN)
        changes, seats = 0, [("", "")]
        for _turn in range(60):
            both = [step(tables, info, dice.choice([ANN, BEN, EVE, FAY]), dice) for tables in halls]
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            assert [] == [each for each in outcomes if isinstance(each, Exception) and not isinstance(each, Refused)]
            meta = await halls[0].store.meta(info.id)
            assert meta is not None
            held = [user for sitting in meta.seating for user in seat_changes.holders(sitting)]
            assert len(held) == len(set(held)), held
            now = [(sitting.kind, sitting.user_id or "") for sitting in meta.seating]
            changes, seats = changes + (now != seats), now
        for tables in halls:
            await closed(tables)
        return changes

    assert asyncio.run(work()) > 5


def test_an_answer_that_comes_too_late_counts_for_nothing(lite_home: Settings) -> None:
    """Even before the server has noticed that the time is over; a new request may be made by then."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, GREEDY], public=True))
        live = await tables.live_tables.get(info.id)
        object.__setattr__(live.driver, "_set_alarm", lambda _at: None)
        object.__setattr__(tables.settings, "handover_seconds", -1.0)
        await tables.join(info.id, EVE, 1)
        await refuses("handover-unasked", tables.answer_handover(info.id, ANN, True))
        assert "Fay" == ((await tables.join(info.id, FAY, 1)).handover or EVE).name

    in_room(lite_home, work)


def test_the_end_of_the_game_ends_a_request(lite_home: Settings) -> None:
    """No seat is available now."""

    async def work(tables: Tables) -> None:
        info = await tables.create(
            ANN, CreateBody(game=TOY.name, seats=[ME, GREEDY], public=True, options={"rounds": 1})
        )
        await tables.join(info.id, EVE, 1)
        done = await play_on(tables, info.id, [ANN], over)
        assert (None, []) == (done.handover, done.takeable)
        await refuses("handover-unasked", tables.answer_handover(info.id, ANN, True))

    in_room(lite_home, work)


def test_a_copy_knows_nothing_of_who_held_its_seats(lite_home: Settings) -> None:
    """It is its maker's table, not that of those who were replaced in the game it comes from."""

    async def work(tables: Tables) -> None:
        seats = [OPEN, ME, OPEN]
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=seats, public=True, options={"rounds": 1}))
        for person in (BEN, EVE):
            await tables.join(info.id, person)
        await tables.start(info.id, ANN)
        await silent_for(tables, info.id, SILENT + 60)
        await tables.set_seat(info.id, ANN, 0, TO_BOT)
        await tables.answer_handover(info.id, EVE, True)
        await play_on(tables, info.id, [ANN, EVE], over)
        copy = await tables.copy(info.id, ANN, 0)
        assert ["random", "ann", None] == holders(copy)
        await refuses("no-table", tables.info(copy.id, BEN))

    in_room(lite_home, work)


def test_nobody_comes_back_in_anothers_name(lite_home: Settings) -> None:
    """Who is called like somebody who left is numbered, unless it is they."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN], public=True))
        await tables.join(info.id, BEN)
        await tables.start(info.id, ANN)
        await with_bots_for_leavers(tables, info.id)
        await tables.resign(info.id, BEN)
        asked = await tables.join(info.id, Person("mallory", "Ben"), 1)
        assert asked.handover is not None
        assert "Ben 2" == asked.handover.name
        await tables.answer_handover(info.id, ANN, False)
        back = await tables.join(info.id, BEN, 1)
        assert back.handover is not None
        assert "Ben" == back.handover.name
        assert ["Ben", "Ben 2", "Ann", "Ben"] == [args["name"] for _id, args in await events(tables, info.id)]

    in_room(lite_home, work)


def test_who_left_still_sees_the_table(lite_home: Settings) -> None:
    """As a watcher, also of a private table: that is where one asks to come back."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN]))
        secret = (await tables.invite(info.id, ANN)).secret
        await tables.join(info.id, BEN, invite=secret)
        await tables.start(info.id, ANN)
        await tables.revoke_invite(info.id, ANN)
        await with_bots_for_leavers(tables, info.id)
        await tables.resign(info.id, BEN)
        seen = await tables.snapshot(info.id, BEN)
        assert (-1, [1]) == (seen.seat, seen.table.takeable)
        await refuses("no-table", tables.info(info.id, EVE))

    in_room(lite_home, work)


def test_a_question_that_waited_at_an_empty_seat_is_new_to_whoever_sits_down(lite_home: Settings) -> None:
    """They are told that they are asked, and do not count as silent for all that time."""

    async def work(tables: Tables) -> None:
        heard: list[Event] = []
        tables.listen(heard.append)
        home = await tables.create(ANN, CreateBody(game=TOY.name, seats=[GREEDY, ME], public=True))
        await tables.set_seat(home.id, ANN, 0, TO_OPEN)
        await silent_for(tables, home.id, SILENT + 60)
        assert 0 == (await tables.join(home.id, EVE)).asked
        assert [(("eve",), 0)] == [(event.users, event.seat) for event in heard if event.kind == "asked"]
        await refuses("person-plays", tables.set_seat(home.id, ANN, 0, TO_BOT))

    in_room(replace(lite_home, bot_pause=1_000.0), work)


def test_a_database_that_knows_no_former_holders_is_brought_up_to_date(home: Settings) -> None:
    """Running games of the previous version continue with the new rules, even for players who had resigned by then."""

    async def before(tables: Tables) -> str:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN, GREEDY], public=True))
        await tables.join(info.id, BEN)
        await tables.start(info.id, ANN)
        await tables.chat(info.id, BEN, "I must go")
        await tables.resign(info.id, BEN)
        return info.id

    there = in_room(home, before)
    downgraded(home, "0002")

    async def after(tables: Tables) -> None:
        assert ["I must go"] == [line.text for line in await tables.chat_log(there, ANN) if line.text]
        await refuses("seated", tables.join(there, ANN, 2))
        await refuses("other-seat", tables.join(there, BEN, 2))
        await tables.join(there, BEN, 1)
        assert "ben" == holders(await tables.answer_handover(there, ANN, True))[1]

    in_room(home, after)
