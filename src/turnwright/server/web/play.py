"""REST: the board, the choices, what they would do, and the chat of a table."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Response, Router
from litestar.params import FromQuery, JSONBody, QueryParameter

from turnwright.core.errors import StalePly
from turnwright.server.errors import Refused
from turnwright.server.people.token_rights import PLAY, READ
from turnwright.server.tables.log_pages import LATEST, MOST
from turnwright.server.web import auth
from turnwright.server.web.declaring import AnyRequest, Sender, TableId, Viewer, get, post, put
from turnwright.server.wire.outside import PathId, QuerySecret
from turnwright.server.wire.play import (
    AnswerBody,
    ChatBody,
    ChatLine,
    LogPage,
    MoveBody,
    MoveReply,
    Orders,
    OrdersBody,
    PreviewBody,
    PreviewReply,
    Snapshot,
    StaticLayer,
    UndoBody,
    UndoReply,
    ViewReply,
    WhyBody,
    WhyReply,
)

Ply = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Line = Annotated[int | None, QueryParameter(ge=0, le=10_000_000)]
Lines = Annotated[int, QueryParameter(ge=1, le=MOST)]
Perspective = Annotated[int | None, QueryParameter(ge=-1, le=20)]
OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=20)]
Version = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
A_WHILE: Final = {"Cache-Control": "private, max-age=600"}
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


@get("/tables/{table_id:str}/snapshot")
async def snapshot(
    request: AnyRequest,
    table_id: TableId,
    viewer: Viewer,
    seat: Perspective = None,
    ply: Ply = None,
    theme: FromQuery[Literal["light", "dark"]] = "light",
    invite: QuerySecret = None,
) -> Snapshot:
    """Return everything I see, now or after a ply."""
    return await auth.services(request).tables.snapshot(table_id, viewer, seat, ply, theme, invite)


@get("/tables/{table_id:str}/view")
async def view(
    request: AnyRequest, table_id: TableId, viewer: Viewer, seat: Perspective = None, invite: QuerySecret = None
) -> ViewReply:
    """Return the table as I see it, as data for programs."""
    return await auth.services(request).tables.view(table_id, viewer, seat, invite)


@get("/tables/{table_id:str}/log")
async def log(
    request: AnyRequest,
    table_id: TableId,
    viewer: Viewer,
    seat: Perspective = None,
    before: Line = None,
    limit: Lines = LATEST,
    invite: QuerySecret = None,
) -> LogPage:
    """Return lines of the log as I may read it: the latest ones, or those before line ``before``."""
    return await auth.services(request).tables.log(table_id, viewer, seat, before, limit, invite)


@get("/tables/{table_id:str}/picture", media_type="image/svg+xml")
async def picture(
    request: AnyRequest,
    table_id: TableId,
    viewer: Viewer,
    theme: FromQuery[Literal["light", "dark"]] = "light",
    invite: QuerySecret = None,
    version: Version = 0,
) -> Response[str]:
    """Return the board as watchers see it; it may be cached, and another ``version`` gets a newer one."""
    drawn = await auth.services(request).tables.picture(table_id, viewer, theme, invite)
    return Response(drawn, media_type="image/svg+xml", headers=A_WHILE)


@post("/tables/{table_id:str}/moves", needs=PLAY, status_code=200)
async def move(request: AnyRequest, table_id: TableId, data: JSONBody[MoveBody], person: Sender) -> MoveReply:
    """Make a choice; it is stored before the answer. A repeated key is acknowledged and not applied twice."""
    server = auth.services(request)
    try:
        reply = await server.tables.move(table_id, person, data)
    except (Refused, StalePly) as no:
        raise await _with_snapshot(request, no, table_id, person, data.seat) from None
    server.metrics.count("moves_total")
    return reply


@post("/tables/{table_id:str}/undo", needs=PLAY, status_code=200)
async def undo(request: AnyRequest, table_id: TableId, data: JSONBody[UndoBody], person: Sender) -> UndoReply:
    """Undo my last choice, or ask the others."""
    try:
        return await auth.services(request).tables.undo(table_id, person, data)
    except (Refused, StalePly) as no:
        raise await _with_snapshot(request, no, table_id, person, data.seat) from None


@post("/tables/{table_id:str}/undo/answer", needs=PLAY, status_code=200)
async def undo_answer(request: AnyRequest, table_id: TableId, data: JSONBody[AnswerBody], person: Sender) -> UndoReply:
    """Accept or decline another seat's request to undo its choice."""
    return await auth.services(request).tables.answer_undo(table_id, person, data.accept, data.request)


@post("/tables/{table_id:str}/why", needs=READ, status_code=200)
async def why(request: AnyRequest, table_id: TableId, data: JSONBody[WhyBody], viewer: Viewer) -> WhyReply:
    """Explain why a choice is not possible."""
    tables = auth.services(request).tables
    return await tables.why(table_id, viewer, data.choice, data.seat, data.lang, data.target)


@post("/tables/{table_id:str}/preview", needs=READ, status_code=200)
async def preview(request: AnyRequest, table_id: TableId, data: JSONBody[PreviewBody], person: Sender) -> PreviewReply:
    """Return what a choice would do."""
    return await auth.services(request).tables.preview(table_id, person, data.choice, data.seat)


@get("/tables/{table_id:str}/chat")
async def chat_log(
    request: AnyRequest,
    table_id: TableId,
    viewer: Viewer,
    invite: QuerySecret = None,
) -> list[ChatLine]:
    """Return the chat of a table."""
    return await auth.services(request).tables.chat_log(table_id, viewer, invite)


@post("/tables/{table_id:str}/chat", needs=PLAY, status_code=200)
async def chat(request: AnyRequest, table_id: TableId, data: JSONBody[ChatBody], person: Sender) -> ChatLine:
    """Send a chat line."""
    auth.count(request, "chat")
    return await auth.services(request).tables.chat(table_id, person, data.text)


@get("/tables/{table_id:str}/orders")
async def orders(request: AnyRequest, table_id: TableId, person: Sender, seat: OwnSeat = None) -> Orders:
    """Return the standing orders that the game declares, and those of one of my seats."""
    return await auth.services(request).tables.orders(table_id, person, seat)


@put("/tables/{table_id:str}/orders", needs=PLAY)
async def set_orders(request: AnyRequest, table_id: TableId, data: JSONBody[OrdersBody], person: Sender) -> Orders:
    """Replace the standing orders of one of my seats; one that covers the open question answers it at once."""
    return await auth.services(request).tables.set_orders(table_id, person, data)


@get("/static/{key:str}")
async def static(request: AnyRequest, key: PathId) -> Response[StaticLayer]:
    """Return a static layer of a drawing; its key is the hash of its content, so it never changes."""
    return Response(await auth.services(request).tables.static(key), headers=FOREVER)


router: Any = Router(
    "/",
    route_handlers=[
        snapshot, view, log, picture, move, undo, undo_answer, why, preview, chat_log, chat, orders, set_orders, static,
    ],
)  # fmt: skip


async def _with_snapshot(
    request: AnyRequest, no: Refused | StalePly, table: str, person: Sender, seat: int | None
) -> Refused | StalePly:
    """Return a stale answer together with the current snapshot; any other answer as it is."""
    if isinstance(no, Refused) and (no.problem.code != "stale" or no.problem.snapshot is not None):
        return no
    now = await auth.services(request).tables.snapshot(table, person, seat)
    return Refused("stale", str(no), snapshot=now)
