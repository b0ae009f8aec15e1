"""Games of one's own in the browser: one that ``turnwright new`` has made, a dice game, and the example with hands."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.clicks import PLACE, click, labels, logged, names, offered
from tests.browser.conftest import DESK, PHONE, Server, Visitor
from tests.browser.steps import confirm, seq
from tests.own_games import describe, new_package


@pytest.fixture(scope="module")
def quay_server(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[Server]:
    """Return a server that finds the game of a package on its path."""
    project = new_package(tmp_path_factory.mktemp("packages"), "quay_cards")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(project), *filter(None, [os.environ.get("PYTHONPATH")])]))
        server = Server(tmp_path_factory.mktemp("quay"))
    yield server
    server.stop()


EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "lantern_fair"
CUT_OFF = """() => {
  const board = document.querySelector('[data-panel="board"]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-panel="board"] :is(.rolled, .piece, .captions text)')].filter(drawn => {
    const box = drawn.getBoundingClientRect();
    return box.left < board.left - 1 || box.top < board.top - 1 || box.right > board.right + 1
      || box.bottom > board.bottom + 1;
  }).map(drawn => drawn.outerHTML.slice(0, 200));
}"""


@pytest.fixture(scope="module")
def fair_server(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[Server]:
    """Return a server with the dice game of the tests and the example with hands."""
    project = tmp_path_factory.mktemp("examples") / "lantern_fair"
    shutil.copytree(EXAMPLE, project, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    describe(project)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(project), *filter(None, [os.environ.get("PYTHONPATH")])]))
        server = Server(tmp_path_factory.mktemp("fair"), "tests.dice")
    yield server
    server.stop()


@pytest.mark.parametrize(("lang", "viewport"), [("en-US", DESK), ("ru-RU", PHONE)], ids=["desk", "phone"])
def test_a_board_without_seat_places(visit: Any, fair_server: Server, lang: str, viewport: dict[str, int]) -> None:
    """It shows every player with a score; long names of places are whole, and no die is cut off."""
    anna = visit(lang, viewport, server=fair_server)
    anna.play_bots("Anna", game="dice")
    anna.asked()
    for choice in ("again", "stop"):
        if choice in names(anna):
            click(anna, choice)
            anna.until("document.querySelector('.prompt.mine') || document.querySelector('dialog[open]')")
            anna.asked()
        anna.settle()
        assert [] == anna.page.evaluate(CUT_OFF)
    named = anna.page.locator('[data-panel="board"] .captions text').all_text_contents()
    assert not [name for name in named if "…" in name]
    assert len(named) > 3
    for seat in range(3 if viewport is DESK else 1):
        assert 1 == len(labels(anna, f"player-{seat}"))


def test_a_choice_of_two_things_is_made_at_either(visit: Any, fair_server: Server) -> None:
    """Both lanterns of a pair are lit, and the menu of the second one has the pair, too."""
    anna = visit("en-US", DESK, server=fair_server)
    anna.play_bots("Anna", game="lantern_fair")
    anna.asked()
    while not names(anna, "twins"):
        click(anna, "look")
        anna.until("document.querySelector('.prompt.mine')")
        anna.asked()
    pair = next(option for option in offered(anna) if option["choice"].startswith("twins"))
    for target in (pair["target"], *pair["also"]):
        assert anna.page.locator(f'.piece.lit[data-piece="{target}"]').count()
    (second,) = pair["also"]
    there = [option["choice"] for option in offered(anna) if second in (option["target"], *option["also"])]
    before = seq(anna)
    anna.page.mouse.click(*anna.find(PLACE, second), button="right")
    anna.page.locator(".menu .pick").nth(there.index(pair["choice"])).click()
    confirm(anna, before)
    assert "hangs twins" in logged(anna)


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
