"""Records out and in, the list of finished games, reports."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.server.hall import Guest, Hall, hall_for, quick, refusal
from turnwright.bots import RandomBot
from turnwright.cli import main
from turnwright.core.game import find
from turnwright.core.record import read, verify, write
from turnwright.server.config import Limits

MARKUP = "<img src=x onerror=alert(1)>"


@cache
def finished() -> str:
    """Return a game of two random bots, with markup in its header."""
    game = find("small_world")
    position, bot = game.new(2, seed="records"), RandomBot(1)
    position.names, position.notes = [MARKUP, "Bert"], {"place": MARKUP}
    while position.seat is not None:
        position.choose(bot.choose(game, position.observation(position.seat), position.actions))
    return write(position.record)


def uploaded(person: Guest, record: str, **more: object) -> str:
    """Upload a record and return the table."""
    reply = person.post("/api/records", {"record": record, **more})
    assert 201 == reply.status_code, reply.text
    return str(reply.json()["id"])


def test_an_uploaded_game_is_there_to_be_replayed(hall: Hall) -> None:
    """Every ply can be looked at, and the record comes back the same."""
    person = hall.guest("Anna")
    table = uploaded(person, finished(), title="An old game", public=True)
    row = hall.stranger().get("/api/records").json()[0]
    assert (table, "An old game", "finished") == (row["id"], row["title"], row["state"])
    snapshot = hall.stranger().get(f"/api/tables/{table}/snapshot?ply=20").json()
    assert (20, -1) == (snapshot["ply"], snapshot["seat"])
    back = hall.stranger().get(f"/api/tables/{table}/record")
    assert "attachment" in back.headers["content-disposition"]
    assert back.headers["content-type"].startswith("text/plain")
    assert read(finished()).entries == read(back.text).entries
    assert read(finished()).result == read(back.text).result
    assert [] == verify(read(back.text))


def test_names_in_a_record_are_text(hall: Hall) -> None:
    """Markup in a header comes back as JSON text, with nosniff."""
    person = hall.guest("Anna")
    reply = person.get(f"/api/tables/{uploaded(person, finished())}")
    assert MARKUP == reply.json()["seats"][0]["name"]
    assert "application/json" in reply.headers["content-type"]
    assert "nosniff" == reply.headers["x-content-type-options"]


def broken() -> list[tuple[str, str]]:
    """Return records that are wrong in one way each, and what the answer says."""
    lines = finished().splitlines()
    choice = next(n for n, line in enumerate(lines) if '"kind": "choice"' in line)
    return [
        ("", "line 1"),
        ("not a record", "line 1"),
        ("\n".join([lines[0].replace('"seats": 2', '"seats": 77'), *lines[1:]]), "line 1"),
        ("\n".join([*lines[:choice], lines[choice].replace('"choice": "', '"choice": "x'), *lines[choice + 1 :]]), "x"),
        ("\n".join(lines[:-1]), "not over"),
        ("\n".join([*lines[:-1], lines[-1].replace('"winners": [', '"winners": [9, ')]), "line"),
        ("\n".join([*lines[:choice], "{" * 3_000]), "line"),
        ("\n" * 30_000, "lines"),
    ]


@pytest.mark.parametrize("number", range(8))
def test_a_broken_record_is_refused_with_its_line(hall: Hall, number: int) -> None:
    """And nothing is stored."""
    record, words = broken()[number]
    person = hall.guest("Anna")
    reply = person.post("/api/records", {"record": record})
    assert reply.status_code in (400, 413), reply.text
    assert words in reply.json()["error"]["message"]
    assert [] == person.get("/api/records?mine=true").json()


def test_a_game_text_of_board_game_arena_is_named(hall: Hall) -> None:
    """What was uploaded is said, not the line that is no JSON."""
    text = "~ Action phase ~\nAnn places a Dwelling [E9]\nBob declines doing Conversions\n"
    error = hall.guest("Anna").post("/api/records", {"record": text}).json()["error"]
    assert ("bad_request", "record-arena") == (error["code"], error["reason"])
    assert error["message"].startswith("this is a game text of Board Game Arena, which cannot be read")


def test_uploads_are_limited_in_size_and_number(tmp_path: Path) -> None:
    """Too large is reported before it is read; too many get 429."""
    with hall_for(quick(tmp_path, limits=Limits(record_bytes=2_000, uploads=4))) as hall:
        person = hall.guest("Anna")
        assert (413, "too_large") == refusal(person.post("/api/records", {"record": finished()}))
        codes = [person.post("/api/records", {"record": "x"}).status_code for _ in range(4)]
        assert 429 == codes[-1]


def test_a_running_record_hides_the_seed(hall: Hall) -> None:
    """Whoever asks gets what they may know, and no private table at all."""
    person = hall.guest("Anna")
    table = person.table("me", "me")["id"]
    record = read(person.get(f"/api/tables/{table}/record").text)
    assert record.result is None
    assert record.header.commitment
    assert refusal(hall.guest("Bert").get(f"/api/tables/{table}/record"))[0] in (403, 404)


def test_finished_games_can_be_filtered(hall: Hall) -> None:
    """By game and by whether they are mine, page by page; private ones of others are not listed."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    public, private = uploaded(anna, finished(), public=True), uploaded(anna, finished())
    assert {public, private} == {row["id"] for row in anna.get("/api/records").json()}
    assert [public] == [row["id"] for row in bert.get("/api/records?game=small_world").json()]
    assert [] == bert.get("/api/records?mine=true").json()
    assert [] == bert.get("/api/records?game=chess").json()
    assert [] == hall.stranger().get("/api/records?mine=true").json()
    (latest,) = anna.get("/api/records?mine=true&limit=1").json()
    older = anna.get(f"/api/records?mine=true&limit=5&before={latest['changed']}").json()
    assert [private, public] == [latest["id"], *(row["id"] for row in older)]


def test_a_report_becomes_a_record_that_a_maintainer_replays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Record, ply, rule and words in one file."""
    with hall_for(quick(tmp_path)) as hall:
        person = hall.guest("Anna")
        path = f"/api/tables/{uploaded(person, finished())}/report"
        reply = person.post(path, {"ply": 7, "rule": "SW-6.1", "words": f"not so {MARKUP}"})
        assert 201 == reply.status_code, reply.text
        assert (404, "not_found") == refusal(person.post(path, {"ply": 7, "rule": "SW-0", "words": "x"}))
        assert (400, "bad_request") == refusal(person.post(path, {"ply": 9_999, "words": "x"}))
        assert (400, "bad_request") == refusal(person.post(path, {"ply": 1, "words": " "}))
    assert 0 == main(["admin", "reports", "--data", str(tmp_path)])
    assert reply.json()["id"] in capsys.readouterr().out
    assert 0 == main(["admin", "reports", reply.json()["id"], "--data", str(tmp_path)])
    bundle = read(capsys.readouterr().out)
    assert {"ply": "7", "rule": "SW-6.1", "words": f"not so {MARKUP}"}.items() <= dict(bundle.header.notes).items()
    assert [] == verify(bundle)
    assert 0 == main(["admin", "reports", reply.json()["id"], "--delete", "--data", str(tmp_path)])
    assert 0 == main(["admin", "reports", "--data", str(tmp_path)])
    assert capsys.readouterr().out.endswith("no reports\n")
    assert 0 == main(["admin", "verify", "--data", str(tmp_path)])
    assert "records 1, same 1, different 0" in capsys.readouterr().out
    assert 0 == main(["verify", "--data", str(tmp_path)])
    assert "records 1, same 1, different 0" in capsys.readouterr().out
    assert 2 == main(["verify", "--data", str(tmp_path), "some.jsonl"])
    assert 2 == main(["verify"])
    assert "nothing to verify: give record files, or a server's database" in capsys.readouterr().err
