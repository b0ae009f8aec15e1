"""Attackers for ``attack.py``: each kind is a task that repeats until time is up and counts the replies.

All run in one separate process, on loopback only, with a fixed number of connections and requests a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from turnwright.bots import bot
from turnwright.core.game import find
from turnwright.core.journal import UNDO, Entry, Record
from turnwright.core.record import write

PAUSE: Final = 1.0
"""Approximate seconds before an attacker that was refused comes back."""
ARRIVAL: Final = 5.0
"""Seconds within which all attackers arrive: a process that opened a thousand connections at once would mostly measure
its own load.
"""
GIVE_UP: Final = 20.0
MOST_LINES: Final = 19_000
"""Lines of an uploaded record, just below the server's limit."""
MOST_TAKEN_BACK: Final = 3_500
"""Entries of an uploaded game that is over that undo and repeat others, just below the limit ``TAKEN_BACK``."""
ENDLESS: Final = 10_000
LONG: Final = 300
"""Answers of the uploaded game before choices are undone."""
HALVES: Final = [b"", b"GET / HT", b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{"]
"""Nothing, half of a header, half of a body."""
LOOKS: Final = ("snapshot", "scores", "record", "log", "sources", "chat", "picture", "snapshot?ply=30")
METHODS: Final = ("GET", "GET", "GET", "HEAD", "OPTIONS")
ME_TWICE: Final = [{"kind": "me"}, {"kind": "me"}]
CREATED: Final = 201


class Strength(NamedTuple):
    """How many attackers of each kind come from each address, and how often they repeat."""

    addresses: int = 8
    slow: int = 6
    idle: int = 100
    bots: int = 2
    bombs: int = 1
    floods: int = 2
    options: int = 1
    copies: int = 1
    questions: int = 1
    every: float = 0.1


class Reply(NamedTuple):
    """What the server answered."""

    status: int
    cookie: str
    body: bytes


class Attacker:
    """One program at one address, with its own session if it gets one."""

    def __init__(self, port: int, address: str, tables: list[str], seen: Counter[str], every: float) -> None:
        self.port, self.address, self.tables, self.seen, self.every = port, address, tables, seen, every
        self.cookie, self.csrf = "", ""

    async def request(self, method: str, path: str, body: Any = None) -> Reply:
        """Send one request on its own connection."""
        content = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close"]
        head += [f"Content-Length: {len(content)}", "Content-Type: application/json"] if content else []
        head += [f"Cookie: {self.cookie}", f"X-CSRF-Token: {self.csrf}"] if self.cookie else []
        async with asyncio.timeout(GIVE_UP):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
            try:
                writer.write("\r\n".join([*head, "", ""]).encode() + content)
                answer = await reader.read()
            finally:
                writer.close()
        lines, _blank, rest = answer.partition(b"\r\n\r\n")
        status = int(lines.split(b" ", 2)[1]) if lines else 0
        self.seen[f"answered {status}"] += 1
        cookie = re.search(rb"set-cookie: ([^;]*)", lines, re.IGNORECASE)
        return Reply(status, cookie[1].decode() if cookie else "", rest)

    async def sign_in(self) -> bool:
        """Sign in as a guest; tell whether the server allowed it."""
        reply = await self.request("POST", "/api/guest", {"name": f"Eve {random.randrange(10**6)}"})
        if reply.status == 200:
            content = reply.body[reply.body.index(b"{") : reply.body.rindex(b"}") + 1]  # without the chunk sizes
            self.cookie, self.csrf = reply.cookie, json.loads(content)["csrf"]
        return bool(self.cookie)

    def socket(self, **how: Any) -> connect:
        """Open a WebSocket."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        calm: dict[str, Any] = {"proxy": None, "ping_interval": None, "close_timeout": 1, "open_timeout": GIVE_UP}
        url = f"ws://127.0.0.1:{self.port}/ws"
        return connect(url, additional_headers=headers, local_addr=(self.address, 0), **calm, **how)

    # Each of these is one visit; ``attacked`` repeats them.

    async def slow_reader(self) -> None:
        """Request whole tables again and again without reading any."""
        async with self.socket(max_queue=1, max_size=None) as socket:
            self.seen["slow readers"] += 1
            for table in itertools.cycle(self.tables):
                await socket.send(json.dumps({"type": "watch", "table": table}))
                self.seen["tables asked for and not read"] += 1
                await asyncio.sleep(self.every)

    async def idle(self) -> None:
        """Connect, send nothing or half of a request, and stay."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            writer.write(random.choice(HALVES))
            self.seen["idle connections"] += 1
            await reader.read()
        finally:
            writer.close()

    async def all_bots(self) -> None:
        """Open tables at which the slowest bots play each other."""
        if not self.cookie and not await self.sign_in():
            return
        seats = [{"kind": "bot", "bot": "search", "seconds": 30.0}] * 2
        reply = await self.request("POST", "/api/tables", {"game": "small_world", "seats": seats, "public": True})
        self.seen["tables of bots"] += reply.status == 201

    async def bomb(self) -> None:
        """Upload a long record full of undone choices."""
        if not self.cookie and not await self.sign_in():
            return
        self.seen["uploads"] += 1
        await self.request("POST", "/api/records", {"record": bomb()})

    async def option_flood(self) -> None:
        """Open a table with a race that no other table has, look at it, and close it."""
        if not self.cookie and not await self.sign_in():
            return
        table = await self._opened("/api/tables", {"game": "small_world", "seats": ME_TWICE, "options": homemade()})
        if table:
            self.seen["sets of options"] += 1
            await self.request("GET", f"/api/tables/{table}/snapshot")
            await self.request("POST", f"/api/tables/{table}/abandon", {"agree": True})

    async def copies(self) -> None:
        """Upload a game that is over but has a long journal, copy it again and again, and look at everything there."""
        if not self.cookie and not await self.sign_in():
            return
        self.seen["long games"] += 1
        upload = await self._opened("/api/records", {"record": long_game()})
        while upload:
            table = await self._opened(f"/api/tables/{upload}/copy", {"ply": random.randrange(1, LONG // 2)})
            self.seen["copies"] += bool(table)
            for id, what in itertools.product((upload, table or upload), LOOKS):
                await self.request(random.choice(METHODS), f"/api/tables/{id}/{what}")
            if table:
                await self.request("POST", f"/api/tables/{table}/close")
            await asyncio.sleep(self.every)

    async def questions(self) -> None:
        """Ask why nothing can be chosen anywhere, and for pictures and logs, at public tables."""
        if not self.cookie and not await self.sign_in():
            return
        for table in itertools.cycle(self.tables):
            body = {"choice": "", "target": f"region-{random.randrange(40)}", "lang": random.choice(["en", "ru"])}
            await self.request("POST", f"/api/tables/{table}/why", body)
            await self.request("GET", f"/api/tables/{table}/picture?theme={random.choice(['light', 'dark'])}")
            self.seen["questions"] += 1
            await asyncio.sleep(self.every)

    async def _opened(self, path: str, body: Any) -> str:
        """Return the id of a table that was opened, "" if that was refused."""
        reply = await self.request("POST", path, body)
        found = re.search(rb'"id":"(\w+)"', reply.body) if reply.status == CREATED else None
        return found[1].decode() if found else ""

    async def flood(self) -> None:
        """Send all kinds of requests at our own maximum rate, and garbage on a WebSocket beside them."""
        paths = ["/health", "/api/tables?scope=running", "/api/records", "/api/me"]
        paths += [f"/api/tables/{table}/{what}" for table in self.tables for what in LOOKS]
        beside = asyncio.create_task(self._rubbish())
        try:
            for path in itertools.cycle(random.sample(paths, len(paths))):
                await self.request(random.choice(METHODS), path)
                self.seen["requests"] += 1
                await asyncio.sleep(self.every)
        finally:
            beside.cancel()
            await asyncio.gather(beside, return_exceptions=True)

    async def _rubbish(self) -> None:
        async with self.socket(max_size=None) as socket:
            reading = asyncio.create_task(_drained(socket))
            try:
                for frame in itertools.cycle(['{"type":"ping","n":1}', "{", '{"type":"move"}', "x" * 20_000]):
                    await socket.send(frame)
                    self.seen["frames"] += 1
                    await asyncio.sleep(self.every / 5)
            finally:
                reading.cancel()


async def _drained(socket: ClientConnection) -> None:
    async for _message in socket:
        pass


def homemade() -> dict[str, Any]:
    """Return options with a race and a power that no other table has."""
    number = random.randrange(10**9)
    race = {"name": f"Imps {number}", "banner": 7, "tokens_of": "ratmen", "effects": ["wizards"]}
    power = {"name": f"Odd {number}", "tokens": 4, "effects": ["hill", "heroic"], "leaves_out": ["heroic"]}
    return {"homemade": {"race": race, "power": power}}


@cache
def bomb() -> str:
    """Return the most expensive record of its size: the last turns are undone over and over."""
    played = _played(LONG)
    line, again = played.entries, _taken_back(played)
    return _numbered(played, [*line, *again * ((MOST_LINES - len(line)) // len(again))])


@cache
def long_game() -> str:
    """Return a game that is over, and in which as much was undone as an upload may."""
    whole, half = _played(ENDLESS), _played(LONG // 2)
    again = _taken_back(half)
    times = MOST_TAKEN_BACK // len(again)
    return _numbered(whole, [*half.entries, *again * times, *whole.entries[len(half.entries) :]])


def _played(most: int) -> Record:
    """Return the record of a game of Small World, stopped after ``most`` answers."""
    game, chooser = find("small_world"), bot("random", seed=1)
    position = game.new(2, seed="bomb")
    while position.ply < most and position.seat is not None:
        position.choose(chooser.choose(game, position.observation(position.seat), position.actions))
    return position.record


def _taken_back(record: Record) -> list[Entry]:
    """Return entries that undo the last half of a game and play it again."""
    line = record.entries
    back = next(n for n in range(len(line) // 2, len(line)) if line[n].kind == "choice")
    return [Entry(0, line[back].seat, UNDO, to=back), *line[back:]]


def _numbered(record: Record, entries: list[Entry]) -> str:
    """Return a record with other entries, which nobody checks against a seed."""
    numbered = tuple(entry._replace(seq=seq) for seq, entry in enumerate(entries))
    header = record.header._replace(inherited=len(numbered))
    return write(record._replace(header=header, entries=numbered))


async def attacked(port: int, tables: list[str], strength: Strength, seconds: float) -> Counter[str]:
    """Attack from all addresses at once for ``seconds``; return counts of what was done and answered."""
    seen: Counter[str] = Counter()

    async def repeated(visit: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(random.uniform(0, min(ARRIVAL, seconds / 4)))
        while True:
            try:
                await visit()
            except (OSError, TimeoutError, WebSocketException, ValueError):
                seen["sent away"] += 1
            await asyncio.sleep(PAUSE * random.uniform(0.5, 1.5))

    bomb(), long_game()  # built before anything is measured
    tasks: list[asyncio.Task[None]] = []
    for n in range(strength.addresses):
        address = f"127.0.200.{n + 1}"
        for kind, number in (
            ("slow_reader", strength.slow), ("idle", strength.idle), ("all_bots", strength.bots),
            ("bomb", strength.bombs), ("flood", strength.floods), ("option_flood", strength.options),
            ("copies", strength.copies), ("questions", strength.questions),
        ):  # fmt: skip
            for _n in range(number):
                attacker = Attacker(port, address, tables, seen, strength.every)
                tasks.append(asyncio.create_task(repeated(getattr(attacker, kind))))
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(GIVE_UP):
            await asyncio.gather(*tasks, return_exceptions=True)
    return seen
