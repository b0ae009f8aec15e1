"""Mail addresses: only those whose readers said so get notices, and nobody is flooded with requests to say so."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from tests.server.hall import PASSWORD, QUIET, Guest, Hall, hall_for, refusal
from tests.server.postman import Postman, post_office
from tests.server.test_notices import settle
from tests.server.visitors import eventually
from turnwright.server.config import Mail, Settings
from turnwright.server.people.confirmations import CONFIRM, LINKS_TO_A_MAILBOX, keep_link
from turnwright.server.people.credentials import new_secret
from turnwright.server.people.registry import MOST_TOKENS, Registry
from turnwright.server.storage import expiry
from turnwright.server.storage.db import Database
from turnwright.server.storage.people_tables import users
from turnwright.server.web import notices

pytestmark = pytest.mark.plain_only


@pytest.fixture
def postman() -> Iterator[Postman]:
    """A mail server."""
    with post_office() as running:
        yield running


@pytest.fixture
def hall(home: Settings, postman: Postman, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """A server that sends mail at once, on either database."""
    monkeypatch.setattr(notices, "GRACE", 0.0)
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


def delivered(hall: Hall, postman: Postman) -> list[tuple[str, str]]:
    """Return the mails so far: to whom, and the secret of the link in it."""
    hall.client.blocking_portal.call(hall.services.confirmations.mailer.settled)
    found = []
    for letter in postman.letters:
        link = re.search(r"http://games\.example\.org/confirm#([\w-]+)", letter.get_content())
        found.append((str(letter["To"]), link[1] if link else ""))
    return found


def state(person: Guest) -> tuple[str, bool]:
    """Return somebody's address and whether it is confirmed."""
    user = person.get("/api/me").json()["user"]
    return user["email"], user["email_confirmed"]


def confirm(hall: Hall, secret: str) -> Any:
    """Follow a link, without being signed in."""
    return hall.stranger().post("/api/email/confirm", {"secret": secret})


def test_an_address_is_confirmed_by_the_link_that_is_mailed_there(hall: Hall, postman: Postman) -> None:
    """Once; another address starts over, and the same one again changes nothing."""
    anna = account(hall, "Anna", email="anna@example.org")
    ((to, secret),) = delivered(hall, postman)
    assert ("anna@example.org", ("anna@example.org", False)) == (to, state(anna))
    assert (404, "not_found") == refusal(confirm(hall, secret.swapcase()))
    assert {"email": "anna@example.org"} == confirm(hall, secret).json()
    assert ("anna@example.org", True) == state(anna)
    assert (404, "not_found") == refusal(confirm(hall, secret))
    anna.call("PATCH", "/api/me", {"email": "anna@example.org", "password": PASSWORD})
    assert ("anna@example.org", True) == state(anna)
    anna.call("PATCH", "/api/me", {"email": "other@example.org", "password": PASSWORD})
    assert ("other@example.org", False) == state(anna)
    assert ["anna@example.org", "other@example.org"] == [to for to, secret in delivered(hall, postman) if secret]


def test_the_link_of_an_address_that_was_given_up_confirms_nothing(hall: Hall, postman: Postman) -> None:
    """Neither the new one nor, once it is back, the old one without a new link."""
    anna = account(hall, "Anna", email="one@example.org")
    anna.call("PATCH", "/api/me", {"email": "two@example.org", "password": PASSWORD})
    (_to, one), (_two, two) = delivered(hall, postman)
    assert (404, "not_found") == refusal(confirm(hall, one))
    assert ("two@example.org", False) == state(anna)
    assert 200 == confirm(hall, two).status_code
    anna.call("PATCH", "/api/me", {"email": "", "password": PASSWORD})
    assert ("", False) == state(anna)


def test_a_link_works_for_a_day(hall: Hall, postman: Postman, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not longer."""
    anna = account(hall, "Anna", email="anna@example.org")
    ((_to, secret),) = delivered(hall, postman)
    monkeypatch.setattr(expiry, "LINK_LIFETIME", -1.0)
    assert (404, "not_found") == refusal(confirm(hall, secret))
    assert ("anna@example.org", False) == state(anna)


def test_guests_have_no_address(hall: Hall, postman: Postman) -> None:
    """They are told to make an account; leaving it empty is fine."""
    guest = hall.guest("Gast")
    reply = guest.call("PATCH", "/api/me", {"email": "stranger@example.org", "webhook": ""})
    assert ((409, "conflict"), "guest-email") == (refusal(reply), reply.json()["error"]["reason"])
    assert 200 == guest.call("PATCH", "/api/me", {"email": "", "webhook": ""}).status_code
    assert [] == delivered(hall, postman)


def test_only_confirmed_addresses_get_notices(hall: Hall, postman: Postman) -> None:
    """A stranger whose address was entered gets one mail, which asks, and no notices."""
    anna, bert = account(hall, "Anna", email="anna@example.org"), account(hall, "Bert", email="bert@example.org")
    secret = dict(delivered(hall, postman))["bert@example.org"]
    assert 200 == confirm(hall, secret).status_code
    for first in (0, 1):
        table = anna.table("me", "open", public=True, options={"first": first})["id"]
        bert.post(f"/api/tables/{table}/join", {})
        anna.post(f"/api/tables/{table}/start")
        settle(hall)
    subjects = [(str(letter["To"]), str(letter["Subject"]).partition(":")[0]) for letter in postman.letters]
    assert [("bert@example.org", "Your turn")] == subjects[2:]


def test_links_are_counted_by_person_and_by_mailbox(hall: Hall, postman: Postman) -> None:
    """A number per day, whatever the spelling of the address and whoever asks; refused ones change nothing."""
    anna = account(hall, "Anna", email="victim@example.org")
    replies = [anna.post("/api/email/link") for _ in range(4)]
    assert [200, 200, 429, 429] == [reply.status_code for reply in replies]
    assert 0 < replies[-1].json()["error"]["retry_after"] <= 3600
    for name, address in (("Bert", "Victim@example.org"), ("Carl", "victim+1@example.org")):
        other = account(hall, name)
        assert 429 == other.call("PATCH", "/api/me", {"email": address, "password": PASSWORD}).status_code
        assert ("", False) == state(other)
    assert ("victim+2@example.org", False) == state(account(hall, "Dora", email="victim+2@example.org"))
    assert 3 == len(delivered(hall, postman))
    bodies = [{"email": f"v{n}@example.org", "password": PASSWORD} for n in range(4)]
    assert [200, 200, 429, 429] == [anna.call("PATCH", "/api/me", body).status_code for body in bodies]


def test_another_link_is_for_those_who_need_one(hall: Hall, postman: Postman) -> None:
    """An address that waits to be confirmed, and a server that sends mail."""
    anna = account(hall, "Anna")
    reply = anna.post("/api/email/link")
    assert ((409, "conflict"), "email-done") == (refusal(reply), reply.json()["error"]["reason"])
    assert (401, "not_signed_in") == refusal(hall.stranger().post("/api/email/link"))
    assert [] == delivered(hall, postman)


def test_without_a_mail_server_an_address_waits(lite_home: Settings) -> None:
    """It is kept, unconfirmed, and no link is promised."""
    with hall_for(lite_home) as hall:
        anna = account(hall, "Anna", email="anna@example.org")
        assert ("anna@example.org", False) == state(anna)
        assert "mail-off" == anna.post("/api/email/link").json()["error"]["reason"]


@pytest.mark.parametrize(("lang", "said"), [("", ["Somebody", "Кто-то"]), ("en", ["Somebody"]), ("ru", ["Кто-то"])])
def test_the_mail_speaks_the_readers_language(lang: str, said: list[str], hall: Hall, postman: Postman) -> None:
    """Both where it is not known; and it holds nothing that the sender wrote."""
    anna = account(hall, "www.evil.org")
    anna.call("PATCH", "/api/me", {"lang": lang})
    anna.call("PATCH", "/api/me", {"email": "anna@example.org", "password": PASSWORD})
    ((_to, secret),) = delivered(hall, postman)
    content = postman.letters[0].get_content()
    assert said == [word for word in ("Somebody", "Кто-то") if word in content]
    assert "evil" not in content
    assert content.count(secret) == len(said)


def test_a_mailbox_gets_so_many_mails_a_minute(home: Settings, postman: Postman) -> None:
    """Notices, too; what is over is dropped and counted."""
    mail = Mail(host="127.0.0.1", port=postman.port, starttls=False)
    with hall_for(replace(home, mail=mail, limits=replace(QUIET, mails=4))) as hall:
        mailer = hall.services.confirmations.mailer
        for n in range(5):
            hall.client.blocking_portal.call(mailer.send, f"anna+{n}@example.org", "Your turn", "now")
        assert 'notices_total{kind="mail",result="dropped"} 3' in hall.services.metrics.text()
    assert 2 == len(postman.letters)


def test_a_mailbox_gets_no_more_from_two_processes(pg_home: Settings, postman: Postman) -> None:
    """Each hears what the other has sent."""
    mail = Mail(host="127.0.0.1", port=postman.port, starttls=False)
    settings = replace(pg_home, mail=mail, limits=replace(QUIET, mails=4))
    with hall_for(settings) as one, hall_for(settings) as two:
        mailers = [hall.services.confirmations.mailer for hall in (one, two)]
        for _n in range(2):
            one.client.blocking_portal.call(mailers[0].send, "anna@example.org", "Your turn", "now")
        eventually(lambda: any(bucket.left < 1 for bucket in mailers[1].limits._buckets.values()))
        two.client.blocking_portal.call(mailers[1].send, "Anna+x@example.org", "Your turn", "now")
        two.client.blocking_portal.call(mailers[1].send, "bert@example.org", "Your turn", "now")
    assert ["anna@example.org", "anna@example.org", "bert@example.org"] == [str(mail["To"]) for mail in postman.letters]


def test_links_and_tokens_are_counted_across_processes(home: Settings) -> None:
    """Requests that arrive together at two servers on one PostgreSQL do not all find that there is room."""
    mail = Mail(host="127.0.0.1", port=9, sender="table@example.org", starttls=False)
    count = 2 if home.postgres else 1

    async def work() -> None:
        dbs = [Database(replace(home, mail=mail)) for _process in range(count)]
        for db in dbs:
            await db.open()
        try:
            registries = [Registry(db, 90) for db in dbs]
            people = [f"user{number}" for number in range(8)]
            rows = [{"id": person, "name": person, "prefs": {}, "created": 0.0} for person in people]
            await dbs[0].write(lambda sql: sql.execute(insert(users), rows))

            def link(person: str, address: str) -> Callable[[Connection], None]:
                return lambda sql: keep_link(sql, new_secret(), person, address, CONFIRM)

            for box in range(4):
                asked = [dbs[n % count].write(link(people[n], f"ann{box}@example.org")) for n in range(8)]
                outcomes = await asyncio.gather(*asked, return_exceptions=True)
                assert LINKS_TO_A_MAILBOX == outcomes.count(None)
            wanted = [registries[n % count].new_token("user0", "bot") for n in range(MOST_TOKENS + 10)]
            await asyncio.gather(*wanted, return_exceptions=True)
            assert MOST_TOKENS == len(await registries[0].tokens_of("user0"))
        finally:
            for db in dbs:
                await db.close()

    asyncio.run(work())
