"""Time and seats: clocks that run out, and one person in several seats."""

from __future__ import annotations

from typing import Any

from tests.browser.steps import choose, last_state, open_table, prompt, read, seq, wait_for_seq


def test_the_form_makes_a_clock_and_the_table_shows_it(visit: Any) -> None:
    """One minute for each decision, counted down beside the question."""
    otto = visit()
    otto.go("/new")
    page = otto.page
    page.get_by_label("Clock").select_option("minute")
    page.get_by_label("When time runs out").select_option("seat")
    page.get_by_label("Your name").fill("Otto")
    page.get_by_role("button", name="Start", exact=True).click()
    otto.drawn()
    otto.asked()
    clock = page.locator(".prompt [role=timer]")
    clock.wait_for()
    shown = clock.inner_text()
    assert shown in ("1:00", *[f"0:{n:02}" for n in range(30, 60)])
    otto.until(f"document.querySelector('.prompt [role=timer]').innerText < '{'0:59' if shown == '1:00' else shown}'")
    table = page.url.rsplit("/", 1)[1]
    clock_of = read(otto, f"/api/tables/{table}")["clock"]
    assert (clock_of["kind"], clock_of["seconds"], clock_of["timeout"]) == ("decision", 60, "seat")


def test_when_time_runs_out_a_bot_makes_the_decision(visit: Any) -> None:
    """Nobody touches the page: the question is answered, the seat stays."""
    paula = visit()
    table = open_table(paula, "Paula", "me", "greedy", clock={"kind": "decision", "seconds": 2, "timeout": "move"})
    paula.asked()
    now = seq(paula)
    wait_for_seq(paula, now + 1)
    paula.asked()
    assert "person" == read(paula, f"/api/tables/{table}")["seats"][0]["kind"]
    assert any("paula" in row.lower() for row in paula.page.locator("section.log .row .text").all_inner_texts())


def test_when_time_runs_out_the_player_leaves(visit: Any) -> None:
    """As if they had resigned: against a bot that is the end, and the result says why."""
    quinn = visit()
    table = open_table(quinn, "Quinn", "me", "greedy", clock={"kind": "decision", "seconds": 1, "timeout": "seat"})
    quinn.page.locator(".undo").wait_for(state="detached")
    quinn.page.locator("dialog").get_by_text("Quinn ran out of time").wait_for()
    info = read(quinn, f"/api/tables/{table}")
    assert ("finished", [1], "late") == (info["state"], info["winners"], info["ending"])
    assert not quinn.page.locator(".prompt.mine, g.lit").count()


def test_one_person_in_two_seats_is_shown_the_asked_one(visit: Any) -> None:
    """Hot seat: prompt, own things and choices are those of the seat whose turn it is, and one can play for both."""
    rosa = visit()
    open_table(rosa, "Rosa", "me", "me")
    page = rosa.page
    played: list[tuple[int, str, str | None]] = []
    for _ in range(40):
        rosa.asked()
        seat = last_state(rosa)["asked"]
        name = page.locator(".prompt .asked b").inner_text().rstrip(":")
        assert name in prompt(rosa)
        own = page.locator("section.own .panel").get_attribute("data-panel")
        if not played or played[-1][0] != seat:
            played.append((seat, name, own))
        if len(played) == 3:
            break
        choose(rosa)
    (first, name, own), (second, other, others), (third, again, same) = played
    assert first == third != second
    assert (name, own) == (again, same)
    assert name != other
    assert own != others
