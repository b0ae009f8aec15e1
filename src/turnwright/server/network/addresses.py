"""What limits are counted for if nobody is signed in: the network of the client."""

from __future__ import annotations

import ipaddress
import re
from typing import Final

UNKNOWN: Final = "unknown"
"""Stands for anything that is not an address; all of these are counted together."""
NETWORK_BITS: Final = 64
"""An IPv6 customer has at least a network of this size and may use any address in it."""
LONGEST: Final = 80
_WITH_PORT: Final = re.compile(r"\[(?P<v6>[^\]]+)\](?::\d+)?|(?P<v4>[\d.]+):\d+")


def counted(address: str) -> str:
    """Return what limits are counted for: an IPv4 address itself, the /64 network of an IPv6 address."""
    text = address[:LONGEST].strip()
    if found := _WITH_PORT.fullmatch(text):
        text = found["v6"] or found["v4"]
    try:
        known = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, NETWORK_BITS), strict=False))
