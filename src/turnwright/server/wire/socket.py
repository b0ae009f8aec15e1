"""The messages of the WebSocket: one JSON object per frame, distinguished by ``type``."""

from __future__ import annotations

from typing import Any

import msgspec

from turnwright.server.wire.outside import ChoiceName, Id, LongText, Secret, Word
from turnwright.server.wire.play import ChatLine, EncodedView, Facts, LogLine, PanelView, Snapshot, Words
from turnwright.server.wire.tables import Body, Struct

# WebSocket: from the client.


class KnownSnapshot(Body, frozen=True, kw_only=True):
    """Which snapshot a client has: its ``seq``, and the ``seat`` it shows (WATCHING: none)."""

    seq: int
    seat: int


class Watch(Body, tag_field="type", tag="watch", frozen=True, kw_only=True):
    """Follow a table as ``seat`` sees it, one of your own; None follows whichever of them is asked.

    ``known``: a snapshot that was fetched just before, in the same theme. If nothing has been played since, the client
    is sent a delta without the board instead of the whole table. ``view``: send the table for programs, too.
    """

    table: Id
    seat: int | None = None
    theme: Word = "light"
    invite: Secret | None = None
    known: KnownSnapshot | None = None
    view: bool = False


class Unwatch(Body, tag_field="type", tag="unwatch", frozen=True, kw_only=True):
    """Stop following a table."""

    table: Id


class Move(Body, tag_field="type", tag="move", frozen=True, kw_only=True):
    """A choice, or with the choices in ``then`` a gesture; see MoveBody."""

    table: Id
    seq: int
    choice: ChoiceName
    then: tuple[ChoiceName, ...] = ()
    key: ChoiceName = ""
    seat: int | None = None
    lang: Word = "en"
    confirm_end: bool = False


class Undo(Body, tag_field="type", tag="undo", frozen=True, kw_only=True):
    """Undo the seat's last choice."""

    table: Id
    seq: int
    seat: int | None = None


class UndoAnswer(Body, tag_field="type", tag="undo_answer", frozen=True, kw_only=True):
    """Accept or decline a request, named by its id."""

    table: Id
    accept: bool
    request: int


class Chat(Body, tag_field="type", tag="chat", frozen=True, kw_only=True):
    """A chat line."""

    table: Id
    text: LongText


class Ping(Body, tag_field="type", tag="ping", frozen=True, kw_only=True):
    """A check that the connection is alive."""

    n: int = 0


class Hello(Body, tag_field="type", tag="hello", frozen=True, kw_only=True):
    """Ask for the version of the page that the server has; it is asked for after each connection."""


ClientMessage = Watch | Unwatch | Move | Undo | UndoAnswer | Chat | Ping | Hello


# WebSocket: from the server.


class TableMessage(Snapshot, tag_field="type", tag="table", frozen=True, kw_only=True):
    """The whole table: sent after ``watch``, and when the client begins to see it as another seat."""


class BodyPart(Struct, frozen=True, kw_only=True):
    """A body made from the one that piece ``of`` of the panel has: its first ``start`` characters, ``text``, and its
    last ``end`` characters.
    """

    of: str
    start: int
    end: int
    text: str


class PieceMove(Struct, frozen=True, kw_only=True):
    """A piece as it is now: with a new ``body``, one that the client has most of (``part``), or else its old one."""

    id: str
    x: float
    y: float
    label: Words | None
    target: str
    face: str | msgspec.UnsetType = msgspec.UNSET
    body: str | msgspec.UnsetType = msgspec.UNSET
    part: BodyPart | msgspec.UnsetType = msgspec.UNSET


class PieceChanges(Struct, frozen=True, kw_only=True):
    """Changes to the pieces of a panel, in this order; ``part`` may refer to a piece that was changed before it."""

    set: list[PieceMove] = msgspec.field(default_factory=list)
    gone: list[str] = msgspec.field(default_factory=list)


class Delta(Facts, tag_field="type", tag="delta", frozen=True, kw_only=True):
    """What changed between two states of the journal.

    ``log`` replaces the lines from ``log_from`` on (an undo removes lines); with ``log_anew``, the lines before it are
    others, too, and are fetched again when they are needed. ``info`` holds the changed keys of the
    TableInfo. ``panels`` are new, or have another shape or role, and replace those of their id; ``order`` is present if
    the panels or their order changed. ``pieces``, ``static`` and ``labels`` are keyed by panel and contain only changed
    ones; ``seat``, ``names``, ``colours`` and ``orders`` are present if they changed.
    """

    table: str
    from_seq: int
    log_from: int
    log: list[LogLine]
    pieces: dict[str, PieceChanges]
    static: dict[str, str]
    labels: dict[str, dict[str, Words]]
    info: dict[str, Any]
    panels: list[PanelView]
    log_anew: bool | msgspec.UnsetType = msgspec.UNSET
    order: list[str] | msgspec.UnsetType = msgspec.UNSET
    seat: int | msgspec.UnsetType = msgspec.UNSET
    names: list[str] | msgspec.UnsetType = msgspec.UNSET
    colours: list[str] | msgspec.UnsetType = msgspec.UNSET
    orders: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    view: EncodedView | msgspec.UnsetType = msgspec.UNSET


class Moved(Struct, tag_field="type", tag="moved", frozen=True, kw_only=True):
    """The choice sent under ``key`` is in the journal."""

    key: str
    seq: int


class UndoRequest(Struct, tag_field="type", tag="undo_request", frozen=True, kw_only=True):
    """``seat`` asks to undo its last choice; the seats in ``waiting`` have not answered.

    ``redeals``: dice would be rolled or cards drawn again.
    """

    table: str
    id: int
    seat: int
    waiting: list[int]
    deadline: float
    redeals: bool


class ChatMessage(ChatLine, tag_field="type", tag="chat", frozen=True, kw_only=True):
    """A chat line."""

    @classmethod
    def of(cls, line: ChatLine) -> ChatMessage:
        """Return ``line`` as a message."""
        return cls(**msgspec.structs.asdict(line))


class Presence(Struct, tag_field="type", tag="presence", frozen=True, kw_only=True):
    """The seats whose players are at the table."""

    table: str
    seats: list[int]


class Queued(Struct, tag_field="type", tag="queued", frozen=True, kw_only=True):
    """Whether the bot that is asked is still waiting for a worker process."""

    table: str
    waits: bool


class Unwatched(Struct, tag_field="type", tag="unwatched", frozen=True, kw_only=True):
    """The client no longer follows the table, because it lost the right to look; ``watch`` is refused."""

    table: str


class Pong(Struct, tag_field="type", tag="pong", frozen=True, kw_only=True):
    """The answer to a ping."""

    n: int


class Welcome(Struct, tag_field="type", tag="welcome", frozen=True, kw_only=True):
    """The answer to a hello: ``page`` changes when the server has another page, so that open ones can be reloaded."""

    page: str


class Lobby(Struct, tag_field="type", tag="lobby", frozen=True, kw_only=True):
    """The person's lists of tables have changed."""
