"""Telling a prepared table what a log says.

told = Told(Table("witches nomads", at={0: "E9 F4"}))
told.do("witches: upgrade F4 to TP", "nomads: leech 1 from witches")
assert [] == told.deviations
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.terra_mystica.table import Table as Prepared
from turnwright.games.terra_mystica.exchange.commands import NotUnderstood
from turnwright.games.terra_mystica.exchange.compare import Comparison
from turnwright.games.terra_mystica.exchange.importing import Played, carry_out_row
from turnwright.games.terra_mystica.exchange.language import Log, Reader
from turnwright.games.terra_mystica.exchange.misfits import Misfit
from turnwright.games.terra_mystica.exchange.replay_table import ReplayTable

RECORDS = Path(__file__).parents[5] / "shared" / "records" / "terra_mystica"
STRICT = {"errata-cultist-power", "strict-darkling-sh"}

HEADER = """option errata-cultist-power
option strict-darkling-sh
score SCORE3,SCORE2,SCORE4,SCORE5,SCORE6,SCORE7
delete BON4
delete BON6
delete BON7
delete BON9
"""


def records(folder: str) -> list[Path]:
    """Return the recorded games of a folder; without them the test is skipped."""
    found = sorted(path for path in (RECORDS / folder).glob("*") if path.suffix in (".txt", ".log", ".tsv"))
    if not found:
        pytest.skip(f"no recorded games in {RECORDS}/{folder}")
    return found


class Told:
    """A table that follows lines of a bare log."""

    def __init__(self, at: Prepared, options: set[str] | None = None, book: bool = False) -> None:
        self.at = at
        at.s.log = None
        self.table = ReplayTable(at.s, STRICT if options is None else options, book)
        self.played = Played(Log(), {}, self.table, Comparison(self.table))

    def do(self, *lines: str) -> Told:
        """Carry out lines; what does not fit is raised as Misfit."""
        reader = Reader(False)
        reader.log.book = self.table.book
        for n, line in enumerate(lines, start=1):
            reader.line(n, line)
        for row in reader.log.rows:
            carry_out_row(self.played, row)
        return self

    def refused(self, *lines: str) -> str:
        """Return why the last of some lines does not fit."""
        if lines[:-1]:
            self.do(*lines[:-1])
        with pytest.raises((Misfit, NotUnderstood)) as problem:
            self.do(lines[-1])
        return str(problem.value)

    @property
    def deviations(self) -> list[str]:
        """The deviations noted so far."""
        return [deviation.name for deviation in self.table.deviations]
