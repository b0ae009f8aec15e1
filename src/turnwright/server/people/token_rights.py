"""What a token may do. A person who signs in may do everything; a token only what it was made for.

Each route declares what it needs (``web/declaring.py``), and so does each frame (``web/socket.py``).
"""

from __future__ import annotations

from typing import Final, get_args

from turnwright.server.errors import Refused
from turnwright.server.wire.people import Right

READ: Final = "read"
"""Look at tables and records that the person may see."""
PLAY: Final = "play"
"""Also open and join tables, make choices, chat, upload, report."""
MANAGE: Final = "manage"
"""Also change the account: tokens, preferences, webhook; what takes a password takes it from tokens, too."""

_ORDER: Final[tuple[Right, ...]] = get_args(Right)


def check_right(has: Right, needs: Right) -> None:
    """Refuse what needs more than a token has."""
    if _ORDER.index(has) < _ORDER.index(needs):
        raise Refused("forbidden", f"this needs a token with the right to {needs}", reason="token-right")
