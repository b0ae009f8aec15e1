"""Replay finished games: check uploads, compute how scores grew and where they came from. Runs in workers."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from turnwright.core.earnings import earned, unexplained
from turnwright.core.errors import BadRecord
from turnwright.core.game import find, names
from turnwright.core.journal import Entry, Header, Record, Result
from turnwright.core.position import Position
from turnwright.core.record import current, line_of_play, opened, read, verified
from turnwright.server.errors import Refused

MOST_ENTRIES: Final = 20_000
"""Maximum number of lines of an uploaded record; the longest game has far fewer."""


class Finished(NamedTuple):
    """A game that was replayed to its end, as the current rules would have written it.

    ``resigned``: the seats that ended it by giving up.
    """

    header: Header
    entries: tuple[Entry, ...]
    result: Result
    ply: int
    resigned: tuple[int, ...] = ()


class ScoreRow(msgspec.Struct, frozen=True):
    """The scores after a turn; ``round`` is 0 if the game counts no rounds."""

    ply: int
    turn: int
    round: int
    scores: list[int | None]


class SourceRow(msgspec.Struct, frozen=True):
    """What each seat earned from one source: a message of the game, or "" for what no log line accounts for."""

    source: str
    points: list[int]


def finished(source: str | Record) -> Finished:
    """Return the game of a record, given as text or already read; refuse one that contradicts the rules."""
    record = checked(source) if isinstance(source, str) else source
    if record.result is None:
        message = "the game is not over: only finished games can be uploaded"
        raise Refused("bad_request", message, reason="record-unfinished")
    position, problems = verified(record)
    if problems or position is None:
        raise Refused("bad_request", problems[0], reason="record-bad")
    header, entries, result = position.record
    assert result is not None
    return Finished(header, entries, result, position.ply, tuple(position.resigned))


def checked(text: str) -> Record:
    """Return an uploaded record; errors name the line."""
    if text.count("\n") > MOST_ENTRIES:
        raise Refused(
            "too_large", f"a record has at most {MOST_ENTRIES} lines", reason="record-long", args={"most": MOST_ENTRIES}
        )
    try:
        return read(text)
    except BadRecord:
        if of_arena(text):
            message = "this is a game text of Board Game Arena, which cannot be read: upload a record"
            raise Refused("bad_request", message, reason="record-arena") from None
        raise


def of_arena(text: str) -> bool:
    """Tell whether any game recognises ``text`` as a game text of Board Game Arena."""
    exchanges = [find(name).exchange() for name in names()]
    return any(exchange is not None and exchange.of_arena(text) for exchange in exchanges)


def score_rows(record: Record) -> list[ScoreRow]:
    """Return the scores at the end of each turn of a finished game."""
    record = current(record)
    position = opened(record.header)
    game = position.game
    rows: list[ScoreRow] = []
    for entry in line_of_play(record):
        before = _scored(position)
        position.follow(entry._replace(seq=position.seq))
        if game.turn(position.state) != before.turn:
            rows.append(before)
    return [*rows, _scored(position)]


def _scored(position: Position) -> ScoreRow:
    game, state = position.game, position.state
    return ScoreRow(position.ply, game.turn(state), game.round(state), list(game.scores(state)))


def score_sources(record: Record) -> list[SourceRow]:
    """Return what each seat earned in a finished game, by source according to the log; the largest first."""
    record = current(record)
    header = record.header
    game = find(header.game)
    if not game.earnings:
        return []
    position = opened(header)
    for entry in line_of_play(record):
        position.follow(entry._replace(seq=position.seq))
    paid: dict[str, list[int]] = {}
    for seat in range(header.seats):
        for earning in earned(game, position.log(seat)):
            if earning.seat == seat:
                paid.setdefault(earning.source, [0] * header.seats)[seat] += earning.points
    rows = sorted(paid.items(), key=lambda item: -sum(item[1]))
    rest = unexplained(game.scores(position.state), paid.values())
    return [*(SourceRow(source, points) for source, points in rows), SourceRow("", rest)]
