"""Untitled game: cards in rows. The entry point in pyproject.toml refers to GAME."""

from __future__ import annotations

from .game import Untitled

GAME = Untitled()
