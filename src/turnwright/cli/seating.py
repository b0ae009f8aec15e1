"""Who sits at a table: people, and bots with their settings."""

from __future__ import annotations

from hashlib import sha256

from turnwright.bots import Bot, bot_from, kinds
from turnwright.core.errors import BadOption
from turnwright.core.printable import one_line

HUMAN = "human"


def check_kinds(text: str, people: bool = True) -> list[str]:
    """Return who sits where, if there are such players; classes named as ``module:Class`` are imported."""
    return [_checked(kind, people) for kind in kinds.split(text)]


def stored_kinds(text: str, file: str) -> list[str]:
    """Return who sits where by what a file says, which never decides what is imported."""
    for kind in kinds.split(text):
        if ":" in kinds.parts(kind)[0]:
            raise BadOption(f"{file} was played by the bot {one_line(kind)}: name the players with --seats")
    return check_kinds(text)


def _checked(kind: str, people: bool) -> str:
    if people and kind == HUMAN:
        return kind
    name = kinds.parts(kind)[0]
    if ":" not in name and name not in kinds.names():
        allowed = ", ".join([HUMAN] * people + kinds.names())
        raise BadOption(f"unknown kind of player {kind!r}: choose from {allowed}, or name a class as module:Class")
    kinds.find(name)
    return kind


def seat_bot(kind: str, seed: str | None, seat: int) -> Bot:
    """Return the bot for a seat; the same seed gives the same bot."""
    return bot_from(kind, int.from_bytes(sha256(f"{seed} {seat}".encode()).digest()[:4], "big"))
