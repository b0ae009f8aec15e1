"""Workers that take up compiled rules when those are ready, and only if they are of the server's own sources; workers
that end with the server.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import shutil
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from tests.own_games import new_package, on_the_path
from tests.server.room import wait_for
from turnwright.core.builds import fingerprint, package
from turnwright.core.game import find
from turnwright.server.workers import processes as worker_processes
from turnwright.server.workers.processes import CompiledRules, Processes
from turnwright.server.workers.thinkers import job_for, think


def copied(folder: Path) -> Path:
    """Return the package as a build leaves it in ``folder``; whether it is compiled makes no difference here."""
    return Path(shutil.copytree(package(), folder / "turnwright", ignore=shutil.ignore_patterns("client", "*.pyc")))


def with_workers(file: Path, work: Callable[[Processes], Awaitable[None]]) -> None:
    """Run ``work`` with one worker that looks for compiled rules where ``file`` says."""

    async def use() -> None:
        processes = Processes(1, CompiledRules(str(file)))
        try:
            await work(processes)
        finally:
            await processes.close()

    asyncio.run(use())


def test_workers_take_up_compiled_rules_once_they_are_ready(tmp_path: Path) -> None:
    """What is under way is finished by the old worker, which then goes."""
    file = tmp_path / "ready"

    async def work(processes: Processes) -> None:
        assert package() == await processes.run(package)
        old = {child.pid for child in multiprocessing.active_children()}
        slow = asyncio.create_task(processes.run(time.sleep, 1.0))
        await asyncio.sleep(0.1)
        build = copied(tmp_path)
        file.write_text(f"{tmp_path}\n")
        assert build == await processes.run(package)
        await slow
        await wait_for(lambda: old.isdisjoint(child.pid for child in multiprocessing.active_children()))
        assert build == await processes.run(package)

    with_workers(file, work)


def test_bots_play_an_installed_game_with_rules_built_meanwhile(tmp_path: Path) -> None:
    """The game stays where it is installed, and stands on the classes of the build."""
    file = tmp_path / "ready"

    async def work(processes: Processes) -> None:
        position = find("quay_cards").new(2, seed=1)
        for folder in (None, tmp_path / "build"):
            if folder is not None:
                build = copied(folder)
                file.write_text(str(folder))
                assert build == await processes.run(package)
            for kind in ("greedy", "search"):
                job = job_for(position, position.seat or 0, kind, 0.1)
                assert await processes.run(think, msgspec.msgpack.encode(job)) in position.options

    with on_the_path(new_package(tmp_path, "quay_cards")):
        with_workers(file, work)


def test_workers_refuse_rules_of_other_sources(tmp_path: Path) -> None:
    """They continue with the server's own."""
    file = tmp_path / "ready"
    build = copied(tmp_path)
    with (build / "games" / "small_world" / "war.py").open("a") as source:
        source.write("# changed since\n")
    file.write_text(str(tmp_path))

    async def work(processes: Processes) -> None:
        assert package() == await processes.run(package)

    with_workers(file, work)


@pytest.mark.parametrize("changed", ["file", "folder", "owner"])
def test_rules_that_others_could_have_put_there_are_not_used(
    tmp_path: Path, changed: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """They would be executed with the rights of the server; the operator reads of it once."""
    file, folder = tmp_path / "ready", tmp_path / "build"
    folder.mkdir()
    file.write_text(str(folder))
    rules = CompiledRules(str(file))
    assert rules.build() is not None
    if changed == "owner":
        monkeypatch.setattr(os, "geteuid", lambda: file.stat().st_uid + 1)
        monkeypatch.setattr(worker_processes, "ROOT", -1)
    else:
        (file if changed == "file" else folder).chmod(0o777)
    assert [None, None] == [rules.build(), rules.build()]
    assert 1 == len(caplog.records)


def test_the_fingerprint_is_that_of_rules_and_bots(tmp_path: Path) -> None:
    """Names and contents count; the server, texts and what was compiled do not."""
    build = copied(tmp_path)
    same = fingerprint(package())
    (build / "server" / "app.py").unlink()
    (build / "core" / "engine.so").touch()
    assert same == fingerprint(build)
    (build / "bots" / "greedy.py").rename(build / "bots" / "greedier.py")
    assert same != fingerprint(build)


def test_workers_that_notice_nothing_are_ended(tmp_path: Path) -> None:
    """Neither one that is still importing the games nor one that keeps its interpreter busy holds up the server.

    A stopped process stands for both.
    """

    async def work(processes: Processes) -> None:
        stopping = asyncio.create_task(processes.run(signal.raise_signal, signal.SIGSTOP))
        await wait_for(lambda: any(stopped(child.pid) for child in multiprocessing.active_children()))
        await processes.close()
        await wait_for(lambda: not multiprocessing.active_children())
        with pytest.raises(asyncio.CancelledError):
            await stopping

    with_workers(tmp_path / "ready", work)


def stopped(pid: int | None) -> bool:
    """Return whether a process has been stopped."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
