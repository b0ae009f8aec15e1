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


def agree(person: Any) -> None:
    """Propose to end the game without a result, and mean it."""
    person.page.get_by_role("button", name="Propose to end the game").click()
    person.page.get_by_role("button", name="Yes", exact=True).click()


def test_a_game_is_abandoned_when_both_want_it(visit: Any) -> None:
    """A proposal is asked about first, told to the other, can be withdrawn or waved away, and ends the game when
    accepted.
    """
    adam, boris = visit(), visit(lang="ru-RU")
    table = open_table(adam, "Adam", "me", "open")
    invite(adam, boris, "Борис")
    tab(adam, "more")
    asked = boris.page.locator(".prompt .ask")
    propose = adam.page.get_by_role("button", name="Propose to end the game")
    withdraw = adam.page.get_by_role("button", name="Withdraw")
    propose.click()
    adam.page.get_by_text("Nobody wins, it is not listed").wait_for()
    adam.page.get_by_role("button", name="No", exact=True).click()
    assert [] == read(adam, f"/api/tables/{table}")["abandon"]
    agree(adam)
    asked.wait_for()
    assert "Adam" in asked.inner_text()
    adam.page.get_by_text("Not agreed yet: Борис").wait_for()
    assert not adam.page.locator(".prompt .ask").count()
    withdraw.click()
    asked.wait_for(state="detached")
    agree(adam)
    asked.locator("button").nth(1).click()
    asked.wait_for(state="detached")
    assert "running" == read(adam, f"/api/tables/{table}")["state"]
    withdraw.click()
    agree(adam)
    asked.locator("button").first.click()
    for person, word in ((adam, "Abandoned"), (boris, "Игра прекращена")):
        person.page.locator(".prompt .asked", has_text=word).wait_for()
        assert not person.page.locator("g.lit, .undo").count()
    assert "abandoned" == read(adam, f"/api/tables/{table}")["state"]


def test_of_two_people_the_one_who_stays_has_won_and_offers_a_rematch(visit: Any) -> None:
    """Asked first, and told what will happen; both see the result, find it among their games, and play again."""
    gwen, hugo = visit(), visit(lang="ru-RU")
    table = open_table(gwen, "Gwen", "me", "open")
    invite(gwen, hugo, "Hugo")
    tab(hugo, "more")
    hugo.page.get_by_role("button", name="Сдаться").click()
    hugo.page.get_by_text("Игра закончится победой соперника").wait_for()
    assert "running" == read(gwen, f"/api/tables/{table}")["state"]
    hugo.page.get_by_role("button", name="Да", exact=True).click()
    for person, words in ((gwen, "Gwen has won – Hugo resigned"), (hugo, "Победа: Gwen (сдача: Hugo)")):
        dialog = person.page.locator("dialog")
        dialog.get_by_text(words).wait_for()
        assert "Gwen" in dialog.locator("li.won").inner_text()
        assert not person.page.locator("g.lit, .undo").count()
    gwen.page.locator("dialog").get_by_role("button", name="Play again").click()
    gwen.page.locator(".room").first.wait_for()
    hugo.page.locator("dialog [role=status]").wait_for()
    hugo.page.goto(hugo.page.url.split("/t/")[0] + "/records")
    hugo.page.get_by_text("Победа: Gwen (сдача: Hugo)").wait_for()


def test_who_resigns_watches_and_a_bot_plays_on(visit: Any) -> None:
    """Asked twice; then the others still have somebody to play against, and see that it is a bot."""
    clara, dan = visit(), visit()
    table = open_table(clara, "Clara", "me", "open", "greedy")
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
    bots = [seat["seat"] for seat in read(clara, f"/api/tables/{table}")["seats"] if seat["resigned"]]
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
