"""Requests that the other people at a table must agree to: to take back a choice, to hand a seat over.

Whoever is asked answers for all their seats. The last yes carries a request out, one no ends it, and so does time.
"""

from __future__ import annotations

import time
from typing import TypeVar

import msgspec

from turnwright.server.errors import Refused
from turnwright.server.store import Asking, Meta

A = TypeVar("A", bound=Asking)


def waiting(meta: Meta, asking: Asking | None) -> list[int]:
    """Return the seats whose answer a request still waits for."""
    if asking is None:
        return []
    return [seat for seat in range(len(meta.seating)) if seat != asking.seat and seat not in asking.accepted]


def lapsed(asking: Asking | None) -> bool:
    """Tell whether a request has not been answered in time."""
    return asking is not None and asking.deadline <= time.time()


def check_meant(asking: Asking, request: int | None) -> None:
    """Refuse an answer to another request than the open one; None means whichever is open."""
    if request is not None and request != asking.id:
        raise Refused("conflict", "this request is over, and another one is open", reason="request-over")


def accepted(asking: A, seats: list[int]) -> A:
    """Return a request with the yes of ``seats`` counted."""
    return msgspec.structs.replace(asking, accepted=[*asking.accepted, *seats])
