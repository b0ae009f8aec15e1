"""The messages of the WebSocket: one JSON object a frame, told apart by ``type``."""

from __future__ import annotations

from typing import Any

import msgspec

from turnwright.server.outside import ChoiceName, Id, Prose, Secret, Word
from turnwright.server.wire import Body, ChatLine, Moment, PieceView, Snapshot, Struct, Words

# WebSocket: from the client.


class Watch(Body, tag_field="type", tag="watch", frozen=True, kw_only=True):
    """Follow a table through the eyes of ``seat``, one of one's own; None follows whichever of them is asked."""

    table: Id
    seat: int | None = None
    theme: Word = "light"
    invite: Secret | None = None


class Unwatch(Body, tag_field="type", tag="unwatch", frozen=True, kw_only=True):
    """Follow it no longer."""

    table: Id


class Move(Body, tag_field="type", tag="move", frozen=True, kw_only=True):
    """A choice, or with those of ``then`` a gesture."""

    table: Id
    seq: int
    choice: ChoiceName
    then: tuple[ChoiceName, ...] = ()
    key: ChoiceName = ""
    seat: int | None = None


class Undo(Body, tag_field="type", tag="undo", frozen=True, kw_only=True):
    """Take back the seat's last choice."""

    table: Id
    seq: int
    seat: int | None = None


class UndoAnswer(Body, tag_field="type", tag="undo_answer", frozen=True, kw_only=True):
    """Accept or decline a request, named by its id."""

    table: Id
    accept: bool
    request: int


class Chat(Body, tag_field="type", tag="chat", frozen=True, kw_only=True):
    """Something to say."""

    table: Id
    text: Prose


class Ping(Body, tag_field="type", tag="ping", frozen=True, kw_only=True):
    """Is anybody there?"""

    n: int = 0


ClientMessage = Watch | Unwatch | Move | Undo | UndoAnswer | Chat | Ping


# WebSocket: from the server.


class TableMessage(Snapshot, tag_field="type", tag="table", frozen=True, kw_only=True):
    """The whole table: on watching, and when the eyes change."""


class PieceMove(Struct, frozen=True, kw_only=True):
    """A piece that looks as before: where it is now, and what it says."""

    id: str
    x: float
    y: float
    label: Words | None
    target: str
    face: str | msgspec.UnsetType = msgspec.UNSET


class PieceChanges(Struct, frozen=True, kw_only=True):
    """What became of a panel's pieces; one without a ``body`` keeps the body it had."""

    set: list[PieceView] = msgspec.field(default_factory=list)
    gone: list[str] = msgspec.field(default_factory=list)


class Delta(Moment, tag_field="type", tag="delta", frozen=True, kw_only=True):
    """What changed between two states of the journal.

    ``log`` replaces the lines from ``log_from`` on (an undo takes lines away). ``info`` holds the changed keys of the
    TableInfo. ``static`` and ``labels`` are keyed by panel, changed ones only; ``names`` and ``orders`` come when they
    changed.
    """

    table: str
    from_seq: int
    pieces: dict[str, PieceChanges]
    static: dict[str, str]
    labels: dict[str, dict[str, Words]]
    info: dict[str, Any]
    names: list[str] | msgspec.UnsetType = msgspec.UNSET
    orders: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Moved(Struct, tag_field="type", tag="moved", frozen=True, kw_only=True):
    """The choice sent under ``key`` is in the journal."""

    key: str
    seq: int


class UndoRequest(Struct, tag_field="type", tag="undo_request", frozen=True, kw_only=True):
    """``seat`` asks to take back its last choice; the seats ``waiting`` have not answered."""

    table: str
    id: int
    seat: int
    waiting: list[int]
    deadline: float


class ChatMessage(ChatLine, tag_field="type", tag="chat", frozen=True, kw_only=True):
    """Something said."""

    @classmethod
    def of(cls, line: ChatLine) -> ChatMessage:
        """Return ``line`` as a message."""
        return cls(**msgspec.structs.asdict(line))


class Presence(Struct, tag_field="type", tag="presence", frozen=True, kw_only=True):
    """Which seats' people are at the table."""

    table: str
    seats: list[int]


class Queued(Struct, tag_field="type", tag="queued", frozen=True, kw_only=True):
    """Whether the bot that is asked still waits for its turn to think, as many others do."""

    table: str
    waits: bool


class Unwatched(Struct, tag_field="type", tag="unwatched", frozen=True, kw_only=True):
    """One follows the table no longer, having lost the right to look; asking again is refused."""

    table: str


class Pong(Struct, tag_field="type", tag="pong", frozen=True, kw_only=True):
    """Yes."""

    n: int


class Lobby(Struct, tag_field="type", tag="lobby", frozen=True, kw_only=True):
    """Something in the lists has changed."""
