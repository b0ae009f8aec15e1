"""HTTP methods that every path has: HEAD is answered like GET without a body, and OPTIONS names the methods."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import Message, Send


class Application(Litestar):
    """The application; it sees a HEAD request as a GET request, so that both have the same rights and limits."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, or serve a WebSocket."""
        if scope["type"] != ScopeType.HTTP or scope["method"] not in ("HEAD", "OPTIONS"):
            await super().__call__(scope, receive, send)
        elif scope["method"] == "HEAD":
            get: Any = {**scope, "method": "GET"}
            await super().__call__(get, receive, _without_body(send))
        else:
            await super().__call__(scope, receive, self._naming_methods(scope, send))

    def _naming_methods(self, scope: Any, send: Send) -> Send:
        """Correct what the framework says: it knows nothing of HEAD, nor of methods declared after the first one."""

        async def options(message: Message) -> None:
            if message["type"] == "http.response.start" and "path_template" in scope:
                others = [(name, value) for name, value in message["headers"] if name.lower() != b"allow"]
                allowed = ", ".join(self.methods(scope["path_template"])).encode()
                message["headers"] = [*others, (b"allow", allowed)]
            await send(message)

        return options

    def methods(self, path: str) -> list[str]:
        """Return the methods of a path of ours."""
        routes = [route for route in self.routes if isinstance(route, HTTPRoute) and route.path_format == path]
        found = {str(method) for route in routes for method in route.methods}
        return sorted(found | ({"HEAD"} if "GET" in found else set()))


def _without_body(send: Send) -> Send:
    async def head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return head
