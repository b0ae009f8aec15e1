"""A server that is told to stop does so at once, whatever goes on: the real program, over real sockets."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from websockets.sync.client import connect

from tests.core.test_budget import finished, taken_back
from tests.server.visitors import Server, Visitor
from turnwright.core.record import write

PROMISED = 5.0
"""Seconds in which the server says it stops."""
SLACK = 15.0
"""What a crowded machine may take on top."""
UPLOADS = 6


def upload(person: Visitor, record: str) -> http.client.HTTPConnection:
    """Send a record, and do not wait for the answer."""
    link = http.client.HTTPConnection("127.0.0.1", person.ports[0], timeout=60)
    headers = {"Content-Type": "application/json", "Cookie": person.cookie, "X-CSRF-Token": person.csrf}
    link.request("POST", "/api/records", json.dumps({"record": record}), headers)
    return link


def workers_of(process: subprocess.Popen[str]) -> set[int]:
    """Return the processes that a server has started."""
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return {int(pid) for pid in found}


def gone(pid: int) -> bool:
    """Return whether a process has ended."""
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "Z"


def test_a_server_stops_in_the_midst_of_everything(tmp_path: Path) -> None:
    """Uploads that are replayed and that wait, half a request, a page that does not answer, a bot that thinks."""
    server = Server(tmp_path / "log", "--data", str(tmp_path))
    person = Visitor("Ann", server.port)
    search = {"kind": "bot", "bot": "search", "seconds": 30}
    seats = {"game": "small_world", "seats": [search, {"kind": "me"}], "options": {"first": 0}}
    table = person.post("/api/tables", seats)["id"]
    record = write(taken_back(finished(), rounds=20))
    links = [upload(person, record) for _n in range(UPLOADS)]
    half = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    half.putrequest("POST", "/api/records")
    half.putheader("Content-Length", "1000000")
    half.endheaders(b"{")
    with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Cookie": person.cookie}) as page:
        page.send(json.dumps({"type": "watch", "table": table}))
        page.recv(timeout=60)
        deadline = time.monotonic() + 60
        while len(workers := workers_of(server.process)) < 2:
            assert time.monotonic() < deadline, "no worker was started"
            time.sleep(0.05)
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(timeout=PROMISED + SLACK)
    for link in [*links, half]:
        link.close()
    deadline = time.monotonic() + SLACK
    while not all(gone(pid) for pid in workers):
        assert time.monotonic() < deadline, "a worker outlived its server"
        time.sleep(0.05)
    assert server.process.stdout is not None
    server.process.stdout.close()
    assert "Traceback" not in server.log.read_text()


STUCK = """
import asyncio, sys
from turnwright.cli import main
from turnwright.server.storage.db import Database

async def close(self):
    await asyncio.sleep(3600)

Database.close = close
sys.exit(main(["serve", "--port", "0", "--data", sys.argv[1]]))
"""


def test_a_server_that_hangs_while_it_stops_is_ended(tmp_path: Path) -> None:
    """Whatever holds it up; the operator reads of it."""
    command = [sys.executable, "-c", STUCK, str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ})
    assert process.stdout is not None
    assert "Turnwright is at" in process.stdout.readline()
    process.send_signal(signal.SIGTERM)
    _out, told = process.communicate(timeout=PROMISED + SLACK)
    assert 1 == process.returncode
    assert "still busy 4 s after the request to stop" in told


LEFT_BEHIND = """
import asyncio, sys, time
from turnwright.cli import main
from turnwright.server.storage.db import Database

closed = Database.close

async def close(self):
    await closed(self)
    asyncio.get_running_loop().run_in_executor(None, time.sleep, 3600)

Database.close = close
sys.exit(main(["serve", "--port", "0", "--data", sys.argv[1]]))
"""


def test_a_server_that_has_stopped_waits_for_no_thread(tmp_path: Path) -> None:
    """Such as one that talks to a mail server; nor is it cut off, for everything is closed."""
    command = [sys.executable, "-c", LEFT_BEHIND, str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ})
    assert process.stdout is not None
    assert "Turnwright is at" in process.stdout.readline()
    process.send_signal(signal.SIGTERM)
    _out, told = process.communicate(timeout=PROMISED + SLACK)
    assert (128 + signal.SIGTERM, "") == (process.returncode, told)
