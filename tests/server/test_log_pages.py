"""The log in pages: a look brings the latest lines, and those before them can be fetched."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.hall import Hall, refusal
from tests.server.room import ANN, BEN, EVE, as_sent, in_room, play_on, play_one, table_of_two, whole_log, with_a_bot
from turnwright.core.seats import WATCHER
from turnwright.server.config import Settings
from turnwright.server.tables import log_pages
from turnwright.server.tables.service import Tables

SHORT = 10


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games of a test be long ones."""
    monkeypatch.setattr(log_pages, "LATEST", SHORT)


async def played(tables: Tables, choices: int = 20) -> str:
    """Return a table of the toy, where cards are drawn in secret, with some lines in its log."""
    info = await with_a_bot(tables)
    start = (await tables.info(info.id, ANN)).ply
    await play_on(tables, info.id, [ANN, BEN], lambda now: now.ply >= start + choices or now.state != "running")
    return info.id


def test_the_pages_are_the_log_that_each_viewer_may_read(lite_home: Settings) -> None:
    """All of it and nothing else, for the people in their seats and for watchers; a look has the end of it."""

    async def work(tables: Tables) -> list[int]:
        table = await played(tables)
        lengths = []
        for person, seat in ((ANN, 0), (BEN, 1), (EVE, WATCHER), (None, WATCHER)):
            lines = await whole_log(tables, table, person)
            position = tables.live_tables.live[table].position
            assert position is not None
            told = [(entry.ply, entry.message.id, entry.message.args) for entry in position.story(seat)]
            assert told == [(line["ply"], line["message"]["id"], line["message"]["args"]) for line in lines]
            assert [*range(len(told))] == [line["n"] for line in lines]
            shown = as_sent(await tables.snapshot(table, person))
            assert (len(told) - SHORT, lines[-SHORT:]) == (shown["log_from"], shown["log"])
            lengths.append(len(told))
        return lengths

    lengths = in_room(lite_home, work)
    assert min(lengths) > 2 * SHORT
    assert lengths[0] > lengths[2], "seats read what watchers do not"


def test_a_look_back_brings_the_lines_up_to_then(lite_home: Settings) -> None:
    """As many as a look at the table now."""

    async def work(tables: Tables) -> dict[str, Any]:
        info = await table_of_two(tables)
        for number in range(12):
            asked = (await tables.info(info.id, ANN)).asked
            await play_one(tables, info.id, (ANN, BEN)[asked or 0], number)
        ply = (await tables.info(info.id, ANN)).ply - 3
        past = as_sent(await tables.snapshot(info.id, ANN, 0, ply))
        log = await whole_log(tables, info.id, ANN, 0)
        told = [line for line in log if line["ply"] <= ply]
        assert told[-SHORT:] == past["log"]
        return past

    past = in_room(lite_home, work)
    assert (SHORT, past["log"][0]["n"]) == (len(past["log"]), past["log_from"])
    assert past["log_from"] > 0


def test_pages_are_bounded_and_may_be_asked_for_anywhere(hall: Hall) -> None:
    """Before the first line there is nothing; beyond the end it is the latest page; too many lines are refused."""
    anna = hall.guest("Anna")
    table = anna.table("me", "me")["id"]
    place = f"/api/tables/{table}/log"
    latest = anna.get(place).json()
    assert latest == anna.get(f"{place}?before=999999").json()
    assert {**latest, "log_from": 0, "log": []} == anna.get(f"{place}?before=0").json()
    assert latest["log"][:1] == anna.get(f"{place}?before=1&limit=1").json()["log"]
    for wrong in ("limit=0", f"limit={log_pages.MOST + 1}", "before=-1", "before=x"):
        assert (400, "bad_request") == refusal(anna.get(f"{place}?{wrong}"))


def test_a_table_that_waits_has_no_log(hall: Hall) -> None:
    """Nor does it refuse to say so."""
    anna = hall.guest("Anna")
    table = anna.table("me", "open")["id"]
    expected = {"seat": -1, "seq": 0, "log_from": 0, "log": []}
    assert expected == anna.get(f"/api/tables/{table}/log").json()


def test_the_log_of_another_seat_is_refused(hall: Hall) -> None:
    """As a look from there is."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    table = anna.table("me", "open", public=True)["id"]
    bert.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    assert (403, "not_your_seat") == refusal(anna.get(f"/api/tables/{table}/log?seat=1"))
    assert 1 == bert.get(f"/api/tables/{table}/log?seat=1").json()["seat"]
