"""Rate limits: a bucket for each person or address and kind of request, refilled steadily."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import monotonic
from typing import Final

from turnwright.server.config import Limits
from turnwright.server.errors import Refused
from turnwright.server.network.addresses import site_of

KEPT: Final = 20_000
"""Maximum number of buckets; full ones are dropped first."""
MINUTES_OF_A_DAY: Final = 1_440
NETWORK_SHARE: Final = 3
"""All people of one network together may do this many times as much as one person: anyone can be many guests."""
SITE_SHARE: Final = 12
"""All /64 networks of one /48 network of IPv6 together may do this many times as much: a customer may have all."""


class Bucket:
    """A token bucket: ``burst`` requests at once, refilled at a steady ``rate`` per minute."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate / 60
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.at = clock()

    def wait(self, cost: float = 1.0) -> float:
        """Take a token and return 0, or return the seconds until one is available.

        A request that costs several takes those that are missing from the requests after it.
        """
        self._refill()
        if self.left >= 1:
            self.left -= cost
            return 0.0
        return (1 - self.left) / self.rate if self.rate else math.inf

    def full(self) -> bool:
        """Tell whether nothing was taken recently."""
        self._refill()
        return self.left >= self.burst

    def _refill(self) -> None:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Limiter:
    """All limits of a server, by kind of request and sender."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self.rates: dict[str, int] = {
            "request": limits.requests,
            "sign_in": limits.sign_ins,
            "name": limits.sign_ins * 5,  # guesses at one name from anywhere
            "create": limits.new_tables,
            "upload": limits.uploads,
            "chat": limits.chat_lines,
            "watch": limits.watches,
            "frame": limits.moves,
            "mail": limits.mails,
            "board": limits.boards,
        }
        self.daily: dict[str, int] = {"newcomer": limits.new_people, "bytes": limits.address_bytes}
        self.clock = clock
        self.refused = 0
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, who: str, network: str = "", cost: float = 1.0) -> None:
        """Count a request of ``who``, a person or a network, and of all people in their ``network`` and around it.

        Refused says when to try again.
        """
        rate = self.rates[kind]
        seconds = self._bucket(kind, who, rate).wait(cost)
        if network and not seconds:
            seconds = self._bucket(f"{kind} of a network", network, rate * NETWORK_SHARE).wait(cost)
        site = site_of(network or who)
        if site and not seconds:
            seconds = self._bucket(f"{kind} of a site", site, rate * SITE_SHARE).wait(cost)
        if seconds:
            self.refused += 1
            raise too_many(seconds)

    def take_today(self, kind: str, network: str, cost: float = 1.0) -> None:
        """Count what all people of a ``network`` together may do in a day, and may do at once."""
        most = self.daily[kind]
        seconds = self._bucket(f"{kind} of a day", network, most / MINUTES_OF_A_DAY, most).wait(cost)
        if seconds:
            self.refused += 1
            raise too_many(seconds)

    def _bucket(self, kind: str, who: str, rate: float, burst: float = 0.0) -> Bucket:
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            self._make_room()
            bucket = self._buckets[kind, who] = Bucket(rate, burst or max(rate / 2, 1), self.clock)
        return bucket

    def _make_room(self) -> None:
        if len(self._buckets) < KEPT:
            return
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full()}
        for key in list(self._buckets)[: max(len(self._buckets) - KEPT // 2, 0)]:
            del self._buckets[key]


def too_many(seconds: float) -> Refused:
    """Return the refusal for a request that came too soon."""
    seconds = min(round(max(seconds, 0.1), 1), 3600.0)
    return Refused("rate_limited", f"too many requests: try again in {seconds:g} s", retry_after=seconds)
