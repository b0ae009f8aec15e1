"""Room for the board: how much of the screen it has, and that it keeps its place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import PHONE, Visitor
from tests.browser.steps import become, choose, open_table, seq

GAMES = {"small_world": (2, 3, 5), "terra_mystica": (2, 5), "root": (2, 6), "mythotopia": (2, 4)}
TABLES = [(game, seats) for game, counts in GAMES.items() for seats in counts]
SIZES = [(1280, 600), (1366, 625), (1366, 768), (1920, 1080)]
ENOUGH = 0.45
"""Which part of the window the drawn board must have."""
LOW_WINDOWS = [(1366, 625), (1280, 600)]

DRAWN = """() => {
  const svg = document.querySelector('[data-panel="board"] svg.ground'), view = svg.viewBox.baseVal;
  const scale = svg.getScreenCTM(), frame = svg.getBoundingClientRect();
  const width = Math.min(scale.a * view.width, frame.width), height = Math.min(scale.d * view.height, frame.height);
  return width * height / (innerWidth * innerHeight);
}"""
"""The part of the window that the map takes: what is drawn, without the empty part of its frame."""
BOARD = """() => { const box = document.querySelector('[data-panel="board"] svg.ground').getBoundingClientRect();
  return [box.left, box.top, box.width, box.height].map(Math.round); }"""
OUTSIDE = """() => ['.prompt .asked', '.tabs .tabs', 'header .home', 'header .me', '.own .panel']
  .map(selector => [selector, document.querySelector(selector).getBoundingClientRect()])
  .filter(([, box]) => !box.width || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
  .map(([selector]) => selector)"""
CUT = """document.querySelector('.play.rowed') !== null && [...document.querySelectorAll('.seats .panel')]
  .some(panel => panel.getBoundingClientRect().bottom > innerHeight)"""
"""Whether cards of seats below the board are not in sight; beside it they can be scrolled."""
OVERLAP = """() => {
  const board = document.querySelector('[data-panel="board"] svg.ground').getBoundingClientRect();
  return ['header', '.side', '.seats', '.aside'].filter(selector => {
    const box = document.querySelector(`.play > ${selector}, body ${selector}`).getBoundingClientRect();
    return box.left < board.right && box.right > board.left && box.top < board.bottom && box.bottom > board.top;
  });
}"""


def table_of(person: Visitor, game: str, seats: int, **options: Any) -> None:
    """Open a table against bots, and wait for a question."""
    open_table(person, "Ada", "me", *["greedy"] * (seats - 1), game=game, **options)
    person.asked()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_board_has_nearly_half_of_every_desk(visit: Any, game: str, seats: int) -> None:
    """What is drawn of it, not its frame; everything else is in sight and beside it."""
    ada = visit(viewport={"width": 1280, "height": 600})
    table_of(ada, game, seats)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.settle()
        assert ada.page.evaluate(DRAWN) >= ENOUGH, (width, height)
        assert [] == ada.page.evaluate(OUTSIDE), (width, height)
        assert [] == ada.page.evaluate(OVERLAP), (width, height)
        assert not ada.page.evaluate(CUT), (width, height)
        size = ada.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert [width, height] == size


@pytest.mark.parametrize("game", GAMES)
def test_questions_do_not_move_the_board_of_a_desk(visit: Any, game: str) -> None:
    """However long they are."""
    ada = visit(viewport={"width": 1366, "height": 625})
    table_of(ada, game, 3)
    ada.settle()
    before = ada.page.evaluate(BOARD)
    for _ in range(6):
        choose(ada)
        ada.settle()
        assert before == ada.page.evaluate(BOARD)


@pytest.mark.parametrize("lang", ["en-US", "ru-RU"])
@pytest.mark.parametrize("size", LOW_WINDOWS)
def test_the_button_that_starts_a_game_is_in_sight(visit: Any, lang: str, size: tuple[int, int]) -> None:
    """For one who has never been here, and for one who has a name."""
    bela = visit(lang=lang, viewport={"width": size[0], "height": size[1]})
    for _ in range(2):
        bela.go("/")
        bela.page.locator("fieldset img").nth(3).wait_for()
        bela.settle()
        button = bela.page.locator(".go button").bounding_box()
        assert button["y"] + button["height"] <= size[1]
        cards, last = bela.page.locator("fieldset").first.bounding_box(), bela.page.locator("fieldset label").nth(3)
        assert cards["x"] + cards["width"] - last.bounding_box()["x"] - last.bounding_box()["width"] < 1
        become(bela, "Bela")


def test_the_header_of_a_phone_cuts_no_name(visit: Any) -> None:
    """In the waiting room the page itself says what is played."""
    dora = visit(lang="ru-RU", viewport={"width": 360, "height": 780}, touch=True)
    open_table(dora, "Доротея", "me", "open")
    dora.page.locator("main h1").wait_for()
    cut = "[...document.querySelectorAll('header *')].filter(part => part.scrollWidth > part.clientWidth + 1).length"
    assert 0 == dora.page.evaluate(cut)


def test_opponents_are_readable_on_a_large_screen(visit: Any) -> None:
    """Root's boards are about as wide as they were drawn for, and nothing of them has to be opened."""
    clara = visit(viewport={"width": 1920, "height": 1080})
    table_of(clara, "root", 4)
    clara.settle()
    cards = clara.page.locator(".seats .panel")
    assert 3 == cards.count()
    for card in cards.all():
        box = card.bounding_box()
        assert box["width"] >= 380
        assert box["y"] + box["height"] <= 1080


def menu_or_explanation(person: Visitor) -> None:
    """Tap what is lit on the board, or its middle, and wait for what that opens."""
    lit = person.page.locator('[data-panel="board"] g.lit, [data-panel="board"] .piece.lit')
    target = lit.first if lit.count() else person.page.locator('[data-panel="board"] svg.ground')
    target.tap(force=True)
    person.page.wait_for_timeout(300)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_the_board_of_a_phone_moves_between_two_taps(visit: Any, game: str) -> None:
    """Whatever a tap opens, and whatever is asked next."""
    dora = visit(viewport=PHONE, touch=True)
    table_of(dora, game, 3)
    board = dora.page.locator(".tabs button").first
    board.tap()
    dora.settle()
    before = dora.page.evaluate(BOARD)
    asked = set()
    for _ in range(6):
        menu_or_explanation(dora)
        assert before == dora.page.evaluate(BOARD)
        dora.page.keyboard.press("Escape")
        dora.page.keyboard.press("Escape")
        now = seq(dora)
        choose(dora)
        dora.wait_for(lambda seen=now: seq(dora) > seen, "nothing was chosen")
        dora.asked()
        board.tap()
        dora.settle()
        asked.add(dora.page.locator(".prompt .asked").inner_text())
        assert before == dora.page.evaluate(BOARD)
    assert len(asked) > 1


BADGES = """() => [...document.querySelectorAll('.supply .badge')].map(one => {
  const box = one.getBoundingClientRect(), frame = one.closest('.panel').getBoundingClientRect();
  return [Math.round(box.left - frame.left), Math.round(box.top - frame.top)];
})"""
PRICED = """() => {
  const all = selector => [...document.querySelectorAll(`.supply ${selector}`)];
  const rects = selector => all(selector).map(one => one.getBoundingClientRect());
  const common = (a, b, from, to) => Math.max(0, Math.min(a[to], b[to]) - Math.max(a[from], b[from]));
  const shared = (a, b) => common(a, b, 'left', 'right') * common(a, b, 'top', 'bottom');
  return rects('.badge').map(badge =>
    Math.max(...rects('.piece').map(piece => shared(badge, piece) / (piece.width * piece.height))));
}"""
"""For each badge, which part of a picture it hides."""


def test_prices_hide_nothing_at_a_fresh_table(visit: Any) -> None:
    """Races that glide to their places are counted where they will stand, not where they are seen."""
    eva = visit()
    eva.page.emulate_media(reduced_motion="no-preference")
    eva.play_bots("Eva")
    eva.asked()
    eva.page.locator(".supply .badge").nth(4).wait_for(state="attached")
    eva.page.wait_for_timeout(1000)
    fresh = eva.page.evaluate(BADGES)
    assert max(eva.page.evaluate(PRICED)) < 0.15
    eva.page.emulate_media(reduced_motion="reduce")
    eva.page.reload()
    eva.asked()
    eva.settle()
    assert fresh == eva.page.evaluate(BADGES)


def test_columns_are_as_wide_as_somebody_likes(visit: Any) -> None:
    """By a drag, by keys and back again; the browser remembers it, and the list can be hidden."""
    flora = visit()
    table_of(flora, "terra_mystica", 3)
    page = flora.page
    handle = page.get_by_role("separator").first
    first = page.evaluate(BOARD)
    box = handle.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 300)
    page.mouse.down()
    page.mouse.move(box["x"] - 145, box["y"] + 300)
    page.mouse.up()
    flora.settle()
    dragged = page.evaluate(BOARD)
    assert first[2] - 200 < dragged[2] < first[2] - 100
    handle.focus()
    page.keyboard.press("ArrowRight")
    flora.settle()
    stepped = page.evaluate(BOARD)
    assert stepped[2] > dragged[2]
    seats = page.locator(".play > .seats").bounding_box()["height"]
    page.get_by_role("button", name="Hide this list").click()
    page.locator(".log").first.wait_for(state="hidden")
    flora.go(page.url.removeprefix(flora.url))
    flora.drawn()
    flora.settle()
    assert stepped == page.evaluate(BOARD)
    assert not page.locator(".play .log").first.is_visible()
    assert page.locator(".play > .seats").bounding_box()["height"] >= seats
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator(".play .log").first.wait_for()
    handle.focus()
    page.keyboard.press("Home")
    flora.settle()
    assert first == page.evaluate(BOARD)


def test_a_panel_is_enlarged_beside_the_board(visit: Any) -> None:
    """The board stays in sight and in use; another click fills the screen."""
    gerda = visit()
    table_of(gerda, "root", 3)
    page = gerda.page
    small = page.locator(".seats .panel").first.bounding_box()["width"]
    page.locator(".seats .name").first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator('[data-drawn="true"]').wait_for()
    board, beside = page.locator('[data-panel="board"]').bounding_box(), dialog.bounding_box()
    assert beside["x"] >= board["x"] + board["width"]
    assert dialog.locator(".panel").bounding_box()["width"] > 1.5 * small
    assert not page.evaluate("document.querySelector('main.play').inert")
    assert page.locator(".prompt .asked").is_visible()
    dialog.get_by_role("button", name="Whole screen").click()
    gerda.settle()
    assert page.evaluate("document.querySelector('main.play').inert")
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
