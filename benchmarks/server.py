"""Measure the server as people use it: a real process and real sockets, all on this machine.

    python benchmarks/server.py                  all parts, about four minutes
    python benchmarks/server.py --quick          small numbers: does it run?
    python benchmarks/server.py --only tables    one of them (repeatable)
    python benchmarks/server.py --json           the figures as JSON
    python benchmarks/server.py --against FOLDER the same, in turn with the sources of another checkout, without backup

Each part starts its own server on a free loopback port with an empty SQLite database in a temporary folder, and stops
it. The load runs in this process and shares the cores with the server; the figures include its cost.

tables    many tables of two people, a choice at each every few seconds: from sending it to the other seat's data
watchers  one table with many watchers: from sending a choice to each watcher's data
moves     tables that play as fast as they are answered: stored choices a second, counted in the database
pings     a ping every 20 ms while two search bots think
backup    choices at tables of two while a large database is backed up, and before and after that
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert

from load import Guest, Seat, Server, joined, one_exchange, played_at_once, played_while, served, spread, tables_of_two
from turnwright.server.config import Settings
from turnwright.server.storage.db import Database, journal, tables

BATCH = 50
"""Connections opened at once."""
PING_EVERY = 0.02
OURS = Path(__file__).resolve().parents[1] / "src"
GAME_LENGTH = 400
"""Journal entries of a finished game that only fills the database."""


class Sizes(NamedTuple):
    """How much of everything."""

    tables: int = 200
    every: float = 5.0
    rounds: int = 6
    watchers: int = 1000
    observation: int = 20
    busy: int = 40
    seconds: float = 15.0
    journal: int = 470_000
    source: Path | None = None
    """The sources that the server runs from, if not the installed ones."""


QUICK = Sizes(tables=10, every=1.0, rounds=3, watchers=30, observation=5, busy=5, seconds=2.0, journal=4_000)


async def live_tables(sizes: Sizes) -> dict[str, Any]:
    """Play many tables with a choice at each every few seconds, spread evenly over time."""
    with served(source=sizes.source) as server:
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
    """Play one table with many watchers who are not signed in, a choice a second."""
    with served(source=sizes.source) as server:
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
    """Make a choice; return the seconds until each watcher has the change."""
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
    """Play tables that choose again as soon as the last choice has reached both seats."""
    with served(source=sizes.source) as server:
        async with tables_of_two(server, sizes.busy) as pairs:
            used, began = server.cpu(), perf_counter()
            waits = await played_at_once(pairs, sizes.seconds)
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
    """Send pings while two search bots think, each in its own process."""
    with served("--thinkers", "2", source=sizes.source) as server:
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


def filled(folder: Path, rows: int) -> None:
    """Create a database of finished games with ``rows`` journal entries in all."""
    db = Database(Settings(data=folder))
    db.open_here()
    game = {
        **{"game": "small_world", "version": 2, "options": {}, "title": "", "public": False, "owner": "nobody"},
        **{"state": "finished", "seed": "0" * 64, "commitment": "0" * 64, "given": 0, "created": 0.0, "changed": 0.0},
        **{"seq": GAME_LENGTH, "ply": GAME_LENGTH, "winners": [], "abandon": [], "rev": 0},
    }

    def work(sql: Connection) -> None:
        for start in range(0, rows, GAME_LENGTH):
            id = f"{start:016x}"
            sql.execute(insert(tables).values(id=id, **game))
            lines = [
                {"table_id": id, "seq": n, "seat": n % 2, "kind": "choice", "choice": f"conquer {n % 30}", "to": 0}
                for n in range(min(GAME_LENGTH, rows - start))
            ]
            sql.execute(insert(journal), [{**line, "by": f"{start:016x}", "key": "", "at": 0.0} for line in lines])

    db.write_here(work)
    db.close_here()


async def backup_under_play(sizes: Sizes) -> dict[str, Any]:
    """Play tables with a choice a second each: before, during and after a backup of the database."""
    with served(fill=lambda folder: filled(folder, sizes.journal)) as server:
        async with tables_of_two(server, sizes.busy) as pairs:
            before = await played_while(pairs, asyncio.sleep(sizes.seconds / 2))
            file = server.data / "copy.backup"
            began = perf_counter()
            during = await played_while(pairs, asyncio.to_thread(backed_up, server, file))
            took = perf_counter() - began
            log_mb = (server.data / "turnwright.db-wal").stat().st_size / 1e6
            after = await played_while(pairs, asyncio.sleep(sizes.seconds / 2))
            assert server.stored() == len(before) + len(during) + len(after)
        assert choices_in(file) >= len(before)
        alone, beside = spread(before + after), spread(during)
        return {
            "tables": sizes.busy,
            "journal_rows": sizes.journal,
            "backup_s": round(took, 1),
            "choices": len(before) + len(after),
            **alone,
            "choices_beside": len(during),
            **{f"{name}_beside": value for name, value in beside.items()},
            "wal_mb_after": round(log_mb, 1),
            "server_mb": server.memory(),
        }


def backed_up(server: Server, file: Path) -> None:
    """Make a backup as an operator does."""
    command = [sys.executable, "-m", "turnwright.cli", "admin", "backup", str(file), "--data", str(server.data)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def choices_in(file: Path) -> int:
    """Return how many choices of people a backup contains."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        next(lines)
        rows = map(json.loads, lines)
        return sum(1 for name, row in rows if name == "journal" and row["key"])


PARTS: dict[str, Callable[[Sizes], Coroutine[Any, Any, dict[str, Any]]]] = {
    "tables": live_tables,
    "watchers": watched_table,
    "moves": saturation,
    "pings": pings,
    "backup": backup_under_play,
}


def main() -> None:
    """Run the requested parts one after another."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=PARTS, action="append", help="measure this part (repeatable)")
    parser.add_argument("--quick", action="store_true", help="small numbers")
    for name, kind in (("tables", int), ("watchers", int), ("seconds", float), ("busy", int)):
        parser.add_argument(f"--{name}", type=kind, help=f"instead of {getattr(Sizes(), name)}")
    parser.add_argument("--against", type=Path, help="another checkout to compare with")
    parser.add_argument("--runs", type=int, default=1, help="runs of each part, in turn (default: 1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    sizes = QUICK if given.quick else Sizes()
    chosen = {name: getattr(given, name) for name in ("tables", "watchers", "seconds", "busy")}
    sizes = sizes._replace(**{name: value for name, value in chosen.items() if value is not None})
    trees = {"": None} if given.against is None else {" ours": OURS, " other": given.against.resolve() / "src"}
    figures: dict[str, Any] = {"cores": os.cpu_count(), "python": platform.python_version()}
    for part in given.only or [part for part in PARTS if part != "backup" or given.against is None]:
        for run, (label, source) in [(run, tree) for run in range(given.runs) for tree in trees.items()]:
            name = f"{part}{label}" + (f" {run + 1}" if given.runs > 1 else "")
            found = asyncio.run(PARTS[part](sizes._replace(source=source)))
            figures[name] = {**found, "load_average": os.getloadavg()[0]}
            if not given.json:
                print(name, *[f"  {key:18} {value}" for key, value in figures[name].items()], sep="\n", flush=True)
    if given.json:
        print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
