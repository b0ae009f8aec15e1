"""Text from outside can be read and does nothing else."""

from __future__ import annotations

import json

import pytest

from turnwright.core.printable import one_line, printable


@pytest.mark.parametrize("sign", ["\0", "\x07", "\x08", "\r", "\x1b", "\x7f", "\x9b", "\u200f", "\u2028", "\u202e"])
def test_what_steers_a_terminal_is_written_out(sign: str) -> None:
    """In the way of JSON, so that a JSON text stays what it was."""
    assert f"a\\u{ord(sign):04x}b" == printable(f"a{sign}b")
    text = json.dumps({"key": f"a{sign}b"}, ensure_ascii=False)
    assert json.loads(text) == json.loads(printable(text))
    assert 1 == len(one_line(f"a{sign}b\nc").splitlines())


def test_everything_else_stays() -> None:
    """Letters of any script, marks, lines and tabs."""
    text = "Ёж\tcafé 漢字 🙂\u00a0–\nnext"
    assert text == printable(text)
    assert "a b" == one_line(" a\n\tb ")
