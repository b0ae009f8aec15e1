"""Starting a game: the lobby and the form for a new table show what a click on their buttons starts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.browser.steps import become, read

SHOWN = "all => all.map(select => select.selectedOptions[0]?.innerText ?? '')"


def shown(person: Visitor) -> list[str]:
    """Return what the lists of the page show, untouched."""
    person.page.get_by_role("combobox", name="Game", exact=True).wait_for()
    return list(person.page.locator("main select").evaluate_all(SHOWN))


@pytest.mark.parametrize("path", ["/", "/new"])
def test_every_list_shows_what_is_chosen_before_it_is_touched(visit: Any, path: str) -> None:
    """The game that is shown is the game that starts."""
    ada = visit()
    become(ada, "Ada")
    ada.go(path)
    lists = shown(ada)
    assert "Small World" == lists[0]
    assert all(lists), lists
    ada.page.locator("main button.primary").click()
    ada.page.wait_for_url("**/t/*")
    table = str(ada.page.url).rsplit("/", 1)[1]
    assert "small_world" == read(ada, f"/api/tables/{table}")["game"]


@pytest.mark.parametrize("path", ["/", "/new"])
def test_every_list_shows_something_after_another_game_is_chosen(visit: Any, path: str) -> None:
    """Numbers and bots that only the game before allowed give way to some that this one has."""
    ada = visit()
    ada.go(path)
    for game, count in (("root", "6"), ("mythotopia", "4")):
        ada.page.get_by_role("combobox", name="Game", exact=True).select_option(game)
        assert all(shown(ada)), shown(ada)
        numbers = ada.page.locator("main select").nth(1)
        numbers.select_option(index=numbers.locator("option").count() - 1)
        assert all(shown(ada)), shown(ada)
        if path == "/new":
            assert count == shown(ada)[1]
