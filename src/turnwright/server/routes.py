"""How handlers are declared: each with the refusals it may answer, so that the schema tells all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from turnwright.server.errors import STATUS, ErrorReply

F = TypeVar("F", bound=Callable[..., Any])

REFUSALS = {
    status: ResponseSpec(ErrorReply, description=", ".join(code for code, known in STATUS.items() if known == status))
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
