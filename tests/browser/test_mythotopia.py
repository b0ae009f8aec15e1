"""Mythotopia at the table: some turns with the mouse, a suggested payment, a whole game by script, no fault for axe."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.beforehand import WIDTH, bots_play, by_source, play_by_script, shown_by_source, shows, sit
from tests.browser.clicks import click
from tests.browser.conftest import DESK, PHONE
from tests.browser.provinces import GAME, GOALS, OPTIONS, eventful, table, whole_game
from tests.browser.steps import last_state, open_table, seq, tab, wait_for_seq
from tests.browser.test_access import AXE, faults
from turnwright.games.mythotopia.points import SOURCE_NAMES
from turnwright.games.mythotopia.state import World

SIGNS = ("log-invade", "log-capture", "log-castle", "log-draft")
"""Messages of the log that the first seat's answers must have brought."""


@pytest.mark.parametrize(("first", "lang"), [(44, "en"), (57, "ru")], ids=["by sea", "by land"])
def test_turns_against_two_bots_with_the_mouse_alone(visit: Any, first: int, lang: str) -> None:
    """An invasion, a war ended with a capture, a castle, a purchase with another payment than the suggested one: after
    every click the page shows what the rules make of it.
    """
    played, anna = eventful(first), visit(lang)
    position = table(played.name)
    sit(anna, played.name, position, "me", "random", "random")
    assert GOALS == played.came
    for choice in played.choices:
        bots_play(position)
        shows(anna, position, lang)
        click(anna, choice)
        position.choose(choice)
    bots_play(position)
    shows(anna, position, lang)
    told = {message.id for message in position.log(0) if message.args.get("seat") == 0}
    assert told.issuperset(SIGNS)


def test_the_cheapest_payment_is_one_click_and_one_undo(visit: Any) -> None:
    """The suggestion plays all cards of an invasion at once; undo takes all of them back."""
    played, olga = eventful(57), visit()
    position = table(played.name)
    id = sit(olga, played.name, position, "me", "random", "random")
    invade = next(choice for choice in played.choices if choice.startswith("invade"))
    assert invade == played.choices[0]
    click(olga, invade)
    olga.asked()
    before, gesture = seq(olga), last_state(olga)["gestures"][-1]
    olga.page.locator(".prompt .buttons button.gesture").nth(len(last_state(olga)["gestures"]) - 1).click()
    wait_for_seq(olga, before + len(gesture["choices"]))
    record = olga.context.request.get(f"{olga.url}/api/tables/{id}/record").text()
    entries = [json.loads(line) for line in record.splitlines()[1:]][before:]
    assert gesture["choices"] == [entry["choice"] for entry in entries]
    assert ["choice", *["joined"] * (len(entries) - 1)] == [entry["kind"] for entry in entries]
    olga.asked()
    olga.page.get_by_role("button", name="Undo").click()
    olga.until("document.querySelectorAll('.prompt .buttons button.gesture').length > 0")
    assert gesture in last_state(olga)["gestures"]


def test_a_whole_game_by_script_ends_on_the_result_page(visit: Any) -> None:
    """Three greedy seats answer through the API until one ends the game; the page says who won, and by what."""
    position, mona = whole_game("Mona 4"), visit()
    id = sit(mona, "Mona 4", position, "me", "me", "me")
    dialog = play_by_script(mona, id, position)
    assert [position.names[winner] in dialog.locator("li.won").inner_text() for winner in position.winners] == [True]
    scores = [score for score in position.scores or [] if score is not None]
    assert sorted(scores, reverse=True) == [int(score) for score in dialog.locator("li b").all_inner_texts()]
    dialog.locator("summary").click()
    assert isinstance(position.state, World)
    assert by_source(position, SOURCE_NAMES, position.state.tally) == shown_by_source(dialog, position)
    assert DESK["width"] >= mona.page.evaluate(WIDTH)


@pytest.mark.parametrize(("theme", "viewport"), [("light", DESK), ("dark", PHONE)], ids=["desk", "phone"])
def test_the_table_has_no_serious_fault(visit: Any, theme: str, viewport: dict[str, int]) -> None:
    """Axe, on the menu of a turn, and on every list beside the board; nothing is wider than the screen."""
    if not AXE.is_file():
        pytest.skip("axe is not installed: cd web && npm ci")
    olga = visit(viewport=viewport, touch=viewport is PHONE)
    olga.page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    open_table(olga, "Anna 57", "me", "random", "random", game=GAME, options=OPTIONS)
    olga.asked()
    found = []
    for name in ("board", "supply", "seats", "choices", "log") if viewport is PHONE else ("choices", "log"):
        tab(olga, name)
        found += faults(olga)
        assert viewport["width"] >= olga.page.evaluate(WIDTH), name
    assert not found
