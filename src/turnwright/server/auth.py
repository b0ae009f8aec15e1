"""Who is asking: cookie or token, cross-site requests turned away, rates counted. Runs before every /api handler."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from turnwright.server.addresses import counted
from turnwright.server.credentials import same
from turnwright.server.errors import Refused
from turnwright.server.hosts import netloc
from turnwright.server.live import Person
from turnwright.server.outside import NUL
from turnwright.server.registry import Signed, Visitor
from turnwright.server.turns import Share

if TYPE_CHECKING:
    from turnwright.server.config import Settings
    from turnwright.server.services import Services

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "tw_session"
CSRF_HEADER: Final = "x-csrf-token"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def services(connection: Connection) -> Services:
    """Return what all handlers share."""
    shared: Services = connection.app.state.services
    return shared


def address(connection: Connection, settings: Settings) -> str:
    """Return where the request comes from; only as many proxies are believed as the operator trusts."""
    here = connection.client.host if connection.client else "unknown"
    if not settings.proxies:
        return here
    told = ",".join(connection.headers.getall("x-forwarded-for", []))
    chain = [part.strip() for part in told.split(",") if part.strip()]
    return chain[-settings.proxies] if len(chain) >= settings.proxies else here


def network(connection: Connection, settings: Settings) -> str:
    """Return what limits count for where the request comes from."""
    return counted(address(connection, settings))


def same_site(connection: Connection, settings: Settings) -> bool:
    """Tell whether the page that sent this is our own (or no page at all)."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = {connection.headers.get("host", "").lower(), netloc(settings.public_url)}
    return netloc(origin) in ours - {""}


async def sign(connection: Connection) -> Signed | None:
    """Return who is asking, None for a stranger; a token that is not known is refused."""
    registry = services(connection).registry
    header = connection.headers.get("authorization", "")
    if header:
        scheme, _space, secret = header.partition(" ")
        signed = await registry.by_token(secret.strip()) if scheme.lower() == "bearer" else None
        if signed is None:
            services(connection).limits.take("sign_in", network(connection, services(connection).settings))
            raise Refused("not_signed_in", "this token is not known here")
        return signed
    cookie = connection.cookies.get(COOKIE)
    return await registry.by_cookie(cookie) if cookie else None


async def guard(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Find out who is asking, count it, and turn away what another site's page sent in their name."""
    server = services(connection)
    here = network(connection, server.settings)
    _check_parameters(connection)
    signed = await sign(connection)
    server.limits.take("request", signed.visitor.id if signed else here, here)
    if signed:
        server.tables.hub.origins.note(signed.visitor.id, here)
    unsafe = connection.scope.get("method") not in SAFE
    if unsafe and not (signed and not signed.session):
        if not same_site(connection, server.settings):
            raise Refused("forbidden", "this request was sent by another site's page")
        if signed and not same(connection.headers.get(CSRF_HEADER, ""), signed.csrf):
            raise Refused(
                "forbidden", f"the header {CSRF_HEADER} is missing or old: read it from /api/me", reason="reload"
            )
    connection.scope["user"] = signed
    connection.scope["auth"] = here


def _check_parameters(connection: Connection) -> None:
    """Refuse what no id and no query can be, before it gets to the database."""
    if any(NUL in str(value) for value in connection.path_params.values()):
        raise Refused("not_found", "nothing is here")
    if any(NUL in str(value) for _name, value in connection.query_params.multi_items()):
        raise Refused("bad_request", "a query cannot hold the character NUL")


def signed_of(connection: Connection) -> Signed | None:
    """Return who the guard found."""
    signed: Signed | None = connection.scope.get("user")
    return signed


async def provide_visitor(request: Connection) -> Visitor:
    """Give handlers the person asking, with all of their row; strangers are told to sign in."""
    signed = signed_of(request)
    if signed is None:
        raise Refused("not_signed_in", "sign in first: as a guest (POST /api/guest) or with an account")
    return signed.visitor


async def provide_person(request: Connection) -> Person:
    """Give handlers the person asking, as tables know them."""
    visitor = await provide_visitor(request)
    return Person(visitor.id, visitor.name)


async def provide_viewer(request: Connection) -> Person | None:
    """Give handlers the person asking, or None for a stranger."""
    return None if signed_of(request) is None else await provide_person(request)


def count(connection: Connection, kind: str) -> None:
    """Count a request against the limits of its kind: the person's, and that of the address."""
    signed, here = signed_of(connection), str(connection.scope["auth"])
    services(connection).limits.take(kind, signed.visitor.id if signed else here, here)


def share(connection: Connection) -> Share:
    """Return on whose account the work for a request is done."""
    signed, here = signed_of(connection), str(connection.scope["auth"])
    return Share(signed.visitor.id if signed else here, here)


def session_cookie(secret: str, settings: Settings) -> Cookie:
    """Return the cookie that carries a session: not for scripts, not for other sites."""
    age = settings.session_days * 86_400
    return Cookie(COOKIE, "/", secret, max_age=age, httponly=True, samesite="lax", secure=settings.secure)


def no_cookie(settings: Settings) -> Cookie:
    """Return what makes a browser forget the session."""
    return Cookie(COOKIE, "/", "", max_age=0, httponly=True, samesite="lax", secure=settings.secure)
