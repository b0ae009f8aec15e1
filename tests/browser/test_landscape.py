"""A phone held sideways: the board has the height of the screen, what is asked stands beside it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.browser.steps import become, come_back_to_news, send

SIDEWAYS = [{"width": 844, "height": 390}, {"width": 667, "height": 375}]
ENOUGH = 0.72
"""Which part of the screen's height the board must have, or of its width where it is too wide for that."""
BOX = """selector => { const box = document.querySelector(selector).getBoundingClientRect();
  return {left: box.left, top: box.top, right: box.right, bottom: box.bottom}; }"""


def box(person: Visitor, selector: str) -> dict[str, float]:
    """Return where something is on the screen."""
    return dict(person.page.evaluate(BOX, selector))


def assert_on_screen(person: Visitor, selector: str, viewport: dict[str, int]) -> None:
    """Fail unless all of it is in sight."""
    where = box(person, selector)
    assert where["right"] > where["left"], f"{selector} is not shown"
    inside = where["left"] >= 0 and where["right"] <= viewport["width"] + 0.5
    assert inside, (selector, where)
    assert where["bottom"] <= viewport["height"] + 0.5, (selector, where)


@pytest.mark.parametrize("viewport", SIDEWAYS, ids=["large", "small"])
@pytest.mark.parametrize("game", ["small_world", "terra_mystica", "root", "mythotopia"])
def test_the_board_has_the_height_of_the_screen(visit: Any, game: str, viewport: dict[str, int]) -> None:
    """Nothing has to be scrolled to see the board, the question and the tabs."""
    ida = visit(viewport=viewport, touch=True)
    become(ida, "Ida")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    ida.go(f"/t/{send(ida, '/api/tables', {'game': game, 'seats': seats})['id']}")
    ida.drawn()
    ida.asked()
    ida.page.locator(".tabs button").first.click()
    ida.until("document.querySelector('[data-panel=\"board\"] svg').getBoundingClientRect().height > 0")
    ida.settle()
    board = box(ida, '[data-panel="board"] svg')
    tall = (board["bottom"] - board["top"]) / viewport["height"]
    wide = (board["right"] - board["left"]) / viewport["width"]
    assert tall >= ENOUGH or wide >= ENOUGH * 0.75, (tall, wide)
    for selector in ('[data-panel="board"] svg', ".prompt .asked", ".tabs .tabs"):
        assert_on_screen(ida, selector, viewport)
    assert box(ida, ".prompt")["left"] >= board["right"]
    size = ida.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert [viewport["width"], viewport["height"]] == size


def test_every_view_has_room_beside_the_question(visit: Any) -> None:
    """The tabs lead to each."""
    viewport = SIDEWAYS[1]
    ida = visit(viewport=viewport, touch=True)
    ida.play_bots("Ida")
    ida.asked()
    for place, view in enumerate(["board", "supply", "seats", "choices", "log", "chat", "more"]):
        ida.page.locator(".tabs button").nth(place).tap()
        ida.settle()
        where = box(ida, f".play > .{view}, .play .side > .{view}, .play .aside > .{view}")
        assert where["bottom"] - where["top"] > 0.7 * viewport["height"], (view, where)
        assert_on_screen(ida, ".prompt .asked", viewport)


def test_news_stand_beside_the_board(visit: Any) -> None:
    """Whoever comes back is told how much has happened, and sees the whole board."""
    ida = visit(viewport=SIDEWAYS[0], touch=True)
    come_back_to_news(ida, "Ida")
    ida.page.locator(".news button").first.wait_for()
    ida.settle()
    assert box(ida, ".news")["left"] >= box(ida, '[data-panel="board"] svg')["right"]
