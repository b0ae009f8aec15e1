"""Looking back: the replay of a finished game, the log as a way through it, and the rule book."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.conftest import Visitor
from tests.browser.steps import finished_record, is_russian, upload
from turnwright.server.tables.log_pages import LATEST

OUTPUT = "document.querySelector('.bar output').innerText"


def at(person: Visitor, ply: int) -> None:
    """Wait until the replay shows the board at ``ply``, and check that it is that of the server."""
    person.until(f"{OUTPUT}.startsWith('{ply} /')")
    table = str(person.page.url).rsplit("/", 1)[1]
    script = f"fetch('/api/tables/{table}/snapshot?ply={ply}').then(reply => reply.json())"
    panels = person.page.evaluate(script)["panels"]
    wanted = {panel["id"]: sorted(piece["id"] for piece in panel["pieces"]) for panel in panels}
    for panel, pieces in wanted.items():
        drawn = person.page.locator(f'[data-panel="{panel}"] [data-piece]')
        assert sorted(drawn.evaluate_all("all => all.map(g => g.dataset.piece)")) == pieces
    person.until(f"document.querySelectorAll('.log .row').length >= {len(panels)}")


def test_replay_steps_jumps_plays_and_follows_the_log(visit: Any) -> None:
    """Each way through the game shows the board as it was, and the log marks the place."""
    nora = visit()
    end = upload(nora, "Nora")
    page = nora.page
    assert page.get_by_label("One step back").is_disabled()
    assert 0 == page.locator(".log [role=log], [role=log]").first.evaluate("log => log.scrollTop"), (
        "the end is told first"
    )
    page.get_by_label("One step forward").click()
    at(nora, 1)
    page.get_by_label("Position in the game").fill(str(end // 2))
    at(nora, end // 2)
    page.get_by_label("One step back").click()
    at(nora, end // 2 - 1)
    later = page.locator(".log .row.later").count()
    assert later
    line = page.locator(".log .row.later .text").nth(later // 2)
    text = line.inner_text()
    line.click()
    nora.until(f"!{OUTPUT}.startsWith('{end // 2 - 1} /')")
    at(nora, int(page.locator(".bar output").inner_text().split("/")[0]))
    assert text in page.locator(".log .row.then .text").all_inner_texts()
    page.get_by_label("To the end").click()
    nora.until("document.querySelectorAll('.log .row.later').length === 0")
    page.get_by_label("To the beginning").click()
    at(nora, 0)
    page.get_by_label("Speed").select_option("×8")
    page.get_by_label("Play", exact=True).click()
    nora.until(f"parseInt({OUTPUT}) >= 3")
    page.get_by_label("Pause", exact=True).click()


def test_the_language_of_a_replay_changes_in_place(visit: Any) -> None:
    """Place and page stay; log, labels and rule texts are in the other language; names stay as they are."""
    olga = visit()
    upload(olga, "Olga")
    page = olga.page
    page.get_by_label("Position in the game").fill("12")
    at(olga, 12)
    page.evaluate("window.before = true")
    english = page.locator(".log .row .text").all_inner_texts()
    page.locator("header .langs button", has_text="RU").click()
    olga.until(f"document.querySelector('.log .row .text').innerText !== {json.dumps(english[0])}")
    russian = page.locator(".log .row .text").all_inner_texts()
    assert len(english) == len(russian)
    assert all(is_russian(line) for line in russian)
    assert not any(is_russian(line) for line in english)
    assert page.evaluate("window.before === true && document.documentElement.lang") == "ru"
    at(olga, 12)
    page.locator(".log .ref").first.click()
    page.locator(".card .words").wait_for()
    assert is_russian(page.locator(".card .words").inner_text())


def test_a_rule_is_found_by_its_link_and_by_words_of_both_languages(visit: Any) -> None:
    """The link goes to the rule; the search takes ids, English and Russian; the language changes in place."""
    paul = visit()
    paul.go("/rules/small_world#SW-11.5")
    page = paul.page
    page.locator("article.here").wait_for()
    assert page.locator("article.here").get_attribute("id") == "SW-11.5"
    inside = (
        "(r => r.top >= 0 && r.bottom <= innerHeight)(document.querySelector('article.here').getBoundingClientRect())"
    )
    paul.until(inside)
    every = page.locator("article").count()
    search = page.get_by_role("searchbox")
    for words, least, most in (("hidden coin total", 1, 5), ("монет", 10, every - 1), ("sw-11.5", 1, 1)):
        search.fill(words)
        paul.until(f"(n => n >= {least} && n <= {most})(document.querySelectorAll('article').length)")
    assert page.locator("article").first.get_attribute("id") == "SW-11.5"
    english = page.locator("article p").first.inner_text()
    page.locator("header .langs button", has_text="RU").click()
    paul.until(f"document.querySelector('article p').innerText !== {json.dumps(english)}")
    assert is_russian(page.locator("article p").first.inner_text())
    assert page.locator("article .ruling").inner_text().startswith("Толкование: ")
    assert search.input_value() == "sw-11.5"
    search.fill("no rule has such words")
    paul.until("document.querySelectorAll('article').length === 0")


def test_a_long_log_is_read_page_by_page(visit: Any) -> None:
    """Its end is there at once; what came before follows whoever scrolls up, asks, or looks far back."""
    rosa = visit()
    upload(rosa, "Rosa", finished_record(5))
    page = rosa.page
    table = str(page.url).rsplit("/", 1)[1]
    page.goto(page.url.replace("/replay/", "/t/"))
    log, rows = page.get_by_role("log"), "document.querySelectorAll('.log .row').length"
    rosa.until(f"{rows} > 0")
    lines = page.evaluate(f"fetch('/api/tables/{table}/log?limit=1000').then(reply => reply.json())")["log"]
    assert len(lines) > 2 * LATEST
    shown = page.evaluate(rows)
    assert 0 < shown <= LATEST
    first = page.locator(".log .row").first
    text = first.locator(".text").inner_text()
    log.evaluate("log => log.scrollTo(0, 10)")
    rosa.until(f"{rows} > {shown}")
    assert text in page.locator(".log .row .text").all_inner_texts()
    assert log.evaluate("log => log.scrollTop") > 100, "the reader stays where they were"
    more = page.get_by_role("button", name="Show earlier lines")
    shown = page.evaluate(rows)
    more.focus()
    page.keyboard.press("Enter")
    rosa.until(f"{rows} > {shown}")
    page.goto(page.url.replace("/t/", "/replay/"))
    rosa.until(f"{rows} > {LATEST} && !document.querySelector('.log .older')")
    counts = page.locator(".log .row").evaluate_all("rows => rows.map(row => Number(row.dataset.count))")
    assert len(lines) == sum(counts)
