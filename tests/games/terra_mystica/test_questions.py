"""Questions of factions are their own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import turnwright.games.terra_mystica
from turnwright.games.terra_mystica.factions.roster import ROSTER

HOME = Path(turnwright.games.terra_mystica.__file__).parent


@pytest.mark.plain_only
def test_questions_of_factions_are_named_in_their_own_files_only() -> None:
    """Who wants to know whether a faction asks something asks the faction."""
    names = {step.name for faction in ROSTER for step in faction.steps}
    assert {"sandstorm", "reaction"} <= names
    strings = {
        f"{path.name}: {node.value}"
        for path in HOME.rglob("*.py")
        if path.parent.name != "factions"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in names
    }
    assert set() == strings
