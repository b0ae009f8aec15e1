"""Messages: an id and arguments, put into words for each reader at the edge."""

from __future__ import annotations

from collections.abc import Callable

from turnwright.core.seats import EVERYONE, Audience

Argument = int | str


class Message:
    """A text to show: a Fluent message id and its arguments.

    An argument that starts with ``@`` is the id of another message (``@race-elves``), so that it is
    translated too; any other string is shown as it is. ``to`` is the audience that may read the
    message. ``rule`` is the ledger rule behind it (0: none).
    """

    def __init__(
        self, id: str, args: dict[str, Argument] | None = None, rule: int = 0, to: Audience = EVERYONE
    ) -> None:
        self.id = id
        self.args: dict[str, Argument] = {} if args is None else args
        self.rule = rule
        self.to = to

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r}, rule={self.rule}, to={self.to})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message)
            and self.id == other.id
            and self.args == other.args
            and self.rule == other.rule
            and self.to == other.to
        )

    def __hash__(self) -> int:
        return hash((self.id, self.rule, self.to))


Say = Callable[[Message], str]
"""Puts a message into words for a reader."""


def told_once(told: list[Message]) -> list[Message]:
    """Return ``told`` without consecutive repeats, such as several cards drawn one by one."""
    messages: list[Message] = []
    for message in told:
        if message not in messages[-1:]:
            messages.append(message)
    return messages
