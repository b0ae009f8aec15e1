"""The contract of a game, and the list of games there are.

A game is a subclass of ``Game`` with its tables, steps and vocabulary; everything else (records,
undo, bots, server, commands) works on any game through this contract.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from turnwright.core.actions import Vocabulary
from turnwright.core.chance import Dealer, seed_from
from turnwright.core.engine import options, run_auto_steps
from turnwright.core.errors import LONGEST, BadOption, BadRecord, CannotLeave, UnknownGame, brief
from turnwright.core.frames import State, Step
from turnwright.core.messages import Message
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER, Audience, Viewer
from turnwright.core.verbs import Meaning, Question, answering

if TYPE_CHECKING:
    from turnwright.core.drawing import Panel, Theme
    from turnwright.core.exchange import Exchange
    from turnwright.core.journal import Record
    from turnwright.core.orders import Order
    from turnwright.core.position import Position
    from turnwright.core.rulebook import RuleBook

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
JsonDict = dict[str, Json]

W = TypeVar("W", bound=State)
Scores = Sequence[int | None]

ASK: Final = -3
"""What standing orders say to a question that they do not cover."""


class Option:
    """One thing a table may decide before the game: a name, its allowed values, its default.

    rule         the ledger ruling that the default follows ("" for plain conveniences)
    each         what may be said of each seat, where the value is a list of that with commas between them
    listed       whether forms for tables of people show it; what is for self-play only is not
    names_seats  whether numbers among its values are seats, which forms count from 1
    """

    noun = "option"

    def __init__(
        self,
        name: str,
        values: tuple[Json, ...],
        default: Json,
        rule: str = "",
        each: tuple[str, ...] = (),
        listed: bool = True,
        names_seats: bool = False,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.each = each
        self.listed = listed
        self.names_seats = names_seats

    def allows(self, value: Json) -> bool:
        """Tell whether ``value`` is one of the allowed ones, and of their type."""
        return value in self.values and type(value) in {type(v) for v in self.values}

    def check(self, value: Json) -> Json:
        """Return ``value`` as the game will keep it, or say what is allowed."""
        if self.allows(value):
            return value
        given = brief(value) if isinstance(value, str) else _spell(value)
        allowed = ", ".join(_spell(v) for v in self.values)
        raise BadOption(f"{self.noun} {self.name!r} cannot be {given}: allowed are {allowed}")


class Preset:
    """Table options that belong together, under one name; the message ``preset-NAME`` is its title."""

    def __init__(self, name: str, options: JsonDict) -> None:
        self.name = name
        self.options = options


def _spell(value: Json) -> str:
    """Return ``value`` as one short line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = str(value)
    return text if text.isprintable() and len(text) <= LONGEST else f"{text[:LONGEST]!r}…"


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat (or a watcher) may see: made anew from what is declared public or its own."""

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
        """Return the table with null for all that its viewer may not see."""
        from turnwright.core.codec import hide

        shown = hide(self.game.encode(self.table))
        assert isinstance(shown, dict)
        return {"viewer": None if self.seat == WATCHER else self.seat, **shown}


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[W]):
    """All a seat was ever shown: what a person at the table could know, and a bot may use."""

    def __init__(self, seats: int, options: JsonDict, view: View, log: list[Message]) -> None:
        self.seats = seats
        self.options = options
        self.view = view
        self.log = log


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(Generic[W]):
    """The positions that fit what a seat was shown."""

    def deal(self, rng: Rng) -> W:
        """Return one of them, with the right frequency."""
        raise NotImplementedError


class Dealing(Belief[W]):
    """The positions that a game deals from what was shown, and in which the open question can be answered."""

    def __init__(self, game: Game[W], observation: Observation[W]) -> None:
        self.game = game
        self.observation = observation

    def deal(self, rng: Rng) -> W:
        """Return one of them; that a question is asked may tell what its seat holds."""
        while True:
            s = self.game.deal(self.observation, rng)
            if not s.todo or options(s):
                return s


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[W]):
    """One game: its tables and how to start, see, judge and store it."""

    name: str
    version: int
    seat_counts: range
    vocabulary: Vocabulary
    steps: list[Step[State]]
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()
    """What forms for tables offer besides the rule book as it stands."""
    orders: tuple[Order, ...] = ()
    earnings: tuple[tuple[str, str], ...] = ()
    """Log lines that add to their seat's score: id, and the argument that counts; ``source`` says by what."""
    horizon: int = 1
    """How many rounds of turns a search should look ahead before it judges a position."""
    judges_whole_turns: bool = False
    """True: turns are made of many small choices, so a bot judges one by the whole turn it begins."""
    search_by_trials: bool = False
    """True: a search compares options side by side under the same luck, instead of growing a tree."""
    random_play: JsonDict = {}  # noqa: RUF012
    """Table options that let random players come to an end, for benchmarks; none where they do by themselves."""
    menus_return: bool = False
    """True: a menu comes back after every action, so its return does not tell that an answer only prepared another."""

    def start(self, seats: int, options: JsonDict) -> W:
        """Return a new table; ``options`` are complete and checked."""
        raise NotImplementedError

    def view(self, s: W, viewer: Viewer) -> View:
        """Return what ``viewer`` may see."""
        return TableView(self, self.redacted(s, viewer))

    def redacted(self, s: W, viewer: Viewer) -> W:
        """Return ``s`` as ``viewer`` may see it."""
        raise NotImplementedError

    def read_view(self, data: JsonDict, seats: int, options: JsonDict) -> View:
        """Return the view that ``View.encode`` wrote: how a bot in another process sees a table with hidden answers."""
        from turnwright.core.codec import ViewData, viewer_in

        table = self.decode(ViewData(data), seats, options)
        table.viewer = viewer_in(data, seats)
        return TableView(self, table)

    def deal(self, observation: Observation[W], rng: Rng) -> W:
        """Return a whole table that fits what a seat was shown, each as likely as it should be."""
        raise NotImplementedError

    def scores(self, s: W) -> Scores:
        """Return each seat's score as it stands, None for a seat that has none; secret while the game runs if the rules
        say so.
        """
        raise NotImplementedError

    def scores_open(self, s: W) -> bool:
        """Tell whether everybody may see the scores while the game runs."""
        return False

    def winners(self, s: W) -> list[int]:
        """Return the winning seats of a finished game (several share a win)."""
        raise NotImplementedError

    def value(self, s: W, seat: int) -> int:
        """Return how good the position is for ``seat``, in thousandths of a point (see heuristics)."""
        raise NotImplementedError

    def final_value(self, s: W, seat: int) -> int:
        """Return how good the end of the game is for ``seat``, in thousandths of a point: its score."""
        score = self.scores(s)[seat]
        return 0 if score is None else 1000 * score

    def typical(self, s: W, seat: int, actions: list[int]) -> int:
        """Return the place of the answer that stands for what chance or another seat may answer while ``seat`` finishes
        a turn in its mind, -1 if it is better to judge before that; asked where ``judges_whole_turns`` is true.
        """
        return -1

    def prior(self, s: W, actions: list[int]) -> list[int]:
        """Return how promising each option looks at a glance, as positive weights; all equal if unknown."""
        return [1] * len(actions)

    def turn(self, s: W) -> int:
        """Return how many turns have begun, for searches that look whole turns ahead (0: the game counts none)."""
        return 0

    def round(self, s: W) -> int:
        """Return the number of the round under way, for charts (0: before the first, or the game counts none)."""
        return 0

    def belief(self, observation: Observation[W]) -> Belief[W]:
        """Return what ``observation.view.seat`` may believe, from what it was observation alone."""
        return Dealing(self, observation)

    def encode(self, s: W) -> JsonDict:
        """Return the whole state as JSON (never sent to a seat)."""
        raise NotImplementedError

    def decode(self, data: JsonDict, seats: int, options: JsonDict) -> W:
        """Return the state that ``encode`` wrote."""
        raise NotImplementedError

    def upgrade(self, record: Record) -> Record:
        """Return ``record``, written by an older version of this game, as this version would have written it."""
        raise BadRecord(f"{self.name} {self.version} cannot read records of version {record.header.version}")

    def leave(self, s: W, seat: int) -> None:
        """Take ``seat`` out of a running game, whoever is asked: it is asked nothing any more, and the others go on."""
        raise CannotLeave(f"{self.name} cannot go on without a seat")

    def audience(self, s: W) -> Audience:
        """Return who may know the answer to the open question."""
        f = s.todo[-1]
        return f.step.audience(s, f)

    def obey(self, s: W, orders: JsonDict) -> int:
        """Return how standing orders (complete and checked) answer the open question, or ASK.

        The answer may rest on what the asked seat knows; whether there is one, only on what everybody knows.
        """
        return ASK

    def obey_blind(self, view: View, orders: JsonDict) -> int:
        """Return the same at a private question, from the watchers' ``view``: legal whatever the seat holds."""
        return ASK

    def label(self, s: W, action: int) -> Message:
        """Return what a button for ``action``, an answer to the open question, says."""
        f = s.todo[-1]
        verb = answering(f.step, action)
        return verb.label(s, f, action - verb.base)

    def meaning(self, s: W, action: int) -> Meaning | None:
        """Return what ``action``, an answer to the open question, means to the asked seat; None if nobody has said."""
        f = s.todo[-1]
        if not isinstance(f.step, Question):
            return None
        verb = answering(f.step, action)
        return verb.meaning(s, f, action - verb.base)

    def outlook(self, s: W, action: int) -> list[Message]:
        """Return what is worth knowing before ``action``, an answer to the open question, is given."""
        f = s.todo[-1]
        if not isinstance(f.step, Question):
            return []
        verb = answering(f.step, action)
        return verb.outlook(s, f, action - verb.base)

    def target(self, action: int) -> str:
        """Return the id of the drawn element ``action`` points at ("" if it has no place); verbs of one word agree."""
        for step in self.steps:
            if isinstance(step, Question):
                for verb in step.answers:
                    if verb.base <= action < verb.base + verb.size:
                        return verb.target(action - verb.base)
        return ""

    def panels(self, view: View, theme: Theme) -> list[Panel]:
        """Return the drawing of ``view`` in the colours of ``theme``."""
        raise NotImplementedError

    def exchange(self) -> Exchange | None:
        """Return the form in which games are exchanged with other engines, None if there is none."""
        return None

    @property
    def rulebook(self) -> RuleBook:
        """The ledger of this game."""
        from turnwright.core.rulebook import load

        return load(self.name)

    def catalogue(self, lang: str) -> str:
        """Return the game's own texts in ``lang``, as Fluent source: those of all its files named ``*.LANG.ftl``."""
        folder = files("turnwright.games").joinpath(self.name)
        parts = sorted([path for path in folder.iterdir() if path.name.endswith(f".{lang}.ftl")], key=lambda p: p.name)
        return "\n".join([path.read_text(encoding="utf-8") for path in parts])

    def check_options(self, given: JsonDict) -> JsonDict:
        """Return all options with ``given`` checked and defaults filled in."""
        return self._checked(self.options, given, Option.noun)

    def check_orders(self, given: JsonDict) -> JsonDict:
        """Return all standing orders with ``given`` checked; the others ask."""
        from turnwright.core.orders import Order

        return self._checked(self.orders, given, Order.noun)

    def _checked(self, declared: Sequence[Option], given: JsonDict, noun: str) -> JsonDict:
        if not given:
            return {option.name: option.default for option in declared}
        known = {option.name: option for option in declared}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.name} has no {noun} {brief(name)}: there are {', '.join(known) or 'none'}")
        return {name: o.check(given[name]) if name in given else o.default for name, o in known.items()}

    def check_seats(self, seats: int) -> int:
        """Return ``seats`` if the game can be played by so many."""
        if seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise BadOption(f"{self.name} is for {low} to {high} seats, not {seats}")
        return seats

    def new_state(self, seats: int, options: JsonDict | None = None) -> W:
        """Return a new table for bots and benchmarks: checked options, no record, nobody told."""
        s = self.start(self.check_seats(seats), self.check_options(options or {}))
        run_auto_steps(s)
        return s

    def new(
        self,
        seats: int,
        seed: int | str | bytes | None = None,
        options: JsonDict | None = None,
        by_hand: bool = False,
    ) -> Position:
        """Return a new table-top; ``seed`` None takes a fresh one, ``by_hand`` lets the caller roll and draw."""
        from turnwright.core.position import Position

        dealer = None if by_hand else Dealer(seed_from(seed))
        return Position(cast("Game[State]", self), seats, options or {}, dealer)


GAMES = ("small_world", "terra_mystica", "root", "mythotopia")
"""The games of this project, in the order in which they are offered: the easiest to learn first."""
_registered: dict[str, Game[State]] = {}


def register(g: Game[W]) -> None:
    """Make a game known by its name (an own fifth game calls this)."""
    _registered[g.name] = g  # type: ignore[assignment]


def names() -> list[str]:
    """Return the games there are: ours, then those that were registered besides."""
    return [*GAMES, *[name for name in _registered if name not in GAMES]]


def find(name: str) -> Game[State]:
    """Return the game called ``name``."""
    if name not in _registered and name in GAMES:
        import_module(f"turnwright.games.{name}")
    if name not in _registered:
        raise UnknownGame(f"no game {brief(name)}: there are {', '.join(sorted(names()))}")
    return _registered[name]
