"""What is said on the wire about tables, as typed structs (JSON): lists, boards, moves.

People and games are in ``wire_people``, the messages of the WebSocket in ``wire_socket``.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from turnwright.core.game import Option
from turnwright.server.outside import ChoiceName, Line, Prose, Secret, Value, Word, check_text

Choice = Literal["me", "open", "bot"]
State = Literal["open", "running", "finished", "abandoned"]
Options = dict[str, Any]
"""Values of table options: whatever JSON the game declares."""
Given = dict[Word, Value]
"""Values of table options or standing orders as somebody sends them."""


class Struct(msgspec.Struct, frozen=True):
    """Base of all that goes out."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all that comes in: a key that means nothing is refused, and so is text that cannot be stored."""

    def __post_init__(self) -> None:
        check_text(self)


# Words.


class Words(Struct, frozen=True, kw_only=True):
    """A message: a Fluent id and its arguments; ``rule`` is the ledger id behind it."""

    id: str
    args: dict[str, int | str] = msgspec.field(default_factory=dict)
    rule: str = ""


class LogLine(Struct, frozen=True, kw_only=True):
    """One thing told: ``n`` counts the reader's lines, ``ply`` is the board it belongs to, ``seat`` who acted.

    ``ordered``: the seat's standing order did it.
    """

    n: int
    ply: int
    seat: int
    message: Words
    ordered: bool = False


# Tables.


class Clock(Struct, frozen=True, kw_only=True):
    """How long people may think.

    ``decision``: ``seconds`` for each decision. ``bank``: ``seconds`` in all, and ``increment`` whenever the decision
    passes on to another seat. ``timeout``: a bot plays this decision (``move``) or takes the seat (``seat``).
    """

    kind: Literal["decision", "bank"]
    seconds: float
    increment: float = 0.0
    timeout: Literal["move", "seat"] = "move"
    bot: Word = "greedy"


class OptionInfo(Struct, frozen=True, kw_only=True):
    """One thing a game lets people decide: a table option before the game, or a standing order during it.

    Where ``each`` is not empty, the value is a text: one of ``each`` for every seat, with commas between them.
    """

    name: str
    values: list[Any]
    default: Any
    rule: str = ""
    each: list[str] = msgspec.field(default_factory=list)
    listed: bool = True

    @classmethod
    def of(cls, option: Option) -> OptionInfo:
        """Return an option as the game declares it."""
        return cls(
            name=option.name,
            values=list(option.values),
            default=option.default,
            rule=option.rule,
            each=list(option.each),
            listed=option.listed,
        )


class TableOptionInfo(OptionInfo, frozen=True, kw_only=True):
    """A table option: what a form needs to know besides.

    ``ruled_out`` has the values that a number of seats forbids; where ``names_seats``, numbers are seats, from 0;
    ``house_rule``: it changes how a rule is read, not how the table is set up.
    """

    names_seats: bool
    house_rule: bool
    ruled_out: dict[int, list[Any]]


class PresetInfo(Struct, frozen=True, kw_only=True):
    """Table options that belong together."""

    name: str
    options: dict[str, Any]


class SeatSpec(Body, frozen=True, kw_only=True):
    """Who shall sit in a seat: the creator (several times: hot seat), whoever comes, or a bot."""

    kind: Choice
    bot: Word | None = None
    seconds: float | None = None
    name: Line | None = None


class CreateBody(Body, frozen=True, kw_only=True):
    """A new table."""

    game: Word
    seats: list[SeatSpec]
    options: Given = msgspec.field(default_factory=dict)
    public: bool = False
    clock: Clock | None = None
    title: Line = ""


class SeatBody(Body, frozen=True, kw_only=True):
    """What the owner makes of a seat."""

    kind: Literal["open", "bot"]
    bot: Word | None = None
    seconds: float | None = None
    name: Line | None = None


class JoinBody(Body, frozen=True, kw_only=True):
    """Take a seat."""

    seat: int | None = None
    invite: Secret | None = None


class Invite(Struct, frozen=True, kw_only=True):
    """A link that lets people in until it is revoked; ``secret`` is shown once."""

    secret: str
    path: str


class CopyBody(Body, frozen=True, kw_only=True):
    """Play on from a ply."""

    ply: int


class AbandonBody(Body, frozen=True, kw_only=True):
    """Say whether the game should end without a result."""

    agree: bool


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits in a seat; ``clock_left`` counts down while the seat is asked."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    user: str | None = None
    bot: str | None = None
    mine: bool = False
    online: bool = False
    resigned: bool = False
    clock_left: float | None = None


class UndoAsked(Struct, frozen=True, kw_only=True):
    """A request to take back a choice beyond the knowledge rule."""

    id: int
    seat: int
    waiting: list[int]
    deadline: float


class SeatAsked(Struct, frozen=True, kw_only=True):
    """A request that a seat of a running game goes to a person (who asks), to a bot, or to whoever comes.

    ``name``: who asks; ``mine``: the viewer does.
    """

    id: int
    seat: int
    to: Literal["person", "bot", "open"]
    name: str
    mine: bool
    waiting: list[int]
    deadline: float


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as one viewer sees it in the lobby and around the board.

    ``takeable``: the seats that the viewer may take or, in a running game, ask for.
    """

    id: str
    game: str
    version: int
    title: str
    state: State
    seats: list[SeatInfo]
    options: Options
    public: bool
    owner: bool
    created: float
    started: float | None
    turn_since: float | None
    asked: int | None
    seq: int
    ply: int
    scores: list[int | None] | None
    winners: list[int]
    commitment: str
    clock: Clock | None = None
    copied_from: str | None = None
    rematch: str | None = None
    undo: UndoAsked | None = None
    handover: SeatAsked | None = None
    takeable: list[int] = msgspec.field(default_factory=list)
    abandon: list[int] = msgspec.field(default_factory=list)


class TableRow(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    state: State
    names: list[str]
    open_seats: int
    mine: bool
    my_turn: bool
    public: bool
    created: float
    turn_since: float | None
    changed: float
    asked: int | None
    ply: int
    scores: list[int | None] | None
    winners: list[int]


# The board.


class PieceView(Struct, frozen=True, kw_only=True):
    """Something that may move: drawn around its origin, standing at (x, y).

    ``face`` is the key of the static layer that shows it large, where it has one.
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
    """What is drawn once."""

    defs: str
    static: str


class MeaningView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a choice means: price and reward count things by the message that names them.

    ``odds``: ways to succeed, ways in all. ``loss``: what is lost, where that is much.
    """

    kind: str
    price: dict[str, int] = msgspec.field(default_factory=dict)
    reward: dict[str, int] = msgspec.field(default_factory=dict)
    odds: tuple[int, int] | None = None
    loss: Words | None = None


class OptionView(Struct, frozen=True, kw_only=True):
    """One choice on offer; ``target`` is the element it lights up."""

    choice: str
    label: Words
    target: str = ""
    verb: str = ""
    meaning: MeaningView | None = None


class GestureView(Struct, frozen=True, kw_only=True):
    """Several choices that the game suggests to give as one; ``target`` is the element they light up."""

    choices: list[str]
    label: Words
    target: str = ""


class Moment(Struct, frozen=True, kw_only=True):
    """What a viewer is told of one state of the journal, whole or as a change; ``log`` begins at line ``log_from``."""

    seq: int
    ply: int
    log_from: int
    log: list[LogLine]
    prompt: Words
    asked: int | None
    options: list[OptionView]
    gestures: list[GestureView]
    can_undo: bool
    undo_reason: str


WATCHING: Final = -1


class Snapshot(Moment, frozen=True, kw_only=True):
    """All that a viewer sees; ``seat`` says through whose eyes (WATCHING: those of somebody who holds none).

    ``orders`` are the seat's standing orders that do more than ask.
    """

    table: TableInfo
    seat: int
    panels: list[PanelView]
    names: list[str]
    orders: Options


class MoveBody(Body, frozen=True, kw_only=True):
    """A choice, or with those of ``then`` a gesture: all are made, or none, and they are taken back as one.

    ``seq`` is how much of the journal the sender saw, ``key`` names the sending.
    """

    seq: int
    choice: ChoiceName
    then: tuple[ChoiceName, ...] = ()
    seat: int | None = None
    key: ChoiceName = ""


class MoveReply(Struct, frozen=True, kw_only=True):
    """The choice is in the journal, which now has ``seq`` entries."""

    seq: int


class UndoBody(Body, frozen=True, kw_only=True):
    """Take back the seat's last choice."""

    seq: int
    seat: int | None = None


class UndoReply(Struct, frozen=True, kw_only=True):
    """Whether it is done, and else who has been asked."""

    done: bool
    asked: list[int]


class AnswerBody(Body, frozen=True, kw_only=True):
    """Accept or decline what another person asks for; ``request`` is the id of what was asked."""

    accept: bool
    request: int


class OrdersBody(Body, frozen=True, kw_only=True):
    """The standing orders a seat has from now on; those left out ask."""

    orders: Given
    seat: int | None = None


class Orders(Struct, frozen=True, kw_only=True):
    """The standing orders that the game declares, and those of one seat."""

    seat: int
    declared: list[OptionInfo]
    orders: Options


class WhyBody(Body, frozen=True, kw_only=True):
    """Ask why a choice cannot be made, by its name or by the drawn element that was clicked (``target``)."""

    choice: ChoiceName = ""
    target: ChoiceName = ""
    seat: int | None = None
    lang: Word = "en"


class WhyReply(Struct, frozen=True, kw_only=True):
    """Why not ("" if it can be made), the rule that says so, and which choice is meant."""

    text: str
    rule: str
    choice: str = ""


class PreviewBody(Body, frozen=True, kw_only=True):
    """Ask what a choice would do."""

    choice: ChoiceName
    seat: int | None = None


class PreviewReply(Struct, frozen=True, kw_only=True):
    """What would change in the seat's view, what is worth knowing before and would be told after, and whether it could
    no longer be taken back.
    """

    changes: dict[str, Any]
    lines: list[Words]
    ends: bool = False


class ChatBody(Body, frozen=True, kw_only=True):
    """Something to say at the table."""

    text: Prose


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something said at the table: ``text`` by a person, or a ``message`` of the table itself."""

    n: int = 0
    table: str
    user: str = ""
    name: str = ""
    text: str = ""
    at: float
    message: Words | None = None
