"""The waiting room: the host changes the settings, stands up, closes the table; the others know."""

from __future__ import annotations

from typing import Any

from tests.browser.steps import become, open_table, read


def waiting(visit: Any) -> tuple[Any, Any, str]:
    """Return a host and a friend who waits at the table, and the table."""
    ida, jan = visit(), visit(lang="ru-RU")
    table = open_table(ida, "Ida", "me", "open", public=True)
    become(jan, "Jan")
    jan.go(f"/t/{table}")
    jan.page.get_by_role("button", name="Сесть").first.click()
    ida.page.locator(".room li", has_text="Jan").wait_for()
    return ida, jan, table


def test_who_waits_is_asked_about_changed_settings(visit: Any) -> None:
    """The game cannot start before they have agreed."""
    ida, jan, table = waiting(visit)
    start = ida.page.get_by_role("button", name="Start", exact=True)
    ida.page.get_by_role("button", name="Change the settings").click()
    ida.page.get_by_label("Clock").select_option("day")
    ida.page.get_by_role("button", name="Save").click()
    jan.page.get_by_text("Хозяин стола изменил настройки (Контроль времени)").wait_for()
    ida.page.get_by_text("Waiting for Jan to agree").wait_for()
    assert start.is_disabled()
    jan.page.get_by_role("button", name="Да, играю").click()
    ida.page.get_by_text("All seats are taken.").wait_for()
    start.click()
    for person in (ida, jan):
        person.drawn()
    assert 86400 == read(ida, f"/api/tables/{table}")["clock"]["seconds"]


def test_the_host_stands_up_and_closes_the_table(visit: Any) -> None:
    """The table stays theirs without a seat; who waits is told when it is closed."""
    ida, jan, table = waiting(visit)
    ida.page.get_by_role("button", name="Stand up").click()
    ida.page.get_by_role("button", name="Sit down").wait_for()
    assert "open" == read(ida, f"/api/tables/{table}")["seats"][0]["kind"]
    ida.page.get_by_role("button", name="Close the table").click()
    ida.page.get_by_role("button", name="No", exact=True).click()
    ida.page.get_by_role("button", name="Close the table").click()
    ida.page.get_by_role("button", name="Yes", exact=True).click()
    ida.page.get_by_text("The host has closed this table.").wait_for()
    jan.page.get_by_text("Хозяин закрыл этот стол.").wait_for()
