"""The exchange format of this game, used by the command ``import``."""

from __future__ import annotations

from turnwright.core.errors import BadRecord
from turnwright.core.exchange import Exchange, Import
from turnwright.core.journal import Record
from turnwright.games.root.exchange.following import read
from turnwright.games.root.exchange.report import GAP, Report

NO_RECORD = "no record: a rootlog tells neither draws nor choices, so it cannot be played again"


class LogImport(Import):
    """A followed log. ``gaps`` lists what the log leaves out, by row."""

    def __init__(self, report: Report, finals: dict[str, int] | None) -> None:
        super().__init__([f"{letter} {name}".strip() for letter, name in report.names.items()])
        self.report = report
        self.scores = [vp or 0 for vp in report.scores.values()]
        self.rows = report.rows
        self.equal = report.equal
        self.faults = [str(note) for note in report.notes if note.kind != GAP]
        self.gaps = [str(note) for note in report.gaps]
        if finals:
            self.finals = [finals.get(letter) for letter in report.scores] == self.scores

    def record(self) -> Record:
        """Explain why there is no record."""
        raise BadRecord(NO_RECORD)


class LogExchange(Exchange):
    """Logs in the rootlog notation."""

    suffixes = (".rootlog", ".txt")

    def read(self, text: str, finals: dict[str, int] | None = None) -> Import:
        """Follow a log."""
        return LogImport(read(text), finals)

    def write(self, record: Record, states: bool = False) -> str:
        """Explain that records cannot be written in this format."""
        raise BadRecord("games of Root are not written as rootlogs")
