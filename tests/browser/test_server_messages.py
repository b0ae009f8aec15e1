"""What the server tells people beside the game: a mailed link, tokens that end, a bot that waits, a revoked invite."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import PATIENCE, PHONE, Server
from tests.browser.steps import become, open_table, send
from tests.browser.test_pages import PASSWORD, register
from tests.server.postman import post_office


def test_a_mailed_link_confirms_by_a_click_and_only_once(
    visit: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening it confirms nothing; the account page says how it stands."""
    with post_office() as postman:
        monkeypatch.setenv("TURNWRIGHT_MAIL_HOST", "127.0.0.1")
        monkeypatch.setenv("TURNWRIGHT_MAIL_PORT", str(postman.port))
        monkeypatch.setenv("TURNWRIGHT_MAIL_STARTTLS", "false")
        server = Server(tmp_path)
        try:
            rosa = visit(server=server)
            register(rosa, "Rosa")
            page = rosa.page
            page.get_by_label("E-mail").fill("rosa@example.org")
            notices = page.locator("form", has=page.get_by_label("E-mail"))
            notices.get_by_label("Current password").fill(PASSWORD)
            page.get_by_role("button", name="Save").click()
            page.get_by_text("Not confirmed yet").wait_for()
            end = time.monotonic() + PATIENCE
            while not postman.letters:
                assert time.monotonic() < end, "no mail came"
                page.wait_for_timeout(50)
            link = re.search(r"http://\S+/confirm#\S+", postman.letters[0].get_content())
            assert link is not None
            page.goto(link[0])
            page.get_by_role("heading", name="Confirm your e-mail address").wait_for()
            assert not page.evaluate("fetch('/api/me').then(reply => reply.json())")["user"]["email_confirmed"]
            page.get_by_role("button", name="Confirm").click()
            page.get_by_text("rosa@example.org is confirmed.").wait_for()
            rosa.go("/account")
            page.get_by_text("This address is confirmed.").wait_for()
            page.goto(link[0])
            page.get_by_role("button", name="Confirm").click()
            page.locator(".problem", has_text="has been used").wait_for()
        finally:
            server.stop()


def test_all_tokens_end_together(visit: Any) -> None:
    """One button, offered where there are several; programs that used them are strangers from then on."""
    sofia = visit()
    register(sofia, "Sofia the Second")
    page, secrets = sofia.page, []
    for name in ("my bot", "my other bot"):
        assert not page.get_by_role("button", name="Delete all tokens").count()
        page.get_by_label("What is it for?").fill(name)
        page.locator("form", has_text="What may it do?").get_by_label("Current password").fill(PASSWORD)
        page.get_by_role("button", name="Create a token").click()
        page.get_by_role("button", name=f"Delete: {name}").wait_for()
        secrets.append(page.locator("code").inner_text())
    page.get_by_role("button", name="Delete all tokens").click()
    page.get_by_role("button", name=re.compile("^Delete: ")).first.wait_for(state="detached")
    for secret in secrets:
        headers = {"Authorization": f"Bearer {secret}", "Cookie": ""}
        assert 401 == sofia.context.request.get(f"{sofia.url}/api/me", headers=headers).status


def test_a_bot_that_waits_for_its_turn_to_think_is_told_of(visit: Any) -> None:
    """The message stands by the question until the bot gets to think."""
    yara = visit("ru-RU", PHONE, touch=True)
    sockets: list[Any] = []

    def between(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(socket.send)
        sockets.append(socket)

    yara.page.route_web_socket("**/ws", between)
    table = open_table(yara, "Yara", "me", "greedy")
    yara.asked()  # from here on the server sends nothing by itself
    note = yara.page.get_by_text("Сервер занят")
    for waits, count in ((True, 1), (False, 0)):
        sockets[-1].send(json.dumps({"type": "queued", "table": table, "waits": waits}))
        yara.until(f"document.body.innerText.includes('Сервер занят') === {str(waits).lower()}")
        assert count == note.count()


@pytest.mark.parametrize(("seconds", "shown"), [(8.0, True), (0.2, False)])
def test_long_thinking_shows_how_far_it_has_come(visit: Any, seconds: float, shown: bool) -> None:
    """In words and as a bar that grows; a quick answer needs none."""
    zoe = visit()
    become(zoe, "Zoe")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "search", "seconds": seconds}]
    body = {"game": "small_world", "seats": seats, "options": {"first": 1}}
    table = send(zoe, "/api/tables", body)["id"]
    zoe.go(f"/t/{table}")
    bar = zoe.page.get_by_role("progressbar", name=re.compile("thinks for up to 8 s"))
    if shown:
        bar.wait_for()
        zoe.until("document.querySelector('progress')?.value > 0.5")
    else:
        zoe.asked()
        assert not bar.count()


def test_a_revoked_invite_takes_the_table_from_the_watchers_page(visit: Any) -> None:
    """At once, in words, with a way home."""
    ada, bela = visit(), visit()
    become(ada, "Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = send(ada, "/api/tables", {"game": "small_world", "seats": seats, "public": False})["id"]
    secret = send(ada, f"/api/tables/{table}/invite", {})["secret"]
    bela.go(f"/t/{table}?invite={secret}")
    bela.drawn()
    csrf = ada.context.request.get(f"{ada.url}/api/me").json()["csrf"]
    assert ada.context.request.delete(f"{ada.url}/api/tables/{table}/invite", headers={"X-CSRF-Token": csrf}).ok
    bela.page.get_by_role("heading", name="There is no such table").wait_for()
    bela.page.locator("main a.primary").click()
    bela.page.wait_for_url(f"{bela.url}/")
