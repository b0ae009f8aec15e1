"""The interface of a game, and the list of games.

A game is a subclass of ``Game`` with its tables, steps and vocabulary; everything else (records,
undo, bots, server, commands) works with any game through this interface.
Games import options, JSON types and views from here, too; their homes are ``options``, ``json_types`` and ``views``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from sys import modules
from typing import TYPE_CHECKING, Final, Generic, cast

from mypy_extensions import mypyc_attr

from turnwright.core.actions import Vocabulary
from turnwright.core.chance import Dealer, seed_from
from turnwright.core.clicks import Clicks
from turnwright.core.engine import run_auto_steps
from turnwright.core.errors import BadOption, BadRecord, CannotLeave, UnknownGame, brief
from turnwright.core.events import Event, Shown
from turnwright.core.frames import State, Step
from turnwright.core.json_types import Json as Json
from turnwright.core.json_types import JsonDict as JsonDict
from turnwright.core.judge import Judge
from turnwright.core.messages import Message
from turnwright.core.options import Option as Option
from turnwright.core.options import Preset as Preset
from turnwright.core.rng import Rng
from turnwright.core.seats import Audience, Viewer
from turnwright.core.verbs import Meaning, Question, answering
from turnwright.core.views import Belief as Belief
from turnwright.core.views import Dealing
from turnwright.core.views import Observation as Observation
from turnwright.core.views import TableView as TableView
from turnwright.core.views import View as View
from turnwright.core.views import W as W

if TYPE_CHECKING:
    from turnwright.core.drawing import Panel, PanelPlan, Theme
    from turnwright.core.exchange import Exchange
    from turnwright.core.fields import Declaration
    from turnwright.core.journal import Record
    from turnwright.core.notation import Notation
    from turnwright.core.orders import Order
    from turnwright.core.position import Position
    from turnwright.core.rulebook import RuleBook
    from turnwright.core.spaces import Space

Scores = Sequence[int | None]

ASK: Final = -3
"""What standing orders return for a question that they do not cover."""
PICTURE: Final = "picture.webp"
"""The file with the picture of a game in its package."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[W]):
    """One game: its tables, and how to start, view and store it."""

    name: str
    version: int
    seat_counts: range
    vocabulary: Vocabulary
    steps: list[Step[State]]
    options: tuple[Option, ...]
    seats_may_leave = False
    """Whether the others can play on without a seat (``leave``)."""
    minutes: tuple[int, int] = (0, 0)
    """How long a game among people takes, at least and at most, in minutes (0: unknown)."""
    presets: tuple[Preset, ...] = ()
    """What forms offer in addition to the plain rule book."""
    orders: tuple[Order, ...] = ()
    earnings: tuple[tuple[str, str], ...] = ()
    """Log lines that add to a seat's score: id, and the argument with the amount; ``source`` says what for."""
    events: Mapping[str, Shown] = {}
    """What log lines show, by the id of their message."""
    random_play: JsonDict = {}  # noqa: RUF012
    """Table options with which random games end, for benchmarks; empty if they end anyway."""
    declaration: Declaration | None = None
    """What is declared of the fields of a state, its parts and payloads."""
    _targets: list[list[str]] | None = None

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
        """Return the view that ``View.encode`` wrote, for a bot in another process in a game with hidden answers."""
        from turnwright.core.codec import ViewData, viewer_in

        table = self.decode(ViewData(data), seats, options)
        table.viewer = viewer_in(data, seats)
        return TableView(self, table)

    def deal(self, observation: Observation[W], rng: Rng) -> W:
        """Return a whole table that is consistent with an observation, with the right probability."""
        raise NotImplementedError

    def scores(self, s: W) -> Scores:
        """Return each seat's current score, None for a seat without one. Scores may be secret while the game runs."""
        raise NotImplementedError

    def scores_open(self, s: W) -> bool:
        """Tell whether everyone may see the scores while the game runs."""
        return False

    def winners(self, s: W) -> list[int]:
        """Return the winning seats of a finished game (several share a win)."""
        raise NotImplementedError

    def leading(self, s: W, among: Sequence[int]) -> list[int]:
        """Return those ``among`` the seats who would win if the game ended here: those with the highest score."""
        scores = self.scores(s)
        ranks = {seat: (score is not None, score or 0) for seat, score in enumerate(scores) if seat in among}
        return [seat for seat in among if ranks[seat] == max(ranks.values())]

    def judge(self) -> Judge[W]:
        """Return what judges positions and options for bots, unless they bring their own; by default the scores."""
        return Judge(self)

    def turn(self, s: W) -> int:
        """Return how many turns have begun, for searches that look whole turns ahead (0: the game counts none)."""
        return 0

    def round(self, s: W) -> int:
        """Return the number of the current round, for charts (0: before the first, or the game counts none)."""
        return 0

    def belief(self, observation: Observation[W]) -> Belief[W]:
        """Return what ``observation.view.seat`` may believe, from its observation alone."""
        return Dealing(self, observation)

    def encode(self, s: W) -> JsonDict:
        """Return the whole state as JSON (never sent to a seat)."""
        raise NotImplementedError

    def decode(self, data: JsonDict, seats: int, options: JsonDict) -> W:
        """Return the state that ``encode`` wrote."""
        raise NotImplementedError

    def told_at_start(self, s: W) -> list[Message]:
        """Return what the log tells everybody at the start of a set-up game, because it follows from a log that is not
        there: what a belief counts from the log.
        """
        return []

    def mixed_zones(self, seats: int) -> list[list[int]]:
        """Return lists of zones whose cards could be in each other's place, for tables that are set up in the middle of
        a game; zones that are in no list form one more.
        """
        return []

    def notation(self) -> Notation[W]:
        """Return how positions of this game are written as text."""
        from turnwright.core.notation import Notation

        return Notation(self)

    def upgrade_start(self, record: Record) -> Record:
        """Return a record that begins from a set-up position of an older version, as this version would have written
        it.
        """
        old = record.header.version
        raise BadRecord(f"{self.name} {self.version} cannot read positions that were set up in version {old}", 1)

    def declared(self, s: W) -> Declaration:
        """Return what is declared of the fields of ``s``, from which observations follow."""
        from turnwright.core.spaces import no_declaration

        if self.declaration is None:
            raise no_declaration(self)
        return self.declaration

    def space(self, seats: int, options: JsonDict | None = None) -> Space:
        """Return the observations of views as numbers: their blocks, and what writes them into a buffer."""
        from turnwright.core.spaces import space_of

        return space_of(self, seats, options or {})

    def upgrade(self, record: Record) -> Record:
        """Return ``record``, written by an older version of this game, as this version would have written it."""
        raise BadRecord(f"{self.name} {self.version} cannot read records of version {record.header.version}")

    def leave(self, s: W, seat: int) -> None:
        """Remove ``seat`` from a running game, whoever is asked: it is not asked again, and the others continue."""
        raise CannotLeave(f"{self.name} cannot continue without a seat")

    def audience(self, s: W) -> Audience:
        """Return who may know the answer to the open question."""
        f = s.todo[-1]
        return f.step.audience(s, f)

    def obey(self, s: W, orders: JsonDict) -> int:
        """Return how standing orders (complete and checked) answer the open question, or ASK.

        The answer may depend on what the asked seat knows; whether there is one, only on what everyone knows.
        """
        return ASK

    def obey_blind(self, view: View, orders: JsonDict) -> int:
        """Return the same for a private question, from the watchers' ``view``: legal whatever the seat holds."""
        return ASK

    def label(self, s: W, action: int) -> Message:
        """Return the label of a button for ``action``, an answer to the open question."""
        f = s.todo[-1]
        verb = answering(f.step, action)
        return verb.label(s, f, action - verb.base)

    def meaning(self, s: W, action: int) -> Meaning | None:
        """Return what ``action``, an answer to the open question, means for the asked seat; None if unknown."""
        f = s.todo[-1]
        if not isinstance(f.step, Question):
            return None
        verb = answering(f.step, action)
        return verb.meaning(s, f, action - verb.base)

    def outlook(self, s: W, action: int) -> list[Message]:
        """Return what is worth knowing before ``action``, an answer to the open question, is made."""
        f = s.todo[-1]
        if not isinstance(f.step, Question):
            return []
        verb = answering(f.step, action)
        return verb.outlook(s, f, action - verb.base)

    def prospects(self, s: W, seat: int) -> list[Message]:
        """Return what ``seat`` can expect if nothing changes, from its view, such as income if its turn ended now."""
        return []

    def sources(self, s: W, action: int) -> list[str]:
        """Return the drawn elements that ``action``, an answer to the open question, starts from."""
        f = s.todo[-1]
        if not isinstance(f.step, Question):
            return []
        verb = answering(f.step, action)
        return verb.sources(s, f, action - verb.base)

    def ends(self, s: W) -> dict[str, str]:
        """Return the drawn elements that the open question is about, each as SOURCE or TARGET."""
        f = s.todo[-1]
        return f.step.ends(s, f)

    def target(self, action: int) -> str:
        """Return the id of the main drawn element that ``action`` points at ("" for none)."""
        targets = self.targets(action)
        return targets[0] if targets else ""

    def targets(self, action: int) -> list[str]:
        """Return all drawn elements that ``action`` points at, the main one first; verbs of one word must agree."""
        if self._targets is None:
            self._targets = self._find_targets()
        return self._targets[action]

    def _find_targets(self) -> list[list[str]]:
        found: dict[int, list[str]] = {}
        for step in self.steps:
            if isinstance(step, Question):
                for verb in step.answers:
                    for n in range(verb.size):
                        if verb.base + n not in found:
                            found[verb.base + n] = verb.targets(n)
        return [found.get(action, []) for action in range(len(self.vocabulary))]

    def clicks(self) -> Clicks[W]:
        """Return what clicks on things mean that cannot be chosen now."""
        return Clicks({})

    def event(self, message: Message) -> Event | None:
        """Return what a log line shows, or None if it shows nothing."""
        shown = self.events.get(message.id)
        return None if shown is None else shown.of(message)

    def face_names(self) -> list[str]:
        """Return the names of all pictures of cards; a server draws them at its start, so that how long a request for
        one takes does not tell whether somebody holds it.
        """
        return []

    def face(self, name: str) -> str:
        """Return the picture that an event names (the face of a die, a card), or "" if there is none."""
        return ""

    def panels(self, view: View, theme: Theme) -> list[Panel]:
        """Return the drawing of ``view`` in the colours of ``theme``."""
        raise NotImplementedError

    def panel_plans(self, view: View, theme: Theme) -> list[PanelPlan]:
        """Return how to draw the panels of ``view``; a server draws what is not personal once for all viewers."""
        from turnwright.core.drawing import as_drawn

        return [as_drawn(panel) for panel in self.panels(view, theme)]

    def seat_colours(self, view: View) -> list[str]:
        """Return the current colour of each seat, "" (or no entry) if it is the seat's own; for instance that of its
        faction. Lists, logs and charts use it.
        """
        return []

    def exchange(self) -> Exchange | None:
        """Return the format in which games are exchanged with other programs, or None."""
        return None

    @property
    def package(self) -> str:
        """The package with the rule book and the texts of this game: the package of its class."""
        return modules[type(self).__module__].__package__ or ""

    @property
    def rulebook(self) -> RuleBook:
        """The ledger of this game."""
        from turnwright.core.rulebook import load

        return load(self.package)

    def catalogue(self, lang: str) -> str:
        """Return the game's own texts in ``lang`` as Fluent source, from all its files named ``*.LANG.ftl``."""
        folder = files(self.package)
        parts = sorted([path for path in folder.iterdir() if path.name.endswith(f".{lang}.ftl")], key=lambda p: p.name)
        return "\n".join([path.read_text(encoding="utf-8") for path in parts])

    def picture(self) -> bytes:
        """Return a small picture of a running game as WebP; empty if there is none."""
        path = files(self.package).joinpath(PICTURE)
        return path.read_bytes() if path.is_file() else b""

    def check_options(self, chosen: JsonDict) -> JsonDict:
        """Return all options, with ``chosen`` checked and defaults filled in."""
        return self._checked(self.options, chosen, Option.noun)

    def check_orders(self, chosen: JsonDict) -> JsonDict:
        """Return all standing orders, with ``chosen`` checked; the others ask."""
        from turnwright.core.orders import Order

        return self._checked(self.orders, chosen, Order.noun)

    def _checked(self, declared: Sequence[Option], chosen: JsonDict, noun: str) -> JsonDict:
        if not chosen:
            return {option.name: option.default for option in declared}
        known = {option.name: option for option in declared}
        for name in chosen:
            if name not in known:
                known_names = ", ".join(known) or "none"
                raise BadOption(f"{self.name} has no {noun} {brief(name)}: its {noun}s are {known_names}")
        return {name: o.check(chosen[name]) if name in chosen else o.default for name, o in known.items()}

    def check_seats(self, seats: int) -> int:
        """Return ``seats`` if the game can be played with that many."""
        if seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise BadOption(f"{self.name} is for {low} to {high} seats, not {seats}")
        return seats

    def new_state(self, seats: int, options: JsonDict | None = None) -> W:
        """Return a new table for bots and benchmarks: checked options, no record, no log."""
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
        """Return a new position; ``seed`` None uses a fresh seed, ``by_hand`` asks the caller for dice and draws."""
        from turnwright.core.position import Position

        dealer = None if by_hand else Dealer(seed_from(seed))
        return Position(cast("Game[State]", self), seats, options or {}, dealer)


GAMES = ("small_world", "terra_mystica", "root", "mythotopia")
"""The games of this project in the order in which they are offered: the easiest to learn first."""
_registered: dict[str, Game[State]] = {}


def register(g: Game[W]) -> None:
    """Register a game under its name; games of installed packages are found by their entry points instead."""
    _registered[g.name] = g  # type: ignore[assignment]


def names() -> list[str]:
    """Return the names of all games: ours, then those of installed packages and registered ones."""
    from turnwright.core import installed

    return list(dict.fromkeys([*GAMES, *installed.names(), *_registered]))


def find(name: str) -> Game[State]:
    """Return the game called ``name``."""
    if name not in _registered and name in GAMES:
        import_module(f"turnwright.games.{name}")
    if name not in _registered:
        from turnwright.core import installed

        game = installed.load(name)
        if game is None:
            raise UnknownGame(f"unknown game {brief(name)}: choose from {', '.join(sorted(names()))}")
        register(game)
    return _registered[name]
