"""Which bots tables of a server may have: ours, and those that its operator adds. No request adds any."""

from __future__ import annotations

from collections.abc import Sequence

from turnwright.bots import bot_from
from turnwright.bots.kinds import OURS, BotKind, find
from turnwright.core.errors import BadOption
from turnwright.server.errors import Refused
from turnwright.server.people.names import check_name
from turnwright.server.wire.outside import LONGEST_BOT


def bot_kinds(added: Sequence[str]) -> list[str]:
    """Return the kinds of bots that tables may have if the operator has ``added`` some."""
    return [*OURS, *added]


def load(added: Sequence[str]) -> dict[str, BotKind]:
    """Return the kinds of the bots that an operator adds, after importing them."""
    return {text: find(text) for text in added}


def check(added: Sequence[str]) -> None:
    """Raise BadOption or BotFailed if one of the bots that an operator adds cannot play."""
    for text, kind in load(added).items():
        if len(text) > LONGEST_BOT:
            raise BadOption(f"cannot add the bot {text}: requests name bots by at most {LONGEST_BOT} characters")
        if not kind.own:
            raise BadOption(f"cannot add the bot {text}: every server has {', '.join(OURS)}")
        bot_from(text)
        for name in kind.names:
            try:
                check_name(name)
            except Refused as no:
                raise BadOption(f"cannot add the bot {text}: a player of it cannot be called {name!r}, {no}") from None
