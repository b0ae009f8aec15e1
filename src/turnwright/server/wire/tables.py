"""Messages about tables as typed structs (JSON): options, seats, opening and joining, lists.

What is shown and chosen at a table is in ``play``, people and games in ``people``, the WebSocket in ``socket``.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from turnwright.core.options import Option
from turnwright.server.wire.outside import BotWord, Line, Secret, Value, Word, check_text

Choice = Literal["me", "open", "bot"]
State = Literal["open", "running", "finished", "abandoned", "closed"]
Resigning = Literal["bot", "without", "standing"]
"""What a table decides about a seat whose person leaves: a bot takes it, the others play on without it, or the game
ends by the present standing."""
Outcome = Literal["", "win", "standing", "bot", "without", "nobody"]
"""What happens if somebody leaves: the only other seat has won, the best of the others has won, a bot takes the seat,
the others play on without it, or the game ends without a result because nobody is left. "" if nobody can leave."""
Ending = Literal["", "resigned", "late"]
"""Why a game ended early: somebody resigned or ran out of time; "" if it did not."""
Options = dict[str, Any]
"""Values of table options: any JSON that the game declares."""
SentValues = dict[Word, Value]
"""Values of table options or standing orders as a client sends them."""


class Struct(msgspec.Struct, frozen=True):
    """Base of everything the server sends."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything clients send: unknown keys are refused, and so is text that cannot be stored."""

    def __post_init__(self) -> None:
        check_text(self)


class Clock(Struct, frozen=True, kw_only=True):
    """How long people may think.

    ``decision``: ``seconds`` for each decision. ``bank``: ``seconds`` in all, and ``increment`` whenever the decision
    moves on to another seat. ``timeout``: a bot makes this decision (``move``), or the person leaves the game as if
    they had resigned (``seat``); ``bot`` is the bot that decides or takes the seat.
    """

    kind: Literal["decision", "bank"]
    seconds: float
    increment: float = 0.0
    timeout: Literal["move", "seat"] = "move"
    bot: BotWord = "greedy"


class OptionInfo(Struct, frozen=True, kw_only=True):
    """Something that people may decide: a table option before the game, or a standing order during it.

    If ``each`` is not empty, the value is a string: one of ``each`` for every seat, separated by commas.
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
    """A table option with what a form needs to know.

    ``seats``: the numbers of seats to which it applies; empty for all.
    ``ruled_out``: by number of seats, the values that are not allowed. ``names_seats``: numbers are seats, from 0.
    ``house_rule``: it changes how a rule is read, not how the table is set up.
    """

    names_seats: bool
    seats: list[int]
    house_rule: bool
    ruled_out: dict[int, list[Any]]


class PresetInfo(Struct, frozen=True, kw_only=True):
    """Table options that belong together."""

    name: str
    options: dict[str, Any]


class SeatSpec(Body, frozen=True, kw_only=True):
    """Who gets a seat: the creator (several times: hot seat), anyone who comes, or a bot."""

    kind: Choice
    bot: BotWord | None = None
    seconds: float | None = None
    name: Line | None = None


class CreateBody(Body, frozen=True, kw_only=True):
    """A new table."""

    game: Word
    seats: list[SeatSpec]
    options: SentValues = msgspec.field(default_factory=dict)
    public: bool = False
    clock: Clock | None = None
    title: Line = ""
    resigning: Resigning | None = None


class SettingsBody(Body, frozen=True, kw_only=True):
    """The settings of a table that has not begun, as the owner wants them from now on."""

    options: SentValues = msgspec.field(default_factory=dict)
    public: bool = False
    clock: Clock | None = None
    title: Line = ""
    resigning: Resigning | None = None


class SeatBody(Body, frozen=True, kw_only=True):
    """What the owner does with a seat."""

    kind: Literal["open", "bot"]
    bot: BotWord | None = None
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
    """Continue from a ply."""

    ply: int


class AbandonBody(Body, frozen=True, kw_only=True):
    """Whether the person agrees to end the game without a result."""

    agree: bool


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who holds a seat; ``clock_left`` counts down while the seat is asked.

    ``kind``: ``gone`` if its person has left and the others play on without the seat.
    ``level``: how well a bot plays; it thinks for ``seconds``, if set. ``character``: how it is described, "" if it
    has a name of somebody's own choice. ``unconfirmed``: its person has not agreed to changed settings.
    """

    seat: int
    kind: Literal["open", "person", "bot", "gone"]
    name: str = ""
    user: str | None = None
    bot: str | None = None
    level: str = ""
    character: str = ""
    mine: bool = False
    online: bool = False
    resigned: bool = False
    clock_left: float | None = None
    seconds: float | None = None
    unconfirmed: bool = False


class UndoAsked(Struct, frozen=True, kw_only=True):
    """A request for an undo that the others must agree to; ``redeals``: dice would be rolled or cards drawn again."""

    id: int
    seat: int
    waiting: list[int]
    deadline: float
    redeals: bool = False


class SeatAsked(Struct, frozen=True, kw_only=True):
    """A request that a seat of a running game goes to the person who asks, to a bot, or to anyone who comes.

    ``name``: who asks. ``mine``: the viewer does.
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

    ``takeable``: the seats that the viewer may take or, in a running game, ask for. ``set_up``: the game begins from a
    position that was set up. ``resigning``: what the table has
    decided about seats that resign. ``resign``: what happens if the viewer resigns now. ``ending``: why the game ended
    early.
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
    set_up: bool = False
    rematch: str | None = None
    undo: UndoAsked | None = None
    handover: SeatAsked | None = None
    takeable: list[int] = msgspec.field(default_factory=list)
    abandon: list[int] = msgspec.field(default_factory=list)
    resigning: Resigning = "bot"
    resign: Outcome = ""
    ending: Ending = ""


class TableRow(Struct, frozen=True, kw_only=True):
    """A table in a list; ``bots`` are the seats of bots that never belonged to a person.

    ``ending``: why the game ended early. ``resigned``: the seats that ended it by resigning or by running out of time.
    ``bytes``: what the table counts for its owner, 0 in other people's lists. ``with_others``: somebody else than the
    reader holds a seat or has held one.
    """

    id: str
    game: str
    title: str
    state: State
    names: list[str]
    bots: list[int]
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
    resigned: list[int] = msgspec.field(default_factory=list)
    ending: Ending = ""
    bytes: int = 0
    with_others: bool = False


class Deleted(Struct, frozen=True, kw_only=True):
    """What has become of a table; ``kept``: others played there, so it stays for them and counts for nobody."""

    kept: bool
