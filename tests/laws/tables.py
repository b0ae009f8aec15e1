"""The tables that every law is tried on: each registered game at each of its seat counts, and the toy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from tests.games.cases import samples_of
from tests.toy import TOY
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import GAMES, Game, JsonDict, find
from turnwright.core.position import Position
from turnwright.core.rng import Rng


class Table(NamedTuple):
    """A game, how many play it, and what they agreed on."""

    game: Game[State]
    seats: int
    options: JsonDict = {}  # noqa: RUF012

    def state(self) -> State:
        """Return the table before the first question."""
        return self.game.new_state(self.seats, self.options)

    def new(self, seed: int | None = None, by_hand: bool = False) -> Position:
        """Return the table-top before the first question."""
        return self.game.new(self.seats, seed, options=self.options, by_hand=by_hand)


def short(game: Game[State]) -> JsonDict:
    """Return options under which games soon end, however they are played."""
    return {} if game.name == "toy" else dict(samples_of(game.name).short)


PLAYED: list[Game[State]] = [cast("Game[State]", TOY), *[find(name) for name in GAMES]]
TABLES = [Table(game, seats, short(game)) for game in PLAYED for seats in game.seat_counts]


def table_id(value: object) -> str:
    """Return the name a table has in test ids."""
    return f"{value.game.name}-{value.seats}" if isinstance(value, Table) else str(value)


def states(table: Table, seed: int, every: int = 1) -> Iterator[State]:
    """Play at random and yield every n-th state that asks something; do not change what is yielded."""
    rng = Rng(seed)
    s = table.state()
    ply = 0
    while s.todo:
        if ply % every == 0:
            yield s
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
        ply += 1


def positions(table: Table, seed: int, every: int = 1, by_hand: bool = False) -> Iterator[Position]:
    """Play a table-top at random and yield it before every n-th decision (by hand: chance too), and at the end."""
    rng = Rng(seed)
    position = table.new(seed, by_hand)
    count = 0
    while not position.over:
        if count % every == 0:
            yield position
        position.choose(engine.random_answer(position.state, position.actions, rng))
        count += 1
    yield position


def finished(table: Table, seed: int) -> Position:
    """Return a game played to its end at random."""
    *_rest, last = positions(table, seed)
    return last
