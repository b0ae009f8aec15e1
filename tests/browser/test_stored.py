"""The account page shows what a person has stored, deletes what is over, and makes tokens with the right asked for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import DESK, PHONE
from tests.browser.steps import become, read, send
from tests.browser.test_pages import PASSWORD, register

SEATS = [{"kind": "me"}, {"kind": "open"}]


def closed(person: Any, *titles: str) -> None:
    """Open tables and close them again."""
    for title in titles:
        table = send(person, "/api/tables", {"game": "small_world", "seats": SEATS, "title": title})["id"]
        send(person, f"/api/tables/{table}/close", {})


def fits(person: Any) -> bool:
    """Return whether the page is no wider than the window."""
    found: bool = person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


def test_a_stored_game_is_deleted_after_a_question(visit: Any) -> None:
    """What is used goes down, and a reload shows the same."""
    tess = visit()
    become(tess, "Tess")
    closed(tess, "Monday", "Tuesday")
    tess.go("/account")
    tess.page.get_by_text("Tables: 2 of 60").wait_for()
    tess.page.get_by_role("button", name="Delete: Monday").click()
    tess.page.get_by_text("Delete this game for good?").wait_for()
    tess.page.get_by_role("button", name="Yes").click()
    tess.page.get_by_text("“Monday” is deleted.").wait_for()
    tess.page.reload()
    tess.page.get_by_text("Tables: 1 of 60").wait_for()
    assert ["Tuesday"] == [row["title"] for row in read(tess, "/api/tables?scope=owned")]


def test_a_token_gets_the_right_that_was_chosen(visit: Any) -> None:
    """Playing unless something else is chosen; the list says what each may do."""
    ursa = visit()
    register(ursa, "Ursa")
    for label, right in (("bot", None), ("watcher", "read")):
        ursa.page.get_by_label("What is it for?").fill(label)
        if right:
            ursa.page.get_by_label("What may it do?").select_option(right)
        ursa.page.locator("form", has_text="What may it do?").get_by_label("Current password").fill(PASSWORD)
        ursa.page.get_by_role("button", name="Create a token").click()
        ursa.page.get_by_role("button", name=f"Delete: {label}").wait_for()
    assert ["play", "read"] == [token["rights"] for token in read(ursa, "/api/tokens")]
    ursa.page.get_by_text("watch and play ·").wait_for()


@pytest.mark.parametrize("lang", ["en-US", "ru-RU"])
@pytest.mark.parametrize("viewport", [{**DESK, "height": 625}, PHONE], ids=["desk", "phone"])
def test_the_list_fits_on_every_screen(visit: Any, lang: str, viewport: dict[str, int]) -> None:
    """Long titles break, also where the person is asked."""
    vera = visit(lang, viewport)
    become(vera, "Vera")
    closed(vera, "A game with a long title " + "x" * 50, "Short")
    vera.go("/account")
    vera.page.locator("meter").first.wait_for()
    vera.page.locator("li button").first.click()
    assert fits(vera)
