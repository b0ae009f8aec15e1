"""Fixtures of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.console import Console

ONES = "1\n" * 2000
"""A person who always takes the first option."""


@pytest.fixture
def console(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Console:
    return Console(capsys, monkeypatch)


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with two games of bots."""
    from turnwright.cli import main

    path = tmp_path_factory.mktemp("played") / "games.jsonl"
    assert 0 == main(["selfplay", "small_world", "--games", "2", "--out", str(path), "--bots", "greedy,random"])
    return path
