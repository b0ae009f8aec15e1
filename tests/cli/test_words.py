"""Lines on narrow and wide screens."""

from __future__ import annotations

import pytest

from turnwright.cli.words import bold, columns, word

ROWS = [
    ["Region", "Land", "Held by"],
    ["1", "sea", "nobody at all, really"],
    ["2", "a long non-empty name", ""],
    ["", "a note"],
]


def test_cells_are_aligned_on_a_wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    expected = [
        "Region  Land                   Held by",
        "1       sea                    nobody at all, really",
        "2       a long non-empty name",
        "        a note",
    ]
    assert expected == columns(ROWS)


def test_rows_become_paragraphs_on_a_narrow_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    expected = [
        "1: Land: sea; Held by: nobody",
        "  at all, really",
        "2: Land: a long non-empty name",
        "        a note",
    ]
    assert expected == columns(ROWS)


def test_the_last_cell_runs_on_below_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    assert ["a  b", "1  one two three four five six", "   seven"] == columns(
        [["a", "b"], ["1", "one two three four five six seven"]]
    )


def test_nothing_stands_out_where_nobody_sees_it() -> None:
    assert "word" == bold("word")


def test_endless_arguments_are_cut() -> None:
    assert len(word("en", "unknown", line="x" * 5000)) < 1100
