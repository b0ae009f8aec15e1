"""Payloads: what a frame owns besides its numbers, such as the memory of an action that is half done.

A payload is never changed once made, so that clones share it. Its fields are declared, as those of a state are
(``PAYLOADS`` in a game's ``fields.py``); ``tools/generate.py`` makes the classes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from turnwright.core.seats import Viewer

if TYPE_CHECKING:
    from turnwright.core.game import JsonDict


@mypyc_attr(allow_interpreted_subclasses=True)
class Payload:
    """What one frame owns; the step of the frame names the class (``Step.payload``)."""

    def encode(self) -> JsonDict:
        """Return all fields, secrets included."""
        raise NotImplementedError

    @classmethod
    def decode(cls, data: JsonDict, seats: int) -> Payload:
        """Return what ``encode`` wrote; BadState says what does not fit."""
        raise NotImplementedError

    def redacted(self, viewer: Viewer, seat: int) -> Payload:
        """Return the payload of a frame that asks ``seat``, as ``viewer`` may see it."""
        raise NotImplementedError
