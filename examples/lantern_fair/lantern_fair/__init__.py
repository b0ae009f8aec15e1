"""Lantern Fair: hang lanterns on a string. The entry point in pyproject.toml refers to GAME."""

from __future__ import annotations

from .game import LanternFair

GAME = LanternFair()
