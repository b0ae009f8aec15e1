"""Watch the memory of a server under steady play: does it keep growing?

    python benchmarks/growth.py                      24 tables of two, all games, ten minutes
    python benchmarks/growth.py --minutes 3          less
    python benchmarks/growth.py --json               the figures as JSON

It starts its own server on a free loopback port with an empty SQLite database. At each table two people choose as soon
as their next choice is due. When a game ends, or after a number of choices, they leave it and open another one, so that
the number and the length of the games stay the same while the server goes on. Idle tables are unloaded after a few
seconds instead of five minutes, so that they do not hide what stays for good.

What is printed: resident memory once in a while, and how much it grows in the second half of the run, in MB for each
thousand choices.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from load import Guest, Seat, Server, joined, one_exchange, served

GAMES = ("small_world", "terra_mystica", "root", "mythotopia")
IDLE_SECONDS = 5
AIM_MB = 3.0
"""Growth in the second half of the run that counts as none, in MB for a thousand choices."""


class Sizes(NamedTuple):
    """How much of everything. ``length``: choices at one table; ``every``: seconds between them."""

    tables: int = 24
    every: float = 0.8
    length: int = 100
    minutes: float = 10.0
    samples: int = 20


class Sample(NamedTuple):
    """What was seen at one moment."""

    seconds: float
    choices: int
    mb: float
    tables: int


def resident(server: Server) -> float:
    """Return the server's resident memory in MB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    match = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert match is not None
    return round(int(match[1]) / 1024, 1)


def growth(samples: list[Sample]) -> float:
    """Return the slope of memory over choices in the second half of the run, in MB for a thousand choices."""
    half = samples[len(samples) // 2 :]
    choices, mbs = [sample.choices / 1000 for sample in half], [sample.mb for sample in half]
    middle, level = sum(choices) / len(half), sum(mbs) / len(half)
    spread = sum((x - middle) ** 2 for x in choices)
    return sum((x - middle) * (y - level) for x, y in zip(choices, mbs, strict=True)) / spread if spread else 0.0


class Play:
    """Pairs of people who play one game after the other."""

    def __init__(self, server: Server, sizes: Sizes) -> None:
        self.server, self.sizes = server, sizes
        self.choices = 0
        self.over = False

    async def pair(self, n: int) -> None:
        """Play at one table after the other."""
        people = [Guest(self.server, f"{name} {n}") for name in ("Ann", "Ben")]
        await asyncio.sleep(self.sizes.every * n / self.sizes.tables)
        for number in range(n, 1_000_000):
            if self.over:
                return
            await self.game(people, GAMES[number % len(GAMES)])

    async def game(self, people: list[Guest], game: str) -> None:
        """Play one game for some time, and leave it."""
        table = await asyncio.to_thread(opened, people, game)
        async with contextlib.AsyncExitStack() as stack:
            seats = [await joined(stack, self.server, table, each.cookie) for each in people]
            await self.choose((seats[0], seats[1]))
            running = any(seat.choices for seat in seats)
        if running:
            await asyncio.to_thread(people[0].post, f"/api/tables/{table}/resign", {})

    async def choose(self, pair: tuple[Seat, Seat]) -> None:
        """Make choices until the game or the time for it is over."""
        for _turn in range(self.sizes.length):
            if self.over or not any(seat.choices for seat in pair):
                return
            began = perf_counter()
            await one_exchange(pair)
            self.choices += 1
            await asyncio.sleep(max(0.0, began + self.sizes.every - perf_counter()))


def opened(people: list[Guest], game: str) -> str:
    """Return a table of two where a game begins."""
    table = people[0].open({"kind": "me"}, {"kind": "open"}, game=game)
    people[1].post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start", {})
    return table


async def watched(server: Server, sizes: Sizes) -> list[Sample]:
    """Play, and look at the memory once in a while."""
    play, began = Play(server, sizes), perf_counter()
    tasks = [asyncio.create_task(play.pair(n)) for n in range(sizes.tables)]
    samples: list[Sample] = []
    for n in range(sizes.samples):
        await asyncio.sleep(max(0.0, began + sizes.minutes * 60 * (n + 1) / sizes.samples - perf_counter()))
        for task in tasks:
            if task.done():
                task.result()
        tables = await asyncio.to_thread(server.metric, "turnwright_tables ")
        samples.append(Sample(round(perf_counter() - began, 1), play.choices, resident(server), tables))
    play.over = True
    await asyncio.gather(*tasks)
    return samples


def main() -> None:
    """Run it once and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=Sizes().minutes)
    parser.add_argument("--tables", type=int, default=Sizes().tables)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    sizes = Sizes(minutes=given.minutes, tables=given.tables)
    before = os.getloadavg()[0]
    with served(settings={"IDLE_SECONDS": str(IDLE_SECONDS)}) as server:
        samples = asyncio.run(watched(server, sizes))
        idle = server.idle
    grows = growth(samples)
    figures: dict[str, Any] = {"idle_mb": idle, "mb_per_1000_choices": round(grows, 2), "aim_met": grows < AIM_MB}
    figures |= {"load_average_before": round(before, 2), "load_average": round(os.getloadavg()[0], 2)}
    if given.json:
        print(json.dumps(figures | {"samples": [sample._asdict() for sample in samples]}, indent=2))
        return
    for sample in samples:
        print(f"{sample.seconds:7.1f} s  {sample.choices:6} choices  {sample.mb:7.1f} MB  {sample.tables:4} tables")
    print(*[f"{key:20} {value}" for key, value in figures.items()], sep="\n")


if __name__ == "__main__":
    main()
