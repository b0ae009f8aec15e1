"""Static layers: large drawings that never change, sent by key and fetched once.

A key is a hash of the drawing with a secret of this server. Nobody can compute it from the drawing, so asking for a key
tells nothing that the client was not shown: a card in somebody else's hand cannot be looked up.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from hashlib import sha256
from typing import Final

from turnwright.server.logs import trouble
from turnwright.server.storage.layer_rows import LayerRows
from turnwright.server.storage.outages import Unavailable
from turnwright.server.tasks import Tasks
from turnwright.server.wire.play import StaticLayer

KEY_LENGTH: Final = 20
KEPT_BYTES: Final = 8_000_000
"""Size of the drawings whose keys a process remembers."""
MOST_WAITING: Final = 30_000_000
"""Size of the drawings that may wait to be stored; the games draw far less."""
SOON: Final = 0.5
"""Seconds to wait for new layers to be stored, so that other processes can serve them at once."""
RETRY: Final = 5.0
"""Seconds between attempts to store them while the database cannot be written."""

log = logging.getLogger(__name__)


class Layers:
    """The static layers that this process has drawn, and those that are stored."""

    def __init__(self, rows: LayerRows, others: bool) -> None:
        """``others``: other processes serve the keys as well."""
        self._rows = rows
        self._others = others
        self._secret = b""
        self._keys: dict[tuple[str, str], str] = {}
        self._size = 0
        self._waiting: dict[str, StaticLayer] = {}
        self._storing: asyncio.Task[None] | None = None
        self._failing = False
        self._tasks = Tasks()

    async def open(self) -> None:
        """Read the secret of this server."""
        self._secret = await self._rows.secret()

    async def close(self) -> None:
        """Stop storing."""
        await self._tasks.close()

    def key(self, defs: str, static: str) -> str:
        """Return the key of a layer, from which on it can be fetched."""
        known = self._keys.get((defs, static))
        if known is not None:
            return known
        assert self._secret, "the layers are not open"
        key = hmac.new(self._secret, f"{defs}\0{static}".encode(), sha256).hexdigest()[:KEY_LENGTH]
        size = len(defs) + len(static)
        if self._size + size > KEPT_BYTES:
            self._keys.clear()
            self._size = 0
        self._keys[defs, static] = key
        self._size += size
        self._waiting[key] = StaticLayer(defs=defs, static=static)
        return key

    async def settle(self) -> None:
        """Have new layers stored; wait for it only if other processes need them, and not while storing fails."""
        if not self._waiting:
            return
        if self._storing is None or self._storing.done():
            self._storing = self._tasks.started(self._store())
        if self._others and not self._failing:
            await asyncio.wait([self._storing], timeout=SOON)

    async def get(self, key: str) -> StaticLayer | None:
        """Return a layer by its key.

        Stored layers are not kept in memory: how long this takes must not tell what others have looked at.
        """
        return self._waiting.get(key) or (await self._rows.get(key) if key.isalnum() else None)

    async def _store(self) -> None:
        while self._waiting:
            some = dict(self._waiting)
            try:
                await self._rows.keep(some)
            except Unavailable as problem:
                if not self._failing:
                    trouble(log, "drawings could not be stored", problem=problem)
                self._failing = True
                self._make_room()
                await asyncio.sleep(RETRY)
                continue
            self._failing = False
            for key in some:
                del self._waiting[key]

    def _make_room(self) -> None:
        """Forget the oldest layers if too many wait; they are drawn and stored again when they are next shown."""
        size = sum([len(layer.defs) + len(layer.static) for layer in self._waiting.values()])
        for key, layer in list(self._waiting.items()):
            if size <= MOST_WAITING:
                return
            size -= len(layer.defs) + len(layer.static)
            del self._waiting[key]
            self._keys.clear()
            self._size = 0
