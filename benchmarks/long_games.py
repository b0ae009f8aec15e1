"""What a very long game costs a server: to load it, to look at it, and to copy it.

    python benchmarks/long_games.py                 a game of 20,000 answers
    python benchmarks/long_games.py --answers 5000
    python benchmarks/long_games.py --here          replayed by the server's own process, as a short one is

The game is Mythotopia, whose players never come to an end if they choose as here. ``stall`` is the longest time for
which the event loop did nothing else, ``own`` the processor time of the server's process without its workers.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from turnwright.core.chance import commitment, seed_from
from turnwright.core.game import find
from turnwright.server.config import Settings
from turnwright.server.storage.db import Database
from turnwright.server.storage.table_rows import Meta, Seating, Written
from turnwright.server.tables import opening
from turnwright.server.tables.followers import Person
from turnwright.server.tables.service import Tables
from turnwright.server.workers import loading

ANN = Person("ann", "Ann")
SEED = seed_from(5)


def long_game(answers: int) -> tuple[Meta, list[Written]]:
    """Return a stored table with so many answers in its journal."""
    game = find("mythotopia")
    seating = tuple([Seating(kind="person", user_id=name.lower(), name=name) for name in ("Ann", "Ben")])
    meta = opening.new_meta(game, ANN, game.check_options({}), seating)
    meta = msgspec.structs.replace(meta, seed=SEED.hex(), commitment=commitment(SEED))
    position = game.new(2, seed=SEED)
    while position.ply < answers and not position.over:
        position.choose(position.actions[position.ply * 7919 % len(position.actions)])
    written = [Written(entry, at=meta.created) for entry in position.record.entries]
    asked = {"seq": position.seq, "ply": position.ply, "asked": position.seat}
    return msgspec.structs.replace(
        meta, state="running", resigning="standing", public=True, started=meta.created, **asked
    ), written


async def measured(what: str, work: Callable[[], Awaitable[Any]]) -> Any:
    """Do something, print how long it took, and return the result."""
    gaps: list[float] = []

    async def watch() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            gaps.append(time.perf_counter() - before)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.01)
    wall, own = time.perf_counter(), time.process_time()
    result = await work()
    print(
        f"{what:24} {1000 * (time.perf_counter() - wall):7.0f} ms, own {1000 * (time.process_time() - own):6.0f} ms, "
        f"stall {1000 * max(gaps, default=0):5.0f} ms"
    )
    watching.cancel()
    return result


async def run(answers: int) -> None:
    """Store a long game, and load and look at it twice: the first time the workers must be started."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        db = Database(settings)
        await db.open()
        tables = Tables(db, settings)
        await tables.open()
        meta, written = long_game(answers)
        await tables.store.create(meta, written)
        for time_ in ("first", "second"):
            seen = await measured(f"load, {time_} time", lambda: tables.snapshot(meta.id, ANN, 0))
            print(f"{'':24} {len(msgspec.json.encode(seen)):,} bytes a look, {seen.log_from + len(seen.log):,} lines")
            await measured("look", lambda: tables.snapshot(meta.id, ANN, 0))
            await measured("look back", lambda: tables.snapshot(meta.id, ANN, 0, answers // 2))
            await measured("page of 1,000 lines", lambda: tables.log(meta.id, ANN, 0, None, 1000))
            await tables.live_tables._close(list(tables.live_tables.live.values()))
        await tables.resign(meta.id, ANN, 0)
        await measured("copy", lambda: tables.copy(meta.id, ANN, answers))
        await tables.close()
        await db.close()


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=20_000)
    parser.add_argument("--here", action="store_true")
    arguments = parser.parse_args()
    if arguments.here:
        loading.LONG = sys.maxsize  # type: ignore[misc]
    asyncio.run(run(arguments.answers))


if __name__ == "__main__":
    main()
