"""The exchange format of this game, used by the commands ``import`` and ``export``."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from turnwright.core.errors import BadRecord
from turnwright.core.exchange import Exchange, Import
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.journal import Record
from turnwright.games.terra_mystica.exchange.arena import UNREADABLE, is_arena_text
from turnwright.games.terra_mystica.exchange.exporting import write
from turnwright.games.terra_mystica.exchange.importing import Played, play
from turnwright.games.terra_mystica.exchange.recording import record_of
from turnwright.games.terra_mystica.exchange.words import FACTION_WORDS

if TYPE_CHECKING:
    from turnwright.games.terra_mystica.game import TerraMystica


class LogImport(Import):
    """A log that was played."""

    def __init__(self, game: TerraMystica, played: Played, finals: dict[str, int] | None) -> None:
        super().__init__([FACTION_WORDS[who] for who in played.log.factions])
        self.game = game
        self.played = played
        table, comparison = played.table, played.comparison
        self.scores = table.s.vp[:]
        self.rows = comparison.rows
        self.equal = comparison.equal
        self.faults = [*comparison.faults, *([played.misfit] if played.misfit else [])]
        self.deviations = [str(deviation) for deviation in table.deviations]
        told = finals or printed(played)
        if told:
            self.finals = played.over and [told.get(name) for name in self.names] == self.scores

    def record(self) -> Record:
        """Return the game as a record, if the rule book allows it."""
        return record_of(cast("Game[State]", self.game), self.played)


def printed(played: Played) -> dict[str, int]:
    """Return the last points in a ledger for each faction."""
    points: dict[str, int] = {}
    for row in played.log.rows:
        if row.state:
            points[FACTION_WORDS[row.who]] = row.state[0]
    return points


class LogExchange(Exchange):
    """Logs and ledgers of the community's site."""

    suffixes = (".txt", ".log", ".tsv")

    def __init__(self, game: TerraMystica) -> None:
        self.game = game

    def read(self, text: str, finals: dict[str, int] | None = None) -> Import:
        """Play a log or a ledger."""
        try:
            return LogImport(self.game, play(self.game, text), finals)
        except BadRecord:
            if self.of_arena(text):
                raise BadRecord(UNREADABLE) from None
            raise

    def of_arena(self, text: str) -> bool:
        """Return whether a text comes from Board Game Arena."""
        return is_arena_text(text)

    def write(self, record: Record, states: bool = False) -> str:
        """Write a log, or a table with the state after each row."""
        return write(self.game, record, states)
