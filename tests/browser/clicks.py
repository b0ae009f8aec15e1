"""Playing with the mouse at the table of any game: what is on offer, clicks on what is lit, what the page shows."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Visitor
from tests.browser.steps import confirm, last_state, seq

PLACE = """target => {
  const lit = [...document.querySelectorAll('g.lit')].find(g => (g.dataset.target ?? g.dataset.piece) === target);
  lit?.scrollIntoView({block: 'nearest'});
  const box = lit?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""
OPEN_PLACE = """target => {
  const lit = document.querySelector(`g.lit[data-target="${target}"]`), box = lit?.getBoundingClientRect();
  if (!box) return null;
  for (const down of [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9]) for (const across of [0.5, 0.6, 0.4, 0.7, 0.3, 0.8]) {
    const x = box.x + box.width * across, y = box.y + box.height * down;
    if (lit.contains(document.elementFromPoint(x, y))) return [x, y];
  }
}"""


def offered(person: Visitor) -> list[dict[str, Any]]:
    """Return the options of the open question, as they were sent."""
    return list(last_state(person)["options"])


def names(person: Visitor, verb: str = "") -> list[str]:
    """Return the open choices that begin with ``verb``."""
    return [option["choice"] for option in offered(person) if option["choice"].startswith(verb)]


def place_of(person: Visitor, target: str) -> tuple[float, float]:
    """Return a point of the screen where a lit place is clicked, and nothing that stands on it."""
    person.settle()
    x, y = person.find(OPEN_PLACE, target)
    return float(x), float(y)


def goes_on(option: dict[str, Any]) -> bool:
    """Return whether a choice neither gives something up nor ends it."""
    return option["meaning"]["kind"] not in ("give-up", "end")


def gives_at_once(options: list[dict[str, Any]], choice: str) -> bool:
    """Return whether a click on the place of ``options`` makes a choice: the one that repeats, or one that
    continues.
    """
    again = [option["choice"] for option in options if option["meaning"].get("repeats")]
    if len(again) == 1:
        return again == [choice]
    return len(options) == 1 and goes_on(options[0])


def click(person: Visitor, choice: str) -> None:
    """Make a choice with the mouse, on what is lit or on a button, and wait until the server took it."""
    person.asked()
    now, options = seq(person), offered(person)
    target = next(option["target"] for option in options if option["choice"] == choice)
    at_place = [option for option in options if target in (option["target"], *option["also"])]
    there = [option["choice"] for option in at_place]
    if not target:
        # The buttons of what gives something up or ends it stand behind the others.
        there = [option["choice"] for option in sorted(at_place, key=lambda option: not goes_on(option))]
        person.page.locator(".prompt .buttons button.choice").nth(there.index(choice)).click()
    else:
        point = person.find(PLACE, target)
        sources = [source for each in (*options, *last_state(person)["gestures"]) for source in each["sources"]]
        at_once = gives_at_once(at_place, choice) and target not in sources
        person.page.mouse.click(*point, button="left" if at_once else "right")
        if not at_once:
            person.page.locator(".menu .pick").nth(there.index(choice)).click()
    confirm(person, now)


def labels(person: Visitor, panel: str) -> list[str]:
    """Return the screen reader labels of a panel's pieces."""
    return list(person.page.locator(f'[data-panel="{panel}"] li').all_text_contents())


def logged(person: Visitor) -> str:
    """Return all lines of the log, newline between them; the log must be in view."""
    return "\n".join(person.page.locator(".row .text").all_inner_texts())
