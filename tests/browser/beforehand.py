"""Tables that are played beforehand: what the page must show of them, in every game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from tests.browser.clicks import names
from tests.browser.conftest import DESK, Visitor
from tests.browser.steps import open_table, prompt, read
from turnwright.bots import Bot, RandomBot
from turnwright.core.drawing import LIGHT
from turnwright.core.journal import CHOICE
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.text import say

WEB = Path(__file__).parents[2] / "web" / "src"
PANELS = """() => Object.fromEntries([...document.querySelectorAll('[data-panel]')].map(panel =>
  [panel.dataset.panel, [...panel.querySelectorAll('li')].map(item => item.textContent).sort()]))"""
LINES = """() => [...document.querySelectorAll('.log .row')].flatMap(row =>
  Array(Number(row.dataset.count)).fill(row.querySelector('.text').firstChild.textContent.trim()))"""
WIDTH = "document.documentElement.scrollWidth"
SEEN = 100
"""How many answers of a whole game the page follows."""


def by_bot(position: Position, kind: type[Bot] = RandomBot) -> str:
    """Return what a bot of that server chooses."""
    seat = position.seat
    assert seat is not None
    action = kind(position.seq).choose(position.game, position.observation(seat), position.actions)
    return position.game.vocabulary.name(action)


def bots_play(position: Position) -> None:
    """Let the bots play until the first seat is asked."""
    while position.seat not in (0, None):
        position.choose(by_bot(position))


@cache
def bot_names(lang: str) -> dict[str, str]:
    """Return what the page calls bots, by their English names."""
    texts = [(WEB / f"text.{each}.ftl").read_text(encoding="utf-8") for each in ("en", lang)]
    english, other = (dict(re.findall(r"^(bot-name-\w+) = (.*)$", text, re.MULTILINE)) for text in texts)
    return {name: other[id] for id, name in english.items()}


def names_in(position: Position, lang: str) -> list[str]:
    """Return the names of the seats as the page shows them."""
    return [bot_names(lang).get(name, name) for name in position.names]


def told(position: Position, lang: str) -> list[str]:
    """Return the log of the first seat in words."""
    return [say(position.game, message, lang, names_in(position, lang)) for message in position.log(0)]


def drawn(position: Position, lang: str) -> dict[str, list[str]]:
    """Return what the drawings that the first seat sees say of their pieces, panel by panel."""
    panels = position.game.panels(position.view(0), LIGHT)
    said = {panel.id: [piece.label for piece in panel.pieces if piece.label] for panel in panels}
    return {id: sorted(say(position.game, label, lang, names_in(position, lang)) for label in said[id]) for id in said}


def sit(person: Visitor, name: str, position: Position, *seats: str) -> str:
    """Open the table that is played beforehand as ``position``, which learns the names; return its id."""

    def heard(message: Any) -> None:
        url = str(message.location["url"])
        # A preview that comes too late is refused: the choice has been made since.
        if message.type == "error" and not url.endswith("/preview"):
            person.faults.append(f"{message.text} {url}")

    person.page.on("console", heard)
    id = open_table(person, name, *seats, game=position.game.name, options=position.options_set)
    position.names = [seat["name"] for seat in read(person, f"/api/tables/{id}")["seats"]]
    return id


def shows(person: Visitor, position: Position, lang: str) -> None:
    """Check that the page shows the table as it must be now: question, log, board, supply, all that seats own."""
    person.asked()
    lines = told(position, lang)
    person.until(f"({LINES})().length === {len(lines)}")
    assert lines == person.page.evaluate(LINES)
    assert say(position.game, position.prompt(0), lang, names_in(position, lang)) == prompt(person)
    assert position.options == names(person)
    shown = person.page.evaluate(PANELS)
    expected = drawn(position, lang)
    assert expected == {panel: shown[panel] for panel in expected}
    assert DESK["width"] >= person.page.evaluate(WIDTH)


def play_by_script(person: Visitor, id: str, position: Position) -> Any:
    """Answer at a table all that was answered beforehand, for all seats, with the page open for the last of it; return
    the dialog with the result.
    """
    csrf = {"X-CSRF-Token": read(person, "/api/me")["csrf"]}
    choices = [entry for entry in position.record.entries if entry.kind == CHOICE]
    person.go("/rules")
    for place, entry in enumerate(choices):
        if place == len(choices) - SEEN:
            person.go(f"/t/{id}")
            person.drawn()
        body = {"seq": entry.seq, "choice": entry.choice, "seat": entry.seat}
        reply = person.context.request.post(f"{person.url}/api/tables/{id}/moves", data=body, headers=csrf)
        assert reply.ok, reply.text()
    dialog = person.page.locator("dialog[open]")
    dialog.wait_for()
    return dialog


def by_source(position: Position, sources: list[str], tally: list[int]) -> dict[str, dict[str, int]]:
    """Return the points that seats have scored, by the names of the sources and of the seats; ``tally`` holds them by
    seat and source.
    """
    rows = {
        say(position.game, Message(f"source-{name}"), "en"): {
            who: tally[seat * len(sources) + source] for seat, who in enumerate(position.names)
        }
        for source, name in enumerate(sources)
    }
    return {source: row for source, row in rows.items() if any(row.values())}


def shown_by_source(dialog: Any, position: Position) -> dict[str, dict[str, int]]:
    """Return the same as the page has it; the sign of a seat stands before its name."""
    heads = dialog.locator("thead th").all_inner_texts()
    order = [next(name for name in position.names if head.endswith(name)) for head in heads]
    rows = dialog.locator("tbody tr").all()
    cells = {row.locator("th").text_content().strip(): row.locator("td").all_inner_texts() for row in rows}
    return {source: dict(zip(order, map(number, texts), strict=True)) for source, texts in cells.items()}


def number(cell: str) -> int:
    """Return what a cell of the table of points says; a dash is nothing."""
    return 0 if cell == "–" else int(cell.replace("−", "-"))
