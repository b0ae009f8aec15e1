"""Every way in which a seat of a running game may go to somebody else, and who must agree to it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from tests.server.room import (
    ANN,
    BEN,
    EVE,
    GREEDY,
    ME,
    OPEN,
    Client,
    in_room,
    play_on,
    with_a_bot,
)
from tests.toy import TOY
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.tables.seating import SILENT
from turnwright.server.tables.service import Person, Tables
from turnwright.server.wire.play import WATCHING
from turnwright.server.wire.tables import Clock, CreateBody, SeatBody, TableInfo

FAY = Person("fay", "Fay")
TO_BOT = SeatBody(kind="bot", bot="random")
TO_OPEN = SeatBody(kind="open")


def holders(info: TableInfo) -> list[str | None]:
    """Return who sits where: a person's id, the kind of a bot, or None."""
    return [seat.user or seat.bot for seat in info.seats]


def reason(refused: pytest.ExceptionInfo[Refused]) -> str:
    """Return the reason of a refusal."""
    return refused.value.problem.reason


async def refuses(why: str, work: Any) -> None:
    """Check that something is refused for a reason."""
    with pytest.raises(Refused) as refused:
        await work
    assert why == reason(refused)


async def events(tables: Tables, table: str) -> list[tuple[str, dict[str, int | str]]]:
    """Return what the chat tells of seats."""
    said = await tables.chat_log(table, ANN)
    return [(line.message.id, line.message.args) for line in said if line.message is not None]


async def silent_for(tables: Tables, table: str, seconds: float) -> None:
    """Let the asked person have been silent for so long."""
    live = await tables.live_tables.get(table)
    meta = live.meta
    since = time.time() - seconds
    live._meta, _lines = await tables.store.save(meta, msgspec.structs.replace(meta, turn_since=since), [])


# The owner.


def test_the_owner_does_not_look_through_a_bots_seat(home: Settings) -> None:
    """Opening it asks the others; the owner, who is seated, takes no second seat whatever they say."""

    async def work(tables: Tables) -> None:
        info = await with_a_bot(tables)
        asked = await tables.set_seat(info.id, ANN, 2, TO_OPEN)
        assert ["ann", "ben", "greedy"] == holders(asked)
        assert asked.handover is not None
        assert (2, "open", "Ann", True, [1]) == (
            asked.handover.seat,
            asked.handover.to,
            asked.handover.name,
            asked.handover.mine,
            asked.handover.waiting,
        )
        for seat in (1, 2):
            await refuses("seated" if seat == 2 else "seat-taken", tables.join(info.id, ANN, seat))
        await tables.answer_handover(info.id, BEN, True)
        assert ["ann", "ben", None] == holders(await tables.info(info.id, ANN))
        await refuses("seated", tables.join(info.id, ANN, 2))
        await refuses("seated", tables.join(info.id, BEN, 2))
        assert [0] == [seat.seat for seat in (await tables.info(info.id, ANN)).seats if seat.mine]

    in_room(home, work)


@pytest.mark.parametrize("how", ["bot", "open"])
def test_the_owner_exchanges_no_bot_without_the_others(lite_home: Settings, how: str) -> None:
    """A weaker bot is as good as a second seat; declined or unanswered, nothing changes."""

    async def work(tables: Tables) -> None:
        info = await with_a_bot(tables)
        body = TO_BOT if how == "bot" else TO_OPEN
        await tables.set_seat(info.id, ANN, 2, body)
        after = await tables.answer_handover(info.id, BEN, False)
        assert (["ann", "ben", "greedy"], None) == (holders(after), after.handover)
        object.__setattr__(tables.settings, "handover_seconds", 0.3)
        await tables.set_seat(info.id, ANN, 2, body)
        await asyncio.sleep(0.8)
        after = await tables.info(info.id, ANN)
        assert (["ann", "ben", "greedy"], None) == (holders(after), after.handover)
        await refuses("handover-unasked", tables.answer_handover(info.id, BEN, True))

    in_room(lite_home, work)


def test_an_owner_alone_with_bots_opens_a_seat_for_a_friend(lite_home: Settings) -> None:
    """Nobody else plays, so nobody is asked; the owner still takes no second seat."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, GREEDY, GREEDY]))
        secret = (await tables.invite(info.id, ANN)).secret
        opened = await tables.set_seat(info.id, ANN, 1, TO_OPEN)
        assert (["ann", None, "greedy"], None) == (holders(opened), opened.handover)
        await refuses("seated", tables.join(info.id, ANN, 1))
        assert [] == opened.takeable
        joined = await tables.join(info.id, BEN, invite=secret)
        assert ["ann", "ben", "greedy"] == holders(joined)

    in_room(lite_home, work)


def test_a_second_friend_needs_the_first_ones_leave(lite_home: Settings) -> None:
    """By opening the seat the owner has agreed; those who joined in the meantime are asked."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, GREEDY, GREEDY], public=True))
        for seat in (1, 2):
            await tables.set_seat(info.id, ANN, seat, TO_OPEN)
        await tables.join(info.id, BEN, 1)
        asked = await tables.join(info.id, EVE, 2)
        assert asked.handover is not None
        assert ([1], ["ann", "ben", None]) == (asked.handover.waiting, holders(asked))
        assert ["ann", "ben", "eve"] == holders(await tables.answer_handover(info.id, BEN, True))

    in_room(lite_home, work)


def test_an_empty_seat_is_given_to_a_bot_at_once(lite_home: Settings) -> None:
    """Nobody held it, nobody learns anything, and the game continues."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, GREEDY, GREEDY], public=True))
        for seat in (1, 2):
            await tables.set_seat(info.id, ANN, seat, TO_OPEN)
        await tables.join(info.id, BEN, 1)
        await refuses("owner-only", tables.set_seat(info.id, BEN, 2, TO_BOT))
        assert ["ann", "ben", "random"] == holders(await tables.set_seat(info.id, ANN, 2, TO_BOT))

    in_room(lite_home, work)


def test_an_owner_who_left_asks_like_everybody(lite_home: Settings) -> None:
    """The table stays theirs, the seats do not: back into the old one with the others' leave, into no other."""

    async def work(tables: Tables) -> None:
        info = await with_a_bot(tables)
        await tables.resign(info.id, ANN)
        await refuses("other-seat", tables.join(info.id, ANN, 2))
        asked = await tables.set_seat(info.id, ANN, 2, TO_OPEN)
        assert asked.handover is not None
        assert [1] == asked.handover.waiting
        await tables.answer_handover(info.id, BEN, False)
        back = await tables.join(info.id, ANN, 0)
        assert (["greedy", "ben", "greedy"], [0]) == (holders(back), back.takeable)
        assert ["ann", "ben", "greedy"] == holders(await tables.answer_handover(info.id, BEN, True))

    in_room(lite_home, work)


# Newcomers.


def test_a_watcher_takes_a_bots_seat_when_all_who_play_agree(home: Settings) -> None:
    """Asked in the name of one, answered by each; then it is theirs, and the talk of the table tells it."""

    async def work(tables: Tables) -> None:
        info = await with_a_bot(tables)
        eve, ben = Client(), Client()
        await tables.subscribe(info.id, EVE, eve.send)
        await tables.subscribe(info.id, BEN, ben.send)
        assert [2] == (await tables.info(info.id, EVE)).takeable
        asked = await tables.join(info.id, EVE, 2)
        assert asked.handover is not None
        assert (True, [0, 1]) == (asked.handover.mine, asked.handover.waiting)
        shown = ben.table["table"]["handover"]
        assert (2, "person", "Eve", False, [0, 1]) == tuple(
            shown[key] for key in ("seat", "to", "name", "mine", "waiting")
        )
        assert (WATCHING, True) == (eve.table["seat"], eve.table["table"]["handover"]["mine"])
        await refuses("handover-pending", tables.join(info.id, FAY, 2))
        await refuses("handover-unasked", tables.answer_handover(info.id, FAY, True))
        await refuses("handover-unasked", tables.answer_handover(info.id, EVE, True))
        half = await tables.answer_handover(info.id, BEN, True)
        assert half.handover is not None
        assert ([0], "greedy") == (half.handover.waiting, half.seats[2].bot)
        await refuses("handover-unasked", tables.answer_handover(info.id, BEN, True))
        done = await tables.answer_handover(info.id, ANN, True)
        assert (["ann", "ben", "eve"], None) == (holders(done), done.handover)
        assert (2, "Eve") == (eve.table["seat"], eve.table["names"][2])
        told = await events(tables, info.id)
        assert [
            ("seat-asked", {"name": "Eve", "number": 3, "of": "Rosa", "to": "person"}),
            ("seat-changed", {"name": "Eve", "number": 3, "of": "Rosa", "to": "person"}),
        ] == told
        assert told == [
            (m["message"]["id"], m["message"]["args"]) for m in ben.messages if m["type"] == "chat" and m["message"]
        ]

    in_room(home, work)


@pytest.mark.parametrize("ending", ["declined", "withdrawn", "unanswered"])
def test_without_everybodys_yes_nothing_changes(lite_home: Settings, ending: str) -> None:
    """One no is enough, the asker may think again, and silence is no yes."""

    async def work(tables: Tables) -> None:
        info = await with_a_bot(tables)
        if ending == "unanswered":
            object.__setattr__(tables.settings, "handover_seconds", 1.0)
        await tables.join(info.id, EVE, 2)
        await tables.answer_handover(info.id, ANN, True)
        if ending == "unanswered":
            await asyncio.sleep(1.5)
        else:
            await tables.answer_handover(info.id, BEN if ending == "declined" else EVE, False)
        after = await tables.info(info.id, EVE)
        assert (["ann", "ben", "greedy"], None) == (holders(after), after.handover)
        await refuses("handover-unasked", tables.answer_handover(info.id, BEN, True))
        last = (await events(tables, info.id))[-1]
        name = {"declined": "Ben", "withdrawn": "Eve", "unanswered": "Eve"}[ending]
        assert (f"seat-{ending}", name) == (last[0], last[1]["name"])

    in_room(lite_home, work)


def test_an_invite_given_before_the_start_only_lets_one_ask(lite_home: Settings) -> None:
    """It shows a private table; a seat is named, and those who play decide."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN, GREEDY]))
        secret = (await tables.invite(info.id, ANN)).secret
        await tables.join(info.id, BEN, invite=secret)
        await tables.start(info.id, ANN)
        await refuses("no-table", tables.join(info.id, EVE, 2))
        await refuses("table-full", tables.join(info.id, EVE, invite=secret))
        asked = await tables.join(info.id, EVE, 2, secret)
        assert (True, ["ann", "ben", "greedy"]) == (asked.handover is not None, holders(asked))
        await tables.revoke_invite(info.id, ANN)
        await refuses("no-table", tables.info(info.id, EVE))
        after = await tables.info(info.id, ANN)
        assert (None, ["ann", "ben", "greedy"]) == (after.handover, holders(after))

    in_room(lite_home, work)


def test_strangers_take_no_seat_where_only_bots_play(lite_home: Settings) -> None:
    """There is nobody to ask: the owner opens a seat, or takes one."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game="small_world", seats=[GREEDY, GREEDY], public=True))
        await refuses("seat-taken", tables.join(info.id, EVE, 1))
        assert ([], [0, 1]) == tuple([(await tables.info(info.id, who)).takeable for who in (EVE, ANN)])
        assert ["ann", "greedy"] == holders(await tables.join(info.id, ANN, 0))
        await refuses("seated", tables.join(info.id, ANN, 1))

    in_room(lite_home, work)


# People who leave, and who come back.


def test_who_resigned_comes_back_with_the_others_leave(lite_home: Settings) -> None:
    """To the seat whose secrets they know, and to no other; somebody else may have it as well."""

    async def work(tables: Tables) -> None:
        info = await with_a_bot(tables)
        await tables.resign(info.id, BEN)
        assert ("seat-resigned", "Ben") == ((await events(tables, info.id))[-1][0], "Ben")
        await refuses("other-seat", tables.join(info.id, BEN, 2))
        assert [1] == (await tables.info(info.id, BEN)).takeable
        asked = await tables.join(info.id, BEN, 1)
        assert (["ann", "greedy", "greedy"], True) == (holders(asked), asked.seats[1].resigned)
        back = await tables.answer_handover(info.id, ANN, True)
        assert (["ann", "ben", "greedy"], False) == (holders(back), back.seats[1].resigned)
        await tables.resign(info.id, BEN)
        await tables.join(info.id, EVE, 1)
        await tables.answer_handover(info.id, ANN, True)
        await refuses("seat-taken", tables.join(info.id, BEN, 1))
        await tables.resign(info.id, EVE)
        await refuses("other-seat", tables.join(info.id, BEN, 2))
        await refuses("other-seat", tables.join(info.id, EVE, 2))

    in_room(lite_home, work)


def test_hopping_from_seat_to_seat_is_no_way_round_it(lite_home: Settings) -> None:
    """One may leave and come back, but not look into one hand after the other; alone with bots, leaving is the end."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game="small_world", seats=[ME, GREEDY, ME]))
        await tables.resign(info.id, ANN, 0)
        await refuses("seated", tables.join(info.id, ANN, 1))
        await tables.set_seat(info.id, ANN, 1, TO_OPEN)
        await refuses("seated", tables.join(info.id, ANN, 1))
        assert "ann" == holders(await tables.join(info.id, ANN, 0))[0]
        await tables.set_seat(info.id, ANN, 1, TO_BOT)
        assert "finished" == (await tables.resign(info.id, ANN)).state

    in_room(lite_home, work)


def test_out_of_time_the_seat_goes_to_a_bot_without_a_vote(lite_home: Settings) -> None:
    """That is what all sat down to; coming back takes the others' leave, and their votes are not the newcomer's."""

    async def work(tables: Tables) -> None:
        clock = Clock(kind="decision", seconds=1, timeout="seat")
        info = await with_a_bot(tables, clock=clock)
        await tables.abandon(info.id, ANN, True)
        await tables.join(info.id, EVE, 2)
        gone = await play_on(tables, info.id, [BEN], lambda now: now.seats[0].kind == "bot")
        assert ([], None) == (gone.abandon, gone.handover)
        assert ("seat-late", "Ann") == ((await events(tables, info.id))[-1][0], gone.seats[0].name)
        await tables.join(info.id, ANN, 0)
        assert "greedy" == (await tables.info(info.id, ANN)).seats[0].bot
        assert "ann" == holders(await tables.answer_handover(info.id, BEN, True))[0]

    in_room(lite_home, work)


def test_a_silent_person_is_replaced_when_the_others_agree(lite_home: Settings) -> None:
    """A day without an answer; the owner asks, the third decides, and the silent one may say that they are there."""

    async def work(tables: Tables) -> None:
        three = await tables.create(ANN, CreateBody(game=TOY.name, seats=[OPEN, ME, OPEN], public=True))
        await tables.join(three.id, BEN, 0)
        await tables.join(three.id, EVE, 2)
        await tables.start(three.id, ANN)
        await silent_for(tables, three.id, SILENT - 60)
        await refuses("person-plays", tables.set_seat(three.id, ANN, 0, TO_BOT))
        await silent_for(tables, three.id, SILENT + 60)
        asked = await tables.set_seat(three.id, ANN, 0, TO_BOT)
        assert asked.handover is not None
        assert ([2], "bot", "ben") == (asked.handover.waiting, asked.handover.to, asked.seats[0].user)
        assert "ben" == holders(await tables.answer_handover(three.id, BEN, False))[0]
        await tables.set_seat(three.id, ANN, 0, TO_BOT)
        client = Client()
        here = await tables.subscribe(three.id, BEN, client.send)
        await refuses("person-plays", tables.answer_handover(three.id, EVE, True))
        await tables.unsubscribe(here)
        await tables.set_seat(three.id, ANN, 0, TO_BOT)
        assert ["random", "ann", "eve"] == holders(await tables.answer_handover(three.id, EVE, True))

    in_room(lite_home, work)


def test_of_two_the_one_who_waits_may_go_on_with_a_bot(lite_home: Settings) -> None:
    """Nobody else is there to ask; and the one who was replaced may come back if the other agrees."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[OPEN, ME], public=True))
        await tables.join(info.id, BEN)
        await tables.start(info.id, ANN)
        await silent_for(tables, info.id, SILENT + 60)
        assert ["random", "ann"] == holders(await tables.set_seat(info.id, ANN, 0, TO_BOT))
        await tables.join(info.id, BEN, 0)
        assert ["ben", "ann"] == holders(await tables.answer_handover(info.id, ANN, True))

    in_room(lite_home, work)
