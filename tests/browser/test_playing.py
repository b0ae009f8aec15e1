"""People at the table: clicking, tapping, typing, taking back, asking why."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.conftest import PHONE, Visitor


def choose_first(person: Visitor) -> None:
    """Make the first choice of the list."""
    person.asked()
    page = person.page
    page.locator(".tabs button", has_text="Choices").click()
    page.locator("[data-choice]").first.click()


def click_lit(person: Visitor, number: int = 0) -> None:
    """Click an element that is lit, in its middle."""
    lit = person.page.locator("g.lit:visible")
    lit.nth(number).dispatch_event("click")


def test_a_guest_starts_against_bots_and_the_legal_targets_are_lit(visit: Any) -> None:
    anna = visit()
    anna.play_bots("Anna")
    anna.asked()
    last = next(s for s in map(json.loads, reversed(anna.frames)) if s["type"] in ("table", "delta"))
    wanted = {option["target"] for option in last["options"]} - {""}
    anna.until(f"document.querySelectorAll('g.lit[data-target]').length === {len(wanted)}")
    lit = anna.page.locator("g.lit[data-target]").evaluate_all("all => all.map(g => g.dataset.target)")
    assert set(lit) == wanted


def test_a_click_on_a_lit_element_is_a_move(visit: Any) -> None:
    boris = visit()
    boris.play_bots("Boris")
    boris.asked()
    before = boris.page.locator(".prompt .asked").inner_text()
    click_lit(boris)
    boris.until(f"document.querySelector('.prompt .asked').innerText !== {before!r}")


def test_what_cannot_be_done_says_why_with_the_rule(visit: Any) -> None:
    carla = visit()
    carla.play_bots("Carla")
    carla.asked()
    # While a race is picked, no region can be conquered.
    carla.page.locator("#region-5").dispatch_event("click")
    why = carla.page.locator(".prompt .why")
    why.wait_for()
    assert why.locator(".ref").inner_text().startswith("SW-")
    why.locator(".ref").click()
    link = carla.page.locator(".card a")
    assert "/rules/small_world#SW-" in link.get_attribute("href")


def test_undo_by_button_and_its_reason(visit: Any) -> None:
    dora = visit()
    dora.play_bots("Dora")
    dora.asked()
    undo = dora.page.locator(".undo > button")
    if undo.get_attribute("data-free") == "false":
        undo.click()
        assert dora.page.locator(".undo .why").inner_text()
    choose_first(dora)  # picks a race: the next one on offer is drawn, so this stays
    for _ in range(6):
        dora.asked()
        choices = dora.page.locator("[data-choice^=conquer]")
        if choices.count():
            break
        choose_first(dora)
    before = dora.page.locator(".prompt .asked").inner_text()
    dora.page.locator("[data-choice^=conquer]").first.click()
    dora.until(f"document.querySelector('.prompt .asked').innerText !== {before!r}")
    dora.page.wait_for_selector('.undo > button[data-free="true"]')
    undo.click()
    dora.until(f"document.querySelector('.prompt .asked').innerText === {before!r}")


def test_phone_shows_the_question_and_its_answers(visit: Any) -> None:
    fred = visit(viewport=PHONE, touch=True)
    fred.play_bots("Fred")
    fred.asked()
    page = fred.page
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    assert page.locator("section.own").is_visible()
    # The question is about the supply: that view comes by itself, and a tap opens a menu with the choice.
    page.wait_for_selector("section.supply", state="visible")
    page.locator("section.supply g.lit").first.tap(position={"x": 12, "y": 12}, force=True)
    page.locator(".menu .pick").click()
    page.wait_for_selector("section.board", state="visible")


def test_language_and_theme_change_in_place(visit: Any) -> None:
    greta = visit()
    greta.play_bots("Greta")
    greta.asked()
    page = greta.page
    english = page.locator(".prompt .asked").inner_text()
    page.locator("header .langs button", has_text="RU").click()
    greta.until(f"document.querySelector('.prompt .asked').innerText !== {english!r}")
    assert any("а" <= letter <= "я" for letter in page.locator(".prompt .asked").inner_text())
    page.locator("header .icon").click()
    greta.until("document.documentElement.dataset.theme === 'dark'")
    greta.drawn()


def spots(person: Visitor) -> list[list[float]]:
    """Return the points of the screen where a click answers: a menu or a yes, else buttons and lit elements."""
    script = """(() => {
      if (!document.querySelector('.prompt.mine') || document.querySelector('.prompt .sending')) return [];
      const menu = [...document.querySelectorAll('.menu .pick, .prompt > .ask .primary')];
      const all = menu.length ? menu : document.querySelectorAll('.buttons button, g.lit');
      return [...all].map(e => [e, e.getBoundingClientRect()])
        .map(([e, r]) => [e, r.x + r.width / 2, r.y + r.height / 2])
        .filter(([e, x, y]) => (e.closest('.panel') ?? e).contains(document.elementFromPoint(x, y)))
        .map(([e, x, y]) => [x, y]);
    })()"""
    return list(person.page.evaluate(script))


def test_a_whole_game_by_clicking_then_its_result_and_replay(visit: Any) -> None:
    """From the lobby against two bots to the result, with the mouse alone; then the game once more as a replay."""
    mona = visit()
    table = mona.play_bots("Mona", bots=2)
    page, clicks = mona.page, 0
    while found := mona.wait_for(lambda: mona.over() or spots(mona), f"nothing to click after {clicks} clicks"):
        if found is True:
            break
        page.mouse.click(*found[clicks % len(found)])
        clicks += 1
    assert clicks >= 20
    assert page.locator("dialog .won").count()
    assert page.locator("dialog li").count() == 3
    page.wait_for_selector("dialog figure svg")
    mona.go(f"/replay/{table}")
    mona.drawn()
    output = page.locator(".bar output")
    page.get_by_label("One step forward").click()
    mona.until("document.querySelector('.bar output').innerText.startsWith('1 /')")
    page.get_by_label("To the end").click()
    mona.until("document.querySelectorAll('.log .row.later').length === 0")
    assert output.inner_text().split(" / ")[0] == output.inner_text().split(" / ")[1]
