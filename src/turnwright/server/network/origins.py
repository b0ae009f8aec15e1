"""The network of each person, as a process last saw it; kept in memory only, to share workers fairly.

Only marks of networks are kept and sent to other processes, not the addresses.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Final, NamedTuple

KEPT: Final = 20_000
"""Maximum number of people; those not seen for longest are dropped first."""
MARK_LENGTH: Final = 16


class Origin(NamedTuple):
    """The mark of a network; ``here``: this process has seen the person there, otherwise another one has."""

    mark: str
    here: bool


class Origins:
    """The network of each person."""

    def __init__(self) -> None:
        self.on_new: Callable[[str], None] = lambda _told: None
        """Called with what other processes should hear if a person is first seen here, or in another network."""
        self._origins: OrderedDict[str, Origin] = OrderedDict()

    def note(self, user: str, network: str) -> None:
        """Note that ``user`` has sent a request from ``network``."""
        origin = Origin(mark_of(network), True)
        old = self._origins.get(user)
        self._put(user, origin)
        if old != origin:
            self.on_new(f"{origin.mark}:{user}")

    def hear(self, told: str) -> None:
        """Note what another process has seen."""
        mark, _colon, user = told.partition(":")
        self._put(user, Origin(mark, False))

    def here(self) -> list[str]:
        """Return what other processes should hear about everyone seen here."""
        return [f"{origin.mark}:{user}" for user, origin in self._origins.items() if origin.here]

    def of(self, user: str) -> str:
        """Return the mark of the network of ``user``; a person whom no process has seen counts as one of their own."""
        origin = self._origins.get(user)
        return user if origin is None else origin.mark

    def _put(self, user: str, origin: Origin) -> None:
        self._origins[user] = origin
        self._origins.move_to_end(user)
        if len(self._origins) > KEPT:
            self._origins.popitem(last=False)


def mark_of(network: str) -> str:
    """Return the mark of a network."""
    return sha256(network.encode()).hexdigest()[:MARK_LENGTH]
