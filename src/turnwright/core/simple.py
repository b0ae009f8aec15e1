"""The short way to write a game: a state whose fields are declared by annotations, and a game around it.

Our own games generate their states from declarations (``core/fields.py``) and draw their boards by hand. A small game
needs neither: annotated fields are copied, stored and shown, hidden things are in zones, and the board is drawn from
places and tokens.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, TypeVar, get_type_hints

from turnwright.core.codec import (
    ViewData,
    decode_cards,
    decode_frames,
    encode_cards,
    encode_frames,
    flag,
    integer,
    ints,
)
from turnwright.core.drawing import Panel, Theme
from turnwright.core.errors import BadState
from turnwright.core.frames import Frame, State, redacted_frames
from turnwright.core.game import Game, JsonDict, Observation, Option, TableView, View
from turnwright.core.places import Place, panels
from turnwright.core.rng import Rng
from turnwright.core.seats import ALL_KNOWING, Audience, Viewer, only
from turnwright.core.verbs import Question, Verb
from turnwright.core.zones import Cards


class SimpleState(State):
    """A table whose fields are annotated in its class: ``int``, ``bool``, or ``list[int]`` of a fixed length.

    Everyone may see them; hidden things are in zones of ``cards``. The constructor takes only the number of seats and
    lays out the table as it is before the first question, with all cards in their zones.
    """

    card_kinds: ClassVar[int] = 0
    """How many different cards there are; cards are numbered from 0."""

    def __init__(self, seats: int, cards: Cards) -> None:
        super().__init__(seats, [])
        self.cards = cards

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
            value = getattr(self, name)
            data[name] = list(value) if isinstance(value, list) else value
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
        for name in fields_of(type(self)):
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        return other


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
        if kind not in (int, bool, list[int]):
            raise TypeError(f"{state.__name__}.{name}: a field is int, bool or list[int]; put hidden things into zones")
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


class SimpleGame(Game[T]):
    """A game whose table is a SimpleState; subclasses implement ``start``, ``scores`` and ``places``."""

    state: type[T]
    options: tuple[Option, ...] = ()

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
        s = self.state.laid_out(seats)
        for name, kind in fields_of(self.state).items():
            if kind is int:
                setattr(s, name, integer(data, name))
            elif kind is bool:
                setattr(s, name, flag(data, name))
            else:
                setattr(s, name, ints(data, name, len(getattr(s, name))))
        s.cards = decode_cards(data, "cards", s.cards, seats, self.state.card_kinds)
        s.todo = decode_frames(self.steps, data, "todo", seats)
        if not isinstance(data, ViewData):
            s.check()
        return s

    def scores_open(self, s: T) -> bool:
        """Return True: fields are public, and so are the scores computed from them."""
        return True

    def winners(self, s: T) -> list[int]:
        """Return the seats with the highest score."""
        scores = [score or 0 for score in self.scores(s)]
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def panels(self, view: View, theme: Theme) -> list[Panel]:
        """Draw the places."""
        s = self.shown(view)
        return panels(self.places(s), s.seats, s.viewer, theme)
