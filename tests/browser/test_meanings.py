"""What choices mean on the board: marks by kind, prices and odds on the places, and no click that gives up anything."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.clicks import place_of
from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.steps import choose, last_state, open_table, seq, wait_for_seq

BOARD = '[data-panel="board"]'
LINES = """all => Object.fromEntries(all.map(mark => {
  const line = getComputedStyle(mark.querySelector('.line *'));
  return [mark.dataset.target, [line.stroke, line.strokeDasharray]];
}))"""
CALM = "localStorage.setItem('prefs', '{\"confirm_end\": false}')"


def sit_down_to(person: Visitor, *verbs: str) -> list[Any]:
    """Play Small World until all of these verbs are on offer; return the options."""
    person.page.add_init_script(CALM)
    open_table(person, "Vera", "me", "random")
    person.asked()
    while not set(verbs) <= {option["verb"] for option in last_state(person)["options"]}:
        words = [option["verb"] for option in last_state(person)["options"]]
        usual = [word for word in ("pick", "expand", "conquer", "place") if word in words]
        choose(person, usual[0] if usual else words[-1])
        person.asked()
    options: list[Any] = last_state(person)["options"]
    return options


def lit(person: Visitor) -> dict[str, list[str]]:
    """Return colour and dashes of the outline of every lit place."""
    found: dict[str, list[str]] = person.page.locator(f"{BOARD} g.lit:not(.piece)").evaluate_all(LINES)
    return found


def badge_texts(person: Visitor) -> list[str]:
    """Return what stands on the badges of the board."""
    texts: list[str] = person.page.locator(f"{BOARD} .badge text").all_text_contents()
    return texts


def click(person: Visitor, target: str) -> None:
    """Click on a place of the board, where it is not hidden."""
    x, y = place_of(person, target)
    person.page.mouse.click(x, y)


def tap(person: Visitor, target: str) -> None:
    """Tap on it."""
    x, y = place_of(person, target)
    person.page.touchscreen.tap(x, y)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_kinds_of_choices_are_told_apart_by_colour_and_by_line(visit: Any, viewport: dict[str, int]) -> None:
    """A conquest and a region that can be abandoned differ in both, and the one has its price on it."""
    vera = visit(viewport=viewport)
    options = sit_down_to(vera, "conquer", "abandon")
    conquest = next(option for option in options if option["verb"] == "conquer")
    left = next(option for option in options if option["verb"] == "abandon")
    place_of(vera, conquest["target"])
    marks = lit(vera)
    one, other = marks[conquest["target"]], marks[left["target"]]
    assert one[0] != other[0], "the same colour"
    assert one[1] != other[1], "the same line"
    vera.page.locator(f"{BOARD} .badge.mean-give-up path").first.wait_for()


def test_places_carry_their_price_and_their_odds(visit: Any) -> None:
    """First conquests show their tokens; attempts with the die show their odds, and the tip says them in words."""
    vera = visit()
    options = sit_down_to(vera, "conquer")
    prices = {str(option["meaning"]["price"]["thing-token"]) for option in options if option["verb"] == "conquer"}
    vera.wait_for(lambda: prices == set(badge_texts(vera)), f"the prices {prices} are not on the board")
    options = sit_down_to(vera, "attempt")
    attempt = next(option for option in options if option["verb"] == "attempt")
    ways, rolls = attempt["meaning"]["odds"]
    vera.page.locator(f"{BOARD} .badge text", has_text=f"{ways}/{rolls}").first.wait_for()
    x, y = place_of(vera, attempt["target"])
    vera.page.mouse.move(x, y)
    vera.page.locator(".tip .meant", has_text=f"{ways} of {rolls} rolls win").wait_for()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_click_gives_nothing_up(visit: Any, touch: bool) -> None:
    """A region is abandoned by a second word only, which says what is lost."""
    vera = visit(viewport=PHONE if touch else DESK, touch=touch)
    options = sit_down_to(vera, "abandon")
    left = next(option for option in options if option["verb"] == "abandon")
    now, page = seq(vera), vera.page
    if touch:
        tap(vera, left["target"])
    else:
        click(vera, left["target"])
    page.locator(".menu .meant", has_text="Gives up 1 region").wait_for()
    page.keyboard.press("Escape")
    page.locator(".menu").wait_for(state="detached")
    assert now == seq(vera)
    if touch:
        tap(vera, left["target"])
    else:
        click(vera, left["target"])
    page.locator(".menu .pick").click()
    wait_for_seq(vera, now + 1)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_tokens_are_placed_click_by_click(visit: Any, touch: bool) -> None:
    """As fast as one clicks, without a popup; one is taken back, and the rest goes to the place of the last."""
    vera = visit(viewport=PHONE if touch else DESK, touch=touch)
    options = sit_down_to(vera, "place", "pile")
    rest = next(option for option in options if option["verb"] == "pile")["meaning"]["reward"]["thing-token"]
    assert rest > 3, "too few tokens for this test"
    places = [option["target"] for option in options if option["verb"] == "place"]
    now, page = seq(vera), vera.page
    x, y = place_of(vera, places[-1])
    board = page.locator(BOARD).first.bounding_box()
    for _ in range(2):
        if touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
    wait_for_seq(vera, now + 2)
    assert not page.locator(".menu").count(), "a popup"
    assert board == page.locator(BOARD).first.bounding_box(), "the board moved"
    page.get_by_role("button", name="Take one back").click()
    wait_for_seq(vera, now + 3)
    page.locator(".prompt").get_by_role("button", name="Place all that is left").click()
    wait_for_seq(vera, now + 4)
    assert not [option for option in last_state(vera)["options"] if option["verb"] == "place"]


def test_the_rest_goes_to_one_place_by_its_kind(visit: Any) -> None:
    """Who wants all in one region says so first and clicks once; the other button of the mouse lists both."""
    vera = visit()
    options = sit_down_to(vera, "place", "pile")
    target, page = next(option for option in options if option["verb"] == "pile")["target"], vera.page
    x, y = place_of(vera, target)
    page.mouse.click(x, y, button="right")
    page.locator(".menu .pick").nth(1).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The rest at once").click()
    now = seq(vera)
    page.mouse.click(x, y)
    wait_for_seq(vera, now + 1)
    assert not [option for option in last_state(vera)["options"] if option["verb"] == "place"]


def test_what_the_turn_would_bring_stands_beside_the_question(visit: Any) -> None:
    """As the terminal says it; it grows with a conquest."""
    vera = visit()
    sit_down_to(vera, "conquer")
    ahead = vera.page.locator(".prompt .ahead")
    assert "If your turn ended now, you would get 0 more coins." == ahead.inner_text()
    choose(vera, "conquer")
    vera.asked()
    assert "If your turn ended now, you would get 2 more coins." == ahead.inner_text()


HIDING = """board => {
  const rects = selector => [...board.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
  const written = rects('.ground .glyph, .ground text, .piece .glyph, .piece text');
  const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const hides = (a, b) => common(a, b, 'left', 'right') > 1 && common(a, b, 'top', 'bottom') > 1;
  return [written.length, rects('.badge').map(badge => written.filter(one => hides(badge, one)).length)];
}"""
"""How many numbers and names stand on the board, and for each badge how many of them it hides."""


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_badges_hide_nothing_that_is_written_on_the_board(visit: Any, viewport: dict[str, int]) -> None:
    """Neither the number of a region nor how many tokens stand in one."""
    vera = visit(viewport=viewport)
    sit_down_to(vera, "conquer", "abandon")
    vera.page.locator(f"{BOARD} .badge").first.wait_for(state="attached")
    written, hidden = vera.page.locator(BOARD).first.evaluate(HIDING)
    assert written
    assert {0} == set(hidden)


COVERING = """board => {
  const rects = selector => [...board.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
  const size = rect => rect.width * rect.height;
  const common = (a, b, from, to) => Math.max(0, Math.min(a[to], b[to]) - Math.max(a[from], b[from]));
  const shared = (a, b) => common(a, b, 'left', 'right') * common(a, b, 'top', 'bottom');
  const whole = size(board.getBoundingClientRect());
  const taken = rects('.ground .symbol, .piece').filter(rect => size(rect) < whole / 100);
  const badges = rects('.badge');
  return badges.map(badge => [
    Math.max(0, ...taken.map(one => shared(badge, one) / size(badge))),
    Math.max(0, ...badges.filter(one => one !== badge).map(one => shared(badge, one) / size(badge))),
  ]);
}"""
"""For each badge: which part of it hides a piece or a symbol, and which part another badge."""


def test_badges_hide_neither_pieces_nor_one_another_where_there_is_room(visit: Any) -> None:
    """A badge in ten may stand in a place that is too full."""
    vera = visit()
    sit_down_to(vera, "conquer", "abandon")
    vera.page.locator(f"{BOARD} .badge").first.wait_for(state="attached")
    covering = vera.page.locator(BOARD).first.evaluate(COVERING)
    assert len(covering) >= 5
    assert len([part for part, _others in covering if part > 0.08]) <= len(covering) / 10
    assert not [part for _pieces, part in covering if part > 0.08]


def test_kinds_of_choices_that_find_no_room_are_a_click_away(visit: Any) -> None:
    """They stand in one row, whose ends say that there are more."""
    vera = visit(viewport={"width": 1024, "height": 768})
    open_table(vera, "Vera", "me", "greedy", game="mythotopia", options={"first": 0})
    vera.asked()
    page = vera.page
    page.locator(".kinds .way.next").wait_for()
    assert not page.locator(".kinds .way.back").count()
    inside = """row => row.lastElementChild.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1"""
    row = page.locator(".kinds .row")
    assert not row.evaluate(inside)
    while page.locator(".kinds .way.next").count():
        page.locator(".kinds .way.next").click()
        page.wait_for_timeout(100)
    page.locator(".kinds .way.back").wait_for()
    assert row.evaluate(inside)
