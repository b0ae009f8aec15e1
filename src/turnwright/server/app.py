"""The application: services created at start-up, routes, security headers, error format, health and metrics."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, Router, get
from litestar.di import Provide
from litestar.enums import ParamType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from turnwright import __version__
from turnwright.core.errors import GameError
from turnwright.server import games
from turnwright.server.config import Settings
from turnwright.server.errors import ErrorReply, Refused, refusal
from turnwright.server.logs import trouble
from turnwright.server.metrics import Metrics
from turnwright.server.network.gzipped import compressed
from turnwright.server.network.hosts import Hosts, host_check
from turnwright.server.network.limits import Limiter
from turnwright.server.network.methods import Application
from turnwright.server.people.account_changes import Accounts
from turnwright.server.people.confirmations import Confirmations
from turnwright.server.people.credentials import same
from turnwright.server.people.mail import Mailer
from turnwright.server.people.registry import Registry
from turnwright.server.people.resets import Resets
from turnwright.server.storage.db import HEALTHY, Database
from turnwright.server.storage.purges import Purges
from turnwright.server.tables.service import Tables
from turnwright.server.tasks import cancelled
from turnwright.server.web import accounts, auth, catalogue, lobby, own_boards, pages, play, records, socket
from turnwright.server.web.clients import Sockets
from turnwright.server.web.notices import Notices
from turnwright.server.web.services import Services
from turnwright.server.web.signouts import SignOuts

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
GONE: Final = "client disconnected prematurely"
"""The framework's message for a body that breaks off, which is not an error of ours."""

access = logging.getLogger("turnwright.access")
log = logging.getLogger("turnwright.server")
AnyRequest = Request[Any, Any, Any]


def create_app(settings: Settings) -> Litestar:
    """Return the server for ``settings``; nothing is opened until it starts."""
    client = pages.load()
    api = Router(
        "/api",
        route_handlers=[
            accounts.router,
            catalogue.router,
            lobby.router,
            play.router,
            records.router,
            records.upload_router(settings.limits.record_bytes),
            own_boards.router,
            own_boards.board_router(settings.limits.board_bytes),
        ],
        guards=[auth.guard],
        dependencies={
            "visitor": Provide(auth.provide_visitor),
            "person": Provide(auth.provide_person),
            "viewer": Provide(auth.provide_viewer),
        },
        request_max_body_size=settings.limits.body_bytes,
    )
    return Application(
        [api, socket.endpoint, socket.schema, health, metrics, *pages.handlers(client)],
        lifespan=[lambda app: _running(app, settings, pages.version(client))],
        middleware=[_timed, compressed, host_check(Hosts(settings))],
        before_send=[_finish],
        exception_handlers={
            Refused: _on_refused,
            GameError: _on_game_error,
            HTTPException: _on_http_error,
            RecursionError: _on_deep_body,
            UnicodeDecodeError: _on_no_text,
            Exception: _on_bug,
        },
        openapi_config=_schema(),
        logging_config=None,
        debug=False,
    )


def _schema() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Turnwright",
        version=__version__,
        description="Tables, moves, records and accounts. Live tables are followed on the WebSocket /ws.",
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


@asynccontextmanager
async def _running(app: Litestar, settings: Settings, page: str) -> AsyncIterator[None]:
    """Open the services, and close them in reverse order."""
    db = Database(settings)
    await db.open()
    tables = Tables(db, settings)
    await tables.open()
    registry, limiter = Registry(db, settings.session_days), Limiter(settings.limits)
    counters, clients = Metrics(), Sockets(settings.limits, tables.shared.presence.page)
    mailer = Mailer(settings, limiter, counters)
    mailer.on_sent = lambda mark: tables.shared.keep(tables.shared.bus.tell("mailed", mark))
    notices = Notices(settings, tables, registry, clients, counters, mailer)
    confirmations, resets = Confirmations(db, mailer), Resets(registry, mailer)
    sign_outs = SignOuts(registry, clients)
    purges = Purges(db)
    sign_outs.open()
    purges.open()
    for listener in (notices.on_event, sign_outs.on_event):
        tables.listen(listener)
    counters.gauge("sockets", lambda: len(clients))
    counters.gauge("rate_limited", lambda: limiter.refused)
    counters.gauge("tables", lambda: tables.counts()["tables"])
    counters.gauge("followers", lambda: tables.counts()["followers"])
    people = (confirmations, resets, Accounts(registry))
    loading = asyncio.create_task(_prepare(app))
    app.state.services = Services(settings, db, tables, registry, limiter, counters, clients, notices, *people, page)
    try:
        yield
    finally:
        clients.close_all()
        await cancelled(loading)
        await purges.close()
        await sign_outs.close()
        await notices.close()
        await resets.close()
        await mailer.close()
        await tables.close()
        await db.close()


async def _prepare(app: Litestar) -> None:
    """Compute in threads what takes long, before somebody asks for it."""
    await games.load_all()
    await asyncio.to_thread(lambda: app.openapi_schema)


# Health and metrics.


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> Response[dict[str, str]]:
    """Report whether the server can read and store."""
    status = await auth.services(request).db.health()
    code = 200 if status == HEALTHY else 503
    return Response({"status": status, "version": __version__}, status_code=code, headers={"Cache-Control": "no-store"})


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    """Return counters for Prometheus: to this machine, or to anyone with the operator's token."""
    server = auth.services(request)
    token = server.settings.metrics_token
    if token:
        allowed = same(request.headers.get("authorization", ""), f"Bearer {token}")
    else:
        allowed = server.settings.proxies == 0 and _loopback(auth.address(request, server.settings))
    if not allowed:
        raise Refused("forbidden", "metrics are for the operator")
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")


def _loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


# Every answer.


def _timed(app: ASGIApp) -> ASGIApp:
    async def timed(scope: Scope, receive: Receive, send: Send) -> None:
        scope["state"]["began"] = time.perf_counter()
        await app(scope, receive, send)

    return timed


async def _finish(message: Message, scope: Scope) -> None:
    """Add the security headers, count the answer, and log it without its query, which may contain an invite."""
    if message["type"] != "http.response.start":
        return
    method = str(scope.get("method", ""))
    server: Services | None = getattr(scope["litestar_app"].state, "services", None)
    headers = [*message.get("headers", []), *HEADERS]
    if server is not None and server.settings.secure:
        headers.append(HSTS)
    if scope["path"].startswith("/api") and not any(name.lower() == b"cache-control" for name, _value in headers):
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers
    seconds = time.perf_counter() - scope["state"].get("began", time.perf_counter())
    if server is not None:
        server.metrics.request(method, message["status"], seconds)
    access.info("%s %s %d %.0f ms", method, scope["path"], message["status"], seconds * 1000)


# Every refusal.


def _reply(no: Refused) -> Response[ErrorReply]:
    headers = {} if no.problem.retry_after is None else {"Retry-After": str(max(1, round(no.problem.retry_after)))}
    return Response(ErrorReply(no.problem), status_code=no.status, headers=headers)


def _on_refused(_request: AnyRequest, error: Refused) -> Response[ErrorReply]:
    return _reply(error)


def _on_game_error(_request: AnyRequest, error: GameError) -> Response[ErrorReply]:
    return _reply(refusal(error))


def _on_http_error(_request: AnyRequest, error: HTTPException) -> Response[ErrorReply]:
    """Return the framework's own errors (no such path, malformed body) in the format of ours."""
    code = {404: "not_found", 405: "not_found", 413: "too_large", 401: "not_signed_in", 403: "forbidden"}
    if error.status_code >= 500 and error.detail != GONE:
        return _on_bug(_request, error)
    items = [item for item in (error.extra if isinstance(error.extra, list) else []) if isinstance(item, dict)]
    if any(item.get("source") == ParamType.PATH for item in items):
        return _reply(Refused("not_found", "there is nothing here"))
    reasons = [f"{item.get('key', 'body')}: {item.get('message', 'wrong')}" for item in items]
    message = ("; ".join(reasons) or error.detail.splitlines()[0])[:300]
    return _reply(Refused(code.get(error.status_code, "bad_request"), message))


def _on_deep_body(_request: AnyRequest, _error: RecursionError) -> Response[ErrorReply]:
    return _reply(Refused("bad_request", "the body is nested too deeply"))


def _on_no_text(_request: AnyRequest, _error: UnicodeDecodeError) -> Response[ErrorReply]:
    return _reply(Refused("bad_request", "the body is not UTF-8"))


def _on_bug(request: AnyRequest, error: Exception) -> Response[ErrorReply]:
    trouble(log, "%s %s failed", request.scope.get("method", ""), request.scope["path"], problem=error)
    return _reply(Refused("internal", "this failed on our side; nothing has changed"))
