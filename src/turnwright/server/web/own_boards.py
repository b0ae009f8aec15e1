"""REST: boards to think on, which a seat of a running game plays alone and throws away."""

from __future__ import annotations

from typing import Any, Final

from litestar import Router
from litestar.params import JSONBody

from turnwright.server.people.token_rights import READ
from turnwright.server.web import auth
from turnwright.server.web.connected import while_connected
from turnwright.server.web.declaring import AnyRequest, Sender, TableId, post
from turnwright.server.wire.own_boards import BoardBody, BoardReply, DealBody

AS_JSON: Final = 3
"""How many times as long as a board its JSON may be: quotation marks are escaped there, and more by some clients."""


@post("/tables/{table_id:str}/board", needs=READ, status_code=200)
async def deal(request: AnyRequest, table_id: TableId, data: JSONBody[DealBody], person: Sender) -> BoardReply:
    """Deal a board to think on from what my seat may know. Nobody at the table notices."""
    auth.count(request, "board")
    dealing = auth.services(request).tables.own_board(table_id, person, data, auth.share(request))
    return await while_connected(request, dealing)


@post("/board", needs=READ, status_code=200)
async def go_on(request: AnyRequest, data: JSONBody[BoardBody], person: Sender) -> BoardReply:
    """Go on at a board of mine: go back, choose for whichever seat is asked, let a bot answer."""
    auth.count(request, "board")
    boards = auth.services(request).tables.shared.own_boards
    return await while_connected(request, boards.go_on(person, data, auth.share(request)))


router: Any = Router("/", route_handlers=[deal])


def board_router(most: int) -> Router:
    """Return the one route that accepts boards, of up to ``most`` bytes."""
    return Router("/", route_handlers=[go_on], request_max_body_size=AS_JSON * most)
