"""Host names that the server answers to: a site that points its own name at this machine gets nothing."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Middleware, Receive, Scope, Send

from turnwright.server.config import Settings
from turnwright.server.errors import Refused

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
ANY: Final = "*"


class Hosts:
    """The names of one server: loopback, the address it listens on, its public address, and what the operator adds."""

    def __init__(self, settings: Settings) -> None:
        public = hostname(netloc(settings.public_url))
        allowed = {name.lower() for name in settings.allow_host}
        self.any_name = ANY in allowed
        self.any_address = _is_wildcard(settings.host)
        self.names = (LOOPBACK | {settings.host.lower(), public} | allowed) - {""}

    def allow(self, header: str) -> bool:
        """Tell whether a Host header names this server; if it listens on all addresses, any address is accepted."""
        name = hostname(header)
        below = [f"*.{name.partition('.')[2]}"] if "." in name else []
        known = name in self.names or any(pattern in self.names for pattern in below)
        return self.any_name or known or (self.any_address and _is_address(name))


def hostname(header: str) -> str:
    """Return the name in a Host header, or "" if there is none."""
    try:
        return (urlsplit(f"//{header.strip()}").hostname or "").removesuffix(".")
    except ValueError:
        return ""


def netloc(url: str) -> str:
    """Return host and port of ``url`` in lower case, or "" if it is not a URL."""
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


def host_check(hosts: Hosts) -> Middleware:
    """Return the middleware that checks the Host header of every request and WebSocket."""

    def guarded(app: ASGIApp) -> ASGIApp:
        async def enter(scope: Scope, receive: Receive, send: Send) -> None:
            host_headers = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
            if len(host_headers) != 1 or not hosts.allow(host_headers[0]):
                raise Refused(
                    "wrong_host", "this server does not go by that name: its operator can add it with --allow-host"
                )
            await app(scope, receive, send)

        return enter

    return guarded


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_wildcard(host: str) -> bool:
    return _is_address(host) and ipaddress.ip_address(host).is_unspecified
