"""Drawings open large, and the game's colours stand for the seats everywhere."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.browser.steps import become, open_table, send, seq, tab, wait_for_seq

SIDEWAYS = {"width": 844, "height": 390}
WIDE = "document.querySelector('[role=\"dialog\"] .panel').getBoundingClientRect().width"


def terra(person: Visitor) -> None:
    """Open a table of Terra Mystica at which the factions are dealt."""
    open_table(person, "Ada", "me", "greedy", "greedy", game="terra_mystica", options={"setup": "standard"})


def test_every_drawing_opens_large_by_a_click_and_by_a_key(visit: Any) -> None:
    """Beside the board or over the whole table, which is out of reach then; Escape gives the focus back."""
    ada = visit()
    terra(ada)
    page = ada.page
    small = page.locator('[data-panel="cults"]').bounding_box()["width"]
    opener = page.locator(".supply .drawing", has=page.locator('[data-panel="cults"]')).locator("button.enlarge")
    opener.click()
    dialog = page.get_by_role("dialog")
    dialog.locator('[data-panel="cults"][data-drawn="true"]').wait_for()
    beside = page.evaluate(WIDE)
    assert beside > 1.5 * small
    dialog.get_by_role("button", name="Whole screen").click()
    ada.settle()
    assert page.evaluate(WIDE) > 1.5 * beside
    assert page.evaluate("document.querySelector('main.play').inert")
    assert page.evaluate("document.activeElement.closest('[role=\"dialog\"]') !== null")
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert opener.evaluate("button => button === document.activeElement")
    seen = []
    for _ in range(page.locator(".supply [data-panel], .own [data-panel], .seats [data-panel]").count()):
        page.keyboard.press("l")
        dialog.locator('[data-drawn="true"]').wait_for()
        seen.append(dialog.locator("[data-panel]").get_attribute("data-panel"))
    assert len(set(seen)) == len(seen) > 5
    page.keyboard.press("l")
    assert seen[0] == dialog.locator("[data-panel]").get_attribute("data-panel")
    page.keyboard.press("Escape")
    page.locator(".seats .name").first.click()
    assert "player-" in str(dialog.locator("[data-panel]").get_attribute("data-panel"))


def test_drawings_use_the_room_of_a_large_screen(visit: Any) -> None:
    """They stand beside the board, which is by far the largest, and each can have the room of all of them."""
    ada = visit(viewport={"width": 1920, "height": 1080})
    terra(ada)
    ada.settle()
    sizes = {name: ada.page.locator(f'[data-panel="{name}"]').bounding_box()["width"] for name in ("cults", "board")}
    assert 280 < sizes["cults"] < sizes["board"] / 2
    ada.page.locator(".supply .drawing", has=ada.page.locator('[data-panel="cults"]')).locator("button.enlarge").click()
    ada.page.get_by_role("dialog").locator('[data-panel="cults"][data-drawn="true"]').wait_for()
    assert ada.page.evaluate(WIDE) > 560


def test_a_drawing_opens_large_on_a_phone_held_sideways(visit: Any) -> None:
    """By a tap; it is not higher than the screen, and a tap on its button closes it."""
    ada = visit(viewport=SIDEWAYS, touch=True)
    terra(ada)
    tab(ada, "supply")
    ada.page.locator(".supply button.enlarge").first.tap()
    dialog = ada.page.get_by_role("dialog")
    dialog.locator('[data-drawn="true"]').wait_for()
    ada.settle()
    box = dialog.locator(".panel").bounding_box()
    assert box["y"] + box["height"] <= 391
    dialog.get_by_role("button", name="Close").tap()
    dialog.wait_for(state="detached")


def test_choices_of_a_large_drawing_can_be_clicked(visit: Any) -> None:
    """What is lit there answers, as it does below, and gives the table back."""
    ada = visit()
    open_table(ada, "Ada", "me", "greedy", options={"first": 0})
    ada.asked()
    ada.page.keyboard.press("l")
    dialog = ada.page.get_by_role("dialog")
    lit = dialog.locator(".piece.lit, g.lit").first
    lit.wait_for()
    now = seq(ada)
    lit.click(force=True)
    wait_for_seq(ada, now + 1)
    dialog.wait_for(state="detached")


def test_the_colour_of_a_faction_stands_for_its_seat(visit: Any) -> None:
    """In lists as on the board; another page has none of it."""
    ada = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    become(ada, "Ada")
    body = {"game": "root", "seats": seats, "options": {"factions": "eyrie,marquise"}}
    table = str(send(ada, "/api/tables", body)["id"])
    ada.go(f"/t/{table}")
    ada.drawn()
    colour = "getComputedStyle(document.querySelector('.seats .sign')).color"
    ada.until(f"{colour} !== 'rgb(194, 78, 0)' && {colour} !== 'rgb(0, 114, 178)'")
    worn = "document.documentElement.style.getPropertyValue('--colour-1')"
    assert ada.page.evaluate(worn).startswith("#")
    ada.page.locator("header a.home").click()
    ada.page.locator('input[name="game"]').first.wait_for()
    assert "" == ada.page.evaluate(worn)


HIDDEN = """() => {
  const drawings = [...document.querySelectorAll('.play .drawing:has(.enlarge)')].filter(one => one.clientWidth);
  const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  return drawings.map(drawing => {
    const button = drawing.querySelector('.enlarge').getBoundingClientRect();
    const written = [...drawing.querySelectorAll('svg .glyph, svg text')].map(one => one.getBoundingClientRect());
    const hides = one => common(button, one, 'left', 'right') > 1 && common(button, one, 'top', 'bottom') > 1;
    return [drawing.querySelector('[data-panel]').dataset.panel, written.filter(hides).length];
  });
}"""
"""For each drawing beside the board, how much that is written there the button hides that enlarges it."""


@pytest.mark.parametrize("game", ["small_world", "terra_mystica", "root", "mythotopia"])
def test_the_button_that_enlarges_hides_no_number(visit: Any, game: str) -> None:
    """It finds a free place on the edge of its drawing."""
    ada = visit()
    open_table(ada, "Ada", "me", "greedy", "greedy", game=game)
    beside = "document.querySelectorAll('.supply [data-panel], .own [data-panel]')"
    ada.until(f"[...{beside}].every(panel => panel.dataset.drawn === 'true')")
    ada.settle()
    hidden = dict(ada.page.evaluate(HIDDEN))
    assert len(hidden) >= 2
    assert {} == {panel: count for panel, count in hidden.items() if count}
