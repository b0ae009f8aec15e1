"""REST: records out and in, finished games to find, and reports of rules that seem to be played wrongly."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, Router
from litestar.params import FromQuery, JSONBody, QueryParameter
from sqlalchemy import Connection, insert

from turnwright.core.earnings import earned, unexplained
from turnwright.core.errors import BadRecord
from turnwright.core.game import find, names
from turnwright.core.journal import Record
from turnwright.core.position import Position
from turnwright.core.record import current, line_of_play, read
from turnwright.server import auth
from turnwright.server.credentials import new_id
from turnwright.server.errors import Refused
from turnwright.server.outside import Line, Prose, QueryWord, RecordText, Word
from turnwright.server.people import reports
from turnwright.server.routes import AnyRequest, Sender, TableId, Viewer, get, post
from turnwright.server.wire import Body, TableInfo, TableRow

Limit = Annotated[int, QueryParameter(ge=1, le=200)]

LONGEST_WORDS: Final = 4_000
MOST_ENTRIES: Final = 20_000
"""Lines of an uploaded record; the longest game has far fewer."""


class UploadBody(Body, frozen=True):
    """A finished game as JSON Lines."""

    record: RecordText
    title: Line = ""
    public: bool = False


class ReportBody(Body, frozen=True, kw_only=True):
    """A rule that seems to be played wrongly."""

    ply: int
    words: Prose
    rule: Word = ""


class ScoreRow(msgspec.Struct, frozen=True):
    """The scores after a turn; ``round`` is 0 where the game counts none."""

    ply: int
    turn: int
    round: int
    scores: list[int | None]


class SourceRow(msgspec.Struct, frozen=True):
    """What each seat earned by one thing: a message of the game, or "" for all that no line of the log counts."""

    source: str
    points: list[int]


class ReportReply(msgspec.Struct, frozen=True):
    """The number to mention to a maintainer."""

    id: str


@get("/tables/{table_id:str}/record", media_type="text/plain")
async def download(request: AnyRequest, table_id: TableId, viewer: Viewer) -> Response[str]:
    """The record as JSON Lines; of a running game, as I may see it."""
    text = await auth.services(request).tables.record(table_id, viewer)
    headers = {"Content-Disposition": f'attachment; filename="{table_id[:32]}.jsonl"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/records")
async def records(
    request: AnyRequest,
    viewer: Viewer,
    mine: FromQuery[bool] = False,
    game: QueryWord = "",
    limit: Limit = 50,
    before: FromQuery[float | None] = None,
) -> list[TableRow]:
    """Finished games, public ones and mine, latest first; ``mine``: only those I played, opened or uploaded."""
    return await auth.services(request).tables.rows(viewer, "finished", game, limit, before, mine)


@get("/tables/{table_id:str}/scores")
async def scores(request: AnyRequest, table_id: TableId, viewer: Viewer) -> list[ScoreRow]:
    """How the scores of a finished game grew, turn by turn."""
    tables = auth.services(request).tables
    if (await tables.info(table_id, viewer)).state != "finished":
        raise Refused("not_found", "the scores are told when the game is over", reason="not-over")
    text = await tables.record(table_id, viewer)
    return await asyncio.to_thread(score_rows, text)


@get("/tables/{table_id:str}/sources")
async def sources(request: AnyRequest, table_id: TableId, viewer: Viewer) -> list[SourceRow]:
    """What the scores of a finished game came from; nothing where the game does not tell."""
    tables = auth.services(request).tables
    if (await tables.info(table_id, viewer)).state != "finished":
        raise Refused("not_found", "the sources are told when the game is over", reason="not-over")
    text = await tables.record(table_id, viewer)
    return await asyncio.to_thread(score_sources, text)


@post("/tables/{table_id:str}/report", status_code=201)
async def report(request: AnyRequest, table_id: TableId, data: JSONBody[ReportBody], person: Sender) -> ReportReply:
    """Say that a rule is played wrongly: the record, as I may see it, is kept with my words."""
    auth.count(request, "create")
    server = auth.services(request)
    words = data.words.strip()
    if not 0 < len(words) <= LONGEST_WORDS:
        raise Refused(
            "bad_request",
            f"say in 1 to {LONGEST_WORDS} letters what is wrong",
            reason="words",
            args={"most": LONGEST_WORDS},
        )
    info = await server.tables.info(table_id, person)
    if not 0 <= data.ply <= info.ply:
        raise Refused("bad_request", f"no ply {data.ply}: the line of play has {info.ply}")
    if data.rule and data.rule not in find(info.game).rulebook:
        raise Refused("not_found", "the rule book has no such rule", reason="no-rule")
    values = {
        "id": new_id(),
        "user_id": person.id,
        "table_id": table_id,
        "ply": data.ply,
        "rule": data.rule,
        "words": words,
        "record": await server.tables.record(table_id, person),
        "created": time.time(),
        "done": False,
    }

    def keep(sql: Connection) -> None:
        sql.execute(insert(reports).values(values))

    await server.db.write(keep)
    return ReportReply(str(values["id"]))


@post("/records", status_code=201)
async def upload(request: AnyRequest, data: JSONBody[UploadBody], person: Sender) -> TableInfo:
    """Store a finished game: read, checked by replaying it, then there to be watched and copied."""
    auth.count(request, "upload")
    server = auth.services(request)
    record = await asyncio.to_thread(checked, data.record)
    title = " ".join(data.title.split())[: server.settings.limits.title_length]
    return await server.tables.keep(person, record, title, data.public)


def checked(text: str) -> Record:
    """Return an uploaded record; what is wrong with it is told with its line."""
    if text.count("\n") > MOST_ENTRIES:
        raise Refused(
            "too_large", f"a record has at most {MOST_ENTRIES} lines", reason="record-long", args={"most": MOST_ENTRIES}
        )
    try:
        record = read(text)
    except BadRecord:
        if of_arena(text):
            message = "this is a game text of Board Game Arena, which cannot be read: upload a record"
            raise Refused("bad_request", message, reason="record-arena") from None
        raise
    if record.result is None:
        raise Refused(
            "bad_request", "the game is not over: only finished games can be uploaded", reason="record-unfinished"
        )
    return record


def of_arena(text: str) -> bool:
    """Tell whether a game knows ``text`` as a game text of Board Game Arena."""
    exchanges = [find(name).exchange() for name in names()]
    return any(exchange is not None and exchange.of_arena(text) for exchange in exchanges)


def score_rows(text: str) -> list[ScoreRow]:
    """Return the scores at the end of each turn of a finished game."""
    record = current(read(text))
    header = record.header
    game = find(header.game)
    position = Position(game, header.seats, header.options, None, settle=False)
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


def score_sources(text: str) -> list[SourceRow]:
    """Return what each seat earned in a finished game, by what the log says it came from; the most first."""
    record = current(read(text))
    header = record.header
    game = find(header.game)
    if not game.earnings:
        return []
    position = Position(game, header.seats, header.options, None, settle=False)
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


router: Any = Router("/", route_handlers=[download, records, scores, sources, report])


def upload_router(most: int) -> Router:
    """Return the one route that takes large bodies."""
    return Router("/", route_handlers=[upload], request_max_body_size=most)
