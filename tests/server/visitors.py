"""Real server processes, and people whose clients come back by themselves when a server dies under them."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

QUICK = {
    "TURNWRIGHT_BOT_PAUSE": "0",
    "TURNWRIGHT_BOT_SECONDS": "0.01",
    "TURNWRIGHT_THINKERS": "1",
    "TURNWRIGHT_LEASE_SECONDS": "1",
    "TURNWRIGHT_LIMITS_MOVES": "100000",
    "TURNWRIGHT_LIMITS_REQUESTS": "100000",
    "TURNWRIGHT_LIMITS_WATCHES": "100000",
}
"""Nobody waits longer than they must, and no limit is reached by accident."""
PAUSE = 0.05
"""Seconds before a client tries again."""
ORPHAN = re.compile(
    r"Traceback \(most recent call last\):\n"
    r"  File \"<string>\", line 1, in <module>\n"
    r"  File \".*spawn.py\".*\n"
    r"(?: .*\n)*EOFError: Ran out of input\n"
)
"""What Python prints for a worker process whose server was killed before the worker had begun."""
PATIENCE = 90.0
"""Seconds after which what has not come will not come."""


def environment() -> dict[str, str]:
    """Return the environment of a server: ours, with no setting of Turnwright but those for tests."""
    ours = {name: value for name, value in os.environ.items() if not re.match("TURNWRIGHT_|DATABASE_URL", name)}
    return ours | QUICK


def eventually(question: Callable[[], bool]) -> None:
    """Wait until ``question`` is true."""
    end = time.monotonic() + PATIENCE
    while not question():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


class Server:
    """``turnwright serve`` in a process of its own, on the port that it first got."""

    def __init__(self, log: Path, *options: str) -> None:
        self.log = log
        self.options = options
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "turnwright.cli", "serve", "--port", str(self.port), *self.options]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment())
        assert self.process.stdout is not None
        self.port = port_in(self.process.stdout.readline())

    def kill(self) -> None:
        """End it at once, without a last word."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        assert not tracebacks(self.log)


def tracebacks(log: Path) -> str:
    """Return a server's log if it holds a traceback, else nothing; that of a worker without a server does not count."""
    text = log.read_text()
    return text if "Traceback" in ORPHAN.sub("", text) else ""


def port_in(announcement: str) -> int:
    """Return the port of the address that a server announces."""
    found = re.search(r"http://127\.0\.0\.1:(\d+)", announcement)
    assert found, "the server did not start"
    return int(found[1])


class Launcher:
    """A process that has imported the server and forks one whenever asked."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.launcher"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
        )

    def start(self, **wanted: Any) -> tuple[int, int]:
        """Start a server; return its process id and, once it answers, its port."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wanted) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline()), port_in(self._process.stdout.readline())

    def close(self) -> None:
        """End the launcher; servers must have ended."""
        self._process.communicate()


class Forked(Server):
    """A server that starts at once, with a clock that can be set."""

    def __init__(self, launcher: Launcher, log: Path, *options: str) -> None:
        self.launcher = launcher
        self.clock = log.with_suffix(".clock")
        self.set_clock(0.0)
        super().__init__(log, *options)

    def set_clock(self, seconds: float) -> None:
        """Set the clock of the server forward or back by a number of seconds."""
        new = self.clock.with_suffix(".new")
        new.write_text(f"{seconds}")
        new.replace(self.clock)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        arguments = ["serve", "--port", str(self.port), *self.options]
        files = {"log": str(self.log), "clock": str(self.clock)}
        self.pid, self.port = self.launcher.start(arguments=arguments, environ=environment(), **files)

    def kill(self) -> None:
        """End it at once, without a last word."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            eventually(lambda: not Path(f"/proc/{self.pid}").exists())
        self.pid = 0
        assert not tracebacks(self.log)

    def workers(self) -> list[int]:
        """Return the processes in which its bots think."""
        lists = Path(f"/proc/{self.pid}/task").glob("*/children")
        children = [int(child) for each in lists for child in each.read_text().split()]
        return [child for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


@dataclass
class Sending:
    """A choice as it was sent; sent again, it is the same one."""

    seq: int
    choice: str
    key: str = field(default_factory=lambda: uuid4().hex)


class Visitor:
    """Somebody who plays whenever asked, at whichever of the ports answers, until told to stop."""

    def __init__(self, name: str, *ports: int) -> None:
        self.ports = list(ports)
        self.pace = 0.0
        self.cookie = ""
        me = self.post("/api/guest", {"name": name})
        self.id, self.csrf = me["user"]["id"], me["csrf"]
        self.sent: dict[str, Sending] = {}
        self.acknowledged: set[str] = set()
        self.refused: list[Any] = []
        self.put_off = 0
        self.connections = 0
        self.over = threading.Event()
        self._offer: tuple[int, list[str]] = (0, [])
        self._finished = False
        self._pending: Sending | None = None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send a request to the first port, and return the answer."""
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers |= {"Cookie": self.cookie, "X-CSRF-Token": self.csrf}
        link = http.client.HTTPConnection("127.0.0.1", self.ports[0], timeout=30)
        try:
            link.request("POST", path, json.dumps(body), headers)
            reply = link.getresponse()
            found = json.loads(reply.read())
            assert reply.status < 300, found
            if cookie := reply.headers["Set-Cookie"]:
                self.cookie = cookie.partition(";")[0]
        finally:
            link.close()
        return found

    def play(self, table: str) -> None:
        """Begin to play, in a thread of its own."""
        self._thread = threading.Thread(target=self._play, args=(table,), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop playing."""
        self._stop.set()
        assert self._thread is not None
        self._thread.join(30)
        assert not self._thread.is_alive()

    def _play(self, table: str) -> None:
        while not self._stop.is_set() and not self.over.is_set():
            try:
                self._visit(table)
            except (OSError, WebSocketException):
                self.ports = self.ports[1:] + self.ports[:1]
                self._stop.wait(PAUSE)

    def _visit(self, table: str) -> None:
        """Play on one connection until it breaks."""
        url = f"ws://127.0.0.1:{self.ports[0]}/ws"
        headers = {"Cookie": self.cookie}
        with connect(url, additional_headers=headers, max_size=None, proxy=None, open_timeout=10) as socket:
            self.connections += 1
            socket.send(json.dumps({"type": "watch", "table": table}))
            while not self._stop.is_set() and not self.over.is_set():
                try:
                    message = json.loads(socket.recv(timeout=PAUSE))
                except TimeoutError:
                    continue
                self._hear(socket, table, message)

    def _hear(self, socket: ClientConnection, table: str, message: dict[str, Any]) -> None:
        """Take a message; the whole table comes after a connection was made, and an open sending goes out again."""
        kind, pending = message["type"], self._pending
        if kind == "moved" and pending and message["key"] == pending.key:
            self.acknowledged.add(pending.key)
            self._pending = None
        elif kind == "error" and message["error"]["code"] == "unavailable":
            self.put_off += 1
            raise ConnectionError("come back later")
        elif kind == "error":
            self.refused.append(message)
        elif kind in ("table", "delta"):
            self._offer = (message["seq"], [option["choice"] for option in message["options"]])
            info = message["table"] if kind == "table" else message["info"]
            self._finished = info.get("state", "") == "finished" or self._finished
        if self._finished and self._pending is None:
            self.over.set()
        elif self._pending is None:
            self._pending = self._decide()
        elif kind != "table":
            return
        if self._pending is not None:
            self._stop.wait(self.pace)
            move = {"type": "move", "table": table, "seq": self._pending.seq, "choice": self._pending.choice}
            socket.send(json.dumps({**move, "key": self._pending.key}))

    def _decide(self) -> Sending | None:
        """Return the answer to what was last asked, unless nothing was or it has been answered."""
        seq, choices = self._offer
        if not choices or any(sending.seq == seq for sending in self.sent.values()):
            return None
        sending = Sending(seq, choices[seq % len(choices)])
        self.sent[sending.key] = sending
        return sending
