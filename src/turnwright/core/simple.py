"""The short way to write a game: a state whose fields are declared by annotations, and a game around it.

Our own games generate their states from declarations (``core/fields.py``) and draw their boards by hand. A small game
needs neither: annotated fields are copied, stored and shown, hidden things are in zones, and the board is drawn from
places and tokens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, Never, Self, TypeVar, cast, get_type_hints

from turnwright.core.codec import (
    ViewData,
    decode_cards,
    decode_frames,
    encode_cards,
    encode_frames,
    flag,
    integer,
    ints,
    rows,
)
from turnwright.core.drawing import Panel, Theme
from turnwright.core.errors import BadState, UnknownStep, brief
from turnwright.core.fields import Declaration
from turnwright.core.frames import Frame, State, Step, redacted_frames
from turnwright.core.game import Game, JsonDict, Observation, Option, TableView, View
from turnwright.core.messages import Message
from turnwright.core.places import Place, letters_in, panels, with_scores
from turnwright.core.rng import Rng
from turnwright.core.seats import ALL_KNOWING, Audience, Viewer, only
from turnwright.core.simple_fields import declaration_of
from turnwright.core.text import LANGUAGES, say
from turnwright.core.verbs import Question, Verb, assemble
from turnwright.core.zones import Cards, lay_out

KINDS: Final = (int, bool, list[int], list[list[int]])
"""What a field can be."""


class SimpleState(State):
    """A table whose fields are annotated in its class: ``int``, ``bool``, or lists of a fixed length, ``list[int]`` by
    seat for example and ``list[list[int]]`` by seat and place.

    Everyone may see them; hidden things are in zones of ``cards``. The constructor takes only the number of seats and
    lays out the table as it is before the first question, with all cards in their zones. ``SimpleGame.table`` calls it,
    and the table then knows the steps of its game by name.
    """

    card_kinds: ClassVar[int] = 0
    """How many different cards there are; cards are numbered from 0."""

    def __init__(self, seats: int, cards: Cards | None = None) -> None:
        super().__init__(seats, [])
        self.cards = lay_out([]) if cards is None else cards
        self.steps: Mapping[str, Step[Never]] = {}

    def frame(self, step: str, seat: int, arg: int = 0, extra: int = 0) -> Frame:
        """Return a frame of the step called ``step``, to be pushed: ``s.then([s.frame("roll", CHANCE), …])``."""
        if step not in self.steps:
            known = ", ".join(self.steps) or "none: SimpleGame.table makes a table that knows its steps"
            raise UnknownStep(f"there is no step {brief(step)}: the steps are {known}")
        return Frame(self.steps[step], seat, arg, extra)

    def clone(self) -> Self:
        """Return an independent copy for playouts, without a log or knowledge."""
        return self._with(self.cards.clone())

    def copy(self) -> Self:
        """Return an independent copy with what every viewer knows."""
        return self._with(self.cards.copy())

    def watch(self) -> None:
        """Start tracking what every viewer knows about hidden cards."""
        self.cards.watch(self.seats)

    def redacted(self, viewer: Viewer) -> Self:
        """Return the table as ``viewer`` may see it; nothing is hidden once the game is over."""
        shown = self._with(self.cards.redacted(viewer) if self.todo else self.cards.copy())
        shown.todo = redacted_frames(self.todo, viewer)
        shown.viewer = viewer
        return shown

    def dealt(self, rng: Rng) -> Self:
        """Return a redacted table with every hidden card dealt, consistent with what its viewer knows."""
        whole = self._with(self.cards.deal(self.viewer, rng) if self.todo else self.cards.copy())
        whole.viewer = ALL_KNOWING
        return whole

    def encode(self) -> JsonDict:
        """Return all fields as JSON, secrets included."""
        data: JsonDict = {"todo": encode_frames(self.todo), "cards": encode_cards(self.cards)}
        for name in fields_of(type(self)):
            data[name] = _copied(getattr(self, name))
        return data

    def check(self) -> None:
        """Raise BadState if no game can lead to this table; by default, if cards were lost or added."""
        if _all_cards(self.cards) != _all_cards(type(self).laid_out(self.seats).cards):
            raise BadState("cards: expected each card of the game exactly once")

    @classmethod
    def laid_out(cls, seats: int) -> Self:
        """Return the table before the first question."""
        build: Any = cls
        made: Self = build(seats)
        return made

    def _with(self, cards: Cards) -> Self:
        """Return a copy with these zones."""
        other = type(self).__new__(type(self))
        SimpleState.__init__(other, self.seats, cards)
        other.todo = self.todo[:]
        other.viewer = self.viewer
        other.steps = self.steps
        for name in fields_of(type(self)):
            setattr(other, name, _copied(getattr(self, name)))
        return other


def _copied(value: Any) -> Any:
    """Return the value of a field with lists of its own."""
    if not isinstance(value, list):
        return value
    return [row[:] for row in value] if value and isinstance(value[0], list) else value[:]


def _all_cards(cards: Cards) -> list[int]:
    return sorted([card for zone in cards.zones for card in zone.cards()])


_known: dict[object, dict[str, object]] = {}


def fields_of(state: type[SimpleState]) -> dict[str, object]:
    """Return the annotated fields of a state with their types; raise TypeError for one that cannot be stored."""
    if state not in _known:
        _known[state] = _declared(state)
    return _known[state]


def _declared(state: type[SimpleState]) -> dict[str, object]:
    inherited = get_type_hints(SimpleState)
    fields = {name: kind for name, kind in get_type_hints(state).items() if name not in inherited}
    for name, kind in fields.items():
        if kind not in KINDS:
            kinds = "int, bool, list[int] or list[list[int]]"
            raise TypeError(f"{state.__name__}.{name}: a field is {kinds}; put hidden things into zones")
    return fields


T = TypeVar("T", bound=SimpleState)


class SecretDraw(Question[T]):
    """Ask chance for a card that only the seat ``arg`` of the frame may know.

    It is private: otherwise the question would be skipped once all cards left in the deck are alike, and everyone
    would know them.
    """

    def __init__(self, name: str, rule: int, answers: list[Verb[T]]) -> None:
        super().__init__(name, rule, answers, private=True)

    def audience(self, s: T, f: Frame) -> Audience:
        """Return who may know the answer."""
        return only(f.arg)


def _rows(data: JsonDict, name: str, laid_out: list[list[int]]) -> list[list[int]]:
    """Return a field of lists, each as long as on the table that is laid out."""
    read = rows(data, name, len(laid_out))
    for place, (row, like) in enumerate(zip(read, laid_out, strict=True)):
        if len(row) != len(like):
            raise BadState(f"{name}[{place}]: expected {len(like)} numbers, not {len(row)}")
    return read


class SimpleGame(Game[T]):
    """A game whose table is a SimpleState; subclasses implement ``start``, ``scores`` and ``places``.

    The constructor takes all steps, in any order; they refer to each other by name (``SimpleState.frame``). A subclass
    that sets ``steps`` and ``vocabulary`` itself passes none.
    """

    state: type[T]
    options: tuple[Option, ...] = ()

    def __init__(self, steps: Sequence[Step[T]] | None = None) -> None:
        if steps is None:
            return
        names = [step.name for step in steps]
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise ValueError(f"two steps are called {twice[0]!r}")
        self.steps = cast("list[Step[State]]", list(steps))
        self.vocabulary = assemble(self.steps)

    def table(self, seats: int) -> T:
        """Return the table as it is laid out, with the steps of this game by name."""
        s = self.state.laid_out(seats)
        s.steps = {step.name: cast("Step[Never]", step) for step in self.steps}
        return s

    def places(self, s: T) -> list[Place]:
        """Return where everything is drawn, as the viewer of the redacted table ``s`` may see it."""
        raise NotImplementedError

    def redacted(self, s: T, viewer: Viewer) -> T:
        """Return what ``viewer`` sees."""
        return s.redacted(viewer)

    def deal(self, observation: Observation[T], rng: Rng) -> T:
        """Return a table that is consistent with what was observed."""
        return self.shown(observation.view).dealt(rng)

    def shown(self, view: View) -> T:
        """Return the redacted table inside a view."""
        assert isinstance(view, TableView)
        table: T = view.table
        return table

    def encode(self, s: T) -> JsonDict:
        """Return the table as JSON."""
        return s.encode()

    def decode(self, data: JsonDict, seats: int, options: JsonDict) -> T:
        """Return the table that ``encode`` wrote; BadState says what is wrong."""
        s = self.table(seats)
        for name, kind in fields_of(self.state).items():
            if kind is int:
                setattr(s, name, integer(data, name))
            elif kind is bool:
                setattr(s, name, flag(data, name))
            elif kind == list[int]:
                setattr(s, name, ints(data, name, len(getattr(s, name))))
            else:
                setattr(s, name, _rows(data, name, getattr(s, name)))
        s.cards = decode_cards(data, "cards", s.cards, seats, self.state.card_kinds)
        s.todo = decode_frames(self.steps, data, "todo", seats)
        if not isinstance(data, ViewData):
            s.check()
        return s

    def declared(self, s: T) -> Declaration:
        """Return the annotated fields, without bounds, and the zones by number (``core/simple_fields.py``)."""
        return declaration_of(s, list(fields_of(self.state)), self.seat_counts)

    def scores_open(self, s: T) -> bool:
        """Return True: fields are public, and so are the scores computed from them."""
        return True

    def winners(self, s: T) -> list[int]:
        """Return the seats with the highest score."""
        scores = [score or 0 for score in self.scores(s)]
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def all_places(self, s: T) -> list[Place]:
        """Return the places, and the scores of seats that have no place of their own."""
        return with_scores(self.places(s), self.scores(s) if self.scores_open(s) or not s.todo else [None] * s.seats)

    def panels(self, view: View, theme: Theme) -> list[Panel]:
        """Draw the places."""
        s = self.shown(view)
        game = cast("Game[State]", self)
        return panels(self.all_places(s), s.seats, s.viewer, theme, lambda label: _letters(game, label))


@lru_cache(1024)
def _letters(game: Game[State], label: Message) -> int:
    """Return how many letters a line needs for a label, in the language in which it is longest."""
    return max([letters_in(say(game, label, lang)) for lang in LANGUAGES])
