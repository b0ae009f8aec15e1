"""An account gets another name, is deleted, and finds the way back when its password is forgotten."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import PATIENCE, Server
from tests.browser.steps import read, send
from tests.browser.test_pages import PASSWORD, register
from tests.server.postman import Postman, post_office

NEW = "another horse battery"


def mailed(page: Any, postman: Postman, number: int, kind: str) -> str:
    """Return the link of a kind in letter ``number``, once it has come."""
    end = time.monotonic() + PATIENCE
    while len(postman.letters) <= number:
        assert time.monotonic() < end, "no mail came"
        page.wait_for_timeout(50)
    link = re.search(rf"http://\S+/{kind}#\S+", postman.letters[number].get_content())
    assert link is not None
    return link[0]


def test_a_forgotten_password_is_replaced_by_mail(visit: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the form to the link to the new password; the old one no longer works."""
    with post_office() as postman:
        monkeypatch.setenv("TURNWRIGHT_MAIL_HOST", "127.0.0.1")
        monkeypatch.setenv("TURNWRIGHT_MAIL_PORT", str(postman.port))
        monkeypatch.setenv("TURNWRIGHT_MAIL_STARTTLS", "false")
        server = Server(tmp_path)
        try:
            tess = visit(server=server)
            register(tess, "Tess")
            page = tess.page
            page.get_by_label("E-mail").fill("tess@example.org")
            notices = page.locator("form", has=page.get_by_label("E-mail"))
            notices.get_by_label("Current password").fill(PASSWORD)
            page.get_by_role("button", name="Save").click()
            page.goto(mailed(page, postman, 0, "confirm"))
            page.get_by_role("button", name="Confirm").click()
            page.get_by_text("tess@example.org is confirmed.").wait_for()
            other = visit(server=server)
            other.go("/account")
            other.page.get_by_role("link", name="Forgotten your password?").click()
            other.page.get_by_label("E-mail").fill("tess@example.org")
            other.page.get_by_role("button", name="Send the link").click()
            other.page.get_by_text("a link is on its way").wait_for()
            other.page.goto(mailed(page, postman, 1, "reset"))
            other.page.get_by_label("New password").fill(NEW)
            other.page.get_by_role("button", name="Change the password").click()
            other.page.get_by_text("Tess has a new password").wait_for()
            other.page.locator("main").get_by_role("link", name="Sign in").click()
            other.page.get_by_label("Name", exact=True).fill("Tess")
            other.page.get_by_label("Password", exact=True).fill(NEW)
            other.page.locator("form button.primary").click()
            other.page.get_by_role("heading", name="Tess").wait_for()
            tess.go("/account")
            assert None is read(tess, "/api/me")["user"]
        finally:
            server.stop()


def test_an_account_is_renamed_and_deleted(visit: Any) -> None:
    """The new name is shown at once; the password is asked for before everything goes."""
    uwe = visit()
    register(uwe, "Uwe the First")
    page = uwe.page
    page.get_by_label("Name", exact=True).fill("Uwe the Second")
    page.locator("form", has_text="Change the name").get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Change the name").click()
    page.get_by_text("Changed.").wait_for()
    page.get_by_role("heading", name="Uwe the Second").wait_for()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = send(uwe, "/api/tables", {"game": "small_world", "seats": seats, "public": True})["id"]
    page.get_by_role("button", name="Delete the account").click()
    page.locator("form", has_text="Delete for good").get_by_label("Current password").fill("wrong")
    page.get_by_role("button", name="Delete for good").click()
    page.get_by_text("Wrong password.").wait_for()
    page.locator("form", has_text="Delete for good").get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Delete for good").click()
    page.get_by_role("heading", name="Sit down and play").wait_for()
    assert None is read(uwe, "/api/me")["user"]
    assert "closed" == read(uwe, f"/api/tables/{table}")["state"]
