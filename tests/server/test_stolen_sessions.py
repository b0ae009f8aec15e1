"""What a stolen session cannot do: nothing that outlives it, because all of that takes the password."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.server.asking import program
from tests.server.hall import PASSWORD, QUIET, Guest, Hall, hall_for, refusal
from tests.server.postman import Postman, post_office
from turnwright.server.config import Mail, Settings

pytestmark = pytest.mark.plain_only
HOOK = "https://hooks.example.org/anna"
CHANGES: list[tuple[str, str, dict[str, Any]]] = [
    ("PATCH", "/api/me", {"email": "thief@example.org"}),
    ("PATCH", "/api/me", {"email": ""}),
    ("PATCH", "/api/me", {"webhook": "https://thief.example.org/"}),
    ("PATCH", "/api/me", {"webhook": "", "theme": "dark"}),
    ("POST", "/api/me/name", {"name": "Thief"}),
    ("POST", "/api/me/delete", {}),
    ("POST", "/api/tokens", {"rights": "manage"}),
    ("POST", "/api/tokens", {"rights": "read"}),
]
"""All that outlives a session, besides a new password, which has a test of its own (``test_auth.py``)."""


@pytest.fixture
def postman() -> Iterator[Postman]:
    """A mail server."""
    with post_office() as running:
        yield running


@pytest.fixture
def hall(home: Settings, postman: Postman) -> Iterator[Hall]:
    """A server that sends mail, on either database."""
    mail = Mail(host="127.0.0.1", port=postman.port, sender="table@example.org", starttls=False)
    limits = replace(QUIET, mails=1_000)
    with hall_for(replace(home, mail=mail, limits=limits, public_url="http://games.example.org")) as running:
        yield running


def owner(hall: Hall, postman: Postman) -> Guest:
    """Return somebody with an account, a confirmed address and a webhook; the postman has nothing left for them."""
    anna = hall.stranger()
    anna.post("/api/register", {"name": "Anna", "password": PASSWORD, "email": "anna@example.org"})
    (letter,) = letters(hall, postman)
    link = re.search(r"#([\w-]+)", letter.get_content())
    assert link is not None
    assert 200 == hall.stranger().post("/api/email/confirm", {"secret": link[1]}).status_code
    assert 200 == anna.call("PATCH", "/api/me", {"webhook": HOOK, "password": PASSWORD}).status_code
    postman.letters.clear()
    return anna


def letters(hall: Hall, postman: Postman) -> list[Any]:
    """Return the mails that were sent."""
    hall.client.blocking_portal.call(hall.services.confirmations.mailer.settled)
    return list(postman.letters)


def thief_of(hall: Hall, victim: Guest) -> Guest:
    """Return a browser with the same session."""
    thief = hall.stranger()
    thief.cookie, thief.csrf = victim.cookie, victim.csrf
    return thief


@pytest.mark.parametrize("password", [None, "", "a guess of mine"])
def test_what_outlives_a_session_takes_the_password(hall: Hall, postman: Postman, password: str | None) -> None:
    """Refused, nothing has changed, and nobody gets mail."""
    anna = owner(hall, postman)
    thief, before = thief_of(hall, anna), anna.get("/api/me").json()["user"]
    for method, path, body in CHANGES:
        reply = thief.call(method, path, body if password is None else {**body, "password": password})
        assert reply.status_code in (400, 401), (path, body, reply.text)
    assert before == anna.get("/api/me").json()["user"]
    assert [] == anna.get("/api/tokens").json()
    assert [] == letters(hall, postman)


def test_whoever_knows_the_password_may(hall: Hall, postman: Postman) -> None:
    """The address that was confirmed is told that it is no longer that of the account."""
    anna = owner(hall, postman)
    moved = {"email": "new@example.org", "webhook": "https://new.example.org/", "password": PASSWORD}
    user = anna.call("PATCH", "/api/me", moved).json()["user"]
    assert ("new@example.org", False, "https://new.example.org/") == (
        user["email"], user["email_confirmed"], user["webhook"],
    )  # fmt: skip
    told = {letter["To"]: letter for letter in letters(hall, postman)}
    assert {"anna@example.org", "new@example.org"} == set(told)
    assert "Your e-mail address was removed" == told["anna@example.org"]["Subject"]
    assert "Anna" not in told["anna@example.org"].get_content()
    postman.letters.clear()
    assert 200 == anna.call("PATCH", "/api/me", {"email": "", "password": PASSWORD}).status_code
    assert [] == letters(hall, postman), "an address that nobody confirmed gets no more mail"


def test_what_stays_as_it_is_takes_no_password(hall: Hall, postman: Postman) -> None:
    """Language, theme and preferences, and addresses that are sent along unchanged."""
    anna = owner(hall, postman)
    same = {"lang": "ru", "theme": "dark", "prefs": {"speed": "fast"}, "email": "anna@example.org", "webhook": HOOK}
    user = anna.call("PATCH", "/api/me", same).json()["user"]
    assert ("ru", True, HOOK) == (user["lang"], user["email_confirmed"], user["webhook"])


def test_guests_have_no_password_to_be_asked_for(hall: Hall) -> None:
    """Their session is all there is of them."""
    guest = hall.guest("Gast")
    assert 200 == guest.call("PATCH", "/api/me", {"webhook": HOOK}).status_code
    assert 201 == guest.post("/api/tokens", {}).status_code


def test_a_token_that_manages_sets_webhooks_and_makes_tokens_but_renames_nobody(hall: Hall, postman: Postman) -> None:
    """A program has no password; a new name takes it from everybody, because it cannot be taken back for a month."""
    manager = program(hall, owner(hall, postman), "manage")
    assert 200 == manager.call("PATCH", "/api/me", {"webhook": "https://new.example.org/"}).status_code
    assert 201 == manager.post("/api/tokens", {"rights": "read"}).status_code
    renamed = manager.post("/api/me/name", {"name": "Thief", "password": "a guess of mine"})
    assert (401, "bad_password") == refusal(renamed)


def test_guesses_count_as_attempts_to_sign_in(home: Settings) -> None:
    """A thief cannot try passwords faster here than at the door."""
    with hall_for(replace(home, limits=replace(QUIET, sign_ins=6))) as hall:
        anna = hall.stranger()
        anna.post("/api/register", {"name": "Anna", "password": PASSWORD})
        thief = thief_of(hall, anna)
        guess = {"webhook": HOOK, "password": "a guess of mine"}
        assert 429 in [thief.call("PATCH", "/api/me", guess).status_code for _guess in range(8)]
