"""Reading the rule book of a game whose ids hold letters, names and "#"."""

from __future__ import annotations

import pytest

from tests.cli.console import Console
from tests.woodland import WOODLAND
from turnwright.cli import rules
from turnwright.cli.inquiries import Inquiries
from turnwright.cli.table import Table


@pytest.fixture
def reader(console: Console, monkeypatch: pytest.MonkeyPatch) -> Console:
    """A console that knows the woodland."""
    monkeypatch.setattr(rules, "find", lambda name: WOODLAND)
    return console


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("wl-6.5#1", "WL-6.5 Day\nWL-6.5#1  Take up to three actions.\n"),
        ("WL-6.5.1", "WL-6.5 Day\nWL-6.5.1  Build.\n"),
        ("WL-6.5.2.ii.b#2", "WL-6.5 Day\nWL-6.5.2.II.B#2  Not over water.\n"),
        ("wl-c.BETTER_burrow", "WL-C Cards\nWL-C.better_burrow  Two draw.\n"),
        ("wl-6.6", "WL-6.6 Dusk\nWL-6.6.1  Draw a card.\n"),
    ],
)
def test_a_rule_is_found_by_its_id(reader: Console, typed: str, shown: str) -> None:
    assert shown == reader.run("rules", "woodland", typed).out


def test_an_unknown_id_is_refused(reader: Console) -> None:
    said = "no rule and no section 'WL-6.5#3': they run from WL-6.4#1 to WL-C.item.tea"
    assert said == reader.refused("rules", "woodland", "WL-6.5#3")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("wl-6.5#1", "Take up to three actions. [WL-6.5#1]\n"),
        ("6.5#1", "Take up to three actions. [WL-6.5#1]\n"),
        ("C.Better_Burrow", "Two draw. [WL-C.better_burrow]\n"),
        ("c.better", "There is no rule c.better. "),
    ],
)
def test_a_rule_is_read_at_the_table(capsys: pytest.CaptureFixture[str], typed: str, shown: str) -> None:
    Inquiries(Table(WOODLAND.new(2, seed=7), "en")).perform(0, "rule", typed)
    assert capsys.readouterr().out.startswith(shown)
