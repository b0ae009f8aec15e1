"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hall import PASSWORD, Guest, Hall, hall_for, quick, refusal
from turnwright.server.config import Limits
from turnwright.server.errors import Refused
from turnwright.server.network.limits import Bucket, Limiter
from turnwright.server.people.names import check_email, check_name, name_key
from turnwright.server.people.passwords import check_password
from turnwright.server.tables import live_tables

pytestmark = pytest.mark.plain_only


def registered(hall: Hall, name: str = "Anna") -> Guest:
    """Return a browser signed in to a new account."""
    person = hall.stranger()
    reply = person.post("/api/register", {"name": name, "password": PASSWORD})
    assert 200 == reply.status_code, reply.text
    return person


def test_a_stranger_is_nobody(hall: Hall) -> None:
    """GET /api/me also answers strangers."""
    assert {"user": None, "csrf": "", "mail": False} == hall.stranger().get("/api/me").json()


def test_a_guest_plays_at_once_under_a_chosen_name(hall: Hall) -> None:
    """One request signs a guest in."""
    person = hall.guest("Борис")
    me = person.get("/api/me").json()
    assert ("Борис", "guest") == (me["user"]["name"], me["user"]["kind"])
    assert person.csrf == me["csrf"] != ""


def test_two_guests_may_share_a_name_but_not_an_account(hall: Hall) -> None:
    """Each guest is somebody else."""
    one, two = hall.guest("Anna"), hall.guest("Anna")
    assert one.get("/api/me").json()["user"]["id"] != two.get("/api/me").json()["user"]["id"]


@pytest.mark.parametrize("name", ["anna", "An-na", "  ANNA ", "A n n a"])
def test_nobody_passes_for_an_account(hall: Hall, name: str) -> None:
    """Names that people would take for the same are the same."""
    registered(hall)
    assert (409, "name_taken") == refusal(hall.stranger().post("/api/guest", {"name": name}))
    taken = hall.stranger().post("/api/register", {"name": name, "password": PASSWORD})
    assert (409, "name_taken") == refusal(taken)


def test_registering_keeps_the_guest_and_so_the_seats(hall: Hall) -> None:
    """The id stays; old cookies of the guest end."""
    person = hall.guest("Anna")
    before, old = person.get("/api/me").json()["user"]["id"], person.cookie
    assert 200 == person.post("/api/register", {"name": "Anna B", "password": PASSWORD}).status_code
    after = person.get("/api/me").json()["user"]
    assert (before, "Anna B", "account") == (after["id"], after["name"], after["kind"])
    assert old != person.cookie
    person.cookie = old
    assert person.get("/api/me").json()["user"] is None


def test_an_account_is_the_same_on_every_device(hall: Hall) -> None:
    """Signing in elsewhere finds the same person."""
    first = registered(hall)
    second = hall.stranger()
    assert 200 == second.post("/api/login", {"name": "anna", "password": PASSWORD}).status_code
    assert first.get("/api/me").json()["user"] == second.get("/api/me").json()["user"]
    assert first.cookie != second.cookie


def test_wrong_names_and_wrong_passwords_are_answered_alike(hall: Hall) -> None:
    """The answer does not tell whether an account exists."""
    registered(hall)
    wrong = hall.stranger().post("/api/login", {"name": "Anna", "password": "not the password"})
    nobody = hall.stranger().post("/api/login", {"name": "Nobody", "password": "not the password"})
    assert (401, "bad_password") == refusal(wrong)
    assert wrong.json() == nobody.json()


def test_signing_out_ends_the_session(hall: Hall) -> None:
    """The old cookie is worth nothing."""
    person = registered(hall)
    old = person.cookie
    assert 200 == person.post("/api/logout").status_code
    person.cookie = old
    assert person.get("/api/me").json()["user"] is None


def test_a_password_is_changed_by_who_knows_the_old_one(hall: Hall) -> None:
    """Other sessions end; this browser stays signed in; guests have none to change."""
    here, there = registered(hall), hall.stranger()
    there.post("/api/login", {"name": "Anna", "password": PASSWORD})
    wrong = here.post("/api/password", {"old": "wrong one", "new": "a better password"})
    assert (401, "bad_password") == refusal(wrong)
    weak = here.post("/api/password", {"old": PASSWORD, "new": "password"})
    assert (400, "bad_request") == refusal(weak)
    assert 200 == here.post("/api/password", {"old": PASSWORD, "new": "a better password"}).status_code
    assert "Anna" == here.get("/api/me").json()["user"]["name"]
    assert there.get("/api/me").json()["user"] is None
    assert 200 == hall.stranger().post("/api/login", {"name": "Anna", "password": "a better password"}).status_code
    guest = hall.guest("Bert").post("/api/password", {"old": "", "new": "a better password"})
    assert (409, "conflict") == refusal(guest)


def test_preferences_are_kept(hall: Hall) -> None:
    """What is left out stays."""
    person = registered(hall)
    assert 200 == person.call("PATCH", "/api/me", {"lang": "ru", "prefs": {"sound": False}}).status_code
    body = {"theme": "dark", "prefs": {"confirm_end": True}, "email": "a@b.org", "password": PASSWORD}
    reply = person.call("PATCH", "/api/me", body)
    user = reply.json()["user"]
    assert ("ru", "dark", "a@b.org") == (user["lang"], user["theme"], user["email"])
    assert {"sound": False, "confirm_end": True} == user["prefs"]
    refused = person.call("PATCH", "/api/me", {"lang": "xx"})
    assert (400, "bad_option") == refusal(refused)
    assert ["", "en", "ru"] == refused.json()["error"]["allowed"]


def test_tokens_sign_bots_in_until_deleted(hall: Hall) -> None:
    """The secret is shown once, works as Bearer without CSRF, and ends with the token."""
    person = registered(hall)
    made = person.post("/api/tokens", {"label": "my bot", "rights": "manage", "password": PASSWORD}).json()
    listed = person.get("/api/tokens").json()
    assert [made["id"]] == [token["id"] for token in listed]
    assert not listed[0].get("secret")
    bot = {"Authorization": f"Bearer {made['secret']}"}
    assert "Anna" == hall.stranger().get("/api/me", headers=bot).json()["user"]["name"]
    assert 200 == hall.stranger().call("PATCH", "/api/me", {"theme": "dark"}, headers=bot).status_code
    assert 204 == person.call("DELETE", f"/api/tokens/{made['id']}").status_code
    assert (401, "not_signed_in") == refusal(hall.stranger().get("/api/me", headers=bot))
    assert (404, "not_found") == refusal(person.call("DELETE", f"/api/tokens/{made['id']}"))


def test_strangers_are_told_to_sign_in(hall: Hall) -> None:
    """What needs a person says so."""
    assert (401, "not_signed_in") == refusal(hall.stranger().get("/api/tokens"))


@pytest.mark.parametrize(
    "name", ["", "A", "x" * 25, "<b>Anna</b>", "a\u202eb", "a\x00b", "Аnna", "--", "a@b", "\u200b\u200b", "a/b", 'a"b']
)
def test_names_without_tricks(name: str) -> None:
    """No markup, no invisible letters, no mixed alphabets."""
    with pytest.raises(Refused):
        check_name(name)


@pytest.mark.parametrize("name", ["Anna", "Анна", "Jean-Luc", "O'Neil", "Ёлка 2", "大喬ひろ", "José"])
def test_names_that_people_have(name: str) -> None:
    """Letters of any alphabet are welcome."""
    assert name == check_name(f"  {name} ")


def test_spelling_variants_share_a_key() -> None:
    """Case, marks and compatibility forms make no other name."""
    assert 1 == len({name_key(name) for name in ("Anna B", "anna-b", "ANNA.B", "ａｎｎａ b")})


@pytest.mark.parametrize(
    "password",
    [
        "short", "password", "aaaaaaaaaa", "Anna Bella", "x" * 201,
        "mustang1", "Charlie1", "liverpool", "1qaz2wsx", "dragon2024", "Sunshine99!", "Пароль123", "turnwright!",
    ],
)  # fmt: skip
def test_passwords_that_anybody_guesses(password: str) -> None:
    """Too short, too plain, the name itself, in a list of common ones or one of those with a few digits after it."""
    with pytest.raises(Refused):
        check_password(password, "anna-bella")


@pytest.mark.parametrize("address", ["a", "a@b", "a@b.org\nBcc: x@y.org", "a b@c.org", "<a@b.org>", "a@b.org,c@d.org"])
def test_mail_addresses_hold_one_address(address: str) -> None:
    """Nothing that a mail header would read as more."""
    with pytest.raises(Refused):
        check_email(address)


def test_a_bucket_refills_steadily() -> None:
    """Sixty a minute is one a second, after the first burst."""
    now = [0.0]
    bucket = Bucket(60, 2, lambda: now[0])
    assert [0.0, 0.0, 1.0] == [bucket.wait() for _ in range(3)]
    now[0] = 1.0
    assert 0.0 == bucket.wait()
    assert bucket.wait() > 0


def test_a_request_that_costs_more_is_paid_by_those_after_it() -> None:
    """It is answered even if there are not so many tokens at all."""
    now = [0.0]
    bucket = Bucket(60, 2, lambda: now[0])
    assert [0.0, 4.0] == [bucket.wait(5), bucket.wait()]
    now[0] = 4.0
    assert 0.0 == bucket.wait(5)


def test_requests_about_a_very_long_game_count_as_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To show it takes longer; so do its frames on the WebSocket."""
    monkeypatch.setattr(live_tables, "STRETCH", 1)
    with hall_for(quick(tmp_path, limits=Limits(requests=60, moves=600, watches=600))) as hall:
        anna, bert = hall.guest("Anna"), hall.guest("Bert")
        table = anna.table("me", "me", public=True)["id"]
        path = f"/api/tables/{table}/snapshot"
        assert [200] * 3 == [anna.get(path).status_code for _n in range(3)]
        monkeypatch.setattr(live_tables, "LONG", -10)
        assert [200, 200, 429] == [anna.get(path).status_code for _n in range(3)]
        with hall.client.websocket_connect("/ws", headers=bert.headers) as socket:
            monkeypatch.setattr(live_tables, "LONG", -1_000)
            for _n in range(2):
                socket.send_json({"type": "watch", "table": table})
            assert "table" == socket.receive_json(timeout=20)["type"]
            assert "rate_limited" == socket.receive_json(timeout=20)["error"]["code"]


def test_buckets_are_kept_apart_and_forgotten() -> None:
    """One address does not use up another's share, and idle ones take no memory."""
    now = [0.0]
    limiter = Limiter(Limits(sign_ins=2), lambda: now[0])
    limiter.take("sign_in", "a")
    with pytest.raises(Refused) as caught:
        limiter.take("sign_in", "a")
    limiter.take("sign_in", "b")
    assert caught.value.problem.retry_after == 30.0
    now[0] = 1000.0
    for number in range(20_001):
        limiter.take("request", str(number))
    assert len(limiter._buckets) <= 20_001


def test_sign_ins_are_limited_with_a_machine_readable_reply(tmp_path: Path) -> None:
    """Guessing passwords gets 429, the seconds to wait, and Retry-After."""
    with hall_for(quick(tmp_path, limits=Limits(sign_ins=4))) as hall:
        replies = [hall.stranger().post("/api/login", {"name": "Anna", "password": "guess"}) for _ in range(4)]
    assert [401, 401, 429, 429] == [reply.status_code for reply in replies]
    error = replies[-1].json()["error"]
    assert "rate_limited" == error["code"]
    assert 0 < error["retry_after"] <= 60
    assert int(replies[-1].headers["retry-after"]) >= 1


def test_requests_are_limited_by_person(tmp_path: Path) -> None:
    """One person's flood does not touch another."""
    with hall_for(quick(tmp_path, limits=Limits(requests=20))) as hall:
        one, two = hall.guest("Anna"), hall.guest("Bert")
        codes = [one.get("/api/me").status_code for _ in range(15)]
        assert 429 == codes[-1]
        assert 200 == two.get("/api/me").status_code
