"""Following the play: what dice and bots did is seen, one move after the other, and stays marked until one acts."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.browser.conftest import Visitor
from tests.browser.steps import choose, last_state, open_table, read, seq, tab, wait_for_seq

SPOKEN = """text => [...document.querySelectorAll('[aria-live], [role=log], [role=alert], [role=status]')]
  .filter(region => !region.closest('[aria-hidden=true], [aria-live=off]') && region.checkVisibility())
  .reduce((count, region) => count + region.textContent.split(text).length - 1, 0)"""
AT_THE_END = "(e => e.scrollHeight - e.scrollTop - e.clientHeight < 40)(document.querySelector('[role=log]'))"


@pytest.fixture
def vera(visit: Callable[..., Visitor]) -> Visitor:
    """Return Vera, who plays races that conquer without ado: her name decides what chance brings. Her page's time can
    be stopped.
    """
    vera = visit()
    vera.page.clock.install()
    return vera


def stop_time(person: Visitor) -> None:
    """Let nothing on the page end by itself from here on."""
    person.page.clock.pause_at(person.page.evaluate("Date.now()") / 1000 + 1)


def likes(person: Visitor, speed: str) -> None:
    """Let a person have chosen how fast moves are played."""
    kept = json.dumps(json.dumps({"speed": speed}))
    person.page.add_init_script(f"localStorage.setItem('prefs', {kept})")


def verbs(person: Visitor) -> set[str]:
    """Return what kinds of choices a person is offered."""
    return {option["verb"] for option in last_state(person)["options"]}


def roll(person: Visitor) -> None:
    """Conquer until too few tokens are left, and try one more region with the die."""
    person.asked()
    choose(person, "pick")
    while "attempt" not in verbs(person):
        choose(person, "conquer")
    choose(person, "attempt")


def end_turn(person: Visitor) -> None:
    """Pick a race, conquer one region, where all tokens stay, and let the others play."""
    person.asked()
    choose(person, "pick")
    choose(person, "conquer")
    choose(person, "stop")


def test_a_roll_is_seen_where_it_matters_and_stays_until_one_acts(vera: Visitor) -> None:
    """The die's face and what it decided stand at the region; a die stays there. It is spoken once, though the log is
    out of sight.
    """
    open_table(vera, "Vera", "me", "random", options={"first": 0})
    stop_time(vera)
    roll(vera)
    page = vera.page
    event = page.locator('.event[data-kind="roll"]')
    event.wait_for()
    told = page.locator(".log .row .text", has_text="The die shows").last.text_content().strip()
    assert told in event.inner_text()
    event.locator("svg.face rect").first.wait_for()
    assert "true" == event.get_attribute("aria-hidden")
    assert 1 == page.evaluate(SPOKEN, told)
    face = page.locator("[data-roll] [data-face]")
    face.locator("rect").first.wait_for()
    number = told.split("shows ")[1][0]
    assert (f"die-{number}", int(number)) == (face.get_attribute("data-face"), face.locator("circle").count())
    choose(vera)
    page.locator("[data-roll]").wait_for(state="detached")


def test_moves_of_others_are_played_one_after_the_other(vera: Visitor) -> None:
    """The slow replay of the bot's turn lags behind the server; Escape shows the current table and the question."""
    likes(vera, "slow")
    table = open_table(vera, "Vera", "me", "greedy", options={"first": 0})
    page = vera.page
    stop_time(vera)
    end_turn(vera)
    page.locator(".playback .primary").wait_for()
    vera.wait_for(lambda: last_state(vera)["options"], "the bot's turn does not end")
    assert not page.locator(".prompt.mine").count(), "the question came before the moves had been shown"
    while not page.locator(".event").count():
        page.clock.run_for(100)
    page.keyboard.press("Escape")
    vera.asked()
    assert not page.locator(".event").count()
    log = read(vera, f"/api/tables/{table}/snapshot")["log"]
    counts = page.locator(".log .row").evaluate_all("rows => rows.map(row => Number(row.dataset.count))")
    assert len(log) == sum(counts)


def test_what_changed_stays_marked_after_a_reload_and_can_be_played_again(vera: Visitor) -> None:
    """At once, the bot's regions are outlined; R plays them again, Escape comes back, and the next choice ends it."""
    open_table(vera, "Vera", "me", "greedy", options={"first": 0})
    page, marks = vera.page, vera.page.locator('[data-panel="board"] .changed > g')
    end_turn(vera)
    vera.asked()
    marks.first.wait_for()
    seen = marks.count()
    page.reload()
    vera.asked()
    marks.first.wait_for()
    assert seen == marks.count()
    again, drawing = page.locator(".playback").bounding_box(), page.locator(".board .view").bounding_box()
    assert again["x"] >= drawing["x"] + drawing["width"], "the button hides a part of the board"
    stop_time(vera)
    page.keyboard.press("r")
    page.locator(".event").wait_for()
    page.locator(".playback .primary").wait_for()
    page.keyboard.press("Escape")
    vera.asked()
    assert not page.locator(".event").count()
    choose(vera)
    vera.until("!document.querySelector('[data-panel=board] .changed > g')")


def test_the_log_follows_the_play_after_a_reload_and_is_no_wall(vera: Visitor) -> None:
    """It opens at what is new and goes on with the next line; turns have headings with the sign of a seat, and no line
    stands twice in a row.
    """
    open_table(vera, "Vera", "me", "greedy", "greedy", options={"first": 0})
    page = vera.page
    end_turn(vera)
    vera.asked()
    page.reload()
    vera.asked()
    page.locator(".log .since").wait_for()
    choose(vera, "expand")
    tab(vera, "log")
    vera.until(AT_THE_END)
    assert page.locator(".log .heading .sign").first.inner_text() in "●■▲◆★✚"
    texts = page.locator(".log .row .text").evaluate_all("rows => rows.map(row => row.firstChild.textContent.trim())")
    assert [] == [one for one, other in pairwise(texts) if one == other]


def test_undoing_over_a_roll_says_that_it_is_rolled_anew(vera: Visitor) -> None:
    """Against bots alone nobody is asked, so the page says before what an undo of the roll does."""
    open_table(vera, "Vera", "me", "random", options={"first": 0})
    roll(vera)
    vera.page.locator(".undo button").first.click()
    why = vera.page.locator(".undo .why")
    assert "rolls or draws again" in why.inner_text()
    assert "Ask" not in why.inner_text()
    now = seq(vera)
    why.get_by_role("button").click()
    wait_for_seq(vera, now + 1)
    assert "attempt" in verbs(vera)


def test_a_replay_shows_what_happened_at_each_step(vera: Visitor) -> None:
    """Walking to a ply with a roll shows the die, and going back to a quiet one takes it away."""
    table = open_table(vera, "Vera", "me", "random", options={"first": 0})
    roll(vera)
    choose(vera)
    log = read(vera, f"/api/tables/{table}/snapshot")["log"]
    rolled = next(line for line in log if line.get("event", {}).get("kind") == "roll")
    tab(vera, "log")
    vera.page.locator(".log .row .text", has_text="The die shows").last.click()
    vera.page.locator(".bar output", has_text=f"{rolled['ply']} /").wait_for()
    vera.page.locator('.event[data-kind="roll"]').wait_for()
    vera.page.locator(".bar button").first.click()
    vera.page.locator(".event").wait_for(state="detached")
