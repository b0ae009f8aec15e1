"""Standing orders on the page, with a game that declares some: the card game of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import PHONE, Server, Visitor
from tests.browser.steps import become, choose, prompt, send, tab
from tests.browser.test_access import AXE, faults


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[Server]:
    """Return a server that also offers the card game."""
    server = Server(tmp_path_factory.mktemp("toys"), "tests.toy")
    yield server
    server.stop()


def sit_at_cards(owner: Visitor, friend: Visitor) -> None:
    """Open a table of the card game, sit down at it, and start."""
    become(owner, "Ada")
    become(friend, "Ben")
    form = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = send(owner, "/api/tables", form)["id"]
    send(friend, f"/api/tables/{table}/join", {})
    send(owner, f"/api/tables/{table}/start", {})
    for person in (owner, friend):
        person.go(f"/t/{table}")
        person.drawn()
        person.page.wait_for_selector(".prompt .asked:not(:empty)")


def test_orders_are_given_on_the_page_and_answer_at_once(visit: Any, toy_server: Server) -> None:
    """Ben's phone never asks him; the log says why, to each in their language; the others read nothing of orders."""
    ada, ben = visit(server=toy_server), visit("ru-RU", PHONE, touch=True, server=toy_server)
    sit_at_cards(ada, ben)
    tab(ben, "more")
    ben.page.get_by_label("Смотреть верхнюю карту").select_option(label="никогда")
    ben.page.get_by_label("Ставка").select_option(label="2")
    ben.page.get_by_role("button", name="Автоответы: 2").wait_for()
    choose(ada, "pass")
    ada.page.locator(".prompt.mine .asked", has_text="Bid in secret.").wait_for()
    for person, words in ((ada, "(by standing order)"), (ben, "(автоответ)")):
        tab(person, "log")
        person.page.locator(".row .text", has_text=words).first.wait_for()
    assert not ben.page.locator(".prompt.mine").count()
    tab(ada, "more")
    ada.page.get_by_label("Bid").select_option(label="1")
    ben.page.locator(".prompt.mine").wait_for()
    ada.page.locator(".prompt", has_text="Orders: 1").wait_for()
    assert prompt(ben)
    assert not [frame for frame in ada.frames if '"scout":"pass"' in frame]
    assert [frame for frame in ben.frames if '"scout":"pass"' in frame]


def test_orders_are_revoked_and_stay_so(visit: Any, toy_server: Server) -> None:
    """The mark beside the prompt leads to them; after a reload the page shows what is in force."""
    ada, ben = visit(server=toy_server), visit(server=toy_server)
    sit_at_cards(ada, ben)
    tab(ben, "more")
    scout = ben.page.get_by_label("Look at the top card")
    scout.select_option(label="always")
    mark = ben.page.get_by_role("button", name="Orders: 1")
    mark.wait_for()
    tab(ben, "log")
    assert not scout.is_visible()
    mark.click()
    assert scout.is_visible()
    if AXE.is_file():
        assert not faults(ben), "\n".join(faults(ben))
    ben.page.reload()
    mark.click()
    assert "always" == scout.locator("option:checked").inner_text()
    scout.select_option(label="ask me")
    mark.wait_for(state="detached")
    choose(ada, "pass")
    ben.page.locator(".prompt.mine .asked", has_text="Look at the top card of the deck?").wait_for()


def test_a_game_without_orders_shows_none(visit: Any) -> None:
    """Small World has no panel of orders."""
    sam = visit()
    sam.play_bots("Sam", 1)
    tab(sam, "more")
    sam.page.get_by_role("button", name="Resign").wait_for()
    assert not sam.page.locator("#orders-title").count()
