"""Positions that are uploaded in the browser: what is wrong with them, and what can be changed about their tables."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import PHONE, Visitor
from tests.browser.steps import become, words

POSITION = """turnwright-position: 1
game: root
seats: 2
faction: {0=marquise 1=eyrie}
warriors: {0={1=4} 1={5=6}}
pieces: {sawmill={1=1} roost={5=1}}
boards: {1=Court{leader=despot}}
"""


def hand_in(person: Visitor, text: str) -> None:
    """Upload a text from the list of records."""
    person.go("/records")
    file = {"name": "position.txt", "mimeType": "text/plain", "buffer": text.encode()}
    person.page.locator(".upload input").set_input_files(file)


def test_what_is_wrong_with_a_position_is_said(visit: Any) -> None:
    """With its line, in a sentence of the reader's language."""
    for lang, begins in (("en-US", "This position cannot be opened: line 5"), ("ru-RU", "Эту позицию нельзя открыть")):
        ida = visit(lang, PHONE)
        become(ida, "Ida")
        hand_in(ida, POSITION.replace("0={1=4}", "0={1=26}"))
        told = ida.page.get_by_role("alert")
        told.wait_for()
        assert words(told).startswith(begins)
        assert "line 5: warriors: seat 0 has 26 of 25 warriors" in words(told)


def test_the_settings_leave_out_what_the_table_keeps(visit: Any) -> None:
    """The rest can be stored."""
    ida = visit()
    become(ida, "Ida")
    hand_in(ida, POSITION)
    page = ida.page
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Change the settings").click()
    form = page.locator("form", has=page.get_by_label("Table name (optional)"))
    assert "A game that was set up keeps its options." in words(form)
    assert "Map" not in words(form)
    form.get_by_label("Table name (optional)").fill("A puzzle")
    form.get_by_role("button", name="Save").click()
    form.wait_for(state="detached")
    page.get_by_text("A puzzle").first.wait_for()
