"""Within reach of everyone: keyboard alone, a phone, reasons in one's language, waiting room and result."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import PHONE
from tests.browser.steps import is_russian, prompt, seq, upload, wait_for_seq
from tests.browser.test_access import AXE, faults

VIEWS = ["board", "supply", "seats", "choices", "log", "chat", "more"]


def test_waiting_room_and_result_have_no_serious_fault(visit: Any) -> None:
    """Axe where people wait, and where the game is over."""
    if not AXE.is_file():
        pytest.skip("axe is not installed: cd web && npm ci")
    sam = visit()
    page = sam.page
    upload(sam, "Sam")
    sam.go("/t/" + page.url.rsplit("/", 1)[1])
    sam.drawn()
    page.locator(".prompt .primary").click()
    page.locator("dialog figure svg").wait_for()
    found = faults(sam)
    sam.go("/new")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Invite by link").click()
    page.locator(".invite input").wait_for()
    found += faults(sam)
    assert not found, "\n".join(found)


def test_from_the_door_to_the_undo_without_a_mouse(visit: Any) -> None:
    """Tab reaches the form, a number picks a race, arrows and Enter conquer, U takes it back."""
    tina = visit()
    tina.go("/")
    page, keys = tina.page, tina.page.keyboard
    page.locator("main input").first.wait_for()
    for _ in range(20):
        keys.press("Tab")
        if page.evaluate("document.activeElement.matches('main form input')"):
            break
    keys.type("Tina")
    keys.press("Enter")
    page.wait_for_url("**/t/*")
    tina.drawn()
    tina.asked()
    now = seq(tina)
    keys.press("1")
    wait_for_seq(tina, now + 1)
    page.locator("[data-choice^=conquer]").first.wait_for(state="attached")
    asked, now = prompt(tina), seq(tina)
    while not page.locator("[data-choice^=conquer].pointed").count():
        keys.press("ArrowDown")
        page.wait_for_selector(".pointed", state="attached")
    keys.press("Enter")
    wait_for_seq(tina, now + 1)
    page.wait_for_selector('.undo > button[data-free="true"]')
    keys.press("u")
    wait_for_seq(tina, now + 2)
    tina.until(f"document.querySelector('.prompt .asked').innerText === {asked!r}")


def test_a_refusal_names_its_rule_in_the_readers_language(visit: Any) -> None:
    """A click where nothing can be done says why, the rule's text is one click away, Escape closes both."""
    uwe = visit(lang="ru-RU")
    uwe.play_bots("Уве")
    uwe.asked()
    page = uwe.page
    now = seq(uwe)
    page.locator("#region-5").click(force=True)
    why = page.locator(".prompt .why")
    why.wait_for()
    assert is_russian(why.inner_text())
    rule = why.locator(".ref").inner_text().strip()
    assert rule.startswith("SW-")
    why.locator(".ref").click()
    page.locator(".card .words").wait_for()
    assert is_russian(page.locator(".card .words").inner_text())
    assert page.locator(".card a").get_attribute("href").endswith(f"/rules/small_world#{rule}")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    why.wait_for(state="detached")
    assert now == seq(uwe)


def test_a_thing_that_is_no_choice_shows_its_description(visit: Any) -> None:
    """A click on one's own coins says what they are, and clears what was said about another place."""
    olga = visit(lang="ru-RU")
    olga.play_bots("Ольга")
    olga.asked()
    page = olga.page
    now = seq(olga)
    page.locator("#region-5").click(force=True)
    page.locator(".prompt .why").wait_for()
    page.locator('[data-piece="coins-of-0"]').click()
    page.locator(".prompt .why").wait_for(state="detached")
    tip = page.locator(".tip")
    tip.wait_for()
    assert is_russian(tip.inner_text())
    assert "5" in tip.inner_text()
    assert now == seq(olga)


def test_a_finger_reads_what_a_thing_is(visit: Any) -> None:
    """A tap opens the description, with nothing to choose in it and no reason beside it."""
    piet = visit(viewport=PHONE, touch=True)
    piet.play_bots("Piet")
    piet.asked()
    page = piet.page
    page.locator('section.own [data-piece="coins-of-0"]').tap()
    sheet = page.locator(".menu")
    sheet.wait_for()
    assert "5" in sheet.locator(".label").first.inner_text()
    assert 0 == sheet.locator(".pick").count()
    assert 0 == page.locator(".prompt .why").count()


def test_a_phone_shows_every_view_without_scrolling_the_page(visit: Any) -> None:
    """Each view is one tap away and fits; the question and one's own things stay; the list takes a tap."""
    vera = visit(viewport=PHONE, touch=True)
    vera.play_bots("Vera")
    vera.asked()
    page = vera.page
    tabs = page.locator(".tabs button")
    for n, view in enumerate(VIEWS):
        tabs.nth(n).tap()
        page.locator(f"section.{view}").first.wait_for()
        assert page.locator(".prompt").is_visible()
        assert page.locator("section.own").is_visible()
        width, height = page.evaluate("(e => [e.scrollWidth, e.scrollHeight])(document.documentElement)")
        assert width <= PHONE["width"], view
        assert height <= PHONE["height"], view
        low = page.evaluate("Math.min(...[...document.querySelectorAll('.tabs button')].map(b => b.clientHeight))")
        assert low >= 40, "a finger needs room"
    tabs.nth(VIEWS.index("choices")).tap()
    now = seq(vera)
    page.locator("[data-choice]").first.tap()
    page.locator(".prompt .ask .primary").tap()  # where fingers slip, what cannot be taken back is asked twice
    wait_for_seq(vera, now + 1)
