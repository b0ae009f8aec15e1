"""The board under wheel, mouse, buttons, keys and fingers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import PHONE, Visitor
from tests.browser.steps import box, choose, open_table, seq, wait_for_seq

BOARD = '[data-panel="board"]'


def whole(person: Visitor) -> bool:
    """Return whether all of the board is shown."""
    left, top, width, _height = box(person)
    return (left, top) == (0, 0) and width > 0 and not person.page.locator(".board .tool:visible").nth(1).count()


def under(person: Visitor, x: float, y: float) -> tuple[float, float]:
    """Return the point of the drawing that is shown at a point of the screen."""
    script = f"""(m => [({x} - m.e) / m.a, ({y} - m.f) / m.d])
        (document.querySelector('{BOARD} svg').getScreenCTM())"""
    found = person.page.evaluate(script)
    return float(found[0]), float(found[1])


def middle(person: Visitor) -> tuple[float, float]:
    """Return the middle of the drawing on the screen, once the page has laid out what it shows now."""
    person.settle()
    frame = person.page.locator(f"{BOARD} svg").first.bounding_box()
    assert frame is not None
    return round(frame["x"] + frame["width"] / 2), round(frame["y"] + frame["height"] / 2)


def test_wheel_and_mouse_look_closer_and_move_the_board(visit: Any) -> None:
    """What is under the pointer stays there while zooming and dragging; the end of a drag is not a click."""
    abel = visit()
    open_table(abel, "Abel", "me", "greedy")
    abel.asked()
    page, (x, y) = abel.page, middle(abel)
    x, y = x - 80, y - 40
    width = box(abel)[2]
    assert whole(abel)
    before = under(abel, x, y)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    abel.until(f"document.querySelector('{BOARD} svg').viewBox.baseVal.width < {width / 1.9}")
    assert before == pytest.approx(under(abel, x, y), abs=0.5)
    now = seq(abel)
    page.mouse.down()
    page.mouse.move(x + 30, y + 20)
    page.mouse.move(x + 60, y + 35)
    page.mouse.up()
    abel.wait_for(lambda: before == pytest.approx(under(abel, x + 60, y + 35), abs=0.5), "the board did not follow")
    assert not page.locator(".prompt .why").count(), "the end of a drag asked why"
    page.mouse.click(x + 60, y + 35)
    page.locator(".prompt .why").wait_for()
    assert now == seq(abel)
    page.mouse.wheel(0, 2000)
    abel.until(f"document.querySelector('{BOARD} svg').viewBox.baseVal.width === {width}")
    assert whole(abel)


def test_buttons_and_keys_look_closer_and_move_the_board(visit: Any) -> None:
    """Plus, minus and Home as keys and as buttons; arrows move a board that is larger than its frame."""
    berta = visit()
    open_table(berta, "Berta", "me", "greedy")
    berta.asked()
    page = berta.page
    width = box(berta)[2]
    names = ("Zoom in", "Zoom out", "Show all")
    closer, farther, everything = (page.get_by_role("button", name=name) for name in names)
    closer.click()
    near = box(berta)
    assert near[2] < width / 1.3
    closer.click()
    farther.click()
    assert near == pytest.approx(box(berta), abs=0.01)
    everything.click()
    assert whole(berta)
    page.get_by_role("group", name="Board.").focus()
    for _ in range(3):
        page.keyboard.press("+")
    left, top, near_width, _ = box(berta)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert (left + near_width / 8, top + near_width / 8, near_width) == pytest.approx(box(berta)[:3], abs=0.01)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    assert (left, top) == pytest.approx(box(berta)[:2], abs=0.01)
    assert not page.locator(".pointed").count(), "the arrows walked through the choices as well"
    page.keyboard.press("-")
    assert box(berta)[2] > near_width
    page.keyboard.press("Home")
    assert whole(berta)
    page.keyboard.press("ArrowDown")
    page.locator(".pointed").first.wait_for(state="attached")


class Fingers:
    """Touches as the screen of a phone reports them."""

    def __init__(self, person: Visitor) -> None:
        self.page = person.page
        self.session = person.context.new_cdp_session(person.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Send the state of all fingers: touchStart, touchMove or touchEnd."""
        fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def tap(self, point: tuple[float, float]) -> None:
        """Touch and release."""
        self.touch("touchStart", point)
        self.touch("touchEnd")


def conquering(person: Visitor, name: str) -> Fingers:
    """Sit down with a phone and pick a race, so that regions of the board are lit."""
    open_table(person, name, "me", "greedy")
    person.page.evaluate("localStorage.setItem('prefs', '{\"confirm_end\": false}')")
    person.page.reload()
    person.drawn()
    choose(person)
    person.page.locator(f"{BOARD} g.lit").first.wait_for()
    return Fingers(person)


def lit(person: Visitor) -> tuple[float, float]:
    """Return a point of the screen where a lit region is touched."""
    script = f"""(() => {{
      for (const mark of document.querySelectorAll('{BOARD} g.lit')) {{
        const r = mark.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
        if (mark.contains(document.elementFromPoint(x, y))) return [x, y];
      }}
    }})()"""
    person.settle()
    x, y = person.find(script)
    return float(x), float(y)


def test_two_fingers_pinch_and_one_drags(visit: Any) -> None:
    """Fingers that part come closer, fingers that meet go away, one finger moves the board; none of it is a tap."""
    carl = visit(viewport=PHONE, touch=True)
    fingers = conquering(carl, "Carl")
    page, (x, y) = carl.page, middle(carl)
    now, width = seq(carl), box(carl)[2]
    before = under(carl, x, y)
    fingers.touch("touchStart", (x - 30, y))
    fingers.touch("touchStart", (x - 30, y), (x + 30, y))
    fingers.touch("touchMove", (x - 90, y), (x + 90, y))  # in one step, as a busy phone reports it
    fingers.touch("touchEnd")
    carl.wait_for(lambda: width / 3 == pytest.approx(box(carl)[2], rel=0.01), "no closer")
    assert before == pytest.approx(under(carl, x, y), abs=2)
    fingers.touch("touchStart", (x, y))
    fingers.touch("touchMove", (x - 30, y))
    page.wait_for_timeout(600)  # longer than a long press, which this is not
    fingers.touch("touchMove", (x - 60, y))
    fingers.touch("touchEnd")
    carl.wait_for(
        lambda: before == pytest.approx(under(carl, x - 60, y), abs=6), "the board does not follow the finger"
    )
    assert not page.locator(".tip, .menu, .prompt .why").evaluate_all("all => all.map(e => e.outerHTML)")
    fingers.touch("touchStart", (x - 90, y))
    fingers.touch("touchStart", (x - 90, y), (x + 90, y))
    for part in (60, 30, 10):
        fingers.touch("touchMove", (x - part, y), (x + part, y))
    fingers.touch("touchEnd")
    carl.wait_for(lambda: whole(carl), "no farther")
    assert not page.locator(".tip, .menu, .prompt .why").evaluate_all("all => all.map(e => e.outerHTML)")
    assert now == seq(carl)


def test_a_long_press_tells_what_a_tap_then_does(visit: Any) -> None:
    """The preview comes while the finger rests and plays nothing; a tap and its button play."""
    dina = visit(viewport=PHONE, touch=True)
    fingers = conquering(dina, "Dina")
    page, now, spot = dina.page, seq(dina), lit(dina)
    fingers.touch("touchStart", spot)
    page.locator(".tip .choice").first.wait_for()
    page.locator(".tip .effect").first.wait_for()
    choice = page.locator(".tip .choice").first.inner_text()
    fingers.touch("touchEnd")
    assert page.locator(".tip").is_visible(), "it can be read when the finger no longer hides it"
    assert not page.locator(".menu").count()
    page.locator(".prompt .asked").tap()
    page.locator(".tip").wait_for(state="detached")
    assert now == seq(dina)
    fingers.tap(spot)
    button = page.locator(".menu .pick").first
    button.wait_for()
    assert choice == button.inner_text()
    assert not page.locator(".tip").count()
    button.tap()
    wait_for_seq(dina, now + 1)
