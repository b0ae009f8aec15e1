"""The attack on a server: small, but all of it; what it counts as lost, doubled and failed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import attack
from attackers import bomb, long_game
from turnwright.core.record import read, replay


def test_a_small_attack_runs_and_people_lose_nothing() -> None:
    """Every kind of attacker gets to work; every choice of a person is stored once."""
    figures = asyncio.run(attack.measured(attack.QUICK))
    assert figures["choices"]
    assert figures["choices_attacked"]
    assert (0, 0) == (figures["lost"], figures["doubled"])
    assert (0, 0, 0) == (figures["answered_500"], figures["frames_failed"], figures["tracebacks"])
    done = ["slow readers", "idle connections", "uploads", "tables of bots", "requests", "frames"]
    done += ["sets of options", "long games", "questions"]
    assert [] == [kind for kind in done if not figures["attackers"].get(kind)]


def test_what_was_acknowledged_is_looked_for_in_the_database(tmp_path: Path) -> None:
    """One choice is not there, one is there twice."""
    (tmp_path / "log").write_text("Traceback\n")
    stored = [("t", "1"), ("t", "2"), ("t", "2")]
    server: Any = SimpleNamespace(keys=lambda: stored, data=tmp_path, metric=lambda _pattern: 4)
    seats: Any = [(SimpleNamespace(table="t", acknowledged=["1", "3"]), SimpleNamespace(table="t", acknowledged=["2"]))]
    expected = {"lost": 1, "doubled": 1, "answered_500": 4, "frames_failed": 4, "tracebacks": 1}
    assert expected == attack.outcome(server, seats)


@pytest.mark.parametrize(("change", "met"), [({}, [True] * 3), ({"p99_ratio": 3.0}, [False, True, True])])
def test_aims(change: dict[str, float], met: list[bool]) -> None:
    """The ratio must be below three, memory below 300 MB, and nothing may go wrong."""
    none = dict.fromkeys(("lost", "doubled", "answered_500", "frames_failed", "tracebacks"), 0)
    figures = {"p99_ratio": 1.5, "server_mb": 200.0, **none, **change}
    assert met == list(attack.verdict(figures).values())


def test_the_long_game_is_over_and_accepted_by_the_rules() -> None:
    """So it can be uploaded and copied; most of its journal was undone."""
    record = read(long_game())
    assert 3_000 < len(record.entries) < 4_500
    assert replay(record).seat is None
    assert record.result is not None


def test_the_bomb_is_a_record_that_the_rules_accept() -> None:
    """It costs the whole replay: nothing in it is refused early."""
    record = read(bomb())
    assert 15_000 < len(record.entries) < 20_000
    assert replay(record).seat is None
