"""Leaving a running game: who has won then, what the table has agreed on, and what remains of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.hall import Hall, refusal
from tests.server.room import (
    ANN,
    BEN,
    EVE,
    GREEDY,
    ME,
    OPEN,
    downgraded,
    in_room,
    play_on,
    play_one,
    table_of_two,
    with_a_bot,
)
from tests.toy import TOY
from turnwright.core.record import read, verify
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.tables.service import Event, Person, Tables
from turnwright.server.wire.play import UndoBody
from turnwright.server.wire.tables import Clock, CreateBody, SeatSpec, TableInfo

pytestmark = pytest.mark.plain_only
FAY = Person("fay", "Fay")


async def table_of(tables: Tables, *seats: SeatSpec, game: str = TOY.name, **more: Any) -> TableInfo:
    """Return a running table of Ann, with Ben and Eve in its open seats."""
    info = await tables.create(ANN, CreateBody(game=game, seats=list(seats), public=True, **more))
    for person, _seat in zip((BEN, EVE), [seat for seat in seats if seat == OPEN], strict=False):
        await tables.join(info.id, person)
    return await tables.start(info.id, ANN) if info.state == "open" else info


def best(info: TableInfo, but: int) -> list[int]:
    """Return the seats other than ``but`` with the highest score."""
    scores = {seat: score or 0 for seat, score in enumerate(info.scores or []) if seat != but}
    return [seat for seat, score in scores.items() if score == max(scores.values())]


def test_of_two_people_the_other_has_won(home: Settings) -> None:
    """The result is stored, told, listed for both, and can be verified; a rematch brings both back."""
    heard: list[Event] = []

    async def work(tables: Tables) -> None:
        tables.listen(heard.append)
        info = await table_of_two(tables)
        await play_one(tables, info.id, ANN)
        assert ("win", "win") == tuple([(await tables.info(info.id, who)).resign for who in (ANN, BEN)])
        assert "" == (await tables.info(info.id, EVE)).resign
        done = await tables.resign(info.id, BEN)
        assert ("finished", [0], "resigned", None, "") == (
            done.state,
            done.winners,
            done.ending,
            done.asked,
            done.resign,
        )
        assert [("person", False), ("person", True)] == [(seat.kind, seat.resigned) for seat in done.seats]
        assert done.scores is not None
        for who in (ANN, BEN):
            (row,) = await tables.rows(who, "finished", own=True)
            assert (info.id, [0], [1], "resigned") == (row.id, row.winners, row.resigned, row.ending)
            assert [] == await tables.rows(who, "mine")
        record = read(await tables.record(info.id, EVE))
        assert ("resign", []) == (record.entries[-1].kind, verify(record))
        assert ["finished"] == [event.kind for event in heard if event.kind == "finished"]
        (line,) = [line.message for line in await tables.chat_log(info.id, ANN) if line.message]
        assert ("seat-resigned", "Ben", "win") == (line.id, line.args["name"], line.args["to"])
        again = await tables.rematch(info.id, ANN)
        begun = await tables.rematch(info.id, BEN)
        assert (again.id, "running", "standing") == (begun.id, begun.state, begun.resigning)
        return None

    in_room(home, work)


def test_a_finished_table_is_read_again_as_it_was(home: Settings) -> None:
    """The end is in the journal; another process, or the next version, sees the same."""

    async def play(tables: Tables) -> str:
        info = await table_of_two(tables)
        await play_one(tables, info.id, ANN)
        await tables.resign(info.id, ANN)
        return info.id

    there = in_room(home, play)

    async def look(tables: Tables) -> None:
        now = await tables.snapshot(there, EVE)
        assert ("finished", [1], "resigned", [], "prompt-over") == (
            now.table.state, now.table.winners, now.table.ending, now.options, now.prompt.id,
        )  # fmt: skip
        with pytest.raises(Refused, match="the game is over"):
            await tables.resign(there, BEN)
        assert "open" == (await tables.copy(there, EVE, 1)).state

    in_room(home, look)


@pytest.mark.parametrize(
    ("seats", "resigning", "outcome"),
    [
        ((ME, GREEDY), None, "win"),
        ((ME, GREEDY, GREEDY), None, "standing"),
        ((ME, OPEN, OPEN), "standing", "standing"),
    ],
)
def test_when_the_game_ends_by_the_present_standing(
    lite_home: Settings, seats: tuple[SeatSpec, ...], resigning: Any, outcome: str
) -> None:
    """The table has agreed on it, or no person is left; whoever resigned does not win."""

    async def work(tables: Tables) -> None:
        object.__setattr__(tables.settings, "bot_pause", 1_000.0)
        info = await table_of(tables, *seats, resigning=resigning)
        assert outcome == (await tables.info(info.id, ANN)).resign
        done = await tables.resign(info.id, ANN)
        assert ("finished", best(done, 0)) == (done.state, done.winners)

    in_room(lite_home, work)


def test_of_three_people_a_bot_takes_the_seat_unless_the_table_has_decided_otherwise(lite_home: Settings) -> None:
    """The usual for three and more: the others want to play on. When the last person leaves, the game ends."""

    async def work(tables: Tables) -> None:
        object.__setattr__(tables.settings, "bot_pause", 1_000.0)
        info = await table_of(tables, ME, OPEN, OPEN)
        assert ("bot", "bot") == (info.resigning, info.resign)
        for who in (EVE, ANN):
            now = await tables.resign(info.id, who)
            assert "running" == now.state
        assert [("bot", True), ("person", False), ("bot", True)] == [(seat.kind, seat.resigned) for seat in now.seats]
        done = await tables.resign(info.id, BEN)
        assert ("finished", best(done, 1)) == (done.state, done.winners)
        assert [1] == (await tables.rows(EVE, "finished", own=True))[0].resigned

    in_room(lite_home, work)


FACTIONS = {"factions": "witches,nomads,giants", "first": 0}


def test_the_others_play_on_without_the_seat_where_the_rules_allow_it(home: Settings) -> None:
    """The seat is asked nothing, nobody takes it, and no undo brings it back; the last one left has won."""

    async def work(tables: Tables) -> None:
        info = await table_of(tables, ME, OPEN, OPEN, game="terra_mystica", resigning="without", options=FACTIONS)
        assert ("without", "without") == (info.resigning, info.resign)
        await play_on(tables, info.id, [ANN, BEN, EVE], lambda now: now.ply > 20 and now.asked == 1)
        gone = await tables.resign(info.id, BEN)
        assert ("running", "gone", True) == (gone.state, gone.seats[1].kind, gone.seats[1].resigned)
        assert gone.asked != 1
        assert [[], [], []] == [(await tables.info(info.id, who)).takeable for who in (ANN, BEN, FAY)]
        with pytest.raises(Refused, match="left the game"):
            await tables.undo(info.id, ANN, UndoBody(seq=gone.seq))
        assert -1 == (await tables.snapshot(info.id, BEN)).seat
        done = await tables.resign(info.id, ANN)
        assert ("finished", [2]) == (done.state, done.winners)
        assert [] == verify(read(await tables.record(info.id, ANN)))
        assert info.id == (await tables.rows(BEN, "finished", own=True))[0].id

    in_room(home, work)


def test_a_bot_plays_as_long_as_the_rules_cannot_do_without_the_seat(lite_home: Settings) -> None:
    """Terra Mystica needs a faction for every seat first."""

    async def work(tables: Tables) -> None:
        object.__setattr__(tables.settings, "bot_pause", 1_000.0)
        seats = [ME, OPEN, OPEN]
        info = await table_of(tables, *seats, game="terra_mystica", resigning="without", options={"first": 0})
        assert "bot" == (await tables.resign(info.id, BEN)).seats[1].kind

    in_room(lite_home, work)


def test_whoever_holds_all_seats_ends_the_game_without_a_result(lite_home: Settings) -> None:
    """There is nobody who could have won; of two own seats one may win."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, ME]))
        assert "nobody" == (await tables.info(info.id, ANN)).resign
        assert "abandoned" == (await tables.resign(info.id, ANN)).state
        other = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, ME]))
        assert [0] == (await tables.resign(other.id, ANN, 1)).winners

    in_room(lite_home, work)


def test_out_of_time_is_as_if_they_had_resigned(home: Settings) -> None:
    """Where the clock says that they leave: of two people the other has won."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables, clock=Clock(kind="decision", seconds=1, timeout="seat"))
        done = await play_on(tables, info.id, [BEN], lambda now: now.state == "finished")
        assert ([1], "late", True) == (done.winners, done.ending, done.seats[0].resigned)

    in_room(home, work)


@pytest.mark.parametrize(
    ("game", "seats", "allowed"),
    [("small_world", 2, ["standing"]), ("small_world", 3, ["bot", "standing"]), ("terra_mystica", 2, ["standing"])],
)
def test_what_a_table_may_decide(hall: Hall, game: str, seats: int, allowed: list[str]) -> None:
    """Only what works there; the form is told the same."""
    anna = hall.guest("Anna")
    for value in ("bot", "without", "standing"):
        form = {"game": game, "seats": [{"kind": "me"}] * seats, "resigning": value}
        reply = anna.post("/api/tables", form)
        if value in allowed:
            assert value == reply.json()["resigning"]
        else:
            assert (400, "bad_option") == refusal(reply)
            assert (allowed, "resigning") == (reply.json()["error"]["allowed"], reply.json()["error"]["field"])
    (declared,) = [each for each in anna.get("/api/games").json() if each["name"] == game]
    assert allowed == declared["resigning"][str(seats)]


def test_tables_from_before_keep_what_they_were_made_with(home: Settings) -> None:
    """A bot takes the seat, also of one of two."""

    async def before(tables: Tables) -> str:
        return (await table_of_two(tables)).id

    there = in_room(home, before)
    downgraded(home, "0004")

    async def after(tables: Tables) -> None:
        assert "bot" == (await tables.info(there, BEN)).resign
        assert "bot" == (await tables.resign(there, BEN)).seats[1].kind

    in_room(home, after)


def test_a_record_with_a_resignation_can_be_uploaded(hall: Hall) -> None:
    """It is shown as it ended."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    path = f"/api/tables/{anna.table('me', 'open', public=True)['id']}"
    bert.post(f"{path}/join", {})
    anna.post(f"{path}/start")
    assert "finished" == bert.post(f"{path}/resign").json()["state"]
    kept = anna.post("/api/records", {"record": bert.get(f"{path}/record").text}).json()
    assert ([0], "resigned", True) == (kept["winners"], kept["ending"], kept["seats"][1]["resigned"])
    assert 200 == anna.get(f"/api/tables/{kept['id']}/scores").status_code


def test_a_bot_that_is_asked_does_not_answer_after_the_end(lite_home: Settings) -> None:
    """Nobody is asked any more."""

    async def work(tables: Tables) -> None:
        info = await with_a_bot(tables, resigning="standing")
        done = await tables.resign(info.id, ANN)
        seq = done.seq
        assert seq == (await tables.info(info.id, BEN)).seq
        assert None is done.asked

    in_room(lite_home, work)
