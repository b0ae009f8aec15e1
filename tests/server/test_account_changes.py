"""Accounts that are renamed or deleted, and the way back for a forgotten password; on either database."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from tests.server.hall import PASSWORD, QUIET, Guest, Hall, hall_for, refusal
from tests.server.postman import Postman, post_office
from tests.server.room import ME, OPEN
from turnwright.server.config import Mail, Settings
from turnwright.server.people import account_changes
from turnwright.server.people.account_changes import Accounts
from turnwright.server.people.confirmations import LINKS_TO_A_MAILBOX
from turnwright.server.people.resets import LIFETIME
from turnwright.server.storage.db import Database, chat
from turnwright.server.storage.people_tables import mail_links, sessions, tokens, users
from turnwright.server.tables.service import Person
from turnwright.server.wire.tables import CreateBody

pytestmark = pytest.mark.plain_only
NEW = "another horse battery"


@pytest.fixture
def postman() -> Iterator[Postman]:
    """A mail server."""
    with post_office() as running:
        yield running


@pytest.fixture
def hall(home: Settings, postman: Postman) -> Iterator[Hall]:
    """A server that sends mail."""
    mail = Mail(host="127.0.0.1", port=postman.port, sender="table@example.org", starttls=False)
    limits = replace(QUIET, mails=1_000)
    with hall_for(replace(home, mail=mail, limits=limits, public_url="http://games.example.org")) as running:
        yield running


def account(hall: Hall, name: str, **more: Any) -> Guest:
    """Return somebody with a new account."""
    person = hall.stranger()
    reply = person.post("/api/register", {"name": name, "password": PASSWORD, **more})
    assert 200 == reply.status_code, reply.text
    return person


def write(hall: Hall, *statements: Any) -> None:
    """Change the database."""

    def work(sql: Connection) -> None:
        for statement in statements:
            sql.execute(statement)

    hall.client.blocking_portal.call(hall.services.db.write, work)


def rows(hall: Hall, wanted: Any) -> list[Any]:
    """Read the database."""
    found: list[Any] = hall.client.blocking_portal.call(hall.services.db.read, lambda sql: sql.execute(wanted).all())
    return found


def with_mail(hall: Hall, name: str, email: str) -> Guest:
    """Return somebody whose address is confirmed."""
    person = account(hall, name)
    write(hall, update(users).where(users.c.name == name).values(email=email, email_confirmed=time.time()))
    return person


def links(hall: Hall, postman: Postman) -> list[tuple[str, str]]:
    """Return the links that were mailed: to whom, and the secret."""
    portal = hall.client.blocking_portal
    portal.call(hall.services.resets.settled)
    portal.call(hall.services.confirmations.mailer.settled)
    found = []
    for letter in postman.letters:
        link = re.search(r"http://games\.example\.org/reset#([\w-]+)", letter.get_content())
        if link is not None:
            found.append((letter["To"], link[1]))
    return found


def forgotten(hall: Hall, email: str) -> Any:
    """Ask for a link."""
    return hall.stranger().post("/api/password/forgotten", {"email": email})


def signs_in(hall: Hall, name: str, password: str) -> bool:
    """Return whether the password is right."""
    return bool(200 == hall.stranger().post("/api/login", {"name": name, "password": password}).status_code)


# A forgotten password.


def test_a_mailed_link_sets_a_new_password_once(hall: Hall, postman: Postman) -> None:
    """All sessions and tokens end; a weak password does not use the link up."""
    anna = with_mail(hall, "Anna", "Anna@example.org")
    token = anna.post("/api/tokens", {"password": PASSWORD}).json()["secret"]
    assert 202 == forgotten(hall, "anna@EXAMPLE.org").status_code
    ((to, secret),) = links(hall, postman)
    assert "Anna@example.org" == to
    reset = {"secret": secret, "password": "password1"}
    assert (400, "bad_request") == refusal(hall.stranger().post("/api/password/reset", reset))
    reply = hall.stranger().post("/api/password/reset", {"secret": secret, "password": NEW})
    assert (200, {"name": "Anna"}) == (reply.status_code, reply.json())
    assert None is anna.get("/api/me").json()["user"]
    assert 401 == hall.stranger().get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code
    assert (False, True) == (signs_in(hall, "Anna", PASSWORD), signs_in(hall, "Anna", NEW))
    again = hall.stranger().post("/api/password/reset", {"secret": secret, "password": PASSWORD})
    assert (404, "not_found") == refusal(again)
    assert [] == [digest for (digest,) in rows(hall, select(mail_links.c.digest)) if digest == secret]


def test_nobody_learns_whether_an_address_has_an_account(hall: Hall, postman: Postman) -> None:
    """The answer is the same, and nothing is looked up before it is given; unconfirmed addresses get nothing."""
    with_mail(hall, "Anna", "anna@example.org")
    account(hall, "Bert", email="bert@example.org")
    replies = [forgotten(hall, address) for address in ("anna@example.org", "bert@example.org", "nobody@example.org")]
    assert 1 == len({(reply.status_code, reply.text) for reply in replies})
    assert ["anna@example.org"] == [to for to, _secret in links(hall, postman)]


def test_links_are_few_expire_and_belong_to_one_address(hall: Hall, postman: Postman) -> None:
    """After an hour, or when the account has another address, a link is worth nothing."""
    with_mail(hall, "Anna", "anna@example.org")
    for _request in range(LINKS_TO_A_MAILBOX + 2):
        forgotten(hall, "anna@example.org")
    sent = links(hall, postman)
    assert LINKS_TO_A_MAILBOX == len(sent)
    write(hall, update(users).where(users.c.name == "Anna").values(email="new@example.org"))
    moved = hall.stranger().post("/api/password/reset", {"secret": sent[0][1], "password": NEW})
    write(hall, update(users).where(users.c.name == "Anna").values(email="anna@example.org"))
    write(hall, update(mail_links).values(created=time.time() - LIFETIME - 1))
    late = hall.stranger().post("/api/password/reset", {"secret": sent[0][1], "password": NEW})
    assert [(404, "not_found")] * 2 == [refusal(moved), refusal(late)]
    assert signs_in(hall, "Anna", PASSWORD)


def test_a_link_that_confirms_resets_nothing(hall: Hall, postman: Postman) -> None:
    """Nor the other way round."""
    anna = with_mail(hall, "Anna", "anna@example.org")
    anna.call("PATCH", "/api/me", {"email": "other@example.org", "password": PASSWORD})
    write(hall, update(users).where(users.c.name == "Anna").values(email_confirmed=time.time()))
    forgotten(hall, "other@example.org")
    ((_to, secret),) = links(hall, postman)
    (confirms,) = [link for mail in postman.letters for link in re.findall(r"/confirm#([\w-]+)", mail.get_content())][
        :1
    ]
    wrong = hall.stranger().post("/api/password/reset", {"secret": confirms, "password": NEW})
    assert (404, "not_found") == refusal(wrong)
    assert (404, "not_found") == refusal(hall.stranger().post("/api/email/confirm", {"secret": secret}))


def test_a_server_without_mail_says_so(home: Settings) -> None:
    """The page shows no word of mail there."""
    with hall_for(home) as hall:
        assert not hall.stranger().get("/api/me").json()["mail"]
        reply = forgotten(hall, "anna@example.org")
        assert ((409, "conflict"), "mail-off") == (refusal(reply), reply.json()["error"]["reason"])


def test_requests_for_links_are_limited_by_address(home: Settings, postman: Postman) -> None:
    """Like attempts to sign in."""
    mail = Mail(host="127.0.0.1", port=postman.port, starttls=False)
    with hall_for(replace(home, mail=mail, limits=replace(QUIET, sign_ins=4))) as hall:
        assert 429 in [forgotten(hall, f"a{n}@example.org").status_code for n in range(5)]


# Another name.


def test_an_account_gets_another_name_everywhere(hall: Hall) -> None:
    """At its tables as well; the old name is kept from others, and the owner may have it back later."""
    anna, bert = account(hall, "Anna"), hall.guest("Bert")
    table = anna.table("me", "open", public=True)["id"]
    assert "Annabel" == anna.post("/api/me/name", {"name": "Annabel", "password": PASSWORD}).json()["user"]["name"]
    assert "Annabel" == bert.get(f"/api/tables/{table}").json()["seats"][0]["name"]
    assert signs_in(hall, "Annabel", PASSWORD)
    for name in ("Anna", "ANNA", "A-nna"):
        assert (409, "name_taken") == refusal(
            hall.stranger().post("/api/register", {"name": name, "password": PASSWORD})
        )
        assert (409, "name_taken") == refusal(hall.stranger().post("/api/guest", {"name": name}))
    soon = anna.post("/api/me/name", {"name": "Anna", "password": PASSWORD})
    assert ((409, "conflict"), "renamed") == (refusal(soon), soon.json()["error"]["reason"])
    long_ago = time.time() - account_changes.RENAMING_DAYS * 86_400 - 1
    write(hall, update(users).where(users.c.name == "Annabel").values(renamed=long_ago))
    assert "Anna" == anna.post("/api/me/name", {"name": "Anna", "password": PASSWORD}).json()["user"]["name"]


def test_a_new_name_is_checked_like_that_of_a_new_account(hall: Hall) -> None:
    """No names of others, nothing that looks like them, nothing too short; guests register instead."""
    anna = account(hall, "Anna")
    account(hall, "Bert")
    assert (409, "name_taken") == refusal(anna.post("/api/me/name", {"name": "b-e-r-t", "password": PASSWORD}))
    assert (400, "bad_request") == refusal(anna.post("/api/me/name", {"name": "x", "password": PASSWORD}))
    guest = hall.guest("Cleo").post("/api/me/name", {"name": "Cleopatra", "password": PASSWORD})
    assert ((409, "conflict"), "guest-account") == (refusal(guest), guest.json()["error"]["reason"])
    assert "Anna" == anna.get("/api/me").json()["user"]["name"]


# Deleted accounts.


def test_what_remains_of_a_deleted_account(hall: Hall) -> None:
    """Games, with another name; no session, token, address or chat under the old one, and nobody takes the name."""
    anna, bert = with_mail(hall, "Anna", "anna@example.org"), hall.guest("Bert")
    anna.post("/api/tokens", {"password": PASSWORD})
    done = anna.table("me", "open", public=True)["id"]
    bert.post(f"/api/tables/{done}/join", {})
    anna.post(f"/api/tables/{done}/start")
    anna.post(f"/api/tables/{done}/chat", {"text": "Hello"})
    anna.post(f"/api/tables/{done}/resign")
    user = anna.get("/api/me").json()["user"]["id"]
    assert (401, "bad_password") == refusal(anna.post("/api/me/delete", {"password": "wrong"}))
    assert 200 == anna.post("/api/me/delete", {"password": PASSWORD}).status_code
    assert [] == rows(hall, select(users).where(users.c.id == user))
    for kind in (sessions, tokens, mail_links):
        assert [] == rows(hall, select(kind).where(kind.c.user_id == user))
    info = bert.get(f"/api/tables/{done}").json()
    assert ("finished", "Deleted player", [1]) == (info["state"], info["seats"][0]["name"], info["winners"])
    said = rows(hall, select(chat.c.name, chat.c.message).where(chat.c.table_id == done))
    assert "Anna" not in str(said)
    assert "Anna" not in bert.get(f"/api/tables/{done}/record").text
    assert not signs_in(hall, "Anna", PASSWORD)
    assert (409, "name_taken") == refusal(hall.stranger().post("/api/guest", {"name": "Anna"}))


def test_tables_of_a_deleted_account(hall: Hall) -> None:
    """Its own that wait are closed, elsewhere it stands up, and it resigns where a game is played."""
    anna, bert = account(hall, "Anna"), hall.guest("Bert")
    own = anna.table("me", "open", public=True)["id"]
    bert.post(f"/api/tables/{own}/join", {})
    other = bert.table("me", "open", public=True)["id"]
    two, three = bert.table("me", "open", public=True)["id"], bert.table("me", "open", "random", public=True)["id"]
    for table in (other, two, three):
        anna.post(f"/api/tables/{table}/join", {})
    for table in (two, three):
        bert.post(f"/api/tables/{table}/start")
    assert 200 == anna.post("/api/me/delete", {"password": PASSWORD}).status_code
    states = {table: bert.get(f"/api/tables/{table}").json() for table in (own, other, two, three)}
    assert ["closed", "open", "finished", "running"] == [info["state"] for info in states.values()]
    assert "open" == states[other]["seats"][1]["kind"]
    assert ([0], "resigned") == (states[two]["winners"], states[two]["ending"])
    assert ("bot", "Deleted player") == (states[three]["seats"][1]["kind"], states[three]["seats"][1]["name"])


def test_what_is_done_while_an_account_is_deleted_goes_as_well(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that was let in just before: no table waits for somebody who is gone, and no name stays."""
    anna, other = account(hall, "Anna"), hall.stranger()
    other.post("/api/login", {"name": "Anna", "password": PASSWORD})
    me = other.get("/api/me").json()["user"]
    person, form = Person(me["id"], me["name"]), CreateBody(game="small_world", seats=[ME, OPEN], public=True)
    real, opened = Accounts.delete, []

    async def delete(self: Accounts, user: str) -> None:
        opened.append((await hall.services.tables.create(person, form)).id)
        await real(self, user)

    monkeypatch.setattr(Accounts, "delete", delete)
    assert 200 == anna.post("/api/me/delete", {"password": PASSWORD}).status_code
    info = hall.guest("Bert").get(f"/api/tables/{opened[0]}").json()
    assert ("closed", "Deleted player") == (info["state"], info["seats"][0]["name"])


def test_no_token_or_session_is_stored_for_an_account_that_is_gone(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused in words, not by an error of ours."""
    anna = account(hall, "Anna")
    user = anna.get("/api/me").json()["user"]["id"]
    real = Database.write

    async def write(self: Database, work: Any) -> Any:
        await real(self, lambda sql: sql.execute(delete(users).where(users.c.id == user)))
        return await real(self, work)

    monkeypatch.setattr(Database, "write", write)
    assert (401, "not_signed_in") == refusal(anna.post("/api/tokens", {"password": PASSWORD}))
    account(hall, "Anna")
    user = rows(hall, select(users.c.id).where(users.c.name == "Anna"))[0][0]
    gone = hall.stranger().post("/api/login", {"name": "Anna", "password": PASSWORD})
    assert (401, "not_signed_in") == refusal(gone)


def test_a_guest_has_no_account_to_delete(hall: Hall) -> None:
    """They sign out."""
    reply = hall.guest("Cleo").post("/api/me/delete", {"password": PASSWORD})
    assert (409, "conflict") == refusal(reply)
