"""The examples in docs/notation.md."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from turnwright.core.notation import read

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"


def test_the_examples_work() -> None:
    """The position is read and asks the Vagabond; the session prints what it says."""
    text = PAGE.read_text(encoding="utf-8")
    example = re.findall(r"```\n(turnwright-position.*?)```", text, re.DOTALL)
    assert 1 == len(example)
    assert 0 == read(example[0]).position().seat
    assert 0 == doctest.testfile(str(PAGE), module_relative=False).failed
