"""Two people in two browsers, and somebody who watches: languages, undo, lost connections, secrets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import Server, Visitor
from tests.browser.steps import (
    Ears,
    choose,
    invite,
    is_russian,
    last_state,
    leaks,
    play_on_from,
    prompt,
    replay_at,
    seq,
    sit_down,
    tab,
    upload,
    wait_for_seq,
    whose_turn,
)


@pytest.fixture(scope="module")
def server(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server of one's own; these tests end it and start it again."""
    server = Server(tmp_path_factory.mktemp("two"))
    yield server
    server.stop()


def same_board(first: Visitor, second: Visitor) -> bool:
    """Return whether two people see the same pieces on the board, once both see the newest state."""
    for person in (first, second):
        person.shows(max(seq(first), seq(second)))
    script = "all => all.map(g => g.dataset.piece + g.style.transform).sort().join()"
    boards = [p.page.locator('[data-panel="board"] [data-piece]').evaluate_all(script) for p in (first, second)]
    return bool(boards[0] == boards[1])


def test_an_invited_friend_plays_along_in_russian(visit: Any, server: Server) -> None:
    """Each reads prompt and log in their own language, what one does is what the other sees, chat included."""
    anna, boris = visit(server=server), visit(lang="ru-RU", server=server)
    sit_down(anna, boris, ("Anna", "Борис"))
    assert not is_russian(prompt(anna).replace("Борис", ""))
    assert is_russian(prompt(boris))
    actor = whose_turn(anna, boris)
    other = boris if actor is anna else anna
    assert not other.page.locator("g.lit").count()
    for verb in ("", "conquer"):
        choose(actor, verb)
        wait_for_seq(other, seq(actor))
    anna.until("document.querySelectorAll('section.log .row').length > 1")
    assert same_board(anna, boris)
    rows = [person.page.locator("section.log .row .text").all_inner_texts() for person in (anna, boris)]
    assert len(rows[0]) == len(rows[1])
    assert not any(is_russian(row.replace("Борис", "")) for row in rows[0])
    assert all(is_russian(row) for row in rows[1])
    tab(anna, "chat")
    anna.page.locator("section.chat input, section.chat textarea").first.fill("<b>Good luck</b>")
    anna.page.keyboard.press("Enter")
    tab(boris, "chat")
    boris.page.locator("section.chat", has_text="<b>Good luck</b>").wait_for()


def test_undo_is_free_or_asks_the_other_person(visit: Any, server: Server) -> None:
    """A conquest is taken back at once; a pick, after which a card came, only with the other's leave."""
    clara, dmitri = visit(server=server), visit(lang="ru-RU", server=server)
    sit_down(clara, dmitri, ("Clara", "Дмитрий"))
    actor = whose_turn(clara, dmitri)
    other = dmitri if actor is clara else clara
    first = prompt(actor)
    choose(actor)
    undo = actor.page.locator(".undo > button")
    undo.click()
    name = "Дмитрий" if other is dmitri else "Clara"
    for answer in ("button:not(.primary)", "button.primary"):
        if not actor.page.locator(".undo .why button").count():
            undo.click()
        assert actor.page.locator(".undo .why").inner_text()
        actor.page.locator(".undo .why button").click()
        other.page.locator(".prompt .ask").wait_for()
        other.page.locator(f".prompt .ask {answer}").first.click()
        other.page.locator(".prompt .ask").wait_for(state="detached")
        if answer == "button:not(.primary)":
            actor.page.locator(".undo .why", has_text=name).wait_for()
    actor.page.locator(".undo .why").wait_for(state="detached")
    actor.until(f"document.querySelector('.prompt .asked').innerText === {json.dumps(first)}")
    choose(actor)
    before = prompt(actor)
    choose(actor, "conquer")
    actor.page.locator('.undo > button[data-free="true"]').click()
    actor.until(f"document.querySelector('.prompt .asked').innerText === {json.dumps(before)}")
    wait_for_seq(other, seq(actor))
    assert same_board(actor, other)


def test_reload_and_power_cut_in_the_middle_of_a_turn(visit: Any, server: Server) -> None:
    """Nothing is lost: both come back to where they were by themselves, and play on."""
    emma, fedor = visit(server=server), visit(lang="ru-RU", server=server)
    sit_down(emma, fedor, ("Emma", "Фёдор"))
    actor = whose_turn(emma, fedor)
    other = fedor if actor is emma else emma
    choose(actor)
    choose(actor, "conquer")
    asked, known = prompt(actor), seq(actor)
    actor.page.reload()
    actor.drawn()
    actor.asked()
    assert (asked, known) == (prompt(actor), seq(actor))
    server.stop(hard=True)
    for person in (actor, other):
        person.page.locator('.top [role="status"]').wait_for()
    server.start()
    for person in (actor, other):
        person.page.locator('.top [role="status"]').wait_for(state="detached")
    assert (asked, known) == (prompt(actor), seq(actor))
    choose(actor, "conquer")
    wait_for_seq(other, known + 1)
    other.until("document.querySelector('[data-panel=\"board\"]') !== null")
    assert same_board(actor, other)


def look_around(person: Visitor) -> None:
    """Ask the server for all that its API tells of a table."""
    table, _, query = str(person.page.url).rsplit("/", 1)[1].partition("?")
    paths = ["", "/snapshot", "/snapshot?ply=3", "/snapshot?seat=0", "/snapshot?seat=1", "/record", "/scores", "/chat"]
    for path in paths:
        address = f"/api/tables/{table}{path}{'&' if '?' in path else '?'}{query}"
        person.page.evaluate(f"fetch('{address}').then(reply => reply.text())")
    person.page.evaluate("fetch('/api/tables?scope=running').then(reply => reply.text())")


def foresee(person: Visitor, choices: list[str]) -> list[int]:
    """Ask the server in the page what each of ``choices`` would do; return how it answered."""
    table = str(person.page.url).rsplit("/", 1)[1].partition("?")[0]
    script = """async ([table, choices]) => {
      const { csrf } = await (await fetch('/api/me')).json();
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf };
      const ask = choice => fetch(`/api/tables/${table}/preview`,
        { method: 'POST', headers, body: JSON.stringify({ choice }) });
      const replies = await Promise.all(choices.map(ask));
      await Promise.all(replies.map(reply => reply.text()));
      return replies.map(reply => reply.status);
    }"""
    return list(person.page.evaluate(script, [table, choices]))


def all_foresee(asked: Visitor, *others: Visitor) -> None:
    """Let the asked person foresee every choice they have; nobody else may."""
    choices = [option["choice"] for option in last_state(asked)["options"]]
    assert {200} == set(foresee(asked, choices))
    for other in others:
        assert not {200} & set(foresee(other, choices))


def test_nobody_is_sent_a_secret_before_the_end(visit: Any, server: Server) -> None:
    """Every frame and every reply, of both seats and of a watcher: the others' coins come when the game is over."""
    gina, hugo, watcher = people = [visit(server=server) for _ in range(3)]
    ears = [Ears(gina, {0}), Ears(hugo, {1}), Ears(watcher, set())]
    end = upload(gina, "Gina")
    replay_at(gina, end - 12)
    ears[0].forget()  # the end of the recorded game is no secret; that of the new one is
    play_on_from(gina, end - 12)
    watcher.page.goto(invite(gina, hugo, "Hugo"))
    watcher.drawn()
    choose(whose_turn(gina, hugo))
    for ear in ears:
        look_around(ear.person)
        ear.listen()
        assert len(ear.replies) > len(ears)
    # One's own coins do come: the search for the others' is no search for nothing.
    told = [any(leaks(json.loads(frame), set()) for frame in person.frames) for person in people]
    assert told == [True, True, False]
    while not (actor := whose_turn(gina, hugo)).over():
        for ear in ears:
            ear.listen()
        all_foresee(actor, *[person for person in people if person is not actor])
        choose(actor)
    for ear in ears:
        ear.person.page.locator("dialog[open]").wait_for()
        assert not ear.leaks()
    assert any("changes" in reply for ear in ears[:2] for reply in ear.replies), "nothing was foreseen"
    last = [leak for frame in watcher.frames[-3:] for leak in leaks(json.loads(frame), set())]
    assert any("drawn-coins" in leak for leak in last), "the coins are shown at the end"


def test_a_lost_network_loses_no_choice(visit: Any, server: Server) -> None:
    """What was clicked without a network is played once it is back, and what the other did meanwhile is shown."""
    ida, juri = visit(server=server), visit(lang="ru-RU", server=server)
    sit_down(ida, juri, ("Ida", "Юрий"))
    actor = whose_turn(ida, juri)
    other = juri if actor is ida else ida
    choose(actor)
    actor.asked()
    tab(actor, "choices")
    now = seq(actor)
    server.pause(True)  # the browser's own switch does not reach connections that are open
    for person in (actor, other):
        person.page.evaluate("window.before = true")
        person.context.set_offline(True)
    for person in (actor, other):
        person.page.locator('.top [role="status"]').wait_for()
    actor.page.locator('[data-choice^="conquer"]').first.click()
    actor.page.locator(".prompt .sending").wait_for()
    assert now == seq(actor)
    server.pause(False)
    for person in (actor, other):
        person.context.set_offline(False)
        wait_for_seq(person, now + 1)
        person.page.locator('.top [role="status"]').wait_for(state="detached")
        assert person.page.evaluate("window.before")
    assert now + 1 == seq(actor)
    actor.page.locator(".prompt .sending").wait_for(state="detached")
    assert same_board(actor, other)
