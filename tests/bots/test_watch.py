"""Bots of one's own that fail: one clear error, whatever they do."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.own_bots import bots, line_of
from tests.own_games import run
from turnwright.bots import BotFailed, bot_from
from turnwright.bots.watch import watched
from turnwright.core.game import find

__all__ = ["bots"]


def ask(text: str) -> str:
    """Return the name of what a bot chooses at the first question of a game."""
    position = find("small_world").new(2, seed=1, options={"first": 0})
    chosen = bot_from(text).choose(position.game, position.observation(0), position.actions)
    return position.game.vocabulary.name(chosen)


def test_numbers_of_other_libraries_are_answers(bots: str) -> None:
    """A bot gets a list of its own: what it does to that changes nothing."""
    assert ("pick 1", "pick 6") == (ask(f"{bots}:First"), ask(f"{bots}:Underived"))


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Raising", "failed: ZeroDivisionError: integer division or modulo by zero (MODULE.py, line {1 // 0})"),
        ("Mute", "failed: Unprintable (MODULE.py, line {raise Unprintable})"),
        ("Quitting", "failed: SystemExit: enough (MODULE.py, line {SystemExit(})"),
        ("Illegal", "chose 6 (NAME), which is not on offer"),
        ("Beyond", "chose 1000000000, which is not on offer"),
        ("Wordy", "returned no action but a str: choose must return one of the actions given"),
        ("Nodding", "returned no action but a bool: choose must return one of the actions given"),
        ("Hanging", "does not answer: it was stopped after 0.2 s"),
    ],
)
def test_a_bot_that_fails_is_one_line(bots: str, name: str, complaint: str) -> None:
    position = find("small_world").new(2, seed=1, options={"first": 0})
    illegal = next(a for a in range(100) if a not in position.actions)
    complaint = complaint.replace("6 (NAME)", f"{illegal} ({position.game.vocabulary.name(illegal)})")
    with pytest.raises(BotFailed) as caught:
        ask(f"{bots}:{name}")
    complaint = re.sub("{(.*)}", lambda found: str(line_of(found[1])), complaint.replace("MODULE", bots))
    assert f"the bot {bots}:{name} {complaint}" == str(caught.value)


def test_thinking_time_comes_on_top_of_patience(bots: str) -> None:
    watcher = bot_from(f"{bots}:Configured:seconds=5")
    assert 65 == watcher._limit  # type: ignore[attr-defined]


def test_a_timer_of_the_program_is_put_back() -> None:
    """The test runner has one itself."""
    rung: list[int] = []
    handler = signal.signal(signal.SIGALRM, lambda number, frame: rung.append(number))
    left, again = signal.setitimer(signal.ITIMER_REAL, 1000)
    try:
        assert 3 == watched("the bot", 5.0, lambda: 3)
        assert 0 < signal.getitimer(signal.ITIMER_REAL)[0] <= 1000
        signal.raise_signal(signal.SIGALRM)
        assert [signal.SIGALRM] == rung
    finally:
        signal.setitimer(signal.ITIMER_REAL, left, again)
        signal.signal(signal.SIGALRM, handler)


def test_a_bot_that_ignores_interruptions_ends_with_its_process(bots: str, tmp_path: Path) -> None:
    game = ("turnwright.cli", "selfplay", "small_world", "--games", "1", "--out")
    ran = run(tmp_path, *game, "games.jsonl", "--bots", f"{bots}:Stubborn,greedy")
    line = f"turnwright: the bot {bots}:Stubborn does not answer: it was stopped after 0.2 s\n"
    assert (2, line) == (ran.returncode, ran.stderr)


def test_without_the_main_thread_nothing_is_interrupted() -> None:
    """Another thread cannot be interrupted: the call just runs."""
    code = """
import threading
from turnwright.bots.watch import watched
import time
thread = threading.Thread(target=lambda: print(watched("x", 0.01, lambda: time.sleep(0.1) or "done")))
thread.start()
thread.join()
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ("done\n", "") == (ran.stdout, ran.stderr)
