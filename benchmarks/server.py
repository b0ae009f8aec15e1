"""Measure the server as people meet it: a real process, real sockets, all on this machine.

    python benchmarks/server.py                  all parts, about three minutes
    python benchmarks/server.py --quick          small numbers: does it run?
    python benchmarks/server.py --only tables    one of them (repeatable)
    python benchmarks/server.py --json           the figures as JSON

Each part starts a server of its own on a free loopback port with an empty SQLite database in a temporary folder, and
ends it. The load runs in this process and shares the cores with the server; what it costs is in the figures.

tables    many tables of two people, a choice at each every few seconds: from sending it to the other seat's data
watchers  one table with many watchers: from sending a choice to each watcher's data
moves     tables that play as fast as they are answered: stored choices a second, counted in the database
pings     a ping every 20 ms while two search bots think
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import platform
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

LIMITS = ("REQUESTS", "SIGN_INS", "NEW_TABLES", "MOVES", "SOCKETS", "OPEN_TABLES")
"""Limits that the load of a whole club, coming from one address, would reach."""
BATCH = 50
"""Connections made at once."""
PING_EVERY = 0.02
GIVE_UP = 60.0
"""Seconds after which what has not come will not come."""


class Sizes(NamedTuple):
    """How much of everything."""

    tables: int = 200
    every: float = 5.0
    rounds: int = 6
    watchers: int = 1000
    observation: int = 20
    busy: int = 40
    seconds: float = 15.0


QUICK = Sizes(tables=10, every=1.0, rounds=3, watchers=30, observation=5, busy=5, seconds=2.0)


class Option(msgspec.Struct):
    """A choice on offer."""

    choice: str


class Message(msgspec.Struct):
    """What the load reads of a message; the rest is skipped."""

    type: str
    seq: int = 0
    n: int = 0
    options: list[Option] = []
    error: Any = None


_READ = msgspec.json.Decoder(Message)


class Server:
    """A server process and requests to it."""

    def __init__(self, process: subprocess.Popen[str], port: int, data: Path) -> None:
        self.process, self.port, self.data = process, port, data
        self.idle = self.memory()
        self._link = http.client.HTTPConnection("127.0.0.1", port, timeout=GIVE_UP)

    def post(self, path: str, body: dict[str, Any], headers: dict[str, str]) -> tuple[Any, str]:
        """Send a request, and return the answer and the cookie that came with it."""
        self._link.request("POST", path, json.dumps(body), {"Content-Type": "application/json", **headers})
        reply = self._link.getresponse()
        answer = json.loads(reply.read())
        if reply.status >= http.client.MULTIPLE_CHOICES:
            raise RuntimeError(f"{path}: {answer}")
        return answer, (reply.headers["Set-Cookie"] or "").partition(";")[0]

    def cpu(self) -> float:
        """Return the processor seconds that the server has used; bots in their own processes not counted."""
        used = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the most memory that the server has had resident, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        match = re.search(r"VmHWM:\s+(\d+) kB", status)
        assert match is not None
        return round(int(match[1]) / 1024, 1)

    def stored(self) -> int:
        """Return how many choices of people are in the database."""
        with contextlib.closing(sqlite3.connect(self.data / "turnwright.db")) as sql:
            return int(sql.execute("SELECT count(*) FROM journal WHERE key != ''").fetchone()[0])


@contextlib.contextmanager
def served(*options: str) -> Iterator[Server]:
    """Run a server with an empty database."""
    with tempfile.TemporaryDirectory(prefix="turnwright-") as folder:
        command = [sys.executable, "-m", "turnwright.cli", "serve", "--port", "0", "--data", folder, *options]
        environ = {name: value for name, value in os.environ.items() if not re.match("TURNWRIGHT_|DATABASE_URL", name)}
        environ |= {f"TURNWRIGHT_LIMITS_{name}": "1000000" for name in LIMITS}
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environ | {"TURNWRIGHT_BOT_PAUSE": "0"}
        )
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
    """Somebody with a session; opens tables and sits down."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        me, self.cookie = server.post("/api/guest", {"name": name}, {})
        self.csrf = me["csrf"]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send a request."""
        return self.server.post(path, body, {"Cookie": self.cookie, "X-CSRF-Token": self.csrf})[0]

    def open(self, *seats: dict[str, Any]) -> str:
        """Open a public table of Small World."""
        body = {"game": "small_world", "seats": list(seats), "public": True}
        return str(self.post("/api/tables", body)["id"])


class Seat:
    """A seat's connection: what it was last asked, and what it waits for."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket, self.table = socket, table
        self.seq = -1
        self.choices: list[str] = []
        self.stored = 0
        self.pong = 0
        self.heard: Callable[[int], None] = lambda _seq: None
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for data in self.socket:
            message = _READ.decode(data)
            if message.type in ("table", "delta"):
                self.seq, self.choices = message.seq, [option.choice for option in message.options]
                self.heard(message.seq)
            elif message.type == "moved":
                self.stored += 1
            elif message.type == "pong":
                self.pong = message.n
            elif message.type == "error":
                raise RuntimeError(str(message.error))
            self._news.set()

    async def until(self, question: Callable[[], bool]) -> None:
        """Wait until ``question`` about this seat is true."""
        async with asyncio.timeout(GIVE_UP):
            while not question():
                if self._task.done():
                    self._task.result()
                    raise RuntimeError("the server has closed a connection")
                self._news.clear()
                await self._news.wait()

    async def choose(self) -> None:
        """Send a choice, by a script: which one depends on the length of the journal alone."""
        choice = self.choices[self.seq % len(self.choices)]
        move = {"type": "move", "table": self.table, "seq": self.seq, "choice": choice, "key": f"{self.seq}"}
        self.choices = []
        await self.socket.send(json.dumps(move))

    async def close(self) -> None:
        """Leave."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def joined(stack: contextlib.AsyncExitStack, server: Server, table: str, cookie: str = "") -> Seat:
    """Return a connection that follows a table and has been shown it."""
    how: dict[str, Any] = {"proxy": None, "compression": None, "max_size": None, "ping_interval": None}
    headers = {"Cookie": cookie} if cookie else {}
    url = f"ws://127.0.0.1:{server.port}/ws"
    connection = connect(url, additional_headers=headers, open_timeout=GIVE_UP, close_timeout=1, **how)
    seat = Seat(await stack.enter_async_context(connection), table)
    stack.push_async_callback(seat.close)
    await seat.socket.send(json.dumps({"type": "watch", "table": table}))
    await seat.until(lambda: seat.seq >= 0)
    return seat


@contextlib.asynccontextmanager
async def tables_of_two(server: Server, number: int) -> AsyncIterator[list[tuple[Seat, Seat]]]:
    """Open tables of two people, each with a session and a connection of their own."""

    def opened(n: int) -> tuple[str, Guest, Guest]:
        ann, ben = Guest(server, f"Ann {n}"), Guest(server, f"Ben {n}")
        table = ann.open({"kind": "me"}, {"kind": "open"})
        ben.post(f"/api/tables/{table}/join", {})
        ann.post(f"/api/tables/{table}/start", {})
        return table, ann, ben

    pairs: list[tuple[Seat, Seat]] = []
    async with contextlib.AsyncExitStack() as stack:
        for n in range(number):
            table, *guests = await asyncio.to_thread(opened, n)
            one, two = [await joined(stack, server, table, guest.cookie) for guest in guests]
            pairs.append((one, two))
        yield pairs


async def one_exchange(pair: tuple[Seat, Seat]) -> float:
    """Let the asked seat choose; return the seconds until the other seat has the news and the chooser the receipt."""
    chooser, other = pair if pair[0].choices else pair[::-1]
    before, stored = chooser.seq, chooser.stored
    at: list[float] = []
    other.heard = lambda seq: at.append(perf_counter()) if seq > before else None
    began = perf_counter()
    await chooser.choose()
    await other.until(lambda: bool(at))
    await chooser.until(lambda: chooser.stored > stored and chooser.seq >= other.seq)
    return at[0] - began


async def live_tables(sizes: Sizes) -> dict[str, Any]:
    """Many tables, a choice at each every few seconds, spread evenly over time."""
    with served() as server:
        async with tables_of_two(server, sizes.tables) as pairs:
            used, began = server.cpu(), perf_counter()

            async def play(n: int) -> list[float]:
                seconds: list[float] = []
                for turn in range(sizes.rounds):
                    due = began + sizes.every * (turn + n / sizes.tables)
                    await asyncio.sleep(max(0.0, due - perf_counter()))
                    seconds.append(await one_exchange(pairs[n]))
                return seconds

            waits = [wait for each in await asyncio.gather(*map(play, range(sizes.tables))) for wait in each]
            spent = (server.cpu() - used) / (perf_counter() - began)
            assert server.stored() == len(waits)
        figures = {"tables": sizes.tables, "every_s": sizes.every, "choices": len(waits), **spread(waits)}
        return {**figures, "server_core_share": round(spent, 2), "server_mb": server.memory(), "idle_mb": server.idle}


async def watched_table(sizes: Sizes) -> dict[str, Any]:
    """One table with many watchers who are not signed in, a choice a second."""
    with served() as server:
        guest = Guest(server, "Ann")
        table = guest.open({"kind": "me"}, {"kind": "me"})
        async with contextlib.AsyncExitStack() as stack:
            began = perf_counter()
            seat = await joined(stack, server, table, guest.cookie)
            watchers: list[Seat] = []
            for start in range(0, sizes.watchers, BATCH):
                number = min(BATCH, sizes.watchers - start)
                watchers += await asyncio.gather(*[joined(stack, server, table) for _n in range(number)])
            seated, waits = perf_counter() - began, list[float]()
            for _turn in range(sizes.observation):
                waits += await one_showing(seat, watchers)
                await asyncio.sleep(1.0)
        figures = {"watchers": sizes.watchers, "choices": sizes.observation, "deliveries": len(waits), **spread(waits)}
        return {**figures, "all_seated_s": round(seated, 1), "server_mb": server.memory()}


async def one_showing(seat: Seat, watchers: list[Seat]) -> list[float]:
    """Make a choice; return the seconds until each watcher has the news."""
    before, at = seat.seq, list[float]()
    for watcher in watchers:
        watcher.heard = lambda seq: at.append(perf_counter()) if seq > before else None
    began = perf_counter()
    await seat.choose()
    for each in [seat, *watchers]:
        await each.until(lambda each=each: each.seq > before)  # type: ignore[misc]
    assert len(at) == len(watchers)
    return [each - began for each in at]


async def saturation(sizes: Sizes) -> dict[str, Any]:
    """Tables that choose again as soon as the last choice has come to both seats."""
    with served() as server:
        async with tables_of_two(server, sizes.busy) as pairs:
            used, began = server.cpu(), perf_counter()
            waits: list[float] = []

            async def play(pair: tuple[Seat, Seat]) -> None:
                while perf_counter() - began < sizes.seconds and any(seat.choices for seat in pair):
                    waits.append(await one_exchange(pair))

            await asyncio.gather(*map(play, pairs))
            seconds = perf_counter() - began
            spent = server.cpu() - used
            stored = server.stored()
            assert stored == len(waits)
        return {
            "tables": sizes.busy,
            "stored": stored,
            "stored_per_s": round(stored / seconds, 1),
            **spread(waits),
            "server_ms_a_choice": round(1000 * spent / stored, 2),
            "server_core_share": round(spent / seconds, 2),
            "server_mb": server.memory(),
        }


async def pings(sizes: Sizes) -> dict[str, Any]:
    """Pings while two search bots think, each in a process of its own."""
    with served("--thinkers", "2") as server:
        guest = Guest(server, "Ann")
        bot = {"kind": "bot", "bot": "search", "seconds": 1.0}
        tables = [guest.open(bot, bot) for _n in range(2)]
        async with contextlib.AsyncExitStack() as stack:
            seats = [await joined(stack, server, table, guest.cookie) for table in tables]
            for seat in seats:
                await seat.until(lambda seat=seat, seq=seat.seq: seat.seq > seq)  # type: ignore[misc]
            before, waits = sum(seat.seq for seat in seats), list[float]()
            for n in range(1, int(sizes.seconds / PING_EVERY) + 1):
                began = perf_counter()
                await seats[0].socket.send(json.dumps({"type": "ping", "n": n}))
                await seats[0].until(lambda n=n: seats[0].pong == n)  # type: ignore[misc]
                waits.append(perf_counter() - began)
                await asyncio.sleep(max(0.0, began + PING_EVERY - perf_counter()))
            entries = sum(seat.seq for seat in seats) - before
            assert entries > 0
        return {"pings": len(waits), **spread(waits), "entries_of_bots": entries, "server_mb": server.memory()}


def spread(waits: list[float]) -> dict[str, float]:
    """Return how long it took: half, all but one in a hundred, the longest; in milliseconds."""
    ordered = sorted(waits)
    at = {"p50_ms": 0.5, "p99_ms": 0.99, "max_ms": 1.0}
    return {
        name: round(1000 * ordered[min(int(part * len(ordered)), len(ordered) - 1)], 1) for name, part in at.items()
    }


PARTS: dict[str, Callable[[Sizes], Coroutine[Any, Any, dict[str, Any]]]] = {
    "tables": live_tables,
    "watchers": watched_table,
    "moves": saturation,
    "pings": pings,
}


def main() -> None:
    """Run the wanted parts one after another."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=PARTS, action="append", help="measure this part (repeatable)")
    parser.add_argument("--quick", action="store_true", help="small numbers")
    for name, kind in (("tables", int), ("watchers", int), ("seconds", float)):
        parser.add_argument(f"--{name}", type=kind, help=f"instead of {getattr(Sizes(), name)}")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    sizes = QUICK if given.quick else Sizes()
    chosen = {name: getattr(given, name) for name in ("tables", "watchers", "seconds")}
    sizes = sizes._replace(**{name: value for name, value in chosen.items() if value is not None})
    figures: dict[str, Any] = {"cores": os.cpu_count(), "python": platform.python_version()}
    for name in given.only or PARTS:
        figures[name] = {**asyncio.run(PARTS[name](sizes)), "load_average": os.getloadavg()[0]}
        if not given.json:
            print(name, *[f"  {key:18} {value}" for key, value in figures[name].items()], sep="\n", flush=True)
    if given.json:
        print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
