"""Accounts, tokens and notices: what belongs to a person rather than to a table."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

from tests.browser.conftest import Visitor
from tests.browser.steps import become, choose, open_table, read, seq, whose_turn
from tests.server.example import EXAMPLE

OLD, NEW = "correct horse battery", "staple correct horse"
NOTICES = "Show a notification in this browser"
NOTIFICATION = """
window.told = [];
window.Notification = class {
  constructor(title, more) { told.push(title + ': ' + more.body); }
  close() {}
  static permission = 'default';
  static async requestPermission() { return Notification.permission = 'ANSWER'; }
};
let seen = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => seen });
window.look = state => { seen = state; document.dispatchEvent(new Event('visibilitychange')); };
"""


def sign(person: Visitor, way: str, name: str, password: str) -> None:
    """Fill in the form of the account page: Sign in, or Create an account."""
    page = person.page
    person.go("/account")
    page.locator(".ways button", has_text=way).click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.locator("form .primary").first.click()


def signed_in(person: Visitor, name: str) -> None:
    """Wait until the account page greets the person."""
    person.page.get_by_role("heading", name=name, exact=True).wait_for()


def test_an_account_keeps_what_the_guest_had_and_opens_it_elsewhere(visit: Any) -> None:
    """The guest's running game stays theirs, and is there to be played on in another browser."""
    jan, elsewhere = visit(), visit()
    table = open_table(jan, "Jan", "me", "greedy")
    choose(jan)
    now = seq(jan)
    sign(jan, "Create an account", "Jan of Delft", OLD)
    signed_in(jan, "Jan of Delft")
    jan.go(f"/t/{table}")
    jan.asked()
    assert now == seq(jan)
    sign(elsewhere, "Sign in", "Jan of Delft", "something else")
    elsewhere.page.locator(".problem").wait_for()
    sign(elsewhere, "Sign in", "Jan of Delft", OLD)
    signed_in(elsewhere, "Jan of Delft")
    elsewhere.go("/")
    elsewhere.page.locator(f'main a[href="/t/{table}"]').click()
    elsewhere.drawn()
    choose(elsewhere)
    assert seq(elsewhere) > now


def test_a_new_password_ends_the_other_sessions(visit: Any) -> None:
    """Here one stays signed in; elsewhere one is out, and comes back with the new password only."""
    karl, elsewhere = visit(), visit()
    sign(karl, "Create an account", "Karl", OLD)
    signed_in(karl, "Karl")
    sign(elsewhere, "Sign in", "Karl", OLD)
    signed_in(elsewhere, "Karl")
    page = karl.page
    form = page.locator("form", has=page.locator('[autocomplete="new-password"]'))
    for old in ("wrong as can be", OLD):
        form.locator('[autocomplete="current-password"]').fill(old)
        form.locator('[autocomplete="new-password"]').fill(NEW)
        form.get_by_role("button").click()
        page.locator("section .problem" if old != OLD else "section p[role=status]").wait_for()
    assert not page.locator("section .problem").count()
    karl.go("/account")
    signed_in(karl, "Karl")
    open_table(karl, "Karl", "me", "greedy")
    choose(karl)
    assert read(elsewhere, "/api/me")["user"] is None
    sign(elsewhere, "Sign in", "Karl", OLD)
    elsewhere.page.locator(".problem").wait_for()
    sign(elsewhere, "Sign in", "Karl", NEW)
    signed_in(elsewhere, "Karl")


def test_a_program_plays_with_a_token_from_the_page(visit: Any) -> None:
    """The token is shown once, lets the example bot play in the person's name, and ends when it is deleted."""
    lisa = visit()
    sign(lisa, "Create an account", "Lisa", OLD)
    signed_in(lisa, "Lisa")
    page = lisa.page
    page.get_by_label("What is it for?").fill("my bot")
    page.locator("form", has_text="What may it do?").get_by_label("Current password").fill(OLD)
    page.get_by_role("button", name="Create a token").click()
    token = page.locator("section code").inner_text()
    command = [sys.executable, str(EXAMPLE), lisa.url, token]
    played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
    assert len(re.findall(r"\d+", played)) == 2
    lisa.go("/records")
    page.locator('main a[href^="/replay/"]', has_text="Lisa").wait_for()
    lisa.go("/account")
    page.locator("li", has_text="my bot").get_by_role("button", name="Delete").click()
    page.locator("li", has_text="my bot").wait_for(state="detached")
    assert token not in page.content()
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert refused.returncode
    assert "401" in refused.stderr


def notices(person: Visitor, answer: str) -> None:
    """Ask for notices on the account page of a browser that answers so to the question for leave."""
    person.page.add_init_script(NOTIFICATION.replace("ANSWER", answer))
    become(person, "Mia")
    person.go("/account")
    person.page.get_by_label(NOTICES).click()


def answers(person: Visitor, table: str, seat: int) -> int:
    """Count what a seat has answered so far, by the record of the table."""
    record = person.context.request.get(f"{person.url}/api/tables/{table}/record").text()
    return sum(json.loads(line).get("seat") == seat for line in record.splitlines())


def test_title_icon_and_notice_tell_that_it_is_ones_turn(visit: Any) -> None:
    """One notice for each turn that comes while the page is out of sight; none while it is seen."""
    mia = visit()
    notices(mia, "granted")
    mia.until("Notification.permission === 'granted'")
    assert mia.page.get_by_label(NOTICES).is_checked()
    page = mia.page
    table = open_table(mia, "Mia", "me", "greedy")
    page.evaluate("Notification.permission = 'granted'")
    mia.asked()
    turn = "document.title.startsWith('● Your turn') && document.getElementById('icon').href.endsWith('-turn.svg')"
    mia.until(turn)
    assert not page.evaluate("told")
    before = answers(mia, table, 1)
    page.evaluate("look('hidden')")
    while not page.evaluate("told.length || document.querySelector('.seats .now')"):
        choose(whose_turn(mia))
    mia.asked()
    mia.until("told.length === 1 && told[0].startsWith('Your turn: ')")
    assert answers(mia, table, 1) > before, "told of a turn that had not ended"
    mia.until(turn)
    page.evaluate("look('visible')")
    mia.go("/")
    assert not page.title().startswith("●")


def test_where_notices_are_forbidden_the_box_says_so(visit: Any) -> None:
    """A preference that cannot be had is not shown as if one had it."""
    nina = visit()
    notices(nina, "denied")
    nina.page.get_by_text("Your browser blocks notifications").wait_for()
    assert not nina.page.get_by_label(NOTICES).is_checked()
