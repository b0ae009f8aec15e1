"""Clicks on everything that is drawn: what the table answers, and whether that is true of the place and the seat.

Whose rule is cited, and whether it is one of the setup, is read in the ledger. What a rule says of a place is looked up
on the table by the ``clicks.py`` of each game's tests, without asking its verbs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Generic, NamedTuple

from turnwright.core import engine
from turnwright.core.drawing import LIGHT
from turnwright.core.game import Game, W
from turnwright.core.nearest import explain_place, meant_by
from turnwright.core.rulebook import Rule

PROGRAM_WORDS = ("Choices begin with", "Choices with this verb", "not on offer")


class Answer(NamedTuple):
    """What the table answers to a click: the rule, the choice that is meant, the words, and the rule of its verb."""

    place: str
    rule: str
    choice: str
    text: str
    verb: Rule | None

    @property
    def key(self) -> str:
        """The last part of the place: the hex, the region, the province."""
        return self.place.partition("-")[2]

    @property
    def numbers(self) -> list[int]:
        """The numbers that follow the rule, from left to right."""
        return [int(number) for number in re.findall(r"\d+", self.text.partition(f"[{self.rule}]")[2])]


class ClickChecks(Generic[W]):
    """What a game knows of true answers; ``CHECKS`` in the ``clicks.py`` of its tests.

    setup   a pattern of the ids of rules that count only before the first turn
    shared  words of choices that a faction adds for others
    """

    setup: str
    shared: frozenset[str] = frozenset()

    def begun(self, s: W) -> bool:
        """Tell whether the setup is over."""
        raise NotImplementedError

    def owner(self, title: str, text: str) -> str:
        """Return the faction, race or card that a rule belongs to, by the title of its section and its text."""
        return ""

    def asking(self, game: Game[W], s: W) -> str:
        """Return whose question is open, "" if it is everybody's."""
        entry = game.rulebook.rule(engine.step_of(s).rule)
        return self.owner(game.rulebook.sections[entry.section]["en"], entry.text["en"])

    def has(self, s: W, seat: int, owner: str) -> bool:
        """Tell whether a seat has that faction, race or card."""
        raise NotImplementedError

    def fault(self, s: W, seat: int, answer: Answer) -> str:
        """Return what is not true of the place, "" if the answer is."""
        raise NotImplementedError


def things(game: Game[W], s: W, seat: int) -> list[str]:
    """Return what a click of ``seat`` on anything that is drawn stands for, unless it is lit."""
    lit = {game.target(action) for action in engine.options(s)}
    found: set[str] = set()
    for panel in game.panels(game.view(s, seat), LIGHT):
        found.update(panel.labels)
        found.update(piece.target or piece.id for piece in panel.pieces if piece.id not in lit)
    return sorted(found - lit)


def clicked(game: Game[W], s: W, seat: int, place: str) -> Answer:
    """Click on a place."""
    told = explain_place(game, s, seat, place)
    meant = meant_by(game, s, seat, place)
    verb = game.rulebook.rule(meant.verb.rule) if meant is not None else None
    return Answer(place, told.rule, told.choice, told.text, verb)


def faults(game: Game[W], checks: ClickChecks[W], s: W) -> Iterator[str]:
    """Click on everything that is drawn for the asked seat, and yield what is not true."""
    seat = engine.asked(s)
    for place in things(game, s, seat):
        answer = clicked(game, s, seat, place)
        wrong = fault_of(game, checks, s, seat, answer)
        if wrong:
            yield f"{engine.step_of(s).name}, {place}: {wrong}: {answer.choice}: {answer.text}"


def fault_of(game: Game[W], checks: ClickChecks[W], s: W, seat: int, answer: Answer) -> str:
    """Return what is wrong with an answer, "" if nothing is."""
    if any(words in answer.text for words in PROGRAM_WORDS):
        return "a program speaks"
    if not answer.text:
        return "a choice without a reason" if answer.choice else ""
    if answer.choice:
        action = game.vocabulary.action(answer.choice)
        if game.target(action) != answer.place:
            return "this choice points elsewhere"
        if action in engine.options(s):
            return "this can be chosen"
    return _misplaced(game, checks, s, seat, answer) or checks.fault(s, seat, answer)


def _misplaced(game: Game[W], checks: ClickChecks[W], s: W, seat: int, answer: Answer) -> str:
    """Return whose rule it is, if neither the seat nor the open question has it."""
    word = answer.choice.split(" ")[0]
    verb = answer.verb
    if verb is not None and word not in checks.shared:
        owner = checks.owner(game.rulebook.sections[verb.section]["en"], verb.text["en"])
        if owner and owner != checks.asking(game, s) and not checks.has(s, seat, owner):
            return f"this belongs to {owner}"
    cited = [answer.rule] if verb is None else [answer.rule, verb.id]
    if checks.begun(s) and any(re.match(checks.setup, rule) for rule in cited):
        return "the setup is over"
    return ""
