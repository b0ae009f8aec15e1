"""What a click on a place means, and why it cannot be done now.

A click names a place and no choice. Of all choices that could ever point at the place, the one that is nearest to
legal is meant, judged in this position: the verbs of the open question come first, then those of the seat's own turns,
then what the seat may be asked at other times. A choice of another faction, or of a setup that is over, is never meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, cast

from turnwright.core import engine
from turnwright.core.clicks import BARRED, UNFIT, Clicks
from turnwright.core.explain import citation, not_asked
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import Game, W
from turnwright.core.text import say
from turnwright.core.verbs import Question, Verb


class PlaceRefusal(NamedTuple):
    """Why nothing can be chosen in a place: in words, by the id of a rule, and the choice that was meant.

    All are "" if no choice of the seat can ever point at the place, so that only its description is worth showing. If
    the choice is legal, only the first two are.
    """

    text: str
    rule: str
    choice: str


class Meant(NamedTuple):
    """A choice that a click may mean: its verb, its number, and the rule that refuses it in the question ``frame``.

    ``frame`` is None if the choice was not judged because its question cannot be asked now.
    """

    verb: Verb[State]
    n: int
    rule: int
    frame: Frame | None


class Pointing(NamedTuple):
    """A choice of a question that points at a place."""

    step: Step[State]
    verb: Verb[State]
    n: int


NOTHING: Final = PlaceRefusal("", "", "")


def explain_place(
    game: Game[W], s: W, seat: int, target: str, lang: str = "en", names: Sequence[str] = ()
) -> PlaceRefusal:
    """Return why ``seat`` cannot choose the drawn element ``target`` now. Never raises.

    A seat that is not asked always gets the same answer, wherever it clicks and whatever it holds.
    """
    message = not_asked(s, seat)
    if message is not None:
        return PlaceRefusal(say(game, message, lang, names), "", "")
    meant = meant_by(game, s, seat, target)
    if meant is None:
        return _of_place(game, target, lang)
    choice = game.vocabulary.name(meant.verb.base + meant.n)
    now = meant.frame is engine.top(s)
    if meant.frame is None or meant.rule == 0:
        rule = 0 if now else meant.verb.rule
        message = citation(game, "refused-not-now", rule, None, lang) if rule else None
    else:
        rule = meant.rule
        detail = meant.verb.detail(s, meant.frame, meant.n)
        message = citation(game, "refused-rule" if now else "refused-later", rule, detail, lang, names)
    if message is None:
        return PlaceRefusal("", "", choice)
    return PlaceRefusal(say(game, message, lang, names), game.rulebook.rule(rule).id, choice)


def meant_by(game: Game[W], s: W, seat: int, target: str) -> Meant | None:
    """Return the choice that a click of the asked ``seat`` on ``target`` means, or None if there can be none."""
    pointing = _pointing(cast("Game[State]", game)).get(target, ())
    if not pointing:
        return None
    clicks = game.clicks()
    top = engine.top(s)
    for frames in ([top], clicks.on_turn(s, seat)):
        found = _nearest(clicks, s, seat, frames, pointing)
        if found is not None:
            return found
    for step, verb, n in pointing:
        if step is not top.step and clicks.concerns(s, seat, step) and verb.concerns(s, seat, n):
            return Meant(verb, n, 0, None)
    return None


def _nearest(clicks: Clicks[W], s: W, seat: int, frames: list[Frame], pointing: Sequence[Pointing]) -> Meant | None:
    """Return the choice that is nearest to legal if one of ``frames`` were asked; of equal ones the first."""
    best: Meant | None = None
    least = (0, 0)
    for frame in frames:
        for step, verb, n in pointing:
            if step is not frame.step or not verb.concerns(s, seat, n):
                continue
            rule = verb.refuse(s, frame, n)
            distance = _distance(clicks, s, frame, verb, n, rule)
            if best is None or distance < least:
                best, least = Meant(verb, n, rule, frame), distance
    return best


def _distance(clicks: Clicks[W], s: W, frame: Frame, verb: Verb[State], n: int, rule: int) -> tuple[int, int]:
    """Return how far from legal a choice is that ``rule`` refuses: by the kind of its rule, then by what it lacks."""
    if rule == 0:
        return 0, 0
    return clicks.distances.get(rule, UNFIT if rule == verb.rule else BARRED), verb.lack(s, frame, n)


def _of_place(game: Game[W], target: str, lang: str) -> PlaceRefusal:
    rule = game.clicks().rule_of(target)
    if rule == 0:
        return NOTHING
    return PlaceRefusal(
        say(game, citation(game, "refused-rule", rule, None, lang), lang), game.rulebook.rule(rule).id, ""
    )


def places(game: Game[W]) -> list[str]:
    """Return every drawn element that some choice of the game points at."""
    return list(_pointing(cast("Game[State]", game)))


@cache
def _pointing(game: Game[State]) -> dict[str, tuple[Pointing, ...]]:
    """Return the choices of all questions by the element that they point at; computed once per game."""
    found: dict[str, list[Pointing]] = {}
    for step in game.steps:
        if isinstance(step, Question):
            for verb in step.answers:
                for n in range(verb.size):
                    for target in verb.targets(n):
                        found.setdefault(target, []).append(Pointing(step, verb, n))
    return {target: tuple(choices) for target, choices in found.items()}
