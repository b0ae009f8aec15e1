"""Choices over REST: stored once, refused with the rule, answered when stale; views, undo, talk."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.hall import Guest, Hall, refusal
from turnwright.games.small_world.verbs import RegionVerb


def board(person: Guest, table: str, **query: Any) -> Any:
    """Return the snapshot of ``table`` as ``person`` sees it."""
    return person.get(f"/api/tables/{table}/snapshot", params=query).json()


def first(person: Guest, table: str, key: str = "") -> Any:
    """Make the first choice on offer."""
    now = board(person, table)
    body = {"seq": now["seq"], "choice": now["options"][0]["choice"], "key": key}
    return person.post(f"/api/tables/{table}/moves", body)


@pytest.fixture
def anna(hall: Hall) -> Guest:
    """Somebody to play."""
    return hall.guest("Anna")


@pytest.fixture
def table(anna: Guest) -> str:
    """A table where Anna sits on both sides."""
    return str(anna.table("me", "me")["id"])


def test_a_choice_is_stored_before_the_answer(anna: Guest, table: str) -> None:
    """The next snapshot has it."""
    before = board(anna, table)
    reply = first(anna, table)
    after = board(anna, table)
    assert 200 == reply.status_code
    assert reply.json()["seq"] == after["seq"] > before["seq"]
    assert len(after["log"]) > len(before["log"])


def test_a_repeated_send_is_answered_and_not_applied_twice(anna: Guest, table: str) -> None:
    """Same key, same answer."""
    now = board(anna, table)
    body = {"seq": now["seq"], "choice": now["options"][0]["choice"], "key": "k1"}
    replies = [anna.post(f"/api/tables/{table}/moves", body) for _ in range(3)]
    assert [200, 200, 200] == [reply.status_code for reply in replies]
    assert 1 == len({reply.json()["seq"] for reply in replies})
    assert replies[0].json()["seq"] == board(anna, table)["seq"]


def test_a_stale_choice_gets_what_it_missed(anna: Guest, table: str) -> None:
    """With the current snapshot."""
    now = board(anna, table)
    first(anna, table)
    body = {"seq": now["seq"], "choice": now["options"][0]["choice"], "key": "other"}
    stale = anna.post(f"/api/tables/{table}/moves", body)
    assert (409, "stale") == refusal(stale)
    assert board(anna, table)["seq"] == stale.json()["error"]["snapshot"]["seq"]


def test_an_illegal_choice_names_the_rule(anna: Guest, table: str) -> None:
    """And changes nothing."""
    now = board(anna, table)
    wrong = anna.post(f"/api/tables/{table}/moves", {"seq": now["seq"], "choice": "decline"})
    assert (409, "illegal_choice") == refusal(wrong)
    assert wrong.json()["error"]["rule"].startswith("SW-")
    unknown = anna.post(f"/api/tables/{table}/moves", {"seq": now["seq"], "choice": "<b>fly</b>"})
    assert (400, "unknown_choice") == refusal(unknown)
    assert now["seq"] == board(anna, table)["seq"]


def test_nobody_plays_anothers_seat(hall: Hall, anna: Guest) -> None:
    """Not with the table's id, not with a guessed seat number, not out of turn."""
    bert = hall.guest("Bert")
    path = f"/api/tables/{anna.table('me', 'open', public=True)['id']}"
    assert (409, "not_started") == refusal(anna.post(f"{path}/moves", {"seq": 0, "choice": "pick 0"}))
    bert.post(f"{path}/join", {})
    anna.post(f"{path}/start")
    now = board(anna, path.rpartition("/")[2])
    asked, other = (anna, bert) if now["asked"] == 0 else (bert, anna)
    choice = board(asked, path.rpartition("/")[2])["options"][0]["choice"]
    for body in ({"seat": now["asked"]}, {}):
        taken = other.post(f"{path}/moves", {"seq": now["seq"], "choice": choice, **body})
        assert (403, "not_your_seat") == refusal(taken)
    watcher = hall.guest("Cleo").post(f"{path}/moves", {"seq": now["seq"], "choice": choice})
    assert (403, "not_your_seat") == refusal(watcher)


def test_others_see_no_options_and_cannot_borrow_eyes(hall: Hall, anna: Guest) -> None:
    """A watcher gets the public view, whichever seat is requested."""
    table = anna.table("me", "greedy", public=True)["id"]
    watcher = hall.guest("Bert")
    assert (-1, []) == (board(watcher, table)["seat"], board(watcher, table)["options"])
    assert (403, "not_your_seat") == refusal(watcher.get(f"/api/tables/{table}/snapshot?seat=0"))


def test_why_and_preview(anna: Guest, table: str) -> None:
    """A click on something that cannot be done is explained in the asker's language."""
    now = board(anna, table)
    why = anna.post(f"/api/tables/{table}/why", {"choice": "decline", "lang": "ru"}).json()
    assert why["rule"].startswith("SW-")
    assert any("а" <= letter <= "я" for letter in why["text"])
    clicked = anna.post(f"/api/tables/{table}/why", {"target": "region-5"}).json()
    assert clicked["text"]
    assert clicked["choice"].endswith(" 5")
    preview = anna.post(f"/api/tables/{table}/preview", {"choice": now["options"][0]["choice"]}).json()
    assert preview["changes"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("target", ["seat-0", "seat-1", "round", "nothing of the kind"])
def test_a_click_on_what_is_never_a_choice_has_no_reason(anna: Guest, table: str, target: str, lang: str) -> None:
    """The page then shows the description; a program's words about choices are for programs."""
    clicked = anna.post(f"/api/tables/{table}/why", {"target": target, "lang": lang}).json()
    assert {"text": "", "rule": "", "choice": ""} == clicked


@pytest.mark.plain_only
def test_a_second_click_looks_through_no_list_of_choices(
    anna: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game has up to 2,000 choices, and anybody may ask what a click means ten times a second."""
    before = anna.post(f"/api/tables/{table}/why", {"target": "region-5"}).json()
    asked: list[int] = []
    monkeypatch.setattr(RegionVerb, "target", lambda _verb, n: asked.append(n))
    assert before == anna.post(f"/api/tables/{table}/why", {"target": "region-5"}).json()
    assert [] == asked


def test_a_refused_move_says_why_in_the_senders_language(anna: Guest, table: str) -> None:
    """One request is enough: the refusal has the game's words and the rule that ``why`` would have."""
    seq = board(anna, table)["seq"]
    for lang in ("en", "ru"):
        why = anna.post(f"/api/tables/{table}/why", {"choice": "decline", "lang": lang}).json()
        error = anna.post(f"/api/tables/{table}/moves", {"seq": seq, "choice": "decline", "lang": lang}).json()["error"]
        assert ("illegal_choice", why["text"], why["rule"]) == (error["code"], error["why"], error["rule"])
        assert f"decline: {why['text']}" == error["message"]


def test_a_click_on_a_place_is_taken_for_what_can_be_done_elsewhere(anna: Guest, table: str) -> None:
    """While regions are conquered, a click on one that cannot be is asked about as a conquest."""
    first(anna, table)
    offered = {option["target"] for option in board(anna, table)["options"]}
    assert any(target.startswith("region-") for target in offered)
    target = next(f"region-{n}" for n in range(1, 24) if f"region-{n}" not in offered)
    clicked = anna.post(f"/api/tables/{table}/why", {"target": target}).json()
    assert f"conquer {target.removeprefix('region-')}" == clicked["choice"]


def test_a_move_that_ends_the_turn_can_be_held_back(anna: Guest, table: str) -> None:
    """It is refused by a code of its own and changes nothing, as the preview says; any other is made."""
    place = f"/api/tables/{table}"
    start = board(anna, table)
    body = {"seq": start["seq"], "choice": start["options"][0]["choice"]}
    assert (409, "ends_turn") == refusal(anna.post(f"{place}/moves", {**body, "confirm_end": True})), "a race is dealt"
    assert start == board(anna, table)
    assert 200 == anna.post(f"{place}/moves", body).status_code
    now = board(anna, table)
    for option in now["options"]:
        ends = anna.post(f"{place}/preview", {"choice": option["choice"]}).json()["ends"]
        sent = {"seq": now["seq"], "choice": option["choice"], "confirm_end": True}
        assert (409 if ends else 200) == anna.post(f"{place}/moves", sent).status_code
        if not ends:
            break


def test_undo_is_free_until_somebody_learns_something(anna: Guest, table: str) -> None:
    """Alone at the table everything can be taken back; with nothing to take back it is refused."""
    start = board(anna, table)
    assert "undo_refused" == anna.post(f"/api/tables/{table}/undo", {"seq": start["seq"]}).json()["error"]["code"]
    first(anna, table)
    now = board(anna, table)
    assert {"done": True, "asked": []} == anna.post(f"/api/tables/{table}/undo", {"seq": now["seq"]}).json()
    after = board(anna, table)
    assert (start["ply"], start["options"]) == (after["ply"], after["options"])
    assert after["seq"] > now["seq"]


def test_a_board_of_the_past(anna: Guest, table: str) -> None:
    """snapshot?ply= shows it without options; a ply that is not there is refused."""
    before = board(anna, table)
    first(anna, table)
    then = board(anna, table, ply=before["ply"])
    assert (before["ply"], []) == (then["ply"], then["options"])
    assert "error" in board(anna, table, ply=99_999)


def test_panels_and_static_layers(anna: Guest, table: str) -> None:
    """Static layers are fetched by content hash and kept forever; themes differ by key."""
    light, dark = board(anna, table, theme="light"), board(anna, table, theme="dark")
    keys = {panel["static"] for panel in light["panels"]} - {""}
    assert keys
    assert keys != {panel["static"] for panel in dark["panels"]} - {""}
    reply = anna.get(f"/api/static/{sorted(keys)[0]}")
    assert "immutable" in reply.headers["cache-control"]
    assert {"defs", "static"} == set(reply.json())
    assert (404, "not_found") == refusal(anna.get("/api/static/unknown"))


def test_talk_is_text_and_for_those_who_sit(hall: Hall, anna: Guest) -> None:
    """Markup comes back as it was typed, as JSON; watchers read only; long lines are refused or cut."""
    table = anna.table("me", "greedy", public=True)["id"]
    said = anna.post(f"/api/tables/{table}/chat", {"text": "<b>hi</b> & bye"}).json()
    assert "<b>hi</b> & bye" == said["text"]
    log = hall.stranger().get(f"/api/tables/{table}/chat")
    assert ["<b>hi</b> & bye"] == [line["text"] for line in log.json()]
    assert "application/json" in log.headers["content-type"]
    assert hall.guest("Bert").post(f"/api/tables/{table}/chat", {"text": "me too"}).status_code in (401, 403)
    long = anna.post(f"/api/tables/{table}/chat", {"text": "x" * 5_000})
    assert long.status_code >= 400 or len(long.json()["text"]) <= 500
    assert anna.post(f"/api/tables/{table}/chat", {"text": "   "}).status_code == 400


def test_standing_orders_are_what_the_game_declares(anna: Guest, table: str) -> None:
    """Small World declares none."""
    path = f"/api/tables/{table}/orders"
    assert {"seat": 0, "declared": [], "orders": {}} == anna.get(path, params={"seat": 0}).json()
    assert 200 == anna.call("PUT", path, {"orders": {}}).status_code
    assert (400, "bad_option") == refusal(anna.call("PUT", path, {"orders": {"leech": 2}}))


def test_a_whole_game_against_bots(anna: Guest) -> None:
    """Bots answer by themselves; the result is reported; a rematch and a copy continue from it."""
    table = anna.table("me", "greedy", "random")["id"]
    while (now := board(anna, table))["table"]["state"] == "running":
        if now["options"]:
            body = {"seq": now["seq"], "choice": now["options"][-1]["choice"]}
            assert 200 == anna.post(f"/api/tables/{table}/moves", body).status_code
        else:
            time.sleep(0.02)
    assert 3 == len(now["table"]["scores"])
    assert now["table"]["winners"]
    assert (409, "game_over") == refusal(anna.post(f"/api/tables/{table}/moves", {"seq": now["seq"], "choice": "stop"}))
    rows = anna.get(f"/api/tables/{table}/scores").json()
    assert now["table"]["scores"] == rows[-1]["scores"]
    assert sorted(row["turn"] for row in rows) == [row["turn"] for row in rows]
    assert (1, 10) == (rows[0]["round"], rows[-1]["round"])
    sources = anna.get(f"/api/tables/{table}/sources").json()
    assert now["table"]["scores"] == [sum(row["points"][seat] for row in sources) for seat in range(3)]
    assert "income-regions" == sources[0]["source"]
    assert "" == sources[-1]["source"]
    copy = anna.post(f"/api/tables/{table}/copy", {"ply": 10}).json()
    assert ("running", table) == (copy["state"], copy["copied_from"])
    again = anna.post(f"/api/tables/{table}/rematch").json()
    assert again["id"] == anna.post(f"/api/tables/{table}/rematch").json()["id"] != table
