"""Who sits at a table: people, and bots with their settings."""

from __future__ import annotations

from hashlib import sha256

from turnwright.bots import BOTS, Bot, bot_from
from turnwright.core.errors import BadOption

HUMAN = "human"


def split_kinds(text: str) -> list[str]:
    """Return who sits where. Commas separate seats, and also the settings of one bot."""
    kinds: list[str] = []
    for part in text.split(","):
        if "=" in part and ":" not in part and kinds:
            kinds[-1] += f",{part.strip()}"
        else:
            kinds.append(part.strip())
    return kinds


def check_kinds(text: str, people: bool = True) -> list[str]:
    """Return who sits where, if there are such players."""
    kinds = split_kinds(text)
    allowed = [HUMAN, *BOTS] if people else [*BOTS]
    for kind in kinds:
        if kind.partition(":")[0] not in allowed or kind.startswith(f"{HUMAN}:"):
            raise BadOption(f"unknown kind of player {kind!r}: choose from {', '.join(allowed)}")
    return kinds


def seat_bot(kind: str, seed: str | None, seat: int) -> Bot:
    """Return the bot for a seat; the same seed gives the same bot."""
    return bot_from(kind, int.from_bytes(sha256(f"{seed} {seat}".encode()).digest()[:4], "big"))
