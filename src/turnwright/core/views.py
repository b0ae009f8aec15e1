"""What one seat or a watcher may see, what a seat has seen so far, and what it may believe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from turnwright.core.engine import offered, question
from turnwright.core.errors import EmptyQuestion
from turnwright.core.frames import State
from turnwright.core.json_types import JsonDict
from turnwright.core.messages import Message
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER, Viewer

if TYPE_CHECKING:
    from turnwright.core.game import Game

W = TypeVar("W", bound=State)

MOST_DEALS: Final = 20_000
"""How many tables are dealt at most before one must fit a question that only some hands can be asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat (or a watcher) may see, built from what is declared public or its own."""

    seat: Viewer

    def encode(self) -> JsonDict:
        """Return the view as JSON, the only form in which it leaves the process."""
        raise NotImplementedError


class TableView(View, Generic[W]):
    """The table as one viewer may see it: a redacted state."""

    def __init__(self, game: Game[W], table: W) -> None:
        self.seat = table.viewer
        self.game = game
        self.table = table

    def encode(self) -> JsonDict:
        """Return the table with null for everything that its viewer may not see."""
        from turnwright.core.codec import hide

        shown = hide(self.game.encode(self.table))
        assert isinstance(shown, dict)
        return {"viewer": None if self.seat == WATCHER else self.seat, **shown}


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[W]):
    """Everything a seat has seen: what a person at the table could know and a bot may use."""

    def __init__(self, seats: int, options: JsonDict, view: View, log: list[Message]) -> None:
        self.seats = seats
        self.options = options
        self.view = view
        self.log = log


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(Generic[W]):
    """The positions that are consistent with what a seat has seen."""

    def deal(self, rng: Rng) -> W:
        """Return one of them, with the right frequency."""
        raise NotImplementedError


class Dealing(Belief[W]):
    """The positions that a game deals from an observation and in which the open question can be answered."""

    def __init__(self, game: Game[W], observation: Observation[W]) -> None:
        self.game = game
        self.observation = observation

    def deal(self, rng: Rng) -> W:
        """Return one of them; the question itself may reveal what its seat holds."""
        for _deal in range(MOST_DEALS):
            s = self.game.deal(self.observation, rng)
            if not s.todo or offered(s):
                return s
        raise EmptyQuestion(f"{question(s)} has no answer in any of {MOST_DEALS:,} tables dealt from a view")
