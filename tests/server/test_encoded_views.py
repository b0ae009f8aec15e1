"""The table as data for programs: what a view encodes, by REST and in the messages of those who ask for it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.hall import Hall, refusal
from tests.server.room import ANN, BEN, Client, in_room, play_one, table_of_two
from turnwright.core.game import GAMES, find
from turnwright.core.seats import WATCHER
from turnwright.server.config import Settings
from turnwright.server.tables.service import Tables


def as_data(reply: Any) -> Any:
    """Return an answer as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(reply))


@pytest.mark.parametrize("game", GAMES)
def test_a_program_gets_what_its_seat_sees(game: str, lite_home: Settings) -> None:
    """For each seat and for watchers; it can be read again, and says which version wrote it."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables, game=game, options={})
        for number in range(6):
            await play_one(tables, info.id, (ANN, BEN)[(await tables.info(info.id, ANN)).asked or 0], number)
        position = tables.live_tables.live[info.id].position
        assert position is not None
        for person, seat in ((ANN, 0), (BEN, 1), (None, WATCHER)):
            reply = as_data(await tables.view(info.id, person, None if person is None else seat))
            view = reply["view"]
            assert position.view(seat).encode() == view["data"]
            assert (position.seq, position.ply) == (reply["seq"], reply["ply"])
            assert ("turnwright-view 1", game, find(game).version) == (view["format"], view["game"], view["version"])
            read = find(game).read_view(view["data"], view["seats"], view["options"])
            assert view["data"] == read.encode()
            assert seat == read.seat

    in_room(lite_home, work)


def test_those_who_ask_are_sent_it_with_every_change(lite_home: Settings) -> None:
    """Others are not; both are sent the same otherwise."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        program, page = Client(), Client()
        await tables.subscribe(info.id, ANN, program.send, data=True)
        await tables.subscribe(info.id, ANN, page.send)
        for number in range(8):
            await play_one(tables, info.id, (ANN, BEN)[(await tables.info(info.id, ANN)).asked or 0], number)
            expected = as_data(await tables.view(info.id, ANN, program.table["seat"]))
            assert expected["view"] == program.table["view"]
            assert {key: value for key, value in program.table.items() if key != "view"} == page.table
        assert "view" not in page.table
        assert any("view" not in message for message in page.messages)

    in_room(lite_home, work)


def test_it_is_kept_like_a_look(hall: Hall) -> None:
    """Not before the start, and not from another seat."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    table = anna.table("me", "open", public=True)["id"]
    assert (409, "not_started") == refusal(anna.get(f"/api/tables/{table}/view"))
    bert.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    assert (403, "not_your_seat") == refusal(anna.get(f"/api/tables/{table}/view?seat=1"))
    assert 0 == anna.get(f"/api/tables/{table}/view").json()["view"]["seat"]
