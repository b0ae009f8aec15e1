"""The words and the place of every choice."""

from __future__ import annotations

from turnwright.core.actions import Vocabulary
from turnwright.core.messages import Argument, Message
from turnwright.games.terra_mystica.state import Realm


def label(vocabulary: Vocabulary, s: Realm, action: int) -> Message:
    """Return what a button for ``action`` says."""
    verb = vocabulary.verb(action)
    words = vocabulary.parameter(action).split()
    args: dict[str, Argument] = {}
    if words:
        args["what"] = words[0]
    if len(words) > 1:
        args["to"] = words[1]
    return Message(f"choice-{verb}", args)


def target(vocabulary: Vocabulary, action: int) -> str:
    """Return the id of the drawn element ``action`` points at ("" if it has no place)."""
    words = vocabulary.parameter(action).split()
    verb = vocabulary.verb(action)
    if verb in ("build", "transform", "around", "upgrade"):
        return f"hex-{words[0]}"
    return ""
