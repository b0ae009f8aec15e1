"""Choices that end something or give it up: they do not look like the thing to do, and a large loss is asked about."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.steps import choose, last_state, open_table, seq, tab, wait_for_seq

STOP = re.compile("Stop conquering")


def first_conquest(person: Visitor) -> None:
    """Sit down, pick a race, and be asked what to conquer, with all tokens in hand."""
    open_table(person, "Vera", "me", "random")
    person.asked()
    choose(person, "pick")
    person.asked()
    assert any(option["choice"].startswith("conquer") for option in last_state(person)["options"])


def weights(person: Visitor) -> dict[str, bool]:
    """Return by their words which buttons of the question look like the thing to do."""
    buttons = person.page.locator(".prompt .buttons .choice")
    script = "all => all.map(e => [e.innerText.trim(), e.classList.contains('primary')])"
    return dict(buttons.evaluate_all(script))


def test_ending_the_conquests_with_nothing_conquered_is_asked_about(visit: Any) -> None:
    """With the mouse: no leaves everything as it is, yes does it."""
    vera = visit()
    first_conquest(vera)
    assert [False] == [primary for words, primary in weights(vera).items() if STOP.search(words)]
    now, stop = seq(vera), vera.page.get_by_role("button", name=STOP)
    board = vera.page.locator('[data-panel="board"]').first.bounding_box()
    stop.first.click()
    asked = vera.page.locator(".prompt > .ask")
    assert "holds no region" in asked.inner_text()
    assert board == vera.page.locator('[data-panel="board"]').first.bounding_box(), "the board moved"
    asked.get_by_role("button", name="No").click()
    asked.wait_for(state="detached")
    assert now == seq(vera)
    stop.first.click()
    asked.get_by_role("button", name="Yes").click()
    wait_for_seq(vera, now + 1)


def test_a_question_of_three_lines_does_not_move_the_board(visit: Any) -> None:
    """The longest of them in Russian is that long."""
    vera = visit("ru-RU")
    first_conquest(vera)
    page = vera.page
    board = page.locator('[data-panel="board"]').first.bounding_box()
    page.locator(".prompt .buttons .choice").last.click()
    page.locator(".prompt > .ask").wait_for()
    lines = "span => { span.textContent = 'Точно? Очень много слов. '.repeat(9); return span.offsetHeight / 17.6 }"
    assert 2.5 < page.locator(".prompt > .ask span").first.evaluate(lines) < 3.5
    assert board == page.locator('[data-panel="board"]').first.bounding_box()


def test_the_question_comes_for_keys_too_and_can_be_switched_off(visit: Any) -> None:
    """A number chooses, Escape takes it back; who does not want to be asked is not, after a reload either."""
    vera = visit()
    first_conquest(vera)
    now, page = seq(vera), vera.page
    number = 1 + [option["choice"] for option in last_state(vera)["options"]].index("stop")
    page.keyboard.type(str(number))
    page.locator(".prompt > .ask").wait_for()
    page.keyboard.press("Escape")
    page.locator(".prompt > .ask").wait_for(state="detached")
    tab(vera, "more")
    page.get_by_label("Ask before a choice with a large loss").uncheck()
    page.reload()
    vera.asked()
    assert now == seq(vera)
    page.get_by_role("button", name=STOP).first.click()
    wait_for_seq(vera, now + 1)


@pytest.mark.parametrize(("viewport", "lang"), [(DESK, "en-US"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_decline_weighs_less_than_expanding(visit: Any, viewport: dict[str, int], lang: str) -> None:
    """The one is the thing to do, the other is asked about."""
    vera = visit(lang, viewport, viewport is PHONE)
    vera.page.add_init_script("localStorage.setItem('prefs', '{\"confirm_end\": false}')")
    first_conquest(vera)
    while not any(option["choice"] == "decline" for option in last_state(vera)["options"]):
        choose(vera, "conquer" if any(o["verb"] == "conquer" for o in last_state(vera)["options"]) else "")
        vera.asked()
    assert [True, False] == list(weights(vera).values())
    vera.page.locator(".prompt .buttons .choice").last.click()
    vera.page.locator(".prompt > .ask").wait_for()


def test_the_board_keeps_its_place_from_question_to_question(visit: Any) -> None:
    """In Russian, too: what the turn would bring follows a long question in the same line."""
    vera = visit("ru-RU")
    first_conquest(vera)
    places = []
    for verb in ("conquer", "conquer", "stop"):
        places.append(vera.page.locator('[data-panel="board"]').first.bounding_box())
        choose(vera, verb)
        vera.asked()
    assert "place" in {option["verb"] for option in last_state(vera)["options"]}
    places.append(vera.page.locator('[data-panel="board"]').first.bounding_box())
    assert places[:1] * len(places) == places
