"""Playing without a mouse: by keys alone, and by what a screen reader is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import Visitor

OPEN = "!!document.querySelector('ol.choices button:not([disabled])')"
FEW = 10
WHOLE = 10_000
LENGTHS = [pytest.param(FEW, id="begun"), pytest.param(WHOLE, id="whole game", marks=pytest.mark.slow)]


def questions(person: Visitor, most: int) -> Iterator[int]:
    """Count the questions that the person is asked, until there were enough of them or the game is over."""
    for number in range(most):
        person.wait_for(lambda: person.over() or person.page.evaluate(OPEN), f"nothing to do after {number} answers")
        if person.over():
            assert number >= FEW
            return
        yield number


@pytest.mark.parametrize("most", LENGTHS)
def test_playing_by_keys_alone(visit: Any, most: int) -> None:
    """Arrows walk through the choices, Enter takes one, and says yes where something large would be lost."""
    kira = visit()
    kira.play_bots("Kira", bots=1)
    for number in questions(kira, most):
        for _step in range(1 + number % 3):
            kira.page.keyboard.press("ArrowDown")
        kira.page.keyboard.press("Enter")
        if kira.page.get_by_role("alert").get_by_role("button", name="Yes").count():
            kira.page.keyboard.press("Enter")
    if most == WHOLE:
        assert kira.page.locator("dialog .won").count()


def test_letters_work_on_a_russian_layout(visit: Any) -> None:
    """The key of U types «г»: it takes the last choice back all the same; «д» on the key of L opens a drawing."""
    lena = visit("ru-RU")
    lena.play_bots("Лена", bots=1)
    page = lena.page
    pressed = """([key, code]) => document.body.dispatchEvent(
        new KeyboardEvent('keydown', {key, code, bubbles: true, cancelable: true}))"""
    for _number in questions(lena, FEW):
        if page.locator(".undo [data-free=true]").count():
            break
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        if page.get_by_role("alert").get_by_role("button", name="Да").count():
            page.keyboard.press("Enter")
    before = lena.newest()["seq"]
    page.evaluate(pressed, ["г", "KeyU"])
    lena.wait_for(lambda: lena.newest()["seq"] > before, "U does nothing on a Russian layout")
    page.evaluate(pressed, ["д", "KeyL"])
    lena.wait_for(lambda: page.locator(".large").count(), "L does nothing on a Russian layout")


@pytest.mark.parametrize("most", LENGTHS)
def test_playing_by_what_a_screen_reader_is_told(visit: Any, most: int) -> None:
    """Every choice is a button with a number and a name of its own, and the log tells what happened."""
    lena = visit("ru-RU")
    lena.play_bots("Лена", bots=1)
    page, faults = lena.page, []
    page.locator(".tabs").get_by_role("button", name="Выбор").last.click()
    choices = page.get_by_role("list", name="Варианты")
    for number in questions(lena, most):
        names = re.findall(r'button "\d+ ([^"]+)"', choices.aria_snapshot())
        if len(names) != len(set(names)) or len(names) != choices.get_by_role("button").count():
            faults.append(names)
        choices.get_by_role("button").nth(number % len(names)).click()
        yes = page.get_by_role("alert").get_by_role("button", name="Да")
        if yes.count():
            yes.click()
    assert not faults
    if most == WHOLE:
        assert page.locator("dialog .won").count()
    else:
        page.get_by_role("button", name="Журнал").click()
        assert page.get_by_role("log").get_by_role("button").count() >= FEW


def test_the_first_page_is_left_by_tab_and_enter(visit: Any) -> None:
    """With a name typed on the way, the table opens against the bots that are suggested."""
    mila = visit()
    mila.go("/")
    mila.page.wait_for_load_state("networkidle")
    keyboard = mila.page.keyboard
    for _press in range(40):
        keyboard.press("Tab")
        focused = mila.page.evaluate(
            "document.activeElement.labels?.[0]?.innerText || document.activeElement.innerText"
        )
        if "Your name" in (focused or ""):
            keyboard.type("Mila")
        elif (focused or "").startswith("Play against bots"):
            break
    keyboard.press("Enter")
    mila.page.wait_for_url(re.compile("/t/"))
    mila.asked()
