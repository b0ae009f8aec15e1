"""Measure what one choice costs the server: processor time and bytes, at one table of four people.

    python benchmarks/choices.py                       all games, without and with 50 watchers, and one hot seat
    python benchmarks/choices.py --against FOLDER      the same, in turn with the sources of another checkout
    python benchmarks/choices.py --profile             where the time goes, by package (needs py-spy on the PATH)

Every figure is of a server process of its own with an empty SQLite database. Processor time is that of the server
alone, with its database threads. Bytes are those of messages before compression.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from load import Guest, Seat, Server, joined, served

GAMES = ("small_world", "terra_mystica", "root", "mythotopia")
PEOPLE = 4
WARM_UP = 20
"""Choices before the first one that is counted."""
QUIET = 0.5
REST = 0.1
"""A server that uses less than this share of a core for QUIET seconds is at rest."""
RATE = 400
"""Samples a second of a profile."""
WAITING = ("selectors.py", "_worker (", "Condition.wait")
"""Functions in which threads wait; the profiler counts them as busy on some systems."""
OURS = Path(__file__).resolve().parents[1] / "src"


class Case(NamedTuple):
    """A table: its game, its watchers, and whether one person holds all seats."""

    game: str
    watchers: int = 0
    hot_seat: bool = False

    def __str__(self) -> str:
        return f"{self.game}, {'one person' if self.hot_seat else 'four people'}, {self.watchers} watchers"


class Cost(NamedTuple):
    """What a choice cost, on average."""

    choices: int
    cpu_ms: float
    seat_bytes: float
    watcher_bytes: float


class Table:
    """A table, the connections of its people, and a few figures."""

    def __init__(self, seats: list[Seat], watchers: list[Seat]) -> None:
        self.seats, self.watchers = seats, watchers

    async def choose(self) -> bool:
        """Make the next choice and wait until everyone has it; return False when the game is over."""
        asked = next((seat for seat in self.seats if seat.choices), None)
        if asked is None:
            return False
        before = asked.seq
        await asked.choose()
        for each in [*self.seats, *self.watchers]:
            await each.until(lambda each=each: each.seq > before)  # type: ignore[misc]
        return True

    def received(self) -> tuple[float, float]:
        """Return the bytes that a seat and a watcher have received, on average."""
        return _mean(self.seats), _mean(self.watchers)


def _mean(seats: list[Seat]) -> float:
    return sum([seat.received for seat in seats]) / max(len(seats), 1)


async def seated(stack: contextlib.AsyncExitStack, server: Server, case: Case, number: int) -> Table:
    """Open a table and connect everyone to it."""
    guests = [Guest(server, f"Ann {number}")]
    if case.hot_seat:
        table = guests[0].open(*[{"kind": "me"}] * PEOPLE, game=case.game)
    else:
        table = guests[0].open({"kind": "me"}, *[{"kind": "open"}] * (PEOPLE - 1), game=case.game)
        for n in range(1, PEOPLE):
            guests.append(Guest(server, f"Ben {number} {n}"))
            guests[-1].post(f"/api/tables/{table}/join", {})
        guests[0].post(f"/api/tables/{table}/start", {})
    seats = [await joined(stack, server, table, guest.cookie) for guest in guests]
    return Table(seats, [await joined(stack, server, table) for _n in range(case.watchers)])


async def at_rest(server: Server) -> None:
    """Wait until a server that has just started has loaded everything it loads in the background."""
    used = -1.0
    while server.cpu() - used > REST * QUIET:
        used = server.cpu()
        await asyncio.sleep(QUIET)


async def measured(server: Server, case: Case, choices: int) -> Cost:
    """Play ``choices`` choices, at as many tables as that takes, and return what they cost."""
    done, cpu, number, totals = 0, 0.0, 0, [0.0, 0.0]
    await at_rest(server)
    while done < choices:
        async with contextlib.AsyncExitStack() as stack:
            table, number = await seated(stack, server, case, number), number + 1
            for _n in range(WARM_UP):
                await table.choose()
            used, before, here = server.cpu(), table.received(), 0
            while done + here < choices and await table.choose():
                here += 1
            cpu += server.cpu() - used
            totals = [total + now - old for total, now, old in zip(totals, table.received(), before, strict=True)]
            done += here
    return Cost(done, 1000 * cpu / done, totals[0] / done, totals[1] / done)


def one_run(source: Path, case: Case, choices: int) -> Cost:
    """Measure one case on a server that runs from ``source``."""
    with served(source=source) as server:
        return asyncio.run(measured(server, case, choices))


def profiled(case: Case, choices: int) -> list[tuple[str, float]]:
    """Return the share of the samples of each package while one case is played."""
    with served(source=OURS) as server, tempfile.TemporaryDirectory() as folder:
        asyncio.run(at_rest(server))
        file = Path(folder, "samples")
        command = ["py-spy", "record", "-p", str(server.process.pid), "-r", str(RATE), "-f", "raw", "-o", str(file)]
        spy = subprocess.Popen([*command, "-d", "600"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        asyncio.run(measured(server, case, choices))
        spy.send_signal(signal.SIGINT)
        spy.wait(30)
        return by_room(file.read_text())


def by_room(samples: str) -> list[tuple[str, float]]:
    """Return the share of samples of each room: the innermost frame that belongs to one of our packages."""
    rooms: Counter[str] = Counter()
    for line in samples.splitlines():
        stack, _space, number = line.rpartition(" ")
        frames = stack.split(";")
        if not any(waiting in frames[-1] for waiting in WAITING):
            rooms[_room(frames)] += int(number)
    total = sum(rooms.values())
    return [(room, count / total) for room, count in rooms.most_common()]


def _room(frames: list[str]) -> str:
    for frame in reversed(frames):
        if "turnwright/" in frame:
            path = frame.rpartition("(")[2].partition("turnwright/")[2].rpartition(":")[0]
            return path.removesuffix(".py") if path.startswith("server/tables") else "/".join(path.split("/")[:2])
    return "outside"


def main() -> None:
    """Measure all cases and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, help="another checkout to compare with")
    parser.add_argument("--game", choices=GAMES, action="append", help="measure this game (repeatable)")
    parser.add_argument("--choices", type=int, default=300, help="choices of each case in each run (default: 300)")
    parser.add_argument("--runs", type=int, default=3, help="runs of each case (default: 3); the median is printed")
    parser.add_argument("--watchers", type=int, action="append", help="watchers (repeatable; default: 0 and 50)")
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    games = given.game or GAMES
    cases = [Case(game, watchers) for game in games for watchers in given.watchers or (0, 50)]
    if given.profile:
        _print_profiles(cases, given.choices)
        return
    cases += [Case(game, hot_seat=True) for game in games]
    trees = {"ours": OURS} | ({"other": given.against.resolve() / "src"} if given.against else {})
    figures: list[dict[str, Any]] = []
    for case in cases:
        costs: dict[str, list[Cost]] = {name: [] for name in trees}
        for _run in range(given.runs):
            for name, source in trees.items():
                costs[name].append(one_run(source, case, given.choices))
        for name, some in costs.items():
            middle = Cost(*[median(values) for values in zip(*some, strict=True)])
            spread = (min([cost.cpu_ms for cost in some]), max([cost.cpu_ms for cost in some]))
            figures.append({"case": str(case), "sources": name, **middle._asdict(), "cpu_ms_from_to": spread})
            if not given.json:
                print(
                    f"{case!s:48} {name:6} {middle.cpu_ms:6.2f} ms ({spread[0]:.2f} to {spread[1]:.2f}), bytes: "
                    f"{middle.seat_bytes:6.0f} a seat, {middle.watcher_bytes:6.0f} a watcher",
                    flush=True,
                )
    if given.json:
        print(json.dumps({"load_average": os.getloadavg()[0], "figures": figures}, indent=2))


def _print_profiles(cases: list[Case], choices: int) -> None:
    if shutil.which("py-spy") is None:
        sys.exit("py-spy is not on the PATH: pip install py-spy")
    for case in cases:
        began = perf_counter()
        print(f"{case} ({choices} choices)")
        for room, share in profiled(case, choices)[:20]:
            print(f"  {100 * share:5.1f}%  {room}")
        print(f"  measured in {perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
