"""REST: find, create, join and start tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Router
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from turnwright.server.people.names import check_name
from turnwright.server.people.token_rights import MANAGE, PLAY
from turnwright.server.storage.quotas import TABLE_BYTES, table_bytes
from turnwright.server.web import auth
from turnwright.server.web.declaring import AnyRequest, Sender, TableId, Viewer, delete, get, post, put
from turnwright.server.wire.outside import QuerySecret, QueryWord
from turnwright.server.wire.play import AnswerBody
from turnwright.server.wire.tables import (
    AbandonBody,
    CopyBody,
    CreateBody,
    Deleted,
    Invite,
    JoinBody,
    SeatBody,
    SettingsBody,
    TableInfo,
    TableRow,
)

Scope = Annotated[Literal["mine", "owned", "open", "running", "finished"], QueryParameter(name="scope")]
Limit = Annotated[int, QueryParameter(ge=1, le=200)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=20)]
OneSeat = Annotated[int | None, QueryParameter(ge=0, le=20)]


@get("/tables")
async def tables(
    request: AnyRequest,
    viewer: Viewer,
    which: Scope = "open",
    game: QueryWord = "",
    limit: Limit = 50,
    before: FromQuery[float | None] = None,
) -> list[TableRow]:
    """List my tables, all that I own (``owned``), or public ones to join, watch or replay; latest change first."""
    return await auth.services(request).tables.rows(viewer, which, game, limit, before)


@post("/tables", needs=PLAY)
async def create(request: AnyRequest, data: JSONBody[CreateBody], person: Sender) -> TableInfo:
    """Create a table; without open seats it starts at once."""
    auth.count(request, "create")
    auth.count_bytes(request, TABLE_BYTES)
    await _check_names(request, person, [spec.name for spec in data.seats])
    return await auth.services(request).tables.create(person, data)


@get("/tables/{table_id:str}")
async def info(
    request: AnyRequest,
    table_id: TableId,
    viewer: Viewer,
    invite: QuerySecret = None,
) -> TableInfo:
    """Return a table as I see it."""
    return await auth.services(request).tables.info(table_id, viewer, invite)


@post("/tables/{table_id:str}/join", needs=PLAY, status_code=200)
async def join(request: AnyRequest, table_id: TableId, data: JSONBody[JoinBody], person: Sender) -> TableInfo:
    """Take an open seat (a private table requires its invite); in a running game, ask the players for a seat."""
    auth.count(request, "chat")
    return await auth.services(request).tables.join(table_id, person, data.seat, data.invite)


@post("/tables/{table_id:str}/leave", needs=PLAY, status_code=200)
async def leave(request: AnyRequest, table_id: TableId, person: Sender) -> TableInfo:
    """Give up my seats before the start."""
    return await auth.services(request).tables.leave(table_id, person)


@post("/tables/{table_id:str}/start", needs=PLAY, status_code=200)
async def start(request: AnyRequest, table_id: TableId, person: Sender) -> TableInfo:
    """Start the game (owner only)."""
    return await auth.services(request).tables.start(table_id, person)


@put("/tables/{table_id:str}", needs=PLAY)
async def change(request: AnyRequest, table_id: TableId, data: JSONBody[SettingsBody], person: Sender) -> TableInfo:
    """Replace the settings of a table before the start (owner only); people who sit there are asked to agree."""
    auth.count(request, "chat")
    return await auth.services(request).tables.change(table_id, person, data)


@delete("/tables/{table_id:str}", needs=MANAGE, status_code=200)
async def remove(request: AnyRequest, table_id: TableId, person: Sender) -> Deleted:
    """Delete a table that is over (owner only); if others played there, it stays for them without an owner."""
    return await auth.services(request).tables.delete(table_id, person)


@post("/tables/{table_id:str}/agree", needs=PLAY, status_code=200)
async def agree(request: AnyRequest, table_id: TableId, person: Sender) -> TableInfo:
    """Agree to settings that the owner has changed since I sat down."""
    return await auth.services(request).tables.agree(table_id, person)


@post("/tables/{table_id:str}/close", needs=PLAY, status_code=200)
async def close(request: AnyRequest, table_id: TableId, person: Sender) -> TableInfo:
    """Close a table before the start (owner only); those who wait are told."""
    return await auth.services(request).tables.close_table(table_id, person)


@post("/tables/{table_id:str}/invite", needs=PLAY, status_code=200)
async def invite(request: AnyRequest, table_id: TableId, person: Sender) -> Invite:
    """Create a new invite link (owner only); the previous one stops working."""
    return await auth.services(request).tables.invite(table_id, person)


@delete("/tables/{table_id:str}/invite", needs=PLAY)
async def revoke(request: AnyRequest, table_id: TableId, person: Sender) -> None:
    """Revoke the invite link (owner only)."""
    await auth.services(request).tables.revoke_invite(table_id, person)


@post("/tables/{table_id:str}/seats/{seat:int}", needs=PLAY, status_code=200)
async def set_seat(
    request: AnyRequest,
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[SeatBody],
    person: Sender,
) -> TableInfo:
    """Open a seat or give it to a bot (owner only); in a running game, ask the other players."""
    auth.count(request, "chat")
    await _check_names(request, person, [data.name])
    return await auth.services(request).tables.set_seat(table_id, person, seat, data)


@post("/tables/{table_id:str}/handover/answer", needs=PLAY, status_code=200)
async def handover_answer(
    request: AnyRequest, table_id: TableId, data: JSONBody[AnswerBody], person: Sender
) -> TableInfo:
    """Accept or decline a seat change in a running game; the person who asked may withdraw the request."""
    auth.count(request, "chat")
    return await auth.services(request).tables.answer_handover(table_id, person, data.accept, data.request)


@post("/tables/{table_id:str}/rematch", needs=PLAY, status_code=200)
async def rematch(request: AnyRequest, table_id: TableId, person: Sender) -> TableInfo:
    """Open a table with the same seats and options; a second request returns the same table."""
    auth.count(request, "create")
    auth.count_bytes(request, TABLE_BYTES)
    return await auth.services(request).tables.rematch(table_id, person)


@post("/tables/{table_id:str}/copy", needs=PLAY, status_code=201)
async def copy(request: AnyRequest, table_id: TableId, data: JSONBody[CopyBody], person: Sender) -> TableInfo:
    """Open a table that continues from a ply of a finished game."""
    auth.count(request, "create")
    auth.count_bytes(request, table_bytes(max(0, min(data.ply, auth.services(request).settings.limits.plies))))
    return await auth.services(request).tables.copy(table_id, person, data.ply)


@post("/tables/{table_id:str}/resign", needs=PLAY, status_code=200)
async def resign(request: AnyRequest, table_id: TableId, person: Sender, seat: OneSeat = None) -> TableInfo:
    """Leave a running game; a bot takes the seat (all of mine unless one is named)."""
    return await auth.services(request).tables.resign(table_id, person, seat)


@post("/tables/{table_id:str}/abandon", needs=PLAY, status_code=200)
async def abandon(request: AnyRequest, table_id: TableId, data: JSONBody[AbandonBody], person: Sender) -> TableInfo:
    """Agree (or withdraw agreement) to end the game without a result; it ends once all people agree."""
    return await auth.services(request).tables.abandon(table_id, person, data.agree)


router: Any = Router(
    "/",
    route_handlers=[
        tables, create, info, change, remove, agree, close, join, leave, start, invite, revoke, set_seat,
        handover_answer, rematch, copy, resign, abandon,
    ],
)  # fmt: skip


async def _check_names(request: AnyRequest, person: Sender, names: list[str | None]) -> None:
    """Refuse names of seats and bots that look like another person's account."""
    checked = [check_name(name) for name in names if name and name.strip()]
    await auth.services(request).registry.refuse_others(person.id, checked)
