"""How games end besides by the rules, and what comes after the end."""

from __future__ import annotations

from typing import Any

from tests.browser.steps import (
    choose,
    invite,
    open_table,
    play_on_from,
    play_to_the_end,
    read,
    seq,
    tab,
    upload,
    wait_for_seq,
    whose_turn,
)


def test_a_game_is_abandoned_when_both_want_it(visit: Any) -> None:
    """A proposal is told to the other, can be withdrawn or waved away, and ends the game when accepted."""
    adam, boris = visit(), visit(lang="ru-RU")
    table = open_table(adam, "Adam", "me", "open")
    invite(adam, boris, "Борис")
    tab(adam, "more")
    asked = boris.page.locator(".prompt .ask")
    propose = adam.page.get_by_role("button", name="Propose to end the game")
    withdraw = adam.page.get_by_role("button", name="Withdraw")
    propose.click()
    asked.wait_for()
    assert "Adam" in asked.inner_text()
    assert not adam.page.locator(".prompt .ask").count()
    withdraw.click()
    asked.wait_for(state="detached")
    propose.click()
    asked.locator("button").nth(1).click()
    asked.wait_for(state="detached")
    assert "running" == read(adam, f"/api/tables/{table}")["state"]
    withdraw.click()
    propose.click()
    asked.locator("button").first.click()
    for person, word in ((adam, "Abandoned"), (boris, "Игра прекращена")):
        person.page.locator(".prompt .asked", has_text=word).wait_for()
        assert not person.page.locator("g.lit, .undo").count()
    assert "abandoned" == read(adam, f"/api/tables/{table}")["state"]


def test_who_resigns_watches_and_a_bot_plays_on(visit: Any) -> None:
    """Asked twice; then the other still has somebody to play against, and sees that it is a bot."""
    clara, dan = visit(), visit()
    table = open_table(clara, "Clara", "me", "open")
    invite(clara, dan, "Dan")
    page = dan.page
    tab(dan, "more")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="No", exact=True).click()
    assert not clara.page.locator(".seats small").count()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    page.get_by_role("button", name="Resign").wait_for(state="detached")
    clara.page.locator(".seats .name", has_text="Dan").locator("small").wait_for()
    bots = [seat["seat"] for seat in read(clara, f"/api/tables/{table}")["seats"] if seat["kind"] == "bot"]
    acted: set[int] = set()
    while not acted & set(bots):
        clara.asked()
        choose(clara)
        clara.asked()
        acted = {line["seat"] for line in read(clara, f"/api/tables/{table}/snapshot")["log"]}
    wait_for_seq(dan, seq(clara))
    assert not page.locator(".prompt.mine, .undo, g.lit").count()


def test_a_rematch_brings_both_to_the_same_table(visit: Any) -> None:
    """From the result of a game to the next: who asks first opens the table, the other is told and gets their seat."""
    erik, frida = visit(), visit()
    play_on_from(erik, upload(erik, "Erik") - 4)
    invite(erik, frida, "Frida")
    play_to_the_end(erik, frida)
    over = erik.page.url
    for person in (erik, frida):
        person.page.locator("dialog .won").wait_for()
    erik.page.locator("dialog").get_by_role("button", name="Play again").click()
    erik.page.locator(".room").first.wait_for()
    assert erik.page.url != over
    frida.page.locator("dialog [role=status]").wait_for()
    frida.page.locator("dialog").get_by_role("button", name="Play again").click()
    for person in (erik, frida):
        person.drawn()
        person.page.wait_for_selector(".prompt .asked:not(:empty)")
        assert not person.over()
    assert erik.page.url == frida.page.url
    actor = whose_turn(erik, frida)
    now = seq(actor)
    choose(actor)
    assert seq(actor) > now
