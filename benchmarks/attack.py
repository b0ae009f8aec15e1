"""Measure how an attack affects honest players: the same tables in one run, without and with attackers.

    python benchmarks/attack.py               two minutes of each, about five minutes together
    python benchmarks/attack.py --quick       small numbers: does it run?
    python benchmarks/attack.py --seconds 60  how long each of the two takes
    python benchmarks/attack.py --json        the figures as JSON

A server as shipped, with all its limits, runs on a free loopback port with an empty SQLite database. 40 tables of two
people are played throughout, with a choice at each every two seconds; the two at a table share one address, as people
at home do. Attackers have eight other addresses (127.0.200.1 to 8): the server counts connections and requests by
address, so one address alone would mostly measure how fast it is refused. From each of them, everything comes at once:

slow readers   WebSockets that ask for whole tables ten times a second and read nothing
upload bombs   records of 19,000 lines in which half of a game is undone over and over
idle           100 connections that send nothing, or half of a request
all-bot guests tables at which search bots play each other, 30 s a decision
option floods  tables with a home-made race each, as many as are allowed
copies         games that are over with long journals, uploaded and copied, and everything looked at there
questions      why nothing can be chosen in a place, and pictures of the board
floods         GET, HEAD and OPTIONS for lists, snapshots, logs, scores, records and pictures; malformed, large or too
               many frames

The attackers are one process, the players another; both share the cores with the server, and the times include their
work. A distributed attack from thousands of addresses, or one that saturates the line, is not modelled.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
from collections import Counter
from multiprocessing import get_context
from multiprocessing.queues import Queue
from typing import Any, NamedTuple

from attackers import Strength, attacked
from load import Seat, Server, played_while, served, spread, tables_of_two

AIM_RATIO, AIM_MB = 3.0, 300.0
QUIET_FIRST = 2.0
"""Seconds of play before measuring, in which the first boards are drawn."""


class Sizes(NamedTuple):
    """How much of everything."""

    tables: int = 40
    every: float = 2.0
    seconds: float = 120.0
    strength: Strength = Strength()


QUICK = Sizes(4, 0.5, 4.0, Strength(addresses=2, slow=2, idle=10, bots=1, bombs=1, floods=1))


def attack(port: int, tables: list[str], strength: Strength, seconds: float, told: Queue[Counter[str]]) -> None:
    """Attack, in a separate process."""
    told.put(asyncio.run(attacked(port, tables, strength, seconds)))


def under_attack(port: int, tables: list[str], sizes: Sizes) -> Counter[str]:
    """Run the attackers; return counts of what they did."""
    spawn = get_context("spawn")
    told: Queue[Counter[str]] = spawn.Queue()
    process = spawn.Process(target=attack, args=(port, tables, sizes.strength, sizes.seconds, told))
    process.start()
    seen = told.get(timeout=sizes.seconds + 120)
    process.join()
    return seen


async def measured(sizes: Sizes) -> dict[str, Any]:
    """Play without and with attackers, and compare the acknowledged choices with the stored ones."""
    with served(as_shipped=True) as server:
        seen: Counter[str] = Counter()

        async def attackers() -> None:
            seen.update(await asyncio.to_thread(under_attack, server.port, public[:10], sizes))

        async with tables_of_two(server, sizes.tables, lambda n: f"127.0.{1 + n // 250}.{1 + n % 250}") as pairs:
            public = [pair[0].table for pair in pairs]
            await played_while(pairs, asyncio.sleep(QUIET_FIRST), sizes.every)
            alone = await played_while(pairs, asyncio.sleep(sizes.seconds), sizes.every)
            quiet_mb = server.memory()
            beside = await played_while(pairs, attackers(), sizes.every)
            figures = compared(alone, beside) | {"quiet_mb": quiet_mb, "server_mb": server.memory()}
            figures |= outcome(server, pairs)
        if figures["tracebacks"]:
            print((server.data / "log").read_text(), file=sys.stderr)
        return {"tables": sizes.tables, **figures, "attackers": dict(sorted(seen.items()))}


def compared(alone: list[float], beside: list[float]) -> dict[str, Any]:
    """Return how long choices took, without attackers and with them."""
    quiet, attacked = spread(alone), spread(beside)
    return {
        "choices": len(alone),
        **quiet,
        "choices_attacked": len(beside),
        **{f"{name}_attacked": value for name, value in attacked.items()},
        "p99_ratio": round(attacked["p99_ms"] / quiet["p99_ms"], 2),
    }


def outcome(server: Server, pairs: list[tuple[Seat, Seat]]) -> dict[str, int]:
    """Count acknowledged choices that are not stored or stored twice, and internal errors of the server."""
    stored = Counter(server.keys())
    told = {(seat.table, key) for pair in pairs for seat in pair for key in seat.acknowledged}
    log = (server.data / "log").read_text()
    return {
        "lost": len(told - set(stored)),
        "doubled": sum(number - 1 for number in stored.values()),
        "answered_500": server.metric(r'turnwright_requests_total\{.*status="500"'),
        "frames_failed": server.metric(r'turnwright_refused_frames_total\{code="internal"'),
        "tracebacks": log.count("Traceback"),
    }


def verdict(figures: dict[str, Any]) -> dict[str, bool]:
    """Return which goals are met."""
    none = ("lost", "doubled", "answered_500", "frames_failed", "tracebacks")
    return {
        f"p99 less than {AIM_RATIO:g} times as long": figures["p99_ratio"] < AIM_RATIO,
        f"server below {AIM_MB:g} MB": figures["server_mb"] < AIM_MB,
        "nothing lost, doubled or failed": not any(figures[name] for name in none),
    }


def main() -> None:
    """Run it once and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="small numbers")
    parser.add_argument("--seconds", type=float, help=f"instead of {Sizes().seconds:g}")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    sizes = QUICK if given.quick else Sizes()
    sizes = sizes._replace(seconds=given.seconds or sizes.seconds)
    figures: dict[str, Any] = {"cores": os.cpu_count(), "python": platform.python_version()}
    figures["load_average_before"] = os.getloadavg()[0]
    figures |= asyncio.run(measured(sizes)) | {"load_average": os.getloadavg()[0]}
    figures["aims"] = verdict(figures)
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        print(*[f"{key:20} {value}" for key, value in figures.items()], sep="\n")


if __name__ == "__main__":
    main()
