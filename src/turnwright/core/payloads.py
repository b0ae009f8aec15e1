"""Payloads: what a frame holds besides its numbers, such as the memory of a half-finished action.

A payload is never changed once made, so clones share it. Its fields are declared like those of a state (``PAYLOADS`` in
a game's ``fields.py``); ``tools/generate.py`` generates the classes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from turnwright.core.seats import Viewer

if TYPE_CHECKING:
    from turnwright.core.game import JsonDict


@mypyc_attr(allow_interpreted_subclasses=True)
class Payload:
    """The payload of one frame; the step of the frame names the class (``Step.payload``)."""

    def encode(self) -> JsonDict:
        """Return all fields, secrets included."""
        raise NotImplementedError

    @classmethod
    def decode(cls, data: JsonDict, seats: int) -> Payload:
        """Return what ``encode`` wrote; BadState says what is wrong."""
        raise NotImplementedError

    def redacted(self, viewer: Viewer, seat: int) -> Payload:
        """Return the payload of a frame that asks ``seat``, as ``viewer`` may see it."""
        raise NotImplementedError
