"""The readable notation of a position: one dialect for all games, complete, checked, and read back equal.

    turnwright-position: 1
    game: root
    seats: 2
    options: {factions="marquise,eyrie"}
    warriors: {0={1=2 3=1} 1={5=4}}
    next: daylight{seat=0}

A field that is not said has the value it has in the table's ``ground``, usually the table before the first question,
or follows from the others (``Notation.complete``). See docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any, Final, Generic, cast

from turnwright.core.chance import Dealer
from turnwright.core.codec import ViewData, hide
from turnwright.core.errors import BadNotation, GameError, RedactedState, brief
from turnwright.core.frames import State
from turnwright.core.game import Game, Json, JsonDict, View, W
from turnwright.core.notation_header import FORMAT, VERSION, header_of, table_of
from turnwright.core.notation_text import Braced, Listed, Tree, Word, parsed, written, wrong
from turnwright.core.notation_zones import KNOWS, STATEMENTS, ZONES, ZoneTeller, teller
from turnwright.core.position import Position
from turnwright.core.seats import CHANCE, WATCHER
from turnwright.core.spelling import (
    KIND,
    PLAIN,
    UNSEEN,
    Names,
    Spelling,
    Spellings,
    meant,
    nothing_hidden,
    numbered,
    object_told,
    told,
)
from turnwright.core.starts import track_cards
from turnwright.core.zones import UNKNOWN, Cards

__all__ = ["FORMAT", "VERSION", "Notation", "SetUp", "read", "write_state", "write_view"]

NEXT: Final = "next"
NOTHING: Final = "nothing"
_TODO: Final = "todo"
_CARDS: Final = "cards"
_Said = list[tuple[str, Tree]]


class Notation(Generic[W]):
    """How positions of one game are written.

    rests  the fields that ``complete`` fills in unless they are said; the zone ``x`` is said as ``zones.x``
    bases  the fields on which ``ground`` depends
    """

    rests: tuple[str, ...] = ()
    bases: tuple[str, ...] = ()

    def __init__(self, game: Game[W]) -> None:
        self.game = game

    def spellings(self, seats: int, options: JsonDict) -> Spellings:
        """Return how fields are spelled; those left out are plain numbers."""
        return {}

    def ground(self, seats: int, options: JsonDict, said: JsonDict) -> W:
        """Return the table whose fields those have that are not ``said``."""
        return self.game.start(seats, options)

    def complete(self, s: W, said: Collection[str]) -> None:
        """Fill in what follows from the fields that are ``said``."""


class SetUp:
    """A position as it was read. ``viewer`` is None for a whole position, else who sees it so."""

    def __init__(self, game: Game[State], seats: int, options: JsonDict, viewer: int | None, data: JsonDict) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.viewer = viewer
        self._data = data

    @property
    def state(self) -> State:
        """The whole table; RedactedState if only a viewer's part of it is known."""
        if self.viewer is not None:
            raise RedactedState("this is what one viewer sees: it can be looked at, but not played on")
        return self.game.decode(self._data, self.seats, self.options)

    def view(self, viewer: int = WATCHER) -> View:
        """Return what ``viewer`` sees; in a position that was written as a view, what its viewer sees."""
        if self.viewer is None:
            return self.game.view(self.state, viewer)
        return self.game.read_view(self._data, self.seats, self.options)

    def position(self, dealer: Dealer | None = None, settle: bool = True) -> Position:
        """Return a game that begins here."""
        return Position.from_state(self.game, self.state, self.options, dealer, settle)


def write_state(game: Game[W], s: W, options: JsonDict | None = None) -> str:
    """Return a whole position, secrets included, as text; ``options`` are the table's, if not the defaults."""
    of_any = cast("Game[State]", game)
    writer = _Dialect(of_any, s.seats, game.check_options(options or {}))
    data = game.encode(s)
    said = writer.statements(data, None)
    attempts: list[Callable[[_Said], _Said | None]] = [writer.without_empty_zones]
    attempts += [partial(_without, name=name) for name in writer.attempts()]
    for attempt in attempts:
        less = attempt(said)
        if less is not None and _means(writer.text(less, None), data):
            said = less
    return writer.text(said, None)


def write_view(game: Game[W], view: View, seats: int, options: JsonDict | None = None) -> str:
    """Return a position as a viewer sees it as text, with ``?`` for everything hidden."""
    writer = _Dialect(cast("Game[State]", game), seats, game.check_options(options or {}))
    data = view.encode()
    return writer.text(writer.statements({key: value for key, value in data.items() if key != "viewer"}, view), view)


def read(text: str) -> SetUp:
    """Return the position that ``text`` describes; the error names the line, and what is wrong there."""
    statements = parsed(text)
    header = header_of(statements)
    fields = statements[len(header) :]
    game, seats, options, viewer = table_of(header)
    dialect = _Dialect(game, seats, options)
    lines = {ZONES: 0}
    for name, _tree in reversed(fields):
        lines[name.text] = name.line
    try:
        return SetUp(game, seats, options, viewer, dialect.meant(fields, viewer))
    except BadNotation:
        raise
    except GameError as problem:
        field = str(problem).partition(":")[0].partition("[")[0]
        line = lines.get({_TODO: NEXT, _CARDS: ZONES, "knowledge": KNOWS}.get(field, field), 0)
        raise BadNotation(str(problem), line) from None
    except Exception as problem:
        raise BadNotation(f"no game leads here: {brief(f'{type(problem).__name__}: {problem}')}") from None


class _Dialect:
    """Writes and reads the fields of one table."""

    def __init__(self, game: Game[State], seats: int, options: JsonDict) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.notation = game.notation()
        self.spellings = self.notation.spellings(seats, options)
        self.players = numbered("seat", seats, others={CHANCE: "chance"})
        first = game.start(seats, options)
        self.fields = [*game.encode(first)]
        empty = getattr(first, "cards", None)
        self.zones: ZoneTeller | None = teller(empty, seats, self.spellings) if isinstance(empty, Cards) else None

    # Writing.

    def statements(self, data: JsonDict, view: View | None) -> _Said:
        """Return what is to be said of an encoded state or view."""
        ground = self.game.encode(self.notation.ground(self.seats, self.options, data))
        found: _Said = []
        for key, value in data.items():
            if key == _TODO:
                continue
            if key == _CARDS and self.zones is not None:
                found.extend(self.zones.told(value, ground[key]).items())
            elif value != ground.get(key) or key in (*self.notation.rests, *self.notation.bases):
                found.append((key, told(value, self.spellings.get(key, PLAIN), self.spellings)))
        todo = data[_TODO]
        assert isinstance(todo, list)
        if todo != ground[_TODO] or _TODO in self.notation.rests:
            found.extend([(NEXT, self._frame_told(frame)) for frame in reversed(todo)] or [(NEXT, Word(NOTHING))])
        return found if view is not None else [(key, nothing_hidden(tree)) for key, tree in found]

    def without_empty_zones(self, statements: _Said) -> _Said:
        """Return the statements without zones that are empty."""
        return [
            (one, Braced("", [entry for entry in tree.entries if entry[1] != Listed([])]))
            if one == ZONES and isinstance(tree, Braced)
            else (one, tree)
            for one, tree in statements
        ]

    def attempts(self) -> list[str]:
        """Return the fields and zones that may follow from the others."""
        zones = [] if self.zones is None else [f"{ZONES}.{name}" for name in self.zones.zones.words]
        return [*self.notation.rests, *zones, KNOWS]

    def _frame_told(self, frame: Any) -> Tree:
        name, seat, arg, extra, *payload = frame
        entries: list[tuple[Word, Tree | None]] = [(Word("seat"), Word(self.players.name(seat)))]
        for key, number in (("arg", arg), ("extra", extra)):
            if number != 0:
                entries.append((Word(key), told(number, self.spellings.get(f"{name}.{key}", PLAIN), {})))
        if payload:
            entries.append((Word("payload"), object_told(payload[0], self._payload_kind(name), self.spellings)))
        return Braced(name, entries)

    def text(self, statements: _Said, view: View | None) -> str:
        """Return the whole text."""
        chosen = {name: value for name, value in self.options.items() if value != self.game.check_options({})[name]}
        lines = [(FORMAT, Word(VERSION)), ("game", Word(self.game.name)), ("seats", Word(str(self.seats)))]
        options = [(Word(name), told(value, PLAIN, {})) for name, value in chosen.items()]
        header: _Said = [*lines, *([("options", Braced("", [*options]))] if options else [])]
        if view is not None:
            header.append(("viewer", Word("watcher" if view.seat == WATCHER else str(view.seat))))
        return "".join([written(name, tree) for name, tree in [*header, *statements]])

    # Reading.

    def meant(self, fields: list[tuple[Word, Tree]], viewer: int | None) -> JsonDict:
        """Return the encoded state, or view, that the statements describe."""
        self._check_fields(fields)
        said, zones, frames = self._said(fields, viewer)
        ground = self.game.encode(self.notation.ground(self.seats, self.options, said))
        data = {key: _overlaid(value, ground[key]) for key, value in said.items()}
        data = {**ground, **data}
        if zones and self.zones is not None:
            data[_CARDS] = self.zones.meant(zones, ground[_CARDS], viewer is None)
        if frames is not None:
            data[_TODO] = frames
        if viewer is not None:
            view = ViewData({"viewer": None if viewer == WATCHER else viewer, **data})
            self.game.read_view(view, self.seats, self.options)
            return view
        s = self.game.decode(ViewData(data), self.seats, self.options)
        names = [*said, *zones, *([_TODO] if frames is not None else [])]
        if self.zones is not None:
            names += [f"{ZONES}.{self.zones.zones.name(n)}" for n in self.zones.said_zones(zones.get(ZONES))]
        self._complete(s, names, data)
        if KNOWS not in zones:
            track_cards(self.game, s)
        whole = self.game.encode(s)
        _check_numbers(whole, fields)
        self.game.decode(whole, self.seats, self.options)
        return whole

    def _complete(self, s: State, names: list[str], data: JsonDict) -> None:
        """Fill in what follows from what is said; if that fails, say what is wrong with it."""
        try:
            self.notation.complete(s, names)
        except Exception:
            self.game.decode(data, self.seats, self.options)
            raise

    def _said(
        self, fields: list[tuple[Word, Tree]], viewer: int | None
    ) -> tuple[JsonDict, dict[str, Tree], list[Json] | None]:
        """Return the values of ordinary fields, the statements about zones, and the open questions, last first."""
        said: JsonDict = {}
        zones: dict[str, Tree] = {}
        frames: list[Json] | None = None
        for name, tree in fields:
            hidden = None if viewer is not None else _first_unseen(tree)
            if hidden is not None:
                raise wrong(hidden, "a whole position hides nothing: say what is here, or 'viewer:' who sees it so")
            if name.text == NEXT:
                frames = [*self._frame_meant(tree), *(frames or [])]
                continue
            if name.text in said or name.text in zones:
                raise wrong(name, f"{brief(name.text)} is said twice")
            if self.zones is not None and name.text in STATEMENTS:
                zones[name.text] = tree
            else:
                said[name.text] = meant(tree, self.spellings.get(name.text, PLAIN), self.spellings)
        return said, zones, frames

    def _check_fields(self, fields: list[tuple[Word, Tree]]) -> None:
        """Refuse fields that the game does not have."""
        known = [NEXT, *[key for key in self.fields if key not in (_TODO, _CARDS)]]
        known += STATEMENTS if self.zones is not None else [_CARDS] if _CARDS in self.fields else []
        for name, _tree in fields:
            if name.text not in known:
                its = ", ".join(known)
                raise wrong(name, f"{self.game.name} has no field {brief(name.text)}: its fields are {its}")

    def _frame_meant(self, tree: Tree) -> list[Json]:
        """Return an open question as it is encoded; none if nothing is asked."""
        if isinstance(tree, Word) and tree.text == NOTHING:
            return []
        steps = Names("question", [step.name for step in self.game.steps])
        if not isinstance(tree, Braced) or not tree.kind:
            raise wrong(tree, f"expected a question as turn{{seat=0}}, or {NOTHING}")
        steps.place(Word(tree.kind, tree.line, tree.column))
        frame: dict[str, Json] = {"seat": CHANCE, "arg": 0, "extra": 0}
        for name, value in tree.entries:
            if value is None or name.text not in (*frame, "payload"):
                raise wrong(name, f"expected seat=, arg=, extra= or payload=, found {brief(name.text)}")
            spelled = (
                Spelling(self.players) if name.text == "seat" else self.spellings.get(f"{tree.kind}.{name.text}", PLAIN)
            )
            frame[name.text] = meant(value, spelled, self.spellings)
        payload = frame.pop("payload", None)
        if isinstance(payload, dict):
            payload = {key: value for key, value in payload.items() if key != KIND}
        return [[tree.kind, *frame.values(), *([] if payload is None else [payload])]]

    def _payload_kind(self, step: str) -> str:
        classes = [one.payload.__name__ for one in self.game.steps if one.name == step and one.payload is not None]
        return classes[0] if classes else ""


def _check_numbers(whole: JsonDict, fields: list[tuple[Word, Tree]]) -> None:
    """Refuse ``none`` for a number that there always is, and the number that stands for what is hidden."""
    for name, _tree in fields:
        if name.text in whole and hide(whole[name.text]) != whole[name.text]:
            raise wrong(name, f"{name.text}: a number is missing or too large: none and {UNKNOWN} are no values")


def _overlaid(said: Json, ground: Json) -> Json:
    """Return what is said of a list of parts or boards, with what is not said of them as in the ground."""
    if not isinstance(said, list) or not isinstance(ground, list):
        return said
    by_kind = {part[KIND]: part for part in ground if isinstance(part, dict) and KIND in part}
    if not by_kind:
        return said
    whole = [
        {**by_kind[part[KIND]], **part} if isinstance(part, dict) and part.get(KIND) in by_kind else part
        for part in said
    ]
    if len(whole) != len(ground):
        return whole
    return [usual if part is None else part for part, usual in zip(whole, ground, strict=True)]


def _without(said: _Said, name: str) -> _Said | None:
    """Return the statements without one field or zone; None if it is not said."""
    field, _dot, zone = name.partition(".")
    field = NEXT if field == _TODO else field
    if not any(one == field for one, _tree in said):
        return None
    if not zone:
        return [(one, tree) for one, tree in said if one != field]
    less: _Said = []
    for one, tree in said:
        if one == field and isinstance(tree, Braced):
            less.append((one, Braced("", [entry for entry in tree.entries if entry[0].text != zone])))
        else:
            less.append((one, tree))
    return None if less == said else less


def _means(text: str, data: JsonDict) -> bool:
    """Tell whether a text is read as this encoded state."""
    try:
        return read(text)._data == data
    except BadNotation:
        return False


def _first_unseen(tree: Tree | None) -> Word | None:
    """Return the first thing that is marked as hidden."""
    if isinstance(tree, Word):
        return tree if tree.text == UNSEEN and not tree.quoted else None
    inner = [] if tree is None else tree.items if isinstance(tree, Listed) else [value for _name, value in tree.entries]
    return next((found for item in inner if (found := _first_unseen(item)) is not None), None)
