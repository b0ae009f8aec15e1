"""Cache of encoded ``table`` messages, so that everyone who sees the same is sent the same bytes."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from turnwright.core.game import find
from turnwright.server.tables import views
from turnwright.server.wire.socket import TableMessage

KEPT_BYTES: Final = 8_000_000
"""Maximum size of the cache of a process; the least recently requested entries go first."""


class Snapshots:
    """The last encoded message for each table and perspective."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[tuple[str, views.Perspective], tuple[views.Seen, bytes]] = OrderedDict()

    def of(self, perspective: views.Perspective, seen: views.Seen) -> bytes:
        """Return the message with ``seen`` for ``perspective``; encoded once as long as nothing changes."""
        key = (seen.info.id, perspective)
        kept = self._kept.get(key)
        if kept is not None and kept[0] == seen:
            self._kept.move_to_end(key)
            return kept[1]
        message = msgspec.json.encode(TableMessage(**views.fields(find(seen.info.game), seen)))
        self._keep(key, seen, message)
        return message

    def drop(self, table: str) -> None:
        """Forget a table."""
        for key in [key for key in self._kept if key[0] == table]:
            _seen, message = self._kept.pop(key)
            self.size -= len(message)

    def _keep(self, key: tuple[str, views.Perspective], seen: views.Seen, message: bytes) -> None:
        old = self._kept.pop(key, None)
        self.size += len(message) - (len(old[1]) if old else 0)
        self._kept[key] = (seen, message)
        while self.size > self.most:
            _key, (_seen, oldest) = self._kept.popitem(last=False)
            self.size -= len(oldest)
