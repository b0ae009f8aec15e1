"""Messages of a game that is played: what a viewer is shown and may choose, moves, undo, standing orders, chat."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.messages import Message
from turnwright.server.wire.outside import ChoiceName, LongText, Word
from turnwright.server.wire.tables import Body, OptionInfo, Options, SentValues, Struct, TableInfo


class Words(Struct, frozen=True, kw_only=True):
    """A message: a Fluent id and its arguments; ``rule`` is the ledger id behind it."""

    id: str
    args: dict[str, int | str] = msgspec.field(default_factory=dict)
    rule: str = ""

    @classmethod
    def of(cls, game: Game[State], message: Message) -> Words:
        """Return a message of a game with the id of its rule."""
        rule = game.rulebook.rule(message.rule).id if message.rule > 0 else ""
        return cls(id=message.id, args=message.args, rule=rule)


class EventView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a log line shows: ``place`` and ``origin`` are drawn elements or pieces, ``faces`` are names of pictures."""

    kind: str
    place: str = ""
    origin: str = ""
    faces: tuple[str, ...] = ()
    number: int | None = None
    won: bool | None = None


class LogLine(Struct, frozen=True, kw_only=True):
    """A log line: ``n`` counts the reader's lines, ``ply`` is the position it belongs to, ``seat`` who acted.

    ``ordered``: a standing order of the seat did it. ``event``: what the line shows, if anything.
    """

    n: int
    ply: int
    seat: int
    message: Words
    ordered: bool = False
    event: EventView | msgspec.UnsetType = msgspec.UNSET


class LogPage(Struct, frozen=True, kw_only=True):
    """Some lines of the log that ``seat`` reads, in a row: those from line ``log_from`` on; ``seq`` is how long the
    journal was.
    """

    seat: int
    seq: int
    log_from: int
    log: list[LogLine]


class PieceView(Struct, frozen=True, kw_only=True):
    """Something that may move: drawn around its origin, placed at (x, y).

    ``face`` is the key of the static layer that shows it large, if it has one.
    """

    id: str
    x: float
    y: float
    body: str
    label: Words | None = None
    target: str = ""
    face: str | msgspec.UnsetType = msgspec.UNSET


class PanelView(Struct, frozen=True, kw_only=True):
    """One part of the table; ``static`` is the key of its static layer."""

    id: str
    role: str
    width: float
    height: float
    static: str
    label: Words | None
    labels: dict[str, Words]
    pieces: list[PieceView]


class StaticLayer(Struct, frozen=True, kw_only=True):
    """A drawing that never changes."""

    defs: str
    static: str


class MeaningView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a choice means; price and reward count things by the message that names them.

    ``odds``: ways to succeed, ways in all. ``loss``: what is lost, if that is much.
    ``repeats``: a small answer that is given several times in a row, such as one token of six.
    """

    kind: str
    price: dict[str, int] = msgspec.field(default_factory=dict)
    reward: dict[str, int] = msgspec.field(default_factory=dict)
    odds: tuple[int, int] | None = None
    loss: Words | None = None
    repeats: bool = False


class OptionView(Struct, frozen=True, kw_only=True):
    """One choice on offer; ``target`` is the element it highlights, ``also`` are further ones, ``sources`` are the
    elements it starts from.
    """

    choice: str
    label: Words
    target: str = ""
    also: list[str] = msgspec.field(default_factory=list)
    sources: list[str] = msgspec.field(default_factory=list)
    verb: str = ""
    meaning: MeaningView | None = None


class GestureView(Struct, frozen=True, kw_only=True):
    """Several choices that the game suggests making as one; ``target`` is the element they highlight, ``sources`` are
    the elements they start from.
    """

    choices: list[str]
    label: Words
    target: str = ""
    sources: list[str] = msgspec.field(default_factory=list)


class EncodedView(Struct, frozen=True, kw_only=True):
    """The table as ``seat`` may see it, for programs: ``data`` is what ``View.encode`` writes, null for what is hidden.

    ``version`` is that of the game's rules, with which the form of ``data`` may change; ``format`` that of this struct.
    """

    format: str = "turnwright-view 1"
    game: str
    version: int
    seats: int
    options: Options
    seat: int
    data: dict[str, Any]


class Facts(Struct, frozen=True, kw_only=True):
    """What a viewer is sent of one state of the journal, whole or as a change. The defaults are for tables that have
    not begun, and for looks back.

    ``prospects``: what the viewer can expect if nothing changes.
    ``ends``: the elements that the viewer is asked about because earlier answers chose them, as "source" or "target".
    ``undo_redeals``: undoing the last choice means rolling or drawing again.
    """

    seq: int
    ply: int
    prompt: Words
    prospects: list[Words] = msgspec.field(default_factory=list)
    asked: int | None = None
    options: list[OptionView] = msgspec.field(default_factory=list)
    gestures: list[GestureView] = msgspec.field(default_factory=list)
    ends: dict[str, str] = msgspec.field(default_factory=dict)
    can_undo: bool = False
    undo_reason: str = "undo-nothing"
    undo_redeals: bool = False


WATCHING: Final = -1


class AllFacts(Facts, frozen=True, kw_only=True):
    """The facts with those that rarely change: a change brings them only if they are others.

    ``seat``: whose view it is (WATCHING: that of a person without a seat).
    ``colours``: the current colour of each seat, if it differs from the seat's own ("").
    ``orders``: the seat's standing orders, except those that only ask.
    ``view``: the table for programs, if they have asked for it.
    """

    seat: int
    names: list[str]
    colours: list[str] = msgspec.field(default_factory=list)
    orders: Options = msgspec.field(default_factory=dict)
    view: EncodedView | msgspec.UnsetType = msgspec.UNSET


class Snapshot(AllFacts, frozen=True, kw_only=True):
    """Everything a viewer sees; ``log``: its latest lines, from line ``log_from`` on; older ones come in pages."""

    table: TableInfo
    log_from: int
    log: list[LogLine]
    panels: list[PanelView]


class ViewReply(Struct, frozen=True, kw_only=True):
    """The table for programs as it is after ``seq`` entries of the journal."""

    seq: int
    ply: int
    view: EncodedView


class MoveBody(Body, frozen=True, kw_only=True):
    """A choice, or with the choices in ``then`` a gesture: all are made or none, and they are undone together.

    ``seq`` is how much of the journal the sender has seen, ``key`` identifies the request, ``lang`` is the language of
    a refusal. With ``confirm_end``, a choice that ends the turn is refused with ``ends_turn``, so that people can
    be asked to confirm.
    """

    seq: int
    choice: ChoiceName
    then: tuple[ChoiceName, ...] = ()
    seat: int | None = None
    key: ChoiceName = ""
    lang: Word = "en"
    confirm_end: bool = False


class MoveReply(Struct, frozen=True, kw_only=True):
    """The choice is in the journal, which now has ``seq`` entries."""

    seq: int


class UndoBody(Body, frozen=True, kw_only=True):
    """Undo the seat's last choice."""

    seq: int
    seat: int | None = None


class UndoReply(Struct, frozen=True, kw_only=True):
    """Whether the undo was done, and otherwise who has been asked."""

    done: bool
    asked: list[int]


class AnswerBody(Body, frozen=True, kw_only=True):
    """Accept or decline another person's request; ``request`` is its id."""

    accept: bool
    request: int


class OrdersBody(Body, frozen=True, kw_only=True):
    """The standing orders of a seat from now on; an order that is left out asks."""

    orders: SentValues
    seat: int | None = None


class Orders(Struct, frozen=True, kw_only=True):
    """The standing orders that the game declares, and those of one seat."""

    seat: int
    declared: list[OptionInfo]
    orders: Options


class WhyBody(Body, frozen=True, kw_only=True):
    """Ask why a choice is not possible, by its name or by the drawn element that was clicked (``target``)."""

    choice: ChoiceName = ""
    target: ChoiceName = ""
    seat: int | None = None
    lang: Word = "en"


class WhyReply(Struct, frozen=True, kw_only=True):
    """Why not, the rule behind it, and which choice is meant.

    The text is "" if it is possible, and for a target that no choice of the seat can ever point at.
    """

    text: str
    rule: str
    choice: str = ""


class PreviewBody(Body, frozen=True, kw_only=True):
    """Ask what a choice would do."""

    choice: ChoiceName
    seat: int | None = None


class PreviewReply(Struct, frozen=True, kw_only=True):
    """What would change in the seat's view, what is worth knowing before and would be logged after, and whether the
    choice could no longer be undone.
    """

    changes: dict[str, Any]
    lines: list[Words]
    ends: bool = False


class ChatBody(Body, frozen=True, kw_only=True):
    """A chat line to send."""

    text: LongText


class ChatLine(Struct, frozen=True, kw_only=True):
    """A chat line: ``text`` from a person, or a ``message`` from the table itself."""

    n: int = 0
    table: str
    user: str = ""
    name: str = ""
    text: str = ""
    at: float
    message: Words | None = None
