"""Which rule each question of a game comes from, and each of its answers, told in a table of lines.

A line is the name of the question, its rule, and its answers; an answer without a rule of its own comes from that of
the question. A star: it is asked even where one answer is open, for to be forced would tell a secret.
"""

from __future__ import annotations

from typing import Any

import pytest

from turnwright.core.game import Game, W
from turnwright.core.verbs import Question


def declared(game: Game[W]) -> dict[str, str]:
    """Return the questions of a game, as a table tells them."""
    found: dict[str, str] = {}
    for step in game.steps:
        if isinstance(step, Question):
            rule = game.rulebook.rule(step.rule).id
            own = [(verb.word, game.rulebook.rule(verb.rule).id) for verb in step.answers]
            words = [word if named == rule else f"{word} {named}" for word, named in own]
            found[step.name] = f"{step.name}{'*' if step.private else ''} {rule}: {', '.join(words)}"
    return found


def lines(table: str) -> list[str]:
    """Return a table with each question on one line."""
    return table.strip().replace("\n   ", "").splitlines()


def cited(table: str, prefix: str) -> list[Any]:
    """Return the lines of a table, each citing its rules, which begin with a prefix; all are also cited in words."""
    found = []
    for line in lines(table):
        rules = sorted({word.rstrip(":,") for word in line.split() if word.startswith(prefix)})
        found.append(pytest.param(line, marks=pytest.mark.rules.with_args(*rules)))
    return found


def name_of(line: str) -> str:
    """Return the name of the question that a line tells of."""
    return line.split()[0].rstrip("*")
