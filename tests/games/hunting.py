"""Hunts for leaks: the secrecy law at random positions of many games of one kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.games.cases import samples_of
from turnwright.core import engine
from turnwright.core.game import JsonDict, find
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import viewers
from turnwright.testing.secrecy import first_leak, first_leak_by_change

GAMES = 420
PARTS = 12
LOOKS = 10
"""Positions of a game that are looked at, at most."""
ROUNDS = 10
CHANGING = 40
"""One in this many positions is also searched by changing secrets one by one."""


class Hunt(NamedTuple):
    """The games to search: of one name, with the seats and options of each seed, for a number of rounds."""

    name: str
    options_of: Callable[[int, int], tuple[int, JsonDict]]
    apart: int = 40
    ahead: int = 0

    def through(self, seed: int, looks: int = LOOKS) -> tuple[int, str]:
        """Play one lively game; return at how many positions every viewer was tried, and the first leak."""
        seats, options = self.options_of(seed, ROUNDS)
        position = find(self.name).new(seats, seed, options, by_hand=True)
        rng = Rng(seed)
        tried, wait = 0, rng.below(30)
        while not position.over and tried < looks:
            if wait == 0:
                wait = 10 + rng.below(self.apart)
                tried += 1
                leaks = [first_leak(position, viewer, rng, deals=2, answers=3) for viewer in viewers(seats)]
                leaks += [self.stuck(position, viewer, rng) for viewer in viewers(seats)] if self.ahead else []
                if (seed + tried) % CHANGING == 0:
                    leaks.append(first_leak_by_change(position, rng))
                if any(leaks):
                    return tried, f"game {seed} {options}: {next(filter(None, leaks))}"
            wait -= 1
            position.choose(samples_of(self.name).answer(position.state, rng))
        return tried, ""

    def stuck(self, position: Position, viewer: int, rng: Rng) -> str:
        """Return where a table that a viewer believes cannot be played on, "" if it can."""
        s = position.game.belief(position.observation(viewer)).deal(rng)
        for _answer in range(self.ahead):
            if engine.over(s):
                break
            found = engine.offered(s)
            if not found:
                return f"viewer {viewer} at {position!r} believes a table where {engine.top(s)!r} has no answer"
            engine.apply(s, engine.random_answer(s, found, rng))
        return ""

    def part(self, part: int) -> None:
        """Expect no leak in one of ``PARTS`` parts, which look at 3,000 positions together at least."""
        found = [self.through(seed) for seed in range(part, GAMES, PARTS)]
        assert [""] * len(found) == [leak for _tried, leak in found]
        assert sum([tried for tried, _leak in found]) >= 3_000 // PARTS
