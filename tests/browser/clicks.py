"""Playing with the mouse at the table of any game: what is on offer, clicks on what is lit, what the page shows."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Visitor
from tests.browser.steps import confirm, last_state, seq, wait_for_seq

PLACE = """target => {
  const lit = [...document.querySelectorAll('g.lit')].find(g => (g.dataset.target ?? g.dataset.piece) === target);
  lit?.scrollIntoView({block: 'nearest'});
  const box = lit?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""


def offered(person: Visitor) -> list[dict[str, Any]]:
    """Return the options of the open question, as they were sent."""
    return list(last_state(person)["options"])


def names(person: Visitor, verb: str = "") -> list[str]:
    """Return the open choices that begin with ``verb``."""
    return [option["choice"] for option in offered(person) if option["choice"].startswith(verb)]


def click(person: Visitor, choice: str) -> None:
    """Make a choice with the mouse, on what is lit or on a button, and wait until the server took it."""
    person.asked()
    now, options = seq(person), offered(person)
    target = next(option["target"] for option in options if option["choice"] == choice)
    there = [option["choice"] for option in options if option["target"] == target]
    if not target:
        person.page.locator(".prompt .buttons button.choice").nth(there.index(choice)).click()
    else:
        point = person.page.evaluate(PLACE, target)
        assert point, f"{target} is not lit"
        person.page.mouse.click(*point)
        if len(there) > 1:
            person.page.locator(".menu .pick").nth(there.index(choice)).click()
    confirm(person)
    wait_for_seq(person, now + 1)
    person.page.locator(".prompt .sending").wait_for(state="detached")


def labels(person: Visitor, panel: str) -> list[str]:
    """Return what a screen reader is told of the pieces of a panel."""
    return list(person.page.locator(f'[data-panel="{panel}"] li').all_text_contents())


def logged(person: Visitor) -> str:
    """Return all lines of the log, newline between them; the log must be in view."""
    return "\n".join(person.page.locator(".row .text").all_inner_texts())
