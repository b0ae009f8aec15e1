"""The tables on which laws are tested, and random games on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, cast

from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict
from turnwright.core.position import Position
from turnwright.core.rng import Rng

LONGEST: Final = 10_000
"""How many answers a law gives before it says that a game does not end."""


class SampleTable(NamedTuple):
    """A game, its number of seats, and its options.

    ``thorough``: the game is short enough to test every law at each of its positions.
    """

    game: Game[State]
    seats: int
    options: JsonDict = {}  # noqa: RUF012
    thorough: bool = False

    def state(self) -> State:
        """Return the table before the first question."""
        return self.game.new_state(self.seats, self.options)

    def new(self, seed: int | None = None, by_hand: bool = False) -> Position:
        """Return the position before the first question."""
        return self.game.new(self.seats, seed, options=self.options, by_hand=by_hand)

    def every(self, plies: int) -> int:
        """Return the number of plies between two positions that a law checks: ``plies`` in long games."""
        return 1 if self.thorough else plies


def tables_of(game: Game[Any], options: JsonDict | None = None, thorough: bool = False) -> list[SampleTable]:
    """Return a table of ``game`` for each number of seats."""
    return [SampleTable(cast("Game[State]", game), seats, options or {}, thorough) for seats in game.seat_counts]


def table_id(value: object) -> str:
    """Return the name of a table in test ids."""
    return f"{value.game.name}-{value.seats}" if isinstance(value, SampleTable) else str(value)


def counted(s: State, game: str) -> Iterator[int]:
    """Count the answers that are given to ``s`` until its game is over; fail if that takes too many."""
    for count in range(LONGEST):
        if not s.todo:
            return
        yield count
    raise AssertionError(_endless(s, game))


def until_over(position: Position) -> Iterator[int]:
    """Count the choices that are made in ``position`` until its game is over; fail if that takes too many."""
    for count in range(LONGEST):
        if position.over:
            return
        yield count
    raise AssertionError(_endless(position.state, position.game.name))


def _endless(s: State, game: str) -> str:
    return (
        f"a game of {game} with {s.seats} seats has not ended after {LONGEST:,} answers: {engine.question(s)} is open"
    )


def choose_at_random(position: Position, rng: Rng) -> None:
    """Answer the open question at random."""
    position.choose(engine.random_answer(position.state, position.actions, rng))


def states(table: SampleTable, seed: int, every: int = 1) -> Iterator[State]:
    """Play at random and yield every n-th state with an open question; do not change what is yielded."""
    rng = Rng(seed)
    s = table.state()
    for ply in counted(s, table.game.name):
        if ply % every == 0:
            yield s
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))


def positions(table: SampleTable, seed: int, every: int = 1, by_hand: bool = False) -> Iterator[Position]:
    """Play at random and yield the position before every n-th decision (by hand: also of chance), and at the end."""
    rng = Rng(seed)
    position = table.new(seed, by_hand)
    for count in until_over(position):
        if count % every == 0:
            yield position
        choose_at_random(position, rng)
    yield position


def finished(table: SampleTable, seed: int) -> Position:
    """Return a random game played to its end."""
    *_rest, last = positions(table, seed)
    return last
