"""How handlers are declared: each with the refusals it may answer, so that the schema tells all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import litestar
from litestar import Request
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from turnwright.server.errors import STATUS, ErrorReply
from turnwright.server.live import Person
from turnwright.server.outside import PathId
from turnwright.server.registry import Visitor

AnyRequest = Request[Any, Any, Any]
TableId = PathId
Sender = NamedDependency[Person]
"""Whoever sends this; strangers are refused."""
Viewer = NamedDependency[Person | None]
"""Whoever looks, or None for a stranger."""
Myself = NamedDependency[Visitor]
"""Whoever sends this, with their preferences."""

REFUSALS = {
    status: ResponseSpec(
        ErrorReply,
        generate_examples=False,
        description=", ".join(code for code, known in STATUS.items() if known == status),
    )
    for status in sorted(set(STATUS.values()) - {500})
}


def get(path: str, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a handler of GET."""
    return litestar.get(path, responses=REFUSALS, **how)


def post(path: str, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a handler of POST."""
    return litestar.post(path, responses=REFUSALS, **how)


def put(path: str, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a handler of PUT."""
    return litestar.put(path, responses=REFUSALS, **how)


def patch(path: str, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a handler of PATCH."""
    return litestar.patch(path, responses=REFUSALS, **how)


def delete(path: str, **how: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declare a handler of DELETE."""
    return litestar.delete(path, responses=REFUSALS, **how)
