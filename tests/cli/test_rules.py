"""Reading the rule book of a game whose ids hold letters, names and "#", and counting the rules its tests cite."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.console import Console
from tests.woodland import WOODLAND
from turnwright.cli import coverage, rules
from turnwright.cli.inquiries import Inquiries
from turnwright.cli.terminal_table import TerminalTable


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


def test_a_ruling_stands_below_its_rule(reader: Console) -> None:
    """In the language of the reader."""
    english = "WL-6.5 Day\nWL-6.5.10  Rest.\n           Ruling: The book is silent.\n"
    assert english == reader.run("rules", "woodland", "wl-6.5.10").out
    russian = "WL-6.5.10  Отдыхайте.\n           Толкование: Книга об этом молчит.\n"
    assert reader.run("rules", "woodland", "wl-6.5.10", "--lang", "ru").out.endswith(russian)


def test_an_unknown_id_is_refused(reader: Console) -> None:
    said = "no rule or section 'WL-6.5#3': ids run from WL-6.4#1 to WL-C.ronin"
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
    Inquiries(TerminalTable(WOODLAND.new(2, seed=7), "en")).perform(0, "rule", typed)
    assert capsys.readouterr().out.startswith(shown)


def test_a_ruling_is_read_at_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    Inquiries(TerminalTable(WOODLAND.new(2, seed=7), "ru")).perform(0, "rule", "6.5.10")
    assert "Отдыхайте. [WL-6.5.10]\nТолкование: Книга об этом молчит.\n" == capsys.readouterr().out


def count(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *ids: str) -> list[str]:
    """Return what is said of the woodland if a test cites ``ids``."""
    (folder / "test_it.py").write_text(f"@pytest.mark.rules{(*ids, 'WL-6.4#1')!r}\ndef test_it(): ...")
    monkeypatch.setattr(coverage, "own_tests", lambda: folder)
    code = coverage.run(WOODLAND)
    lines = capsys.readouterr().out.splitlines()
    assert code == (0 if ", missing 0, " in lines[-1] else 1)
    return lines


def test_similar_ids_are_counted_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = count(tmp_path, monkeypatch, capsys, "WL-6.5#1", "WL-C.better_burrow")
    assert {"WL-6.5.1  Build.", "WL-C.better_burrow_bank  All draw."} <= set(lines)
    assert "rules 15, cited 3, missing 9, untestable 3" == lines[-1]


def test_optional_rules_count_where_the_game_has_their_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The others are listed apart and counted as untestable, beside the one that is."""
    cited = [rule.id for rule in WOODLAND.rulebook.rules if not rule.optional]
    left_out = [
        "WL-C.comet: optional, and the game has no option comets",
        "WL-C.ronin: optional, and no option brings it in",
    ]
    last = "rules 15, cited 11, missing 1, untestable 3"
    assert [*left_out, "WL-C.storm  It rains.", last] == count(tmp_path, monkeypatch, capsys, *cited)
    last = "rules 15, cited 12, missing 0, untestable 3"
    assert [*left_out, last] == count(tmp_path, monkeypatch, capsys, *cited, "WL-C.storm")
