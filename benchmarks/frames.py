"""Measure how smoothly the page shows moves of others: real Chromium, a server of its own on loopback, quick bots.

    python benchmarks/frames.py                    every game, 20 seconds each
    python benchmarks/frames.py --game root        one game
    python benchmarks/frames.py --seconds 60       longer

A visitor sits at a table with two greedy bots and answers by the API, so that nearly all the time bots' moves are
played on the page at normal pace.

frames   milliseconds between calls of requestAnimationFrame: median, p99, longest. They depend on the machine's load.
tasks    CPU time of the tasks of the page's main thread (a trace of Chromium): all, p99, the three longest, and what
         the longest spent its time on. The table is loaded before.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
from collections import Counter
from itertools import pairwise
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from load import served
from page import ASKED, DRAWN, FLAGS, GAMES, table_of, visitor

WATCH: Final = """() => {
  const times = (window.frameTimes = []);
  const next = (now) => { times.push(now); requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""
TASK: Final = "ThreadControllerImpl::RunTask"
CATEGORIES: Final = "toplevel,devtools.timeline,blink.user_timing"
UNEVENTFUL: Final = ("RunTask", TASK, "RunMicrotasks", "FunctionCall")
"""Slices that say nothing of what a task was about."""


def share(values: list[float], part: float) -> float:
    """Return the value below which a part of the values is."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


class Trace:
    """What Chromium tells of a stretch of time."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.events: list[dict[str, Any]] = []
        self.ended = False
        session.on("Tracing.dataCollected", lambda event: self.events.extend(event["value"]))
        session.on("Tracing.tracingComplete", lambda _event: self._end())
        session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES.split(",")}})

    def _end(self) -> None:
        self.ended = True

    def stop(self, page: Page) -> None:
        """End the trace and wait for it."""
        self.session.send("Tracing.end")
        while not self.ended:
            page.wait_for_timeout(100)

    def tasks(self) -> list[dict[str, Any]]:
        """Return the tasks of the page's main thread, those with the most CPU time first."""
        threads = Counter(
            (event["pid"], event["tid"]) for event in self.events if event["name"] in ("Layout", "UpdateLayoutTree")
        )
        if not threads:
            return []
        main = threads.most_common(1)[0][0]
        own = [event for event in self.events if (event["pid"], event["tid"]) == main and "tdur" in event]
        found = [event for event in own if event["name"] in ("RunTask", TASK)]
        return sorted(found, key=lambda event: -event["tdur"])

    def within(self, task: dict[str, Any]) -> str:
        """Return what a task spent its CPU time on, the most first."""
        spent: Counter[str] = Counter()
        for event in self.events:
            inside = task["ts"] <= event["ts"] and event["ts"] + event.get("dur", 0) <= task["ts"] + task["dur"]
            if inside and event["tid"] == task["tid"] and "tdur" in event and event["name"] not in UNEVENTFUL:
                spent[event["name"]] += event["tdur"]
        return ", ".join(f"{name} {took / 1000:.0f} ms" for name, took in spent.most_common(4))


def play(page: Page, address: str, seconds: float) -> None:
    """Answer the visitor's questions by the API for a while, each when the page asks it."""
    request, table = page.context.request, address.rsplit("/", 1)[1]
    csrf = request.get("/api/me").json()["csrf"]
    end = monotonic() + seconds
    while monotonic() < end:
        if page.locator(ASKED).count():
            seen = request.get(f"/api/tables/{table}/snapshot").json()
            if seen["options"]:
                move = {"seq": seen["seq"], "choice": seen["options"][-1]["choice"]}
                request.post(f"/api/tables/{table}/moves", data=move, headers={"X-CSRF-Token": csrf})
        page.wait_for_timeout(250)


def measure(browser: Browser, url: str, game: str, seconds: float) -> None:
    """Print how one game is shown."""
    with visitor(browser, url) as page:
        address = table_of(page, game)
        page.goto(address)
        page.locator(DRAWN).wait_for()
        page.locator(ASKED).wait_for()
        trace = Trace(page.context.new_cdp_session(page))
        page.evaluate(WATCH)
        play(page, address, seconds)
        times = json.loads(page.evaluate("JSON.stringify(window.frameTimes)"))
        trace.stop(page)
    frames = [after - before for before, after in pairwise(times)]
    print(
        f"frames   {game:14} {len(frames):5} median {share(frames, 0.5):5.1f} ms, p99 {share(frames, 0.99):6.1f} ms, "
        f"longest {max(frames, default=0):6.1f} ms"
    )
    tasks = trace.tasks()
    took = [task["tdur"] / 1000 for task in tasks]
    print(
        f"tasks    {game:14} {len(took):5} {sum(took) / 1000:.1f} s of CPU time, p99 {share(took, 0.99):.1f} ms, "
        f"longest {', '.join(f'{one:.0f}' for one in took[:3])} ms"
    )
    for task in tasks[:1]:
        print(f"tasks    {game:14} the longest: {trace.within(task)}")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game (repeatable)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each game is watched")
    args = parser.parse_args()
    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    if chromium is None:
        raise SystemExit("no Chromium: install it, or name it in CHROMIUM")
    with served() as server, sync_playwright() as made:
        browser = made.chromium.launch(executable_path=chromium, headless=True, args=FLAGS)
        for game in args.game or GAMES:
            measure(browser, f"http://127.0.0.1:{server.port}", game, args.seconds)
        browser.close()


if __name__ == "__main__":
    main()
