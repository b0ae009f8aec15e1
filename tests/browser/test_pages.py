"""The account page, pages that are not there, refusals in the reader's language, and what fits on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.steps import become, come_back_to_news, finished_record, is_russian, open_table, send

PASSWORD = "a goose and a tree"
SMALL = """[...document.querySelectorAll('main button, main a.button, main select, main article a,'
    + 'header a, header button')]
  .filter(e => e.checkVisibility({visibilityProperty: true}) && e.getBoundingClientRect().height < 39.5)
  .map(e => e.outerHTML.slice(0, 120))"""

LOW = "a => a.getBoundingClientRect().height < 39.5"
SINCE_IN_UPPER_HALF = """(() => {
  const frame = document.querySelector('div.log').getBoundingClientRect();
  const mark = document.querySelector('.log .since').getBoundingClientRect();
  return frame.height > 0 && frame.y <= mark.y && mark.y <= frame.y + frame.height / 2;
})()"""
TOP = "document.getElementById('{id}').getBoundingClientRect().top"


def register(person: Visitor, name: str) -> None:
    """Create an account on the account page."""
    person.go("/account")
    person.page.get_by_role("button", name="Create an account").first.click()
    person.page.get_by_label("Name", exact=True).fill(name)
    person.page.get_by_label("Password", exact=True).fill(PASSWORD)
    person.page.locator("form button.primary").click()
    person.page.get_by_role("heading", name=name).wait_for()


def test_the_account_page_keeps_where_notices_go(visit: Any) -> None:
    """A webhook is stored, a bad one refused, a reload shows what was kept; without a mail server no word of mail."""
    rosa = visit()
    register(rosa, "Rosa")
    page = rosa.page
    hook, save = page.get_by_label("Webhook"), page.get_by_role("button", name="Save")
    assert save.is_disabled()
    assert "mail" not in page.locator("main").inner_text().lower()
    hook.fill("http://localhost/hook")
    password = page.locator("form", has=hook).get_by_label("Current password")
    password.fill(PASSWORD)
    save.click()
    assert "internal addresses" in page.locator(".problem").inner_text()
    hook.fill("https://hooks.example.org/rosa")
    save.click()
    page.get_by_text("Saved.").wait_for()
    page.reload()
    page.get_by_role("heading", name="Rosa").wait_for()
    assert "https://hooks.example.org/rosa" == hook.input_value()
    rosa.go("/forgotten")
    page.get_by_text("There is no such page.").wait_for()


def test_password_and_tokens_change_on_the_account_page(visit: Any) -> None:
    """The old password is asked for; a token is shown once and can be deleted."""
    sofia = visit()
    register(sofia, "Sofia")
    page = sofia.page
    passwords = page.locator("form", has=page.get_by_label("New password"))
    passwords.get_by_label("Current password").fill("not this one")
    page.get_by_label("New password").fill("another goose, another tree")
    page.get_by_role("button", name="Change the password").click()
    assert "Wrong name or password" in page.locator(".problem").inner_text()
    passwords.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    page.get_by_text("Other devices must sign in again").wait_for()
    page.get_by_label("What is it for?").fill("my bot")
    tokens = page.locator("form", has=page.get_by_label("What is it for?"))
    tokens.get_by_label("Current password").fill("another goose, another tree")
    page.get_by_role("button", name="Create a token").click()
    secret = page.locator("code").inner_text()
    reply = sofia.context.request.get(
        f"{sofia.url}/api/me", headers={"Authorization": f"Bearer {secret}", "Cookie": ""}
    )
    assert "Sofia" == reply.json()["user"]["name"]
    page.get_by_role("button", name="Delete: my bot").click()
    page.get_by_role("button", name="Delete: my bot").wait_for(state="detached")


def test_notices_follow_what_the_browser_permits(visit: Any) -> None:
    """Granted, the box stays ticked; forbidden, it is closed and the page says why."""
    granted = visit()
    # Set by hand: a browser without windows forbids notifications whatever it is told.
    granted.page.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'granted'})")
    granted.go("/account")
    box = granted.page.get_by_label("Show a notification in this browser")
    box.check()
    granted.page.reload()
    assert box.is_checked()
    denied = visit()
    denied.page.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'denied'})")
    denied.go("/account")
    assert denied.page.get_by_label("Show a notification in this browser").is_disabled()
    assert denied.page.get_by_text("Your browser blocks notifications").is_visible()


def test_a_guest_is_asked_before_leaving_for_good(visit: Any) -> None:
    """Saying no keeps them."""
    tilda = visit()
    tilda.play_bots("Tilda")
    tilda.go("/account")
    page = tilda.page
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="No", exact=True).click()
    assert page.get_by_role("heading", name="Tilda").is_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    page.get_by_role("heading", name="Tilda").wait_for(state="detached")


@pytest.mark.parametrize(
    ("path", "words", "status"),
    [
        ("/no/such/page", "Такой страницы нет", 404),
        ("/account/more", "Такой страницы нет", 404),
        ("/t/nosuchtable", "Такого стола нет", 200),
        ("/replay/nosuchtable", "Такой записи нет", 200),
        ("/rules/nosuchgame", "Такой игры нет", 200),
    ],
)
def test_what_is_not_there_says_so_and_shows_the_way_home(visit: Any, path: str, words: str, status: int) -> None:
    """In the reader's language, and one click from the lobby."""
    uma = visit("ru-RU")
    reply = uma.page.goto(uma.url + path)
    assert status == reply.status
    uma.page.get_by_role("heading", name=words).wait_for()
    uma.page.locator("main a.primary").click()
    uma.page.wait_for_url(f"{uma.url}/")


def test_refusals_of_the_server_are_read_in_russian(visit: Any) -> None:
    """A name that is taken, a password that does not fit, a file that is no record."""
    vera = visit("ru-RU")
    page = vera.page
    vera.go("/")
    page.locator("main form input").fill("<b>")
    page.locator("main form button").click()
    assert "Имя может состоять из букв" in page.locator(".problem").inner_text()
    vera.go("/account")
    page.locator("input[autocomplete=username]").fill("Нет такой")
    page.locator("input[type=password]").fill("нет такого")
    page.locator("form button.primary").click()
    assert "Неверное имя или пароль" in page.locator(".problem").inner_text()
    vera.play_bots("Вера")
    vera.go("/records")
    page.set_input_files("input[type=file]", {"name": "x.jsonl", "mimeType": "text/plain", "buffer": b"{}"})
    assert is_russian(page.locator(".problem").inner_text())


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_zoom_buttons_hide_nothing_of_the_board(visit: Any, viewport: dict[str, int]) -> None:
    """They stand beside the drawing or below it, also when it is seen closely, and all of them are on the screen."""
    wanda = visit(viewport=viewport, touch=viewport is PHONE)
    open_table(wanda, "Wanda", "me", "greedy")
    wanda.asked()
    page = wanda.page
    if viewport is PHONE:
        page.locator(".tabs button").first.click()
    page.locator(".board .tool:visible").first.click()
    assert 3 == page.locator(".board .tool:visible").count()
    view = page.locator(".board .view").bounding_box()
    for button in page.locator(".board .tool").all():
        tool = button.bounding_box()
        beside = tool["x"] >= view["x"] + view["width"]
        below = tool["y"] >= view["y"] + view["height"]
        assert beside or below
        assert tool["x"] + tool["width"] <= viewport["width"]
        assert tool["y"] + tool["height"] <= viewport["height"]


def test_fingers_find_everything_on_a_phone(visit: Any) -> None:
    """What can be tapped is at least 40 pixels high on every page and in every view of the table."""
    xenia = visit(viewport=PHONE, touch=True)
    xenia.play_bots("Xenia")
    xenia.asked()
    small: dict[str, list[str]] = {}
    tabs = xenia.page.locator(".tabs button")
    for n in range(tabs.count()):
        tabs.nth(n).click()
        small[f"view {n}"] = xenia.page.evaluate(SMALL)
    for path in ("/", "/new", "/records", "/account", "/rules/small_world"):
        xenia.go(path)
        xenia.page.wait_for_load_state("networkidle")
        small[path] = xenia.page.evaluate(SMALL)
    assert not {where: found for where, found in small.items() if found}


def test_a_phone_shows_the_contents_of_the_rule_book(visit: Any) -> None:
    """One tap opens them, another goes to the section and closes them."""
    vera = visit(viewport=PHONE, touch=True)
    vera.go("/rules/small_world")
    contents = vera.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("button", name="Contents").tap()
    assert not contents.evaluate(f"nav => [...nav.querySelectorAll('a')].some({LOW})")
    link = contents.get_by_role("link").nth(4)
    section = link.inner_text()
    link.tap()
    heading = vera.page.get_by_role("heading", name=section, exact=True)
    vera.until(f"(y => y >= 0 && y < innerHeight / 2)({TOP.format(id=heading.get_attribute('id'))})")
    assert not contents.get_by_role("link").count()


def test_the_log_opens_on_a_phone_where_the_reader_left(visit: Any) -> None:
    """What happened since the last choice of one's own is on the screen at once, and announced before."""
    yara = visit(viewport=PHONE, touch=True)
    come_back_to_news(yara, "Yara")
    yara.page.locator(".news button").first.click()
    yara.until(SINCE_IN_UPPER_HALF)
    assert not yara.page.locator(".news").count()


def test_the_result_says_where_the_points_came_from(visit: Any) -> None:
    """Source by source, in the game's words; each column adds up to the seat's score."""
    zoe = visit("ru-RU")
    become(zoe, "Zoe")
    made = send(zoe, "/api/records", {"record": finished_record()})
    zoe.go(f"/t/{made['id']}")
    zoe.drawn()
    page = zoe.page
    page.locator(".prompt button.primary").click()
    page.locator("dialog svg path.line").first.wait_for()
    assert 2 == page.locator("dialog svg path.line").count()
    assert [str(number) for number in range(1, 11)] == page.locator("dialog svg .round").all_text_contents()
    page.locator("dialog summary").click()
    words = [word.strip() for word in page.locator("dialog tbody th").all_text_contents()]
    assert "регионы" in words
    assert all(is_russian(word) for word in words)
    scores = [int(text) for text in page.locator("dialog li b").all_inner_texts()]
    for column, score in enumerate(scores):
        cells = page.locator(f"dialog tbody td:nth-child({column + 2})").all_inner_texts()
        assert score == sum(int(cell.replace("–", "0").replace("−", "-")) for cell in cells)
