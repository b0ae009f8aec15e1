"""Starting a game: the lobby and the form for a new table show what a click on their buttons starts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.browser.steps import become, read

SHOWN = "all => all.map(select => select.selectedOptions[0]?.text ?? '')"


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


def values(person: Visitor, name: str) -> list[str]:
    """Return what a list of the form offers."""
    found = person.page.get_by_role("combobox", name=name, exact=True).locator("option").all_inner_texts()
    return [str(text) for text in found]


def new_table(person: Visitor, game: str, seats: int) -> None:
    """Open the form for a table of ``game``."""
    become(person, "Ada")
    person.go("/new")
    person.page.get_by_role("combobox", name="Game", exact=True).select_option(game)
    person.page.get_by_role("combobox", name="Seats", exact=True).select_option(str(seats))
    person.page.get_by_role("combobox", name="First player", exact=True).wait_for()


def test_the_form_offers_the_seats_there_are_counted_from_one(visit: Any) -> None:
    """Fewer seats take values back, and what so many forbid is not offered."""
    ada = visit()
    new_table(ada, "mythotopia", 4)
    assert ["at random", "Seat 1", "Seat 2", "Seat 3", "Seat 4"] == values(ada, "First player")
    assert "from 0" not in ada.page.locator("main").inner_text()
    ada.page.get_by_role("combobox", name="First player", exact=True).select_option(label="Seat 4")
    ada.page.get_by_role("combobox", name="Start choice", exact=True).select_option(index=1)
    ada.page.get_by_role("combobox", name="Seats", exact=True).select_option("2")
    assert ["at random", "Seat 1", "Seat 2"] == values(ada, "First player")
    assert "at random" in shown(ada)
    assert 0 == ada.page.get_by_label("Start choice").count()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.page.wait_for_url("**/t/*")
    options = read(ada, f"/api/tables/{str(ada.page.url).rsplit('/', 1)[1]}")["options"]
    assert ("random", "off") == (options["first"], options["start_choice"])


def test_a_refused_table_names_the_field_and_goes_there(visit: Any) -> None:
    """In the reader's words."""
    ada = visit()
    new_table(ada, "root", 2)
    for seat in (1, 2):
        ada.page.get_by_label(f"Factions, Seat {seat}").select_option("eyrie")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    problem = ada.page.get_by_role("alert")
    assert "Factions: These choices for the seats do not go together." == problem.inner_text()
    ada.until("document.activeElement.getAttribute('aria-label') === 'Factions, Seat 1'")
    ada.page.get_by_label("Factions, Seat 2").select_option("marquise")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.page.wait_for_url("**/t/*")


def test_house_rules_hide_behind_presets(visit: Any) -> None:
    """A preset sets what it names; rulings show when they are asked for, and make the rules one's own."""
    ada = visit()
    new_table(ada, "terra_mystica", 3)
    page = ada.page
    presets = page.get_by_role("combobox", name="Rules", exact=True)
    ruling = page.get_by_label("Turn order by passing")
    assert not ruling.is_visible()
    presets.select_option(label="With the tiles of later printings")
    assert page.get_by_label("Town tiles TW6 to TW8").is_checked()
    assert not ruling.is_visible()
    page.get_by_label("Town tiles TW6 to TW8").uncheck()
    assert "House rules" in shown(ada)
    presets.select_option(label="By the rule book")
    assert not page.get_by_label("Bonus card BON10").is_checked()
    presets.select_option(label="House rules")
    ruling.check()
    page.get_by_text("House rules (1)").click()
    assert not ruling.is_visible()
    assert "House rules" in shown(ada)


def test_no_empty_list_is_shown_while_the_games_are_fetched(visit: Any) -> None:
    """Lists come with what they list."""
    ada = visit()
    held: list[Any] = []
    ada.page.route("**/api/games", lambda route: held.append(route))
    ada.go("/")
    ada.page.get_by_label("Your name").wait_for()
    assert 0 == ada.page.locator("main select").count()
    held[0].continue_()
    assert all(shown(ada))
