"""Root at the table: each faction through two rounds with the mouse, a whole game by script, no fault for axe."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.beforehand import WIDTH, bots_play, by_source, play_by_script, shown_by_source, shows, sit
from tests.browser.clicks import click
from tests.browser.conftest import DESK, PHONE
from tests.browser.steps import choose, open_table, tab
from tests.browser.test_access import AXE, faults
from tests.browser.woods import GAME, eventful, table, whole_game
from turnwright.games.root.points import SOURCE_NAMES
from turnwright.games.root.state import Woods

BUYER = ("battle", "prompt", "craft", "service")
SELLER = ("battle", "craft", "others' service")
"""What has to happen; the Riverfolk are asked for an ambush only while one is in their open hand."""
SIGNS = {
    "battle": ("log-battle", True),
    "prompt": ("prompt-ambush", True),
    "craft": ("log-craft", True),
    "service": ("log-service", True),
    "others' service": ("log-service", False),
}
"""By what it is known: a message of the log or the question, and whether it is about the person."""


@pytest.mark.parametrize(
    ("factions", "first", "wanted", "lang"),
    [
        ("marquise,riverfolk,eyrie", 60, BUYER, "en"),
        ("eyrie,riverfolk,marquise", 326, BUYER, "ru"),
        ("alliance,riverfolk,marquise", 266, BUYER, "en"),
        ("vagabond,riverfolk,marquise", 86, BUYER, "en"),
        ("lizard,riverfolk,marquise", 323, BUYER, "ru"),
        ("riverfolk,marquise,vagabond", 264, SELLER, "en"),
    ],
    ids=["marquise", "eyrie", "alliance", "vagabond", "lizard", "riverfolk"],
)
def test_two_rounds_against_two_bots_with_the_mouse_alone(
    visit: Any, factions: str, first: int, wanted: tuple[str, ...], lang: str
) -> None:
    """A battle, an ambush prompt, a craft, a service: after every click the page shows what the rules make of it."""
    played, anna = eventful(factions, first, *wanted), visit(lang)
    position = table(factions, played.name)
    sit(anna, played.name, position, "me", "random", "random")
    happened = set()
    for choice in played.choices:
        bots_play(position)
        shows(anna, position, lang)
        happened.add((position.prompt(0).id, True))
        click(anna, choice)
        position.choose(choice)
    bots_play(position)
    shows(anna, position, lang)
    assert 3 == position.game.round(position.state)
    happened |= {(message.id, message.args.get("seat") == 0) for message in position.log(0)}
    assert {SIGNS[event] for event in wanted} <= happened


def test_a_whole_game_by_script_ends_on_the_result_page(visit: Any) -> None:
    """Three keen seats answer through the API until one has 30 points; the page says who won, and by what."""
    position, mona = whole_game("lizard,riverfolk,alliance", "Mona 17"), visit()
    id = sit(mona, "Mona 17", position, "me", "me", "me")
    dialog = play_by_script(mona, id, position)
    winner = position.winners[0]
    assert position.names[winner] in dialog.locator("li.won").inner_text()
    scores = [score for score in position.scores or [] if score is not None]
    assert sorted(scores, reverse=True) == [int(score) for score in dialog.locator("li b").all_inner_texts()]
    assert max(scores) >= 30
    dialog.locator("summary").click()
    assert isinstance(position.state, Woods)
    assert by_source(position, SOURCE_NAMES, position.state.tally) == shown_by_source(dialog, position)
    assert DESK["width"] >= mona.page.evaluate(WIDTH)


@pytest.mark.parametrize(("theme", "viewport"), [("light", DESK), ("dark", PHONE)], ids=["desk", "phone"])
def test_the_table_has_no_serious_fault(visit: Any, theme: str, viewport: dict[str, int]) -> None:
    """Axe, with six factions on the board, and on every list beside it; nothing is wider than the screen."""
    if not AXE.is_file():
        pytest.skip("axe is not installed: cd web && npm ci")
    olga = visit(viewport=viewport, touch=viewport is PHONE)
    olga.page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    olga.page.add_init_script("localStorage.setItem('prefs', '{\"confirm_end\": false}')")
    factions = "marquise,eyrie,alliance,vagabond,lizard,riverfolk"
    open_table(olga, "Olga", "me", *["random"] * 5, game=GAME, options={"factions": factions, "first": 0})
    for verb in ("keep", "found", "found", "found"):
        choose(olga, verb)
    olga.asked()
    found = []
    for name in ("board", "supply", "seats", "choices", "log") if viewport is PHONE else ("choices", "log"):
        tab(olga, name)
        found += faults(olga)
        assert viewport["width"] >= olga.page.evaluate(WIDTH), name
    assert not found
