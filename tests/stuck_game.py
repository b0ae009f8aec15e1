"""A package whose second player is asked what nobody can answer: the mistake that every runner must name."""

from __future__ import annotations

from pathlib import Path

from tests.own_games import new_package

FAULT = "the question 'play' to seat 1 has no answer: some choice must be legal whenever it is asked"


def stuck_package(folder: Path, name: str = "stuck_cards") -> Path:
    """Make a package in which only the first card can be played, and nothing else can be done."""
    project = new_package(folder, name)
    verbs, steps = project / name / "verbs.py", project / name / "steps.py"
    rule = "return 0 if card in s.hand(f.seat) and card > max(s.row(row), default=-1) else r.PLAY"
    written = verbs.read_text(encoding="utf-8")
    assert rule in written
    first_card = "any(s.row(other) for other in range(ROWS))"
    verbs.write_text(written.replace(rule, f"return r.PLAY if {first_card} or card not in s.hand(f.seat) else 0"))
    asked = steps.read_text(encoding="utf-8")
    assert "[v.Play(), v.Discard()]" in asked
    steps.write_text(asked.replace("[v.Play(), v.Discard()]", "[v.Play()]"), encoding="utf-8")
    return project
