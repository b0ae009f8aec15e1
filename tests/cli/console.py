"""Running ``turnwright`` inside a test, with typed lines and captured output."""

from __future__ import annotations

import io
from typing import NamedTuple

import pytest

from turnwright.cli import main


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def last(self) -> str:
        """The last line of the output."""
        return self.out.rstrip("\n").splitlines()[-1]


class Console:
    """Types commands."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("LANG", "C")
        for name in ("LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)

    def run(self, *args: str, typed: str = "") -> Ran:
        """Run one command line; ``typed`` is what the person enters."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(args)
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)

    def refused(self, *args: str, typed: str = "") -> str:
        """Run a command that must fail as a user's mistake; return the one line it says."""
        ran = self.run(*args, typed=typed)
        assert 2 == ran.code, ran
        assert "" == ran.out
        assert 1 == ran.err.count("\n"), ran.err
        assert ran.err.startswith("turnwright: ")
        return ran.err.removeprefix("turnwright: ").rstrip("\n")
