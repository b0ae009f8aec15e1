"""Tables that begin from a position: uploaded as text, or in a finished record."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.server.hall import Guest, Hall, hall_for
from tests.toy import TOY
from turnwright.core.chance import Dealer, seed_from
from turnwright.core.game import find
from turnwright.core.notation import read as read_text
from turnwright.core.position import Position
from turnwright.core.record import read, verify, write
from turnwright.server.config import Settings
from turnwright.server.storage.quotas import table_bytes
from turnwright.server.workers.set_up import begun

ROOT = """turnwright-position: 1
game: root
seats: 2
faction: {0=marquise 1=eyrie}
warriors: {0={1=4} 1={5=6}}
pieces: {sawmill={1=1} roost={5=1}}
boards: {1=Court{leader=despot}}
zones: {hand_0=[anvil sword] hand_1=[ambush_fox]}
round: 3
"""
SECRET = "ambush_fox"


def opened(person: Guest, text: str = ROOT) -> str:
    """Upload a position and return the table."""
    reply = person.post("/api/records", {"record": text, "title": "A puzzle", "public": True})
    assert 201 == reply.status_code, reply.text
    assert ("open", True) == (reply.json()["state"], reply.json()["set_up"])
    return str(reply.json()["id"])


def started(hall: Hall) -> tuple[Guest, Guest, str]:
    """Return two people at a table that began from a position."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    table = opened(anna)
    assert 200 == bert.post(f"/api/tables/{table}/join", {}).status_code
    assert 200 == anna.post(f"/api/tables/{table}/start", {}).status_code
    return anna, bert, table


def test_a_position_opens_a_table_that_begins_with_it(hall: Hall) -> None:
    """Its uploader sits where somebody is asked first; everybody is told, and plays on from there."""
    anna, bert, table = started(hall)
    for person in (anna, bert, hall.stranger()):
        assert person.get(f"/api/tables/{table}").json()["set_up"]
        snapshot = person.get(f"/api/tables/{table}/snapshot").json()
        assert "log-set-up" in json.dumps(snapshot)
        assert 0 == snapshot["asked"]
    now = anna.get(f"/api/tables/{table}/snapshot").json()
    moved = anna.post(f"/api/tables/{table}/moves", {"seq": now["seq"], "choice": now["options"][-1]["choice"]})
    assert 200 == moved.status_code, moved.text
    assert now["seq"] < anna.get(f"/api/tables/{table}/snapshot").json()["seq"]


def test_nobody_fetches_what_the_position_hides_from_them(hall: Hall) -> None:
    """The record of the running game has each viewer's own view of the start."""
    anna, bert, table = started(hall)
    for person in (anna, hall.stranger()):
        for path in ("", "/snapshot", "/record", "/chat"):
            text = person.get(f"/api/tables/{table}{path}").text
            assert SECRET not in text
        start = read(person.get(f"/api/tables/{table}/record").text).header.start
        assert start is not None
        assert [None] == start["cards"]["zones"][9]["layers"][0]  # type: ignore[index,call-overload]
    own = read(bert.get(f"/api/tables/{table}/record").text).header.start
    assert own is not None
    assert [None] != own["cards"]["zones"][9]["layers"][0]  # type: ignore[index,call-overload]


def test_a_set_up_game_keeps_its_options(hall: Hall) -> None:
    """Its title may change, what is played may not."""
    anna = hall.guest("Anna")
    table = opened(anna)
    settings = {"title": "Another", "public": False, "options": {}}
    assert 200 == anna.call("PUT", f"/api/tables/{table}", settings).status_code
    reply = anna.call("PUT", f"/api/tables/{table}", {**settings, "options": {"map": "winter"}})
    assert "set-up" == reply.json()["error"]["reason"]


def test_bots_play_a_set_up_game(hall: Hall) -> None:
    """They get what their seat may know."""
    anna = hall.guest("Anna")
    table = opened(anna, ROOT.replace("round: 3", "round: 3\nturn: 1"))
    assert 200 == anna.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"}).status_code
    assert 200 == anna.post(f"/api/tables/{table}/start", {}).status_code


def finished() -> str:
    """Return the record of a finished game that began in the middle of another one."""
    position = TOY.new(2, 3)
    position.choose("pass")
    game = Position.from_state(position.game, position.state, dealer=Dealer(seed_from(3)))
    while not game.over:
        game.choose(game.actions[0])
    return write(game.record)


def test_a_finished_record_with_a_start_is_kept(hall: Hall) -> None:
    """It can be looked at, downloaded, verified and copied."""
    anna = hall.guest("Anna")
    reply = anna.post("/api/records", {"record": finished(), "public": True})
    assert 201 == reply.status_code, reply.text
    table = reply.json()["id"]
    assert reply.json()["set_up"]
    back = read(anna.get(f"/api/tables/{table}/record").text)
    assert read(finished()).header.start == back.header.start
    assert [] == verify(back)
    assert 200 == anna.get(f"/api/tables/{table}/snapshot?ply=1").status_code
    assert 200 == anna.get(f"/api/tables/{table}/scores").status_code
    copy = anna.post(f"/api/tables/{table}/copy", {"ply": 2})
    assert 201 == copy.status_code, copy.text
    assert copy.json()["set_up"]


REFUSED = [
    ("turnwright-position: 1", "expected 'game:' as statement 2"),
    (ROOT + "rounds: 3", "line 10, column 1: root has no field 'rounds'"),
    (ROOT.replace("0={1=4}", "0={1=26}"), "line 5: warriors: seat 0 has 26 of 25 warriors"),
    (ROOT + f"round: {'9' * 4300}", "'round' is said twice"),
    (ROOT.replace("round: 3", f"round: {'9' * 4300}"), "a number has at most 40 digits, not 4300"),
    (ROOT + "#" * 200_000, "the text of a position has at most 100000 characters"),
    (ROOT + "next: dice{seat=0 arg=99}", "dice: its payload is missing"),
    (ROOT + "next: leader{seat=0}", "this set-up position cannot be continued: the rules fail with 'AssertionError"),
    (ROOT + "next: nothing", "the game is over: nothing is asked"),
    (ROOT.replace("seats: 2\n", "seats: 2\nviewer: 0\n"), "this is what one viewer sees"),
]


@pytest.mark.parametrize(("text", "message"), REFUSED, ids=range(len(REFUSED)))
def test_a_bad_position_is_refused_in_one_line(hall: Hall, text: str, message: str) -> None:
    """Never by an error of the server."""
    reply = hall.guest("Anna").post("/api/records", {"record": text})
    assert reply.status_code in (400, 413), reply.text
    problem = reply.json()["error"]
    assert message in problem["message"]
    assert "\n" not in problem["message"]
    assert "position" == problem["reason"]


def test_a_table_decides_what_it_may_decide(hall: Hall) -> None:
    """If one of two resigns, the other has won, as at tables that a form opens; the settings can be stored as shown."""
    anna = hall.guest("Anna")
    table = opened(anna)
    shown = anna.get(f"/api/tables/{table}").json()
    assert "standing" == shown["resigning"]
    settings = {name: shown[name] for name in ("options", "clock", "resigning", "public")}
    changed = anna.call("PUT", f"/api/tables/{table}", {**settings, "title": "A better name"})
    assert 200 == changed.status_code, changed.text


def test_what_is_checked_is_what_is_played() -> None:
    """The start that a worker returns is the state of the text."""
    found = begun(ROOT)
    start = {**found.start, "cards": {**found.start["cards"], "knowledge": None}}  # type: ignore[dict-item]
    state = find("root").encode(read_text(ROOT).state)
    assert {**state, "cards": {**state["cards"], "knowledge": None}} == start  # type: ignore[dict-item]


def test_the_start_counts_as_stored(lite_home: Settings) -> None:
    """Before it is stored, and as much as the list of games shows afterwards."""
    with hall_for(lite_home) as hall:
        anna = hall.guest("Anna")
        opened(anna)
        (row,) = anna.get("/api/tables?scope=mine").json()
    assert row["bytes"] > table_bytes(0)
    for room, status in ((row["bytes"] - 1, 413), (row["bytes"], 201)):
        with hall_for(replace(lite_home, limits=replace(lite_home.limits, guest_bytes=room))) as hall:
            reply = hall.guest(f"With {room} bytes").post("/api/records", {"record": ROOT})
            assert status == reply.status_code, reply.text
