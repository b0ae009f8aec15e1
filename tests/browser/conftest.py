"""A real server, a real browser, and people who sit down at them."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

ASKED = """(prompt => prompt?.matches('.mine') && !prompt.querySelector('.sending') ? Number(prompt.dataset.seq) : null)
  (document.querySelector('.prompt'))"""
SHOWN = "Number(document.querySelector('.prompt')?.dataset.seq ?? -1)"
LAID_OUT = """document.fonts.ready
  .then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))"""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
PROGRAMS = (os.environ.get("CHROMIUM", ""), "chromium-headless-shell", "chromium")
"""The first of these that is installed; the headless shell draws the same with a fifth less of the processor."""
LIMITS = ("REQUESTS", "SIGN_INS", "NEW_TABLES", "MOVES", "UPLOADS", "NEW_PEOPLE")
QUICK = {"TURNWRIGHT_BOT_PAUSE": "0", "TURNWRIGHT_BOT_SECONDS": "0.1"}
PATIENCE = 45
"""Seconds until something that should come is given up; a busy machine takes its time."""
LOBBY_BOTS = 2
"""Bots at a table that is started with one click."""
DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


class Server:
    """`turnwright serve` on a free port, with bots that answer at once; it can be ended and started again.

    Chance is known beforehand (`tests/browser/foretold.py`). ``game`` is a module that registers one more game.
    """

    def __init__(self, data: Path, game: str = "turnwright.games") -> None:
        self.data = data
        self.game = game
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        modules = f"tests.browser.foretold, {self.game}"
        program = f"import runpy, {modules}; runpy.run_module('turnwright.cli', run_name='__main__')"
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port), "--data", str(self.data)]
        limits = {f"TURNWRIGHT_LIMITS_{name}": "100000" for name in LIMITS}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, **limits, **QUICK}
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found, "the server did not say where it is"
        self.port = int(found[1])
        for _ in range(100):
            try:
                with urlopen(f"{self.url}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def pause(self, still: bool) -> None:
        """Stop answering for a while, or continue."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP if still else signal.SIGCONT)

    def stop(self, hard: bool = False) -> None:
        """End it, as an operator does or as a power cut does."""
        if self.process is None:
            return
        self.pause(False)
        if hard:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(timeout=20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None


class Visitor:
    """A person in a browser of their own; what goes wrong in the page goes wrong in the test."""

    def __init__(self, browser: Any, url: str, lang: str, viewport: dict[str, int], touch: bool) -> None:
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.url = url
        self.context = browser.new_context(
            viewport=viewport, has_touch=touch, is_mobile=touch, reduced_motion="reduce", locale=lang
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("websocket", self._connected)
        self.page.on("framenavigated", self._navigated)
        self._path = ""
        self._told = False

    def _connected(self, socket: Any) -> None:
        self._told = False
        socket.on("framereceived", lambda data: self._received(str(data)))

    def _navigated(self, frame: Any) -> None:
        path = frame.url.split("?")[0]
        if path != self._path:
            self._path, self._told = path, False

    def _received(self, frame: str) -> None:
        self.frames.append(frame)
        if frame.startswith(('{"type":"table"', '{"type":"delta"')):
            self._told = True

    def _console(self, message: Any) -> None:
        # A refused request and a lost connection are part of some tests; a policy that was broken never is.
        if message.type == "error" and "Content Security Policy" in message.text:
            self.faults.append(message.text)

    def go(self, path: str) -> None:
        """Open a page of the client."""
        self.page.goto(self.url + path)

    def play_bots(self, name: str, bots: int = 2, game: str = "small_world") -> str:
        """Start a game against bots, two of them from the lobby; return the table's id."""
        if bots == LOBBY_BOTS:
            self.go("/")
            self.page.locator(f'main input[value="{game}"]').check()
        else:
            self.go("/new")
            self.page.locator(f'main select:has(option[value="{game}"])').select_option(game)
            self.page.locator("main select").nth(1).select_option(str(bots + 1))
        self.page.locator("main form input").fill(name)
        self.page.locator("main form button").click()
        self.page.wait_for_url("**/t/*")
        self.drawn()
        return str(self.page.url).rsplit("/", 1)[1].split("?")[0]

    def drawn(self) -> None:
        """Wait for the board, and for what the WebSocket tells of a table first."""
        self.page.wait_for_selector('[data-panel="board"][data-drawn="true"]', state="attached")
        self.wait_for(lambda: self._told, "the WebSocket told nothing of the table")

    def newest(self) -> Any:
        """Return the last state that the server sent, as it was sent; the page may not show it yet."""
        states = map(json.loads, reversed(self.frames))
        return next((state for state in states if state["type"] in ("table", "delta")), {"seq": 0, "options": []})

    def asked(self) -> None:
        """Wait for a question on a page that shows the newest state there is."""
        self.wait_for(lambda: self.page.evaluate(ASKED) == self.newest()["seq"], "nobody is asked")

    def shows(self, seq: int) -> None:
        """Wait until the page shows state number ``seq`` or a later one."""
        self.wait_for(lambda: self.page.evaluate(SHOWN) >= seq, f"state {seq} is not shown")

    def settle(self) -> None:
        """Wait until the page has laid out what it shows now."""
        self.page.evaluate(LAID_OUT)

    def until(self, condition: str) -> None:
        """Wait for a condition in the page; asked from here, because the page's policy forbids evaluating there."""
        self.find(condition)

    def find(self, script: str, argument: Any = None) -> Any:
        """Return what a script of the page returns, as soon as that is something."""
        return self.wait_for(lambda: self.page.evaluate(script, argument), f"never came true: {script}")

    def wait_for(self, check: Callable[[], Any], problem: str) -> Any:
        """Return what ``check`` returns, as soon as that is something."""
        end = time.monotonic() + PATIENCE
        while not (found := check()):
            assert time.monotonic() < end, problem
            self.page.wait_for_timeout(25)
        return found

    def over(self) -> bool:
        """Return whether the result is on the screen."""
        return bool(self.page.locator("dialog[open]").count())


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Return Chromium, or skip the test if it is not installed."""
    playwright = pytest.importorskip("playwright.sync_api")
    if not files("turnwright.server").joinpath("client", "index.html").is_file():
        pytest.skip("the client is not built: cd web && npm ci && npm run build")
    path = next((found for program in PROGRAMS if (found := shutil.which(program))), None)
    if path is None:
        pytest.skip("no chromium")
    with playwright.sync_playwright() as made:
        browser = made.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[Server]:
    """Return a server for the tests that leave it alone."""
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Any, shared_server: Server) -> Iterator[Any]:
    """Return a function that makes a new visitor."""
    visitors: list[Visitor] = []

    def make(
        lang: str = "en-US", viewport: dict[str, int] = DESK, touch: bool = False, server: Server = shared_server
    ) -> Visitor:
        visitors.append(Visitor(browser, server.url, lang, viewport, touch))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    faults = [fault for visitor in visitors for fault in visitor.faults]
    assert not faults, faults
