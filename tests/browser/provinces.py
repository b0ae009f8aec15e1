"""Mythotopia, played beforehand: what a person and two bots will do at a table whose chance is known."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tests.browser.beforehand import by_bot
from turnwright.bots import GreedyBot
from turnwright.core import engine
from turnwright.core.game import JsonDict, find
from turnwright.core.position import Position
from turnwright.games.mythotopia.data.geometry import KEYS
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.war import winner

GAME = "mythotopia"
SEATS = 3
OPTIONS: JsonDict = {"first": 0}
MANY = 45
"""More answers than a test should click."""
GOALS = frozenset(["invaded", "captured", "built", "bought otherwise"])
"""What the person does as soon as they can."""


class Evening(NamedTuple):
    """Some turns at a table: who opens it (its seed), what is answered from the first seat, and what came of it."""

    name: str
    choices: list[str]
    came: set[str]


def table(name: str) -> Position:
    """Return the table that a server whose chance is known opens for somebody of that name."""
    return find(GAME).new(SEATS, name, OPTIONS)


def begins(options: list[str], *words: str) -> list[str]:
    """Return the options that begin with one of some words, in the order of the words."""
    return [option for word in words for option in options if option.split()[0] == word]


def by_person(position: Position, came: set[str]) -> str:
    """Return what the person chooses: what leads to a goal that was not reached yet."""
    options = position.options
    step = position.state.todo[-1].step.name
    if step == "act":
        return action(position, came)
    if step == "pay-gold" and len(options) > 1:
        return next(option for option in options if option != suggested(position)[0])
    if step in ("approach", "pay-food", "pay-stone", "pay-gold", "site", "carry"):
        return suggested(position)[0] if suggested(position) else options[0]
    if step == "muster":
        return (begins(options, "pay", "as-army") or options)[-1]
    return (begins(options, "citadel", "castle", "city", "road", "end", "done", "decline") or options)[0]


def suggested(position: Position) -> list[str]:
    """Return the answers of the last suggestion, the one with most tokens."""
    gestures = position.gestures
    return [position.game.vocabulary.name(action) for action in gestures[-1].actions] if gestures else []


def action(position: Position, came: set[str]) -> str:
    """Return the action that the person takes."""
    s, options = position.state, position.options
    assert isinstance(s, World)
    won = [choice for choice in begins(options, "end-war") if winner(s, KEYS.index(choice.split()[1])) == 0]
    wars = [KEYS[p] for p in range(len(KEYS)) if (s.camps[0] & ~s.realms[0]) >> p & 1]
    reinforced = [choice for choice in begins(options, "place") if choice.split()[1] in wars]
    builds = [choice for choice in begins(options, "play") if choice.endswith("build")]
    wanted = [] if "captured" in came else won + reinforced
    wanted += [] if "built" in came else builds
    wanted += [] if wars or "captured" in came else begins(options, "invade")
    wanted += [] if "bought otherwise" in came or not ways_to_pay(position) else begins(options, "draft")
    return [*wanted, "pass"][0]


def ways_to_pay(position: Position) -> bool:
    """Return whether there are several ways to pay for a card."""
    drafts = begins(position.options, "draft")
    if not drafts:
        return False
    s = position.state.clone()
    engine.apply(s, position.game.vocabulary.action(drafts[0]))
    return len(engine.options(s)) > 1


def events(position: Position, choice: str) -> set[str]:
    """Return what an answer of the person brings about."""
    step, word = position.state.todo[-1].step.name, choice.split()[0]
    found = {"invaded"} if word == "invade" else set()
    if word in ("city", "castle", "road"):
        found.add("built")
    if word == "end-war":
        found.add("captured")
    if step == "pay-gold" and suggested(position) and choice != suggested(position)[0]:
        found.add("bought otherwise")
    return found


def evening(name: str) -> Evening:
    """Play until all goals are reached."""
    position, played = table(name), Evening(name, [], set())
    while not position.over and not played.came.issuperset(GOALS) and len(played.choices) <= MANY:
        if position.seat == 0:
            choice = by_person(position, played.came)
            played.came.update(events(position, choice))
            played.choices.append(choice)
        else:
            choice = by_bot(position)
        position.choose(choice)
    return played


@cache
def eventful(first: int) -> Evening:
    """Return an evening on which all goals are reached; ``first`` is the number to begin the search with."""
    for n in range(first, first + 300):
        played = evening(f"Anna {n}")
        if played.came.issuperset(GOALS) and len(played.choices) <= MANY:
            return played
    raise AssertionError("nothing happens in these provinces")


def whole_game(name: str) -> Position:
    """Return a whole game of greedy seats."""
    position = table(name)
    while not position.over:
        position.choose(by_bot(position, GreedyBot))
    return position
