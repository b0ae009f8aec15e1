"""Records: a game as JSON Lines. The header first, one line for each journal entry, the result last.

{"format": "turnwright-record 1", "game": "small_world", "version": 1, "seats": 4, ...}
{"seq": 0, "seat": -1, "kind": "chance", "choice": "badge 7"}
{"seq": 1, "seat": 0, "kind": "choice", "choice": "pick 3"}
{"seq": 2, "seat": 0, "kind": "undo", "to": 1}
{"seq": 3, "seat": 2, "kind": "leave"}
{"seq": 4, "seat": 1, "kind": "resign"}
{"scores": [90, 84, 71, 66], "winners": [0], "seed": "5f0c..."}
"""

from __future__ import annotations

import json

from turnwright.core import engine
from turnwright.core.chance import Dealer, answer, commitment, seed_from
from turnwright.core.errors import BadRecord, GameError, brief
from turnwright.core.game import JsonDict, find
from turnwright.core.journal import (
    CHOICE,
    DEALT,
    FORCED,
    HIDDEN,
    JOINED,
    LEAVE,
    ORDER,
    RESIGN,
    UNDO,
    WORDLESS,
    Entry,
    Header,
    Record,
    Result,
    surviving,
)
from turnwright.core.position import Position
from turnwright.core.record_lines import RecordLine
from turnwright.core.seats import CHANCE

__all__ = ["Record", "diff", "read", "replay", "verify", "write"]

FORMAT = "turnwright-record 1"
_HEADER = ("format", "game", "version", "seats", "options", "commitment", "given", "names", "notes", "start")
HEADER = '{"format"'
"""The beginning of a header, as ``write`` writes it: a file may have several records, one after the other."""
KINDS = (CHOICE, JOINED, ORDER, DEALT, FORCED, UNDO, LEAVE, RESIGN)
_FIRST_ENTRY = 2
"""The line of the entry with seq 0, counted from 1."""
_WRONG_SEED = "the seed does not match the commitment in the header"


def write(record: Record) -> str:
    """Return ``record`` as JSON Lines."""
    header, result = record.header, record.result
    first: JsonDict = {
        "format": FORMAT,
        "game": header.game,
        "version": header.version,
        "seats": header.seats,
        "options": header.options,
        "commitment": header.commitment,
    }
    if header.inherited:
        first["given"] = header.inherited
    if header.names:
        first["names"] = list(header.names)
    if header.notes:
        first["notes"] = dict(header.notes)
    if header.start is not None:
        first["start"] = header.start
    lines = [first, *[_entry_line(entry) for entry in record.entries]]
    if result is not None:
        lines.append({"scores": list(result.scores), "winners": list(result.winners), "seed": result.seed})
    return "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines])


def _entry_line(entry: Entry) -> JsonDict:
    line: JsonDict = {"seq": entry.seq, "seat": entry.seat, "kind": entry.kind}
    if entry.kind == UNDO:
        line["to"] = entry.to
    elif entry.kind not in WORDLESS:
        line["choice"] = entry.choice if entry.choice != HIDDEN else None
    return line


def read(source: str | bytes) -> Record:
    """Return the record that ``source`` holds; BadRecord names the line and what was expected there."""
    text = _decoded(source) if isinstance(source, bytes) else source
    lines = text.split("\n")
    if lines[-1].strip() == "":
        lines.pop()
    if not lines:
        raise BadRecord("expected a header, found nothing", 1)
    second = next((number for number, line in enumerate(lines[1:], start=2) if line.startswith(HEADER)), 0)
    if second:
        raise BadRecord("a second game begins here: read_all reads all games of a file", second)
    header = _header(RecordLine(lines[0], 1), len(lines) - 1)
    entries: list[Entry] = []
    for number, content in enumerate(lines[1:], start=_FIRST_ENTRY):
        line = RecordLine(content, number)
        if "scores" in line.data:
            if number != len(lines):
                raise BadRecord("the result must be on the last line", number)
            return Record(header, tuple(entries), _result(line, header.seats))
        entries.append(_entry(line, len(entries), header.seats))
    return Record(header, tuple(entries), None)


def _decoded(source: bytes) -> str:
    try:
        return source.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise BadRecord("expected text in UTF-8", source.count(b"\n", 0, problem.start) + 1) from None


def _header(line: RecordLine, entries: int) -> Header:
    if line.data.get("format") != FORMAT:
        raise line.wrong("format", repr(FORMAT), line.data.get("format"))
    line.only(_HEADER)
    try:
        game = find(line.text("game"))
        version = line.integer("version", 1, game.version)
        seats = game.check_seats(line.integer("seats", 1))
        options = game.check_options(line.table("options")) if version == game.version else line.table("options")
    except BadRecord:
        raise
    except (GameError, RecursionError) as problem:
        raise BadRecord(str(problem), line.number) from None
    return Header(
        game.name,
        version,
        seats,
        options,
        line.hex("commitment"),
        line.integer("given", 0, entries) if "given" in line.data else 0,
        line.texts("names") if "names" in line.data else (),
        line.pairs("notes") if "notes" in line.data else (),
        line.table("start") if "start" in line.data else None,
    )


def _entry(line: RecordLine, seq: int, seats: int) -> Entry:
    kind = line.text("kind")
    if kind not in KINDS:
        raise line.wrong("kind", f"one of {', '.join(KINDS)}", kind)
    line.integer("seq", seq, seq)
    if kind == UNDO:
        line.only(("seq", "seat", "kind", "to"))
        return Entry(seq, line.integer("seat", 0, seats - 1), UNDO, HIDDEN, line.integer("to", 0))
    if kind in (LEAVE, RESIGN):
        line.only(("seq", "seat", "kind"))
        return Entry(seq, line.integer("seat", 0, seats - 1), kind)
    line.only(("seq", "seat", "kind", "choice"))
    hidden = "choice" in line.data and line.data["choice"] is None
    return Entry(seq, line.integer("seat", CHANCE, seats - 1), kind, HIDDEN if hidden else line.text("choice"))


def _result(line: RecordLine, seats: int) -> Result:
    line.only(("scores", "winners", "seed"))
    scores = line.scores("scores")
    if len(scores) != seats:
        raise BadRecord(f"scores: expected {seats} numbers, not {len(scores)}", line.number)
    return Result(scores, line.integers("winners", 0, seats - 1), line.hex("seed"))


def replay(record: Record, ply: int | None = None, seed: int | str | bytes | None = None) -> Position:
    """Return the position after ``record``, or after ``ply`` answers of its line of play.

    With the seed (which a finished record contains) and no ``ply``, the game continues with its own dealer; otherwise
    the caller is asked for dice and draws.
    """
    record = current(record)
    position = begun(record.header)
    entries = record.entries if ply is None else line_of_play(record)
    if ply is not None:
        if not 0 <= ply <= len(entries):
            raise BadRecord(f"there is no ply {ply}: the line of play has {len(entries)} plies")
        entries = entries[:ply]
    for entry in entries:
        follow(position, entry)
    if ply is None:
        continue_dealing(position, record, seed)
    return position


def continue_dealing(position: Position, record: Record, seed: int | str | bytes | None = None) -> None:
    """Let the dealer of ``record`` go on at the position after it, if the seed is known: given, or in the record."""
    known = seed if seed is not None else (record.result.seed if record.result else None)
    if not known:
        return
    position.dealer = _dealer(record, seed_from(known))
    if position.dealer is None:
        raise BadRecord(_WRONG_SEED, 1)
    position.settle()


def opened(header: Header) -> Position:
    """Return the table of ``header`` before anything is answered; the caller is asked for dice and draws."""
    return Position(find(header.game), header.seats, header.options, None, settle=False, start=header.start)


def begun(header: Header) -> Position:
    """Return the same, with its names and notes; BadRecord says why the game cannot begin."""
    try:
        position = opened(header)
    except GameError as problem:
        raise BadRecord(str(problem), 1) from None
    position.inherited, position.names, position.notes = header.inherited, list(header.names), dict(header.notes)
    return position


def follow(position: Position, entry: Entry) -> None:
    """Give the next answer of a record; BadRecord names the line of one that the rules refuse."""
    try:
        position.follow(entry)
    except GameError as problem:
        raise BadRecord(_blame(entry, problem), entry.seq + _FIRST_ENTRY) from None


def _dealer(record: Record, seed: bytes) -> Dealer | None:
    """Return the dealer of a record after its last entry; None if the header is committed to another seed."""
    if commitment(seed) != record.header.commitment:
        return None
    return Dealer(seed, sum([entry.kind == DEALT for entry in record.entries[record.header.inherited :]]))


def current(record: Record) -> Record:
    """Return ``record`` as the current version of its game would have written it."""
    game = find(record.header.game)
    if record.header.version == game.version:
        return record
    return game.upgrade(record) if record.header.start is None else game.upgrade_start(record)


def line_of_play(record: Record) -> tuple[Entry, ...]:
    """Return the entries that were not undone."""
    return tuple(surviving(record.entries))


def _blame(entry: Entry, problem: GameError) -> str:
    if entry.kind not in WORDLESS and entry.choice == HIDDEN:
        return "the choice is hidden: this is one seat's view of a running game"
    return str(problem)


def diff(a: Record, b: Record) -> str:
    """Return the first difference between two records in one line, "" if there is none."""
    for key, mine, yours in zip(Header._fields, a.header, b.header, strict=True):
        if mine != yours:
            return f"header: {key} is {brief(mine)} and {brief(yours)}"
    for one, other in zip(a.entries, b.entries, strict=False):
        if one != other:
            return f"seq {one.seq}: {_entry_line(one)} and {_entry_line(other)}"
    if len(a.entries) != len(b.entries):
        return f"seq {min(len(a.entries), len(b.entries))}: {len(a.entries)} and {len(b.entries)} entries"
    return "" if a.result == b.result else f"result: {a.result} and {b.result}"


def verify(record: Record) -> list[str]:
    """Return what the current rules would do differently, and where chance does not match the seed."""
    return verified(record)[1]


def verified(record: Record) -> tuple[Position | None, list[str]]:
    """Return the position after ``record`` (None if the rules refuse it on the way) and the result of ``verify``."""
    try:
        record = current(record)
        position = begun(record.header)
        differences = _follow_all(position, record)
    except GameError as problem:
        return None, [str(problem)]
    result = record.result
    if result is None:
        return position, ["the game is over, but the record has no result"] if position.over else []
    if not position.over:
        return position, ["the record has a result, but the game is not over"]
    now = position.record.result
    assert now is not None
    results = (("scores", result.scores, now.scores), ("winners", result.winners, now.winners))
    changed = [f"{key}: recorded {list(was)}, now {list(value)}" for key, was, value in results if was != value]
    return position, [*changed, *differences]


def _follow_all(position: Position, record: Record) -> list[str]:
    """Play through a record, and give the position its dealer; return where chance does not match the seed."""
    seed = seed_from(record.result.seed) if record.result is not None and record.result.seed else None
    dealer = None if seed is None else _dealer(record, seed)
    differences = [_WRONG_SEED] if seed is not None and dealer is None else []
    n = 0
    for entry in record.entries:
        expected = entry.choice
        of_this_seed = entry.kind == DEALT and entry.seq >= record.header.inherited
        if dealer is not None and of_this_seed and position.seat == CHANCE:
            expected = position.options[answer(dealer.seed, n, engine.weights(position.state))]
            n += 1
        follow(position, entry)
        if expected != entry.choice:
            differences.append(f"seq {entry.seq}: the seed gives {expected}, the record has {entry.choice}")
    position.dealer = dealer
    return differences
