"""Boards to think on: dealt from what a seat knows, signed, played on without a trace at the table."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from tests.server.hall import QUIET, Guest, Hall, hall_for, quick, refusal
from tests.server.test_set_up import ROOT
from turnwright.core import engine
from turnwright.core.position import Position
from turnwright.core.record import read, replay, write
from turnwright.core.rng import Rng
from turnwright.server.storage.people_tables import metadata
from turnwright.server.tables import looking
from turnwright.server.tables.board_work import Known, known_to

pytestmark = pytest.mark.plain_only

SEED = bytes(range(32))
OTHER_WORLD = ROOT.replace("hand_1=[ambush_fox]", "hand_1=[favor_of_the_foxes]")


def two_at(hall: Hall, text: str = "") -> tuple[Guest, Guest, str]:
    """Return two people at a running table: of Small World, or one that begins with a position."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    if text:
        table = anna.post("/api/records", {"record": text, "public": True}).json()["id"]
    else:
        table = anna.table("me", "open", options={"first": 0}, public=True)["id"]
    assert 200 == bert.post(f"/api/tables/{table}/join", {}).status_code
    assert 200 == anna.post(f"/api/tables/{table}/start", {}).status_code
    return anna, bert, str(table)


def dealt(person: Guest, table: str, **body: Any) -> Any:
    """Deal a board."""
    reply = person.post(f"/api/tables/{table}/board", body)
    assert 200 == reply.status_code, reply.text
    return reply.json()


def went_on(person: Guest, board: Any, **body: Any) -> Any:
    """Go on at a board."""
    reply = person.post("/api/board", {"board": board["board"], **body})
    assert 200 == reply.status_code, reply.text
    return reply.json()


def record_of(board: Any) -> str:
    """Return the record of a board, which is all but its first line."""
    return str(board["board"]).partition("\n")[2]


def first(board: Any) -> str:
    """Return the first choice on offer."""
    return str(board["options"][0]["choice"])


def problem(reply: Any) -> tuple[str, str]:
    """Return code and message of a refusal, which is one line."""
    error = reply.json()["error"]
    assert "\n" not in error["message"]
    return error["code"], error["message"]


# Play.


def test_a_seat_plays_for_all_seats_goes_back_and_tries_something_else(hall: Hall) -> None:
    """Whoever's turn it is at the table; each request returns the board that the next one sends."""
    anna, bert, table = two_at(hall)
    begun = dealt(bert, table)
    assert (table, 1, 0, False) == (begun["table"], begun["seat"], begun["asked"], begun["can_undo"])
    rng, before, board = random.Random(1), begun, begun
    for _choice in range(300):
        before, board = board, went_on(bert, board, choices=[rng.choice(board["options"])["choice"]])
        if before["asked"] == 1:
            break
    assert 1 == before["asked"]
    back = went_on(bert, board, undo=True)
    assert before["options"] == back["options"]
    assert begun["options"] == went_on(bert, board, ply=0)["options"]
    other = went_on(bert, back, choices=[first(back)])
    assert read(record_of(other)).header.start == read(record_of(begun)).header.start
    assert other["ply"] == replay(read(record_of(other))).ply
    assert 0 == anna.get(f"/api/tables/{table}/snapshot").json()["asked"]


def test_several_choices_are_made_or_none(hall: Hall) -> None:
    """The board that was sent stays good."""
    anna, _bert, table = two_at(hall)
    board = dealt(anna, table)
    reply = anna.post("/api/board", {"board": board["board"], "choices": [first(board), "pick 99999"]})
    assert "unknown_choice" == problem(reply)[0]
    assert 0 < went_on(anna, board, choices=[first(board)])["ply"]


@pytest.mark.parametrize("bot", ["random", "casual"])
def test_a_bot_answers_for_the_asked_seat(hall: Hall, bot: str) -> None:
    """One decision a request, after the choices of the request."""
    bots = [level["name"] for level in anna_levels(hall)]
    bot = bot if bot in bots else bots[0]
    anna, _bert, table = two_at(hall)
    board = dealt(anna, table)
    answered = went_on(anna, board, bot=bot)
    assert board["ply"] < answered["ply"]
    assert answered["can_undo"]
    assert answered["ply"] < went_on(anna, answered, choices=[first(answered)], bot=bot)["ply"]
    code, _message = problem(anna.post("/api/board", {"board": board["board"], "bot": "os:system"}))
    assert "bad_option" == code


def anna_levels(hall: Hall) -> list[Any]:
    """Return the levels of bots that the server offers."""
    return list(hall.stranger().get("/api/games").json()[0]["levels"])


def test_a_board_is_shown_through_the_eyes_of_any_seat(hall: Hall) -> None:
    """Drawn if asked for; its layers can be fetched."""
    anna, _bert, table = two_at(hall, ROOT)
    board = dealt(anna, table, theme="dark")
    assert all(200 == anna.get(f"/api/static/{panel['static']}").status_code for panel in board["panels"])
    other = went_on(anna, board, seat=1)
    assert (1, board["asked"], []) == (other["seat"], other["asked"], other["panels"])
    assert board["options"] == other["options"]
    assert board["view"]["data"] != other["view"]["data"]
    assert "bad_option" == problem(anna.post("/api/board", {"board": board["board"], "seat": 7}))[0]
    assert "bad_request" == problem(anna.post("/api/board", {"board": board["board"], "theme": "red"}))[0]


def test_a_board_is_played_to_its_end(tmp_path: Path) -> None:
    """Then there is nothing to choose, but one can go back."""
    with hall_for(quick(tmp_path, limits=replace(QUIET, board_plies=20_000, board_bytes=2_000_000))) as hall:
        check_the_end(hall)


def check_the_end(hall: Hall) -> None:
    """Play a board to its end, and check what can be done there."""
    anna, _bert, table = two_at(hall)
    board = dealt(anna, table)
    position = replay(read(record_of(board))).fork(seed=1)
    rng = Rng(1)
    while not position.over:
        position.choose(engine.random_answer(position.state, position.actions, rng))
    person = anna.get("/api/me").json()["user"]["id"]
    signed = hall.services.tables.shared.own_boards.signed(person, table, write(position.fork(seed=2).record))
    ended = went_on(anna, {"board": signed})
    assert (True, []) == (ended["over"], ended["options"])
    assert ended["winners"]
    for more in ({"bot": anna_levels(hall)[0]["name"]}, {"choices": ["pass"]}):
        assert "game_over" == problem(anna.post("/api/board", {"board": signed, **more}))[0]
    assert not went_on(anna, ended, undo=True)["over"]


# Secrets.


def known_worlds(hall: Hall) -> list[Any]:
    """Return what the server deals with equal seeds in two worlds that the seat cannot tell apart."""
    hall.services.tables.shared.own_boards.seed = lambda: SEED
    found = []
    for text in (ROOT, OTHER_WORLD):
        anna, _bert, table = two_at(hall, text)
        board = dealt(anna, table, seat=0, theme="light")
        found.append({**board, "board": record_of(board), "table": ""})
    return found


def test_a_board_depends_on_nothing_that_its_seat_cannot_know(hall: Hall) -> None:
    """Not its text, which has the dealt table, and nothing that it shows."""
    one, other = known_worlds(hall)
    assert one == other


def test_a_leak_into_the_deal_would_be_found(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the table is dealt from what the other seat sees."""

    def leaking(position: Position, seat: int) -> Known:
        return known_to(position, seat)._replace(seen=known_to(position, 1 - seat).seen)

    monkeypatch.setattr(looking, "known_to", leaking)
    one, other = known_worlds(hall)
    assert one != other


def test_each_board_is_dealt_anew(hall: Hall) -> None:
    """By a new seed each time, which is not that of the table; another seed deals another table."""
    anna, _bert, table = two_at(hall, ROOT)
    live = hall.services.tables.live_tables.live[table].position
    assert live is not None
    promises = [live.header.commitment, *[read(record_of(dealt(anna, table))).header.commitment for _n in range(3)]]
    assert 4 == len(set(promises))
    seeds = [bytes([n]) * 32 for n in range(6)]
    hall.services.tables.shared.own_boards.seed = seeds.pop
    starts = [read(record_of(dealt(anna, table, seat=0))).header.start for _n in range(6)]
    assert 1 < len(set(map(json.dumps, starts)))


def everything(hall: Hall, people: list[Guest], table: str) -> list[Any]:
    """Return what others can fetch, and all that is stored, but for drawings and who was last here."""
    places = ["", "/snapshot", "/view", "/log", "/record", "/chat", "/picture"]
    paths = [*[f"/api/tables/{table}{place}" for place in places], "/api/tables?scope=running", "/api/records"]
    fetched = [(path, person.get(path).text) for person in people for path in paths]

    def rows(sql: Connection) -> dict[str, list[Any]]:
        kept = [each for each in metadata.sorted_tables if each.name not in ("statics", "leases", "sessions")]
        return {each.name: sorted(map(repr, sql.execute(select(each)))) for each in kept}

    async def stored() -> dict[str, list[Any]]:
        return await hall.services.db.read(rows)

    return [fetched, hall.client.blocking_portal.call(stored)]


def test_the_table_never_hears_of_a_board(hall: Hall) -> None:
    """Nothing that others can fetch changes, nothing is stored, and nobody who follows the table is sent anything."""
    anna, bert, table = two_at(hall, ROOT)
    others = [bert, hall.stranger(), hall.guest("Eve")]
    before = everything(hall, others, table)
    events: list[Any] = []
    hall.services.tables.listen(events.append)
    live = hall.services.tables.live_tables.live[table]
    entries = live.meta.seq
    with bert.client.websocket_connect("/ws", headers=bert.headers) as ws:
        ws.send_json({"type": "watch", "table": table})
        told: set[str] = set()
        while not {"table", "presence"} <= told:
            told.add(ws.receive_json(timeout=20)["type"])
        visited = live._visited
        board = dealt(anna, table, seat=0, theme="light")
        board = went_on(anna, board, choices=[first(board)])
        board = went_on(anna, board, bot=anna_levels(hall)[0]["name"])
        went_on(anna, board, undo=True)
        ws.send_json({"type": "ping", "n": 1})
        assert {"type": "pong", "n": 1} == ws.receive_json(timeout=20)
    assert (visited, entries, []) == (live._visited, live.meta.seq, events)
    assert before == everything(hall, others, table)


# Refusals.


def altered(board: str) -> list[str]:
    """Return a board with a word changed in its head, in its start and in its last line."""
    head, _newline, record = board.partition("\n")
    other = json.loads(head)
    table = json.dumps({**other, "table": other["table"][::-1]})
    return [
        f"{head}\n{record}\n",
        f"{head}\n" + record.replace('"seats": 2', '"seats": 3'),
        f"{head}\n" + record.replace('"small_world"', '"root"'),
        f"{table}\n{record}",
    ]


def test_only_what_the_server_has_signed_for_the_sender_is_played(hall: Hall, tmp_path: Path) -> None:
    """Each wrong board is refused in one line that says what is wrong."""
    anna, bert, table = two_at(hall)
    board = dealt(anna, table)["board"]
    for text in ("", "x", "{}", "[" * 5_000, "\n", board.partition("\n")[2]):
        assert "bad_request" == problem(anna.post("/api/board", {"board": text}))[0]
    assert ("forbidden", "this board was made for somebody else") == problem(bert.post("/api/board", {"board": board}))
    codes = {problem(anna.post("/api/board", {"board": text}))[0] for text in altered(board)}
    assert codes <= {"bad_request", "forbidden"}
    for text in altered(board)[:3]:
        assert "altered" in problem(anna.post("/api/board", {"board": text}))[1]
    with hall_for(quick(tmp_path / "other")) as other:
        told = problem(other.guest("Anna").post("/api/board", {"board": board}))
    assert ("bad_request", "this board was made by another server") == told


def test_a_board_of_an_older_version_of_the_game_is_refused(hall: Hall) -> None:
    """It is thrown away; nothing upgrades it."""
    anna, _bert, table = two_at(hall)
    record = read(record_of(dealt(anna, table)))
    old = write(record._replace(header=record.header._replace(version=record.header.version - 1)))
    person = anna.get("/api/me").json()["user"]["id"]
    board = hall.services.tables.shared.own_boards.signed(person, table, old)
    code, message = problem(anna.post("/api/board", {"board": board}))
    assert "conflict" == code
    assert "older version" in message


def test_boards_are_bounded(tmp_path: Path) -> None:
    """In bytes and answers, choices of a request and requests of a minute."""
    limits = replace(QUIET, board_plies=4, board_bytes=60_000, boards=40)
    with hall_for(quick(tmp_path, limits=limits)) as hall:
        hall.services.limits.clock = lambda: 0.0
        anna, bert, table = two_at(hall)
        board = dealt(anna, table)
        long = {"board": board["board"] + " " * 60_000}
        assert (413, "too_large") == refusal(anna.post("/api/board", long))
        assert (413, "too_large") == refusal(anna.post("/api/board", {"board": "x" * 200_000}))
        assert "bad_request" == problem(anna.post("/api/board", {**board_only(board), "choices": ["a"] * 61}))[0]
        assert "bad_request" == problem(anna.post("/api/board", {**board_only(board), "ply": 1_000}))[0]
        assert "undo_refused" == problem(anna.post("/api/board", {**board_only(board), "undo": True}))[0]
        for _choice in range(8):
            reply = anna.post("/api/board", {**board_only(board), "choices": [first(board)]})
            if reply.status_code != 200:
                break
            board = reply.json()
        assert ("too_large", "a board has at most 4 answers: go back, or ask for a new one") == problem(reply)
        codes = [bert.post(f"/api/tables/{table}/board", {}).status_code for _request in range(30)]
        assert {200, 429} == set(codes)


def board_only(board: Any) -> dict[str, Any]:
    """Return the part of a reply that is sent back."""
    return {"board": board["board"]}


def test_a_board_too_large_to_send_is_not_dealt(tmp_path: Path) -> None:
    """It could not come back."""
    with hall_for(quick(tmp_path, limits=replace(QUIET, board_bytes=1_000))) as hall:
        anna, _bert, table = two_at(hall)
        assert (413, "too_large") == refusal(anna.post(f"/api/tables/{table}/board", {}))


def test_only_seats_of_running_games_get_a_board(hall: Hall) -> None:
    """And each only for itself."""
    anna, bert, table = two_at(hall)
    assert "not_your_seat" == problem(bert.post(f"/api/tables/{table}/board", {"seat": 0}))[0]
    assert "not_your_seat" == problem(hall.guest("Eve").post(f"/api/tables/{table}/board", {}))[0]
    waiting = anna.table("me", "open")["id"]
    assert "not_started" == problem(anna.post(f"/api/tables/{waiting}/board", {}))[0]
