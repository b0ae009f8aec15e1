"""Parts: what one ability or faction keeps besides the common table, there only while it is in play.

Each is declared where it belongs (``core/fields.py``) and generated as a small class; a state holds them in a list with
a place for each, None where it is absent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from turnwright.core.seats import Viewer

if TYPE_CHECKING:
    from turnwright.core.game import JsonDict


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A few fields that belong together."""

    def clone(self) -> Part:
        """Return an independent copy."""
        raise NotImplementedError

    def encode(self) -> JsonDict:
        """Return all fields and the name of the part, secrets included."""
        raise NotImplementedError

    def redacted(self, viewer: Viewer) -> Part:
        """Return the part as ``viewer`` may see it."""
        raise NotImplementedError


def clone_parts(parts: list[Part | None]) -> list[Part | None]:
    """Return independent copies of the parts that are there."""
    twins = parts[:]
    for place in range(len(twins)):
        part = twins[place]
        if part is not None:
            twins[place] = part.clone()
    return twins


def redacted_parts(parts: list[Part | None], viewer: Viewer) -> list[Part | None]:
    """Return the parts as ``viewer`` may see them."""
    return [None if part is None else part.redacted(viewer) for part in parts]
