"""REST: download and upload records, find finished games, report rules that seem wrong."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Response, Router
from litestar.params import FromQuery, JSONBody, QueryParameter

from turnwright.core.game import find
from turnwright.core.journal import Record
from turnwright.server.errors import Refused
from turnwright.server.people.credentials import new_id
from turnwright.server.people.token_rights import PLAY
from turnwright.server.storage.quotas import add_report
from turnwright.server.tables.service import Person
from turnwright.server.web import auth
from turnwright.server.web.connected import while_connected
from turnwright.server.web.declaring import AnyRequest, Sender, TableId, Viewer, get, post
from turnwright.server.wire.outside import Line, LongText, QueryWord, RecordText, Word
from turnwright.server.wire.tables import Body, TableInfo, TableRow
from turnwright.server.workers.finished import ScoreRow, SourceRow, score_rows, score_sources
from turnwright.server.workers.set_up import is_position

T = TypeVar("T")
Limit = Annotated[int, QueryParameter(ge=1, le=200)]

LONGEST_WORDS: Final = 4_000


class UploadBody(Body, frozen=True):
    """A finished game as JSON Lines, or a position as text."""

    record: RecordText
    title: Line = ""
    public: bool = False


class ReportBody(Body, frozen=True, kw_only=True):
    """A rule that seems to be implemented wrongly."""

    ply: int
    words: LongText
    rule: Word = ""


class ReportReply(msgspec.Struct, frozen=True):
    """The number to mention to a maintainer."""

    id: str


@get("/tables/{table_id:str}/record", media_type="text/plain")
async def download(request: AnyRequest, table_id: TableId, viewer: Viewer) -> Response[str]:
    """Return the record as JSON Lines; for a running game, as I may see it."""
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
    """List finished games, public ones and mine, latest first; ``mine``: only those I played, opened or uploaded."""
    return await auth.services(request).tables.rows(viewer, "finished", game, limit, before, mine)


@get("/tables/{table_id:str}/scores")
async def scores(request: AnyRequest, table_id: TableId, viewer: Viewer) -> list[ScoreRow]:
    """Return how the scores of a finished game grew, turn by turn."""
    return await _evaluated(request, table_id, viewer, score_rows)


@get("/tables/{table_id:str}/sources")
async def sources(request: AnyRequest, table_id: TableId, viewer: Viewer) -> list[SourceRow]:
    """Return where the scores of a finished game came from; empty if the game does not say."""
    return await _evaluated(request, table_id, viewer, score_sources)


async def _evaluated(request: AnyRequest, table: str, viewer: Person | None, work: Callable[[Record], T]) -> T:
    """Return the result of ``work`` on a finished game, computed once because it never changes."""
    tables = auth.services(request).tables
    record = await tables.finished_record(table, viewer)
    key = (table, work.__name__)
    return await while_connected(request, tables.shared.replays.once(key, auth.share(request), work, record))


@post("/tables/{table_id:str}/report", needs=PLAY, status_code=201)
async def report(request: AnyRequest, table_id: TableId, data: JSONBody[ReportBody], person: Sender) -> ReportReply:
    """Report a rule that seems wrong: the record, as I may see it, is stored with my description."""
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
        raise Refused("bad_request", f"there is no ply {data.ply}: the line of play has {info.ply} plies")
    if data.rule and data.rule not in find(info.game).rulebook:
        raise Refused("not_found", "the rule book has no such rule", reason="no-rule")
    values: dict[str, Any] = {
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
    auth.count_bytes(request, len(values["record"]))
    await server.db.write(lambda sql: add_report(sql, values))
    return ReportReply(str(values["id"]))


@post("/records", needs=PLAY, status_code=201)
async def upload(request: AnyRequest, data: JSONBody[UploadBody], person: Sender) -> TableInfo:
    """Store a finished game after checking it by replaying it; then it can be watched and copied. A position given as
    text opens a table that begins with it.
    """
    auth.count(request, "upload")
    auth.count_bytes(request, len(data.record))
    server = auth.services(request)
    title = " ".join(data.title.split())[: server.settings.limits.title_length]
    keep = server.tables.set_up if is_position(data.record) else server.tables.keep
    keeping = keep(person, data.record, title, data.public, auth.share(request))
    return await while_connected(request, keeping)


router: Any = Router("/", route_handlers=[download, records, scores, sources, report])


def upload_router(most: int) -> Router:
    """Return the one route that accepts large bodies."""
    return Router("/", route_handlers=[upload], request_max_body_size=most)
