"""Starts servers quickly: program and games are imported once, and each server is a fork with a clock of its own.

Reads one JSON line for each server (what ``turnwright`` is called with, its environment, its log, the file that says by
how many seconds its clock is wrong), and writes its process id. The server then writes its address.
"""

from __future__ import annotations

import io
import json
import os
import signal
import sys
import time
from pathlib import Path


def main() -> None:
    """Fork a server for each line."""
    from turnwright.cli import main as turnwright
    from turnwright.core.game import GAMES, find
    from turnwright.server import app  # noqa: F401

    for game in GAMES:
        find(game)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        wanted = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stdin = io.StringIO()
            os.dup2(os.open(wanted["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
            os.environ.clear()
            os.environ.update(wanted["environ"])
            set_clock_by(Path(wanted["clock"]))
            try:
                sys.exit(turnwright(wanted["arguments"]))
            finally:
                print("the server has ended", flush=True)
        print(child, flush=True)


def set_clock_by(file: Path) -> None:
    """Shift this process's clock by the number of seconds in ``file``, which is read on every call."""
    right = time.time
    time.time = lambda: right() + float(file.read_text())


if __name__ == "__main__":
    main()
