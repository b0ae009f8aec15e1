"""What a token may do, and what a stolen one cannot make permanent; ``rights.py`` has each route and frame."""

from __future__ import annotations

import pytest

from tests.server.asking import RIGHTS, Program, program
from tests.server.hall import PASSWORD, Guest, Hall, hall_for, refusal
from tests.server.room import downgraded
from turnwright.server.config import Settings

pytestmark = pytest.mark.plain_only


def account(hall: Hall, name: str = "Anna") -> Guest:
    """Return somebody with a new account."""
    person = hall.stranger()
    assert 200 == person.post("/api/register", {"name": name, "password": PASSWORD}).status_code
    return person


def listed(person: Guest) -> list[tuple[str, str]]:
    """Return the labels and rights of somebody's tokens."""
    return [(token["label"], token["rights"]) for token in person.get("/api/tokens").json()]


def reason(program: Guest, method: str, path: str, body: object = None) -> str:
    """Return why a request was refused."""
    reply = program.call(method, path, body)
    assert (403, "forbidden") == refusal(reply), reply.text
    return str(reply.json()["error"]["reason"])


def test_a_token_is_made_for_playing_unless_more_is_asked_for(hall: Hall) -> None:
    """The list says what each may do; nothing else is a right."""
    anna = account(hall)
    asked: list[dict[str, str]] = [{"label": "bot"}, *[{"rights": right} for right in RIGHTS]]
    made = [anna.post("/api/tokens", {**body, "password": PASSWORD}).json() for body in asked]
    assert ["play", *RIGHTS] == [each["rights"] for each in made]
    assert [("bot", "play"), *[("bot", right) for right in RIGHTS]] == listed(anna)
    assert (400, "bad_request") == refusal(anna.post("/api/tokens", {"rights": "everything", "password": PASSWORD}))


def test_a_stolen_bot_token_can_neither_make_tokens_nor_change_the_account(hall: Hall) -> None:
    """It plays, and that is all; the owner deletes it, and nothing of the thief is left."""
    anna = account(hall)
    anna.call("PATCH", "/api/me", {"webhook": "https://hooks.example.org/secret", "password": PASSWORD})
    for right in ("read", "play"):
        thief = program(hall, anna, right)
        for method, path, body in (
            ("POST", "/api/tokens", {}),
            ("GET", "/api/tokens", None),
            ("DELETE", "/api/tokens", None),
            ("PATCH", "/api/me", {"webhook": "https://thief.example.org/"}),
            ("POST", "/api/me/name", {"name": "Thief", "password": PASSWORD}),
            ("POST", "/api/me/delete", {"password": PASSWORD}),
        ):
            assert "token-right" == reason(thief, method, path, body)
        assert "" == thief.get("/api/me").json()["user"]["webhook"]
    assert "https://hooks.example.org/secret" == anna.get("/api/me").json()["user"]["webhook"]
    assert 2 == len(listed(anna))


def test_a_stolen_bot_token_deletes_no_games(hall: Hall) -> None:
    """Closing is a part of playing; deleting is for those who manage the account."""
    anna = account(hall)
    table = anna.table("me", "open")["id"]
    bot, manager = program(hall, anna, "play"), program(hall, anna, "manage")
    assert 200 == bot.post(f"/api/tables/{table}/close").status_code
    assert "token-right" == reason(bot, "DELETE", f"/api/tables/{table}")
    assert {"kept": False} == manager.call("DELETE", f"/api/tables/{table}").json()


def test_every_token_may_ask_which_methods_there_are(hall: Hall) -> None:
    """The framework answers OPTIONS, for routes that need much as well."""
    reader = program(hall, account(hall), "read")
    for path in ("/api/me", "/api/tokens"):
        assert 204 == reader.call("OPTIONS", path).status_code


def test_what_a_token_has_made_ends_with_it(hall: Hall) -> None:
    """Whoever revokes a stolen token revokes all that the thief has made with it, and no others."""
    anna = account(hall)
    stolen, mine = program(hall, anna, "manage"), program(hall, anna, "play")
    child = program(hall, stolen, "manage")
    grandchild = program(hall, child, "read")
    assert ["manage", "play", "manage", "read"] == [rights for _label, rights in listed(anna)]
    first = anna.get("/api/tokens").json()[0]["id"]
    assert 204 == anna.call("DELETE", f"/api/tokens/{first}").status_code
    assert [401, 200, 401, 401] == [each.get("/api/me").status_code for each in (stolen, mine, child, grandchild)]


def test_no_token_leads_to_a_password(hall: Hall) -> None:
    """A new mail address could receive a link that resets it; a guest's token could create an account with one."""
    anna, guest = account(hall), hall.guest("Ben")
    manager = program(hall, anna, "manage")
    assert "token-never" == reason(manager, "PATCH", "/api/me", {"email": "thief@example.org", "password": PASSWORD})
    assert 200 == manager.call("PATCH", "/api/me", {"theme": "dark", "email": ""}).status_code
    thief = program(hall, guest, "manage")
    body = {"name": "Thief", "password": PASSWORD}
    assert "token-never" == reason(thief, "POST", "/api/register", body)
    assert (401, "bad_password") == refusal(manager.post("/api/password", {"old": "a guess of mine", "new": PASSWORD}))


def test_tokens_from_before_may_play(home: Settings) -> None:
    """They were made for bots; the upgrade gives them that right, and no more."""
    with hall_for(home) as hall:
        old = program(hall, account(hall), "manage")
    downgraded(home, "0006")
    with hall_for(home) as hall:
        bot = Program(hall.client)
        bot.token = old.token
        assert "token-right" == reason(bot, "POST", "/api/tokens", {})
        assert 201 == bot.post("/api/tables", {"game": "small_world", "seats": [{"kind": "me"}] * 2}).status_code
