"""Seats of a running game that go to somebody else: asked for, agreed to, declined, opened, come back to."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import PHONE, Visitor
from tests.browser.steps import choose, invite, is_russian, open_table, read, send, tab, whose_turn


def kinds(person: Visitor, table: str) -> list[str]:
    """Return who sits where, as the server tells it."""
    return [seat["kind"] for seat in read(person, f"/api/tables/{table}")["seats"]]


def chat(person: Visitor, lines: int) -> list[str]:
    """Return what the chat tells of itself, as soon as it has so many lines."""
    tab(person, "chat")
    person.page.locator("section.chat .told").nth(lines - 1).wait_for()
    return list(person.page.locator("section.chat .told").all_inner_texts())


def press(person: Visitor, name: str) -> None:
    """Press a button of the list of further things."""
    tab(person, "more")
    person.page.locator("section.more").get_by_role("button", name=name).click()


def test_a_newcomer_asks_for_a_bots_seat_and_those_who_play_decide(visit: Any) -> None:
    """Declined, nothing changes; agreed to by both, each in their language, it is theirs, and the chat tells it."""
    adam, boris, eve = visit(), visit(lang="ru-RU", viewport=PHONE, touch=True), visit(viewport=PHONE, touch=True)
    table = open_table(adam, "Adam", "me", "open", "greedy", public=True)
    invite(adam, boris, "Борис")
    eve.go(f"/t/{table}")
    eve.drawn()
    press(eve, "Ask for seat 3 (Rosa)")
    eve.page.locator("section.more form input").first.fill("Eve")
    eve.page.locator("section.more form button").first.click()
    asked = [person.page.locator(".prompt .ask[role=alert]") for person in (adam, boris)]
    for note in asked:
        note.wait_for()
    assert "Eve asks for seat 3 (Rosa)." in asked[0].inner_text()
    assert is_russian(asked[1].inner_text().split("(")[0])
    sent = eve.page.locator("section.more .request")
    sent.wait_for()
    asked[1].locator("button").nth(1).click()
    for note in (*asked, sent):
        note.wait_for(state="detached")
    assert ["person", "person", "bot"] == kinds(adam, table)
    press(eve, "Ask for seat 3 (Rosa)")
    for note in asked:
        note.locator("button").first.click()
        note.wait_for(state="detached")
    eve.page.locator(".undo").wait_for()
    assert ["person", "person", "person"] == kinds(adam, table)
    assert not eve.page.locator("section.more").get_by_role("button", name="seat").count()
    told = ["Eve asks for seat 3", "Борис declines", "Eve asks for seat 3", "Eve takes seat 3"]
    assert all(line.startswith(begin) for line, begin in zip(chat(adam, len(told)), told, strict=True))
    assert all(is_russian(line) for line in chat(boris, len(told)))


def test_the_owner_asks_before_a_bots_seat_is_opened(visit: Any) -> None:
    """And may think again; the other may decline. The owner is offered no second seat."""
    adam, clara = visit(), visit()
    table = open_table(adam, "Adam", "me", "open", "greedy")
    invite(adam, clara, "Clara")
    asked, sent = clara.page.locator(".prompt .ask[role=alert]"), adam.page.locator("section.more .request")
    press(adam, "Open seat 3 (Rosa) to another player")
    asked.wait_for()
    assert "Adam asks to open seat 3" in asked.inner_text()
    sent.get_by_role("button", name="Withdraw").click()
    for note in (asked, sent):
        note.wait_for(state="detached")
    press(adam, "Open seat 3 (Rosa) to another player")
    asked.get_by_role("button", name="Accept").click()
    adam.page.locator("section.more").get_by_role("button", name="Put a bot in seat 3 (free seat)").wait_for()
    assert ["person", "person", "open"] == kinds(adam, table)
    for person in (adam, clara):
        assert not person.page.get_by_role("button", name="Take seat").count()
        assert not person.page.locator(".prompt").get_by_role("button", name="Sit down").count()
    press(adam, "Put a bot in seat 2 (Clara)")
    adam.page.locator(".prompt .why", has_text="This person is playing").wait_for()
    press(adam, "Put a bot in seat 3 (free seat)")
    adam.page.locator("section.more").get_by_role("button", name="Open seat 3").wait_for()


def test_a_friend_takes_the_seat_that_a_lone_player_opens(visit: Any) -> None:
    """By a link, without a vote; they play on at once."""
    dora, finn = visit(), visit(lang="ru-RU")
    table = open_table(dora, "Dora", "me", "greedy", options={"first": 0})
    dora.asked()
    press(dora, "Open seat 2 (Rosa) to another player")
    dora.page.locator("section.more").get_by_role("button", name="Put a bot in seat 2").wait_for()
    press(dora, "Invite by link")
    link = str(dora.page.locator("section.more .invite input").input_value())
    finn.page.goto(link)
    finn.drawn()
    finn.page.locator(".prompt").get_by_role("button", name="Сесть").click()
    finn.page.locator("section.more").get_by_role("button", name="Сесть на место 2").click()
    finn.page.locator("section.more form input").first.fill("Финн")
    finn.page.locator("section.more form button").first.click()
    finn.page.locator(".undo").wait_for()
    assert ["person", "person"] == kinds(dora, table)
    for _turn in range(6):
        choose(whose_turn(dora, finn))


def test_who_resigned_asks_to_come_back(visit: Any) -> None:
    """To their own seat only, with the other's leave."""
    gus, hanna = visit(), visit()
    table = open_table(gus, "Gus", "me", "open", "greedy")
    invite(gus, hanna, "Hanna")
    send(hanna, f"/api/tables/{table}/resign", {})
    tab(hanna, "more")
    back = hanna.page.locator("section.more").get_by_role("button", name="Ask for seat")
    back.wait_for()
    assert ["Ask for seat 2 (Hanna)"] == back.all_inner_texts()
    back.click()
    asked = gus.page.locator(".prompt .ask[role=alert]")
    assert "Hanna asks to come back." in asked.inner_text()
    asked.get_by_role("button", name="Accept").click()
    hanna.page.locator(".undo").wait_for()
    assert ["person", "person", "bot"] == kinds(gus, table)
    assert ["Hanna resigns", "Hanna asks to come back", "Hanna comes back"] == [
        line.split(".")[0] for line in chat(gus, 3)
    ]
