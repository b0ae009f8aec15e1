"""What has become of the pieces of a panel, in few bytes: most drawings differ from another one only in a part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

import msgspec

from turnwright.server.tables.common_start import common_start
from turnwright.server.wire.socket import BodyPart, PieceChanges, PieceMove

if TYPE_CHECKING:
    from turnwright.server.tables.panels import DrawnPiece

BEGINNING: Final = 80
"""Drawings that begin with the same so many characters are taken for similar."""
LEAST_SAVED: Final = 60
"""Characters that a reference to a similar drawing has to save."""


def piece_changes(before: Mapping[str, DrawnPiece], after: Mapping[str, DrawnPiece]) -> PieceChanges | None:
    """Return how to get from the pieces ``before`` to those ``after``, or None if they are the same."""
    fresh = [piece for id, piece in after.items() if before.get(id) is not piece]
    gone = [id for id in before if id not in after]
    if not fresh and not gone:
        return None
    bodies = {id: drawn.piece.body for id, drawn in before.items()}
    similar = {body[:BEGINNING]: id for id, body in bodies.items()}
    changes: list[msgspec.Raw | PieceMove] = []
    for drawn in fresh:
        changes.append(_change(bodies, similar, drawn))
        bodies[drawn.piece.id] = drawn.piece.body
        similar.setdefault(drawn.piece.body[:BEGINNING], drawn.piece.id)
    return PieceChanges(set=cast("list[PieceMove]", changes), gone=gone)  # some are encoded already


def _change(bodies: dict[str, str], similar: dict[str, str], drawn: DrawnPiece) -> msgspec.Raw | PieceMove:
    """Return what to send for a piece: all of it, or all but the part of its body that the client has."""
    id, body = drawn.piece.id, drawn.piece.body
    part: BodyPart | msgspec.UnsetType = msgspec.UNSET
    if bodies.get(id) != body:
        found = _shortest(id, body, bodies, similar)
        if found is None:
            return drawn.raw
        part = found
    return PieceMove(
        id=id,
        x=drawn.piece.x,
        y=drawn.piece.y,
        label=drawn.label,
        target=drawn.piece.target,
        face=drawn.face,
        part=part,
    )


def _shortest(id: str, body: str, bodies: dict[str, str], similar: dict[str, str]) -> BodyPart | None:
    """Return a body as a part of the piece's former one or of a similar one; None if that saves too little."""
    if not body.isascii():  # clients may count other characters otherwise
        return None
    candidates = [each for each in (id, similar.get(body[:BEGINNING])) if each is not None and each in bodies]
    parts = [part_of(each, bodies[each], body) for each in dict.fromkeys(candidates) if bodies[each].isascii()]
    best = min(parts, key=lambda part: len(part.text), default=None)
    return best if best is not None and len(best.text) + LEAST_SAVED <= len(body) else None


def part_of(of: str, old: str, new: str) -> BodyPart:
    """Return ``new`` as the beginning of ``old``, another text, and the end of ``old``."""
    start = common_start(old, new)
    most = min(len(old), len(new)) - start
    end = common_start(old[::-1][:most], new[::-1][:most])
    return BodyPart(of=of, start=start, end=end, text=new[start : len(new) - end])
