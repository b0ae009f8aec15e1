"""What limits are counted for if nobody is signed in: the network of the client."""

from __future__ import annotations

import ipaddress
import re
from typing import Final

UNKNOWN: Final = "unknown"
"""Stands for anything that is not an address; all of these are counted together."""
NETWORK_BITS: Final = 64
"""An IPv6 customer has at least a network of this size and may use any address in it."""
SITE_BITS: Final = 48
"""Some customers have a network of this size, with 65,536 of the smaller ones."""
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""NAT64: the last 32 bits are an IPv4 address."""
COMPATIBLE: Final = ipaddress.IPv6Network("::/96")
"""Deprecated, and also an IPv4 address, except for loopback and the unspecified address."""
LONGEST: Final = 80
_WITH_PORT: Final = re.compile(r"\[(?P<v6>[^\]]+)\](?::\d+)?|(?P<v4>[\d.]+):\d+")


def counted(address: str) -> str:
    """Return what limits are counted for: an IPv4 address itself, the /64 network of an IPv6 address.

    An IPv6 address that stands for an IPv4 one (mapped, compatible, 6to4, Teredo, NAT64) counts as that one.
    """
    text = address[:LONGEST].strip()
    if found := _WITH_PORT.fullmatch(text):
        text = found["v6"] or found["v4"]
    try:
        known = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    inner = _embedded(known)
    return str(inner) if inner is not None else str(ipaddress.ip_network((known, NETWORK_BITS), strict=False))


def site_of(network: str) -> str:
    """Return the /48 network that contains what ``counted`` returned, or "" if that is not a network of IPv6."""
    if not network.endswith(f"/{NETWORK_BITS}"):
        return ""
    try:
        return str(ipaddress.IPv6Network(network).supernet(new_prefix=SITE_BITS))
    except ValueError:
        return ""


def _embedded(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Return the IPv4 address that an IPv6 address stands for; one machine can have very many of these."""
    if address.teredo is not None:
        return address.teredo[1]
    if address in TRANSLATED or (address in COMPATIBLE and int(address) > 1):
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour
