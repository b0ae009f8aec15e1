"""The network of each person, as this process last saw it; kept in memory only, to share workers fairly."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

KEPT: Final = 20_000
"""Maximum number of people; those not seen for longest are dropped first."""


class Origins:
    """The network of each person."""

    def __init__(self) -> None:
        self._networks: OrderedDict[str, str] = OrderedDict()

    def note(self, user: str, network: str) -> None:
        """Note that ``user`` has sent a request from ``network``."""
        self._networks[user] = network
        self._networks.move_to_end(user)
        if len(self._networks) > KEPT:
            self._networks.popitem(last=False)

    def of(self, user: str) -> str:
        """Return the network of ``user``; a person who was not seen counts as a network of their own."""
        return self._networks.get(user, user)
