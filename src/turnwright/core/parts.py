"""Parts: what one ability or faction keeps besides the common table, there only while it is in play.

Each is declared where it belongs (``core/fields.py``) and generated as a small class; a state holds them in a list with
a place for each, None where it is absent. A part is never changed once it is there: another takes its place, so clones
share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from turnwright.core.seats import Viewer

if TYPE_CHECKING:
    from turnwright.core.game import JsonDict


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A few fields that belong together; never changed once they are on a table."""

    def encode(self) -> JsonDict:
        """Return all fields and the name of the part, secrets included."""
        raise NotImplementedError

    def redacted(self, viewer: Viewer) -> Part:
        """Return the part as ``viewer`` may see it."""
        raise NotImplementedError


def redacted_parts(parts: list[Part | None], viewer: Viewer) -> list[Part | None]:
    """Return the parts as ``viewer`` may see them."""
    return [None if part is None else part.redacted(viewer) for part in parts]
