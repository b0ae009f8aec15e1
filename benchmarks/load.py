"""A load on a real server: a separate server process, guests with sessions, tables of two, seats on real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from pathlib import Path
from time import perf_counter
from types import MappingProxyType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

LIMITS = (
    "REQUESTS", "SIGN_INS", "NEW_PEOPLE", "NEW_TABLES", "MOVES", "SOCKETS", "ADDRESS_SOCKETS", "ADDRESS_CONNECTIONS",
    "WATCHES", "OPEN_TABLES", "CHAT_LINES",
)  # fmt: skip
"""Limits that the load, coming from one address, would reach."""
HOME = "127.0.0.1"
"""The default address of clients."""
GIVE_UP = 60.0
"""Seconds to wait for a message before giving up."""


class Option(msgspec.Struct):
    """A choice on offer."""

    choice: str


class Message(msgspec.Struct):
    """The fields of a message that the load reads; the rest is skipped."""

    type: str
    seq: int = 0
    n: int = 0
    key: str = ""
    options: list[Option] = []
    error: Any = None


_READ = msgspec.json.Decoder(Message)


class Server:
    """A server process and requests to it."""

    def __init__(self, process: subprocess.Popen[str], port: int, data: Path) -> None:
        self.process, self.port, self.data = process, port, data
        self.idle = self.memory()

    def metric(self, pattern: str) -> int:
        """Return the sum of the metrics whose line matches ``pattern``."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=GIVE_UP)
        with contextlib.closing(link):
            link.request("GET", "/metrics")
            lines = link.getresponse().read().decode().splitlines()
        return sum(int(float(line.rpartition(" ")[2])) for line in lines if re.match(pattern, line))

    def cpu(self) -> float:
        """Return the processor seconds of the server, not counting bots in their own processes."""
        used = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the server's peak resident memory in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        match = re.search(r"VmHWM:\s+(\d+) kB", status)
        assert match is not None
        return round(int(match[1]) / 1024, 1)

    def stored(self) -> int:
        """Return how many choices of people are in the database."""
        return len(self.keys())

    def keys(self) -> list[tuple[str, str]]:
        """Return table and key of each choice of a person in the database."""
        with contextlib.closing(sqlite3.connect(self.data / "turnwright.db")) as sql:
            return list(sql.execute("SELECT table_id, key FROM journal WHERE key != ''"))


@contextlib.contextmanager
def served(
    *options: str,
    fill: Callable[[Path], None] | None = None,
    as_shipped: bool = False,
    source: Path | None = None,
    settings: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Server]:
    """Run a server with an empty database, or with what ``fill`` puts into its folder.

    ``as_shipped``: with all its limits, and its log in the folder instead of on standard error. ``source``: the folder
    of the package that it runs, if not the installed one. ``settings``: other settings, by name without the prefix.
    """
    with tempfile.TemporaryDirectory(prefix="turnwright-") as folder:
        if fill is not None:
            fill(Path(folder))
        command = [sys.executable, "-m", "turnwright.cli", "serve", "--port", "0", "--data", folder, *options]
        environ = {name: value for name, value in os.environ.items() if not re.match("TURNWRIGHT_|DATABASE_URL", name)}
        if not as_shipped:
            environ |= {f"TURNWRIGHT_LIMITS_{name}": "1000000" for name in LIMITS} | {"TURNWRIGHT_BOT_PAUSE": "0"}
        environ |= {f"TURNWRIGHT_{name}": value for name, value in settings.items()}
        if source is not None:
            environ["PYTHONPATH"] = str(source)
        with (Path(folder) / "log").open("w") as log:
            errors = log if as_shipped else None
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environ)
        try:
            line = process.stdout.readline() if process.stdout else ""
            address = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if address is None:
                raise RuntimeError(f"the server did not start: {line}")
            yield Server(process, int(address[1]), Path(folder))
        finally:
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(30)
            process.kill()
            process.communicate()


class Guest:
    """A client with a session from ``address``, who opens tables and takes seats."""

    def __init__(self, server: Server, name: str, address: str = HOME) -> None:
        self.address = address
        self.cookie, self.csrf = "", ""
        self._link = http.client.HTTPConnection("127.0.0.1", server.port, GIVE_UP, (address, 0))
        self.csrf = self.post("/api/guest", {"name": name})["csrf"]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send a request and return the answer; raise on a refusal."""
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers |= {"Cookie": self.cookie, "X-CSRF-Token": self.csrf}
        try:
            self._link.request("POST", path, json.dumps(body), headers)
            reply = self._link.getresponse()
            answer = json.loads(reply.read())
        finally:
            self._link.close()
        if reply.status >= http.client.MULTIPLE_CHOICES:
            raise RuntimeError(f"{path}: {answer}")
        self.cookie = (reply.headers["Set-Cookie"] or self.cookie).partition(";")[0]
        return answer

    def open(self, *seats: dict[str, Any], game: str = "small_world") -> str:
        """Open a public table."""
        body = {"game": game, "seats": list(seats), "public": True}
        return str(self.post("/api/tables", body)["id"])


class Seat:
    """A seat's connection: its last question, and what it waits for."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket, self.table = socket, table
        self.seq = -1
        self.choices: list[str] = []
        self.stored = 0
        self.acknowledged: list[str] = []
        self.pong = 0
        self.received = 0
        self.heard: Callable[[int], None] = lambda _seq: None
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._listen())
        self._task.add_done_callback(lambda _task: self._news.set())

    async def _listen(self) -> None:
        async for data in self.socket:
            message = _READ.decode(data)
            self.received += len(data)
            if message.type in ("table", "delta"):
                self.seq, self.choices = message.seq, [option.choice for option in message.options]
                self.heard(message.seq)
            elif message.type == "moved":
                self.stored += 1
                self.acknowledged.append(message.key)
            elif message.type == "pong":
                self.pong = message.n
            elif message.type == "error":
                raise RuntimeError(str(message.error))
            self._news.set()

    async def until(self, question: Callable[[], bool]) -> None:
        """Wait until ``question`` is true for this seat."""
        async with asyncio.timeout(GIVE_UP):
            while not question():
                if self._task.done():
                    self._task.result()
                    raise RuntimeError("the server has closed a connection")
                self._news.clear()
                await self._news.wait()

    async def choose(self) -> None:
        """Send a choice, which depends only on the length of the journal."""
        choice = self.choices[self.seq % len(self.choices)]
        move = {"type": "move", "table": self.table, "seq": self.seq, "choice": choice, "key": f"{self.seq}"}
        self.choices = []
        await self.socket.send(json.dumps(move))

    async def close(self) -> None:
        """Disconnect."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def joined(
    stack: contextlib.AsyncExitStack, server: Server, table: str, cookie: str = "", address: str = HOME
) -> Seat:
    """Return a connection that follows a table and has received it."""
    how: dict[str, Any] = {"proxy": None, "compression": None, "max_size": None, "ping_interval": None}
    how["local_addr"] = (address, 0)
    headers = {"Cookie": cookie} if cookie else {}
    url = f"ws://127.0.0.1:{server.port}/ws"
    connection = connect(url, additional_headers=headers, open_timeout=GIVE_UP, close_timeout=1, **how)
    seat = Seat(await stack.enter_async_context(connection), table)
    stack.push_async_callback(seat.close)
    await seat.socket.send(json.dumps({"type": "watch", "table": table}))
    await seat.until(lambda: seat.seq >= 0)
    return seat


@contextlib.asynccontextmanager
async def tables_of_two(
    server: Server, number: int, address: Callable[[int], str] = lambda _n: HOME
) -> AsyncIterator[list[tuple[Seat, Seat]]]:
    """Open tables of two people, each with their own session and connection; those of a table share an address."""

    def opened(n: int) -> tuple[str, Guest, Guest]:
        ann, ben = [Guest(server, f"{name} {n}", address(n)) for name in ("Ann", "Ben")]
        table = ann.open({"kind": "me"}, {"kind": "open"})
        ben.post(f"/api/tables/{table}/join", {})
        ann.post(f"/api/tables/{table}/start", {})
        return table, ann, ben

    pairs: list[tuple[Seat, Seat]] = []
    async with contextlib.AsyncExitStack() as stack:
        for n in range(number):
            table, *guests = await asyncio.to_thread(opened, n)
            one, two = [await joined(stack, server, table, guest.cookie, guest.address) for guest in guests]
            pairs.append((one, two))
        yield pairs


async def one_exchange(pair: tuple[Seat, Seat]) -> float:
    """Let the asked seat choose; return the seconds until the other seat has the change and the sender the receipt."""
    chooser, other = pair if pair[0].choices else pair[::-1]
    before, stored = chooser.seq, chooser.stored
    at: list[float] = []
    other.heard = lambda seq: at.append(perf_counter()) if seq > before else None
    began = perf_counter()
    await chooser.choose()
    await other.until(lambda: bool(at))
    await chooser.until(lambda: chooser.stored > stored and chooser.seq >= other.seq)
    return at[0] - began


async def played_while(
    pairs: list[tuple[Seat, Seat]], work: Coroutine[Any, Any, None], every: float = 1.0
) -> list[float]:
    """Make a choice at each table ``every`` so many seconds until ``work`` is done; return how long each took."""
    waits: list[float] = []
    ending = asyncio.create_task(work)
    began = perf_counter()

    async def play(n: int) -> None:
        turn = 0
        while not ending.done() and any(seat.choices for seat in pairs[n]):
            due = began + every * (turn + n / len(pairs))
            await asyncio.sleep(max(0.0, due - perf_counter()))
            waits.append(await one_exchange(pairs[n]))
            turn += 1

    await asyncio.gather(*map(play, range(len(pairs))))
    await ending
    return waits


async def played_at_once(pairs: list[tuple[Seat, Seat]], seconds: float) -> list[float]:
    """Make choices at each table as soon as both seats have the last one; return how long each took."""
    waits: list[float] = []
    began = perf_counter()

    async def play(pair: tuple[Seat, Seat]) -> None:
        while perf_counter() - began < seconds and any(seat.choices for seat in pair):
            waits.append(await one_exchange(pair))

    await asyncio.gather(*map(play, pairs))
    return waits


def spread(waits: list[float]) -> dict[str, float]:
    """Return the median, the 99th percentile and the maximum in milliseconds."""
    ordered = sorted(waits)
    at = {"p50_ms": 0.5, "p99_ms": 0.99, "max_ms": 1.0}
    return {
        name: round(1000 * ordered[min(int(part * len(ordered)), len(ordered) - 1)], 1) for name, part in at.items()
    }
