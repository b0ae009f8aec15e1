"""Choices from place to place: begun at either end, finished at the other, dragged, and never covered."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from tests.browser import provinces, woods
from tests.browser.clicks import names, offered
from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.steps import box, choose, last_state, open_table, prompt, seq, wait_for_seq

LIT = """() => [...document.querySelectorAll('[data-panel="board"] g.lit[data-target]')].map(g => g.dataset.target)"""
ARROWS = "() => [...document.querySelectorAll('[data-arrow]')].map(path => path.dataset.arrow)"
ENDS = "() => [...document.querySelectorAll('[data-panel=\"board\"] [data-end]')].map(place => place.dataset.end)"
INSIDE = """target => {
  const place = document.querySelector(`[data-panel="board"] #${target}`), box = place.getBoundingClientRect();
  const points = [0.5, 0.35, 0.65, 0.2, 0.8].flatMap(down => [0.5, 0.3, 0.7].map(across =>
    [box.x + box.width * across, box.y + box.height * down]));
  const belongs = element => element?.closest(`[data-panel="board"] :is(#${target}, [data-target="${target}"])`);
  return points.find(point => belongs(document.elementFromPoint(...point)));
}"""
COVERED = """targets => targets.filter(target => {
  const box = document.querySelector(`[data-panel="board"] #${target}`).getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !top?.closest('[data-panel="board"]');
})"""


def lit(person: Visitor) -> set[str]:
    """Return the places of the board that are lit."""
    person.settle()
    return set(person.page.evaluate(LIT))


def still_lit(person: Visitor, places: set[str]) -> bool:
    """Return whether just these places are lit."""
    return lit(person) == places


def point(person: Visitor, target: str) -> tuple[float, float]:
    """Return a point of a place on the screen where nothing stands."""
    person.settle()
    x, y = person.find(INSIDE, target)
    return float(x), float(y)


def walked_to(person: Visitor, arrow: str) -> bool:
    """Walk on through the choices; return whether that one is reached."""
    person.page.keyboard.press("ArrowDown")
    person.settle()
    return bool([arrow] == person.page.evaluate(ARROWS))


def warriors(person: Visitor, clearing: int) -> Any:
    """Return the first seat's warriors in a clearing."""
    return person.page.locator(f'[data-panel="board"] [data-piece="warriors-0-{clearing}"]')


def in_the_woods(person: Visitor) -> None:
    """Sit down as the Marquise, whose first Daylight begins: she has warriors everywhere but opposite her keep."""
    open_table(
        person, "Wanda 1", "me", "random", "random", game="root", options=woods.options("marquise,eyrie,alliance")
    )
    for verb in ("keep 1", "found 1", "found 5", "found 5"):
        choose(person, verb)
    person.asked()
    assert names(person, "move 1 ")


def moves(person: Visitor, start: str = "", end: str = "") -> list[str]:
    """Return the moves on offer from or to a clearing."""
    found = [choice.split() for choice in names(person, "move")]
    return [" ".join(words) for words in found if (not start or words[1] == start) and (not end or words[2] == end)]


def made(person: Visitor, before: int) -> list[str]:
    """Return the choices that were made after state ``before``."""
    wait_for_seq(person, before + 1)
    table = str(person.page.url).rsplit("/", 1)[1].split("?")[0]
    record = person.page.evaluate("path => fetch(path).then(reply => reply.text())", f"/api/tables/{table}/record")
    lines = str(record).splitlines()[1:]
    return [str(json.loads(line)["choice"]) for line in lines[before:]]


def test_a_click_on_own_warriors_lights_where_they_may_go(visit: Any) -> None:
    """Pieces first, then the target; what else can be done there is listed where it hides nothing."""
    wanda = visit()
    in_the_woods(wanda)
    there = {f"clearing-{move.split()[2]}" for move in moves(wanda, "9")}
    warriors(wanda, 9).click()
    wanda.wait_for(partial(still_lit, wanda, there), "not what remains is lit")
    assert not wanda.page.locator(".menu").count()
    assert {f"clearing-9 {target}" for target in there} == set(wanda.page.evaluate(ARROWS))
    assert ["source"] == wanda.page.evaluate(ENDS)
    plain = [option for option in offered(wanda) if option["target"] == "clearing-9" and not option["sources"]]
    assert len(plain) == wanda.page.locator(".begun .here").count() > 0
    wanda.page.keyboard.press("Escape")
    choose(wanda, "move 1 9")
    wanda.asked()
    before, target = seq(wanda), sorted(there)[0]
    warriors(wanda, 9).click()
    wanda.wait_for(partial(still_lit, wanda, there), "not what remains is lit")
    wanda.page.mouse.click(*point(wanda, target))
    assert [f"move 9 {target.split('-')[1]}"] == made(wanda, before)
    wanda.asked()
    assert [f"clearing-9 {target}"] == wanda.page.evaluate(ARROWS), "not seen while it is asked how many"
    assert {"source", "target"} == set(wanda.page.evaluate(ENDS))


def test_a_click_on_a_target_lights_where_warriors_may_come_from(visit: Any) -> None:
    """Escape, a second click and a click elsewhere take it back."""
    wanda = visit()
    in_the_woods(wanda)
    before, everything = seq(wanda), lit(wanda)
    sources = {f"clearing-{move.split()[1]}" for move in moves(wanda, end="3")}
    assert len(sources) > 1
    assert not moves(wanda, "3")
    target = point(wanda, "clearing-3")
    for back in (partial(wanda.page.keyboard.press, "Escape"), partial(wanda.page.mouse.click, *target)):
        wanda.page.mouse.click(*target)
        wanda.wait_for(partial(still_lit, wanda, sources), "not what remains is lit")
        assert {f"{source} clearing-3" for source in sources} == set(wanda.page.evaluate(ARROWS))
        back()
        wanda.wait_for(partial(still_lit, wanda, everything), "it was not taken back")
        assert not wanda.page.locator(".begun").count()
    wanda.page.mouse.click(*target)
    wanda.page.locator(".begun").wait_for()
    source = sorted(sources)[0]
    wanda.page.mouse.click(*point(wanda, source))
    assert f"move {source.split('-')[1]} 3" == made(wanda, before)[0]


def test_warriors_are_dragged_from_clearing_to_clearing(visit: Any) -> None:
    """The board stays where it is; what is dropped elsewhere has not moved."""
    wanda = visit()
    in_the_woods(wanda)
    wanda.page.get_by_role("button", name="Zoom in").click()
    before, shown = seq(wanda), box(wanda)
    move = next(
        move for move in moves(wanda, "5") if wanda.page.evaluate(INSIDE, f"clearing-{move.split()[2]}") is not None
    )
    target = point(wanda, f"clearing-{move.split()[2]}")
    start = warriors(wanda, 5).bounding_box()
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    for end in ((x + 12, y + 9), target):
        wanda.page.mouse.move(x, y)
        wanda.page.mouse.down()
        wanda.page.mouse.move((x + end[0]) / 2, (y + end[1]) / 2)
        wanda.page.mouse.move(*end)
        wanda.page.locator(".begun").wait_for()
        wanda.page.mouse.up()
        wanda.page.locator(".begun").wait_for(state="detached")
    assert move == made(wanda, before)[0]
    assert shown == box(wanda)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_nothing_covers_the_map(visit: Any, theme: str) -> None:
    """Two taps move warriors; between them the board stays where it is, and no sheet lies on it."""
    wanda = visit(viewport=PHONE, touch=True)
    wanda.page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    in_the_woods(wanda)
    wanda.page.locator(".tabs button").first.tap()
    before, there = seq(wanda), {f"clearing-{move.split()[2]}" for move in moves(wanda, "9")}
    board = wanda.page.locator('[data-panel="board"]')
    place = board.bounding_box()
    warriors(wanda, 9).tap()
    wanda.wait_for(partial(still_lit, wanda, there), "not what remains is lit")
    assert not wanda.page.locator(".menu").count()
    assert place == board.bounding_box()
    assert [] == wanda.page.evaluate(COVERED, sorted({*there, "clearing-9"}))
    target = sorted(there)[0]
    wanda.page.touchscreen.tap(*point(wanda, target))
    assert f"move 9 {target.split('-')[1]}" == made(wanda, before)[0]


def test_keys_narrow_the_choices_to_one_place(visit: Any) -> None:
    """F leaves what comes from the same place, T what goes to the same place; arrows walk what remains."""
    wanda = visit()
    in_the_woods(wanda)
    before = seq(wanda)
    sources = {f"clearing-{move.split()[1]}" for move in moves(wanda, end="5")}
    targets = {f"clearing-{move.split()[2]}" for move in moves(wanda, "1")}
    for key, remains in (("t", sources), ("f", targets)):
        wanda.page.keyboard.press("Escape")
        wanda.wait_for(partial(walked_to, wanda, "clearing-1 clearing-5"), "the arrows lead to no move")
        wanda.page.keyboard.press(key)
        wanda.wait_for(partial(still_lit, wanda, remains), f"{key} does nothing")
    wanda.page.keyboard.press("ArrowDown")
    wanda.page.keyboard.press("Enter")
    assert made(wanda, before)[0].startswith("move 1 ")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_mythotopia_shows_source_and_target_while_it_asks_from_where(visit: Any, viewport: dict[str, int]) -> None:
    """The target is marked, an arrow comes from every source, and a click on a source answers."""
    olga = visit(viewport=viewport, touch=viewport is PHONE)
    open_table(olga, "Anna 57", "me", "random", "random", game="mythotopia", options=provinces.OPTIONS)
    choose(olga, "invade eagre")
    olga.asked()
    if viewport is PHONE:
        olga.page.locator(".tabs button").first.tap()
    assert {"province-eagre": "target"} == last_state(olga)["ends"]
    assert ["target"] == olga.page.evaluate(ENDS)
    assert ["province-remise province-eagre"] == olga.page.evaluate(ARROWS)
    assert "province-remise" in lit(olga)
    before, place = seq(olga), point(olga, "province-remise")
    if viewport is PHONE:
        olga.page.touchscreen.tap(*place)
    else:
        olga.page.mouse.click(*place)
    assert ["play remise"] == made(olga, before)
    olga.asked()
    assert ["target"] == olga.page.evaluate(ENDS), "the target is forgotten while it is paid for"


def test_an_invasion_begins_at_its_source(visit: Any) -> None:
    """Own province first: the provinces that its card leads to are lit, and one of them is invaded from there."""
    olga = visit("ru")
    open_table(olga, "Anna 57", "me", "random", "random", game="mythotopia", options=provinces.OPTIONS)
    olga.asked()
    ways = [gesture for gesture in last_state(olga)["gestures"] if "province-remise" in gesture["sources"]]
    before, asked = seq(olga), prompt(olga)
    olga.page.mouse.click(*point(olga, "province-remise"))
    targets = {gesture["target"] for gesture in ways}
    olga.wait_for(partial(still_lit, olga, targets), "not what remains is lit")
    assert asked == prompt(olga)
    assert 1 == olga.page.locator(".begun .here").count(), "armies may be placed there"
    olga.page.mouse.click(*point(olga, "province-talion"))
    assert ["invade talion", "play remise"] == made(olga, before)


def test_a_menu_that_was_opened_and_closed_leaves_the_board_where_it_is(visit: Any) -> None:
    """The menu covers the place where the other button is released: the board must not follow the mouse after that,
    nor take the next click for the end of a drag.
    """
    wanda = visit()
    in_the_woods(wanda)
    wanda.page.get_by_role("button", name="Zoom in").click()
    wanda.settle()
    seen, place = box(wanda), point(wanda, "clearing-5")
    wanda.page.mouse.click(*place, button="right")
    wanda.page.locator(".menu").wait_for()
    wanda.page.keyboard.press("Escape")
    wanda.page.locator(".menu").wait_for(state="detached")
    wanda.page.mouse.move(place[0] + 80, place[1] + 60, steps=4)
    assert seen == box(wanda)
    wanda.page.mouse.click(*point(wanda, "clearing-5"))
    wanda.page.locator(".begun").wait_for()
