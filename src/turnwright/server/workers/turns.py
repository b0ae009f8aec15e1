"""Fair turns at a scarce resource: those who ask for much wait for themselves and do not delay others."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

BACKGROUND_EACH: Final = 1
"""Places that one address may hold at once for background work."""


class Share(NamedTuple):
    """Whose share some work uses: a person, and their address, because guests are cheap to create.

    ``background``: it runs after everything that someone is waiting for.
    """

    person: str
    address: str = ""
    background: bool = False


class Full(Exception):
    """Too much is waiting already, so this is not queued."""


class Account:
    """What a person or an address has used since it last wanted nothing, and how much it wants now."""

    def __init__(self, spent: float) -> None:
        self.spent = spent
        self.served = 0
        self.wanted = 0


class Turn(NamedTuple):
    """A request that waits for a place."""

    share: Share
    cost: float
    number: int
    granted: asyncio.Future[None]


class Turns:
    """A fixed number of places, given out by address, then by person: whoever has used least is next."""

    def __init__(self, places: int, waiting: int, each: int) -> None:
        """Create ``places``; queue at most ``waiting`` requests; an address may have ``each``, queued or running."""
        self.free = places
        self.most_waiting = waiting
        self.each = each
        self._waiting: list[Turn] = []
        self._addresses: dict[str, Account] = {}
        self._people: dict[tuple[str, str], Account] = {}
        self._background: dict[str, int] = {}
        self._numbers = itertools.count(1)

    def __len__(self) -> int:
        """Return how many requests are waiting."""
        return len(self._waiting)

    @asynccontextmanager
    async def place(
        self, share: Share, cost: float = 1.0, waits: Callable[[], None] = lambda: None
    ) -> AsyncIterator[None]:
        """Wait for a place, and hold it; ``waits`` is called if none is free."""
        await self.enter(share, cost, waits)
        try:
            yield
        finally:
            self.leave(share)

    async def enter(
        self, share: Share, cost: float = 1.0, waits: Callable[[], None] = lambda: None, bounded: bool = True
    ) -> None:
        """Wait for a place, which ``leave`` releases; ``cost`` is what it uses of the share.

        ``bounded``: raise Full if too much is waiting; otherwise the caller limits how often it asks.
        """
        own = self._addresses.get(share.address)
        if bounded and own is not None and own.wanted >= self.each:
            raise Full
        if bounded and len(self._waiting) >= self.most_waiting and not self._may_begin(share):
            raise Full
        turn = Turn(share, cost, next(self._numbers), asyncio.get_running_loop().create_future())
        self._want(share)
        self._waiting.append(turn)
        self._serve()
        if turn.granted.done():
            return
        waits()
        try:
            await turn.granted
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
                self._forget(share)
            else:
                self.leave(share)  # it already had a place
            raise

    def leave(self, share: Share) -> None:
        """Release a place."""
        self.free += 1
        if share.background:
            self._background[share.address] -= 1
            if not self._background[share.address]:
                del self._background[share.address]
        self._forget(share)
        self._serve()

    def _may_begin(self, share: Share) -> bool:
        if not share.background:
            return self.free > 0
        return self.free > 0 and self._background.get(share.address, 0) < BACKGROUND_EACH

    def _serve(self) -> None:
        """Give free places to the next in turn; requests that were just cancelled leave the queue themselves."""
        while ready := [turn for turn in self._waiting if not turn.granted.done() and self._may_begin(turn.share)]:
            turn = min(ready, key=self._rank)
            self._waiting.remove(turn)
            self.free -= 1
            share = turn.share
            if share.background:
                self._background[share.address] = self._background.get(share.address, 0) + 1
            served = next(self._numbers)
            for account in self._accounts(share):
                account.spent += turn.cost
                account.served = served
            turn.granted.set_result(None)

    def _rank(self, turn: Turn) -> tuple[float, ...]:
        address, person = self._accounts(turn.share)
        used = (address.spent, address.served, person.spent, person.served)
        return (turn.share.background, *used, turn.number)

    def _accounts(self, share: Share) -> tuple[Account, Account]:
        return self._addresses[share.address], self._people[share.address, share.person]

    def _want(self, share: Share) -> None:
        """Open missing accounts at the level of the lowest of their kind: use long ago does not count."""
        if share.address not in self._addresses:
            lowest = min([account.spent for account in self._addresses.values()], default=0.0)
            self._addresses[share.address] = Account(lowest)
        if (share.address, share.person) not in self._people:
            others = [account.spent for (address, _), account in self._people.items() if address == share.address]
            self._people[share.address, share.person] = Account(min(others, default=0.0))
        for account in self._accounts(share):
            account.wanted += 1

    def _forget(self, share: Share) -> None:
        """Close accounts that want nothing any more."""
        address, person = self._accounts(share)
        address.wanted -= 1
        person.wanted -= 1
        if not person.wanted:
            del self._people[share.address, share.person]
        if not address.wanted:
            del self._addresses[share.address]
