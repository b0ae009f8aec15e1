"""Webhooks: sent only to public addresses; a name is resolved once, and the connection uses the resolved address."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import ssl
from typing import Final
from urllib.parse import SplitResult, urlsplit

from turnwright.server.config import Settings
from turnwright.server.errors import Refused

LONGEST: Final = 500
TIMEOUT: Final = 5.0
PORTS: Final = {"http": 80, "https": 443}
ANY_PORT: Final = 0
"""Stands for all ports in the setting."""
BLOCKED_NAMES: Final = ("localhost", "local", "internal", "home.arpa")
GLOBAL_6: Final = ipaddress.IPv6Network("2000::/3")
"""All IPv6 addresses that are assigned as global unicast; mapped, compatible, translated (64:ff9b), site-local and
multicast addresses are outside this range."""
SPECIAL_6: Final = tuple([
    ipaddress.IPv6Network(network)
    for network in (
        "2001::/23",  # protocols: Teredo, benchmarks, ORCHID
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: any IPv4 address
        "3fff::/20",  # documentation
    )
])  # fmt: skip
SPECIAL_4: Final = tuple([
    ipaddress.IPv4Network(network)
    for network in (
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
        "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16",
        "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
    )
])  # fmt: skip
"""The special-purpose addresses of IANA's registries, multicast and reserved addresses. Python's own tables differ
between versions."""


class Unreachable(Exception):
    """A webhook could not be reached; the message contains no part of its URL."""


def check_webhook(text: str, settings: Settings) -> str:
    """Return a URL that notices may be sent to, or "" for none; its name is resolved when a notice is sent."""
    url = text.strip()
    if not url:
        return ""
    if not settings.webhooks:
        raise Refused("forbidden", "this server sends no webhooks", reason="webhook-off")
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Refused("bad_request", f"a webhook is a URL of at most {LONGEST} plain characters", reason="webhook")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", _port(parts)
    except ValueError:
        raise Refused("bad_request", "this is not a URL", reason="webhook") from None
    if parts.scheme not in PORTS or not host or parts.username is not None or parts.password is not None:
        raise Refused(
            "bad_request", "a webhook begins with http:// or https:// and holds no user name", reason="webhook"
        )
    if not settings.webhooks_inside and _inside_name(host):
        raise Refused("forbidden", "webhooks cannot reach internal addresses", reason="webhook-inside")
    if not _open_port(port, settings):
        ports = [str(each) for each in settings.webhook_ports]
        message = f"webhooks cannot reach port {port}: use {' or '.join(ports)}"
        raise Refused("forbidden", message, allowed=ports, reason="webhook-port")
    return url


def _port(parts: SplitResult) -> int:
    return PORTS.get(parts.scheme, 0) if parts.port is None else parts.port


def _open_port(port: int, settings: Settings) -> bool:
    return port in settings.webhook_ports or ANY_PORT in settings.webhook_ports


def allowed(address: str) -> bool:
    """Tell whether an address is public: a global unicast address that does not stand for another one."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        return ip in GLOBAL_6 and not any(ip in network for network in SPECIAL_6)
    return not any(ip in network for network in SPECIAL_4)


async def send_webhook(url: str, body: dict[str, object], settings: Settings) -> int:
    """POST ``body`` as JSON and return the status. Redirects are not followed, so they cannot lead inside."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", _port(parts)
    if not _open_port(port, settings):  # it was set up when other ports were allowed
        raise Unreachable("port not allowed")
    try:
        async with asyncio.timeout(TIMEOUT):
            address = await _look_up(host, port, settings)
            return await _post(address, port, parts, json.dumps(body).encode())
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as problem:
        raise Unreachable(type(problem).__name__) from None


async def _look_up(host: str, port: int, settings: Settings) -> str:
    entries = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in entries]
    if not settings.webhooks_inside and not all(allowed(address) for address in addresses):
        raise Unreachable("internal address")
    return addresses[0]


async def _post(address: str, port: int, parts: SplitResult, body: bytes) -> int:
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=secure, server_hostname=parts.hostname if secure else None
    )
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = (
        f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nUser-Agent: turnwright\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    try:
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        line = await reader.readuntil(b"\r\n")
        return int(line.split()[1])
    except (IndexError, asyncio.LimitOverrunError):
        raise Unreachable("no HTTP") from None
    finally:
        writer.close()


def _inside_name(host: str) -> bool:
    name = host.rstrip(".").lower()
    try:
        return not allowed(name)
    except ValueError:
        last = name.rpartition(".")[2]
        # Resolvers read numbers like 2130706433 or 0x7f000001 as addresses; other names without a dot are local.
        return "." not in name or last.isdigit() or last.startswith("0x") or name.endswith(BLOCKED_NAMES)
