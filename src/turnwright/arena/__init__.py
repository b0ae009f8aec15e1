"""Matches between bots: balanced seats, worker processes, results that survive a killed run."""

from __future__ import annotations

from turnwright.arena.match import Match, Result, play, run
from turnwright.arena.stats import Standing, standings, wilson

__all__ = ["Match", "Result", "Standing", "play", "run", "standings", "wilson"]
