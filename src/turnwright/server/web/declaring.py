"""How handlers are declared: each with the refusals it may answer, so that the schema is complete."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import litestar
from litestar import Request
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from turnwright.server.errors import STATUS, ErrorReply
from turnwright.server.people.registry import Visitor
from turnwright.server.tables.service import Person
from turnwright.server.wire.outside import PathId

AnyRequest = Request[Any, Any, Any]
TableId = PathId
Sender = NamedDependency[Person]
"""The person who sends the request; anonymous clients are refused."""
Viewer = NamedDependency[Person | None]
"""The person who looks, or None for an anonymous client."""
Myself = NamedDependency[Visitor]
"""The person who sends the request, with their preferences."""

REFUSALS = {
    status: ResponseSpec(
        ErrorReply,
        generate_examples=False,
        description=", ".join(code for code, known in STATUS.items() if known == status),
    )
    for status in sorted(set(STATUS.values()) - {500})
}


def get(path: str, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a GET handler."""
    return litestar.get(path, responses=REFUSALS, **how)


def post(path: str, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a POST handler."""
    return litestar.post(path, responses=REFUSALS, **how)


def put(path: str, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a PUT handler."""
    return litestar.put(path, responses=REFUSALS, **how)


def patch(path: str, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a PATCH handler."""
    return litestar.patch(path, responses=REFUSALS, **how)


def delete(path: str, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a DELETE handler."""
    return litestar.delete(path, responses=REFUSALS, **how)
