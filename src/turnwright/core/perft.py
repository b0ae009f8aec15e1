"""Perft: the number of lines of play from a position to a depth; chance branches count like choices."""

from __future__ import annotations

from turnwright.core.engine import apply, options
from turnwright.core.frames import State


def leaves(s: State, depth: int) -> int:
    """Return the number of lines of ``depth`` answers; a line that ends the game earlier counts once."""
    if depth == 0 or not s.todo:
        return 1
    actions = options(s)
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = s.clone()
        apply(after, action)
        count += leaves(after, depth - 1)
    return count


def nodes(s: State, depth: int) -> int:
    """Return the number of positions in the tree of ``depth`` answers, including the root."""
    if depth == 0 or not s.todo:
        return 1
    actions = options(s)
    if depth == 1:
        return 1 + len(actions)
    count = 1
    for action in actions:
        after = s.clone()
        apply(after, action)
        count += nodes(after, depth - 1)
    return count


def divide(s: State, depth: int) -> list[tuple[int, int]]:
    """Return every option with its number of leaves, to locate a difference between two counts."""
    counts: list[tuple[int, int]] = []
    if depth == 0 or not s.todo:
        return counts
    for action in options(s):
        after = s.clone()
        apply(after, action)
        counts.append((action, leaves(after, depth - 1)))
    return counts
