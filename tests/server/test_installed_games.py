"""A game of an installed package on the server: in the catalogue, at a table, with bots in their own processes."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from tests.own_games import new_package, on_the_path
from tests.server.hall import Guest, hall_for, quick
from tests.stuck_game import FAULT, stuck_package

PATIENCE = 120.0
"""Seconds; only a server that hangs takes so long."""


def finished(person: Guest, table: str) -> Any:
    """Return a table once its bots have played to the end."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        shown = person.get(f"/api/tables/{table}").json()
        if shown["state"] == "finished":
            return shown
        time.sleep(0.1)
    raise AssertionError(f"still running: {shown}")


def test_an_installed_game_is_played_on_the_server(tmp_path: Path) -> None:
    """The page gets its texts, rules, pictures and panels, and bots find it in their processes."""
    project = new_package(tmp_path, "quay_cards")
    russian = project / "quay_cards" / "text.ru.ftl"
    texts = russian.read_text(encoding="utf-8").replace("game-title = Quay cards", "game-title = Причал")
    russian.write_text(texts, encoding="utf-8")
    with on_the_path(project), hall_for(quick(tmp_path / "data")) as hall:
        person = hall.guest("Ann")
        offered = person.get("/api/games").json()
        titles = [game["title"] for game in offered if game["name"] == "quay_cards"]
        assert [{"en": "Quay cards", "ru": "Причал"}] == titles
        assert "QC-1" == person.get("/api/games/quay_cards/rules").json()["rules"][0]["id"]
        assert "game-title = Причал" in person.get("/api/games/quay_cards/text/ru").text
        assert "<rect" in person.get("/api/games/quay_cards/faces/card-7").json()["static"]
        table = person.table("greedy", "search", game="quay_cards")
        shown = finished(person, table["id"])
        assert "quay_cards" == shown["game"]


def test_a_question_that_nobody_can_answer_is_named(tmp_path: Path) -> None:
    """The choice that leads to it is refused in one line, and the table goes on as it was."""
    with on_the_path(stuck_package(tmp_path)), hall_for(quick(tmp_path / "data")) as hall:
        person = hall.guest("Ann")
        path = f"/api/tables/{person.table('me', 'greedy', game='stuck_cards')['id']}"
        now = person.get(f"{path}/snapshot").json()
        refused = person.post(f"{path}/moves", {"seq": now["seq"], "choice": now["options"][0]["choice"]})
        assert 400 <= refused.status_code < 500
        assert FAULT == refused.json()["error"]["message"]
        after = person.get(f"{path}/snapshot").json()
        assert (now["seq"], now["options"]) == (after["seq"], after["options"])
