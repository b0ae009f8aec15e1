"""Identify the sender by cookie or token, reject cross-site requests, count rates. Runs before every /api handler."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from turnwright.server.errors import Refused
from turnwright.server.network.addresses import counted
from turnwright.server.network.hosts import netloc
from turnwright.server.people.credentials import same
from turnwright.server.people.registry import Signed, Visitor
from turnwright.server.people.token_rights import MANAGE, READ, check_right
from turnwright.server.tables.service import Person
from turnwright.server.web.declaring import NEEDS
from turnwright.server.wire.outside import NUL
from turnwright.server.workers.turns import Share

if TYPE_CHECKING:
    from turnwright.server.config import Settings
    from turnwright.server.web.services import Services

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "tw_session"
CSRF_HEADER: Final = "x-csrf-token"
WEIGHT: Final = "weight"
"""Under this name the state of a request says how many ordinary ones it counts as."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def services(connection: Connection) -> Services:
    """Return what all handlers share."""
    shared: Services = connection.app.state.services
    return shared


def address(connection: Connection, settings: Settings) -> str:
    """Return the address of the client; only as many proxies are believed as the operator trusts."""
    here = connection.client.host if connection.client else "unknown"
    if not settings.proxies:
        return here
    told = ",".join(connection.headers.getall("x-forwarded-for", []))
    chain = [part.strip() for part in told.split(",") if part.strip()]
    return chain[-settings.proxies] if len(chain) >= settings.proxies else here


def network(connection: Connection, settings: Settings) -> str:
    """Return the network that limits are counted for."""
    return counted(address(connection, settings))


def same_site(connection: Connection, settings: Settings) -> bool:
    """Tell whether the request came from our own page (or from no page at all)."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = {connection.headers.get("host", "").lower(), netloc(settings.public_url)}
    return netloc(origin) in ours - {""}


async def sign(connection: Connection) -> Signed | None:
    """Return who is asking, or None for an anonymous client; an unknown token is refused."""
    registry = services(connection).registry
    header = connection.headers.get("authorization", "")
    if header:
        scheme, _space, secret = header.partition(" ")
        signed = await registry.by_token(secret.strip()) if scheme.lower() == "bearer" else None
        if signed is None:
            services(connection).limits.take("sign_in", network(connection, services(connection).settings))
            raise Refused("not_signed_in", "unknown token")
        return signed
    cookie = connection.cookies.get(COOKIE)
    return await registry.by_cookie(cookie) if cookie else None


async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
    """Identify the sender, count the request, and refuse what their token may not do or another site's page sent."""
    server = services(connection)
    here = network(connection, server.settings)
    _check_parameters(connection)
    signed = await sign(connection)
    unsafe = connection.scope.get("method") not in SAFE  # the framework itself answers OPTIONS
    weight = await _weight(connection, signed)
    server.limits.take("request", signed.visitor.id if signed else here, here, weight)
    if signed:
        server.tables.shared.origins.note(signed.visitor.id, here)
        check_right(signed.rights, handler.opt.get(NEEDS, MANAGE if unsafe else READ))
    if unsafe and not (signed and not signed.session):
        if not same_site(connection, server.settings):
            raise Refused("forbidden", "this request was sent by another site's page")
        if signed and not same(connection.headers.get(CSRF_HEADER, ""), signed.csrf):
            raise Refused(
                "forbidden", f"the header {CSRF_HEADER} is missing or old: read it from /api/me", reason="reload"
            )
    connection.scope["user"] = signed
    connection.scope["auth"] = here
    connection.scope["state"][WEIGHT] = weight


async def _weight(connection: Connection, signed: Signed | None) -> int:
    """Return how many ordinary requests this one counts as."""
    person = Person(signed.visitor.id, signed.visitor.name) if signed else None
    table = str(connection.path_params.get("table_id", ""))
    tables = services(connection).tables.live_tables
    return await tables.weight(table, person, connection.query_params.get("invite")) if table else 1


def _check_parameters(connection: Connection) -> None:
    """Refuse ids and queries that cannot be valid, before they reach the database."""
    if any(NUL in str(value) for value in connection.path_params.values()):
        raise Refused("not_found", "there is nothing here")
    if any(NUL in str(value) for _name, value in connection.query_params.multi_items()):
        raise Refused("bad_request", "a query may not contain the character NUL")


def signed_of(connection: Connection) -> Signed | None:
    """Return the person that the guard identified."""
    signed: Signed | None = connection.scope.get("user")
    return signed


async def provide_visitor(request: Connection) -> Visitor:
    """Provide the person asking, with their whole row; anonymous clients are told to sign in."""
    signed = signed_of(request)
    if signed is None:
        raise Refused("not_signed_in", "sign in first: as a guest (POST /api/guest) or with an account")
    return signed.visitor


async def provide_person(request: Connection) -> Person:
    """Provide the person asking, as tables know them."""
    visitor = await provide_visitor(request)
    return Person(visitor.id, visitor.name)


async def provide_viewer(request: Connection) -> Person | None:
    """Provide the person asking, or None for an anonymous client."""
    return None if signed_of(request) is None else await provide_person(request)


def refuse_tokens(connection: Connection) -> None:
    """Refuse what leads to a new password, whatever a token may do: a stolen one could keep the account."""
    signed = signed_of(connection)
    if signed is not None and not signed.session:
        raise Refused("forbidden", "no token can do this: sign in", reason="token-never")


def count(connection: Connection, kind: str) -> None:
    """Count a request against the limits of its kind, for the person and for the address."""
    signed, here = signed_of(connection), str(connection.scope["auth"])
    weight = connection.scope["state"][WEIGHT]
    services(connection).limits.take(kind, signed.visitor.id if signed else here, here, weight)


def count_bytes(connection: Connection, size: int) -> None:
    """Count what a request stores against what all people of its address together may store in a day."""
    services(connection).limits.take_today("bytes", str(connection.scope["auth"]), size)


def share(connection: Connection) -> Share:
    """Return whose share of the workers a request uses."""
    signed, here = signed_of(connection), str(connection.scope["auth"])
    return Share(signed.visitor.id if signed else here, here)


def session_cookie(secret: str, settings: Settings) -> Cookie:
    """Return the session cookie: not readable by scripts, not sent by other sites."""
    age = settings.session_days * 86_400
    return Cookie(COOKIE, "/", secret, max_age=age, httponly=True, samesite="lax", secure=settings.secure)


def no_cookie(settings: Settings) -> Cookie:
    """Return the cookie that removes the session from the browser."""
    return Cookie(COOKIE, "/", "", max_age=0, httponly=True, samesite="lax", secure=settings.secure)
