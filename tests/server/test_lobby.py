"""Tables to open, find, join, begin, copy and leave."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.hall import Hall, hall_for, quick, refusal
from turnwright.server.config import Limits

NOWHERE = "0123456789abcdef"


def test_games_declare_what_a_table_may_decide(hall: Hall) -> None:
    """Seats, options with their allowed values, bots, languages."""
    offered = hall.stranger().get("/api/games").json()
    assert ["small_world", "terra_mystica", "root", "mythotopia"] == [game["name"] for game in offered][:4]
    game = offered[0]
    assert (2, 5) == (game["min_seats"], game["max_seats"])
    assert all(option["default"] in option["values"] for option in game["options"])
    assert {"random", "greedy", "search"} == {bot["kind"] for bot in game["bots"]}
    assert ["seconds"] == next(bot["settings"] for bot in game["bots"] if bot["kind"] == "search")
    assert ["en", "ru"] == game["languages"]


def test_games_tell_what_a_newcomer_wants_to_know(hall: Hall) -> None:
    """A line about each, its length, a picture that is small and may be kept, and opponents by level."""
    stranger = hall.stranger()
    for game in stranger.get("/api/games").json()[:4]:
        assert all(len(game["about"][lang]) > 40 for lang in game["languages"])
        assert 0 < game["minutes"][0] < game["minutes"][1]
        picture = stranger.get(game["picture"])
        assert ("image/webp", b"WEBP") == (picture.headers["content-type"], picture.content[8:12])
        assert len(picture.content) < 16_000
        assert "max-age" in picture.headers["cache-control"]
        levels = [(level["name"], level["bot"], level["seconds"]) for level in game["levels"]]
        assert [("beginner", "random", 0), ("casual", "greedy", 0), ("strong", "search", 1)] == levels[:3]
        assert ["casual"] == [level["name"] for level in game["levels"] if level["usual"]]
        assert ["Pip", "Rosa", "Vera", "Vera"] == [level["names"][0] for level in game["levels"]]
    assert (404, "not_found") == refusal(stranger.get("/api/games/chess/picture"))


def test_no_level_takes_longer_than_the_server_lets_bots_think(tmp_path: Path) -> None:
    """A level that is offered can be played."""
    with hall_for(quick(tmp_path, limits=Limits(think_seconds=2.0))) as hall:
        levels = hall.stranger().get("/api/games").json()[0]["levels"]
        assert [0, 0, 1, 2] == [level["seconds"] for level in levels]


def test_bots_have_names_and_levels(hall: Hall) -> None:
    """Whoever wants another name says so; kinds of bots are as they were."""
    anna = hall.guest("Anna")
    table = anna.table("me", "greedy", "greedy", "search", public=True)
    bots = [(seat["name"], seat["bot"], seat["level"], seat["character"]) for seat in table["seats"]]
    assert [("Rosa", "greedy", "casual", "rosa"), ("Felix", "greedy", "casual", "felix")] == bots[1:3]
    assert [("Anna", None, "", ""), ("Vera", "search", "strong", "vera")] == [bots[0], bots[3]]
    row = next(row for row in anna.get("/api/tables?scope=mine").json() if row["id"] == table["id"])
    assert [1, 2, 3] == row["bots"]


def test_the_board_of_a_table_is_a_picture_for_lists(hall: Hall) -> None:
    """Drawn once as long as nothing happens; a table that waits has none."""
    anna = hall.guest("Anna")
    table = anna.table("me", "me", public=True)["id"]
    boards = hall.services.tables.shared.boards
    first = hall.stranger().get(f"/api/tables/{table}/picture")
    assert "image/svg+xml" == first.headers["content-type"].partition(";")[0]
    assert first.text.startswith("<svg ")
    assert "max-age" in first.headers["cache-control"]
    kept = dict(boards._kept)
    again = hall.stranger().get(f"/api/tables/{table}/picture?version=7")
    assert first.text == again.text
    assert kept == boards._kept
    assert first.text != hall.stranger().get(f"/api/tables/{table}/picture?theme=dark").text
    waiting = anna.table("me", "open", public=True)["id"]
    assert (409, "not_started") == refusal(anna.get(f"/api/tables/{waiting}/picture"))


def test_games_declare_what_forms_offer(hall: Hall) -> None:
    """Values that a number of seats forbids, numbers that are seats, house rules, presets."""
    offered = {game["name"]: game for game in hall.stranger().get("/api/games").json()}
    first, *others = offered["mythotopia"]["options"]
    assert (True, False, {"2": [2, 3], "3": [3]}) == (first["names_seats"], first["house_rule"], first["ruled_out"])
    assert {"start_choice": {"2": ["one_fewer", "same"]}} == {
        o["name"]: o["ruled_out"] for o in others if o["ruled_out"]
    }
    assert {"two_player_provinces": [2]} == {o["name"]: o["seats"] for o in [first, *others] if o["seats"]}
    assert ["road_stone", "remove_from_neutral", "ending"] == [
        o["name"] for o in others if o["house_rule"] and o["listed"]
    ]
    assert [{"name": "open_coins", "options": {"coins": "open"}}] == offered["small_world"]["presets"]


@pytest.mark.parametrize(
    ("game", "asked", "field"),
    [
        ("chess", {}, "game"),
        ("small_world", {"seats": [{"kind": "me"}]}, "seats"),
        ("small_world", {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]}, "seats"),
        ("small_world", {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "search", "seconds": 9e9}]}, "seats"),
        ("small_world", {"clock": {"kind": "bank", "seconds": 0}}, "clock"),
        ("small_world", {"options": {"coins": "purple"}}, "options.coins"),
        ("small_world", {"options": {"luck": 1}}, "options"),
        ("small_world", {"options": {"sea_entry": False, "first": 4}}, "options.first"),
        ("root", {"options": {"factions": "eyrie,eyrie"}}, "options.factions"),
        ("mythotopia", {"options": {"road_stone": 1, "start_choice": "same"}}, "options.start_choice"),
        ("terra_mystica", {"options": {"first": 4, "setup": "colours", "factions": "witches,giants"}}, "options"),
    ],
)
def test_a_table_that_is_refused_names_the_field(hall: Hall, game: str, asked: dict[str, Any], field: str) -> None:
    """Whatever part of the form is at fault."""
    refused = hall.guest("Anna").post(
        "/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "bot"}], **asked}
    )
    assert ((400, "bad_option"), field) == (refusal(refused), refused.json()["error"]["field"])


def test_rules_and_words_of_a_game(hall: Hall) -> None:
    """The whole ledger in both languages; Fluent source for the client; unknown games are not found."""
    book = hall.stranger().get("/api/games/small_world/rules").json()
    assert len(book["rules"]) > 50
    assert all(rule["en"] and rule["ru"] and rule["section"] in book["sections"] for rule in book["rules"])
    [ruling] = [rule["ruling"] for rule in book["rules"] if rule["id"] == "SW-11.5"]
    assert {"en", "ru"} == set(ruling)
    for lang in ("en", "ru"):
        words = hall.stranger().get(f"/api/games/small_world/text/{lang}")
        assert "prompt-waiting" in words.text
        assert words.headers["content-type"].startswith("text/plain")
    die = hall.stranger().get("/api/games/small_world/faces/die-3")
    assert 3 == die.json()["static"].count("<circle")
    assert (404, "not_found") == refusal(hall.stranger().get("/api/games/small_world/faces/die-9"))
    assert (404, "not_found") == refusal(hall.stranger().get("/api/games/chess/rules"))
    assert "not_found" == hall.stranger().get("/api/games/small_world/text/xx").json()["error"]["code"]


def test_a_table_without_open_seats_starts_at_once(hall: Hall) -> None:
    """One request and a guest plays against bots."""
    table = hall.guest("Anna").table("me", "greedy", "random")
    assert "running" == table["state"]
    assert table["owner"]
    assert [True, False, False] == [seat["mine"] for seat in table["seats"]]


def test_one_person_may_hold_several_seats(hall: Hall) -> None:
    """Hot seat."""
    table = hall.guest("Anna").table("me", "me")
    assert [True, True] == [seat["mine"] for seat in table["seats"]]


def test_wrong_options_are_answered_with_what_is_allowed(hall: Hall) -> None:
    """The game's own declaration decides."""
    person = hall.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wrong = person.post("/api/tables", {"game": "small_world", "seats": seats, "options": {"coins": "purple"}})
    assert (400, "bad_option") == refusal(wrong)
    assert '"open"' in wrong.json()["error"]["allowed"]
    many = person.post("/api/tables", {"game": "small_world", "seats": seats * 4})
    assert ["2", "3", "4", "5"] == many.json()["error"]["allowed"]
    bot = person.post("/api/tables", {"game": "small_world", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]})
    assert "greedy" in bot.json()["error"]["allowed"]


def test_a_private_table_is_seen_by_invitation_only(hall: Hall) -> None:
    """The id alone opens nothing; the invite does, until it is revoked."""
    owner, friend = hall.guest("Anna"), hall.guest("Bert")
    path = f"/api/tables/{owner.table('me', 'open')['id']}"
    assert refusal(friend.get(path))[0] in (403, 404)
    assert refusal(friend.post(f"{path}/join", {}))[0] in (403, 404)
    first = owner.post(f"{path}/invite").json()
    assert first["path"].endswith(first["secret"])
    assert len(first["secret"]) >= 40
    assert 200 == friend.get(f"{path}?invite={first['secret']}").status_code
    second = owner.post(f"{path}/invite").json()["secret"]
    assert refusal(friend.post(f"{path}/join", {"invite": first["secret"]}))[0] in (403, 404)
    assert 204 == owner.call("DELETE", f"{path}/invite").status_code
    assert refusal(friend.post(f"{path}/join", {"invite": second}))[0] in (403, 404)
    third = owner.post(f"{path}/invite").json()["secret"]
    joined = friend.post(f"{path}/join", {"invite": third}).json()
    assert [False, True] == [seat["mine"] for seat in joined["seats"]]
    assert 200 == friend.get(path).status_code


def test_only_the_owner_invites_starts_and_removes(hall: Hall) -> None:
    """A guest of the table is refused."""
    owner, friend = hall.guest("Anna"), hall.guest("Bert")
    path = f"/api/tables/{owner.table('me', 'open', public=True)['id']}"
    assert 200 == friend.post(f"{path}/join", {}).status_code
    for what in ("invite", "start"):
        assert (403, "forbidden") == refusal(friend.post(f"{path}/{what}"))
    assert (403, "forbidden") == refusal(friend.post(f"{path}/seats/0", {"kind": "bot"}))
    assert (403, "forbidden") == refusal(friend.call("DELETE", f"{path}/invite"))


def test_the_owner_removes_before_the_start_and_a_bot_fills_in(hall: Hall) -> None:
    """The seat is free again, for a bot or somebody else."""
    owner, friend = hall.guest("Anna"), hall.guest("Bert")
    path = f"/api/tables/{owner.table('me', 'open', public=True)['id']}"
    friend.post(f"{path}/join", {})
    assert "open" == owner.post(f"{path}/seats/1", {"kind": "open"}).json()["seats"][1]["kind"]
    assert "bot" == owner.post(f"{path}/seats/1", {"kind": "bot", "bot": "random"}).json()["seats"][1]["kind"]
    assert "running" == owner.post(f"{path}/start").json()["state"]


def test_a_person_who_plays_cannot_be_removed_but_one_who_resigned_replaced(hall: Hall) -> None:
    """A leaver's seat goes to a bot, and from it to somebody else."""
    owner, friend, third = hall.guest("Anna"), hall.guest("Bert"), hall.guest("Cleo")
    path = f"/api/tables/{owner.table('me', 'open', 'random', public=True)['id']}"
    friend.post(f"{path}/join", {})
    owner.post(f"{path}/start")
    assert (403, "forbidden") == refusal(owner.post(f"{path}/seats/1", {"kind": "open"}))
    assert "bot" == friend.post(f"{path}/resign").json()["seats"][1]["kind"]
    assert "open" == owner.post(f"{path}/seats/1", {"kind": "open"}).json()["seats"][1]["kind"]
    assert third.post(f"{path}/join", {"seat": 1}).json()["seats"][1]["mine"]


def test_lists_show_mine_and_what_is_open_to_all(hall: Hall) -> None:
    """Private tables of others are in no list."""
    owner, other = hall.guest("Anna"), hall.guest("Bert")
    private = owner.table("me", "open")["id"]
    public = owner.table("me", "open", public=True, title="Come in")["id"]
    assert {private, public} == {row["id"] for row in owner.get("/api/tables?scope=mine").json()}
    assert [public] == [row["id"] for row in other.get("/api/tables?scope=open").json()]
    assert [] == other.get("/api/tables?scope=mine").json()
    assert [] == hall.stranger().get("/api/tables?scope=running").json()
    assert "bad_request" == other.get("/api/tables?scope=all").json()["error"]["code"]
    assert "bad_request" == other.get("/api/tables?limit=100000").json()["error"]["code"]


def test_leaving_frees_the_seat(hall: Hall) -> None:
    """Before the start only."""
    owner, friend = hall.guest("Anna"), hall.guest("Bert")
    path = f"/api/tables/{owner.table('me', 'open', public=True)['id']}"
    friend.post(f"{path}/join", {})
    assert "open" == friend.post(f"{path}/leave").json()["seats"][1]["kind"]
    friend.post(f"{path}/join", {})
    owner.post(f"{path}/start")
    assert (409, "conflict") == refusal(friend.post(f"{path}/leave"))


def test_abandoning_takes_all_people(hall: Hall) -> None:
    """One alone cannot end the game."""
    owner, friend = hall.guest("Anna"), hall.guest("Bert")
    path = f"/api/tables/{owner.table('me', 'open', public=True)['id']}"
    friend.post(f"{path}/join", {})
    owner.post(f"{path}/start")
    assert "running" == owner.post(f"{path}/abandon", {"agree": True}).json()["state"]
    assert "abandoned" == friend.post(f"{path}/abandon", {"agree": True}).json()["state"]


def test_an_account_finds_its_seats_on_another_device(hall: Hall) -> None:
    """Guest, then account, then signed in elsewhere: the seat is still theirs."""
    first = hall.guest("Anna")
    table = first.table("me", "greedy")["id"]
    first.post("/api/register", {"name": "Anna", "password": "correct horse battery"})
    second = hall.stranger()
    second.post("/api/login", {"name": "Anna", "password": "correct horse battery"})
    assert [table] == [row["id"] for row in second.get("/api/tables?scope=mine").json()]
    assert second.get(f"/api/tables/{table}").json()["seats"][0]["mine"]


@pytest.mark.parametrize("title", ["<script>alert(1)</script>", "{{7*7}}", "a\r\nSet-Cookie: x=y"])
def test_titles_are_text(hall: Hall, title: str) -> None:
    """What people write comes back as JSON text on one line, never as HTML or a header."""
    person = hall.guest("Anna")
    reply = person.get(f"/api/tables/{person.table('me', 'greedy', title=title)['id']}")
    assert " ".join(title.split()) == reply.json()["title"]
    assert "application/json" in reply.headers["content-type"]
    assert "set-cookie" not in reply.headers


def test_new_tables_are_limited(tmp_path: Path) -> None:
    """With a reply that programs can read."""
    with hall_for(quick(tmp_path, limits=Limits(new_tables=4))) as hall:
        person = hall.guest("Anna")
        body = {"game": "small_world", "seats": [{"kind": "me"}, {"kind": "open"}]}
        replies = [person.post("/api/tables", body) for _ in range(3)]
        assert [201, 201, 429] == [reply.status_code for reply in replies]
        assert 0 < replies[-1].json()["error"]["retry_after"] <= 60


def test_many_guests_of_one_address_have_new_tables_like_three(tmp_path: Path) -> None:
    """Whoever becomes a guest again and again has not as much more."""
    with hall_for(quick(tmp_path, limits=Limits(new_tables=4))) as hall:
        body = {"game": "small_world", "seats": [{"kind": "me"}, {"kind": "open"}]}
        replies = [hall.guest(f"Anna {n}").post("/api/tables", body) for n in range(7)]
        assert [201] * 6 + [429] == [reply.status_code for reply in replies]


def test_requests_for_seats_are_limited_like_talk(tmp_path: Path) -> None:
    """Each stands before those who play; one that is asked again is told in the chat once."""
    with hall_for(quick(tmp_path, limits=Limits(chat_lines=8))) as hall:
        owner, third = hall.guest("Anna"), hall.guest("Cleo")
        path = f"/api/tables/{owner.table('me', 'greedy', public=True)['id']}"
        assert [200] * 4 + [429] == [third.post(f"{path}/join", {"seat": 1}).status_code for _ in range(5)]
        assert 1 == len(owner.get(f"{path}/chat").json())


@pytest.mark.parametrize("what", ["join", "leave", "start", "invite", "rematch", "resign"])
def test_tables_that_are_not_there(hall: Hall, what: str) -> None:
    """Every route answers not_found."""
    body: dict[str, str] | None = {} if what == "join" else None
    assert (404, "not_found") == refusal(hall.guest("Anna").post(f"/api/tables/{NOWHERE}/{what}", body))


def test_strangers_look_but_do_not_touch(hall: Hall) -> None:
    """A public table can be watched without signing in."""
    table = hall.guest("Anna").table("me", "greedy", public=True)["id"]
    stranger = hall.stranger()
    assert 200 == stranger.get(f"/api/tables/{table}").status_code
    assert -1 == stranger.get(f"/api/tables/{table}/snapshot").json()["seat"]
    assert (401, "not_signed_in") == refusal(stranger.post(f"/api/tables/{table}/join", {}))
