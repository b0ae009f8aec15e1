"""Converts records of older versions to the current one.

Until version 2 a pass ended the turn at once, which is an option now.
Version 1 asked for every pending town tile before the steps of FAV5, and for nothing else in between. Now the steps
wait for the towns founded by FAV5, but not for one that the structure founded earlier; in the converted record the tile
of that town is taken before FAV5.
"""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.errors import BadRecord, GameError
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.journal import CHOICE, FORCED, UNDO, Entry, Record
from turnwright.core.position import Position
from turnwright.games.terra_mystica.data.tables import FAV5, FAVORS
from turnwright.games.terra_mystica.options import BEFORE_VERSION_3
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.towns import towns_without_tile

TAKE_FAV5 = f"favor {FAVORS[FAV5].name}"


def upgraded(game: Game[State], record: Record) -> Record:
    """Return a record of an older version in the current one, with the readings it was played with."""
    header = record.header
    for name in BEFORE_VERSION_3:
        if name in header.options:
            raise BadRecord(f"{header.game} {header.version} has no option {name!r}", 1)
    options = {**header.options, **BEFORE_VERSION_3}
    record = record._replace(header=header._replace(version=game.version, options=options))
    return from_version_1(game, record) if header.version == 1 else record


def from_version_1(game: Game[State], record: Record) -> Record:
    """Return a record with the answers of version 1 as answers of now; if it breaks the rules, replaying it will show
    where.
    """
    header = record.header
    try:
        retelling = Retelling(Position(game, header.seats, header.options, None, settle=False))
        for entry in record.entries:
            retelling.tell(entry)
        retelling.tell_favor()
    except GameError:
        return record
    return record._replace(entries=retelling.position.record.entries)


class Retelling:
    """Follows a journal of version 1.

    favor     FAV5, held back until the tile of the older town has been taken
    earlier   by ply of the old journal: answers that now come one ply earlier, before the FAV5 stored here
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.favor: Entry | None = None
        self.earlier: dict[int, Entry] = {}

    def tell(self, entry: Entry) -> None:
        """Follow one entry."""
        if entry.kind == UNDO:
            self.tell_favor()
            self.undo(entry)
        elif self.favor is not None:
            self.earlier[self.position.ply + 1] = self.favor
            self.follow(entry)
            self.tell_favor()
        elif self.founds_another(entry):
            self.favor = entry
        else:
            self.follow(entry)

    def tell_favor(self) -> None:
        """Take FAV5 if it was held back, unless the tile still has to be decided."""
        if self.favor is not None and self.favor.choice in self.position.options:
            self.follow(self.favor)
            self.favor = None

    def undo(self, entry: Entry) -> None:
        """Go back; if FAV5 was after that position and now comes later, hold it back again."""
        self.favor = self.earlier.get(entry.to)
        self.earlier = {ply: favor for ply, favor in self.earlier.items() if ply < entry.to}
        self.follow(entry if self.favor is None else entry._replace(to=entry.to - 1))

    def follow(self, entry: Entry) -> None:
        """Add an entry; what was the only answer may now be one of several."""
        kind = CHOICE if entry.kind == FORCED and len(self.position.actions) > 1 else entry.kind
        self.position.follow(entry._replace(seq=self.position.seq, kind=kind))

    def founds_another(self, entry: Entry) -> bool:
        """Return whether an entry takes FAV5, which founds a town while an older one waits for its tile."""
        if entry.choice != TAKE_FAV5 or entry.choice not in self.position.options:
            return False
        s = self.position.state.clone()
        assert isinstance(s, Realm)
        before = towns_without_tile(s, entry.seat)
        engine.apply(s, self.position.game.vocabulary.action(entry.choice))
        return 0 < before < towns_without_tile(s, entry.seat)
