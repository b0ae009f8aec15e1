"""People at the table: clicking, tapping, typing, taking back, asking why."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.conftest import PHONE, Server, Visitor


def choose_first(person: Visitor) -> None:
    """Make the first choice of the list."""
    person.asked()
    page = person.page
    page.locator(".tabs button", has_text="Choices").click()
    page.locator("[data-choice]").first.click()


def seq(person: Visitor) -> int:
    """Return the number of the last state that came."""
    states = [json.loads(frame) for frame in person.frames]
    return max((state["seq"] for state in states if state["type"] in ("table", "delta")), default=0)


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


def test_keyboard_only(visit: Any) -> None:
    emil = visit()
    emil.go("/")
    page = emil.page
    page.locator("main input").first.focus()
    page.keyboard.type("Emil")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    emil.drawn()
    for _ in range(4):
        emil.asked()
        now = seq(emil)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(".pointed", state="attached")
        page.keyboard.press("Enter")
        for _ in range(100):
            if seq(emil) > now:
                break
            page.wait_for_timeout(50)
        assert seq(emil) > now
    emil.asked()
    now = seq(emil)
    page.keyboard.press("1")
    for _ in range(100):
        if seq(emil) > now:
            break
        page.wait_for_timeout(50)
    assert seq(emil) > now


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
    page.locator(".menu .primary").click()
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


def test_reload_and_restart_of_the_server_in_the_middle_of_a_turn(
    visit: Any, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = Server(tmp_path_factory.mktemp("restart"))
    try:
        hanna = visit(server=server)
        hanna.play_bots("Hanna")
        choose_first(hanna)
        hanna.asked()
        prompt = hanna.page.locator(".prompt .asked").inner_text()
        hanna.page.reload()
        hanna.drawn()
        hanna.asked()
        assert hanna.page.locator(".prompt .asked").inner_text() == prompt
        server.stop(hard=True)
        hanna.page.get_by_text("No connection").wait_for()
        server.start()
        hanna.page.get_by_text("No connection").wait_for(state="hidden", timeout=40_000)
        assert hanna.page.locator(".prompt .asked").inner_text() == prompt
        choose_first(hanna)
        hanna.until(f"document.querySelector('.prompt .asked').innerText !== {prompt!r}")
    finally:
        server.stop()


def test_an_invited_friend_plays_in_russian(visit: Any) -> None:
    irma, jana = visit(), visit(lang="ru-RU")
    irma.go("/new")
    page = irma.page
    page.get_by_role("combobox", name="Seats", exact=True).select_option("2")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Your name").fill("Irma")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Invite by a link").click()
    link = page.locator(".invite input").input_value()
    jana.page.goto(link)
    jana.page.locator(".room form input").fill("Яна")
    jana.page.locator(".room form button").click()
    page.get_by_text("Яна").wait_for()
    start = page.get_by_role("button", name="Start", exact=True)
    if start.count():
        start.click()
    for person in (irma, jana):
        person.drawn()
    page.wait_for_selector(".prompt .asked:not(:empty)")
    asked = irma if page.locator(".prompt.mine").count() else jana
    other = jana if asked is irma else irma
    asked.asked()
    assert not other.page.locator("g.lit").count()
    asked.page.locator("section.supply g.lit").first.dispatch_event("click")
    other.until("document.querySelectorAll('.log .row').length > 8")
    russian = jana.page.locator(".log .row .text").last.inner_text()
    assert any("а" <= letter <= "я" for letter in russian)


def test_seats_and_watchers_receive_no_secret(visit: Any) -> None:
    kurt, lena = visit(), visit()
    kurt.go("/new")
    kurt.page.get_by_label("Your name").fill("Kurt")
    kurt.page.get_by_role("button", name="Start", exact=True).click()
    kurt.page.wait_for_url("**/t/*")
    kurt.drawn()
    lena.page.goto(kurt.page.url)
    lena.drawn()
    for _ in range(5):
        choose_first(kurt)
    kurt.asked()
    assert any('"drawn-coins"' in frame for frame in kurt.frames), "one's own coins are shown"
    for person, own in ((kurt, {"0"}), (lena, set())):
        for frame in map(json.loads, person.frames):
            for line in json.dumps(frame).split('"drawn-coins"')[1:]:
                seat = line.split('"seat": ')[1][0]
                assert seat in own, "coins of another seat were sent"


@pytest.mark.slow
def test_a_whole_game_by_clicking_then_its_result_and_replay(visit: Any) -> None:
    mona = visit()
    table = mona.play_bots("Mona", bots=1)
    page = mona.page
    for step in range(600):
        page.wait_for_selector(".prompt.mine, dialog[open]", timeout=30_000)
        if mona.over():
            break
        now = seq(mona)
        lit = page.locator("g.lit:visible")
        if lit.count() and step % 4:
            lit.nth(step % lit.count()).dispatch_event("click")
            if page.locator(".menu .primary").count():
                page.locator(".menu .primary").first.click()
        elif page.locator(".buttons button").count():
            page.locator(".buttons button").first.click()
        else:
            lit.first.dispatch_event("click")
            if page.locator(".menu .primary").count():
                page.locator(".menu .primary").first.click()
        for _ in range(200):
            if seq(mona) > now or mona.over():
                break
            page.wait_for_timeout(25)
    assert mona.over()
    assert page.locator("dialog .won").count()
    page.wait_for_selector("dialog figure svg")
    mona.go(f"/replay/{table}")
    mona.drawn()
    output = page.locator(".bar output")
    page.get_by_label("One step on").click()
    mona.until("document.querySelector('.bar output').innerText.startsWith('1 /')")
    page.get_by_label("Play", exact=True).click()
    mona.until("parseInt(document.querySelector('.bar output').innerText) >= 4")
    page.get_by_label("To the end").click()
    mona.until("document.querySelectorAll('.log .row.later').length === 0")
    assert output.inner_text().split(" / ")[0] == output.inner_text().split(" / ")[1]
