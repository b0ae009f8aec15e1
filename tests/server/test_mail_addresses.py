"""Mail addresses: what people may enter."""

from __future__ import annotations

import pytest

from tests.server.hall import PASSWORD, Hall
from turnwright.server.errors import Refused
from turnwright.server.people.names import LONGEST_EMAIL, LONGEST_LOCAL, check_email

pytestmark = pytest.mark.plain_only

LABEL = "a" * 63
GOOD = [
    "anna@example.org",
    "Anna.Maria@Example.ORG",
    "anna+games@example.org",
    "a@b.c",
    "o'brien@example.org",
    "first_last-name@mail.example.co.uk",
    "100%!#$&*/=?^`{|}~@example.org",
    "anna@xn--80ak6aa92e.com",
    "anna@xn--e1afmkfd.xn--p1ai",
    "anna@1and1.com",
    "anna@a-b.org",
    f"{'a' * LONGEST_LOCAL}@example.org",
    f"anna@{LABEL}.org",
]
BAD = [
    "anna",
    "@",
    "anna@",
    "@example.org",
    "a@@b.c",
    "a@b@c.d",
    "anna@example",
    "anna@.example.org",
    "anna@example.org.",
    "anna@example..org",
    "anna@-example.org",
    "anna@example-.org",
    "anna@exa_mple.org",
    "anna@127.0.0.1",
    "anna@example.123",
    "anna@[127.0.0.1]",
    ".anna@example.org",
    "anna.@example.org",
    "anna..maria@example.org",
    "anna maria@example.org",
    "anna@exam ple.org",
    '"anna"@example.org',
    '"anna maria"@example.org',
    "anna@example.org,bert@example.org",
    "anna@example.org;bert",
    "Anna <anna@example.org>",
    "anna(comment)@example.org",
    "mailto:anna@example.org",
    "anna\\@example.org",
    "anna@example.org\nBcc: bert@example.org",
    "anna\t@example.org",
    "anna\x7f@example.org",
    "anna@example.org\0",
    "анна@example.org",
    "anna@пример.рф",
    "anna@ｅxample.org",
    "anna@example。org",
    f"{'a' * (LONGEST_LOCAL + 1)}@example.org",
    f"anna@{LABEL}a.org",
    f"anna@{'.'.join([LABEL] * 4)}.org",
]


@pytest.mark.parametrize("address", GOOD)
def test_an_address_is_kept_as_it_was_entered(address: str) -> None:
    """Without the spaces around it."""
    assert address == check_email(f"  {address} ")


@pytest.mark.parametrize("address", BAD)
def test_what_no_mail_server_would_deliver_is_refused(address: str) -> None:
    """With a reason that the page can show."""
    with pytest.raises(Refused) as caught:
        check_email(address)
    assert ("bad_request", "email") == (caught.value.problem.code, caught.value.problem.reason)


def test_the_longest_address() -> None:
    """As long as mail servers pass on."""
    domain = ".".join([LABEL, LABEL, LABEL])
    longest = f"{'a' * (LONGEST_EMAIL - len(domain) - 1)}@{domain}"
    assert longest == check_email(longest)
    with pytest.raises(Refused):
        check_email(f"a{longest}")


def test_no_address_is_none() -> None:
    """Whoever wants no mail enters nothing."""
    assert "" == check_email("   ")


def test_an_odd_address_is_refused_wherever_one_is_asked_for(hall: Hall) -> None:
    """For a new account, and on the account page."""
    person = hall.stranger()
    account = {"name": "Anna", "password": PASSWORD}
    assert 400 == person.post("/api/register", {**account, "email": "a@@b.c"}).status_code
    assert 200 == person.post("/api/register", account).status_code
    assert 400 == person.call("PATCH", "/api/me", {"email": "a@@b.c"}).status_code
