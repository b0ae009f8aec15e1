"""Worker processes of a server: started when first needed, anew when one dies, gone when the server is."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from turnwright.core.game import GAMES, find, names
from turnwright.server.logs import trouble

log = logging.getLogger(__name__)

T = TypeVar("T")
Flags = ctypes.Array[ctypes.c_char]

NICENESS: Final = 10
"""Workers step back where the machine is busy: people come first."""
TRIES: Final = 3

_SPAWN: Final = get_context("spawn")
_flags: list[Flags] = []
"""In a worker: one flag for each place, raised by the server when nobody waits for the work there any more."""


class Died(Exception):
    """Worker after worker died of the same work."""


class Processes:
    """Workers of one kind, each of which does one thing at a time."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.flags: Flags = _SPAWN.RawArray(ctypes.c_char, count)
        self._pool: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None
        self._closed = False

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """Return what ``work``, a function of a module, returns in a worker; if that dies, in another one."""
        for _attempt in range(TRIES):
            pool = self._running()
            try:
                return await asyncio.wrap_future(pool.submit(work, *given))
            except BrokenProcessPool:
                trouble(log, "a worker died; starting anew")
                self._drop(pool)
        raise Died

    async def close(self) -> None:
        """Stop the workers at once; what they work at is lost."""
        self._closed = True
        if self._pool is not None:
            pool = self._pool
            self._drop(pool)
            await asyncio.to_thread(pool.shutdown)

    def _running(self) -> ProcessPoolExecutor:
        if self._closed:
            raise asyncio.CancelledError
        if self._pool is None:
            held, self._leash = _SPAWN.Pipe(duplex=False)
            modules = [type(find(name)).__module__ for name in names() if name not in GAMES]
            given = (held, self.flags, modules)
            self._pool = ProcessPoolExecutor(self.count, mp_context=_SPAWN, initializer=begin, initargs=given)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Let go of a pool: its workers end when nobody holds the leash."""
        if self._pool is pool:
            self._pool = None
            if self._leash is not None:
                self._leash.close()
            pool.shutdown(wait=False, cancel_futures=True)


def begin(leash: Connection, flags: Flags, modules: list[str]) -> None:
    """Prepare a worker: polite to others, deaf to the terminal's Ctrl-C, gone when its server lets go.

    ``modules`` make games known that are not ours.
    """
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _flags.append(flags)
    threading.Thread(target=_end_with_server, args=(leash,), daemon=True).start()
    for module in modules:
        import_module(module)


def flagged(place: int) -> bool:
    """Tell, in a worker, whether the server has raised the flag of a place."""
    return bool(_flags) and _flags[0][place] != b"\0"


def _end_with_server(leash: Connection) -> None:
    """Wait until the other end of ``leash`` is closed, by the server or by its death."""
    leash.poll(None)
    os._exit(1)
