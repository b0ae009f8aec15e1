"""Parses a file in the log language into a log: its options, tiles and seats, then its rows.

Three forms are read: the ledger as the site prints it (rows with the state after them, tab separated), the same with
a line of headings (``faction  vp  coins ...``), and bare command logs (``witches: build F4``).
"""

from __future__ import annotations

import re
from typing import Final

from turnwright.core.errors import BadRecord, brief
from turnwright.games.terra_mystica.data.tables import CULT_NAMES, START_VP
from turnwright.games.terra_mystica.exchange import commands
from turnwright.games.terra_mystica.exchange.commands import Command, NotUnderstood
from turnwright.games.terra_mystica.exchange.words import (
    BOOK,
    CARD_OF,
    FACTION_OF,
    FOREIGN_OPTION,
    MAPS,
    NO_ONE,
    POINTS_MAP,
    SCORING_OF,
)
from turnwright.games.terra_mystica.factions.roster import ROSTER

MOST_LINES: Final = 20_000


CELLS: Final = 7
"""The number of tabs that only ledger rows have."""
HISTORY: Final = "\tshow history"
"""What the site prints after some lines."""
_LEDGER: Final = re.compile(
    r"([^\t]+)\t[^\t]*\t *(\d+) VP\t[^\t]*\t *(\d+) C\t[^\t]*\t *(\d+) W\t[^\t]*\t *(\d+) P\t"
    r"[^\t]*\t *(\d+)/(\d+)/(\d+) PW\t[^\t]*\t *(\d+)/(\d+)/(\d+)/(\d+) *\t(.*)"
)
"""A printed row: every number is preceded by its change and followed by its unit."""
_TABLE: Final = re.compile(r"([^\t]+)\t(\d+)\t(\d+)\t(\d+)\t(\d+)\t(\d+)/(\d+)/(\d+)\t(\d+)/(\d+)/(\d+)/(\d+)\t(.*)")
"""A row of a table with headings."""


class Row:
    """One row: commands of one seat (``who`` is its faction), or a heading.

    ``state`` holds the seat's state after the row, if the file has it: points, coins, workers, priests, three bowls,
    four cults.
    """

    __slots__ = ("commands", "heading", "line", "lines", "state", "who")

    def __init__(self, line: int, who: int, state: list[int], heading: str = "") -> None:
        self.line = line
        self.who = who
        self.commands: list[Command] = []
        self.lines: list[int] = []
        self.state = state
        self.heading = heading

    def add(self, line: int, command: Command) -> None:
        """Add a command on ``line``; consecutive steps on one cult count as one command."""
        last = self.commands[-1] if self.commands else None
        if last is not None and command.verb == commands.CULT == last.verb and command.a == last.a:
            self.commands[-1] = commands.read(f"+{last.b + command.b}{CULT_NAMES[command.a]}")
        else:
            self.commands.append(command)
            self.lines.append(line)

    def closes(self, command: Command, together: bool) -> bool:
        """Return whether a new row begins with a command, whoever gives it: after an answer, and after a pass, unless
        a conversion is told ``together`` with it.
        """
        last = self.commands[-1].verb if self.commands else NO_ONE
        if last == commands.PASS:
            return not together or command.verb not in commands.BETWEEN_ACTIONS
        return last in commands.ANSWERS


class Log:
    """A recorded game: options, scoring tiles by round, cards removed, factions in seat order, rows.

    ``seated`` is the line of the last faction.
    """

    def __init__(self) -> None:
        self.options: set[str] = set()
        self.scorings: list[int] = []
        self.removed: list[int] = []
        self.factions: list[int] = []
        self.seated = 0
        self.rows: list[Row] = []
        self.points_by_faction = False
        self.book = False
        self.drawn_elsewhere = False


def read(text: str) -> Log:
    """Return the log in ``text``; BadRecord names the line and what was expected there."""
    lines = text.removeprefix("\ufeff").split("\n")
    if len(lines) > MOST_LINES:
        raise BadRecord(f"expected a log, found {len(lines)} lines")
    reader = Reader(lines[0].lower().startswith("faction\tvp"))
    for n, line in enumerate(lines, start=1):
        try:
            reader.line(n, line)
        except NotUnderstood as problem:
            raise BadRecord(str(problem), n) from None
    return reader.finished(len(lines))


class Reader:
    """Reads a file line by line. ``table``: the file begins with a line of headings, and its notes begin with a #.

    ``ledger``: rows with states were read; players' remarks are between them. ``known`` caches ledger rows by their
    text, since many are equal.
    """

    def __init__(self, table: bool) -> None:
        self.log = Log()
        self.table = table
        self.ledger = False
        self.row: Row | None = None
        self.known: dict[str, Row] = {}
        self.n = 0

    def line(self, n: int, line: str) -> None:
        """Read one line."""
        self.n = n
        if "\t" in line:
            match = (_TABLE if self.table else _LEDGER).match(line)
            if match is not None:
                self.state_row(n, match)
                return
            if line.count("\t") >= CELLS and (n > 1 or not self.table):
                raise NotUnderstood("expected a row of the ledger: VP, C, W, P, three bowls, four cults, commands")
            if self.ledger and line.rstrip().partition("\t")[2] not in ("", HISTORY[1:]):
                raise NotUnderstood("expected a row of the ledger: VP, C, W, P, three bowls, four cults, commands")
            line = line.partition("\t")[0] if n > 1 or not self.table else ""
        if "#" in line:
            line = self.remark(line)
        if not line.strip():
            return
        name, colon, rest = line.partition(":")
        faction = FACTION_OF.get(name.strip().lower().replace("_", "").replace(" ", ""))
        if faction is not None and colon:
            self.told(n, faction, rest)
        else:
            self.row = None
            self.about_the_game(n, line.strip(), faction is None and (line[0].isspace() or self.ledger))

    def remark(self, line: str) -> str:
        """Return a line without its remark; in a table the remarks are the headings."""
        said, _sign, remark = line.partition("#")
        if said.strip():
            return said
        self.row = None
        if line.strip() == BOOK:
            self.log.book = True
        return remark if self.table and not remark.startswith("#") else ""

    def state_row(self, n: int, match: re.Match[str]) -> None:
        """Read a row of a ledger: a faction, its state, and its commands."""
        self.ledger = True
        name, *numbers, rest = match.groups()
        who = FACTION_OF.get(name)
        if who is None:
            who = commands.faction(name.strip().lower().replace(" ", ""))
        row = Row(n, who, [int(number) for number in numbers])
        told = rest.removesuffix(HISTORY).rpartition("\t")[2]
        known = self.known.get(told)
        if known is None:
            for command in pieces(told):
                row.add(n, command)
            self.known[told] = row
        else:
            row.commands = known.commands
            row.lines = [n] * len(known.lines)
        self.log.rows.append(row)
        if row.commands and row.commands[0].verb == commands.SETUP:
            self.seat(who)
            if row.state[0] != START_VP and row.state[0] == ROSTER[who].start_vp:
                self.log.points_by_faction = True

    def seat(self, who: int) -> None:
        """Add a seat with a faction."""
        if who in self.log.factions:
            raise NotUnderstood("expected another faction: this one is in the game already")
        self.log.factions.append(who)
        self.log.seated = self.n

    def told(self, n: int, who: int, text: str) -> None:
        """Read ``faction: commands``; consecutive lines of one seat belong together, as on the site.

        A pass ends the row, except for conversions on the same line; logs of ours have a remark between two rounds, so
        there they may follow on the next line.
        """
        row = pieces(text)
        for place, command in enumerate(in_order(row) if len(row) > 1 else row):
            if self.row is None or self.row.who != who or self.row.closes(command, place > 0 or self.log.book):
                self.row = Row(n, who, [])
                self.log.rows.append(self.row)
            self.row.add(n, command)

    def about_the_game(self, n: int, line: str, remark: bool) -> None:
        """Read a line that belongs to no seat: an option, a tile, a seat, a heading of the ledger, or a remark."""
        words = line.lower().split()
        reader = SETTINGS.get(words[0])
        if reader is not None and len(words) > 1:
            reader(self, words[1:])
            return
        match = _SCORING.match(line)
        if match is not None:
            self.log.scorings.append(commands.find(SCORING_OF, match[1].lower(), "a scoring tile"))
            return
        match = _REMOVED.match(line)
        if match is not None:
            self.log.removed.append(commands.find(CARD_OF, match[1].lower(), "a bonus card"))
            return
        if not remark and not _HEADING.match(line):
            raise NotUnderstood(f"expected FACTION: COMMAND or a heading of the ledger, not {brief(line)}")
        self.log.rows.append(Row(n, NO_ONE, [], line.lower()))

    def option(self, words: list[str]) -> None:
        """``option NAME``."""
        if words[0] == FOREIGN_OPTION:
            raise NotUnderstood(f"expected an option of the base game, not {brief(words[0])}")
        self.log.options.add(words[0])

    def score(self, words: list[str]) -> None:
        """``score TILE,TILE,...``: round 1 first."""
        names = [name.strip() for name in "".join(words).split(",")]
        self.log.scorings = [commands.find(SCORING_OF, name, "a scoring tile") for name in names]

    def delete(self, words: list[str]) -> None:
        """``delete CARD``."""
        self.log.removed.append(commands.find(CARD_OF, words[0], "a bonus card"))

    def setup(self, words: list[str]) -> None:
        """``setup FACTION``; the player's name is ignored."""
        self.seat(commands.faction(words[0]))

    def map(self, words: list[str]) -> None:
        """``map NAME``."""
        if words[0] not in MAPS:
            raise NotUnderstood(f"expected the original map, not {brief(words[0])}")
        self.log.points_by_faction = words[0] == POINTS_MAP

    def randomize(self, words: list[str]) -> None:
        """``randomize v1 seed ...``: the tiles are then only in the ledger."""
        self.log.drawn_elsewhere = True

    def drop(self, words: list[str]) -> None:
        """``drop-faction FACTION``."""
        commands.faction(words[0])
        self.log.rows.append(Row(self.n, NO_ONE, [], f"{words[0]} dropped from the game"))

    def foreign(self, words: list[str]) -> None:
        """``Added final scoring tile``: a part of an expansion."""
        raise NotUnderstood("expected the final scoring of the base game, not that of an expansion")

    def nothing(self, words: list[str]) -> None:
        """Read a line without information about the game."""

    def finished(self, lines: int) -> Log:
        """Return the log if it has everything a game needs."""
        log = self.log
        name_silent_rows(log.rows)
        if not log.factions:
            raise BadRecord("expected the factions in seat order (setup FACTION), found none", lines)
        if len(log.scorings) != 6:
            hint = ": the site drew them, give its ledger" if log.drawn_elsewhere else ""
            raise BadRecord(f"expected the scoring tiles of six rounds, found {len(log.scorings)}{hint}", lines)
        return log


SETTINGS: Final = {
    "option": Reader.option,
    "score": Reader.score,
    "delete": Reader.delete,
    "setup": Reader.setup,
    "map": Reader.map,
    "randomize": Reader.randomize,
    "drop-faction": Reader.drop,
    "dropoption": lambda reader, words: reader.log.options.discard(words[0]),
    "added": Reader.foreign,
    "player": Reader.nothing,
    "player-count": Reader.nothing,
    "order": Reader.nothing,
    "admin": Reader.nothing,
    "default": Reader.nothing,
    "comment:": Reader.nothing,
}

_SCORING: Final = re.compile(r"round \d scoring: *(\w+)", re.IGNORECASE)
_REMOVED: Final = re.compile(r"removing tile (\w+)", re.IGNORECASE)
_HEADING: Final = re.compile(
    r"(round \d|start round|scoring \w|converting resources|player \d+:|randomize setup|\w+ dropped from the game"
    r"|start$|income$|finish$|abort$|-$)",
    re.IGNORECASE,
)


def name_silent_rows(rows: list[Row]) -> None:
    """Identify rows without a command: the site prints income and scoring of a seat that left without words."""
    for backwards in (True, False):
        said: list[Command] = []
        for row in reversed(rows) if backwards else rows:
            if row.heading:
                said = []
            elif row.commands and row.commands[0].verb in commands.BY_ITSELF:
                said = row.commands[:1]
            elif row.state and not row.commands:
                row.commands, row.lines = said, [row.line] * len(said)


def pieces(text: str) -> list[Command]:
    """Return the commands of a text, separated by full stops; ``pass. +BON3`` is one."""
    read = [commands.read(piece) for piece in text.split(".") if piece and not piece.isspace()]
    if len(read) > 1 and read[-1].verb == read[-2].verb == commands.PASS and read[-2].a == NO_ONE:
        del read[-2]
    return read


def in_order(row: list[Command]) -> list[Command]:
    """Return the commands of one line in the order in which the site executes them.

    Answers to offers come first; transformations before the dwelling, a free spade before bought ones, conversions
    before a pass.
    """
    ordered = [c for c in row if c.verb in commands.ANSWERS] + [c for c in row if c.verb not in commands.ANSWERS]
    for i in range(1, len(ordered)):
        k = i
        while k > 0 and (ordered[k - 1].verb, ordered[k].verb) in _SWAPPED:
            ordered[k - 1], ordered[k] = ordered[k], ordered[k - 1]
            k -= 1
    return ordered


_SWAPPED: Final = {
    (commands.BUILD, commands.TRANSFORM),
    (commands.DIG, commands.ACTION),
    (commands.PASS, commands.CONVERT),
    (commands.PASS, commands.BURN),
}
