"""Tests of the games, one folder each."""

from pathlib import Path

PLAYTHROUGHS = Path(__file__).parent
"""Where each game keeps its golden playthroughs."""
