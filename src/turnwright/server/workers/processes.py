"""Worker processes of a server: started when first needed, restarted when one dies, ended with the server.

If compiled rules become available while the server runs, new workers use them and the old ones finish their work.
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import os
import signal
import stat
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from turnwright.core.builds import fingerprint, is_compiled, package
from turnwright.core.game import GAMES, find, names
from turnwright.server.logs import trouble

log = logging.getLogger(__name__)

T = TypeVar("T")
Flags = ctypes.Array[ctypes.c_char]

NICENESS: Final = 10
"""Workers run at low priority, so that people are served first."""
TRIES: Final = 3
ADOPT: Final = 36
"""PR_SET_CHILD_SUBREAPER of Linux: processes whose parent ends become children of this one."""
ROOT: Final = 0

_SPAWN: Final = get_context("spawn")
_flags: list[Flags] = []
"""In a worker: one flag per place, raised by the server when nobody is waiting for that work any more."""


class Build(NamedTuple):
    """A compiled build of the package in ``folder``, for servers whose rules have this fingerprint."""

    folder: str
    fingerprint: str


class CompiledRules:
    """Compiled rules that are built while the server runs: a file names their folder once they are ready."""

    def __init__(self, file: str) -> None:
        """Watch ``file``; with "", or if the server itself is compiled, watch nothing."""
        self._file = None if not file or is_compiled() else Path(file)
        self._fingerprint = fingerprint(package()) if self._file else ""
        self._warned = False

    def build(self) -> Build | None:
        """Return the build that is ready, if any; one that somebody else could have put there is not used."""
        if self._file is None:
            return None
        try:
            folder = self._file.read_text(encoding="utf-8").strip()
            trusted = ours_alone(self._file) and ours_alone(Path(folder))
        except OSError:
            return None
        if folder and not trusted and not self._warned:
            self._warned = True
            trouble(log, "others can change %s or the folder it names: bots play without compiled rules", self._file)
        return Build(folder, self._fingerprint) if folder and trusted else None


def ours_alone(path: Path) -> bool:
    """Tell whether nobody but this user, their group and root can change a file or folder that leads to our code."""
    if not hasattr(os, "geteuid"):  # this system has other rights
        return True
    found = path.stat()
    by_group = found.st_mode & stat.S_IWGRP and found.st_gid not in (ROOT, os.getegid())
    return found.st_uid in (ROOT, os.geteuid()) and not by_group and not found.st_mode & stat.S_IWOTH


NO_BUILD: Final = CompiledRules("")


class Pool:
    """A set of workers with the same rules."""

    def __init__(self, count: int, flags: Flags, build: Build | None, megabytes: int | None = None) -> None:
        self.build = build
        self._confined = megabytes is not None
        self._leaders: set[int] = set()
        """Confined workers, each of which leads a process group."""
        self.running = 0
        held, self._leash = _SPAWN.Pipe(duplex=False)
        modules = [type(find(name)).__module__ for name in names() if name not in GAMES]
        arguments = (held, flags, modules, build, megabytes)
        self.executor = ProcessPoolExecutor(count, mp_context=_SPAWN, initializer=begin, initargs=arguments)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run ``work`` in a worker and return its result."""
        self.running += 1
        try:
            future = self.executor.submit(work, *args)
            if self._confined:
                self._leaders.update(self.executor._processes or {})
            return await asyncio.wrap_future(future)
        finally:
            self.running -= 1

    def end(self) -> None:
        """Kill the workers, whatever they are doing; this process waits for them when it exits.

        They would also exit by themselves because this end of the pipe is closed, but one that is still importing the
        games, or is inside compiled rules, notices that late.
        """
        self._leash.close()
        workers = list((self.executor._processes or {}).values())
        self.executor.shutdown(wait=False, cancel_futures=True)
        for leader in self._leaders:
            end_group(leader)
        for worker in workers:
            worker.kill()


class Processes:
    """Workers of one kind, each of which does one task at a time.

    With ``megabytes`` they are confined to that much memory (0: any amount); see ``confine``.
    """

    def __init__(
        self, count: int, compiled: CompiledRules = NO_BUILD, tries: int = TRIES, megabytes: int | None = None
    ) -> None:
        self.count = count
        self.compiled = compiled
        self.tries = tries
        self.megabytes = megabytes
        self.flags: Flags = _SPAWN.RawArray(ctypes.c_char, count)
        self._pool: Pool | None = None
        self._retired: list[Pool] = []
        self._closed = False

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run ``work``, a module-level function, in a worker and return its result; if that dies, in another one."""
        for _attempt in range(self.tries):
            pool = self._current()
            try:
                return await pool.run(work, *args)
            except BrokenProcessPool:
                if self._closed:
                    raise asyncio.CancelledError from None
                if self.tries > 1:
                    trouble(log, "a worker died; starting another one")
                self._drop(pool)
            finally:
                self._end_retired()
        raise Died

    async def close(self) -> None:
        """Stop the workers at once; their work is lost."""
        self._closed = True
        self.end()

    def end(self) -> None:
        """Kill the workers, whatever they are doing; new work starts new ones."""
        pools = [*self._retired, *([self._pool] if self._pool else [])]
        self._pool, self._retired = None, []
        for pool in pools:
            pool.end()

    def _current(self) -> Pool:
        """Return the workers for new work: new ones if there are compiled rules now."""
        if self._closed:
            raise asyncio.CancelledError
        build = self.compiled.build()
        if self._pool is not None and self._pool.build != build:
            self._retired.append(self._pool)
            self._pool = None
            self._end_retired()
        if self._pool is None:
            self._pool = Pool(self.count, self.flags, build, self.megabytes)
        return self._pool

    def _drop(self, pool: Pool) -> None:
        if self._pool is pool:
            self._pool = None
            pool.end()

    def _end_retired(self) -> None:
        """End workers with old rules that have nothing left to do."""
        for pool in [pool for pool in self._retired if not pool.running]:
            self._retired.remove(pool)
            pool.end()


class Died(Exception):
    """The workers that did some work died, as many as may try it."""


def begin(
    leash: Connection, flags: Flags, modules: list[str], build: Build | None, megabytes: int | None = None
) -> None:
    """Prepare a worker: set a low priority, ignore Ctrl-C in the terminal, exit when the server does.

    ``modules`` register games that are not ours. A compiled ``build`` is used if it matches the server's sources.
    With ``megabytes`` the worker is confined.
    """
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if megabytes is not None:
        os.setpgid(0, 0)
    threading.Thread(target=_end_with_server, args=(leash,), daemon=True).start()
    if build is not None:
        if fingerprint(Path(build.folder, "turnwright")) == build.fingerprint:
            import_from(build.folder)
        else:
            trouble(log, "the compiled rules in %s are not of this server's sources: bots play without", build.folder)
    import_module(__name__).receive(flags)
    for module in modules:
        import_module(module)
    if megabytes is not None:
        import_module(__name__).confine(megabytes)


def confine(megabytes: int) -> None:
    """Limit the memory of this worker (0: no limit), adopt the processes that it starts, and print nothing any more.

    The worker leads a process group, which is ended with it.
    """
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)
    if megabytes:
        import resource

        most = resource.getrlimit(resource.RLIMIT_AS)[1]
        wanted = megabytes << 20
        limit = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def end_group(leader: int) -> None:
    """Kill the process group that a worker leads, if there is one."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)


def left_children() -> bool:
    """Tell whether processes are left that this worker or one of its children has started."""
    while True:
        try:
            if os.waitpid(-1, os.WNOHANG) == (0, 0):
                return True
        except ChildProcessError:
            return False


def import_from(folder: str) -> None:
    """Import the package from ``folder`` from now on, and drop what was already imported of it."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "turnwright"]:
        del sys.modules[name]
    sys.path.insert(0, folder)


def receive(flags: Flags) -> None:
    """Store the flags that the server may raise."""
    _flags.append(flags)


def flagged(place: int) -> bool:
    """Tell, in a worker, whether the server has raised the flag of a place."""
    return bool(_flags) and _flags[0][place] != b"\0"


def _end_with_server(leash: Connection) -> None:
    """Wait until the server closes the other end of ``leash`` or dies."""
    leash.poll(None)
    if os.getpgid(0) == os.getpid():
        end_group(os.getpid())
    os._exit(1)
