"""Promises of docs/security.md that have no file of their own."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
from pathlib import Path

import pytest

from tests.server.hall import PASSWORD, Hall, hall_for, quick, refusal
from turnwright.core.errors import BadOption
from turnwright.server.app import POLICY
from turnwright.server.config import Limits, Mail, Settings, from_environment
from turnwright.server.errors import Refused
from turnwright.server.people import webhooks

pytestmark = pytest.mark.plain_only

INSIDE = """
    0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.255 169.254.169.254 172.16.0.1
    172.31.255.255 192.0.0.1 192.0.0.9 192.0.0.10 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255
    198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255
    :: ::1 ::7f00:1 ::10.0.0.1 ::1.1.1.1 ::ffff:127.0.0.1 ::ffff:1.1.1.1 ::ffff:0:1.1.1.1
    64:ff9b::7f00:1 64:ff9b::1.1.1.1 64:ff9b:1::1 100::1 2001::1 2001:0:7f00:1:: 2001:2::1 2001:10::1 2001:20::1
    2001:db8::1 2002:7f00:1:: 2002:a00:1::1 2002:101:101::1 3fff::1 5f00::1 fc00::1 fd00::1 fe80::1 fe80::1%eth0
    fec0::1 feff::1 ff02::1 ff0e::1
"""
OUTSIDE = "1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.1 172.32.0.1 198.17.0.1 2606:4700::1111 2a00:1450::5"
ROOT = Path(__file__).parents[2]
MARKUP = "<img src=x onerror=alert(1)>"


def test_every_promise_names_the_tests_that_hold_it() -> None:
    """Each line of docs/security.md about what is promised, by files that are there."""
    text = (ROOT / "docs" / "security.md").read_text("utf-8")
    promised = text[text.index("## What is promised") : text.index("## What is not promised")]
    rows = [line.split(" | ") for line in promised.splitlines() if line.startswith("| **")]
    assert len(rows) > 15
    for promise, tests in rows:
        files = re.findall(r"`([\w/]+\.py)`", tests)
        assert files, promise
        for file in files:
            assert (ROOT / file if "/" in file else ROOT / "tests" / "server" / file).exists(), file


def test_every_answer_carries_the_security_headers(hall: Hall) -> None:
    """Pages, API, refusals and unknown paths alike."""
    for path in ("/", "/api/me", "/api/tables/nothing", "/no/such/path", "/health", "/schema/openapi.json"):
        headers = hall.stranger().get(path).headers
        assert POLICY == headers["content-security-policy"], path
        assert "nosniff" == headers["x-content-type-options"]
        assert "DENY" == headers["x-frame-options"]
        assert "same-origin" == headers["referrer-policy"]


def test_the_policy_allows_no_inline_script_or_style() -> None:
    """Nothing unsafe, nothing from elsewhere, no framing."""
    assert "unsafe" not in POLICY
    assert "default-src 'none'" in POLICY
    assert "frame-ancestors 'none'" in POLICY
    assert "http" not in POLICY


def test_the_session_cookie_is_out_of_reach(tmp_path: Path) -> None:
    """Not for scripts, not for other sites, and with HTTPS not without it."""
    with hall_for(quick(tmp_path, public_url="https://games.example.org")) as hall:
        reply = hall.client.post("/api/guest", json={"name": "Anna"})
        cookie = reply.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" in cookie
        assert "max-age=31536000" in reply.headers["strict-transport-security"]


def test_the_store_alone_signs_nobody_in(hall: Hall, tmp_path: Path) -> None:
    """Cookies, tokens and passwords are kept as digests."""
    person = hall.stranger()
    person.post("/api/register", {"name": "Anna", "password": PASSWORD})
    token = person.post("/api/tokens", {"password": PASSWORD}).json()["secret"]
    stored = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert b"Anna" in stored
    for secret in (person.cookie, token, PASSWORD):
        assert secret.encode() not in stored


def test_a_change_needs_the_csrf_token(hall: Hall) -> None:
    """The cookie alone, which a browser sends by itself, changes nothing."""
    person = hall.guest("Anna")
    good = person.csrf
    for token in ("", "wrong", good[:-1], "ключ"):
        person.csrf = token if token.isascii() else "x"
        assert (403, "forbidden") == refusal(person.call("PATCH", "/api/me", {"theme": "dark"}))
    person.csrf = good
    assert "" == person.get("/api/me").json()["user"]["theme"]
    assert 200 == person.call("PATCH", "/api/me", {"theme": "dark"}).status_code


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.local.evil.example"])
def test_another_sites_page_changes_nothing(hall: Hall, origin: str) -> None:
    """Not even without a cookie: nobody is signed in by force."""
    reply = hall.stranger().post("/api/guest", {"name": "Anna"}, headers={"Origin": origin})
    assert (403, "forbidden") == refusal(reply)


def test_our_own_page_may(hall: Hall) -> None:
    """The Origin of the same host is fine."""
    reply = hall.stranger().post("/api/guest", {"name": "Anna"}, headers={"Origin": "http://testserver.local"})
    assert 200 == reply.status_code, reply.text


def test_no_other_origin_may_read(hall: Hall) -> None:
    """There is no CORS header at all."""
    headers = hall.stranger().get("/api/me", headers={"Origin": "https://evil.example"}).headers
    assert not [name for name in headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("{", "bad_request"),
        ("[]", "bad_request"),
        ('{"name": 5}', "bad_request"),
        ('{"name": "Anna", "admin": true}', "bad_request"),
        ('{"name": "' + "x" * 70_000 + '"}', "too_large"),
        ("[" * 5_000, "bad_request"),
        ("\ud800".encode("utf-8", "surrogatepass"), "bad_request"),
    ],
)
def test_malformed_bodies_are_answered(hall: Hall, body: str | bytes, code: str) -> None:
    """One shape for every refusal, and never a traceback."""
    reply = hall.client.post("/api/guest", content=body, headers={"Content-Type": "application/json"})
    assert code == reply.json()["error"]["code"]
    assert "Traceback" not in reply.text


def test_unknown_paths_and_methods_are_answered_in_the_same_shape(hall: Hall) -> None:
    """Also outside the API."""
    assert (404, "not_found") == refusal(hall.stranger().get("/api/nothing"))
    assert (404, "not_found") == refusal(hall.stranger().get("/wp-login.php"))
    assert "not_found" == hall.stranger().call("DELETE", "/api/games").json()["error"]["code"]


@pytest.mark.parametrize(
    "path", ["/../app.py", "/%2e%2e/app.py", "/assets/../../app.py", "//etc/passwd", "/assets/%00"]
)
def test_files_outside_the_client_are_not_served(hall: Hall, path: str) -> None:
    """Only files that were read at start-up are served."""
    assert 404 == hall.client.get(path).status_code


def test_proxies_are_believed_only_if_the_operator_trusts_them(tmp_path: Path) -> None:
    """A made-up X-Forwarded-For does not get around a limit."""
    login = {"name": "Anna", "password": "guess"}
    with hall_for(quick(tmp_path / "a", limits=Limits(sign_ins=2))) as hall:
        codes = [
            hall.stranger().post("/api/login", login, headers={"X-Forwarded-For": f"9.9.9.{n}"}).status_code
            for n in range(3)
        ]
        assert [401, 429, 429] == codes
    with hall_for(quick(tmp_path / "b", limits=Limits(sign_ins=2), proxies=1)) as hall:
        codes = [
            hall.stranger().post("/api/login", login, headers={"X-Forwarded-For": f"1.1.1.1, 9.9.9.{n}"}).status_code
            for n in range(3)
        ]
        assert [401, 401, 401] == codes


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Passwords, cookies, tokens, invites and webhooks stay out of all logs, of all levels."""
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "turnwright")
    hook = "https://hooks.example.org/secret-part"
    with hall_for(quick(tmp_path)) as hall:
        person = hall.stranger()
        person.post("/api/register", {"name": "Anna", "password": PASSWORD, "email": "anna@example.org"})
        person.post("/api/login", {"name": "Anna", "password": "another wrong one"})
        token = person.post("/api/tokens", {"password": PASSWORD}).json()["secret"]
        person.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        person.call("PATCH", "/api/me", {"webhook": hook, "password": PASSWORD})
        person.get("/api/tables/nothing?invite=the-invite-secret")
    logged = "\n".join(r.getMessage() + str(r.exc_text) for r in caplog.records if r.name != "httpx")
    assert "POST /api/login 401" in logged
    for secret in (PASSWORD, "another wrong one", person.cookie, person.csrf, token, hook, "the-invite-secret"):
        assert secret not in logged


def test_settings_show_no_secret() -> None:
    """Their printed form may end up in a log."""
    settings = Settings(
        database_url="postgresql://u:dbsecret@h/d", mail=Mail(password="mailsecret"), metrics_token="metricsecret"
    )
    assert "secret" not in repr(settings)


def test_settings_come_from_the_environment() -> None:
    """Also nested ones; wrong values are named."""
    environ = {
        "TURNWRIGHT_PORT": "9",
        "TURNWRIGHT_LIMITS_REQUESTS": "7",
        "TURNWRIGHT_MAIL_STARTTLS": "no",
        "DATABASE_URL": "postgresql://u@h/d",
    }
    settings = from_environment(environ, host="::1", data=None)
    assert (9, 7, False, "::1") == (settings.port, settings.limits.requests, settings.mail.starttls, settings.host)
    assert "postgresql+psycopg://u@h/d" == settings.postgres_url
    with pytest.raises(ValueError, match="TURNWRIGHT_PORT cannot be 'x'"):
        from_environment({"TURNWRIGHT_PORT": "x"})
    with pytest.raises(ValueError, match="TURNWRIGHT_WEBHOOKS cannot be 'maybe'"):
        from_environment({"TURNWRIGHT_WEBHOOKS": "maybe"})


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://localhost:9000/",
        "http://10.0.0.1/",
        "http://192.168.1.1",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[fd00::1]/",
        "http://0/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://127.1/",
        "http://db/",
        "http://db.internal/",
        "http://printer.local/",
        "http://100.64.0.1/",
        "http://224.0.0.1/",
    ],
)
def test_webhooks_cannot_name_internal_addresses(url: str) -> None:
    """In none of the ways an address can be written; the operator may allow it."""
    with pytest.raises(Refused) as caught:
        webhooks.check_webhook(url, Settings())
    assert "forbidden" == caught.value.problem.code
    assert url == webhooks.check_webhook(url, Settings(webhooks_inside=True, webhook_ports=(0,)))


@pytest.mark.parametrize(
    "url", ["ftp://x.org/", "file:///etc/passwd", "x.org", "http://u:p@x.org/", "http://x.org:port/"]
)
def test_webhooks_are_plain_urls(url: str) -> None:
    """No other schemes, no passwords in them."""
    with pytest.raises(Refused):
        webhooks.check_webhook(url, Settings(webhooks_inside=True))


@pytest.mark.parametrize("port", [0, 22, 25, 81, 3306, 5432, 6379, 8000, 65535])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_webhooks_cannot_name_any_port(scheme: str, port: int) -> None:
    """A notice to another service is a request that somebody else has it send; the operator may allow more."""
    url = f"{scheme}://hooks.example.org:{port}/"
    with pytest.raises(Refused) as caught:
        webhooks.check_webhook(url, Settings())
    assert ("forbidden", "webhook-port") == (caught.value.problem.code, caught.value.problem.reason)
    assert ["80", "443", "8080", "8443"] == caught.value.problem.allowed
    assert url == webhooks.check_webhook(url, Settings(webhook_ports=(0,)))
    assert url == webhooks.check_webhook(url, Settings(webhook_ports=(443, port)))


@pytest.mark.parametrize("port", ["", ":", ":80", ":443", ":8080", ":8443"])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_webhooks_may_name_ports_of_the_web(scheme: str, port: str) -> None:
    """Or none."""
    url = f"{scheme}://hooks.example.org{port}/hook"
    assert url == webhooks.check_webhook(url, Settings())


def test_the_operator_lists_the_ports_of_webhooks() -> None:
    """Separated by commas; 0 stands for all."""
    assert (443, 9000) == from_environment({"TURNWRIGHT_WEBHOOK_PORTS": "443, 9000"}).webhook_ports
    assert (0,) == from_environment({"TURNWRIGHT_WEBHOOK_PORTS": "0"}).webhook_ports
    for wrong in ("https", "443,x", "70000", "-1"):
        with pytest.raises(BadOption, match="TURNWRIGHT_WEBHOOK_PORTS"):
            from_environment({"TURNWRIGHT_WEBHOOK_PORTS": wrong})


def test_a_private_address_behind_a_public_name_is_not_reached() -> None:
    """The look-up counts, not the name: every address found must be out in the open."""
    assert [] == [address for address in INSIDE.split() if webhooks.allowed(address)]
    assert [] == [address for address in OUTSIDE.split() if not webhooks.allowed(address)]


@pytest.mark.parametrize("found", [["1.1.1.1", "10.0.0.1"], ["fec0::1"], ["2606:4700::1111", "::ffff:7f00:1"]])
def test_every_address_of_a_name_must_be_out_in_the_open(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is not is enough, and nothing is connected to."""
    called = looked_up(monkeypatch, found)
    with pytest.raises(webhooks.Unreachable, match="internal address"):
        asyncio.run(webhooks.send_webhook("http://games.example.org/hook", {}, Settings()))
    assert ["games.example.org"] == called


def test_a_name_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection goes to the address that was checked, whatever the name points to a moment later."""
    called = looked_up(monkeypatch, ["1.1.1.1"], ["127.0.0.1"])

    async def refuse(host: str, port: int, **_how: object) -> None:
        called.append(f"{host} {port}")
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", refuse)
    with pytest.raises(webhooks.Unreachable):
        asyncio.run(webhooks.send_webhook("http://games.example.org/hook", {}, Settings()))
    assert ["games.example.org", "1.1.1.1 80"] == called


def looked_up(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Let look-ups find these addresses, one list after the other; return the names that are asked for."""
    called: list[str] = []
    left = list(answers)

    def find(host: str, port: int, *_how: object, **_more: object) -> list[object]:
        called.append(host)
        return [(0, 0, 0, "", (address, port)) for address in left.pop(0)]

    monkeypatch.setattr(socket, "getaddrinfo", find)
    return called


def test_markup_in_a_homemade_race_never_reaches_a_drawing(hall: Hall) -> None:
    """Its name travels as an argument of messages; pieces and static layers hold none of it."""
    person = hall.guest("Anna")
    race = {"name": MARKUP, "banner": 7, "tokens_of": "ratmen", "effects": ["wizards"]}
    made = person.post(
        "/api/tables",
        {
            "game": "small_world",
            "seats": [{"kind": "me"}] * 2,
            "options": {"homemade": {"race": race}},
            "title": MARKUP,
        },
    )
    assert 201 == made.status_code, made.text
    reply = person.get(f"/api/tables/{made.json()['id']}/snapshot")
    assert "application/json" in reply.headers["content-type"]
    for panel in reply.json()["panels"]:
        static = person.get(f"/api/static/{panel['static']}").text
        bodies = "".join(piece["body"] for piece in panel["pieces"])
        assert "onerror" not in static + bodies
        assert "<img" not in static + bodies
        assert "<script" not in static + bodies


def test_metrics_and_health(tmp_path: Path) -> None:
    """Health is for all; metrics only for this machine or with the operator's token."""
    with hall_for(quick(tmp_path, metrics_token="s3cret-token")) as hall:
        health = hall.stranger().get("/health")
        assert (200, "ok") == (health.status_code, health.json()["status"])
        assert (403, "forbidden") == refusal(hall.stranger().get("/metrics"))
        text = hall.stranger().get("/metrics", headers={"Authorization": "Bearer s3cret-token"}).text
    assert 'turnwright_requests_total{method="GET",status="200"} 1' in text
    assert "turnwright_request_seconds_count" in text
    with hall_for(quick(tmp_path / "behind", proxies=1)) as hall:
        assert (403, "forbidden") == refusal(hall.stranger().get("/metrics"))


def test_the_schema_is_json_and_loads_nothing_from_elsewhere(hall: Hall) -> None:
    """No documentation page with scripts of other hosts is served."""
    reply = hall.stranger().get("/schema/openapi.json")
    assert "/api/tables" in json.loads(reply.text)["paths"]
    for path in ("/schema", "/schema/swagger", "/schema/redoc", "/schema/elements"):
        assert "<script" not in hall.stranger().get(path).text
