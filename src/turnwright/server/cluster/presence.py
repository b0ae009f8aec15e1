"""Who has a page open and who follows which table, in this process and in the others.

Processes send each other ids of people who come and go, and marks of the networks they come from. A process that
starts, or may have missed messages, says hello, and the others send everything they have. A process that is silent for
too long counts as dead, and its people as gone.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from turnwright.server.cluster.bus import Bus
from turnwright.server.tasks import cancelled

WORDS: Final = frozenset({"hello", "here", "gone", "alive", "bye"})
ORIGINS: Final = "from"
"""The message that says from which networks people come."""
BATCH: Final = 150
"""How many ids one message holds: a PostgreSQL notification has at most 8,000 bytes."""
PAGES: Final = ""
"""The place of everyone who has a page open; all other places are tables."""


class Places:
    """Who is where in one process."""

    def __init__(self) -> None:
        self.users: dict[str, set[str]] = {}
        self.heard = time.monotonic()

    def put(self, place: str, user: str, there: bool) -> None:
        """Note that someone is, or is no longer, at a place."""
        if there:
            self.users.setdefault(place, set()).add(user)
        elif place in self.users:
            self.users[place].discard(user)
            if not self.users[place]:
                del self.users[place]

    def at(self, place: str) -> set[str]:
        """Return who is at a place."""
        return self.users.get(place, set())


class PresenceTracker:
    """The people of this process, and what is known about those of the others."""

    def __init__(self, bus: Bus, name: str, patience: float) -> None:
        self.bus = bus
        self.name = name
        self.patience = patience
        self.origins_here: Callable[[], list[str]] = list
        self.on_origin: Callable[[str], None] = lambda _told: None
        self._pages: Counter[str] = Counter()
        self._here = Places()
        self._others: dict[str, Places] = {}
        self._to_tell: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start sending, if there may be other processes."""
        if self.bus.shared:
            self._task = asyncio.create_task(self._talk())
            self._tell("hello")

    async def close(self) -> None:
        """Tell the other processes that everyone here is gone."""
        if self._task is not None:
            await cancelled(self._task)
            await self.bus.tell("bye", self.name)

    # Here.

    def page(self, user: str, opened: bool) -> None:
        """Note that someone has opened or closed a page."""
        before = self._pages[user] > 0
        self._pages[user] += 1 if opened else -1
        now = self._pages[user] > 0
        if not now:
            del self._pages[user]
        if now != before:
            self._note(PAGES, {user}, now)

    def follow(self, table: str, users: set[str]) -> None:
        """Set who follows a table here."""
        before = set(self._here.at(table))
        self._note(table, before - users, False)
        self._note(table, users - before, True)

    def come_from(self, told: str) -> None:
        """Tell the others from which network somebody comes."""
        self._tell(ORIGINS, told)

    def _note(self, place: str, users: set[str], there: bool) -> None:
        for user in users:
            self._here.put(place, user, there)
        self._tell_of("here" if there else "gone", [f"{place}:{user}" for user in sorted(users)])

    # Elsewhere.

    def at(self, table: str) -> set[str]:
        """Return who follows a table in other processes."""
        return {user for other in self._others.values() for user in other.at(table)}

    def present(self, user: str) -> bool:
        """Tell whether someone has a page open in another process."""
        return user in self.at(PAGES)

    def hear(self, what: str, about: str) -> None:
        """Handle a message from another process."""
        name, _space, ids = about.partition(" ")
        if what == "bye":
            self._others.pop(name, None)
            return
        if what == "hello":
            self._others.pop(name, None)
            self._tell_all()
        other = self._others.setdefault(name, Places())
        other.heard = time.monotonic()
        for text in ids.split(",") if ids else []:
            if what == ORIGINS:
                self.on_origin(text)
                continue
            place, _colon, user = text.partition(":")
            other.put(place, user, what == "here")

    def missed(self) -> None:
        """Start again with all processes, because messages may have been missed."""
        self._others.clear()
        self._tell("hello")
        self._tell_all()

    def bury(self) -> None:
        """Drop processes that have been silent for too long."""
        since = time.monotonic() - self.patience
        self._others = {name: other for name, other in self._others.items() if other.heard >= since}

    # Sending.

    def _tell_all(self) -> None:
        self._tell_of("here", [f"{place}:{user}" for place, users in self._here.users.items() for user in users])
        self._tell_of(ORIGINS, self.origins_here())

    def _tell_of(self, what: str, ids: list[str]) -> None:
        for start in range(0, len(ids), BATCH):
            self._tell(what, ",".join(ids[start : start + BATCH]))

    def _tell(self, what: str, ids: str = "") -> None:
        if self.bus.shared:
            self._to_tell.put_nowait((what, f"{self.name} {ids}"))

    async def _talk(self) -> None:
        """Send messages in order; if there are none, send that this process is alive."""
        while True:
            try:
                async with asyncio.timeout(self.patience / 3):
                    word = await self._to_tell.get()
            except TimeoutError:
                word = ("alive", self.name)
            await self.bus.tell(*word)
