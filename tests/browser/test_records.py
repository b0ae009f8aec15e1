"""Records go out and come in: downloads, uploads, copies, and reports of wrong rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.browser.conftest import Server
from tests.browser.steps import (
    choose,
    finished_record,
    open_table,
    play_on_from,
    play_to_the_end,
    prompt,
    read,
    seq,
    tab,
    upload,
)
from turnwright.core.record import read as read_record
from turnwright.core.record import replay


def turnwright(*arguments: str) -> str:
    """Run the program as an operator does; return what it prints."""
    command = [sys.executable, "-m", "turnwright.cli", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ}).stdout


def test_a_report_reaches_the_maintainer_and_replays(visit: Any, shared_server: Server, tmp_path: Path) -> None:
    """Written at the table in mid-game; the operator lists it, prints it, and replays it to its place."""
    greta = visit()
    table = open_table(greta, "Greta", "me", "greedy")
    choose(greta)
    choose(greta, "conquer")
    greta.asked()
    ply = read(greta, f"/api/tables/{table}")["ply"]
    page, words = greta.page, "A <b>mountain</b> costs one more: гора."
    tab(greta, "more")
    page.get_by_text("Report a wrong rule").click()
    page.get_by_label("Rule id").fill("SW-0")
    page.get_by_label("What should have happened?").fill(words)
    page.locator("section.more form button").click()
    page.locator("section.more .problem").wait_for()
    page.get_by_label("Rule id").fill("SW-6.1")
    page.locator("section.more form button").click()
    page.locator("section.more", has_text="Thank you").wait_for()
    assert not page.locator("section.more .problem").count()
    data = str(shared_server.data)
    line = next(each for each in turnwright("admin", "reports", "--data", data).splitlines() if table in each)
    assert "SW-6.1" in line
    bundle = turnwright("admin", "reports", line.split()[0], "--data", data)
    record = read_record(bundle)
    assert {"ply": str(ply), "rule": "SW-6.1", "words": words}.items() <= dict(record.header.notes).items()
    assert ply == replay(record, ply).ply
    file = tmp_path / "report.jsonl"
    file.write_text(bundle, encoding="utf-8")
    told = turnwright("replay", str(file), "--lang", "en").splitlines()
    assert 1 == sum("Greta: " in each and " conquer region " in each for each in told)


def test_a_downloaded_record_comes_back_as_the_same_game(visit: Any, tmp_path: Path) -> None:
    """A finished game's file is the record; handed in again it is replayed; the file of something else is refused."""
    hugo = visit()
    end = upload(hugo, "Hugo")
    page, first = hugo.page, hugo.page.url
    tab(hugo, "more")
    with page.expect_download() as coming:
        page.locator("section.more").get_by_role("link", name="Record").click()
    file = tmp_path / "game.jsonl"
    coming.value.save_as(file)
    again = read_record(file.read_text(encoding="utf-8"))
    wanted = read_record(finished_record())
    assert ([e.choice for e in wanted.entries], wanted.result) == ([e.choice for e in again.entries], again.result)
    assert end == upload(hugo, "Hugo", file.read_text(encoding="utf-8"))
    assert page.url != first
    hugo.go("/records")
    broken = {"name": "x.jsonl", "mimeType": "text/plain", "buffer": b"not a record"}
    page.locator(".upload input").set_input_files(broken)
    page.locator(".problem").wait_for()
    assert page.url.endswith("/records")


def test_a_finished_game_is_played_on_from_its_middle(visit: Any) -> None:
    """The copy stands where the replay stood, takes moves, and leaves the game it came from as it was."""
    ines = visit()
    end = upload(ines, "Ines")
    source = ines.page.url.rsplit("/", 1)[1]
    copy = play_on_from(ines, end - 20)
    page = ines.page
    page.locator(".room").first.wait_for()
    page.get_by_role("button", name="Put a bot here").click()
    page.get_by_role("button", name="Start", exact=True).click()
    ines.drawn()
    ines.asked()
    assert prompt(ines)
    assert read(ines, f"/api/tables/{copy}")["copied_from"] == source
    assert seq(ines) >= end - 20
    play_to_the_end(ines)
    assert page.locator("dialog .won").count()
    assert end == read(ines, f"/api/tables/{source}")["ply"]
