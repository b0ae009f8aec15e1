"""Requests that the other people at a table must agree to: to undo a choice, to hand a seat over.

Each person answers for all their seats. The last yes carries a request out; a no or the deadline ends it.
Deadlines are measured by ``steady``, so that no request ends or stays because the machine's clock was set.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from turnwright.server.errors import Refused
from turnwright.server.steady import steady
from turnwright.server.storage.table_rows import Asking, Meta

A = TypeVar("A", bound=Asking)


def unanswered_seats(meta: Meta, asking: Asking | None) -> list[int]:
    """Return the seats that have not answered a request yet."""
    if asking is None:
        return []
    return [seat for seat in range(len(meta.seating)) if seat != asking.seat and seat not in asking.accepted]


def lapsed(asking: Asking | None) -> bool:
    """Tell whether the deadline of a request has passed."""
    return asking is not None and asking.deadline <= steady.now()


def check_meant(asking: Asking, request: int | None) -> None:
    """Refuse an answer to a request other than the open one; None means whichever is open."""
    if request is not None and request != asking.id:
        raise Refused("conflict", "this request is over, and another one is open", reason="request-over")


def accepted(asking: A, seats: list[int]) -> A:
    """Return a request with ``seats`` added to those that agree."""
    return msgspec.structs.replace(asking, accepted=[*asking.accepted, *seats])
