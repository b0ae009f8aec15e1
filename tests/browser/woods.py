"""Root, played beforehand: what a person and two bots will do at a table whose chance is known."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.browser.beforehand import by_bot
from turnwright.bots import GreedyBot
from turnwright.core.game import JsonDict, find
from turnwright.core.position import Position
from turnwright.core.rng import Rng

GAME = "root"
ROUNDS = 2
AIMS = {"service": ("hire", "buy"), "craft": ("craft",), "battle": ("battle",)}
"""What a person does as soon as they can, and by which words."""
DULL = ("done", "no-ambush", "no-hospital", "show-hand")
"""What they do if nothing else is possible."""
MANY = 40
"""More answers than a test should click."""


class Evening(NamedTuple):
    """Two rounds at a table: who opens it (its seed), what is answered from the first seat, and what came of it."""

    name: str
    options: JsonDict
    choices: list[str]
    came: set[str]


def table(factions: str, name: str) -> Position:
    """Return the table that a server whose chance is known opens for somebody of that name."""
    return find(GAME).new(3, name, options(factions))


def options(factions: str) -> JsonDict:
    """Return what is agreed on: the factions by seat, and that the first seat begins."""
    return {"factions": factions, "first": 0}


def by_person(position: Position, came: set[str], rng: Rng) -> str:
    """Return what the person chooses: an aim that was not reached yet, else anything that is not dull."""
    aims = [word for aim, words in AIMS.items() if aim not in came for word in words]
    wanted = [choice for choice in position.options if choice.split()[0] in aims]
    keen = [choice for choice in position.options if choice.split()[0] not in DULL]
    found = wanted or keen or position.options
    return found[rng.below(len(found))]


def events(choice: str, asked: list[str], mine: bool) -> Iterator[str]:
    """Yield what an answer brings about for the person."""
    if mine and "no-ambush" in asked:
        yield "prompt"
    for aim, words in AIMS.items():
        if choice.split()[0] in words:
            yield aim if mine else f"others' {aim}"


def evening(factions: str, name: str) -> Evening:
    """Play two rounds."""
    position, rng, played = table(factions, name), Rng(1), Evening(name, options(factions), [], set())
    while not over(position) and len(played.choices) <= MANY:
        mine, asked = position.seat == 0, position.options
        choice = by_person(position, played.came, rng) if mine else by_bot(position)
        played.came.update(events(choice, asked, mine))
        if mine:
            played.choices.append(choice)
        position.choose(choice)
    return played


def over(position: Position) -> bool:
    """Return whether two rounds have been played."""
    return position.over or position.game.round(position.state) > ROUNDS


@cache
def eventful(factions: str, first: int, *wanted: str) -> Evening:
    """Return two rounds in which all comes that is wanted; ``first`` is the number to begin the search with."""
    for n in range(first, first + 1000):
        played = evening(factions, f"Anna {n}")
        if played.came.issuperset(wanted) and len(played.choices) <= MANY:
            return played
    raise AssertionError("nothing happens in these woods")


def whole_game(factions: str, name: str) -> Position:
    """Return a whole game of keen seats."""
    position = table(factions, name)
    while not position.over:
        position.choose(by_bot(position, GreedyBot))
    return position
