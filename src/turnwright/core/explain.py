"""Why not: for every choice that is not possible now, the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from turnwright.core import engine
from turnwright.core.errors import UnknownChoice
from turnwright.core.frames import State, Step
from turnwright.core.game import Game, W
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE, WATCHER
from turnwright.core.text import rule_text, say

NOT_NOW: Final = -4
"""Refusal of a choice whose step cites no rule."""

_EXAMPLES: Final = 5
_LONGEST: Final = 60


class Refusal(NamedTuple):
    """Why a choice cannot be made now, in words, and the id of the rule that it cites; both are "" if it can."""

    text: str
    rule: str


def refuse(game: Game[W], s: W, action: int) -> int:
    """Return 0 if ``action`` answers the open question, else the rule that forbids it (or NOT_NOW)."""
    step = engine.step_of(s)
    if _answers(game, step, action):
        return step.refuse(s, engine.top(s), action)
    return _rules_by_verb(game).get(game.vocabulary.verb(action), 0) or NOT_NOW


def why_not(game: Game[W], s: W, seat: int, choice: str, lang: str = "en", names: Sequence[str] = ()) -> str:
    """Return why ``seat`` cannot make ``choice`` now, or "" if it can. Never raises."""
    return refused(game, s, seat, choice, lang, names).text


def refused(game: Game[W], s: W, seat: int, choice: str, lang: str = "en", names: Sequence[str] = ()) -> Refusal:
    """Return why ``seat`` cannot make ``choice`` now, and by which rule. Never raises.

    A seat that is not asked always gets the same answer, whatever it asks for and whatever it holds.
    """
    message = not_asked(s, seat)
    if message is None:
        try:
            action = game.vocabulary.action(choice)
        except UnknownChoice:
            message = _unknown(game, choice)
        else:
            message = refusal(game, s, action, lang, names)
    if message is None:
        return Refusal("", "")
    rule = game.rulebook.rule(message.rule).id if message.rule > 0 else ""
    return Refusal(say(game, message, lang, names), rule)


def refusal(game: Game[W], s: W, action: int, lang: str = "en", names: Sequence[str] = ()) -> Message | None:
    """Return why the asked seat cannot take ``action``, or None if it can."""
    rule = refuse(game, s, action)
    if rule == 0:
        return None
    if rule == NOT_NOW:
        return Message("refused-not-on-offer")
    step = engine.step_of(s)
    if not _answers(game, step, action):
        return citation(game, "refused-not-now", rule, None, lang)
    return citation(game, "refused-rule", rule, step.detail(s, engine.top(s), action), lang, names)


def citation(
    game: Game[W], kind: str, rule: int, detail: Message | None, lang: str = "en", names: Sequence[str] = ()
) -> Message:
    """Return a refusal that cites ``rule`` and its numbers; ``kind`` is the message that says when the rule counts."""
    text = rule_text(game, rule, lang)
    if detail is None:
        return Message(kind, {"rule": text}, rule)
    return Message(f"{kind}-detail", {"rule": text, "detail": say(game, detail, lang, names)}, rule)


def _answers(game: Game[W], step: Step[State], action: int) -> bool:
    return game.vocabulary.verb(action) in step.verbs


@cache
def _rules_by_verb(game: Game[W]) -> dict[str, int]:
    """Return the rule of the first step that each verb answers."""
    rules: dict[str, int] = {}
    for step in game.steps:
        for verb in step.verbs:
            rules.setdefault(verb, step.rule)
    return rules


def not_asked(s: State, seat: int) -> Message | None:
    """Return what every choice is refused with if ``seat`` is not asked, or None if it is."""
    if engine.over(s):
        return Message("refused-over")
    asked = engine.asked(s)
    if seat == asked:
        return None
    if seat == WATCHER:
        return Message("refused-watcher")
    if not 0 <= seat < s.seats:
        return Message("refused-no-seat", {"seats": s.seats})
    if asked == CHANCE:
        return Message("refused-chance")
    return Message("refused-not-asked", {"seat": asked})


def _unknown(game: Game[W], choice: str) -> Message:
    short = " ".join(choice.split())
    shown = repr(short if len(short) <= _LONGEST else short[: _LONGEST - 1] + "…")[1:-1]
    args: dict[str, Argument] = {"choice": shown.lstrip("@")}
    alike = game.vocabulary.alike(choice)
    if alike:
        return Message("refused-unknown-parameter", {**args, "examples": ", ".join(alike[:_EXAMPLES])})
    return Message("refused-unknown", {**args, "verbs": ", ".join(game.vocabulary.verbs)})
