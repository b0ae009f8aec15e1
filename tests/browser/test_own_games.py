"""A game that ``turnwright new`` has made, found by its entry point and played to the end in the browser."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.clicks import click, names
from tests.browser.conftest import DESK, PHONE, Server, Visitor
from tests.own_games import new_package


@pytest.fixture(scope="module")
def quay_server(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[Server]:
    """Return a server that finds the game of a package on its path."""
    project = new_package(tmp_path_factory.mktemp("packages"), "quay_cards")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(project), *filter(None, [os.environ.get("PYTHONPATH")])]))
        server = Server(tmp_path_factory.mktemp("quay"))
    yield server
    server.stop()


def words_missing(person: Visitor) -> list[str]:
    """Return what the page shows by the id of its message because no catalogue has it."""
    shown = person.page.locator("main").inner_text()
    return [word for word in shown.split() if word.startswith(("log-", "place-", "choice-", "prompt-", "thing-"))]


@pytest.mark.parametrize(("lang", "viewport"), [("en-US", DESK), ("ru-RU", PHONE)], ids=["desk", "phone"])
def test_a_new_game_is_played_to_its_end(visit: Any, quay_server: Server, lang: str, viewport: dict[str, int]) -> None:
    """A person and two bots: cards are clicked on what is lit, the result names a winner, the replay walks through."""
    anna = visit(lang, viewport, server=quay_server)
    id = anna.play_bots("Anna", game="quay_cards")
    anna.asked()
    if viewport is DESK:
        named = anna.page.locator('[data-panel="board"] .captions text').all_text_contents()
        assert ["Row 1", "Row 2", "Row 3", "Discard pile"] == named
    moves = 0
    while not anna.over():
        click(anna, names(anna)[0])
        moves += 1
        anna.until("document.querySelector('.prompt.mine') || document.querySelector('dialog[open]')")
        assert not words_missing(anna)
    assert moves > 1
    anna.go(f"/replay/{id}")
    anna.drawn()
    assert not words_missing(anna)
