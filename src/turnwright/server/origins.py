"""Where people come from, as this process last saw it; kept in memory only, to share out what is scarce."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

KEPT: Final = 20_000
"""People at most; who was not seen for longest is forgotten first."""


class Origins:
    """The network of each person."""

    def __init__(self) -> None:
        self._networks: OrderedDict[str, str] = OrderedDict()

    def note(self, user: str, network: str) -> None:
        """Somebody has asked for something from ``network``."""
        self._networks[user] = network
        self._networks.move_to_end(user)
        if len(self._networks) > KEPT:
            self._networks.popitem(last=False)

    def of(self, user: str) -> str:
        """Return the network of ``user``; of somebody who was not seen, one of their own."""
        return self._networks.get(user, user)
