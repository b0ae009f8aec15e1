"""Refusals carry what a client needs to say them in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from tests.server.hall import Hall
from turnwright.core.errors import BadRecord, IllegalChoice, UnknownGame
from turnwright.server.errors import STATUS, refusal
from turnwright.server.tables import seat_changes

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "turnwright" / "server"


def reasons() -> set[str]:
    """Return every reason that the server's sources give."""
    sources = "\n".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    return set(re.findall(r'\breason="([a-z-]+)"', sources))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_client_has_words_for_every_code_and_every_reason(lang: str) -> None:
    """And none for a reason that nobody gives."""
    catalogue = ROOT / "web" / "src" / f"text.{lang}.ftl"
    if not catalogue.exists():
        pytest.skip("the client's sources are not here")
    said = set(re.findall(r"^error-([a-z-]+) =", catalogue.read_text("utf-8"), re.MULTILINE))
    codes = {code.replace("_", "-") for code in STATUS}
    assert len(reasons()) > 40
    assert codes | reasons() | {"offline", "bad-option-list"} == said


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_client_has_words_for_what_the_chat_tells(lang: str) -> None:
    """All of it, and nothing else."""
    catalogue = ROOT / "web" / "src" / f"text.{lang}.ftl"
    if not catalogue.exists():
        pytest.skip("the client's sources are not here")
    said = set(re.findall(r"^said-([a-z-]+) =", catalogue.read_text("utf-8"), re.MULTILINE))
    assert set(get_args(seat_changes.Told)) == said


def test_a_refusal_of_the_game_keeps_its_rule_and_its_line() -> None:
    """A rule for what is not on offer, a line for a record that cannot be read."""
    problem = refusal(IllegalChoice("not now", "SW-1.1")).problem
    assert ("illegal_choice", "SW-1.1", "") == (problem.code, problem.rule, problem.reason)
    problem = refusal(BadRecord("no such choice", 7)).problem
    assert ("bad_request", "record-line", {"line": 7}) == (problem.code, problem.reason, problem.args)
    assert refusal(BadRecord("empty")).problem.reason == "record-bad"


def test_a_bad_name_says_which_of_the_rules_for_names_it_breaks(hall: Hall) -> None:
    """With the numbers in it."""
    error = hall.stranger().post("/api/guest", {"name": "x"}).json()["error"]
    assert ("name-length", {"least": 2, "most": 24}) == (error["reason"], error["args"])
    assert "name-letters" == hall.stranger().post("/api/guest", {"name": "<b>x"}).json()["error"]["reason"]


def test_what_is_wrong_with_an_installed_game_is_not_told_to_outsiders() -> None:
    """Names of packages and files are for the operator, who finds them in the log."""
    no = refusal(UnknownGame("the game x (x:GAME) of the package y cannot be loaded: ImportError: /srv/y/x.py"))
    assert ("not_found", "this server has no such game") == (no.problem.code, no.problem.message)
