"""Reads a whole log: the header, the turns, the winners. Rows are numbered from 1, as in editors."""

from __future__ import annotations

import re
from typing import Final

from turnwright.core.errors import BadRecord
from turnwright.games.root.data.geometry import AUTUMN, CLEARINGS, MARKERS, Woodland
from turnwright.games.root.data.tables import CLEARING_SUITS, NONE
from turnwright.games.root.exchange.forms import Craft, Misread
from turnwright.games.root.exchange.parsing import LETTERS, read_form
from turnwright.games.root.exchange.report import CONTRADICTION, FOREIGN, GAP, UNKNOWN, Note
from turnwright.games.root.exchange.words import DECKS, MAPS, SUIT_OF

LONGEST: Final = 200_000
"""The longest text that is read, in characters; a long game has about 20,000."""
MOST_TRIED: Final = 50
"""How many actions of a line are examined to distinguish a turn from a player's name."""
HEADER: Final = re.compile(r"(map|deck|clearings|pool|winners?)\s*:(.*)", re.IGNORECASE)
TURN: Final = re.compile(r"([A-Z])\s*:(.*)")
SUIT_TEXT: Final = re.compile(r"([BFMR])\s*([0-9]{1,2})?")


class Row:
    """One turn: its line, its faction, its actions without spaces; ``setup`` marks the first row of each faction."""

    def __init__(self, line: int, letter: str, acts: list[str], setup: bool) -> None:
        self.line = line
        self.letter = letter
        self.acts = acts
        self.setup = setup


class Log:
    """The contents of a log. ``woodland`` is None for a map that this game does not have."""

    def __init__(self) -> None:
        self.woodland: Woodland | None = AUTUMN
        self.suits: list[int] = [NONE] * CLEARINGS
        self.standard_deck = True
        self.names: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.rows: list[Row] = []
        self.winners: list[str] = []
        self.winner_line = 0
        self.notes: list[Note] = []
        self.said: dict[str, int] = {}
        self.suited = False

    def note(self, line: int, kind: str, said: str, text: str = "", what: str = "", rule: str = "") -> None:
        """Add a note."""
        self.notes.append(Note(line, kind, said, text, what, rule))


def read_log(text: str) -> Log:
    """Return the contents of a text; raise BadRecord if none of its lines belongs to a rootlog."""
    if len(text) > LONGEST:
        raise BadRecord(f"a text of {len(text)} characters is too long for a rootlog: at most {LONGEST} are read")
    log = Log()
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, start=1):
        told = line.partition("//")[0].strip()
        if told:
            read_line(log, number, told)
    if not log.said and not log.names and not log.rows:
        raise BadRecord("not a rootlog: expected lines like 'Map: Fall', 'C: name of a player' and 'C:w->1'")
    finish_header(log)
    return log


def read_line(log: Log, line: int, told: str) -> None:
    """Read one line that is not a comment."""
    header = HEADER.fullmatch(told)
    if header:
        read_header(log, line, header[1].lower().rstrip("s") if header[1][0] in "Ww" else header[1].lower(), header[2])
        return
    turn = TURN.fullmatch(told)
    if turn is None or turn[1] not in LETTERS:
        log.note(line, UNKNOWN, f"expected a turn, with one of the letters {LETTERS} and a colon in front", told)
    elif turn[1] not in log.names and not has_action(turn[2]):
        log.names[turn[1]] = turn[2].strip()
        log.lines[turn[1]] = line
    else:
        read_turn(log, line, turn[1], turn[2])


def actions_of(told: str) -> list[str]:
    """Return the actions of a turn, without spaces."""
    acts = ["".join(act.split()) for act in re.split(r"[/;]", told)]
    return [act for act in acts if act]


def has_action(told: str) -> bool:
    """Return whether a text contains an action that cannot be part of a player's name."""
    for act in actions_of(told)[:MOST_TRIED]:
        try:
            if not isinstance(read_form(act), Craft):
                return True
        except Misread:
            continue
    return False


def read_turn(log: Log, line: int, letter: str, told: str) -> None:
    """Read a turn; a faction without a named player is accepted."""
    if letter not in log.names:
        log.names[letter] = ""
        log.lines[letter] = line
        log.note(line, GAP, f"no line names the player of {letter}", what="player")
    if log.winner_line:
        log.note(line, CONTRADICTION, "a turn behind the line of the winner", told)
    first = all(row.letter != letter for row in log.rows) if len(log.rows) < len(LETTERS) * 4 else False
    log.rows.append(Row(line, letter, actions_of(told), first))


def read_header(log: Log, line: int, name: str, value: str) -> None:
    """Read a header line, or the line with the winner."""
    value = value.strip()
    if name in log.said:
        log.note(line, CONTRADICTION, f"row {log.said[name]} has told the {name} already; this row is left out", value)
        return
    log.said[name] = line
    if name == "map":
        read_map(log, line, value)
    elif name == "deck":
        read_deck(log, line, value)
    elif name == "clearings":
        read_suits(log, line, value)
    elif name == "winner":
        read_winner(log, line, value)
    else:
        read_pool(log, line, value)


def read_map(log: Log, line: int, value: str) -> None:
    """Read the name of the map."""
    if value.lower() not in MAPS:
        log.note(line, UNKNOWN, "expected the map Fall, Winter, Lake or Mountain; Fall is assumed", value)
        return
    log.woodland = MAPS[value.lower()]
    if log.woodland is None:
        skipped = "paths, rivers, forests, slots and ruins of this map are not checked"
        log.note(line, FOREIGN, f"the {value.lower()} map: {skipped}", value)


def read_deck(log: Log, line: int, value: str) -> None:
    """Read the name of the deck."""
    if value.lower() not in DECKS:
        log.note(line, UNKNOWN, "expected the deck Standard or E&P; Standard is assumed", value)
        return
    log.standard_deck = DECKS[value.lower()]
    if not log.standard_deck:
        log.note(
            line,
            FOREIGN,
            "the deck of Exiles & Partisans: whoever crafts a card of it is not checked from then on",
            value,
        )


def read_suits(log: Log, line: int, value: str) -> None:
    """Read the suits of the clearings, "F1, M2, …" or in order of clearings."""
    suits = [NONE] * CLEARINGS
    for place, part in enumerate(value.split(",")[: CLEARINGS * 2]):
        match = SUIT_TEXT.fullmatch(part.strip())
        at = (int(match[2]) if match and match[2] else place + 1) - 1
        if match is None or match[1] == "B" or not 0 <= at < CLEARINGS or suits[at] != NONE:
            log.note(line, UNKNOWN, "expected F, M or R and a clearing that was not named before", part.strip())
        else:
            suits[at] = SUIT_OF[match[1]]
    log.suits = suits
    log.suited = True


def read_pool(log: Log, line: int, value: str) -> None:
    """Read the factions that could be drafted; they have no effect."""
    for letter in dict.fromkeys("".join(value.replace(",", " ").split())):
        if letter not in LETTERS:
            log.note(line, UNKNOWN, f"expected factions of the letters {LETTERS} in the pool", letter)


def read_winner(log: Log, line: int, value: str) -> None:
    """Read the winners: letters, or a player's name."""
    log.winner_line = line
    named = [letter for letter, name in log.names.items() if name and name.lower() == value.lower()]
    letters = re.sub(r"[\s,+&]", "", value)
    if named:
        log.winners = named[:1]
    elif letters and len(letters) <= len(LETTERS) and all(letter in LETTERS for letter in letters):
        log.winners = list(dict.fromkeys(letters))
    else:
        log.note(line, UNKNOWN, "expected the letters of the winners", value)


def finish_header(log: Log) -> None:
    """Note what the header leaves out, and check the suits."""
    for name, assumed in (("map", "Fall"), ("deck", "Standard")):
        if name not in log.said:
            log.note(1, GAP, f"no line tells the {name}; {assumed} is assumed", what=name)
    printed = log.woodland.suits if log.woodland is not None else None
    line = log.said.get("clearings", 1)
    if printed is not None:
        if log.suited and log.suits != printed:
            log.note(line, CONTRADICTION, "these are not the suits printed on the map", rule="RT-M.autumn.suits")
        log.suits = printed[:]
        return
    missing = [str(c + 1) for c in range(CLEARINGS) if log.suits[c] == NONE]
    if missing:
        log.note(line, GAP, f"the suits of clearings {', '.join(missing)} are not told", what="suits")
    elif any(log.suits.count(suit) != MARKERS for suit in range(CLEARING_SUITS)):
        log.note(line, CONTRADICTION, f"expected {MARKERS} clearings of each suit", rule="RT-M.winter.suits")
