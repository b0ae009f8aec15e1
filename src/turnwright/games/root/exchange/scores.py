"""Accounts for the points of a row: what the board must give, and what it may give."""

from __future__ import annotations

from collections import Counter


class Account:
    """Points of one row by faction: scored, lost (down to 0), and the least and most that can be explained."""

    def __init__(self) -> None:
        self.told: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        self.floored: set[str] = set()
        self.least: Counter[str] = Counter()
        self.most: Counter[str] = Counter()
        self.reasons: dict[str, list[str]] = {}

    def certain(self, letter: str, points: int, why: str) -> None:
        """Count points that must be scored."""
        self.between(letter, points, points, why)

    def possible(self, letter: str, points: int, why: str) -> None:
        """Count points that may be scored."""
        self.between(letter, 0, points, why)

    def between(self, letter: str, least: int, most: int, why: str) -> None:
        """Count points of an uncertain number."""
        if most:
            self.least[letter] += least
            self.most[letter] += most
            reason = f"{why} {least}" if least == most else f"{why} {least} to {most}"
            self.reasons.setdefault(letter, []).append(reason)

    def explained(self, letter: str) -> str:
        """Return a description of what a faction is expected to score."""
        least, most = self.least[letter], self.most[letter]
        total = str(least) if least == most else f"{least} to {most}"
        reasons = self.reasons.get(letter, [])
        return f"{total} ({', '.join(reasons[:6])})" if reasons else total
