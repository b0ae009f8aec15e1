"""What the server answers when it refuses a request: a code, one line, and what is allowed."""

from __future__ import annotations

from typing import Final

import msgspec

from turnwright.core.errors import (
    BadOption,
    BadRecord,
    BadState,
    EndsTurn,
    GameError,
    GameOver,
    IllegalChoice,
    NotYourDecision,
    StalePly,
    UndoRefused,
    UnknownChoice,
    UnknownGame,
)
from turnwright.server.wire.play import Snapshot

STATUS: Final[dict[str, int]] = {
    "bad_request": 400,
    "bad_option": 400,
    "unknown_choice": 400,
    "illegal_choice": 409,
    "ends_turn": 409,
    "not_signed_in": 401,
    "bad_password": 401,
    "forbidden": 403,
    "not_your_seat": 403,
    "not_found": 404,
    "name_taken": 409,
    "stale": 409,
    "game_over": 409,
    "undo_refused": 409,
    "not_started": 409,
    "conflict": 409,
    "too_large": 413,
    "wrong_host": 421,
    "rate_limited": 429,
    "internal": 500,
    "busy": 503,
    "unavailable": 503,
}
"""The HTTP status of each code; the WebSocket sends the code alone."""

_CODES: Final[list[tuple[type[GameError], str]]] = [
    (UnknownGame, "not_found"),
    (BadOption, "bad_option"),
    (UnknownChoice, "unknown_choice"),
    (IllegalChoice, "illegal_choice"),
    (NotYourDecision, "not_your_seat"),
    (EndsTurn, "ends_turn"),
    (StalePly, "stale"),
    (GameOver, "game_over"),
    (UndoRefused, "undo_refused"),
    (BadRecord, "bad_request"),
    (BadState, "bad_request"),
]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong, for programs (``code``) and for people (``message``).

    ``reason`` is more specific than the code, for clients that show the message in the reader's language; ``args`` are
    the numbers in it. ``field`` names the part of the request that was refused. ``snapshot`` is the current position,
    for a stale move. ``why`` is the game's explanation of an illegal choice, in the language that the move asked for.
    """

    code: str
    message: str
    reason: str = ""
    args: dict[str, float] = {}
    rule: str = ""
    allowed: list[str] | None = None
    retry_after: float | None = None
    snapshot: Snapshot | None = None
    field: str = ""
    why: str = ""


class ErrorReply(msgspec.Struct, frozen=True):
    """The body of every refusal."""

    error: Problem


class Refused(Exception):
    """A refused request; ``code`` is one of STATUS."""

    def __init__(
        self,
        code: str,
        message: str,
        rule: str = "",
        allowed: list[str] | None = None,
        retry_after: float | None = None,
        snapshot: Snapshot | None = None,
        reason: str = "",
        args: dict[str, float] | None = None,
        field: str = "",
        why: str = "",
    ) -> None:
        super().__init__(message)
        self.problem = Problem(code, message, reason, args or {}, rule, allowed, retry_after, snapshot, field, why)

    @classmethod
    def of(cls, problem: Problem) -> Refused:
        """Return the refusal for a ``problem`` that was found in another process."""
        no = cls(problem.code, problem.message)
        no.problem = problem
        return no

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS.get(self.problem.code, 400)


class NoTable(Refused):
    """There is no such table, or the person may not see it."""

    def __init__(self) -> None:
        super().__init__("not_found", "there is no such table", reason="no-table")


def refusal(error: GameError) -> Refused:
    """Return a game error as a refusal."""
    code = next((code for kind, code in _CODES if isinstance(error, kind)), "bad_request")
    if isinstance(error, BadRecord):
        if not error.line:
            return Refused(code, str(error), reason="record-bad")
        return Refused(code, str(error), reason="record-line", args={"line": error.line})
    if isinstance(error, UnknownGame):
        return Refused(code, "this server has no such game")  # why an installed one cannot be loaded is the operator's
    if isinstance(error, IllegalChoice):
        return Refused(code, str(error), error.rule, why=error.why)
    return Refused(code, str(error))
