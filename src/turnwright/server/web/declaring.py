"""How handlers are declared: each with what it needs of a token, and with the refusals it may answer.

``auth.guard`` checks the right. A change that declares nothing needs the highest one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import litestar
from litestar import Request
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from turnwright.server.errors import STATUS, ErrorReply
from turnwright.server.people.registry import Visitor
from turnwright.server.people.token_rights import MANAGE, READ
from turnwright.server.tables.service import Person
from turnwright.server.wire.outside import PathId
from turnwright.server.wire.people import Right

AnyRequest = Request[Any, Any, Any]
TableId = PathId
Sender = NamedDependency[Person]
"""The person who sends the request; anonymous clients are refused."""
Viewer = NamedDependency[Person | None]
"""The person who looks, or None for an anonymous client."""
Myself = NamedDependency[Visitor]
"""The person who sends the request, with their preferences."""

NEEDS: Final = "needs"
"""The key under which a route keeps what it needs of a token."""
REFUSALS = {
    status: ResponseSpec(
        ErrorReply,
        generate_examples=False,
        description=", ".join(code for code, known in STATUS.items() if known == status),
    )
    for status in sorted(set(STATUS.values()) - {500})
}


def get(path: str, needs: Right = READ, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a GET handler."""
    return litestar.get(path, responses=REFUSALS, opt={NEEDS: needs}, **how)


def post(path: str, needs: Right = MANAGE, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a POST handler."""
    return litestar.post(path, responses=REFUSALS, opt={NEEDS: needs}, **how)


def put(path: str, needs: Right = MANAGE, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a PUT handler."""
    return litestar.put(path, responses=REFUSALS, opt={NEEDS: needs}, **how)


def patch(path: str, needs: Right = MANAGE, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a PATCH handler."""
    return litestar.patch(path, responses=REFUSALS, opt={NEEDS: needs}, **how)


def delete(path: str, needs: Right = MANAGE, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a DELETE handler."""
    return litestar.delete(path, responses=REFUSALS, opt={NEEDS: needs}, **how)
